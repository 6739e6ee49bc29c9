//! Positions that somebody wrote badly: whatever loads can be played, by the same rules as every other position.

use super::battery::agree;
use crate::common::setup;
use sandtable_core::{Chance, Fast, Positions, Rules, Unheard};
use sandtable_dday_dice::{BazookaJoe, DDayDice, Saved, Setup};
use serde_json::{Value, json};

/// Changes one thing somewhere in a position, or takes it from another position.
fn mangle(value: &mut Value, other: &Value, chance: &mut Fast) {
    match value {
        Value::Object(entries) if !entries.is_empty() => {
            let keys: Vec<String> = entries.keys().cloned().collect();
            let key = &keys[chance.below(keys.len() as u32) as usize];
            match (chance.below(12), other.get(key)) {
                (0, Some(taken)) if key != "setup" => {
                    entries.insert(key.clone(), taken.clone());
                }
                (1, _) => {
                    entries.remove(key);
                }
                (_, taken) => {
                    let taken = taken.cloned().unwrap_or(Value::Null);
                    mangle(entries.get_mut(key).expect("one of its keys"), &taken, chance);
                }
            }
        }
        Value::Array(entries) if !entries.is_empty() => {
            let index = chance.below(entries.len() as u32) as usize;
            match chance.below(6) {
                0 => drop(entries.remove(index)),
                1 => entries.push(entries[index].clone()),
                _ => {
                    let taken = other.get(index).cloned().unwrap_or(Value::Null);
                    mangle(&mut entries[index], &taken, chance);
                }
            }
        }
        Value::Bool(yes) => *yes = !*yes,
        Value::Number(number) => {
            let number = number.as_i64().unwrap_or(0);
            *value = json!([0, 1, number + 1, number - 1, 6, 9][chance.below(6) as usize]);
        }
        _ if !other.is_null() => *value = other.clone(),
        _ => {}
    }
}

/// Plays on for a while: somebody can always choose, `check` allows what `legal` offers, and what is saved can be loaded.
fn play_on(mut game: DDayDice, chance: &mut Fast, place: &str) {
    for _ in 0..25 {
        let text = serde_json::to_string(&game.save()).unwrap();
        let again = DDayDice::load(&serde_json::from_str(&text).unwrap());
        assert_eq!(again.as_ref().map_err(|error| format!("{error} at {text} after {place}")), Ok(&game));
        let asked = game.to_act();
        if asked.is_empty() {
            assert!(game.outcome().is_some(), "{place}");
            return;
        }
        let mut chosen = None;
        for seat in asked.iter() {
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            agree(&game, seat, &legal, place);
            assert!(!legal.is_empty(), "nothing to choose at {place}");
            chosen = Some((seat, legal[chance.below(legal.len() as u32) as usize]));
        }
        let (seat, action) = chosen.expect("somebody is asked");
        game.apply(seat, &action, chance, &mut Unheard);
    }
}

#[test]
fn whatever_loads_can_be_played_and_saved() {
    let mut chance = Fast::new(7);
    let mut loaded = 0;
    for number in 0..48u8 {
        let map = ["tiger", "omaha", "juno", "hoc", "pegasus", "merville"][usize::from(number) % 6];
        let bazooka_joe = [BazookaJoe::Off, BazookaJoe::ItemsAndSpecialists][usize::from(number / 6) % 2];
        let setup = Setup { bazooka_joe, ..setup(map, 1 + number % 4) };
        let mut game = DDayDice::new(&setup, &mut chance).unwrap();
        let mut positions: Vec<Value> = Vec::new();
        for _ in 0..400 {
            let Some(seat) = game.to_act().lowest() else { break };
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            let index = match chance.below(6) {
                0 => chance.below(legal.len() as u32) as usize,
                _ => sandtable_core::Knowledge::playout(&game, seat, &legal, &mut chance),
            };
            game.apply(seat, &legal[index].clone(), &mut chance, &mut Unheard);
            // Where a question interrupts the turn, more can be wrong.
            if !game.save().asks.is_empty() || chance.below(12) == 0 {
                positions.push(serde_json::to_value(game.save()).unwrap());
            }
        }
        for at in 0..positions.len() {
            let mut state = positions[at].clone();
            let other = &positions[chance.below(positions.len() as u32) as usize];
            for _ in 0..=chance.below(2) {
                mangle(&mut state, other, &mut chance);
            }
            let Ok(saved) = serde_json::from_value::<Saved>(state.clone()) else { continue };
            if let Ok(game) = DDayDice::load(&saved) {
                loaded += 1;
                play_on(game, &mut chance, &state.to_string());
            }
        }
    }
    assert!(loaded > 300, "only {loaded} of the mangled positions were loaded");
}

//! Positions that no honest program would write. Each is refused with an error, or taken and playable: never a panic.

use serde_json::{Value, json};

use crate::{Chance, Fast, Game, Unheard, Viewer};

/// How many spoiled copies of a position are tried.
const COPIES: usize = 8;
/// How far a position that was taken is played on.
const STEPS: usize = 12;

/// Spoils a saved state in a place or two and loads it.
pub(super) fn positions<G: Game>(saved: &Value, chance: &mut dyn Chance) -> Result<(), String> {
    for _ in 0..COPIES {
        let mut spoiled = saved.clone();
        for _ in 0..=chance.below(2) {
            spoil(&mut spoiled, saved, chance);
        }
        let Ok(read) = serde_json::from_value::<G::Saved>(spoiled.clone()) else {
            continue;
        };
        if let Ok(game) = G::load(&read) {
            play_on(game).map_err(|broken| format!("a spoiled position was taken, but {broken}\n{spoiled}"))?;
        }
    }
    Ok(())
}

fn play_on<G: Game>(mut game: G) -> Result<(), String> {
    let mut chance = Fast::new(1);
    for _ in 0..STEPS {
        for viewer in Viewer::every(G::seats(&game.setup())) {
            let world = game.determinize(viewer, &mut chance);
            if world.view(viewer) != game.view(viewer) {
                return Err(format!("a world dealt for {viewer:?} looks otherwise to him"));
            }
        }
        let Some(seat) = game.to_act().lowest() else {
            return Ok(());
        };
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        if legal.is_empty() {
            return Err("the seat to act has no choice".into());
        }
        let action = super::pick(&legal, &mut chance);
        game.check(seat, &action).map_err(|refusal| format!("check refuses what legal offers: {refusal}"))?;
        game.apply(seat, &action, &mut chance, &mut Unheard);
    }
    Ok(())
}

/// Changes one random place: takes it away, or puts something else there, often a piece of the position itself.
fn spoil(value: &mut Value, whole: &Value, chance: &mut dyn Chance) {
    match value {
        Value::Array(items) if !items.is_empty() && chance.below(5) > 0 => {
            let index = chance.below(items.len() as u32) as usize;
            match chance.below(8) {
                0 => drop(items.remove(index)),
                1 => items.push(items[index].clone()),
                _ => spoil(&mut items[index], whole, chance),
            }
        }
        Value::Object(fields) if !fields.is_empty() && chance.below(8) > 0 => {
            let index = chance.below(fields.len() as u32) as usize;
            let key = fields.keys().nth(index).expect("below the length").clone();
            match chance.below(8) {
                0 => drop(fields.remove(&key)),
                _ => spoil(&mut fields[&key], whole, chance),
            }
        }
        place => *place = replacement(whole, chance),
    }
}

fn replacement(whole: &Value, chance: &mut dyn Chance) -> Value {
    match chance.below(9) {
        0 => Value::Null,
        1 => json!(0),
        2 => json!(1),
        3 => json!(chance.below(300)),
        4 => json!(-1),
        5 => json!(u64::MAX),
        6 => json!("nothing-like-it"),
        7 => json!([]),
        _ => piece(whole, chance),
    }
}

/// A random leaf of the position.
fn piece(value: &Value, chance: &mut dyn Chance) -> Value {
    match value {
        Value::Array(items) if !items.is_empty() => piece(&items[chance.below(items.len() as u32) as usize], chance),
        Value::Object(fields) if !fields.is_empty() => {
            piece(fields.values().nth(chance.below(fields.len() as u32) as usize).expect("below the length"), chance)
        }
        leaf => leaf.clone(),
    }
}

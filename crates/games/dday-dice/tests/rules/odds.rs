//! The chances that are told before a choice are those of the dice.

use crate::common::*;
use sandtable_core::{Chances, Likelihood, Rules};
use sandtable_dday_dice::DDayDice;
use serde_json::json;

/// The probability of outliving the combat, and the losses with theirs, as they are told before a choice.
fn told(game: &DDayDice, path: &str) -> (f64, Vec<(i32, f64)>) {
    assert_eq!(refusal(game, ME, path), None);
    let odds = game.odds(ME, &action(game, ME, path)).expect("a choice with odds");
    let values: Vec<&Likelihood> = odds.0.iter().map(|line| &line.value).collect();
    match values[..] {
        [Likelihood::Chance(survival), Likelihood::Spread(losses)] => (*survival, losses.clone()),
        _ => panic!("survival and losses, found {values:?}"),
    }
}

fn close(one: f64, other: f64) -> bool {
    (one - other).abs() < 1e-9
}

/// DD-18.2: DEF 8 and one MG die against a strength of 12.
#[test]
fn who_stays_is_told_the_combat() {
    let game = solo("tiger", "move", json!({"sector": 8, "soldiers": 11, "specialists": ["scout"]}));
    let (survival, losses) = told(&game, "button:done");
    assert!(close(survival, 0.5), "9, 10 and 11 of 9 to 14");
    assert_eq!(losses.iter().map(|&(number, _)| number).collect::<Vec<_>>(), [9, 10, 11, 12, 13, 14]);
}

/// DD-17.11: tiger 8 → 10 takes a specialist, then mines, then 1d6 soldiers come, then DEF 10 and one MG die. Every throw
/// of the three dice is played.
#[test]
fn a_move_is_told_what_all_throws_come_to() {
    let unit = json!({"sector": 8, "soldiers": 14, "courage": 9, "specialists": ["medic"]});
    let game = solo("tiger", "move", unit);
    let (survival, losses) = told(&game, "sector:10 → specialist:medic");
    let mut outlived = 0;
    for throw in 0..216 {
        let dice = [throw % 6 + 1, throw / 6 % 6 + 1, throw / 36 + 1].map(|number| number.to_string());
        let mut played = game.clone();
        roll(&mut played, ME, "sector:10 → specialist:medic", &dice.each_ref().map(String::as_str));
        outlived += u32::from(played.outcome().is_none());
    }
    assert!(close(survival, f64::from(outlived) / 216.0), "{survival} for {outlived} of 216");
    assert!(close(losses.iter().map(|&(_, chance)| chance).sum(), 1.0));
    assert_eq!((losses[0].0, losses[losses.len() - 1].0), (1 + 11, 6 + 16), "the Medic is gone before the mines");
}

/// DD-7.24, DD-26.24: the French cry makes no mine roll, and neither does a forward move with the photos.
#[test]
fn where_no_mines_are_rolled_none_are_told() {
    let ahead = |nation: &str, turn: serde_json::Value, path: &str| {
        let unit = json!({"sector": 9, "soldiers": 60, "courage": 9, "specialists": ["medic"], "this-turn": turn});
        let game = at(json!({"setup": {"map": "omaha", "nations": [nation]}, "phase": "move", "units": [unit]}));
        told(&game, path).1.len()
    };
    // 15 and one die, less 1 by the Medic: six numbers; with mines of 0 to 5 eleven.
    assert_eq!(ahead("us", json!({"cry": true}), "button:cry → sector:11"), 11);
    assert_eq!(ahead("fr", json!({"cry": true}), "button:cry → sector:11"), 6);
    assert_eq!(ahead("us", json!({"cry": true, "open-advance": true}), "button:cry → sector:11"), 6);
    // Sideways the photos do not help.
    let game = solo("tiger", "move", json!({"sector": 2, "soldiers": 60, "this-turn": {"open-advance": true}}));
    assert_eq!(told(&game, "sector:3").1.len(), 6);
}

/// DD-17.13: who is found in the sector fights there already.
#[test]
fn who_joins_on_the_way_is_counted() {
    let game = solo("omaha", "move", json!({"sector": 4, "soldiers": 13, "courage": 2}));
    // DEF 8 and one MG die, less 1 by the Medic who is there; 14 are strong enough for all of 8 to 13.
    let (survival, losses) = told(&game, "sector:7");
    assert!(close(survival, 1.0));
    assert_eq!((losses[0].0, losses[5].0), (8, 13));
}

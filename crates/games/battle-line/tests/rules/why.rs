//! "Why can't I?", asked with a click too few: the click that is wrong and the clause that a player would be shown.

use sandtable_battle_line::BattleLine;
use sandtable_core::{AnyGame, AnyKind as _, Kind, Path, Ruling, Seat};
use serde_json::{Value, json};

/// Some flags taken, some contested, a hand of troops and tactics.
fn middle_game() -> Value {
    json!({
        "turn": 0,
        "turn-number": 19,
        "flags": [
            {"flag": 1, "claimed-by": 1, "sides": [["orange-2", "green-3", "blue-7"], ["yellow-8", "yellow-9", "yellow-10"]]},
            {"flag": 2, "sides": [["purple-6", "purple-7"], ["red-5", "green-5"]]},
            {"flag": 4, "sides": [["blue-4", "blue-5", "blue-6"], ["red-1", "red-2"]]},
            {"flag": 6, "sides": [["orange-9"], ["horse", "orange-7"]]},
        ],
        "hands": [
            ["red-8", "orange-8", "green-9", "purple-8", "traitor", "scout", "yellow-1"],
            ["red-9", "red-10", "blue-1", "blue-2", "green-1", "green-2", "purple-1"]
        ],
        "tactics-played": [0, 1],
        "plays": 18
    })
}

fn game(position: &Value) -> Box<dyn AnyGame> {
    Kind::<BattleLine>::default().load(position).unwrap()
}

fn ruling(position: &Value, path: &str) -> Ruling {
    game(position).ruling(Seat(0), &Path::parse(path).unwrap())
}

/// The click that is wrong, from 0, and the clause that forbids it.
fn wrong(position: &Value, path: &str) -> (usize, &'static str) {
    match ruling(position, path) {
        Ruling::Forbidden { at, illegal } => (at, illegal.rule),
        other => panic!("{path}: {other:?}"),
    }
}

#[test]
fn a_whole_action_is_legal_and_a_part_of_one_is_unfinished() {
    assert_eq!(ruling(&middle_game(), "card:red-8 flag:7"), Ruling::Legal);
    for part in ["", "card:red-8", "card:traitor", "card:traitor card:red-5"] {
        let Ruling::Unfinished { next, prompt } = ruling(&middle_game(), part) else { panic!("{part}") };
        assert!(!next.is_empty() && !prompt.rule.is_empty(), "{part}");
    }
    let Ruling::Unfinished { next, .. } = ruling(&middle_game(), "card:red-8") else { panic!() };
    assert!(next.iter().all(|step| step.kind() == "flag"));
}

#[test]
fn the_clause_of_a_whole_action_and_which_click_it_is_about() {
    assert_eq!(wrong(&middle_game(), "button:pass"), (0, "BL-3.5"));
    assert_eq!(wrong(&middle_game(), "card:red-8 flag:1"), (1, "BL-7.8"));
}

#[test]
fn the_clause_of_a_card_that_cannot_be_played_anywhere() {
    assert_eq!(wrong(&middle_game(), "card:red-9"), (0, "BL-3.3"));
    let position = json!({
        "turn": 0,
        "flags": [{"flag": 1, "sides": [["leader-lion"], ["red-5"]]}],
        "hands": [["red-1", "traitor", "leader-eagle"], []],
        "tactics-played": [1, 0]
    });
    assert_eq!(wrong(&position, "card:leader-eagle").0, 0);
    assert_eq!(wrong(&position, "card:traitor"), (0, "BL-9.2"));
}

#[test]
fn the_clause_of_a_second_click() {
    assert_eq!(wrong(&middle_game(), "card:traitor card:horse"), (1, "BL-13.8"));
    assert_eq!(wrong(&middle_game(), "deck:troops"), (0, "BL-3.2"));
}

#[test]
fn what_is_asked_instead_is_said_where_no_action_comes_of_it() {
    let Ruling::NotAsked { at: 0, prompt } = ruling(&middle_game(), "flag:99") else { panic!() };
    assert_eq!(Some(prompt.rule), ruling(&middle_game(), "flag:99").refusal().map(|illegal| illegal.rule));
    let waiting = game(&middle_game()).ruling(Seat(1), &Path::parse("card:red-9").unwrap());
    assert!(waiting.refusal().is_some(), "who waits is told so");
}

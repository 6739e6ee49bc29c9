//! "Why can't I?" is answered by the clause that a player would be shown in the rules.

use sandtable_battle_line::BattleLine;
use sandtable_core::{AnyGame, AnyKind as _, Kind, Path, Seat, Step};
use serde_json::{Value, json};

use super::pictures::middle_game;
use crate::why::why_not;

fn game(position: &Value) -> Box<dyn AnyGame> {
    Kind::<BattleLine>::default().load(position).unwrap()
}

/// Everything that can be pointed at in the middle of the game.
fn things(game: &dyn AnyGame) -> Vec<Step> {
    let view = game.view(sandtable_core::Viewer::Seat(Seat(0)));
    let mut things: Vec<Step> = (1..=9).map(|flag| Step::new("flag", flag)).collect();
    let cards = |value: &Value| -> Vec<Step> {
        value.as_array().into_iter().flatten().filter_map(Value::as_str).map(|card| Step::new("card", card)).collect()
    };
    for flag in view.json()["flags"].as_array().unwrap() {
        things.extend(cards(&flag["sides"][0]["cards"]));
        things.extend(cards(&flag["sides"][1]["cards"]));
    }
    things.extend(cards(&view.json()["hands"][0]["cards"]));
    things.extend([Step::new("deck", "troops"), Step::new("button", "pass"), Step::new("button", "done")]);
    things
}

/// The clause that forbids the last step of a path.
fn clause(position: &Value, path: &str) -> Option<&'static str> {
    let game = game(position);
    let mut steps = Path::parse(path).unwrap().0;
    let last = steps.pop().unwrap();
    why_not(game.as_ref(), Seat(0), &steps, &last, &things(game.as_ref())).map(|illegal| illegal.rule)
}

#[test]
fn what_may_be_chosen_has_no_reason_against_it() {
    assert_eq!(clause(&middle_game(), "card:red-8"), None);
    assert_eq!(clause(&middle_game(), "card:red-8 flag:7"), None);
    assert_eq!(clause(&middle_game(), "card:traitor"), None);
}

#[test]
fn passing_while_a_troop_can_be_placed() {
    assert_eq!(clause(&middle_game(), "button:pass"), Some("BL-3.5"));
}

#[test]
fn a_claimed_flag_is_closed() {
    assert_eq!(clause(&middle_game(), "card:red-8 flag:1"), Some("BL-7.8"));
}

#[test]
fn a_second_leader_or_one_tactics_card_too_many() {
    let mut position = middle_game();
    position["hands"][0][6] = json!("leader-eagle");
    assert_eq!(clause(&position, "card:leader-eagle"), Some("BL-10.3"));
    let position = json!({
        "turn": 0,
        "flags": [{"flag": 1, "sides": [["leader-lion"], ["red-5"]]}],
        "hands": [["red-1", "traitor"], []]
    });
    assert_eq!(clause(&position, "card:traitor"), Some("BL-9.2"));
}

#[test]
fn traitor_takes_no_tactics_card() {
    assert_eq!(clause(&middle_game(), "card:traitor card:horse"), Some("BL-13.8"));
}

#[test]
fn a_deck_is_drawn_from_after_the_play() {
    assert_eq!(clause(&middle_game(), "deck:troops"), Some("BL-3.2"));
}

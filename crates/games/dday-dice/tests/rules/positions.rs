//! Positions written by hand: what may be left out, and what is refused.

use crate::common::*;
use sandtable_core::Game;
use serde_json::{Value, json};

#[test]
fn nothing_at_all_is_a_position() {
    let game = at(json!({}));
    assert_eq!((phase(&game), choices(&game, ME)), ("dice".to_owned(), vec!["button:go-on".to_owned()]));
    assert_eq!(counts(&game, ME), [4, 0, 0, 0]);
    assert_eq!(view(&game).pool.items.len(), 10, "twelve, less the two that solo leaves out");
}

/// The example of `docs/positions/dday-dice.md`.
#[test]
fn the_example_of_the_document_is_a_position() {
    let document = std::fs::read_to_string(
        std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../docs/positions/dday-dice.md"),
    )
    .unwrap();
    let example = document.split("```json").nth(1).unwrap().split("```").next().unwrap();
    let game = at(serde_json::from_str::<Value>(example).unwrap());
    assert_eq!(phase(&game), "fire");
    assert_eq!(refusal(&game, ME, "card:hand-grenades"), None);
}

#[test]
fn cards_that_are_named_nowhere_are_where_they_lie_at_the_start() {
    let game = several(
        "utah",
        "dice",
        &[
            json!({"items": ["flak-vest"], "vehicle": "jeep", "specialists": ["colonel", "medic"], "awards": ["silver-star"]}),
            json!({"dead": ["major"]}),
        ],
    );
    let view = view(&game);
    assert!(view.pool.items.iter().all(|item| item.id.to_string() != "flak-vest"));
    assert_eq!((view.pool.vehicles.len(), view.supply.len(), view.awards.len()), (2, 8, 15));
}

#[test]
fn what_cannot_be_is_refused_with_its_place() {
    for (state, expected) in [
        (json!({"units": [{"sector": 15}]}), "state.units[0].sector: a sector of the map tiger, found 15"),
        (json!({"units": [{}, {}]}), "state.units: at most 1 units, found 2"),
        (json!({"units": [{"soldiers": 0}]}), "state.units[0]: at least one soldier or specialist"),
        (json!({"units": [{"dice": ["s1"]}]}), "state.units[0].dice: five or six faces, found 1"),
        (
            json!({"units": [{"specialists": ["bugler", "courier"]}]}),
            "state.units[0].specialists: at most one Reserve specialist (DD-12.5)",
        ),
        (json!({"phase": "result"}), "state.units[0].dice: the final result: what the dice show"),
        (
            json!({"setup": {"seats": 2}, "units": [{"items": ["flak-vest"]}, {"items": ["flak-vest"]}]}),
            "state.units[1].items: every card once: flak-vest is in two units",
        ),
        (
            json!({"pool": ["flak-vest"], "units": [{"items": ["flak-vest"]}]}),
            "state.pool: every card once: flak-vest is in a unit",
        ),
        (json!({"phase": "fire", "fire": [{"sector": 8, "mg": [7]}]}), "state.fire[0].mg: 1 numbers from 1 to 6"),
        (json!({"turn": 0}), "state.turn: a turn from 1 to 30000, found 0"),
        (json!({"phase": "over"}), "state.ending: how the game ended"),
    ] {
        assert_eq!(refused(state), expected);
    }
    assert!(refused(json!({"units": [{"specialists": ["general"]}]})).starts_with("state.units[0].specialists"));
    assert!(refused(json!({"units": [{"legs": 2}]})).contains("unknown field"));
}

#[test]
fn where_dice_come_first_somebody_goes_on() {
    // The MG die of sector 8 is not given: it is rolled when somebody goes on.
    let mut game = solo("tiger", "fire", json!({"sector": 8, "soldiers": 30}));
    assert_eq!(phase(&game), "combat");
    assert_eq!(refusal(&game, ME, "button:done"), Some("DD-3.1"));
    assert_eq!(losses(&go_on(&mut game, &["2"]), ME), Some(10));
}

#[test]
fn a_saved_position_is_the_position() {
    let game = solo("omaha", "supply", json!({"sector": 6, "stars": 9, "items": ["bazooka"], "vehicle": "sherman"}));
    let text = serde_json::to_string(&game.save()).unwrap();
    assert_eq!(at(serde_json::from_str(&text).unwrap()), game);
}

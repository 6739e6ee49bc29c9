//! Positions written by hand: what may be left out, and what is refused.

use crate::common::*;
use sandtable_core::Positions;
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
        (json!({"window": {"order": [0]}}), "state.window: none: no window is open in this phase (DD-3.4)"),
        (
            json!({"phase": "result", "units": [{"sector": 8, "dice": ["s1", "s1", "s1", "s1", "s1", "s1"]}]}),
            "state.units[0].dice: 5 faces in sector 8 (DD-4.7), found 6",
        ),
        (
            json!({"units": [{"dice": ["s1", "s1", "s1", "s1", "s1", "s1"], "locked": ["r1", "w1", "b1"]}]}),
            "state.units[0].locked: two dice at most (DD-4.2)",
        ),
        (
            json!({"units": [{"sector": 7, "dice": ["s1", "s1", "s1", "s1", "s1", "s1"], "locked": ["r1", "w1"]}]}),
            "state.units[0].locked: none in this sector (DD-4.8)",
        ),
        (
            json!({"units": [{"dice": ["s1", "s1", "s1", "s1", "s1", "s1"], "locked": ["r1", "w1"], "marked": ["r1"]}]}),
            "state.units[0].marked: dice that are not locked (DD-4.3)",
        ),
        (
            json!({"phase": "result", "units": [{"dice": ["s1", "s1", "s1", "s1", "s1", "s1"], "cancelled": ["r1"]}]}),
            "state.units[0].cancelled: none before the upkeep (DD-9.1)",
        ),
        (
            json!({"units": [{"dead": ["medic"], "spent": []}]}),
            "state.units[0].spent: medic too: its card was taken (DD-1.5)",
        ),
        (
            json!({"units": [{"this-turn": {"moved": true}}]}),
            "state.units[0].this-turn.moved: not before the move window (DD-3.1)",
        ),
        (
            json!({"units": [{"this-turn": {"losses": 2}}]}),
            "state.units[0].this-turn.losses: none before they are found (DD-18.12)",
        ),
    ] {
        assert_eq!(refused(state), expected);
    }
    assert!(refused(json!({"units": [{"specialists": ["general"]}]})).starts_with("state.units[0].specialists"));
    assert!(refused(json!({"units": [{"legs": 2}]})).contains("unknown field"));
    // What has the wrong shape is told the right one, in the words of the rules.
    let nations = refused(json!({"setup": {"nations": [7]}}));
    assert_eq!(nations, "state.setup.nations: expected us, uk, ca or fr, or a list of them by seat");
    let marker = refused(json!({"units": [{"marker": "star"}]}));
    assert_eq!(marker, "state.units[0].marker: a marker: a number from 0 to 9, \"shield\" or \"arrow\"");
    assert!(refused(json!({"units": [3]})).ends_with("expected a unit, as an object"));
}

/// Nothing can be chosen in these windows, and each refusal says why; only going on is left.
#[test]
fn where_nothing_can_be_chosen_a_refusal_still_names_its_clause() {
    // X-14: the black shield binds, and neither way is open.
    let game = solo("tiger", "move", json!({"sector": 4, "soldiers": 9, "courage": 9}));
    assert_eq!(choices(&game, ME), ["button:go-on"]);
    assert_eq!(refusal(&game, ME, "sector:5"), Some("DD-17.1"));
    assert_eq!(refusal(&game, ME, "sector:7"), Some("DD-17.2"));
    assert_eq!(refusal(&game, ME, "sector:6"), Some("DD-16.2"));
    assert_eq!(refusal(&game, ME, "button:done"), Some("DD-3.1"), "the window opens when somebody goes on");
    let game = solo("tiger", "supply", json!({"sector": 9, "soldiers": 9, "stars": 0, "points": 20, "courage": 5}));
    assert_eq!(refusal(&game, ME, "specialist:scout → button:recruit"), Some("DD-12.1"));
    assert_eq!(refusal(&game, ME, "card:flak-vest → button:find"), Some("DD-13.7"));
    assert_eq!(refusal(&game, ME, "button:buy-award"), Some("DD-11.3"));
    assert_eq!(refusal(&game, ME, "sector:bunker"), Some("DD-3.1"));
}

#[test]
fn where_dice_come_first_somebody_goes_on() {
    // The MG die of sector 8 is not given: it is rolled when somebody goes on.
    let mut game = solo("tiger", "fire", json!({"sector": 8, "soldiers": 30}));
    assert_eq!(phase(&game), "combat");
    assert_eq!(refusal(&game, ME, "button:done"), Some("DD-3.1"));
    assert_eq!(losses(&go_on(&mut game, &["2"]), ME), Some(10));
}

/// DD-15.2: the own Courier died, and another unit gave its own.
#[test]
fn a_unit_may_have_a_courier_though_its_own_is_dead() {
    let units = [json!({"soldiers": 3, "specialists": ["courier"]}), json!({"soldiers": 9, "dead": ["courier"]})];
    let mut game = several("tiger", "supply", &units);
    play(&mut game, ME, "seat:1 → specialist:courier");
    assert_eq!(specialists(&game, SHE), ["courier"]);
    assert_eq!(sandtable_dday_dice::DDayDice::load(&game.save()), Ok(game));
}

/// DD-26.3: a link is written at one unit and holds for both.
#[test]
fn a_link_holds_both_ways() {
    let units =
        [json!({"sector": 2, "soldiers": 3, "this-turn": {"linked": [1]}}), json!({"sector": 1, "soldiers": 9})];
    let mut game = several("tiger", "supply", &units);
    play(&mut game, ME, "button:done");
    assert_eq!(refusal(&game, SHE, "seat:0 → resource:soldiers → number:1"), None);
}

/// DD-1.4: however large a count is, what was saved can be loaded.
#[test]
fn counts_beyond_any_game_are_saved_and_loaded() {
    let mut game = solo("tiger", "supply", json!({"soldiers": 30_000, "items": ["field-radio", "hip-flask"]}));
    play(&mut game, ME, "card:field-radio → button:use");
    assert_eq!(sandtable_dday_dice::DDayDice::load(&game.save()), Ok(game));
}

#[test]
fn a_saved_position_is_the_position() {
    let game =
        solo("omaha", "supply", json!({"sector": 6, "stars": 9, "items": ["satchel-charge"], "vehicle": "sherman"}));
    let text = serde_json::to_string(&game.save()).unwrap();
    assert_eq!(at(serde_json::from_str(&text).unwrap()), game);
}

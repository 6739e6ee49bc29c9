//! Positions written by hand: what they can say, and what is said to those that cannot be.

use sandtable_core::Positions;
use sandtable_heroes::{Heroes, Saved};
use serde_json::json;

use crate::common::*;

#[test]
fn nothing_written_is_the_scenario_as_listed() {
    let game = Heroes::load(&Saved::default()).unwrap();
    let view = truth(&game);
    assert_eq!((view.turn, view.phase, view.commands, asked(&game).as_str()), (1, US, 4, "us tactic"));
    assert_eq!((place(&game, "g07a").as_str(), unit(&game, "g07a").hidden, view.us.reserve), ("d5", true, 14));
}

#[test]
fn any_card_of_the_box_may_stand_anywhere_once() {
    let game = field().us("u36a@a1").ge("g44a@g6").game();
    assert_eq!(place(&game, "g44a"), "g6");
    assert!(
        field()
            .us("u15a@a1")
            .hand(US, "u15a")
            .fault()
            .contains("every card once: u15a is at state.us.units[0].card too")
    );
    assert!(field().us("g16a@a1").fault().contains("state.us.units[0].card: a card of the side"));
    assert!(field().us("uh1@a1").fault().contains("a Unit Card"));
    assert!(field().us("u15a@h1").fault().contains("a box of the battlefield"));
    assert!(on("omaha").us("u15a@a1").fault().contains("could enter"));
}

#[test]
fn a_map_of_ones_own() {
    let game = ground(["TTTTTTT", ".......", ".......", ".......", ".......", "~~~~~~~"]).us("u44a@a1").game();
    assert_eq!(saved(&game)["map"][0], "TTTTTTT");
    assert!(field().set("map", json!(["..."])).fault().contains("state.map"));
    assert!(
        ground(["TTTTTTX", ".......", ".......", ".......", ".......", "......."]).fault().contains("state.map[0]")
    );
    let worth = field().markers(json!({"objective": {"A1": 3, "C4": null}})).set("control", json!({"a1": "us"})).game();
    assert_eq!(force(&worth, US).points, 3);
    let again = Heroes::load(&serde_json::from_value(saved(&worth)).unwrap()).unwrap();
    assert!(again == worth);
}

#[test]
fn what_cannot_be_is_said_with_its_place() {
    let faults = [
        (field().set("turn", 9), "state.turn: 1 to 5, found 9"),
        (field().set("commands", 11), "state.commands: 0 to 10"),
        (field().us("u15a@a1 hit=1"), "fewer than its 1 hit points"),
        (field().us("u15a@a1").active("g16a"), "state.activation.unit"),
        (field().us("u15a@a1 activated go"), "HN-20.2"),
        (field().set("effects", json!([{"event": "eu05", "side": "us"}])), "an event that lasts"),
        (
            field().us("u15a@a1").ge("g16a@g6").set(
                "attack",
                json!({"side": "us", "by": "u15a", "target": "g16a", "at": "g5", "value": 8, "aim": "plus"}),
            ),
            "state.attack.at",
        ),
        (field().us("u15a@a1").set("activation", json!({"unit": "u15a"})).set("unsuppressing", true), "at most one of"),
        (field().us("u15a@a1").set("window", true).active("u15a"), "HN-29.11"),
        (field().us("u15a@a1 tag=us-1, u15b@b1 tag=us-1"), "every tag once"),
        (field().set("control", json!({"a1": "us"})), "a box with an Objective or Depot marker"),
        (field().set("event", json!({"event": "eu02", "side": "us", "ask": "moves"})), "state.event.ask"),
        (field().set("stage", "tactics").set("over", json!({"winner": "us", "condition": 1})), "state.over"),
    ];
    for (position, expected) in faults {
        let fault = position.fault();
        assert!(fault.contains(expected), "{fault}\nexpected {expected}");
    }
}

#[test]
fn an_attack_under_way_is_written_and_read() {
    let mut game = field().us("u15a@c3").ge("g46a@c4").active("u15a").game();
    act(&mut game, US, "unit:u15a → value:1 → unit:g46a", "3 4");
    let again = Heroes::load(&serde_json::from_value(saved(&game)).unwrap()).unwrap();
    assert!(again == game);
    assert_eq!(saved(&game)["attack"]["total"], 7);
    let by_hand = field()
        .us("u15a@c3")
        .ge("g46a@c4")
        .active("u15a")
        .set("attack", json!({"side": "us", "by": "u15a", "slot": 1, "target": "g46a", "at": "c4", "value": 8, "aim": "plus", "dice": [3, 4], "total": 7}));
    let mut game = by_hand.game();
    act(&mut game, US, "marker:directive", "6");
    assert_eq!(marks(&game, "g46a"), (0, 0));
}

/// HN-29.10: a window that is written is open, and so is a closing; nobody asks whether it would have opened.
#[test]
fn a_window_that_is_written_is_open() {
    let window = field().us("u15a@a1").ge("g16a@g6").set("window", true);
    assert_eq!(asked(&window.game()), "ge window");
    let closing = field().us("u15a@a1").ge("g16a@g6").set("commands", 0);
    assert_eq!(asked(&closing.clone().set("stage", "closing").game()), "us closing");
    assert_eq!(asked(&closing.game()), "ge tactic");
}

/// The example of `docs/positions/heroes.md`, which is E1 of the rules, and that the page explains every key.
#[test]
fn the_example_of_the_page_about_positions_is_one() {
    let page = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../docs/positions/heroes.md");
    let page = std::fs::read_to_string(page).unwrap();
    let example = page.split("```json\n").nth(1).unwrap().split("```").next().unwrap();
    let mut game = Position(serde_json::from_str(example).unwrap()).game();
    act(&mut game, US, "unit:u50a → button:go", "4");
    assert_eq!(asked(&game), "us activation");
    act(&mut game, US, "unit:u50a → value:1 → unit:g27a", "3 5 3");
    assert_eq!(place(&game, "g27a"), "off");
    let saved = saved(&game);
    let keys = saved.as_object().unwrap().iter().chain(saved["us"].as_object().unwrap());
    for (key, _) in keys.chain(saved["us"]["units"][0].as_object().unwrap()) {
        assert!(page.contains(&format!("`{key}`")), "{key}");
    }
}

/// D1, D2: a set-up under way needs no more than its stage.
#[test]
fn a_set_up_under_way_is_written_by_its_stage() {
    let load = |state: serde_json::Value| Position(state).game();
    let mut deploying = load(json!({"setup": {"scenario": "omaha"}, "stage": "deploy", "phase": "ge"}));
    assert_eq!((asked(&deploying).as_str(), force(&deploying, US).hand), ("ge deploy", 0));
    act(&mut deploying, GE, "button:as-listed", "");
    assert_eq!(asked(&deploying), "us tactic");
    assert!(force(&deploying, US).hand > 0);
    let second = load(json!({"setup": {"scenario": "omaha"}, "stage": "deploy", "phase": "ge", "deploying": 2}));
    assert_eq!((place(&second, "g51a").as_str(), place(&second, "g01a").as_str()), ("c4", "off"));
    let before = load(json!({"setup": {"scenario": "la-fiere"}, "stage": "before"}));
    assert_eq!((asked(&before).as_str(), offers(&before, US, "tile:")), ("us bombard", 14));
    // The start of a phase is the end of the one before: HN-44.3.
    let relieved = on("carentan").set("turn", 3).phase(GE).set("commands", 0).aside(US, "u07a, u45a, u45b, u42a");
    assert_eq!(asked(&relieved.us("u04a@d1").ge("g29a@a6").game()), "us arrive");
}

/// Facts 3.4: `G27@B4` is how the scenarios write a card; without its letter it is the next copy that is written nowhere.
#[test]
fn a_card_without_its_letter_is_the_next_free_copy() {
    let game = field().us("U15@A1, u15a@b1, u15@c1").ge("G07@D5").hand(US, "u15, u15c").game();
    assert_eq!((place(&game, "u15b").as_str(), place(&game, "u15d").as_str()), ("a1", "c1"));
    assert_eq!(
        (names(&force(&game, US).hand_cards), place(&game, "g07a").as_str()),
        (vec!["u15c".into(), "u15e".into()], "d5")
    );
    assert!(
        field()
            .ge("g07@d5, g07@d4")
            .fault()
            .contains("state.ge.units[1].card: at most 1 of g07, which all have a place")
    );
    assert!(field().hand(US, "hu, hu, hu, hu").fault().contains("state.us.hand[3]: at most 3 of hu in all"));
}

/// Sides and scenarios may be spelled as the rules and scenario files spell them.
#[test]
fn sides_and_scenarios_as_the_rules_spell_them() {
    let load = |state: serde_json::Value| truth(&Position(state).game());
    for name in ["Turqueville", "turqueville", "1"] {
        assert_eq!(load(json!({"setup": {"scenario": name}})).turns, 5, "{name}");
    }
    assert_eq!(load(json!({"setup": {"scenario": "La Fière"}})).turns, 7);
    for side in ["German", "GE", "ge"] {
        assert_eq!(load(json!({"phase": side, "control": {"c4": side}})).phase, GE, "{side}");
    }
    assert!(field().set("phase", "french").fault().contains("no side \"french\": expected us or ge"));
}

/// What no game can come to is refused with the clause: HN-4.11, HN-7.1, HN-7.2, HN-9.2, HN-18.4, HN-20.37.
#[test]
fn positions_that_no_game_comes_to() {
    let pair = |units: &str| open().us(units).ge("g16a@g6").set("manoeuvre", json!({"units": ["us-1", "us-2"]}));
    let faults = [
        (field().us("u45a@c3 hero=uh1"), "state.us.units[0].hero: a Hero who may join u45a (HN-18.4), found uh1"),
        (field().us("u15a@c3 activated").active("u15a"), "state.activation.unit: a unit without ACTIVATED (HN-9.2)"),
        (field().us("u15a@c3 go").active("u15a"), "HN-20.37"),
        (field().us("u15a@c3").ge("g16a@f5 go"), "state.ge.units[0].go: no GO! in the phase of us"),
        (pair("u15a@c3, u15b@d4"), "state.manoeuvre.units: two units that are orthogonally adjacent (HN-7.1)"),
        (pair("u15a@c3 activated, u15b@d3"), "HN-7.2"),
        (field().us("u15a@c3 stunned"), "\"stunned\" of \"u15a@c3 stunned\": expected hidden, known, activated"),
    ];
    for (position, fault) in faults {
        let said = position.fault();
        assert!(said.contains(fault), "{said} and not {fault}");
    }
    assert_eq!(asked(&pair("u15a@c3, u15b@d3").game()), "us manoeuvre");
    // HN-17.4, HN-17.24: an event that the active player plays inside the manoeuvre may move one of the two.
    let apart = pair("u15a@c3, u15b@d4");
    assert_eq!(asked(&apart.side(US, "event-played", true).game()), "us manoeuvre");
}

/// D8 to D11 by hand: the box of the attack is where its target stands; an end makes the game one that is over.
#[test]
fn what_follows_from_the_rest_may_be_left_out() {
    let attack = json!({"side": "us", "by": "u15a", "target": "g16a", "slot": 1, "value": 8, "aim": "plus", "dice": [3, 4], "total": 7});
    let game =
        field().us("u15a@e4").ge("g16a@f5").active("u15a").done("values", json!([1])).set("attack", attack).game();
    assert_eq!((asked(&game).as_str(), saved(&game)["attack"]["at"].as_str()), ("us attack-plus", Some("f5")));
    let over = field().set("over", json!({"winner": "German", "condition": 2})).game();
    assert_eq!((asked(&over).as_str(), outcome(&over).as_deref()), ("nobody", Some("ge HN-41.2")));
}

//! Section 51: hidden information.

use sandtable_core::{Fast, Seat, Viewer, Views};
use sandtable_heroes::{Heroes, Key, UnitType};
use serde_json::json;

use crate::common::*;

/// The kinds that a hidden German unit may be in worlds dealt for the US player.
fn worlds(game: &Heroes, at: &str, viewer: Viewer) -> std::collections::BTreeSet<String> {
    let mut kinds = std::collections::BTreeSet::new();
    for seed in 0..200 {
        let world = game.determinize(viewer, &mut Fast::new(seed));
        assert_eq!(world.view(viewer), game.view(viewer));
        kinds.insert(world.kind(tile(at)).id.clone());
    }
    kinds
}

/// A hidden German unit that came from the hand, with much in the reserve that it could be.
fn unknown(extra: serde_json::Value) -> Heroes {
    let mut piece = json!({"card": "g16a", "at": "c4", "hidden": true, "deployed": false});
    for (key, value) in extra.as_object().unwrap() {
        piece[key] = value.clone();
    }
    let others = ["g16a", "g48a", "g42a", "g33a", "g53a", "g99a", "g27a", "g32a", "eg05"];
    let reserve: Vec<&str> = others.into_iter().filter(|card| piece["card"] != **card).collect();
    let position = open().us("u15a@a1").reserve(GE, &reserve.join(","));
    position.side(GE, "units", json!([piece])).game()
}

fn could_be(extra: serde_json::Value) -> Vec<String> {
    worlds(&unknown(extra), "c4", Viewer::Seat(US.seat())).into_iter().collect()
}

/// HN-51.1: a view shows no face that its viewer may not know, nor the order of a reserve.
#[test]
fn hn_51_1_views() {
    let game = open().us("u15a@a1").ge("g16a@c4 hidden").hand(GE, "g27a").reserve(GE, "g42a, g20a").game();
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Public] {
        let text = serde_json::to_string(&game.view(viewer).ge).unwrap();
        assert!(game.view(viewer).ge.hand_cards.is_empty() && game.view(viewer).ge.reserve_order.is_none(), "{text}");
        assert!(game.view(viewer).unit_at(tile("c4")).unwrap().card.is_none());
    }
    assert!(game.view(Viewer::Seat(Seat(1))).ge.reserve_order.is_none());
    assert_eq!(names(&game.view(Viewer::Seat(Seat(1))).ge.reserve_cards.unwrap()), ["g20a", "g42a"]);
}

/// HN-51.2, HN-51.11, HN-51.14: unknown cards are dealt anew; open decisions, markers and known cards stay.
#[test]
fn hn_51_2_hn_51_11_hn_51_14_worlds() {
    let kinds = could_be(json!({}));
    assert_eq!(kinds, ["G16", "G27", "G32", "G33", "G42", "G48", "G53", "G99"]);
    let window =
        open().us("u15a@a1").ge("g23a@c4 hit=1").set("window", true).hand(GE, "eg03").reserve(GE, "g42a, g20a").game();
    for seed in 0..20 {
        let world = window.determinize(Viewer::Seat(US.seat()), &mut Fast::new(seed));
        assert_eq!(asked(&world), "ge window");
        assert_eq!(marks(&world, "g23a"), (1, 0));
    }
}

#[test]
fn hn_51_3_it_moved() {
    assert!(!could_be(json!({"evidence": ["moved"]})).contains(&"G48".to_owned()));
    let mut game = open().us("u15a@a1 hidden").active("u15a").game();
    act(&mut game, US, "unit:u15a → tile:a2", "");
    assert_eq!(unit(&game, "u15a").evidence, ["moved"]);
}

#[test]
fn hn_51_4_it_moved_diagonally() {
    let mut game = open().us("u41a@a1 hidden").active("u41a").game();
    act(&mut game, US, "unit:u41a → tile:b2", "");
    assert_eq!(unit(&game, "u41a").evidence, ["moved", "diagonal"]);
    let text = could_be(json!({"card": "g33a", "evidence": ["moved", "diagonal"]}));
    assert_eq!(text, ["G32", "G33"]);
}

#[test]
fn hn_51_5_it_entered_water() {
    assert_eq!(could_be(json!({"card": "g32a", "evidence": ["water"]})), ["G32"]);
    let map = ground([".......", ".......", ".......", ".......", "~......", "......."]);
    let mut game = map.us("u44a@a1 hidden").active("u44a").game();
    act(&mut game, US, "unit:u44a → tile:a2", "");
    assert!(unit(&game, "u44a").evidence.contains(&"water".to_owned()));
}

#[test]
fn hn_51_6_it_used_a_directive() {
    assert!(!could_be(json!({"evidence": ["directive"]})).contains(&"G53".to_owned()));
    let mut game = open().us("u15a@a1 hidden").active("u15a").game();
    act(&mut game, US, "marker:directive → tile:a2", "");
    assert!(unit(&game, "u15a").evidence.contains(&"directive".to_owned()));
}

#[test]
fn hn_51_7_it_entered_an_obstacle() {
    let kinds = could_be(json!({"evidence": ["obstacle"]}));
    assert!(!kinds.iter().any(|kind| ["G42", "G33", "G32"].contains(&kind.as_str())), "{kinds:?}");
    let mut game = open().us("u15a@a1 hidden").markers(json!({"obstacle": ["A2"]})).active("u15a").game();
    act(&mut game, US, "unit:u15a → tile:a2", "");
    assert!(unit(&game, "u15a").evidence.contains(&"obstacle".to_owned()));
}

/// HN-51.8: FORT boxes of a secret deployment hold FORT cards, other boxes none.
#[test]
fn hn_51_8_fort_boxes() {
    let mut game = start(&sandtable_heroes::Setup::printed(2));
    act(&mut game, GE, "button:as-listed", "");
    let viewer = Viewer::Seat(US.seat());
    for (at, fort) in [("c4", true), ("d6", false)] {
        for seed in 0..40 {
            let world = game.determinize(viewer, &mut Fast::new(seed));
            assert_eq!(world.kind(tile(at)).is(UnitType::Fort), fort, "{at}");
        }
    }
    let mut deploying = start(&sandtable_heroes::Setup::printed(2));
    act(&mut deploying, GE, "tile:c4 → card:g51a", "");
    for seed in 0..40 {
        let world = deploying.determinize(viewer, &mut Fast::new(seed));
        assert!(world.kind(tile("c4")).is(UnitType::Fort));
        assert_eq!(world.view(viewer), deploying.view(viewer));
    }
}

#[test]
fn hn_51_9_it_holds_suppressed() {
    let kinds = could_be(json!({"suppressed": 2}));
    assert!(
        !kinds.contains(&"G99".to_owned()) && !kinds.contains(&"G27".to_owned()) && kinds.contains(&"G42".to_owned())
    );
}

/// HN-51.10: marks of ULTRA on Unit Cards are dropped when a card is placed hidden; those on Events stay.
#[test]
fn hn_51_10_marks_of_ultra() {
    let mut game = on("carentan")
        .phase(GE)
        .us("u15a@a1")
        .ge("g16a@g6")
        .hand(GE, "g23a, g29a, eg12")
        .side(GE, "seen", json!(["g23a", "g29a", "eg12"]))
        .set("placing", json!({}))
        .game();
    assert_eq!(names(&seen(&game, US).ge.hand_cards), ["g23a", "g29a", "eg12"]);
    act(&mut game, GE, "card:g23a → tile:a6", "");
    assert_eq!(names(&seen(&game, US).ge.hand_cards), ["eg12"]);
    for seed in 0..30 {
        let world = game.determinize(Viewer::Seat(US.seat()), &mut Fast::new(seed));
        assert!(names(&force(&world, GE).hand_cards).contains(&"eg12".to_owned()));
    }
}

/// HN-51.12, HN-51.13: no decoy, or a decoy.
#[test]
fn hn_51_12_hn_51_13_decoys_by_evidence() {
    assert!(!could_be(json!({"evidence": ["no-decoy"]})).contains(&"G99".to_owned()));
    assert_eq!(could_be(json!({"card": "g99a", "evidence": ["decoy"]})), ["G99"]);
    assert!(
        open()
            .us("u15a@a1")
            .side(GE, "units", json!([{"card": "g16a", "at": "c4", "hidden": true, "evidence": ["decoy"]}]))
            .fault()
            .contains("HN-51")
    );
}

/// HN-51.15: a spectator knows what is public and what both players know.
#[test]
fn hn_51_15_spectators() {
    let game =
        open().us("u15a@a1 hidden").ge("g16a@c4 hidden known, g17a@d4 hidden").hand(US, "eu05").hand(GE, "eg05").game();
    let view = game.view(Viewer::Public);
    assert_eq!(view.unit_at(tile("c4")).unwrap().card.as_ref().unwrap().id.as_str(), "g16a");
    assert!(
        view.unit_at(tile("a1")).unwrap().card.is_none()
            && view.us.hand_cards.is_empty()
            && view.ge.hand_cards.is_empty()
    );
}

#[test]
fn the_deployment_is_its_own_pool() {
    let mut game = start(&sandtable_heroes::Setup::printed(1));
    act(&mut game, GE, "button:as-listed", "");
    let listed = ["G07", "G16", "G19", "G27", "G28", "G40", "G99"];
    assert_eq!(worlds(&game, "d5", Viewer::Seat(US.seat())).into_iter().collect::<Vec<_>>(), listed);
    assert!(game.cards().kinds.iter().any(|kind| kind.has(Key::Immobile)));
}

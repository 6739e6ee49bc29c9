//! Section 6: cards and reinforcements.

use serde_json::json;

use crate::common::*;

fn placing() -> Position {
    open().us("u01a@c3").set("placing", json!({}))
}

/// HN-6.1, HN-6.2, HN-6.3: three cards are drawn, or what there is; a hand has no limit.
#[test]
fn hn_6_1_hn_6_2_hn_6_3_the_draw() {
    let mut game =
        field().us("u15a@a1").reserve(US, "u15b, u18a, eu05, u41a").hand(US, "u22a, u49a").discard(US, "u10a").game();
    act(&mut game, US, "tactic:cards", "");
    assert_eq!((force(&game, US).hand, force(&game, US).reserve), (5, 1));
    act(&mut game, US, "button:done", "");
    act(&mut game, US, "tactic:cards", "");
    assert_eq!(
        (force(&game, US).hand, force(&game, US).reserve, names(&force(&game, US).discard)),
        (6, 0, vec!["u10a".to_owned()])
    );
}

/// HN-6.4, HN-6.5, HN-6.6, HN-6.8: up to three cards, one in the zone, one next to each HQ.
#[test]
fn hn_6_4_hn_6_5_hn_6_6_hn_6_8_placements() {
    let mut game = open().us("u01a@c3, u09a@f3").hand(US, "u15a, u15b, u15c, u15d").set("placing", json!({})).game();
    refused(&game, US, "HN-6.8", "card:u15a → tile:a6");
    act(&mut game, US, "card:u15a → tile:a1", "");
    refused(&game, US, "HN-6.5", "card:u15b → tile:b1");
    act(&mut game, US, "card:u15b → tile:c4", "");
    refused(&game, US, "HN-6.6", "card:u15c → tile:d4");
    act(&mut game, US, "card:u15c → tile:f4", "");
    refused(&game, US, "HN-6.4", "card:u15d → tile:g4");
    act(&mut game, US, "button:done", "");
    assert_eq!(asked(&game), "us tactic");
    refused(&placing().hand(US, "u15a").game(), US, "HN-6.4", "card:u15b → tile:a1");
}

/// HN-6.7: at most two HQs serve in one tactic.
#[test]
fn hn_6_7_two_hqs_serve() {
    let mut game = open().us("u01a@b3, u01b@d3, u09a@f3").hand(US, "u15a, u15b, u15c").set("placing", json!({})).game();
    act(&mut game, US, "card:u15a → tile:b4", "");
    act(&mut game, US, "card:u15b → tile:d4", "");
    // The third HQ has served nobody: it is the number of HQs that forbids it, not HN-6.6.
    refused(&game, US, "HN-6.7", "card:u15c → tile:f4");
    refused(&game, US, "HN-6.6", "card:u15c → tile:b2");
    allowed(&game, US, "card:u15c → tile:f1");
}

/// HN-6.8: the player need not name the source: a card in the zone next to an HQ may use either.
#[test]
fn hn_6_8_sources_are_assigned_afterwards() {
    let mut game = open().us("u01a@c2").hand(US, "u15a, u15b").set("placing", json!({})).game();
    act(&mut game, US, "card:u15a → tile:c1", "");
    allowed(&game, US, "card:u15b → tile:c3");
    allowed(&game, US, "card:u15b → tile:g1");
}

/// HN-6.9, HN-6.10: an empty box that the card could enter.
#[test]
fn hn_6_9_hn_6_10_the_box() {
    let game = ground([".......", ".......", ".......", ".......", ".......", "~......"])
        .us("u15b@b1")
        .hand(US, "u15a, u44a, u45a")
        .markers(json!({"obstacle": ["C1"]}))
        .set("placing", json!({}))
        .game();
    refused(&game, US, "HN-6.9", "card:u15a → tile:b1");
    refused(&game, US, "HN-6.10", "card:u15a → tile:a1");
    allowed(&game, US, "card:u44a → tile:a1");
    refused(&game, US, "HN-6.10", "card:u45a → tile:c1");
    allowed(&game, US, "card:u15a → tile:c1");
}

/// HN-6.11, HN-6.12, HN-34.3: a hidden HQ serves once it is turned up, one that has just arrived not in the same tactic.
#[test]
fn hn_6_11_hn_6_12_hn_34_3_which_hqs_serve() {
    let mut game = open().us("u01a@c3 hidden").hand(US, "u15a, u01b, u15b").set("placing", json!({})).game();
    refused(&game, US, "HN-6.11", "card:u15a → tile:c4");
    act(&mut game, US, "unit:u01a → button:turn-up", "");
    act(&mut game, US, "card:u15a → tile:c4", "");
    act(&mut game, US, "card:u01b → tile:f1", "");
    act(&mut game, US, "unit:u01b → button:turn-up", "");
    refused(&game, US, "HN-6.12", "card:u15b → tile:f2");
    act(&mut game, US, "button:done", "");
    let mut next = game;
    next_cards(&mut next);
    allowed(&next, US, "card:u15b → tile:f2");
}

fn next_cards(game: &mut sandtable_heroes::Heroes) {
    act(game, US, "tactic:cards", "");
}

#[test]
fn hn_6_13_markers_do_not_keep_an_hq_from_serving() {
    let game = open().us("u01a@c3 activated suppressed=2").hand(US, "u15a").set("placing", json!({})).game();
    allowed(&game, US, "card:u15a → tile:d4");
}

/// HN-6.14, HN-6.15, HN-6.16, HN-28.11, HN-27.8: hidden unless an enemy unit is adjacent, and always in Forest.
#[test]
fn hn_6_14_hn_6_15_hn_6_16_hn_28_11_hn_27_8_faces_of_arrivals() {
    let base = ground([".......", ".......", ".......", ".......", ".......", "T......"])
        .hand(US, "u15a")
        .set("placing", json!({}));
    let mut far = base.clone().ge("g16a@e6").game();
    act(&mut far, US, "card:u15a → tile:c1", "");
    assert!(unit(&far, "u15a").hidden);
    let mut near = base.clone().ge("g99a@d2 hidden").game();
    act(&mut near, US, "card:u15a → tile:c1", "");
    assert!(!unit(&near, "u15a").hidden && unit(&near, "g99a").hidden);
    let mut forest = base.ge("g16a@b2").game();
    act(&mut forest, US, "card:u15a → tile:a1", "");
    assert!(unit(&forest, "u15a").hidden);
}

#[test]
fn hn_6_17_arriving_turns_nobody_up() {
    let mut game = placing().hand(US, "u15a").ge("g16a@c5 hidden").game();
    act(&mut game, US, "card:u15a → tile:c4", "");
    assert!(unit(&game, "g16a").hidden);
}

/// HN-6.18, HN-34.4: an arrived unit may be activated in the same phase.
#[test]
fn hn_6_18_hn_34_4_arrivals_may_act() {
    let mut game = placing().hand(US, "u15a").game();
    act(&mut game, US, "card:u15a → tile:a1", "");
    act(&mut game, US, "button:done", "");
    act(&mut game, US, "tactic:activate → unit:u15a", "");
}

#[test]
fn hn_6_19_a_decoy_that_would_arrive_visible_is_discarded() {
    let mut game = placing().hand(US, "u99a").ge("g16a@c5").game();
    act(&mut game, US, "card:u99a → tile:c4", "");
    assert_eq!((place(&game, "u99a").as_str(), names(&force(&game, US).discard)), ("off", vec!["u99a".to_owned()]));
}

/// HN-6.20, HN-6.23: Unit Cards alone are placed, and only by this tactic.
#[test]
fn hn_6_20_hn_6_23_unit_cards_alone() {
    let game = placing().hand(US, "uh1, eu05, u15a").game();
    assert_eq!(offers(&game, US, "card:uh1 → tile"), 0);
    refused(&game, US, "HN-6.20", "card:eu05 → tile:a1");
    refused(&game, US, "HN-6.20", "card:uh1 → tile:a1");
    refused(&open().us("u01a@c3").hand(US, "u15a").game(), US, "HN-6.23", "card:u15a → tile:a1");
}

#[test]
fn hn_6_21_when_the_tactic_may_be_chosen() {
    refused(&open().us("u15a@c3").game(), US, "HN-6.21", "tactic:cards");
    refused(&open().us("u15a@c3").hand(US, "eu05").game(), US, "HN-6.21", "tactic:cards");
    allowed(&open().us("u15a@c3").hand(US, "u15b").game(), US, "tactic:cards");
    allowed(&open().us("u15a@c3").reserve(US, "eu05").game(), US, "tactic:cards");
}

#[test]
fn hn_6_22_the_zone_is_the_own_edge_row() {
    let game = open().phase(GE).hand(GE, "g16a").set("placing", json!({})).game();
    assert_eq!(offers(&game, GE, "card:g16a → tile:"), 7);
    allowed(&game, GE, "card:g16a → tile:d6");
}

/// HN-6.24: units that an event places obey the same rules.
#[test]
fn hn_6_24_arrivals_by_events() {
    let mut game = field().us("u15a@a1").ge("g16a@d2").hand(US, "hu").aside(US, "u45a").game();
    refused(&game, US, "HN-6.9", "card:hu → event:2 → tile:a1");
    act(&mut game, US, "card:hu → event:2 → tile:d1", "");
    assert!(!unit(&game, "u45a").hidden);
}

#[test]
fn hn_6_25_sources_count_as_they_served() {
    let mut game = open().us("u01a@c3").hand(US, "u15a, u15b").set("placing", json!({"placed": [["us-1"]]})).game();
    refused(&game, US, "HN-6.6", "card:u15a → tile:c4");
    act(&mut game, US, "card:u15a → tile:a1", "");
    refused(&game, US, "HN-6.5", "card:u15b → tile:b1");
}

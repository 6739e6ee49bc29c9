//! Sections 9 and 10: activation and movement.

use serde_json::json;

use crate::common::*;

/// HN-9.1, HN-9.2, HN-9.14: a COMMAND marker activates an own unit at once, without a roll.
#[test]
fn hn_9_1_hn_9_2_hn_9_14_the_tactic() {
    let mut game = field().us("u15a@a1, u15b@b1 activated").ge("g16a@g6").game();
    refused(&game, US, "HN-9.2", "tactic:activate → unit:u15b");
    refused(&game, US, "HN-9.2", "tactic:activate → unit:u15c");
    refused(&game, US, "HN-9.1", "tactic:activate → unit:g16a");
    act(&mut game, US, "tactic:activate → unit:u15a", "");
    assert_eq!((asked(&game).as_str(), truth(&game).commands), ("us activation", 3));
}

/// HN-9.3, HN-9.4, HN-9.9: at the end the marker becomes ACTIVATED, and the unit is not activated again.
#[test]
fn hn_9_3_hn_9_4_hn_9_9_the_end_of_an_activation() {
    let mut game = field().us("u15a@a1").active("u15a").game();
    act(&mut game, US, "button:end", "");
    assert!(unit(&game, "u15a").activated);
    refused(&game, US, "HN-9.2", "tactic:activate → unit:u15a");
}

/// HN-9.5, HN-9.6, HN-9.7, HN-9.8: one move, one attack a value, abilities, in any order.
#[test]
fn hn_9_5_hn_9_6_hn_9_7_hn_9_8_what_an_activation_holds() {
    let mut game = open().us("u45a@c3").ge("g16a@c4, g16b@e4").active("u45a").game();
    act(&mut game, US, "unit:u45a → value:1 → unit:g16a", "1 2");
    act(&mut game, US, "unit:u45a → tile:d3", "");
    refused(&game, US, "HN-9.5", "unit:u45a → tile:d2");
    refused(&game, US, "HN-11.1", "unit:u45a → value:1 → unit:g16b");
    act(&mut game, US, "unit:u45a → value:2 → unit:g16b", "1 2");
    refused(&game, US, "HN-9.7", "unit:u45a → ability:elan");
    let mut hq = open().us("u01a@c3").directives(0, 0).active("u01a").game();
    act(&mut hq, US, "unit:u01a → ability:elan", "");
    act(&mut hq, US, "unit:u01a → tile:c4", "");
}

/// HN-9.10, HN-26.2, HN-11.9, HN-19.13: a hidden unit can only move; shooting or an ability turns it up.
#[test]
fn hn_9_10_hn_26_2_hn_11_9_hn_19_13_hidden_units_in_their_activation() {
    let mut game = open().us("u15a@c3 hidden").ge("g16a@c5").active("u15a").game();
    act(&mut game, US, "unit:u15a → tile:c4", "");
    assert!(unit(&game, "u15a").hidden);
    act(&mut game, US, "unit:u15a → value:1 → unit:g16a", "1 2");
    assert!(!unit(&game, "u15a").hidden);
    let mut hq = open().us("u01a@c3 hidden").directives(0, 0).active("u01a").game();
    act(&mut hq, US, "unit:u01a → ability:elan", "");
    assert!(!unit(&hq, "u01a").hidden);
}

/// HN-9.11, HN-17.8: a unit that leaves ends its activation; the COMMAND marker stays spent.
#[test]
fn hn_9_11_hn_17_8_a_unit_that_leaves() {
    let mut game =
        open().us("u15a@c3, u15b@a1").ge("g16a@g6").markers(json!({"mine": {"c4": "ge"}})).active("u15a").game();
    act(&mut game, US, "unit:u15a → tile:c4", "5 6");
    assert_eq!((place(&game, "u15a").as_str(), asked(&game).as_str(), truth(&game).commands), ("off", "us tactic", 4));
}

/// HN-9.12, HN-28.10: at the end of its activation a unit in Forest may hide if no enemy is adjacent.
#[test]
fn hn_9_12_hn_28_10_hiding_in_forest() {
    let forest = ground([".......", ".......", ".......", "..T....", ".......", "......."]);
    let mut game = forest.clone().us("u15a@c3").ge("g16a@c5").active("u15a").game();
    act(&mut game, US, "button:end-hidden", "");
    assert!(unit(&game, "u15a").hidden && unit(&game, "u15a").known && unit(&game, "u15a").activated);
    refused(
        &forest.clone().us("u15a@c3").ge("g99a@c4 hidden").active("u15a").game(),
        US,
        "HN-28.10",
        "button:end-hidden",
    );
    refused(&forest.us("u15a@c2").active("u15a").game(), US, "HN-28.10", "button:end-hidden");
}

#[test]
fn hn_9_13_nothing_outside_the_own_activation() {
    let game = open().us("u15a@c3, u15b@d3").ge("g16a@c4").game();
    refused(&game, US, "HN-9.13", "unit:u15a → tile:b3");
    refused(&game, US, "HN-9.13", "unit:u15a → value:1 → unit:g16a");
    let game = open().us("u15a@c3, u15b@d3").ge("g16a@c4").active("u15a").game();
    refused(&game, US, "HN-9.13", "unit:u15b → tile:e3");
}

/// HN-10.1, HN-10.2: one box, orthogonally, and empty.
#[test]
fn hn_10_1_hn_10_2_a_normal_move() {
    let game = open().us("u15a@c3, u15b@c4").ge("g16a@d3").active("u15a").game();
    assert_eq!(offers(&game, US, "unit:u15a → tile:"), 2);
    refused(&game, US, "HN-10.2", "unit:u15a → tile:c4");
    refused(&game, US, "HN-10.2", "unit:u15a → tile:d3");
    refused(&game, US, "HN-10.1", "unit:u15a → tile:c1");
    refused(&game, US, "HN-23.8", "unit:u15a → tile:b4");
}

/// HN-10.3, HN-10.4, HN-23.8, HN-23.9: MECH units move diagonally, between whatever stands there; a Tank does not.
#[test]
fn hn_10_3_hn_10_4_hn_23_8_hn_23_9_diagonal_moves() {
    let game = ground([".......", ".......", "...~...", ".......", ".......", "......."])
        .us("u41a@c4, u15a@c5, u45a@f3")
        .active("u41a")
        .game();
    allowed(&game, US, "unit:u41a → tile:d5");
    let game = open().us("u45a@c3").active("u45a").game();
    refused(&game, US, "HN-23.8", "unit:u45a → tile:d4");
}

/// HN-10.5, HN-28.13: only Water and obstacles restrict entry.
#[test]
fn hn_10_5_hn_28_13_entry() {
    let game =
        ground([".......", ".......", "..K....", ".~.T...", "..f....", "......."]).us("u15a@c3").active("u15a").game();
    for open in ["c4", "d3", "c2"] {
        allowed(&game, US, &format!("unit:u15a → tile:{open}"));
    }
    refused(&game, US, "HN-28.13", "unit:u15a → tile:b3");
}

/// HN-10.6: nobody leaves the battlefield where no scenario says so.
#[test]
fn hn_10_6_the_edge() {
    let game = open().us("u15a@a1").active("u15a").game();
    refused(&game, US, "HN-10.6", "unit:u15a → button:exit");
    refused(&game, US, "HN-10.6", "unit:u15a → tile:h1");
}

/// HN-10.7, HN-26.6: every movement turns up hidden enemies next to the box that is entered.
#[test]
fn hn_10_7_hn_26_6_movement_turns_up() {
    let base = open().ge("g16a@c5 hidden, g99a@e5 hidden");
    let mut step = base.clone().us("u15a@d3").active("u15a").game();
    act(&mut step, US, "unit:u15a → tile:d4", "");
    assert!(!unit(&step, "g16a").hidden);
    assert_eq!((place(&step, "g99a").as_str(), names(&force(&step, GE).discard)), ("off", vec!["g99a".to_owned()]));
    let mut march = base.clone().us("u15a@d3").active("u15a").game();
    act(&mut march, US, "marker:directive → tile:d4", "");
    assert!(!unit(&march, "g16a").hidden);
    let mut forward = base.us("u06a@c3, u15a@d3").active("u06a").game();
    act(&mut forward, US, "unit:u06a → ability:forward → unit:u15a", "");
    assert!(!unit(&forward, "g16a").hidden);
}

#[test]
fn hn_10_8_the_one_that_moves_stays_hidden() {
    let mut game = open().us("u15a@d3 hidden").ge("g16a@d5").active("u15a").game();
    act(&mut game, US, "unit:u15a → tile:d4", "");
    assert!(unit(&game, "u15a").hidden);
}

#[test]
fn hn_10_9_hidden_units_move_by_their_own_card() {
    let map = ground([".......", ".......", ".......", "~......", ".......", "......."]);
    let mech = map.clone().us("u41a@c3 hidden").active("u41a").game();
    allowed(&mech, US, "unit:u41a → tile:d4");
    let boat = map.clone().us("u44a@a2 hidden").active("u44a").game();
    allowed(&boat, US, "unit:u44a → tile:a3");
    let fort = map.us("u53a@c3 hidden").active("u53a").game();
    refused(&fort, US, "HN-22.10", "unit:u53a → tile:c4");
}

#[test]
fn hn_10_10_at_most_three_moves() {
    let mut game = open().us("u45a@c2").ge("g16a@c4").active("u45a").game();
    act(&mut game, US, "unit:u45a → tile:c3", "");
    act(&mut game, US, "unit:u45a → value:1 → unit:g16a", "6 6");
    act(&mut game, US, "tile:c4", "");
    act(&mut game, US, "marker:directive → tile:c5", "");
    refused(&game, US, "HN-24.6", "marker:directive → tile:c6");
    refused(&game, US, "HN-9.5", "unit:u45a → tile:c6");
}

/// HN-10.11, HN-25.12: an Obstacle closes a box to TANK and MECH units.
#[test]
fn hn_10_11_hn_25_12_obstacles() {
    let base = open().markers(json!({"obstacle": ["C4"]}));
    refused(&base.clone().us("u45a@c3").active("u45a").game(), US, "HN-10.11", "unit:u45a → tile:c4");
    refused(&base.clone().us("u41a@b3").active("u41a").game(), US, "HN-10.11", "unit:u41a → tile:c4");
    allowed(&base.us("u15a@c3").active("u15a").game(), US, "unit:u15a → tile:c4");
}

/// HN-10.12: moves by another unit's ability do not count as having moved.
#[test]
fn hn_10_12_what_counts_as_moved() {
    let mut game = open().us("u35a@c3").ge("g16a@c6").active("u35a").game();
    act(&mut game, US, "marker:directive → tile:c4", "");
    refused(&game, US, "HN-22.9", "unit:u35a → value:1 → unit:g16a");
    let mut pushed = open().us("u06a@c3, u15a@d3").ge("g16a@d5").active("u06a").game();
    act(&mut pushed, US, "unit:u06a → ability:forward → unit:u15a", "");
    act(&mut pushed, US, "button:end", "");
    act(&mut pushed, US, "tactic:activate → unit:u15a", "");
    allowed(&pushed, US, "unit:u15a → tile:d3");
}

/// HN-10.13: control, then hidden enemies, then the Mine.
#[test]
fn hn_10_13_the_order_of_entering() {
    let mut game = field()
        .us("u15a@c3")
        .ge("g16a@c5 hidden")
        .markers(json!({"objective": ["C4", "D4", "F5"], "mine": {"c4": "ge"}}))
        .active("u15a")
        .game();
    let events = act(&mut game, US, "unit:u15a → tile:c4", "1 3");
    let kinds: Vec<String> =
        events.iter().map(|event| serde_json::to_value(event).unwrap()["kind"].as_str().unwrap().to_owned()).collect();
    assert_eq!(kinds[..4], ["moved", "controlled", "turned-up", "mine-struck"]);
}

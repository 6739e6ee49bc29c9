//! AD-14: control, AD-15: victory.

use crate::common::*;
use sandtable_axis_dday::{Event, Side};
use sandtable_core::Rules;

/// AD-14.1: a side controls a zone when it alone has land units there.
#[test]
fn ad_14_1_control() {
    let game = bare("order 8").zone(14, "1I", "", "").zone(15, "", "1I", "").game();
    assert_eq!((control(&game, 14), control(&game, 15)), (Some(Side::Axis), Some(Side::Allies)));
}

/// AD-14.2: an empty zone is nobody's, whoever was there.
#[test]
fn ad_14_2_empty_zones_are_nobodys() {
    let mut game = bare("order 8").zone(15, "", "1I", "").zone(17, "", "1I", "").game();
    let events = act(&mut game, ALLIES, "zone:15 → unit:uk-infantry → zone:23", "");
    assert_eq!(control(&game, 15), None);
    assert!(events.contains(&Event::ControlChanged { zone: zone(15), control: None }));
}

/// AD-14.3, AD-14.4: a contested zone is nobody's, also with a single blockhouse.
#[test]
fn ad_14_3_ad_14_4_contested_zones_are_nobodys() {
    let game = bare("order 8").zone(14, "1I", "", "5I").zone(2, "1B", "", "5I").game();
    assert_eq!((control(&game, 14), control(&game, 2)), (None, None));
}

/// AD-14.5: both Allied powers count alike.
#[test]
fn ad_14_5_both_powers_count() {
    let game = bare("order 8").zone(14, "", "1I", "").zone(15, "", "", "1I").zone(16, "", "1I", "1I").game();
    assert!([14, 15, 16].iter().all(|&id| control(&game, id) == Some(Side::Allies)));
}

fn cities(turn: u8, close: bool, lo: &str) -> Position {
    bare("victory")
        .turn(turn)
        .set("close-to-victory", close)
        .zone(2, "", "", "1I")
        .zone(26, lo, "1I", "")
        .zone(30, "", "1I", "")
}

/// AD-15.1, AD-15.5: only the end of the turn is looked at: a city that was contested in between counts as held.
#[test]
fn ad_15_1_ad_15_5_only_the_ends_of_turns_count() {
    let mut game = bare("order 13")
        .turn(5)
        .set("close-to-victory", true)
        .zone(2, "", "", "1I")
        .zone(26, "1I", "1I", "")
        .zone(30, "", "1I", "")
        .chart("uk", "")
        .chart("us", "")
        .chart("rennes", "")
        .chart("rouen", "")
        .game();
    assert_eq!(control(&game, 26), None);
    go_on(&mut game, "6 | 1");
    assert_eq!((game.winner(), game.turn()), (Some(Side::Allies), 5));
}

/// AD-15.2: close to victory.
#[test]
fn ad_15_2_close_to_victory() {
    let mut game = cities(3, false, "").game();
    let events = go_on(&mut game, "…");
    assert!(game.close_to_victory() && events.contains(&Event::MarkerTurned { close: true }));
}

/// AD-15.3: a second time, and the Allies win at once.
#[test]
fn ad_15_3_the_allies_win() {
    let mut game = cities(4, true, "").game();
    go_on(&mut game, "");
    assert_eq!((game.winner(), game.outcome().unwrap().reason.as_str()), (Some(Side::Allies), "AD-15.3"));
    assert!(game.to_act().is_empty());
    refused(&game, ALLIES, "AD-15.3", "button:begin");
}

/// AD-15.4: the marker is taken off, and the full turn begins anew.
#[test]
fn ad_15_4_the_marker_is_taken_off() {
    let mut game = cities(4, true, "1I").game();
    let events = go_on(&mut game, "…");
    assert!(!game.close_to_victory() && events.contains(&Event::MarkerTurned { close: false }));
    assert_eq!(game.winner(), None);
}

/// AD-15.6, AD-15.7: turn 10.
#[test]
fn ad_15_6_ad_15_7_turn_10() {
    let mut late = cities(10, false, "").game();
    go_on(&mut late, "");
    assert_eq!((late.winner(), late.outcome().unwrap().reason.as_str()), (Some(Side::Axis), "AD-15.6"));
    let mut held = cities(10, true, "").game();
    go_on(&mut held, "");
    assert_eq!(held.winner(), Some(Side::Allies));
}

/// AD-15.8: a side without units plays on, and there is no draw.
#[test]
fn ad_15_8_nothing_else_ends_the_game() {
    let mut game = bare("victory").turn(4).chart("rennes", "").chart("rouen", "").zone(14, "", "", "1I").game();
    go_on(&mut game, "…");
    assert_eq!((game.winner(), game.turn()), (None, 5));
    let mut game = bare("victory").turn(4).chart("uk", "").chart("us", "").zone(14, "1I", "", "").game();
    go_on(&mut game, "…");
    assert_eq!((game.winner(), game.turn()), (None, 5));
}

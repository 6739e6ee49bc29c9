//! AD-6: movement of land units.

use crate::common::*;
use sandtable_axis_dday::Event;

/// AD-6.1: who moves in which order.
#[test]
fn ad_6_1_units_move_when_their_order_says_so() {
    let position = |step: &str| {
        bare(step).zone(14, "", "", "1I 1F").zone(15, "1B", "", "").zone(40, "1I 1A", "", "").boxed("gold", "1I")
    };
    allowed(&position("order 8").game(), ALLIES, "zone:14 → unit:us-infantry → zone:21");
    refused(&position("order 8").game(), AXIS, "AD-6.1", "zone:40 → unit:infantry → zone:37");
    refused(&position("order 9").game(), AXIS, "AD-6.1", "zone:40 → unit:infantry → zone:37");
    allowed(&position("order 10").game(), ALLIES, "box:gold → unit:uk-infantry → zone:15");
    allowed(&position("order 12").game(), AXIS, "zone:40 → unit:infantry → zone:37");
    refused(&position("order 12").game(), ALLIES, "AD-6.1", "zone:14 → unit:us-infantry → zone:21");
    refused(&position("order 12").game(), AXIS, "AD-6.1", "zone:14 → unit:us-infantry → zone:21");
    refused(&position("order 2").game(), ALLIES, "AD-6.1", "unit:uk-fighter → zone:14");
    refused(&position("order 5").game(), ALLIES, "AD-6.1", "box:gold → unit:uk-infantry → zone:15");
}

/// AD-6.2: nobody need move.
#[test]
fn ad_6_2_moving_is_voluntary() {
    let position = bare("order 8").zone(14, "", "", "2I").zone(15, "", "1I", "").zone(40, "1I", "", "");
    let mut none = position.game();
    act(&mut none, ALLIES, "button:done", "");
    assert_eq!(standing(&none, 14), " |  | 2I");
    let mut one = position.game();
    act(&mut one, ALLIES, "zone:14 → unit:us-infantry → zone:21", "");
    act(&mut one, ALLIES, "button:done", "");
    assert_eq!((standing(&one, 14), standing(&one, 21)), (" |  | 1I".into(), " |  | 1I".into()));
    refused(&position.game(), ALLIES, "AD-28.1", "button:pass");
}

/// AD-6.3, AD-6.22: a unit moves once, and a click takes one that has not moved.
#[test]
fn ad_6_3_ad_6_22_a_unit_moves_once() {
    let mut game = bare("order 8").zone(14, "", "", "1I").zone(21, "", "", "1I").game();
    act(&mut game, ALLIES, "zone:14 → unit:us-infantry → zone:21", "");
    assert_eq!(view(&game).zone(zone(21)).unwrap().units[0].moved, 1);
    allowed(&game, ALLIES, "zone:21 → unit:us-infantry → zone:26");
    act(&mut game, ALLIES, "zone:21 → unit:us-infantry → zone:26", "…");
    let mut game = bare("order 8").zone(14, "", "", "1I").zone(15, "", "1I", "").game();
    act(&mut game, ALLIES, "zone:14 → unit:us-infantry → zone:21", "");
    refused(&game, ALLIES, "AD-6.3", "zone:21 → unit:us-infantry → zone:26");
}

/// AD-6.4, AD-6.5: one zone, to a neighbour.
#[test]
fn ad_6_4_ad_6_5_one_adjacent_zone() {
    let game = bare("order 8").zone(14, "", "", "1I 1A").game();
    allowed(&game, ALLIES, "zone:14 → unit:us-artillery → zone:22");
    refused(&game, ALLIES, "AD-6.4", "zone:14 → unit:us-infantry → zone:26");
    refused(&game, ALLIES, "AD-6.4", "zone:14 → unit:us-infantry → zone:14");
    refused(&game, ALLIES, "AD-6.5", "zone:14 → unit:us-infantry → zone:21 → zone:26");
    refused(&game, ALLIES, "AD-6.5", "zone:14 → unit:us-artillery → zone:21 → button:stop");
    refused(&game, ALLIES, "AD-6.4", "zone:15 → unit:us-infantry → zone:14");
}

/// AD-6.6: a tank moves one or two zones, the second next to the first, and never three.
#[test]
fn ad_6_6_tanks_move_two_zones() {
    let game = bare("order 8").zone(14, "", "1T", "").game();
    allowed(&game, ALLIES, "zone:14 → unit:uk-tank → zone:21 → button:stop");
    allowed(&game, ALLIES, "zone:14 → unit:uk-tank → zone:21 → zone:26");
    refused(&game, ALLIES, "AD-6.6", "zone:14 → unit:uk-tank → zone:21 → zone:30");
    refused(&game, ALLIES, "AD-6.6", "zone:14 → unit:uk-tank → zone:21 → zone:26 → zone:36");
    refused(&game, ALLIES, "AD-6.4", "zone:14 → unit:uk-tank → zone:26 → zone:36");
}

/// AD-6.7, AD-6.9: enemies in the first zone stop a tank, a single blockhouse too.
#[test]
fn ad_6_7_ad_6_9_enemies_stop_a_tank() {
    let game = bare("order 8").zone(14, "", "1T", "").zone(21, "1I", "", "").zone(15, "1B", "", "").game();
    refused(&game, ALLIES, "AD-6.7", "zone:14 → unit:uk-tank → zone:21 → zone:26");
    allowed(&game, ALLIES, "zone:14 → unit:uk-tank → zone:21 → button:stop");
    refused(&game, ALLIES, "AD-6.9", "zone:14 → unit:uk-tank → zone:15 → zone:23");
    allowed(&game, ALLIES, "zone:14 → unit:uk-tank → zone:15 → button:stop");
    let axis = bare("order 12").zone(40, "1T", "", "").zone(37, "", "1I", "").game();
    refused(&axis, AXIS, "AD-6.7", "zone:40 → unit:tank → zone:37 → zone:27");
}

/// AD-6.8: own units and those of the other Allied power do not stop it; planes neither.
#[test]
fn ad_6_8_friends_do_not_stop_a_tank() {
    let game = bare("order 8")
        .zone(14, "", "1T", "")
        .zone(21, "", "1I", "")
        .zone(22, "", "", "3I")
        .zone(13, "", "", "1F")
        .game();
    for path in ["zone:21 → zone:26", "zone:22 → zone:28", "zone:13 → zone:12"] {
        allowed(&game, ALLIES, &format!("zone:14 → unit:uk-tank → {path}"));
    }
}

/// AD-6.10, AD-6.11: units may move among enemies; then the zone is contested.
#[test]
fn ad_6_10_ad_6_11_into_a_zone_with_enemies() {
    let mut game = bare("order 8").zone(14, "", "", "2I").zone(21, "1I", "", "").game();
    assert!(!game.board().contested().contains(zone(21)));
    act(&mut game, ALLIES, "zone:14 → unit:us-infantry → zone:21", "");
    assert!(game.board().contested().contains(zone(21)));
    assert!(view(&game).zone(zone(21)).unwrap().contested);
    assert_eq!(control(&game, 21), None);
}

/// AD-6.12, AD-6.13: nobody leaves a contested zone, also if only a blockhouse is there.
#[test]
fn ad_6_12_ad_6_13_nobody_leaves_a_contested_zone() {
    let zones = |step: &str| {
        bare(step).zone(14, "1I 1T", "", "1I").zone(15, "1B", "1I", "").zone(16, "", "1I", "").zone(40, "1I", "", "")
    };
    let allies = zones("order 8").game();
    refused(&allies, ALLIES, "AD-6.12", "zone:14 → unit:us-infantry → zone:21");
    refused(&allies, ALLIES, "AD-6.13", "zone:15 → unit:uk-infantry → zone:16");
    let axis = zones("order 12").game();
    refused(&axis, AXIS, "AD-6.12", "zone:14 → unit:infantry → zone:21");
    refused(&axis, AXIS, "AD-6.12", "zone:14 → unit:tank → zone:21 → button:stop");
}

/// AD-6.14: more may come, up to the limit of their side.
#[test]
fn ad_6_14_reinforcing_a_fight() {
    let mut game = bare("order 8").zone(14, "3I", "", "7I").zone(15, "", "2I", "").boxed("omaha", "").game();
    act(&mut game, ALLIES, "zone:15 → unit:uk-infantry → zone:14", "");
    refused(&game, ALLIES, "AD-7.2", "zone:15 → unit:uk-infantry → zone:14");
}

/// AD-6.15: nothing is fought while units move.
#[test]
fn ad_6_15_no_fight_in_movement() {
    let mut game = bare("order 8").zone(14, "", "", "2I").zone(21, "1I", "", "").game();
    let events = act(&mut game, ALLIES, "zone:14 → unit:us-infantry → zone:21", "");
    assert!(!events.iter().any(|event| matches!(event, Event::BattleBegan { .. })));
    assert_eq!(standing(&game, 21), "1I |  | 1I");
}

/// AD-6.16: there is no retreat: a fight of an earlier turn goes on.
#[test]
fn ad_6_16_no_retreat() {
    let mut game = bare("order 13").zone(21, "1I", "", "1I").game();
    go_on(&mut game, "6 | 6 …");
    assert_eq!(standing(&game, 21), "1I |  | 1I");
    let later = bare("order 8").turn(2).zone(21, "1I", "", "1I").zone(15, "", "1I", "").game();
    refused(&later, ALLIES, "AD-6.12", "zone:21 → unit:us-infantry → zone:14");
}

/// AD-6.17: both zones of a tank are named, and it does not come back.
#[test]
fn ad_6_17_a_tank_names_its_zones() {
    let game = bare("order 8").zone(14, "", "1T", "").game();
    refused(&game, ALLIES, "AD-6.17", "zone:14 → unit:uk-tank → zone:21");
    refused(&game, ALLIES, "AD-6.17", "zone:14 → unit:uk-tank → zone:21 → zone:14");
}

/// AD-6.18: a tank's two zones are one action.
#[test]
fn ad_6_18_a_whole_move_at_once() {
    let mut game = bare("order 8").zone(14, "", "1I 1T", "").game();
    act(&mut game, ALLIES, "zone:14 → unit:uk-tank → zone:21 → zone:26", "");
    refused(&game, ALLIES, "AD-6.3", "zone:26 → unit:uk-tank → zone:36 → button:stop");
    assert_eq!(standing(&game, 26), " | 1T | ");
}

/// AD-6.19: a blockhouse never moves.
#[test]
fn ad_6_19_blockhouses_never_move() {
    let game = bare("order 12").zone(15, "1I 1B", "", "").game();
    refused(&game, AXIS, "AD-6.19", "zone:15 → unit:blockhouse → zone:23");
}

/// AD-6.20: both Allied powers in one zone.
#[test]
fn ad_6_20_both_powers_in_one_zone() {
    let mut game = bare("order 8").zone(14, "", "", "1I").zone(15, "", "2I", "").game();
    act(&mut game, ALLIES, "zone:15 → unit:uk-infantry → zone:14", "");
    assert_eq!(standing(&game, 14), " | 1I | 1I");
}

/// AD-6.21: nobody goes back to a box.
#[test]
fn ad_6_21_nobody_goes_back_to_a_box() {
    for step in ["order 8", "order 10"] {
        let game = bare(step).zone(14, "", "", "1I").boxed("omaha", "1I").game();
        refused(&game, ALLIES, "AD-6.21", "zone:14 → unit:us-infantry → box:omaha");
    }
}

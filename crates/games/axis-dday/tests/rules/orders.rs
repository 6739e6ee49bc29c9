//! AD-21 to AD-36: the order cards one by one.

use crate::common::*;
use sandtable_axis_dday::{Event, Side};
use serde_json::json;

/// AD-21.1: in turn 1 only, as its first order.
#[test]
fn ad_21_1_airborne_assault_in_turn_1_only() {
    let game = fresh(sandtable_axis_dday::Setup::default());
    assert!(view(&game).orders[0].state != sandtable_axis_dday::view::CardState::Left);
    assert_eq!(
        at("order 1").turn(3).fault(),
        "state.step: another card: order 1 is carried out in turn 1 only (AD-21.1)"
    );
}

/// AD-21.2, AD-21.3, AD-21.8: a die each, 1 hits; no answer; then they stand in the zone.
#[test]
fn ad_21_2_ad_21_3_ad_21_8_the_paratroopers_attack() {
    let mut game = at("order 1").zone(10, "1I", "", "").game();
    go_on(&mut game, "2 3 4 | 2 2 1 | 2 2 2");
    assert_eq!((standing(&game, 10), standing(&game, 11)), ("1I |  | 3I".into(), "1B |  | 3I".into()));
    assert_eq!(sandtable_axis_dday::Drop::ALL.map(|drop| game.drop_box(drop)), [0, 0, 0]);
}

/// AD-21.4, AD-21.5: the Axis chooses, never a blockhouse; the unit is gone at once.
#[test]
fn ad_21_4_ad_21_5_the_axis_chooses_no_blockhouse() {
    let mut game = at("order 1").zone(10, "1I 1A 1B", "", "").zone(15, "2I 1B", "", "").game();
    go_on(&mut game, "1 6 6");
    refused(&game, AXIS, "AD-21.5", "zone:10 → unit:blockhouse");
    refused(&game, AXIS, "AD-21.4", "button:pass");
    refused(&game, ALLIES, "AD-9.1", "zone:10 → unit:infantry");
    act(&mut game, AXIS, "zone:10 → unit:artillery", "6 6 6 6 6 6");
    assert_eq!((standing(&game, 10), game.supply().of(unit("artillery"))), ("1I 1B |  | 3I".into(), 1));
}

/// AD-21.6: hits without a unit are lost; where only blockhouses stand no dice are rolled.
#[test]
fn ad_21_6_hits_without_a_unit_are_lost() {
    let mut game = at("order 1").zone(10, "1I", "", "").zone(11, "1B", "", "").zone(17, "", "", "").game();
    go_on(&mut game, "1 1 1");
    assert_eq!((standing(&game, 10), standing(&game, 11)), (" |  | 3I".into(), "1B |  | 3I".into()));
}

/// AD-21.7: the attack is not a choice: it comes with the beginning.
#[test]
fn ad_21_7_the_attack_is_not_a_choice() {
    let mut game = fresh(sandtable_axis_dday::Setup::default());
    let events = act(&mut game, ALLIES, "button:begin", "6 6 6 6 6 6 6 6 6");
    assert_eq!(events.iter().filter(|event| matches!(event, Event::AirborneAttack { .. })).count(), 3);
}

/// AD-21.9: order 1 has left the deck.
#[test]
fn ad_21_9_order_1_leaves() {
    let mut game = at("order 1").game();
    go_on(&mut game, "6 6 6 6 6 6 6 6 6");
    assert_eq!(view(&game).orders[0].state, sandtable_axis_dday::view::CardState::Left);
    assert_eq!(
        at("order 2").boxed("82nd", "3I").fault(),
        "state.boxes.82nd: nobody, as its order 1 has been carried out (AD-21.8)"
    );
}

/// AD-21.10: the dice of a box, its casualties, then the next box.
#[test]
fn ad_21_10_box_by_box() {
    let mut game = at("order 1").game();
    go_on(&mut game, "1 6 6");
    assert_eq!(game.drop_box(sandtable_axis_dday::Drop::D101), 3, "the 101st has not rolled yet");
    refused(&game, AXIS, "AD-21.10", "zone:11 → unit:infantry");
    let mut later =
        at("order 1").zone(10, "1A", "", "3I").boxed("82nd", "").doing("airborne", json!({"box": "101st"})).game();
    go_on(&mut later, "6 6 6 6 6 6");
}

/// AD-22.1, AD-22.2, AD-22.3: six dice one by one, 2 or less destroys, the same one may be named again.
#[test]
fn ad_22_1_ad_22_2_ad_22_3_six_dice() {
    let mut game = bare("order 2").zone(15, "1B", "", "").zone(14, "1B", "", "").game();
    act(&mut game, ALLIES, "zone:15", "3");
    act(&mut game, ALLIES, "zone:15", "2");
    refused(&game, ALLIES, "AD-22.1", "zone:15");
    refused(&game, ALLIES, "AD-22.1", "zone:26");
    for _ in 0..3 {
        act(&mut game, ALLIES, "zone:14", "4");
    }
    act(&mut game, ALLIES, "zone:14", "4");
    assert_eq!(step(&game), "order 3");
}

/// AD-22.4: six dice for both powers together, with two seats and with three.
#[test]
fn ad_22_4_six_dice_for_both() {
    assert_eq!(at("order 2").game().shots().naval, [6, 0]);
    let fault = at("order 2").three().doing("naval-dice", json!({"uk": 4, "us": 3})).fault();
    assert_eq!(fault, "state.doing.naval-dice: at most 6 dice (AD-22.1), found 7");
    assert_eq!(
        at("order 2").doing("naval-dice", json!({"uk": 4, "us": 2})).fault(),
        "state.doing.naval-dice: one number, as one seat aims all dice (AD-22.4)"
    );
}

/// AD-22.5: dice left when no blockhouse stands are not rolled.
#[test]
fn ad_22_5_no_target_no_die() {
    let mut game = bare("order 2").zone(15, "1B", "", "").game();
    act(&mut game, ALLIES, "zone:15", "1");
    assert_eq!(step(&game), "order 3");
}

/// AD-22.6: the Allies may stop.
#[test]
fn ad_22_6_stopping_early() {
    let mut game = at("order 2").game();
    act(&mut game, ALLIES, "zone:15", "6");
    act(&mut game, ALLIES, "button:done", "");
    assert_eq!(step(&game), "order 3");
}

/// AD-23.1: four fighters of each power.
#[test]
fn ad_23_1_four_fighters_each() {
    let mut game = bare("order 3").game();
    for id in [1, 2, 3, 4] {
        act(&mut game, ALLIES, &format!("unit:uk-fighter → zone:{id}"), "");
    }
    refused(&game, ALLIES, "AD-23.1", "unit:uk-fighter → zone:5");
    refused(&game, ALLIES, "AD-23.1", "unit:us-bomber → zone:5");
    allowed(&game, ALLIES, "unit:us-fighter → zone:5");
    refused(&game, ALLIES, "AD-6.1", "unit:us-tank → zone:5");
}

/// AD-23.2: at most four in a zone.
#[test]
fn ad_23_2_four_in_a_zone() {
    let mut game = bare("order 3").game();
    for _ in 0..4 {
        act(&mut game, ALLIES, "unit:uk-fighter → zone:14", "");
    }
    refused(&game, ALLIES, "AD-7.8", "unit:us-fighter → zone:14");
}

/// AD-23.3, AD-23.4: no attack, and any zone.
#[test]
fn ad_23_3_ad_23_4_no_attack_anywhere() {
    let mut game = bare("order 3").zone(14, "1I", "", "").zone(15, "", "1I", "").zone(16, "1I", "1I", "").game();
    for id in [14, 15, 16, 20] {
        let events = act(&mut game, ALLIES, &format!("unit:uk-fighter → zone:{id}"), "");
        assert_eq!(events.len(), 1, "it moves, and that is all");
    }
}

/// AD-23.5: fighters may stay.
#[test]
fn ad_23_5_fighters_may_stay() {
    let mut game = bare("order 3").zone(26, "1I", "", "").game();
    act(&mut game, ALLIES, "button:done", "");
    assert_eq!(airfield(&game), "4F 1M | 4F 1M");
}

/// AD-23.6: a fighter stays in its zone until order 16.
#[test]
fn ad_23_6_until_order_16() {
    let game = bare("order 8").zone(14, "", "1I 2F", "").game();
    refused(&game, ALLIES, "AD-23.6", "zone:14 → unit:uk-fighter → zone:21");
    let mut game = bare("order 3").zone(14, "", "1F", "").zone(40, "1I", "", "").game();
    act(&mut game, ALLIES, "button:done", "");
    play_to(&mut game, "order 12");
    assert_eq!(count(&game, 14, "uk-fighter"), 1);
    play_to(&mut game, "order 3");
    assert_eq!(count(&game, 14, "uk-fighter"), 0);
}

/// AD-24.1, AD-24.2: 1 destroys a fighter, which leaves the game.
#[test]
fn ad_24_1_ad_24_2_flak_at_fighters() {
    for (die, lost) in [("1", 1), ("2", 0)] {
        let mut game = bare("order 4").zone(14, "1A", "1F", "").zone(40, "1I", "", "").game();
        go_on(&mut game, die);
        assert_eq!(game.supply().of(unit("uk-fighter")), lost);
    }
    let game = bare("order 4").zone(14, "1A", "1F", "1F").game();
    refused(&game, AXIS, "AD-24.1", "zone:14 → unit:uk-bomber");
}

/// AD-24.3: every artillery fires, as long as a fighter is there.
#[test]
fn ad_24_3_every_artillery_fires() {
    let mut game = bare("order 4").zone(14, "3A", "1F", "1F").game();
    act(&mut game, AXIS, "zone:14 → unit:uk-fighter", "1 1");
    assert_ne!(step(&game), "order 4", "the third artillery has nobody left to fire at");
    refused(&bare("order 4").zone(14, "1A", "1F", "1F").game(), AXIS, "AD-24.3", "button:done");
}

/// AD-24.4: also in a contested zone.
#[test]
fn ad_24_4_in_a_contested_zone() {
    let game = bare("order 4").zone(14, "1A", "1I 1F", "1F").game();
    allowed(&game, AXIS, "zone:14 → unit:us-fighter");
}

/// AD-25.1, AD-25.2: one bomber each, also both in one zone, where no Allied land unit is.
#[test]
fn ad_25_1_ad_25_2_placing_bombers() {
    let mut game = bare("order 5").zone(30, "1I 1T", "", "").zone(26, "1I", "", "1I").game();
    refused(&game, ALLIES, "AD-11.14", "unit:uk-bomber → zone:26");
    refused(&game, ALLIES, "AD-25.1", "unit:uk-fighter → zone:30");
    act(&mut game, ALLIES, "unit:uk-bomber → zone:30", "");
    refused(&game, ALLIES, "AD-25.1", "unit:uk-bomber → zone:30");
    act(&mut game, ALLIES, "unit:us-bomber → zone:30", "");
    assert_eq!(standing(&game, 30), "1I 1T | 1M | 1M");
}

/// AD-25.3: a die each at a named unit of its zone.
#[test]
fn ad_25_3_bombers_strike() {
    let mut game =
        bare("order 5").zone(30, "1I 1T", "1M", "").zone(26, "1I 1A", "", "1M").doing("bombed", json!([])).game();
    refused(&game, ALLIES, "AD-25.3", "unit:uk-bomber → unit:artillery");
    refused(&game, ALLIES, "AD-25.3", "button:done");
    refused(&game, ALLIES, "AD-25.3", "unit:uk-bomber → unit:us-bomber");
    act(&mut game, ALLIES, "unit:uk-bomber → unit:infantry", "3");
    refused(&game, ALLIES, "AD-25.3", "unit:uk-bomber → unit:tank");
    assert_eq!(count(&game, 30, "infantry"), 0);
}

/// AD-25.4: a bomber may stay.
#[test]
fn ad_25_4_a_bomber_may_stay() {
    let mut game = bare("order 5").zone(30, "1T", "", "").game();
    act(&mut game, ALLIES, "button:done", "…");
    assert_eq!(airfield(&game), "4F 1M | 4F 1M");
}

/// AD-25.5: all are placed before the first die.
#[test]
fn ad_25_5_placed_before_the_first_die() {
    let mut game = bare("order 5").zone(30, "1I 1T", "", "").game();
    act(&mut game, ALLIES, "unit:uk-bomber → zone:30", "");
    assert_eq!(asked(&game), "D16");
    act(&mut game, ALLIES, "button:done", "");
    assert_eq!(asked(&game), "D17");
    refused(&game, ALLIES, "AD-25.5", "unit:us-bomber → zone:30");
}

/// AD-25.6: zones without Axis land units are not offered.
#[test]
fn ad_25_6_no_empty_zones() {
    let game = bare("order 5").zone(30, "1T", "", "").game();
    assert_eq!(choices(&game, ALLIES), ["fly uk-bomber 30", "fly us-bomber 30", "done"]);
    refused(&game, ALLIES, "AD-25.6", "unit:uk-bomber → zone:29");
}

/// AD-25.7: a bomber without a target does not roll.
#[test]
fn ad_25_7_no_target_no_die() {
    let mut game = bare("order 5").zone(30, "1T", "1M", "1M").doing("bombed", json!([])).game();
    let events = act(&mut game, ALLIES, "unit:us-bomber → unit:tank", "1 …");
    assert_eq!(events.iter().filter(|event| matches!(event, Event::Shot { .. })).count(), 1);
}

/// AD-26.1, AD-26.2: 1 destroys a bomber, which leaves the game.
#[test]
fn ad_26_1_ad_26_2_flak_at_bombers() {
    let mut game = bare("order 6").zone(30, "1A", "1M", "1M").game();
    refused(&game, AXIS, "AD-11.16", "zone:30 → unit:uk-tank");
    act(&mut game, AXIS, "zone:30 → unit:us-bomber", "1");
    assert_eq!((airfield(&game), game.supply().of(unit("us-bomber"))), ("4F 1M | 4F".into(), 1));
}

/// AD-26.3: an artillery that order 5 destroyed does not fire.
#[test]
fn ad_26_3_destroyed_artillery_does_not_fire() {
    let mut game = bare("order 5").zone(30, "1A", "1M", "").zone(40, "1I", "", "").doing("bombed", json!([])).game();
    let events = go_on(&mut game, "1");
    assert_eq!(events.iter().filter(|event| matches!(event, Event::Shot { .. })).count(), 1, "the bomber's alone");
}

/// AD-26.4: order 6 cannot hit fighters.
#[test]
fn ad_26_4_not_at_fighters() {
    let game = bare("order 6").zone(30, "1A", "1M 1F", "1M").game();
    refused(&game, AXIS, "AD-26.4", "zone:30 → unit:uk-fighter");
}

/// AD-27.1: all bombers return.
#[test]
fn ad_27_1_bombers_return() {
    let mut game = bare("order 7").zone(30, "1T", "1M", "").zone(26, "1I", "", "1M 1F").game();
    go_on(&mut game, "…");
    assert_eq!((airfield(&game), count(&game, 26, "us-fighter")), ("4F 1M | 3F 1M".into(), 1));
}

/// AD-28.1, AD-28.2: units ashore may move, units in boxes not.
#[test]
fn ad_28_1_ad_28_2_units_ashore_move() {
    let game = bare("order 8").zone(14, "", "", "1I").boxed("omaha", "1I").game();
    allowed(&game, ALLIES, "zone:14 → unit:us-infantry → zone:21");
    refused(&game, ALLIES, "AD-28.2", "box:omaha → unit:us-infantry → zone:14");
}

/// AD-28.3: in turn 1 only the paratroopers can move.
#[test]
fn ad_28_3_only_paratroopers_in_turn_1() {
    let mut game = at("order 1").zone(10, "", "", "").zone(11, "1B", "", "").game();
    go_on(&mut game, "6 6 6");
    play_to(&mut game, "order 8");
    let from: Vec<String> = choices_with(&game, ALLIES, "move");
    assert!(!from.is_empty() && from.iter().all(|choice| choice.starts_with("move 10 us-infantry")), "{from:?}");
}

/// AD-28.4: nobody need move and nobody attacks.
#[test]
fn ad_28_4_no_attack_in_order_8() {
    let mut game = bare("order 8")
        .zone(14, "1I", "", "1I")
        .zone(15, "", "1I", "")
        .zone(17, "1B", "", "")
        .boxed("sword", "1I")
        .game();
    let events = act(&mut game, ALLIES, "button:done", "");
    assert!(!events.iter().any(|event| matches!(event, Event::BattleBegan { .. })));
}

/// AD-29.1, AD-29.2, AD-29.3: a die each, 3 or less destroys at once, at different units or the same.
#[test]
fn ad_29_1_ad_29_2_ad_29_3_blockhouses_fire() {
    let mut game = bare("order 9").zone(17, "2B", "", "").zone(18, "1B", "", "").boxed("sword", "2I 1T").game();
    act(&mut game, AXIS, "zone:17 → box:sword → unit:uk-tank", "4");
    act(&mut game, AXIS, "zone:17 → box:sword → unit:uk-tank", "3");
    refused(&game, AXIS, "AD-29.1", "zone:18 → box:sword → unit:uk-tank");
    act(&mut game, AXIS, "zone:18 → box:sword → unit:uk-infantry", "1");
    assert_eq!(in_box(&game, "sword"), "1I");
}

/// AD-29.4: without a box in range, or with an empty one, no fire.
#[test]
fn ad_29_4_no_range_no_fire() {
    let game =
        bare("order 9").zone(1, "1B", "", "").zone(14, "1B", "", "").zone(16, "1B", "", "").boxed("juno", "2I").game();
    refused(&game, AXIS, "AD-29.4", "zone:1 → box:utah → unit:us-infantry");
    refused(&game, AXIS, "AD-29.4", "zone:14 → box:omaha → unit:us-infantry");
    assert_eq!(choices(&game, AXIS), ["shell 16 juno uk-infantry", "done"]);
}

/// AD-29.5: only units in beachhead boxes.
#[test]
fn ad_29_5_only_boxes() {
    let game = at("order 9").zone(16, "1I 1B", "2I", "").boxed("gold", "").game();
    refused(&game, AXIS, "AD-29.5", "zone:16 → unit:uk-infantry");
    refused(&game, AXIS, "AD-29.5", "zone:15 → zone:16 → unit:uk-infantry");
    refused(&game, AXIS, "AD-29.5", "zone:17 → box:6th → unit:uk-infantry");
}

/// AD-29.6: also from a contested zone.
#[test]
fn ad_29_6_from_a_contested_zone() {
    let game = bare("order 9").zone(16, "1B", "2I", "").boxed("juno", "1I").game();
    allowed(&game, AXIS, "zone:16 → box:juno → unit:uk-infantry");
}

/// AD-29.7: blockhouses may stay silent.
#[test]
fn ad_29_7_the_axis_may_stop() {
    let mut game = at("order 9").game();
    act(&mut game, AXIS, "button:done", "");
    assert_eq!(step(&game), "order 10");
}

/// AD-30.1: to the zone of the arrow.
#[test]
fn ad_30_1_landing() {
    let mut game = at("order 10").game();
    refused(&game, ALLIES, "AD-30.1", "box:omaha → unit:us-infantry → zone:11");
    refused(&game, ALLIES, "AD-30.1", "box:omaha → unit:us-tank → zone:14");
    refused(&game, ALLIES, "AD-30.1", "box:82nd → unit:us-infantry → zone:10");
    act(&mut game, ALLIES, "box:omaha → unit:us-infantry → zone:14", "");
    assert_eq!((in_box(&game, "omaha"), count(&game, 14, "us-infantry")), ("5I 2A".into(), 1));
}

/// AD-30.2: nobody need land.
#[test]
fn ad_30_2_waiting_in_the_box() {
    let mut game = at("order 10").game();
    act(&mut game, ALLIES, "button:done", "");
    assert_eq!(in_box(&game, "omaha"), "6I 2A");
}

/// AD-30.3: no ninth unit.
#[test]
fn ad_30_3_no_ninth_unit() {
    let game = bare("order 10").zone(14, "", "4I", "4I").boxed("omaha", "1I").boxed("gold", "1I").game();
    refused(&game, ALLIES, "AD-30.3", "box:omaha → unit:us-infantry → zone:14");
}

/// AD-30.4: who is ashore does not move.
#[test]
fn ad_30_4_units_ashore_do_not_move() {
    let mut game = bare("order 10").zone(14, "", "", "1I").boxed("omaha", "2I").game();
    refused(&game, ALLIES, "AD-30.4", "zone:14 → unit:us-infantry → zone:21");
    act(&mut game, ALLIES, "box:omaha → unit:us-infantry → zone:14", "");
    refused(&game, ALLIES, "AD-30.4", "zone:14 → unit:us-infantry → zone:21");
}

/// AD-30.5: a tank stops in the landing zone: it names one zone.
#[test]
fn ad_30_5_a_landing_is_a_whole_move() {
    let mut game = at("order 10").zone(15, "", "", "").game();
    refused(&game, ALLIES, "AD-30.5", "box:gold → unit:uk-tank → zone:15 → zone:23");
    refused(&game, ALLIES, "AD-30.5", "box:gold → unit:uk-tank → zone:15 → button:stop");
    act(&mut game, ALLIES, "box:gold → unit:uk-tank → zone:15", "");
    refused(&game, ALLIES, "AD-30.4", "zone:15 → unit:uk-tank → zone:23 → button:stop");
}

/// AD-30.6: the enemy does not prevent a landing, and nothing is fought.
#[test]
fn ad_30_6_landing_among_enemies() {
    let mut game = at("order 10").game();
    let events = act(&mut game, ALLIES, "box:omaha → unit:us-infantry → zone:14", "");
    assert!(!events.iter().any(|event| matches!(event, Event::BattleBegan { .. })));
    assert!(game.board().contested().contains(zone(14)));
}

/// AD-31.1, AD-31.2, AD-31.4: the Allies attack everywhere and roll first; who is left alone controls the zone.
#[test]
fn ad_31_1_ad_31_2_ad_31_4_the_allies_attack() {
    let mut game = bare("order 11").zone(14, "1I", "2I", "").zone(15, "1B", "1I", "").zone(40, "1I", "", "").game();
    assert_eq!(choices(&game, ALLIES), ["go-on"], "attacking is not a choice");
    let events = go_on(&mut game, "1 1 6 | 1 6");
    let sides: Vec<Side> = events
        .iter()
        .filter_map(|event| if let Event::BattleRolled { side, .. } = event { Some(*side) } else { None })
        .collect();
    assert_eq!(sides, [Side::Allies, Side::Axis, Side::Allies, Side::Axis]);
    assert_eq!((control(&game, 14), control(&game, 15)), (Some(Side::Allies), Some(Side::Allies)));
}

/// AD-31.3: who has landed this turn attacks too.
#[test]
fn ad_31_3_who_has_landed_attacks() {
    let mut game = bare("order 10").zone(14, "1I", "", "").zone(40, "1I", "", "").boxed("omaha", "2I").game();
    act(&mut game, ALLIES, "box:omaha → unit:us-infantry → zone:14", "");
    act(&mut game, ALLIES, "box:omaha → unit:us-infantry → zone:14", "6 6 | 6");
    assert_eq!(step(&game), "order 12");
}

/// AD-32.1: Axis land units may move, blockhouses not.
#[test]
fn ad_32_1_the_axis_moves() {
    let game = bare("order 12").zone(15, "1I 1A 1T 1B", "", "").game();
    for path in ["infantry → zone:22", "artillery → zone:22", "tank → zone:22 → zone:27"] {
        allowed(&game, AXIS, &format!("zone:15 → unit:{path}"));
    }
    refused(&game, AXIS, "AD-6.19", "zone:15 → unit:blockhouse → zone:22");
}

/// AD-32.2, AD-32.3: all moves first, then each unit is strafed.
#[test]
fn ad_32_2_ad_32_3_moves_first_then_strafing() {
    let mut game = bare("order 12").zone(40, "2I", "1F", "").game();
    let events = act(&mut game, AXIS, "zone:40 → unit:infantry → zone:37", "");
    assert!(!events.iter().any(|event| matches!(event, Event::Strafed { .. })));
    let events = act(&mut game, AXIS, "button:done", "1 …");
    assert_eq!(events.iter().filter(|event| matches!(event, Event::Strafed { .. })).count(), 1);
    assert_eq!((count(&game, 37, "infantry"), count(&game, 40, "infantry")), (0, 1));
}

/// AD-32.4: units that may still be strafed count for the limit.
#[test]
fn ad_32_4_moving_units_count() {
    let mut game = bare("order 12").zone(37, "7I", "4F", "").zone(40, "2I", "", "").game();
    act(&mut game, AXIS, "zone:40 → unit:infantry → zone:37", "");
    refused(&game, AXIS, "AD-7.1", "zone:40 → unit:infantry → zone:37");
}

/// AD-32.5: nobody need move, nobody attacks.
#[test]
fn ad_32_5_no_attack_in_order_12() {
    let mut game = bare("order 12").zone(40, "1I", "", "").game();
    let events = act(&mut game, AXIS, "button:done", "1 1 1 1");
    assert!(!events.iter().any(|event| matches!(event, Event::BattleBegan { .. })));
}

/// AD-33.1, AD-33.2, AD-33.3: the Axis attacks everywhere, blockhouses included, and rolls first.
#[test]
fn ad_33_1_ad_33_2_ad_33_3_the_axis_attacks() {
    let mut game = bare("order 13").zone(15, "1B", "1I", "").zone(30, "1T", "1I", "").game();
    let events = go_on(&mut game, "3 6 | 3 6 …");
    let attackers: Vec<(Side, bool)> = events
        .iter()
        .filter_map(|event| match event {
            Event::BattleRolled { side, attacking, .. } => Some((*side, *attacking)),
            _ => None,
        })
        .collect();
    assert_eq!(attackers, [(Side::Axis, true), (Side::Allies, false), (Side::Axis, true), (Side::Allies, false)]);
    assert_eq!((control(&game, 15), control(&game, 30)), (Some(Side::Axis), Some(Side::Axis)));
}

/// AD-34.1, AD-34.2: two dice for each power.
#[test]
fn ad_34_1_ad_34_2_dice_for_each_power() {
    let mut game = bare("order 14").game();
    go_on(&mut game, "1 2 | 5 6");
    assert_eq!((view(&game).charts[0].left, view(&game).charts[1].left), (3, 11));
    assert_eq!((view(&game).charts[0].dice, view(&game).charts[1].dice), (Some([1, 2]), Some([5, 6])));
    refused(&at("order 2").game(), ALLIES, "AD-34.2", "chart:uk → box:gold");
}

/// AD-34.3: in any interleaving.
#[test]
fn ad_34_3_any_interleaving() {
    let mut game = bare("order 14").doing("to-place", json!({"uk": 2, "us": 2})).game();
    act(&mut game, ALLIES, "chart:us → box:utah", "");
    act(&mut game, ALLIES, "chart:uk → box:gold", "");
    allowed(&game, ALLIES, "chart:us → box:utah");
    allowed(&game, ALLIES, "chart:uk → box:sword");
}

/// AD-34.4: who is placed stays in the box until order 10.
#[test]
fn ad_34_4_placed_units_wait() {
    let mut game = bare("order 14").zone(26, "1I", "", "").doing("to-place", json!({"uk": 1, "us": 0})).game();
    act(&mut game, ALLIES, "chart:uk → box:gold", "…");
    play_to(&mut game, "order 3");
    assert_eq!(in_box(&game, "gold"), "1A");
    play_to(&mut game, "order 10");
    allowed(&game, ALLIES, "box:gold → unit:uk-artillery → zone:15");
}

/// AD-35.1, AD-35.2, AD-35.7: two dice for each chart, placed in any interleaving.
#[test]
fn ad_35_1_ad_35_2_ad_35_7_the_german_charts() {
    let mut game = bare("order 15").game();
    go_on(&mut game, "1 1 | 2 2");
    act(&mut game, AXIS, "chart:rouen → zone:42", "");
    act(&mut game, AXIS, "chart:rennes → zone:33", "");
    allowed(&game, AXIS, "chart:rouen → zone:37");
    refused(&at("order 12").game(), AXIS, "AD-35.2", "chart:rouen → zone:37");
}

/// AD-35.3, AD-35.4: when all are placed each is strafed; who is not placed is not.
#[test]
fn ad_35_3_ad_35_4_strafing_of_those_placed() {
    let mut game =
        bare("order 15").zone(33, "2I", "1F", "").chart("rouen", "").doing("to-place", json!({"rennes": 5})).game();
    act(&mut game, AXIS, "chart:rennes → zone:33", "");
    act(&mut game, AXIS, "chart:rennes → zone:35", "");
    let events = act(&mut game, AXIS, "button:done", "2 …");
    assert_eq!(events.iter().filter(|event| matches!(event, Event::Strafed { .. })).count(), 1);
}

/// AD-35.5: a strafed unit is in the supply.
#[test]
fn ad_35_5_strafed_units_are_destroyed() {
    let mut game = bare("order 15")
        .zone(33, "", "1F", "")
        .chart("rouen", "")
        .chart("rennes", "1-2")
        .doing("to-place", json!({"rennes": 1}))
        .game();
    let before = game.supply().of(unit("tank"));
    act(&mut game, AXIS, "chart:rennes → zone:33", "1 …");
    assert_eq!((game.supply().of(unit("tank")), next_place(&game, "rennes")), (before + 1, Some(2)));
}

/// AD-35.6: placed units do not move in the same turn.
#[test]
fn ad_35_6_placed_units_do_not_move() {
    let mut game = bare("order 15").chart("rouen", "").doing("to-place", json!({"rennes": 2})).game();
    act(&mut game, AXIS, "chart:rennes → zone:33", "");
    refused(&game, AXIS, "AD-6.1", "zone:33 → unit:tank → zone:24 → button:stop");
}

/// AD-36.1: all fighters return.
#[test]
fn ad_36_1_fighters_return() {
    let mut game = bare("order 16").zone(14, "", "2F", "1F").zone(30, "", "", "3F").game();
    go_on(&mut game, "");
    assert_eq!(airfield(&game), "4F 1M | 4F 1M");
}

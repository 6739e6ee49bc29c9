//! AD-11: air units and anti-aircraft fire, AD-12: blockhouses and naval bombardment.

use crate::common::*;
use sandtable_axis_dday::Event;

/// AD-11.1, AD-11.2: from the Airfield to any zone, enemies or not.
#[test]
fn ad_11_1_ad_11_2_planes_go_anywhere() {
    let game = at("order 3").game();
    assert_eq!(choices_with(&game, ALLIES, "fly uk-fighter").len(), 41);
    allowed(&game, ALLIES, "unit:uk-fighter → zone:14");
    allowed(&game, ALLIES, "unit:us-fighter → zone:41");
}

/// AD-11.3: fighters do not attack when they enter.
#[test]
fn ad_11_3_fighters_wait() {
    let mut game = at("order 3").game();
    act(&mut game, ALLIES, "unit:uk-fighter → zone:14", "");
    assert_eq!(count(&game, 14, "infantry"), 4);
}

/// AD-11.4: every fighter rolls at every unit that moves into or out of its zone; a 1 destroys it.
#[test]
fn ad_11_4_strafing() {
    let mut game = bare("order 12").zone(40, "1I 1A", "", "2F").game();
    act(&mut game, AXIS, "zone:40 → unit:infantry → zone:37", "");
    act(&mut game, AXIS, "zone:40 → unit:artillery → zone:37", "2 6 | 6 1 …");
    assert_eq!(standing(&game, 37), "1I |  | ");
    let mut game = bare("order 12").zone(40, "1I", "", "").zone(37, "", "1F", "").game();
    act(&mut game, AXIS, "zone:40 → unit:infantry → zone:37", "1 …");
    assert_eq!(count(&game, 37, "infantry"), 0);
}

/// AD-11.5: reinforcements move into their zone.
#[test]
fn ad_11_5_reinforcements_are_strafed() {
    let mut game = bare("order 15").zone(33, "", "1F", "").chart("rouen", "").chart("rennes", "1").game();
    go_on(&mut game, "1 1");
    act(&mut game, AXIS, "chart:rennes → zone:33", "1 …");
    assert_eq!(count(&game, 33, "tank"), 0);
}

/// AD-11.6: any number of units, and again in a later order.
#[test]
fn ad_11_6_a_fighter_strafes_again_and_again() {
    let mut game = bare("order 12").zone(40, "3I", "1F", "").chart("rouen", "").chart("rennes", "1-2").game();
    act(&mut game, AXIS, "zone:40 → unit:infantry → zone:37", "");
    act(&mut game, AXIS, "zone:40 → unit:infantry → zone:38", "");
    act(&mut game, AXIS, "zone:40 → unit:infantry → zone:41", "6 6 6 …");
    play_to(&mut game, "order 15");
    act(&mut game, AXIS, "chart:rennes → zone:40", "");
    act(&mut game, AXIS, "chart:rennes → zone:40", "6 6 …");
}

/// AD-11.7, AD-11.8, AD-11.9: the fighters of every zone that the unit was in, each once.
#[test]
fn ad_11_7_ad_11_8_ad_11_9_from_through_and_to() {
    let mut game = bare("order 12").zone(40, "1T", "1F", "").zone(38, "", "1F", "").zone(30, "", "1F", "").game();
    let events = act(&mut game, AXIS, "zone:40 → unit:tank → zone:38 → zone:30", "6 6 6 …");
    let strafed = events.iter().find_map(|event| match event {
        Event::Strafed { dice, zones, .. } => Some((dice.len(), zones.len())),
        _ => None,
    });
    assert_eq!(strafed, Some((3, 3)));
    // A fighter of the zone that is entered and left rolls once.
    let mut game = bare("order 12").zone(40, "1T", "", "").zone(38, "", "1F", "").game();
    act(&mut game, AXIS, "zone:40 → unit:tank → zone:38 → zone:30", "6 …");
}

/// AD-11.10: who does not move is not strafed.
#[test]
fn ad_11_10_who_stays_is_not_strafed() {
    let mut game = bare("order 12").zone(40, "2I", "4F", "").zone(32, "1I", "", "").game();
    act(&mut game, AXIS, "zone:32 → unit:infantry → zone:31", "");
    let events = act(&mut game, AXIS, "button:done", "…");
    assert!(!events.iter().any(|event| matches!(event, Event::Strafed { .. })));
}

/// AD-11.11, AD-11.12: strafing is not a choice, and nobody fires back.
#[test]
fn ad_11_11_ad_11_12_fighters_always_strafe() {
    let mut game = bare("order 12").zone(40, "1A", "1F", "").game();
    act(&mut game, AXIS, "zone:40 → unit:artillery → zone:37", "5 …");
    assert_eq!(count(&game, 40, "uk-fighter") + game.airfield().of(unit("uk-fighter")), 4);
}

/// AD-11.13: a bomber rolls one die at a named unit; 3 or less destroys it.
#[test]
fn ad_11_13_bombers_attack_when_they_enter() {
    for (die, left) in [("3", 0), ("4", 1)] {
        let mut game = bare("order 5").zone(30, "1I 1T", "1M", "").doing("bombed", serde_json::json!([])).game();
        act(&mut game, ALLIES, "unit:uk-bomber → unit:tank", &format!("{die} …"));
        assert_eq!(count(&game, 30, "tank"), left);
    }
    refused(
        &at("order 8").zone(30, "1I", "1M", "").zone(14, "", "", "1I").boxed("omaha", "").game(),
        ALLIES,
        "AD-11.13",
        "unit:uk-bomber → unit:infantry",
    );
}

/// AD-11.14: no bomber in a zone with Allied land units.
#[test]
fn ad_11_14_no_bomber_over_friends() {
    let game = bare("order 5").zone(30, "1I", "1I", "").zone(26, "1I", "", "").game();
    refused(&game, ALLIES, "AD-11.14", "unit:uk-bomber → zone:30");
    allowed(&game, ALLIES, "unit:uk-bomber → zone:26");
    assert_eq!(
        bare("order 6").zone(30, "1A", "1I 1M", "").fault(),
        "state.zones.30: no bomber in a zone with Allied land units (AD-11.14)"
    );
}

/// AD-11.15: a bomber may destroy a blockhouse.
#[test]
fn ad_11_15_a_bomber_may_destroy_a_blockhouse() {
    let mut game = bare("order 5").zone(15, "1I 1B", "1M", "").doing("bombed", serde_json::json!([])).game();
    act(&mut game, ALLIES, "unit:uk-bomber → unit:blockhouse", "2 …");
    assert_eq!(standing(&game, 15), "1I |  | ");
}

/// AD-11.16, AD-11.17: each artillery in a zone with planes rolls one die, however many planes there are.
#[test]
fn ad_11_16_ad_11_17_one_die_an_artillery() {
    let mut game = bare("order 4").zone(14, "2A", "2F", "2F").game();
    act(&mut game, AXIS, "zone:14 → unit:uk-fighter", "2");
    refused(&game, AXIS, "AD-24.3", "button:done");
    act(&mut game, AXIS, "zone:14 → unit:us-fighter", "2");
    assert_ne!(step(&game), "order 4");
    refused(&bare("order 4").zone(14, "1A", "1F", "1F 1I").game(), AXIS, "AD-11.16", "zone:14 → unit:us-infantry");
}

/// AD-11.18: the same artillery fires in 4, in 6 and in the cycles.
#[test]
fn ad_11_18_artillery_fires_in_several_orders() {
    let mut game = bare("order 4").zone(30, "1A", "1F", "").zone(40, "1I", "", "").game();
    go_on(&mut game, "6");
    assert_eq!(step(&game), "order 5");
    act(&mut game, ALLIES, "unit:uk-bomber → zone:30", "");
    act(&mut game, ALLIES, "button:done", "6 | 6");
    assert_eq!(count(&game, 30, "artillery"), 1, "it fired at the bomber too, which has come home: {}", step(&game));
    assert_eq!(airfield(&game), "3F 1M | 4F 1M");
}

/// AD-11.19: the Axis names the plane.
#[test]
fn ad_11_19_the_axis_names_the_plane() {
    let game = bare("order 4").zone(14, "1A", "1F", "1F").game();
    assert_eq!(
        (to_act(&game), choices(&game, AXIS)),
        (vec![0], vec!["at 14 uk-fighter".to_owned(), "at 14 us-fighter".to_owned()])
    );
}

/// AD-11.20: a destroyed plane is in the supply, not on the Airfield.
#[test]
fn ad_11_20_destroyed_planes_are_out() {
    let mut game = bare("order 4").zone(14, "1A", "1F", "1F").game();
    act(&mut game, AXIS, "zone:14 → unit:uk-fighter", "1");
    assert_eq!(game.supply().of(unit("uk-fighter")), 1);
    play_to(&mut game, "order 3");
    assert_eq!((game.turn(), airfield(&game)), (2, "3F 1M | 4F 1M".into()));
}

/// AD-11.21: no fire at the Airfield, nor where there is no Axis artillery.
#[test]
fn ad_11_21_who_is_not_fired_at() {
    let mut game = bare("order 4").zone(14, "3I", "2F", "").zone(30, "2A", "", "").game();
    let events = go_on(&mut game, "");
    assert!(!events.iter().any(|event| matches!(event, Event::Shot { .. })));
    let game = bare("order 4").zone(14, "3I", "2F", "").zone(30, "2A", "1F", "1F").game();
    refused(&game, AXIS, "AD-11.21", "zone:14 → unit:uk-fighter");
}

/// AD-11.22: Allied artillery has nothing to fire at in the air: no order or card offers it.
#[test]
fn ad_11_22_allied_artillery_is_no_flak() {
    let mut game = bare("order 4").zone(14, "", "2A", "1F").game();
    let events = go_on(&mut game, "");
    assert!(!events.iter().any(|event| matches!(event, Event::Shot { .. })));
    assert!(
        sandtable_axis_dday::Unit::all()
            .all(|unit| !(unit.kind().is_air() && unit.side() == sandtable_axis_dday::Side::Axis))
    );
}

/// AD-12.1: each blockhouse fires once, at a unit in a box in its range.
#[test]
fn ad_12_1_blockhouses_fire_once() {
    let mut game =
        bare("order 9").zone(16, "1B", "", "").zone(17, "1B", "", "").boxed("juno", "2I").boxed("sword", "1I").game();
    refused(&game, AXIS, "AD-12.1", "zone:16 → box:sword → unit:uk-infantry");
    act(&mut game, AXIS, "zone:16 → box:juno → unit:uk-infantry", "6");
    refused(&game, AXIS, "AD-29.1", "zone:16 → box:juno → unit:uk-infantry");
    refused(
        &at("order 8").zone(14, "", "", "1I").boxed("omaha", "").game(),
        ALLIES,
        "AD-12.1",
        "zone:15 → box:gold → unit:uk-tank",
    );
}

/// AD-12.2: not at planes.
#[test]
fn ad_12_2_not_at_planes() {
    refused(&at("order 9").game(), AXIS, "AD-12.2", "zone:15 → box:gold → unit:uk-fighter");
}

/// AD-12.3: no order brings blockhouses: they are on no chart, and none comes back in a whole turn.
#[test]
fn ad_12_3_blockhouses_are_not_rebuilt() {
    let mut game = bare("order 2").zone(15, "2B", "", "").zone(40, "1I", "", "").game();
    act(&mut game, ALLIES, "zone:15", "1");
    act(&mut game, ALLIES, "button:done", "");
    play_to(&mut game, "order 12");
    play_to(&mut game, "order 2");
    assert_eq!((game.turn(), count(&game, 15, "blockhouse")), (2, 1));
    let charts = sandtable_axis_dday::Chart::all();
    assert!(charts.flat_map(|chart| &chart.printed().places).all(|place| place.kind.is_line()));
}

/// AD-12.4: ships fire at blockhouses only.
#[test]
fn ad_12_4_ships_fire_at_blockhouses_only() {
    let game = at("order 2").game();
    refused(&game, ALLIES, "AD-12.4", "zone:14 → unit:infantry");
    refused(&game, ALLIES, "AD-12.4", "box:omaha");
    refused(&game, ALLIES, "AD-22.1", "zone:30");
}

/// AD-12.5: at any of them, whatever its range, contested or not.
#[test]
fn ad_12_5_any_standing_blockhouse() {
    let game = bare("order 2").zone(1, "1B", "", "").zone(15, "1B", "1I", "").zone(14, "2B", "", "").game();
    assert_eq!(choices(&game, ALLIES), ["zone 1", "zone 14", "zone 15", "done"]);
}

//! AD-8: the combat cycle, AD-9: casualties, AD-10: special combat.

use crate::common::*;
use sandtable_axis_dday::{Event, Side};

fn battles(events: &[Event]) -> Vec<u8> {
    events
        .iter()
        .filter_map(|event| if let Event::BattleBegan { zone, .. } = event { Some(zone.id()) } else { None })
        .collect()
}

/// AD-8.1, AD-8.2, AD-8.3, AD-8.17: one cycle in every contested zone, by ascending number, and none elsewhere.
#[test]
fn ad_8_1_ad_8_2_ad_8_3_ad_8_17_every_contested_zone_in_order() {
    for order in ["order 11", "order 13"] {
        let mut game = bare(order)
            .zone(30, "1T", "1I", "")
            .zone(14, "1I", "", "1I")
            .zone(15, "1B", "1I", "")
            .zone(16, "", "2I", "")
            .zone(40, "1I", "", "")
            .game();
        let events = go_on(&mut game, "6 6 6 6 6 6 …");
        assert_eq!(battles(&events)[..3], [14, 15, 30], "{order}");
    }
}

/// AD-8.4, AD-8.15: all land units of both sides take part, both Allied powers together.
#[test]
fn ad_8_4_ad_8_15_all_land_units_together() {
    let mut game = bare("order 11").zone(14, "2I 1A 1B", "1I 1A", "2I").zone(40, "1I", "", "").game();
    let events = go_on(&mut game, "6 6 6 6 | 6 6 6 6");
    let rolled: Vec<usize> = events
        .iter()
        .filter_map(|event| match event {
            Event::BattleRolled { volleys, .. } => Some(volleys.iter().map(|volley| volley.dice.len()).sum()),
            _ => None,
        })
        .collect();
    assert_eq!(rolled, [4, 4]);
    let missed = |event: &Event| match event {
        Event::BattleRolled { volleys, expected, .. } => {
            volleys.iter().all(|volley| volley.hitting == vec![false; volley.dice.len()]) && *expected > 0
        }
        _ => true,
    };
    assert!(events.iter().all(missed), "{events:?}");
}

/// AD-8.5, AD-8.7: a die for each unit; a die up to its value hits.
#[test]
fn ad_8_5_ad_8_7_what_hits() {
    // Attack: infantry 1, artillery 2, tank 3. Defence: infantry and artillery 2, Axis tank 3, blockhouse 1.
    let position = bare("order 11").zone(14, "2I 2A 2T 2B", "1I 1A 1T", "").zone(40, "1I", "", "");
    let mut game = position.game();
    go_on(&mut game, "1 2 3");
    assert_eq!(view(&game).battle.unwrap().hits, 3);
    let mut game = position.game();
    go_on(&mut game, "2 3 4 | 2 3 | 2 3 | 3 4 | 1 2");
    let battle = view(&game).battle;
    assert!(battle.is_none(), "four hits on three units need no choice");
    assert_eq!(standing(&game, 14), "2I 2A 2T 2B |  | ");
}

/// AD-8.6, AD-8.8, AD-8.9: casualties are set aside and removed together.
#[test]
fn ad_8_6_ad_8_8_ad_8_9_casualties_are_set_aside() {
    let mut game = bare("order 11").zone(14, "1I 1A", "1I 1A", "").zone(40, "1I", "", "").game();
    go_on(&mut game, "1 6");
    act(&mut game, AXIS, "zone:14 → unit:infantry", "2 6");
    assert_eq!(standing(&game, 14), "1I 1A | 1I 1A | ", "nobody is removed yet");
    assert_eq!(view(&game).battle.unwrap().casualties.len(), 1);
    act(&mut game, ALLIES, "zone:14 → unit:uk-artillery", "");
    assert_eq!(standing(&game, 14), "1A | 1I | ");
}

/// AD-8.10: the survivors stay, and control is determined anew.
#[test]
fn ad_8_10_survivors_stay() {
    let mut game = bare("order 11").zone(14, "1I", "2I", "").zone(40, "1I", "", "").game();
    let events = go_on(&mut game, "1 6 | 6");
    assert_eq!((standing(&game, 14), control(&game, 14)), (" | 2I | ".into(), Some(Side::Allies)));
    assert!(events.contains(&Event::ControlChanged { zone: zone(14), control: Some(Side::Allies) }));
}

/// AD-8.11, AD-8.12: one cycle an order, and again in the next attack order.
#[test]
fn ad_8_11_ad_8_12_one_cycle_an_order() {
    let mut game = bare("order 11").zone(14, "1I", "1I", "").zone(40, "1I", "", "").game();
    let events = go_on(&mut game, "6 6");
    assert_eq!((battles(&events), step(&game)), (vec![14], "order 12".into()));
    let events = act(&mut game, AXIS, "button:done", "6 6 …");
    assert_eq!(battles(&events), [14]);
}

/// AD-8.13: what step 2 hits still fires.
#[test]
fn ad_8_13_fire_is_simultaneous() {
    let mut game = bare("order 13").zone(14, "1T", "1I", "").game();
    go_on(&mut game, "3 | 2 …");
    assert_eq!(standing(&game, 14), " |  | ");
}

/// AD-8.14: a zone in which all fell is empty.
#[test]
fn ad_8_14_an_empty_zone() {
    let mut game = bare("order 11").zone(14, "1I", "1I", "").zone(40, "1I", "", "").game();
    go_on(&mut game, "1 1");
    assert_eq!((standing(&game, 14), control(&game, 14)), (" |  | ".into(), None));
}

/// AD-8.16: a blockhouse attacks with 3 and defends with 1.
#[test]
fn ad_8_16_blockhouses_in_a_cycle() {
    let mut game = bare("order 13").zone(15, "1B", "2I", "").game();
    go_on(&mut game, "3 | 6 6 …");
    assert_eq!(standing(&game, 15), "1B | 1I | ");
    let mut game = bare("order 11").zone(15, "1B", "2I", "").zone(40, "1I", "", "").game();
    go_on(&mut game, "6 6 2");
    assert_eq!(standing(&game, 15), "1B | 2I | ");
}

/// AD-8.18: the battle board shows every unit in the column of its value, and the casualties apart.
#[test]
fn ad_8_18_the_battle_board() {
    let mut game = bare("order 13").zone(30, "1I 1A 1T 1B", "2I 1A 1T", "").game();
    go_on(&mut game, "1 6 6 6");
    let battle = view(&game).battle.unwrap();
    let rows = |rows: &[sandtable_axis_dday::view::BattleRow]| -> Vec<(String, u8, u8)> {
        rows.iter().map(|row| (row.unit.to_string(), row.value, row.count)).collect()
    };
    let row = |name: &str, value, count| (name.to_owned(), value, count);
    assert_eq!(
        rows(&battle.attackers),
        [row("infantry", 1, 1), row("artillery", 2, 1), row("tank", 3, 1), row("blockhouse", 3, 1)]
    );
    assert_eq!(rows(&battle.defenders), [row("uk-infantry", 2, 2), row("uk-artillery", 2, 1), row("uk-tank", 2, 1)]);
    assert_eq!((battle.hit, battle.hits, battle.casualties.len()), (Side::Allies, 1, 0));
    assert_eq!(
        battle.attack.iter().map(|volley| volley.dice.clone()).collect::<Vec<_>>(),
        [vec![1], vec![6], vec![6], vec![6]]
    );
}

/// AD-9.1: the side that is hit chooses, among its own units.
#[test]
fn ad_9_1_who_is_hit_chooses() {
    let mut game = bare("order 13").zone(14, "1T", "1I 1A", "").game();
    go_on(&mut game, "1");
    refused(&game, AXIS, "AD-9.1", "zone:14 → unit:uk-infantry");
    refused(&game, ALLIES, "AD-9.1", "zone:14 → unit:tank");
    allowed(&game, ALLIES, "zone:14 → unit:uk-infantry");
}

/// AD-9.2, AD-9.8: one unit for each hit, one after the other, after all dice of the step.
#[test]
fn ad_9_2_ad_9_8_one_unit_a_hit() {
    let mut game = bare("order 13").zone(14, "2T", "2I 2A", "").game();
    go_on(&mut game, "1 1");
    assert_eq!(view(&game).battle.unwrap().hits, 2);
    refused(&game, ALLIES, "AD-9.2", "button:done");
    refused(&game, ALLIES, "AD-9.2", "button:pass");
    act(&mut game, ALLIES, "zone:14 → unit:uk-artillery", "");
    assert_eq!(view(&game).battle.unwrap().hits, 1);
    act(&mut game, ALLIES, "zone:14 → unit:uk-infantry", "6 6 6 6 …");
    assert_eq!(standing(&game, 14), "2T | 1I 1A | ");
}

/// AD-9.3: nobody is a casualty twice.
#[test]
fn ad_9_3_nobody_falls_twice() {
    let mut game = bare("order 13").zone(14, "2T", "1I 1A 1T", "").game();
    go_on(&mut game, "1 1");
    act(&mut game, ALLIES, "zone:14 → unit:uk-infantry", "");
    refused(&game, ALLIES, "AD-9.3", "zone:14 → unit:uk-infantry");
}

/// AD-9.4: hits beyond the units are lost.
#[test]
fn ad_9_4_hits_beyond_the_units_are_lost() {
    let mut game = bare("order 13").zone(14, "4T", "1I 1A", "").game();
    go_on(&mut game, "1 1 1 1 | 6 6 …");
    assert_eq!(standing(&game, 14), "4T |  | ");
}

/// AD-9.5, AD-9.6: any land unit of the zone, for the Axis a blockhouse too.
#[test]
fn ad_9_5_ad_9_6_any_unit_may_be_chosen() {
    let mut game = bare("order 11").zone(14, "1I 1A 1T 1B", "1T", "").zone(40, "1I", "", "").game();
    go_on(&mut game, "1");
    assert_eq!(choices(&game, AXIS), ["at 14 infantry", "at 14 artillery", "at 14 tank", "at 14 blockhouse"]);
    refused(&game, AXIS, "AD-8.3", "zone:40 → unit:infantry");
    act(&mut game, AXIS, "zone:14 → unit:blockhouse", "6 6 6 6");
    assert_eq!(standing(&game, 14), "1I 1A 1T | 1T | ");
    let mut game = bare("order 11").zone(14, "1I 1A", "1T", "").zone(40, "1I", "", "").game();
    go_on(&mut game, "1");
    refused(&game, AXIS, "AD-9.5", "zone:14 → unit:tank");
}

/// AD-9.7: the Allies take a hit on either power.
#[test]
fn ad_9_7_either_allied_power() {
    let mut game = bare("order 13").zone(14, "1T", "1I", "1I").game();
    go_on(&mut game, "1");
    assert_eq!(choices(&game, ALLIES), ["at 14 uk-infantry", "at 14 us-infantry"]);
}

/// AD-9.9: no choice where all fall, or all are alike.
#[test]
fn ad_9_9_no_choice_where_there_is_none() {
    let mut game = bare("order 13").zone(14, "2T", "1I 1A", "").game();
    go_on(&mut game, "1 1 | 6 6 …");
    assert_eq!(standing(&game, 14), "2T |  | ", "both fall");
    let mut game = bare("order 13").zone(14, "1T", "3I", "").game();
    go_on(&mut game, "1 | 6 6 6 …");
    assert_eq!(standing(&game, 14), "1T | 2I | ", "all are alike");
    let mut game = bare("order 13").zone(14, "2T", "1I", "1I 1A").game();
    go_on(&mut game, "1 1");
    assert_eq!(asked(&game), "D41");
}

/// AD-10.1, AD-10.4: special combats are no cycles: one die, nobody fires back, the unit is gone at once.
#[test]
fn ad_10_1_ad_10_4_special_combat() {
    let mut game = at("order 9").game();
    let events = act(&mut game, AXIS, "zone:14 → box:omaha → unit:us-artillery", "1");
    assert!(!events.iter().any(|event| matches!(event, Event::BattleBegan { .. })));
    assert_eq!((in_box(&game, "omaha"), count(&game, 14, "blockhouse")), ("6I 1A".into(), 2));
}

/// AD-10.2, AD-10.3: the target is named, then one die is rolled, and only that target can be hit.
#[test]
fn ad_10_2_ad_10_3_targeted_attacks() {
    let mut game = bare("order 5").zone(30, "2A 2T", "", "").game();
    act(&mut game, ALLIES, "unit:uk-bomber → zone:30", "");
    act(&mut game, ALLIES, "unit:us-bomber → zone:30", "");
    act(&mut game, ALLIES, "unit:us-bomber → unit:tank", "2");
    assert_eq!(standing(&game, 30), "2A 1T | 1M | 1M", "known before the next target is named");
    act(&mut game, ALLIES, "unit:uk-bomber → unit:artillery", "1 …");
    assert_eq!(count(&game, 30, "tank"), 1);
}

/// AD-10.5: what is targeted: bombers, strafing, anti-aircraft fire, blockhouses to sea, naval bombardment.
#[test]
fn ad_10_5_targeted_attacks_are_told_with_their_targets() {
    let shot =
        |events: Vec<Event>| events.iter().any(|event| matches!(event, Event::Shot { .. } | Event::Strafed { .. }));
    let mut game = at("order 2").game();
    assert!(shot(act(&mut game, ALLIES, "zone:15", "6")));
    let mut game = at("order 9").game();
    assert!(shot(act(&mut game, AXIS, "zone:15 → box:gold → unit:uk-tank", "6")));
    let mut game = bare("order 4").zone(14, "1A", "1F", "1F").game();
    assert!(shot(act(&mut game, AXIS, "zone:14 → unit:uk-fighter", "6")));
    let mut game = bare("order 12").zone(40, "1I", "1F", "").game();
    assert!(shot(act(&mut game, AXIS, "zone:40 → unit:infantry → zone:37", "6 …")));
    let mut game = bare("order 5")
        .zone(30, "1I 1T", "", "")
        .doing("bombed", serde_json::json!([]))
        .zone(30, "1I 1T", "1M", "")
        .game();
    assert!(shot(act(&mut game, ALLIES, "unit:uk-bomber → unit:tank", "6")));
}

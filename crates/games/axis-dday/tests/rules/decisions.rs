//! AD-16: who decides.

use crate::common::*;
use serde_json::json;

/// AD-16.1: the active side chooses, and who is hit its casualties.
#[test]
fn ad_16_1_who_decides() {
    refused(&at("order 2").game(), AXIS, "AD-16.1", "button:done");
    refused(&at("order 9").game(), ALLIES, "AD-16.1", "button:done");
    let mut game = bare("order 11").zone(14, "1I 1A", "1T", "").zone(40, "1I", "", "").game();
    go_on(&mut game, "1");
    refused(&game, ALLIES, "AD-9.1", "zone:14 → unit:infantry");
    allowed(&game, AXIS, "zone:14 → unit:infantry");
}

/// AD-16.2: with two seats, seat 1 makes all Allied choices.
#[test]
fn ad_16_2_two_seats() {
    let mut game = bare("order 13").zone(26, "1T", "1I", "1I").game();
    go_on(&mut game, "1");
    assert_eq!(to_act(&game), [1]);
    allowed(&game, ALLIES, "zone:26 → unit:us-infantry");
    refused(&game, ALLIES, "AD-16.2", "button:agree");
    refused(&game, ALLIES, "AD-16.2", "button:refer");
}

/// AD-16.3: with three, each seat acts with its own units, boxes, chart and planes.
#[test]
fn ad_16_3_own_units_only() {
    let game = bare("order 3").three().game();
    allowed(&game, UK, "unit:uk-fighter → zone:14");
    refused(&game, US, "AD-16.3", "unit:uk-fighter → zone:14");
    let game = at("order 10").three().game();
    allowed(&game, US, "box:utah → unit:us-infantry → zone:11");
    refused(&game, UK, "AD-16.3", "box:utah → unit:us-infantry → zone:11");
    let game = bare("order 14").three().doing("to-place", json!({"uk": 2, "us": 2})).game();
    allowed(&game, US, "chart:us → box:utah");
    refused(&game, UK, "AD-16.3", "chart:us → box:utah");
}

/// AD-16.4: both at once, in any interleaving; shared limits go to whoever acts first.
#[test]
fn ad_16_4_both_at_once() {
    let mut game =
        bare("order 8").three().zone(14, "", "1I", "").zone(15, "", "", "1I").zone(22, "", "3I", "4I").game();
    assert_eq!(to_act(&game), [1, 2]);
    allowed(&game, UK, "zone:14 → unit:uk-infantry → zone:22");
    act(&mut game, US, "zone:15 → unit:us-infantry → zone:22", "");
    refused(&game, UK, "AD-7.2", "zone:14 → unit:uk-infantry → zone:22");
    // A seat with nothing left to choose is not asked.
    let game = at("order 10").three().boxed("utah", "").boxed("omaha", "").game();
    assert_eq!(to_act(&game), [1]);
    refused(&game, US, "AD-16.4", "button:done");
}

/// AD-16.5: who has said done does not act again in that order.
#[test]
fn ad_16_5_done_is_done() {
    let mut game = bare("order 3").three().game();
    act(&mut game, US, "button:done", "");
    assert_eq!(to_act(&game), [1]);
    refused(&game, US, "AD-16.5", "unit:us-fighter → zone:14");
    act(&mut game, UK, "unit:uk-fighter → zone:14", "");
    refused(&game, US, "AD-16.5", "button:done");
}

/// AD-16.6: the joint decisions, each begun by the UK.
#[test]
fn ad_16_6_joint_decisions() {
    let both_lost =
        |step: &str, planes: &str| bare(step).three().fortune("good").airfield("uk", planes).airfield("us", planes);
    let flown = |step: &str, uk: &str, us: &str| {
        bare(step).three().fortune("bad").zone(14, "1A", uk, us).zone(30, "1A", uk, "")
    };
    let mut casualty = bare("order 13").three().zone(26, "1T", "1I", "1I").game();
    go_on(&mut casualty, "1");
    let joint = [
        ("D6", at("order 2").three().game()),
        ("D41", casualty),
        ("D12", flown("fortune 4", "1F", "1F").game()),
        ("D20", bare("fortune 6").three().fortune("bad").zone(14, "1A", "1M", "").zone(30, "1A", "", "1M").game()),
        ("D24", both_lost("fortune 7", "4F").game()),
        ("D53", both_lost("fortune 16", "3F 1M").game()),
        ("D11", bare("tactics 3").three().with_tactics().tactics_gone(&[3]).zone(14, "1A", "1F", "1F").game()),
        ("D30", at("tactics 9").three().with_tactics().game()),
        ("D36", bare("tactics 11").three().with_tactics().zone(14, "", "1A", "").zone(15, "1I", "", "").game()),
        ("D39", bare("tactics 12").three().with_tactics().zone(14, "1I", "", "").game()),
        ("D4", bare("tactics 1").three().with_tactics().turn(2).game()),
    ];
    for (decision, game) in joint {
        assert_eq!((asked(&game), to_act(&game)), (decision, vec![1]), "{decision}");
        let first = choices(&game, UK)[0].clone();
        let mut game = game;
        act(&mut game, UK, &first, "");
        assert_eq!((asked(&game), to_act(&game)), ("D57", vec![2]), "{decision}");
        refused(&game, AXIS, if decision == "D41" { "AD-9.1" } else { "AD-16.6" }, &first);
    }
}

/// AD-16.7, AD-16.8, AD-16.9, AD-16.10: propose, agree or propose, agree or refer, decide.
#[test]
fn ad_16_7_ad_16_8_ad_16_9_ad_16_10_the_steps_of_a_joint_decision() {
    let start = at("order 2").three().game();
    refused(&start, US, "AD-16.7", "count:3");
    refused(&start, UK, "AD-16.7", "button:agree");
    refused(&start, UK, "AD-16.11", "count:7");
    let mut game = start;
    act(&mut game, UK, "count:6", "");
    refused(&game, UK, "AD-16.8", "count:5");
    refused(&game, US, "AD-16.8", "count:6");
    refused(&game, US, "AD-16.9", "button:refer");
    let mut agreed = game;
    act(&mut agreed, US, "button:agree", "");
    assert_eq!((asked(&agreed), agreed.shots().naval), ("D7", [6, 0]));
    act(&mut game, US, "count:3", "");
    refused(&game, US, "AD-16.9", "button:agree");
    refused(&game, UK, "AD-16.9", "count:4");
    let mut agreed = game;
    act(&mut agreed, UK, "button:agree", "");
    assert_eq!(agreed.shots().naval, [3, 3]);
    act(&mut game, UK, "button:refer", "");
    refused(&game, UK, "AD-16.10", "count:4");
    refused(&game, AXIS, "AD-16.10", "button:agree");
    assert_eq!(choices(&game, AXIS).len(), 7, "freely among all legal choices");
    act(&mut game, AXIS, "count:1", "");
    assert_eq!((asked(&game), to_act(&game), game.shots().naval), ("D7", vec![1, 2], [1, 5]));
}

/// AD-16.11: each seat aims its share; without blockhouses nothing is split.
#[test]
fn ad_16_11_the_naval_dice_are_split() {
    let mut game = at("order 2").three().doing("naval-dice", json!({"uk": 1, "us": 2})).game();
    act(&mut game, UK, "zone:14", "6");
    assert_eq!(to_act(&game), [2]);
    refused(&game, UK, "AD-16.11", "zone:14");
    allowed(&game, US, "zone:1");
    let mut none = bare("order 2").three().with_tactics().game();
    let events = go_on(&mut none, "");
    assert!(!events.iter().any(|event| matches!(event, sandtable_axis_dday::Event::NavalSplit { .. })));
}

/// AD-16.12: where one power alone may be hit, its seat decides alone.
#[test]
fn ad_16_12_one_power_decides_alone() {
    let mut game = bare("order 13").three().zone(26, "1T", "", "1I 1A").game();
    go_on(&mut game, "1");
    assert_eq!(to_act(&game), [2]);
    refused(&game, UK, "AD-16.12", "zone:26 → unit:us-infantry");
    act(&mut game, US, "zone:26 → unit:us-infantry", "6 6 …");
}

/// AD-16.13: a seat that waits for room stays to act as long as the other does.
#[test]
fn ad_16_13_waiting_for_room() {
    // Zone 4 has the neighbours 3 and 7, both full of US units; the British infantry in 4 has no room yet.
    let mut game = bare("order 8")
        .three()
        .zone(4, "", "1I", "")
        .zone(3, "", "", "8I")
        .zone(7, "", "", "8I")
        .chart("us", "5-38")
        .game();
    assert_eq!((to_act(&game), choices(&game, UK)), (vec![1, 2], vec!["done".to_owned()]));
    act(&mut game, US, "zone:3 → unit:us-infantry → zone:2", "");
    allowed(&game, UK, "zone:4 → unit:uk-infantry → zone:3");
    let mut game = bare("order 8")
        .three()
        .zone(4, "", "1I", "")
        .zone(3, "", "", "8I")
        .zone(7, "", "", "8I")
        .chart("us", "5-38")
        .game();
    act(&mut game, US, "button:done", "…");
    assert_ne!(step(&game), "order 8", "nobody makes room any more");
}

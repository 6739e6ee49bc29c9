//! AD-18: conventions of the digital game.

use crate::common::*;
use sandtable_axis_dday::{Event, Kind, Setup};
use sandtable_core::{Viewer, Views};
use serde_json::json;

/// AD-18.1: nothing is rolled before the Allied seat begins.
#[test]
fn ad_18_1_the_allied_seat_begins() {
    for seats in [2, 3] {
        let mut game = fresh(Setup { seats, ..Setup::default() });
        assert_eq!((asked(&game), to_act(&game)), ("D1", vec![1]));
        refused(&game, AXIS, "AD-18.1", "button:begin");
        refused(&game, ALLIES, "AD-18.1", "zone:14");
        act(&mut game, ALLIES, "button:begin", "6 6 6 6 6 6 6 6 6");
        refused(&game, ALLIES, "AD-18.1", "button:begin");
    }
}

/// AD-18.2: a single choice is made without asking; done, pass and stop count as choices.
#[test]
fn ad_18_2_a_single_choice_is_not_asked() {
    // One kind of fighter: the artillery fires by itself.
    let mut game = bare("order 4").zone(14, "2A", "1F", "").game();
    go_on(&mut game, "6 6");
    // One zone to bombard, and done: that is a choice.
    let game = bare("order 2").zone(15, "1B", "", "").game();
    assert_eq!(choices(&game, ALLIES), ["zone 15", "done"]);
    // With three seats for each on its own: the British bomber has one kind of target.
    let mut game =
        bare("order 5").three().zone(30, "1T", "1M", "").zone(26, "1I 1A", "", "1M").doing("bombed", json!([])).game();
    go_on(&mut game, "6");
    assert_eq!(to_act(&game), [2]);
}

/// AD-18.3: dice without a choice before them are part of the action that led to them.
#[test]
fn ad_18_3_dice_come_by_themselves() {
    let mut game = bare("order 12").zone(40, "1I", "", "").zone(14, "1I", "1I", "").game();
    let events = act(&mut game, AXIS, "button:done", "6 6 | 1 1 1 1");
    let orders: Vec<u8> = events
        .iter()
        .filter_map(|event| if let Event::CardCame { number, .. } = event { Some(number.get()) } else { None })
        .collect();
    assert_eq!(orders, [13, 14]);
}

/// AD-18.4: infantry, artillery, tanks, blockhouses; infantry with a better hit number first.
#[test]
fn ad_18_4_the_sequence_of_dice() {
    let mut game = bare("order 13").zone(14, "1I 1A 1T 1B", "2I 1A", "").game();
    let events = go_on(&mut game, "6 5 4 …");
    let kinds = events.iter().find_map(|event| match event {
        Event::BattleRolled { volleys, .. } => Some(volleys.iter().map(|volley| volley.kind).collect::<Vec<_>>()),
        _ => None,
    });
    assert_eq!(kinds.unwrap(), [Kind::Infantry, Kind::Artillery, Kind::Tank, Kind::Blockhouse]);
    let mut game = bare("order 11")
        .with_tactics()
        .effect("combined", true)
        .zone(14, "8I", "3I 1A", "")
        .zone(40, "1I", "", "")
        .game();
    go_on(&mut game, "2 6 6 6 | 6 6 6 6 6 6 6 6");
    let volleys = view(&game).battle;
    assert!(volleys.is_none(), "one hit on eight alike");
    assert_eq!(count(&game, 14, "infantry"), 7);
}

/// AD-18.5: zones ascending; boxes 82nd, 101st, 6th; powers UK, US; charts Rennes, Rouen.
#[test]
fn ad_18_5_sequences() {
    let game = bare("order 4").zone(14, "1A", "1F", "1F").zone(21, "1A", "1F", "1F").game();
    refused(&game, AXIS, "AD-18.5", "zone:21 → unit:uk-fighter");
    let mut game = at("order 1").game();
    let events = go_on(&mut game, "6 6 6 6 6 6 6 6 6");
    let boxes: Vec<&str> = events
        .iter()
        .filter_map(|event| if let Event::AirborneAttack { drop, .. } = event { Some(drop.name()) } else { None })
        .collect();
    assert_eq!(boxes, ["82nd", "101st", "6th"]);
    let game = bare("order 15").fortune("good").doing("dice", json!({"rennes": [1, 2], "rouen": [3, 4]})).game();
    refused(&game, AXIS, "AD-18.5", "chart:rouen → die:1");
    allowed(&game, AXIS, "chart:rennes → die:1");
    let mut game = bare("tactics 2").with_tactics().game();
    let events = act(&mut game, AXIS, "card:t2", "6 6");
    let charts: Vec<&str> = events
        .iter()
        .filter_map(|event| if let Event::RocketFell { chart, .. } = event { Some(chart.name()) } else { None })
        .collect();
    assert_eq!(charts, ["uk", "us"]);
}

/// AD-18.6: strafing goes unit by unit in the sequence of the moves, all dice also after a 1.
#[test]
fn ad_18_6_strafing_unit_by_unit() {
    let mut game = bare("order 12").zone(40, "1I 1A", "2F", "").game();
    act(&mut game, AXIS, "zone:40 → unit:artillery → zone:38", "");
    let events = act(&mut game, AXIS, "zone:40 → unit:infantry → zone:37", "1 5 | 3 4 …");
    let strafed: Vec<(String, Vec<u8>)> = events
        .iter()
        .filter_map(|event| match event {
            Event::Strafed { unit, dice, .. } => Some((unit.to_string(), dice.clone())),
            _ => None,
        })
        .collect();
    assert_eq!(strafed, [("artillery".into(), vec![1, 5]), ("infantry".into(), vec![3, 4])]);
}

/// AD-18.7: everybody sees everything.
#[test]
fn ad_18_7_nothing_is_hidden() {
    let game = at("order 2").three().game();
    let all = serde_json::to_value(game.view(Viewer::All)).unwrap();
    for viewer in Viewer::every(3) {
        let mut seen = serde_json::to_value(game.view(viewer)).unwrap();
        seen["viewer"] = all["viewer"].clone();
        assert_eq!(seen, all);
    }
    assert_eq!(game.determinize(Viewer::Public, &mut sandtable_core::Fast::new(1)), game);
}

/// AD-18.8: where the path names who acts, the seat takes them in any sequence.
#[test]
fn ad_18_8_any_sequence_where_the_path_names_it() {
    let game = at("order 9").game();
    allowed(&game, AXIS, "zone:17 → box:sword → unit:uk-tank");
    allowed(&game, AXIS, "zone:4 → box:utah → unit:us-infantry");
    let game = bare("order 5").zone(30, "1I 1T", "1M", "1M").doing("bombed", json!([])).game();
    allowed(&game, ALLIES, "unit:us-bomber → unit:tank");
    allowed(&game, ALLIES, "unit:uk-bomber → unit:tank");
}

/// AD-18.9: dice have the faces 1 to 6.
#[test]
fn ad_18_9_six_faces() {
    let mut seen = [false; 7];
    let mut chance = sandtable_core::Fast::new(9);
    for _ in 0..200 {
        let mut dice = sandtable_axis_dday::Dice::NONE;
        seen[usize::from(dice.roll(&mut chance))] = true;
    }
    assert_eq!(seen, [false, true, true, true, true, true, true]);
    let fault = bare("order 15").doing("dice", json!({"rennes": [0, 7]})).fault();
    assert_eq!(fault, "state.doing.dice.rennes: two faces from 1 to 6 (AD-18.9), found [0, 7]");
}

/// AD-18.10: a position may be loaded at any step; where dice come first or nothing can be chosen it waits for go-on.
#[test]
fn ad_18_10_positions_that_wait() {
    for (position, waits) in [
        (bare("order 13").zone(14, "1I", "1I", ""), true),
        (bare("order 14"), true),
        (bare("order 7"), true),
        (bare("order 8"), true),
        (bare("fortune 3").with_fortune(), true),
        (bare("victory"), true),
        (at("order 2"), false),
        (at("order 3"), false),
        (bare("order 8").zone(14, "", "1I", ""), false),
        (bare("tactics 7").with_tactics(), false),
    ] {
        let game = position.game();
        assert_eq!(asked(&game) == "D59", waits, "{}", position.0);
        if waits {
            assert_eq!((to_act(&game), choices(&game, ALLIES)), (vec![1], vec!["go-on".to_owned()]));
            refused(&game, AXIS, "AD-18.10", "button:go-on");
            refused(&game, ALLIES, "AD-18.10", "button:done");
        } else {
            refused(&game, ALLIES, "AD-18.10", "button:go-on");
        }
    }
}

/// AD-18.10: where a position waits because nothing can be chosen, the rule that forbids a choice is told.
#[test]
fn ad_18_10_what_is_forbidden_while_waiting_is_refused_by_its_rule() {
    let pinned = bare("order 8").zone(17, "2B", "3I", "").game();
    assert_eq!(asked(&pinned), "D59");
    refused(&pinned, ALLIES, "AD-6.13", "zone:17 → unit:uk-infantry → zone:16");
    refused(&pinned, ALLIES, "AD-28.2", "box:sword → unit:uk-infantry → zone:17");
    // One fighter is left to be named: the die waits for go-on.
    let safe =
        bare("order 4").with_tactics().zone(20, "2A", "2F", "1F").effect("safe", serde_json::json!({"20": "us"}));
    refused(&safe.game(), AXIS, "AD-63.2", "zone:20 → unit:us-fighter");
    refused(&safe.game(), AXIS, "AD-18.10", "zone:20 → unit:uk-fighter");
    // Dice come first.
    refused(&at("order 14").game(), ALLIES, "AD-18.10", "chart:uk → box:gold");
}

/// AD-25.5: while bombers are placed none of them attacks.
#[test]
fn ad_25_5_no_bomb_before_all_are_placed() {
    let game = bare("order 5").zone(20, "1I", "", "1M").game();
    refused(&game, ALLIES, "AD-25.5", "unit:us-bomber → unit:infantry");
}

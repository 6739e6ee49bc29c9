//! AD-60 to AD-76: the Tactics cards.

use crate::common::*;
use sandtable_axis_dday::{Event, Number, Side};
use serde_json::json;

fn number(n: u8) -> Number {
    Number::new(n).unwrap()
}

fn offered(step: &str) -> Position {
    bare(step).with_tactics()
}

/// AD-60.1, AD-60.5: after its order, also when the order has left.
#[test]
fn ad_60_1_ad_60_5_after_its_order() {
    let mut game = offered("order 2").zone(15, "1B", "", "").game();
    refused(&game, ALLIES, "AD-60.1", "card:t2");
    // Its owner is told so, too, while the other side is asked; of a used card, that it is used.
    let moving = at("order 8").with_tactics().zone(14, "", "", "1I");
    refused(&moving.game(), AXIS, "AD-60.1", "card:t7 → zone:14");
    refused(&moving.tactics_gone(&[7]).game(), AXIS, "AD-60.3", "card:t7 → zone:14");
    act(&mut game, ALLIES, "button:done", "");
    assert_eq!(step(&game), "tactics 2");
    let mut gone = offered("order 2").tactics_gone(&[8]).zone(40, "1I", "", "").game();
    go_on(&mut gone, "");
    assert_eq!((step(&gone), gone.orders().contains(number(2))), ("tactics 2".into(), false));
}

/// AD-60.2, AD-60.3, AD-60.4: used or passed; used it is gone, passed it comes again.
#[test]
fn ad_60_2_ad_60_3_ad_60_4_use_or_pass() {
    let mut game = offered("tactics 7").zone(40, "1I", "", "").game();
    refused(&game, AXIS, "AD-60.2", "button:done");
    let mut passed = game;
    act(&mut passed, AXIS, "button:pass", "…");
    assert!(passed.tactics().contains(number(7)));
    play_to(&mut passed, "tactics 7");
    assert_eq!(passed.turn(), 2);
    act(&mut game, AXIS, "card:t7 → zone:14", "…");
    assert!(!game.tactics().contains(number(7)));
    refused(
        &game,
        to_act(&game).first().map_or(AXIS, |&seat| sandtable_core::Seat(seat)),
        "AD-60.3",
        "card:t7 → zone:14",
    );
    assert_eq!(
        offered("tactics 7").tactics_gone(&[7]).fault(),
        "state.step: a card that is in the deck: Tactics 7 was used"
    );
}

/// AD-60.6: whose cards they are.
#[test]
fn ad_60_6_owners() {
    let allied: Vec<u8> = Number::all().filter(|card| card.owner() == Side::Allies).map(Number::get).collect();
    assert_eq!(allied, [1, 3, 5, 9, 10, 11, 12, 14]);
    refused(&offered("tactics 7").game(), ALLIES, "AD-60.6", "card:t7 → zone:14");
    refused(&at("tactics 9").with_tactics().game(), AXIS, "AD-60.6", "card:t9 → box:gold");
}

/// AD-60.7: a card is offered only if it can have an effect, by the table.
#[test]
fn ad_60_7_when_a_card_is_offered() {
    let nothing = offered("tactics 2").chart("uk", "").chart("us", "").game();
    refused(&nothing, AXIS, "AD-60.7", "card:t2");
    let cases: Vec<(u8, Position, Position)> = vec![
        (1, offered("tactics 1").turn(2), offered("tactics 1").turn(2).chart("uk", "1-2").chart("us", "5-6")),
        (2, offered("tactics 2"), offered("tactics 2").chart("uk", "").chart("us", "")),
        (3, offered("tactics 3").zone(14, "1A", "1F", ""), offered("tactics 3").zone(14, "1I", "1F", "")),
        (
            4,
            offered("tactics 4").zone(14, "", "1I", "").airfield("uk", "3F 1M").effect("downed", json!({"14": 1})),
            offered("tactics 4").zone(14, "1I", "", "").airfield("uk", "3F 1M").effect("downed", json!({"14": 1})),
        ),
        (5, offered("tactics 5").zone(30, "1I", "1M", ""), offered("tactics 5").zone(30, "", "1M", "")),
        (
            6,
            offered("tactics 6").zone(30, "1I", "1M", "").zone(16, "", "1I", ""),
            offered("tactics 6").zone(30, "1I", "1M", "").zone(14, "", "1I", ""),
        ),
        (8, offered("tactics 8").zone(15, "1I 1B", "", ""), offered("tactics 8").zone(15, "1I 2B", "", "")),
        (9, offered("tactics 9").boxed("gold", "1I"), offered("tactics 9")),
        (
            10,
            offered("tactics 10").zone(14, "1I", "1I", "1A"),
            offered("tactics 10").zone(14, "1I", "1I", "").zone(15, "", "1A 1I", ""),
        ),
        (
            11,
            offered("tactics 11").zone(14, "", "1A", "").zone(15, "1B", "", ""),
            offered("tactics 11").zone(14, "1I", "1A", ""),
        ),
        (
            12,
            offered("tactics 12").zone(14, "1I", "", ""),
            offered("tactics 12").zone(14, "1B", "", "").zone(15, "1I", "1I", ""),
        ),
        (
            13,
            offered("tactics 13").zone(14, "1A", "", "").zone(15, "", "1I", ""),
            offered("tactics 13").zone(14, "1A", "1I", ""),
        ),
        (14, offered("tactics 14").zone(14, "", "1F", ""), offered("tactics 14")),
        (
            15,
            offered("tactics 15").zone(40, "1I", "", ""),
            offered("tactics 15").zone(15, "1B", "", "").zone(14, "1I", "1I", ""),
        ),
        (16, offered("tactics 16").chart("rennes", "1-10"), offered("tactics 16")),
    ];
    for (card, yes, no) in cases {
        let game = yes.game();
        assert!(
            !choices_with(&game, if number(card).owner() == Side::Axis { AXIS } else { ALLIES }, &format!("t{card}"))
                .is_empty(),
            "{card} is offered"
        );
        assert_eq!(asked(&no.game()), "D59", "{card} is not offered");
    }
    assert_eq!(choices_with(&offered("tactics 7").game(), AXIS, "t7").len(), 18, "Tactics 7 always");
}

/// AD-60.8: any number in a turn.
#[test]
fn ad_60_8_any_number_of_cards() {
    let mut game = offered("tactics 7").zone(15, "1I", "", "").zone(14, "", "1I", "").game();
    act(&mut game, AXIS, "card:t7 → zone:1", "");
    act(&mut game, ALLIES, "button:done", "");
    act(&mut game, AXIS, "card:t8 → zone:15", "…");
    assert!(!game.tactics().contains(number(7)) && !game.tactics().contains(number(8)));
}

/// AD-60.9: nobody fires back, and what is destroyed is removed at once.
#[test]
fn ad_60_9_nobody_fires_back() {
    let mut game = offered("tactics 11").zone(14, "", "2A", "").zone(15, "2I 1A", "", "").game();
    act(&mut game, ALLIES, "card:t11 → zone:14 → zone:15", "1 2");
    act(&mut game, AXIS, "zone:15 → unit:artillery", "");
    assert_eq!(standing(&game, 15), "1I |  | ", "the second hit left no choice");
    assert_eq!(standing(&game, 14), " | 2A | ");
}

/// AD-60.10: Fortune does not change their numbers: a good Fortune 5 does not help Tactics 5.
#[test]
fn ad_60_10_fortune_does_not_change_them() {
    let mut game = offered("tactics 5").with_fortune().zone(30, "1I 1T", "1M", "").game();
    act(&mut game, ALLIES, "card:t5", "");
    let events = act(&mut game, ALLIES, "unit:uk-bomber → unit:tank", "5 …");
    assert!(events.iter().any(|event| matches!(event, Event::Shot { needs: 3, hit: false, .. })));
}

/// AD-61.1, AD-61.4: on 1, 2 or 3 so many land, on 4 to 6 none; no more than the box has spaces.
#[test]
fn ad_61_1_ad_61_4_how_many_land() {
    let mut game = offered("tactics 1").turn(2).game();
    act(&mut game, ALLIES, "card:t1", "3 4 1");
    assert_eq!(
        (standing(&game, 10), standing(&game, 11), standing(&game, 17)),
        (" |  | 3I".into(), " |  | ".into(), " | 1I | ".into())
    );
}

/// AD-61.2, AD-61.3: the first infantry of the power's chart; other units stay, beach limits do not matter.
#[test]
fn ad_61_2_ad_61_3_from_the_chart() {
    let mut game = offered("tactics 1").turn(2).chart("us", "5-38").game();
    act(&mut game, ALLIES, "card:t1", "2 6 2");
    assert_eq!(next_units(&game, "us", 3), "AAA", "places 7 and 9 have dropped");
    assert_eq!(next_units(&game, "uk", 4), "AAAT");
}

/// AD-61.5: no more than the chart has infantry, nor than there is room.
#[test]
fn ad_61_5_no_more_than_room_and_infantry() {
    let mut game = offered("tactics 1").turn(2).zone(10, "", "4I", "3I").chart("us", "1-2").game();
    act(&mut game, ALLIES, "card:t1", "3 3 6");
    assert_eq!((standing(&game, 10), standing(&game, 11)), (" | 4I | 4I".into(), " |  | 1I".into()));
}

/// AD-61.6, AD-61.7, AD-61.8: each attacks at once, no blockhouse, box after box.
#[test]
fn ad_61_6_ad_61_7_ad_61_8_they_attack_at_once() {
    let mut game = offered("tactics 1").turn(2).zone(10, "1I 1A 1B", "", "").game();
    act(&mut game, ALLIES, "card:t1", "2");
    assert_eq!(asked(&game), "D5");
    refused(&game, ALLIES, "AD-61.7", "zone:10 → unit:blockhouse");
    refused(&game, ALLIES, "AD-61.6", "zone:10 → unit:tank");
    refused(&game, ALLIES, "AD-61.6", "button:done");
    act(&mut game, ALLIES, "zone:10 → unit:artillery", "1 | 2 | 6 6");
    assert_eq!(standing(&game, 10), "1I 1B |  | 2I", "the second had one target left, and missed");
    // With three seats the power of the box attacks.
    let mut three = offered("tactics 1").three().turn(2).zone(10, "1I 1A", "", "").game();
    act(&mut three, UK, "card:t1", "");
    act(&mut three, US, "button:agree", "1");
    assert_eq!(to_act(&three), [2]);
    refused(&three, UK, "AD-16.3", "zone:10 → unit:infantry");
}

/// AD-61.9: afterwards they are ordinary infantry and may move in order 8.
#[test]
fn ad_61_9_they_may_move() {
    let mut game = offered("tactics 1").turn(2).zone(15, "1B", "", "").game();
    act(&mut game, ALLIES, "card:t1", "1 6 6");
    play_to(&mut game, "order 8");
    allowed(&game, ALLIES, "zone:10 → unit:us-infantry → zone:11");
}

/// AD-61.10: no die for a box without room or without infantry.
#[test]
fn ad_61_10_no_room_no_die() {
    let mut game = offered("tactics 1").turn(2).zone(10, "", "8I", "").chart("uk", "1-2").game();
    act(&mut game, ALLIES, "card:t1", "6");
}

/// AD-62.1: on 4 or less the next unit of a chart is destroyed; an empty chart is not rolled for.
#[test]
fn ad_62_1_v_2() {
    let mut game = offered("tactics 2").chart("uk", "").game();
    let before = game.supply().of(unit("us-infantry"));
    act(&mut game, AXIS, "card:t2", "4");
    assert_eq!((next_place(&game, "us"), game.supply().of(unit("us-infantry"))), (Some(2), before + 1));
}

/// AD-63.1, AD-63.2, AD-63.4: a chosen fighter cannot be hit, the others can.
#[test]
fn ad_63_1_ad_63_2_ad_63_4_a_fighter_is_safe() {
    let mut game = offered("tactics 3").zone(14, "2A", "1F", "2F").game();
    act(&mut game, ALLIES, "card:t3", "");
    assert_eq!(asked(&game), "D11");
    refused(&game, ALLIES, "AD-63.1", "button:pass");
    refused(&game, ALLIES, "AD-63.1", "zone:14 → unit:us-bomber");
    act(&mut game, ALLIES, "zone:14 → unit:uk-fighter", "6 6");
    assert_eq!(step(&game), "order 5", "both dice were aimed at US fighters");
    let game = offered("order 4")
        .effect("safe", json!({"14": "uk"}))
        .zone(14, "1A", "1F", "1F")
        .zone(21, "1A", "1F", "1F")
        .game();
    assert_eq!(asked(&game), "D59", "only the US fighter can be named in zone 14");
    let game = offered("order 4").effect("safe", json!({"14": "uk"})).zone(14, "1A", "2F", "1F").game();
    allowed(&game, AXIS, "zone:14 → unit:uk-fighter");
}

/// AD-63.3, AD-63.5: where nobody else can be named, artillery does not fire.
#[test]
fn ad_63_3_ad_63_5_nobody_left_to_name() {
    let mut game = offered("tactics 3").zone(14, "3A", "1F", "").zone(40, "1I", "", "").game();
    let events = act(&mut game, ALLIES, "card:t3", "");
    assert!(!events.iter().any(|event| matches!(event, Event::Shot { .. })));
    let mut game =
        offered("order 4").effect("safe", json!({"14": "uk"})).zone(14, "3A", "1F", "1F").zone(40, "1I", "", "").game();
    go_on(&mut game, "1");
    assert_eq!(standing(&game, 14), "3A | 1F | ", "two artillery had nobody left");
}

/// AD-63.6: only zones with Axis artillery are asked about.
#[test]
fn ad_63_6_only_where_there_is_artillery() {
    let mut game = offered("tactics 3").zone(14, "1I", "1F", "1F").zone(21, "1A", "1F", "1F").game();
    act(&mut game, ALLIES, "card:t3", "");
    refused(&game, ALLIES, "AD-63.6", "zone:14 → unit:uk-fighter");
    allowed(&game, ALLIES, "zone:21 → unit:uk-fighter");
}

/// AD-64.1: for each fighter that order 4 destroyed, an attack on an Allied unit of its zone; 3 or less destroys it.
#[test]
fn ad_64_1_fireball() {
    let mut game = offered("order 4").zone(14, "1A", "1I 1T 1F", "1F").zone(40, "1I", "", "").game();
    act(&mut game, AXIS, "zone:14 → unit:uk-fighter", "1");
    assert_eq!((step(&game), view(&game).effects.downed.len()), ("tactics 4".into(), 1));
    act(&mut game, AXIS, "card:t4", "");
    refused(&game, AXIS, "AD-64.1", "zone:40 → unit:infantry");
    refused(&game, AXIS, "AD-64.1", "zone:14 → unit:us-fighter");
    refused(&game, AXIS, "AD-64.1", "button:done");
    act(&mut game, AXIS, "zone:14 → unit:uk-tank", "3");
    assert_eq!(standing(&game, 14), "1A | 1I | 1F");
}

/// AD-65.1: each bomber attacks once more.
#[test]
fn ad_65_1_heavy_bombardment() {
    let mut game = offered("tactics 5").zone(30, "1I 1T", "1M", "").zone(26, "1I 1A", "", "1M").game();
    act(&mut game, ALLIES, "card:t5", "");
    refused(&game, ALLIES, "AD-65.1", "unit:uk-bomber → unit:artillery");
    refused(&game, ALLIES, "AD-65.1", "button:pass");
    act(&mut game, ALLIES, "unit:uk-bomber → unit:tank", "3");
    act(&mut game, ALLIES, "unit:us-bomber → unit:artillery", "4 …");
    assert_eq!((count(&game, 30, "tank"), count(&game, 26, "artillery")), (0, 1));
}

/// AD-66.1: for each bomber in a zone an attack on an Allied unit next to it.
#[test]
fn ad_66_1_friendly_fire() {
    let mut game =
        offered("tactics 6").zone(30, "1I", "1M", "").zone(16, "", "1I 1T", "").zone(14, "", "", "1I").game();
    act(&mut game, AXIS, "card:t6", "");
    refused(&game, AXIS, "AD-66.1", "unit:uk-bomber → zone:14 → unit:us-infantry");
    refused(&game, AXIS, "AD-66.1", "unit:us-bomber → zone:16 → unit:uk-tank");
    refused(&game, AXIS, "AD-66.1", "unit:uk-bomber → zone:30 → unit:infantry");
    act(&mut game, AXIS, "unit:uk-bomber → zone:16 → unit:uk-tank", "3");
    assert_eq!(standing(&game, 16), " | 1I | ");
}

/// AD-67.1: any coastal zone.
#[test]
fn ad_67_1_any_coastal_zone() {
    let game = offered("tactics 7").game();
    allowed(&game, AXIS, "card:t7 → zone:24");
    refused(&game, AXIS, "AD-67.1", "card:t7 → zone:30");
    refused(&game, AXIS, "AD-67.1", "card:t7");
}

/// AD-67.2: nobody enters, leaves, passes, lands or is placed.
#[test]
fn ad_67_2_nobody_enters_or_leaves() {
    let flooded = |step: &str, zone: u8| bare(step).with_tactics().effect("flooded", zone);
    let game = flooded("order 8", 14).zone(14, "", "1I", "").zone(13, "", "1T", "").game();
    refused(&game, ALLIES, "AD-67.2", "zone:14 → unit:uk-infantry → zone:21");
    refused(&game, ALLIES, "AD-67.2", "zone:13 → unit:uk-tank → zone:14 → zone:22");
    refused(&game, ALLIES, "AD-67.2", "zone:13 → unit:uk-tank → zone:21 → zone:14");
    let game = flooded("order 10", 14).boxed("omaha", "1I").boxed("gold", "1I").game();
    refused(&game, ALLIES, "AD-67.2", "box:omaha → unit:us-infantry → zone:14");
    let game = flooded("order 12", 14).zone(14, "1I", "", "").zone(21, "1I", "", "").game();
    refused(&game, AXIS, "AD-67.2", "zone:14 → unit:infantry → zone:21");
    refused(&game, AXIS, "AD-67.2", "zone:21 → unit:infantry → zone:14");
    let game = flooded("order 15", 33).doing("to-place", json!({"rennes": 2})).game();
    refused(&game, AXIS, "AD-67.2", "chart:rennes → zone:33");
    let game = flooded("tactics 15", 33).zone(33, "1I", "", "").zone(24, "1I", "", "").game();
    refused(&game, AXIS, "AD-67.2", "card:t15 → zone:33 → unit:infantry");
    allowed(&game, AXIS, "card:t15 → zone:24 → unit:infantry");
}

/// AD-67.3: fights, special combats and planes go on.
#[test]
fn ad_67_3_fights_go_on() {
    let flooded = |step: &str| bare(step).with_tactics().effect("flooded", 14);
    let mut game = flooded("order 13").zone(14, "1I", "1I", "").game();
    go_on(&mut game, "1 | 6 …");
    assert_eq!(standing(&game, 14), "1I |  | ");
    let game = flooded("order 9").zone(14, "1B", "", "").boxed("omaha", "1I").game();
    allowed(&game, AXIS, "zone:14 → box:omaha → unit:us-infantry");
    let game = flooded("tactics 14").zone(15, "", "1F", "").tactics_gone(&[14]).game();
    allowed(&game, ALLIES, "zone:15 → unit:uk-fighter → zone:14");
}

/// AD-68.1, AD-68.2, AD-68.3: one blockhouse where one was lost, with Axis units and without Allied ones.
#[test]
fn ad_68_1_ad_68_2_ad_68_3_building() {
    let mut game = offered("tactics 8")
        .zone(15, "1I 1B", "", "")
        .zone(14, "1I 2B", "", "")
        .zone(17, "1I", "1I", "")
        .zone(30, "1I", "", "")
        .game();
    refused(&game, AXIS, "AD-68.2", "card:t8 → zone:14");
    refused(&game, AXIS, "AD-68.2", "card:t8 → zone:30");
    refused(&game, AXIS, "AD-68.3", "card:t8 → zone:17");
    refused(&game, AXIS, "AD-68.3", "card:t8 → zone:16");
    act(&mut game, AXIS, "card:t8 → zone:15", "…");
    assert_eq!(standing(&game, 15), "1I 2B |  | ");
}

/// AD-68.4: it may fire in order 9 of the same turn.
#[test]
fn ad_68_4_it_may_fire_at_once() {
    let mut game = offered("tactics 8").zone(15, "1I", "", "").boxed("gold", "2I").game();
    act(&mut game, AXIS, "card:t8 → zone:15", "");
    allowed(&game, AXIS, "zone:15 → box:gold → unit:uk-infantry");
}

/// AD-69.1, AD-69.2: a box may land in the coastal zones beside its own too, divided as it likes.
#[test]
fn ad_69_1_ad_69_2_deceptive_landing() {
    for (name, zones) in [
        ("utah", [11, 7, 13]),
        ("omaha", [14, 13, 15]),
        ("gold", [15, 14, 16]),
        ("juno", [16, 15, 17]),
        ("sword", [17, 16, 18]),
    ] {
        let mut game = at("tactics 9").with_tactics().game();
        act(&mut game, ALLIES, &format!("card:t9 → box:{name}"), "");
        let power = if ["utah", "omaha"].contains(&name) { "us" } else { "uk" };
        for id in zones {
            act(&mut game, ALLIES, &format!("box:{name} → unit:{power}-infantry → zone:{id}"), "");
        }
    }
    let game = offered("order 10").effect("deceptive", "gold").boxed("gold", "2I").boxed("juno", "1I").game();
    refused(&game, ALLIES, "AD-69.1", "box:gold → unit:uk-infantry → zone:17");
    refused(&game, ALLIES, "AD-30.1", "box:juno → unit:uk-infantry → zone:15");
    let offer = offered("tactics 9").boxed("gold", "1I").game();
    refused(&offer, ALLIES, "AD-60.7", "card:t9 → box:utah");
    refused(&offer, ALLIES, "AD-69.1", "card:t9 → box:82nd");
}

/// AD-69.3: with Fortune 10 on 1 the zones of both, on 6 the box that the power may use.
#[test]
fn ad_69_3_with_fortune_10() {
    let both = offered("order 10").fortune("good").effect("deceptive", "gold").boxed("gold", "2I").game();
    for id in [14, 15, 16, 17] {
        allowed(&both, ALLIES, &format!("box:gold → unit:uk-infantry → zone:{id}"));
    }
    let mut bad =
        offered("order 10").fortune("bad").effect("deceptive", "gold").boxed("gold", "2I").boxed("juno", "2I").game();
    act(&mut bad, ALLIES, "box:juno → unit:uk-infantry → zone:16", "");
    refused(&bad, ALLIES, "AD-50.2", "box:gold → unit:uk-infantry → zone:14");
}

fn combined() -> Position {
    bare("order 11").with_tactics().effect("combined", true).zone(40, "1I", "", "")
}

/// AD-70.1, AD-70.2: as many infantry as there is artillery hit on 2, both powers together; the others on 1.
#[test]
fn ad_70_1_ad_70_2_combined_assault() {
    let mut game = combined().zone(14, "8I", "2I", "1I 2A").game();
    go_on(&mut game, "2 2 2 | 6 6 | 6 6 6 6 6 6 6 6");
    assert_eq!(count(&game, 14, "infantry"), 6);
    let mut used = offered("tactics 10").zone(14, "8I", "1I", "1A").zone(40, "1I", "", "").game();
    act(&mut used, ALLIES, "card:t10", "2 6 | 6 6 6 6 6 6 6 6");
    assert_eq!(count(&used, 14, "infantry"), 7);
}

/// AD-70.3: no infantry hits above 2, also with Fortune 11.
#[test]
fn ad_70_3_not_above_2() {
    let mut game = combined().fortune("good").zone(14, "8I", "2I 1A", "").game();
    go_on(&mut game, "2 3 | 6 | 6 6 6 6 6 6 6 6 | 3");
    assert_eq!(count(&game, 14, "infantry"), 7);
}

/// AD-71.1, AD-71.2: each artillery of a zone at a neighbour, 2 hits; the Axis chooses, blockhouses included.
#[test]
fn ad_71_1_ad_71_2_long_range_howitzers() {
    let mut game =
        offered("tactics 11").zone(14, "", "1A", "2A").zone(15, "1I 1B", "", "").zone(30, "1I", "", "").game();
    refused(&game, ALLIES, "AD-71.1", "card:t11 → zone:14 → zone:30");
    refused(&game, ALLIES, "AD-71.1", "card:t11 → zone:15 → zone:14");
    refused(&game, ALLIES, "AD-71.1", "card:t11 → zone:14 → zone:13");
    refused(&game, ALLIES, "AD-71.1", "card:t11");
    act(&mut game, ALLIES, "card:t11 → zone:14 → zone:15", "3 2 6");
    assert_eq!((asked(&game), to_act(&game)), ("D37", vec![0]));
    refused(&game, AXIS, "AD-9.2", "button:pass");
    refused(&game, AXIS, "AD-71.2", "zone:30 → unit:infantry");
    act(&mut game, AXIS, "zone:15 → unit:blockhouse", "…");
    assert_eq!(count(&game, 15, "blockhouse"), 0);
}

/// AD-71.3: contested zones may fire and be fired at.
#[test]
fn ad_71_3_contested_zones() {
    let game = offered("tactics 11").zone(14, "1I", "1A", "").zone(15, "1I", "1I", "").game();
    allowed(&game, ALLIES, "card:t11 → zone:14 → zone:15");
}

/// AD-72.1: a die for each Axis unit but blockhouses; each 1 destroys that unit.
#[test]
fn ad_72_1_french_resistance() {
    let mut game =
        offered("tactics 12").zone(32, "2I 1A 1T 1B", "", "").zone(15, "1I", "1I", "").zone(16, "1B", "", "").game();
    refused(&game, ALLIES, "AD-72.1", "card:t12 → zone:15");
    refused(&game, ALLIES, "AD-72.1", "card:t12 → zone:16");
    act(&mut game, ALLIES, "card:t12 → zone:32", "1 2 | 6 | 1 …");
    assert_eq!(standing(&game, 32), "1I 1A 1B |  | ");
}

/// AD-73.1, AD-73.2, AD-73.3: the same for the Axis; the Allies choose.
#[test]
fn ad_73_1_ad_73_2_ad_73_3_long_range_88s() {
    let mut game = offered("tactics 13").zone(21, "2A", "", "1I").zone(14, "1I", "1I", "1A").game();
    refused(&game, AXIS, "AD-73.1", "card:t13 → zone:14 → zone:21");
    act(&mut game, AXIS, "card:t13 → zone:21 → zone:14", "2 3");
    assert_eq!((asked(&game), to_act(&game)), ("D44", vec![1]));
    refused(&game, ALLIES, "AD-73.2", "zone:21 → unit:us-infantry");
    refused(&game, ALLIES, "AD-9.1", "zone:14 → unit:infantry");
    act(&mut game, ALLIES, "zone:14 → unit:us-artillery", "…");
    assert_eq!(standing(&game, 14), "1I | 1I | ");
}

/// AD-74.1, AD-74.2: fighters move to other zones, each once, not to a zone with four.
#[test]
fn ad_74_1_ad_74_2_reconnaissance() {
    let mut game = offered("tactics 14").zone(30, "", "2F", "1F").zone(37, "", "", "3F").game();
    act(&mut game, ALLIES, "card:t14", "");
    refused(&game, ALLIES, "AD-74.1", "zone:30 → unit:uk-fighter → zone:30");
    refused(&game, ALLIES, "AD-74.1", "zone:30 → unit:uk-tank → zone:37");
    refused(&game, ALLIES, "AD-74.1", "zone:26 → unit:uk-fighter → zone:37");
    refused(&game, ALLIES, "AD-74.1", "unit:uk-fighter → zone:26");
    act(&mut game, ALLIES, "zone:30 → unit:uk-fighter → zone:37", "");
    refused(&game, ALLIES, "AD-74.2", "zone:30 → unit:uk-fighter → zone:37");
    refused(&game, ALLIES, "AD-74.1", "zone:37 → unit:uk-fighter → zone:26");
    allowed(&game, ALLIES, "zone:37 → unit:us-fighter → zone:26");
    act(&mut game, ALLIES, "button:done", "…");
    assert_eq!(step(&game), "order 15");
}

/// AD-74.3: they strafe reinforcements as usual.
#[test]
fn ad_74_3_they_strafe() {
    let mut game = offered("tactics 14")
        .tactics_gone(&[14])
        .zone(30, "", "1F", "")
        .chart("rouen", "")
        .chart("rennes", "1-2")
        .game();
    act(&mut game, ALLIES, "zone:30 → unit:uk-fighter → zone:33", "1 1");
    act(&mut game, AXIS, "chart:rennes → zone:33", "");
    act(&mut game, AXIS, "chart:rennes → zone:35", "1 …");
    assert_eq!(standing(&game, 33), " | 1F | ", "the tank is destroyed");
}

/// AD-75.1, AD-75.2: one unit goes as far as it likes, round Allied units and full zones, nowhere twice.
#[test]
fn ad_75_1_ad_75_2_the_convoy() {
    let mut game = offered("tactics 15")
        .zone(33, "1T", "", "")
        .zone(25, "", "", "1I")
        .zone(24, "", "", "")
        .zone(20, "8I", "", "")
        .zone(14, "1I 1B", "1I", "")
        .game();
    refused(&game, AXIS, "AD-75.1", "card:t15 → zone:14 → unit:infantry");
    refused(&game, AXIS, "AD-75.1", "card:t15 → zone:14 → unit:blockhouse");
    refused(&game, AXIS, "AD-75.1", "card:t15 → zone:33 → unit:infantry");
    // The only first step is to 24: 25 holds an Allied unit.
    act(&mut game, AXIS, "card:t15 → zone:33 → unit:tank", "");
    assert_eq!((asked(&game), standing(&game, 24)), ("D52", "1T |  | ".into()));
    refused(&game, AXIS, "AD-75.2", "zone:33");
    refused(&game, AXIS, "AD-75.2", "zone:20");
    refused(&game, AXIS, "AD-75.2", "zone:25");
    refused(&game, AXIS, "AD-75.2", "zone:30");
    act(&mut game, AXIS, "zone:19", "");
    act(&mut game, AXIS, "zone:12", "");
    act(&mut game, AXIS, "button:stop", "…");
    assert_eq!(standing(&game, 12), "1T |  | ");
    let fresh = offered("tactics 15").zone(40, "1I", "", "").game();
    let mut started = fresh;
    act(&mut started, AXIS, "card:t15 → zone:40 → unit:infantry", "");
    refused(&started, AXIS, "AD-75.1", "button:stop");
    refused(&started, AXIS, "AD-75.1", "button:done");
}

/// AD-75.3: the fighters of all its zones strafe it after its move.
#[test]
fn ad_75_3_the_convoy_is_strafed() {
    let mut game = offered("tactics 15").zone(40, "1I", "1F", "").zone(38, "", "1F", "").zone(30, "", "", "1F").game();
    act(&mut game, AXIS, "card:t15 → zone:40 → unit:infantry", "");
    act(&mut game, AXIS, "zone:38", "");
    act(&mut game, AXIS, "zone:30", "");
    let events = act(&mut game, AXIS, "button:stop", "6 6 1 …");
    assert!(events.iter().any(|event| matches!(event, Event::Strafed { dice, .. } if dice.len() == 3)));
    assert_eq!(count(&game, 30, "infantry"), 0);
}

/// AD-75.4: a fighter that rolled in order 15 may roll again.
#[test]
fn ad_75_4_strafed_again() {
    let mut game = offered("order 15")
        .zone(33, "", "1F", "")
        .chart("rouen", "")
        .chart("rennes", "1")
        .doing("to-place", json!({"rennes": 1}))
        .game();
    act(&mut game, AXIS, "chart:rennes → zone:33", "6");
    assert_eq!(step(&game), "tactics 15");
    act(&mut game, AXIS, "card:t15 → zone:33 → unit:tank", "");
    act(&mut game, AXIS, "zone:24", "");
    let events = act(&mut game, AXIS, "button:stop", "6 …");
    assert!(events.iter().any(|event| matches!(event, Event::Strafed { dice, .. } if dice.len() == 1)));
}

/// AD-76.1, AD-76.2, AD-76.3: one to three infantry, to the first empty infantry places of a named chart, in its sequence.
#[test]
fn ad_76_1_ad_76_2_ad_76_3_volunteers() {
    let mut game = offered("tactics 16").chart("rennes", "6-40").chart("rouen", "11-27").game();
    act(&mut game, AXIS, "card:t16", "");
    refused(&game, AXIS, "AD-76.1", "button:done");
    refused(&game, AXIS, "AD-76.1", "chart:uk");
    act(&mut game, AXIS, "chart:rouen", "");
    act(&mut game, AXIS, "chart:rennes", "");
    refused(&game, AXIS, "AD-76.2", "chart:rennes");
    act(&mut game, AXIS, "button:done", "…");
    assert_eq!((next_place(&game, "rouen"), next_place(&game, "rennes")), (Some(8), Some(4)));
    assert_eq!((next_units(&game, "rouen", 2), next_units(&game, "rennes", 2)), ("IA".into(), "II".into()));
}

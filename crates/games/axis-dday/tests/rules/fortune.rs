//! AD-40 to AD-56: the Fortune cards.

use crate::common::*;
use sandtable_axis_dday::{Event, Luck, Number};
use serde_json::json;

fn number(n: u8) -> Number {
    Number::new(n).unwrap()
}

/// AD-40.1, AD-40.6: before its order, in every turn.
#[test]
fn ad_40_1_ad_40_6_before_its_order_every_turn() {
    for turn in [1, 2, 7] {
        let mut game = at("fortune 2").with_fortune().turn(turn).game();
        go_on(&mut game, "3");
        assert_eq!(step(&game), "order 2");
    }
    assert_eq!(
        at("fortune 5").with_fortune().orders_gone(&[5]).fault(),
        "state.step: a card that is in the deck: order 5 has left it (AD-5.11)"
    );
}

/// AD-40.2: the active side rolls: 1 is good, 6 is bad, 2 to 5 do nothing.
#[test]
fn ad_40_2_one_is_good_six_is_bad() {
    for (die, luck) in [
        (1, Luck::Good),
        (2, Luck::Nothing),
        (3, Luck::Nothing),
        (4, Luck::Nothing),
        (5, Luck::Nothing),
        (6, Luck::Bad),
    ] {
        let mut game = at("fortune 2").with_fortune().game();
        let events = go_on(&mut game, &die.to_string());
        assert_eq!(game.luck(), luck);
        let side = sandtable_axis_dday::Side::Allies;
        assert!(events.contains(&Event::FortuneRolled { number: number(2), side, die, luck }));
    }
}

/// AD-40.3: the result holds for its order only.
#[test]
fn ad_40_3_for_its_order_only() {
    let mut game = at("order 2").fortune("good").game();
    act(&mut game, ALLIES, "button:done", "4");
    assert_eq!((step(&game), game.luck()), ("order 3".into(), Luck::Nothing));
    let fault = at("tactics 2").with_tactics().fortune("good").fault();
    assert_eq!(fault, "state.effects.fortune: nothing, as no order is being carried out (AD-40.3)");
}

/// AD-40.4: when order n leaves, Fortune n leaves with it.
#[test]
fn ad_40_4_fortune_leaves_with_its_order() {
    let mut game = bare("order 2").with_fortune().zone(40, "1I", "", "").game();
    go_on(&mut game, "3");
    assert_eq!(view(&game).orders[1].fortune, Some(sandtable_axis_dday::view::CardState::Left));
}

/// AD-40.5: Fortune 7 on 1 brings a bomber back before it is decided whether order 7 leaves.
#[test]
fn ad_40_5_before_leaving_is_decided() {
    let mut game =
        bare("fortune 7").with_fortune().airfield("uk", "4F").airfield("us", "4F").zone(14, "", "1I", "").game();
    go_on(&mut game, "1");
    act(&mut game, ALLIES, "unit:us-bomber", "…");
    assert!(game.orders().contains(number(7)));
}

/// AD-41.1: paratroopers hit on 2.
#[test]
fn ad_41_1_paratroopers_hit_on_2() {
    let mut game =
        at("order 1").fortune("good").zone(10, "3I", "", "").zone(11, "", "", "").zone(17, "", "", "").game();
    go_on(&mut game, "1 2 3 4");
    assert_eq!(count(&game, 10, "infantry"), 1);
}

/// AD-41.2, AD-41.3: the Axis removes two, of one box or of two, and the others do not attack.
#[test]
fn ad_41_2_ad_41_3_two_paratroopers_are_lost() {
    let mut game = at("fortune 1").with_fortune().game();
    go_on(&mut game, "6");
    assert_eq!((asked(&game), to_act(&game)), ("D2", vec![0]));
    refused(&game, AXIS, "AD-41.2", "box:utah");
    refused(&game, AXIS, "AD-41.2", "button:pass");
    act(&mut game, AXIS, "box:82nd", "");
    let events = act(&mut game, AXIS, "box:6th", "4");
    assert!(!events.iter().any(|event| matches!(event, Event::AirborneAttack { .. })));
    assert_eq!(
        (standing(&game, 10), standing(&game, 11), standing(&game, 17)),
        ("1I 1A |  | 2I".into(), "1I 1B |  | 3I".into(), "1I 2B | 2I | ".into())
    );
    let mut one = at("fortune 1").with_fortune().game();
    go_on(&mut one, "6");
    act(&mut one, AXIS, "box:101st", "");
    act(&mut one, AXIS, "box:101st", "4");
    assert_eq!(count(&one, 11, "us-infantry"), 1);
}

/// AD-42.1, AD-42.2: ships hit on 3, or on 1.
#[test]
fn ad_42_1_ad_42_2_ships() {
    for (luck, die, hit) in [("good", "3", true), ("good", "4", false), ("bad", "2", false), ("bad", "1", true)] {
        let mut game = at("order 2").fortune(luck).game();
        act(&mut game, ALLIES, "zone:15", die);
        assert_eq!(count(&game, 15, "blockhouse"), if hit { 1 } else { 2 }, "{luck} {die}");
    }
}

/// AD-43.1: any number of fighters in a zone.
#[test]
fn ad_43_1_no_limit_of_fighters() {
    let mut game = bare("order 3").fortune("good").game();
    for _ in 0..4 {
        act(&mut game, ALLIES, "unit:uk-fighter → zone:14", "");
    }
    for _ in 0..3 {
        act(&mut game, ALLIES, "unit:us-fighter → zone:14", "");
    }
    act(&mut game, ALLIES, "unit:us-fighter → zone:14", "…");
    assert_eq!(standing(&game, 14), " | 4F | 4F");
}

/// AD-43.2: a die for each fighter; on 4 or more it stays.
#[test]
fn ad_43_2_fighters_are_kept() {
    let mut game = bare("fortune 3").with_fortune().game();
    go_on(&mut game, "6 | 1 2 3 4 | 4 5 6 1");
    assert_eq!((game.effects().kept.of(unit("uk-fighter")), game.effects().kept.of(unit("us-fighter"))), (1, 3));
    act(&mut game, ALLIES, "unit:us-fighter → zone:14", "");
    refused(&game, ALLIES, "AD-43.2", "unit:us-fighter → zone:14");
    allowed(&game, ALLIES, "unit:uk-fighter → zone:14");
}

/// AD-44.1: artillery hits fighters on 2.
#[test]
fn ad_44_1_flak_hits_on_2() {
    let mut game = bare("order 4").fortune("good").zone(14, "1A", "1F", "1F").game();
    act(&mut game, AXIS, "zone:14 → unit:uk-fighter", "2 …");
    assert_eq!(game.supply().of(unit("uk-fighter")), 1);
}

/// AD-44.2, AD-44.3: the Allies name a zone with fighters and artillery; there is no fire there.
#[test]
fn ad_44_2_ad_44_3_a_zone_is_spared() {
    let mut game = bare("fortune 4")
        .with_fortune()
        .zone(14, "1A", "1F", "1F")
        .zone(21, "1A", "1F", "1F")
        .zone(15, "1I", "1F", "")
        .game();
    go_on(&mut game, "6");
    assert_eq!((asked(&game), choices(&game, ALLIES)), ("D12", vec!["zone 14".to_owned(), "zone 21".to_owned()]));
    refused(&game, ALLIES, "AD-44.3", "zone:15");
    refused(&game, ALLIES, "AD-44.2", "button:pass");
    act(&mut game, ALLIES, "zone:14", "");
    refused(&game, AXIS, "AD-44.2", "zone:14 → unit:uk-fighter");
    allowed(&game, AXIS, "zone:21 → unit:uk-fighter");
    let mut none = bare("fortune 4").with_fortune().zone(14, "1A", "", "").zone(40, "1I", "", "").game();
    go_on(&mut none, "6 | 3");
    assert_eq!(step(&none), "order 5");
}

/// AD-45.1: bombers hit on 5.
#[test]
fn ad_45_1_bombers_hit_on_5() {
    for (die, left) in [("5", 0), ("6", 1)] {
        let mut game = bare("order 5").fortune("good").zone(30, "1I 1T", "1M", "").doing("bombed", json!([])).game();
        act(&mut game, ALLIES, "unit:uk-bomber → unit:tank", &format!("{die} …"));
        assert_eq!(count(&game, 30, "tank"), left);
    }
}

/// AD-45.2: a die for each bomber; on 4 or more it stays.
#[test]
fn ad_45_2_bombers_are_kept() {
    let mut game = bare("fortune 5").with_fortune().zone(30, "1T", "", "").game();
    go_on(&mut game, "6 | 4 | 3");
    refused(&game, ALLIES, "AD-45.2", "unit:uk-bomber → zone:30");
    allowed(&game, ALLIES, "unit:us-bomber → zone:30");
}

/// AD-46.1: artillery hits bombers on 2.
#[test]
fn ad_46_1_flak_hits_bombers_on_2() {
    let mut game = bare("order 6").fortune("good").zone(30, "1A", "1M", "1M").game();
    act(&mut game, AXIS, "zone:30 → unit:uk-bomber", "2 …");
    assert_eq!(game.supply().of(unit("uk-bomber")), 1);
}

/// AD-46.2, AD-46.3: a zone is spared.
#[test]
fn ad_46_2_ad_46_3_a_zone_of_bombers_is_spared() {
    let mut game = bare("fortune 6")
        .with_fortune()
        .zone(14, "1A", "1M", "")
        .zone(21, "1A", "", "1M")
        .zone(15, "1A", "1F", "")
        .game();
    go_on(&mut game, "6");
    assert_eq!(asked(&game), "D20");
    refused(&game, ALLIES, "AD-46.3", "zone:15");
    act(&mut game, ALLIES, "zone:14", "1 …");
    assert_eq!((game.supply().of(unit("uk-bomber")), game.supply().of(unit("us-bomber"))), (0, 1));
    let game =
        bare("order 6").fortune("bad").effect("spared", 14).zone(14, "1A", "1M", "1M").zone(21, "1A", "", "").game();
    assert_eq!(asked(&game), "D59");
    assert_eq!(
        bare("order 6").fortune("bad").zone(14, "1A", "1M", "").zone(21, "1A", "", "1M").fault(),
        "state.effects.spared: the zone that the Allies have named (AD-44.2, AD-46.2)"
    );
}

/// AD-47.1: a destroyed bomber comes back; the Allies choose if both are.
#[test]
fn ad_47_1_a_bomber_comes_back() {
    let mut game = bare("fortune 7").with_fortune().airfield("uk", "4F").zone(14, "", "1I", "").game();
    go_on(&mut game, "1 …");
    assert_eq!(airfield(&game), "4F 1M | 4F 1M");
    let mut both = bare("fortune 7").with_fortune().airfield("uk", "4F").airfield("us", "4F").game();
    go_on(&mut both, "1");
    refused(&both, ALLIES, "AD-47.1", "unit:uk-fighter");
    refused(&both, ALLIES, "AD-47.1", "button:pass");
    allowed(&both, ALLIES, "unit:us-bomber");
}

/// AD-47.2, AD-47.3, AD-47.4: the Axis removes one from a zone; it may come back later.
#[test]
fn ad_47_2_ad_47_3_ad_47_4_a_bomber_is_removed() {
    let mut game = bare("fortune 7").with_fortune().zone(30, "1T", "1M", "").zone(26, "1T", "", "1M").game();
    go_on(&mut game, "6");
    assert_eq!((asked(&game), to_act(&game)), ("D25", vec![0]));
    refused(&game, AXIS, "AD-47.3", "zone:30 → unit:us-bomber");
    refused(&game, AXIS, "AD-47.2", "zone:30 → unit:uk-fighter");
    refused(&game, AXIS, "AD-47.2", "button:pass");
    act(&mut game, AXIS, "zone:30 → unit:uk-bomber", "…");
    assert_eq!((airfield(&game), game.supply().of(unit("uk-bomber"))), ("4F | 4F 1M".into(), 1));
    let mut none = bare("fortune 7").with_fortune().zone(14, "", "1I", "").game();
    go_on(&mut none, "6 | 3");
    assert_eq!(airfield(&none), "4F 1M | 4F 1M");
}

/// AD-48.1, AD-48.2, AD-48.3: every unit may move two zones, by the rules for tanks; a tank no more than two.
#[test]
fn ad_48_1_ad_48_2_ad_48_3_everybody_moves_two_zones() {
    let game = bare("order 8")
        .fortune("good")
        .zone(14, "", "1I 1A 1T", "")
        .zone(15, "1I", "", "")
        .zone(22, "", "", "8I")
        .game();
    allowed(&game, ALLIES, "zone:14 → unit:uk-infantry → zone:21 → zone:26");
    allowed(&game, ALLIES, "zone:14 → unit:uk-artillery → zone:21 → button:stop");
    refused(&game, ALLIES, "AD-6.7", "zone:14 → unit:uk-infantry → zone:15 → zone:23");
    refused(&game, ALLIES, "AD-7.7", "zone:14 → unit:uk-artillery → zone:22 → zone:28");
    refused(&game, ALLIES, "AD-6.17", "zone:14 → unit:uk-infantry → zone:21");
    refused(&game, ALLIES, "AD-48.3", "zone:14 → unit:uk-tank → zone:21 → zone:26 → zone:36");
    refused(&game, ALLIES, "AD-48.1", "zone:14 → unit:uk-infantry → zone:21 → zone:26 → zone:36");
}

/// AD-48.4, AD-48.5, AD-48.6: one zone for each power, the one that its first unit leaves.
#[test]
fn ad_48_4_ad_48_5_ad_48_6_one_zone_each() {
    let mut game =
        bare("order 8").fortune("bad").zone(14, "", "2T", "1I").zone(21, "", "1I", "").zone(11, "", "", "1I").game();
    act(&mut game, ALLIES, "zone:14 → unit:uk-tank → zone:22 → zone:28", "");
    refused(&game, ALLIES, "AD-48.4", "zone:21 → unit:uk-infantry → zone:26");
    allowed(&game, ALLIES, "zone:14 → unit:uk-tank → zone:13 → button:stop");
    allowed(&game, ALLIES, "zone:11 → unit:us-infantry → zone:10");
    act(&mut game, ALLIES, "zone:14 → unit:us-infantry → zone:21", "");
    refused(&game, ALLIES, "AD-48.4", "zone:11 → unit:us-infantry → zone:10");
}

/// AD-49.1, AD-49.2: blockhouses hit on 5, or on 1.
#[test]
fn ad_49_1_ad_49_2_blockhouses() {
    for (luck, die, left) in
        [("good", "5", "5I 1A"), ("good", "6", "5I 1A 1T"), ("bad", "2", "5I 1A 1T"), ("bad", "1", "5I 1A")]
    {
        let mut game = at("order 9").fortune(luck).game();
        act(&mut game, AXIS, "zone:15 → box:gold → unit:uk-tank", die);
        assert_eq!(in_box(&game, "gold"), left, "{luck} {die}");
    }
}

/// AD-50.1: at any beach of the power.
#[test]
fn ad_50_1_any_beach_of_the_power() {
    let game = at("order 10").fortune("good").game();
    allowed(&game, ALLIES, "box:omaha → unit:us-infantry → zone:11");
    allowed(&game, ALLIES, "box:gold → unit:uk-tank → zone:17");
    refused(&game, ALLIES, "AD-50.1", "box:gold → unit:uk-tank → zone:14");
}

/// AD-50.2, AD-50.3, AD-50.4: one box for each power, the one that its first unit leaves, as the Allies choose.
#[test]
fn ad_50_2_ad_50_3_ad_50_4_one_box_each() {
    let mut game = at("order 10").fortune("bad").game();
    allowed(&game, ALLIES, "box:gold → unit:uk-tank → zone:15");
    act(&mut game, ALLIES, "box:juno → unit:uk-tank → zone:16", "");
    refused(&game, ALLIES, "AD-50.2", "box:gold → unit:uk-tank → zone:15");
    allowed(&game, ALLIES, "box:juno → unit:uk-infantry → zone:16");
    act(&mut game, ALLIES, "box:utah → unit:us-infantry → zone:11", "");
    refused(&game, ALLIES, "AD-50.2", "box:omaha → unit:us-infantry → zone:14");
}

/// AD-51.1: attacking Allied infantry hits on 2.
#[test]
fn ad_51_1_allied_infantry_hits_on_2() {
    let mut game = bare("order 11").fortune("good").zone(14, "2I", "2I", "").zone(40, "1I", "", "").game();
    go_on(&mut game, "2 3 | 6 6 | 3");
    assert_eq!(standing(&game, 14), "1I | 2I | ");
}

fn three_fights(step: &str) -> Position {
    bare(step)
        .with_fortune()
        .zone(14, "1I", "1I", "1I")
        .zone(15, "1B", "2I", "")
        .zone(11, "1I", "", "1I")
        .zone(40, "1I", "", "")
}

/// AD-51.2, AD-51.3, AD-51.6: each power attacks in one zone that it must choose; in the others nobody fires.
#[test]
fn ad_51_2_ad_51_3_ad_51_6_one_zone_of_attack_each() {
    let mut game = three_fights("fortune 11").game();
    go_on(&mut game, "6");
    assert_eq!((asked(&game), choices(&game, ALLIES)), ("D33", vec!["zone 14".to_owned(), "zone 15".to_owned()]));
    refused(&game, ALLIES, "AD-51.3", "zone:11");
    refused(&game, ALLIES, "AD-51.3", "button:pass");
    act(&mut game, ALLIES, "zone:15", "");
    assert_eq!(choices(&game, ALLIES), ["zone 11", "zone 14"], "now the US");
    let events = act(&mut game, ALLIES, "zone:11", "6 6 | 6 6 6 | 3");
    let fought: Vec<u8> = events
        .iter()
        .filter_map(|event| if let Event::BattleBegan { zone, .. } = event { Some(zone.id()) } else { None })
        .collect();
    assert_eq!(fought, [11, 15]);
}

/// AD-51.4, AD-51.5: only the power that chose the zone attacks there and can be hit; the Axis defends with all.
#[test]
fn ad_51_4_ad_51_5_only_who_chose_attacks() {
    let mut game = bare("order 11")
        .fortune("bad")
        .effect("own-zone", json!({"uk": 14, "us": 11}))
        .zone(11, "1I", "", "1I")
        .zone(14, "1I 1A", "1I 1A", "1I")
        .zone(40, "1I", "", "")
        .game();
    // Zone 11: 1 against 1. Zone 14: two British units fire, two Axis units answer.
    go_on(&mut game, "6 6 | 6 6 | 2 6");
    assert_eq!(asked(&game), "D35");
    refused(&game, ALLIES, "AD-51.5", "zone:14 → unit:us-infantry");
    act(&mut game, ALLIES, "zone:14 → unit:uk-infantry", "3");
    assert_eq!(standing(&game, 14), "1I 1A | 1A | 1I");
}

/// AD-51.7: both in the same zone attack together.
#[test]
fn ad_51_7_the_same_zone() {
    let mut game = three_fights("order 11").fortune("bad").effect("own-zone", json!({"uk": 14, "us": 14})).game();
    let events = go_on(&mut game, "6 6 | 6 | 3");
    assert_eq!(events.iter().filter(|event| matches!(event, Event::BattleBegan { .. })).count(), 1);
}

/// AD-52.1, AD-52.2: every Axis unit but blockhouses may move two zones, by the rules for tanks.
#[test]
fn ad_52_1_ad_52_2_the_axis_moves_two_zones() {
    let game = bare("order 12")
        .fortune("good")
        .zone(40, "1I 1A", "", "")
        .zone(37, "", "1I", "")
        .zone(41, "8I", "", "")
        .zone(15, "1B", "", "")
        .game();
    allowed(&game, AXIS, "zone:40 → unit:infantry → zone:38 → zone:30");
    refused(&game, AXIS, "AD-6.7", "zone:40 → unit:artillery → zone:37 → zone:27");
    refused(&game, AXIS, "AD-7.7", "zone:40 → unit:artillery → zone:41 → zone:39");
    refused(&game, AXIS, "AD-52.1", "zone:40 → unit:infantry → zone:38 → zone:30 → zone:31");
    refused(&game, AXIS, "AD-6.19", "zone:15 → unit:blockhouse → zone:22 → zone:27");
}

/// AD-52.3, AD-52.4, AD-52.5: out of two zones only, the first two that are left.
#[test]
fn ad_52_3_ad_52_4_ad_52_5_two_zones() {
    let mut game = bare("order 12")
        .fortune("bad")
        .zone(40, "2T", "", "")
        .zone(38, "1I", "", "")
        .zone(32, "2I", "", "")
        .zone(35, "1I", "", "")
        .game();
    act(&mut game, AXIS, "zone:40 → unit:tank → zone:38 → zone:30", "");
    act(&mut game, AXIS, "zone:32 → unit:infantry → zone:31", "");
    refused(&game, AXIS, "AD-52.3", "zone:38 → unit:infantry → zone:30");
    refused(&game, AXIS, "AD-52.3", "zone:35 → unit:infantry → zone:26");
    allowed(&game, AXIS, "zone:32 → unit:infantry → zone:39");
    allowed(&game, AXIS, "zone:40 → unit:tank → zone:41 → button:stop");
}

/// AD-53.1: attacking Axis infantry hits on 2.
#[test]
fn ad_53_1_axis_infantry_hits_on_2() {
    let mut game = bare("order 13").fortune("good").zone(14, "2I", "3I", "").game();
    go_on(&mut game, "2 3 | 6 6 6 …");
    assert_eq!(count(&game, 14, "uk-infantry"), 2);
}

/// AD-53.2, AD-53.3, AD-53.4: the Axis chooses two zones if there are two; in the others nobody fires.
#[test]
fn ad_53_2_ad_53_3_ad_53_4_two_zones_of_attack() {
    let mut game = three_fights("fortune 13").game();
    go_on(&mut game, "6");
    assert_eq!((asked(&game), to_act(&game)), ("D40", vec![0]));
    refused(&game, AXIS, "AD-53.3", "zone:40");
    refused(&game, AXIS, "AD-53.3", "button:pass");
    act(&mut game, AXIS, "zone:15", "");
    refused(&game, AXIS, "AD-53.3", "zone:15");
    let events = act(&mut game, AXIS, "zone:11", "6 6 | 6 6 6 …");
    let fought: Vec<u8> = events
        .iter()
        .filter_map(|event| if let Event::BattleBegan { zone, .. } = event { Some(zone.id()) } else { None })
        .collect();
    assert_eq!(fought, [11, 15]);
    assert_eq!(
        three_fights("order 13").fortune("bad").effect("picked", json!([11])).fault(),
        "state.effects.picked: the 2 zones that the Axis has chosen (AD-53.3)"
    );
}

/// AD-54.1: each power may roll one die again, once.
#[test]
fn ad_54_1_one_die_again() {
    let mut game = bare("order 14").fortune("good").game();
    go_on(&mut game, "1 6 | 2 2");
    assert_eq!(
        (asked(&game), choices(&game, ALLIES)),
        ("D45", vec!["reroll uk 1".to_owned(), "reroll uk 2".to_owned(), "pass".to_owned()])
    );
    refused(&game, ALLIES, "AD-54.1", "chart:uk → die:3");
    refused(&game, ALLIES, "AD-54.1", "button:done");
    act(&mut game, ALLIES, "chart:uk → die:1", "5");
    refused(&game, ALLIES, "AD-54.1", "chart:uk → die:2");
    act(&mut game, ALLIES, "button:pass", "");
    assert_eq!((view(&game).charts[0].left, view(&game).charts[1].left), (11, 4));
    // With three seats both are asked at once.
    let mut three = bare("order 14").three().fortune("good").game();
    go_on(&mut three, "1 1 | 2 2");
    assert_eq!(to_act(&three), [1, 2]);
    act(&mut three, US, "chart:us → die:2", "6");
    refused(&three, UK, "AD-16.3", "chart:us → die:1");
    refused(&three, US, "AD-54.1", "button:pass");
    allowed(&three, UK, "button:pass");
}

/// AD-54.2, AD-54.3: half the sum, rounded up for each power.
#[test]
fn ad_54_2_ad_54_3_half_for_each_power() {
    let mut game = bare("order 14").fortune("bad").game();
    go_on(&mut game, "3 4 | 4 5");
    assert_eq!((view(&game).charts[0].left, view(&game).charts[1].left), (4, 5));
}

/// AD-55.1: one die of each chart again, after seeing all four.
#[test]
fn ad_55_1_one_die_of_each_chart() {
    let mut game = bare("order 15").fortune("good").game();
    go_on(&mut game, "1 1 | 6 6");
    assert_eq!((asked(&game), to_act(&game)), ("D49", vec![0]));
    act(&mut game, AXIS, "chart:rennes → die:2", "4");
    act(&mut game, AXIS, "button:pass", "");
    assert_eq!((view(&game).charts[2].left, view(&game).charts[3].left), (5, 12));
}

/// AD-55.2, AD-55.3: half the sum, rounded up for each chart.
#[test]
fn ad_55_2_ad_55_3_half_for_each_chart() {
    let mut game = bare("order 15").fortune("bad").game();
    go_on(&mut game, "1 2 | 6 5");
    assert_eq!((view(&game).charts[2].left, view(&game).charts[3].left), (2, 6));
}

/// AD-56.1: a destroyed fighter comes back; the Allies choose the power.
#[test]
fn ad_56_1_a_fighter_comes_back() {
    let mut game = bare("fortune 16").with_fortune().airfield("uk", "2F 1M").airfield("us", "3F 1M").game();
    go_on(&mut game, "1");
    assert_eq!(asked(&game), "D53");
    refused(&game, ALLIES, "AD-56.1", "unit:us-bomber");
    act(&mut game, ALLIES, "unit:us-fighter", "…");
    assert_eq!(airfield(&game), "2F 1M | 4F 1M");
}

/// AD-56.2, AD-56.3, AD-56.4: the Axis removes one from a zone; it is destroyed and may come back.
#[test]
fn ad_56_2_ad_56_3_ad_56_4_a_fighter_is_removed() {
    let mut game = bare("fortune 16").with_fortune().zone(14, "", "1F", "1F").zone(40, "1I", "", "").game();
    go_on(&mut game, "6");
    assert_eq!((asked(&game), to_act(&game)), ("D54", vec![0]));
    refused(&game, AXIS, "AD-56.3", "zone:30 → unit:uk-fighter");
    refused(&game, AXIS, "AD-56.2", "button:done");
    act(&mut game, AXIS, "zone:14 → unit:us-fighter", "…");
    assert_eq!((airfield(&game), game.supply().of(unit("us-fighter"))), ("4F 1M | 3F 1M".into(), 1));
    let mut none = bare("fortune 16").with_fortune().zone(40, "1I", "", "").game();
    go_on(&mut none, "6 …");
    assert_eq!(airfield(&none), "4F 1M | 4F 1M");
}

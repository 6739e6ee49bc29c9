//! The worked examples of the rules of record, played through their paths with their dice.

use crate::common::*;

/// AD-8.5, AD-8.6, AD-8.7, AD-8.8, AD-8.9, AD-8.10, AD-8.11, AD-14.3, AD-33.1.
#[test]
fn x_01_the_fight_for_caen() {
    let mut game = bare("order 13").zone(30, "3I 1A 3T", "2I 4A 1T", "").chart("uk", "6-29").game();
    go_on(&mut game, "4 2 5 | 2 | 2 2 5");
    assert_eq!((asked(&game), to_act(&game)), ("D41", vec![1]));
    act(&mut game, ALLIES, "zone:30 → unit:uk-infantry", "");
    act(&mut game, ALLIES, "zone:30 → unit:uk-infantry", "");
    assert_eq!(standing(&game, 30), "3I 1A 3T | 2I 4A 1T | ", "casualties are set aside");
    act(&mut game, ALLIES, "zone:30 → unit:uk-artillery", "1 2 3 3 4 5 5");
    assert_eq!((asked(&game), to_act(&game)), ("D42", vec![0]));
    act(&mut game, AXIS, "zone:30 → unit:infantry", "");
    act(&mut game, AXIS, "zone:30 → unit:infantry", "…");
    assert_eq!(standing(&game, 30), "1I 1A 3T | 3A 1T | ");
    assert_eq!(control(&game, 30), None);
}

/// AD-13.2, AD-13.3, AD-13.8, AD-13.9, AD-34.1, AD-34.2.
#[test]
fn x_02_british_reinforcement_of_seven() {
    let mut game = bare("order 14").chart("us", "").game();
    go_on(&mut game, "3 4");
    assert_eq!(next_units(&game, "uk", 7), "AAIATII");
    let boxes = ["gold", "gold", "juno", "gold", "sword", "juno"];
    for name in boxes {
        act(&mut game, ALLIES, &format!("chart:uk → box:{name}"), "");
    }
    act(&mut game, ALLIES, "chart:uk → box:sword", "…");
    assert_eq!(
        (in_box(&game, "gold"), in_box(&game, "juno"), in_box(&game, "sword")),
        ("3A".into(), "2I".into(), "1I 1T".into())
    );
    assert_eq!((next_place(&game, "uk"), next_units(&game, "uk", 1)), (Some(8), "I".into()));
    assert_eq!(view(&game).charts[0].places.iter().filter(|place| place.filled).count(), 22);
}

/// AD-12.1, AD-29.1, AD-29.2, AD-29.3, AD-3.16.
#[test]
fn x_03_the_guns_of_bayeux() {
    let mut game = at("order 9").game();
    refused(&game, AXIS, "AD-12.1", "zone:15 → box:juno → unit:uk-tank");
    refused(&game, AXIS, "AD-12.1", "zone:15 → box:omaha → unit:us-infantry");
    act(&mut game, AXIS, "zone:15 → box:gold → unit:uk-tank", "3");
    act(&mut game, AXIS, "zone:15 → box:gold → unit:uk-infantry", "4");
    assert_eq!(in_box(&game, "gold"), "5I 1A");
    refused(&game, AXIS, "AD-29.1", "zone:15 → box:gold → unit:uk-infantry");
}

/// AD-21.2 to AD-21.6, AD-21.8, AD-21.9, AD-5.8.
#[test]
fn x_04_airborne_assault() {
    let mut game = at("order 1").game();
    go_on(&mut game, "1 4 6");
    assert_eq!(
        (asked(&game), choices(&game, AXIS)),
        ("D3", vec!["at 10 infantry".to_owned(), "at 10 artillery".to_owned()])
    );
    act(&mut game, AXIS, "zone:10 → unit:infantry", "5 2 3 | 1 1 6");
    assert_eq!(standing(&game, 10), "1A |  | 3I");
    assert_eq!(standing(&game, 11), "1I 1B |  | 3I");
    assert_eq!(standing(&game, 17), "2B | 3I | ");
    assert!(!game.orders().contains(sandtable_axis_dday::Number::FIRST));
    assert_eq!(asked(&game), "D7");
}

/// AD-22.1, AD-22.2, AD-22.3, AD-12.4.
#[test]
fn x_05_naval_bombardment() {
    let mut game = at("order 2").game();
    for (zone, die) in [(11, "2"), (17, "3"), (17, "1"), (14, "6"), (14, "2")] {
        act(&mut game, ALLIES, &format!("zone:{zone}"), die);
    }
    act(&mut game, ALLIES, "zone:15", "2");
    assert_eq!(step(&game), "order 3", "a seventh die is not offered");
    assert_eq!(game.board().total().of(unit("blockhouse")), 13);
}

/// AD-11.16, AD-11.17, AD-11.19, AD-11.20, AD-24.1, AD-24.2.
#[test]
fn x_06_anti_aircraft_fire_on_a_mixed_patrol() {
    let mut game = bare("order 4").zone(14, "3A", "2F", "1F").game();
    act(&mut game, AXIS, "zone:14 → unit:uk-fighter", "1");
    act(&mut game, AXIS, "zone:14 → unit:uk-fighter", "4");
    act(&mut game, AXIS, "zone:14 → unit:us-fighter", "1");
    assert_eq!(standing(&game, 14), "3A | 1F | ");
    assert_eq!(airfield(&game), "2F 1M | 3F 1M");
}

/// AD-25.1 to AD-25.3, AD-25.5, AD-26.1, AD-26.2, AD-27.1. The second bomber has one kind of target left, and rolls by
/// itself (AD-18.2).
#[test]
fn x_07_bombers_over_caen() {
    let mut game = bare("order 5").zone(30, "2A 1T", "", "").game();
    act(&mut game, ALLIES, "unit:uk-bomber → zone:30", "");
    act(&mut game, ALLIES, "unit:us-bomber → zone:30", "");
    act(&mut game, ALLIES, "unit:uk-bomber → unit:tank", "3 4");
    act(&mut game, AXIS, "zone:30 → unit:us-bomber", "6");
    act(&mut game, AXIS, "zone:30 → unit:us-bomber", "1");
    assert_eq!(standing(&game, 30), "2A |  | ");
    assert_eq!(airfield(&game), "4F 1M | 4F");
}

/// AD-6.6, AD-6.7, AD-6.10, AD-6.17.
#[test]
fn x_08_a_tank_goes_two_zones_or_not() {
    let game = bare("order 8").zone(16, "", "1T", "").zone(30, "1I", "", "").game();
    allowed(&game, ALLIES, "zone:16 → unit:uk-tank → zone:23 → zone:28");
    allowed(&game, ALLIES, "zone:16 → unit:uk-tank → zone:30 → button:stop");
    refused(&game, ALLIES, "AD-6.7", "zone:16 → unit:uk-tank → zone:30 → zone:39");
    refused(&game, ALLIES, "AD-6.17", "zone:16 → unit:uk-tank → zone:23 → zone:16");
}

/// AD-6.12, AD-6.13, AD-8.16, AD-28.3.
#[test]
fn x_09_pinned_by_blockhouses() {
    let game = bare("order 8").zone(17, "2B", "3I", "").zone(10, "", "", "1I").game();
    refused(&game, ALLIES, "AD-6.13", "zone:17 → unit:uk-infantry → zone:30");
    let mut game = bare("order 11").zone(17, "2B", "3I", "").zone(40, "1I", "", "").game();
    // The infantry attack with 1; the blockhouses defend with 1 and in order 13 attack with 3.
    go_on(&mut game, "2 2 2 | 1 2");
    assert_eq!(standing(&game, 17), "2B | 2I | ");
    let mut game = bare("order 13").zone(17, "2B", "3I", "").game();
    go_on(&mut game, "3 4 | 3 3 3 …");
    assert_eq!(standing(&game, 17), "2B | 2I | ");
}

/// AD-7.1, AD-7.2, AD-30.2, AD-30.3.
#[test]
fn x_10_eight_in_vierville() {
    let mut game = bare("order 10").zone(14, "", "2I", "3I").boxed("omaha", "6I 2A").chart("us", "5-38").game();
    act(&mut game, ALLIES, "box:omaha → unit:us-infantry → zone:14", "");
    act(&mut game, ALLIES, "box:omaha → unit:us-artillery → zone:14", "");
    act(&mut game, ALLIES, "box:omaha → unit:us-infantry → zone:14", "…");
    assert_ne!(step(&game), "order 10", "a fourth would be the ninth");
    assert_eq!((in_box(&game, "omaha"), standing(&game, 14)), ("4I 1A".into(), " | 2I | 5I 1A".into()));
}

/// AD-11.4, AD-11.7, AD-18.6, AD-32.2, AD-32.3.
#[test]
fn x_11_strafing_between_two_patrols() {
    let mut game = bare("order 12").zone(21, "1I 1A", "2F", "").zone(14, "", "1F", "").game();
    act(&mut game, AXIS, "zone:21 → unit:artillery → zone:14", "");
    act(&mut game, AXIS, "zone:21 → unit:infantry → zone:14", "5 1 2 | 2 3 6 …");
    assert_eq!(standing(&game, 14), "1I | 1F | ");
}

/// AD-13.13, AD-13.14, AD-11.5, AD-35.1 to AD-35.3, AD-35.5.
#[test]
fn x_12_panzer_lehr_under_fire() {
    let mut game = bare("order 15").zone(37, "", "2F", "").game();
    go_on(&mut game, "2 3 | 1 1");
    for path in ["chart:rennes → zone:37", "chart:rennes → zone:37", "chart:rennes → zone:37"] {
        act(&mut game, AXIS, path, "");
    }
    act(&mut game, AXIS, "chart:rouen → zone:32", "");
    act(&mut game, AXIS, "chart:rennes → zone:35", "");
    act(&mut game, AXIS, "chart:rouen → zone:32", "");
    act(&mut game, AXIS, "chart:rennes → zone:35", "3 4 | 1 6 | 2 2 …");
    assert_eq!(
        (standing(&game, 37), standing(&game, 35), standing(&game, 32)),
        ("2T |  | ".into(), "1I 1A |  | ".into(), "2T |  | ".into())
    );
    assert_eq!((next_place(&game, "rennes"), next_place(&game, "rouen")), (Some(6), Some(3)));
    assert_eq!((next_units(&game, "rennes", 1), next_units(&game, "rouen", 1)), ("I".into(), "T".into()));
}

/// AD-13.4, AD-13.5, AD-13.6, AD-13.11.
#[test]
fn x_13_the_utah_bottleneck() {
    let mut game = bare("order 14").chart("uk", "").game();
    go_on(&mut game, "4 5");
    for _ in 0..3 {
        refused(&game, ALLIES, "AD-13.11", "chart:us → box:omaha");
        act(&mut game, ALLIES, "chart:us → box:utah", "");
    }
    act(&mut game, ALLIES, "chart:us → box:utah", "…");
    assert_ne!(step(&game), "order 14", "nobody may enter any more, although nine were rolled");
    assert_eq!(
        (in_box(&game, "utah"), in_box(&game, "omaha"), next_place(&game, "us")),
        ("4I".into(), String::new(), Some(5))
    );
}

/// AD-13.2, AD-13.9, AD-13.11.
#[test]
fn x_14_the_bottleneck_opens() {
    let mut game = bare("order 14").turn(2).chart("uk", "").chart("us", "5-38").game();
    go_on(&mut game, "6 4");
    let boxes = ["utah", "utah", "omaha", "omaha", "utah", "omaha", "utah", "omaha", "omaha"];
    for name in boxes {
        act(&mut game, ALLIES, &format!("chart:us → box:{name}"), "");
    }
    refused(&game, ALLIES, "AD-7.10", "chart:us → box:utah");
    act(&mut game, ALLIES, "chart:us → box:omaha", "…");
    assert_eq!((next_place(&game, "us"), next_units(&game, "us", 1)), (Some(15), "I".into()));
}

/// AD-8.7, AD-8.13, AD-9.9, AD-14.1, AD-31.4.
#[test]
fn x_15_the_dead_fire_back() {
    let mut game = bare("order 11").zone(13, "1I", "", "4I 1A").chart("us", "7-38").game();
    go_on(&mut game, "1 5 6 3 | 4 | 2");
    assert_eq!(asked(&game), "D35");
    act(&mut game, ALLIES, "zone:13 → unit:us-infantry", "…");
    assert_eq!(standing(&game, 13), " |  | 3I 1A");
    assert_eq!(control(&game, 13), Some(sandtable_axis_dday::Side::Allies));
}

/// The position at the end of a turn, in which the Allies hold the cities or not.
fn end_of_turn(turn: u8, close: bool, held: bool) -> Position {
    let lo = if held { "" } else { "1I" };
    bare("victory")
        .turn(turn)
        .set("close-to-victory", close)
        .zone(2, "", "", "1I")
        .zone(26, lo, "", "1I")
        .zone(30, "", "1I", "")
}

/// AD-15.1 to AD-15.4.
#[test]
fn x_16_victory() {
    let mut game = end_of_turn(6, false, true).game();
    go_on(&mut game, "…");
    assert!(game.close_to_victory() && game.turn() == 7);
    let mut game = end_of_turn(7, true, true).game();
    go_on(&mut game, "");
    assert_eq!(game.winner(), Some(sandtable_axis_dday::Side::Allies));
    assert_eq!(sandtable_core::Rules::outcome(&game).unwrap().rule(), Some("AD-15.3"));
    let mut game = end_of_turn(7, true, false).game();
    go_on(&mut game, "…");
    assert!(!game.close_to_victory() && game.turn() == 8 && game.winner().is_none());
    let mut game = end_of_turn(9, true, true).game();
    go_on(&mut game, "");
    assert_eq!(game.winner(), Some(sandtable_axis_dday::Side::Allies));
}

/// AD-1.3, AD-15.6, AD-15.7.
#[test]
fn x_17_time_runs_out() {
    let mut game = end_of_turn(10, false, true).game();
    go_on(&mut game, "");
    assert_eq!(game.winner(), Some(sandtable_axis_dday::Side::Axis));
    assert_eq!(sandtable_core::Rules::outcome(&game).unwrap().rule(), Some("AD-15.6"));
}

/// AD-40.1, AD-40.2, AD-42.2.
#[test]
fn x_18_rough_seas() {
    let mut game = at("fortune 2").with_fortune().game();
    go_on(&mut game, "6");
    for (zone, die) in [(1, "2"), (2, "2"), (3, "1"), (4, "3"), (5, "1")] {
        act(&mut game, ALLIES, &format!("zone:{zone}"), die);
    }
    act(&mut game, ALLIES, "zone:7", "6 …");
    assert_eq!(game.board().total().of(unit("blockhouse")), 15);
    assert_eq!((count(&game, 3, "blockhouse"), count(&game, 5, "blockhouse")), (0, 0));
}

/// AD-48.4, AD-48.5, AD-48.6.
#[test]
fn x_19_one_zone_each() {
    let mut game =
        bare("fortune 8").with_fortune().zone(14, "", "1I", "2I").zone(15, "", "3I", "").zone(11, "", "", "2I").game();
    go_on(&mut game, "6");
    act(&mut game, ALLIES, "zone:14 → unit:us-infantry → zone:21", "");
    refused(&game, ALLIES, "AD-48.4", "zone:11 → unit:us-infantry → zone:13");
    act(&mut game, ALLIES, "zone:14 → unit:us-infantry → zone:22", "");
    act(&mut game, ALLIES, "zone:15 → unit:uk-infantry → zone:23", "");
    refused(&game, ALLIES, "AD-48.4", "zone:14 → unit:uk-infantry → zone:21");
    allowed(&game, ALLIES, "zone:15 → unit:uk-infantry → zone:16");
}

/// AD-54.2, AD-54.3.
#[test]
fn x_20_half_a_supply() {
    let mut game = bare("fortune 14").with_fortune().game();
    go_on(&mut game, "6 | 3 4 | 1 3");
    assert_eq!((view(&game).charts[0].left, view(&game).charts[1].left), (4, 2));
}

/// AD-47.1, AD-40.5, AD-5.10, AD-5.15 to AD-5.17.
#[test]
fn x_21_a_bomber_comes_home() {
    let lost = bare("fortune 7").with_fortune().airfield("uk", "4F").airfield("us", "4F");
    let mut game = lost.game();
    go_on(&mut game, "1");
    assert_eq!(asked(&game), "D24");
    act(&mut game, ALLIES, "unit:uk-bomber", "…");
    assert_eq!(airfield(&game), "4F 1M | 4F");
    let seven = sandtable_axis_dday::Number::new(7).unwrap();
    assert!(game.orders().contains(seven), "order 7 stays");
    let mut game = lost.game();
    go_on(&mut game, "3 …");
    assert!(!game.orders().contains(seven), "order 7 and Fortune 7 leave");
    let mut game = bare("order 5").with_fortune().orders_gone(&[7]).airfield("uk", "4F").airfield("us", "4F").game();
    go_on(&mut game, "…");
    for number in [5, 6] {
        assert!(!game.orders().contains(sandtable_axis_dday::Number::new(number).unwrap()));
    }
}

/// AD-60.5, AD-61.1 to AD-61.8.
#[test]
fn x_22_more_paratroopers() {
    let mut game = bare("tactics 1").with_tactics().turn(2).zone(10, "1A", "", "").zone(17, "2B", "", "").game();
    act(&mut game, ALLIES, "card:t1", "2 | 1 | 5 | 1");
    assert_eq!(standing(&game, 10), " |  | 2I");
    assert_eq!(standing(&game, 17), "2B | 1I | ");
    assert_eq!((next_place(&game, "us"), next_units(&game, "uk", 4)), (Some(3), "AAAT".into()));
}

/// AD-62.1, AD-60.3.
#[test]
fn x_23_v_2() {
    let mut game = bare("tactics 2").with_tactics().game();
    act(&mut game, AXIS, "card:t2", "4 | 5");
    assert_eq!((next_place(&game, "uk"), next_place(&game, "us")), (Some(2), Some(1)));
    assert!(!game.tactics().contains(sandtable_axis_dday::Number::new(2).unwrap()));
}

/// AD-70.1, AD-70.2, AD-18.4.
#[test]
fn x_24_combined_assault() {
    let mut game = bare("order 11").with_tactics().effect("combined", true).zone(14, "2I 3A 1T", "1A", "3I 1A").game();
    go_on(&mut game, "2 2 | 2 | 1 5");
    assert_eq!(view(&game).battle.unwrap().hits, 3);
}

/// AD-16.6 to AD-16.10, AD-9.7.
#[test]
fn x_25_allies_at_odds() {
    let mut game = bare("order 13").three().zone(26, "1I", "2I", "2I").game();
    go_on(&mut game, "1");
    assert_eq!(to_act(&game), [1]);
    act(&mut game, UK, "zone:26 → unit:us-infantry", "");
    assert_eq!((asked(&game), to_act(&game)), ("D57", vec![2]));
    act(&mut game, US, "zone:26 → unit:uk-infantry", "");
    act(&mut game, UK, "button:refer", "");
    assert_eq!((asked(&game), to_act(&game)), ("D58", vec![0]));
    act(&mut game, AXIS, "zone:26 → unit:us-infantry", "3 3 3 3 …");
    assert_eq!(standing(&game, 26), "1I | 2I | 1I");
}

/// AD-5.7, AD-5.8, AD-40.4, AD-60.5, AD-17.2.
#[test]
fn x_26_the_deck_of_turn_2() {
    let second = |position: Position| {
        let mut game = position.game();
        let events = go_on(&mut game, "…");
        (step(&game), format!("{events:?}"))
    };
    assert_eq!(second(at("victory")).0, "order 2");
    let (fortune, events) = second(at("victory").with_fortune());
    assert!(fortune == "order 2" && events.contains("FortuneRolled { number: Number(1)"), "{events}");
    assert_eq!(second(at("victory").with_tactics()).0, "tactics 1");
    let mut game = at("victory").with_tactics().game();
    go_on(&mut game, "");
    act(&mut game, ALLIES, "button:pass", "");
    assert_eq!(step(&game), "order 2");
}

/// AD-50.1.
#[test]
fn x_27_change_of_beach() {
    let mut game = at("fortune 10").with_fortune().game();
    go_on(&mut game, "1");
    for zone in [11, 14] {
        allowed(&game, ALLIES, &format!("box:utah → unit:us-infantry → zone:{zone}"));
    }
    for zone in [15, 16, 17] {
        allowed(&game, ALLIES, &format!("box:sword → unit:uk-infantry → zone:{zone}"));
    }
    refused(&game, ALLIES, "AD-50.1", "box:utah → unit:us-infantry → zone:15");
}

/// AD-67.1 to AD-67.3.
#[test]
fn x_28_the_flood() {
    let mut game = bare("tactics 7")
        .with_tactics()
        .zone(11, "", "", "2I")
        .zone(7, "", "", "1I")
        .boxed("utah", "2I")
        .boxed("omaha", "1I")
        .game();
    act(&mut game, AXIS, "card:t7 → zone:11", "");
    refused(&game, ALLIES, "AD-67.2", "zone:11 → unit:us-infantry → zone:13");
    refused(&game, ALLIES, "AD-67.2", "zone:7 → unit:us-infantry → zone:11");
    allowed(&game, ALLIES, "zone:7 → unit:us-infantry → zone:10");
    play_to(&mut game, "order 10");
    refused(&game, ALLIES, "AD-67.2", "box:utah → unit:us-infantry → zone:11");
    allowed(&game, ALLIES, "box:omaha → unit:us-infantry → zone:14");
    let mut game = bare("order 11").with_tactics().effect("flooded", 11).zone(11, "1I", "", "2I").game();
    go_on(&mut game, "1 6 | 6 …");
    assert_eq!(standing(&game, 11), " |  | 2I", "a cycle is fought");
    play_to(&mut game, "order 3");
    assert_eq!((game.turn(), view(&game).effects.flooded), (2, None));
}

/// AD-76.1 to AD-76.3.
#[test]
fn x_29_volunteers() {
    let mut game = bare("tactics 16").with_tactics().chart("rennes", "9-40").game();
    act(&mut game, AXIS, "card:t16", "");
    // The other chart is full, so there is one chart to name and nothing to choose for the first one.
    act(&mut game, AXIS, "chart:rennes", "");
    act(&mut game, AXIS, "chart:rennes", "…");
    assert_eq!(next_units(&game, "rennes", 4), "IIIA");
    let places: Vec<u8> =
        game.chart(sandtable_axis_dday::Chart::Rennes).iter().take(4).map(|place| place.number()).collect();
    assert_eq!(places, [4, 6, 7, 9]);
}

/// AD-18.1 to AD-18.3, AD-21.7.
#[test]
fn x_30_a_first_turn_without_a_choice_of_the_axis() {
    let mut game = fresh(sandtable_axis_dday::Setup::default());
    act(&mut game, ALLIES, "button:begin", "6 6 6 | 6 6 6 | 6 6 6");
    assert_eq!((asked(&game), to_act(&game)), ("D7", vec![1]));
}

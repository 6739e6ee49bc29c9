//! DD-15 and DD-22: trade, the Lieutenant, one player.

use crate::common::*;
use sandtable_core::Rules;
use sandtable_dday_dice::Event;
use serde_json::json;

#[test]
fn dd_15_1_and_dd_15_3_units_in_one_sector_give_without_asking() {
    let giver = json!({"sector": 2, "soldiers": 5, "stars": 2, "courage": 3, "points": 4, "items": ["flak-vest"]});
    let mut game = several("tiger", "supply", &[giver.clone(), json!({"sector": 2, "soldiers": 9})]);
    play_all(
        &mut game,
        ME,
        &[
            "seat:1 → resource:soldiers → number:2",
            "seat:1 → resource:stars → number:1",
            "seat:1 → resource:courage → number:3",
            "seat:1 → resource:points → number:4",
            "seat:1 → card:flak-vest",
        ],
    );
    assert_eq!((counts(&game, ME), counts(&game, SHE)), ([3, 1, 0, 0], [11, 1, 3, 4]));
    assert_eq!(items(&game, SHE), ["flak-vest"]);
    let game = several("tiger", "supply", &[giver, json!({"sector": 3, "soldiers": 9})]);
    assert_eq!(refusal(&game, ME, "seat:1 → resource:soldiers → number:2"), Some("DD-15.1"));
    assert_eq!(refusal(&game, ME, "seat:0 → resource:soldiers → number:2"), Some("DD-15.1"));
}

#[test]
fn dd_15_2_specialists_and_awards_cannot_be_given_except_the_courier() {
    let giver = json!({"sector": 2, "soldiers": 2, "specialists": ["medic", "courier"], "awards": ["silver-star"]});
    let mut game = several("tiger", "supply", &[giver, json!({"sector": 2, "soldiers": 9})]);
    assert_eq!(refusal(&game, ME, "seat:1 → specialist:medic"), Some("DD-15.2"));
    assert!(!choices(&game, ME).iter().any(|path| path.contains("award:")));
    play(&mut game, ME, "seat:1 → specialist:courier");
    assert_eq!(
        (specialists(&game, ME), specialists(&game, SHE)),
        (vec!["medic".to_owned()], vec!["courier".to_owned()])
    );
}

/// DD-15.4, DD-15.6.
#[test]
fn x_25_gifts_under_fire() {
    let mut game =
        at(json!({"setup": {"map": "tiger", "seats": 2}, "phase": "fire", "fire": [{"sector": 8, "mg": [5]}],
        "units": [{"sector": 8, "soldiers": 20}, {"sector": 8, "soldiers": 12, "courage": 1}]}));
    play(&mut game, SHE, "button:wait");
    play(&mut game, ME, "seat:1 → resource:soldiers → number:3");
    play(&mut game, ME, "button:wait");
    assert_eq!(refusal(&game, SHE, "seat:0 → resource:soldiers → number:1"), Some("DD-15.6"));
    let mut events = play(&mut game, SHE, "button:done");
    if game.to_act().contains(ME) && phase(&game) == "fire" {
        events = play(&mut game, ME, "button:done");
    }
    assert_eq!((losses(&events, ME), losses(&events, SHE)), (Some(13), Some(13)));
    assert_eq!((unit(&game, ME).soldiers, unit(&game, SHE).soldiers), (17 - 13, 15 - 13));
}

/// DD-15.6 speaks of the card that was given: a vehicle that is found after it may be given away.
#[test]
fn dd_15_6_a_vehicle_that_is_found_later_may_be_given() {
    let mut game =
        several("utah", "supply", &[json!({"soldiers": 3, "vehicle": "jeep"}), json!({"soldiers": 9, "points": 40})]);
    play_all(&mut game, ME, &["seat:1 → vehicle:jeep", "button:wait"]);
    assert_eq!(refusal(&game, SHE, "seat:0 → vehicle:jeep"), Some("DD-15.6"));
    play_all(&mut game, SHE, &["vehicle:jeep → button:abandon", "vehicle:sherman → button:find"]);
    assert_eq!(refusal(&game, SHE, "seat:0 → vehicle:sherman"), None);
}

#[test]
fn dd_15_4_gifts_are_possible_in_four_windows() {
    let shown = dice("R s1 s1, W star star, B tool courage");
    for phase in ["result", "supply", "move"] {
        let unit = |soldiers: u8| json!({"sector": 2, "soldiers": soldiers, "dice": shown});
        let game = several("tiger", phase, &[unit(4), unit(9)]);
        assert_eq!(refusal(&game, ME, "seat:1 → resource:soldiers → number:1"), None, "{phase}");
    }
    let game = several("tiger", "dice", &[json!({"sector": 2, "dice": shown}), json!({"sector": 2, "dice": shown})]);
    assert_eq!(refusal(&game, ME, "seat:1 → resource:soldiers → number:1"), Some("DD-15.4"));
}

#[test]
fn dd_15_5_no_gift_may_bring_the_giver_to_nothing() {
    let game = several("tiger", "supply", &[json!({"sector": 2, "soldiers": 3}), json!({"sector": 2, "soldiers": 9})]);
    assert_eq!(refusal(&game, ME, "seat:1 → resource:soldiers → number:2"), None);
    assert_eq!(refusal(&game, ME, "seat:1 → resource:soldiers → number:3"), Some("DD-15.5"));
    let game = several(
        "tiger",
        "supply",
        &[json!({"sector": 2, "soldiers": 3, "specialists": ["medic"]}), json!({"sector": 2, "soldiers": 9})],
    );
    assert_eq!(refusal(&game, ME, "seat:1 → resource:soldiers → number:3"), None);
}

#[test]
fn dd_15_6_what_was_given_in_a_window_is_not_given_on_in_it() {
    let mut game = several(
        "tiger",
        "supply",
        &[
            json!({"sector": 2, "soldiers": 3, "items": ["flak-vest"], "courage": 2}),
            json!({"sector": 2, "soldiers": 9, "courage": 5, "items": ["hip-flask"]}),
        ],
    );
    play_all(&mut game, ME, &["seat:1 → card:flak-vest", "seat:1 → resource:courage → number:1", "button:wait"]);
    assert_eq!(refusal(&game, SHE, "seat:0 → card:flak-vest"), Some("DD-15.6"));
    assert_eq!(refusal(&game, SHE, "seat:0 → resource:courage → number:5"), Some("DD-15.6"), "the whole kind");
    assert_eq!(refusal(&game, SHE, "seat:0 → card:hip-flask"), None);
}

#[test]
fn dd_15_7_a_gift_may_not_break_the_limits_of_the_receiver() {
    let giver = json!({"sector": 2, "soldiers": 3, "vehicle": "jeep", "specialists": ["courier"]});
    let game = several(
        "utah",
        "supply",
        &[giver, json!({"sector": 2, "soldiers": 9, "vehicle": "dukw", "specialists": ["bugler"]})],
    );
    assert_eq!(refusal(&game, ME, "seat:1 → vehicle:jeep"), Some("DD-15.7"));
    assert_eq!(refusal(&game, ME, "seat:1 → specialist:courier"), Some("DD-15.7"));
}

#[test]
fn dd_15_8_those_in_the_bunker_may_give_to_one_who_enters_and_do_nothing_else() {
    let mut game = at(
        json!({"setup": {"map": "tiger", "seats": 2}, "turn": 9, "phase": "fire", "fire": [{"sector": "bunker", "mg": [4]}],
        "units": [{"sector": "bunker", "bunker-turn": 8, "soldiers": 5, "items": ["field-radio", "flak-vest"]}, {"sector": "bunker", "soldiers": 20}]}),
    );
    assert_eq!(game.to_act().lowest(), Some(ME));
    assert_eq!(refusal(&game, ME, "card:field-radio → button:use"), Some("DD-15.8"));
    play_all(&mut game, ME, &["seat:1 → card:flak-vest", "seat:1 → resource:soldiers → number:4", "button:done"]);
    assert_eq!(refusal(&game, SHE, "seat:0 → card:flak-vest"), Some("DD-3.2"));
    let events = play_all(&mut game, SHE, &["card:flak-vest"]);
    assert_eq!(losses(&events, SHE), Some(12));
    assert_eq!(game.outcome().unwrap().rule(), Some("DD-20.5"));
}

const SHOWN: &str = "R star s1, W tool tool, B courage courage";

/// DD-15.9, DD-15.10, DD-15.11, DD-25.17.
#[test]
fn x_27_the_lieutenant_of_two_players() {
    let unit = |sector: u8, soldiers: u8, who: serde_json::Value| json!({"sector": sector, "soldiers": soldiers, "dice": dice(SHOWN), "locked": ["r1", "w1"], "specialists": who});
    let mut game = several("tiger", "result", &[unit(2, 3, json!([])), unit(9, 20, json!(["lieutenant"]))]);
    assert_eq!(refusal(&game, ME, "die:r1 → seat:1 → die:w1"), Some("DD-15.9"), "of the same colour");
    play(&mut game, ME, "die:r1 → seat:1 → die:r2");
    assert_eq!(game.to_act().lowest(), Some(SHE));
    assert_eq!(refusal(&game, SHE, "button:done"), Some("DD-15.11"));
    let events = play(&mut game, SHE, "button:accept");
    assert!(has_event(&events, |event| matches!(event, Event::Swapped { .. })));
    // r1 star became s1; her r2 s1 became star.
    assert_eq!(
        (collected(&events, ME).unwrap()[..2].to_vec(), collected(&events, SHE).unwrap()[..2].to_vec()),
        (vec![2, 0], vec![0, 2])
    );
    let mut game = several("tiger", "result", &[unit(2, 3, json!([])), unit(9, 20, json!(["lieutenant"]))]);
    play(&mut game, ME, "die:r1 → seat:1 → die:r2");
    play(&mut game, SHE, "button:decline");
    assert!(!game.to_act().contains(ME) || refusal(&game, ME, "die:r1 → seat:1 → die:r1") == Some("DD-15.11"));
}

#[test]
fn dd_15_10_with_three_units_one_cannot_swap() {
    let unit = |sector: u8, soldiers: u8, who: serde_json::Value| json!({"sector": sector, "soldiers": soldiers, "dice": dice(SHOWN), "specialists": who, "items": if soldiers == 30 { json!(["field-radio"]) } else { json!([]) }});
    let mut game = several(
        "tiger",
        "result",
        &[unit(2, 3, json!([])), unit(9, 20, json!(["lieutenant"])), unit(3, 30, json!([]))],
    );
    play(&mut game, ME, "die:r1 → seat:1 → die:r2");
    play(&mut game, SHE, "button:accept");
    assert_eq!(game.to_act().lowest(), Some(HE));
    assert_eq!(refusal(&game, HE, "die:r1 → seat:1 → die:r2"), Some("DD-15.9"));
    assert!(choices_with(&game, HE, "die:r1").is_empty());
}

/// DD-22.1, DD-22.2, DD-22.3, DD-22.4, DD-22.5.
#[test]
fn dd_22_1_to_dd_22_5_one_player_has_nobody_to_trade_with() {
    let game = solo("tiger", "supply", json!({"stars": 9}));
    assert_eq!(refusal(&game, ME, "seat:1 → resource:stars → number:1"), Some("DD-22.1"));
    let shown = dice("R s1 s1, W star star, B tool courage");
    let unit = json!({"soldiers": 30, "dice": shown, "awards": ["volunteer-service-medal", "memorial-cross"], "dead": ["medic"]});
    let mut game = solo("tiger", "result", unit);
    // DD-22.3: only the first part is gained.
    play(&mut game, ME, "award:volunteer-service-medal");
    assert_eq!(counts(&game, ME)[0], 35);
    play(&mut game, ME, "award:memorial-cross → specialist:medic");
    assert_eq!(specialists(&game, ME), ["medic"]);
    // DD-22.4: the UK Battle Cry has nobody to follow.
    let mut game = at(
        json!({"setup": {"map": "tiger", "nations": ["uk"]}, "phase": "move", "units": [{"sector": 2, "soldiers": 60, "this-turn": {"cry": true}}]}),
    );
    let events = play(&mut game, ME, "button:cry → sector:4");
    assert_eq!(losses(&events, ME), Some(6));
    // DD-22.5
    assert!(refused(json!({"units": [{"items": ["carrier-pigeon"]}]})).contains("DD-22.5"));
    let game = solo("juno", "supply", json!({"points": 40}));
    for card in ["carrier-pigeon", "dispatch-case", "mortar"] {
        assert_eq!(refusal(&game, ME, &format!("card:{card} → button:find")), Some("DD-22.5"));
    }
}

/// X-27, solo. DD-22.6, DD-22.7, DD-22.8.
#[test]
fn x_27_the_reserve_of_the_lone_lieutenant() {
    let mut game = solo("tiger", "dice", json!({"sector": 2, "soldiers": 60, "specialists": ["lieutenant"]}));
    let mut faces = dice("R star s1, W s1 tool, B courage courage");
    faces.extend(dice("R s1 s1, W star tool, B skull s2"));
    let events = go_on(&mut game, &faces);
    assert!(has_event(&events, |event| matches!(event, Event::ReserveRolled { .. })));
    assert_eq!(refusal(&game, ME, "die:b1 → reserve:b2"), Some("DD-5.2"), "in the result window");
    play_all(&mut game, ME, &["die:r1 → button:lock", "die:w1 → button:lock", "button:stop"]);
    assert_eq!(refusal(&game, ME, "die:b1 → reserve:r1"), Some("DD-22.7"));
    let events = play(&mut game, ME, "die:b1 → reserve:b2");
    // s2 for the courage that b1 showed; two dice of each colour stay in the reserve.
    assert_eq!(collected(&events, ME).unwrap()[0], 1 + 1 + 2);
    let none = solo("tiger", "result", json!({"sector": 2, "dice": dice(SHOWN), "items": ["field-radio"]}));
    assert_eq!(refusal(&none, ME, "die:b1 → reserve:b2"), Some("DD-22.6"));
}

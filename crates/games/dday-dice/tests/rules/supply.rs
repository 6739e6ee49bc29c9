//! DD-5, DD-10 to DD-14: the result window, the marker, supply, specialists, items, vehicles.

use crate::common::*;
use sandtable_core::Rules;
use sandtable_dday_dice::Event;
use serde_json::json;

#[test]
fn dd_5_1_awards_are_played_in_the_result_window_and_nowhere_else() {
    let shown = dice("R s1 s1, W star star, B tool courage");
    let unit = json!({"sector": 1, "soldiers": 30, "dice": shown, "awards": ["silver-star"], "stars": 3});
    let mut game = solo("tiger", "result", unit.clone());
    assert_eq!(refusal(&game, ME, "award:silver-star"), None);
    play(&mut game, ME, "award:silver-star");
    let game = solo("tiger", "supply", unit);
    assert_eq!(refusal(&game, ME, "award:silver-star"), Some("DD-5.1"));
}

#[test]
fn dd_5_2_dice_are_swapped_in_the_result_window_only() {
    let shown = dice("R s1 s1, W star star, B tool courage");
    let unit = |sector: u8| json!({"sector": sector, "dice": shown, "specialists": if sector == 1 { json!(["lieutenant"]) } else { json!([]) }, "stars": 5, "soldiers": sector});
    let mut game = several("tiger", "result", &[unit(1), unit(2)]);
    if refusal(&game, ME, "button:go-on").is_none() {
        go_on(&mut game, &["6", "1"]);
    }
    assert_eq!(refusal(&game, ME, "die:r1 → seat:1 → die:r2"), None);
    let mut game = several("tiger", "supply", &[unit(1), unit(2)]);
    if refusal(&game, ME, "button:go-on").is_none() {
        go_on(&mut game, &["6", "1"]);
    }
    let asked = game.to_act().lowest().unwrap();
    let other = if asked == ME { 1 } else { 0 };
    assert_eq!(refusal(&game, asked, &format!("die:r1 → seat:{other} → die:r2")), Some("DD-5.2"));
}

#[test]
fn dd_5_3_a_die_that_was_set_counts_with_its_new_face_and_its_own_colour() {
    // b2 is locked; set to s1 it completes a tricolour of soldiers.
    let unit = json!({"sector": 1, "soldiers": 30, "dice": dice("R s1 star, W s1 star, B tool courage"), "locked": ["b2", "r1"], "items": ["binoculars"]});
    let mut game = solo("tiger", "result", unit);
    let events = play(&mut game, ME, "card:binoculars → die:b2 → face:s1");
    assert_eq!(gained(&events, ME)[0], 3 + 5);
}

/// DD-10.1, DD-10.2, DD-10.3, DD-23.7.
#[test]
fn x_13_the_marker() {
    let turn = |setup: serde_json::Value, marker: u8| {
        let mut game = at(
            json!({"setup": setup, "phase": "marker", "units": [{"sector": 2, "soldiers": 60, "courage": 5, "marker": marker}]}),
        );
        go_on(&mut game, &[]);
        (unit(&game, ME).marker, unit(&game, ME).must_move, refusal(&game, ME, "button:done"))
    };
    let plain = json!({"map": "tiger"});
    assert_eq!(turn(plain.clone(), 1), (2, false, None));
    assert_eq!(turn(plain.clone(), 2), (3, false, None));
    assert_eq!(turn(plain, 3), (4, true, Some("DD-16.8")));
    let long = json!({"map": "tiger", "long-stay": true});
    assert_eq!(turn(long.clone(), 3), (4, false, None));
    assert_eq!(turn(long, 4), (5, true, Some("DD-16.8")));
    let mut game = solo("tiger", "move", json!({"sector": 1, "soldiers": 60, "courage": 9, "marker": 4}));
    play(&mut game, ME, "sector:2");
    assert_eq!(unit(&game, ME).marker, 1, "one chevron in the new sector");
}

/// DD-10.4, DD-10.5, DD-16.9, DD-17.1, DD-17.2.
#[test]
fn x_14_the_black_shield() {
    let mut game = solo("tiger", "move", json!({"sector": 2, "soldiers": 60, "courage": 2}));
    let events = play(&mut game, ME, "sector:4");
    assert_eq!((unit(&game, ME).marker, losses(&events, ME)), (0, Some(6)));
    let after = |more: serde_json::Value| {
        let mut unit = json!({"sector": 4, "soldiers": 60});
        merge(&mut unit, more);
        solo("tiger", "marker", unit)
    };
    let mut game = after(json!({"courage": 2, "specialists": ["corporal"]}));
    go_on(&mut game, &[]);
    assert_eq!(unit(&game, ME).marker, 0, "phase 3 does not change it");
    assert_eq!(choices(&game, ME), ["sector:5", "sector:7 → specialist:corporal"]);
    let mut game = after(json!({"courage": 2}));
    let events = go_on(&mut game, &[]);
    assert!(events.contains(&Event::Lost { seat: ME, rule: "DD-16.9" }));
    assert_eq!(game.outcome().unwrap().rule(), Some("DD-16.9"));
}

#[test]
fn dd_11_1_and_dd_12_1_one_specialist_a_turn_for_stars_joins_at_once() {
    let mut game = solo("tiger", "supply", json!({"stars": 9}));
    play(&mut game, ME, "specialist:medic → button:recruit");
    assert_eq!(counts(&game, ME)[1], 5);
    assert_eq!(specialists(&game, ME), ["medic"]);
    let game = at(json!({"phase": "supply", "units": [{"stars": 9, "points": 20, "this-turn": {"recruited": true}}]}));
    assert_eq!(refusal(&game, ME, "specialist:scout → button:recruit"), Some("DD-11.1"));
    let game = solo("tiger", "supply", json!({"stars": 3}));
    assert_eq!(refusal(&game, ME, "specialist:medic → button:recruit"), Some("DD-12.1"));
}

#[test]
fn dd_11_2_and_dd_13_1_one_item_a_turn_for_points() {
    let mut game = solo("tiger", "supply", json!({"points": 30}));
    assert_eq!(refusal(&game, ME, "card:flak-vest → button:find"), None);
    play(&mut game, ME, "card:field-radio → button:find");
    assert_eq!((counts(&game, ME)[3], items(&game, ME)), (18, vec!["field-radio".to_owned()]));
    assert_eq!(refusal(&game, ME, "card:flak-vest → button:find"), Some("DD-11.2"));
    let poor = solo("tiger", "supply", json!({"points": 6}));
    assert_eq!(refusal(&poor, ME, "card:flak-vest → button:find"), Some("DD-13.1"));
}

/// DD-11.3, DD-5.1, DD-22.5, DD-30.2.
#[test]
fn x_31_a_bought_award_is_drawn_by_chance_among_those_available() {
    let mut game = solo("tiger", "supply", json!({"courage": 6, "stars": 2, "sector": 2}));
    assert_eq!(view(&game).awards.len(), 15);
    let events = play(&mut game, ME, "button:buy-award");
    let award =
        events.iter().find_map(|event| if let Event::AwardGained { award, .. } = event { Some(*award) } else { None });
    assert!(unit(&game, ME).awards.contains(award.unwrap()));
    assert_eq!((counts(&game, ME)[2], view(&game).awards.len()), (0, 14));
    assert_eq!(refusal(&game, ME, &format!("award:{}", award.unwrap())), Some("DD-5.1"));
    let poor = solo("tiger", "supply", json!({"courage": 5, "stars": 2}));
    assert_eq!(refusal(&poor, ME, "button:buy-award"), Some("DD-11.3"));
    let mut bearer = solo("tiger", "supply", json!({"courage": 5, "stars": 2, "specialists": ["flag-bearer"]}));
    play(&mut bearer, ME, "button:buy-award");
    assert_eq!(counts(&bearer, ME)[2], 1);
}

#[test]
fn dd_11_4_at_most_one_award_a_turn() {
    let mut game = solo("tiger", "supply", json!({"courage": 12, "stars": 2, "sector": 2}));
    play(&mut game, ME, "button:buy-award");
    assert_eq!(refusal(&game, ME, "button:buy-award"), Some("DD-11.4"));
}

/// DD-11.5, DD-28.1, DD-28.13.
#[test]
fn dd_11_5_what_an_award_gives_does_not_count_for_the_limits() {
    let shown = dice("R s1 s1, W star star, B tool tool");
    let unit = json!({"sector": 1, "soldiers": 30, "stars": 4, "points": 7, "dice": shown, "awards": ["medal-of-honor", "croix-de-guerre"]});
    let mut game = solo("tiger", "result", unit);
    play_all(
        &mut game,
        ME,
        &["award:medal-of-honor → specialist:colonel", "award:croix-de-guerre → card:bangalore-torpedo", "face:star"],
    );
    assert_eq!(phase(&game), "supply");
    play_all(&mut game, ME, &["specialist:medic → button:recruit", "card:flak-vest → button:find"]);
    assert_eq!(specialists(&game, ME), ["medic", "colonel"]);
    assert_eq!(items(&game, ME), ["bangalore-torpedo", "flak-vest"]);
}

#[test]
fn dd_11_6_when_no_award_is_left_none_is_gained() {
    let game = at(json!({"phase": "supply", "awards": [], "units": [{"courage": 9, "stars": 2}]}));
    assert_eq!(refusal(&game, ME, "button:buy-award"), Some("DD-11.6"));
    let straight = dice("R skull star, W s1 s2, B courage tool");
    let mut game = at(json!({"phase": "result", "awards": [], "units": [{"soldiers": 30, "dice": straight}]}));
    let events = go_on(&mut game, &[]);
    assert_eq!(collected(&events, ME), Some([3, 1, 1, 1]), "it still pays in full");
}

#[test]
fn dd_11_7_a_played_award_stays_before_its_owner_and_is_gone_for_all() {
    let shown = dice("R s1 s1, W star star, B tool courage");
    let unit = json!({"soldiers": 30, "dice": shown, "awards": ["silver-star", "bronze-star"]});
    let mut game = solo("tiger", "result", unit);
    play(&mut game, ME, "award:silver-star");
    assert_eq!((unit_awards(&game), view(&game).awards.len()), ((1, 1), 13));
    assert_eq!(refusal(&game, ME, "award:silver-star"), Some("DD-11.7"));
}

fn unit_awards(game: &sandtable_dday_dice::DDayDice) -> (u8, u8) {
    (unit(game, ME).awards.len(), unit(game, ME).played.len())
}

#[test]
fn dd_12_2_to_dd_12_4_dead_specialists_are_not_recruited_again() {
    let game = solo("tiger", "supply", json!({"stars": 20, "dead": ["medic", "sergeant"]}));
    assert_eq!(refusal(&game, ME, "specialist:medic → button:recruit"), Some("DD-12.4"));
    assert_eq!(refusal(&game, ME, "specialist:sergeant → button:recruit"), Some("DD-12.4"));
    // From the common supply nobody can have it; another unit's own Medic is another card (DD-12.2).
    let game = several(
        "tiger",
        "supply",
        &[
            json!({"sector": 2, "soldiers": 9, "dead": ["medic", "sergeant"]}),
            json!({"sector": 3, "stars": 20, "soldiers": 5}),
        ],
    );
    assert_eq!(refusal(&game, SHE, "specialist:sergeant → button:recruit"), Some("DD-12.4"));
    assert_eq!(refusal(&game, SHE, "specialist:medic → button:recruit"), None);
}

#[test]
fn dd_12_3_each_specialist_counts_as_one_soldier() {
    let game = solo("tiger", "supply", json!({"soldiers": 3, "stars": 2, "specialists": ["medic", "scout"]}));
    assert_eq!(unit(&game, ME).strength, 5);
    let mut game = solo("tiger", "combat", json!({"sector": 4, "soldiers": 5, "specialists": ["bugler", "scout"]}));
    go_on(&mut game, &[]);
    play(&mut game, ME, "specialist:scout");
    assert_eq!(unit(&game, ME).strength, 6);
}

#[test]
fn dd_12_5_and_dd_12_6_one_reserve_and_one_unique_specialist_at_a_time() {
    let unit = json!({"stars": 20, "specialists": ["bugler", "ranger", "medic", "corporal"]});
    let game = solo("tiger", "supply", unit.clone());
    assert_eq!(refusal(&game, ME, "specialist:mechanic → button:recruit"), Some("DD-12.5"));
    assert_eq!(refusal(&game, ME, "specialist:war-hero → button:recruit"), Some("DD-12.6"));
    assert_eq!(refusal(&game, ME, "specialist:scout → button:recruit"), None);
    assert_eq!(refusal(&game, ME, "specialist:major → button:recruit"), None);
    let game = solo("tiger", "supply", json!({"stars": 20, "dead": ["ranger"]}));
    assert_eq!(refusal(&game, ME, "specialist:war-hero → button:recruit"), None, "when it has died another can be");
    let free = at(json!({"setup": {"bazooka-joe": "items-and-specialists"}, "phase": "supply", "units": [unit]}));
    assert_eq!(refusal(&free, ME, "specialist:war-hero → button:recruit"), None);
}

#[test]
fn dd_12_7_a_specialist_works_from_the_moment_it_joins_and_stops_when_it_leaves() {
    let mut game = solo("utah", "supply", json!({"sector": 5, "stars": 2, "courage": 1, "soldiers": 30}));
    play(&mut game, ME, "specialist:scout → button:recruit");
    // The Scout who has just joined makes the advance of 2 cost 1.
    assert_eq!(refusal(&game, ME, "sector:8"), None);
    // Sacrificed on entry, the Medic no longer helps in the mines he crosses.
    let mut game = solo("omaha", "move", json!({"sector": 9, "courage": 3, "soldiers": 30, "specialists": ["medic"]}));
    let events = roll(&mut game, ME, "sector:11 → specialist:medic", &["4", "1", "1"]);
    assert!(events.contains(&Event::MineLosses { seat: ME, losses: 4 }));
}

#[test]
fn dd_12_8_reductions_add_up_and_a_cost_is_never_below_one() {
    let unit = json!({"points": 5, "specialists": ["quartermaster", "mechanic"]});
    let mut game = solo("tiger", "supply", unit);
    assert_eq!(refusal(&game, ME, "vehicle:jeep → button:find"), None);
    play(&mut game, ME, "vehicle:jeep → button:find");
    assert_eq!(counts(&game, ME)[3], 5 - 2, "12 − 4 − 6");
    // Losses are never below 0.
    let unit = json!({"sector": 1, "soldiers": 5, "specialists": ["medic", "war-hero"]});
    let mut game = solo("tiger", "combat", unit);
    assert_eq!(losses(&go_on(&mut game, &[]), ME), Some(0));
}

#[test]
fn dd_13_2_and_dd_13_3_an_item_is_used_once_and_is_out_of_the_game() {
    let mut game = solo("tiger", "supply", json!({"points": 30, "items": ["hip-flask"], "soldiers": 9}));
    play_all(
        &mut game,
        ME,
        &["card:field-radio → button:find", "card:field-radio → button:use", "card:hip-flask → button:use"],
    );
    assert_eq!(counts(&game, ME)[0], 14);
    assert!(items(&game, ME).is_empty());
    let pool: Vec<String> = view(&game).pool.items.iter().map(|item| item.id.to_string()).collect();
    assert!(!pool.contains(&"field-radio".to_owned()) && !pool.contains(&"hip-flask".to_owned()));
}

#[test]
fn dd_13_4_an_item_is_used_in_the_windows_of_its_card() {
    let game = solo("tiger", "supply", json!({"items": ["flak-vest", "field-radio", "binoculars"], "stars": 9}));
    assert_eq!(refusal(&game, ME, "card:flak-vest"), Some("DD-13.4"));
    assert_eq!(refusal(&game, ME, "card:binoculars → die:r1 → face:s2"), Some("DD-13.4"));
    assert_eq!(refusal(&game, ME, "card:field-radio → button:use"), None);
    assert_eq!(refusal(&game, ME, "card:hip-flask → button:use"), Some("DD-13.1"), "not in the unit");
}

/// DD-13.5, DD-18.4.
#[test]
fn dd_13_5_what_changes_def_or_mg_dice_holds_for_every_unit_in_the_sector() {
    let unit = |items: serde_json::Value| json!({"sector": 8, "soldiers": 30, "items": items});
    let mut game =
        at(json!({"setup": {"map": "tiger", "seats": 2}, "phase": "fire", "fire": [{"sector": 8, "mg": [5]}],
        "units": [unit(json!(["hand-grenades", "smoke-canister"])), {"sector": 8, "soldiers": 31}]}));
    play_all(&mut game, ME, &["card:hand-grenades", "card:smoke-canister", "button:done"]);
    let events = play(&mut game, SHE, "button:done");
    assert_eq!((losses(&events, ME), losses(&events, SHE)), (Some(6), Some(6)));
}

#[test]
fn dd_13_6_an_item_that_would_change_nothing_cannot_be_used() {
    let fire = |sector: u8, mg: serde_json::Value| {
        at(json!({"setup": {"map": "tiger"}, "phase": "fire", "fire": [{"sector": sector, "mg": mg}],
            "units": [{"sector": sector, "soldiers": 30, "items": ["flak-vest", "smoke-canister", "binoculars", "field-radio"]}]}))
    };
    let no_guns = fire(4, json!([]));
    assert_eq!(refusal(&no_guns, ME, "card:flak-vest"), Some("DD-13.6"));
    let one = fire(8, json!([1]));
    assert_eq!(refusal(&one, ME, "card:smoke-canister"), Some("DD-13.6"));
    assert_eq!(refusal(&one, ME, "card:binoculars → die:mg1 → number:1"), Some("DD-13.6"));
    assert_eq!(refusal(&one, ME, "card:binoculars → die:mg1 → number:2"), None);
}

#[test]
fn dd_13_7_in_a_no_items_sector_nothing_comes_from_the_pool() {
    let game = solo("tiger", "supply", json!({"sector": 9, "points": 40, "stars": 9}));
    assert_eq!(refusal(&game, ME, "card:flak-vest → button:find"), Some("DD-13.7"));
    assert_eq!(refusal(&game, ME, "vehicle:jeep → button:find"), Some("DD-13.7"));
    // Item points and awards are not touched.
    assert_eq!(upkeep("tiger", 9, "us", "R tool s1, W tool s1, B tool star", json!({}), &[])[3], 12);
    let shown = dice("R s1 s1, W star star, B tool tool");
    let game = solo("tiger", "result", json!({"sector": 9, "dice": shown, "awards": ["croix-de-guerre"]}));
    assert_eq!(refusal(&game, ME, "award:croix-de-guerre → card:flak-vest"), None);
}

/// DD-14.2, DD-14.3.
#[test]
fn dd_14_1_to_dd_14_4_a_vehicle_is_found_in_place_of_the_item_and_is_no_casualty() {
    let mut game = solo("utah", "supply", json!({"points": 60, "soldiers": 30, "sector": 2}));
    play(&mut game, ME, "vehicle:sherman → button:find");
    assert_eq!(refusal(&game, ME, "card:flak-vest → button:find"), Some("DD-11.2"));
    assert_eq!(refusal(&game, ME, "vehicle:jeep → button:find"), Some("DD-14.4"));
    let events = play_all(&mut game, ME, &["button:done", "button:done"]);
    // DD-14.2: DEF 6 − 3; DD-14.3: soldiers pay, nothing is asked.
    assert_eq!(losses(&events, ME), Some(3));
    assert!(unit(&game, ME).vehicle.is_some());
}

/// DD-14.5, DD-14.7, DD-17.10, DD-27.1.
#[test]
fn x_29_a_vehicle_stays_behind() {
    let start = |more: serde_json::Value| {
        let mut unit =
            json!({"sector": 6, "soldiers": 60, "courage": 9, "vehicle": "bulldozer", "items": ["wire-cutters"]});
        merge(&mut unit, more);
        solo("omaha", "move", unit)
    };
    let mut game = start(json!({}));
    play(&mut game, ME, "sector:7");
    assert!(unit(&game, ME).vehicle.is_some());
    assert_eq!(items(&game, ME), ["wire-cutters"]);
    let mut game = start(json!({"specialists": ["minesweeper"]}));
    let events = play(&mut game, ME, "sector:9");
    assert!(has_event(&events, |event| matches!(event, Event::VehicleLeft { .. })));
    assert!(!has_event(&events, |event| matches!(event, Event::MineRolled { .. })));
    assert!(view(&game).pool.vehicles.iter().all(|vehicle| vehicle.id.to_string() != "bulldozer"));
}

#[test]
fn dd_14_6_a_vehicle_never_enters_the_bunker() {
    let mut game = solo("utah", "move", json!({"sector": 10, "soldiers": 60, "courage": 9, "vehicle": "jeep"}));
    let events = play(&mut game, ME, "sector:bunker");
    assert!(has_event(&events, |event| matches!(event, Event::VehicleLeft { .. })));
    assert!(
        refused(json!({"units": [{"sector": "bunker", "vehicle": "jeep"}], "setup": {"seats": 2}})).contains("DD-14.6")
    );
}

#[test]
fn dd_14_8_a_vehicle_may_be_given_away_or_abandoned() {
    let game = solo("utah", "supply", json!({"vehicle": "jeep"}));
    assert_eq!(refusal(&game, ME, "vehicle:sherman → button:abandon"), Some("DD-14.8"));
    let mut moving = solo("utah", "move", json!({"vehicle": "jeep", "soldiers": 30}));
    let events = play(&mut moving, ME, "vehicle:jeep → button:abandon");
    assert!(has_event(&events, |event| matches!(event, Event::VehicleLeft { .. })));
    let mut two = several("utah", "supply", &[json!({"vehicle": "jeep", "soldiers": 3}), json!({})]);
    play(&mut two, ME, "seat:1 → vehicle:jeep");
    assert!(unit(&two, SHE).vehicle.is_some());
}

/// DD-14.9.
#[test]
fn x_30_explosives() {
    let start = |map: &str, sector: u8, items: serde_json::Value| {
        solo(map, "move", json!({"sector": sector, "soldiers": 60, "courage": 9, "items": items}))
    };
    let mut game = start("pegasus", 8, json!(["bazooka", "hand-grenades"]));
    assert_eq!(choices_with(&game, ME, "sector:10"), ["sector:10 → card:bazooka → card:hand-grenades"]);
    let events = play(&mut game, ME, "sector:10 → card:bazooka → card:hand-grenades");
    assert_eq!(events.iter().filter(|event| matches!(event, Event::Discarded { .. })).count(), 2);
    // One choice has one path: the cards are named in rising order of their ids.
    let game = start("pegasus", 8, json!(["bazooka", "hand-grenades"]));
    assert_eq!(refusal(&game, ME, "sector:10 → card:hand-grenades → card:bazooka"), Some("DD-14.9"));
    let game = start("pegasus", 8, json!(["satchel-charge", "hand-grenades"]));
    assert_eq!(choices_with(&game, ME, "sector:10"), ["sector:10 → card:satchel-charge"]);
    assert_eq!(refusal(&game, ME, "sector:10 → card:hand-grenades → card:satchel-charge"), Some("DD-14.9"));
    let game = start("juno", 8, json!(["satchel-charge"]));
    assert_eq!(choices_with(&game, ME, "sector:10"), ["sector:10 → card:satchel-charge"]);
    let game = start("juno", 8, json!([]));
    assert_eq!(refusal(&game, ME, "sector:10"), Some("DD-14.9"));
}

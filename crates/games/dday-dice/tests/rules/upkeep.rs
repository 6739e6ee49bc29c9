//! DD-6 to DD-9: faces, tricolours, the straight, upkeep.

use crate::common::*;
use sandtable_core::Rules;
use sandtable_dday_dice::{Event, Face, Nation, tool_points};
use serde_json::json;

fn none() -> serde_json::Value {
    json!({})
}

#[test]
fn dd_6_1_a_skull_cancels_another_die_that_shows_no_skull() {
    let mut game = result("tiger", 2, "us", "R skull skull, W s1 star, B courage tool", none());
    assert_eq!(choices(&game, ME), ["die:w1", "die:w2", "die:b1", "die:b2"]);
    assert_eq!(refusal(&game, ME, "die:r2"), Some("DD-6.1"));
    play(&mut game, ME, "die:w1");
    assert_eq!(refusal(&game, ME, "die:w1"), Some("DD-6.5"));
}

/// DD-6.2, DD-6.3, DD-9.2.
#[test]
fn x_01_a_plain_turn() {
    assert_eq!(upkeep("tiger", 2, "us", "R s1 s2, W courage tool, B tool star", none(), &[]), [3, 1, 2, 3]);
}

/// DD-6.3, DD-7.3, DD-7.25.
#[test]
fn x_02_six_tools_and_a_seventh() {
    let tools = "R tool tool, W tool tool, B tool tool";
    assert_eq!(upkeep("omaha", 6, "us", tools, none(), &[])[3], 84);
    assert_eq!(upkeep("omaha", 6, "us", tools, json!({"specialists": ["engineer"]}), &[])[3], 108);
    assert_eq!([0, 1, 2, 3, 4, 5, 6, 7, 8].map(tool_points), [0, 1, 3, 6, 12, 24, 48, 72, 96]);
}

#[test]
fn dd_6_4_only_the_tools_of_one_turn_are_counted_together() {
    let mut game = solo(
        "tiger",
        "result",
        json!({"sector": 3, "soldiers": 60, "points": 3, "dice": dice("R tool s1, W s1 s1, B star star")}),
    );
    let events = go_on(&mut game, &[]);
    assert_eq!(collected(&events, ME).unwrap()[3], 1, "points that are held stay as they are");
}

/// DD-6.5, DD-6.7, DD-9.1.
#[test]
fn x_03_where_the_skull_falls() {
    let shown = "R s1 skull, W s1 star, B s1 courage";
    // Not in a sector with a bonus: start sector 1.
    assert_eq!(upkeep("tiger", 1, "us", shown, none(), &["die:b2"]), [8, 1, 0, 0]);
    assert_eq!(upkeep("tiger", 1, "us", shown, none(), &["die:w1"]), [2, 1, 1, 0]);
    let game = result("tiger", 1, "us", shown, none());
    assert_eq!(refusal(&game, ME, "button:done"), Some("DD-6.5"), "he may not spare a die");
}

#[test]
fn dd_6_6_a_skull_without_such_a_die_does_nothing() {
    let gained = upkeep("tiger", 1, "us", "R skull skull, W skull skull, B s1 skull", none(), &["button:none"]);
    assert_eq!(gained, [0; 4], "one gift of three; of the other two skulls one takes the s1, one does nothing");
}

#[test]
fn dd_6_7_a_cancelled_die_counts_for_nothing() {
    assert_eq!(upkeep("tiger", 1, "us", "R s1 skull, W s1 star, B s1 star", none(), &["die:b1"]), [2, 2, 0, 0]);
}

/// DD-6.8, DD-8.2.
#[test]
fn x_08_no_straight_with_a_borrowed_face_and_it_cannot_be_cancelled() {
    let shown = "R star star, W s1 s2, B courage skull";
    let game = result("juno", 4, "us", shown, none());
    assert_eq!(choices(&game, ME), ["die:r1", "die:r2", "die:w1", "die:w2", "die:b1"]);
    assert_eq!(upkeep("juno", 4, "us", shown, none(), &["die:r1"]), [3, 1, 1, 1]);
}

#[test]
fn dd_7_1_and_dd_7_2_a_bonus_comes_on_top_and_colourless_results_never_count_for_it() {
    assert_eq!(upkeep("tiger", 1, "us", "R s2 star, W s2 star, B s2 tool", none(), &[]), [6 + 7, 2, 0, 1]);
    // Two tools on dice and the sector's tool: no Great Find.
    assert_eq!(upkeep("omaha", 6, "us", "R tool star, W tool star, B s1 s1", none(), &[])[3], 6);
}

#[test]
fn dd_7_3_two_tricolours_give_two_bonuses() {
    assert_eq!(upkeep("tiger", 1, "us", "R s1 s1, W s1 s1, B s1 s1", none(), &[])[0], 6 + 10);
    assert_eq!(upkeep("tiger", 1, "us", "R s1 s2, W s1 s2, B s1 s2", none(), &[])[0], 9 + 5 + 7);
}

/// DD-7.5, DD-7.6, DD-7.7.
#[test]
fn x_04_three_skulls_cancel_nothing_and_bring_an_item_up_to_twelve() {
    let shown = "R skull s2, W skull s2, B skull star";
    let mut game = result("tiger", 1, "us", shown, none());
    assert!(!choices(&game, ME).contains(&"card:dispatch-case".to_owned()), "left out in the solo game");
    assert_eq!(refusal(&game, ME, "card:bangalore-torpedo"), Some("DD-7.6"), "it costs 20");
    assert_eq!(refusal(&game, ME, "card:bazooka"), Some("DD-7.6"), "not in the pool");
    let events = play(&mut game, ME, "card:field-radio");
    assert_eq!(gained(&events, ME), [4, 1, 0, 0]);
    assert!(events.contains(&Event::Found {
        seat: ME,
        item: sandtable_dday_dice::Item::named("field-radio").unwrap(),
        cost: 0
    }));
    // Two on red and one on white: three dice are cancelled.
    let game = result("tiger", 1, "us", "R skull skull, W skull s2, B s1 star", none());
    assert_eq!(choices(&game, ME), ["die:w2", "die:b1", "die:b2"]);
}

/// DD-7.8, DD-3.9: where the pool has nothing up to cost 8, nobody is asked who should get it.
#[test]
fn dd_7_8_a_gift_of_nothing_is_given_to_nobody() {
    let shown = dice("R skull s2, W skull s2, B skull star");
    let plain = dice("R s1 s2, W star tool, B courage tool");
    let upkeep = |pool: serde_json::Value| {
        at(json!({"setup": {"seats": 2, "nations": ["uk", "us"]}, "phase": "upkeep", "pool": pool,
            "units": [{"soldiers": 9, "dice": shown}, {"soldiers": 60, "dice": plain}]}))
    };
    assert_eq!(choices(&upkeep(json!(["hip-flask"])), ME), ["seat:0", "seat:1"]);
    assert_eq!(choices(&upkeep(json!(["field-radio"])), ME), ["button:go-on"], "it costs 12");
}

/// DD-7.9, DD-13.7: whether Canada can get an item depends on where its own unit is, not on the others.
#[test]
fn dd_7_9_canada_chooses_by_its_own_sector() {
    let shown = dice("R skull s2, W skull s2, B skull star");
    let plain = dice("R s1 s2, W star tool, B courage tool");
    let upkeep = |own: u8, other: u8| {
        at(json!({"setup": {"seats": 2, "nations": ["ca", "us"]}, "phase": "upkeep",
            "units": [{"sector": own, "soldiers": 50, "dice": shown}, {"sector": other, "soldiers": 60, "dice": plain}]}))
    };
    // Sector 9 is "no items".
    assert_eq!(choices(&upkeep(10, 9), ME), ["button:a", "button:b"]);
    let mut game = upkeep(9, 10);
    assert_eq!(choices(&game, ME), ["button:go-on"]);
    assert_eq!(gained(&go_on(&mut game, &[]), ME), [4, 1, 3, 0], "3 courage, the only part that brings something");
}

/// DD-7.5.
#[test]
fn x_05_of_four_skulls_one_cancels() {
    let shown = "R skull skull, W skull s2, B skull s1";
    let mut game = result("tiger", 1, "us", shown, none());
    assert_eq!(choices(&game, ME), ["die:w2", "die:b2"]);
    play(&mut game, ME, "die:b2");
    assert_eq!(gained(&play(&mut game, ME, "button:none"), ME)[0], 2);
    let game = result("tiger", 1, "us", shown, json!({"specialists": ["captain"]}));
    assert!(choices(&game, ME).contains(&"button:none".to_owned()), "the Captain holds it: straight to the gift");
}

/// DD-6.6, DD-7.3, DD-7.9, DD-13.7.
#[test]
fn x_06_six_skulls() {
    let six = "R skull skull, W skull skull, B skull skull";
    assert_eq!(upkeep("tiger", 1, "us", six, none(), &["card:flak-vest", "card:hip-flask"]), [0; 4]);
    assert_eq!(upkeep("tiger", 9, "us", six, none(), &[]), [0; 4]);
    assert_eq!(upkeep("tiger", 9, "ca", six, none(), &[]), [0, 0, 6, 0]);
    assert_eq!(upkeep("tiger", 1, "ca", six, none(), &["button:b", "button:b"]), [0, 0, 6, 0]);
}

#[test]
fn dd_7_4_where_a_bonus_offers_a_choice_the_owner_chooses() {
    let shown = "R s1 star, W s1 star, B s1 tool";
    let game = result("tiger", 1, "ca", shown, none());
    assert_eq!(choices(&game, ME), ["button:a", "button:b"]);
    assert_eq!(refusal(&game, ME, "face:star"), Some("DD-7.4"));
}

fn gift_most(nation: &str) -> u16 {
    let shown = "R skull s1, W skull s1, B skull star";
    let mut game = result("tiger", 1, nation, shown, json!({"soldiers": 60}));
    if choices(&game, ME).contains(&"button:a".to_owned()) {
        play(&mut game, ME, "button:a");
    }
    let dearest =
        |path: String| path.strip_prefix("card:").and_then(sandtable_dday_dice::Item::named).map(|item| item.cost());
    choices(&game, ME).into_iter().filter_map(dearest).max().unwrap()
}

#[test]
fn dd_7_7_to_dd_7_10_dead_mans_gift_by_nation() {
    assert_eq!(["us", "uk", "ca", "fr"].map(gift_most), [12, 8, 10, 8]);
}

/// DD-7.8, DD-7.12, DD-7.10, DD-7.26, DD-7.19.
#[test]
fn dd_7_8_the_gift_of_the_uk_may_go_to_another_unit() {
    let shown = dice("R skull star, W skull s1, B skull s1");
    let plain = dice("R s1 s1, W star star, B tool courage");
    let mut game = at(json!({"setup": {"map": "tiger", "nations": ["uk", "us"]}, "phase": "upkeep",
        "units": [{"sector": 1, "dice": shown, "soldiers": 9}, {"sector": 1, "dice": plain, "soldiers": 20}]}));
    assert_eq!(choices(&game, ME), ["seat:0", "seat:1"]);
    assert_eq!(refusal(&game, ME, "seat:2"), Some("DD-1.1"));
    play_all(&mut game, ME, &["seat:1", "card:flak-vest"]);
    assert_eq!(items(&game, SHE), ["flak-vest"]);
}

/// DD-7.11, DD-7.2.
#[test]
fn x_09_leadership_and_tools() {
    let shown = "R star tool, W star tool, B star tool";
    assert_eq!(upkeep("tiger", 1, "us", shown, none(), &["face:tool"]), [0, 3, 0, 18]);
    assert_eq!(upkeep("tiger", 1, "us", shown, none(), &["face:star"]), [0, 4, 0, 12]);
    let game = result("tiger", 1, "us", shown, none());
    assert_eq!(refusal(&game, ME, "face:skull"), Some("DD-7.11"));
}

#[test]
fn dd_7_12_leadership_of_the_uk_may_go_to_another() {
    let stars = dice("R star s1, W star s1, B star tool");
    let plain = dice("R s1 s1, W star star, B tool courage");
    let mut game = at(json!({"setup": {"map": "tiger", "nations": ["uk", "us"]}, "phase": "upkeep",
        "units": [{"sector": 1, "dice": stars, "soldiers": 9}, {"sector": 1, "dice": plain, "soldiers": 20}]}));
    play(&mut game, ME, "seat:1");
    let events = play(&mut game, ME, "face:courage");
    assert_eq!(collected(&events, SHE), Some([2, 2, 2, 1]));
    assert_eq!(collected(&events, ME), Some([2, 3, 0, 1]));
}

#[test]
fn dd_7_13_to_dd_7_21_leadership_reinforcements_and_fresh_unit_by_nation() {
    let stars = "R star tool, W star s1, B star s1";
    assert_eq!(upkeep("tiger", 1, "ca", stars, none(), &["button:b"]), [2, 5, 0, 1]);
    assert_eq!(upkeep("tiger", 1, "fr", stars, none(), &["face:s2"]), [4, 3, 0, 1]);
    let ones = "R s1 tool, W s1 star, B s1 star";
    let bonus = |nation: &str, shown: &str, paths: &[&str]| {
        let [soldiers, stars, courage, _] = upkeep("tiger", 1, nation, shown, none(), paths);
        [soldiers, stars, courage]
    };
    // DD-7.14, DD-7.15 (solo: both halves), DD-7.16, DD-7.17.
    assert_eq!(bonus("us", ones, &[]), [3 + 5, 2, 0]);
    assert_eq!(bonus("uk", ones, &[]), [3 + 8, 2, 0]);
    assert_eq!(bonus("ca", ones, &["button:a"]), [3 + 5, 2, 0]);
    assert_eq!(bonus("ca", ones, &["button:b"]), [3 + 2, 2, 2]);
    assert_eq!(bonus("fr", ones, &[]), [3 + 4, 2, 2]);
    // DD-7.18 to DD-7.21.
    let twos = "R s2 tool, W s2 star, B s2 star";
    assert_eq!(bonus("us", twos, &[]), [6 + 7, 2, 0]);
    assert_eq!(bonus("uk", twos, &[]), [6 + 6, 2, 0]);
    assert_eq!(bonus("ca", twos, &["button:a"]), [6 + 7, 2, 0]);
    assert_eq!(bonus("ca", twos, &["button:b"]), [6 + 4, 4, 0]);
    assert_eq!(bonus("fr", twos, &[]), [6 + 7, 2, 1]);
}

/// DD-7.13, DD-7.14, DD-7.15, DD-7.16, DD-7.17, DD-7.18, DD-7.19, DD-7.20, DD-7.21, DD-7.25, DD-7.26, DD-7.27, DD-7.28.
#[test]
fn the_numbers_of_the_nations_are_those_of_the_rules() {
    let parts = |nation: Nation, face: Face| {
        nation
            .bonus(face)
            .iter()
            .map(|part| {
                [
                    part.soldiers,
                    part.courage,
                    part.stars,
                    part.points,
                    part.others_soldiers,
                    part.others_points,
                    part.finds,
                ]
            })
            .collect::<Vec<_>>()
    };
    assert_eq!(parts(Nation::Ca, Face::Star), [[0, 0, 0, 0, 0, 0, 0], [0, 0, 2, 0, 0, 0, 0]]);
    assert_eq!(parts(Nation::Us, Face::One), [[5, 0, 0, 0, 0, 0, 0]]);
    assert_eq!(parts(Nation::Uk, Face::One), [[4, 0, 0, 0, 4, 0, 0]]);
    assert_eq!(parts(Nation::Ca, Face::One), [[5, 0, 0, 0, 0, 0, 0], [2, 2, 0, 0, 0, 0, 0]]);
    assert_eq!(parts(Nation::Fr, Face::One), [[4, 2, 0, 0, 0, 0, 0]]);
    assert_eq!(parts(Nation::Us, Face::Two), [[7, 0, 0, 0, 0, 0, 0]]);
    assert_eq!(parts(Nation::Uk, Face::Two), [[3, 0, 0, 0, 3, 0, 0]]);
    assert_eq!(parts(Nation::Ca, Face::Two), [[7, 0, 0, 0, 0, 0, 0], [4, 0, 2, 0, 0, 0, 0]]);
    assert_eq!(parts(Nation::Fr, Face::Two), [[7, 1, 0, 0, 0, 0, 0]]);
    assert_eq!(parts(Nation::Us, Face::Tool), [[0, 0, 0, 6, 0, 0, 0]]);
    assert_eq!(parts(Nation::Uk, Face::Tool), [[0, 0, 0, 2, 0, 2, 0]]);
    assert_eq!(parts(Nation::Ca, Face::Tool), [[0, 0, 0, 6, 0, 0, 0], [0, 0, 0, 0, 0, 0, 1]]);
    assert_eq!(parts(Nation::Fr, Face::Tool), [[0, 0, 0, 8, 0, 0, 0]]);
}

#[test]
fn dd_7_22_to_dd_7_24_three_courage_are_a_battle_cry() {
    let mut game = solo(
        "tiger",
        "result",
        json!({"sector": 2, "soldiers": 60, "dice": dice("R courage s1, W courage s1, B courage s1")}),
    );
    let events = go_on(&mut game, &[]);
    assert!(events.contains(&Event::Bonus { seat: ME, face: Face::Courage }));
    assert!(unit(&game, ME).cry);
    assert_eq!(phase(&game), "move");
    assert_eq!(choices_with(&game, ME, "button:cry"), ["button:cry → sector:4", "button:cry → sector:5"]);
    // DD-7.23: the UK may be followed; DD-7.24: France makes no mine roll. Both are played in the chapter of movement.
    assert!(Nation::Uk.cry().follow && Nation::Fr.cry().no_mines && !Nation::Us.cry().follow);
}

#[test]
fn dd_7_25_to_dd_7_28_great_find_by_nation() {
    let tools = "R tool s1, W tool s1, B tool star";
    let points = |nation: &str, paths: &[&str]| upkeep("tiger", 1, nation, tools, none(), paths)[3];
    assert_eq!([points("us", &[]), points("uk", &[]), points("fr", &[])], [12, 6 + 4, 14]);
    assert_eq!([points("ca", &["button:a"]), points("ca", &["button:b"])], [12, 6]);
    let mut game = result("tiger", 1, "ca", tools, json!({"points": 40}));
    play(&mut game, ME, "button:b");
    play_all(&mut game, ME, &["card:flak-vest → button:find", "card:hip-flask → button:find"]);
    assert_eq!(refusal(&game, ME, "card:map-case → button:find"), Some("DD-11.2"));
}

/// DD-7.15, DD-22.2.
#[test]
fn x_28_uk_alone() {
    assert_eq!(upkeep("tiger", 1, "uk", "R s1 star, W s1 star, B s1 tool", none(), &[]), [11, 2, 0, 1]);
}

#[test]
fn dd_7_29_another_unit_is_one_outside_chosen_by_the_owner() {
    let ones = dice("R s1 star, W s1 star, B s1 tool");
    let plain = dice("R s1 s1, W star star, B tool courage");
    let mut game = at(json!({"setup": {"map": "tiger", "nations": ["uk", "us", "fr"]}, "phase": "upkeep",
        "units": [{"sector": 1, "dice": ones, "soldiers": 9}, {"sector": 2, "dice": plain, "soldiers": 20}, {"sector": 3, "dice": plain, "soldiers": 30}]}));
    assert_eq!(choices(&game, ME), ["seat:1", "seat:2"]);
    assert_eq!(refusal(&game, ME, "seat:0"), Some("DD-7.29"));
    let events = play(&mut game, ME, "seat:2");
    assert_eq!(gained(&events, HE)[0], 4 + 2);
    // The only other one is in the bunker: it is the unit itself.
    let mut game = at(json!({"setup": {"map": "tiger", "nations": ["uk", "us"]}, "phase": "result",
        "units": [{"sector": 1, "dice": ones, "soldiers": 9}, {"sector": "bunker"}]}));
    assert_eq!(gained(&go_on(&mut game, &[]), ME)[0], 11);
}

/// DD-8.1, DD-8.3, DD-8.4, DD-11.4.
#[test]
fn x_07_a_straight() {
    let shown = "R skull star, W s1 s2, B courage tool";
    let mut game = result("tiger", 1, "us", shown, json!({"courage": 6, "soldiers": 30}));
    assert_eq!(choices(&game, ME).len(), 15);
    assert_eq!(refusal(&game, ME, "award:victoria-cross"), Some("DD-22.5"), "not in the solo game");
    let events = play(&mut game, ME, "award:medal-of-honor");
    assert_eq!(collected(&events, ME), Some([3, 1, 1, 1]));
    assert!(!has_event(&events, |event| matches!(event, Event::Cancelled { .. })));
    assert_eq!((phase(&game), counts(&game, ME)[2]), ("supply".to_owned(), 7));
    assert_eq!(refusal(&game, ME, "button:buy-award"), Some("DD-11.4"));
}

#[test]
fn dd_8_1_a_straight_needs_six_different_faces_whatever_their_colours() {
    let straight = |shown: &str| {
        let game = result("tiger", 1, "us", shown, none());
        choices(&game, ME).iter().any(|path| path.starts_with("award:"))
    };
    assert!(straight("R skull tool, W courage star, B s2 s1"));
    assert!(!straight("R skull tool, W courage star, B s2 s2"));
}

#[test]
fn dd_9_1_all_collect_after_the_last_choice() {
    let skull = dice("R skull s1, W star star, B tool courage");
    let plain = dice("R s1 s1, W star star, B tool courage");
    let mut game = several(
        "tiger",
        "upkeep",
        &[json!({"sector": 1, "dice": skull, "soldiers": 9}), json!({"sector": 1, "dice": plain, "soldiers": 5})],
    );
    assert_eq!(counts(&game, SHE), [5, 0, 0, 0], "seat 1 has not collected yet");
    let events = play(&mut game, ME, "die:r2");
    assert_eq!((collected(&events, ME), collected(&events, SHE)), (Some([0, 2, 1, 1]), Some([2, 2, 1, 1])));
    assert!(game.outcome().is_none());
}

/// DD-9.3, DD-9.4.
#[test]
fn x_15_a_penalty_takes_one_result_from_the_dice_and_breaks_no_tricolour() {
    let courage = |shown: &str, more: serde_json::Value, paths: &[&str]| upkeep("juno", 7, "us", shown, more, paths)[2];
    assert_eq!(courage("R courage s1, W courage s1, B star star", none(), &[]), 1);
    let colonel = json!({"specialists": ["colonel"]});
    assert_eq!(courage("R s1 s1, W star s1, B star tool", colonel, &["face:courage"]), 1);
    let three = "R courage s1, W courage s1, B courage star";
    assert_eq!(courage(three, none(), &[]), 2);
    let mut game = solo("juno", "result", json!({"sector": 7, "soldiers": 60, "dice": dice(three)}));
    go_on(&mut game, &[]);
    assert!(unit(&game, ME).cry);
}

#[test]
fn dd_9_2_a_sector_bonus_is_a_colourless_result_each_turn() {
    assert_eq!(upkeep("tiger", 3, "us", "R s1 s1, W s1 s1, B tool courage", none(), &[]), [4, 1, 1, 1]);
}

#[test]
fn dd_9_5_specialists_look_at_all_results_left_after_the_penalty() {
    // The sector takes the only courage: the Chaplain finds none.
    let chaplain = json!({"specialists": ["chaplain"]});
    assert_eq!(upkeep("juno", 7, "us", "R courage s1, W s1 s1, B star star", chaplain.clone(), &[])[2], 0);
    // A colourless courage of the sector is enough for him.
    assert_eq!(upkeep("tiger", 2, "us", "R s1 s1, W s1 s1, B star star", chaplain, &[])[2], 2);
}

#[test]
fn dd_9_6_what_is_not_spent_is_kept() {
    let mut game = solo(
        "tiger",
        "result",
        json!({"sector": 3, "soldiers": 60, "stars": 1, "points": 2, "dice": dice("R s1 s1, W s1 s1, B courage s2")}),
    );
    go_on(&mut game, &[]);
    assert_eq!(counts(&game, ME)[1..], [2, 1, 2]);
}

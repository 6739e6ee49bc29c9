//! DD-18 to DD-21 and DD-24: combat, sectors, the bunker, victory points.

use crate::common::*;
use sandtable_core::{Rules, Verdict};
use sandtable_dday_dice::Event;
use serde_json::{Value, json};

/// The fire window of one unit, with the MG dice as they show.
fn under_fire(map: &str, sector: Value, mg: Value, more: Value) -> sandtable_dday_dice::DDayDice {
    let mut unit = json!({"sector": sector, "soldiers": 60});
    merge(&mut unit, more);
    at(
        json!({"setup": {"map": map, "bazooka-joe": "items"}, "turn": 5, "phase": "fire", "fire": [{"sector": sector, "mg": mg}], "units": [unit]}),
    )
}

#[test]
fn dd_18_1_and_dd_18_2_every_unit_outside_loses_def_plus_mg_moved_or_not() {
    let mut game = solo("tiger", "combat", json!({"sector": 8, "soldiers": 60}));
    assert_eq!(losses(&go_on(&mut game, &["4"]), ME), Some(12));
    let mut game = solo("tiger", "move", json!({"sector": 6, "soldiers": 60, "courage": 9}));
    assert_eq!(losses(&roll(&mut game, ME, "sector:8", &["4"]), ME), Some(12));
}

/// DD-18.3.
#[test]
fn x_22_growing_def() {
    let combat = |combats: u8| {
        let mut game = solo("omaha", "combat", json!({"sector": 6, "soldiers": 60, "combats": combats}));
        losses(&go_on(&mut game, &[]), ME).unwrap()
    };
    assert_eq!([0, 1, 2, 3].map(combat), [7, 9, 11, 11], "the last value is used again");
    let mut game = several(
        "omaha",
        "combat",
        &[json!({"sector": 6, "soldiers": 60, "combats": 1}), json!({"sector": 6, "soldiers": 50})],
    );
    go_on(&mut game, &[]);
    play(&mut game, SHE, "button:done");
    let events = play(&mut game, ME, "button:done");
    assert_eq!((losses(&events, ME), losses(&events, SHE)), (Some(9), Some(7)));
}

/// DD-18.4, DD-18.5.
#[test]
fn dd_18_4_mg_dice_are_rolled_once_for_all_in_rising_order_of_sectors_the_bunker_last() {
    let units = [
        json!({"sector": 9, "soldiers": 60}),
        json!({"sector": 8, "soldiers": 70}),
        json!({"sector": 8, "soldiers": 80}),
        json!({"sector": "bunker", "soldiers": 90}),
    ];
    let mut game = at(json!({"setup": {"map": "tiger", "seats": 4}, "turn": 8, "phase": "combat", "units": units}));
    let events = go_on(&mut game, &["1", "2", "3"]);
    let rolled: Vec<(String, Vec<u8>)> = events
        .iter()
        .filter_map(|event| {
            if let Event::MgRolled { sector, dice } = event { Some((sector.to_string(), dice.clone())) } else { None }
        })
        .collect();
    assert_eq!(rolled, [("8".to_owned(), vec![1]), ("9".to_owned(), vec![2]), ("bunker".to_owned(), vec![3])]);
    let mut two = solo("juno", "combat", json!({"sector": 9, "soldiers": 60}));
    assert_eq!(losses(&go_on(&mut two, &["2", "3"]), ME), Some(9 + 5), "all being added");
}

/// DD-18.6, DD-18.7, DD-18.8.
#[test]
fn x_20_combat_all_numbers() {
    let who = json!({"specialists": ["gunner", "sharpshooter", "medic"], "items": ["hand-grenades", "field-radio"]});
    let mut game = under_fire("omaha", json!(8), json!([5]), who.clone());
    play_all(&mut game, ME, &["card:hand-grenades"]);
    assert_eq!(losses(&play(&mut game, ME, "button:done"), ME), Some(11));
    let mut purple = who;
    merge(&mut purple, json!({"this-turn": {"halved": true}}));
    let mut game = under_fire("omaha", json!(8), json!([5]), purple);
    play(&mut game, ME, "card:hand-grenades");
    assert_eq!(losses(&play(&mut game, ME, "button:done"), ME), Some(6));
}

#[test]
fn dd_18_7_the_order_of_what_changes_an_mg_die() {
    // Shows 6, at most 1 by smoke, less 2 by a Half-track: nothing, never below 0.
    let mut game = under_fire(
        "juno",
        json!(5),
        json!([6]),
        json!({"vehicle": "half-track", "items": ["smoke-canister", "field-radio"]}),
    );
    play(&mut game, ME, "card:smoke-canister");
    assert_eq!(losses(&play(&mut game, ME, "button:done"), ME), Some(5));
    let mut game = under_fire(
        "juno",
        json!(5),
        json!([6]),
        json!({"vehicle": "half-track", "specialists": ["sharpshooter"], "items": ["field-radio"]}),
    );
    assert_eq!(losses(&play(&mut game, ME, "button:done"), ME), Some(5 + 3));
}

/// DD-18.9, DD-18.10, DD-18.11, DD-19.3.
#[test]
fn x_21_special_damage() {
    let who = |items: Value| json!({"specialists": ["scout", "gunner"], "items": items});
    let mut game = under_fire("omaha", json!(8), json!([6]), who(json!(["field-radio"])));
    play(&mut game, ME, "button:done");
    assert_eq!(choices(&game, ME), ["specialist:scout", "specialist:gunner"], "first one specialist of your choice");
    assert_eq!(refusal(&game, ME, "button:soldiers"), Some("DD-18.11"));
    assert_eq!(losses(&play(&mut game, ME, "specialist:gunner"), ME), Some(18));
    let mut game = under_fire("omaha", json!(8), json!([6]), who(json!(["flak-vest", "field-radio"])));
    play_all(&mut game, ME, &["card:flak-vest", "button:done"]);
    assert_eq!(losses(&play(&mut game, ME, "specialist:gunner"), ME), Some(12), "the specialist still dies");
    let mut game = under_fire(
        "omaha",
        json!(8),
        json!([6]),
        json!({"specialists": ["scout"], "items": ["binoculars", "field-radio"]}),
    );
    play(&mut game, ME, "card:binoculars → die:mg1 → number:1");
    assert_eq!(losses(&play(&mut game, ME, "button:done"), ME), Some(13));
    assert_eq!(specialists(&game, ME), ["scout"]);
    // A unit without the thing to be lost loses nothing.
    let mut game = under_fire("omaha", json!(8), json!([6]), json!({"items": ["field-radio"]}));
    assert_eq!(losses(&play(&mut game, ME, "button:done"), ME), Some(18));
    // Each die for itself: two courage on juno 9.
    let mut game = under_fire("juno", json!(9), json!([6, 6]), json!({"courage": 3, "items": ["field-radio"]}));
    play(&mut game, ME, "button:done");
    assert_eq!(counts(&game, ME)[2], 1);
}

#[test]
fn dd_18_10_the_stretcher_bearer_and_the_enemy_uniform_avert_it() {
    let mut game = under_fire(
        "omaha",
        json!(8),
        json!([6]),
        json!({"specialists": ["stretcher-bearer"], "items": ["field-radio"]}),
    );
    play(&mut game, ME, "button:done");
    assert_eq!(specialists(&game, ME), ["stretcher-bearer"]);
    let mut game = under_fire(
        "omaha",
        json!(8),
        json!([6]),
        json!({"specialists": ["scout"], "items": ["enemy-uniform", "field-radio"]}),
    );
    play_all(&mut game, ME, &["card:enemy-uniform", "button:done"]);
    assert_eq!((specialists(&game, ME), counts(&game, ME)[0]), (vec!["scout".to_owned()], 60));
}

/// DD-18.12, DD-18.13, DD-20.6.
#[test]
fn x_23_casualties() {
    let start = |losses: u8| {
        at(
            json!({"phase": "losses", "units": [{"sector": 2, "soldiers": 3, "specialists": ["scout", "medic"], "this-turn": {"losses": losses}}]}),
        )
    };
    let mut game = start(4);
    assert_eq!(choices(&game, ME), ["specialist:scout", "specialist:medic"]);
    assert_eq!(refusal(&game, ME, "button:soldiers"), Some("DD-18.12"));
    play(&mut game, ME, "specialist:scout");
    assert_eq!(choices(&game, ME), ["specialist:medic", "button:soldiers"]);
    let mut game = solo("tiger", "combat", json!({"sector": 4, "soldiers": 4, "specialists": ["scout", "bugler"]}));
    go_on(&mut game, &[]);
    assert_eq!(game.outcome().unwrap().verdict, Verdict::Lost, "six losses, strength six");
}

#[test]
fn dd_18_14_effects_of_this_turn_end_with_it() {
    let mut game = under_fire("tiger", json!(8), json!([2]), json!({"items": ["hand-grenades", "field-radio"]}));
    play_all(&mut game, ME, &["card:hand-grenades", "button:done"]);
    assert_eq!((phase(&game), view(&game).turn), ("dice".to_owned(), 6));
    assert_eq!(view(&game).sectors[7].def_less, 0);
}

#[test]
fn dd_19_1_the_shield_says_def_and_whether_a_unit_may_stay() {
    let map = view(&solo("tiger", "dice", json!({})));
    let sector = |number: usize| {
        (map.sectors[number - 1].def.clone(), serde_json::to_value(map.sectors[number - 1].shield).unwrap())
    };
    assert_eq!(sector(4), (vec![6], json!("black")));
    assert_eq!(sector(2), (vec![4], json!("white")));
}

#[test]
fn dd_19_2_an_award_symbol_gives_an_award_once_a_game() {
    let mut game = solo("omaha", "supply", json!({"sector": 10, "soldiers": 60, "courage": 6}));
    assert_eq!(choices_with(&game, ME, "award:silver-star"), ["award:silver-star → button:take"]);
    play(&mut game, ME, "award:silver-star → button:take");
    assert!(unit(&game, ME).awards.contains(sandtable_dday_dice::Award::named("silver-star").unwrap()));
    let used = solo("omaha", "supply", json!({"sector": 10, "stars": 9, "symbol-used": true}));
    assert_eq!(refusal(&used, ME, "award:silver-star → button:take"), Some("DD-19.2"));
    let elsewhere = solo("omaha", "supply", json!({"sector": 9, "stars": 9}));
    assert_eq!(refusal(&elsewhere, ME, "award:silver-star → button:take"), Some("DD-19.2"));
    let bought = solo("omaha", "supply", json!({"sector": 10, "stars": 9, "this-turn": {"award": true}}));
    assert_eq!(refusal(&bought, ME, "award:silver-star → button:take"), Some("DD-11.4"));
}

/// DD-20.1, DD-20.2, DD-20.3, DD-20.4, DD-20.7, DD-18.4.
#[test]
fn x_24_bunker_one_after_the_other() {
    let units = json!([{"sector": "bunker", "soldiers": 9, "specialists": ["scout", "medic", "gunner"], "bunker-turn": 9}, {"sector": 9, "soldiers": 60, "courage": 4}]);
    let mut game = at(json!({"setup": {"map": "tiger", "seats": 2}, "turn": 10, "phase": "move", "units": units}));
    roll(&mut game, SHE, "sector:bunker", &["4"]);
    // Seat 1 has nothing to use or to give: when seat 0 is done giving, the losses come.
    let events = play(&mut game, ME, "button:done");
    assert_eq!(losses(&events, SHE), Some(12 - 3 + 4));
    assert_eq!(losses(&events, ME), None, "safe: no further losses");
    assert_eq!(game.outcome().unwrap().rule(), Some("DD-20.5"));
    // Both in the same turn: 12 each, one roll for both.
    let both = json!([{"sector": "bunker", "soldiers": 30, "specialists": ["scout", "bugler"]}, {"sector": "bunker", "soldiers": 60}]);
    let mut game = at(json!({"setup": {"map": "tiger", "seats": 2}, "turn": 9, "phase": "combat", "units": both}));
    go_on(&mut game, &["4"]);
    play(&mut game, ME, "button:done");
    let events = play(&mut game, SHE, "button:done");
    assert_eq!((losses(&events, ME), losses(&events, SHE)), (Some(16), Some(16)));
}

#[test]
fn dd_20_5_all_win_at_the_end_of_the_turn_in_which_the_last_survived() {
    let mut game = solo("tiger", "move", json!({"sector": 9, "soldiers": 60, "courage": 4}));
    let events = roll(&mut game, ME, "sector:bunker", &["3"]);
    assert_eq!(losses(&events, ME), Some(15));
    assert!(matches!(game.outcome().unwrap().verdict, Verdict::Won(_)));
    assert_eq!(refusal(&game, ME, "button:done"), Some("DD-20.5"));
}

#[test]
fn dd_20_6_all_lose_at_once_when_a_unit_is_destroyed() {
    let mut game =
        several("tiger", "combat", &[json!({"sector": 2, "soldiers": 4}), json!({"sector": 3, "soldiers": 60})]);
    let events = go_on(&mut game, &[]);
    assert!(events.contains(&Event::Lost { seat: ME, rule: "DD-20.6" }));
    assert_eq!(game.outcome().unwrap().verdict, Verdict::Lost);
}

#[test]
fn dd_20_7_any_number_of_units_may_be_in_the_bunker() {
    assert_eq!(view(&solo("tiger", "dice", json!({}))).sectors[10].max_units, 0);
    let units: Vec<Value> = (0..3)
        .map(|_| json!({"sector": "bunker"}))
        .chain([json!({"sector": 9, "courage": 4, "soldiers": 40})])
        .collect();
    let game = several("tiger", "move", &units);
    assert_eq!(refusal(&game, sandtable_core::Seat(3), "sector:bunker"), None);
}

#[test]
fn dd_21_1_awards_go_before_the_map() {
    // Croix de Guerre against "no items": the award is stronger (also DD-28.13).
    let shown = dice("R s1 s1, W star star, B tool tool");
    let mut game =
        solo("tiger", "result", json!({"sector": 9, "soldiers": 60, "dice": shown, "awards": ["croix-de-guerre"]}));
    play(&mut game, ME, "award:croix-de-guerre → card:flak-vest");
    assert_eq!(items(&game, ME), ["flak-vest"]);
    // The Ranger, a specialist, goes before the sector's demand; the sector's "roll 5 dice" before the rules.
    let game = solo("tiger", "move", json!({"sector": 2, "soldiers": 60, "courage": 9, "specialists": ["ranger"]}));
    assert_eq!(refusal(&game, ME, "sector:5"), None);
}

/// DD-24.1, DD-24.2, DD-24.3, DD-24.4.
#[test]
fn x_32_points() {
    let unit = json!({"sector": "bunker", "last-outside": 10, "soldiers": 7, "courage": 2, "specialists": ["scout", "medic"], "played": ["silver-star"]});
    let game = at(json!({"turn": 9, "phase": "over", "ending": "won", "units": [unit]}));
    assert_eq!(game.outcome().unwrap().scores, [167]);
}

/// DD-24.1, DD-24.2, DD-24.5.
#[test]
fn dd_24_5_points_are_reported_for_each_unit_after_a_win_or_a_loss() {
    let unit = |bunker_turn: u8, last: u8| json!({"sector": "bunker", "bunker-turn": bunker_turn, "last-outside": last, "soldiers": 1, "courage": 0});
    let won = at(
        json!({"setup": {"seats": 3}, "turn": 9, "phase": "over", "ending": "won", "units": [unit(8, 9), unit(8, 10), unit(9, 9)]}),
    );
    assert_eq!(
        won.outcome().unwrap().scores,
        [40 + 90 + 1, 40 + 100 + 1, 20 + 90 + 1],
        "the first turn counts for both"
    );
    assert_eq!(view(&won).ending.unwrap().total, 131 + 141 + 111, "and added up");
    let lost = at(
        json!({"setup": {"seats": 2}, "turn": 9, "phase": "over", "ending": {"destroyed": 1}, "units": [unit(8, 9), {"sector": 7, "soldiers": 0, "courage": 2}]}),
    );
    assert_eq!(lost.outcome().unwrap().scores, [40 + 90 + 1, 70 + 4]);
    assert_eq!(lost.outcome().unwrap().verdict, Verdict::Lost);
}

/// DD-18.13, DD-20.6, DD-24.3: nobody is left of a destroyed unit, so nobody of it is counted.
#[test]
fn dd_24_3_a_destroyed_unit_has_nobody_left() {
    let unit = json!({"sector": 8, "soldiers": 5, "courage": 2, "specialists": ["scout"], "awards": ["silver-star"]});
    let mut game = solo("tiger", "combat", unit);
    go_on(&mut game, &["1"]);
    assert_eq!((unit_of(&game), game.outcome().unwrap().scores), ((0, 0), vec![80 + 4 + 10]));
    // DD-16.9: whoever had to move and has not is destroyed too.
    let mut game = solo("tiger", "move", json!({"sector": 4, "soldiers": 5}));
    go_on(&mut game, &[]);
    assert_eq!((unit_of(&game), game.outcome().unwrap().scores), ((0, 0), vec![40]));
}

/// Strength and specialists of the solo unit.
fn unit_of(game: &sandtable_dday_dice::DDayDice) -> (u16, u8) {
    let unit = unit(game, ME);
    (unit.strength, unit.specialists.len())
}

//! DD-25 to DD-28: every card, used.

use crate::common::*;
use sandtable_core::Rules;
use sandtable_dday_dice::{Award, Event, Item, ItemGroup, Specialist, Vehicle};
use serde_json::{Value, json};

fn with(who: &str) -> Value {
    json!({"specialists": [who]})
}

fn mover(map: &str, sector: u8, more: Value) -> sandtable_dday_dice::DDayDice {
    let mut unit = json!({"sector": sector, "soldiers": 60, "courage": 9});
    merge(&mut unit, more);
    solo_with_all_items(map, "move", unit)
}

/// The losses of one combat; the Field Radio keeps the window open.
fn combat(map: &str, sector: Value, mg: Value, more: Value, paths: &[&str]) -> u16 {
    let mut unit = json!({"sector": sector, "soldiers": 60, "items": ["field-radio"]});
    merge(&mut unit, more);
    let mut game = at(
        json!({"setup": {"map": map, "bazooka-joe": "items"}, "turn": 5, "phase": "fire", "fire": [{"sector": sector, "mg": mg}], "units": [unit]}),
    );
    let mut events = play_all(&mut game, ME, paths);
    if phase(&game) == "fire" {
        events.extend(play(&mut game, ME, "button:done"));
    }
    losses(&events, ME).unwrap()
}

fn costs(map: &str, sector: u8, to: &str, more: Value) -> u16 {
    let game = mover(map, sector, more);
    unit(&game, ME).reach.iter().find(|reach| reach.sector.to_string() == to).unwrap().courage.unwrap()
}

#[test]
fn dd_25_1_to_dd_25_4_scout_sharpshooter_medic_minesweeper() {
    assert_eq!((costs("tiger", 2, "4", json!({})), costs("tiger", 2, "4", with("scout"))), (2, 1));
    // DD-25.2: each MG die counts 1 less; DD-25.3: one loss fewer.
    assert_eq!(combat("juno", json!(9), json!([3, 1]), with("sharpshooter"), &[]), 9 + 2);
    assert_eq!(combat("tiger", json!(4), json!([]), with("medic"), &[]), 5);
    let mut game = mover("utah", 2, with("minesweeper"));
    assert!(!has_event(&play(&mut game, ME, "sector:3"), |event| matches!(event, Event::MineRolled { .. })));
}

/// DD-25.2, DD-25.3.
#[test]
fn dd_25_3_the_medic_saves_one_in_a_mine_roll_too() {
    let mut game = mover("utah", 2, with("medic"));
    let events = roll(&mut game, ME, "sector:3", &["5"]);
    assert!(events.contains(&Event::MineLosses { seat: ME, losses: 4 }));
}

#[test]
fn dd_25_5_to_dd_25_8_veteran_engineer_radioman_chaplain() {
    let ones = "R s1 s1, W s1 s1, B s1 s1";
    assert_eq!(upkeep("tiger", 1, "us", ones, with("veteran"), &[])[0], 6 + 10 + 4);
    assert_eq!(upkeep("tiger", 1, "us", "R tool s1, W s1 star, B star s1", with("engineer"), &[])[3], 3);
    assert_eq!(upkeep("tiger", 1, "us", "R s1 s1, W s1 star, B star star", with("engineer"), &[])[3], 0);
    assert_eq!(upkeep("tiger", 1, "us", ones, with("radioman"), &[])[0], 6 + 10 + 6);
    assert_eq!(upkeep("tiger", 1, "us", "R s2 star, W s2 tool, B s2 star", with("radioman"), &[])[0], 6 + 7 + 3);
    assert_eq!(upkeep("tiger", 1, "us", "R courage s1, W s1 star, B star s1", with("chaplain"), &[])[2], 2);
    // The Veteran counts bonuses gained by a card as well.
    let unit = json!({"soldiers": 60, "dice": dice("R s1 s1, W star tool, B star courage"), "specialists": ["veteran"], "awards": ["ordre-de-la-liberation"]});
    let mut game = solo("tiger", "result", unit);
    let events = play(&mut game, ME, "award:ordre-de-la-liberation → face:s1");
    assert_eq!(gained(&events, ME)[0], 2 + 5 + 2);
}

/// DD-25.6, DD-25.7.
#[test]
fn engineer_and_radioman_act_once_a_turn() {
    assert_eq!(
        upkeep("omaha", 6, "us", "R s1 s1, W star star, B courage s1", with("engineer"), &[])[3],
        3,
        "the sector's tool is enough"
    );
}

#[test]
fn dd_25_9_and_dd_25_13_quartermaster_and_mechanic_lower_prices() {
    let mut game = solo("tiger", "supply", json!({"points": 13, "specialists": ["quartermaster"]}));
    play(&mut game, ME, "card:flak-vest → button:find");
    assert_eq!(counts(&game, ME)[3], 8);
    assert_eq!(
        refusal(
            &solo("tiger", "supply", json!({"points": 8, "specialists": ["quartermaster"]})),
            ME,
            "vehicle:jeep → button:find"
        ),
        None
    );
    let mut game = solo("tiger", "supply", json!({"points": 13, "specialists": ["mechanic"]}));
    play_all(&mut game, ME, &["vehicle:jeep → button:find", "card:flak-vest → button:find"]);
    assert_eq!(counts(&game, ME)[3], 0, "6 for the Jeep, which does not count, and 7");
}

#[test]
fn dd_25_10_the_gunner_lowers_def_in_the_bunker_too() {
    assert_eq!(combat("tiger", json!(4), json!([]), with("gunner"), &[]), 5);
    assert_eq!(combat("tiger", json!("bunker"), json!([1]), with("gunner"), &[]), 12);
}

#[test]
fn dd_25_11_the_courier_trades_with_bordering_sectors_both_ways() {
    let units = |who: [Value; 2]| {
        [
            json!({"sector": 2, "soldiers": 5, "specialists": who[0]}),
            json!({"sector": 3, "soldiers": 9, "specialists": who[1]}),
        ]
    };
    let reach = |who| refusal(&several("tiger", "supply", &units(who)), ME, "seat:1 → resource:soldiers → number:1");
    assert_eq!(reach([json!(["courier"]), json!([])]), None);
    assert_eq!(reach([json!([]), json!(["courier"])]), None);
    assert_eq!(reach([json!([]), json!([])]), Some("DD-15.1"));
}

#[test]
fn dd_25_12_the_bugler_brings_two_soldiers_on_entry() {
    let mut game = mover("tiger", 1, with("bugler"));
    let events = play(&mut game, ME, "sector:3");
    assert!(has_event(&events, |event| matches!(event, Event::Gained { amount: 2, .. })));
}

#[test]
fn dd_25_14_the_stretcher_bearer_averts_special_damage() {
    let mut game = at(json!({"setup": {"map": "juno"}, "phase": "fire", "fire": [{"sector": 9, "mg": [6, 1]}],
        "units": [{"sector": 9, "soldiers": 60, "courage": 3, "items": ["field-radio"], "specialists": ["stretcher-bearer"]}]}));
    play(&mut game, ME, "button:done");
    assert_eq!(counts(&game, ME)[2], 3);
}

#[test]
fn dd_25_15_the_corporal_lets_one_locked_die_into_the_second_re_roll() {
    let unit = |rerolls: u8| json!({"sector": 5, "dice": dice("R s1 s1, W star star, B tool courage"), "locked": ["r1", "w1"], "rerolls": rerolls, "specialists": ["corporal"]});
    assert_eq!(refusal(&solo("tiger", "dice", unit(0)), ME, "die:r1 → button:reroll"), Some("DD-25.15"));
    let mut game = solo("tiger", "dice", unit(1));
    play(&mut game, ME, "die:r1 → button:reroll");
    assert_eq!(refusal(&game, ME, "die:w1 → button:reroll"), Some("DD-25.15"));
    assert_eq!(refusal(&game, ME, "die:w2 → button:reroll"), None);
}

#[test]
fn dd_25_16_to_dd_25_20_the_other_ranks() {
    let shown = "R s1 s2, W star tool, B star courage";
    assert_eq!(upkeep("tiger", 1, "us", shown, with("sergeant"), &[])[0], 4);
    assert_eq!(upkeep("tiger", 1, "us", "R tool tool, W star tool, B star courage", with("sergeant"), &[])[0], 0);
    // DD-25.17 is played in the chapter of trade. DD-25.18: one skull a turn does nothing.
    assert_eq!(upkeep("tiger", 1, "us", "R skull s2, W star tool, B star courage", with("captain"), &[]), [2, 2, 1, 1]);
    // DD-25.19
    let stays = |who: Value| refusal(&mover("tiger", 2, json!({"marker": 4, "specialists": who})), ME, "button:done");
    assert_eq!((stays(json!([])), stays(json!(["major"]))), (Some("DD-16.8"), None));
    // DD-25.20
    assert_eq!(upkeep("tiger", 1, "us", shown, with("colonel"), &["face:s2"])[0], 5);
    let game = result("tiger", 1, "us", shown, with("colonel"));
    assert_eq!(refusal(&game, ME, "face:skull"), Some("DD-25.20"));
}

/// DD-25.18, DD-25.19.
#[test]
fn dd_25_19_the_major_does_not_help_on_a_black_shield() {
    assert_eq!(
        refusal(&mover("tiger", 4, json!({"specialists": ["major", "corporal"]})), ME, "button:done"),
        Some("DD-16.8")
    );
}

#[test]
fn dd_25_21_the_ranger_ignores_have_and_discard_but_not_sacrifice() {
    assert_eq!(refusal(&mover("tiger", 2, with("ranger")), ME, "sector:5"), None);
    assert_eq!(refusal(&mover("hoc", 2, with("ranger")), ME, "sector:4"), None);
    assert_eq!(refusal(&mover("juno", 8, with("ranger")), ME, "sector:10"), None);
    assert_eq!(refusal(&mover("tiger", 4, with("ranger")), ME, "sector:7"), Some("DD-17.2"));
}

#[test]
fn dd_25_22_the_resistance_fighter_brings_an_item_and_finds_two() {
    let mut game = solo("tiger", "supply", json!({"stars": 5, "points": 40}));
    play(&mut game, ME, "specialist:resistance-fighter → button:recruit");
    assert_eq!(refusal(&game, ME, "card:field-radio"), Some("DD-25.22"), "it costs 12");
    play_all(&mut game, ME, &["card:binoculars", "card:field-radio → button:find", "card:flak-vest → button:find"]);
    assert_eq!(items(&game, ME), ["binoculars", "field-radio", "flak-vest"]);
    assert_eq!(refusal(&game, ME, "card:hip-flask → button:find"), Some("DD-11.2"));
}

#[test]
fn dd_25_23_and_dd_25_24_war_hero_and_flag_bearer() {
    assert_eq!(combat("tiger", json!(4), json!([]), with("war-hero"), &[]), 4);
    assert_eq!(
        upkeep("tiger", 1, "us", "R s1 s2, W star tool, B star s1", with("flag-bearer"), &[])[2],
        1,
        "not as a result"
    );
    let game = solo("tiger", "supply", json!({"courage": 4, "stars": 1, "specialists": ["flag-bearer"]}));
    assert_eq!(refusal(&game, ME, "button:buy-award"), None);
}

/// DD-25.1, DD-25.4, DD-25.5, DD-25.8, DD-25.10, DD-25.12, DD-25.13, DD-25.14, DD-25.16, DD-25.17, DD-25.20, DD-25.21, DD-25.23.
#[test]
fn what_specialists_cost() {
    let cost = |name: &str| Specialist::named(name).unwrap().cost();
    let all = [
        "scout",
        "sharpshooter",
        "medic",
        "minesweeper",
        "veteran",
        "engineer",
        "radioman",
        "chaplain",
        "quartermaster",
        "gunner",
        "courier",
        "bugler",
        "mechanic",
        "stretcher-bearer",
        "corporal",
        "sergeant",
        "lieutenant",
        "captain",
        "major",
        "colonel",
        "ranger",
        "resistance-fighter",
        "war-hero",
        "flag-bearer",
    ];
    assert_eq!(all.map(cost), [2, 4, 4, 3, 4, 3, 4, 3, 3, 5, 1, 2, 2, 2, 3, 5, 5, 6, 6, 8, 6, 5, 8, 6]);
    assert_eq!(Specialist::all().count(), all.len());
}

// Items.

#[test]
fn dd_26_1_the_bangalore_torpedo_makes_def_nothing_but_not_in_the_bunker() {
    let has = json!({"items": ["bangalore-torpedo", "field-radio"]});
    assert_eq!(combat("tiger", json!(8), json!([3]), has.clone(), &["card:bangalore-torpedo"]), 3);
    let game = at(
        json!({"turn": 5, "phase": "fire", "fire": [{"sector": "bunker", "mg": [3]}], "units": [{"sector": "bunker", "soldiers": 60, "items": ["bangalore-torpedo", "field-radio"]}]}),
    );
    assert_eq!(refusal(&game, ME, "card:bangalore-torpedo"), Some("DD-26.1"));
}

#[test]
fn dd_26_2_binoculars_set_an_own_die_an_mg_die_or_the_mine_die() {
    let unit = json!({"soldiers": 60, "dice": dice("R s1 s2, W star tool, B star skull"), "items": ["binoculars"]});
    let mut game = solo("tiger", "result", unit);
    let events = play(&mut game, ME, "card:binoculars → die:b2 → face:s2");
    assert_eq!(collected(&events, ME).unwrap()[0], 5);
    assert_eq!(
        combat(
            "tiger",
            json!(8),
            json!([6]),
            json!({"items": ["binoculars", "field-radio"]}),
            &["card:binoculars → die:mg1 → number:1"]
        ),
        9
    );
    let mut game = mover("utah", 2, json!({"items": ["binoculars"]}));
    roll(&mut game, ME, "sector:3", &["6"]);
    assert_eq!(refusal(&game, ME, "card:binoculars → die:r1 → face:s1"), Some("DD-26.2"));
    let events = play(&mut game, ME, "card:binoculars → number:2");
    assert!(events.contains(&Event::MineLosses { seat: ME, losses: 2 }));
}

#[test]
fn dd_26_3_the_carrier_pigeon_links_two_units_for_trade() {
    let units = [json!({"sector": 2, "soldiers": 5, "items": ["carrier-pigeon"]}), json!({"sector": 9, "soldiers": 9})];
    let mut game = several("tiger", "supply", &units);
    assert_eq!(refusal(&game, ME, "seat:1 → resource:soldiers → number:1"), Some("DD-15.1"));
    play(&mut game, ME, "card:carrier-pigeon → button:use → seat:1");
    assert_eq!(refusal(&game, ME, "seat:1 → resource:soldiers → number:1"), None);
    play(&mut game, ME, "button:wait");
    assert_eq!(refusal(&game, SHE, "seat:0 → resource:soldiers → number:1"), None, "both ways");
}

#[test]
fn dd_26_4_the_command_jacket_brings_leadership() {
    let unit = json!({"soldiers": 60, "dice": dice("R s1 s2, W star tool, B star s1"), "items": ["command-jacket"]});
    let mut game = solo("tiger", "result", unit);
    play(&mut game, ME, "card:command-jacket");
    assert_eq!(collected(&play(&mut game, ME, "face:s2"), ME).unwrap()[0], 6);
}

#[test]
fn dd_26_5_the_dispatch_case_copies_faces_and_number() {
    let his = dice("R s1 s1, W s1 s1, B s1");
    let units = [
        json!({"sector": 2, "soldiers": 5, "dice": dice("R star star, W star star, B tool tool"), "items": ["dispatch-case"]}),
        json!({"sector": 8, "soldiers": 90, "dice": his}),
    ];
    let mut game = at(json!({"setup": {"map": "tiger", "nations": ["us", "fr"]}, "phase": "result", "units": units}));
    let events = play(&mut game, ME, "card:dispatch-case → seat:1");
    assert_eq!(gained(&events, ME)[0], 5 + 5, "five soldiers and Reinforcements");
}

#[test]
fn dd_26_6_and_dd_26_11_field_radio_and_hip_flask_in_any_window() {
    let unit =
        json!({"soldiers": 10, "dice": dice("R s1 s2, W star tool, B star s1"), "items": ["field-radio", "hip-flask"]});
    for phase in ["result", "supply", "move"] {
        let mut game = solo("tiger", phase, unit.clone());
        play(&mut game, ME, "card:field-radio → button:use");
        assert_eq!(counts(&game, ME)[0], 15, "{phase}");
        assert_eq!(refusal(&game, ME, "card:hip-flask → button:use"), None, "{phase}");
    }
    let mut game = solo("tiger", "supply", json!({"items": ["hip-flask"], "stars": 2}));
    play(&mut game, ME, "card:hip-flask → button:use");
    assert_eq!(counts(&game, ME)[2], 2);
}

#[test]
fn dd_26_7_to_dd_26_10_flak_vest_grenades_first_aid_and_smoke() {
    let item = |name: &str| json!({"items": [name, "field-radio"]});
    assert_eq!(combat("tiger", json!(8), json!([6]), item("flak-vest"), &["card:flak-vest"]), 8);
    assert_eq!(combat("tiger", json!(8), json!([6]), item("hand-grenades"), &["card:hand-grenades"]), 11);
    assert_eq!(
        combat("tiger", json!("bunker"), json!([6]), item("hand-grenades"), &["card:hand-grenades"]),
        15,
        "bunker too"
    );
    assert_eq!(combat("tiger", json!(8), json!([6]), item("first-aid-kit"), &["card:first-aid-kit"]), 10);
    assert_eq!(combat("tiger", json!(8), json!([6]), item("smoke-canister"), &["card:smoke-canister"]), 9);
}

/// DD-26.8, DD-26.9.
#[test]
fn dd_26_9_two_kits_add_up() {
    let kits = json!({"items": ["first-aid-kit", "first-aid-kit-2", "field-radio"]});
    assert_eq!(combat("tiger", json!(8), json!([6]), kits, &["card:first-aid-kit", "card:first-aid-kit-2"]), 6);
}

#[test]
fn dd_26_12_the_map_case_sets_the_marker_back() {
    let mut game = mover("tiger", 2, json!({"marker": 4, "items": ["map-case"]}));
    assert_eq!(refusal(&game, ME, "button:done"), Some("DD-16.8"));
    play(&mut game, ME, "card:map-case → button:use");
    assert_eq!((unit(&game, ME).marker, refusal(&game, ME, "button:done")), (3, None), "it frees the unit to stay");
    assert_eq!(
        refusal(
            &mover("tiger", 4, json!({"items": ["map-case"], "specialists": ["corporal"]})),
            ME,
            "card:map-case → button:use"
        ),
        Some("DD-26.12")
    );
    assert_eq!(
        refusal(&mover("tiger", 2, json!({"items": ["map-case"]})), ME, "card:map-case → button:use"),
        Some("DD-13.6")
    );
}

#[test]
fn dd_26_13_the_cards_with_a_symbol_are_second_copies() {
    let copies: Vec<String> =
        Item::all().filter(|item| item.group() == ItemGroup::Symbol).map(|item| item.to_string()).collect();
    assert_eq!(copies, ["field-radio-2", "flak-vest-2", "hand-grenades-2", "first-aid-kit-2"]);
    let mut game = solo("tiger", "supply", json!({"items": ["field-radio-2"], "soldiers": 3}));
    play(&mut game, ME, "card:field-radio-2 → button:use");
    assert!(Item::named("flak-vest").unwrap().same_kind(Item::named("flak-vest-2").unwrap()));
}

#[test]
fn dd_26_14_to_dd_26_17_wire_cutters_hook_mortar_and_rope() {
    // DD-26.14: used with a move only. DD-26.15, DD-26.17: only for demands.
    let items = json!(["wire-cutters", "grappling-hook", "toggle-rope"]);
    let game = solo_with_all_items("omaha", "move", json!({"sector": 6, "soldiers": 30, "courage": 9, "items": items}));
    for card in ["wire-cutters", "grappling-hook", "toggle-rope"] {
        assert_eq!(refusal(&game, ME, &format!("card:{card}")), Some("DD-13.4"));
    }
    assert_eq!(refusal(&game, ME, "sector:7"), None);
    assert_eq!(refusal(&mover("hoc", 3, json!({"items": ["toggle-rope"]})), ME, "sector:5 → card:toggle-rope"), None);
    // DD-26.16: any one sector, not the bunker.
    let mut game = at(
        json!({"setup": {"map": "tiger", "seats": 2, "bazooka-joe": "items"}, "phase": "fire", "fire": [{"sector": 8, "mg": [1]}],
        "units": [{"sector": 2, "soldiers": 9, "items": ["mortar"]}, {"sector": 8, "soldiers": 60}]}),
    );
    assert_eq!(refusal(&game, ME, "card:mortar → sector:bunker"), Some("DD-26.16"));
    assert_eq!(refusal(&game, ME, "card:mortar → sector:5"), Some("DD-13.6"), "nobody is there");
    let events = play(&mut game, ME, "card:mortar → sector:8");
    assert_eq!(losses(&events, SHE), Some(8 - 5 + 1));
}

/// DD-26.15, DD-26.16.
#[test]
fn mortar_and_hook_are_special_items() {
    assert!(
        ["mortar", "grappling-hook", "toggle-rope"]
            .iter()
            .all(|name| Item::named(name).unwrap().group() == ItemGroup::Special)
    );
}

#[test]
fn dd_26_18_the_mine_detector_is_used_before_the_roll() {
    let mut game = mover("utah", 2, json!({"items": ["mine-detector", "binoculars"]}));
    play(&mut game, ME, "sector:3");
    assert_eq!(choices(&game, ME), ["card:mine-detector", "button:go-on"]);
    let events = play(&mut game, ME, "card:mine-detector");
    assert!(!has_event(&events, |event| matches!(event, Event::MineRolled { .. })));
    let mut game = mover("utah", 2, json!({"items": ["mine-detector", "binoculars"]}));
    play(&mut game, ME, "sector:3");
    roll(&mut game, ME, "button:go-on", &["5"]);
    assert_eq!(refusal(&game, ME, "card:mine-detector"), Some("DD-26.18"), "too late");
}

#[test]
fn dd_26_19_to_dd_26_22_satchel_bazooka_flamethrower_and_uniform() {
    let item = |name: &str| json!({"items": [name, "field-radio"]});
    assert_eq!(combat("tiger", json!(8), json!([6]), item("satchel-charge"), &["card:satchel-charge"]), 9);
    assert_eq!(combat("juno", json!(9), json!([3, 5]), item("bazooka"), &["card:bazooka → die:mg2"]), 9 + 3);
    assert_eq!(combat("tiger", json!("bunker"), json!([6]), item("flamethrower"), &["card:flamethrower"]), 12);
    assert_eq!(combat("tiger", json!(8), json!([6]), item("enemy-uniform"), &["card:enemy-uniform"]), 0);
    let outside = at(
        json!({"phase": "fire", "fire": [{"sector": 8, "mg": [3]}], "units": [{"sector": 8, "soldiers": 60, "items": ["flamethrower", "field-radio"]}]}),
    );
    assert_eq!(refusal(&outside, ME, "card:flamethrower"), Some("DD-26.21"));
    let inside = at(
        json!({"setup": {"bazooka-joe": "items"}, "turn": 4, "phase": "fire", "fire": [{"sector": "bunker", "mg": [3]}], "units": [{"sector": "bunker", "soldiers": 60, "items": ["enemy-uniform", "field-radio"]}]}),
    );
    assert_eq!(refusal(&inside, ME, "card:enemy-uniform"), Some("DD-26.22"));
}

/// DD-26.20, DD-26.21.
#[test]
fn dd_26_20_the_bazooka_needs_a_die_that_is_there() {
    let game = at(
        json!({"setup": {"bazooka-joe": "items"}, "phase": "fire", "fire": [{"sector": 8, "mg": [3]}], "units": [{"sector": 8, "soldiers": 60, "items": ["bazooka"]}]}),
    );
    assert_eq!(refusal(&game, ME, "card:bazooka → die:mg2"), Some("DD-26.20"));
}

#[test]
fn dd_26_23_to_dd_26_25_flares_photos_and_crate() {
    let mut game = solo_with_all_items("tiger", "supply", json!({"items": ["signal-flares"], "soldiers": 3}));
    play(&mut game, ME, "card:signal-flares → button:use");
    // 3 + 4, and the start sector's combat takes 2.
    assert_eq!(counts(&game, ME)[0], 5);
    // DD-26.24: "have" and mines are ignored on the forward move.
    let mut game = mover("tiger", 2, json!({"items": ["air-recon-photos"]}));
    assert_eq!(refusal(&game, ME, "sector:5"), Some("DD-17.1"));
    play(&mut game, ME, "card:air-recon-photos → button:use");
    assert_eq!(refusal(&game, ME, "sector:5"), None);
    let mut game = mover("tiger", 5, json!({"items": ["air-recon-photos"], "vehicle": "jeep"}));
    play(&mut game, ME, "card:air-recon-photos → button:use");
    let events = play(&mut game, ME, "sector:8");
    assert!(!has_event(&events, |event| matches!(event, Event::MineRolled { .. })));
    assert!(has_event(&events, |event| matches!(event, Event::VehicleLeft { .. })), "a vehicle still cannot cross");
    // DD-26.25
    let unit = json!({"soldiers": 60, "dice": dice("R s1 s2, W star tool, B star s1"), "items": ["ammunition-crate"]});
    let mut game = solo_with_all_items("tiger", "result", unit);
    assert_eq!(collected(&play(&mut game, ME, "card:ammunition-crate"), ME).unwrap()[3], 6);
}

/// DD-26.24.
#[test]
fn what_items_cost_and_how_explosive_they_are() {
    let card = |name: &str| (Item::named(name).unwrap().cost(), Item::named(name).unwrap().kind().explosive);
    let all = [
        "bangalore-torpedo",
        "binoculars",
        "carrier-pigeon",
        "command-jacket",
        "dispatch-case",
        "field-radio",
        "flak-vest",
        "hand-grenades",
        "first-aid-kit",
        "smoke-canister",
        "hip-flask",
        "map-case",
        "wire-cutters",
        "grappling-hook",
        "mortar",
        "toggle-rope",
        "mine-detector",
        "satchel-charge",
        "bazooka",
        "flamethrower",
        "enemy-uniform",
        "signal-flares",
        "air-recon-photos",
        "ammunition-crate",
    ];
    assert_eq!(
        all.map(card),
        [
            (20, 2),
            (10, 0),
            (3, 0),
            (10, 0),
            (12, 0),
            (12, 0),
            (7, 0),
            (6, 1),
            (8, 0),
            (9, 0),
            (5, 0),
            (8, 0),
            (6, 0),
            (8, 0),
            (14, 1),
            (5, 0),
            (5, 0),
            (14, 2),
            (12, 1),
            (16, 0),
            (18, 0),
            (10, 0),
            (10, 0),
            (9, 1)
        ]
    );
}

// Vehicles.

#[test]
fn dd_27_1_and_dd_27_2_bulldozer_and_jeep_act_for_all_in_the_sector() {
    let units = [
        json!({"sector": 6, "soldiers": 3, "courage": 1}),
        json!({"sector": 6, "soldiers": 60, "vehicle": "bulldozer"}),
    ];
    assert_eq!(refusal(&several("omaha", "move", &units), ME, "sector:7"), None);
    let units =
        [json!({"sector": 5, "soldiers": 3, "courage": 1}), json!({"sector": 5, "soldiers": 60, "vehicle": "jeep"})];
    assert_eq!(refusal(&several("utah", "move", &units), ME, "sector:8"), None);
}

#[test]
fn dd_27_3_to_dd_27_6_dukw_ambulance_half_track_and_sherman() {
    assert_eq!(
        upkeep("utah", 1, "us", "R star star, W star tool, B tool courage", json!({"vehicle": "dukw"}), &[])[0],
        1
    );
    let drives = |name: &str| json!({"vehicle": name});
    assert_eq!(combat("sword", json!(8), json!([5]), drives("ambulance"), &[]), 9 + 5 - 2);
    assert_eq!(combat("sword", json!(10), json!([5, 1]), drives("half-track"), &[]), 13 + 3);
    assert_eq!(combat("sword", json!(8), json!([5]), drives("sherman"), &[]), 9 - 3 + 5);
    let cost = |name: &str| Vehicle::named(name).unwrap().cost();
    assert_eq!(["bulldozer", "jeep", "dukw", "ambulance", "half-track", "sherman"].map(cost), [18, 12, 14, 20, 22, 30]);
    let units = [json!({"sector": 8, "soldiers": 60, "vehicle": "sherman"}), json!({"sector": 8, "soldiers": 50})];
    let mut game = at(
        json!({"setup": {"map": "sword", "seats": 2}, "phase": "fire", "fire": [{"sector": 8, "mg": [1]}], "units": units}),
    );
    play(&mut game, SHE, "button:done");
    assert_eq!(losses(&play(&mut game, ME, "button:done"), SHE), Some(9 - 3 + 1), "for every unit there");
}

/// DD-27.4, DD-27.5.
#[test]
fn vehicles_never_help_in_another_sector() {
    let units = [json!({"sector": 8, "soldiers": 60}), json!({"sector": 5, "soldiers": 50, "vehicle": "ambulance"})];
    let mut game = at(json!({"setup": {"map": "sword", "seats": 2}, "phase": "combat", "units": units}));
    assert_eq!(losses(&go_on(&mut game, &["1"]), ME), Some(10));
}

// Awards.

const SHOWN: &str = "R s1 s2, W star tool, B star s1";

/// Plays an award with its choices and tells what the unit gained in the upkeep and by it.
fn award(path: &str, more: Value) -> (sandtable_dday_dice::DDayDice, Vec<Event>) {
    let name = path.split(" → ").next().unwrap().strip_prefix("award:").unwrap();
    let mut unit = json!({"sector": 8, "soldiers": 60, "dice": dice("R s1 s2, W star tool, B star"), "awards": [name]});
    merge(&mut unit, more);
    let mut game = solo("tiger", "result", unit);
    let events = play(&mut game, ME, path);
    (game, events)
}

#[test]
fn dd_28_1_to_dd_28_4_medals_that_bring_specialists_soldiers_stars_and_courage() {
    let (game, _) = award("award:medal-of-honor → specialist:war-hero", json!({}));
    assert_eq!(specialists(&game, ME), ["war-hero"]);
    let limited =
        solo("tiger", "result", json!({"dice": dice(SHOWN), "awards": ["medal-of-honor"], "specialists": ["ranger"]}));
    assert_eq!(refusal(&limited, ME, "award:medal-of-honor → specialist:war-hero"), Some("DD-12.6"));
    let plain = [3, 2, 0, 1];
    let more = |path: &str| {
        let (_, events) = award(path, json!({}));
        let got = gained(&events, ME);
        [got[0] - plain[0], got[1] - plain[1], got[2] - plain[2], got[3] - plain[3]]
    };
    assert_eq!(more("award:distinguished-service-cross"), [8, 0, 0, 0]);
    assert_eq!(more("award:silver-star"), [0, 5, 0, 0]);
    assert_eq!(more("award:bronze-star"), [0, 2, 2, 0]);
    // DD-28.8, DD-28.14
    assert_eq!(more("award:distinguished-service-order"), [0, 0, 5, 0]);
    assert_eq!(more("award:medaille-militaire"), [0, 0, 0, 18]);
}

/// DD-28.3, DD-28.8, DD-28.14.
#[test]
fn an_award_that_is_not_held_cannot_be_played() {
    let game = solo("tiger", "result", json!({"dice": dice(SHOWN), "awards": ["silver-star"]}));
    for award in ["distinguished-service-order", "medaille-militaire"] {
        assert_eq!(refusal(&game, ME, &format!("award:{award}")), Some("DD-5.1"));
    }
}

/// The losses in tiger 8 (DEF 8) with an MG 5 after an award.
fn combat_after(path: &str) -> Option<u16> {
    let (mut game, mut events) = award(path, json!({"courage": 0}));
    for _ in 0..4 {
        if losses(&events, ME).is_some() {
            break;
        }
        events.extend(play(&mut game, ME, "button:done"));
    }
    losses(&events, ME)
}

#[test]
fn dd_28_5_dd_28_7_and_dd_28_10_purple_heart_military_cross_and_george_cross() {
    let base = |flag: &str| {
        let mut game =
            at(json!({"phase": "combat", "units": [{"sector": 8, "soldiers": 60, "this-turn": {flag: true}}]}));
        losses(&go_on(&mut game, &["5"]), ME).unwrap()
    };
    assert_eq!([base("halved"), base("mg-zero"), base("def-zero")], [7, 8, 5]);
    assert_eq!(combat_after("award:military-cross"), Some(8));
    assert!(combat_after("award:george-cross").unwrap() <= 6);
    assert!(combat_after("award:purple-heart").unwrap() <= 7);
    // Not the bunker (DD-28.10), and "your sector" is where the unit is in phase 6.
    let mut game = at(
        json!({"turn": 4, "phase": "combat", "units": [{"sector": "bunker", "soldiers": 60, "this-turn": {"def-zero": true, "mg-zero": true}}]}),
    );
    assert_eq!(losses(&go_on(&mut game, &["5"]), ME), Some(12));
    let mut game = several(
        "tiger",
        "move",
        &[
            json!({"sector": 6, "soldiers": 20, "courage": 9, "this-turn": {"mg-zero": true}}),
            json!({"sector": 8, "soldiers": 60}),
        ],
    );
    play_all(&mut game, ME, &["sector:8", "button:done"]);
    roll(&mut game, SHE, "button:done", &["6"]);
    play(&mut game, ME, "button:done");
    assert_eq!(losses(&play(&mut game, SHE, "button:done"), SHE), Some(8), "for every unit there");
}

/// DD-28.7.
#[test]
fn dd_28_6_the_victoria_cross_gives_every_other_unit_five_soldiers() {
    let units = [
        json!({"sector": 1, "soldiers": 5, "dice": dice(SHOWN), "awards": ["victoria-cross"]}),
        json!({"sector": 2, "soldiers": 30, "dice": dice(SHOWN)}),
        json!({"sector": "bunker", "soldiers": 3}),
    ];
    let mut game = several("tiger", "result", &units);
    let events = play(&mut game, ME, "award:victoria-cross");
    assert_eq!((gained(&events, SHE)[0], gained(&events, HE)[0]), (5 + 4, 0));
}

#[test]
fn dd_28_9_the_military_medal_sets_two_dice() {
    let (_, events) = award("award:military-medal → die:w1 → face:s2 → die:b1 → face:s2", json!({}));
    assert_eq!(gained(&events, ME)[0], 1 + 2 + 2 + 2 + 7, "and a Fresh Unit on three colours");
    let game = solo("tiger", "result", json!({"dice": dice(SHOWN), "awards": ["military-medal"]}));
    assert_eq!(
        refusal(&game, ME, "award:military-medal → die:b1 → face:s2 → die:w1 → face:s2"),
        Some("DD-28.9"),
        "in rising order"
    );
}

#[test]
fn dd_28_11_the_memorial_cross_brings_back_one_of_each() {
    let units = [
        json!({"sector": 1, "soldiers": 5, "dice": dice(SHOWN), "awards": ["memorial-cross"], "dead": ["medic", "colonel"]}),
        json!({"sector": 2, "soldiers": 30, "dice": dice(SHOWN), "dead": ["scout"]}),
    ];
    let mut game = several("tiger", "result", &units);
    assert_eq!(refusal(&game, ME, "award:memorial-cross → specialist:medic"), Some("DD-28.11"), "the other part too");
    play(&mut game, ME, "award:memorial-cross → specialist:medic → seat:1 → specialist:scout");
    assert_eq!((specialists(&game, ME), specialists(&game, SHE)), (vec!["medic".to_owned()], vec!["scout".to_owned()]));
}

#[test]
fn dd_28_12_the_volunteer_service_medal_gives_five_and_five() {
    let units = [
        json!({"sector": 1, "soldiers": 5, "dice": dice(SHOWN), "awards": ["volunteer-service-medal"]}),
        json!({"sector": 2, "soldiers": 30, "dice": dice(SHOWN)}),
    ];
    let mut game = several("tiger", "result", &units);
    assert_eq!(refusal(&game, ME, "award:volunteer-service-medal"), Some("DD-28.12"));
    let events = play(&mut game, ME, "award:volunteer-service-medal → seat:1");
    assert_eq!((gained(&events, ME)[0], gained(&events, SHE)[0]), (9, 9));
}

#[test]
fn dd_28_13_to_dd_28_16_the_french_orders() {
    let (game, _) = award("award:croix-de-guerre → card:bangalore-torpedo", json!({}));
    assert_eq!(items(&game, ME), ["bangalore-torpedo"]);
    let (game, _) = award("award:legion-dhonneur", json!({"sector": 1, "dice": dice(SHOWN)}));
    assert!(unit(&game, ME).cry);
    let (_, events) = award("award:ordre-de-la-liberation → face:tool", json!({}));
    assert_eq!(gained(&events, ME)[3], 1 + 6);
}

/// DD-28.2, DD-28.4, DD-28.15, DD-28.16.
#[test]
fn every_card_of_the_data_is_named_by_a_test() {
    let tests = [
        include_str!("cards.rs"),
        include_str!("supply.rs"),
        include_str!("trade.rs"),
        include_str!("movement.rs"),
        include_str!("combat.rs"),
    ]
    .concat();
    let names = Specialist::all()
        .map(|one| one.to_string())
        .chain(Item::all().filter(|item| item.copy() <= 1).map(|one| one.to_string()));
    for name in names.chain(Vehicle::all().map(|one| one.to_string())).chain(Award::all().map(|one| one.to_string())) {
        assert!(tests.contains(&name), "{name}");
    }
    assert!(solo("tiger", "dice", json!({})).outcome().is_none());
}

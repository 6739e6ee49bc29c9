//! DD-1 and DD-2: components, seats, set-up.

use crate::common::*;
use sandtable_core::{AnyKind, Fast, Kind, Outcome, Reason, Rules, Seat, Verdict};
use sandtable_dday_dice::{Award, DDayDice, FACES, Group, Item, ItemGroup, Nation, Setup, Specialist, Vehicle};
use serde_json::json;

fn started(options: serde_json::Value) -> DDayDice {
    let setup: Setup = serde_json::from_value(options).unwrap();
    DDayDice::new(&setup, &mut Fast::new(3)).unwrap()
}

#[test]
fn dd_1_1_one_to_four_play_and_all_win_or_lose_together() {
    assert_eq!(DDayDice::info().seats, (1, 4));
    let game = started(json!({"seats": 3}));
    assert_eq!(view(&game).units.len(), 3);
    assert_eq!(refusal(&game, Seat(3), "button:done"), Some("DD-1.1"));
    assert_eq!(game.given_up(SHE), Outcome { verdict: Verdict::Lost, scores: vec![], reason: Reason::Resigned });
    let error = |setup| Kind::<DDayDice>::default().start(&setup, &mut Fast::new(1)).err().unwrap().to_string();
    assert_eq!(error(json!({"seats": 5})), "setup: seats: expected 1 to 4");
}

#[test]
fn dd_1_2_each_unit_has_two_red_two_white_and_two_blue_dice() {
    let game = solo("tiger", "dice", json!({"dice": dice("R s1 s1, W s1 s1, B s1 s1")}));
    let names: Vec<String> = unit(&game, ME).dice.iter().map(|die| die.die.to_string()).collect();
    assert_eq!(names, ["r1", "r2", "w1", "w2", "b1", "b2"]);
}

#[test]
fn dd_1_3_each_die_has_six_different_faces() {
    assert_eq!(FACES.faces, ["skull", "star", "s1", "s2", "courage", "tool"]);
}

#[test]
fn dd_1_4_no_count_falls_below_zero_or_has_a_limit() {
    let mut game = solo("juno", "fire", json!({"sector": 9, "soldiers": 40, "courage": 0}));
    // Special damage of 1 courage, twice, and no courage to lose.
    go_on(&mut game, &["6", "6"]);
    assert_eq!(counts(&game, ME)[2], 0);
    let gained = upkeep("tiger", 3, "us", "R tool tool, W tool tool, B tool tool", json!({"points": 29_000}), &[]);
    assert_eq!(gained[3], 48 + 12);
}

#[test]
fn dd_1_5_and_dd_1_6_ten_regular_and_four_reserve_are_own_six_ranked_and_four_unique_are_common() {
    let count = |group| Specialist::all().filter(|one| one.group() == group).count();
    assert_eq!([Group::Regular, Group::Reserve, Group::Ranked, Group::Unique].map(count), [10, 4, 6, 4]);
    let rich = json!({"sector": 1, "stars": 20});
    let mut game = several("tiger", "supply", &[json!({"sector": 2, "stars": 20, "soldiers": 3}), rich]);
    play(&mut game, ME, "specialist:medic → button:recruit");
    // The Medic is a unit's own card; the Sergeant would have been common to all.
    assert_eq!(refusal(&game, SHE, "specialist:medic → button:recruit"), None);
    let mut game = several(
        "tiger",
        "supply",
        &[json!({"sector": 2, "stars": 20, "soldiers": 3}), json!({"sector": 1, "stars": 20})],
    );
    play(&mut game, ME, "specialist:sergeant → button:recruit");
    assert_eq!(refusal(&game, SHE, "specialist:sergeant → button:recruit"), Some("DD-1.6"));
}

#[test]
fn dd_1_7_the_marker_shows_chevrons_the_arrow_or_the_shield() {
    let marker = |sector: u8, marker: serde_json::Value| {
        unit(&solo("tiger", "supply", json!({"sector": sector, "marker": marker, "stars": 9})), ME).marker
    };
    assert_eq!((marker(2, json!(3)), marker(2, json!("arrow")), marker(4, json!("shield"))), (3, 4, 0));
    assert!(refused(json!({"units": [{"sector": 2, "marker": "shield"}]})).contains("1 to 9 in a white sector"));
}

#[test]
fn dd_1_8_a_map_has_numbered_sectors_in_rows_and_borders() {
    let map = view(&solo("tiger", "dice", json!({})));
    assert_eq!(map.sectors.len(), 11);
    assert_eq!((map.sectors[0].row, map.sectors[10].row), (0, 5));
    let edge = |from: &str, to: &str| {
        map.edges.iter().find(|edge| edge.from.to_string() == from && edge.to.to_string() == to).unwrap().clone()
    };
    assert!(edge("5", "7").mines && edge("2", "3").mines && !edge("4", "7").mines);
    assert_eq!(refusal(&solo("tiger", "move", json!({"courage": 9})), ME, "sector:15"), Some("DD-1.8"));
}

#[test]
fn dd_2_1_each_seat_has_a_different_nation() {
    let error = serde_json::from_value::<Setup>(json!({"nations": ["us", "us"]})).unwrap_err().to_string();
    assert!(error.contains("different"), "{error}");
    let game = started(json!({"nations": "fr", "seats": 3}));
    let nations: Vec<Nation> = view(&game).units.iter().map(|unit| unit.nation).collect();
    assert_eq!(nations, [Nation::Fr, Nation::Us, Nation::Uk]);
}

#[test]
fn dd_2_2_and_dd_2_4_units_start_in_the_start_sector_on_one_chevron_with_the_resources_of_the_map() {
    let game = started(json!({"map": "hoc", "seats": 2}));
    for seat in [ME, SHE] {
        let unit = unit(&game, seat);
        assert_eq!((unit.sector.to_string(), unit.marker), ("1".to_owned(), 1));
        assert_eq!(counts(&game, seat), [6, 0, 0, 4]);
    }
}

#[test]
fn dd_2_4_what_each_map_gives_a_unit_at_the_start() {
    // Soldiers, stars, courage, item points.
    for (map, gives) in [
        ("tiger", [4, 0, 0, 0]),
        ("omaha", [4, 0, 0, 0]),
        ("utah", [4, 0, 0, 0]),
        ("juno", [4, 0, 1, 0]),
        ("hoc", [6, 0, 0, 4]),
        ("sword", [5, 0, 0, 0]),
        ("pegasus", [8, 2, 2, 0]),
        ("gold", [4, 0, 0, 0]),
        ("merville", [6, 1, 1, 0]),
    ] {
        assert_eq!(counts(&started(json!({"map": map})), ME), gives, "{map}");
    }
}

#[test]
fn dd_2_3_with_two_start_sectors_each_seat_chooses_in_seat_order() {
    let mut game = started(json!({"map": "juno", "seats": 2}));
    assert_eq!(choices(&game, ME), ["sector:1", "sector:2"]);
    assert_eq!(refusal(&game, SHE, "sector:1"), Some("DD-2.3"));
    assert_eq!(refusal(&game, ME, "sector:3"), Some("DD-2.3"));
    play(&mut game, ME, "sector:2");
    play(&mut game, SHE, "sector:2");
    assert_eq!(unit(&game, ME).sector, unit(&game, SHE).sector);
    assert_eq!(phase(&game), "pool");
}

#[test]
fn dd_2_5_all_regular_items_without_a_symbol_are_in_the_pool() {
    let game = started(json!({"map": "tiger", "seats": 2}));
    let pool: Vec<Item> = view(&game).pool.items.iter().map(|item| item.id).collect();
    let regular: Vec<Item> = Item::all().filter(|item| item.group() == ItemGroup::Regular).collect();
    assert_eq!((pool.len(), &pool), (12, &regular));
    let game = solo("tiger", "supply", json!({"points": 40}));
    assert_eq!(refusal(&game, ME, "card:bazooka → button:find"), Some("DD-2.5"));
}

#[test]
fn dd_2_6_and_dd_2_7_each_seat_adds_a_special_or_symbol_card_once_in_seat_order_for_all() {
    let mut game = started(json!({"map": "tiger", "seats": 2}));
    assert_eq!(phase(&game), "pool");
    assert_eq!(
        choices(&game, ME),
        [
            "card:field-radio-2",
            "card:flak-vest-2",
            "card:hand-grenades-2",
            "card:first-aid-kit-2",
            "card:mine-detector",
            "card:flamethrower"
        ]
    );
    assert_eq!(refusal(&game, ME, "card:bazooka"), Some("DD-2.6"));
    assert_eq!(refusal(&game, SHE, "card:mine-detector"), Some("DD-2.7"));
    play(&mut game, ME, "card:mine-detector");
    assert_eq!(refusal(&game, SHE, "card:mine-detector"), Some("DD-2.7"));
    play(&mut game, SHE, "card:flak-vest-2");
    assert_eq!(view(&game).pool.items.len(), 14);
    assert_eq!(phase(&game), "dice");
}

#[test]
fn dd_2_8_the_vehicles_of_the_map_are_in_the_pool() {
    let game = started(json!({"map": "utah"}));
    let vehicles: Vec<Vehicle> = view(&game).pool.vehicles.iter().map(|vehicle| vehicle.id).collect();
    assert_eq!(vehicles.iter().map(Vehicle::to_string).collect::<Vec<_>>(), ["jeep", "dukw", "sherman"]);
    let game = solo("utah", "supply", json!({"points": 40}));
    assert_eq!(refusal(&game, ME, "vehicle:ambulance → button:find"), Some("DD-2.8"));
}

#[test]
fn dd_2_9_all_awards_can_be_had_and_nobody_starts_with_one() {
    let game = started(json!({"seats": 2}));
    assert_eq!(usize::from(view(&game).awards.len()), Award::all().count());
    assert_eq!(Award::all().count(), 16);
    assert!(unit(&game, ME).awards.is_empty());
    assert_eq!(view(&started(json!({}))).awards.len(), 15);
}

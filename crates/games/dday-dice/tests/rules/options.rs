//! DD-23.4 to DD-23.8 and DD-29: the other ways to play, and the maps.

use crate::common::*;
use sandtable_core::{AnyKind, Fast, Kind, Positions, Rules};
use sandtable_dday_dice::{DDayDice, Item, MAPS, Setup};
use serde_json::{Value, json};

fn started(options: Value) -> DDayDice {
    let setup: Setup = serde_json::from_value(options).unwrap();
    DDayDice::new(&setup, &mut Fast::new(3)).unwrap()
}

fn pool(game: &DDayDice) -> Vec<String> {
    view(game).pool.items.iter().map(|item| item.id.to_string()).collect()
}

#[test]
fn dd_23_4_bazooka_joe_puts_all_special_items_into_the_pool() {
    let game = started(json!({"map": "tiger", "bazooka-joe": "items"}));
    let names = pool(&game);
    assert!(["bazooka", "flamethrower", "grappling-hook"].iter().all(|&card| names.contains(&card.to_owned())));
    assert!(!names.contains(&"mortar".to_owned()), "except DD-22.5");
    assert!(pool(&started(json!({"bazooka-joe": "items", "seats": 2}))).contains(&"mortar".to_owned()));
    assert_eq!(
        choices(&game, ME),
        ["card:field-radio-2", "card:flak-vest-2", "card:hand-grenades-2", "card:first-aid-kit-2"]
    );
}

/// DD-23.5, DD-23.6.
#[test]
fn dd_23_5_and_dd_23_6_no_limit_of_kinds_but_one_vehicle_and_one_a_turn() {
    let unit = json!({"stars": 30, "points": 60, "vehicle": "jeep", "specialists": ["bugler", "ranger"]});
    let state =
        |joe: &str| at(json!({"setup": {"map": "utah", "bazooka-joe": joe}, "phase": "supply", "units": [unit]}));
    let mut game = state("items-and-specialists");
    assert_eq!(refusal(&game, ME, "specialist:mechanic → button:recruit"), None);
    assert_eq!(refusal(&game, ME, "vehicle:sherman → button:find"), Some("DD-14.4"));
    play(&mut game, ME, "specialist:war-hero → button:recruit");
    assert_eq!(refusal(&game, ME, "specialist:mechanic → button:recruit"), Some("DD-11.1"));
    assert_eq!(refusal(&state("items"), ME, "specialist:war-hero → button:recruit"), Some("DD-12.6"));
}

#[test]
fn dd_23_7_long_stay_binds_a_turn_later() {
    let game =
        at(json!({"setup": {"long-stay": true}, "phase": "move", "units": [{"sector": 1, "courage": 9, "marker": 4}]}));
    assert_eq!(refusal(&game, ME, "button:done"), None);
}

#[test]
fn dd_23_8_the_lessons_leave_out_recruits_items_and_awards() {
    let unit = json!({"sector": 2, "stars": 9, "points": 40, "courage": 9, "soldiers": 30});
    let state = |lesson: Value| at(json!({"setup": {"lesson": lesson}, "phase": "move", "units": [unit]}));
    let mut first = at(json!({"setup": {"lesson": 1}, "phase": "supply", "units": [unit]}));
    assert_eq!(choices(&first, ME), ["button:go-on"], "nothing can be recruited, found or bought");
    go_on(&mut first, &[]);
    assert_eq!(phase(&first), "move");
    let mut second = at(json!({"setup": {"lesson": "2"}, "phase": "supply", "units": [unit]}));
    assert_eq!(refusal(&second, ME, "card:flak-vest → button:find"), Some("DD-23.8"));
    assert_eq!(refusal(&second, ME, "button:buy-award"), Some("DD-23.8"));
    play(&mut second, ME, "specialist:medic → button:recruit");
    // "X here" still works.
    let mut here = at(json!({"setup": {"lesson": 1}, "phase": "move", "units": [{"courage": 9, "soldiers": 30}]}));
    play(&mut here, ME, "sector:2");
    assert_eq!(specialists(&here, ME), ["scout"]);
    assert_eq!(phase(&state(json!("off"))), "move");
    let error =
        Kind::<DDayDice>::default().start(&json!({"lesson": 1, "map": "omaha"}), &mut Fast::new(1)).err().unwrap();
    assert!(error.to_string().contains("tiger"), "{error}");
    assert_eq!(phase(&started(json!({"lesson": 1}))), "dice", "no card for the pool");
}

#[test]
fn dd_29_1_to_dd_29_9_the_nine_maps_hold_what_the_rules_say_of_them() {
    let map = |id: &str| view(&solo(id, "combat", json!({})));
    let sector = |id: &str, number: usize| map(id).sectors[number - 1].clone();
    let demand = |id: &str, number: usize| serde_json::to_value(sector(id, number).demand).unwrap();
    let damage = |id: &str| map(id).map.special_damage.map(|damage| serde_json::to_value(damage).unwrap());
    let marked = |id: &str| {
        map(id).sectors.iter().filter(|sector| sector.special).map(|sector| sector.id.to_string()).collect::<Vec<_>>()
    };
    let starts = |id: &str| map(id).sectors.iter().filter(|sector| sector.start).count();
    // DD-29.1
    assert_eq!((damage("tiger"), sector("tiger", 8).dice, sector("tiger", 7).no_lock), (None, 5, true));
    assert_eq!(demand("tiger", 7)["sacrifice"].as_array().unwrap().len(), 24);
    // DD-29.2
    assert_eq!((damage("omaha"), marked("omaha")), (Some(json!("specialist")), vec!["8".to_owned()]));
    assert_eq!((demand("omaha", 11), sector("omaha", 10).award), (json!({"sacrifice": ["medic"]}), true));
    // DD-29.3
    assert_eq!((damage("utah"), sector("utah", 8).here.unwrap().to_string()), (None, "engineer".to_owned()));
    // DD-29.4
    assert_eq!((starts("juno"), damage("juno"), marked("juno")), (2, Some(json!("courage")), vec!["9".to_owned()]));
    assert_eq!(
        (demand("juno", 10), sector("juno", 7).penalty.unwrap().to_string()),
        (json!({"explosives": 1}), "courage".to_owned())
    );
    assert!(
        map("juno")
            .edges
            .iter()
            .all(|edge| (edge.from.to_string(), edge.to.to_string()) != ("1".to_owned(), "2".to_owned()))
    );
    // DD-29.5
    let hooks = |seats: u8| {
        pool(&started(json!({"map": "hoc", "seats": seats})))
            .iter()
            .filter(|name| name.starts_with("grappling-hook"))
            .count()
    };
    assert_eq!((hooks(1), hooks(3)), (1, 3));
    assert_eq!(demand("hoc", 4)["discard"][0], json!("grappling-hook"));
    assert_eq!(demand("hoc", 5)["discard"][0], json!("toggle-rope"));
    assert_eq!((marked("hoc"), sector("hoc", 10).award), (vec!["9".to_owned()], true));
    // DD-29.6, DD-29.7, DD-29.8, DD-29.9
    assert_eq!(
        (marked("sword"), sector("sword", 11).penalty.unwrap().to_string()),
        (vec!["8".to_owned()], "s2".to_owned())
    );
    assert_eq!((starts("pegasus"), demand("pegasus", 10)), (2, json!({"explosives": 2})));
    assert!(sector("pegasus", 1).bonus.is_none() && sector("pegasus", 2).bonus.is_some());
    assert_eq!((starts("gold"), sector("gold", 1).mg, marked("gold")), (2, 1, vec!["8".to_owned()]));
    assert_eq!(
        (marked("merville"), demand("merville", 12), sector("merville", 8).no_lock),
        (vec!["7".to_owned()], json!({"explosives": 2}), true)
    );
}

/// DD-29.2, DD-29.3, DD-29.4, DD-29.5, DD-29.6, DD-29.7, DD-29.8.
#[test]
fn every_map_can_be_played_and_says_where_it_is() {
    assert_eq!(DDayDice::info().scenarios, MAPS);
    for id in MAPS {
        let game = started(json!({"scenario": id}));
        assert_eq!(view(&game).map.id, id);
        assert!(!view(&game).map.name.is_empty() && !view(&game).map.place.is_empty());
        assert!(view(&game).sectors.iter().any(|sector| sector.id.is_bunker()));
    }
    assert!(Item::all().count() <= 64);
}

/// DD-23.5: DD-12.5 does not hold, so Couriers may come together, given (DD-15.7) or recruited (DD-1.5).
#[test]
fn dd_23_5_couriers_come_together_in_one_unit() {
    let with = |units: Value| {
        let setup = json!({"seats": 2, "bazooka-joe": "items-and-specialists"});
        at(json!({"setup": setup, "phase": "supply", "units": units}))
    };
    let mut game =
        with(json!([{"soldiers": 4, "specialists": ["courier"]}, {"soldiers": 9, "specialists": ["courier"]}]));
    assert_eq!(refusal(&game, ME, "seat:1 → specialist:courier"), None);
    play(&mut game, ME, "seat:1 → specialist:courier");
    assert_eq!(specialists(&game, SHE), ["courier", "courier-2"]);
    assert_eq!((unit(&game, ME).strength, unit(&game, SHE).strength), (4, 11));
    assert_eq!(sandtable_dday_dice::DDayDice::load(&game.save()), Ok(game.clone()));
    // DD-15.6: the given card is not given on in this window, the own one may be.
    play(&mut game, ME, "button:done");
    assert_eq!(refusal(&game, SHE, "seat:0 → specialist:courier-2"), Some("DD-15.6"));
    assert_eq!(refusal(&game, SHE, "seat:0 → specialist:courier"), None);
    // The own one beside a given one.
    let mut game = with(json!([
        {"soldiers": 4, "stars": 3, "specialists": ["courier"], "spent": []},
        {"soldiers": 9, "spent": ["courier"]}
    ]));
    assert_eq!(refusal(&game, ME, "specialist:courier-2 → button:recruit"), Some("DD-1.5"));
    play(&mut game, ME, "specialist:courier → button:recruit");
    assert_eq!(specialists(&game, ME), ["courier", "courier-2"]);
    assert_eq!(refusal(&game, ME, "specialist:courier → button:recruit"), Some("DD-1.5"));
}

//! The worked examples of the rules of record (section 19), played through their paths with their dice.

use crate::common::*;
use sandtable_core::Rules;
use serde_json::{Value, json};

/// The test map of E1 and E2: the tiles of scenario 9 with two objectives, 10 points each, and all cards.
fn test_map() -> Value {
    let text = include_str!("../../data/scenarios/09-reinforcements.toml");
    let mut file: Value = serde_json::to_value(toml_value(text)).unwrap();
    file["objectives"] = json!({"17B": 1, "2A": 1});
    for side in ["us", "ge"] {
        file[side]["goal"] = json!(10);
        file[side]["spawns"] = json!({"all": if side == "us" { "8B" } else { "18B" }});
        file[side]["supply"] = json!({});
        file[side]["deck"] = sandtable_undaunted::Kind::all()
            .map(|kind| (kind.to_string(), Value::from(kind.printed().copies)))
            .collect::<serde_json::Map<_, _>>()
            .into();
    }
    file
}

fn toml_value(text: &str) -> sandtable_undaunted::ScenarioFile {
    let setup = sandtable_undaunted::Undaunted::scenario(text).unwrap();
    match setup.scenario {
        sandtable_undaunted::ScenarioChoice::Own(file) => (*file).clone(),
        sandtable_undaunted::ScenarioChoice::Printed(_) => unreachable!("a file is a scenario of one's own"),
    }
}

/// E1: UN-4.2, UN-5.5, UN-5.7, UN-6.4, UN-6.7, UN-6.8, UN-9.6, UN-9.11, UN-9.12, UN-9.13, UN-9.15, UN-10.14, UN-10.17,
/// UN-10.23, UN-10.24, UN-11.8, UN-11.16, UN-11.17, UN-12.3.
#[test]
fn e1_the_rulebooks_round() {
    let mut game = at(test_map())
        .set("round", 3)
        .initiative(US)
        .counters(US, "gunner-c@16a rifle-a@15b")
        .scouted(US, "16a 2a 15b")
        .hand(US, "scout-a leader-c gunner-c fog")
        .deck(US, "rifle-a*4")
        .counters(GE, "rifle-a@11b scout-b@12b")
        .scouted(GE, "11b 12b 3b")
        .hand(GE, "leader-a rifle-a*2 scout-b")
        .deck(GE, "rifle-b*4")
        .game();
    assert_eq!(asked(&game), "both");
    act(&mut game, GE, "card:ge-leader-a", "");
    assert_eq!(asked(&game), "us");
    act(&mut game, US, "card:us-scout-a", "");
    assert_eq!((asked(&game), game.marker()), ("ge", GE));
    assert_eq!((discard(&game, US), discard(&game, GE)), ("scout-a".into(), "leader-a".into()));

    refused(&game, GE, "UN-9.6", "card:ge-rifle-a → action:move → tile:17b");
    assert_eq!(game.force(GE).supply.of(kind("fog")), 10);
    act(&mut game, GE, "card:ge-scout-b → action:scout → tile:3b → tile:17b", "");
    assert_eq!((counter(&game, "ge-scout-b").as_str(), marker(&game, GE, "17b")), ("17b", "scouted"));
    assert_eq!(game.force(GE).supply.of(kind("fog")), 9);
    assert_eq!((discard(&game, GE), play_area(&game, GE)), ("leader-a, fog".into(), "scout-b".into()));
    act(&mut game, GE, "card:ge-rifle-a → action:move → tile:17b", "");
    act(&mut game, GE, "card:ge-rifle-a → action:control", "");
    assert_eq!((marker(&game, GE, "17b"), points(&game)), ("controlled", [0, 1]));
    assert_eq!(discard(&game, GE), "leader-a, scout-b, rifle-a ×2, fog");

    assert_eq!(asked(&game), "us");
    assert_eq!(game.defence_from(tile("16a"), unit("ge-rifle-a")), 9);
    act(&mut game, US, "card:us-gunner-c → action:move → tile:2a", "");
    act(&mut game, US, "card:us-leader-c → action:inspire → play:us-gunner-c", "");
    assert_eq!(hand(&game, US), "gunner-c, fog");
    let events = act(&mut game, US, "card:us-gunner-c → action:attack → unit:ge-rifle-a", "5 8");
    let told = serde_json::to_value(&events).unwrap();
    let told = told.as_array().unwrap();
    let rolled = json!({
        "kind": "rolled", "side": "us", "target": "ge-rifle-a", "total": 8,
        "dice": [5, 8], "hitting": [false, true], "expected": 510, "hit": true,
    });
    assert!(told.contains(&rolled), "{told:?}");
    let fell = json!({"kind": "casualty", "side": "ge", "unit": "ge-rifle-a", "pile": "discard"});
    assert!(told.contains(&fell), "{told:?}");
    assert_eq!(discard(&game, US), "leader-c, scout-a, gunner-c, fog");
    assert_eq!((game.round(), asked(&game)), (4, "both"));
    assert_eq!((hand(&game, GE), hand(&game, US)), ("rifle-b ×4".into(), "rifle-a ×4".into()));
    assert_eq!(pile(&game.force(GE).removed), "rifle-a");
}

fn e2() -> sandtable_undaunted::Undaunted {
    at(test_map())
        .set("round", 3)
        .second_turn(US)
        .counters(US, "gunner-c@2a rifle-a@15b")
        .scouted(US, "16a 2a 15b")
        .hand(US, "gunner-c fog")
        .deck(US, "rifle-a*4")
        .counters(GE, "rifle-a@17b scout-b@17b")
        .scouted(GE, "11b 12b 3b")
        .controlled(GE, "17b")
        .deck(GE, "rifle-b*4")
        .discard(GE, "rifle-a*2")
        .game()
}

/// E2: UN-11.17, UN-11.18, UN-11.19, UN-11.20, UN-11.22.
#[test]
fn e2_the_same_shot_with_other_dice() {
    for (action, dice, removed, stands) in [
        ("card:us-gunner-c → action:attack → unit:ge-rifle-a", "5 7", "", "17b"),
        ("card:us-gunner-c → action:attack → unit:ge-rifle-a", "0 1", "rifle-a", "17b"),
        ("card:us-gunner-c → action:attack → unit:ge-rifle-a", "8 9", "rifle-a", "17b"),
        ("card:us-gunner-c → action:suppress → unit:ge-rifle-a", "1 2 8 3", "", "17b!"),
    ] {
        let mut game = e2();
        act(&mut game, US, action, dice);
        assert_eq!((pile(&game.force(GE).removed).as_str(), counter(&game, "ge-rifle-a").as_str()), (removed, stands));
    }
}

/// E3: UN-5.6, UN-5.7.
#[test]
fn e3_a_tie_for_initiative() {
    let mut game = at(1)
        .initiative(GE)
        .hand(US, "scout-a rifle-a rifle-b fog")
        .deck(US, "sergeant")
        .hand(GE, "sergeant rifle-a scout-b fog")
        .deck(GE, "rifle-b")
        .game();
    act(&mut game, US, "card:us-scout-a", "");
    act(&mut game, GE, "card:ge-scout-b", "");
    assert_eq!((game.marker(), asked(&game)), (GE, "ge"));
    assert_eq!((discard(&game, US), discard(&game, GE)), ("scout-a".into(), "scout-b".into()));
}

/// E4: UN-8.2, UN-8.3, UN-11.22.
#[test]
fn e4_suppress_and_rally() {
    let mut game = at(2)
        .turn(GE)
        .counters(US, "rifle-a@2b rifle-b@4a")
        .scouted(US, "2b")
        .hand(US, "rifle-a*2")
        .deck(US, "sergeant rifle-b")
        .hand(GE, "gunner-a")
        .deck(GE, "sergeant rifle-a")
        .game();
    act(&mut game, GE, "card:ge-gunner-a → action:suppress → unit:us-rifle-a", "2 6 8 3");
    assert_eq!((counter(&game, "us-rifle-a").as_str(), asked(&game)), ("2b!", "us"));
    act(&mut game, US, "card:us-rifle-a → action:rally", "");
    assert_eq!((counter(&game, "us-rifle-a").as_str(), play_area(&game, US).as_str()), ("2b", "rifle-a"));
    act(&mut game, US, "card:us-rifle-a → action:move → tile:10b", "");
    assert_eq!(counter(&game, "us-rifle-a"), "10b");
}

/// E5: UN-12.2, UN-12.5, UN-12.6, UN-12.7.
#[test]
fn e5_two_hits_on_a_unit_with_one_card() {
    let mut game = at(1)
        .turn(GE)
        .hand(US, "scout-a rifle-b")
        .deck(US, "sergeant rifle-a")
        .counters(GE, "rifle-a@13b rifle-b@12b scout-a@5b")
        .scouted(GE, "13b 12b")
        .hand(GE, "rifle-a rifle-b")
        .deck(GE, "sergeant rifle-a")
        .game();
    act(&mut game, GE, "card:ge-rifle-a → action:attack → unit:us-scout-a", "9");
    assert_eq!((hand(&game, US).as_str(), counter(&game, "us-scout-a").as_str()), ("rifle-b", "17b"));
    act(&mut game, GE, "card:ge-rifle-b → action:attack → unit:us-scout-a", "0");
    assert_eq!(counter(&game, "us-scout-a"), "off");
    assert_eq!(game.force(US).supply.of(kind("scout-a")), 2);
}

/// E6: UN-10.32, UN-11.3, UN-11.6, UN-11.7, UN-11.11.
#[test]
fn e6_target_and_blast() {
    let mut game = at(5)
        .turn(GE)
        .hand(US, "scout-a rifle-a")
        .deck(US, "sergeant rifle-b")
        .hand(GE, "mortar*2")
        .deck(GE, "sergeant rifle-a")
        .game();
    refused(&game, GE, "UN-10.32", "card:ge-mortar → action:target → tile:8b");
    act(&mut game, GE, "card:ge-mortar → action:target → tile:5a", "");
    let events = act(&mut game, GE, "card:ge-mortar → action:blast → unit:us-rifle-a", "5 4");
    let rolled: Vec<(u8, bool, &[bool], u16)> = events
        .iter()
        .filter_map(|event| match event {
            sandtable_undaunted::Event::Rolled { total, hit, hitting, expected, .. } => {
                Some((*total, *hit, &hitting[..], *expected))
            }
            _ => None,
        })
        .collect();
    assert_eq!(rolled, [(5, true, &[true][..], 600), (6, false, &[false], 500)]);
    assert_eq!((hand(&game, US), pile(&game.force(US).removed)), ("scout-a".into(), "rifle-a".into()));
}

/// E7: UN-11.12, UN-11.14.
#[test]
fn e7_shooting_at_a_hill() {
    let mut game = at(8)
        .turn(GE)
        .hand(US, "rifle-a*2")
        .deck(US, "sergeant rifle-b")
        .counters(GE, "rifle-a@10a gunner-a@10a sniper@9a")
        .hand(GE, "gunner-a sniper")
        .deck(GE, "sergeant rifle-a")
        .game();
    assert_eq!(game.defence_from(tile("10a"), unit("us-rifle-a")), 10);
    act(&mut game, GE, "card:ge-gunner-a → action:attack → unit:us-rifle-a", "9 9");
    assert_eq!(hand(&game, US), "rifle-a ×2");
    assert_eq!(game.defence_from(tile("9a"), unit("us-rifle-a")), 8);
    act(&mut game, GE, "card:ge-sniper → action:attack → unit:us-rifle-a", "2 8 4");
    assert_eq!(hand(&game, US), "rifle-a");
}

/// E8: UN-10.29, UN-6.10.
#[test]
fn e8_recon() {
    let mut game =
        at(1).turn(US).hand(US, "scout-a fog").deck(US, "rifle-a").hand(GE, "rifle-a").deck(GE, "rifle-b").game();
    act(&mut game, US, "card:us-scout-a → action:recon", "");
    assert_eq!((hand(&game, US), pile(&game.force(US).removed)), ("rifle-a".into(), "fog".into()));
    allowed(&game, US, "card:us-rifle-a → action:move → tile:2b");
}

/// E9: UN-7.1, UN-10.1, UN-10.2, UN-10.5.
#[test]
fn e9_hunker_down_bolster_later() {
    let mut game = at(2)
        .turn(US)
        .hand(US, "leader-b scout-b")
        .deck(US, "sergeant rifle-a rifle-b")
        .hand(GE, "rifle-a")
        .deck(GE, "sergeant")
        .game();
    act(&mut game, US, "card:us-scout-b → action:hunker", "");
    assert_eq!(game.force(US).supply.of(kind("scout-b")), 3);
    act(&mut game, US, "card:us-leader-b → action:bolster → supply:us-rifle-b", "");
    assert_eq!(asked(&game), "us");
    act(&mut game, US, "supply:us-scout-b", "");
    assert_eq!(asked(&game), "ge");
    assert_eq!(discard(&game, US), "leader-b, scout-b, rifle-b");
}

/// E10: UN-13.2, UN-13.4, UN-10.14.
#[test]
fn e10_winning_on_points() {
    let mut game = at(1)
        .second_turn(GE)
        .deck(US, "sergeant rifle-a")
        .discard(US, "rifle-b")
        .counters(GE, "rifle-a@13b rifle-b@5b")
        .scouted(GE, "13b")
        .hand(GE, "scout-a rifle-a")
        .deck(GE, "rifle-b")
        .game();
    act(&mut game, GE, "card:ge-rifle-a → action:control", "");
    assert_eq!((outcome(&game).as_deref(), points(&game)), (Some("ge UN-13.4"), [0, 5]));
    assert_eq!((hand(&game, GE).as_str(), asked(&game)), ("scout-a", "nobody"));
}

/// E11: UN-13.7, UN-13.9.
#[test]
fn e11_both_sides_pinned() {
    let mut game = at(3)
        .turn(US)
        .counters(US, "scout-a@12b")
        .scouted(US, "12b")
        .controlled(US, "6a")
        .hand(US, "scout-a")
        .deck(US, "sergeant rifle-a")
        .counters(GE, "rifle-b@14a")
        .controlled(GE, "18a")
        .hand(GE, "rifle-a")
        .deck(GE, "sergeant")
        .game();
    assert!(force(&game, US).pinned);
    assert_eq!((outcome(&game), points(&game)), (None, [4, 3]));
    act(&mut game, US, "card:us-scout-a → action:attack → unit:ge-rifle-b", "5");
    assert_eq!((counter(&game, "ge-rifle-b").as_str(), outcome(&game).as_deref()), ("off", Some("us UN-13.9")));
}

/// E12: UN-14.14, UN-14.15.
#[test]
fn e12_the_radio() {
    let mut game = at(10)
        .turn(US)
        .counters(US, "rifle-a@6b rifle-b@4b")
        .hand(US, "rifle-a*2 fog")
        .deck(US, "sergeant rifle-b")
        .hand(GE, "rifle-a")
        .deck(GE, "rifle-b")
        .game();
    act(&mut game, US, "card:us-rifle-a → action:control", "");
    assert_eq!((marker(&game, US, "6b"), points(&game)), ("controlled", [1, 0]));
    act(&mut game, US, "card:us-rifle-a → action:control", "");
    assert_eq!((game.value(tile("6b")), points(&game)), (2, [2, 0]));
}

/// E13: UN-13.12, UN-13.13, UN-13.16.
#[test]
fn e13_beyond_all_hope() {
    let mut game = at(3)
        .turn(GE)
        .counters(US, "rifle-a@3b scout-b@1a")
        .hand(US, "rifle-a")
        .deck(US, "scout-b fog")
        .removed(US, "rifle-b*5")
        .counters(GE, "rifle-a@15a rifle-b@11b")
        .scouted(GE, "15a")
        .controlled(GE, "18a")
        .hand(GE, "rifle-a")
        .deck(GE, "sergeant rifle-b")
        .game();
    assert_eq!((points(&game), outcome(&game)), ([2, 3], None));
    assert!(["sergeant", "leader-a", "leader-b"].iter().all(|name| game.force(US).supply.has(kind(name))));
    act(&mut game, GE, "card:ge-rifle-a → action:attack → unit:us-rifle-a", "5");
    assert_eq!((counter(&game, "us-rifle-a").as_str(), outcome(&game).as_deref()), ("3b", Some("ge UN-13.16")));
    assert!(force(&game, US).hopeless);
}

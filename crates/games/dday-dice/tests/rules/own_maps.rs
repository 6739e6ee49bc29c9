//! A person's own maps: the form of the nine, one validator, exact messages.

use crate::common::*;
use sandtable_core::{Rules, SetupError};
use sandtable_dday_dice::{DDayDice, MAPS};
use serde_json::json;

const TIGER: &str = include_str!("../../data/maps/tiger.toml");

fn error(text: &str) -> String {
    let SetupError { place, expected } = DDayDice::scenario(text).expect_err("refused");
    format!("{place}: {expected}")
}

/// The line of a text that holds this, from 1.
fn line_of(text: &str, what: &str) -> usize {
    text[..text.find(what).unwrap()].matches('\n').count() + 1
}

#[test]
fn a_map_of_the_game_can_be_copied_changed_and_played() {
    let setup = DDayDice::scenario(&TIGER.replace("soldiers = 4", "soldiers = 9")).unwrap();
    let mut game = DDayDice::new(&setup, &mut sandtable_core::Fast::new(1)).unwrap();
    assert_eq!(counts(&game, ME)[0], 9);
    play(&mut game, ME, "card:flamethrower");
    // The set-up holds the whole map, so that a record needs no file beside it.
    let written = serde_json::to_value(game.setup()).unwrap();
    assert_eq!(written["map"]["sector"].as_array().unwrap().len(), 11);
    assert_eq!(serde_json::from_value::<sandtable_dday_dice::Setup>(written).unwrap(), setup);
    assert_eq!(MAPS.len(), 9);
}

#[test]
fn the_example_of_the_document_is_a_map() {
    let document = std::fs::read_to_string(
        std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../docs/scenarios/dday-dice.md"),
    )
    .unwrap();
    let example = document.split("```toml").nth(1).unwrap().split("```").next().unwrap();
    let setup = DDayDice::scenario(example).unwrap();
    assert!(DDayDice::new(&setup, &mut sandtable_core::Fast::new(1)).is_ok());
}

#[test]
fn errors_name_line_and_key_and_what_was_expected() {
    let wrong = |from: &str, to: &str| error(&TIGER.replacen(from, to, 1));
    let line = |what: &str| line_of(TIGER, what);
    let place = format!("line {}, sector[1].here: ", line("here = \"scout\""));
    assert!(wrong("here = \"scout\"", "here = \"general\"").starts_with(&place));
    assert!(wrong("here = \"scout\"", "here = \"general\"").contains("no specialist \"general\": expected scout, "));
    assert_eq!(
        wrong("here = \"scout\"", "here = \"sergeant\""),
        format!(
            "line {}, sector[1].here: a regular or reserve specialist, but sergeant is Ranked",
            line("here = \"scout\"")
        )
    );
    assert!(wrong("span = [6, 12]\ndef = [4]", "span = [7, 12]\ndef = [4]").contains("have no border"));
    assert!(
        wrong("from = 3\nto = 5\ncost = 2", "from = 3\nto = 5\ncost = 3")
            .contains("one cost on one line: 3 to 5 costs 3, but 2 to 4 costs 2")
    );
    let sideways = "[[edge]]\nfrom = 4\nto = 5\n";
    assert!(wrong(sideways, "").contains("an edge for every border: 4 and 5 touch, but none is listed"));
    assert!(wrong("from = 2\nto = 4", "from = 4\nto = 2").contains("2 lies behind 4, and nobody moves back"));
    assert!(wrong("mg = 1", "mg = 3").contains("0, 1 or 2 dice, found 3"));
    assert!(
        wrong("have = [\"corporal\"]", "have = [\"corporal\"]\nexplosives = 1").contains("one kind of demand a sector")
    );
    assert!(wrong("start = [1]", "start = [2]").contains("sectors of row 0, found 2"));
    assert!(wrong("id = 10\n", "id = 9\n").contains("every sector once, found a second 9"));
    assert!(wrong("row = 5", "row = 6").contains("rows without a gap"));
    assert!(wrong("dice = 5", "dice = 4").contains("5 or 6, found 4"));
    assert!(wrong("soldiers = 4", "soldier = 4").contains("unknown field"));
    assert!(error("id = ").starts_with("line 1: "));
}

#[test]
fn a_sector_from_which_nothing_leads_to_the_bunker_is_found() {
    // A second, lonely start sector: a gap to its neighbours, and nothing before it.
    let text = TIGER
        .replace("span = [0, 12]\ndef = [2]", "span = [0, 6]\ndef = [2]")
        .replace("[[edge]]\nfrom = 1\nto = 3\ncost = 1\n", "");
    let lonely = "[[sector]]\nid = 11\nrow = 2\nspan = [0, 1]\ndef = [2]\n\n[[edge]]\nfrom = 2\nto = 11\ncost = 2\n";
    let text = text
        .replace("id = 4\nrow = 2\nspan = [0, 4]", "id = 4\nrow = 2\nspan = [2, 4]")
        .replace("row = 3\nspan = [0, 6]", "row = 3\nspan = [2, 6]")
        + lonely;
    assert!(
        error(&text).contains("a way to the bunker from every sector, but none leads there from 11"),
        "{}",
        error(&text)
    );
}

#[test]
fn an_inline_map_is_checked_by_the_same_validator() {
    let mut map = serde_json::to_value(DDayDice::scenario(TIGER).unwrap()).unwrap()["map"].clone();
    map["sector"][7]["mg"] = json!(5);
    let error = serde_json::from_value::<sandtable_dday_dice::Setup>(json!({"map": map})).unwrap_err().to_string();
    assert!(error.contains("sector[7].mg: 0, 1 or 2 dice, found 5"), "{error}");
    let unknown =
        serde_json::from_value::<sandtable_dday_dice::Setup>(json!({"map": "anzio"})).unwrap_err().to_string();
    assert!(unknown.contains("one of tiger, omaha"), "{unknown}");
}

/// DD-2.4, DD-18.3: a map may have other numbers for several units.
#[test]
fn a_map_can_be_another_with_several_units() {
    let start = |map: &str, seats: u8| {
        let game = DDayDice::new(&setup(map, seats), &mut sandtable_core::Fast::new(1)).unwrap();
        let bunker = view(&game).sectors.into_iter().find(|sector| sector.id.is_bunker()).unwrap();
        (counts(&game, ME), bunker.def)
    };
    assert_eq!(start("omaha", 1), ([4, 0, 0, 0], vec![22]));
    assert_eq!(start("omaha", 2), ([6, 3, 1, 0], vec![22]));
    assert_eq!(start("utah", 1), ([4, 0, 0, 0], vec![22]));
    assert_eq!(start("utah", 4), ([1, 0, 0, 0], vec![37]));
    // The printed board is as it is printed, whoever plays.
    for seats in 1..=4 {
        assert_eq!(start("tiger", seats), ([4, 0, 0, 0], vec![12]));
    }
}

#[test]
fn what_is_other_with_several_units_is_checked_too() {
    let with = |together: &str| error(&TIGER.replacen("[[sector]]", &format!("{together}\n\n[[sector]]"), 1));
    assert!(with("[[together]]\nunits = 5").contains("together[0].units: 2, 3 or 4, found 5"));
    assert!(with("[[together]]\nunits = 2\nsoldiers = 0").contains("together[0].soldiers: at least 1"));
    let twice = "[[together]]\nunits = 3\n[[together]]\nunits = 3";
    assert!(with(twice).contains("together[1].units: each number once, found 3 again"));
}

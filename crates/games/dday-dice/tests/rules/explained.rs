//! Everything on the table says what it does, by the clause that says so, with the numbers of the data files.

use std::path::Path;

use crate::common::*;
use sandtable_core::battery::everything_explains_itself;
use sandtable_core::{Component, Language, Phrasebook, Rules};
use sandtable_dday_dice::DDayDice;

fn rules() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../docs/rules/dday-dice.md");
    std::fs::read_to_string(path).unwrap()
}

fn told(seats: u8) -> Vec<Component> {
    everything_explains_itself::<DDayDice>(&setup("omaha", seats), &rules())
}

fn said(all: &[Component], thing: &str) -> String {
    let english = Phrasebook::new(Language::En, [&DDayDice::info().messages]);
    let one = all.iter().find(|one| one.thing.to_string() == thing).unwrap_or_else(|| panic!("no {thing}"));
    english.say(one.about.as_ref().unwrap())
}

/// The clause that a card names is the one that begins with its name.
#[test]
fn a_card_names_its_own_clause() {
    let english = Phrasebook::new(Language::En, [&DDayDice::info().messages]);
    let rules = rules();
    for one in told(4) {
        let (kind, name) = (one.thing.kind(), one.thing.name());
        // Further copies of a card are explained by the clause of the first.
        if !["card", "specialist", "vehicle", "award"].contains(&kind) || name.ends_with(|c: char| c.is_ascii_digit()) {
            continue;
        }
        let clause = format!("**{}** {}", one.rule.unwrap(), english.say(&one.name));
        assert!(rules.contains(&clause), "{clause:?} of {}", one.thing);
    }
}

#[test]
fn the_numbers_are_those_of_the_data_files() {
    let all = told(2);
    assert_eq!(said(&all, "specialist:quartermaster"), "Items cost 2 less, vehicles 4 less.");
    assert_eq!(said(&all, "card:field-radio-2"), "5 soldiers.");
    assert_eq!(said(&all, "award:bronze-star"), "2 stars and 2 courage.");
    assert!(said(&all, "face:tool").ends_with("1, 3, 6, 12, 24, 48."));
    let american = "Three dice with this face, one of each colour: 5 soldiers.";
    assert_eq!(said(&all, "bonus:us-s1"), american);
    let british = "Three dice with this face, one of each colour: an item up to cost 8, for you or another unit.";
    assert_eq!(said(&all, "bonus:uk-skull"), british);
    assert!(said(&told(3), "bonus:ca-s2").ends_with("7 soldiers; or 4 soldiers, 2 stars."));
}

/// DD-22.5: who plays alone is not told of cards that stay in the box.
#[test]
fn dd_22_5_the_cards_of_the_solo_game() {
    let alone = told(1);
    for left_out in ["card:carrier-pigeon", "card:mortar", "award:victoria-cross"] {
        assert!(alone.iter().all(|one| one.thing.to_string() != left_out), "{left_out}");
        assert!(told(2).iter().any(|one| one.thing.to_string() == left_out), "{left_out}");
    }
}

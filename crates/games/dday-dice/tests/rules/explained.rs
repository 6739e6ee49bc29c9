//! Everything on the table says what it does, by the clause that says so, with the numbers of the data files.

use std::path::Path;

use crate::common::*;
use sandtable_core::battery::{everything_explains_itself, nothing_goes_unexplained};
use sandtable_core::{Component, Language, Phrasebook, Rules, Step};
use sandtable_dday_dice::view::View;
use sandtable_dday_dice::{DDayDice, MAPS};

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

/// Sectors, cards, dice and signs that a view shows.
fn shown(view: &View) -> Vec<Step> {
    let mut all: Vec<Step> = view.sectors.iter().map(|sector| Step::new("sector", sector.id)).collect();
    all.extend(view.pool.items.iter().map(|price| Step::new("card", price.id)));
    all.extend(view.pool.vehicles.iter().map(|price| Step::new("vehicle", price.id)));
    all.extend(view.awards.iter().map(|award| Step::new("award", award)));
    all.extend(view.supply.iter().map(|one| Step::new("specialist", one)));
    for unit in &view.units {
        all.push(Step::new("seat", unit.seat.0));
        all.extend(unit.specialists.iter().chain(unit.dead.iter()).map(|one| Step::new("specialist", one)));
        all.extend(unit.recruits.iter().map(|price| Step::new("specialist", price.id)));
        all.extend(unit.items.iter().map(|item| Step::new("card", item)));
        all.extend(unit.vehicle.map(|vehicle| Step::new("vehicle", vehicle)));
        all.extend(unit.awards.iter().chain(unit.played.iter()).map(|award| Step::new("award", award)));
        all.extend(unit.dice.iter().flat_map(|die| [Step::new("die", die.die), Step::new("face", die.face)]));
        all.extend(unit.results.iter().map(|face| Step::new("face", face)));
        all.extend(unit.dice.iter().map(|die| Step::new("bonus", format_args!("{}-{}", unit.nation, die.face))));
    }
    all
}

#[test]
fn nothing_on_the_table_goes_unexplained() {
    for (number, map) in MAPS.into_iter().enumerate() {
        nothing_goes_unexplained::<DDayDice>(&setup(map, number as u8 % 4 + 1), 4, shown);
    }
}

/// DD-18.2, DD-18.3: a sector tells what a combat there costs, and that its defence falls.
#[test]
fn a_sector_tells_what_a_combat_there_costs() {
    let all = everything_explains_itself::<DDayDice>(&setup("tiger", 1), &rules());
    let map = &setup("tiger", 1).map;
    for (id, info) in map.sectors() {
        let said = said(&all, &format!("sector:{id}"));
        assert!(said.starts_with(&format!("In combat every unit here loses {}", info.def[0])), "{said}");
        assert_eq!(said.contains("each further combat"), info.def.len() > 1, "{said}");
        assert_eq!(said.contains("machine-gun"), info.mg > 0, "{said}");
    }
}

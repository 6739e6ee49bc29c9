//! Everything on the table says what it does, by the clause that says so.

use std::path::Path;

use sandtable_axis_dday::view::View;
use sandtable_axis_dday::{AxisDDay, Setup};
use sandtable_core::battery::{everything_explains_itself, nothing_goes_unexplained};
use sandtable_core::{Component, Language, Phrasebook, Rules, Step};

fn setups() -> [Setup; 3] {
    let basic = Setup::default();
    let all = Setup { fortune: true, tactics: true, ..basic };
    [basic, Setup { zones: 42, ..all }, Setup { seats: 3, ..all }]
}

fn told(setup: Setup) -> Vec<Component> {
    let rules = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../docs/rules/axis-dday.md");
    everything_explains_itself::<AxisDDay>(&setup, &std::fs::read_to_string(rules).unwrap())
}

/// Zones, boxes, charts, cards and units that a view shows.
fn shown(view: &View) -> Vec<Step> {
    let mut all = vec![Step::new("place", "airfield")];
    all.extend(view.zones.iter().map(|zone| Step::new("zone", zone.zone)));
    all.extend(view.boxes.iter().map(|shown| Step::new("box", shown.id)));
    all.extend(view.charts.iter().map(|shown| Step::new("chart", shown.chart)));
    all.extend(view.orders.iter().map(|order| Step::new("order", order.number)));
    let fortune = view.orders.iter().filter(|order| order.fortune.is_some());
    all.extend(fortune.map(|order| Step::new("fortune", order.number)));
    all.extend(view.tactics.iter().map(|card| Step::new("card", format_args!("t{}", card.number))));
    let stacks = view.zones.iter().flat_map(|zone| &zone.units).chain(view.boxes.iter().flat_map(|shown| &shown.units));
    all.extend(stacks.chain(&view.airfield).chain(&view.supply).map(|stack| Step::new("unit", stack.unit)));
    all
}

#[test]
fn everything_explains_itself_in_every_game() {
    for setup in setups() {
        told(setup);
    }
}

#[test]
fn nothing_on_the_table_goes_unexplained() {
    for setup in setups() {
        nothing_goes_unexplained::<AxisDDay>(&setup, 2, shown);
    }
}

/// AD-1.2, AD-3.13, AD-3.14: what is particular about a zone is said first, by its clause.
#[test]
fn a_zone_says_what_is_particular_about_it() {
    let english = Phrasebook::new(Language::En, [&AxisDDay::info().messages]);
    let all = told(Setup::default());
    let zone = |id: u8| all.iter().find(|one| one.thing == Step::new("zone", id)).unwrap();
    let begins = |id: u8, words: &str| {
        let said = english.say(zone(id).about.as_ref().unwrap());
        assert!(said.starts_with(words), "{said}");
    };
    begins(2, "One of the three cities");
    begins(32, "German reinforcements may enter");
    begins(14, "It lies on the sea.");
    begins(21, "A side holds it when");
    assert_eq!([2, 32, 14, 21].map(|id| zone(id).rule.unwrap()), ["AD-1.2", "AD-3.13", "AD-3.14", "AD-6.11"]);
}

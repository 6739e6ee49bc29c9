//! Heroes of Normandie at the table: whole screens, the card under the cursor, odds over targets, and whole games by keys.

use insta::assert_snapshot;
use ratatui::crossterm::event::KeyCode;
use sandtable_core::{Fast, Language, Registry, Seed};
use sandtable_heroes::Heroes;
use serde_json::{Value, json};

use super::played::play;
use super::{Rig, bot, options, person};
use crate::{PlayOptions, Start};

fn scenario(setup: Value, size: (u16, u16), language: Language) -> Rig {
    let start = Start::New { game: "heroes".to_owned(), setup, seed: Seed::from_text("terminal") };
    let registry = Registry::new().with::<Heroes>();
    let mut rig = Rig::new(PlayOptions { registry, language, ..options(start, vec![person("Ada"), bot()]) }, size);
    rig.wait();
    rig
}

fn turqueville(size: (u16, u16)) -> Rig {
    scenario(json!({"scenario": "turqueville"}), size, Language::En)
}

/// A unit has been activated.
pub(super) fn on_the_battlefield(size: (u16, u16)) -> Rig {
    let mut rig = turqueville(size);
    rig.type_in("m");
    rig.press(KeyCode::Enter);
    rig
}

#[test]
fn turqueville_at_80_by_24() {
    assert_snapshot!(turqueville((80, 24)).screen());
}

#[test]
fn turqueville_at_100_by_30() {
    assert_snapshot!(turqueville((100, 30)).screen());
}

#[test]
fn turqueville_at_140_by_44() {
    assert_snapshot!(turqueville((140, 44)).screen());
}

#[test]
fn a_unit_pointed_at_is_activated_and_shows_where_it_may_go() {
    assert_snapshot!(on_the_battlefield((100, 30)).screen());
}

#[test]
fn the_card_of_a_unit_is_told_in_words() {
    let mut rig = turqueville((100, 30));
    rig.type_in("mi");
    assert_snapshot!(rig.screen());
}

#[test]
fn the_position_is_told_in_words() {
    let mut rig = turqueville((100, 60));
    rig.type_in("d");
    assert_snapshot!(rig.screen());
}

#[test]
fn every_scenario_shows_everything_that_may_be_chosen() {
    let scenarios = ["turqueville", "omaha", "la-fiere", "carentan", "cherbourg", "mortain", "falaise"];
    for (number, name) in scenarios.into_iter().enumerate() {
        let size = [(80, 24), (100, 30), (140, 44)][number % 3];
        let mut rig = scenario(json!({"scenario": name}), size, Language::ALL[number % 4]);
        play(&mut rig, 120, &mut Fast::new(number as u64));
    }
}

#[test]
fn a_whole_game_by_keys() {
    let mut rig = turqueville((80, 24));
    play(&mut rig, 6_000, &mut Fast::new(1));
    assert!(rig.screen().contains("The match is over"), "{}", rig.screen());
}

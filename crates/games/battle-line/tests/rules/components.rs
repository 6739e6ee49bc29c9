//! What is printed on things, and that each of them says what it does.

use std::path::Path;

use sandtable_battle_line::view::View;
use sandtable_battle_line::{BattleLine, Card, Setup};
use sandtable_core::battery::{everything_explains_itself, nothing_goes_unexplained};
use sandtable_core::{Component, Language, Phrasebook, Rules, Step};

fn told(setup: Setup) -> Vec<Component> {
    let rules = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../docs/rules/battle-line.md");
    everything_explains_itself::<BattleLine>(&setup, &std::fs::read_to_string(rules).unwrap())
}

#[test]
fn every_card_deck_flag_and_formation_explains_itself() {
    let all = told(Setup::default());
    let of = |kind: &str| all.iter().filter(|one| one.thing.kind() == kind).count();
    assert_eq!(["card", "deck", "flag", "formation", "group"].map(of), [usize::from(Card::COUNT), 2, 9, 6, 3]);
    let english = Phrasebook::new(Language::En, [&BattleLine::info().messages]);
    let mud = all.iter().find(|one| one.thing.name() == "mud").unwrap();
    let said = english.say(mud.about.as_ref().unwrap());
    assert!(said.contains("each side needs 4 cards"), "{said}");
}

/// BL-17.1: what is left out is not told.
#[test]
fn bl_17_1_without_tactics_cards_nothing_is_told_of_them() {
    let all = told(Setup { troops_only: true, ..Setup::default() });
    assert!(all.iter().all(|one| !["mud", "tactics", "tactics-played", "guile"].contains(&one.thing.name())));
    assert_eq!(all.iter().filter(|one| one.thing.kind() == "card").count(), usize::from(Card::TROOPS));
}

/// Cards, flags and formations that a view shows.
fn shown(view: &View) -> Vec<Step> {
    let mut cards: Vec<Card> = view.discards.clone();
    cards.extend(
        view.guile.iter().flatten().chain(&view.unseen).chain(&view.decks.troops.top).chain(&view.decks.tactics.top),
    );
    cards.extend(view.hands.iter().flat_map(|hand| [&hand.cards, &hand.known]).flatten().flatten());
    let mut all = Vec::new();
    for flag in &view.flags {
        all.push(Step::new("flag", flag.flag));
        for side in &flag.sides {
            cards.extend(&side.cards);
            let made = side.formation.iter().chain(&side.could_become);
            all.extend(
                made.map(|made| Step::new("formation", serde_json::to_value(made.name).unwrap().as_str().unwrap())),
            );
        }
    }
    all.extend(cards.into_iter().map(|card| Step::new("card", card)));
    all
}

#[test]
fn nothing_on_the_table_goes_unexplained() {
    let plain = Setup::default();
    for setup in [plain, Setup { troops_only: true, ..plain }, Setup { last_chance: true, open_fronts: true, ..plain }]
    {
        nothing_goes_unexplained::<BattleLine>(&setup, 20, shown);
    }
}

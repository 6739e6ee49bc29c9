//! Everything that is said can be said, in every language, and nothing is translated for nothing.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::common::*;
use sandtable_core::{Chance, Fast, Game, Language, OptionValues, Phrasebook, Step, Text, Unheard};
use sandtable_dday_dice::{Action, Award, DDayDice, Die, Face, Item, Resource, Specialist, Vehicle};

/// The messages of a Fluent file, each with the arguments it uses.
fn messages(source: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut current = String::new();
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        if line.starts_with(|first: char| first.is_ascii_alphabetic()) {
            current = line.split(' ').next().unwrap().to_owned();
            assert!(found.insert(current.clone(), BTreeSet::new()).is_none(), "{current} twice");
        }
        let arguments = line.split('$').skip(1).map(|rest| {
            rest.chars().take_while(|letter| letter.is_ascii_alphanumeric() || *letter == '-').collect::<String>()
        });
        if let Some(used) = found.get_mut(&current) {
            used.extend(arguments);
        }
    }
    found
}

/// Every `"dd-…"` that the sources name.
fn named_in(folder: &Path, into: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            named_in(&path, into);
        } else {
            let source = std::fs::read_to_string(&path).unwrap();
            let literals = source.split('"').filter(|piece| piece.starts_with("dd-") && !piece.contains([' ', '{']));
            into.extend(literals.map(str::to_owned));
        }
    }
}

#[test]
fn every_message_that_is_used_exists_in_every_language_and_the_other_way_round() {
    let mut named = BTreeSet::new();
    named_in(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut named);
    for option in DDayDice::info().options {
        named.insert(format!("option-{}", option.key));
        // Scenarios are said by messages of their own.
        if let OptionValues::Choice(words) = option.values
            && option.key != "scenario"
        {
            named.extend(words.iter().map(|word| format!("option-{}-{word}", option.key)));
        }
    }
    named.extend(DDayDice::info().scenarios.iter().map(|id| format!("scenario-{id}")));
    named.extend(Face::ALL.iter().flat_map(|face| [format!("dd-face-{face}"), format!("dd-bonus-{face}")]));
    named.extend(Die::ALL.iter().map(|die| format!("dd-die-{die}")));
    named.extend(Resource::ALL.iter().map(|resource| format!("dd-resource-{resource}")));
    named.extend(Specialist::all().map(|one| format!("dd-specialist-{one}")));
    named.extend(Item::all().filter(|item| item.copy() == 1).map(|one| format!("dd-item-{one}")));
    named.extend(Vehicle::all().map(|one| format!("dd-vehicle-{one}")));
    named.extend(Award::all().map(|one| format!("dd-award-{one}")));
    assert!(named.len() > 250);
    let english = messages(DDayDice::info().messages.en);
    for language in Language::ALL {
        let source = DDayDice::info().messages.source(language);
        let written = messages(source);
        let ids: BTreeSet<String> = written.keys().cloned().collect();
        assert_eq!(ids, named, "{language:?}");
        assert_eq!(written, english, "{language:?} uses the same arguments");
        assert_eq!(source.matches("    .help = ").count(), DDayDice::info().options.len(), "{language:?}");
    }
}

/// The prompts, actions, clicks, refusals and events of random play, in all four languages.
#[test]
fn prompts_choices_and_refusals_can_be_said() {
    let books = Language::ALL.map(|language| Phrasebook::new(language, [&DDayDice::info().messages]));
    let mut said = BTreeSet::new();
    let mut say = |text: &Text| {
        if said.insert(text.id.to_string()) {
            for book in &books {
                let line = book.try_say(text).unwrap_or_else(|error| panic!("{:?}: {error:?}", book.language()));
                assert!(!line.is_empty() && !line.contains('{'), "{line}");
            }
        }
    };
    for seed in 0..60 {
        let mut chance = Fast::new(seed);
        let mut game =
            DDayDice::new(&setup(["omaha", "juno", "hoc"][seed as usize % 3], 1 + seed as u8 % 4), &mut chance)
                .unwrap();
        let mut actions: Vec<Action> = Vec::new();
        let mut before: Vec<Action> = Vec::new();
        while let Some(seat) = game.to_act().lowest() {
            for action in &before {
                if let Err(refusal) = game.check(seat, action) {
                    say(&refusal.text);
                }
            }
            actions.clear();
            game.legal(seat, &mut actions);
            let action = actions[chance.below(actions.len() as u32) as usize];
            say(&game.action_text(seat, &action));
            say(&game.prompt(sandtable_core::Viewer::Seat(seat)).text);
            before.push(action);
            game.apply(seat, &action, &mut chance, &mut Unheard);
        }
        say(&game.prompt(sandtable_core::Viewer::Public).text);
    }
    assert!(said.len() > 70, "{}", said.len());
}

#[test]
fn things_are_called_by_their_names() {
    let english = Phrasebook::new(Language::En, [&DDayDice::info().messages]);
    let hungarian = Phrasebook::new(Language::Hu, [&DDayDice::info().messages]);
    let label = |click: &str| DDayDice::step_text(&Step::try_from(click.to_owned()).unwrap());
    assert_eq!(english.say(&label("die:r1")), "red die 1");
    assert_eq!(english.say(&label("card:flak-vest-2")), "Flak Vest (2)");
    assert_eq!(hungarian.say(&label("specialist:medic")), "Szanitéc");
    assert_eq!(english.say(&label("sector:bunker")), "Bunker");
    assert_eq!(english.say(&label("hat:red")), "hat:red");
}

//! Everything that is said can be said, in every language, and nothing is translated for nothing.

use std::collections::BTreeSet;
use std::path::Path;

use crate::common::*;
use sandtable_core::battery::every_message_is_there;
use sandtable_core::{Chance, Fast, Language, Phrasebook, Rules, Step, Text, Unheard, Words};
use sandtable_dday_dice::{Action, Award, DDayDice, Die, Face, Item, Nation, Resource, Setup, Specialist, Vehicle};

#[test]
fn every_message_that_is_used_exists_in_every_language_and_the_other_way_round() {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut cards = Vec::new();
    cards.extend(Face::ALL.iter().flat_map(|face| [format!("dd-face-{face}"), format!("dd-bonus-{face}")]));
    cards.extend(Die::ALL.iter().map(|die| format!("dd-die-{die}")));
    cards.extend(Resource::ALL.iter().map(|resource| format!("dd-resource-{resource}")));
    cards.extend(Specialist::all().map(|one| format!("dd-specialist-{one}")));
    cards.extend(Item::all().filter(|item| item.copy() == 1).map(|one| format!("dd-item-{one}")));
    cards.extend(Vehicle::all().map(|one| format!("dd-vehicle-{one}")));
    cards.extend(Award::all().map(|one| format!("dd-award-{one}")));
    let about = |kind: &str, name: &str| format!("dd-about-{kind}-{name}");
    cards.extend(Specialist::all().map(|one| about("specialist", one.name())));
    cards.extend(Item::all().filter(|item| item.copy() == 1).map(|one| about("item", one.name())));
    cards.extend(Vehicle::all().map(|one| about("vehicle", one.name())));
    cards.extend(Award::all().map(|one| about("award", one.name())));
    cards.extend(Face::ALL.iter().map(|face| about("face", face.name())));
    cards.extend(Resource::ALL.iter().map(|resource| about("resource", resource.name())));
    cards.extend(Nation::ALL.iter().map(|nation| format!("dd-nation-{nation}")));
    every_message_is_there::<DDayDice>("dd", &sources, cards);
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
    let game = DDayDice::new(&Setup::default(), &mut Fast::new(1)).unwrap();
    let label = |click: &str| game.step_text(&Step::try_from(click.to_owned()).unwrap());
    assert_eq!(english.say(&label("die:r1")), "red die 1");
    assert_eq!(english.say(&label("card:flak-vest-2")), "Flak Vest (2)");
    assert_eq!(hungarian.say(&label("specialist:medic")), "Szanitéc");
    assert_eq!(english.say(&label("sector:bunker")), "Bunker");
    assert_eq!(english.say(&label("hat:red")), "hat:red");
}

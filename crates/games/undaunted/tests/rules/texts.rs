//! Every text exists in four languages and can be said.

use std::collections::BTreeSet;
use std::path::Path;

use sandtable_core::battery::every_message_is_there;
use sandtable_core::{
    Chance, Chances, Clicks, Fast, Heard, Language, Phrasebook, Rules, Step, Text, Viewer, Views, Words,
};
use sandtable_undaunted::{Action, Astray, Deed, Kind, Setup, Undaunted, UnitId, Walk};

#[test]
fn every_message_that_is_used_exists_in_every_language_and_the_other_way_round() {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    every_message_is_there::<Undaunted>("un", &sources, []);
}

#[test]
fn no_language_repeats_long_english_lines() {
    let english: BTreeSet<&str> = Undaunted::info().messages.source(Language::En).lines().collect();
    for language in Language::ALL.into_iter().filter(|language| *language != Language::En) {
        let lines = Undaunted::info().messages.source(language).lines();
        let same: Vec<_> =
            lines.filter(|line| line.contains(" = ") && line.len() > 40 && english.contains(line)).collect();
        assert!(same.is_empty(), "{language:?} is translated: {same:?}");
    }
}

/// Prompts, actions, clicks, events, odds and refusals of random play, in all four languages.
#[test]
fn everything_of_random_play_can_be_said() {
    let books = Language::ALL.map(|language| Phrasebook::new(language, [&Undaunted::info().messages]));
    let mut said: BTreeSet<String> = BTreeSet::new();
    let mut say = |text: &Text| {
        for book in &books {
            let sentence = book.try_say(text).unwrap_or_else(|error| panic!("{:?}: {error:?}", book.language()));
            assert!(!sentence.is_empty() && !sentence.contains('{'), "{sentence}");
        }
        said.insert(text.id.to_string());
    };
    for number in 1..=12 {
        let mut chance = Fast::new(u64::from(number));
        let setup = Setup { round_limit: 12, ..Setup::printed(number) };
        let mut game = Undaunted::new(&setup, &mut chance).unwrap();
        let mut actions = Vec::new();
        while let Some(seat) = game.to_act().lowest() {
            let tiles: Vec<_> = game.mission().map.tiles.iter().map(|placed| placed.tile).collect();
            let any = tiles[chance.below(tiles.len() as u32) as usize];
            let unit = UnitId::all().nth(chance.below(22) as usize).unwrap();
            for card in Kind::all() {
                for deed in [
                    Deed::Move(Walk::One(any)),
                    Deed::Move(Walk::Two(any, any)),
                    Deed::Scout(Walk::Stay),
                    Deed::Guide(unit, Walk::One(any)),
                    Deed::Bolster(card),
                    Deed::Inspire(card),
                    Deed::Command(3),
                    Deed::Control,
                    Deed::Recon,
                    Deed::Target(any),
                    Deed::Attack(unit),
                    Deed::Blast(unit),
                    Deed::Rally,
                    Deed::Hunker,
                ] {
                    if let Err(refusal) = game.check(seat, &Action::Play { card, deed }) {
                        say(&refusal.text);
                    }
                }
                for action in [
                    Action::Initiative(card),
                    Action::BolsterMore(card),
                    Action::BlastNext(unit),
                    Action::Done,
                    Action::Astray(Astray::TheirCard(card)),
                    Action::Astray(Astray::TheirSupply(card)),
                    Action::Astray(Astray::TheirPlay(card)),
                    Action::Astray(Astray::InspireMore(card)),
                ] {
                    if let Err(refusal) = game.check(seat, &action) {
                        say(&refusal.text);
                    }
                }
            }
            actions.clear();
            game.legal(seat, &mut actions);
            let action = actions[chance.below(actions.len() as u32) as usize];
            say(&game.action_text(seat, &action));
            game.path(seat, &action).0.iter().for_each(|step| say(&game.step_text(step)));
            game.odds(seat, &action).into_iter().flat_map(|odds| odds.0).for_each(|line| say(&line.label));
            for viewer in Viewer::every(2) {
                say(&game.prompt(viewer).text);
            }
            let mut heard = Heard::default();
            game.apply(seat, &action, &mut chance, &mut heard);
            for event in &heard.events {
                for viewer in Viewer::every(2) {
                    let told = Undaunted::event_for(event, viewer).unwrap();
                    say(&game.event_text(&told, viewer));
                }
            }
        }
        say(&game.prompt(Viewer::Public).text);
    }
    assert!(said.len() > 120, "{}", said.len());
}

#[test]
fn things_are_called_by_their_names() {
    let english = Phrasebook::new(Language::En, [&Undaunted::info().messages]);
    let turkish = Phrasebook::new(Language::Tr, [&Undaunted::info().messages]);
    let game = Undaunted::new(&Setup::default(), &mut Fast::new(1)).unwrap();
    let label = |click: &str| game.step_text(&Step::try_from(click.to_owned()).unwrap());
    assert_eq!(english.say(&label("card:us-rifle-a")), "Rifleman A");
    assert_eq!(turkish.say(&label("card:us-rifle-a")), "Piyade Eri A");
    assert_eq!(english.say(&label("unit:ge-gunner-b")), "German Machine Gunners B");
    assert_eq!(english.say(&label("tile:17b")), "Tile 17B");
    assert_eq!(english.say(&label("action:hunker")), "Hunker down");
    assert_eq!(english.say(&label("count:2")), "2 cards");
    assert_eq!(english.say(&label("hat:red")), "hat:red");
}

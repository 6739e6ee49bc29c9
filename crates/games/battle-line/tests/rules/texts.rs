//! Everything that is said can be said, in every language, and nothing is translated for nothing.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use sandtable_battle_line::{Action, BattleLine, Card, Deck, Flag, Setup};
use sandtable_core::{Chance, Fast, Game, Language, OptionValues, Phrasebook, Seat, Step, Text, Unheard};

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

/// Every `"bl-…"` that the sources name.
fn named_in(folder: &Path, into: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            named_in(&path, into);
        } else {
            let source = std::fs::read_to_string(&path).unwrap();
            let literals = source.split('"').filter(|piece| piece.starts_with("bl-") && !piece.contains(' '));
            into.extend(literals.map(str::to_owned));
        }
    }
}

#[test]
fn every_message_that_is_used_exists_in_every_language_and_the_other_way_round() {
    let mut named = BTreeSet::new();
    named_in(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut named);
    for option in BattleLine::info().options {
        named.insert(format!("option-{}", option.key));
        if let OptionValues::Choice(words) = option.values {
            named.extend(words.iter().map(|word| format!("option-{}-{word}", option.key)));
        }
    }
    assert!(named.len() > 100);
    let english = messages(BattleLine::info().messages.en);
    for language in Language::ALL {
        let source = BattleLine::info().messages.source(language);
        let written = messages(source);
        let ids: BTreeSet<String> = written.keys().cloned().collect();
        assert_eq!(ids, named, "{language:?}");
        assert_eq!(written, english, "{language:?} uses the same arguments");
        assert_eq!(source.matches("    .help = ").count(), BattleLine::info().options.len(), "{language:?}");
    }
}

/// The prompts, actions, clicks and refusals of random play, in all four languages.
#[test]
fn prompts_choices_and_refusals_can_be_said() {
    let books = Language::ALL.map(|language| Phrasebook::new(language, [&BattleLine::info().messages]));
    let say = |text: &Text| {
        for book in &books {
            let said = book.try_say(text).unwrap_or_else(|error| panic!("{:?}: {error:?}", book.language()));
            assert!(!said.is_empty() && !said.contains('{'), "{said}");
        }
    };
    let mut refusals = BTreeSet::new();
    let plain = Setup::default();
    for (seed, setup) in [
        plain,
        Setup { last_chance: true, fixed_ground: true, ..plain },
        Setup { open_fronts: true, ..plain },
        Setup { troops_only: true, ..plain },
    ]
    .into_iter()
    .cycle()
    .take(24)
    .enumerate()
    {
        let mut chance = Fast::new(seed as u64);
        let mut game = BattleLine::new(&setup, &mut chance).unwrap();
        let mut actions = Vec::new();
        while let Some(seat) = game.to_act().lowest() {
            for card in Card::all() {
                let at = Flag::number(chance.below(9) as u8 + 1).unwrap();
                let to = Some(at);
                for action in [
                    Action::Place { card, flag: at },
                    Action::Redeploy { card, to },
                    Action::Deserter { card },
                    Action::Traitor { card, to },
                    Action::Scout,
                    Action::Back(card),
                    Action::Draw(Deck::Tactics),
                    Action::Claim(at),
                    Action::Pass,
                    Action::Done,
                ] {
                    if let Err(refusal) = game.check(seat, &action)
                        && refusals.insert((refusal.rule, refusal.text.id.clone()))
                    {
                        say(&refusal.text);
                    }
                }
            }
            actions.clear();
            game.legal(seat, &mut actions);
            let action = actions[chance.below(actions.len() as u32) as usize];
            say(&game.action_text(seat, &action));
            game.apply(seat, &action, &mut chance, &mut Unheard);
        }
    }
    assert!(refusals.len() > 25, "{refusals:?}");
}

#[test]
fn things_are_called_by_their_names() {
    let english = Phrasebook::new(Language::En, [&BattleLine::info().messages]);
    let turkish = Phrasebook::new(Language::Tr, [&BattleLine::info().messages]);
    let label = |click: &str| BattleLine::step_text(&Step::try_from(click.to_owned()).unwrap());
    assert_eq!(english.say(&label("card:red-7")), "red 7");
    assert_eq!(turkish.say(&label("card:red-7")), "kırmızı 7");
    assert_eq!(english.say(&label("flag:3")), "Flag 3");
    assert_eq!(english.say(&label("deck:tactics")), "tactics deck");
    assert_eq!(english.say(&label("hat:red")), "hat:red");
    let game = crate::common::position().hand(crate::common::YOU, "R7").game();
    let action = "red-7 @3".parse().unwrap();
    assert_eq!(english.say(&game.action_text(Seat(0), &action)), "Play red 7 at flag 3");
    let refusal = game.check(Seat(0), &"red-8 @3".parse().unwrap()).unwrap_err();
    assert_eq!(english.say(&refusal.text), "red 8 is not in your hand.");
}

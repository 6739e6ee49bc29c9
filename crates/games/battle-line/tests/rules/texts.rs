//! Everything that is said can be said, in every language, and nothing is translated for nothing.

use std::collections::BTreeSet;
use std::path::Path;

use sandtable_battle_line::{Action, BattleLine, Card, Deck, Flag, Setup};
use sandtable_core::battery::every_message_is_there;
use sandtable_core::{Chance, Fast, Language, Phrasebook, Rules, Seat, Step, Text, Unheard, Words};

#[test]
fn every_message_that_is_used_exists_in_every_language_and_the_other_way_round() {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    every_message_is_there::<BattleLine>("bl", &sources, []);
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
    let game = crate::common::position().hand(crate::common::YOU, "R7").game();
    let label = |click: &str| game.step_text(&Step::try_from(click.to_owned()).unwrap());
    assert_eq!(english.say(&label("card:red-7")), "red 7");
    assert_eq!(turkish.say(&label("card:red-7")), "kırmızı 7");
    assert_eq!(english.say(&label("flag:3")), "Flag 3");
    assert_eq!(english.say(&label("deck:tactics")), "tactics deck");
    assert_eq!(english.say(&label("hat:red")), "hat:red");
    let action = "red-7 @3".parse().unwrap();
    assert_eq!(english.say(&game.action_text(Seat(0), &action)), "Play red 7 at flag 3");
    let refusal = game.check(Seat(0), &"red-8 @3".parse().unwrap()).unwrap_err();
    assert_eq!(english.say(&refusal.text), "red 8 is not in your hand.");
}

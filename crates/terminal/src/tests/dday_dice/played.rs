//! D-Day Dice itself, played by keys.

use ratatui::crossterm::event::KeyCode;
use sandtable_core::{Fast, Language, Registry, Seed};
use sandtable_dday_dice::DDayDice;
use serde_json::json;

use crate::tests::played::play;
use crate::tests::{Rig, bot, options, person};
use crate::{PlayOptions, Start};

fn on(map: &str, seats: usize, size: (u16, u16), language: Language) -> Rig {
    let setup = json!({"map": map, "seats": seats});
    let start = Start::New { game: "dday-dice".to_owned(), setup, seed: Seed::from_text(map) };
    let players = std::iter::once(person("Ada")).chain(std::iter::repeat_with(bot)).take(seats).collect();
    let registry = Registry::new().with::<DDayDice>();
    Rig::new(PlayOptions { registry, language, ..options(start, players) }, size)
}

#[test]
fn every_map_shows_everything_that_may_be_chosen() {
    let maps = ["tiger", "omaha", "utah", "gold", "juno", "sword", "hoc", "merville", "pegasus"];
    for (place, map) in maps.into_iter().enumerate() {
        let language = Language::ALL[place % 4];
        let mut rig = on(map, 1 + place % 4, (80, 24), language);
        play(&mut rig, 60, &mut Fast::new(place as u64));
    }
}

#[test]
fn a_whole_game_alone_by_keys() {
    let mut rig = on("tiger", 1, (80, 24), Language::En);
    play(&mut rig, 5_000, &mut Fast::new(1));
    assert!(rig.screen().contains("The match is over"), "{}", rig.screen());
}

#[test]
fn the_odds_of_a_lock_stand_near_the_prompt() {
    let mut rig = on("omaha", 1, (120, 36), Language::En);
    // The pool is filled first, then two dice are locked.
    for _ in 0..20 {
        if rig.screen().lines().nth(2).is_some_and(|line| line.contains(['%', '⌀'])) {
            rig.type_in("w");
            assert!(rig.screen().contains("What may come of it"), "{}", rig.screen());
            return;
        }
        rig.press(KeyCode::Enter);
    }
    panic!("no odds on\n{}", rig.screen());
}

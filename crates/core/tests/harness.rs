//! What the tests and benches of every game are made of: golden records, random play, counted allocations.

use std::path::PathBuf;

use crate::toy::{self, Setup, Toy};
use sandtable_core::battery::{RandomPlay, allocates_nothing, golden_records, random_game, random_positions};
use sandtable_core::{Chosen, Fast, Match, Registry, Rules, Seed};

type Sound = Toy<{ toy::SOUND }>;

/// A folder of its own with one record, a game of passes, changed as told.
fn folder(name: &str, change: impl FnOnce(String) -> String) -> PathBuf {
    let registry = Registry::new().with::<Sound>();
    let kind = registry.find("toy").unwrap();
    let mut play = Match::start(kind, &serde_json::json!({"short": true}), Seed::from_text("golden")).unwrap();
    while let Some(seat) = play.game().to_act().lowest() {
        play.act(seat, &Chosen::Notation("pass".into())).unwrap();
    }
    let folder = std::env::temp_dir().join(format!("sandtable-golden-{}-{name}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("one.record"), change(play.record().to_string())).unwrap();
    folder
}

#[test]
fn golden_records_are_replayed_and_counted() {
    let folder = folder("good", |text| text);
    assert_eq!(golden_records::<Sound>(&folder), 1);
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_golden_record_that_replays_otherwise_is_named() {
    let folder = folder("bad", |text| text.replace("1 0 pass", "1 0 roll"));
    let found = std::panic::catch_unwind(|| golden_records::<Sound>(&folder));
    std::fs::remove_dir_all(&folder).unwrap();
    let sentence = found.expect_err("another game").downcast_ref::<String>().cloned().unwrap();
    assert!(sentence.contains("one.record: "), "{sentence}");
}

#[test]
fn random_play_is_the_same_again() {
    let mut play = RandomPlay::<Sound>::new(Setup::default(), 5);
    assert!(play.actions() >= 5 * 14);
    assert_eq!(play.again(), play.actions());
    let positions = random_positions::<Sound>(&[Setup::default()], 5, 1);
    assert_eq!(positions.len() as u64, play.actions());
    assert!(positions.iter().all(|game| !game.to_act().is_empty()));
    assert!(random_game::<Sound>(&Setup::default(), &mut Fast::new(1), |_| {}).outcome().is_some());
}

#[test]
fn a_game_that_allocates_is_found() {
    let setups = [Setup { short: true }];
    let played = allocates_nothing::<Sound>(&setups, 2, |play| {
        play();
        0
    });
    assert!(played >= 2 * 7);
    let found = std::panic::catch_unwind(|| {
        allocates_nothing::<Sound>(&[Setup { short: true }], 1, |play| {
            play();
            3
        })
    });
    let sentence = found.expect_err("three allocations").downcast_ref::<String>().cloned().unwrap();
    assert!(sentence.contains("allocated 3 times"), "{sentence}");
}

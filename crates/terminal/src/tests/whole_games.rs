//! Whole games by the keyboard alone, in every option set.

use ratatui::crossterm::event::KeyCode;
use sandtable_core::{Chance as _, Fast, Match};
use serde_json::{Value, json};

use super::{Rig, bot, person, registry};

/// Plays by keys: Tab a few times, Enter, until the match is over.
pub(super) fn play_out(rig: &mut Rig, chance: &mut Fast) {
    // Every key is a step of a legal path: a match has a few hundred actions of at most three.
    for _ in 0..20_000 {
        rig.wait();
        if rig.table.record().outcome.is_some() {
            return;
        }
        for _ in 0..chance.below(12) {
            rig.press(KeyCode::Tab);
        }
        rig.press(KeyCode::Enter);
    }
    panic!("no end in sight:\n{}", rig.screen());
}

fn by_keys(setup: Value, seed: u64) {
    let mut rig = Rig::start(setup, vec![person("Ada"), bot()], (80, 24));
    play_out(&mut rig, &mut Fast::new(seed));
    assert!(rig.screen().contains("The match is over"), "{}", rig.screen());
    let record = rig.table.record();
    let replayed = Match::replay(&record, &registry()).unwrap();
    assert_eq!(replayed.outcome(), record.outcome);
    assert_eq!(crate::read_record(&rig.file).unwrap(), record);
}

#[test]
fn every_option_set_is_played_to_the_end_by_keys() {
    for set in 0..16u32 {
        let on = |bit: u32| set & (1 << bit) != 0;
        by_keys(
            json!({"last-chance": on(0), "open-fronts": on(1), "troops-only": on(2), "fixed-ground": on(3)}),
            u64::from(set),
        );
    }
}

#[test]
fn a_match_of_several_games_is_played_to_the_end_by_keys() {
    by_keys(json!({"games": 3}), 1);
    by_keys(json!({"points": 6, "starter": "seat-1"}), 2);
}

#[test]
fn bots_play_while_nobody_sits_at_the_keyboard() {
    let mut rig = Rig::start(Value::Null, vec![bot(), bot()], (80, 24));
    rig.wait();
    assert!(rig.table.record().outcome.is_some());
}

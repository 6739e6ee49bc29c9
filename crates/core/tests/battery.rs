//! The battery passes a sound game and finds each of twelve ways to be unsound.

use crate::toy::{self, Setup, Toy, census, universe};
use sandtable_core::battery::Battery;

fn run<const FAULT: u8>() {
    Battery::<Toy<FAULT>> { setups: vec![Setup::default(), Setup { short: true }], games: 30, universe, census }.run();
}

/// What the battery says of a broken game.
fn finding<const FAULT: u8>() -> String {
    let panic = std::panic::catch_unwind(run::<FAULT>).expect_err("the fault must be found");
    panic.downcast_ref::<String>().cloned().expect("a sentence")
}

#[test]
fn a_sound_game_passes() {
    run::<{ toy::SOUND }>();
}

#[test]
fn a_leaking_view_is_found() {
    assert!(finding::<{ toy::VIEW_LEAKS }>().starts_with("view law"));
}

#[test]
fn a_choice_that_check_refuses_is_found() {
    assert!(finding::<{ toy::LEGAL_OFFERS_TOO_MUCH }>().contains("check refuses it"));
}

#[test]
fn a_choice_that_legal_forgets_is_found() {
    assert!(finding::<{ toy::CHECK_ALLOWS_TOO_MUCH }>().contains("legal says false, check says Ok"));
}

#[test]
fn a_revelation_that_could_be_undone_is_found() {
    assert!(finding::<{ toy::DRAW_IS_NOT_REPORTED }>().starts_with("undo law"));
}

#[test]
fn a_leaking_event_is_found() {
    assert!(finding::<{ toy::EVENT_LEAKS }>().starts_with("event law"));
}

#[test]
fn a_vanishing_card_is_found() {
    assert!(finding::<{ toy::CARDS_VANISH }>().starts_with("not conserved"));
}

#[test]
fn a_game_without_end_is_found() {
    assert!(finding::<{ toy::NEVER_ENDS }>().contains("its declared bound"));
}

#[test]
fn a_save_that_forgets_is_found() {
    assert!(finding::<{ toy::SAVE_FORGETS }>().contains("save and load changed the state"));
}

#[test]
fn a_world_that_depends_on_the_truth_is_found() {
    assert!(finding::<{ toy::DEALS_THE_TRUTH }>().starts_with("determinize law"));
}

#[test]
fn a_path_that_begins_another_is_found() {
    assert!(finding::<{ toy::PATHS_NEST }>().contains("is the beginning of"));
}

#[test]
fn a_missing_text_is_found() {
    assert!(finding::<{ toy::TEXT_IS_MISSING }>().contains("no message toy-nothing"));
}

#[test]
fn a_finding_brings_the_game_so_far() {
    assert!(finding::<{ toy::CARDS_VANISH }>().contains("sandtable record 1\ngame: toy\n"));
}

#[test]
fn a_story_that_contradicts_the_result_is_found() {
    assert!(finding::<{ toy::STORY_CONTRADICTS }>().starts_with("story law"));
}

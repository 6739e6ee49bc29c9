//! Whole screens, kept as text beside this file. Run with `INSTA_UPDATE=always` to keep new ones, and look at them.

use insta::assert_snapshot;
use ratatui::crossterm::event::KeyCode;
use sandtable_core::{Language, Seed};
use serde_json::json;

use super::pictures::middle_game;
use super::{Rig, bot, options, person, resume};
use crate::{Colour, Start};

#[test]
fn the_middle_of_a_game_at_80_by_24() {
    assert_snapshot!(Rig::position(middle_game(), (80, 24)).screen());
}

#[test]
fn the_middle_of_a_game_at_120_by_40() {
    assert_snapshot!(Rig::position(middle_game(), (120, 40)).screen());
}

#[test]
fn a_tall_narrow_window_gives_the_log_the_rows() {
    assert_snapshot!(Rig::position(middle_game(), (80, 40)).screen());
}

#[test]
fn a_card_taken_up_shows_where_it_may_go() {
    let mut rig = Rig::position(middle_game(), (80, 24));
    rig.type_in("y");
    rig.press(KeyCode::Enter);
    assert_snapshot!(rig.screen());
}

#[test]
fn traitor_lights_up_the_troops_of_the_other_side() {
    let mut rig = Rig::position(middle_game(), (80, 24));
    rig.type_in("t");
    rig.press(KeyCode::Enter);
    assert_snapshot!(rig.screen());
}

#[test]
fn claimable_flags_are_marked() {
    let position = json!({
        "turn": 0, "step": "claim",
        "flags": [
            {"flag": 3, "sides": [["red-8", "red-9", "red-10"], ["blue-1"]]},
            {"flag": 6, "sides": [["green-2", "yellow-2", "red-2"], ["blue-9", "orange-4"]]}
        ],
        "hands": [["red-1"], ["red-4"]]
    });
    assert_snapshot!(Rig::position(position, (80, 24)).screen());
}

#[test]
fn without_colours_letters_and_emblems_say_the_same() {
    let options =
        crate::PlayOptions { colour: Colour::None, ..options(resume(middle_game()), vec![person("Ada"), bot()]) };
    let mut plain = Rig::new(options, (80, 24));
    let mut coloured = Rig::position(middle_game(), (80, 24));
    assert_eq!(plain.screen(), coloured.screen());
    let buffer = plain.draw();
    let painted = buffer
        .content()
        .iter()
        .find(|cell| cell.fg != ratatui::style::Color::Reset || cell.bg != ratatui::style::Color::Reset);
    assert_eq!(painted, None);
}

#[test]
fn a_window_that_is_too_small_says_so() {
    let mut rig = Rig::position(middle_game(), (70, 20));
    assert!(rig.screen().contains("The table needs 80×24"), "{}", rig.screen());
}

#[test]
fn a_long_reason_takes_the_rows_it_needs() {
    let mut position = middle_game();
    position["hands"][0][6] = json!("leader-eagle");
    position["flags"][2]["sides"][0] = json!(["yellow-10"]);
    position["discards"] = json!(["yellow-6", "leader-lion"]);
    position["leaders-played"] = json!([1, 0]);
    position["tactics-played"] = json!([3, 3]);
    let mut rig = Rig::position(position, (80, 24));
    // Of the tactics cards in sight the Leader in the hand comes first.
    rig.type_in("tw");
    let screen = rig.screen();
    assert!(screen.contains("You have played a Leader in this game") && screen.contains("BL-10.4"), "{screen}");
}

#[test]
fn help_lists_the_keys() {
    let mut rig = Rig::position(middle_game(), (80, 40));
    rig.type_in("?");
    assert_snapshot!(rig.screen());
}

#[test]
fn the_list_of_actions_is_searched_by_typing() {
    let mut rig = Rig::position(middle_game(), (80, 24));
    rig.type_in("agreen 9");
    assert_snapshot!(rig.screen());
}

#[test]
fn the_position_is_told_in_words() {
    let mut rig = Rig::position(middle_game(), (90, 60));
    rig.type_in("d");
    assert_snapshot!(rig.screen());
}

#[test]
fn the_result_lies_over_the_table() {
    let mut rig = Rig::position(middle_game(), (80, 24));
    rig.type_in("Ry");
    let file = rig.file.display().to_string();
    let screen = rig.screen();
    assert!(screen.contains("Winner: bot random"), "{screen}");
    assert!(screen.contains("n rematch · v replay"), "{screen}");
    let saved = screen.lines().skip_while(|line| !line.contains("Saved in")).take(2).collect::<String>();
    let letters = |text: &str| text.chars().filter(|c| c.is_alphanumeric()).collect::<String>();
    assert!(letters(&saved).contains(&letters(file.rsplit('/').next().unwrap_or_default())), "{saved}");
}

#[test]
fn every_language_fits_the_smallest_window() {
    for language in Language::ALL {
        let start =
            Start::New { game: "battle-line".into(), setup: json!({"starter": "seat-0"}), seed: Seed::from_text("1") };
        let options = crate::PlayOptions { language, ..options(start, vec![person(""), bot()]) };
        let mut rig = Rig::new(options, (80, 24));
        let screen = rig.screen();
        assert!(!screen.contains("ui-") && !screen.contains("bl-"), "{screen}");
        let last = screen.lines().last().unwrap_or_default();
        assert!(last.contains("? ") && last.contains("q "), "{last}");
    }
}

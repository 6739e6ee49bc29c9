//! What keys and mouse do at the table.

use ratatui::crossterm::event::{KeyCode, MouseButton, MouseEventKind};
use sandtable_core::{Entry, Seat, Unseen};
use serde_json::json;

use super::pictures::middle_game;
use super::{Rig, bot, person};
use crate::terminal::Screen as _;

/// Where a text is on the screen.
pub(super) fn find(rig: &mut Rig, text: &str) -> (u16, u16) {
    let screen = rig.screen();
    for (row, line) in screen.lines().enumerate() {
        if let Some(at) = line.find(text) {
            return (line[..at].chars().count() as u16, row as u16);
        }
    }
    panic!("no {text} on\n{screen}");
}

pub(super) fn click(rig: &mut Rig, (column, row): (u16, u16)) {
    rig.mouse(MouseEventKind::Down(MouseButton::Left), column, row);
}

#[test]
fn two_clicks_play_a_card() {
    let mut rig = Rig::position(middle_game(), (80, 24));
    let card = find(&mut rig, "★Y9");
    click(&mut rig, card);
    let flag = find(&mut rig, "⚑7");
    click(&mut rig, flag);
    assert_eq!(rig.table.record().entries, [Entry::Action(Seat(0), "yellow-9 @7".to_owned())]);
}

#[test]
fn the_own_side_of_a_flag_stands_for_the_flag() {
    let mut rig = Rig::position(middle_game(), (80, 24));
    let card = find(&mut rig, "★Y9");
    click(&mut rig, card);
    // The orange 1 at flag 7 itself cannot be chosen, the flag it lies at can.
    let own_card = find(&mut rig, "●O1");
    click(&mut rig, own_card);
    assert_eq!(rig.table.record().entries, [Entry::Action(Seat(0), "yellow-9 @7".to_owned())]);
}

#[test]
fn a_digit_points_at_a_flag_and_a_letter_at_a_colour() {
    let mut rig = Rig::position(middle_game(), (80, 24));
    rig.type_in("b");
    assert!(rig.screen().contains("› blue"), "{}", rig.screen());
    rig.type_in("y");
    rig.press(KeyCode::Enter);
    rig.type_in("9");
    assert_eq!(rig.table.record().entries, [Entry::Action(Seat(0), "yellow-9 @9".to_owned())]);
}

#[test]
fn escape_takes_a_click_back() {
    let mut rig = Rig::position(middle_game(), (80, 24));
    rig.type_in("y");
    rig.press(KeyCode::Enter);
    assert!(rig.screen().contains("┄"), "places are shown");
    rig.press(KeyCode::Esc);
    assert!(!rig.screen().contains("┄"), "{}", rig.screen());
    assert!(rig.table.record().entries.is_empty());
}

#[test]
fn undo_leaves_no_trace_until_a_card_is_drawn() {
    let mut rig = Rig::position(middle_game(), (80, 24));
    rig.type_in("y");
    rig.press(KeyCode::Enter);
    rig.type_in("9");
    rig.type_in("u");
    assert!(rig.table.record().entries.is_empty());
    assert!(rig.screen().contains("Taken back."));
}

#[test]
fn against_bots_more_is_taken_back_when_asked_twice_and_the_record_says_so() {
    let mut rig = Rig::position(middle_game(), (80, 24));
    rig.type_in("y");
    rig.press(KeyCode::Enter);
    rig.type_in("9");
    // Draw; the bot answers; it is our turn again.
    rig.press(KeyCode::Enter);
    rig.wait();
    let played = rig.table.record().entries.len();
    rig.type_in("u");
    assert!(rig.screen().contains("Take back?"), "{}", rig.screen());
    rig.type_in("n");
    assert_eq!(rig.table.record().entries.len(), played);
    rig.type_in("uy");
    assert_eq!(rig.table.record().entries.last(), Some(&Entry::TakeBack(Seat(0), 1, Unseen::Anew)));
    assert!(rig.screen().contains("Draw a card"), "{}", rig.screen());
    // A second time goes one decision further back, not to the same place.
    rig.type_in("uy");
    assert_eq!(rig.table.record().entries.last(), Some(&Entry::TakeBack(Seat(0), 0, Unseen::Anew)));
}

#[test]
fn pointing_at_what_cannot_be_chosen_says_why() {
    let mut rig = Rig::position(middle_game(), (80, 24));
    rig.type_in("1");
    assert!(rig.screen().contains("✗"), "{}", rig.screen());
    assert!(rig.screen().contains("BL-"), "{}", rig.screen());
    assert!(rig.table.record().entries.is_empty());
}

#[test]
fn the_cursor_follows_the_arrow_keys_and_the_mouse() {
    let mut rig = Rig::position(middle_game(), (80, 24));
    rig.type_in("y");
    rig.press(KeyCode::Right);
    assert!(rig.screen().contains("› green 7"), "{}", rig.screen());
    rig.press(KeyCode::Char('h'));
    assert!(rig.screen().contains("› yellow 9"), "{}", rig.screen());
    let fog = find(&mut rig, "░Fog");
    rig.mouse(MouseEventKind::Moved, fog.0 + 1, fog.1);
    assert!(rig.screen().contains("› Fog"), "{}", rig.screen());
}

#[test]
fn s_sorts_the_hand_by_value() {
    let mut rig = Rig::position(middle_game(), (80, 24));
    let hand = |rig: &mut Rig| rig.screen().lines().nth(18).unwrap_or_default().to_owned();
    assert!(hand(&mut rig).find("▲R8") < hand(&mut rig).find("♛P3"));
    rig.type_in("s");
    assert!(hand(&mut rig).find("▲R8") > hand(&mut rig).find("♛P3"));
}

#[test]
fn the_wheel_scrolls_the_log() {
    let mut rig = Rig::position(middle_game(), (80, 24));
    rig.type_in("y");
    rig.press(KeyCode::Enter);
    rig.type_in("9");
    rig.press(KeyCode::Enter);
    rig.wait();
    rig.press(KeyCode::Esc);
    let before = rig.screen();
    rig.mouse(MouseEventKind::ScrollUp, 10, 21);
    assert_ne!(rig.screen(), before);
    rig.mouse(MouseEventKind::ScrollDown, 10, 21);
    assert_eq!(rig.screen(), before);
}

#[test]
fn a_rematch_is_another_match_in_another_file() {
    let mut rig = Rig::start(json!({"starter": "seat-0"}), vec![person("Ada"), bot()], (80, 24));
    let first = rig.table.record();
    rig.type_in("Ryn");
    assert!(matches!(rig.table.leaving(), Some(crate::table::Leaving::Rematch)));
    let other = super::file();
    rig.table.rematch(Some(other.clone())).unwrap();
    let second = rig.table.record();
    assert_ne!(first.seed, second.seed);
    assert_eq!(first.seats, second.seats);
    assert!(second.entries.is_empty() && other.exists());
    std::fs::remove_file(other).unwrap();
}

/// A bot that panics.
struct Broken;

impl crate::Opponent for Broken {
    fn name(&self) -> String {
        "bot broken".to_owned()
    }

    fn choose(&mut self, _: &dyn sandtable_core::AnyGame, _: Seat) -> String {
        panic!("this is what the test is about")
    }
}

#[test]
fn a_bot_that_breaks_down_ends_the_table_with_its_name() {
    let broken = crate::Player::Bot(Box::new(Broken));
    let mut rig = Rig::start(json!({"starter": "seat-1"}), vec![person("Ada"), broken], (80, 24));
    while rig.table.busy() {
        rig.table.tick();
    }
    let Some(crate::table::Leaving::Failed(error)) = rig.table.leaving() else { panic!("the table is left") };
    assert_eq!(error.to_string(), "bot broken broke down while thinking");
}

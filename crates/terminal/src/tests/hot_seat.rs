//! Two people at one keyboard: neither ever sees the other's hand.

use ratatui::crossterm::event::KeyCode;
use sandtable_core::{Chance as _, Fast, Match, Phrasebook, Seat, Step, Viewer};
use serde_json::{Value, json};

use super::{Rig, person, registry};

/// The cards of a hand as the record's position has them.
fn hand(play: &Match, seat: usize) -> Vec<String> {
    strings(&play.game().view(Viewer::All).json()["hands"][seat]["cards"])
}

fn strings(value: &Value) -> Vec<String> {
    value.as_array().into_iter().flatten().filter_map(|card| card.as_str().map(str::to_owned)).collect()
}

/// Every way the screen could name a card: `▲R7`, `▲ R 7`, `R7`, `red 7`, or a tactics card's name.
fn spellings(play: &Match, card: &str) -> Vec<String> {
    let book = Phrasebook::new(sandtable_core::Language::En, [&play.info().messages]);
    let mut names = vec![book.say(&play.game().step_text(&Step::new("card", card)))];
    if let Some((colour, value)) = card.rsplit_once('-').filter(|(_, value)| value.parse::<u8>().is_ok()) {
        let letter = colour[..1].to_uppercase();
        let emblem = ["▲", "●", "★", "♠", "≈", "♛"].into_iter().zip(["R", "O", "Y", "G", "B", "P"]);
        let emblem = emblem.into_iter().find(|(_, known)| *known == letter).map(|(emblem, _)| emblem).unwrap();
        names.push(format!("{letter}{value}"));
        names.push(format!("{emblem} {letter} {value}"));
    }
    names
}

/// Is the text on the screen, and not as the beginning of a longer number?
fn shows(screen: &str, text: &str) -> bool {
    screen.match_indices(text).any(|(at, _)| !screen[at + text.len()..].starts_with(|c: char| c.is_ascii_digit()))
}

fn hides(rig: &mut Rig, from: Seat) {
    let screen = rig.screen();
    let play = Match::replay(&rig.table.record(), &registry()).unwrap();
    let other = from.other();
    let known = strings(&play.game().view(Viewer::Seat(from)).json()["hands"][other.index()]["known"]);
    for card in hand(&play, other.index()).iter().filter(|card| !known.contains(card)) {
        for name in spellings(&play, card) {
            assert!(!shows(&screen, &name), "seat {from} sees {name} of the other hand:\n{screen}");
        }
    }
}

fn is_curtain(rig: &mut Rig) -> bool {
    rig.screen().contains("Pass the keyboard to")
}

fn play_watching(setup: Value, size: (u16, u16)) {
    let mut rig = Rig::start(setup, vec![person("Ada"), person("Bela")], size);
    let mut chance = Fast::new(11);
    let mut curtains = 0;
    let mut at_keyboard: Option<Seat> = None;
    for _ in 0..20_000 {
        if rig.table.record().outcome.is_some() {
            break;
        }
        if is_curtain(&mut rig) && !rig.screen().contains("Log") {
            curtains += 1;
            let screen = rig.screen();
            assert!(!screen.contains(['▲', '●', '★', '♠', '≈', '♛', '⚑']), "{screen}");
            at_keyboard = Some(if screen.contains("to Ada") { Seat(0) } else { Seat(1) });
            rig.press(KeyCode::Enter);
        }
        let seat = at_keyboard.expect("a hot-seat match begins with the curtain");
        hides(&mut rig, seat);
        if rig.screen().contains("While you were away") {
            rig.press(KeyCode::Esc);
            hides(&mut rig, seat);
        }
        if chance.below(8) == 0 {
            // The whole log hides it as well; so do the words, which name unseen troops wherever they are.
            rig.type_in("L");
            hides(&mut rig, seat);
            rig.press(KeyCode::Esc);
            rig.type_in("d");
            assert_eq!(rig.screen().matches("Hand:").count(), 1, "{}", rig.screen());
            rig.press(KeyCode::Esc);
        }
        for _ in 0..chance.below(9) {
            rig.press(KeyCode::Tab);
        }
        rig.press(KeyCode::Enter);
    }
    assert!(rig.table.record().outcome.is_some());
    assert!(curtains > 10, "the curtain fell {curtains} times");
}

#[test]
fn the_other_hand_is_never_on_the_screen() {
    play_watching(json!({}), (80, 24));
}

#[test]
fn nor_in_a_large_window_with_last_chance() {
    play_watching(json!({"last-chance": true}), (140, 45));
}

#[test]
fn a_match_begins_with_the_curtain() {
    let mut rig = Rig::start(json!({"starter": "seat-1"}), vec![person("Ada"), person("Bela")], (80, 24));
    assert!(rig.screen().contains("Pass the keyboard to Bela."), "{}", rig.screen());
    rig.type_in("x1a");
    assert!(rig.screen().contains("Pass the keyboard to Bela."), "only Enter lifts it");
    rig.press(KeyCode::Enter);
    assert!(rig.screen().contains("Play a card"), "{}", rig.screen());
}

#[test]
fn after_the_turn_there_is_a_last_look_and_then_what_the_other_missed() {
    let mut rig = Rig::start(json!({"starter": "seat-0"}), vec![person("Ada"), person("Bela")], (80, 24));
    rig.press(KeyCode::Enter);
    // A card to a flag, then a draw.
    rig.press(KeyCode::Enter);
    rig.type_in("4");
    rig.press(KeyCode::Enter);
    let look = rig.screen();
    assert!(look.contains("Your turn is over") && look.contains("You draw"), "{look}");
    rig.press(KeyCode::Enter);
    assert!(is_curtain(&mut rig));
    rig.press(KeyCode::Enter);
    let missed = rig.screen();
    assert!(missed.contains("While you were away") && missed.contains("at flag 4"), "{missed}");
    assert!(!missed.contains("You draw"), "{missed}");
}

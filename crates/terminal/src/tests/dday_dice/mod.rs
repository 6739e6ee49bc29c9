//! D-Day Dice at the table, drawn from positions of the game.

mod played;

use insta::assert_snapshot;
use ratatui::crossterm::event::KeyCode;
use sandtable_core::{Kind, Language, Match, Registry, Seed};
use sandtable_dday_dice::DDayDice;
use serde_json::Value;

use super::{Rig, bot, options, person};
use crate::{Colour, PlayOptions, Start};

const MOMENTS: [&str; 5] = ["dice", "supply", "move", "fire", "alone"];

/// A moment of the game with Ada to move in the first seat.
fn position(moment: &str) -> PlayOptions {
    let position = match moment {
        "dice" => include_str!("dice.json"),
        "supply" => include_str!("supply.json"),
        "move" => include_str!("move.json"),
        "fire" => include_str!("fire.json"),
        _ => include_str!("alone.json"),
    };
    let position: Value = serde_json::from_str(position).unwrap();
    let play = Match::from_position(&Kind::<DDayDice>::default(), &position, Seed::from_text("terminal")).unwrap();
    let start = Start::Resume { file: std::path::PathBuf::new(), record: Box::new(play.record()) };
    let mut players = vec![person("Ada")];
    if moment != "alone" {
        players.push(bot());
    }
    PlayOptions { registry: Registry::new().with::<DDayDice>(), ..options(start, players) }
}

fn at(moment: &str, size: (u16, u16), language: Language) -> Rig {
    Rig::new(PlayOptions { language, ..position(moment) }, size)
}

#[test]
fn dice_at_80_by_24() {
    assert_snapshot!(at("dice", (80, 24), Language::En).screen());
}

#[test]
fn supply_at_80_by_24() {
    assert_snapshot!(at("supply", (80, 24), Language::En).screen());
}

#[test]
fn supply_at_120_by_36() {
    assert_snapshot!(at("supply", (120, 36), Language::En).screen());
}

#[test]
fn movement_at_80_by_24() {
    assert_snapshot!(at("move", (80, 24), Language::En).screen());
}

#[test]
fn fire_at_120_by_36() {
    assert_snapshot!(at("fire", (120, 36), Language::En).screen());
}

#[test]
fn one_who_plays_alone_has_the_highest_map_at_80_by_24() {
    assert_snapshot!(at("alone", (80, 24), Language::En).screen());
}

#[test]
fn the_position_is_told_in_words() {
    let mut rig = at("move", (90, 90), Language::En);
    rig.type_in("d");
    assert_snapshot!(rig.screen());
}

#[test]
fn a_die_taken_up_shows_what_can_be_done_with_it() {
    let mut rig = at("dice", (80, 24), Language::En);
    let first = rig.table.choosable();
    rig.press(KeyCode::Enter);
    assert_ne!(rig.table.choosable(), first, "{}", rig.screen());
    assert!(rig.screen().contains("[Mark for the re-roll]"), "{}", rig.screen());
}

#[test]
fn everything_that_may_be_chosen_is_in_sight_in_every_language() {
    for moment in MOMENTS {
        for language in Language::ALL {
            for size in [(80, 24), (120, 36)] {
                let mut rig = at(moment, size, language);
                let screen = rig.screen();
                let shown = rig.table.in_sight();
                let missing = rig.table.choosable().into_iter().find(|step| !shown.contains(step));
                assert_eq!(missing, None, "{screen}");
                assert!(!screen.contains("ui-"), "{screen}");
                rig.type_in("d");
                assert!(!rig.screen().contains("ui-"), "{}", rig.screen());
            }
        }
    }
}

#[test]
fn without_colours_the_signs_say_the_same() {
    let mut coloured = at("supply", (80, 24), Language::En);
    let mut plain = Rig::new(PlayOptions { colour: Colour::None, ..position("supply") }, (80, 24));
    assert_eq!(plain.screen(), coloured.screen());
    let painted = plain.draw().content().iter().any(|cell| cell.fg != ratatui::style::Color::Reset);
    assert!(!painted);
}

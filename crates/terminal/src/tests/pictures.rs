//! The picture of the terminal in the documentation is what the terminal shows.

use std::collections::VecDeque;
use std::path::Path;

use ratatui::crossterm::event::KeyCode;
use sandtable_core::{AnyGame, Seat};
use serde_json::{Value, json};

use super::{Rig, options, person, resume, svg};
use crate::{Opponent, Player};

const PICTURES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/pictures");

/// Holds a picture of the documentation to a screen, or draws it anew.
fn hold(name: &str, rig: &mut Rig, title: &str) {
    let (file, drawn) = (Path::new(PICTURES).join(name), svg::svg(rig.draw(), title));
    if std::env::var_os("SANDTABLE_DRAW_PICTURES").is_some() {
        std::fs::create_dir_all(PICTURES).unwrap();
        std::fs::write(&file, &drawn).unwrap();
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(kept == drawn, "run the tests with SANDTABLE_DRAW_PICTURES=1 to draw docs/pictures/{name} anew");
}

/// The middle of a good game: two flags claimed, Fog and Mud on the table, a Leader in the line.
pub(super) fn middle_game() -> Value {
    json!({
        "setup": {"starter": "seat-0"},
        "turn-number": 43,
        "turn": 0,
        "step": "play",
        "flags": [
            {"flag": 1, "sides": [["red-3", "red-4", "red-5"], ["blue-2", "purple-9"]], "claimed-by": 0},
            {"flag": 2, "sides": [["green-8", "purple-8"], ["orange-5", "orange-6"]]},
            {"flag": 3, "sides": [["yellow-10", "leader-lion"], ["blue-9", "blue-10"]], "fog": 1},
            {"flag": 4, "sides": [["purple-1", "purple-2"], ["yellow-1", "green-1", "red-1"]]},
            {"flag": 5, "sides": [["green-5", "green-6"], ["orange-9", "red-10", "horse"]]},
            {"flag": 6, "sides": [["blue-6", "blue-7", "blue-8"], ["red-7", "red-9"]], "mud": 0},
            {"flag": 7, "sides": [["orange-1"], []]},
            {"flag": 8, "sides": [["yellow-4"], ["yellow-7", "purple-7", "red-6"]]},
            {"flag": 9, "sides": [[], ["purple-4"]]}
        ],
        "hands": [
            ["red-8", "orange-8", "yellow-9", "green-7", "green-9", "purple-3", "traitor"],
            ["red-2", "orange-2", "yellow-2", "green-2", "blue-1", "green-10", "shield"]
        ],
        "guile": [["deserter"], ["scout"]],
        "discards": ["yellow-6"]
    })
}

/// A bot that was told what to do.
struct Told(VecDeque<&'static str>);

impl Opponent for Told {
    fn name(&self) -> String {
        "Bela".to_owned()
    }

    fn choose(&mut self, _: &dyn AnyGame, _: Seat) -> String {
        self.0.pop_front().unwrap_or_default().to_owned()
    }
}

#[test]
fn the_picture_in_the_documentation_is_up_to_date() {
    let bela = Player::Bot(Box::new(Told(["green-10 @9", "draw troops"].into())));
    let mut rig = Rig::new(options(resume(middle_game()), vec![person("Ada"), bela]), (120, 36));
    // Ada completes her Wedge at flag 5 and claims it; Bela answers; she takes a card up.
    rig.press(KeyCode::Tab);
    for keys in ["a", "green 7 flag 5", "\n", "5", "t", "\n"] {
        for letter in keys.chars() {
            rig.press(if letter == '\n' { KeyCode::Enter } else { KeyCode::Char(letter) });
        }
    }
    rig.wait();
    rig.type_in("p");
    rig.press(KeyCode::Enter);
    rig.type_in("l");
    hold("terminal.svg", &mut rig, "Battle Line in the terminal");
}

#[test]
fn the_coast_in_the_documentation_is_up_to_date() {
    let mut rig = super::axis_dday::on_the_coast((120, 36));
    hold("terminal-axis-dday.svg", &mut rig, "Axis & Allies: D-Day in the terminal");
}

#[test]
fn the_battlefield_in_the_documentation_is_up_to_date() {
    let mut rig = super::heroes::on_the_battlefield((120, 36));
    hold("terminal-heroes.svg", &mut rig, "Heroes of Normandie in the terminal");
}

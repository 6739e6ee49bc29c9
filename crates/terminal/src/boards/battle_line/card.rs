//! What a card looks like: a colour, an emblem, a letter and a value; or a sign and a short name.

use ratatui::style::{Modifier, Style};
use sandtable_battle_line::{Card, Colour, Face, Tactic};
use sandtable_core::Step;

use crate::board::Scene;
use crate::palette::Palette;

/// The paper of a card that is taken up.
const LIFTED: u8 = 231;

/// The paper of tactics cards, and the ink on it.
const TACTICS_FACE: (u8, u8) = (252, 16);

/// The emblem of a colour.
pub(super) const fn emblem(colour: Colour) -> char {
    match colour {
        Colour::Red => '▲',
        Colour::Orange => '●',
        Colour::Yellow => '★',
        Colour::Green => '♠',
        Colour::Blue => '≈',
        Colour::Purple => '♛',
    }
}

/// The colour of a troop's paper, and of the ink on it.
const fn paper_and_ink(colour: Colour) -> (u8, u8) {
    match colour {
        Colour::Red => (160, 231),
        Colour::Orange => (208, 16),
        Colour::Yellow => (221, 16),
        Colour::Green => (71, 16),
        Colour::Blue => (68, 231),
        Colour::Purple => (97, 231),
    }
}

/// How things of a colour are written on the terminal's own background.
pub(super) fn writing(colour: Colour, palette: Palette) -> Style {
    palette.writing(paper_and_ink(colour).0)
}

/// The sign of a tactics card.
const fn sign(tactic: Tactic) -> char {
    match tactic {
        Tactic::LeaderLion => '✶',
        Tactic::LeaderEagle => '✷',
        Tactic::Horse => '♞',
        Tactic::Shield => '◆',
        Tactic::Fog => '░',
        Tactic::Mud => '≡',
        Tactic::Scout => '◉',
        Tactic::Redeploy => '⇄',
        Tactic::Deserter => '↯',
        Tactic::Traitor => '↺',
    }
}

/// How a card is shown on this board.
pub(super) trait Shown {
    /// The thing to point at.
    fn step(self) -> Step;
    /// Sorts by value, then as the rules do; tactics cards last.
    fn by_value(self) -> u8;
    /// Is it a troop of this colour?
    fn has_colour(self, colour: Colour) -> bool;
    /// Its face, for so many cells: `▲R7`, or wider `▲ R 7`.
    fn face_in(self, scene: &Scene, cells: usize) -> String;
    /// As short as it can be said: `R7`, or the sign and the name.
    fn code(self, scene: &Scene) -> String;
    /// How its face is painted.
    fn paint(self, palette: Palette) -> Style;
    /// How its face is painted while it is taken up: its colours exchanged.
    fn paint_taken_up(self, palette: Palette) -> Style;
    /// How its code is written on the terminal's own background.
    fn writing(self, palette: Palette) -> Style;
}

impl Shown for Card {
    fn step(self) -> Step {
        Step::new("card", self)
    }

    fn by_value(self) -> u8 {
        match self.face() {
            Face::Troop(_, value) => value,
            Face::Tactic(_) => u8::MAX,
        }
    }

    fn has_colour(self, colour: Colour) -> bool {
        matches!(self.face(), Face::Troop(its, _) if its == colour)
    }

    fn face_in(self, scene: &Scene, cells: usize) -> String {
        let wide = cells >= 8;
        let text = match self.face() {
            Face::Troop(colour, value) if wide => format!(" {} {} {value}", emblem(colour), colour.letter()),
            Face::Troop(colour, value) => format!(" {}{}{value}", emblem(colour), colour.letter()),
            Face::Tactic(tactic) if wide => format!(" {} {}", sign(tactic), short_name(tactic, scene)),
            Face::Tactic(tactic) => format!("{}{}", sign(tactic), short_name(tactic, scene)),
        };
        let text: String = text.chars().take(cells).collect();
        format!("{text:<cells$}")
    }

    fn code(self, scene: &Scene) -> String {
        match self.face() {
            Face::Troop(colour, value) => format!("{}{value}", colour.letter()),
            Face::Tactic(tactic) => format!("{}{}", sign(tactic), short_name(tactic, scene)),
        }
    }

    fn paint(self, palette: Palette) -> Style {
        let (paper, ink) = match self.face() {
            Face::Troop(colour, _) => paper_and_ink(colour),
            Face::Tactic(_) => TACTICS_FACE,
        };
        palette.face(paper, ink)
    }

    fn paint_taken_up(self, palette: Palette) -> Style {
        let ink = match self.face() {
            Face::Troop(colour, _) => paper_and_ink(colour).0,
            Face::Tactic(_) => TACTICS_FACE.1,
        };
        match palette.coloured() {
            true => palette.face(LIFTED, ink),
            false => palette.strong().add_modifier(Modifier::REVERSED),
        }
    }

    fn writing(self, palette: Palette) -> Style {
        match self.face() {
            Face::Troop(colour, _) => writing(colour, palette),
            Face::Tactic(_) => palette.strong(),
        }
    }
}

/// The name of a tactics card; of the Leaders only what tells them apart.
fn short_name(tactic: Tactic, scene: &Scene) -> String {
    match tactic {
        Tactic::LeaderLion => scene.words.ui("ui-bl-short-lion"),
        Tactic::LeaderEagle => scene.words.ui("ui-bl-short-eagle"),
        _ => scene.name_of(&Card::tactic(tactic).step()),
    }
}

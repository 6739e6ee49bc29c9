//! What a card looks like: a colour, an emblem, a letter and a value; or a sign and a short name.

use ratatui::style::{Modifier, Style};
use sandtable_core::Step;
use serde::Deserialize;

use crate::board::Scene;
use crate::palette::Palette;

/// A card by its name in the rules, such as `red-7` or `fog`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub(super) struct Card(String);

/// A colour of troops: everything that tells it from the others.
pub(super) struct Colour {
    /// Its name in the rules.
    pub(super) id: &'static str,
    /// Its letter.
    pub(super) letter: char,
    /// Its emblem.
    pub(super) emblem: char,
    /// The colour of its cards, and of the ink on them.
    paper: u8,
    ink: u8,
}

/// The six colours, in the order of the rules.
pub(super) const COLOURS: [Colour; 6] = [
    Colour { id: "red", letter: 'R', emblem: '▲', paper: 160, ink: 231 },
    Colour { id: "orange", letter: 'O', emblem: '●', paper: 208, ink: 16 },
    Colour { id: "yellow", letter: 'Y', emblem: '★', paper: 221, ink: 16 },
    Colour { id: "green", letter: 'G', emblem: '♠', paper: 71, ink: 16 },
    Colour { id: "blue", letter: 'B', emblem: '≈', paper: 68, ink: 231 },
    Colour { id: "purple", letter: 'P', emblem: '♛', paper: 97, ink: 231 },
];

/// A tactics card and its sign.
struct Tactic {
    id: &'static str,
    sign: char,
}

const TACTICS: [Tactic; 10] = [
    Tactic { id: "leader-lion", sign: '✶' },
    Tactic { id: "leader-eagle", sign: '✷' },
    Tactic { id: "horse", sign: '♞' },
    Tactic { id: "shield", sign: '◆' },
    Tactic { id: "fog", sign: '░' },
    Tactic { id: "mud", sign: '≡' },
    Tactic { id: "scout", sign: '◉' },
    Tactic { id: "redeploy", sign: '⇄' },
    Tactic { id: "deserter", sign: '↯' },
    Tactic { id: "traitor", sign: '↺' },
];

/// The paper of a card that is taken up.
const LIFTED: u8 = 231;

/// The paper of tactics cards, and the ink on it.
const TACTICS_FACE: (u8, u8) = (252, 16);

impl Card {
    /// The card of a name.
    pub(super) fn named(name: impl Into<String>) -> Card {
        Card(name.into())
    }

    /// Every tactics card.
    pub(super) fn tactics() -> impl Iterator<Item = Card> {
        TACTICS.iter().map(|tactic| Card::named(tactic.id))
    }

    /// The thing to point at.
    pub(super) fn step(&self) -> Step {
        Step::new("card", &self.0)
    }

    /// The colour and value of a troop.
    pub(super) fn troop(&self) -> Option<(&'static Colour, u8)> {
        let (colour, value) = self.0.rsplit_once('-')?;
        Some((COLOURS.iter().find(|known| known.id == colour)?, value.parse().ok()?))
    }

    fn tactic(&self) -> Option<&'static Tactic> {
        TACTICS.iter().find(|tactic| tactic.id == self.0)
    }

    /// Sorts by value, then as the rules do; tactics cards last.
    pub(super) fn by_value(&self) -> u8 {
        self.troop().map_or(u8::MAX, |(_, value)| value)
    }

    /// Its face, for so many cells: `▲R7`, or wider `▲ R 7`.
    pub(super) fn face(&self, scene: &Scene, cells: usize) -> String {
        let wide = cells >= 8;
        let text = match (self.troop(), self.tactic()) {
            (Some((colour, value)), _) if wide => format!(" {} {} {value}", colour.emblem, colour.letter),
            (Some((colour, value)), _) => format!(" {}{}{value}", colour.emblem, colour.letter),
            (None, Some(tactic)) if wide => format!(" {} {}", tactic.sign, self.short_name(scene)),
            (None, Some(tactic)) => format!("{}{}", tactic.sign, self.short_name(scene)),
            (None, None) => self.0.clone(),
        };
        let text: String = text.chars().take(cells).collect();
        format!("{text:<cells$}")
    }

    /// As short as it can be said: `R7`, or the sign and the name.
    pub(super) fn code(&self, scene: &Scene) -> String {
        match (self.troop(), self.tactic()) {
            (Some((colour, value)), _) => format!("{}{value}", colour.letter),
            (None, Some(tactic)) => format!("{}{}", tactic.sign, self.short_name(scene)),
            (None, None) => self.0.clone(),
        }
    }

    /// The name of a tactics card; of the Leaders only what tells them apart.
    fn short_name(&self, scene: &Scene) -> String {
        match self.0.as_str() {
            "leader-lion" => scene.words.ui("ui-bl-short-lion"),
            "leader-eagle" => scene.words.ui("ui-bl-short-eagle"),
            _ => scene.name_of(&self.step()),
        }
    }

    /// How its face is painted.
    pub(super) fn paint(&self, palette: Palette) -> Style {
        let (paper, ink) = self.troop().map_or(TACTICS_FACE, |(colour, _)| (colour.paper, colour.ink));
        palette.face(paper, ink)
    }

    /// How its face is painted while it is taken up: its colours exchanged.
    pub(super) fn paint_taken_up(&self, palette: Palette) -> Style {
        if palette.coloured() {
            palette.face(LIFTED, self.troop().map_or(TACTICS_FACE.1, |(colour, _)| colour.paper))
        } else {
            palette.strong().add_modifier(Modifier::REVERSED)
        }
    }

    /// How its code is written on the terminal's own background.
    pub(super) fn writing(&self, palette: Palette) -> Style {
        self.troop().map_or(palette.strong(), |(colour, _)| colour.writing(palette))
    }
}

impl Colour {
    /// How things of this colour are written on the terminal's own background.
    pub(super) fn writing(&self, palette: Palette) -> Style {
        palette.writing(self.paper)
    }
}

//! What a card or a counter looks like: two letters, the initiative number, the paper of its side.

use std::cmp::Ordering;

use ratatui::style::{Modifier, Style};
use sandtable_core::Step;
use serde::Deserialize;

use super::view::Side;
use crate::palette::Palette;

/// A kind of card by its name in the rules, such as `rifle-a` or `fog`; units are called like their cards.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub(super) struct Kind(String);

/// What is printed on the cards of a title.
struct Title {
    /// Its name in the rules, without the squad.
    id: &'static str,
    /// Its letters: one where the squad follows.
    letters: &'static str,
    initiative: u8,
}

/// The titles, in the order of the rules.
const TITLES: [Title; 9] = [
    Title { id: "sergeant", letters: "PS", initiative: 9 },
    Title { id: "guide", letters: "PG", initiative: 8 },
    Title { id: "leader", letters: "L", initiative: 7 },
    Title { id: "scout", letters: "S", initiative: 6 },
    Title { id: "rifle", letters: "R", initiative: 5 },
    Title { id: "sniper", letters: "Sn", initiative: 4 },
    Title { id: "gunner", letters: "G", initiative: 3 },
    Title { id: "mortar", letters: "Mo", initiative: 2 },
    Title { id: "fog", letters: "Fg", initiative: 1 },
];

/// Paper and ink of the two sides, and of Fog.
const US_FACE: (u8, u8) = (64, 231);
const GE_FACE: (u8, u8) = (60, 231);
const FOG_FACE: (u8, u8) = (250, 16);

impl Kind {
    fn title(&self) -> Option<usize> {
        let name = self.0.split('-').next()?;
        TITLES.iter().position(|title| title.id == name)
    }

    /// The squad letter.
    pub(super) fn squad(&self) -> Option<char> {
        self.0.rsplit_once('-')?.1.chars().next().map(|letter| letter.to_ascii_uppercase())
    }

    /// Two letters: `RA`, `Sn`.
    pub(super) fn code(&self) -> String {
        match self.title() {
            Some(title) => TITLES[title].letters.chars().chain(self.squad()).collect(),
            None => self.0.clone(),
        }
    }

    /// The initiative number.
    pub(super) fn initiative(&self) -> Option<u8> {
        self.title().map(|title| TITLES[title].initiative)
    }

    /// The thing to point at: this card of a side where it lies, or the counter.
    pub(super) fn step(&self, place: &str, side: Side) -> Step {
        Step::new(place, format_args!("{}-{}", side.slug(), self.0))
    }

    /// How its face is painted.
    pub(super) fn paint(&self, side: Side, palette: Palette) -> Style {
        let (paper, ink) = match side {
            _ if self.0 == "fog" => FOG_FACE,
            Side::Us => US_FACE,
            Side::Ge => GE_FACE,
        };
        palette.face(paper, ink)
    }

    /// How a suppressed counter is painted: struck through.
    pub(super) fn paint_suppressed(side: Side, palette: Palette) -> Style {
        let (paper, _) = if side == Side::Us { US_FACE } else { GE_FACE };
        palette.writing(paper).add_modifier(Modifier::CROSSED_OUT)
    }
}

impl Ord for Kind {
    fn cmp(&self, other: &Kind) -> Ordering {
        self.title().cmp(&other.title()).then_with(|| self.0.cmp(&other.0))
    }
}

impl PartialOrd for Kind {
    fn partial_cmp(&self, other: &Kind) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

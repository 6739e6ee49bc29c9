//! The faces and colours of the dice, and what this board asks of the game's view.

use ratatui::style::Style;
use sandtable_core::{Seat, Step};
use sandtable_dday_dice::view::{EdgeView, ReachView, SectorView, UnitView};
use sandtable_dday_dice::{Die, Face, Sector, View};

use crate::palette::Palette;

/// The signs of the four resources.
pub(super) const SOLDIERS: &str = "♟";
pub(super) const STARS: &str = "★";
pub(super) const COURAGE: &str = "♥";
pub(super) const POINTS: &str = "⚒";

/// The sign of a face; soldiers with their number.
pub(super) const fn sign(face: Face) -> &'static str {
    match face {
        Face::Skull => "☠",
        Face::Star => STARS,
        Face::One => "♟1",
        Face::Two => "♟2",
        Face::Courage => COURAGE,
        Face::Tool => POINTS,
    }
}

/// The letter of a die's colour.
pub(super) const fn letter(die: Die) -> char {
    ['R', 'W', 'B'][die.colour()]
}

/// How a die is painted.
pub(super) fn paint(die: Die, palette: Palette) -> Style {
    let (paper, ink) = [(160, 231), (254, 16), (25, 231)][die.colour()];
    palette.face(paper, ink)
}

/// A unit on the beach: its number among the units, from 1.
pub(super) fn unit_sign(seat: Seat) -> String {
    format!("▲{}", u32::from(seat.0) + 1)
}

/// The thing to point at.
pub(super) fn sector_step(sector: Sector) -> Step {
    Step::new("sector", sector)
}

/// The unit of a seat.
pub(super) fn unit_of(view: &View, seat: Seat) -> Option<&UnitView> {
    view.units.iter().find(|unit| unit.seat == seat)
}

/// The ways forward out of a sector.
pub(super) fn ahead<'a>(view: &'a View, sector: &SectorView) -> impl Iterator<Item = &'a EdgeView> {
    let from = sector.id;
    view.edges.iter().filter(move |edge| edge.forward && edge.from == from)
}

/// What a unit's next combat would be in a sector, if it could be there.
pub(super) fn reach_of(unit: &UnitView, sector: Sector) -> Option<&ReachView> {
    unit.reach.iter().find(|reach| reach.sector == sector)
}

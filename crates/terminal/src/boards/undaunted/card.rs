//! What a card or a counter looks like: two letters, the initiative number, the paper of its side.

use ratatui::style::{Modifier, Style};
use sandtable_core::Step;
use sandtable_undaunted::{Kind, Side, Title};

use super::side::Shown as _;
use crate::palette::Palette;

/// Paper and ink of Fog.
const FOG_FACE: (u8, u8) = (250, 16);

/// The letters of a title: one where the squad follows.
const fn letters(title: Title) -> &'static str {
    match title {
        Title::Sergeant => "PS",
        Title::Guide => "PG",
        Title::Leader => "L",
        Title::Scout => "S",
        Title::Rifle => "R",
        Title::Sniper => "Sn",
        Title::Gunner => "G",
        Title::Mortar => "Mo",
        Title::Fog => "Fg",
    }
}

/// Two letters: `RA`, `Sn`.
pub(super) fn code(kind: Kind) -> String {
    format!("{}{}", letters(kind.title()), kind.squad().map_or("", |squad| squad.letter()))
}

/// The thing to point at: a card of a side where it lies, or its counter.
pub(super) fn step(kind: Kind, place: &str, side: Side) -> Step {
    Step::new(place, format_args!("{side}-{kind}"))
}

/// How the face of a card is painted.
pub(super) fn paint(kind: Kind, side: Side, palette: Palette) -> Style {
    let (paper, ink) = if kind.is_fog() { FOG_FACE } else { side.paper_and_ink() };
    palette.face(paper, ink)
}

/// How a suppressed counter is painted: struck through.
pub(super) fn paint_suppressed(side: Side, palette: Palette) -> Style {
    palette.writing(side.paper_and_ink().0).add_modifier(Modifier::CROSSED_OUT)
}

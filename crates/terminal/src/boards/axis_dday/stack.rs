//! Units as letters: the sign of their side or power, then how many of each kind.

use ratatui::style::Style;
use ratatui::text::Span;
use sandtable_axis_dday::view::Stack;
use sandtable_axis_dday::{Power, Side};

use crate::palette::Palette;

/// Who holds a zone, or whose units stand there.
pub(super) const fn sign(side: Side) -> &'static str {
    match side {
        Side::Axis => "▪",
        Side::Allies => "▫",
    }
}

/// The sign before the units of a power.
const fn power_sign(power: Power) -> &'static str {
    match power {
        Power::Axis => "▪",
        Power::Uk => "K",
        Power::Us => "U",
    }
}

/// The colour of a power.
pub(super) fn paint(power: Power, palette: Palette) -> Style {
    palette.writing(match power {
        Power::Axis => 246,
        Power::Uk => 180,
        Power::Us => 107,
    })
}

/// The colour of a side.
pub(super) fn paint_side(side: Side, palette: Palette) -> Style {
    paint(if side == Side::Axis { Power::Axis } else { Power::Us }, palette)
}

/// `▪4I2AB`: the units of some powers, each power with its sign; one unit has no number.
pub(super) fn spans<'a>(
    stacks: impl Iterator<Item = &'a Stack> + Clone,
    powers: &[Power],
    palette: Palette,
) -> Vec<Span<'static>> {
    let mut spans = Vec::new();
    for &power in powers {
        let letters: String = stacks.clone().filter(|stack| stack.power == power).map(counted).collect();
        if !letters.is_empty() {
            spans.push(Span::styled(format!("{}{letters}", power_sign(power)), paint(power, palette)));
        }
    }
    spans
}

/// `4I`, and `I` for one.
pub(super) fn counted(stack: &Stack) -> String {
    let letter = stack.kind.letter();
    if stack.count == 1 { letter.to_string() } else { format!("{}{letter}", stack.count) }
}

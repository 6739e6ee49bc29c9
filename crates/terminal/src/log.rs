//! The log: the last sentences of what happened, newest at the bottom.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::palette::Palette;
use crate::paper::{put, rule, wrap};

/// Draws the sentences that fit, leaving out the last `back` of them.
pub(crate) fn draw(buffer: &mut Buffer, area: Rect, title: &str, sentences: &[String], back: usize, palette: Palette) {
    if area.height < 2 {
        return;
    }
    rule(buffer, area, title, palette);
    let room = usize::from(area.height) - 1;
    let shown = &sentences[..sentences.len().saturating_sub(back)];
    let mut lines: Vec<(String, bool)> = Vec::new();
    for (age, sentence) in shown.iter().rev().enumerate() {
        let mut wrapped = wrap(sentence, usize::from(area.width.saturating_sub(2)), 2);
        wrapped.reverse();
        lines.extend(wrapped.into_iter().map(|line| (line, age == 0 && back == 0)));
        if lines.len() >= room {
            break;
        }
    }
    lines.truncate(room);
    for (row, (line, newest)) in lines.iter().rev().enumerate() {
        let style = if *newest { palette.ink() } else { palette.calm() };
        put(buffer, area.x + 1, area.y + 1 + row as u16, line, area.width.saturating_sub(2), style);
    }
}

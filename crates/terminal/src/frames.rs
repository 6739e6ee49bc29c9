//! Frames of boxes that share their edges, drawn with the right joints where they meet.

use std::collections::BTreeMap;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::paper::put;

/// Which ways a line goes on from a cell.
const UP: u8 = 1;
const RIGHT: u8 = 2;
const DOWN: u8 = 4;
const LEFT: u8 = 8;

/// The line that goes on these ways.
const JOINTS: [&str; 16] = [" ", "╵", "╶", "└", "╷", "│", "┌", "├", "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼"];

/// Frames that are drawn together.
#[derive(Default)]
pub(crate) struct Frames {
    /// By row and column: the ways, and the rank and style of the foremost frame there.
    cells: BTreeMap<(u16, u16), (u8, u8, Style)>,
}

impl Frames {
    /// Adds the frame of a box. Where boxes share an edge, the style of the higher rank is seen.
    pub(crate) fn add(&mut self, area: Rect, rank: u8, style: Style) {
        if area.width < 2 || area.height < 2 {
            return;
        }
        let (right, bottom) = (area.right() - 1, area.bottom() - 1);
        for x in area.x..=right {
            let ways = if x > area.x { LEFT } else { 0 } | if x < right { RIGHT } else { 0 };
            self.line(x, area.y, ways, rank, style);
            self.line(x, bottom, ways, rank, style);
        }
        for y in area.y..=bottom {
            let ways = if y > area.y { UP } else { 0 } | if y < bottom { DOWN } else { 0 };
            self.line(area.x, y, ways, rank, style);
            self.line(right, y, ways, rank, style);
        }
    }

    fn line(&mut self, x: u16, y: u16, ways: u8, rank: u8, style: Style) {
        let cell = self.cells.entry((y, x)).or_insert((0, rank, style));
        cell.0 |= ways;
        if rank >= cell.1 {
            (cell.1, cell.2) = (rank, style);
        }
    }

    /// Draws them all.
    pub(crate) fn draw(&self, buffer: &mut Buffer) {
        for (&(y, x), &(ways, _, style)) in &self.cells {
            put(buffer, x, y, JOINTS[usize::from(ways)], 1, style);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boxes_that_share_an_edge_are_joined() {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 7, 5));
        let mut frames = Frames::default();
        for area in [Rect::new(0, 0, 4, 3), Rect::new(3, 1, 4, 3), Rect::new(0, 2, 4, 3)] {
            frames.add(area, 0, Style::new());
        }
        frames.draw(&mut buffer);
        let rows: Vec<String> = (0..5).map(|y| (0..7).map(|x| buffer[(x, y)].symbol()).collect()).collect();
        assert_eq!(rows, ["┌──┐   ", "│  ├──┐", "├──┤  │", "│  ├──┘", "└──┘   "]);
    }
}

//! Where everything lies, from 80×24 up.

use ratatui::layout::Rect;

use sandtable_dday_dice::View;
use sandtable_dday_dice::view::SectorView;

/// The beach is so many parts wide.
const PARTS: u16 = 12;
/// How many cells such a part has, and how many rows a sector, its upper edge included.
const NARROWEST_PART: u16 = 4;
const WIDEST_PART: u16 = 7;
const LOWEST_ROW: u16 = 2;
const HIGHEST_ROW: u16 = 4;
/// Rows kept for choices and log below the beach.
const LEAST_BELOW: u16 = 5;
/// The log has at least this many of them.
pub(super) const LEAST_LOG: u16 = 2;

/// Where everything lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Layout {
    corner: (u16, u16),
    rows: u16,
    part: u16,
    row: u16,
    /// Below the beach: choices, then the log.
    pub(super) below: Rect,
    /// Units, dice, what can be had.
    pub(super) panel: Rect,
}

impl Layout {
    /// Shares an area out for a map; nothing if the map is too large to be drawn in it.
    pub(super) fn new(area: Rect, view: &View) -> Option<Layout> {
        let rows = view.sectors.iter().map(|sector| u16::from(sector.row) + 1).max()?;
        if view.sectors.iter().any(|sector| u16::from(sector.span[1]) > PARTS || sector.span[0] >= sector.span[1]) {
            return None;
        }
        let part = (area.width * 6 / 10 / PARTS).clamp(NARROWEST_PART, WIDEST_PART);
        let row = (area.height.saturating_sub(LEAST_BELOW + 1) / rows).min(HIGHEST_ROW);
        let wide = part * PARTS + 1;
        if row < LOWEST_ROW || wide + 20 > area.width {
            return None;
        }
        let high = rows * row + 1;
        let below = Rect { x: area.x, y: area.y + high, width: wide, height: area.height - high };
        let panel = Rect { x: area.x + wide + 1, width: area.width - wide - 1, ..area };
        Some(Layout { corner: (area.x, area.y), rows, part, row, below, panel })
    }

    /// The frame of a sector, the landing zone at the bottom; neighbours share theirs.
    pub(super) fn sector(&self, sector: &SectorView) -> Rect {
        let [left, right] = sector.span.map(u16::from);
        let from_top = self.rows - 1 - u16::from(sector.row);
        Rect {
            x: self.corner.0 + left * self.part,
            y: self.corner.1 + from_top * self.row,
            width: (right - left) * self.part + 1,
            height: self.row + 1,
        }
    }
}

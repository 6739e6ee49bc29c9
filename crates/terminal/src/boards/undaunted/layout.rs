//! Where everything lies, from 80×24 up.

use ratatui::layout::Rect;

use sandtable_undaunted::Layout as Lines;
use sandtable_undaunted::view::{MapView, TileView};

/// The panel at the side, from the smallest window up; it takes the log if it is as wide as this.
const NARROW_PANEL: u16 = 23;
const WIDE_PANEL: u16 = 32;
/// Tiles are no larger than this.
const LARGEST_TILE: (u16, u16) = (20, 6);
/// Smaller ones cannot be read.
const SMALLEST_TILE: (u16, u16) = (9, 2);
/// The log below the map has at least this many rows.
const LEAST_LOG: u16 = 2;

/// Where everything lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Layout {
    /// The row, or rows, of buttons on top.
    pub(super) buttons: Rect,
    /// The corner of the map.
    map: (u16, u16),
    lines: Lines,
    /// From one tile of a line to the next, and from a line to the next; frames are shared.
    tile: (u16, u16),
    /// The hand of the near seat.
    pub(super) hand: Rect,
    /// Both sides.
    pub(super) panel: Rect,
    /// The log, if it lies below the map; otherwise it is in the panel.
    pub(super) log: Option<Rect>,
}

impl Layout {
    /// Shares an area out for a map; nothing if the map is too large to be drawn in it.
    pub(super) fn new(area: Rect, map: &MapView) -> Option<Layout> {
        let panel_width = (area.width * 3 / 10).max(NARROW_PANEL).min(area.width.saturating_sub(57).max(NARROW_PANEL));
        let log_in_panel = panel_width >= WIDE_PANEL;
        let roomy = area.height >= 28;
        let buttons = Rect { height: if roomy { 2 } else { 1 }, ..area };
        let hand_height = if roomy { 3 } else { 1 };
        let map_width = area.width.saturating_sub(panel_width + 1);
        let rest = area.height.saturating_sub(buttons.height + hand_height);
        let map_height = rest.saturating_sub(if log_in_panel { 0 } else { LEAST_LOG });

        let lines = map.tiles.iter().map(|tile| u16::from(tile.line) + 1).max()?;
        let halves = map.tiles.iter().map(|tile| u16::from(tile.offset) + 2).max()?;
        // So large that they just fit, the shared frame included.
        let across = |room: u16| room.saturating_sub(1) / lines;
        let along = |room: u16| 2 * room.saturating_sub(1) / halves;
        let tile = match map.layout {
            Lines::Columns => (across(map_width), along(map_height)),
            Lines::Rows => (along(map_width), across(map_height)),
        };
        let tile = (tile.0.min(LARGEST_TILE.0), tile.1.min(LARGEST_TILE.1));
        if tile.0 < SMALLEST_TILE.0 || tile.1 < SMALLEST_TILE.1 {
            return None;
        }
        let map_rows = match map.layout {
            Lines::Columns => halves * tile.1 / 2 + 1,
            Lines::Rows => lines * tile.1 + 1,
        };
        let y = buttons.bottom();
        let hand = Rect { x: area.x, y: y + map_rows, width: map_width, height: hand_height };
        let below = hand.bottom();
        let log = (!log_in_panel).then(|| Rect {
            x: area.x,
            y: below,
            width: map_width,
            height: area.bottom().saturating_sub(below),
        });
        let panel = Rect { x: area.x + map_width + 1, y, width: panel_width, height: area.bottom().saturating_sub(y) };
        Some(Layout { buttons, map: (area.x, y), lines: map.layout, tile, hand, panel, log })
    }

    /// The frame of a tile; neighbours share theirs.
    pub(super) fn tile(&self, tile: &TileView) -> Rect {
        let (line, offset) = (u16::from(tile.line), u16::from(tile.offset));
        let (wide, high) = self.tile;
        let (x, y) = match self.lines {
            Lines::Columns => (line * wide, offset * high / 2),
            Lines::Rows => (offset * wide / 2, line * high),
        };
        Rect { x: self.map.0 + x, y: self.map.1 + y, width: wide + 1, height: high + 1 }
    }
}

#[cfg(test)]
mod tests {
    use sandtable_undaunted::Tile;

    use super::*;

    /// A map of so many lines, each of so many tiles, every second one shifted.
    fn map(layout: Lines, lines: u8, tiles: u8) -> MapView {
        let places = (0..lines).flat_map(|line| (0..tiles).map(move |place| (line, 2 * place + line % 2)));
        let tile = Tile::named("1a").unwrap();
        let plain = TileView {
            tile,
            line: 0,
            offset: 0,
            cover: 0,
            hill: None,
            ground: tile.ground(),
            objective: None,
            radio: false,
            us: None,
            ge: None,
        };
        let tiles = places.map(|(line, offset)| TileView { line, offset, ..plain.clone() }).collect();
        MapView { layout, tiles }
    }

    #[test]
    fn tiles_of_a_map_never_overlap_and_stay_left_of_the_panel() {
        for (layout, lines, tiles) in
            [(Lines::Columns, 5, 4), (Lines::Rows, 7, 3), (Lines::Rows, 4, 4), (Lines::Columns, 4, 4)]
        {
            let map = map(layout, lines, tiles);
            for area in [Rect::new(0, 3, 80, 20), Rect::new(0, 3, 120, 32), Rect::new(0, 3, 200, 60)] {
                let layout = Layout::new(area, &map).unwrap();
                // Frames are shared, so the insides are what must not meet.
                let inside = |tile: &TileView| layout.tile(tile).inner(ratatui::layout::Margin::new(1, 1));
                for (place, tile) in map.tiles.iter().enumerate() {
                    let frame = layout.tile(tile);
                    assert!(frame.right() <= layout.panel.x && frame.bottom() <= layout.hand.y, "{layout:?}");
                    assert!(
                        map.tiles[..place].iter().all(|other| !inside(other).intersects(inside(tile))),
                        "{layout:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn a_map_that_is_too_large_is_left_to_the_plain_board() {
        assert_eq!(Layout::new(Rect::new(0, 3, 80, 20), &map(Lines::Columns, 9, 2)), None);
    }
}

//! Where everything lies, from 80×24 up.

use ratatui::layout::Rect;
use sandtable_heroes::Tile;
use sandtable_heroes::view::View;

/// The panel at the side, in the smallest window and in a wide one.
const NARROW_PANEL: u16 = 25;
const WIDE_PANEL: u16 = 44;
/// Boxes are no larger than this, frame included on one side.
const LARGEST: (u16, u16) = (17, 5);
/// Smaller ones cannot be read.
const SMALLEST: (u16, u16) = (6, 2);
/// In a window as high as this there are two rows of buttons.
const ROOMY: u16 = 30;

/// Where everything lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Layout {
    /// The row, or rows, of buttons on top.
    pub(super) buttons: Rect,
    /// The corner of the battlefield.
    corner: (u16, u16),
    /// From one box to the next; frames are shared.
    step: (u16, u16),
    height: u8,
    /// Both sides, the hand, the fight, the thing under the cursor, the log.
    pub(super) panel: Rect,
}

impl Layout {
    /// Shares an area out; nothing if the battlefield is too large to be drawn in it.
    pub(super) fn new(area: Rect, view: &View) -> Option<Layout> {
        let buttons = Rect { height: if area.height >= ROOMY { 2 } else { 1 }, ..area };
        let field = Rect { y: buttons.bottom(), height: area.height - buttons.height, ..area };
        let columns = u16::from(view.width).max(1);
        let rows = u16::from(view.height).max(1);
        let room = field.width.checked_sub((area.width / 3).clamp(NARROW_PANEL, WIDE_PANEL) + 2)?;
        let step = ((room / columns).min(LARGEST.0), ((field.height - 1) / rows).min(LARGEST.1));
        if step.0 < SMALLEST.0 || step.1 < SMALLEST.1 {
            return None;
        }
        let used = columns * step.0 + 2;
        let panel = Rect { x: field.x + used, width: (field.width - used).min(WIDE_PANEL + 16), ..field };
        Some(Layout { buttons, corner: (field.x, field.y), step, height: view.height, panel })
    }

    /// The frame of a box; neighbours share theirs. The bottom row of the battlefield is the first.
    pub(super) fn tile(&self, tile: Tile) -> Rect {
        let (column, row) = (u16::from(tile.column()), u16::from(self.height.saturating_sub(tile.row() + 1)));
        let (wide, high) = self.step;
        Rect { x: self.corner.0 + column * wide, y: self.corner.1 + row * high, width: wide + 1, height: high + 1 }
    }
}

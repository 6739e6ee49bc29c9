//! Where everything lies, from 80×24 up.

use ratatui::layout::Rect;

/// The narrowest column of a flag: a gap and a card of six cells.
const NARROWEST: u16 = 7;
const WIDEST: u16 = 11;
/// Rows that are always there besides cards and hand: two lines about the seats, two of formations, three of flags.
const FIXED_ROWS: u16 = 7;
/// Places of a side, one more than usual for Mud.
pub(super) const PLACES: u16 = 4;
/// The log at the bottom has at least this many rows.
const LEAST_LOG: u16 = 4;
/// The side panel takes the log if it is as wide as this.
const WIDE_PANEL: u16 = 26;

/// Where everything lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Layout {
    /// The nine columns.
    pub(super) line: Rect,
    /// How wide a column is.
    pub(super) column: u16,
    /// How high a card at a flag is.
    pub(super) card: u16,
    /// The lines about the two seats.
    pub(super) far_line: u16,
    pub(super) near_line: u16,
    /// The row of formations of the far side; cards follow, then three rows of flags, cards, formations.
    pub(super) far_formations: u16,
    /// The hand of the near seat.
    pub(super) hand: Rect,
    /// The panel at the side.
    pub(super) panel: Rect,
    /// The log, if it lies at the bottom; otherwise it is in the panel.
    pub(super) log: Option<Rect>,
}

impl Layout {
    /// Shares an area out.
    pub(super) fn new(area: Rect) -> Layout {
        let column = (NARROWEST + area.width.saturating_sub(80) / 20).min(WIDEST);
        let line_width = 9 * column;
        let panel_width = area.width.saturating_sub(line_width + 1);
        let log_in_panel = panel_width >= WIDE_PANEL;

        let least_log = if log_in_panel { 0 } else { LEAST_LOG };
        let mut spare = area.height.saturating_sub(FIXED_ROWS + 2 * PLACES + 1 + least_log);
        let mut spend = |rows: u16| {
            let enough = spare >= rows;
            spare -= if enough { rows } else { 0 };
            enough
        };
        let hand = if spend(2) { 3 } else { 1 };
        let airy = spend(3);
        let card = if spend(2 * PLACES) { 2 } else { 1 };
        let gap = u16::from(airy);

        let far_formations = area.y + 1 + gap;
        let near_formations = far_formations + 1 + 2 * PLACES * card + 3;
        let near_line = near_formations + 1 + gap;
        let hand = Rect { x: area.x, y: near_line + 1, width: line_width, height: hand };
        let below = hand.bottom() + gap;
        let log = (!log_in_panel).then(|| Rect { y: below, height: area.bottom() - below, ..area });
        let panel_height = if log_in_panel { area.height } else { below - area.y };
        Layout {
            line: Rect { x: area.x, y: area.y, width: line_width, height: hand.bottom() - area.y },
            column,
            card,
            far_line: area.y,
            near_line,
            far_formations,
            hand,
            panel: Rect { x: area.x + line_width + 1, y: area.y, width: panel_width, height: panel_height },
            log,
        }
    }

    /// The left edge of a flag's column.
    pub(super) fn x(&self, flag: u8) -> u16 {
        self.line.x + u16::from(flag.saturating_sub(1).min(8)) * self.column
    }

    /// The row of the flags; what lies on a seat's side is one row further.
    pub(super) fn flags(&self) -> u16 {
        self.far_formations + 1 + PLACES * self.card + 1
    }

    /// A place of a side, the first nearest to the flag.
    pub(super) fn place(&self, flag: u8, near: bool, place: u16) -> Rect {
        let steps = place.min(PLACES - 1) * self.card;
        let y = if near { self.flags() + 2 + steps } else { self.flags() - 1 - self.card - steps };
        Rect { x: self.x(flag), y, width: self.column, height: self.card }
    }

    /// The row with the formations of a side.
    pub(super) fn formations(&self, near: bool) -> u16 {
        if near { self.flags() + 2 + PLACES * self.card } else { self.far_formations }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_fits_the_smallest_window() {
        let area = Rect::new(0, 3, 80, 20);
        let layout = Layout::new(area);
        assert_eq!((layout.column, layout.card, layout.hand.height), (7, 1, 1));
        assert_eq!(layout.panel.right(), 80);
        let log = layout.log.unwrap();
        assert_eq!((log.bottom(), log.height), (23, 4));
        assert!(layout.hand.bottom() <= log.y);
    }

    #[test]
    fn a_larger_window_has_larger_cards_and_the_log_at_the_side() {
        let layout = Layout::new(Rect::new(0, 3, 140, 41));
        assert_eq!((layout.column, layout.card, layout.hand.height), (10, 2, 3));
        assert_eq!(layout.log, None);
        assert!(layout.hand.bottom() <= 44);
    }

    #[test]
    fn rows_never_lie_upon_each_other() {
        for (width, height) in [(80, 20), (80, 36), (100, 24), (120, 36), (200, 60)] {
            let layout = Layout::new(Rect::new(0, 3, width, height));
            let far_top = layout.place(1, false, PLACES - 1).y;
            assert_eq!(far_top, layout.far_formations + 1);
            assert!(layout.far_line < layout.far_formations);
            assert_eq!(layout.place(9, true, PLACES - 1).bottom(), layout.formations(true));
            assert!(layout.formations(true) < layout.near_line);
            assert!(layout.hand.bottom() <= 3 + height, "{width}×{height}");
        }
    }
}

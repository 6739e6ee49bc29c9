//! The near seat's hand: a card of each kind, how many, and its initiative number.

use ratatui::layout::Rect;
use sandtable_undaunted::{Cards, Kind, Side};

use super::Table;
use super::card;
use crate::board::Target;
use crate::paper::{cut, put};

/// Cards are no wider than this.
const WIDEST: u16 = 18;

impl Table<'_, '_> {
    pub(super) fn draw_hand(&mut self) {
        let near = self.near();
        let Some(cards) = &self.view.side(near).hand.cards else { return };
        let cards = sorted(cards, self.scene.sorting);
        let hand = self.layout.hand;
        let wide = (hand.width / cards.len().max(1) as u16).min(WIDEST);
        for (place, (kind, count)) in cards.into_iter().enumerate() {
            self.draw_card(Rect { x: hand.x + place as u16 * wide, width: wide, ..hand }, near, kind, count);
        }
    }

    /// `RA×2 5 Rifleman A`; on three rows if there is room.
    fn draw_card(&mut self, area: Rect, side: Side, kind: Kind, count: u8) {
        let step = card::step(kind, "card", side);
        let standing = self.scene.standing(&step);
        let palette = self.scene.palette;
        let style = match standing {
            _ if standing.under_cursor => palette.cursor(),
            _ if standing.chosen => palette.bar(),
            _ => card::paint(kind, side, palette),
        };
        let face = Rect { x: area.x + 1, width: area.width.saturating_sub(1), ..area };
        let cells = usize::from(face.width);
        let times = if count > 1 { format!("×{count}") } else { String::new() };
        let initiative = kind.printed().initiative;
        let (head, name) = (format!(" {}{times} {initiative}", card::code(kind)), self.scene.name_of(&step));
        let rows = if area.height > 1 { vec![head, format!(" {name}")] } else { vec![format!("{head} {name}")] };
        for (row, y) in (area.y..area.bottom()).enumerate() {
            let text = cut(rows.get(row).map_or("", String::as_str), cells.saturating_sub(1));
            put(self.buffer, face.x, y, &format!("{text:<cells$}"), face.width, style);
        }
        let mark = match standing {
            _ if standing.under_cursor => "▸",
            _ if standing.choosable => "•",
            _ if standing.chosen => "✓",
            _ => " ",
        };
        put(self.buffer, area.x, area.y, mark, 1, palette.accent());
        self.targets.push(Target::new(area, step));
    }
}

/// In the order of the rules, which is that of initiative, or by squads.
pub(super) fn sorted(cards: &Cards, sorting: usize) -> Vec<(Kind, u8)> {
    let mut cards: Vec<(Kind, u8)> = cards.kinds().map(|kind| (kind, cards.of(kind))).collect();
    if !sorting.is_multiple_of(2) {
        cards.sort_by_key(|(kind, _)| (kind.squad().is_none(), kind.squad()));
    }
    cards
}

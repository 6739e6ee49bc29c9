//! The viewer's own hand, face up.

use ratatui::layout::Rect;
use sandtable_battle_line::Card;

use super::Table;
use super::card::Shown as _;

impl Table<'_, '_> {
    pub(super) fn draw_hand(&mut self) {
        let Some(cards) = &self.view.hands[self.near().index()].cards else { return };
        let cards = sorted(cards, self.scene.sorting);
        let hand = self.layout.hand;
        for (place, card) in cards.into_iter().enumerate() {
            let area = Rect { x: hand.x + place as u16 * self.layout.column, width: self.layout.column, ..hand };
            if area.right() <= hand.right() {
                self.draw_card(area, card);
            }
        }
    }
}

/// By colour, as the rules sort them, or by value.
pub(super) fn sorted(cards: &[Card], sorting: usize) -> Vec<Card> {
    let mut cards = cards.to_vec();
    if !sorting.is_multiple_of(2) {
        cards.sort_by_key(|card| card.by_value());
    }
    cards
}

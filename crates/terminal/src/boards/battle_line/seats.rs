//! One line about each seat: who, what is in hand, flags, tactics cards, guile cards.

use ratatui::text::{Line, Span};
use sandtable_core::{Seat, Text};

use super::Table;
use super::card::Shown as _;
use super::hand::sorted;
use super::table::claimed;
use crate::paper::put_line;

/// The backs of troop and tactics cards.
pub(super) const TROOP_BACK: &str = "▤";
pub(super) const TACTICS_BACK: &str = "▥";

impl Table<'_, '_> {
    pub(super) fn draw_seats(&mut self) {
        let (near, far) = (self.near(), self.near().other());
        for (seat, row) in [(far, self.layout.far_line), (near, self.layout.near_line)] {
            let line = self.seat_line(seat);
            put_line(self.buffer, self.layout.line.x + 1, row, &line, self.layout.line.width - 1);
        }
    }

    fn seat_line(&self, seat: Seat) -> Line<'static> {
        let palette = self.scene.palette;
        let words = self.scene.words;
        let turn = self.view.turn_of == seat;
        let (mark, style) = if turn { ("▶ ", palette.strong()) } else { ("  ", palette.ink()) };
        let mut spans =
            vec![Span::styled(mark, palette.accent()), Span::styled(format!("{}  ", self.scene.name(seat)), style)];
        spans.extend(self.in_hand(seat));
        let flags = format!("⚑{}  ", claimed(self.view, seat));
        let owner = if seat == self.near() { palette.info() } else { palette.key() };
        spans.push(Span::styled(flags, owner.patch(palette.strong())));
        if self.view.options.games > 1 || self.view.options.points > 0 {
            let points = i64::from(self.view.points[seat.index()]);
            spans.push(Span::raw(words.say(&Text::new("ui-bl-points").with("points", points)) + "  "));
        }
        if !self.view.options.troops_only {
            let count = i64::from(self.view.tactics_played[seat.index()]);
            let played = words.say(&Text::new("ui-bl-tactics-played").with("count", count));
            spans.push(Span::styled(format!("{played}  "), palette.calm()));
        }
        for card in &self.view.guile[seat.index()] {
            spans.push(Span::styled(format!("{} ", card.code(self.scene)), palette.strong()));
        }
        Line::from(spans)
    }

    /// Backs of the cards in hand; the cards themselves where the viewer knows them and does not see them below.
    fn in_hand(&self, seat: Seat) -> Vec<Span<'static>> {
        let palette = self.scene.palette;
        let hand = &self.view.hands[seat.index()];
        match &hand.cards {
            Some(_) if seat == self.near() => Vec::new(),
            Some(cards) => {
                let cards = sorted(cards, self.scene.sorting);
                let codes =
                    cards.iter().map(|card| Span::styled(format!("{} ", card.code(self.scene)), card.writing(palette)));
                codes.chain([Span::raw(" ")]).collect()
            }
            None => {
                let known = hand
                    .known
                    .iter()
                    .flatten()
                    .map(|card| Span::styled(format!("{} ", card.code(self.scene)), card.writing(palette)));
                let mut spans = vec![
                    Span::styled(TROOP_BACK.repeat(hand.troops.into()), palette.info()),
                    Span::styled(TACTICS_BACK.repeat(hand.tactics.into()), palette.key()),
                    Span::raw("  "),
                ];
                spans.extend(known);
                spans
            }
        }
    }
}

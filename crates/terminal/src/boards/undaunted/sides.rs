//! The panel at the side: each side's goal, deck and piles.

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use sandtable_core::Text;
use sandtable_undaunted::{Cards, Goal, Kind, Side};

use super::Table;
use super::card;
use super::map::side_writing;
use super::side::Shown as _;
use crate::board::Target;
use crate::paper::{put, put_line, rule, width};

/// The back of a card.
const BACK: &str = "▤";

impl Table<'_, '_> {
    /// Draws both sides, the near one below, and gives what is left of the panel.
    pub(super) fn draw_sides(&mut self) -> Rect {
        let panel = self.layout.panel;
        let (near, far) = (self.near(), self.near().other());
        let upper = Rect { height: panel.height / 2, ..panel };
        let below = self.draw_side(upper, far);
        let lower = Rect { y: below, height: panel.bottom().saturating_sub(below), ..panel };
        let below = self.draw_side(lower, near);
        Rect { y: below, height: panel.bottom().saturating_sub(below), ..panel }
    }

    /// Draws a side and tells the first free row.
    fn draw_side(&mut self, area: Rect, side: Side) -> u16 {
        let palette = self.scene.palette;
        let words = self.scene.words;
        let view = self.view;
        let force = view.side(side);
        let turn = if view.turn == Some(side) { "▶ " } else { "" };
        let marker = if view.marker == side { " ★" } else { "" };
        let name = words.ui(side.message());
        let title = format!("{turn}{name}{marker} {}", self.scene.name(side.seat()));
        rule(self.buffer, area, &title, palette);
        put(self.buffer, area.x, area.y, side.sign(), 1, side_writing(side, palette));

        let goal = match force.goal {
            Goal::Points(goal) => Text::new("ui-un-goal-points").with("goal", i64::from(goal)),
            Goal::Pin => Text::new("ui-un-goal-pin"),
        };
        let mut spans = vec![Span::styled(words.say(&goal.with("points", i64::from(force.points))), palette.strong())];
        if force.pinned {
            spans.push(Span::styled(format!(" {}", words.ui("ui-un-pinned")), palette.accent()));
        }
        put_line(self.buffer, area.x + 1, area.y + 1, &Line::from(spans), area.width - 1);
        let counts =
            Text::new("ui-un-counts").with("deck", i64::from(force.deck)).with("removed", i64::from(force.removed));
        put(self.buffer, area.x + 1, area.y + 2, &words.say(&counts), area.width - 1, palette.ink());

        let mut row = self.draw_in_hand(Rect { y: area.y + 3, ..area }, side);
        let piles = [
            ("ui-un-play", "play", &force.play),
            ("ui-un-discard", "discard", &force.discard),
            ("ui-un-supply", "supply", &force.supply),
        ];
        for (label, place, cards) in piles {
            let room = Rect { y: row, height: area.bottom().saturating_sub(row), ..area };
            row = self.draw_pile(room, &words.ui(label), place, side, cards);
        }
        row
    }

    /// Of the far hand the backs and what is known; of the near one only the initiative card, as the rest lies below the
    /// map.
    fn draw_in_hand(&mut self, area: Rect, side: Side) -> u16 {
        let palette = self.scene.palette;
        let force = self.view.side(side);
        let mut spans = Vec::new();
        if let Some(chosen) = &force.chosen {
            let card = chosen.card.map_or(BACK.to_owned(), card::code);
            let text = Text::new("ui-un-chosen").with("card", card);
            spans.push(Span::styled(format!("{} ", self.scene.words.say(&text)), palette.info()));
        }
        if side != self.near() || force.hand.cards.is_none() {
            let shown = force.hand.cards.as_ref().unwrap_or(&force.hand.known);
            let mut backs = force.hand.size;
            let label = format!("{} ", self.scene.words.ui("ui-un-hand"));
            spans.push(Span::styled(label, palette.calm()));
            for (kind, count) in counts(shown) {
                spans.push(Span::styled(format!("{} ", counted(kind, count)), side_writing(side, palette)));
                backs = backs.saturating_sub(count);
            }
            spans.push(Span::styled(BACK.repeat(backs.into()), palette.info()));
        }
        if spans.is_empty() {
            return area.y;
        }
        put_line(self.buffer, area.x + 1, area.y, &Line::from(spans), area.width - 1);
        area.y + 1
    }

    /// A pile as codes with numbers, each a thing to point at; the first free row.
    fn draw_pile(&mut self, area: Rect, label: &str, place: &str, side: Side, cards: &Cards) -> u16 {
        let palette = self.scene.palette;
        if area.height == 0 {
            return area.y;
        }
        put(self.buffer, area.x + 1, area.y, label, area.width - 1, palette.calm());
        let (mut x, mut y) = (area.x + 1 + width(label) as u16, area.y);
        for (kind, count) in counts(cards) {
            let text = counted(kind, count);
            let wide = width(&text) as u16 + 1;
            if x + wide > area.right() {
                (x, y) = (area.x + 1, y + 1);
            }
            if y >= area.bottom() {
                return y;
            }
            let step = card::step(kind, place, side);
            let standing = self.scene.standing(&step);
            let (mark, style) = match standing {
                _ if standing.under_cursor => ("▸", palette.cursor()),
                _ if standing.choosable => ("•", palette.accent()),
                _ => (" ", side_writing(side, palette)),
            };
            put(self.buffer, x, y, mark, 1, palette.accent());
            put(self.buffer, x + 1, y, &text, wide - 1, style);
            // What lies in a discard is never pointed at.
            if place != "discard" {
                self.targets.push(Target::new(Rect { x, y, width: wide, height: 1 }, step));
            }
            x += wide;
        }
        y + 1
    }
}

/// `RA4`, and `RA` where there is one.
fn counted(kind: Kind, count: u8) -> String {
    if count > 1 { format!("{}{count}", card::code(kind)) } else { card::code(kind) }
}

/// The kinds of a pile with their numbers, in the order of the rules.
fn counts(cards: &Cards) -> impl Iterator<Item = (Kind, u8)> {
    cards.kinds().map(|kind| (kind, cards.of(kind)))
}

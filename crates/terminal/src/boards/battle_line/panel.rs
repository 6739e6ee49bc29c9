//! The panel at the side: unseen troops, decks, discards.

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use sandtable_battle_line::view::DeckView;
use sandtable_battle_line::{Card, Colour, Deck};
use sandtable_core::{Step, Text};

use super::Table;
use super::card::{Shown as _, emblem, writing};
use super::seats::{TACTICS_BACK, TROOP_BACK};
use crate::board::Target;
use crate::paper::{put, put_line, rule, width};

impl Table<'_, '_> {
    /// Draws the panel and gives what is left of it.
    pub(super) fn draw_panel(&mut self) -> Rect {
        let rest = self.draw_unseen(self.layout.panel);
        let rest = self.draw_decks(rest);
        self.draw_discards(rest)
    }

    /// The sixty troops: those that could still turn up anywhere stand out, the rest are dots (BL-8.3).
    fn draw_unseen(&mut self, area: Rect) -> Rect {
        let palette = self.scene.palette;
        let count = self.view.unseen.len() as i64;
        rule(self.buffer, area, &self.scene.words.say(&Text::new("ui-bl-unseen").with("count", count)), palette);
        let roomy = area.width >= 34;
        for (row, colour) in Colour::ALL.into_iter().enumerate() {
            let style = writing(colour, palette);
            let mut spans = vec![Span::styled(format!("{}{} ", emblem(colour), colour.letter()), style)];
            for value in 1..=10u8 {
                let unseen = Card::troop(colour, value).is_some_and(|card| self.view.unseen.contains(&card));
                let digits = if value == 10 { 2 } else { 1 };
                let text = if unseen { value.to_string() } else { "·".to_owned() };
                let lead = if roomy { " ".repeat(3 - digits) } else { String::new() };
                let style = if unseen { style } else { palette.calm() };
                spans.push(Span::styled(format!("{lead}{text:>digits$}"), style));
            }
            put_line(self.buffer, area.x, area.y + 1 + row as u16, &Line::from(spans), area.width);
        }
        below(area, 7)
    }

    fn draw_decks(&mut self, area: Rect) -> Rect {
        let palette = self.scene.palette;
        rule(self.buffer, area, &self.scene.words.ui("ui-bl-decks"), palette);
        let view = self.view;
        self.draw_deck(Rect { y: area.y + 1, height: 1, ..area }, Deck::Troops, TROOP_BACK, &view.decks.troops);
        if view.options.troops_only {
            return below(area, 2);
        }
        self.draw_deck(Rect { y: area.y + 2, height: 1, ..area }, Deck::Tactics, TACTICS_BACK, &view.decks.tactics);
        below(area, 3)
    }

    fn draw_deck(&mut self, row: Rect, which: Deck, back: &str, deck: &DeckView) {
        let step = Step::new("deck", which);
        let standing = self.scene.standing(&step);
        let palette = self.scene.palette;
        let (mark, style) = match standing {
            _ if standing.under_cursor => ("▸", palette.cursor()),
            _ if standing.choosable => ("•", palette.accent()),
            _ => (" ", palette.ink()),
        };
        let label = self.scene.words.ui(match which {
            Deck::Troops => "ui-bl-deck-troops",
            Deck::Tactics => "ui-bl-deck-tactics",
        });
        let text = format!("{mark}{back} {label:<8} {:>2} ", deck.size);
        put(self.buffer, row.x, row.y, &text, row.width, style);
        // Cards the viewer put there with Scout, the top one first.
        let mut x = row.x + width(&text) as u16;
        for card in &deck.top {
            let code = card.code(self.scene);
            let wide = width(&code) as u16;
            if x + wide > row.right() {
                break;
            }
            put(self.buffer, x, row.y, &code, wide, card.writing(palette));
            x += wide + 1;
        }
        self.targets.push(Target::new(row, step));
    }

    fn draw_discards(&mut self, area: Rect) -> Rect {
        let palette = self.scene.palette;
        if self.view.discards.is_empty() || area.height < 2 {
            return area;
        }
        rule(self.buffer, area, &self.scene.words.ui("ui-bl-discards"), palette);
        let (mut x, mut y) = (area.x + 1, area.y + 1);
        for card in &self.view.discards {
            let code = card.code(self.scene);
            let wide = width(&code) as u16;
            if x + wide > area.right() {
                (x, y) = (area.x + 1, y + 1);
            }
            if y >= area.bottom() {
                break;
            }
            put(self.buffer, x, y, &code, wide, card.writing(palette));
            x += wide + 1;
        }
        below(area, y + 1 - area.y)
    }
}

/// What is left of an area below some rows.
fn below(area: Rect, rows: u16) -> Rect {
    let rows = rows.min(area.height);
    Rect { y: area.y + rows, height: area.height - rows, ..area }
}

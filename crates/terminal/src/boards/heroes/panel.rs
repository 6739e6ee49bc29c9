//! The panel at the side: both sides, the hand, the attack under way, the card of the thing under the cursor.

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use sandtable_core::{Step, Text, Words};
use sandtable_heroes::view::AttackView;
use sandtable_heroes::{Moment, Side};

use super::field::{mark, paint, sign};
use super::{Table, side_text};
use crate::board::Target;
use crate::paper::{put, put_line, rule, width, wrap};
use crate::printed;

/// The log has at least this many rows.
const LEAST_LOG: u16 = 4;
/// At most so many rows tell of the thing under the cursor where the panel is low.
const FOCUS: u16 = 8;

impl Table<'_, '_> {
    /// Draws everything and gives what is left for the log.
    pub(super) fn draw_panel(&mut self) -> Rect {
        let panel = self.layout.panel;
        let rest = |row: u16| Rect { y: row, height: panel.bottom().saturating_sub(row), ..panel };
        let near = self.near();
        let mut row = self.draw_side(rest(panel.y), near.other());
        row = self.draw_side(rest(row), near);
        row = self.draw_hand(rest(row), near);
        row = self.draw_attack(rest(row));
        row = self.draw_effects(rest(row));
        let left = rest(row);
        if left.height > LEAST_LOG {
            let high = (left.height - LEAST_LOG).min(FOCUS.max(left.height / 2));
            row = self.draw_focus(Rect { height: high, ..left });
        }
        rest(row)
    }

    /// Who it is and what it has.
    fn draw_side(&mut self, area: Rect, side: Side) -> u16 {
        if area.height < 3 {
            return area.y;
        }
        let palette = self.scene.palette;
        let words = self.scene.words;
        let seen = self.view.side(side);
        let turn = if self.view.phase == side { "▶ " } else { "" };
        let title = format!("{turn}{} {}", words.say(&side_text(side)), self.scene.name(side.seat()));
        rule(self.buffer, area, &title, palette);
        put(self.buffer, area.x, area.y, sign(side), 1, paint(side, palette));
        let counts = Text::new("ui-hn-counts")
            .with("points", i64::from(seen.points))
            .with("hand", i64::from(seen.hand))
            .with("reserve", i64::from(seen.reserve));
        put(self.buffer, area.x + 1, area.y + 1, &words.say(&counts), area.width - 1, palette.ink());
        self.draw_directives(Rect { y: area.y + 2, height: 1, ..area }, side);
        area.y + 3
    }

    /// `directives ●●●`; the near side's are the thing to point at.
    fn draw_directives(&mut self, area: Rect, side: Side) {
        let palette = self.scene.palette;
        let seen = self.view.side(side);
        let label = self.scene.words.ui("ui-hn-directives");
        let shown = if seen.directives == 0 { "–".to_owned() } else { "●".repeat(seen.directives.into()) };
        let mut style = paint(side, palette);
        let mut lead = (" ", palette.ink());
        if side == self.near() {
            let step = Step::new("marker", "directive");
            let standing = self.scene.standing(&step);
            lead = mark(standing, " ", palette.ink(), palette);
            if standing.under_cursor {
                style = palette.cursor();
            }
            let wide = (width(&label) + 1 + width(&shown)) as u16 + 1;
            self.targets.push(Target::new(Rect { width: wide.min(area.width), ..area }, step));
        }
        put(self.buffer, area.x, area.y, lead.0, 1, lead.1);
        let lost = Text::new("ui-hn-lost").with("lost", i64::from(seen.destroyed));
        let line = Line::from(vec![
            Span::styled(format!("{label} "), palette.calm()),
            Span::styled(shown, style),
            Span::styled(format!(" · {}", self.scene.words.say(&lost)), palette.calm()),
        ]);
        put_line(self.buffer, area.x + 1, area.y, &line, area.width - 1);
        let quiet = (side == self.near()).then_some(seen.quiet).flatten();
        if let Some(moment) = quiet {
            let text = Text::new("hn-say-quiet").with("moment", moment_text(moment));
            let x = area.x + 2 + line.width() as u16;
            put(self.buffer, x, area.y, &self.scene.words.say(&text), area.right().saturating_sub(x), palette.info());
        }
    }

    /// The cards in the near hand, one a row as long as there is room, then several.
    fn draw_hand(&mut self, area: Rect, side: Side) -> u16 {
        let cards = &self.view.side(side).hand_cards;
        if cards.is_empty() || area.height <= LEAST_LOG {
            return area.y;
        }
        let palette = self.scene.palette;
        let (mut x, mut y) = (area.x, area.y);
        let most = area.bottom() - LEAST_LOG;
        let alone = cards.len() as u16 + FOCUS <= area.height - LEAST_LOG;
        let wide = if alone { area.width } else { area.width / 2 };
        for card in cards {
            if x + wide > area.right() {
                (x, y) = (area.x, y + 1);
            }
            if y >= most {
                break;
            }
            let step = Step::new("card", card.id);
            let standing = self.scene.standing(&step);
            let (lead, lead_style) = mark(standing, "▤", palette.calm(), palette);
            let style = match standing {
                _ if standing.under_cursor => palette.cursor(),
                _ if standing.chosen => palette.bar(),
                _ => paint(side, palette),
            };
            put(self.buffer, x, y, lead, 1, lead_style);
            put(self.buffer, x + 1, y, &card.name, wide - 2, style);
            self.targets.push(Target::new(Rect { x, y, width: wide, height: 1 }, step));
            x += wide;
        }
        (y + 1).min(most)
    }

    /// The attack under way: who at whom, what it needs, what was rolled.
    fn draw_attack(&mut self, area: Rect) -> u16 {
        let Some(attack) = &self.view.attack else { return area.y };
        let palette = self.scene.palette;
        let mut row = area.y;
        for text in self.attack_lines(attack) {
            for line in wrap(&text, usize::from(area.width.saturating_sub(1)), 2) {
                if row + LEAST_LOG >= area.bottom() {
                    return row;
                }
                put(self.buffer, area.x + 1, row, &line, area.width - 1, palette.info());
                row += 1;
            }
        }
        row
    }

    fn attack_lines(&self, attack: &AttackView) -> Vec<String> {
        let words = self.scene.words;
        let named = |tag| words.say(&self.view.unit_text(tag));
        let by = attack.by.map_or_else(|| words.say(&side_text(attack.side)), named);
        let aim = Text::new("ui-hn-attack")
            .with("by", by)
            .with("target", named(attack.target))
            .with("value", i64::from(attack.value));
        let mut lines = vec![words.say(&aim)];
        if attack.dice[0] > 0 {
            let rolled = Text::new("ui-hn-rolled")
                .with("dice", format!("{} {}", attack.dice[0], attack.dice[1]))
                .with("total", i64::from(attack.total));
            lines.push(words.say(&rolled));
        }
        if let Some(save) = attack.save {
            let die = attack.save_die.filter(|&die| die > 0).map_or_else(|| "–".to_owned(), |die| die.to_string());
            lines.push(words.say(&Text::new("ui-hn-save").with("save", i64::from(save)).with("die", die)));
        }
        lines
    }

    /// What is in force.
    fn draw_effects(&mut self, area: Rect) -> u16 {
        let palette = self.scene.palette;
        let mut row = area.y;
        for effect in &self.view.effects {
            if row + LEAST_LOG >= area.bottom() {
                return row;
            }
            let text =
                Text::new("hn-say-effect").with("name", effect.name.clone()).with("side", side_text(effect.side));
            put(self.buffer, area.x + 1, row, &self.scene.words.say(&text), area.width - 1, palette.calm());
            row += 1;
        }
        row
    }

    /// The card of the thing under the cursor in words, as much as there is room for; `i` tells all of it.
    fn draw_focus(&mut self, area: Rect) -> u16 {
        let Some(cursor) = self.scene.cursor else { return area.y };
        let Some(component) = self.scene.component(&sandtable_heroes::Heroes::component_of(self.view, cursor)) else {
            return area.y;
        };
        let (palette, words) = (self.scene.palette, self.scene.words);
        rule(self.buffer, area, &words.say(&component.name), palette);
        // Who owns it and how many there are is seen elsewhere.
        let told = |key: &str| !["side", "copies", "mark", "abilities", "letter"].contains(&key);
        let figures: Vec<String> = component
            .figures
            .iter()
            .zip(printed::figures(component, words))
            .filter(|(figure, _)| told(figure.key))
            .map(|(_, (label, value))| format!("{label} {value}"))
            .collect();
        let about = component.about.as_ref().map(|about| words.say(about)).unwrap_or_default();
        let mut row = area.y + 1;
        for (text, style) in [(figures.join(" · "), palette.ink()), (about, palette.calm())] {
            for line in wrap(&text, usize::from(area.width.saturating_sub(1)), 0) {
                if row >= area.bottom() || line.is_empty() {
                    break;
                }
                put(self.buffer, area.x + 1, row, &line, area.width - 1, style);
                row += 1;
            }
        }
        row
    }
}

fn moment_text(moment: Moment) -> Text {
    Text::new(match moment {
        Moment::NextCommand => "hn-moment-next-command",
        Moment::Close => "hn-moment-close",
        Moment::OwnPhase => "hn-moment-own-phase",
        Moment::Loss => "hn-moment-loss",
    })
}

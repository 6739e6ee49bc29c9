//! The panel at the side: the viewer's unit with its dice, where it could fight, the other units, what can be had.

use std::fmt;

use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use sandtable_core::{Step, Text};
use sandtable_dday_dice::saved::PhaseName;
use sandtable_dday_dice::view::{DieView, PriceView, ReachView, UnitView};
use sandtable_dday_dice::{DICE, Die, Face, Sector};

use super::Table;
use super::beach::losses;
use super::face::{COURAGE, POINTS, SOLDIERS, STARS, letter, paint, sector_step, sign, unit_of, unit_sign};
use crate::board::Target;
use crate::paper::{put, put_line, rule, width};

/// A die takes so many cells: mark, colour, face, state.
const DIE: u16 = 5;
/// A panel as high as this has a line more for every other unit.
const ROOMY: u16 = 28;

/// Something with a name that may be pointed at.
struct Named {
    step: Step,
    /// Its price, or another sign after it.
    after: String,
    style: Style,
}

impl Table<'_, '_> {
    pub(super) fn draw_panel(&mut self) {
        let view = self.view;
        let panel = self.layout.panel;
        let mut row = panel.y;
        if let Some(unit) = unit_of(view, self.near()) {
            row = self.draw_own(panel, unit);
        }
        let near = self.near();
        for unit in view.units.iter().filter(|unit| unit.seat != near) {
            row = self.draw_other(rest(panel, row), unit);
        }
        self.draw_market(rest(panel, row));
    }

    /// The viewer's unit; gives the first free row.
    fn draw_own(&mut self, area: Rect, unit: &UnitView) -> u16 {
        let palette = self.scene.palette;
        rule(self.buffer, area, &self.title(unit), palette);
        let mut row = area.y + 1;
        put_line(self.buffer, area.x + 1, row, &self.resources(unit), area.width - 1);
        row += 1;
        put(self.buffer, area.x + 1, row, &self.standing_of(unit), area.width - 1, palette.ink());
        row += 1;
        row = self.draw_dice(rest(area, row), &unit.dice, unit.rerolls_left);
        if let Some(reserve) = unit.reserve {
            row = self.draw_reserve(rest(area, row), reserve);
        }
        row = self.draw_named(rest(area, row), "ui-dd-specialists", self.named("specialist", unit.specialists));
        let mut items = self.named("card", unit.items);
        items.extend(self.named("vehicle", unit.vehicle));
        row = self.draw_named(rest(area, row), "ui-dd-items", items);
        row = self.draw_named(rest(area, row), "ui-dd-awards", self.named("award", unit.awards.without(unit.played)));
        for reach in &unit.reach {
            row = self.draw_reach(rest(area, row), reach);
        }
        row
    }

    /// `▲1 Ada US ✓`: its sign on the beach, the name, the nation, and whether it is ready.
    fn title(&self, unit: &UnitView) -> String {
        let ready = if unit.ready { "✓" } else { "…" };
        format!("{} {} {} {ready}", unit_sign(unit.seat), self.scene.name(unit.seat), unit.nation.name().to_uppercase())
    }

    /// Where the unit is and how long it may stay.
    fn standing_of(&self, unit: &UnitView) -> String {
        let words = self.scene.words;
        let mut parts = vec![self.scene.name_of(&sector_step(unit.sector))];
        parts.push(match unit.turns_left {
            _ if unit.must_move => words.ui("dd-must-move"),
            Some(turns) => words.say(&Text::new("dd-turns-left").with("turns", i64::from(turns))),
            None => words.ui("dd-safe"),
        });
        if unit.cry {
            parts.push(words.ui("ui-dd-cry"));
        }
        if let Some(losses) = unit.losses {
            parts.push(words.say(&Text::new("ui-dd-losses").with("losses", i64::from(losses))));
        }
        parts.join(" · ")
    }

    /// `♟8 ★3 ♥2 ⚒5 Σ10 VP 38`: soldiers, stars, courage, item points; strength; victory points.
    fn resources(&self, unit: &UnitView) -> Line<'static> {
        let palette = self.scene.palette;
        let signs = [(SOLDIERS, unit.soldiers), (STARS, unit.stars), (COURAGE, unit.courage), (POINTS, unit.points)];
        let sign = |(sign, count)| Span::styled(format!("{sign}{count} "), palette.strong());
        let mut spans: Vec<Span> = signs.into_iter().map(sign).collect();
        let points = Text::new("ui-dd-points").with("points", i64::from(unit.victory_points));
        spans.push(Span::styled(format!("Σ{} ", unit.strength), palette.info()));
        spans.push(Span::styled(self.scene.words.say(&points), palette.calm()));
        Line::from(spans)
    }

    /// Six dice: `R★`, `=` locked, `↻` to be rolled again, `×` cancelled.
    fn draw_dice(&mut self, area: Rect, dice: &[DieView], rerolls: u8) -> u16 {
        if dice.is_empty() || area.height == 0 {
            return area.y;
        }
        let palette = self.scene.palette;
        let mut x = area.x;
        for die in dice {
            let step = Step::new("die", die.die);
            let standing = self.scene.standing(&step);
            let style = match standing {
                _ if standing.under_cursor => palette.cursor(),
                _ if standing.chosen => palette.bar(),
                _ => paint(die.die, palette),
            };
            let mark = match standing {
                _ if standing.under_cursor => "▸",
                _ if standing.choosable => "•",
                _ => " ",
            };
            put(self.buffer, x, area.y, mark, 1, palette.accent());
            put(self.buffer, x + 1, area.y, &format!("{}{:<2}", letter(die.die), sign(die.face)), 3, style);
            let state = match die {
                _ if die.cancelled => "×",
                _ if die.locked => "=",
                _ if die.marked => "↻",
                _ => " ",
            };
            put(self.buffer, x + 4, area.y, state, 1, palette.strong());
            self.targets.push(Target::new(Rect { x, y: area.y, width: DIE, height: 1 }, step));
            x += DIE;
        }
        if rerolls > 0 && self.view.phase == PhaseName::Dice && x + 3 <= area.right() {
            put(self.buffer, x, area.y, &format!(" ↻{rerolls}"), area.right() - x, palette.info());
        }
        area.y + 1
    }

    /// The reserve of one who plays alone, under the dice it could be swapped for.
    fn draw_reserve(&mut self, area: Rect, reserve: [Face; DICE]) -> u16 {
        if area.height == 0 {
            return area.y;
        }
        let palette = self.scene.palette;
        for (place, (die, face)) in Die::all().zip(reserve).enumerate() {
            let step = Step::new("reserve", die);
            let standing = self.scene.standing(&step);
            let (mark, style) = match standing {
                _ if standing.under_cursor => ("▸", palette.cursor()),
                _ if standing.choosable => ("•", palette.accent()),
                _ => (" ", palette.calm()),
            };
            let x = area.x + place as u16 * DIE;
            put(self.buffer, x, area.y, &format!("{mark}({})", sign(face)), DIE, style);
            self.targets.push(Target::new(Rect { x, y: area.y, width: DIE, height: 1 }, step));
        }
        area.y + 1
    }

    fn named<T: fmt::Display>(&self, kind: &str, ids: impl IntoIterator<Item = T>) -> Vec<Named> {
        let style = self.scene.palette.strong();
        ids.into_iter().map(|id| Named { step: Step::new(kind, id), after: String::new(), style }).collect()
    }

    /// A label and things by name, wrapped; gives the first free row. Nothing is drawn of nothing.
    fn draw_named(&mut self, area: Rect, label: &'static str, things: Vec<Named>) -> u16 {
        let palette = self.scene.palette;
        if things.is_empty() || area.height == 0 {
            return area.y;
        }
        let label = self.scene.words.ui(label);
        put(self.buffer, area.x + 1, area.y, &label, area.width - 1, palette.calm());
        let (mut x, mut y) = (area.x + 1 + width(&label) as u16, area.y);
        for thing in things {
            let text = format!("{}{}", self.scene.name_of(&thing.step), thing.after);
            let wide = (width(&text) as u16 + 1).min(area.width - 1);
            if x + wide > area.right() {
                (x, y) = (area.x + 1, y + 1);
            }
            if y >= area.bottom() {
                return y;
            }
            let standing = self.scene.standing(&thing.step);
            let (mark, style) = match standing {
                _ if standing.under_cursor => ("▸", palette.cursor()),
                _ if standing.choosable => ("•", palette.accent()),
                _ if standing.chosen => (" ", palette.bar()),
                _ => (" ", thing.style),
            };
            put(self.buffer, x, y, mark, 1, palette.accent());
            put(self.buffer, x + 1, y, &text, wide - 1, style);
            self.targets.push(Target::new(Rect { x, y, width: wide, height: 1 }, thing.step));
            x += wide;
        }
        y + 1
    }

    /// What the next combat would cost in a sector: `→7 ♥2✱ −8.5 ≤11 78 %`.
    fn draw_reach(&mut self, area: Rect, reach: &ReachView) -> u16 {
        if area.height == 0 {
            return area.y;
        }
        let (palette, words) = (self.scene.palette, self.scene.words);
        let way = match reach.courage {
            Some(courage) => {
                format!("→{} {COURAGE}{courage}{}", short(reach.sector), if reach.mines { "✱" } else { "" })
            }
            None => format!("={}", short(reach.sector)),
        };
        let barred = if !reach.open {
            "✗"
        } else if !reach.demand_met {
            "?"
        } else {
            " "
        };
        let (style, figures) = match reach.open && reach.demand_met {
            true => (palette.ink(), palette.info()),
            false => (palette.calm(), palette.calm()),
        };
        let line = Line::from(vec![
            Span::styled(format!("{way:<8}{barred}"), style),
            Span::styled(losses(reach, words), figures),
        ]);
        put_line(self.buffer, area.x + 1, area.y, &line, area.width - 1);
        area.y + 1
    }

    /// Another unit in two lines or three: who and where, and what it has.
    fn draw_other(&mut self, area: Rect, unit: &UnitView) -> u16 {
        if area.height < 2 {
            return area.y;
        }
        let palette = self.scene.palette;
        let step = Step::new("seat", unit.seat);
        let standing = self.scene.standing(&step);
        let turns = match unit.turns_left {
            _ if unit.must_move => "!".to_owned(),
            Some(turns) => format!("/{turns}"),
            None => String::new(),
        };
        rule(self.buffer, area, &format!("{} {}{turns}", self.title(unit), short(unit.sector)), palette);
        let mark = match standing {
            _ if standing.under_cursor => "▸",
            _ if standing.choosable => "•",
            _ => "─",
        };
        let mark_style = if mark == "─" { palette.line() } else { palette.accent() };
        put(self.buffer, area.x, area.y, mark, 1, mark_style);
        if standing.under_cursor {
            self.buffer.set_style(Rect { height: 1, ..area }, palette.cursor());
        }
        put_line(self.buffer, area.x + 1, area.y + 1, &self.resources(unit), area.width - 1);
        self.targets.push(Target::new(Rect { height: 2, ..area }, step));
        // Whom and what it has, if there is room; its own things are never pointed at.
        let specialists = unit.specialists.iter().map(|one| Step::new("specialist", one));
        let items = unit.items.iter().map(|item| Step::new("card", item));
        let awards = unit.awards.iter().map(|award| Step::new("award", award));
        let has = specialists.chain(items).chain(awards);
        let has: Vec<String> = has.map(|step| self.scene.name_of(&step)).collect();
        if has.is_empty() || self.layout.panel.height < ROOMY {
            return area.y + 2;
        }
        put(self.buffer, area.x + 1, area.y + 2, &has.join(", "), area.width - 1, palette.ink());
        area.y + 3
    }

    /// Things by name with their price; what may be chosen comes first.
    fn priced<T: Copy + fmt::Display>(&self, kind: &str, prices: &[PriceView<T>], sign: &str) -> Vec<Named> {
        let style = self.scene.palette.calm();
        let named = |price: &PriceView<T>| {
            let after = format!(" {sign}{}", price.cost);
            Named { step: Step::new(kind, price.id), after, style }
        };
        let mut named: Vec<Named> = prices.iter().map(named).collect();
        named.sort_by_key(|thing| !self.scene.clicks.may(&thing.step));
        named
    }

    /// Specialists that the unit could recruit and things that could be found, with their cost; what may be chosen first.
    fn draw_market(&mut self, area: Rect) {
        let view = self.view;
        let recruits = unit_of(view, self.near()).map_or(&[][..], |unit| &unit.recruits);
        let recruits = self.priced("specialist", recruits, STARS);
        let mut pool = self.priced("card", &view.pool.items, POINTS);
        pool.extend(self.priced("vehicle", &view.pool.vehicles, POINTS));
        // Each gets half of the room, and the second what the first leaves.
        let half = Rect { height: area.height / 2, ..area };
        let row = self.draw_named(half, "ui-dd-recruits", recruits);
        self.draw_named(rest(area, row), "ui-dd-pool", pool);
    }
}

/// A sector as short as it can be said.
fn short(sector: Sector) -> String {
    if sector.is_bunker() { "B".to_owned() } else { sector.to_string() }
}

/// What is left of an area from a row on.
fn rest(area: Rect, row: u16) -> Rect {
    Rect { y: row, height: area.bottom().saturating_sub(row), ..area }
}

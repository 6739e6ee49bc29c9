//! What is written on the open sea: the order track, the Airfield and the Airborne boxes, the charts, the fight or the
//! zone under the cursor.

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use sandtable_axis_dday::view::{BattleView, CardState, ChartView, Stack};
use sandtable_axis_dday::{Chart, Power, Side, Volley};
use sandtable_core::{Step, Text};

use super::Table;
use super::map::mark;
use super::stack::{counted, paint, paint_side, sign};
use crate::board::Target;
use crate::paper::{put, put_line, width, wrap};

/// Something in a row that can be pointed at.
struct Thing {
    step: Step,
    text: String,
    style: ratatui::style::Style,
}

impl Table<'_, '_> {
    /// Draws as much as there is room for, the most needed first; gives the first free row.
    pub(super) fn draw_sea(&mut self, area: Rect) -> u16 {
        let mut row = area.y;
        let rest = |row: u16| Rect { y: row, height: area.bottom().saturating_sub(row), ..area };
        row = self.draw_orders(rest(row));
        row = self.draw_in_the_air(rest(row));
        row = self.draw_charts(rest(row));
        match &self.view.battle {
            Some(battle) => self.draw_battle(rest(row), battle),
            None => self.draw_focus(rest(row)),
        }
    }

    /// `1 2 3 [4] 5 …`: those that are over are grey, those that have left the deck a dash.
    fn draw_orders(&mut self, area: Rect) -> u16 {
        if area.height == 0 {
            return area.y;
        }
        let palette = self.scene.palette;
        let now = |order: &sandtable_axis_dday::view::OrderView| {
            order.state == CardState::Now || order.fortune == Some(CardState::Now)
        };
        let mut spans = Vec::new();
        for order in &self.view.orders {
            let number = order.number.get();
            spans.push(match order.state {
                _ if now(order) => Span::styled(format!("[{number}]"), palette.accent()),
                CardState::Left => Span::styled(" –".to_owned(), palette.calm()),
                CardState::Done => Span::styled(format!(" {number}"), palette.calm()),
                CardState::Ahead | CardState::Now => {
                    Span::styled(format!(" {number}"), paint_side(order.side, palette))
                }
            });
        }
        put_line(self.buffer, area.x, area.y, &Line::from(spans), area.width);
        area.y + 1
    }

    /// The air units on the Airfield, and the paratroopers that wait.
    fn draw_in_the_air(&mut self, area: Rect) -> u16 {
        let view = self.view;
        let palette = self.scene.palette;
        let mut things: Vec<Thing> = Vec::new();
        for stack in &view.airfield {
            let text = format!("{}{}", letter(stack.power), counted(stack));
            things.push(Thing { step: Step::new("unit", stack.unit), text, style: paint(stack.power, palette) });
        }
        for shown in view.boxes.iter().filter(|shown| shown.airborne && !shown.units.is_empty()) {
            let units: String = shown.units.iter().map(counted).collect();
            let text = format!("{} {units}↓{}", shown.id.name(), shown.zone);
            things.push(Thing { step: Step::new("box", shown.id), text, style: paint(shown.power, palette) });
        }
        let label = self.scene.words.ui("ui-ad-airfield");
        self.draw_things(area, &label, things)
    }

    /// `UK 23 T›`: a chart, how many units are left on it, which comes next; while it gives units, how many.
    fn draw_charts(&mut self, area: Rect) -> u16 {
        let palette = self.scene.palette;
        let thing = |chart: &ChartView| {
            let left = chart.places.iter().filter(|place| place.filled).count();
            let next = chart.places.iter().find(|place| Some(place.place) == chart.next);
            let next = next.map_or(String::new(), |place| format!(" ›{}", place.unit.kind().letter()));
            let comes = if chart.left > 0 { format!(" +{}", chart.left) } else { String::new() };
            let text = format!("{} {left}{next}{comes}", short(chart.chart));
            Thing { step: Step::new("chart", chart.chart), text, style: paint(chart.power, palette) }
        };
        let things = self.view.charts.iter().map(thing).collect();
        let label = self.scene.words.ui("ui-ad-charts");
        self.draw_things(area, &label, things)
    }

    /// A label and things after it, wrapped; gives the first free row. Nothing is drawn of nothing.
    fn draw_things(&mut self, area: Rect, label: &str, things: Vec<Thing>) -> u16 {
        let palette = self.scene.palette;
        if things.is_empty() || area.height == 0 {
            return area.y;
        }
        put(self.buffer, area.x, area.y, label, area.width, palette.calm());
        let (mut x, mut y) = (area.x + width(label) as u16, area.y);
        for thing in things {
            let wide = width(&thing.text) as u16 + 1;
            if x + wide > area.right() {
                (x, y) = (area.x, y + 1);
            }
            if y >= area.bottom() {
                return y;
            }
            let standing = self.scene.standing(&thing.step);
            let (sign, sign_style) = mark(standing, palette);
            let style = if standing.under_cursor { palette.cursor() } else { thing.style };
            put(self.buffer, x, y, sign, 1, sign_style);
            put(self.buffer, x + 1, y, &thing.text, wide - 1, style);
            self.targets.push(Target::new(Rect { x, y, width: wide, height: 1 }, thing.step));
            x += wide + 1;
        }
        y + 1
    }

    /// The battle board: who is in it, and the dice.
    fn draw_battle(&mut self, area: Rect, battle: &BattleView) -> u16 {
        let palette = self.scene.palette;
        let mut lines =
            vec![Line::styled(format!("⚔ {}", self.scene.name_of(&Step::new("zone", battle.zone))), palette.strong())];
        let sides = [
            (battle.attacker, &battle.attackers, &battle.attack),
            (battle.attacker.other(), &battle.defenders, &battle.defence),
        ];
        for (side, rows, volleys) in sides {
            let units: Vec<String> =
                rows.iter().map(|row| format!("{}{}≤{}", row.count, row.unit.kind().letter(), row.value)).collect();
            let mut spans =
                vec![Span::styled(format!("{} {}", sign(side), units.join(" ")), paint_side(side, palette))];
            spans.extend(volleys.iter().flat_map(|volley| self.dice(volley)));
            lines.push(Line::from(spans));
        }
        let lost: Vec<String> = battle.casualties.iter().map(counted).collect();
        if !lost.is_empty() {
            lines.push(Line::styled(format!("✝ {}", lost.join(" ")), palette.calm()));
        }
        self.draw_lines(area, lines)
    }

    /// ` I 1 4 6`: hits stand out, and are underlined where there is no colour.
    fn dice(&self, volley: &Volley) -> Vec<Span<'static>> {
        let palette = self.scene.palette;
        let mut spans = vec![Span::styled(format!("  {}", volley.kind.letter()), palette.calm())];
        for (die, &hits) in volley.dice.iter().zip(&volley.hitting) {
            let style = if hits { palette.accent() } else { palette.calm() };
            let mark = if hits { "!" } else { "" };
            spans.push(Span::styled(format!(" {die}{mark}"), style));
        }
        spans
    }

    /// The zone under the cursor: what it is called, whom it borders on, who stands there, in words.
    fn draw_focus(&mut self, area: Rect) -> u16 {
        let palette = self.scene.palette;
        let Some(zone) = self.focused_zone().and_then(|zone| self.view.zone(zone)) else { return area.y };
        let neighbours: Vec<String> = zone.neighbours.iter().map(ToString::to_string).collect();
        let about = Text::new("ui-ad-next-to")
            .with("zone", self.scene.name_of(&Step::new("zone", zone.zone)))
            .with("zones", neighbours.join(" "));
        let units: Vec<String> = zone.units.iter().map(|stack| self.in_words(stack)).collect();
        let mut lines = vec![Line::styled(self.scene.words.say(&about), palette.strong())];
        let wrapped = wrap(&units.join(", "), usize::from(area.width), 0);
        lines.extend(wrapped.into_iter().map(|line| Line::styled(line, palette.ink())));
        self.draw_lines(area, lines)
    }

    /// "4 × German infantry".
    fn in_words(&self, stack: &Stack) -> String {
        let unit = self.scene.name_of(&Step::new("unit", stack.unit));
        let text = Text::new("ad-units").with("count", i64::from(stack.count)).with("unit", unit.clone());
        if stack.count == 1 { unit } else { self.scene.words.say(&text) }
    }

    fn draw_lines(&mut self, area: Rect, lines: Vec<Line>) -> u16 {
        let mut row = area.y;
        for (line, y) in lines.iter().zip(area.y..area.bottom()) {
            put_line(self.buffer, area.x, y, line, area.width);
            row = y + 1;
        }
        row
    }
}

/// The letter of a power.
const fn letter(power: Power) -> &'static str {
    match power {
        Power::Axis => "▪",
        Power::Uk => "K",
        Power::Us => "U",
    }
}

/// A chart as short as it can be said.
const fn short(chart: Chart) -> &'static str {
    match chart {
        Chart::Uk => "UK",
        Chart::Us => "US",
        Chart::Rennes => "Rennes",
        Chart::Rouen => "Rouen",
    }
}

/// The side of a seat: those who only look on sit with the Allies.
pub(super) fn side_of(seat: sandtable_core::Seat) -> Side {
    if seat.0 == 0 { Side::Axis } else { Side::Allies }
}

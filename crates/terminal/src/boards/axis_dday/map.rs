//! The coast: a plate for every zone and beach, and the lines between neighbours.

use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use sandtable_axis_dday::view::{BoxView, Stack, ZoneView};
use sandtable_axis_dday::{Power, Side, Zone};
use sandtable_core::Step;

use super::Table;
use super::network::{Network, Place};
use super::stack::{paint_side, sign, spans};
use crate::board::{Standing, Target};
use crate::palette::Palette;
use crate::paper::{put, put_line};

/// The powers of the Allies, and all.
const ALLIES: [Power; 2] = [Power::Us, Power::Uk];
pub(super) const EVERYBODY: [Power; 3] = [Power::Axis, Power::Us, Power::Uk];

impl Table<'_, '_> {
    pub(super) fn draw_net(&mut self, network: &Network) {
        let palette = self.scene.palette;
        let lit = self.focused_zone();
        for link in &network.links {
            let of = |place: Place| match place {
                Place::Zone(zone) => Some(zone) == lit,
                Place::Way(one, two) => Some(one) == lit || Some(two) == lit,
                Place::Beach(_) => false,
            };
            let style = match link.ends {
                (one, two) if of(one) || of(two) => palette.strong(),
                (Place::Beach(_), _) | (_, Place::Beach(_)) => palette.info(),
                _ => palette.line(),
            };
            for &(x, y, sign) in &link.cells {
                put(self.buffer, x, y, sign, 1, style);
            }
        }
        let view = self.view;
        for plate in &network.plates {
            match plate.place {
                Place::Zone(zone) => {
                    if let Some(zone) = view.zone(zone) {
                        self.draw_zone(plate.area, zone);
                    }
                }
                Place::Beach(id) => {
                    if let Some(shown) = view.boxed(id) {
                        self.draw_beach(plate.area, shown);
                    }
                }
                Place::Way(one, two) => {
                    let style = if [one, two].contains(&lit.unwrap_or(one)) && lit.is_some() {
                        palette.strong()
                    } else {
                        palette.line()
                    };
                    for y in plate.area.y..plate.area.bottom() {
                        put(self.buffer, plate.area.x, y, "│", 1, style);
                    }
                }
            }
        }
    }

    /// The zone under the cursor, or the one chosen last.
    pub(super) fn focused_zone(&self) -> Option<Zone> {
        let of = |step: &Step| (step.kind() == "zone").then(|| Zone::named(step.name())).flatten();
        self.scene.cursor.and_then(of).or_else(|| self.scene.clicks.made().iter().rev().find_map(of))
    }

    /// `14 Vierville` and what stands there; on two rows where both sides do, the Axis above.
    fn draw_zone(&mut self, area: Rect, zone: &ZoneView) {
        let palette = self.scene.palette;
        let step = Step::new("zone", zone.zone);
        let standing = self.scene.standing(&step);
        let land = |stack: &&Stack| stack.kind.is_land();
        let planes: Vec<&Stack> = zone.units.iter().filter(|stack| stack.kind.is_air()).collect();
        let axis = spans(zone.units.iter().filter(land), &[Power::Axis], palette);
        let allies = spans(zone.units.iter().filter(land), &ALLIES, palette);
        let planes = spans(planes.into_iter(), &ALLIES, palette);
        let roomy = area.height > 2;
        let name = Span::styled(zone.name.to_owned(), self.name_style(zone, standing));

        let mut head = self.head(zone, standing);
        let mut rows: Vec<Vec<Span>> = Vec::new();
        if roomy {
            head.push(name);
            rows.push(self.held(zone, axis));
            rows.push(apart(allies, planes));
        } else if zone.contested {
            head.extend(axis);
            rows.push(apart(allies, planes));
        } else if planes.is_empty() {
            head.push(name);
            rows.push(self.held(zone, apart(axis, allies)));
        } else {
            head.extend(planes);
            rows.push(self.held(zone, apart(axis, allies)));
        }
        self.draw_plate(area, standing, head, rows, step);
    }

    /// `▸14★`: the mark, the number, a city, an entry, a flood.
    fn head(&self, zone: &ZoneView, standing: Standing) -> Vec<Span<'static>> {
        let palette = self.scene.palette;
        let signs = [(zone.city, "★"), (zone.contested, "⚔"), (zone.entry.is_some(), "⇡"), (zone.flooded, "≈")];
        let shown: String = signs.into_iter().filter(|(holds, _)| *holds).map(|(_, sign)| sign).collect();
        let number = Span::styled(
            format!("{}", zone.zone),
            if standing.under_cursor { palette.cursor() } else { palette.strong() },
        );
        let after = if shown.is_empty() { " ".to_owned() } else { shown };
        vec![number, Span::styled(after, palette.key())]
    }

    fn name_style(&self, zone: &ZoneView, standing: Standing) -> Style {
        let palette = self.scene.palette;
        match zone.control {
            _ if standing.under_cursor => palette.cursor(),
            Some(side) => paint_side(side, palette),
            None => palette.calm(),
        }
    }

    /// Units; where none stand, the sign of who holds the zone.
    fn held(&self, zone: &ZoneView, units: Vec<Span<'static>>) -> Vec<Span<'static>> {
        match zone.control {
            Some(side) if units.is_empty() => {
                vec![Span::styled(sign(side), paint_side(side, self.scene.palette))]
            }
            _ => units,
        }
    }

    /// `Omaha Beach` and who waits there.
    fn draw_beach(&mut self, area: Rect, shown: &BoxView) {
        let palette = self.scene.palette;
        let step = Step::new("box", shown.id);
        let standing = self.scene.standing(&step);
        let style = if standing.under_cursor { palette.cursor() } else { palette.info() };
        let head = vec![Span::styled(self.scene.name_of(&step), style)];
        let mut units = spans(shown.units.iter(), &EVERYBODY, palette);
        if units.is_empty() {
            units.push(Span::styled("≈", palette.info()));
        }
        self.draw_plate(area, standing, head, vec![units], step);
    }

    /// A plate: the mark of what may be chosen before its head, its rows below, indented like the head.
    fn draw_plate(&mut self, area: Rect, standing: Standing, head: Vec<Span>, rows: Vec<Vec<Span>>, step: Step) {
        let palette = self.scene.palette;
        let (mark, style) = mark(standing, palette);
        put(self.buffer, area.x, area.y, mark, 1, style);
        put_line(self.buffer, area.x + 1, area.y, &Line::from(head), area.width - 1);
        for (row, y) in rows.into_iter().zip(area.y + 1..area.bottom()) {
            put_line(self.buffer, area.x + 1, y, &Line::from(row), area.width - 1);
        }
        self.targets.push(Target::new(area, step));
    }
}

/// What stands before a thing: the cursor, what may be chosen, what was.
pub(super) fn mark(standing: Standing, palette: Palette) -> (&'static str, Style) {
    match standing {
        _ if standing.under_cursor => ("▸", palette.accent()),
        _ if standing.choosable => ("•", palette.accent()),
        _ if standing.chosen => ("✓", palette.info()),
        _ => (" ", palette.ink()),
    }
}

/// Units of two kinds with a blank between.
fn apart(mut first: Vec<Span<'static>>, second: Vec<Span<'static>>) -> Vec<Span<'static>> {
    if !first.is_empty() && !second.is_empty() {
        first.push(Span::raw(" "));
    }
    first.extend(second);
    first
}

/// How a contested or held zone is told in a list: the sign of who holds it.
pub(super) fn holder(zone: &ZoneView) -> &'static str {
    match zone.control {
        _ if zone.contested => "⚔",
        Some(side) => sign(side),
        None => "·",
    }
}

/// The side whose colour a zone has.
pub(super) fn holder_style(zone: &ZoneView, palette: Palette) -> Style {
    zone.control.map_or_else(|| palette.calm(), |side: Side| paint_side(side, palette))
}

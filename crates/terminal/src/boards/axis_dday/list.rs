//! The zones as a list, for a window in which the coast cannot be drawn.

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use sandtable_axis_dday::view::{BoxView, ZoneView};
use sandtable_core::Step;

use super::Table;
use super::map::{EVERYBODY, holder, holder_style, mark};
use super::stack::spans;
use crate::board::Target;
use crate::paper::{cut, put, put_line};

/// So many columns.
const COLUMNS: u16 = 3;
/// A name takes at most so many cells.
const NAME: usize = 9;

impl Table<'_, '_> {
    /// Draws all zones and beaches, column by column, and gives the first free row.
    pub(super) fn draw_list(&mut self, area: Rect) -> u16 {
        let view = self.view;
        let beaches: Vec<&BoxView> = view.boxes.iter().filter(|shown| !shown.airborne).collect();
        let rows = ((view.zones.len() + beaches.len()) as u16).div_ceil(COLUMNS);
        let wide = area.width / COLUMNS;
        let places = (0..COLUMNS).flat_map(|column| (0..rows).map(move |row| (column, row)));
        let mut places =
            places.map(|(column, row)| Rect { x: area.x + column * wide, y: area.y + row, width: wide, height: 1 });
        for (zone, place) in view.zones.iter().zip(&mut places) {
            self.list_zone(place, zone);
        }
        for (beach, place) in beaches.into_iter().zip(&mut places) {
            self.list_beach(place, beach);
        }
        area.y + rows
    }

    /// `14▪Vierville ▪4I2A U3I`.
    fn list_zone(&mut self, area: Rect, zone: &ZoneView) {
        let palette = self.scene.palette;
        let city = if zone.city { "★" } else { "" };
        let name = format!("{:>2}{}{city}{}", zone.zone.id(), holder(zone), zone.name);
        let units = spans(zone.units.iter(), &EVERYBODY, palette);
        self.list_line(area, Step::new("zone", zone.zone), &name, holder_style(zone, palette), units);
    }

    fn list_beach(&mut self, area: Rect, beach: &BoxView) {
        let palette = self.scene.palette;
        let step = Step::new("box", beach.id);
        let name = self.scene.name_of(&step);
        let units = spans(beach.units.iter(), &EVERYBODY, palette);
        self.list_line(area, step, &name, palette.info(), units);
    }

    fn list_line(
        &mut self,
        area: Rect,
        step: Step,
        name: &str,
        style: ratatui::style::Style,
        units: Vec<Span<'static>>,
    ) {
        let palette = self.scene.palette;
        let standing = self.scene.standing(&step);
        let (sign, sign_style) = mark(standing, palette);
        put(self.buffer, area.x, area.y, sign, 1, sign_style);
        let style = if standing.under_cursor { palette.cursor() } else { style };
        let used = NAME + 3;
        put(self.buffer, area.x + 1, area.y, &format!("{:<used$}", cut(name, used)), used as u16, style);
        let x = area.x + 2 + used as u16;
        put_line(self.buffer, x, area.y, &Line::from(units), area.right().saturating_sub(x + 1));
        self.targets.push(Target::new(area, step));
    }
}

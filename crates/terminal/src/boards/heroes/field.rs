//! The battlefield: boxes with their terrain and markers, and the units in them.

use ratatui::layout::{Margin, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use sandtable_core::Step;
use sandtable_heroes::view::{BoxView, UnitView};
use sandtable_heroes::{Side, Terrain};

use super::Table;
use crate::board::{Standing, Target};
use crate::frames::Frames;
use crate::odds;
use crate::palette::Palette;
use crate::paper::{cut, put, put_line, width, wrap};

impl Table<'_, '_> {
    pub(super) fn draw_field(&mut self) {
        let view = self.view;
        let mut frames = Frames::default();
        for tile in &view.boxes {
            let (rank, style) = self.frame_of(tile);
            frames.add(self.layout.tile(tile.tile), rank, style);
        }
        frames.draw(self.buffer);
        for unit in &view.units {
            self.draw_unit(unit);
        }
        for tile in &view.boxes {
            self.draw_head(tile);
        }
        // Behind everything: the whole box stands for the box.
        for tile in &view.boxes {
            let inside = self.layout.tile(tile.tile).inner(Margin::new(1, 1));
            self.targets.push(Target::backdrop(inside, tile_step(tile)));
        }
    }

    fn frame_of(&self, tile: &BoxView) -> (u8, Style) {
        let palette = self.scene.palette;
        let standing = self.scene.standing(&tile_step(tile));
        match standing {
            _ if standing.under_cursor => (3, palette.accent()),
            _ if standing.choosable => (2, palette.accent()),
            _ if standing.chosen => (1, palette.info()),
            _ => (0, palette.line()),
        }
    }

    /// The head of a box, in its upper edge: its name, terrain, what lies there.
    fn draw_head(&mut self, tile: &BoxView) {
        let frame = self.layout.tile(tile.tile);
        let palette = self.scene.palette;
        let step = tile_step(tile);
        let standing = self.scene.standing(&step);
        let name_style = if standing.under_cursor { palette.cursor() } else { palette.calm() };
        let (mark, mark_style) = mark(standing, "─", palette.line(), palette);
        let mut spans = vec![Span::styled(mark, mark_style), Span::styled(tile.tile.printed(), name_style)];
        if tile.counts_as != Terrain::Open {
            spans.push(Span::styled(tile.counts_as.letter().to_string(), terrain(tile.counts_as, palette)));
        }
        let worth = tile.worth_us.max(tile.worth_ge);
        if tile.objective {
            spans.push(Span::styled(
                format!("◎{}", if worth > 0 { worth.to_string() } else { String::new() }),
                palette.key(),
            ));
        }
        if let Some(side) = tile.control {
            spans.push(Span::styled(letter(side), paint(side, palette)));
        }
        for (lies, sign) in [
            (tile.depot, "D"),
            (tile.ford, "≈"),
            (tile.obstacle, "#"),
            (tile.mine.is_some(), "✱"),
            (tile.bombardment, "☄"),
            (tile.exit.is_some(), "⇥"),
        ] {
            if lies {
                spans.push(Span::styled(sign, palette.key()));
            }
        }
        for (number, sign) in [(tile.shooting, "+"), (tile.defence, "^")] {
            if number > 0 {
                spans.push(Span::styled(format!("{sign}{number}"), palette.key()));
            }
        }
        let room = frame.width - 2;
        put_line(self.buffer, frame.x + 1, frame.y, &Line::from(spans), room);
        self.targets.push(Target::new(Rect { x: frame.x + 1, y: frame.y, width: room, height: 1 }, step));
    }

    /// `▫Rifle` and its markers below, or behind it where there is one row only.
    fn draw_unit(&mut self, unit: &UnitView) {
        let palette = self.scene.palette;
        let inside = self.layout.tile(unit.tile).inner(Margin::new(1, 1));
        if inside.width < 2 || inside.height == 0 {
            return;
        }
        let step = Step::new("unit", unit.tag);
        let standing = self.scene.standing(&step);
        let (lead, lead_style) = mark(standing, sign(unit.side), paint(unit.side, palette), palette);
        let style = match standing {
            _ if standing.under_cursor => palette.cursor(),
            _ if standing.chosen => palette.bar(),
            _ if unit.hidden => palette.writing(paper(unit.side)),
            _ => palette.face(paper(unit.side), 231),
        };
        let marks = marks(unit);
        let figure = self.figure(&step);
        let name = self.short_name(unit);
        put(self.buffer, inside.x, inside.y, lead, 1, lead_style);
        let room = usize::from(inside.width) - 1;
        if inside.height == 1 {
            let after = if figure.is_empty() { marks } else { figure };
            let name = short(&name, room.saturating_sub(width(&after)));
            put(self.buffer, inside.x + 1, inside.y, &name, inside.width - 1, style);
            let x = inside.x + 1 + width(&name) as u16;
            put(self.buffer, x, inside.y, &after, inside.right().saturating_sub(x), palette.strong());
        } else {
            // A name may go on in the next row where one is left.
            let rows = wrap(&name, room, 0);
            let (last, rows) = if inside.height > 2 && rows.len() > 1 { (2, rows) } else { (1, vec![name.clone()]) };
            for (row, y) in (inside.y..inside.y + last).enumerate() {
                put(self.buffer, inside.x + 1, y, &short(&rows[row], room), inside.width - 1, style);
            }
            let line = Line::from(vec![
                Span::styled(sign(unit.side), paint(unit.side, palette)),
                Span::styled(figure.clone(), palette.info()),
                Span::raw(if figure.is_empty() || marks.is_empty() { "" } else { " " }),
                Span::styled(marks, palette.strong()),
            ]);
            put_line(self.buffer, inside.x, inside.y + last, &line, inside.width);
        }
        self.targets.push(Target::new(inside, step));
    }

    /// Its card as far as the viewer knows it; in brackets while it lies face down. The back of one that he does not know
    /// has its number.
    fn short_name(&self, unit: &UnitView) -> String {
        match &unit.card {
            Some(card) if unit.hidden => format!("({}", card.name),
            Some(card) => card.name.clone(),
            None => format!("??{}", unit.tag.number),
        }
    }

    /// The chance of a shot at a unit, while that is the question.
    fn figure(&self, step: &Step) -> String {
        if !self.scene.clicks.may(step) {
            return String::new();
        }
        let ahead = self.scene.clicks.with_odds(Some(step));
        match ahead[..] {
            [only] => odds::short(only, self.scene.words).unwrap_or_default(),
            _ => String::new(),
        }
    }
}

/// A name in so many cells: of a longer one the beginnings of its first two words, which tell more than one of them.
fn short(name: &str, room: usize) -> String {
    let mut words = name.split_whitespace();
    match (words.next(), words.next()) {
        (Some(first), Some(second)) if width(name) > room && (4..9).contains(&room) => {
            let beginning = |word: &str, most: usize| word.chars().take(most).collect::<String>();
            format!("{}{}", beginning(first, room - 2), beginning(second, 2))
        }
        _ => cut(name, room),
    }
}

/// What lies on a unit: `x` HIT, `s` SUPPRESSED, `✓` ACTIVATED, `»` GO!, `★` a Hero, `p` a Panzerfaust, `+` a hit point.
fn marks(unit: &UnitView) -> String {
    let mut marks = "x".repeat(unit.hits.into());
    marks.push_str(&"s".repeat(unit.suppressed.into()));
    for (lies, sign) in [
        (unit.activated, "✓"),
        (unit.go, "»"),
        (unit.hero.is_some(), "★"),
        (unit.panzerfaust, "p"),
        (unit.more_points > 0, "+"),
    ] {
        if lies {
            marks.push_str(sign);
        }
    }
    marks
}

/// The thing to point at.
fn tile_step(tile: &BoxView) -> Step {
    Step::new("tile", tile.tile)
}

/// What stands before a thing: the cursor, what may be chosen, or its own sign.
pub(super) fn mark(standing: Standing, own: &'static str, own_style: Style, palette: Palette) -> (&'static str, Style) {
    match standing {
        _ if standing.under_cursor => ("▸", palette.accent()),
        _ if standing.choosable => ("•", palette.accent()),
        _ => (own, own_style),
    }
}

/// The sign before the units of a side.
pub(super) const fn sign(side: Side) -> &'static str {
    match side {
        Side::Us => "▫",
        Side::Ge => "▪",
    }
}

/// The letter of a side on what it controls.
const fn letter(side: Side) -> &'static str {
    match side {
        Side::Us => "U",
        Side::Ge => "G",
    }
}

/// The paper of a side's cards.
const fn paper(side: Side) -> u8 {
    match side {
        Side::Us => 64,
        Side::Ge => 60,
    }
}

/// Writing in the colour of a side.
pub(super) fn paint(side: Side, palette: Palette) -> Style {
    palette.writing(paper(side))
}

/// The colour of a terrain's letter.
fn terrain(terrain: Terrain, palette: Palette) -> Style {
    palette.writing(match terrain {
        Terrain::Open => 245,
        Terrain::Urban => 173,
        Terrain::Flooded | Terrain::Water => 67,
        Terrain::Hill => 179,
        Terrain::Fortified | Terrain::Forthill => 167,
        Terrain::Forest => 71,
    })
}

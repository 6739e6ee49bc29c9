//! The battlefield: tiles laid like bricks, and what lies on them.

use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use sandtable_core::{Step, Text};
use sandtable_undaunted::Side;
use sandtable_undaunted::view::{Marker, TileView};

use super::Table;
use super::card;
use super::side::{Shown as _, marker, printed_cover};
use crate::board::{Standing, Target};
use crate::frames::Frames;
use crate::odds;
use crate::palette::Palette;
use crate::paper::{put, put_line, width};

/// Tiles as wide as this have blanks in their heads, and shapes before the letters of markers.
const ROOMY: u16 = 14;

/// One thing on a tile: a counter, or a sign.
struct Piece {
    step: Option<Step>,
    /// What stands before it: the mark of what may be chosen, or its side.
    lead: &'static str,
    lead_style: Style,
    text: String,
    /// The chance to hit it, while that is the question.
    figure: String,
    style: Style,
}

/// How closely pieces lie.
#[derive(Clone, Copy, PartialEq)]
enum Packing {
    WithFigures,
    WithLeads,
    Bare,
}

impl Table<'_, '_> {
    pub(super) fn draw_map(&mut self) {
        let view = self.view;
        let mut frames = Frames::default();
        for tile in &view.map.tiles {
            let (rank, style) = self.frame_of(tile);
            frames.add(self.layout.tile(tile), rank, style);
        }
        frames.draw(self.buffer);
        for tile in &view.map.tiles {
            self.draw_pieces(tile);
        }
        for tile in &view.map.tiles {
            self.draw_head(tile);
        }
        // Behind everything: the whole tile stands for the tile.
        for tile in &view.map.tiles {
            self.targets.push(Target::backdrop(inside(self.layout.tile(tile)), tile_step(tile)));
        }
    }

    fn frame_of(&self, tile: &TileView) -> (u8, Style) {
        let palette = self.scene.palette;
        let standing = self.scene.standing(&tile_step(tile));
        match standing {
            _ if standing.under_cursor => (3, palette.accent()),
            _ if standing.choosable => (2, palette.accent()),
            _ if standing.chosen => (1, palette.info()),
            _ => (0, palette.line()),
        }
    }

    /// The head of a tile, in its upper edge: code, ground and cover, objective, markers.
    fn draw_head(&mut self, tile: &TileView) {
        let frame = self.layout.tile(tile);
        let palette = self.scene.palette;
        let step = tile_step(tile);
        let standing = self.scene.standing(&step);
        let room = frame.width - 2;
        let roomy = room >= ROOMY;
        let code_style = if standing.under_cursor { palette.cursor() } else { palette.strong() };
        let mut parts = vec![Span::styled(tile.tile.printed(), code_style)];
        let cover = match tile.hill {
            Some(_) if !roomy => printed_cover(tile),
            _ => format!("{}{}", ground_sign(tile.ground), printed_cover(tile)),
        };
        parts.push(Span::styled(cover, palette.ink()));
        if let Some(value) = tile.objective {
            parts.push(Span::styled(circled(value), palette.key()));
        }
        let plain_parts = parts.len();
        for side in Side::BOTH {
            if let Some(marker) = marker(tile, side) {
                let shape = match marker {
                    _ if !roomy => "",
                    Marker::Scouted => "○",
                    Marker::Controlled => "●",
                };
                let style = side_writing(side, palette);
                parts.push(Span::styled(format!("{shape}{}", side.letter(marker)), style));
            }
        }
        let bare: usize = parts.iter().map(Span::width).sum();
        let gap = if bare + parts.len() < usize::from(room) { " " } else { "" };
        let (mark, mark_style) = mark_of(standing, "─", palette.line(), palette.accent());
        let mut spans = vec![Span::styled(mark, mark_style)];
        for (place, part) in parts.into_iter().enumerate() {
            // The letters of both sides stay together.
            let apart = place > 0 && (roomy || place <= plain_parts);
            spans.extend([Span::raw(if apart { gap } else { "" }), part]);
        }
        put_line(self.buffer, frame.x + 1, frame.y, &Line::from(spans), room);
        let head = Rect { x: frame.x + 1, y: frame.y, width: room, height: 1 };
        self.targets.push(Target::new(head, step));
    }

    /// The counters of both sides, spawn and target signs, the radio; below them, if there is room, the ground.
    fn draw_pieces(&mut self, tile: &TileView) {
        let room = inside(self.layout.tile(tile));
        let pieces = self.pieces(tile);
        let fits = |packing: &Packing| flow(&pieces, room, *packing).len() == pieces.len();
        let packing = [Packing::WithFigures, Packing::WithLeads].into_iter().find(fits).unwrap_or(Packing::Bare);
        let places = flow(&pieces, room, packing);
        let used = places.last().map_or(room.y, |place| place.y + 1);
        for (piece, place) in pieces.into_iter().zip(places) {
            let mut x = place.x;
            if packing != Packing::Bare {
                put(self.buffer, x, place.y, piece.lead, 1, piece.lead_style);
                x += 1;
            }
            put(self.buffer, x, place.y, &piece.text, place.width, piece.style);
            x += width(&piece.text) as u16;
            if packing == Packing::WithFigures {
                put(self.buffer, x, place.y, &piece.figure, place.right().saturating_sub(x), self.scene.palette.info());
            }
            if let Some(step) = piece.step {
                self.targets.push(Target::new(place, step));
            }
        }
        if used < room.bottom() && room.height >= 3 {
            let ground = self.ground(tile);
            put(self.buffer, room.x, room.bottom() - 1, &ground, room.width, self.scene.palette.calm());
        }
    }

    /// What is drawn on a tile, in words.
    pub(super) fn ground(&self, tile: &TileView) -> String {
        self.scene.words.say(&Text::new("un-ground").with("ground", tile.ground))
    }

    fn pieces(&self, tile: &TileView) -> Vec<Piece> {
        let palette = self.scene.palette;
        let mut pieces = Vec::new();
        for side in Side::BOTH {
            for counter in self.view.side(side).counters.iter().filter(|counter| counter.tile == tile.tile) {
                let step = card::step(counter.unit.kind(), "unit", side);
                let standing = self.scene.standing(&step);
                let (lead, lead_style) = mark_of(standing, side.sign(), side_writing(side, palette), palette.accent());
                let style = match standing {
                    _ if standing.under_cursor => palette.cursor(),
                    _ if counter.suppressed => card::paint_suppressed(side, palette),
                    _ => card::paint(counter.unit.kind(), side, palette),
                };
                let code = card::code(counter.unit.kind());
                let text = if counter.suppressed { code.to_lowercase() } else { code };
                let figure = self.figure(&step);
                pieces.push(Piece { step: Some(step), lead, lead_style, text, figure, style });
            }
        }
        for side in Side::BOTH {
            let force = self.view.side(side);
            let letter = side.letter(Marker::Controlled);
            let spawns = force.spawns.iter().filter(|spawn| spawn.tile == tile.tile).map(|_| "⚑");
            let target = force.target.iter().filter(|target| **target == tile.tile).map(|_| "⊕");
            for sign in spawns.chain(target) {
                pieces.push(Piece {
                    step: None,
                    lead: " ",
                    lead_style: palette.ink(),
                    text: format!("{sign}{letter}"),
                    figure: String::new(),
                    style: side_writing(side, palette),
                });
            }
        }
        if tile.radio {
            let (lead, text, figure) = (" ", "☎".to_owned(), String::new());
            pieces.push(Piece { step: None, lead, lead_style: palette.ink(), text, figure, style: palette.key() });
        }
        pieces
    }

    /// The chance of the one action that pointing at a counter would complete.
    fn figure(&self, step: &Step) -> String {
        if !self.scene.clicks.may(step) {
            return String::new();
        }
        match self.scene.clicks.with_odds(Some(step))[..] {
            [only] => odds::short(only, self.scene.words).unwrap_or_default().replace(' ', ""),
            _ => String::new(),
        }
    }
}

/// The thing to point at.
fn tile_step(tile: &TileView) -> Step {
    Step::new("tile", tile.tile)
}

/// What is within a frame.
fn inside(frame: Rect) -> Rect {
    Rect { x: frame.x + 1, y: frame.y + 1, width: frame.width - 2, height: frame.height - 2 }
}

/// Where pieces lie, row by row, as many as there is room for.
fn flow(pieces: &[Piece], room: Rect, packing: Packing) -> Vec<Rect> {
    let (mut x, mut y) = (room.x, room.y);
    let mut places = Vec::new();
    for piece in pieces {
        let lead = u16::from(packing != Packing::Bare);
        let figure = if packing == Packing::WithFigures { width(&piece.figure) as u16 } else { 0 };
        let wide = lead + width(&piece.text) as u16 + figure;
        if x + wide > room.right() {
            (x, y) = (room.x, y + 1);
        }
        if y >= room.bottom() || x + wide > room.right() {
            break;
        }
        places.push(Rect { x, y, width: wide, height: 1 });
        x += wide;
    }
    places
}

/// The mark of the cursor, of what may be or was chosen, or another.
fn mark_of(standing: Standing, other: &'static str, style: Style, accent: Style) -> (&'static str, Style) {
    match standing {
        _ if standing.under_cursor => ("▸", accent),
        _ if standing.choosable => ("•", accent),
        _ if standing.chosen => ("✓", accent),
        _ => (other, style),
    }
}

/// How the letters of a side are written.
pub(super) fn side_writing(side: Side, palette: Palette) -> Style {
    match side {
        Side::Us => palette.writing(65),
        Side::Ge => palette.writing(104),
    }
}

/// The value of an objective in a circle.
fn circled(value: u16) -> String {
    match value {
        1..=20 => char::from_u32(0x245F + u32::from(value)).map(String::from).unwrap_or_default(),
        _ => format!("({value})"),
    }
}

/// A sign for what is drawn on a tile.
fn ground_sign(ground: &str) -> &'static str {
    match ground {
        "hill" | "hill-and-cliff" => "▲",
        "wood" | "forest" | "wood-and-pond" => "♣",
        "hedged-field" | "hedged-fields" => "#",
        "church" => "†",
        _ if ground.starts_with("river") => "≈",
        "haystacks" | "ploughed-field" | "wheat-field" | "crop-field" | "open-ground" => "∴",
        _ => "⌂",
    }
}

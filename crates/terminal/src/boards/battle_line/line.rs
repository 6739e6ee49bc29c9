//! The nine flags and the cards at them.

use ratatui::layout::Rect;
use sandtable_battle_line::rules::formation::Formation;
use sandtable_battle_line::view::{FlagView, SideView, StrengthView};
use sandtable_core::{Seat, Step, Text};

use super::Table;
use super::layout::PLACES;
use super::table::ground;
use crate::board::{Scene, Target};
use crate::paper::{put, width};

impl Table<'_, '_> {
    pub(super) fn draw_line(&mut self) {
        let row = self.layout.flags();
        let dashes = "─".repeat(usize::from(self.layout.line.width));
        put(self.buffer, self.layout.line.x, row, &dashes, self.layout.line.width, self.scene.palette.line());
        let view = self.view;
        for flag in &view.flags {
            self.draw_side(flag, self.near().other(), false);
            self.draw_side(flag, self.near(), true);
            self.draw_flag(flag);
        }
        // Behind the cards: the viewer's whole side of a flag stands for the flag.
        for flag in &view.flags {
            let first = self.layout.place(flag.flag.get(), true, 0);
            let area = Rect { height: PLACES * self.layout.card, ..first };
            self.targets.push(Target::backdrop(area, Step::new("flag", flag.flag)));
        }
    }

    fn draw_side(&mut self, flag: &FlagView, seat: Seat, near: bool) {
        let side = &flag.sides[seat.index()];
        for (place, card) in side.cards.iter().copied().enumerate() {
            self.draw_card(self.layout.place(flag.flag.get(), near, place as u16), card);
        }
        if flag.claimed_by.is_none() || self.wanted(flag) {
            for place in side.cards.len()..usize::from(flag.full) {
                self.draw_empty_place(flag, near, place as u16, place == side.cards.len());
            }
        }
        self.draw_formation(flag, side, near);
    }

    /// May the flag be pointed at next, with a card in hand?
    fn wanted(&self, flag: &FlagView) -> bool {
        !self.scene.clicks.made().is_empty() && self.scene.clicks.may(&Step::new("flag", flag.flag))
    }

    fn draw_empty_place(&mut self, flag: &FlagView, near: bool, place: u16, next: bool) {
        let area = self.layout.place(flag.flag.get(), near, place);
        let (mark, style) = if near && next && self.wanted(flag) {
            ("┄".repeat(usize::from(area.width - 2)), self.scene.palette.accent())
        } else {
            ("·".to_owned(), self.scene.palette.calm())
        };
        let indent = (area.width + 1).saturating_sub(width(&mark) as u16) / 2;
        put(self.buffer, area.x + indent.max(1), area.y, &mark, area.width, style);
    }

    /// The formation of a complete side, or the best that an incomplete one can still become.
    fn draw_formation(&mut self, flag: &FlagView, side: &SideView, near: bool) {
        // As wide as the cards, so that neighbours stay apart.
        let room = usize::from(self.layout.column) - 1;
        let palette = self.scene.palette;
        let (text, style) = match (&side.formation, &side.could_become) {
            (Some(strength), _) => (short_strength(self.scene, strength, room, true), palette.strong()),
            (None, _) if side.cards.is_empty() || flag.claimed_by.is_some() => return,
            (None, Some(strength)) => (short_strength(self.scene, strength, room, false), palette.calm()),
            (None, None) => ("–".to_owned(), palette.calm()),
        };
        let indent = 1 + room.saturating_sub(width(&text)) as u16 / 2;
        let (x, y) = (self.layout.x(flag.flag.get()) + indent, self.layout.formations(near));
        put(self.buffer, x, y, &text, room as u16, style);
    }

    /// The flag: in the middle, or one row towards the seat that claimed it. Ground cards lie in the same rows.
    fn draw_flag(&mut self, flag: &FlagView) {
        let (near, far) = (self.near(), self.near().other());
        for (seat, row) in [(far, self.layout.flags() - 1), (near, self.layout.flags() + 1)] {
            let owned = flag.claimed_by == Some(seat);
            let ground = ground(flag, seat);
            let mut used = 0;
            if owned {
                self.draw_pennant(flag, row, ground.is_empty());
                used = 3;
            }
            let room = (self.layout.column - 1 - used) / (ground.len() as u16).max(1);
            for &card in &ground {
                let area = Rect { x: self.layout.x(flag.flag.get()) + used, y: row, width: room + 1, height: 1 };
                self.draw_card(area, card);
                used += room;
            }
        }
        if flag.claimed_by.is_none() {
            self.draw_pennant(flag, self.layout.flags(), true);
        }
    }

    fn draw_pennant(&mut self, flag: &FlagView, row: u16, centred: bool) {
        let step = Step::new("flag", flag.flag);
        let standing = self.scene.standing(&step);
        let palette = self.scene.palette;
        let claimable = self.view.claimable.contains(flag.flag);
        let style = match (standing, flag.claimed_by) {
            _ if standing.under_cursor => palette.cursor(),
            _ if standing.choosable => palette.accent(),
            (_, Some(owner)) if owner == self.near() => palette.info().patch(palette.strong()),
            (_, Some(_)) => palette.key(),
            _ if claimable => palette.info().patch(palette.strong()),
            _ => palette.ink(),
        };
        let column = Rect { x: self.layout.x(flag.flag.get()), y: row, width: self.layout.column, height: 1 };
        // In the middle; at the left where ground cards need the room.
        let x = if centred { column.x + (column.width - 2) / 2 } else { column.x };
        let open = flag.claimed_by.is_none();
        let mark = match standing {
            _ if standing.under_cursor => "▸",
            _ if standing.choosable => "•",
            _ => " ",
        };
        let end = if open && claimable {
            "✓"
        } else if open {
            " "
        } else {
            ""
        };
        put(self.buffer, x, row, &format!("{mark}⚑{}{end}", flag.flag), 4, style);
        self.targets.push(Target::new(column, step));
    }
}

/// A formation's name and sum, cut to the room there is: `Wedge 27`, `Wed 27`; `≤Wed27` is what it could become.
fn short_strength(scene: &Scene, strength: &StrengthView, room: usize, complete: bool) -> String {
    let (sign, space) = if complete { ("", " ") } else { ("≤", "") };
    let sum = strength.sum.to_string();
    let letters = room.saturating_sub(sum.len() + 1);
    let name: String = formation_name(scene, strength.name).chars().take(letters).collect();
    format!("{sign}{}{space}{sum}", name.trim_end())
}

/// A formation's name.
fn formation_name(scene: &Scene, formation: Formation) -> String {
    scene.words.say(&Text::new(match formation {
        Formation::Sum => "bl-formation-sum",
        Formation::Host => "bl-formation-host",
        Formation::Skirmish => "bl-formation-skirmish",
        Formation::Battalion => "bl-formation-battalion",
        Formation::Phalanx => "bl-formation-phalanx",
        Formation::Wedge => "bl-formation-wedge",
    }))
}

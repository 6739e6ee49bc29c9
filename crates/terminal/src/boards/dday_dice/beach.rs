//! The beach: sectors in rows from the landing zone up to the bunker.

use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use sandtable_core::{Id, IdSet, Step};
use sandtable_dday_dice::DICE;
use sandtable_dday_dice::map_file::Shield;
use sandtable_dday_dice::view::{DemandView, ReachView, SectorView};

use super::Table;
use super::face::{COURAGE, SOLDIERS, ahead, reach_of, sector_step, sign, unit_of, unit_sign};
use crate::board::Target;
use crate::frames::Frames;
use crate::odds::{percent, tenths};
use crate::paper::{put, put_line, width};
use crate::words::Words;

impl Table<'_, '_> {
    pub(super) fn draw_beach(&mut self) {
        let view = self.view;
        let palette = self.scene.palette;
        let mut frames = Frames::default();
        for sector in &view.sectors {
            let standing = self.scene.standing(&sector_step(sector.id));
            let (rank, style) = match standing {
                _ if standing.under_cursor => (3, palette.accent()),
                _ if standing.choosable => (2, palette.accent()),
                _ if sector.units.contains(&self.near()) => (1, palette.info()),
                _ => (0, palette.line()),
            };
            frames.add(self.layout.sector(sector), rank, style);
        }
        frames.draw(self.buffer);
        for sector in &view.sectors {
            self.draw_head(sector);
            self.draw_inside(sector);
        }
    }

    /// In the upper edge: number, defence, machine guns, black shield; at its end what the ways forward cost.
    fn draw_head(&mut self, sector: &SectorView) {
        let frame = self.layout.sector(sector);
        let palette = self.scene.palette;
        let step = sector_step(sector.id);
        let standing = self.scene.standing(&step);
        let name_style = if standing.under_cursor { palette.cursor() } else { palette.strong() };
        let mark = match standing {
            _ if standing.under_cursor => Span::styled("▸", palette.accent()),
            _ if standing.choosable => Span::styled("•", palette.accent()),
            _ => Span::styled("─", palette.line()),
        };
        let name = if sector.id.is_bunker() { self.scene.name_of(&step) } else { sector.id.to_string() };
        let mut spans =
            vec![mark, Span::styled(name, name_style), Span::styled(format!(" {}", defence(sector)), palette.ink())];
        if sector.mg > 0 {
            spans.push(Span::styled(format!(" {}", guns(sector)), palette.key()));
        }
        if sector.shield == Shield::Black {
            spans.push(Span::styled("■", palette.strong()));
        }
        let line = Line::from(spans);
        let room = frame.width - 2;
        put_line(self.buffer, frame.x + 1, frame.y, &line, room);
        let ahead = self.ahead(sector);
        let wide = width(&ahead) as u16;
        if wide > 0 && line.width() as u16 + wide <= room {
            put(self.buffer, frame.right() - 1 - wide, frame.y, &ahead, wide, palette.info());
        }
        self.targets.push(Target::new(Rect { x: frame.x + 1, y: frame.y, width: room, height: 1 }, step.clone()));
        let inside = Rect { x: frame.x + 1, y: frame.y + 1, width: room, height: frame.height - 2 };
        self.targets.push(Target::backdrop(inside, step));
    }

    /// The courage of the ways forward, and what lies on them: `♥2✱#`.
    fn ahead(&self, sector: &SectorView) -> String {
        let ways: Vec<_> = ahead(self.view, sector).collect();
        let Some(cost) = ways.iter().map(|way| way.cost).min() else { return String::new() };
        let mines = if ways.iter().any(|way| way.mines) { "✱" } else { "" };
        let obstacle = if ways.iter().any(|way| way.obstacle) { "#" } else { "" };
        format!("{COURAGE}{cost}{mines}{obstacle}")
    }

    /// The units, then what the sector gives and demands; below, if there is room, what the viewer's unit would lose.
    fn draw_inside(&mut self, sector: &SectorView) {
        let frame = self.layout.sector(sector);
        let mut room = Rect { x: frame.x + 1, y: frame.y + 1, width: frame.width - 2, height: frame.height - 2 };
        let palette = self.scene.palette;
        if room.height > 1
            && let Some(reach) = unit_of(self.view, self.near()).and_then(|unit| reach_of(unit, sector.id))
        {
            room.height -= 1;
            put(self.buffer, room.x, room.bottom(), &losses(reach, self.scene.words), room.width, palette.info());
        }
        let units: Vec<(String, Style)> = sector
            .units
            .iter()
            .map(|&seat| {
                let unit = unit_of(self.view, seat);
                let left = match unit.and_then(|unit| unit.turns_left) {
                    _ if unit.is_some_and(|unit| unit.must_move) => "!".to_owned(),
                    Some(turns) => format!("/{turns}"),
                    None => String::new(),
                };
                let style = if seat == self.near() { palette.bar() } else { palette.strong() };
                (format!("{}{left}", unit_sign(seat)), style)
            })
            .collect();
        let signs = self.signs(sector).into_iter().map(|sign| (sign, palette.ink()));
        let (mut x, mut y) = (room.x, room.y);
        for (text, style) in units.into_iter().chain(signs) {
            let wide = width(&text) as u16;
            if x > room.x && x + wide > room.right() {
                (x, y) = (room.x, y + 1);
            }
            if y >= room.bottom() {
                put(self.buffer, room.right() - 1, room.bottom() - 1, "…", 1, palette.calm());
                break;
            }
            put(self.buffer, x, y, &text, room.right() - x, style);
            x = (x + wide + 1).min(room.right());
        }
    }

    /// What a sector gives and demands, as short as it can be said.
    fn signs(&self, sector: &SectorView) -> Vec<String> {
        let mut signs = Vec::new();
        match &sector.demand {
            DemandView::None => {}
            DemandView::Have(some) => signs.push(format!("?{}", self.either("specialist", *some))),
            DemandView::Sacrifice(some) => signs.push(format!("†{}", self.either("specialist", *some))),
            DemandView::Discard(some) => signs.push(format!("−{}", self.either("card", *some))),
            DemandView::Explosives(icons) => signs.push(format!("✹{icons}")),
        }
        if let Some(face) = sector.bonus {
            signs.push(format!("+{}", sign(face)));
        }
        if let Some(face) = sector.penalty {
            signs.push(format!("−{}", sign(face)));
        }
        if let Some(specialist) = sector.here {
            signs.push(format!("+{}", self.scene.name_of(&Step::new("specialist", specialist))));
        }
        if sector.enter_d6 {
            signs.push("+d6".to_owned());
        }
        if sector.award {
            signs.push("✪".to_owned());
        }
        if usize::from(sector.dice) != DICE {
            signs.push(format!("⚄{}", sector.dice));
        }
        if sector.special {
            signs.push("6☠".to_owned());
        }
        if sector.max_units > 0 {
            signs.push(format!("≤{}", sector.max_units));
        }
        if sector.no_lock {
            signs.push("⊘=".to_owned());
        }
        if sector.no_items {
            signs.push("⊘⚒".to_owned());
        }
        signs
    }

    /// One or the other, by name; a star for any of many.
    fn either<T: Id + std::fmt::Display>(&self, kind: &str, some: IdSet<T>) -> String {
        if some.len() > 3 {
            return "*".to_owned();
        }
        some.iter().map(|one| self.scene.name_of(&Step::new(kind, one))).collect::<Vec<_>>().join("/")
    }
}

/// What a combat would cost: `−8.5 ≤11 ♟78 %`, expected, at worst, and the chance to survive it.
pub(super) fn losses(reach: &ReachView, words: &Words) -> String {
    let loss = format!("−{} ≤{}", tenths(reach.expected_loss, words), reach.worst_loss);
    format!("{loss:<10}{SOLDIERS}{}", percent(reach.survival, words))
}

/// `D7/9/11`, as cards have changed it this turn.
fn defence(sector: &SectorView) -> String {
    if sector.def_zero {
        return "D0".to_owned();
    }
    let values: Vec<String> = sector.def.iter().map(u8::to_string).collect();
    let less = if sector.def_less > 0 { format!("−{}", sector.def_less) } else { String::new() };
    format!("D{}{less}", values.join("/"))
}

/// `M2`, and once they are rolled what they show: `M=4,×`.
fn guns(sector: &SectorView) -> String {
    if sector.mg_dice.is_empty() {
        return format!("M{}", sector.mg);
    }
    let dice = sector.mg_dice.iter().enumerate().map(|(place, number)| match sector.mg_most {
        _ if sector.silenced.get(place) == Some(&true) => "×".to_owned(),
        Some(most) => number.min(&most).to_string(),
        None => number.to_string(),
    });
    format!("M={}", dice.collect::<Vec<_>>().join(","))
}

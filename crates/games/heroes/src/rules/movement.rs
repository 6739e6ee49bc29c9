//! Movement (HN-10), exits (HN-47.4) and Mines (HN-25.13).

use sandtable_core::Id;

use crate::effect::Shot;
use crate::event::{Event, Manner};
use crate::kind::UnitKind;
use crate::piece::{Evidence, Piece};
use crate::printed::{Fire, Key, Shooting};
use crate::rules::Table;
use crate::side::{Side, Tag};
use crate::state::{Heroes, Shooter};
use crate::terrain::Terrain;
use crate::tile::{Tile, TileSet};
use crate::types::UnitType;

/// HN-25.13: the value of a Mine's attack.
const MINE: u8 = 8;

impl Heroes {
    /// HN-10.5, HN-10.11, HN-28.13: could a unit of this kind be in the box, were it empty?
    pub(crate) fn can_stand(&self, kind: &UnitKind, amphibious: bool, tile: Tile) -> bool {
        // Where nothing is drawn as Water and no effect makes any, there is none.
        let dry = !self.field().wet && self.lasting[0].is_none();
        (dry || amphibious || self.terrain(tile) != Terrain::Water)
            && !(self.obstacles.contains(tile) && (kind.is(UnitType::Tank) || kind.is(UnitType::Mech)))
    }

    /// The boxes of these that the unit in `from` can enter.
    pub(crate) fn enterable(&self, from: Tile, boxes: TileSet) -> TileSet {
        let (kind, amphibious) = (self.kind(from), self.has_key(from, Key::Amphibious));
        let free = boxes.and(self.field().boxes).without(self.occupied());
        free.iter().filter(|&tile| self.can_stand(kind, amphibious, tile)).collect()
    }

    /// HN-22.10.
    pub(crate) fn is_immobile(&self, tile: Tile) -> bool {
        self.has_key(tile, Key::Immobile)
    }

    /// Has the unit this ability, by its card or its Hero?
    #[inline]
    pub(crate) fn has_key(&self, tile: Tile, key: Key) -> bool {
        self.kind(tile).has(key)
            || (self.piece(tile).hero.is_some()
                && self.hero(tile).and_then(|hero| hero.ability()).is_some_and(|ability| ability.key == key))
    }

    /// Moves a unit into an empty box.
    pub(crate) fn relocate(&mut self, from: Tile, to: Tile, manner: Manner, table: &mut Table<'_>) {
        self.lift(from, to);
        table.emit(|| Event::Moved { unit: self.unit_label(to), from, to, manner });
        self.entered([Some(to), None], table);
    }

    /// Puts a piece into another box, and notes what that shows of it.
    fn lift(&mut self, from: Tile, to: Tile) {
        let side = self.tag(from).side;
        self.pieces[to.index()] = std::mem::replace(self.piece_mut(from), Piece::NOBODY);
        self.units[side.index()].remove(from);
        self.units[side.index()].insert(to);
        self.note_move(from, to);
    }

    /// HN-51.3 to HN-51.7.
    fn note_move(&mut self, from: Tile, to: Tile) {
        self.shows(to, Evidence::Moved);
        if !from.beside().contains(to) {
            self.shows(to, Evidence::Diagonal);
        }
        self.note_ground(to);
    }

    /// HN-51.5, HN-51.7: what the ground shows of a unit that entered or arrived.
    pub(crate) fn note_ground(&mut self, tile: Tile) {
        if self.terrain(tile) == Terrain::Water {
            self.shows(tile, Evidence::Water);
        }
        if self.obstacles.contains(tile) {
            self.shows(tile, Evidence::Obstacle);
        }
    }

    /// HN-7.3: two units exchange their boxes.
    pub(crate) fn exchange(&mut self, one: Tile, other: Tile, table: &mut Table<'_>) {
        self.pieces.swap(one.index(), other.index());
        self.note_move(other, one);
        self.note_move(one, other);
        table.emit(|| Event::Exchanged { units: [self.unit_label(other), self.unit_label(one)], tiles: [other, one] });
        self.entered([Some(other), Some(one)], table);
    }

    /// HN-10.13: control changes, hidden enemies are turned up, then Mines strike.
    fn entered(&mut self, boxes: [Option<Tile>; 2], table: &mut Table<'_>) {
        let tags = boxes.map(|tile| tile.map(|tile| self.tag(tile)));
        for tile in boxes.into_iter().flatten() {
            if !self.piece(tile).is_hidden() {
                self.take_control(tile, table);
            }
        }
        for tile in boxes.into_iter().flatten() {
            let enemies = self.units(self.tag(tile).side.other()).and(tile.around());
            for enemy in enemies.iter().filter(|&enemy| self.piece(enemy).is_hidden()).collect::<TileSet>().iter() {
                self.turn_up(enemy, table);
            }
        }
        // Two units may meet Mines, one after the other; a unit that meets none is not queued.
        let meets = |tag: &Tag| self.find(*tag).is_some_and(|tile| self.mines[tag.side.other().index()].contains(tile));
        let mut queue = tags.into_iter().flatten().filter(meets);
        self.entering = [queue.next(), queue.next()];
    }

    /// HN-25.13: the first unit that waits meets the Mine in its box.
    pub(crate) fn meet_mine(&mut self, table: &mut Table<'_>) {
        let Some(tag) = self.entering[0] else { return };
        self.entering = [self.entering[1], None];
        let owner = tag.side.other();
        let Some(tile) = self.find(tag).filter(|&tile| self.mines[owner.index()].contains(tile)) else { return };
        self.mines[owner.index()].remove(tile);
        if self.has_key(tile, Key::Engineers) {
            self.turn_up(tile, table);
            table.emit(|| Event::MarkerTaken { marker: "mine", tile });
            return;
        }
        table.emit(|| Event::MineStruck { unit: self.unit_label(tile), tile });
        let mut fire = Fire::NONE;
        fire.effects.insert(Shooting::ArmourPiercing);
        self.declare_shot(owner, Shooter::Nobody, tile, Shot { value: MINE, fire }, table);
    }

    /// HN-31.3: a visible unit takes control of a marked box.
    pub(crate) fn take_control(&mut self, tile: Tile, table: &mut Table<'_>) {
        let Some(side) = self.side_at(tile) else { return };
        if self.field().marked().contains(tile) && !self.control[side.index()].contains(tile) {
            self.control[side.index()].insert(tile);
            self.control[side.other().index()].remove(tile);
            table.emit(|| Event::Controlled { tile, side });
        }
    }

    /// HN-47.4: may a unit of this side leave from here?
    pub(crate) fn is_exit(&self, side: Side, tile: Tile) -> bool {
        self.mission().exits.is_some_and(|exits| exits.side == side && exits.boxes.contains(tile))
    }

    /// HN-47.4: a unit leaves the board; a decoy is discarded instead.
    pub(crate) fn leave(&mut self, tile: Tile, table: &mut Table<'_>) {
        if !self.turn_up(tile, table) {
            return;
        }
        let side = self.tag(tile).side;
        let kind = self.kind(tile);
        let points = match self.mission().score_exit {
            // HN-47.1, HN-47.11
            Some((scorer, plus, hq)) if scorer == side && !self.piece(tile).has(crate::piece::Mark::NoScore) => {
                kind.hit_points + plus + if kind.is(UnitType::Hq) { hq } else { 0 }
            }
            _ => 0,
        };
        table.emit(|| Event::Left { unit: self.unit_label(tile), from: tile, points });
        let card = self.take_off(tile);
        let force = self.force_mut(side);
        force.escaped.insert(card);
        force.exit_points = force.exit_points.saturating_add(points);
    }
}

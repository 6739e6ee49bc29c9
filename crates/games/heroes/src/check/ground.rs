//! Boxes: may a unit enter, may it step there?

use sandtable_core::{Illegal, Text};

use super::{Judged, no, no_if};
use crate::kind::UnitKind;
use crate::printed::Key;
use crate::state::Heroes;
use crate::terrain::Terrain;
use crate::tile::Tile;
use crate::types::UnitType;

/// A refusal that names a box.
pub(super) fn at(rule: &'static str, id: &'static str, tile: Tile) -> Illegal {
    Illegal::new(rule, Text::new(id).with("tile", tile.printed()))
}

impl Heroes {
    /// HN-10.6: is it a box of the battlefield?
    pub(super) fn judge_box(&self, tile: Tile) -> Judged {
        let (width, height) = (self.field().width, self.field().height);
        let inside = tile.column() < width && tile.row() < height;
        if inside { Ok(()) } else { Err(at("HN-10.6", "hn-no-box", tile)) }
    }

    /// HN-10.2, HN-10.11, HN-28.13: could a unit with this card be put into the box?
    pub(super) fn judge_ground(&self, kind: &UnitKind, amphibious: bool, tile: Tile, taken: &'static str) -> Judged {
        self.judge_box(tile)?;
        if self.piece(tile).number != 0 {
            return Err(at(taken, "hn-no-occupied", tile));
        }
        self.judge_footing(kind, amphibious, tile)
    }

    /// The same for a box whatever stands in it.
    pub(super) fn judge_footing(&self, kind: &UnitKind, amphibious: bool, tile: Tile) -> Judged {
        if self.terrain(tile) == Terrain::Water && !amphibious {
            return Err(at("HN-28.13", "hn-no-water", tile));
        }
        let rolls = kind.types.contains(UnitType::Tank) || kind.types.contains(UnitType::Mech);
        if rolls && self.obstacles.contains(tile) {
            return Err(at("HN-10.11", "hn-no-obstacle", tile));
        }
        Ok(())
    }

    /// The unit in `from` enters a box.
    pub(super) fn judge_entry(&self, from: Tile, to: Tile) -> Judged {
        self.judge_ground(self.kind(from), self.carries_key(from, Key::Amphibious), to, "HN-10.2")
    }

    /// One orthogonal box, by the clause that says so.
    pub(super) fn judge_orthogonal(&self, from: Tile, to: Tile, rule: &'static str) -> Judged {
        self.judge_box(to)?;
        let columns = from.column().abs_diff(to.column());
        let rows = from.row().abs_diff(to.row());
        no_if(columns + rows != 1, rule, "hn-no-orthogonal")?;
        self.judge_entry(from, to)
    }

    /// HN-10.1, HN-10.3: one box; diagonally for MECH units alone.
    pub(super) fn judge_normal_step(&self, from: Tile, to: Tile) -> Judged {
        self.judge_box(to)?;
        let columns = from.column().abs_diff(to.column());
        let rows = from.row().abs_diff(to.row());
        match (columns, rows) {
            (1, 1) => no_if(!self.kind(from).types.contains(UnitType::Mech), "HN-23.8", "hn-no-diagonal")?,
            (0, 1) | (1, 0) => {}
            _ => return no("HN-10.1", "hn-no-one-box"),
        }
        self.judge_entry(from, to)
    }
}

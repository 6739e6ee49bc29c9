//! Fog of war (HN-26), decoys (HN-27), and units that leave the battlefield.

use crate::cards::Card;
use crate::event::Event;
use crate::piece::{Evidence, EvidenceSet, Mark, Piece};
use crate::rules::Table;
use crate::side::Side;
use crate::state::{Heroes, Moment};
use crate::tile::Tile;

impl Heroes {
    /// HN-26.14: a hidden unit is turned up; a decoy is discarded (HN-27.2). Tells whether a unit stands there now.
    pub(crate) fn turn_up(&mut self, tile: Tile, table: &mut Table<'_>) -> bool {
        let piece = *self.piece(tile);
        if !piece.is_hidden() {
            return true;
        }
        let tag = self.tag(tile);
        if piece.is_secret() {
            table.reveal_of(tag.side);
        }
        let decoy = self.kind(tile).is_decoy();
        let shown = self.piece_mut(tile);
        shown.take(Mark::Hidden);
        shown.take(Mark::Known);
        shown.take(Mark::Deployed);
        shown.evidence = EvidenceSet::NONE;
        table.emit(|| Event::TurnedUp { unit: self.unit_label(tile), tile, decoy });
        if decoy {
            self.take_off(tile);
            self.force_mut(tag.side).discard.insert(piece.card);
            return false;
        }
        self.take_control(tile, table);
        true
    }

    /// HN-26.11, HN-26.12: a visible unit turns face down; its markers stay, and both players still know it.
    pub(crate) fn turn_down(&mut self, tile: Tile, table: &mut Table<'_>) {
        let piece = self.piece_mut(tile);
        piece.put(Mark::Hidden);
        piece.put(Mark::Known);
        table.emit(|| Event::TurnedDown { unit: self.unit_label(tile), tile });
    }

    /// Takes a piece off the board with all its markers (HN-15.3, HN-20.18); a Hero is discarded with it (HN-18.10). The
    /// card itself is for the caller to lay down.
    pub(crate) fn take_off(&mut self, tile: Tile) -> Card {
        let tag = self.tag(tile);
        let piece = std::mem::replace(self.piece_mut(tile), Piece::NOBODY);
        self.units[tag.side.index()].remove(tile);
        if let Some(hero) = piece.hero {
            self.force_mut(tag.side).discard.insert(hero);
        }
        piece.card
    }

    /// HN-15.1: a unit is destroyed.
    pub(crate) fn destroy(&mut self, tile: Tile, table: &mut Table<'_>) {
        let side = self.tag(tile).side;
        table.emit(|| Event::Destroyed { unit: self.unit_label(tile), tile });
        let card = self.take_off(tile);
        let force = self.force_mut(side);
        force.discard.insert(card);
        force.destroyed = force.destroyed.saturating_add(1);
        self.suffered(side);
    }

    /// HN-22.4, HN-22.5: a Fragile unit goes back into its reserve, which is shuffled.
    pub(crate) fn send_back(&mut self, tile: Tile, table: &mut Table<'_>) {
        let side = self.tag(tile).side;
        table.emit(|| Event::Returned { unit: self.unit_label(tile), tile });
        let card = self.take_off(tile);
        let force = self.force_mut(side);
        force.reserve.push(card);
        force.reserve.shuffle(table.chance);
    }

    /// HN-29.7: a unit of this side received a HIT or was destroyed.
    pub(crate) fn suffered(&mut self, side: Side) {
        let force = self.force_mut(side);
        if force.quiet == Some(Moment::Loss) {
            force.quiet = None;
        }
    }

    /// HN-51: what a hidden unit shows of itself.
    pub(crate) fn shows(&mut self, tile: Tile, evidence: Evidence) {
        let piece = self.piece_mut(tile);
        if piece.is_secret() {
            piece.evidence.insert(evidence);
        }
    }
}

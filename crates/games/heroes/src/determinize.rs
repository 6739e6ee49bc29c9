//! A world dealt anew: what a viewer does not know, within the evidence of HN-51.3 to HN-51.13.

use sandtable_core::{Chance, Viewer};

use crate::cards::{Card, CardSet, Face};
use crate::kind::UnitKind;
use crate::piece::{Evidence, Mark, Piece};
use crate::printed::Key;
use crate::side::Side;
use crate::state::{Heroes, Stage};
use crate::tile::Tile;
use crate::types::UnitType;

/// As many cards as a side can have in one pool.
const MOST: usize = 256;

impl Heroes {
    /// HN-51.2: deals anew all that the viewer does not know. Cards are gathered in the order of the box and pieces in the
    /// order of their boxes before anything is dealt, so the result depends on the viewer's knowledge and on chance alone.
    pub(crate) fn dealt_anew(&self, viewer: Viewer, chance: &mut dyn Chance) -> Heroes {
        let mut world = self.clone();
        if viewer == Viewer::All {
            return world;
        }
        for side in Side::BOTH {
            if viewer.knows_as(side.seat()) {
                // For the owner only the order of the own reserve is unknown.
                let force = world.force_mut(side);
                force.reserve.as_mut_slice().sort_unstable();
                force.reserve.shuffle(chance);
            } else {
                world.deal_side(side, viewer, chance);
            }
        }
        world
    }

    fn deal_side(&mut self, side: Side, viewer: Viewer, chance: &mut dyn Chance) {
        let rival = viewer.knows_as(side.other().seat());
        let force = self.force(side);
        // HN-44.6: what ULTRA has shown is known to the enemy alone.
        let sure = if rival { force.known.or(&force.seen) } else { force.known };
        let (pool, deployed) = self.pools(side);
        self.deal_units(side, true, deployed, chance);
        let rest = self.deal_units(side, false, pool.without(&sure), chance);
        let mut cards = [Card(0); MOST];
        let mut count = 0;
        for card in rest.iter() {
            cards[count] = card;
            count += 1;
        }
        chance.shuffle(&mut cards[..count]);
        let force = self.force_mut(side);
        let held = usize::from(force.hand.len() - sure.len());
        force.hand = sure;
        cards[..held.min(count)].iter().for_each(|&card| force.hand.insert(card));
        force.reserve = cards[held.min(count)..count].iter().copied().collect();
        if !rival {
            // HN-51.15: a spectator knows nothing of marks that one seat has alone; they are cleared.
            force.seen = CardSet::NONE;
        }
        // HN-29.9
        force.quiet = None;
    }

    /// Gives every hidden unknown unit of one origin a card of the pool that its evidence allows; tells what is left. A way
    /// exists, as the true one does: each unit takes a card that is free, or lets another unit look for a different one.
    fn deal_units(&mut self, side: Side, deployed: bool, pool: CardSet, chance: &mut dyn Chance) -> CardSet {
        let mut tiles = [Tile::of(0, 0); 64];
        let mut pieces = 0;
        for tile in self.units(side).iter() {
            let piece = self.piece(tile);
            if piece.is_secret() && piece.has(Mark::Deployed) == deployed {
                tiles[pieces] = tile;
                pieces += 1;
            }
        }
        let mut cards = [Card(0); MOST];
        let mut count = 0;
        for card in pool.iter().filter(|&card| matches!(self.cards().data(side, card).face, Face::Unit(_))) {
            cards[count] = card;
            count += 1;
        }
        if pieces == 0 {
            return pool;
        }
        chance.shuffle(&mut cards[..count]);
        let mut holders = [u8::MAX; MOST];
        let mut found = true;
        for index in 0..pieces {
            let mut tried = [false; MOST];
            found &= self.seek(side, index, &tiles, &cards[..count], &mut holders, &mut tried);
        }
        if !found {
            // Evidence that contradicts itself (a lifted limit may have made it so): the units stay what they are.
            let dealt: CardSet = tiles[..pieces].iter().map(|&tile| self.piece(tile).card).collect();
            return pool.without(&dealt);
        }
        // A secret deployment must be possible to finish with the cards that are left (HN-3.16).
        if matches!(self.stage, Stage::Deploy { .. }) && deployed {
            self.finish_deployment(side, pieces, &tiles, &cards[..count], &mut holders);
        }
        let mut rest = pool;
        for (number, &card) in cards[..count].iter().enumerate() {
            if let Some(&tile) = tiles[..pieces].get(usize::from(holders[number])) {
                rest.remove(card);
                let kind = self.unit_face(side, card).unwrap_or_default();
                let piece = self.piece_mut(tile);
                piece.card = card;
                piece.kind = kind;
            }
        }
        rest
    }

    /// Boxes that are still empty hold a card too, so that none is taken that they need.
    fn finish_deployment(
        &self,
        side: Side,
        pieces: usize,
        tiles: &[Tile; 64],
        cards: &[Card],
        holders: &mut [u8; MOST],
    ) {
        let Stage::Deploy { next, .. } = self.stage else { return };
        let mut all = *tiles;
        let open = self.mission().side(side).deployment.iter().skip(usize::from(next));
        for (index, entry) in (pieces..64).zip(open) {
            all[index] = entry.tile;
            let mut tried = [false; MOST];
            self.seek(side, index, &all, cards, holders, &mut tried);
        }
    }

    fn seek(
        &self,
        side: Side,
        index: usize,
        tiles: &[Tile; 64],
        cards: &[Card],
        holders: &mut [u8; MOST],
        tried: &mut [bool; MOST],
    ) -> bool {
        for (number, &card) in cards.iter().enumerate() {
            if tried[number] || !self.could_be(side, card, tiles[index]) {
                continue;
            }
            tried[number] = true;
            let holder = holders[number];
            if holder == u8::MAX || self.seek(side, usize::from(holder), tiles, cards, holders, tried) {
                holders[number] = index as u8;
                return true;
            }
        }
        false
    }

    /// HN-51.3 to HN-51.13: could the hidden unit in this box be this card? An empty box of a deployment asks for HN-3.6.
    fn could_be(&self, side: Side, card: Card, tile: Tile) -> bool {
        let Some(kind) = self.unit_face(side, card) else { return false };
        let kind = &self.cards().kinds[usize::from(kind)];
        if self.units(side).contains(tile) { allows(self.piece(tile), kind) } else { self.fits_box(side, card, tile) }
    }
}

/// Does what a piece has shown allow this card?
pub(crate) fn allows(piece: &Piece, kind: &UnitKind) -> bool {
    let holds = |evidence: Evidence| match evidence {
        Evidence::Moved => !kind.has(Key::Immobile),
        Evidence::Diagonal => kind.is(UnitType::Mech),
        Evidence::Water => kind.has(Key::Amphibious),
        Evidence::Directive => !kind.has(Key::Disoriented),
        Evidence::Obstacle => !kind.is(UnitType::Tank) && !kind.is(UnitType::Mech),
        Evidence::Fort => kind.is(UnitType::Fort),
        Evidence::NotFort => !kind.is(UnitType::Fort),
        Evidence::NoDecoy => !kind.is_decoy(),
        Evidence::Decoy => kind.is_decoy(),
    };
    // HN-51.9
    let breaks = kind.fragile > 0 && kind.fragile <= piece.suppressed;
    let calm = piece.suppressed == 0 || !(kind.is_decoy() || breaks);
    // What a hidden unit can carry only if it is a unit at all.
    let carries = piece.hits > 0 || piece.more_points > 0 || piece.has(Mark::Panzerfaust);
    let whole = piece.hits == 0 || piece.hits < kind.hit_points + piece.more_points;
    calm && whole && !(carries && kind.is_decoy()) && piece.evidence.iter().all(holds)
}

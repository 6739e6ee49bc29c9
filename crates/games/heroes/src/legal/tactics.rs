//! D1, D3, D4: deployment, tactics, reinforcements.

use crate::action::{Action, Button, Choice};
use crate::cards::{Card, CardSet};
use crate::legal::play;
use crate::piece::Mark;
use crate::rules::reinforcements::MOST_PLACED;
use crate::side::Side;
use crate::state::{Heroes, Placing, Stage, Task};
use crate::tile::{Tile, TileSet};

impl Heroes {
    /// D1: cards that may lie in the next box, so that the others can still fill the other boxes (HN-3.16).
    pub(super) fn deployments(&self, side: Side, out: &mut Vec<Action>) {
        let Stage::Deploy { next, .. } = self.stage else { return };
        self.each_deployment(side, |tile, card| {
            out.push(Action::Deploy { tile, card: self.cards().data(side, card).name });
        });
        if self.is_first_box(side, next) {
            out.push(Action::Button(Button::AsListed));
        }
    }

    /// The one card that may lie in the next box, if there is just one (HN-50.8).
    pub(crate) fn only_card(&self, side: Side) -> Option<(Card, Tile)> {
        let (mut only, mut count) = (None, 0);
        self.each_deployment(side, |tile, card| {
            only = Some((card, tile));
            count += 1;
        });
        only.filter(|_| count == 1)
    }

    fn each_deployment(&self, side: Side, mut tell: impl FnMut(Tile, Card)) {
        let Stage::Deploy { next, .. } = self.stage else { return };
        let list = &self.mission().side(side).deployment[usize::from(next)..];
        let Some(entry) = list.first() else { return };
        let left = self.undeployed(side);
        // Where only FORT cards and boxes differ, there are as many of each, and the rest always fits.
        let as_printed = self.own_field.is_none() && self.obstacles == self.mission().field.obstacles;
        let plain = as_printed && self.mission().side(side).plain;
        for card in left.iter() {
            let mut rest = left;
            rest.remove(card);
            if self.fits_box(side, card, entry.tile)
                && (plain || self.can_fill(side, rest, list[1..].iter().map(|entry| entry.tile)))
            {
                tell(entry.tile, card);
            }
        }
    }

    /// Is nothing of the secret deployment placed yet?
    pub(crate) fn is_first_box(&self, side: Side, next: u8) -> bool {
        !self.mission().side(side).deployment[..usize::from(next)].iter().any(|entry| entry.hidden)
    }

    /// HN-3.16: can these cards fill these boxes? Found by letting each box ask for another card when its own is wanted.
    pub(crate) fn can_fill(&self, side: Side, cards: CardSet, boxes: impl Iterator<Item = Tile>) -> bool {
        let mut tiles = [Tile::of(0, 0); 64];
        let mut holders = [usize::MAX; 64];
        let mut given = [Card(0); 64];
        let mut count = 0;
        for (place, card) in given.iter_mut().zip(cards.iter()) {
            *place = card;
            count += 1;
        }
        for (index, tile) in boxes.enumerate() {
            tiles[index] = tile;
            let mut tried = 0u64;
            if !self.fill(side, index, &tiles, &given[..count], &mut holders, &mut tried) {
                return false;
            }
        }
        true
    }

    fn fill(
        &self,
        side: Side,
        index: usize,
        tiles: &[Tile; 64],
        cards: &[Card],
        holders: &mut [usize; 64],
        tried: &mut u64,
    ) -> bool {
        for (number, &card) in cards.iter().enumerate() {
            if *tried & (1 << number) != 0 || !self.fits_box(side, card, tiles[index]) {
                continue;
            }
            *tried |= 1 << number;
            let holder = holders[number];
            if holder == usize::MAX || self.fill(side, holder, tiles, cards, holders, tried) {
                holders[number] = index;
                return true;
            }
        }
        false
    }

    /// D3.
    pub(super) fn tactics(&self, side: Side, out: &mut Vec<Action>) {
        // HN-4.9
        out.push(Action::RecoverDirectives);
        if self.may_manage_cards(side) {
            out.push(Action::ManageCards);
        }
        for tile in self.units(side).iter() {
            let tag = self.tag(tile);
            for other in self.exchange_partners(side, tile).iter() {
                out.push(Action::Manoeuvre(tag, self.tag(other)));
            }
            if self.piece(tile).suppressed > 0 {
                out.push(Action::Unsuppress(tag));
            }
            if !self.piece(tile).has(Mark::Activated) {
                out.push(Action::Activate(tag));
            }
        }
    }

    /// HN-6.21.
    fn may_manage_cards(&self, side: Side) -> bool {
        !self.force(side).reserve.is_empty() || {
            let placing = Placing { first_tag: self.force(side).next_tag, placed: 0, sources: [0; 3], hqs: [0; 7] };
            let hqs = self.serving(side, placing.first_tag);
            self.force(side).hand.iter().any(|card| !self.landings(side, card, hqs, &placing).is_empty())
        }
    }

    /// HN-7.1, HN-7.2, HN-7.4, HN-7.5: own units that could exchange boxes with this one.
    fn exchange_partners(&self, side: Side, tile: Tile) -> TileSet {
        let ready = |tile: Tile| !self.piece(tile).has(Mark::Activated) && !self.is_immobile(tile);
        if !ready(tile) {
            return TileSet::NONE;
        }
        let near = self.units(side).and(tile.beside());
        let amphibious = |tile: Tile| self.has_key(tile, crate::printed::Key::Amphibious);
        let swaps = |&other: &Tile| {
            ready(other)
                && self.can_stand(self.kind(tile), amphibious(tile), other)
                && self.can_stand(self.kind(other), amphibious(other), tile)
        };
        near.iter().filter(swaps).collect()
    }

    /// D4.
    pub(super) fn placements(&self, side: Side, out: &mut Vec<Action>) {
        let Task::Placing(placing) = self.task else { return };
        let hqs = self.serving(side, placing.first_tag);
        for card in self.force(side).hand.iter() {
            let name = self.cards().data(side, card).name;
            for tile in self.landings(side, card, hqs, &placing).iter() {
                out.push(play(name, Choice::Tile(tile)));
            }
        }
        out.push(Action::Button(Button::Done));
    }

    /// HN-6.4 to HN-6.13: the boxes in which a card from hand may be placed in this tactic.
    fn landings(&self, side: Side, card: Card, hqs: TileSet, placing: &Placing) -> TileSet {
        if placing.placed >= MOST_PLACED || self.unit_face(side, card).is_none() {
            return TileSet::NONE;
        }
        let near_hq = hqs.iter().fold(TileSet::NONE, |near, hq| near.or(hq.around()));
        let reach = self.zone_for(side, card).or(near_hq);
        let assigned = |&tile: &Tile| {
            let mut placing = *placing;
            let sources = self.sources(side, card, tile, hqs, &mut placing);
            placing.sources[usize::from(placing.placed)] = sources;
            Heroes::can_assign(&placing.sources[..=usize::from(placing.placed)])
        };
        self.spots_for(side, card, reach).iter().filter(assigned).collect()
    }
}

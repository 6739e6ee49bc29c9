//! Cards and reinforcements (HN-6), and arrivals in general (HN-6.24).

use crate::action::{Action, Button, Choice};
use crate::cards::{Card, CardSet, Face};
use crate::event::Event;
use crate::piece::{Mark, Piece};
use crate::printed::Key;
use crate::rules::Table;
use crate::side::Side;
use crate::state::{EventRun, Heroes, Placing, Task};
use crate::terrain::Terrain;
use crate::tile::{Tile, TileSet};
use crate::types::UnitType;

/// HN-6.1.
const DRAWN: u8 = 3;
/// HN-6.4.
pub(crate) const MOST_PLACED: u8 = 3;
/// The bit of the reinforcement zone among the sources of a placement; the HQs come behind it.
pub(crate) const ZONE: u8 = 1;

/// Where a card comes from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Origin {
    /// From a hand: nobody else knows it.
    Hand,
    /// HN-40.2: from the cards set aside or a discard pile: everybody knows it.
    Open,
}

impl Heroes {
    /// HN-6.1: three cards are drawn; then cards may be placed.
    pub(crate) fn manage_cards(&mut self, side: Side, table: &mut Table<'_>) {
        self.draw(side, DRAWN, table);
        let first_tag = self.force(side).next_tag;
        self.task = Task::Placing(Placing { first_tag, placed: 0, sources: [0; 3], hqs: [0; 7] });
    }

    /// HN-6.2: draws what there is.
    pub(crate) fn draw(&mut self, side: Side, count: u8, table: &mut Table<'_>) {
        let mut drawn = CardSet::NONE;
        let force = self.force_mut(side);
        for _ in 0..count {
            let Some(card) = force.reserve.pop() else { break };
            force.hand.insert(card);
            drawn.insert(card);
        }
        if drawn.is_empty() {
            return;
        }
        table.reveal();
        table.emit(|| Event::Drew {
            side,
            count: drawn.len(),
            cards: Some(drawn.iter().map(|card| self.card_label(side, card)).collect()),
        });
    }

    /// D4.
    pub(crate) fn reinforce(&mut self, side: Side, action: Action, table: &mut Table<'_>) {
        let Task::Placing(mut placing) = self.task else { return };
        match action {
            Action::Card { card, choice: Choice::Tile(tile), .. } => {
                let Some((_, card)) = self.cards().named(card) else { return };
                let hqs = self.serving(side, placing.first_tag);
                let sources = self.sources(side, card, tile, hqs, &mut placing);
                placing.sources[usize::from(placing.placed)] = sources;
                placing.placed += 1;
                self.task = Task::Placing(placing);
                self.force_mut(side).hand.remove(card);
                self.arrive(side, card, tile, Origin::Hand, table);
            }
            Action::Button(Button::Done) => self.end_tactic(),
            _ => {}
        }
    }

    /// HN-6.5 to HN-6.7, HN-6.11 to HN-6.13: the sources that serve a card for a box, as bits. HQs that are new get a bit.
    pub(crate) fn sources(&self, side: Side, card: Card, tile: Tile, hqs: TileSet, placing: &mut Placing) -> u8 {
        let mut sources = 0;
        if self.zone_for(side, card).contains(tile) {
            sources |= ZONE;
        }
        let setup = self.mission().side(side);
        if setup.hq_boxes.is_some_and(|boxes| !boxes.contains(tile)) {
            return sources;
        }
        for hq in hqs.and(tile.around()).iter() {
            let number = self.piece(hq).number;
            let known = placing.hqs.iter().position(|&known| known == number || known == 0);
            if let Some(index) = known {
                placing.hqs[index] = number;
                sources |= ZONE << (index + 1);
            }
        }
        sources
    }

    /// HN-6.22, HN-42.4: the reinforcement zone of a card.
    pub(crate) fn zone_for(&self, side: Side, card: Card) -> TileSet {
        let field = self.field();
        let zone = field.zones[side.index()];
        match (field.zones_extra[side.index()], self.unit_face(side, card)) {
            (Some((key, more)), Some(kind)) if self.cards().kinds[usize::from(kind)].has(key) => zone.or(more),
            _ => zone,
        }
    }

    /// The Unit Card that a card is a copy of.
    pub(crate) fn unit_face(&self, side: Side, card: Card) -> Option<u8> {
        match self.cards().data(side, card).face {
            Face::Unit(kind) => Some(kind),
            _ => None,
        }
    }

    /// The HQs that serve: visible, here before the tactic began, not cut off (HN-46.4).
    pub(crate) fn serving(&self, side: Side, first_tag: u8) -> TileSet {
        let cut = self
            .mission()
            .cut_off
            .filter(|cut| cut.side == side && !self.units(side.other()).and(cut.enemy_boxes).is_empty());
        let serves = |&tile: &Tile| {
            let piece = self.piece(tile);
            self.kind(tile).is(UnitType::Hq)
                && !piece.is_hidden()
                && piece.number < first_tag
                && cut.is_none_or(|cut| !cut.hq_boxes.contains(tile))
        };
        self.units(side).iter().filter(serves).collect()
    }

    /// HN-6.8: can these placements be assigned to different sources, of which at most two are HQs?
    pub(crate) fn can_assign(sources: &[u8]) -> bool {
        fn assign(sources: &[u8], taken: u8) -> bool {
            let Some((&first, rest)) = sources.split_first() else { return true };
            let hqs = (taken & !ZONE).count_ones();
            (0..8).map(|bit| 1u8 << bit).any(|bit| {
                first & bit != 0 && taken & bit == 0 && (bit == ZONE || hqs < 2) && assign(rest, taken | bit)
            })
        }
        assign(sources, 0)
    }

    /// A card comes onto the battlefield; its face is settled by HN-6.14 to HN-6.16.
    pub(crate) fn arrive(&mut self, side: Side, card: Card, tile: Tile, origin: Origin, table: &mut Table<'_>) {
        let Some(kind) = self.unit_face(side, card) else { return };
        let seen = !self.units(side.other()).and(tile.around()).is_empty() && self.terrain(tile) != Terrain::Forest;
        let hidden = !self.variants.no_hidden && !seen;
        let force = self.force_mut(side);
        let number = force.next_tag;
        force.next_tag = force.next_tag.saturating_add(1);
        force.known.remove(card);
        force.seen.remove(card);
        let mut piece = Piece { number, card, kind, ..Piece::NOBODY };
        if hidden {
            piece.put(Mark::Hidden);
            if origin == Origin::Open {
                piece.put(Mark::Known);
            } else {
                self.forget_units(side);
            }
        }
        *self.piece_mut(tile) = piece;
        self.units[side.index()].insert(tile);
        self.note_ground(tile);
        if !hidden && self.kind(tile).is_decoy() {
            // HN-6.19
            self.piece_mut(tile).put(Mark::Hidden);
            table.emit(|| Event::Placed { unit: self.unit_label(tile), tile, hidden: true });
            self.turn_up(tile, table);
            return;
        }
        table.emit(|| Event::Placed { unit: self.unit_label(tile), tile, hidden });
        if !hidden {
            self.take_control(tile, table);
        }
    }

    /// HN-51.10: once a card is placed hidden, nobody knows which Unit Cards are left in the hand.
    fn forget_units(&mut self, side: Side) {
        let cards = self.cards();
        let force = self.force(side);
        let is_unit = |card: &Card| matches!(cards.data(side, *card).face, Face::Unit(_));
        let units: CardSet = force.hand.iter().filter(is_unit).collect();
        let force = self.force_mut(side);
        force.known = force.known.without(&units);
        force.seen = force.seen.without(&units);
    }

    /// The empty boxes of these in which a card could stand (HN-6.9, HN-6.10).
    pub(crate) fn spots_for(&self, side: Side, card: Card, boxes: TileSet) -> TileSet {
        let Some(kind) = self.unit_face(side, card) else { return TileSet::NONE };
        let kind = &self.cards().kinds[usize::from(kind)];
        let free = boxes.and(self.field().boxes).without(self.occupied());
        free.iter().filter(|&tile| self.can_stand(kind, kind.has(Key::Amphibious), tile)).collect()
    }

    /// HN-44.3: cards set aside that come on this turn go into the hand, and some may be placed at once.
    pub(crate) fn bring_arrivals(&mut self, side: Side, table: &mut Table<'_>) {
        for index in 0..self.mission().arrivals.len() {
            let arrival = &self.mission().arrivals[index];
            if arrival.side != side || arrival.turn != self.turn {
                continue;
            }
            let event = arrival.event;
            let cards: CardSet =
                arrival.cards.iter().copied().filter(|&card| self.force(side).aside.contains(card)).collect();
            if cards.is_empty() {
                continue;
            }
            let force = self.force_mut(side);
            force.aside = force.aside.without(&cards);
            force.hand = force.hand.or(&cards);
            force.known = force.known.or(&cards);
            table.emit(|| Event::Received {
                side,
                cards: cards.iter().map(|card| self.card_label(side, card)).collect(),
            });
            self.event = Some(EventRun::new(event, side));
            self.begin_effect(table);
        }
    }
}

//! Support actions (UN-10), and the radio (UN-14.13 to UN-14.19).

use sandtable_core::{Chance, Events};

use crate::event::Event;
use crate::kind::{Kind, Squad};
use crate::side::{Side, UnitId};
use crate::state::Undaunted;
use crate::tile::Tile;

/// UN-10.2 to UN-10.4: may a Bolster with this letter, or without one, take cards of this kind?
pub(crate) fn bolster_takes(squad: Option<Squad>, kind: Kind) -> bool {
    !kind.is_fog() && (squad.is_none() || kind.squad() == squad)
}

impl Undaunted {
    /// UN-10.6: is there a card that a Bolster with this letter could take?
    pub(crate) fn can_bolster(&self, side: Side, squad: Option<Squad>) -> bool {
        self.force(side).supply.kinds().any(|kind| bolster_takes(squad, kind))
    }

    /// UN-10.1: one card from the supply to the discard.
    pub(super) fn bolster_one(&mut self, side: Side, kind: Kind, events: &mut dyn Events<Event>) {
        let force = self.force_mut(side);
        if force.supply.take(kind) {
            force.discard.add(kind);
            events.emit(|| Event::Bolstered { side, card: kind });
        }
    }

    /// UN-10.12, UN-10.13: one Fog of the opponent, if his supply has one.
    pub(super) fn conceal(&mut self, side: Side, events: &mut dyn Events<Event>) {
        let other = self.force_mut(side.other());
        let fog = other.supply.take(Kind::FOG);
        if fog {
            other.discard.add(Kind::FOG);
        }
        events.emit(|| Event::Concealed { side, fog });
    }

    /// UN-10.14 to UN-10.16; on the radio tile a second Control raises the value (UN-14.15).
    pub(super) fn control(&mut self, id: UnitId, events: &mut dyn Events<Event>) {
        let Some(tile) = self.counter(id).tile() else { return };
        let side = id.side;
        if self.force(side).controlled.contains(tile) {
            self.radio_value = self.radio_value.saturating_add(1);
            let value = self.radio_value;
            let points = Side::BOTH.map(|side| self.points(side));
            events.emit(|| Event::RadioRaised { side, tile, value, points });
        } else {
            self.force_mut(side).marked.insert(tile);
            self.force_mut(side).controlled.insert(tile);
            let other = self.force_mut(side.other());
            let taken = other.controlled.contains(tile);
            other.controlled.remove(tile);
            let points = Side::BOTH.map(|side| self.points(side));
            events.emit(|| Event::Controlled { side, tile, taken, points });
        }
        self.test_points(events);
    }

    /// UN-10.23: a card of the play area comes back to the hand, openly.
    pub(super) fn inspire(&mut self, side: Side, kind: Kind, events: &mut dyn Events<Event>) {
        let force = self.force_mut(side);
        if force.play.take(kind) {
            force.hand.add(kind);
            force.sight.shown(kind);
            events.emit(|| Event::Inspired { side, card: kind });
        }
    }

    /// UN-10.29: a Fog leaves the game, then a card is drawn.
    pub(super) fn recon(&mut self, side: Side, chance: &mut dyn Chance, events: &mut dyn Events<Event>) {
        let force = self.force_mut(side);
        if force.hand.take(Kind::FOG) {
            force.sight.left(Kind::FOG);
            force.removed.add(Kind::FOG);
            events.emit(|| Event::FogLifted { side });
        }
        self.draw(side, 1, chance, events);
    }

    /// UN-10.32, UN-10.33.
    pub(super) fn set_target(&mut self, side: Side, tile: Tile, events: &mut dyn Events<Event>) {
        self.force_mut(side).target = Some(tile);
        events.emit(|| Event::Targeted { side, tile });
    }

    /// UN-9.18, UN-10.36: the target marker leaves the board.
    pub(super) fn clear_target(&mut self, side: Side, events: &mut dyn Events<Event>) {
        if self.force_mut(side).target.take().is_some() {
            events.emit(|| Event::TargetLifted { side });
        }
    }
}

//! Player turns (UN-6), hunkering down (UN-7), rallying and placing (UN-8).

use sandtable_core::{Chance, Events};

use crate::action::Deed;
use crate::cards::Cards;
use crate::event::Event;
use crate::force::Counter;
use crate::kind::{Kind, Unit};
use crate::rules::combat::Shot;
use crate::side::{Side, UnitId};
use crate::sight::Sight;
use crate::state::{Step, Undaunted};

impl Undaunted {
    /// UN-6.3: a card is played for one of its actions, to rally or to hunker down.
    pub(super) fn play(
        &mut self,
        side: Side,
        card: Kind,
        deed: Deed,
        chance: &mut dyn Chance,
        events: &mut dyn Events<Event>,
    ) {
        let force = self.force_mut(side);
        if !force.hand.take(card) {
            return;
        }
        force.sight.left(card);
        if deed == Deed::Hunker {
            return self.hunker(side, card, events);
        }
        // UN-6.4: the card goes to the play area before the action is resolved.
        force.play.add(card);
        events.emit(|| Event::Played { side, card, action: deed.name() });
        let unit = card.unit();
        if deed == Deed::Rally {
            unit.into_iter().for_each(|unit| self.rally(UnitId { side, unit }, events));
            return;
        }
        if let Some(unit) = unit {
            self.place(UnitId { side, unit }, events);
        }
        self.resolve(side, card, deed, chance, events);
    }

    /// UN-6.5: the chosen action, carried out in full.
    fn resolve(&mut self, side: Side, card: Kind, deed: Deed, chance: &mut dyn Chance, events: &mut dyn Events<Event>) {
        let own = |unit: Unit| UnitId { side, unit };
        let strength = deed.action().and_then(|action| card.printed().strength(action)).unwrap_or(1);
        match (deed, card.unit()) {
            (Deed::Move(walk) | Deed::Stalk(walk), Some(unit)) => self.walk(own(unit), walk, events),
            (Deed::Scout(walk), Some(unit)) => self.scout(own(unit), walk, events),
            (Deed::Guide(id, walk), _) => self.walk(id, walk, events),
            (Deed::Bolster(first), _) => {
                self.pending.push(Step::Bolster { side, left: strength - 1, squad: card.reach() });
                self.bolster_one(side, first, events);
            }
            (Deed::Command(count), _) => self.draw(side, count, chance, events),
            (Deed::Conceal, _) => self.conceal(side, events),
            (Deed::Control, Some(unit)) => self.control(own(unit), events),
            (Deed::Inspire(kind), _) => self.inspire(side, kind, events),
            (Deed::Recon, _) => self.recon(side, chance, events),
            (Deed::Target(tile), _) => self.set_target(side, tile, events),
            (Deed::Attack(target), Some(unit)) => {
                self.fire(Shot { from: own(unit), target, dice: strength, suppress: false }, chance, events);
            }
            (Deed::Suppress(target), Some(unit)) => {
                self.fire(Shot { from: own(unit), target, dice: strength, suppress: true }, chance, events);
            }
            (Deed::Blast(first), _) => self.blast(side, first, chance, events),
            _ => {}
        }
    }

    /// UN-7.1: the card goes to the supply; its unit is not touched (UN-7.3, UN-7.4).
    fn hunker(&mut self, side: Side, card: Kind, events: &mut dyn Events<Event>) {
        self.force_mut(side).supply.add(card);
        events.emit(|| Event::Hunkered { side, card });
        // UN-13.13: the last Rifleman within reach may be gone with it.
        self.test_end(events);
    }

    /// UN-8.2: the counter becomes ready, and that is all.
    fn rally(&mut self, id: UnitId, events: &mut dyn Events<Event>) {
        if let Counter::Suppressed(tile) = self.counter(id) {
            *self.counter_mut(id) = Counter::Ready(tile);
            events.emit(|| Event::Rallied { unit: id });
        }
    }

    /// UN-8.7, UN-8.9: a counter that is off the board is placed on its spawn tile, ready.
    fn place(&mut self, id: UnitId, events: &mut dyn Events<Event>) {
        if self.counter(id) != Counter::Off {
            return;
        }
        if let Some(tile) = self.mission().side(id.side).spawns[id.unit.index()] {
            *self.counter_mut(id) = Counter::Ready(tile);
            events.emit(|| Event::Placed { side: id.side, unit: id, tile });
        }
    }

    /// UN-6.8: hand and play area go to the discard; then the other side's turn, or the next round (UN-6.1).
    pub(super) fn end_turn(
        &mut self,
        side: Side,
        actor: Option<Side>,
        chance: &mut dyn Chance,
        events: &mut dyn Events<Event>,
    ) {
        let force = self.force_mut(side);
        let unplayed = std::mem::take(&mut force.hand);
        let played = std::mem::replace(&mut force.play, Cards::NONE);
        force.sight = Sight::EMPTY;
        force.discard.add_all(&unplayed);
        force.discard.add_all(&played);
        if actor != Some(side) && !unplayed.is_empty() {
            events.reveal();
        }
        events.emit(|| Event::TurnEnded { side, unplayed });
        self.pending.clear();
        if side == self.marker {
            let other = side.other();
            self.pending.push(Step::Play(other));
            // Whether the other side has anything to play shows at once (UN-6.7).
            if !self.force(other).hand.is_empty() {
                events.reveal();
            }
        } else if self.round >= self.round_limit {
            self.end_by_limit(events);
        } else {
            self.begin_round(chance, events);
        }
    }
}

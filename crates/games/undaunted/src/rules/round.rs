//! The round (UN-4, UN-5): drawing, reshuffling, initiative; and what is played out unasked.

use sandtable_core::{Chance, Events, SeatSet};

use crate::cards::Cards;
use crate::event::Event;
use crate::kind::Kind;
use crate::side::{Side, UnitId};
use crate::state::{Step, Undaunted};

/// UN-4.2: how many cards a side draws for a round.
pub(crate) const HAND: u8 = 4;

impl Undaunted {
    /// Who is asked now.
    pub(crate) fn asked(&self) -> SeatSet {
        match self.pending.top() {
            None => SeatSet::NONE,
            Some(Step::Initiative) => {
                Side::BOTH.into_iter().filter(|&side| self.must_choose(side)).map(Side::seat).collect()
            }
            Some(Step::Play(side) | Step::Bolster { side, .. } | Step::Blast { side, .. }) => {
                SeatSet::only(side.seat())
            }
        }
    }

    /// UN-5.3, UN-5.9: a side with a card in hand chooses one, once.
    fn must_choose(&self, side: Side) -> bool {
        let force = self.force(side);
        force.chosen.is_none() && !force.hand.is_empty()
    }

    /// UN-4.2, UN-4.7: the next round begins; the US draws first.
    pub(crate) fn begin_round(&mut self, chance: &mut dyn Chance, events: &mut dyn Events<Event>) {
        self.round += 1;
        self.pending.clear();
        self.pending.push(Step::Initiative);
        let round = self.round;
        events.emit(|| Event::RoundBegan { round });
        for side in Side::BOTH {
            self.draw(side, HAND, chance, events);
        }
    }

    /// UN-4.6: draws so many cards, or as many as there are.
    pub(crate) fn draw(&mut self, side: Side, count: u8, chance: &mut dyn Chance, events: &mut dyn Events<Event>) {
        let mut drawn = Cards::NONE;
        for _ in 0..count {
            let Some(kind) = self.draw_one(side, chance, events) else { break };
            drawn.add(kind);
        }
        if !drawn.is_empty() {
            events.reveal();
            events.emit(|| Event::Drew { side, count: drawn.len(), cards: Some(drawn) });
        }
    }

    fn draw_one(&mut self, side: Side, chance: &mut dyn Chance, events: &mut dyn Events<Event>) -> Option<Kind> {
        let force = self.force_mut(side);
        // UN-4.3 to UN-4.5: only when a card must be drawn, and only from the discard.
        if force.deck.is_empty() && !force.discard.is_empty() {
            force.deck = force.discard.shuffled(chance);
            force.discard = Cards::NONE;
            let count = force.deck.len();
            events.emit(|| Event::Reshuffled { side, count });
        }
        let force = self.force_mut(side);
        let kind = force.deck.pop()?;
        force.hand.add(kind);
        force.sight.drawn();
        if force.deck.is_empty() {
            force.sight.all_known(force.held());
        }
        Some(kind)
    }

    /// UN-5.1: a card is chosen in secret. UN-5.8: it cannot be taken back, so the step is held fast.
    pub(super) fn choose(&mut self, side: Side, kind: Kind, events: &mut dyn Events<Event>) {
        let force = self.force_mut(side);
        if force.chosen.is_none() && force.hand.take(kind) {
            force.chosen = Some(kind);
            events.reveal();
            events.emit(|| Event::Chose { side, card: Some(kind) });
        }
    }

    /// UN-5.4 to UN-5.7: both cards are shown, and the higher number takes the marker.
    fn show(&mut self, events: &mut dyn Events<Event>) {
        let cards = Side::BOTH.map(|side| self.force(side).chosen);
        // UN-5.9: a side without a card counts as 0.
        let [us, ge] = cards.map(|card| card.map_or(0, |kind| kind.printed().initiative));
        let before = self.marker;
        self.marker = match us.cmp(&ge) {
            std::cmp::Ordering::Greater => Side::Us,
            std::cmp::Ordering::Less => Side::Ge,
            // UN-5.6
            std::cmp::Ordering::Equal => before,
        };
        for side in Side::BOTH {
            let force = self.force_mut(side);
            if let Some(kind) = force.chosen.take() {
                force.sight.left(kind);
                force.discard.add(kind);
            }
        }
        let first = self.marker;
        events.reveal();
        events.emit(|| Event::Shown { cards, first, taken: first != before });
        self.pending.clear();
        self.pending.push(Step::Play(first));
    }

    /// Plays out what asks nothing, until somebody is asked or the game is over. `actor` is the side that decided last.
    pub(crate) fn settle(&mut self, actor: Option<Side>, chance: &mut dyn Chance, events: &mut dyn Events<Event>) {
        while let Some(step) = self.pending.top() {
            if matches!(step, Step::Initiative | Step::Play(_)) {
                events.pause(|| self.clone());
            }
            match step {
                Step::Initiative if Side::BOTH.into_iter().any(|side| self.must_choose(side)) => return,
                Step::Initiative => self.show(events),
                // UN-6.7
                Step::Play(side) if self.force(side).hand.is_only_fog() => self.end_turn(side, actor, chance, events),
                Step::Play(_) => return,
                Step::Bolster { side, left: 1.., squad } if self.can_bolster(side, squad) => return,
                // UN-10.5
                Step::Bolster { .. } => {
                    self.pending.pop();
                }
                Step::Blast { side, left } => {
                    let mut units = Side::BOTH
                        .into_iter()
                        .flat_map(|side| left[side.index()].iter().map(move |unit| UnitId { side, unit }));
                    match (units.next(), units.next()) {
                        (Some(_), Some(_)) => return,
                        // UN-11.7: the last one left is resolved without asking.
                        (Some(last), None) => {
                            self.pending.pop();
                            self.blast_one(side, last, chance, events);
                        }
                        (None, _) => {
                            self.pending.pop();
                        }
                    }
                }
            }
        }
    }
}

//! What a side may hold, as one seat sees it.

use super::weights::{PLAYS, usefulness};
use crate::cards::Cards;
use crate::force::Force;
use crate::kind::{Kind, Unit};
use crate::side::Side;
use crate::state::{Step, Undaunted};

/// The cards of one side.
pub(super) struct Hands {
    /// What can be drawn: deck, hand, play area and discard.
    cycle: Cards,
    size: f32,
    /// The hand, where the judging seat knows it and the side is in its turn.
    known: Option<Cards>,
}

impl Hands {
    pub(super) fn new(game: &Undaunted, side: Side, viewer: Side) -> Hands {
        let force: &Force = game.force(side);
        let mut cycle = force.pool();
        cycle.add_all(&force.discard);
        cycle.add_all(&force.play);
        let still_to_play = match game.pending.iter().next() {
            Some(Step::Play(active)) => active == side || side != game.marker,
            Some(Step::Initiative) => true,
            _ => false,
        };
        let known = (side == viewer && still_to_play).then_some(force.hand);
        Hands { size: f32::from(cycle.len()).max(1.0), cycle, known }
    }

    /// How many cards of a unit the side may play in the turn that it is in or that comes next: known ones for sure, else
    /// as many as a hand has on average.
    pub(super) fn plays(&self, unit: Unit) -> f32 {
        match &self.known {
            Some(hand) => f32::from(hand.of_unit(unit)),
            None => self.rate(unit),
        }
    }

    /// How many cards of a unit a turn has on average.
    pub(super) fn rate(&self, unit: Unit) -> f32 {
        PLAYS * f32::from(self.cycle.of_unit(unit)) / self.size
    }

    /// The chance that at least `plays` cards of a unit can be played in the next turn.
    pub(super) fn chance(&self, unit: Unit, plays: u8) -> f32 {
        match &self.known {
            Some(hand) if hand.of_unit(unit) >= plays => 1.0,
            Some(hand) => {
                // A card may still be drawn, or taken back.
                let lacking = plays - hand.of_unit(unit);
                if lacking == 1 { (0.25 * self.rate(unit)).min(0.3) } else { 0.0 }
            }
            None => {
                let rate = self.rate(unit);
                match plays {
                    0 => 1.0,
                    1 => 1.0 - (-rate).exp(),
                    2 => 1.0 - (-rate).exp() * (1.0 + rate),
                    _ => 0.0,
                }
            }
        }
    }

    /// The useful cards that can be drawn, weighed.
    pub(super) fn useful(&self) -> f32 {
        Kind::all().map(|kind| usefulness(kind) * f32::from(self.cycle.of(kind))).sum()
    }

    /// The share of useful cards.
    pub(super) fn quality(&self) -> f32 {
        1.0 - f32::from(self.cycle.of(Kind::FOG)) / self.size
    }

    /// What the known hand is worth in this turn.
    pub(super) fn in_hand(&self) -> f32 {
        self.known.map_or(0.0, |hand| hand.kinds().map(|kind| usefulness(kind) * f32::from(hand.of(kind))).sum())
    }

    /// How many cards of a unit stand before the loss of its counter (UN-12.5).
    pub(super) fn shields(&self, unit: Unit) -> f32 {
        f32::from(self.cycle.of_unit(unit))
    }
}

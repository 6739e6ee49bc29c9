//! Victory (AD-15).

use sandtable_core::{Events, Outcome, Reason, SeatSet, Verdict};

use crate::event::Event;
use crate::setup::turns;
use crate::side::{Powers, Side};
use crate::state::{AxisDDay, Effects, Task};
use crate::zone::cities;

impl AxisDDay {
    /// AD-15.2: do the Allies control Cherbourg, St. Lo and Caen?
    #[must_use]
    pub fn allies_hold_the_cities(&self) -> bool {
        cities().iter().all(|zone| self.board.control(zone) == Some(Side::Allies))
    }

    /// AD-15.1: the end of a turn.
    pub(super) fn check_victory(&mut self, events: &mut dyn Events<Event>) {
        let held = self.allies_hold_the_cities();
        if held && self.close {
            return self.end(Side::Allies, events);
        }
        if held != self.close {
            self.close = held;
            events.emit(|| Event::MarkerTurned { close: held });
        }
        if self.turn >= turns() {
            return self.end(Side::Axis, events);
        }
        self.next_turn(events);
    }

    fn end(&mut self, winner: Side, events: &mut dyn Events<Event>) {
        self.ending = Some(winner);
        self.effects = Effects::NONE;
        self.task = Task::Over;
        events.emit(|| Event::GameOver { winner, rule: ending_rule(winner) });
    }

    pub(crate) fn match_outcome(&self) -> Option<Outcome> {
        let winner = self.ending?;
        let winners: SeatSet = Powers::of(winner).iter().map(|power| self.seat_of(power)).collect();
        Some(Outcome {
            verdict: Verdict::Won(winners),
            scores: Vec::new(),
            reason: Reason::Rule(ending_rule(winner).to_owned()),
        })
    }
}

/// The clause by which a side wins.
#[must_use]
pub const fn ending_rule(winner: Side) -> &'static str {
    match winner {
        Side::Allies => "AD-15.3",
        Side::Axis => "AD-15.6",
    }
}

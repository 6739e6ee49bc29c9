//! Winning and losing together (DD-20), and victory points (DD-24).

use sandtable_core::{Outcome, Reason, Seat, SeatSet, Verdict};
use serde::{Deserialize, Serialize};

use super::Table;
use crate::event::Event;
use crate::state::DDayDice;
use crate::unit::Resource;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// DD-20.5: all are in the bunker and have survived.
    Won,
    /// DD-20.6: the unit of this seat was destroyed.
    Destroyed(Seat),
    /// DD-16.9: the unit of this seat had to move and did not.
    Stayed(Seat),
}

impl Ending {
    /// The clause that ended the game.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Ending::Won => "DD-20.5",
            Ending::Destroyed(_) => "DD-20.6",
            Ending::Stayed(_) => "DD-16.9",
        }
    }
}

impl DDayDice {
    pub(super) fn win(&mut self, table: &mut Table<'_>) {
        self.ending = Some(Ending::Won);
        let turn = self.turn;
        table.tell(|| Event::Won { turn });
    }

    /// DD-18.13, DD-20.6: the unit is destroyed, so that nobody of it is left to be counted (DD-24.3), and all lose.
    pub(super) fn lose(&mut self, seat: Seat, rule: &'static str, table: &mut Table<'_>) {
        let soldiers = self.unit(seat).has(Resource::Soldiers);
        self.unit_mut(seat).pay(Resource::Soldiers, soldiers);
        for specialist in self.unit(seat).specialists.iter() {
            self.bury(seat, specialist);
        }
        self.ending = Some(if rule == "DD-16.9" { Ending::Stayed(seat) } else { Ending::Destroyed(seat) });
        table.tell(|| Event::Lost { seat, rule });
    }

    /// DD-24: the points of a seat as they stand.
    #[must_use]
    pub fn victory_points(&self, seat: Seat) -> i32 {
        let unit = self.unit(seat);
        let survived = |other: Seat| {
            let unit = self.unit(other);
            unit.bunker_turn > 0 && (self.safe(other) || self.ending == Some(Ending::Won))
        };
        let first = self.seats().filter(|&other| survived(other)).map(|other| self.unit(other).bunker_turn).min();
        let mut points = 0;
        if survived(seat) {
            points += if first == Some(unit.bunker_turn) { 40 } else { 20 };
        }
        points += 10 * i32::from(unit.last_outside.get().unwrap_or(0));
        points += i32::from(unit.has(Resource::Soldiers)) + 2 * i32::from(unit.has(Resource::Courage));
        points += 3 * i32::from(unit.specialists.len());
        points + 10 * i32::from(unit.awards.or(unit.played).len())
    }

    /// How the game ended, if it has.
    pub(crate) fn result(&self) -> Option<Outcome> {
        let ending = self.ending?;
        let verdict = match ending {
            Ending::Won => Verdict::Won(SeatSet::first(self.setup.seats)),
            Ending::Destroyed(_) | Ending::Stayed(_) => Verdict::Lost,
        };
        let scores = self.seats().map(|seat| self.victory_points(seat)).collect();
        Some(Outcome { verdict, scores, reason: Reason::Rule(ending.rule().to_owned()) })
    }
}

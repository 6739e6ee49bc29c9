//! What a good player knows.
//!
//! A position is judged side by side ([`outlook`]): how near a side is to its goal, what it can take in its next turn or
//! soon after, how good its cards are, and how much its Riflemen can still bear. A choice is judged at first sight by what
//! it is for ([`appeal`]). Both look at a hand only where the judging seat knows it; the other side's cards are taken to lie
//! anywhere in its pool ([`hands`]).

mod appeal;
mod hands;
mod outlook;
mod weights;

use sandtable_core::{Chance, Knowledge, Level, Seat, Temper, by_weight};

use self::appeal::FirstSight;
use self::outlook::Table;
use crate::action::Action;
use crate::side::Side;
use crate::state::Undaunted;

impl Knowledge for Undaunted {
    /// Takes a choice as often as it looks promising.
    fn playout(&self, seat: Seat, legal: &[Action], chance: &mut dyn Chance) -> usize {
        let Some(side) = Side::of(seat) else { return 0 };
        let sight = FirstSight::new(self, side);
        by_weight(legal.iter().map(|&action| sight.weight(action)), chance)
    }

    fn priors(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        match Side::of(seat) {
            Some(side) => {
                let sight = FirstSight::new(self, side);
                out.extend(actions.iter().map(|&action| sight.weight(action)));
            }
            None => out.extend(actions.iter().map(|_| 1.0)),
        }
    }

    fn evaluate(&self, viewer: Seat, worth: &mut [f32]) -> bool {
        let Some(side) = Side::of(viewer) else { return false };
        let win = Table::new(self, side).win();
        worth[side.index()] = win;
        worth[side.other().index()] = 1.0 - win;
        true
    }

    fn temper(level: Level) -> Temper {
        let glance = Temper { iterations: 0, looks: 1, noise: 0.0, curiosity: 0.3, width: 10, playout: 0, care: None };
        match level {
            Level::Random => glance,
            Level::Recruit => Temper { noise: 0.06, ..glance },
            Level::Regular => Temper { looks: 4, noise: 0.01, ..glance },
            Level::Veteran => Temper { iterations: 120, ..glance },
            Level::Elite => Temper { iterations: 8_000, ..glance },
        }
    }
}

//! What a good player knows.
//!
//! A position is judged where a tactic is finished ([`outlook`]): how near each side is to its victory conditions, what its
//! units are worth, whom they can shoot at, and what it holds. A choice is judged at first sight by what it is for
//! ([`appeal`]). Both take a hidden unit of the enemy for an average one, and his cards for average cards: what a world was
//! dealt is no knowledge.

mod appeal;
mod cards;
mod fire;
mod ground;
mod outlook;
mod weights;
mod worth;

use sandtable_core::{Care, Chance, Knowledge, Level, Seat, Temper, by_weight};

use self::appeal::FirstSight;
use self::outlook::Outlook;
use crate::action::Action;
use crate::side::Side;
use crate::state::{Heroes, Task};

impl Heroes {
    /// Is nothing under way? In the middle of an activation, an attack or an event it is too early to judge.
    fn is_at_rest(&self) -> bool {
        self.attack.is_none()
            && self.event.is_none()
            && self.task == Task::None
            && self.units(self.phase).iter().all(|tile| !self.piece(tile).has(crate::piece::Mark::Go))
    }
}

impl Knowledge for Heroes {
    /// Takes a choice as often as it looks promising.
    fn playout(&self, seat: Seat, legal: &[Action], chance: &mut dyn Chance) -> usize {
        let Some(side) = Side::of(seat) else { return 0 };
        let sight = FirstSight::new(self, side);
        by_weight(legal.iter().map(|&action| sight.weight(action).powi(6)), chance)
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
        if !self.is_at_rest() {
            return false;
        }
        let win = Outlook::new(self, side).win();
        worth[side.index()] = win;
        worth[side.other().index()] = 1.0 - win;
        true
    }

    fn temper(level: Level) -> Temper {
        let search =
            Temper { iterations: 2_000, looks: 1, noise: 0.0, curiosity: 0.25, width: 8, playout: 0, care: None };
        let slips = |slips| Temper { care: Some(Care { careful: 1.0, slips }), ..search };
        match level {
            Level::Random => search,
            Level::Recruit => slips(0.3),
            Level::Regular => slips(0.12),
            Level::Veteran => slips(0.0),
            Level::Elite => search,
        }
    }
}

//! What a good player knows.
//!
//! A table is judged flag by flag: what each side can still become, and how likely, from the troops that its seat holds
//! or may draw ([`outlook`], [`reach`]); which side wins the flag, then; and which seat wins the game with such flags
//! ([`line`]). Tactics cards in hand add their worth. All of it is read from what one seat knows ([`table`]): the cards
//! that happen to lie in the other hand in a world dealt for a search are not looked at.
//!
//! The same judgement says how promising a choice is at first sight ([`first_sight`]).

mod first_sight;
mod line;
mod outlook;
mod reach;
mod table;
mod weights;

use sandtable_core::{Chance, Knowledge, Level, Seat, Temper};

use self::first_sight::FirstSight;
use self::table::{Table, logistic};
use crate::action::Action;
use crate::card::Deck;
use crate::rules::turn::TurnStep;
use crate::state::BattleLine;

impl Knowledge for BattleLine {
    fn playout(&self, seat: Seat, legal: &[Action], chance: &mut dyn Chance) -> usize {
        match self.step() {
            // Claims are listed first.
            Some(TurnStep::Claim) => 0,
            Some(TurnStep::Draw | TurnStep::ScoutDraw { .. }) => {
                let tactics = legal.iter().position(|&action| action == Action::Draw(Deck::Tactics)).unwrap_or(0);
                if chance.below(4) == 0 { tactics } else { 0 }
            }
            _ => {
                let mut sight = FirstSight::new(self, seat);
                let weights = legal.iter().map(|&action| sight.weight(action));
                weights.enumerate().max_by(|one, other| one.1.total_cmp(&other.1)).map_or(0, |(index, _)| index)
            }
        }
    }

    fn priors(&self, seat: Seat, legal: &[Action], out: &mut Vec<f32>) {
        let mut sight = FirstSight::new(self, seat);
        out.extend(legal.iter().map(|&action| sight.weight(action)));
    }

    /// Judged between turns only: in the middle of one, what is still to be claimed and drawn would be left out.
    fn evaluate(&self, viewer: Seat, worth: &mut [f32]) -> bool {
        if self.step() != Some(TurnStep::Play) {
            return false;
        }
        let win = self.match_worth(viewer, Table::new(self, viewer).win());
        worth[viewer.index()] = win;
        worth[viewer.other().index()] = 1.0 - win;
        true
    }

    fn temper(level: Level) -> Temper {
        let usual = Temper { iterations: 0, looks: 1, noise: 0.0, curiosity: 1.0, width: 12, playout: 0, care: None };
        match level {
            Level::Random => usual,
            Level::Recruit => Temper { noise: 0.06, ..usual },
            Level::Regular => Temper { noise: 0.032, looks: 2, ..usual },
            Level::Veteran => Temper { noise: 0.01, looks: 4, ..usual },
            Level::Elite => Temper { iterations: 20_000, ..usual },
        }
    }
}

impl BattleLine {
    /// What a chance to win this game is worth in a match of several (BL-14.8): a win brings five points, a loss about
    /// two, and the games that are left can turn any lead round.
    fn match_worth(&self, viewer: Seat, win: f32) -> f32 {
        if !self.setup.is_match() {
            return win;
        }
        let left = self.games_left();
        let lead = f32::from(self.points[viewer.index()]) - f32::from(self.points[viewer.other().index()]);
        let after = |gain: f32| match left {
            left if left < 0.5 => logistic(8.0 * (lead + gain)),
            left => logistic(0.5 * (lead + gain) / left.sqrt()),
        };
        win * after(3.0) + (1.0 - win) * after(-3.0)
    }

    /// How many games of the match are likely to come after this one.
    fn games_left(&self) -> f32 {
        let most = (self.setup.most_games() - u32::from(self.game)) as f32;
        if self.setup.points == 0 {
            return most;
        }
        let needed = self.setup.points as f32 - f32::from(self.points[0].max(self.points[1]));
        (needed / 4.0 - 1.0).clamp(0.0, most)
    }
}

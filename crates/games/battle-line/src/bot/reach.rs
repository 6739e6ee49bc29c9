//! What a side can still become, and how likely: the strengths it may reach, the strongest first.

use super::outlook::Outlook;
use super::weights::WEIGHTS;
use crate::card::{Card, Face, Tactic};
use crate::rules::formation::{Formation, Strength, Terms};

/// What is less likely than this is left out.
const NEGLIGIBLE: f32 = 0.003;

/// Eight Wedges, ten Phalanxes, a Battalion, eight Skirmishes and a Host at most.
const MOST: usize = 28;

/// The strengths that a side may reach, the strongest first, each with the chance that it is this one in the end.
/// What is missing to 1 is the chance that the side is never completed.
#[derive(Clone, Copy)]
pub(super) struct Reach {
    strengths: [Option<Strength>; MOST],
    chances: [f32; MOST],
    len: usize,
    /// The chance that none of those listed is reached.
    left: f32,
}

impl Reach {
    fn nothing() -> Reach {
        Reach { strengths: [None; MOST], chances: [0.0; MOST], len: 0, left: 1.0 }
    }

    /// A side that is complete.
    pub(super) fn certain(strength: Strength) -> Reach {
        let mut reach = Reach::nothing();
        reach.add(strength, 1.0);
        reach
    }

    /// Lists the next weaker strength: reached with this chance, if none of the stronger ones is.
    fn add(&mut self, strength: Strength, chance: f32) {
        if chance > NEGLIGIBLE && self.len < MOST {
            self.strengths[self.len] = Some(strength);
            self.chances[self.len] = self.left * chance;
            self.left *= 1.0 - chance;
            self.len += 1;
        }
    }

    /// The chance that this side ends up stronger than another; `ties` is what an equal strength counts.
    pub(super) fn beats(&self, other: &Reach, ties: f32) -> f32 {
        let mut won = 0.0;
        // What the other side reaches that is stronger than what is looked at.
        let mut stronger = 0.0;
        let mut next = 0;
        for (&strength, &chance) in self.strengths[..self.len].iter().zip(&self.chances) {
            while next < other.len && other.strengths[next] > strength {
                stronger += other.chances[next];
                next += 1;
            }
            let equal = if next < other.len && other.strengths[next] == strength { other.chances[next] } else { 0.0 };
            won += chance * (1.0 - stronger - equal * (1.0 - ties));
        }
        // Neither is completed: nobody gets the flag, which is as good as half of it.
        won + 0.5 * self.left * other.left
    }
}

/// The cards of a side as the formations see them.
#[derive(Clone, Copy)]
pub(super) struct Lineup {
    /// The values of its troops, a bit each.
    values: u16,
    /// The colour of its troops, if there are any and they have one colour.
    colour: Option<u8>,
    troops: u8,
    mixed: bool,
    doubled: bool,
    leader: bool,
    horse: bool,
    shield: bool,
    sum: u8,
}

impl Lineup {
    /// No card.
    pub(super) const EMPTY: Lineup = Lineup {
        values: 0,
        colour: None,
        troops: 0,
        mixed: false,
        doubled: false,
        leader: false,
        horse: false,
        shield: false,
        sum: 0,
    };

    pub(super) fn new(cards: &[Card]) -> Lineup {
        cards.iter().fold(Lineup::EMPTY, |lineup, &card| lineup.with(card))
    }

    /// The same with one more card.
    pub(super) fn with(mut self, card: Card) -> Lineup {
        match card.face() {
            Face::Troop(colour, value) => {
                let bit = 1 << (value - 1);
                self.doubled |= self.values & bit != 0;
                self.values |= bit;
                self.mixed |= self.colour.is_some_and(|known| known != colour as u8);
                self.colour = Some(colour as u8);
                self.troops += 1;
                self.sum += value;
            }
            Face::Tactic(tactic) => match tactic {
                Tactic::LeaderLion | Tactic::LeaderEagle => {
                    self.leader = true;
                    self.sum += 10;
                }
                Tactic::Horse => {
                    self.horse = true;
                    self.sum += 8;
                }
                Tactic::Shield => {
                    self.shield = true;
                    self.sum += 3;
                }
                _ => {}
            },
        }
        self
    }

    /// How many cards.
    pub(super) fn len(&self) -> u8 {
        self.troops + u8::from(self.leader) + u8::from(self.horse) + u8::from(self.shield)
    }

    /// Could this troop be of use here, in any formation but the weakest?
    pub(super) fn wants(&self, card: Card, terms: Terms) -> bool {
        let Face::Troop(colour, value) = card.face() else { return false };
        if self.troops == 0 || terms.fog {
            return true;
        }
        let of_colour = !self.mixed && self.colour == Some(colour as u8);
        let of_value = self.values == 1 << (value - 1);
        let lowest = self.values.trailing_zeros() as u8 + 1;
        let highest = 16 - self.values.leading_zeros() as u8;
        let in_run = !self.doubled && highest.max(value) - lowest.min(value) < terms.full;
        of_colour || of_value || in_run
    }

    /// How likely the run of `full` values from `low` is filled, if each value comes with its chance. The cards of the
    /// side must fit into it.
    fn run(&self, low: u8, full: u8, come: &[f32; 10]) -> f32 {
        let mut gaps = (((1u16 << full) - 1) << (low - 1)) & !self.values;
        if self.horse {
            gaps &= !(1 << 7);
        }
        let mut chance = 1.0;
        if !(self.shield || self.leader) {
            while gaps != 0 {
                chance *= come[gaps.trailing_zeros() as usize];
                gaps &= gaps - 1;
            }
            return chance;
        }
        // A Shield Wall and a Leader stand for the values that are the least likely to come.
        if self.shield {
            gaps &= !least_likely(gaps & 0b111, come);
        }
        if self.leader {
            gaps &= !least_likely(gaps, come);
        }
        while gaps != 0 {
            chance *= come[gaps.trailing_zeros() as usize];
            gaps &= gaps - 1;
        }
        chance
    }

    /// What the side can become: it gets what it lacks from the outlook. `share` is the part of its hopes that a side
    /// without troops may count on, as others hope for the same cards.
    pub(super) fn reach(&self, terms: Terms, outlook: &Outlook, share: f32) -> Reach {
        let mut reach = Reach::nothing();
        let Terms { full, fog } = terms;
        let lacking = full.saturating_sub(self.len());
        if outlook.is_barren() && lacking > 0 {
            return reach;
        }
        if fog {
            self.reach_in_fog(lacking, &mut reach);
            return reach;
        }
        let [wedge, phalanx, battalion] =
            if self.troops == 0 && lacking > 0 { WEIGHTS.fresh.map(|hope| (hope * share).min(1.0)) } else { [1.0; 3] };
        let runs = self.runs(full);
        match self.colour {
            Some(_) if self.mixed => {}
            Some(colour) => {
                let come = outlook.of_colour(colour);
                for low in runs.clone().rev() {
                    reach.add(Strength::new(Formation::Wedge, run_sum(low, full)), self.run(low, full, come));
                }
            }
            None => {
                let mut fails = [1.0; 10];
                for colour in 0..6 {
                    let come = outlook.of_colour(colour);
                    for low in runs.clone() {
                        fails[usize::from(low)] *= 1.0 - wedge * self.run(low, full, come);
                    }
                }
                for low in runs.clone().rev() {
                    reach.add(Strength::new(Formation::Wedge, run_sum(low, full)), 1.0 - fails[usize::from(low)]);
                }
            }
        }
        self.reach_phalanx(full, lacking, outlook, phalanx, &mut reach);
        if let Some((chance, sum)) = self.battalion(lacking, outlook) {
            reach.add(Strength::new(Formation::Battalion, sum), chance * battalion);
        }
        if reach.left > NEGLIGIBLE {
            let come = outlook.of_any_colour();
            for low in runs.rev() {
                reach.add(Strength::new(Formation::Skirmish, run_sum(low, full)), self.run(low, full, come));
            }
            reach.add(Strength::new(Formation::Host, self.sum + (WEIGHTS.host_card * f32::from(lacking)) as u8), 1.0);
        }
        reach
    }

    /// The lowest values of the runs that its cards fit into.
    fn runs(&self, full: u8) -> std::ops::Range<u8> {
        let (mut least, mut most) = (1, 11 - full);
        if self.doubled || (self.horse && self.shield) {
            return 0..0;
        }
        if self.troops > 0 {
            let lowest = self.values.trailing_zeros() as u8 + 1;
            let highest = 16 - self.values.leading_zeros() as u8;
            least = least.max((highest + 1).saturating_sub(full));
            most = most.min(lowest);
        }
        if self.horse {
            // Its 8 must be in the run, and no troop may have it already.
            if self.values & 1 << 7 != 0 {
                return 0..0;
            }
            least = least.max(9 - full);
            most = most.min(8);
        }
        if self.shield {
            let lowest_free = (!self.values & 0b111).trailing_zeros() as u8 + 1;
            least = least.max((lowest_free + 1).saturating_sub(full));
            let highest_free = 16 - (!self.values & 0b111).leading_zeros() as u8;
            most = most.min(highest_free);
        }
        least..most + 1
    }

    /// How likely a Battalion is, and of what sum.
    fn battalion(&self, lacking: u8, outlook: &Outlook) -> Option<(f32, u8)> {
        let (chance, colour) = match self.colour {
            _ if self.mixed => return None,
            Some(colour) => (outlook.uniform(colour, lacking), colour),
            None => (0..6)
                .map(|colour| (outlook.uniform(colour, lacking), colour))
                .max_by(|one, other| one.0.total_cmp(&other.0))?,
        };
        (chance > NEGLIGIBLE).then(|| (chance, self.sum + outlook.sum_of_colour(colour, lacking)))
    }

    fn reach_phalanx(&self, full: u8, lacking: u8, outlook: &Outlook, share: f32, reach: &mut Reach) {
        let mut values = match self.values.count_ones() {
            0 => 0x3ff,
            1 => self.values,
            _ => return,
        };
        if self.horse {
            values &= 1 << 7;
        }
        if self.shield {
            values &= 0b111;
        }
        while values != 0 {
            let highest = 15 - values.leading_zeros() as u8;
            values &= !(1 << highest);
            let value = highest + 1;
            reach.add(Strength::new(Formation::Phalanx, full * value), share * outlook.alike(value, lacking));
        }
    }

    /// BL-11.5: only the sum counts. What is lacking comes high, middling or low.
    fn reach_in_fog(&self, lacking: u8, reach: &mut Reach) {
        if lacking == 0 {
            reach.add(Strength::new(Formation::Sum, self.sum), 1.0);
            return;
        }
        reach.add(Strength::new(Formation::Sum, self.sum + 9 * lacking), 0.2);
        reach.add(Strength::new(Formation::Sum, self.sum + 8 * lacking), 0.4);
        reach.add(Strength::new(Formation::Sum, self.sum + 7 * lacking), 0.6);
        reach.add(Strength::new(Formation::Sum, self.sum + 5 * lacking), 1.0);
    }
}

/// The value of a set that is the least likely to come, as a set; none of an empty set.
fn least_likely(values: u16, come: &[f32; 10]) -> u16 {
    let mut rest = values;
    let mut least = (f32::INFINITY, 0);
    while rest != 0 {
        let value = rest.trailing_zeros();
        rest &= rest - 1;
        if come[value as usize] < least.0 {
            least = (come[value as usize], 1 << value);
        }
    }
    least.1
}

/// The sum of the `full` values from `low`.
const fn run_sum(low: u8, full: u8) -> u8 {
    full * low + full * (full - 1) / 2
}

//! Formations, and what a side is or can become (BL-5, BL-8).
//!
//! Nothing is enumerated. For each formation, strongest first, the best completion is read off bit masks of the values;
//! the first formation that is possible is the answer, because every step finds the highest sum of its rank and a
//! completion that happens to be of a higher rank was found by a step before.

use std::num::NonZero;

use serde::Serialize;

use crate::card::{Card, Face, Tactic};
use crate::card_set::TroopSet;
use crate::side::MOST;

/// BL-5.1: the formations, the weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Formation {
    /// No formation counts: only the sum, under Fog (BL-11.5).
    Sum,
    /// Any cards (BL-5.6).
    Host,
    /// Consecutive values (BL-5.5).
    Skirmish,
    /// One colour (BL-5.4).
    Battalion,
    /// One value (BL-5.3).
    Phalanx,
    /// One colour, consecutive values (BL-5.2).
    Wedge,
}

impl Formation {
    /// All of them, the weakest first.
    pub const ALL: [Formation; 6] = [
        Formation::Sum,
        Formation::Host,
        Formation::Skirmish,
        Formation::Battalion,
        Formation::Phalanx,
        Formation::Wedge,
    ];
}

/// A formation and its sum of values: what two sides are compared by (BL-5.1, BL-5.9). Ages break ties (BL-5.10).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Strength(NonZero<u16>);

impl Strength {
    /// No sum exceeds 40, so rank and sum fit one number; no sum is 0, so the number is never 0.
    const RANK: u16 = 64;

    /// A formation of a sum.
    pub(crate) const fn new(formation: Formation, sum: u8) -> Strength {
        let sum = if sum == 0 { 1 } else { sum as u16 };
        Strength(NonZero::new(formation as u16 * Strength::RANK + sum).unwrap())
    }

    /// Which formation.
    #[must_use]
    pub const fn formation(self) -> Formation {
        Formation::ALL[(self.0.get() / Strength::RANK) as usize]
    }

    /// The sum of the values.
    #[must_use]
    pub const fn sum(self) -> u8 {
        (self.0.get() % Strength::RANK) as u8
    }
}

impl std::fmt::Debug for Strength {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?} {}", self.formation(), self.sum())
    }
}

/// What Fog and Mud make of a flag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// BL-11.7: the full number of cards, 3, or 4 where Mud lies.
    pub full: u8,
    /// BL-11.5: Fog lies here, only sums count.
    pub fog: bool,
}

/// The strongest that a side is, or can become with unseen troops (BL-5.8, BL-5.12, BL-8.2). `None` if there are not
/// enough unseen troops to complete it (BL-8.9).
#[must_use]
pub fn best(cards: &[Card], terms: Terms, unseen: TroopSet) -> Option<Strength> {
    let full = terms.full as usize;
    if cards.len() > full {
        return best_part(cards, terms, unseen);
    }
    let missing = (full - cards.len()) as u8;
    if unseen.len() < missing {
        return None;
    }
    Some(Muster::of(cards).best(missing, terms, unseen))
}

/// BL-8.2: can a side that lacks cards become stronger than `other`? This is [`best`]` > other`, answered sooner: only the
/// formations that could be stronger are looked at.
#[must_use]
pub fn can_become_stronger(cards: &[Card], other: Strength, terms: Terms, unseen: TroopSet) -> bool {
    let missing = terms.full.saturating_sub(cards.len() as u8);
    unseen.len() >= missing && Muster::of(cards).can_beat(other, missing, terms, unseen)
}

/// BL-11.10: where Mud has left, a side of four counts as the strongest three of its cards.
fn best_part(cards: &[Card], terms: Terms, unseen: TroopSet) -> Option<Strength> {
    (0..cards.len())
        .filter_map(|left_out| {
            let mut part = [cards[0]; MOST];
            let mut len = 0;
            for (place, &card) in cards.iter().enumerate().take(MOST) {
                if place != left_out {
                    part[len] = card;
                    len += 1;
                }
            }
            best(&part[..len], terms, unseen)
        })
        .max()
}

/// A mask with the bit of one value.
const fn bit(value: u8) -> u16 {
    1 << (value - 1)
}

const EIGHT: u16 = bit(8);
const ONE_TO_THREE: u16 = bit(1) | bit(2) | bit(3);

/// The colours a side can still be of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Hue {
    /// It has no troop yet.
    Any,
    /// All its troops are of this colour.
    One(u8),
    /// Its troops show two colours.
    Mixed,
}

impl Hue {
    /// The colours, as a range of their indices.
    const fn colours(self) -> std::ops::Range<usize> {
        match self {
            Hue::Any => 0..6,
            Hue::One(colour) => colour as usize..colour as usize + 1,
            Hue::Mixed => 0..0,
        }
    }
}

/// The cards of a side, summed up for the comparison.
#[derive(Clone, Copy, Debug)]
struct Muster {
    /// The values of the troops.
    values: u16,
    /// Two troops share a value: no run is possible.
    doubled: bool,
    hue: Hue,
    /// The sum where only the sum matters: a Leader counts 10, the Heavy Horse 8, the Shield Wall 3 (BL-8.11).
    base: u8,
    leader: bool,
    horse: bool,
    shield: bool,
}

impl Muster {
    fn of(cards: &[Card]) -> Muster {
        let mut muster =
            Muster { values: 0, doubled: false, hue: Hue::Any, base: 0, leader: false, horse: false, shield: false };
        for card in cards {
            muster.add(*card);
        }
        muster
    }

    fn add(&mut self, card: Card) {
        match card.face() {
            Face::Troop(colour, value) => {
                self.doubled |= self.values & bit(value) != 0;
                self.values |= bit(value);
                self.base += value;
                self.hue = match self.hue {
                    Hue::Any => Hue::One(colour as u8),
                    Hue::One(one) if one == colour as u8 => self.hue,
                    _ => Hue::Mixed,
                };
            }
            Face::Tactic(Tactic::Horse) => {
                self.horse = true;
                self.base += 8;
            }
            Face::Tactic(Tactic::Shield) => {
                self.shield = true;
                self.base += 3;
            }
            Face::Tactic(_) => {
                self.leader = true;
                self.base += 10;
            }
        }
    }

    fn best(&self, missing: u8, terms: Terms, unseen: TroopSet) -> Strength {
        if terms.fog {
            return Strength::new(Formation::Sum, self.base + highest(unseen, missing));
        }
        if let Some(sum) = self.wedge(terms.full, unseen) {
            return Strength::new(Formation::Wedge, sum);
        }
        if let Some(value) = self.phalanx(missing, unseen) {
            return Strength::new(Formation::Phalanx, terms.full * value);
        }
        if let Some(sum) = self.battalion(missing, unseen) {
            return Strength::new(Formation::Battalion, sum);
        }
        if let Some(sum) = self.run(terms.full, unseen.values()) {
            return Strength::new(Formation::Skirmish, sum);
        }
        Strength::new(Formation::Host, self.base + highest(unseen, missing))
    }

    /// A completion found here is at least of the formation that was looked for, so none is overrated. A Wedge need not be
    /// looked for where a Battalion or a Skirmish is: it is both.
    fn can_beat(&self, other: Strength, missing: u8, terms: Terms, unseen: TroopSet) -> bool {
        let higher = |sum: u8| sum > other.sum();
        let skirmish = || self.run(terms.full, unseen.values());
        match other.formation() {
            Formation::Sum => higher(self.base + highest(unseen, missing)),
            Formation::Host => {
                higher(self.base + highest(unseen, missing))
                    || self.battalion(missing, unseen).is_some()
                    || skirmish().is_some()
                    || self.phalanx(missing, unseen).is_some()
            }
            Formation::Skirmish => {
                self.battalion(missing, unseen).is_some()
                    || skirmish().is_some_and(higher)
                    || self.phalanx(missing, unseen).is_some()
            }
            Formation::Battalion => {
                self.battalion(missing, unseen).is_some_and(higher)
                    || self.phalanx(missing, unseen).is_some()
                    || self.wedge(terms.full, unseen).is_some()
            }
            Formation::Phalanx => {
                self.phalanx(missing, unseen).is_some_and(|value| higher(terms.full * value))
                    || self.wedge(terms.full, unseen).is_some()
            }
            Formation::Wedge => self.wedge(terms.full, unseen).is_some_and(higher),
        }
    }

    /// BL-5.2: the highest run of one colour.
    fn wedge(&self, full: u8, unseen: TroopSet) -> Option<u8> {
        self.hue.colours().filter_map(|colour| self.run(full, unseen.values_of(colour))).max()
    }

    /// BL-5.3: the highest value that all cards can share. A side of one value has at most one bit in `values`.
    fn phalanx(&self, missing: u8, unseen: TroopSet) -> Option<u8> {
        let mut allowed = match self.values.count_ones() {
            0 => 0x3ff,
            1 => self.values,
            _ => return None,
        };
        if self.horse {
            allowed &= EIGHT;
        }
        if self.shield {
            allowed &= ONE_TO_THREE;
        }
        (1..=10).rev().find(|&value| allowed & bit(value) != 0 && unseen.count_of_value(value) >= missing)
    }

    /// BL-5.4: the highest sum in one colour.
    fn battalion(&self, missing: u8, unseen: TroopSet) -> Option<u8> {
        self.hue
            .colours()
            .map(|colour| unseen.values_of(colour))
            .filter(|have| have.count_ones() >= u32::from(missing))
            .map(|have| self.base + highest_values(have, missing))
            .max()
    }

    /// BL-5.5, BL-5.7: the sum of the highest run of `full` values that can be filled when troops of the values `have`
    /// may be added.
    ///
    /// The Heavy Horse and the Shield Wall must each take a value of their own in the gaps, a Leader may take any other
    /// one, and what is left are exactly as many values as cards are missing, each of which needs a troop.
    fn run(&self, full: u8, have: u16) -> Option<u8> {
        // No value is both an 8 and one of 1 to 3 within a run of four.
        if self.doubled || (self.horse && self.shield) {
            return None;
        }
        let (mut least, mut most) = (1, 11 - full);
        if self.values != 0 {
            least = least.max((17 - self.values.leading_zeros() as u8).saturating_sub(full));
            most = most.min(self.values.trailing_zeros() as u8 + 1);
        }
        (least..=most).rev().find(|&low| self.fills(full, low, have)).map(|low| full * low + full * (full - 1) / 2)
    }

    /// Can the run of `full` values from `low` be filled? All troops lie within it.
    fn fills(&self, full: u8, low: u8, have: u16) -> bool {
        let run = ((1 << full) - 1) << (low - 1);
        let gaps = run & !self.values;
        let mut nobody_fills = gaps & !have;
        if self.horse {
            if gaps & EIGHT == 0 {
                return false;
            }
            nobody_fills &= !EIGHT;
        }
        if self.shield {
            if gaps & ONE_TO_THREE == 0 {
                return false;
            }
            // It takes a value that no troop can fill, if there is one within its reach.
            let within = nobody_fills & ONE_TO_THREE;
            nobody_fills &= !(within & within.wrapping_neg());
        }
        nobody_fills.count_ones() <= u32::from(self.leader)
    }
}

/// The sum of the `count` highest unseen values, each as often as it is unseen.
fn highest(unseen: TroopSet, count: u8) -> u8 {
    let (mut left, mut sum) = (count, 0);
    for value in (1..=10).rev() {
        if left == 0 {
            break;
        }
        let taken = unseen.count_of_value(value).min(left);
        sum += taken * value;
        left -= taken;
    }
    sum
}

/// The sum of the `count` highest values of a mask.
fn highest_values(mut values: u16, count: u8) -> u8 {
    let mut sum = 0;
    for _ in 0..count {
        let Some(top) = values.checked_ilog2() else { break };
        sum += top as u8 + 1;
        values &= !(1 << top);
    }
    sum
}

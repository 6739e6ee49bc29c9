//! What a seat can still bring: how likely each troop is to come to it in time.

use super::weights::WEIGHTS;
use crate::card::{Card, Face};
use crate::card_set::TroopSet;

/// No side ever lacks more cards than this.
const MOST_LACKING: usize = 4;

/// The sum of the values of each set of values; bit 0 is the value 1.
static SUMS: [u8; 1 << 10] = {
    let mut sums = [0; 1 << 10];
    let mut set = 1;
    while set < sums.len() {
        sums[set] = sums[set & (set - 1)] + set.trailing_zeros() as u8 + 1;
        set += 1;
    }
    sums
};

/// What a seat can bring, as somebody sees it who knows the troops it holds or does not.
#[derive(Clone, Copy)]
pub(super) struct Outlook {
    held: TroopSet,
    open: TroopSet,
    /// How likely it gets each troop, by colour and value.
    one: [[f32; 10]; 6],
    /// How likely it gets some troop of a value.
    some: [f32; 10],
    /// How likely it gets so many of so many open troops: `enough[wanted][open]`.
    enough: [[f32; 11]; MOST_LACKING + 1],
}

impl Outlook {
    /// It holds `held`, and gets each of `open` with the chance `likely`.
    pub(super) fn new(held: TroopSet, open: TroopSet, likely: f32) -> Outlook {
        let mut outlook = Outlook { held, open, one: [[0.0; 10]; 6], some: [0.0; 10], enough: enough(likely) };
        for (colour, chances) in outlook.one.iter_mut().enumerate() {
            let (held, open) = (held.values_of(colour), open.values_of(colour));
            for (value, chance) in chances.iter_mut().enumerate() {
                *chance = match (held >> value & 1, open >> value & 1) {
                    (1, _) => WEIGHTS.held,
                    (_, 1) => likely,
                    _ => 0.0,
                };
            }
        }
        for value in 1..=10 {
            outlook.some[usize::from(value) - 1] = outlook.some_of_value(value);
        }
        outlook
    }

    /// Takes away a troop that it holds.
    pub(super) fn lose(&mut self, card: Card) {
        self.held.remove(card);
        if let Face::Troop(colour, value) = card.face() {
            let place = usize::from(value) - 1;
            self.one[colour as usize][place] = 0.0;
            self.some[place] = self.some_of_value(value);
        }
    }

    fn some_of_value(&self, value: u8) -> f32 {
        let drawn = self.enough[1][usize::from(self.open.count_of_value(value))];
        if self.held.count_of_value(value) == 0 { drawn } else { 1.0 - (1.0 - drawn) * (1.0 - WEIGHTS.held) }
    }

    /// How likely it gets each troop of a colour; index 0 is the value 1.
    pub(super) fn of_colour(&self, colour: u8) -> &[f32; 10] {
        &self.one[usize::from(colour)]
    }

    /// How likely it gets some troop of each value; index 0 is the value 1.
    pub(super) fn of_any_colour(&self) -> &[f32; 10] {
        &self.some
    }

    /// How likely it gets `wanted` troops of a value.
    pub(super) fn alike(&self, value: u8, wanted: u8) -> f32 {
        self.enough(self.held.count_of_value(value), self.open.count_of_value(value), wanted)
    }

    /// How likely it gets `wanted` troops of a colour.
    pub(super) fn uniform(&self, colour: u8, wanted: u8) -> f32 {
        let held = self.held.values_of(colour.into()).count_ones() as u8;
        let open = self.open.values_of(colour.into()).count_ones() as u8;
        self.enough(held, open, wanted)
    }

    fn enough(&self, held: u8, open: u8, wanted: u8) -> f32 {
        let from_hand = held.min(wanted);
        let to_draw = usize::from(wanted - from_hand).min(MOST_LACKING);
        let mut chance = self.enough[to_draw][usize::from(open.min(10))];
        for _ in 0..from_hand {
            chance *= WEIGHTS.held;
        }
        chance
    }

    /// What `wanted` troops of a colour would add up to: the best it holds, then open ones of the middle.
    pub(super) fn sum_of_colour(&self, colour: u8, wanted: u8) -> u8 {
        let mut held = self.held.values_of(colour.into());
        let mut sum = 0;
        let mut lacking = wanted;
        while lacking > 0 && held != 0 {
            let highest = 15 - held.leading_zeros() as u8;
            sum += highest + 1;
            held &= !(1 << highest);
            lacking -= 1;
        }
        let open = self.open.values_of(colour.into());
        if lacking > 0 && open != 0 {
            sum += lacking * SUMS[usize::from(open)] / open.count_ones() as u8;
        }
        sum
    }

    /// Can it bring anything at all?
    pub(super) fn is_barren(&self) -> bool {
        self.held.is_empty() && self.open.is_empty()
    }
}

/// How likely at least `wanted` of `open` troops come, each with the same chance: the tail of the binomial
/// distribution.
fn enough(likely: f32) -> [[f32; 11]; MOST_LACKING + 1] {
    let mut tail = [[0.0; 11]; MOST_LACKING + 1];
    tail[0] = [1.0; 11];
    for wanted in 1..=MOST_LACKING {
        for open in 1..=10 {
            // The last of them comes, and one fewer is wanted of the others; or it does not.
            tail[wanted][open] = likely * tail[wanted - 1][open - 1] + (1.0 - likely) * tail[wanted][open - 1];
        }
    }
    tail
}

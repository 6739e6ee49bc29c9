//! Doing what the game's own knowledge says.

use sandtable_core::{Care, Chance, Fast, Glimpse, Knowledge};

use crate::{Bot, Decision, Stop};

/// Plays as the game's knowledge advises: with care, or by habit, and now and then something else; how often is a matter
/// of its [`Care`]. For games in which a planner knows better than a search of the same length.
pub struct Adviser<G: Knowledge> {
    care: Care,
    chance: Fast,
    legal: Vec<G::Action>,
    weights: Vec<f32>,
}

impl<G: Knowledge> Adviser<G> {
    /// The player with this care that belongs to a number.
    #[must_use]
    pub fn new(care: Care, seed: u64) -> Adviser<G> {
        Adviser { care, chance: Fast::new(seed), legal: Vec::new(), weights: Vec::new() }
    }

    /// A number from 0 to 1.
    fn share(&mut self) -> f32 {
        const STEPS: u32 = 1 << 20;
        self.chance.below(STEPS) as f32 / STEPS as f32
    }

    /// What looks most promising.
    fn best(&self) -> usize {
        let weights = self.weights.iter().enumerate();
        weights.max_by(|one, other| one.1.total_cmp(other.1)).map_or(0, |(index, _)| index)
    }

    /// Anything but the most promising, each as likely as it looks promising.
    fn slip(&mut self) -> usize {
        let best = self.best();
        self.weights[best] = 0.0;
        let mut left = self.share() * self.weights.iter().sum::<f32>();
        for (index, weight) in self.weights.iter().enumerate() {
            left -= weight;
            if left < 0.0 {
                return index;
            }
        }
        best
    }
}

impl<G: Knowledge> Bot<G> for Adviser<G> {
    /// The game is asked once, and there is nothing to choose before it has answered.
    fn choose_until(&mut self, glimpse: &Glimpse<'_, G>, _: Stop<'_>) -> Option<Decision<G::Action>> {
        self.legal.clear();
        glimpse.legal(&mut self.legal);
        if self.legal.len() < 2 {
            return self.legal.pop().map(Decision::unconsidered);
        }
        let world = glimpse.world(&mut self.chance);
        let seat = glimpse.seat();
        let often = world.slips(seat, self.care.slips);
        let (slips, careful) = (self.share() < often, self.share() < self.care.careful);
        let index = if slips || careful {
            self.weights.clear();
            world.priors(seat, &self.legal, &mut self.weights);
            if slips { self.slip() } else { self.best() }
        } else {
            world.playout(seat, &self.legal, &mut self.chance)
        };
        Some(Decision::unconsidered(self.legal.swap_remove(index.min(self.legal.len() - 1))))
    }
}

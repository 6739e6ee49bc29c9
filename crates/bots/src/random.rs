//! Any legal action, each equally likely.

use sandtable_core::{Chance, Fast, Game, Glimpse};

use crate::{Bot, Decision, Stop};

/// Chooses at random: the yardstick for every other bot.
#[derive(Clone, Debug)]
pub struct RandomBot {
    chance: Fast,
}

impl RandomBot {
    /// The random player that belongs to a number.
    #[must_use]
    pub fn new(seed: u64) -> RandomBot {
        RandomBot { chance: Fast::new(seed) }
    }
}

impl<G: Game> Bot<G> for RandomBot {
    fn choose_until(&mut self, glimpse: &Glimpse<'_, G>, _: Stop<'_>) -> Option<Decision<G::Action>> {
        let mut legal = Vec::new();
        glimpse.legal(&mut legal);
        if legal.is_empty() {
            return None;
        }
        let index = self.chance.below(legal.len() as u32) as usize;
        Some(Decision::unconsidered(legal.swap_remove(index)))
    }
}

//! Judging each choice at first sight.

use sandtable_core::{Chance, Fast, Glimpse, Knowledge, Temper, Unheard};

use crate::leaf::Judge;
use crate::{Bot, Considered, Decision, Stop};

/// Tries every action in a few worlds, judges where it leads, and takes the best; how well it judges is a matter of
/// its [`Temper`].
pub struct Glance<G: Knowledge> {
    temper: Temper,
    chance: Fast,
    legal: Vec<G::Action>,
}

impl<G: Knowledge> Glance<G> {
    /// The player with this temper that belongs to a number.
    #[must_use]
    pub fn new(temper: Temper, seed: u64) -> Glance<G> {
        Glance { temper, chance: Fast::new(seed), legal: Vec::new() }
    }
}

impl<G: Knowledge> Bot<G> for Glance<G> {
    fn choose_until(&mut self, glimpse: &Glimpse<'_, G>, stop: Stop<'_>) -> Option<Decision<G::Action>> {
        self.legal.clear();
        glimpse.legal(&mut self.legal);
        if self.legal.len() < 2 {
            return self.legal.first().cloned().map(Decision::unconsidered);
        }
        let seat = glimpse.seat();
        let looks = self.temper.looks.max(1);
        let mut world = glimpse.world(&mut self.chance);
        let mut judge = Judge::new(seat, self.temper.playout, &world);
        let mut tries = vec![Tries::default(); self.legal.len()];
        'looking: for look in 0..looks {
            if look > 0 {
                world = glimpse.world(&mut self.chance);
            }
            for (action, tried) in self.legal.iter().zip(&mut tries) {
                let mut after = world.clone();
                after.apply(seat, action, &mut self.chance, &mut Unheard);
                let Some(worth) = judge.worth(&mut after, &mut self.chance, stop) else { break 'looking };
                tried.count += 1;
                tried.total += worth[seat.index()];
            }
        }
        let untried = self.legal.first().cloned().map(Decision::unconsidered);
        let mut weighed: Vec<(f32, Considered<G::Action>)> = self
            .legal
            .drain(..)
            .zip(tries)
            .filter(|(_, tried)| tried.count > 0)
            .map(|(action, tried)| {
                let value = tried.total / tried.count as f32;
                let error = self.temper.noise * normal(&mut self.chance);
                (value + error, Considered { action, visits: tried.count, value })
            })
            .collect();
        weighed.sort_by(|one, other| other.0.total_cmp(&one.0));
        let playouts = weighed.iter().map(|(_, considered)| considered.visits).sum();
        weighed.truncate(Decision::<G::Action>::MOST_CONSIDERED);
        let considered: Vec<_> = weighed.into_iter().map(|(_, considered)| considered).collect();
        let Some(best) = considered.first() else { return untried };
        Some(Decision { action: best.action.clone(), estimate: best.value, playouts, considered })
    }
}

/// How an action turned out in the worlds in which it was tried.
#[derive(Clone, Copy, Default)]
struct Tries {
    count: u32,
    total: f32,
}

/// A number of the normal distribution, near enough: the sum of twelve even ones has the variance 1.
fn normal(chance: &mut Fast) -> f32 {
    const STEPS: u32 = 1 << 20;
    (0..12).map(|_| chance.below(STEPS) as f32 / STEPS as f32).sum::<f32>() - 6.0
}

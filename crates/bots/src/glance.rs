//! Judging each choice at first sight.

use sandtable_core::{Chance, Fast, Glimpse, Knowledge, Temper, Unheard};

use crate::leaf::Judge;
use crate::{Bot, Considered, Decision};

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
    fn choose(&mut self, glimpse: &Glimpse<'_, G>) -> Option<Decision<G::Action>> {
        self.legal.clear();
        glimpse.legal(&mut self.legal);
        if self.legal.len() < 2 {
            return self.legal.first().cloned().map(Decision::unconsidered);
        }
        let seat = glimpse.seat();
        let looks = self.temper.looks.max(1);
        let mut world = glimpse.world(&mut self.chance);
        let mut judge = Judge::new(seat, self.temper.playout, &world);
        let mut totals = vec![0.0f32; self.legal.len()];
        for look in 0..looks {
            if look > 0 {
                world = glimpse.world(&mut self.chance);
            }
            for (action, total) in self.legal.iter().zip(&mut totals) {
                let mut after = world.clone();
                after.apply(seat, action, &mut self.chance, &mut Unheard);
                *total += judge.worth(&mut after, &mut self.chance)[seat.index()];
            }
        }
        let mut weighed: Vec<(f32, Considered<G::Action>)> = self
            .legal
            .drain(..)
            .zip(totals)
            .map(|(action, total)| {
                let value = total / looks as f32;
                let error = self.temper.noise * normal(&mut self.chance);
                (value + error, Considered { action, visits: looks, value })
            })
            .collect();
        weighed.sort_by(|one, other| other.0.total_cmp(&one.0));
        let playouts = looks * weighed.len() as u32;
        weighed.truncate(Decision::<G::Action>::MOST_CONSIDERED);
        let considered: Vec<_> = weighed.into_iter().map(|(_, considered)| considered).collect();
        let best = considered.first()?;
        Some(Decision { action: best.action.clone(), estimate: best.value, playouts, considered })
    }
}

/// A number of the normal distribution, near enough: the sum of twelve even ones has the variance 1.
fn normal(chance: &mut Fast) -> f32 {
    const STEPS: u32 = 1 << 20;
    (0..12).map(|_| chance.below(STEPS) as f32 / STEPS as f32).sum::<f32>() - 6.0
}

//! Which bot plays which level.

use sandtable_core::{Knowledge, Level};

use crate::{Adviser, Bot, Budget, Clock, Contender, Glance, RandomBot, Search};

/// The bot of a level for a game, with the level's own budget or another. Equal seeds make equal bots; the clock is for budgets
/// in time.
#[must_use]
pub fn bot<G: Knowledge>(contender: Contender, clock: Clock, seed: u64) -> Box<dyn Bot<G>> {
    if contender.level == Level::Random {
        return Box::new(RandomBot::new(seed));
    }
    let temper = G::temper(contender.level);
    if let (Some(care), None) = (temper.care, contender.budget) {
        return Box::new(Adviser::new(care, seed));
    }
    if temper.iterations == 0 {
        return Box::new(Glance::new(temper, seed));
    }
    Box::new(Search::new(temper, contender.budget.unwrap_or(Budget::Iterations(temper.iterations)), clock, seed))
}

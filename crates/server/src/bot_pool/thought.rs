//! One decision of a bot.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use sandtable_bots::Stop;
use sandtable_core::{AnyGame, Level, Seat};
use sandtable_shelf::Shelved;

use crate::surroundings::fill;

/// What came of thinking.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Thought {
    /// The choice in the game's notation; nothing, if the seat has nothing to choose or the game itself breaks down.
    pub action: Option<String>,
    /// Did the bot run out of time?
    pub cut_short: bool,
    /// Did the bot break down? Then the choice is a random one.
    pub failed: bool,
}

/// Lets a bot think for as long as `limit`, or until `unwanted` says that nobody waits for the answer any more.
pub(super) fn think_in_time(
    shelved: &dyn Shelved,
    game: &dyn AnyGame,
    seat: Seat,
    level: Level,
    limit: Duration,
    unwanted: &dyn Fn() -> bool,
) -> Thought {
    let begun = Instant::now();
    let late = Cell::new(false);
    let stop = || {
        late.set(begun.elapsed() >= limit);
        late.get() || unwanted()
    };
    let thought = think(shelved, game, seat, level, &stop);
    Thought { cut_short: late.get(), ..thought }
}

/// Lets a bot think until `stop` says that it is enough.
///
/// If the bot breaks down, this one decision is made at random. Otherwise its table could only ask again, the bot would
/// break down again at the same place, and the match could never go on.
pub(super) fn think(shelved: &dyn Shelved, game: &dyn AnyGame, seat: Seat, level: Level, stop: Stop<'_>) -> Thought {
    match choose(shelved, game, seat, level, stop) {
        Ok(action) => Thought { action, ..Thought::default() },
        Err(BrokeDown) => {
            let action = choose(shelved, game, seat, Level::Random, stop).ok().flatten();
            Thought { action, failed: true, ..Thought::default() }
        }
    }
}

/// The bot panicked. What it said has been printed by the panic hook.
struct BrokeDown;

fn choose(
    shelved: &dyn Shelved,
    game: &dyn AnyGame,
    seat: Seat,
    level: Level,
    stop: Stop<'_>,
) -> Result<Option<String>, BrokeDown> {
    let mut seed = [0; 8];
    fill(&mut seed);
    let chosen = catch_unwind(AssertUnwindSafe(|| {
        shelved.bot(level.into(), u64::from_le_bytes(seed)).choose_until(game, seat, stop)
    }));
    match chosen {
        Ok(Ok(decision)) => Ok(Some(decision.action)),
        Ok(Err(error)) => {
            tracing::error!(%error, "a bot did not choose");
            Ok(None)
        }
        Err(_) => {
            tracing::error!(game = game.info().slug, %level, "a bot broke down");
            Err(BrokeDown)
        }
    }
}

#[cfg(test)]
mod tests {
    use sandtable_bots::{AnyBot, AnyDecision, ArenaReport, Clock, Contender, PlanError, SimReport};
    use sandtable_core::{AnyKind, Fast};
    use sandtable_shelf::{ArenaPlan, BotError, Keeper, Shelf, SimPlan};

    use super::*;

    /// Battle Line with a Recruit that panics, and a Regular that thinks until it is stopped.
    struct Faulty(Shelf);

    struct Panics;

    impl AnyBot for Panics {
        fn choose_until(&mut self, _: &dyn AnyGame, _: Seat, _: Stop<'_>) -> Result<AnyDecision, BotError> {
            panic!("planted")
        }
    }

    struct ThinksUntilStopped(Box<dyn AnyBot>);

    impl AnyBot for ThinksUntilStopped {
        fn choose_until(&mut self, game: &dyn AnyGame, seat: Seat, stop: Stop<'_>) -> Result<AnyDecision, BotError> {
            while !stop() {}
            self.0.choose_until(game, seat, stop)
        }
    }

    impl Faulty {
        fn inner(&self) -> &dyn Shelved {
            self.0.find("battle-line").expect("it is on the shelf")
        }
    }

    impl Shelved for Faulty {
        fn kind(&self) -> &dyn AnyKind {
            self.inner().kind()
        }

        fn bot_with_clock(&self, contender: Contender, clock: Clock, seed: u64) -> Box<dyn AnyBot> {
            let bot = self.inner().bot_with_clock(contender, clock, seed);
            match contender.level {
                Level::Recruit => Box::new(Panics),
                Level::Regular => Box::new(ThinksUntilStopped(bot)),
                _ => bot,
            }
        }

        fn simulate(
            &self,
            _: &SimPlan,
            _: &(dyn Fn(u64) + Sync),
            _: Option<Keeper<'_>>,
        ) -> Result<SimReport, PlanError> {
            unreachable!("nobody simulates here")
        }

        fn arena(&self, _: &ArenaPlan, _: &(dyn Fn(u64) + Sync)) -> Result<ArenaReport, PlanError> {
            unreachable!("nobody meets here")
        }
    }

    fn game(shelved: &dyn Shelved) -> Box<dyn AnyGame> {
        shelved.kind().start(&serde_json::Value::Null, &mut Fast::new(1)).expect("the usual game can be played")
    }

    #[test]
    fn a_bot_that_breaks_down_is_replaced_by_a_random_choice() {
        let shelved = Faulty(Shelf::all());
        let game = game(&shelved);
        let seat = game.to_act().lowest().expect("somebody begins");
        let thought = think(&shelved, game.as_ref(), seat, Level::Recruit, &|| false);
        let action = thought.action.expect("something is played all the same");
        assert!(thought.failed);
        assert!(game.legal(seat).iter().any(|choice| choice.action == action), "{action} is legal");
    }

    #[test]
    fn a_seat_that_is_not_asked_gets_no_choice_and_nothing_broke_down() {
        let shelved = Faulty(Shelf::all());
        let game = game(&shelved);
        let waiting = game.to_act().lowest().expect("somebody begins").other();
        assert_eq!(think(&shelved, game.as_ref(), waiting, Level::Veteran, &|| false), Thought::default());
    }

    #[test]
    fn a_bot_that_would_think_for_ever_is_cut_short_by_its_limit() {
        let shelved = Faulty(Shelf::all());
        let game = game(&shelved);
        let seat = game.to_act().lowest().expect("somebody begins");
        let thought = think_in_time(&shelved, game.as_ref(), seat, Level::Regular, Duration::ZERO, &|| false);
        assert!(thought.cut_short && !thought.failed && thought.action.is_some(), "{thought:?}");
    }

    #[test]
    fn nobody_thinks_on_when_the_answer_is_unwanted() {
        let shelved = Faulty(Shelf::all());
        let game = game(&shelved);
        let seat = game.to_act().lowest().expect("somebody begins");
        let thought = think_in_time(&shelved, game.as_ref(), seat, Level::Regular, Duration::MAX, &|| true);
        assert!(!thought.cut_short, "{thought:?}");
    }
}

//! One game with its bots, whatever its type.

use sandtable_bots::{AnyBot, Clock, Contender, any_bot};
#[cfg(feature = "arena")]
use sandtable_bots::{ArenaReport, Finished, PlanError, SimReport, arena, simulate, system_clock};
#[cfg(feature = "arena")]
use sandtable_core::{AnyGame, Seat, Seed, SetupError};
use sandtable_core::{AnyKind, Kind, Knowledge};
#[cfg(feature = "arena")]
use serde_json::Value;

/// A game whose types can be pictured; without the feature `wire` nobody asks for the picture.
#[cfg(not(feature = "wire"))]
pub(crate) trait Shaped {}

#[cfg(not(feature = "wire"))]
impl<G> Shaped for G {}

#[cfg(feature = "wire")]
pub(crate) use crate::shapes::Shaped;

/// What to simulate, with the set-up as JSON.
#[cfg(feature = "arena")]
pub type SimPlan = sandtable_bots::SimPlan<Value>;

/// Who meets whom, with the set-up as JSON.
#[cfg(feature = "arena")]
pub type ArenaPlan = sandtable_bots::ArenaPlan<Value>;

/// Somebody who is told of each game of a simulation as it ends. Games end in no particular order.
#[cfg(feature = "arena")]
pub type Keeper<'a> = &'a (dyn Fn(FinishedGame<'_>) + Sync);

/// A simulated game that has just ended: all that a record needs.
#[cfg(feature = "arena")]
pub struct FinishedGame<'a> {
    /// Its number in the plan.
    pub number: u64,
    /// All its chance.
    pub seed: Seed,
    /// Which bot of the plan sat where.
    pub seating: &'a [usize],
    /// What was done, by whom, in the game's notation.
    pub actions: Vec<(Seat, String)>,
    /// The state at the end.
    pub end: &'a dyn AnyGame,
}

/// A game with its bots.
pub trait Shelved: Send + Sync {
    /// Starts and loads games of this kind.
    fn kind(&self) -> &dyn AnyKind;
    /// What the game's types look like from outside, if they can be pictured.
    #[cfg(feature = "wire")]
    fn shapes(&self) -> Option<crate::Shapes> {
        None
    }
    /// The bot of a level, with its own budget or another, that thinks by this clock. Equal seeds make equal bots.
    fn bot_with_clock(&self, contender: Contender, clock: Clock, seed: u64) -> Box<dyn AnyBot>;
    /// The bot of a level that thinks by the operating system's clock.
    #[cfg(feature = "arena")]
    fn bot(&self, contender: Contender, seed: u64) -> Box<dyn AnyBot> {
        self.bot_with_clock(contender, system_clock, seed)
    }
    /// Plays many games. `progress` hears how many are done; `keeper` is told of each.
    #[cfg(feature = "arena")]
    fn simulate(
        &self,
        plan: &SimPlan,
        progress: &(dyn Fn(u64) + Sync),
        keeper: Option<Keeper<'_>>,
    ) -> Result<SimReport, PlanError>;
    /// Finds out who beats whom. `progress` hears how many games are done.
    #[cfg(feature = "arena")]
    fn arena(&self, plan: &ArenaPlan, progress: &(dyn Fn(u64) + Sync)) -> Result<ArenaReport, PlanError>;
}

/// The game `G` on the shelf.
pub(crate) struct OnShelf<G>(Kind<G>);

impl<G> Default for OnShelf<G> {
    fn default() -> Self {
        OnShelf(Kind::default())
    }
}

#[cfg(feature = "arena")]
impl<G: Knowledge> OnShelf<G> {
    /// The typed set-up that some JSON means, if it can be played.
    fn setup(json: &Value) -> Result<G::Setup, SetupError> {
        let setup = Kind::<G>::read_setup(json)?;
        G::new(&setup, &mut sandtable_core::Fast::new(0))?;
        Ok(setup)
    }
}

impl<G: Knowledge + Shaped> Shelved for OnShelf<G> {
    fn kind(&self) -> &dyn AnyKind {
        &self.0
    }

    #[cfg(feature = "wire")]
    fn shapes(&self) -> Option<crate::Shapes> {
        Some(crate::shapes::shapes::<G>())
    }

    fn bot_with_clock(&self, contender: Contender, clock: Clock, seed: u64) -> Box<dyn AnyBot> {
        any_bot::<G>(contender, clock, seed)
    }

    #[cfg(feature = "arena")]
    fn simulate(
        &self,
        plan: &SimPlan,
        progress: &(dyn Fn(u64) + Sync),
        keeper: Option<Keeper<'_>>,
    ) -> Result<SimReport, PlanError> {
        let plan = sandtable_bots::SimPlan {
            setup: Self::setup(&plan.setup)?,
            bots: plan.bots.clone(),
            rotate: plan.rotate,
            games: plan.games,
            seed: plan.seed.clone(),
            threads: plan.threads,
        };
        let Some(keeper) = keeper else { return simulate::<G>(&plan, progress, None) };
        simulate::<G>(
            &plan,
            progress,
            Some(&|game: Finished<'_, G>| {
                keeper(FinishedGame {
                    number: game.number,
                    seed: game.seed,
                    seating: game.seating,
                    actions: game.actions.iter().map(|(seat, action)| (*seat, action.to_string())).collect(),
                    end: game.end,
                });
            }),
        )
    }

    #[cfg(feature = "arena")]
    fn arena(&self, plan: &ArenaPlan, progress: &(dyn Fn(u64) + Sync)) -> Result<ArenaReport, PlanError> {
        let plan = sandtable_bots::ArenaPlan {
            setup: Self::setup(&plan.setup)?,
            bots: plan.bots.clone(),
            ladder: plan.ladder,
            games: plan.games,
            seed: plan.seed.clone(),
            threads: plan.threads,
        };
        arena::<G>(&plan, progress)
    }
}

//! One game with its bots, whatever its type.

use sandtable_bots::{AnyBot, ArenaReport, Contender, Finished, PlanError, SimReport, any_bot, arena, simulate};
use sandtable_core::{AnyGame, AnyKind, Game, Kind, Knowledge, Seat, Seed, SetupError};
use serde_json::Value;

/// What to simulate, with the set-up as JSON.
pub type SimPlan = sandtable_bots::SimPlan<Value>;

/// Who meets whom, with the set-up as JSON.
pub type ArenaPlan = sandtable_bots::ArenaPlan<Value>;

/// Somebody who is told of each game of a simulation as it ends. Games end in no particular order.
pub type Keeper<'a> = &'a (dyn Fn(FinishedGame<'_>) + Sync);

/// A simulated game that has just ended: all that a record needs.
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
    /// The bot of a level, with its own budget or another. Equal seeds make equal bots.
    fn bot(&self, contender: Contender, seed: u64) -> Box<dyn AnyBot>;
    /// Plays many games. `progress` hears how many are done; `keeper` is told of each.
    fn simulate(
        &self,
        plan: &SimPlan,
        progress: &(dyn Fn(u64) + Sync),
        keeper: Option<Keeper<'_>>,
    ) -> Result<SimReport, PlanError>;
    /// Finds out who beats whom. `progress` hears how many games are done.
    fn arena(&self, plan: &ArenaPlan, progress: &(dyn Fn(u64) + Sync)) -> Result<ArenaReport, PlanError>;
}

/// The game `G` on the shelf.
pub(crate) struct OnShelf<G>(Kind<G>);

impl<G> Default for OnShelf<G> {
    fn default() -> Self {
        OnShelf(Kind::default())
    }
}

impl<G: Knowledge> OnShelf<G> {
    /// The typed set-up that some JSON means: what a game started from it says it was started with.
    fn setup(&self, json: &Value) -> Result<G::Setup, SetupError> {
        let game = self.0.start(json, &mut sandtable_core::Fast::new(0))?;
        let typed = game.as_any().downcast_ref::<G>().expect("a kind starts games of its own type");
        Ok(Game::setup(typed))
    }
}

impl<G: Knowledge> Shelved for OnShelf<G> {
    fn kind(&self) -> &dyn AnyKind {
        &self.0
    }

    fn bot(&self, contender: Contender, seed: u64) -> Box<dyn AnyBot> {
        any_bot::<G>(contender, seed)
    }

    fn simulate(
        &self,
        plan: &SimPlan,
        progress: &(dyn Fn(u64) + Sync),
        keeper: Option<Keeper<'_>>,
    ) -> Result<SimReport, PlanError> {
        let plan = sandtable_bots::SimPlan {
            setup: self.setup(&plan.setup)?,
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
                    actions: game.actions.iter().map(|(seat, action)| (*seat, G::notation(action))).collect(),
                    end: game.end,
                });
            }),
        )
    }

    fn arena(&self, plan: &ArenaPlan, progress: &(dyn Fn(u64) + Sync)) -> Result<ArenaReport, PlanError> {
        let plan = sandtable_bots::ArenaPlan {
            setup: self.setup(&plan.setup)?,
            bots: plan.bots.clone(),
            ladder: plan.ladder,
            games: plan.games,
            seed: plan.seed.clone(),
            threads: plan.threads,
        };
        arena::<G>(&plan, progress)
    }
}

//! The shelf: every game that Sandtable has, with its bots, behind one face. Programs take a game from here by its
//! slug and never name its type. To add a game is to add a line to [`Shelf::all`] and to [`registry`].

mod measured;
#[cfg(feature = "wire")]
mod shapes;
mod shelved;

pub use measured::{Measured, measured};
pub use sandtable_bots::{AnyBot, AnyConsidered, AnyDecision, BotError, Budget, Clock, Contender, Level, Stop, never};
#[cfg(feature = "arena")]
pub use sandtable_bots::{ArenaReport, PlanError, SimReport};
#[cfg(feature = "wire")]
pub use shapes::Shapes;
pub use shelved::Shelved;
#[cfg(feature = "arena")]
pub use shelved::{ArenaPlan, FinishedGame, Keeper, SimPlan};

use sandtable_axis_dday::AxisDDay;
use sandtable_battle_line::BattleLine;
use sandtable_core::{Knowledge, Registry, UnknownGame};

use sandtable_dday_dice::DDayDice;
use sandtable_heroes::Heroes;
use sandtable_undaunted::Undaunted;

use crate::shelved::{OnShelf, Shaped};

/// Every game, in the order they are shown.
pub struct Shelf(Vec<Box<dyn Shelved>>);

impl Shelf {
    /// All of them.
    #[must_use]
    pub fn all() -> Shelf {
        let shelf = Shelf(Vec::new()).with::<BattleLine>().with::<Undaunted>().with::<DDayDice>();
        shelf.with::<Heroes>().with::<AxisDDay>()
    }

    /// These games and no others, for tests.
    #[must_use]
    pub fn of(games: Vec<Box<dyn Shelved>>) -> Shelf {
        Shelf(games)
    }

    fn with<G: Knowledge + Shaped>(mut self) -> Shelf {
        self.0.push(Box::new(OnShelf::<G>::default()));
        self
    }

    /// The game with this slug.
    pub fn find(&self, slug: &str) -> Result<&dyn Shelved, UnknownGame> {
        let slugs = || self.iter().map(|shelved| shelved.kind().info().slug);
        let found = self.iter().find(|shelved| shelved.kind().info().slug == slug);
        found.ok_or_else(|| UnknownGame::new(slug, slugs()))
    }

    /// The game with this slug, without the shelf.
    #[must_use]
    pub fn take(mut self, slug: &str) -> Option<Box<dyn Shelved>> {
        let index = self.iter().position(|shelved| shelved.kind().info().slug == slug)?;
        Some(self.0.remove(index))
    }

    /// The games.
    pub fn iter(&self) -> impl Iterator<Item = &dyn Shelved> {
        self.0.iter().map(Box::as_ref)
    }
}

/// The same games for those who need no bots.
#[must_use]
pub fn registry() -> Registry {
    let registry = Registry::new().with::<BattleLine>().with::<Undaunted>().with::<DDayDice>();
    registry.with::<Heroes>().with::<AxisDDay>()
}

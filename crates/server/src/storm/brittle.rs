//! A game whose rules panic, for the storm and for tests of the fence. It plays as the game inside it does, except where it
//! trips: over a decision, or over showing or listing what there is after one. It trips in the same places in every replay.

use std::any::Any;

use sandtable_core::{
    AnyGame, AnyKind, Campaign, Chance, Choice, Chosen, Component, Entry, GameInfo, Happening, LoadError, MatchStory,
    Obeyed, Odds, OrderForm, Outcome, ParseError, Path, Pause, Played, Prompt, Refusal, ReplayError, Role, Ruling,
    SavedJson, Seat, SeatSet, SetupError, Step, Text, ViewJson, Viewer, Walk,
};
use sandtable_shelf::{AnyBot, Clock, Contender, Shelf, Shelved};
use serde_json::Value;

/// Where the rules panic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trip {
    /// When the decision is carried out.
    Apply,
    /// When the choices after it are listed.
    Legal,
    /// When the position after it is shown.
    View,
}

/// Says whether the rules trip over a decision: the how manieth it is, and in the game's notation.
pub type Trips = fn(&dyn AnyGame, u32, Seat, &str) -> Option<Trip>;

/// One game with brittle rules, alone on a shelf. Its slug is that of the game inside.
///
/// # Panics
/// When there is no such game.
#[must_use]
pub fn shelf(slug: &str, trips: Trips) -> Shelf {
    let whole = Shelf::all().take(slug).expect("there is such a game");
    Shelf::of(vec![Box::new(BrittleShelved { kind: BrittleKind { whole, trips } })])
}

struct BrittleShelved {
    kind: BrittleKind,
}

struct BrittleKind {
    whole: Box<dyn Shelved>,
    trips: Trips,
}

impl BrittleKind {
    fn kind(&self) -> &dyn AnyKind {
        self.whole.kind()
    }

    fn brittle(&self, game: Box<dyn AnyGame>) -> Box<dyn AnyGame> {
        Box::new(Brittle { game, trips: self.trips, decisions: 0, trip: None })
    }
}

impl Shelved for BrittleShelved {
    fn kind(&self) -> &dyn AnyKind {
        &self.kind
    }

    fn bot_with_clock(&self, contender: Contender, clock: Clock, seed: u64) -> Box<dyn AnyBot> {
        self.kind.whole.bot_with_clock(contender, clock, seed)
    }

    fn simulate(
        &self,
        plan: &sandtable_shelf::SimPlan,
        progress: &(dyn Fn(u64) + Sync),
        keeper: Option<sandtable_shelf::Keeper<'_>>,
    ) -> Result<sandtable_shelf::SimReport, sandtable_shelf::PlanError> {
        self.kind.whole.simulate(plan, progress, keeper)
    }

    fn arena(
        &self,
        plan: &sandtable_shelf::ArenaPlan,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<sandtable_shelf::ArenaReport, sandtable_shelf::PlanError> {
        self.kind.whole.arena(plan, progress)
    }
}

impl AnyKind for BrittleKind {
    fn info(&self) -> &'static GameInfo {
        self.kind().info()
    }

    fn start(&self, setup: &Value, chance: &mut dyn Chance) -> Result<Box<dyn AnyGame>, SetupError> {
        self.kind().start(setup, chance).map(|game| self.brittle(game))
    }

    fn scenario(&self, text: &str) -> Result<Value, SetupError> {
        self.kind().scenario(text)
    }

    fn load(&self, saved: &Value) -> Result<Box<dyn AnyGame>, LoadError> {
        self.kind().load(saved).map(|game| self.brittle(game))
    }

    fn longest(&self, setup: &Value) -> Result<u32, SetupError> {
        self.kind().longest(setup)
    }

    fn default_setup(&self) -> Value {
        self.kind().default_setup()
    }

    fn whole_setup(&self, setup: &Value) -> Result<Value, SetupError> {
        self.kind().whole_setup(setup)
    }

    fn seats(&self, setup: &Value) -> Result<u8, SetupError> {
        self.kind().seats(setup)
    }

    fn roles(&self, setup: &Value) -> Result<Vec<Role>, SetupError> {
        self.kind().roles(setup)
    }

    fn components(&self, setup: &Value) -> Result<Vec<Component>, SetupError> {
        self.kind().components(setup)
    }

    fn campaign(&self) -> Option<&'static dyn Campaign> {
        self.kind().campaign()
    }

    fn typed_fight(&self, text: &str) -> Result<Odds, ParseError> {
        self.kind().typed_fight(text)
    }
}

struct Brittle {
    game: Box<dyn AnyGame>,
    trips: Trips,
    decisions: u32,
    /// What panics in this position.
    trip: Option<Trip>,
}

impl Brittle {
    /// Panics without a word on standard error.
    fn trip_over(&self, what: Trip) {
        if self.trip == Some(what) {
            std::panic::resume_unwind(Box::new(format!("planted in {what:?}")));
        }
    }

    fn beside(&self, game: Box<dyn AnyGame>) -> Box<dyn AnyGame> {
        Box::new(Brittle { game, trips: self.trips, decisions: self.decisions, trip: self.trip })
    }

    fn prepare(&mut self, seat: Seat, chosen: &Chosen) {
        let Chosen::Notation(action) = chosen else { return };
        self.trip = (self.trips)(self.game.as_ref(), self.decisions, seat, action);
        self.decisions += 1;
        self.trip_over(Trip::Apply);
    }
}

impl AnyGame for Brittle {
    fn info(&self) -> &'static GameInfo {
        self.game.info()
    }

    fn seats(&self) -> u8 {
        self.game.seats()
    }

    fn setup(&self) -> Value {
        self.game.setup()
    }

    fn to_act(&self) -> SeatSet {
        self.game.to_act()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn ending(&self) -> Option<Text> {
        self.game.ending()
    }

    fn given_up(&self, seat: Seat) -> Outcome {
        self.game.given_up(seat)
    }

    fn roles(&self) -> Vec<Role> {
        self.game.roles()
    }

    fn legal(&self, seat: Seat) -> Vec<Choice> {
        self.trip_over(Trip::Legal);
        self.game.legal(seat)
    }

    fn odds(&self, seat: Seat, chosen: &Chosen) -> Option<Odds> {
        self.game.odds(seat, chosen)
    }

    fn prospect(&self, viewer: Viewer, thing: &Step) -> Option<Odds> {
        self.game.prospect(viewer, thing)
    }

    fn check(&self, seat: Seat, chosen: &Chosen) -> Result<(), Refusal> {
        self.game.check(seat, chosen)
    }

    fn ruling(&self, seat: Seat, path: &Path) -> Ruling {
        self.game.ruling(seat, path)
    }

    fn story(&self, walk: Walk<'_>, entries: &[Entry]) -> Result<Option<MatchStory>, ReplayError> {
        self.game.story(walk, entries)
    }

    fn carry_out(
        &mut self,
        seat: Seat,
        chosen: &Chosen,
        slowly: bool,
        chance: &mut dyn Chance,
    ) -> Result<(Played, Vec<Pause>), Refusal> {
        self.prepare(seat, chosen);
        self.game.carry_out(seat, chosen, slowly, chance)
    }

    fn happenings(&self, played: &Played) -> Vec<Happening> {
        self.game.happenings(played)
    }

    fn view(&self, viewer: Viewer) -> ViewJson {
        self.trip_over(Trip::View);
        self.game.view(viewer)
    }

    fn world(&self, viewer: Viewer, chance: &mut dyn Chance) -> Box<dyn AnyGame> {
        self.beside(self.game.world(viewer, chance))
    }

    fn unseen_dealt_anew(&self, chance: &mut dyn Chance) -> Box<dyn AnyGame> {
        self.beside(self.game.unseen_dealt_anew(chance))
    }

    fn prompt(&self, viewer: Viewer) -> Prompt {
        self.game.prompt(viewer)
    }

    fn describe(&self, viewer: Viewer, near: Seat) -> Vec<Text> {
        self.game.describe(viewer, near)
    }

    fn components(&self) -> Vec<Component> {
        self.game.components()
    }

    fn component_of(&self, viewer: Viewer, thing: &Step) -> Step {
        self.game.component_of(viewer, thing)
    }

    fn save(&self) -> SavedJson {
        self.game.save()
    }

    fn digest(&self) -> String {
        self.game.digest()
    }

    fn step_text(&self, step: &Step) -> Text {
        self.game.step_text(step)
    }

    fn orders(&self, seat: Seat) -> Vec<OrderForm> {
        self.game.orders(seat)
    }

    fn read_order(&self, seat: Seat, order: &str) -> Result<String, ParseError> {
        self.game.read_order(seat, order)
    }

    fn obey(&self, seat: Seat, order: &str) -> Option<Obeyed<String>> {
        self.game.obey(seat, order)
    }

    fn copy(&self) -> Box<dyn AnyGame> {
        self.beside(self.game.copy())
    }

    fn as_any(&self) -> &dyn Any {
        self.game.as_any()
    }
}

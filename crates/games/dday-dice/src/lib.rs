//! D-Day Dice: one to four units, six dice each, from the landing zone to the bunker. They win or lose together.
//!
//! The rules of record are `docs/rules/dday-dice.md`; the clauses (`DD-…`) that the code names are those.
//!
//! ```
//! use sandtable_core::{Fast, Game, Seat, Unheard};
//! use sandtable_dday_dice::{Action, DDayDice, Setup};
//!
//! let mut chance = Fast::new(7);
//! let setup = Setup::on("omaha", 1).unwrap();
//! let mut game = DDayDice::new(&setup, &mut chance).unwrap();
//!
//! // A card is added to the pool: a special item of the map, or a second copy.
//! let card: Action = "pool wire-cutters".parse().unwrap();
//! game.apply(Seat(0), &card, &mut chance, &mut Unheard);
//!
//! // The dice are rolled, and two of the six must be locked.
//! let mut choices = Vec::new();
//! game.legal(Seat(0), &mut choices);
//! assert_eq!(choices.len(), 6);
//! assert_eq!(choices[0].to_string(), "lock r1");
//!
//! // A refusal names its clause.
//! assert_eq!(game.check(Seat(0), &Action::Stop).unwrap_err().rule, "DD-4.2");
//! ```
//!
//! | to read about | open |
//! |---|---|
//! | dice, specialists, items, vehicles, awards, nations | `dice.rs`, `specialist.rs` … and `data/*.toml` |
//! | maps, and a person's own | `map_file.rs`, `map_check.rs`, `map.rs`, `data/maps/` |
//! | everything that is on the table | `state.rs`, `unit.rs` |
//! | options (DD-2, DD-23) | `setup.rs` |
//! | decisions, their clicks, their notation | `action.rs`, `path.rs`, `notation.rs` |
//! | the turn and its phases (DD-3, DD-10) | `rules/turn.rs`, `rules/window.rs` |
//! | the dice (DD-4) | `rules/dice.rs` |
//! | awards and swaps (DD-5, DD-15.9, DD-28) | `rules/result.rs` |
//! | upkeep and tricolours (DD-6 to DD-9) | `rules/upkeep.rs`, `rules/bonus.rs` |
//! | supply (DD-11 to DD-14), items (DD-26) | `rules/supply.rs`, `rules/items.rs` |
//! | trade (DD-15) | `rules/trade.rs` |
//! | movement and mines (DD-16, DD-17) | `rules/movement.rs` |
//! | combat and losses (DD-18) | `rules/combat.rs`, `rules/losses.rs` |
//! | winning, losing, points (DD-20, DD-24) | `rules/victory.rs` |
//! | what may be chosen | `legal.rs` |
//! | why something may not be chosen | `check.rs`, `check/` |
//! | what is shown (DD-30) | `view.rs` |
//! | what happened, and how it is said | `event.rs`, `texts.rs`, `locales/` |
//! | positions written by hand | `saved.rs`, `load.rs` |
//! | the mathematics of the dice | `dice_math.rs`, `odds.rs` |
//! | what a good player knows | `bot.rs` |

mod action;
mod award;
mod bot;
mod check;
mod dice;
pub mod dice_math;
mod event;
pub mod harvest;
mod info;
mod item;
mod legal;
mod load;
mod map;
mod map_check;
pub mod map_file;
mod nation;
mod notation;
mod odds;
mod path;
pub mod rules;
pub mod saved;
mod sector;
mod set;
mod setup;
mod specialist;
mod spelled;
mod state;
mod texts;
mod unit;
mod vehicle;
pub mod view;

use std::ops::ControlFlow;

use sandtable_core::{
    Chance, Events, Game, GameInfo, Illegal, LoadError, Odds, Outcome, ParseError, Path, Prompt, Seat, SeatSet,
    SetupError, Step as Click, Text, Unheard, Verdict, Viewer,
};

pub use action::{Action, AwardChoice, Gift, Payment, Target};
pub use award::{Award, AwardEffect, AwardSet};
pub use dice::{DICE, Die, DieSet, FACES, Face, tool_points};
pub use event::{Event, RollKind, Shown};
pub use item::{Item, ItemEffect, ItemGroup, ItemSet, ItemWindow};
pub use map::{Demand, MAPS, Map, MapRef, SectorInfo, Way};
pub use nation::{BonusPart, Nation};
pub use rules::victory::Ending;
pub use saved::Saved;
pub use sector::{MOST_SECTORS, Sector, SectorSet};
pub use set::{Numbered, Set};
pub use setup::{BazookaJoe, Lesson, MOST_SEATS, Nations, Setup};
pub use specialist::{Effects, Group, Specialist, SpecialistSet};
pub use state::{Ask, DDayDice, Part, Phase, Step, WindowKind};
pub use unit::{DiceStage, Resource, Unit};
pub use vehicle::{Vehicle, VehicleSet};
pub use view::View;

impl Game for DDayDice {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Saved = Saved;

    fn info() -> &'static GameInfo {
        &info::INFO
    }

    fn seats(setup: &Setup) -> u8 {
        setup.seats
    }

    /// A unit is at most seven turns in a sector (five by `long-stay` and the Major, and the Map Case), and each turn some
    /// unit is outside, so the turns are counted by one unit. A turn alone takes fewer than 200 decisions. With several
    /// seats gifts come to them: at most one for each resource point on the table, in each of four windows, and a seat
    /// gets fewer than 400 a turn.
    fn longest(setup: &Setup) -> u32 {
        let turns = 7 * setup.map.len() as u32;
        let gifts = if setup.solo() { 0 } else { 4 * turns * 400 * u32::from(setup.seats) };
        turns * (200 * u32::from(setup.seats) + gifts)
    }

    fn new(setup: &Setup, chance: &mut dyn Chance) -> Result<DDayDice, SetupError> {
        DDayDice::begin(setup, chance, &mut Unheard)
    }

    fn scenario(text: &str) -> Result<Setup, SetupError> {
        Ok(Setup { map: MapRef::from_toml(text)?, ..Setup::default() })
    }

    fn setup(&self) -> Setup {
        self.setup.clone()
    }

    fn to_act(&self) -> SeatSet {
        self.asked()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        let _ = self.each_choice(seat, &mut |action| {
            out.push(action);
            ControlFlow::Continue(())
        });
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.judge(seat, *action)
    }

    fn apply(&mut self, seat: Seat, action: &Action, chance: &mut dyn Chance, events: &mut dyn Events<Event>) {
        self.carry_out(seat, *action, chance, events);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }

    /// All win or lose together (DD-1.1).
    fn given_up(&self, _: Seat) -> Outcome {
        Outcome { verdict: Verdict::Lost, scores: Vec::new(), rule: String::new() }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    /// DD-30.3: nothing is hidden, so every viewer is dealt the true world.
    fn determinize(&self, _: Viewer, _: &mut dyn Chance) -> DDayDice {
        self.clone()
    }

    fn odds(&self, seat: Seat, action: &Action) -> Option<Odds> {
        self.chances(seat, *action)
    }

    /// DD-30.1: everybody is told everything.
    fn event_for(event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn save(&self) -> Saved {
        self.to_saved()
    }

    fn load(saved: &Saved) -> Result<DDayDice, LoadError> {
        load::load(saved)
    }

    fn path(&self, _: Seat, action: &Action) -> Path {
        action.path()
    }

    fn read_path(&self, _: Seat, path: &Path) -> Result<Action, ParseError> {
        self.understand(path)
    }

    fn notation(action: &Action) -> String {
        action.to_string()
    }

    fn parse(text: &str) -> Result<Action, ParseError> {
        text.parse()
    }

    fn prompt(&self, viewer: Viewer) -> Prompt {
        self.question(viewer)
    }

    fn action_text(&self, _: Seat, action: &Action) -> Text {
        texts::action_text(*action)
    }

    fn step_text(step: &Click) -> Text {
        texts::step_text(step)
    }

    fn event_text(event: &Event, viewer: Viewer) -> Text {
        texts::event_text(event, viewer)
    }
}

//! Undaunted: Normandy. Two platoons, a deck each, and twelve scenarios in the fields of 1944.
//!
//! The rules of record are `docs/rules/undaunted.md`; the clauses (`UN-…`) that the code names are those.
//!
//! ```
//! use sandtable_core::{Fast, Game, Seat, Unheard};
//! use sandtable_undaunted::{Action, Setup, Undaunted};
//!
//! let mut game = Undaunted::new(&Setup::printed(1), &mut Fast::new(7)).unwrap();
//!
//! // Both sides have drawn four cards and choose one for initiative, at once.
//! assert_eq!(game.to_act().len(), 2);
//! for seat in [Seat(0), Seat(1)] {
//!     let mut choices = Vec::new();
//!     game.legal(seat, &mut choices);
//!     assert!(matches!(choices[0], Action::Initiative(_)));
//!     game.apply(seat, &choices[0], &mut Fast::new(1), &mut Unheard);
//! }
//!
//! // Now the side with the higher card plays.
//! let first = game.to_act().lowest().unwrap();
//! assert_eq!(first, game.marker().seat());
//!
//! // A refusal names its clause.
//! assert_eq!(game.check(first.other(), &Action::EndTurn).unwrap_err().rule, "UN-6.11");
//! ```
//!
//! | to read about | open |
//! |---|---|
//! | cards, units, tiles, and what is printed on them | `kind.rs`, `tile.rs`, `printed.rs`, `data/` |
//! | the battlefield (UN-2) | `map.rs` |
//! | scenarios (UN-3, UN-14), and a person's own | `scenario.rs`, `scenario_file.rs`, `scenario_text.rs` |
//! | everything that is on the table | `state.rs`, `force.rs`, `cards.rs`, `deck.rs`, `sight.rs` |
//! | options and the first state | `setup.rs` |
//! | decisions, their clicks, their notation (section 17) | `action.rs`, `notation.rs` |
//! | drawing and initiative (UN-4, UN-5) | `rules/round.rs` |
//! | turns, hunkering down, rallying, placing (UN-6 to UN-8) | `rules/turn.rs` |
//! | movement (UN-9) | `rules/movement.rs` |
//! | support actions and the radio (UN-10, UN-14) | `rules/support.rs` |
//! | combat (UN-11) | `rules/combat.rs` |
//! | casualties (UN-12) | `rules/casualties.rs` |
//! | the end (UN-13) | `rules/victory.rs` |
//! | what may be chosen | `legal.rs` |
//! | why something may not be chosen | `check.rs` |
//! | who knows what (UN-15, section 18) | `view.rs`, `sight.rs`, `determinize.rs` |
//! | what an action may bring | `odds.rs` |
//! | what happened, and how it is said | `event.rs`, `texts.rs`, `locales/` |
//! | positions written by hand | `saved.rs`, `load.rs` |
//! | the campaign (UN-16) | `campaign.rs` |
//! | what a good player knows | `bot.rs` |

mod action;
mod bot;
pub mod campaign;
mod cards;
mod check;
mod deck;
mod determinize;
mod event;
mod force;
mod info;
mod kind;
mod legal;
mod load;
mod map;
mod notation;
mod odds;
mod printed;
pub mod rules;
pub mod saved;
mod scenario;
mod scenario_file;
mod scenario_text;
mod setup;
mod side;
mod sight;
mod state;
mod texts;
mod tile;
pub mod view;

use sandtable_core::{
    Chance, Events, Game, GameInfo, Illegal, LoadError, Odds, Outcome, ParseError, Path, Prompt, Seat, SeatSet,
    SetupError, Step as Click, Text, Viewer,
};

pub use action::{Action, Astray, Deed, Walk};
pub use cards::Cards;
pub use deck::Deck;
pub use event::{Event, Pile};
pub use force::{Counter, Force};
pub use kind::{Kind, Squad, Title, Unit, UnitSet};
pub use map::{Layout, Map, Placed};
pub use printed::{CardAction, Cover, Printed};
pub use saved::Saved;
pub use scenario::{Scenario, SideSetup, printed};
pub use scenario_file::{Goal, LineFile, ScenarioFile, SideFile};
pub use setup::{MOST_ROUNDS, ScenarioChoice, Setup};
pub use side::{Side, UnitId};
pub use sight::Sight;
pub use state::{Step, Undaunted};
pub use tile::{Tile, TileSet};
pub use view::View;

impl Game for Undaunted {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Saved = Saved;

    fn info() -> &'static GameInfo {
        &info::INFO
    }

    fn seats(_: &Setup) -> u8 {
        2
    }

    /// In a turn a card is played once, or again after one of three Inspires or of ten cards that Bolsters bring back:
    /// 67 plays. To these come ten decisions of Bolsters, 21 for each of three Blasts, and the end of the turn.
    fn longest(setup: &Setup) -> u32 {
        let turn = 67 + 10 + 3 * 21 + 1;
        setup.round_limit.saturating_mul(2 + 2 * turn)
    }

    fn new(setup: &Setup, chance: &mut dyn Chance) -> Result<Undaunted, SetupError> {
        Undaunted::set_up(setup, chance)
    }

    fn scenario(text: &str) -> Result<Setup, SetupError> {
        let scenario = scenario_text::read(text)?;
        Ok(Setup { scenario: ScenarioChoice::Own(scenario.file), ..Setup::default() })
    }

    fn setup(&self) -> Setup {
        self.options()
    }

    fn to_act(&self) -> SeatSet {
        self.asked()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if let Some(side) = Side::of(seat) {
            self.generate(side, out);
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.judge(seat, *action)
    }

    fn apply(&mut self, seat: Seat, action: &Action, chance: &mut dyn Chance, events: &mut dyn Events<Event>) {
        if let Some(side) = Side::of(seat) {
            self.carry_out(side, *action, chance, events);
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.match_outcome()
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn determinize(&self, viewer: Viewer, chance: &mut dyn Chance) -> Undaunted {
        self.dealt_anew(viewer, chance)
    }

    fn odds(&self, seat: Seat, action: &Action) -> Option<Odds> {
        self.chances(Side::of(seat)?, *action)
    }

    fn event_for(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.told_to(viewer))
    }

    fn save(&self) -> Saved {
        self.to_saved()
    }

    fn load(saved: &Saved) -> Result<Undaunted, LoadError> {
        load::load(saved)
    }

    fn path(&self, seat: Seat, action: &Action) -> Path {
        action.path(Side::of(seat).unwrap_or(Side::Us))
    }

    fn read_path(&self, seat: Seat, path: &Path) -> Result<Action, ParseError> {
        Action::from_path(path, Side::of(seat).unwrap_or(Side::Us))
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

//! Battle Line: nine flags, two armies, and a proof for every flag that is claimed.
//!
//! The rules of record are `docs/rules/battle-line.md`; the clauses (`BL-…`) that the code names are those.
//!
//! ```
//! use sandtable_battle_line::{Action, BattleLine, Setup, Starter};
//! use sandtable_core::{Fast, Game, Seat, Unheard};
//!
//! let setup = Setup { starter: Starter::Seat0, ..Setup::default() };
//! let mut game = BattleLine::new(&setup, &mut Fast::new(7)).unwrap();
//!
//! // The first player holds seven troops, and every flag is free: 63 ways to begin.
//! let mut choices = Vec::new();
//! game.legal(Seat(0), &mut choices);
//! assert_eq!(choices.len(), 63);
//!
//! // He plays one; nothing can be claimed yet, so he is asked which deck to draw from.
//! game.apply(Seat(0), &choices[0], &mut Fast::new(1), &mut Unheard);
//! choices.clear();
//! game.legal(Seat(0), &mut choices);
//! assert_eq!(choices.iter().map(Action::to_string).collect::<Vec<_>>(), ["draw troops", "draw tactics"]);
//!
//! // A refusal names its clause.
//! assert_eq!(game.check(Seat(1), &Action::Pass).unwrap_err().rule, "BL-3.1");
//! ```
//!
//! | to read about | open |
//! |---|---|
//! | the cards, and what they are called | `card.rs`, `data/cards.toml` |
//! | everything that is on the table | `state.rs`, `side.rs`, `pile.rs`, `card_set.rs`, `flag.rs` |
//! | options and the deal (BL-2) | `setup.rs` |
//! | decisions, their clicks, their notation | `action.rs`, `notation.rs` |
//! | the turn (BL-3, BL-15) | `rules/turn.rs` |
//! | cards played at a flag (BL-4, BL-10, BL-11) | `rules/placing.rs` |
//! | formations and what a side can become (BL-5, BL-8) | `rules/formation.rs` |
//! | claims (BL-6, BL-7, BL-8) | `rules/claim.rs` |
//! | Scout (BL-12) | `rules/scout.rs` |
//! | Redeploy, Deserter, Traitor (BL-9, BL-13) | `rules/guile.rs` |
//! | the end, points, matches (BL-14) | `rules/victory.rs` |
//! | what may be chosen | `legal.rs` |
//! | why something may not be chosen | `check.rs` |
//! | who knows what (BL-18) | `view.rs`, `determinize.rs` |
//! | what happened, and how it is said | `event.rs`, `texts.rs`, `locales/` |
//! | positions written by hand | `saved.rs`, `load.rs` |
//! | what a good player knows | `bot.rs` |

mod action;
mod bot;
mod card;
mod card_set;
mod check;
mod determinize;
mod event;
mod flag;
mod info;
mod legal;
mod load;
mod names;
mod notation;
mod odds;
mod pile;
pub mod rules;
pub mod saved;
mod setup;
mod side;
mod state;
mod texts;
pub mod view;

use sandtable_core::{
    Chance, Events, Game, GameInfo, Illegal, LoadError, Odds, Outcome, ParseError, Path, Prompt, Seat, SeatSet,
    SetupError, Step, Text, Unheard, Viewer,
};

pub use action::Action;
pub use card::{Card, Colour, Deck, Face, Group, Tactic};
pub use card_set::{CardSet, TroopSet};
pub use event::Event;
pub use flag::{Flag, FlagSet};
pub use saved::Saved;
pub use setup::{MOST_GAMES, MOST_POINTS, Setup, Starter};
pub use side::Side;
pub use state::BattleLine;
pub use view::View;

impl Game for BattleLine {
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

    /// A game has at most 70 plays and, as two passes in a row end it, at most 141 turns; a turn asks at most for a play,
    /// a `done` and a draw, and to these come nine claims and the five decisions of Scout.
    fn longest(setup: &Setup) -> u32 {
        (141 * 3 + 9 + 5) * setup.most_games()
    }

    fn new(setup: &Setup, chance: &mut dyn Chance) -> Result<BattleLine, SetupError> {
        setup.check()?;
        Ok(BattleLine::deal(*setup, 1, [0; 2], chance, &mut Unheard))
    }

    fn setup(&self) -> Setup {
        self.setup
    }

    fn to_act(&self) -> SeatSet {
        self.asked()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if seat == self.active {
            self.generate(out);
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.judge(seat, *action)
    }

    fn apply(&mut self, _: Seat, action: &Action, chance: &mut dyn Chance, events: &mut dyn Events<Event>) {
        self.carry_out(*action, chance, events);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.match_outcome()
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn determinize(&self, viewer: Viewer, chance: &mut dyn Chance) -> BattleLine {
        self.dealt_anew(viewer, chance)
    }

    fn odds(&self, seat: Seat, action: &Action) -> Option<Odds> {
        self.draw_odds(seat, *action)
    }

    fn event_for(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.told_to(viewer))
    }

    fn save(&self) -> Saved {
        self.to_saved()
    }

    fn load(saved: &Saved) -> Result<BattleLine, LoadError> {
        load::load(saved)
    }

    fn path(&self, _: Seat, action: &Action) -> Path {
        action.path()
    }

    fn read_path(&self, _: Seat, path: &Path) -> Result<Action, ParseError> {
        Action::from_path(path)
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

    fn step_text(step: &Step) -> Text {
        texts::step_text(step)
    }

    fn event_text(event: &Event, viewer: Viewer) -> Text {
        texts::event_text(event, viewer)
    }
}

//! Axis & Allies: D-Day. Sixteen orders a turn, ten turns, three cities.
//!
//! The rules of record are `docs/rules/axis-dday.md`; the clauses (`AD-…`) that the code names are those.
//!
//! ```
//! use sandtable_axis_dday::{Action, AxisDDay, Setup};
//! use sandtable_core::{Fast, Rules, Seat, Unheard};
//!
//! let mut game = AxisDDay::new(&Setup::default(), &mut Fast::new(7)).unwrap();
//!
//! // Nothing is rolled before the Allies begin.
//! assert_eq!(game.to_act().lowest(), Some(Seat(1)));
//! game.apply(Seat(1), &"begin".parse().unwrap(), &mut Fast::new(1), &mut Unheard);
//!
//! // The paratroopers have attacked, or the Axis still chooses whom they hit.
//! let seat = game.to_act().lowest().unwrap();
//! let mut choices = Vec::new();
//! game.legal(seat, &mut choices);
//! assert!(choices.len() > 1);
//!
//! // A refusal names its clause.
//! let refused = game.check(seat, &Action::PASS).unwrap_err();
//! assert!(refused.rule.starts_with("AD-"));
//! ```
//!
//! | to read about | open |
//! |---|---|
//! | sides and powers (AD-1) | `side.rs` |
//! | units and their values (AD-2) | `unit.rs`, `data/units.toml` |
//! | the map and its boxes (AD-3) | `zone.rs`, `boxes.rs`, `data/` |
//! | charts and decks | `chart.rs`, `card.rs`, `data/` |
//! | everything that is on the table | `state.rs`, `board.rs`, `dice.rs` |
//! | options and the first state (AD-4, AD-17) | `setup.rs` |
//! | decisions, their clicks, their notation | `action.rs`, `notation.rs`, `decision.rs` |
//! | the turn and the decks (AD-5) | `rules/turn.rs` |
//! | movement, landing (AD-6, AD-28, AD-30, AD-32) | `rules/movement.rs`, `rules/landing.rs` |
//! | the combat cycle (AD-8, AD-31, AD-33) | `rules/combat.rs` |
//! | who decides, casualties, joint decisions (AD-9, AD-16) | `rules/decisions.rs` |
//! | air units and strafing (AD-11, AD-23 to AD-27, AD-36) | `rules/aircraft.rs`, `rules/strafing.rs` |
//! | ships and blockhouses (AD-12, AD-22, AD-29) | `rules/blockhouses.rs` |
//! | paratroopers (AD-21, AD-61) | `rules/airborne.rs` |
//! | reinforcement (AD-13, AD-34, AD-35) | `rules/reinforcement.rs` |
//! | control and victory (AD-14, AD-15) | `board.rs`, `rules/victory.rs` |
//! | Fortune cards (AD-40 to AD-56) | `rules/fortune.rs`, and the order that they change |
//! | Tactics cards (AD-60 to AD-76) | `rules/tactics.rs`, and the chapter that they belong to |
//! | what may be chosen | `legal/` |
//! | why something may not be chosen | `check/` |
//! | what is shown, and what happened | `view.rs`, `event.rs` |
//! | how it is said | `texts/`, `locales/` |
//! | what there is to tell of a match that is over | `story.rs` |
//! | what an action may bring | `odds.rs` |
//! | positions written by hand | `saved.rs`, `load/` |
//! | what is decided without asking | `standing.rs` |
//! | what a good player knows | `bot.rs` |

mod action;
mod board;
mod bot;
mod boxes;
mod card;
mod chart;
mod check;
mod decision;
mod dice;
mod event;
mod info;
mod legal;
mod load;
mod notation;
pub mod odds;
pub mod rules;
pub mod saved;
mod setup;
mod side;
mod standing;
mod state;
mod story;
mod texts;
mod unit;
pub mod view;
mod zone;

pub use action::{Action, Aim, Button, Walk};
pub use board::Board;
pub use boxes::{Beach, BeachSet, BoxId, Drop, PrintedBox, landing_zones};
pub use card::{CARDS, Luck, Number, Numbers};
pub use chart::{Chart, Place, Places, PrintedChart, PrintedPlace};
pub use decision::AskedAbout;
pub use dice::Dice;
pub use event::{Deck, Event, Spot, Volley, Weapon};
pub use saved::Saved;
pub use setup::{Setup, pieces, start_of, start_of_airfield, turns};
pub use side::{Power, Powers, Side};
pub use standing::{casualty_order, usual_casualties};
pub use state::{AxisDDay, Decider, Effects, Entering, Fights, Joint, Marches, Phase, Shots, Task, Travel};
pub use unit::{Kind, Limits, UNITS, Unit, Units, Values, limits};
pub use view::View;
pub use zone::{Entry, Map, Printed, ZONES, Zone, ZoneSet, cities, coast};

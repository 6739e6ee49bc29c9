//! Undaunted: Normandy. Two platoons, a deck each, and twelve scenarios in the fields of 1944.
//!
//! The rules of record are `docs/rules/undaunted.md`; the clauses (`UN-…`) that the code names are those.
//!
//! ```
//! use sandtable_core::{Fast, Rules, Seat, Unheard};
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
//! | what happened, and how it is said | `event.rs`, `texts.rs`, `describe.rs`, `locales/` |
//! | what there is to tell of a match that is over | `story.rs` |
//! | what is printed on things, and what they do | `components.rs` |
//! | positions written by hand | `saved.rs`, `load.rs` |
//! | the campaign (UN-16) | `campaign.rs` |
//! | what a good player knows | `bot.rs` |

mod action;
mod bot;
pub mod campaign;
mod cards;
mod check;
mod components;
mod describe;
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
mod story;
mod texts;
mod tile;
pub mod view;

pub use action::{Action, Astray, Deed, Walk};
pub use cards::{Cards, Deck};
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

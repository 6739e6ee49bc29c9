//! Battle Line: nine flags, two armies, and a proof for every flag that is claimed.
//!
//! The rules of record are `docs/rules/battle-line.md`; the clauses (`BL-…`) that the code names are those.
//!
//! ```
//! use sandtable_battle_line::{Action, BattleLine, Setup, Starter};
//! use sandtable_core::{Fast, Rules, Seat, Unheard};
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
//! | everything that is on the table | `state.rs`, `side.rs`, `card_set.rs`, `flag.rs` |
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
//! | what happened, and how it is said | `event.rs`, `texts.rs`, `describe.rs`, `locales/` |
//! | what there is to tell of a match that is over | `story.rs` |
//! | what is printed on things, and what they do | `components.rs` |
//! | positions written by hand | `saved.rs`, `load.rs` |
//! | what a good player knows | `bot.rs` |

mod action;
mod bot;
mod card;
mod card_set;
mod check;
mod components;
mod describe;
mod determinize;
mod event;
mod flag;
mod info;
mod legal;
mod load;
mod names;
mod notation;
mod odds;
pub mod rules;
pub mod saved;
mod setup;
mod side;
mod state;
mod story;
mod texts;
pub mod view;

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

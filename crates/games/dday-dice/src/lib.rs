//! D-Day Dice: one to four units, six dice each, from the landing zone to the bunker. They win or lose together.
//!
//! The rules of record are `docs/rules/dday-dice.md`; the clauses (`DD-…`) that the code names are those.
//!
//! ```
//! use sandtable_core::{Fast, Rules, Seat, Unheard};
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
//! | what happened, and how it is said | `event.rs`, `texts.rs`, `describe.rs`, `locales/` |
//! | what there is to tell of a match that is over | `story.rs` |
//! | what is printed on things, and what they do | `components.rs` |
//! | positions written by hand | `saved.rs`, `load.rs` |
//! | the mathematics of the dice | `dice_math.rs`, `odds.rs` |
//! | what a good player knows | `bot.rs` |

mod action;
mod award;
mod bot;
mod check;
mod components;
mod describe;
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
mod setup;
mod specialist;
mod state;
mod story;
mod texts;
mod unit;
mod vehicle;
pub mod view;

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
pub use setup::{BazookaJoe, Lesson, MOST_SEATS, Nations, Setup};
pub use specialist::{Effects, Group, Specialist, SpecialistSet, Specialists};
pub use state::{Ask, DDayDice, Part, Phase, Step, WindowKind};
pub use unit::{DiceStage, Resource, Unit};
pub use vehicle::{Vehicle, VehicleSet};
pub use view::View;

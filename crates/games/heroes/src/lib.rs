//! Heroes of Normandie: The Tactical Card Game. Two armies of cards on a grid, and seven scenarios of the summer of 1944.
//!
//! The rules of record are `docs/rules/heroes.md`; the clauses (`HN-…`) that the code names are those.
//!
//! ```
//! use sandtable_core::{Fast, Rules, Seat, Unheard};
//! use sandtable_heroes::{Action, Button, Heroes, Setup};
//!
//! let mut game = Heroes::new(&Setup::printed(1), &mut Fast::new(7)).unwrap();
//!
//! // Turqueville: the German player arranges his hidden cards, or takes the listed arrangement.
//! assert_eq!(game.to_act().lowest(), Some(Seat(1)));
//! game.apply(Seat(1), &Action::Button(Button::AsListed), &mut Fast::new(1), &mut Unheard);
//!
//! // Then the US player spends COMMAND markers.
//! assert!(game.check(Seat(0), &Action::RecoverDirectives).is_ok());
//!
//! // A refusal names its clause.
//! assert_eq!(game.check(Seat(0), &Action::Button(Button::EndPhase)).unwrap_err().rule, "HN-4.7");
//! ```
//!
//! | to read about | open |
//! |---|---|
//! | what is printed on cards, and its notation | `printed.rs`, `kind.rs`, `cards.rs`, `data/` |
//! | what events do, as data | `effect.rs`, `effect_file.rs`, `effect_read.rs`, `matching.rs` |
//! | the battlefield (HN-2, HN-28) | `tile.rs`, `terrain.rs`, `field.rs` |
//! | scenarios (HN-40 to HN-47), and a person's own | `scenario.rs`, `scenario_file.rs`, `scenario_text.rs` |
//! | everything that is on the table | `state.rs`, `piece.rs` |
//! | options and variants (HN-30) | `setup.rs` |
//! | decisions, their clicks, their notation (HN-50) | `question.rs`, `action.rs`, `notation.rs` |
//! | set-up and secret deployment (HN-3) | `rules/deployment.rs` |
//! | turns, phases, simple tactics (HN-4, HN-5, HN-8) | `rules/phase.rs` |
//! | cards and reinforcements (HN-6) | `rules/reinforcements.rs` |
//! | the manoeuvre (HN-7) | `rules/manoeuvre.rs` |
//! | activation and GO! (HN-9, HN-20) | `rules/activation.rs` |
//! | movement (HN-10) | `rules/movement.rs` |
//! | shooting, armour, destruction, seizing (HN-11 to HN-13, HN-15, HN-16, HN-21) | `rules/shooting.rs` |
//! | saves and DIRECTIVES (HN-14, HN-24) | `rules/saves.rs` |
//! | events and heroes (HN-17, HN-18, HN-32, HN-33) | `rules/events.rs`, `rules/effects.rs` |
//! | abilities (HN-19, HN-20, HN-22) | `rules/abilities.rs` |
//! | fog of war and decoys (HN-26, HN-27) | `rules/fog.rs` |
//! | reaction windows (HN-29) | `rules/windows.rs` |
//! | control and victory (HN-31) | `rules/victory.rs` |
//! | what may be chosen | `legal/` |
//! | why something may not be chosen | `check/` |
//! | who knows what (HN-51) | `view.rs`, `determinize.rs` |
//! | what an action may bring | `odds.rs` |
//! | what happened, and how it is said | `event.rs`, `texts.rs`, `words/`, `locales/` |
//! | what there is to tell of a match that is over | `story.rs` |
//! | positions written by hand | `saved.rs`, `save.rs`, `load/` |
//! | what a good player knows | `bot.rs` |

mod action;
mod bot;
mod cards;
mod check;
mod determinize;
mod effect;
pub mod effect_file;
mod effect_read;
mod event;
mod field;
mod info;
mod kind;
mod legal;
mod load;
mod matching;
mod name;
mod notation;
mod odds;
mod piece;
mod printed;
mod question;
mod rules;
mod save;
pub mod saved;
mod scenario;
pub mod scenario_file;
mod scenario_text;
mod setup;
mod side;
mod standing;
mod state;
mod story;
mod terrain;
mod texts;
mod tile;
mod types;
pub mod view;
mod words;

pub use action::{Action, Button, Choice, Icon, On, ValueName};
pub use cards::{Card, CardData, CardSet, Cards, EventRef, Face};
pub use effect::{
    Answer, Boxes, Count, Direction, Duration, Effect, EventKind, Filter, First, From, MarkerKind, Near, Scope, Shot,
    Spot, Timing, Whose,
};
pub use event::{CardLabel, Event, Manner, Purpose, Reason, Tactic, UnitLabel, Verdict};
pub use field::{Field, MarkersFile, Score, ZoneExtraFile};
pub use kind::{ActivationFile, Hero, HeroAbility, HeroFile, JoinsFile, UnitFile, UnitKind};
pub use name::CardName;
pub use piece::{Evidence, EvidenceSet, Mark, Piece};
pub use printed::{ANYWHERE, Ability, Fire, Key, KeySet, Shooting, ShootingSet, Value, Whom, write_areas};
pub use question::Question;
pub use saved::Saved;
pub use scenario::{
    Arrival, Charge, CutOff, Deployed, Exits, FarFire, IDS, MOST_TURNS, Moment as WinMoment, Scenario, SideSetup, Win,
    printed,
};
pub use scenario_file::ScenarioFile;
pub use setup::{ScenarioChoice, Setup, Variants};
pub use side::{Side, Tag};
pub use state::{
    Activation, Again, Aim, Attack, Ending, EventAsk, EventRun, Force, Heroes, Lasting, MOST_DIRECTIVES, Manoeuvre,
    Moment, Placing, Shooter, Stage, Task,
};
pub use terrain::{Terrain, TerrainSet};
pub use tile::{MOST, Tile, TileSet};
pub use types::{TypeSet, UnitType};
pub use view::View;

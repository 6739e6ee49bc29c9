//! The contract that every game implements, in a few small traits. Nothing outside a game's crate knows a rule; nothing
//! inside it knows who is playing.
//!
//! | trait | what a game says there | usually in |
//! |---|---|---|
//! | [`Rules`] | set-up, decisions, what they do, the end | `rules/mod.rs` |
//! | [`Views`] | who may know what | `view.rs` |
//! | [`Positions`] | a whole position, written and read | `load.rs` |
//! | [`Clicks`] | an action as a path of clicks | `action.rs` |
//! | [`Chances`] | the exact odds of an action | `odds.rs` |
//! | [`Words`] | what is asked, said and printed | `texts.rs` |
//! | [`Story`] | what there is to tell of a match that is over | `story.rs` |
//! | [`Standing`] | what is decided without asking | `standing.rs` |
//!
//! A type that has them all is a [`Game`].

mod chances;
mod clicks;
mod errors;
mod info;
mod positions;
mod rules;
mod standing;
mod story;
mod views;
mod words;

pub use chances::Chances;
pub use clicks::Clicks;
pub use errors::{LoadError, ParseError, SetupError};
pub use info::{GameInfo, OptionInfo, OptionValues, PlayedOn, Role};
pub use positions::Positions;
pub use rules::Rules;
pub use standing::{Obeyed, OrderForm, Standing};
pub use story::Story;
pub use views::Views;
pub use words::{Component, Figure, FigureValue, Prompt, Words};

/// A game: its type is the state of play, flat and cheap to clone.
///
/// The state itself is deliberately not serialisable. It leaves the process in two forms only: as a [`Views::View`], which
/// lists what one viewer may know, or as a [`Positions::Saved`] position, which holds everything and which only records, the
/// engine protocol and storage ask for.
pub trait Game: Rules + Views + Positions + Clicks + Chances + Words + Story + Standing {}

impl<G: Rules + Views + Positions + Clicks + Chances + Words + Story + Standing> Game for G {}

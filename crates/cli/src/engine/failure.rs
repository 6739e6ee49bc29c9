//! What goes wrong, as a client reads it.

use std::borrow::Cow;

use sandtable_core::{LoadError, SetupError};
use serde::Serialize;

/// The kinds of error that a client can tell apart. `docs/engine-protocol.md` lists them all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// The line is no JSON.
    BadJson,
    /// A field is missing or is not what it should be.
    BadRequest,
    /// No such operation.
    UnknownOp,
    /// No such game.
    UnknownGame,
    /// No match has been started.
    NoMatch,
    /// No campaign has been started.
    NoCampaign,
    /// The campaign's next match cannot begin.
    Campaign,
    /// The match has no such seat.
    BadSeat,
    /// The set-up cannot be played.
    BadSetup,
    /// The position cannot be.
    BadState,
    /// The action cannot be read.
    BadAction,
    /// A rule forbids the action.
    Illegal,
    /// A forced value is no face of the die that was rolled.
    Dice,
    /// The match goes on: there is no story of it yet.
    NotOver,
    /// There is no step to take back.
    NoUndo,
    /// A bot was asked for a seat that has nothing to choose.
    NotToAct,
    /// The line is longer than a line may be.
    TooLong,
    /// A mistake in this program.
    Internal,
}

/// An error as it is answered.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Failure {
    /// What kind of error.
    pub code: Code,
    /// The clause behind it, where a rule is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<Cow<'static, str>>,
    /// A sentence that names the place and what was expected there.
    pub message: String,
}

impl Failure {
    /// An error with a sentence.
    pub fn new(code: Code, message: impl Into<String>) -> Failure {
        Failure { code, rule: None, message: message.into() }
    }

    /// A field that is not what it should be.
    pub fn field(name: &str, expected: &str) -> Failure {
        Failure::new(Code::BadRequest, format!("field `{name}`: expected {expected}"))
    }
}

impl From<SetupError> for Failure {
    fn from(error: SetupError) -> Failure {
        Failure::new(Code::BadSetup, error.to_string())
    }
}

impl From<LoadError> for Failure {
    fn from(error: LoadError) -> Failure {
        let rule = error.rule().map(|rule| rule.to_owned().into());
        Failure { rule, ..Failure::new(Code::BadState, error.to_string()) }
    }
}

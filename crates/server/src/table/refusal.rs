//! What a table refuses, apart from what the game's rules forbid.

use sandtable_core::{Illegal, ParseError, Text};

use super::limits::{MOST_BESIDE, MOST_STEPS, MOST_TAKE_BACKS, MOST_UNDOS};
use crate::wire::Refused;

/// Why something was not done.
#[derive(Clone, Debug, PartialEq)]
pub enum Refusal {
    /// One must have a name first.
    NoSession,
    /// There is no such seat.
    NoSuchSeat,
    /// Somebody sits there.
    SeatTaken,
    /// One decides for one's own seats alone.
    NotYourSeat,
    /// The host's to say.
    NotHost,
    /// The match has begun.
    Started,
    /// The match has not begun.
    NotStarted,
    /// The match is over.
    Over,
    /// The match is not over.
    NotOver,
    /// Every seat must be taken.
    SeatsEmpty,
    /// No 64 hexadecimal digits.
    BadToken,
    /// Once a seat.
    Contributed,
    /// The undo law.
    NoUndo,
    /// No step of one's own to take back.
    NothingToTakeBack,
    /// One question at a time.
    AskPending,
    /// Nobody asked.
    NobodyAsked,
    /// No clock to stop.
    NoClock,
    /// No vacation left, or none at this table.
    NoVacation,
    /// No name, or too long.
    BadName,
    /// Nothing said, or too much.
    BadChat,
    /// Whoever runs the server has silenced them.
    Muted,
    /// They have asked or said enough for a while.
    TooFast,
    /// Somebody in another seat has not added to the dice yet.
    NotContributed,
    /// Somebody could answer; when the moment has passed, it may be wished again.
    Lull,
    /// Enough steps were undone in this match.
    TooManyUndos,
    /// Enough was taken back in this match, or asked for.
    TooManyTakeBacks,
    /// Enough was done at this table that is no part of its match.
    TooMuchBeside,
    /// The table has had enough steps; it can be ended.
    TooManySteps,
    /// The match cannot begin as it was set up.
    CannotStart(String),
    /// No action of the game.
    Unreadable(ParseError),
    /// The table cannot be played; this says why.
    Unplayable(Text),
    /// The rules panicked over it. It was not done.
    Panicked,
    /// A rule forbids it.
    Illegal(Illegal),
}

impl Refusal {
    /// What to tell the player.
    #[must_use]
    pub fn text(&self) -> Text {
        match self {
            Refusal::NoSession => Text::new("sv-no-session"),
            Refusal::NoSuchSeat => Text::new("sv-no-such-seat"),
            Refusal::SeatTaken => Text::new("sv-seat-taken"),
            Refusal::NotYourSeat => Text::new("sv-not-your-seat"),
            Refusal::NotHost => Text::new("sv-not-host"),
            Refusal::Started => Text::new("sv-started"),
            Refusal::NotStarted => Text::new("sv-not-started"),
            Refusal::Over => Text::new("sv-over"),
            Refusal::NotOver => Text::new("sv-not-over"),
            Refusal::SeatsEmpty => Text::new("sv-seats-empty"),
            Refusal::BadToken => Text::new("sv-bad-token"),
            Refusal::Contributed => Text::new("sv-contributed"),
            Refusal::NoUndo => Text::new("sv-no-undo"),
            Refusal::NothingToTakeBack => Text::new("sv-nothing-to-take-back"),
            Refusal::AskPending => Text::new("sv-ask-pending"),
            Refusal::NobodyAsked => Text::new("sv-nobody-asked"),
            Refusal::NoClock => Text::new("sv-no-clock"),
            Refusal::NoVacation => Text::new("sv-no-vacation"),
            Refusal::BadName => Text::new("sv-bad-name"),
            Refusal::BadChat => Text::new("sv-bad-chat"),
            Refusal::Muted => Text::new("sv-muted"),
            Refusal::TooFast => Text::new("sv-too-fast"),
            Refusal::NotContributed => Text::new("sv-not-contributed"),
            Refusal::Lull => Text::new("sv-lull"),
            Refusal::TooManyUndos => Text::new("sv-too-many-undos").with("limit", i64::from(MOST_UNDOS)),
            Refusal::TooManyTakeBacks => Text::new("sv-too-many-take-backs").with("limit", i64::from(MOST_TAKE_BACKS)),
            Refusal::TooMuchBeside => Text::new("sv-too-much-beside").with("limit", i64::from(MOST_BESIDE)),
            Refusal::TooManySteps => Text::new("sv-too-many-steps").with("limit", MOST_STEPS as i64),
            Refusal::CannotStart(why) => Text::new("sv-cannot-start").with("why", why.clone()),
            Refusal::Unreadable(error) => {
                Text::new("sv-unreadable").with("given", error.given.clone()).with("expected", error.expected.clone())
            }
            Refusal::Unplayable(text) => text.clone(),
            Refusal::Panicked => Text::new("sv-decision-panicked"),
            Refusal::Illegal(illegal) => illegal.text.clone(),
        }
    }

    /// As it is sent.
    #[must_use]
    pub fn refused(&self, seq: Option<u64>) -> Refused {
        let rule = match self {
            Refusal::Illegal(illegal) => Some(illegal.rule.to_owned()),
            _ => None,
        };
        Refused { seq, rule, text: self.text() }
    }
}

impl From<sandtable_core::Refusal> for Refusal {
    fn from(refusal: sandtable_core::Refusal) -> Refusal {
        match refusal {
            sandtable_core::Refusal::Unreadable(error) => Refusal::Unreadable(error),
            sandtable_core::Refusal::Illegal(illegal) => Refusal::Illegal(illegal),
        }
    }
}

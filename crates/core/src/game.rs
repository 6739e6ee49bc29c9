//! The contract that every game implements. Nothing outside a game's crate knows a rule; nothing inside it knows
//! who is playing.

use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Chance, Events, Illegal, Messages, Odds, Outcome, Path, Seat, SeatSet, Step, Text, Verdict, Viewer};

/// A game: its type is the state of play, flat and cheap to clone.
///
/// The state itself is deliberately not serialisable. It leaves the process in two forms only: as a [`Game::View`],
/// which lists what one viewer may know, or as a [`Game::Saved`] position, which holds everything and which only
/// records, the engine protocol and storage ask for.
pub trait Game: Clone + PartialEq + Debug + Send + Sync + Sized + 'static {
    /// Scenario and options, as a person chooses them. Its JSON keys are the option names of the rules of record.
    type Setup: Clone + Default + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// One small decision, plain data.
    type Action: Clone + Eq + Hash + Debug + Send + Sync + 'static;
    /// One thing that happened.
    type Event: Clone + PartialEq + Debug + Serialize + Send + 'static;
    /// Everything one viewer may know, and nothing else.
    type View: Clone + PartialEq + Debug + Serialize + Send + 'static;
    /// A whole position in the words of the rules files, made to be written by hand.
    type Saved: Serialize + DeserializeOwned;

    /// What the game declares about itself.
    fn info() -> &'static GameInfo;

    /// How many seats this set-up has.
    fn seats(setup: &Self::Setup) -> u8;

    /// No game of this set-up takes more actions than this.
    fn longest(setup: &Self::Setup) -> u32;

    /// The first state.
    fn new(setup: &Self::Setup, chance: &mut dyn Chance) -> Result<Self, SetupError>;

    /// Reads a person's own scenario or map, a TOML file, and gives the set-up that plays it. The set-up holds all of the
    /// scenario, so that records need no file beside them. An error names line and key, and what was expected there.
    fn scenario(text: &str) -> Result<Self::Setup, SetupError> {
        let _ = text;
        Err(SetupError::new("scenario", format!("a game with scenario files; {} has none", Self::info().slug)))
    }

    /// The set-up this state was started with.
    fn setup(&self) -> Self::Setup;

    /// Who is asked now: nobody when the game is over, several when they decide at once.
    fn to_act(&self) -> SeatSet;

    /// Appends every action that `seat` may choose now, in a fixed order. Empty unless the seat is to act.
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// May `seat` choose this action now, and if not, by which clause? Written independently of [`Game::legal`].
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Illegal>;

    /// Carries out an action that [`Game::check`] allows. Callers that do not trust the action check first.
    fn apply(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        chance: &mut dyn Chance,
        events: &mut dyn Events<Self::Event>,
    );

    /// How the game ended, if it has.
    fn outcome(&self) -> Option<Outcome>;

    /// How the game ends when a seat gives up: the others win, and a seat that plays alone loses. A game with
    /// partners or a cooperative one says it otherwise.
    fn given_up(&self, seat: Seat) -> Outcome {
        let mut winners = SeatSet::first(Self::seats(&self.setup()));
        winners.remove(seat);
        let verdict = if winners.is_empty() { Verdict::Lost } else { Verdict::Won(winners) };
        Outcome { verdict, scores: Vec::new(), rule: String::new() }
    }

    /// What a viewer may know. Two states that a viewer cannot tell apart have equal views.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Deals anew all that the viewer does not know. It depends on the viewer's view and on chance alone: any two
    /// states with equal views are dealt the same world by the same chance.
    #[must_use]
    fn determinize(&self, viewer: Viewer, chance: &mut dyn Chance) -> Self;

    /// The exact chances of an action that `seat` may choose, if chance has a part in it. Like a view it rests on what
    /// the seat knows: equal views have equal odds.
    fn odds(&self, seat: Seat, action: &Self::Action) -> Option<Odds> {
        let _ = (seat, action);
        None
    }

    /// What of an event a viewer may know; `None` if nothing.
    fn event_for(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// The whole position.
    fn save(&self) -> Self::Saved;

    /// Takes a position from outside: checks all that must hold, and says what does not.
    fn load(saved: &Self::Saved) -> Result<Self, LoadError>;

    /// The action as a path of clicks.
    fn path(&self, seat: Seat, action: &Self::Action) -> Path;

    /// The action that a path of clicks means, legal or not.
    fn read_path(&self, seat: Seat, path: &Path) -> Result<Self::Action, ParseError>;

    /// The action in the game's own notation, one short line: what records, protocol and storage hold.
    fn notation(action: &Self::Action) -> String;

    /// Reads the notation. The inverse of [`Game::notation`].
    fn parse(text: &str) -> Result<Self::Action, ParseError>;

    /// What is asked of whom, as the viewer should read it.
    fn prompt(&self, viewer: Viewer) -> Prompt;

    /// The action as a person would say it ("Play red 7 at flag 3").
    fn action_text(&self, seat: Seat, action: &Self::Action) -> Text;

    /// The label of a thing that can be clicked.
    fn step_text(step: &Step) -> Text;

    /// What happened, as a sentence of the log. The event is what [`Game::event_for`] gave this viewer.
    fn event_text(event: &Self::Event, viewer: Viewer) -> Text;
}

/// What a game declares about itself.
#[derive(Debug, Serialize)]
pub struct GameInfo {
    /// The name in commands and addresses, such as `battle-line`.
    pub slug: &'static str,
    /// The name people know it by.
    pub name: &'static str,
    /// What its clause ids begin with.
    pub clause_prefix: &'static str,
    /// Raised whenever a record could be replayed differently. Records name it.
    pub rules_version: u32,
    /// The fewest and the most seats.
    pub seats: (u8, u8),
    /// What a person may choose.
    pub options: &'static [OptionInfo],
    /// Scenarios or maps, by id; empty if there is just one.
    pub scenarios: &'static [&'static str],
    /// The game's texts.
    #[serde(skip)]
    pub messages: Messages,
}

/// One option of a game. Its label is the message `option-<key>`, its explanation `option-<key>.help`; the words of a choice
/// are said by `option-<key>-<word>`, and scenarios by `scenario-<id>`.
#[derive(Debug, Serialize)]
pub struct OptionInfo {
    /// The key in the set-up.
    pub key: &'static str,
    /// What it may be.
    pub values: OptionValues,
    /// The clauses that it switches.
    pub clauses: &'static [&'static str],
}

/// What an option may be; the first is the default.
#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum OptionValues {
    /// Off or on.
    Switch,
    /// One of these words.
    Choice(&'static [&'static str]),
    /// A number of this range.
    Number {
        /// What it is if nothing is said.
        default: u32,
        /// The least.
        least: u32,
        /// The most.
        most: u32,
    },
}

/// What is asked of whom, and why.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Prompt {
    /// One line, to the seat that is asked or to those who wait.
    pub text: Text,
    /// The clause behind it.
    pub rule: &'static str,
}

/// A set-up that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {expected}")]
pub struct SetupError {
    /// Which key or line.
    pub place: String,
    /// What was expected there.
    pub expected: String,
}

impl SetupError {
    /// Names a place and what was expected there.
    pub fn new(place: impl Into<String>, expected: impl Into<String>) -> SetupError {
        SetupError { place: place.into(), expected: expected.into() }
    }
}

/// A position that cannot be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {expected}")]
pub struct LoadError {
    /// Where in the saved state, such as `flags[2].sides[0]`.
    pub place: String,
    /// What must hold there.
    pub expected: String,
}

impl LoadError {
    /// Names a place and what must hold there.
    pub fn new(place: impl Into<String>, expected: impl Into<String>) -> LoadError {
        LoadError { place: place.into(), expected: expected.into() }
    }
}

/// Text that is no action of the game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{given:?} is no action: expected {expected}")]
pub struct ParseError {
    /// What was written.
    pub given: String,
    /// What would have been understood.
    pub expected: String,
}

impl ParseError {
    /// Names what was given and what was expected.
    pub fn new(given: impl Into<String>, expected: impl Into<String>) -> ParseError {
        ParseError { given: given.into(), expected: expected.into() }
    }
}

//! The rules: what may be decided, and what comes of it.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{GameInfo, ParseError, Role, SetupError};
use crate::{Campaign, Chance, Events, Illegal, Outcome, Reason, Seat, SeatSet, Verdict};

/// The rules of a game; the type that has them is the state of play.
pub trait Rules: Clone + PartialEq + Debug + Send + Sync + Sized + 'static {
    /// Scenario and options, as a person chooses them. Its JSON keys are the option names of the rules of record.
    type Setup: Clone + Default + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// One small decision, plain data. `Display` is its notation, one short line that records, protocol and storage hold;
    /// `FromStr` reads it back.
    type Action: Clone + Eq + Hash + Debug + Display + FromStr<Err = ParseError> + Send + Sync + 'static;
    /// One thing that happened.
    type Event: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static;

    /// What the game declares about itself.
    fn info() -> &'static GameInfo;

    /// Who sits where in this set-up: one role a seat. Seats of one team win and lose together.
    fn roles(setup: &Self::Setup) -> Vec<Role>;

    /// How many seats this set-up has.
    fn seats(setup: &Self::Setup) -> u8 {
        let _ = setup;
        Self::info().seats.0
    }

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

    /// The campaign that the game's scenarios make together, if it has one.
    fn campaign() -> Option<&'static dyn Campaign> {
        None
    }

    /// The set-up this state was started with.
    fn setup(&self) -> Self::Setup;

    /// Who is asked now: nobody when the game is over, several when they decide at once.
    fn to_act(&self) -> SeatSet;

    /// Appends every action that `seat` may choose now, in a fixed order. Empty unless the seat is to act.
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// May `seat` choose this action now, and if not, by which clause? Written independently of [`Rules::legal`].
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Illegal>;

    /// Carries out an action that [`Rules::check`] allows. It does not check again: an action that is not legal may panic
    /// or leave a state that no game reaches (cards twice, a unit nowhere), and such a state must be thrown away.
    fn apply(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        chance: &mut dyn Chance,
        events: &mut dyn Events<Self::Event>,
    );

    /// How the game ended, if it has.
    fn outcome(&self) -> Option<Outcome>;

    /// How the game ends when a seat gives up: the other teams win, and where there is no other, all lose.
    fn given_up(&self, seat: Seat) -> Outcome {
        let roles = Self::roles(&self.setup());
        let team = roles.get(seat.index()).map(|role| role.team);
        let others = roles.iter().enumerate().filter(|(_, role)| Some(role.team) != team);
        let winners: SeatSet = others.map(|(index, _)| Seat(index as u8)).collect();
        let verdict = if winners.is_empty() { Verdict::Lost } else { Verdict::Won(winners) };
        Outcome { verdict, scores: Vec::new(), reason: Reason::Resigned }
    }
}

//! Plans that cannot be carried out.

use sandtable_core::{Game, SetupError};

/// Why a simulation or an arena cannot start.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum PlanError {
    /// The set-up cannot be played.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// There must be one bot a seat.
    #[error("bots: expected {expected}, one for each seat, not {given}")]
    Bots {
        /// How many the set-up has seats for.
        expected: u8,
        /// How many there were.
        given: usize,
    },
    /// An arena needs somebody to beat.
    #[error("bots: an arena expects two or more, not {0}")]
    Alone(usize),
    /// There must be a game to play.
    #[error("games: expected 1 or more")]
    NoGames,
}

/// Plays nothing, but makes sure that games of this set-up can be played: every deal of it succeeds or none does.
pub(crate) fn try_setup<G: Game>(setup: &G::Setup) -> Result<(), PlanError> {
    G::new(setup, &mut sandtable_core::Fast::new(0))?;
    Ok(())
}

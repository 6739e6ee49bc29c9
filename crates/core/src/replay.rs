//! A match played again from its record, and held to what is written there.

use std::error::Error as _;

use crate::{
    AnyKind, Applied, Chosen, Entry, LoadError, Match, NoUndo, Outcome, PlayError, Record, Registry, SetupError,
    UnknownGame, Walk,
};

impl Match {
    /// The match at the beginning of a record, before its first line.
    pub fn beginning(record: &Record, registry: &Registry) -> Result<Match, ReplayError> {
        Match::beginning_of(record, registry.find(&record.game)?)
    }

    /// The same where the game of the record is at hand.
    pub fn beginning_of(record: &Record, kind: &dyn AnyKind) -> Result<Match, ReplayError> {
        let seed = record.seed.ok_or(ReplayError::SeedWithheld)?;
        let ours = kind.info().rules_version;
        if record.rules != ours {
            return Err(ReplayError::OtherRules { game: record.game.clone(), theirs: record.rules, ours });
        }
        let mut beginning = match &record.position {
            Some(position) => Match::from_position(kind, position, seed)?,
            None => Match::start(kind, &record.setup, seed)?,
        };
        let seats = usize::from(beginning.game().seats());
        if record.seats.len() != seats {
            return Err(ReplayError::OtherSeats { named: record.seats.len(), seats });
        }
        beginning.seat_names(record.seats.iter().cloned());
        beginning.seat_bots(record.bots.clone());
        beginning.note_times(record.began, record.ended);
        if let Some(fair) = &record.fair {
            beginning.prove_with(fair.clone());
        }
        Ok(beginning)
    }

    /// The match after so many lines of a record. Where the match is at hand, [`Match::after`] shows its earlier positions.
    pub fn replay_to(record: &Record, registry: &Registry, lines: usize) -> Result<Match, ReplayError> {
        let there = record.entries.len();
        let entries = record.entries.get(..lines).ok_or(ReplayError::NoSuchLine { asked: lines, there })?;
        Walk::on(Match::beginning(record, registry)?, entries).finish()
    }

    /// Carries out one line of a record.
    pub fn follow(&mut self, entry: &Entry) -> Result<Option<Applied>, ReplayError> {
        self.carry_out(entry).map_err(|error| self.at_line(entry, error))
    }

    /// What is wrong with the line that would be next.
    pub(crate) fn at_line(&self, entry: &Entry, error: LineError) -> ReplayError {
        ReplayError::Line { line: self.entries().len() + 1, entry: entry.clone(), error }
    }

    fn carry_out(&mut self, entry: &Entry) -> Result<Option<Applied>, LineError> {
        match entry {
            Entry::Action(seat, notation) => return Ok(Some(self.act(*seat, &Chosen::Notation(notation.clone()))?)),
            Entry::TakeBack(seat, to, unseen) => self.go_back(*seat, *to, *unseen)?,
            Entry::Resign(seat) => self.resign(*seat)?,
            Entry::Forfeit(seat) => self.forfeit(*seat)?,
            Entry::Dice(faces) => self.force_dice(faces.clone()),
        }
        Ok(None)
    }

    /// Replays a whole record and holds it to its result and digest.
    pub fn replay(record: &Record, registry: &Registry) -> Result<Match, ReplayError> {
        let replayed = Match::replay_to(record, registry, record.entries.len())?;
        replayed.ends_as_written(record)?;
        Ok(replayed)
    }

    /// Holds the match to the result and digest that a record has written.
    pub fn ends_as_written(&self, record: &Record) -> Result<(), ReplayError> {
        // A person's scenario may call its clause as records call a resignation: what counts is what is written.
        let written = |outcome: Option<&Outcome>| {
            outcome.map(|Outcome { verdict, scores, reason }| (verdict.clone(), scores.clone(), reason.to_string()))
        };
        if written(self.outcome().as_ref()) != written(record.outcome.as_ref()) {
            return Err(ReplayError::OtherResult);
        }
        match self.digest() {
            digest if digest == record.digest => Ok(()),
            replayed => Err(ReplayError::OtherDigest { written: record.digest.clone(), replayed }),
        }
    }
}

/// Why a record cannot be replayed, or what it got wrong.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ReplayError {
    /// The host has not published the seed.
    #[error("the record withholds its seed: it can be replayed when the match is over")]
    SeedWithheld,
    /// A game that this program does not have.
    #[error(transparent)]
    UnknownGame(#[from] UnknownGame),
    /// Played by other rules than ours.
    #[error(
        "the record was played by rules version {theirs} of {game}, this program plays version {ours}: replay it with a program of that version"
    )]
    OtherRules {
        /// The game.
        game: String,
        /// The record's rules version.
        theirs: u32,
        /// This program's.
        ours: u32,
    },
    /// As many names as seats.
    #[error("the record names {named} seats, the set-up has {seats}")]
    OtherSeats {
        /// Named in the record.
        named: usize,
        /// In the set-up.
        seats: usize,
    },
    /// The set-up cannot be played.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The position cannot be.
    #[error(transparent)]
    Position(#[from] LoadError),
    /// A line is not possible where it stands.
    #[error("action {line} ({entry}) cannot be played")]
    Line {
        /// Its number.
        line: usize,
        /// The line.
        entry: Entry,
        /// What is wrong.
        #[source]
        error: LineError,
    },
    /// The record is shorter.
    #[error("the record has {there} lines, and line {asked} was asked for")]
    NoSuchLine {
        /// How many were to be played.
        asked: usize,
        /// How many there are.
        there: usize,
    },
    /// The written result is not the one that was played.
    #[error("the record's result is not the one its actions lead to")]
    OtherResult,
    /// The written digest is not that of the position.
    #[error("the record's digest {written} is not that of its last position, {replayed}")]
    OtherDigest {
        /// In the record.
        written: String,
        /// By replaying.
        replayed: String,
    },
}

impl ReplayError {
    /// The error with all that is behind it, in one line: for those who show errors without their sources.
    #[must_use]
    pub fn whole(&self) -> String {
        let causes = std::iter::successors(self.source(), |&error| error.source());
        causes.fold(self.to_string(), |told, cause| format!("{told}: {cause}"))
    }
}

/// Why a line of a record is not possible where it stands.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum LineError {
    /// It cannot be played.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// Nothing can be taken back so.
    #[error(transparent)]
    TakeBack(#[from] NoUndo),
}

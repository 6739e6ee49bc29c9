//! The way through a record: every line, the position before and after it, and what happened.

use std::ops::ControlFlow;

use crate::{
    AnyGame, Applied, Chosen, Entry, Game, Happening, Match, Outcome, Played, Record, Registry, ReplayError, Seat,
};

/// Plays a record line by line. Nothing is copied for a line: what it costs is what the rules cost.
///
/// ```
/// # use std::ops::ControlFlow;
/// # use sandtable_core::{Record, Registry, ReplayError, Walk};
/// /// The first line at which somebody learned something by chance.
/// fn first_chance(record: &Record, registry: &Registry) -> Result<Option<usize>, ReplayError> {
///     let stopped = Walk::of(record, registry)?.visit(|line| match line.played() {
///         Some(played) if played.chance_used => ControlFlow::Break(line.number),
///         _ => ControlFlow::Continue(()),
///     })?;
///     Ok(stopped.break_value())
/// }
/// ```
pub struct Walk<'r> {
    play: Match,
    entries: &'r [Entry],
    /// The position before the line that was played last, if somebody wants to see it.
    before: Option<Box<dyn AnyGame>>,
    looks_back: bool,
    /// What the line that was played last did.
    played: Option<Played>,
}

/// One line of a record that has just been played.
#[derive(Clone, Copy)]
pub struct Line<'a> {
    /// Its number, from 1.
    pub number: usize,
    /// What is written there.
    pub entry: &'a Entry,
    /// The match as it stands after it.
    pub play: &'a Match,
    before: Option<&'a dyn AnyGame>,
    played: Option<&'a Played>,
}

impl<'r> Walk<'r> {
    /// From the first line of a record.
    pub fn of(record: &'r Record, registry: &Registry) -> Result<Walk<'r>, ReplayError> {
        Ok(Walk::on(Match::beginning(record, registry)?, &record.entries))
    }

    /// On from a match as it stands.
    #[must_use]
    pub fn on(play: Match, entries: &'r [Entry]) -> Walk<'r> {
        Walk { play, entries, before: None, looks_back: false, played: None }
    }

    /// Keeps a copy of the position before each line, for [`Line::before`].
    #[must_use]
    pub fn looking_back(mut self) -> Walk<'r> {
        self.looks_back = true;
        self
    }

    /// The match as it stands.
    #[must_use]
    pub fn play(&self) -> &Match {
        &self.play
    }

    /// Plays the next line; nothing at the end. After an error the match may be in pieces: there is no next line.
    pub fn step(&mut self) -> Result<Option<Line<'_>>, ReplayError> {
        let Some((entry, rest)) = self.entries.split_first() else { return Ok(None) };
        self.before = self.looks_back.then(|| self.play.game().copy());
        self.entries = &[];
        self.played = self.play.follow_in_place(entry)?;
        self.entries = rest;
        let (before, played) = (self.before.as_deref(), self.played.as_ref());
        Ok(Some(Line { number: self.play.entries().len(), entry, play: &self.play, before, played }))
    }

    /// Shows every line that is left to a visitor, until it stops.
    pub fn visit<B>(
        &mut self,
        mut visitor: impl FnMut(&Line<'_>) -> ControlFlow<B>,
    ) -> Result<ControlFlow<B>, ReplayError> {
        while let Some(line) = self.step()? {
            if let ControlFlow::Break(value) = visitor(&line) {
                return Ok(ControlFlow::Break(value));
            }
        }
        Ok(ControlFlow::Continue(()))
    }

    /// Plays the lines that are left and hands over the match.
    pub fn finish(mut self) -> Result<Match, ReplayError> {
        while self.step()?.is_some() {}
        Ok(self.play)
    }

    /// The match where the walk has come to.
    #[must_use]
    pub fn into_match(self) -> Match {
        self.play
    }
}

impl<'a> Line<'a> {
    /// Whose line it is; nobody's, where dice were forced.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        match self.entry {
            Entry::Action(seat, _) | Entry::TakeBack(seat, ..) | Entry::Resign(seat) | Entry::Forfeit(seat) => {
                Some(*seat)
            }
            Entry::Dice(_) => None,
        }
    }

    /// The action in the game's notation, if the line is one.
    #[must_use]
    pub fn notation(&self) -> Option<&'a str> {
        match self.entry {
            Entry::Action(_, notation) => Some(notation),
            _ => None,
        }
    }

    /// The game before the line, if the walk looks back.
    #[must_use]
    pub fn before(&self) -> Option<&'a dyn AnyGame> {
        self.before
    }

    /// The game after the line.
    #[must_use]
    pub fn after(&self) -> &'a dyn AnyGame {
        self.play.game()
    }

    /// How the match ended, if it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.play.outcome()
    }

    /// What the action did, if the line is one.
    #[must_use]
    pub fn played(&self) -> Option<&'a Played> {
        self.played
    }

    /// What happened, as the game itself tells it. Nothing, in a record of another game.
    #[must_use]
    pub fn events<G: Game>(&self) -> &'a [G::Event] {
        self.played.map_or(&[], Played::events::<G>)
    }

    /// What happened, as each viewer may know it. It is written anew at every call.
    #[must_use]
    pub fn happenings(&self) -> Vec<Happening> {
        self.played.map_or_else(Vec::new, |played| self.after().happenings(played))
    }

    /// The same with all that a table wants to know of an action, if the line is one.
    #[must_use]
    pub fn applied(&self) -> Option<Applied> {
        self.played.map(|played| Applied::told(self.happenings(), played.clone()))
    }
}

impl Match {
    /// Carries out one line of a record, and throws the match away if that fails: it may be in pieces then.
    fn follow_in_place(&mut self, entry: &Entry) -> Result<Option<Played>, ReplayError> {
        match entry {
            Entry::Action(seat, notation) => {
                let played = self.act_in_place(*seat, &Chosen::Notation(notation.clone()));
                played.map(Some).map_err(|error| self.at_line(entry, error.into()))
            }
            _ => self.follow(entry).map(|_| None),
        }
    }
}

//! A match in progress: the game, its chance, what was done so far, and what may be taken back.

use std::collections::VecDeque;
use std::error::Error as _;
use std::sync::OnceLock;

use serde_json::Value;

use crate::history::{Before, History};
use crate::{
    AnyGame, AnyKind, Applied, Chosen, Entry, FairDice, GameInfo, Language, LoadError, Outcome, Pause, Phrasebook,
    Record, Refusal, Registry, Scripted, Seat, Seed, Seeded, SetupError, UnknownGame, Unseen, Viewer,
};

/// A match in progress.
///
/// What may be taken back is decided here, once for all games (the *undo law*): a seat may take back its own steps, the
/// last one first, until chance was used, until it came to know something hidden, or until another seat decided.
#[derive(Clone)]
pub struct Match {
    game: Box<dyn AnyGame>,
    position: Option<Value>,
    seed: Seed,
    chance: Seeded,
    forced: VecDeque<String>,
    /// Who sits where, once somebody has said or asked it.
    seats: OnceLock<Vec<String>>,
    fair: Option<FairDice>,
    history: History,
    /// Whose steps may be taken back, and how many of the last ones.
    undoable: Option<(Seat, usize)>,
    /// Set when a seat gave up or ran out of time.
    given_up: Option<Outcome>,
}

/// A match as it stood, for [`Match::rewind`].
pub struct Mark {
    game: Box<dyn AnyGame>,
    chance: Seeded,
    forced: VecDeque<String>,
    undoable: Option<(Seat, usize)>,
    given_up: Option<Outcome>,
    lines: usize,
}

/// What a game calls its seats, in the language of records.
fn role_names(game: &dyn AnyGame) -> Vec<String> {
    let book = Phrasebook::new(Language::En, [&game.info().messages]);
    game.roles().iter().map(|role| crate::one_line(&book.say(&role.name))).collect()
}

/// Why nothing can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoUndo {
    /// The last step was not this seat's, or there is none since chance, a revelation or another seat's decision.
    #[error(
        "there is no step of yours to take back: chance, something revealed or another player's decision came after it"
    )]
    NothingOfYours,
    /// There are not so many lines.
    #[error("there is no such line to go back to")]
    NoSuchLine,
}

/// Why an action was not carried out.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum PlayError {
    /// The game refused it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// A forced die does not fit the die that was rolled.
    #[error("{0}")]
    ForcedDie(String),
    /// The match is over.
    #[error("the match is over")]
    Over,
}

impl Match {
    /// Starts a match.
    pub fn start(kind: &dyn AnyKind, setup: &Value, seed: Seed) -> Result<Match, SetupError> {
        let mut chance = Seeded::new(&seed);
        let game = kind.start(setup, &mut chance)?;
        Ok(Match::at(game, None, seed, chance))
    }

    /// Starts from a position. Chance comes from the seed's beginning.
    pub fn from_position(kind: &dyn AnyKind, position: &Value, seed: Seed) -> Result<Match, LoadError> {
        let game = kind.load(position)?;
        let saved = game.save().into_json();
        Ok(Match::at(game, Some(saved), seed, Seeded::new(&seed)))
    }

    fn at(game: Box<dyn AnyGame>, position: Option<Value>, seed: Seed, chance: Seeded) -> Match {
        Match {
            game,
            position,
            seed,
            chance,
            forced: VecDeque::new(),
            seats: OnceLock::new(),
            fair: None,
            history: History::default(),
            undoable: None,
            given_up: None,
        }
    }

    /// Says who sits where, for the record.
    pub fn seat_names(&mut self, names: impl IntoIterator<Item = String>) {
        let seats = usize::from(self.game.seats());
        let mut names: Vec<String> = names.into_iter().take(seats).map(|name| crate::one_line(&name)).collect();
        if names.len() < seats {
            names.extend_from_slice(&self.seats()[names.len()..]);
        }
        self.seats = OnceLock::from(names);
    }

    /// Adds the proof of the dice, for the record.
    pub fn prove_with(&mut self, fair: FairDice) {
        self.fair = Some(fair);
    }

    /// The game as it stands.
    #[must_use]
    pub fn game(&self) -> &dyn AnyGame {
        self.game.as_ref()
    }

    /// What the game declares about itself.
    #[must_use]
    pub fn info(&self) -> &'static GameInfo {
        self.game.info()
    }

    /// Who sits where; where nobody has said it, what the game calls the seats.
    #[must_use]
    pub fn seats(&self) -> &[String] {
        self.seats.get_or_init(|| role_names(self.game.as_ref()))
    }

    /// The game as it stood after so many lines; nothing if there are not so many. Some lines are played again to make it:
    /// whoever looks at a position for long keeps it.
    #[must_use]
    pub fn after(&self, line: usize) -> Option<Box<dyn AnyGame>> {
        if line == self.entries().len() { Some(self.game.copy()) } else { self.history.position(&self.seed, line) }
    }

    /// How many whole positions are kept to go back to. The others are played again from these.
    #[must_use]
    pub fn positions_kept(&self) -> usize {
        self.history.copies()
    }

    /// What was done so far.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        self.history.entries()
    }

    /// How the match ended, by the rules or by a seat that gave up.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.given_up.clone().or_else(|| self.game.outcome())
    }

    /// Forces the next dice, as the faces a person sees. They take the place of any that still wait; none at all lets the
    /// dice roll freely again. The record says so.
    pub fn force_dice(&mut self, faces: Vec<String>) {
        let before = self.before();
        self.forced = faces.iter().cloned().collect();
        self.undoable = None;
        self.history.push(before, Entry::Dice(faces));
    }

    /// Forced dice that have not been rolled yet.
    #[must_use]
    pub fn forced_dice(&self) -> Vec<String> {
        self.forced.iter().cloned().collect()
    }

    /// Carries out an action, or leaves everything as it was.
    pub fn act(&mut self, seat: Seat, chosen: &Chosen) -> Result<Applied, PlayError> {
        self.try_out(seat, |game, chance| game.apply(seat, chosen, chance).map(|applied| (applied, ())))
            .map(|(applied, ())| applied)
    }

    /// The same for those who go slowly: with the positions on the way to the next decision, secrets included.
    pub fn act_slowly(&mut self, seat: Seat, chosen: &Chosen) -> Result<(Applied, Vec<Pause>), PlayError> {
        self.try_out(seat, |game, chance| game.apply_slowly(seat, chosen, chance))
    }

    fn try_out<T>(
        &mut self,
        seat: Seat,
        apply: impl FnOnce(&mut dyn AnyGame, &mut Scripted<'_>) -> Result<(Applied, T), Refusal>,
    ) -> Result<(Applied, T), PlayError> {
        if self.given_up.is_some() {
            return Err(PlayError::Over);
        }
        let before = self.before();
        // Everything happens on copies, so that a refusal, a die that does not fit and even a panic leave the match as it was.
        let (mut game, mut chance, mut forced) = (self.game.copy(), self.chance.clone(), self.forced.clone());
        let mut scripted = Scripted::new(&mut forced, &mut chance);
        let (applied, beside) = apply(game.as_mut(), &mut scripted)?;
        if let Some(misfit) = scripted.misfit() {
            return Err(PlayError::ForcedDie(misfit));
        }
        (self.game, self.chance, self.forced) = (game, chance, forced);
        self.undoable = self.undo_law(seat, &applied);
        self.history.push(before, Entry::Action(seat, applied.action.clone()));
        Ok((applied, beside))
    }

    /// Remembers the match as it stands, so that one line can be tried and taken away again.
    #[must_use]
    pub fn mark(&self) -> Mark {
        Mark {
            game: self.game.copy(),
            chance: self.chance.clone(),
            forced: self.forced.clone(),
            undoable: self.undoable,
            given_up: self.given_up.clone(),
            lines: self.entries().len(),
        }
    }

    /// Takes away the line that was added since a mark, as if it had never been there. Lines that were there at the mark must
    /// still be there: an undo takes one of them, and can't be rewound.
    pub fn rewind(&mut self, mark: Mark) {
        while self.entries().len() > mark.lines {
            self.history.pop();
        }
        self.game = mark.game;
        self.chance = mark.chance;
        self.forced = mark.forced;
        self.undoable = mark.undoable;
        self.given_up = mark.given_up;
    }

    fn before(&self) -> Before {
        self.history.before(self.game.as_ref(), &self.chance, &self.forced)
    }

    /// Whose steps may be taken back after this one, and how many.
    fn undo_law(&self, seat: Seat, applied: &Applied) -> Option<(Seat, usize)> {
        match self.undoable {
            _ if applied.chance_used || applied.revealed => None,
            Some((last, steps)) if last == seat => Some((seat, steps + 1)),
            _ => Some((seat, 1)),
        }
    }

    /// May this seat take its last step back?
    #[must_use]
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.undoable.is_some_and(|(last, _)| last == seat)
    }

    /// Takes the seat's last step back. It leaves no trace in the record: nobody learned anything by it.
    pub fn undo(&mut self, seat: Seat) -> Result<(), NoUndo> {
        let Some((_, steps)) = self.undoable.filter(|(last, _)| *last == seat) else {
            return Err(NoUndo::NothingOfYours);
        };
        let line = self.entries().len().checked_sub(1).ok_or(NoUndo::NothingOfYours)?;
        self.game = self.history.position(&self.seed, line).ok_or(NoUndo::NoSuchLine)?;
        self.history.pop();
        self.undoable = (steps > 1).then_some((seat, steps - 1));
        Ok(())
    }

    /// Goes back to the position after `line` lines by leave of the table, beyond what the undo law allows. The record
    /// says so, chance that was used stays used, and what nobody had seen is dealt anew: nothing that comes can be
    /// foreseen.
    pub fn take_back(&mut self, seat: Seat, line: usize) -> Result<(), NoUndo> {
        self.go_back(seat, line, Unseen::Anew)
    }

    fn go_back(&mut self, seat: Seat, line: usize, unseen: Unseen) -> Result<(), NoUndo> {
        if seat.0 >= self.game.seats() {
            return Err(NoUndo::NothingOfYours);
        }
        let earlier = self.history.position(&self.seed, line).ok_or(NoUndo::NoSuchLine)?;
        let before = self.before();
        self.game = match unseen {
            Unseen::Anew => earlier.unseen_dealt_anew(&mut self.chance),
            Unseen::Stays => earlier,
        };
        self.given_up = None;
        self.forced.clear();
        self.undoable = None;
        self.history.push(before, Entry::TakeBack(seat, line, unseen));
        Ok(())
    }

    /// A seat gives up.
    pub fn resign(&mut self, seat: Seat) -> Result<(), PlayError> {
        self.give_up(seat, Entry::Resign(seat), "resigned")
    }

    /// A seat's time ran out and the table's rule is forfeit.
    pub fn forfeit(&mut self, seat: Seat) -> Result<(), PlayError> {
        self.give_up(seat, Entry::Forfeit(seat), "out-of-time")
    }

    fn give_up(&mut self, seat: Seat, entry: Entry, why: &str) -> Result<(), PlayError> {
        if self.outcome().is_some() || seat.0 >= self.game.seats() {
            return Err(PlayError::Over);
        }
        self.given_up = Some(Outcome { rule: why.to_owned(), ..self.game.given_up(seat) });
        self.undoable = None;
        self.history.push(self.before(), entry);
        Ok(())
    }

    /// The digest of the position.
    #[must_use]
    pub fn digest(&self) -> String {
        self.game.digest()
    }

    /// The record so far, with everything in it.
    #[must_use]
    pub fn record(&self) -> Record {
        Record {
            game: self.info().slug.to_owned(),
            rules: self.info().rules_version,
            setup: self.game.setup(),
            position: self.position.clone(),
            seats: self.seats().to_vec(),
            seed: Some(self.seed),
            fair: self.fair.clone(),
            outcome: self.outcome(),
            digest: self.digest(),
            entries: self.entries().to_vec(),
        }
    }

    /// The match at the beginning of a record, before its first line.
    pub fn beginning(record: &Record, registry: &Registry) -> Result<Match, ReplayError> {
        let seed = record.seed.ok_or(ReplayError::SeedWithheld)?;
        let kind = registry.find(&record.game)?;
        let ours = kind.info().rules_version;
        if record.rules != ours {
            return Err(ReplayError::OtherRules { game: record.game.clone(), theirs: record.rules, ours });
        }
        let mut beginning = match &record.position {
            Some(position) => Match::from_position(kind, position, seed)?,
            None => Match::start(kind, &record.setup, seed)?,
        };
        let seats = usize::from(beginning.game.seats());
        if record.seats.len() != seats {
            return Err(ReplayError::OtherSeats { named: record.seats.len(), seats });
        }
        beginning.seat_names(record.seats.iter().cloned());
        beginning.fair.clone_from(&record.fair);
        Ok(beginning)
    }

    /// The match after so many lines of a record: the one way to any place in it. Where the match is at hand,
    /// [`Match::after`] shows its earlier positions.
    pub fn replay_to(record: &Record, registry: &Registry, lines: usize) -> Result<Match, ReplayError> {
        Match::listen(record, registry, lines, |_, _| {})
    }

    /// The same for those who listen: `heard` is told of every line and what came of it.
    pub fn listen(
        record: &Record,
        registry: &Registry,
        lines: usize,
        mut heard: impl FnMut(&Entry, Option<Applied>),
    ) -> Result<Match, ReplayError> {
        let there = record.entries.len();
        let entries = record.entries.get(..lines).ok_or(ReplayError::NoSuchLine { asked: lines, there })?;
        let mut play = Match::beginning(record, registry)?;
        for entry in entries {
            let applied = play.follow(entry)?;
            heard(entry, applied);
        }
        Ok(play)
    }

    /// Carries out one line of a record.
    pub fn follow(&mut self, entry: &Entry) -> Result<Option<Applied>, ReplayError> {
        let line = self.entries().len() + 1;
        self.carry_out(entry).map_err(|error| ReplayError::Line { line, entry: entry.clone(), error })
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
        if self.outcome() != record.outcome {
            return Err(ReplayError::OtherResult);
        }
        match self.digest() {
            digest if digest == record.digest => Ok(()),
            replayed => Err(ReplayError::OtherDigest { written: record.digest.clone(), replayed }),
        }
    }

    /// What is asked of a viewer, or of those he waits for.
    #[must_use]
    pub fn prompt(&self, viewer: Viewer) -> crate::Prompt {
        self.game.prompt(viewer)
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

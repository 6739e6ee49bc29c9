//! A match in progress: the game, its chance, what was done so far, and what may be taken back.

use std::collections::{BTreeMap, VecDeque};
use std::sync::OnceLock;

use serde_json::Value;

use crate::history::{Before, History};
use crate::{
    AnyGame, AnyKind, Applied, Chosen, Entry, FairDice, GameInfo, Language, LoadError, Moment, Outcome, Pause,
    Phrasebook, Played, Reason, Record, Refusal, Scripted, Seat, Seed, Seeded, SetupError, Unseen, Viewer,
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
    bots: BTreeMap<Seat, String>,
    began: Option<Moment>,
    ended: Option<Moment>,
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
            bots: BTreeMap::new(),
            began: None,
            ended: None,
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

    /// Says which bots sit where, for the record: `veteran`, `elite:2000`.
    pub fn seat_bots(&mut self, bots: impl IntoIterator<Item = (Seat, String)>) {
        let bots = bots.into_iter().filter(|(seat, _)| seat.0 < self.game.seats());
        self.bots = bots.map(|(seat, bot)| (seat, crate::one_line(&bot))).collect();
    }

    /// Says when the match began, and when it ended if it has, for the record.
    pub fn note_times(&mut self, began: Option<Moment>, ended: Option<Moment>) {
        (self.began, self.ended) = (began, ended);
    }

    /// When the match began, if that was noted.
    #[must_use]
    pub fn began(&self) -> Option<Moment> {
        self.began
    }

    /// Takes over what a record says beside the play.
    fn describe_like(&mut self, other: &Match) {
        self.seats.clone_from(&other.seats);
        self.bots.clone_from(&other.bots);
        (self.began, self.ended) = (other.began, other.ended);
        self.fair.clone_from(&other.fair);
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

    /// The match as it began, before its first line.
    #[must_use]
    pub fn rewound(&self) -> Match {
        let Some((game, chance)) = self.history.beginning(&self.seed) else { return self.clone() };
        let mut rewound = Match::at(game, self.position.clone(), self.seed, chance);
        rewound.describe_like(self);
        rewound
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
        self.undoable = self.undo_law(seat, applied.chance_used || applied.revealed);
        self.history.push(before, Entry::Action(seat, applied.action.clone()));
        Ok((applied, beside))
    }

    /// Carries out an action without a copy. After an error the match may be in pieces.
    pub(crate) fn act_in_place(&mut self, seat: Seat, chosen: &Chosen) -> Result<Played, PlayError> {
        if self.given_up.is_some() {
            return Err(PlayError::Over);
        }
        let before = self.before();
        let mut scripted = Scripted::new(&mut self.forced, &mut self.chance);
        let (played, _) = self.game.carry_out(seat, chosen, false, &mut scripted)?;
        if let Some(misfit) = scripted.misfit() {
            return Err(PlayError::ForcedDie(misfit));
        }
        self.undoable = self.undo_law(seat, played.chance_used || played.revealed);
        self.history.push(before, Entry::Action(seat, played.action.clone()));
        Ok(played)
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
    fn undo_law(&self, seat: Seat, held_fast: bool) -> Option<(Seat, usize)> {
        match self.undoable {
            _ if held_fast => None,
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

    pub(crate) fn go_back(&mut self, seat: Seat, line: usize, unseen: Unseen) -> Result<(), NoUndo> {
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
        self.give_up(seat, Entry::Resign(seat), Reason::Resigned)
    }

    /// A seat's time ran out and the table's rule is forfeit.
    pub fn forfeit(&mut self, seat: Seat) -> Result<(), PlayError> {
        self.give_up(seat, Entry::Forfeit(seat), Reason::OutOfTime)
    }

    fn give_up(&mut self, seat: Seat, entry: Entry, reason: Reason) -> Result<(), PlayError> {
        if self.outcome().is_some() || seat.0 >= self.game.seats() {
            return Err(PlayError::Over);
        }
        self.given_up = Some(Outcome { reason, ..self.game.given_up(seat) });
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
            bots: self.bots.clone(),
            began: self.began,
            ended: self.ended.filter(|_| self.outcome().is_some()),
            seed: Some(self.seed),
            fair: self.fair.clone(),
            outcome: self.outcome(),
            digest: self.digest(),
            entries: self.entries().to_vec(),
        }
    }

    /// What is asked of a viewer, or of those he waits for.
    #[must_use]
    pub fn prompt(&self, viewer: Viewer) -> crate::Prompt {
        self.game.prompt(viewer)
    }
}

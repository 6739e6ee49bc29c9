//! A table as it stands: what it was opened with, and its deeds so far. Nothing here waits, asks a database or looks at a
//! clock on the wall; the same deeds make the same table on every node.

use std::sync::Arc;

use sandtable_core::{
    AnyGame, Entry, FairDice, GameInfo, Happening, LoadError, Lull, MAX_SEATS, Match, Role, Seat, SeatSet, SetupError,
    Text, Token, commitment, derive_seed,
};
use sandtable_shelf::Shelf;

use super::clock::Clock;
use super::deed::Deed;
use super::limits::Counts;
use super::lulls::{Lulls, usual_reaction};
use super::notes;
use super::roles::roles_of;
use super::sights::Shown;
use super::stakes::is_rated;
use super::unplayable::Unplayable;
use crate::store::tables::TableRow;
use crate::wire::{self, AskAbout, BranchOf, NOBODY, PlayerId, Proof, SeatInfo, Sitter, Status, TableId, TableInfo};

/// A table.
pub struct TableState {
    pub(super) row: TableRow,
    /// What the seats are called, and who plays with whom.
    pub(super) roles: Vec<Role>,
    pub(super) seq: u64,
    pub(super) last_at: u64,
    pub(super) sitters: Vec<Sitter>,
    pub(super) contributions: Vec<Option<Token>>,
    pub(super) game: Option<Match>,
    pub(super) clock: Clock,
    pub(super) ask: Option<Ask>,
    pub(super) rematch: Option<TableId>,
    pub(super) branch_of: Option<BranchOf>,
    pub(super) steps: Vec<StepNote>,
    /// Set if there is no match to look at, whatever was played.
    pub(super) unplayable: Option<Unplayable>,
    /// The game that is played, if it is on the shelf.
    pub(super) kind: Option<&'static GameInfo>,
    /// Since which step each seat's decision stands as it is.
    pub(super) asked_since: [u64; MAX_SEATS],
    /// Everybody who ever sat here.
    pub(super) people: Vec<PlayerId>,
    /// People who have deleted themselves: what they were called is said nowhere.
    pub(super) gone: Vec<PlayerId>,
    /// How many seconds people have to react where they could answer.
    pub(super) reaction: u32,
    /// The moment that lasts, at which somebody could answer.
    pub(super) lulls: Lulls,
    /// What each seat wants decided without being asked.
    pub(super) orders: Vec<Vec<String>>,
    /// What was shown of the position as it stands.
    pub(super) shown: Shown,
    /// How much was done of what has a limit.
    pub(super) counts: Counts,
}

/// Somebody's wish that the others must agree to.
#[derive(Clone, Debug)]
pub(super) struct Ask {
    pub(super) seat: Seat,
    pub(super) about: Wish,
    pub(super) waiting_for: SeatSet,
}

/// What is wished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    /// To go back to the position after so many lines of the record.
    TakeBack { line: usize },
    /// To stop all clocks.
    Pause,
}

/// What is remembered of a step, for the log.
pub(super) struct StepNote {
    pub(super) seq: u64,
    pub(super) line: usize,
    pub(super) at: u64,
    pub(super) seat: Option<Seat>,
    pub(super) happenings: Vec<Happening>,
    pub(super) note: Option<Text>,
    /// It was taken back, by this step.
    pub(super) removed_by: Option<u64>,
    /// The table's description changed with it.
    pub(super) changes_table: bool,
    /// The decision itself, to recognise it when it is sent again.
    pub(super) action: Option<(Seat, String)>,
    /// It ended a lull, or let it pass: who did it is told to nobody.
    pub(super) ends_lull: bool,
    /// So many steps until here ended a lull and are no line of the record.
    pub(super) unrecorded: u32,
    /// After it a lull lasted, and this was shown.
    pub(super) mask: Option<Arc<Lull>>,
}

/// An earlier position, and what was shown of it to those who were not asked.
pub(super) struct Prior<'a> {
    pub(super) game: Box<dyn AnyGame>,
    pub(super) mask: Option<&'a Lull>,
}

/// Why a table cannot be what its deeds say.
#[derive(Clone, Debug, thiserror::Error)]
pub enum TableError {
    /// This program has no such game.
    #[error("no game {0:?} on the shelf")]
    NoSuchGame(String),
    /// It was played by other rules.
    #[error("the table was played by rules version {theirs} of {game}, this program plays version {ours}")]
    OtherRules {
        /// The game.
        game: String,
        /// The table's.
        theirs: u32,
        /// Ours.
        ours: u32,
    },
    /// The set-up cannot be played.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The position that it begins from cannot be.
    #[error(transparent)]
    Position(#[from] LoadError),
    /// A deed is not possible where it stands.
    #[error("step {seq} is not possible: {why}")]
    Impossible {
        /// Which.
        seq: u64,
        /// Why.
        why: String,
    },
}

impl TableState {
    /// A table at which nothing was done yet.
    #[must_use]
    pub fn new(shelf: &Shelf, row: TableRow) -> TableState {
        TableState {
            roles: roles_of(shelf, &row.game, &row.setup),
            kind: shelf.find(&row.game).ok().map(|shelved| shelved.kind().info()),
            ..TableState::without_roles(row)
        }
    }

    /// The same without asking the game anything.
    pub(super) fn without_roles(row: TableRow) -> TableState {
        let seats = usize::from(row.seats);
        TableState {
            roles: Vec::new(),
            seq: 0,
            last_at: row.created,
            sitters: vec![Sitter::Empty; seats],
            contributions: vec![None; seats],
            game: None,
            clock: Clock::new(row.clock, row.seats),
            ask: None,
            rematch: None,
            branch_of: None,
            steps: Vec::new(),
            unplayable: None,
            kind: None,
            asked_since: [0; MAX_SEATS],
            people: Vec::new(),
            gone: Vec::new(),
            reaction: usual_reaction(row.clock),
            lulls: Lulls::default(),
            orders: vec![Vec::new(); seats],
            shown: Shown::default(),
            counts: Counts::default(),
            row,
        }
    }

    /// The last step.
    #[must_use]
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// How far the table is.
    #[must_use]
    pub fn status(&self) -> Status {
        match &self.game {
            // Without the rules nobody can tell but those who noted it while they had them.
            None if self.unplayable.is_some() => self.row.status,
            None => Status::Gathering,
            // What ended the match may have come after a moment that still lasts to those who look.
            Some(game) if game.outcome().is_some() && self.lulls.is_empty() => Status::Over,
            Some(_) => Status::Playing,
        }
    }

    pub(super) fn is_over(&self) -> bool {
        self.status() == Status::Over
    }

    /// The match, once it has begun, with all its secrets.
    #[must_use]
    pub fn played(&self) -> Option<&Match> {
        self.game.as_ref()
    }

    /// Who is asked now.
    #[must_use]
    pub fn to_act(&self) -> SeatSet {
        match &self.game {
            Some(game) if self.status() == Status::Playing => game.game().to_act(),
            _ => SeatSet::NONE,
        }
    }

    /// Seats that a player holds.
    #[must_use]
    pub fn seats_of(&self, player: Option<PlayerId>) -> SeatSet {
        let held = |sitter: &Sitter| matches!(sitter, Sitter::Person { player: who, .. } if Some(*who) == player);
        self.sitters.iter().enumerate().filter(|(_, sitter)| held(sitter)).map(|(index, _)| Seat(index as u8)).collect()
    }

    /// Seats that bots hold.
    #[must_use]
    pub fn bots(&self) -> SeatSet {
        let bot = |sitter: &Sitter| matches!(sitter, Sitter::Bot { .. });
        self.sitters.iter().enumerate().filter(|(_, sitter)| bot(sitter)).map(|(index, _)| Seat(index as u8)).collect()
    }

    /// Adds the next deed. `at` is the moment at which it was done.
    pub fn apply(&mut self, shelf: &Shelf, deed: &Deed, at: u64) -> Result<(), TableError> {
        let seq = self.seq + 1;
        let impossible = |why: &dyn ToString| TableError::Impossible { seq, why: why.to_string() };
        let seat_fits = deed.seat().is_none_or(|seat| seat.0 < self.row.seats);
        if !seat_fits {
            return Err(impossible(&"there is no such seat"));
        }
        let at = at.max(self.last_at);
        self.let_pass(at);
        self.counts.count(deed, self.ask.is_some());
        let asked_before = self.to_act();
        // When the lull that lasts ends, and whether this deed is its step. After it clocks run from there, however late it came.
        let (lull_ends, mut ends_lull) = (self.lull_ends(), false);
        self.clock.pass(lull_ends.map_or(at, |until| at.min(until)));
        let mut happenings = Vec::new();
        match deed {
            Deed::Sit { seat, player, name } => {
                if !self.people.contains(player) {
                    self.people.push(*player);
                }
                let name = if self.gone.contains(player) { NOBODY } else { name };
                self.sitters[seat.index()] = Sitter::Person { player: *player, name: name.to_owned() };
            }
            Deed::Stand { seat } => {
                self.sitters[seat.index()] = Sitter::Empty;
                self.contributions[seat.index()] = None;
            }
            Deed::SeatBot { seat, level } => {
                self.sitters[seat.index()] = Sitter::Bot { level: *level, instead_of: None };
                self.contributions[seat.index()] = None;
            }
            Deed::Contribute { seat, token } => {
                let token = Token::from_hex(token).ok_or_else(|| impossible(&"expected 64 hexadecimal digits"))?;
                self.contributions[seat.index()] = Some(token);
            }
            // What cannot be followed stays as it is stored.
            Deed::Start | Deed::Play { .. } | Deed::Undo { .. } if self.unplayable.is_some() => {}
            Deed::Start => self.game = Some(self.begin(shelf)?),
            Deed::Play { entry } => {
                let answers = self.answers_lull(entry);
                self.follow_orders(entry);
                let game = self.game.as_mut().ok_or_else(|| impossible(&"the match has not begun"))?;
                let applied = game.follow(entry).map_err(|error| impossible(&error.whole()))?;
                ends_lull = answers && applied.as_ref().is_some_and(|applied| applied.hushed);
                match applied {
                    Some(applied) if ends_lull => self.hush(applied),
                    Some(applied) => happenings = self.begin_lulls(applied, at),
                    None => self.lulls.clear(),
                }
                if !ends_lull {
                    self.ask = None;
                    self.clock.resume();
                }
                if let Entry::TakeBack(_, line, _) = entry {
                    self.remove_after(*line, seq);
                }
                // In a lull no clock runs, so nothing is added to it either.
                if let Entry::Action(seat, _) = entry
                    && !answers
                {
                    self.clock.decided(*seat);
                }
            }
            Deed::Lull => {
                ends_lull = true;
                self.pass_unasked();
            }
            Deed::Reaction { seconds } => self.reaction = *seconds,
            Deed::Order { seat, orders } => self.orders[seat.index()].clone_from(orders),
            Deed::Undo { seat } => {
                let game = self.game.as_mut().ok_or_else(|| impossible(&"the match has not begun"))?;
                game.undo(*seat).map_err(|error| impossible(&error))?;
                let line = game.entries().len();
                self.remove_after(line, seq);
                self.ask = None;
            }
            Deed::Ask { seat, line } => {
                let about = Wish::TakeBack { line: *line };
                self.ask = Some(Ask { seat: *seat, about, waiting_for: self.others(*seat) });
            }
            Deed::AskPause { seat } => {
                self.ask = Some(Ask { seat: *seat, about: Wish::Pause, waiting_for: self.others(*seat) });
            }
            Deed::Pause { .. } => {
                self.ask = None;
                self.clock.pause();
            }
            Deed::Resume { .. } => self.clock.resume(),
            Deed::Branch(branch) => self.branch_of = Some(*branch),
            Deed::Answer { seat, agree } => match &mut self.ask {
                Some(ask) if *agree => ask.waiting_for.remove(*seat),
                _ => self.ask = None,
            },
            Deed::TakeOver { seat, level } => {
                let instead_of = Some(self.sitters[seat.index()].label());
                self.sitters[seat.index()] = Sitter::Bot { level: *level, instead_of };
                self.orders[seat.index()].clear();
            }
            Deed::Vacation { seat, days } => self.clock.rest(*seat, *days),
            Deed::Rematch { table } => self.rematch = Some(*table),
        }
        self.note_for_the_record(deed, at);
        self.clock.run(self.people_to_act());
        if ends_lull {
            self.asked_since = [seq; MAX_SEATS];
        } else {
            self.note_who_is_asked(deed, asked_before, seq);
        }
        self.steps.push(StepNote {
            seq,
            line: self.game.as_ref().map_or(0, |game| game.entries().len()),
            // Whether it was answered at once, late or not at all: a lull ends when it ends.
            at: if ends_lull { lull_ends.unwrap_or(at) } else { at },
            seat: deed.seat().filter(|_| !ends_lull && !matches!(deed, Deed::Order { .. })),
            happenings,
            note: notes::note(deed, self),
            removed_by: None,
            changes_table: !matches!(
                deed,
                Deed::Play { entry: Entry::Action(..) } | Deed::Undo { .. } | Deed::Lull | Deed::Order { .. }
            ) || self.is_over(),
            action: match deed {
                Deed::Play { entry: Entry::Action(seat, action) } => Some((*seat, action.clone())),
                _ => None,
            },
            ends_lull,
            unrecorded: self.lulls.unrecorded,
            mask: self.lulls.now().cloned(),
        });
        self.seq = seq;
        self.last_at = at;
        self.let_pass(at);
        Ok(())
    }

    /// The seed follows from the secret and what the seats contributed; the match from the seed.
    pub(super) fn begin(&self, shelf: &Shelf) -> Result<Match, TableError> {
        let row = &self.row;
        let shelved = shelf.find(&row.game).map_err(|_| TableError::NoSuchGame(row.game.clone()))?;
        let ours = shelved.kind().info().rules_version;
        if row.rules != ours {
            return Err(TableError::OtherRules { game: row.game.clone(), theirs: row.rules, ours });
        }
        let contributions = self.contributions();
        let seed = derive_seed(&row.secret, &contributions);
        let mut game = match &row.position {
            Some(position) => Match::from_position(shelved.kind(), position, seed)?,
            None => Match::start(shelved.kind(), &row.setup, seed)?,
        };
        game.seat_names(self.sitters.iter().map(Sitter::label));
        game.prove_with(FairDice::new(row.secret, contributions));
        Ok(game)
    }

    fn contributions(&self) -> Vec<Token> {
        self.contributions.iter().map(|token| token.unwrap_or(Token::NOTHING)).collect()
    }

    /// Everybody in another seat who can be asked: people, and not the same person in hot-seat play.
    pub(super) fn others(&self, seat: Seat) -> SeatSet {
        let asker = match &self.sitters[seat.index()] {
            Sitter::Person { player, .. } => Some(*player),
            Sitter::Empty | Sitter::Bot { .. } => None,
        };
        let own = self.seats_of(asker);
        let bots = self.bots();
        (0..self.row.seats).map(Seat).filter(|&other| !own.contains(other) && !bots.contains(other)).collect()
    }

    /// The people whose clocks run: nobody's, while somebody could answer.
    pub(super) fn people_to_act(&self) -> SeatSet {
        if !self.lulls.is_empty() {
            return SeatSet::NONE;
        }
        let bots = self.bots();
        self.to_act().iter().filter(|&seat| !bots.contains(seat)).collect()
    }

    /// Log lines after a line of the record are no longer part of the match.
    fn remove_after(&mut self, line: usize, by: u64) {
        for step in &mut self.steps {
            let played = step.action.is_some() || step.ends_lull;
            // A step that is no line of the record belongs to the line before it.
            if played && step.line > line && step.removed_by.is_none() {
                step.removed_by = Some(by);
            }
        }
    }

    /// Forgets what happened in steps that were taken back: no log shows it again. Only when that is stored, because a deed that
    /// is not can be taken away again.
    pub(super) fn forget_removed(&mut self) {
        let removed = self.steps.iter_mut().filter(|step| step.removed_by.is_some());
        removed.for_each(|step| step.happenings = Vec::new());
    }

    /// A seat's decision stands as it is while others decide at the same time, and changes with everything else.
    fn note_who_is_asked(&mut self, deed: &Deed, before: SeatSet, seq: u64) {
        let changes_game = matches!(deed, Deed::Start | Deed::Play { .. } | Deed::Undo { .. });
        if !changes_game {
            return;
        }
        let beside = matches!(deed, Deed::Play { entry: Entry::Action(..) });
        let now = self.to_act();
        for seat in (0..self.row.seats).map(Seat) {
            let undisturbed = beside && deed.seat() != Some(seat) && before.contains(seat) && now.contains(seat);
            if !undisturbed {
                self.asked_since[seat.index()] = seq;
            }
        }
    }

    /// What everybody may know of the table at a moment.
    #[must_use]
    pub fn info(&self, now: u64) -> TableInfo {
        let status = self.status();
        let seats = self.sitters.iter().enumerate().map(|(index, sitter)| SeatInfo {
            seat: Seat(index as u8),
            sitter: sitter.clone(),
            contributed: self.contributions[index].is_some(),
            vacation_until: self.clock.vacation_until(Seat(index as u8), now),
        });
        TableInfo {
            id: self.row.id,
            game: self.row.game.clone(),
            rules: self.row.rules,
            setup: self.row.setup.clone(),
            scenario: self.kind.and_then(|game| game.played_on(&self.row.setup)),
            status,
            seats: seats.collect(),
            roles: self.roles.clone(),
            clock: self.row.clock,
            at_timeout: self.row.at_timeout,
            reaction: Some(self.reaction),
            open: self.row.open,
            created: self.row.created,
            commitment: commitment(&self.row.secret).to_string(),
            ask: self.ask.as_ref().map(|ask| wire::Ask {
                about: match ask.about {
                    Wish::TakeBack { .. } => AskAbout::TakeBack,
                    Wish::Pause => AskAbout::Pause,
                },
                seat: ask.seat,
                waiting_for: ask.waiting_for.iter().collect(),
            }),
            paused: self.clock.is_paused(),
            from_position: self.row.position.is_some(),
            rated: self.is_rated(),
            branch_of: self.branch_of,
            outcome: match &self.unplayable {
                Some(unplayable) => unplayable.outcome(),
                None => self.game.as_ref().filter(|_| status == Status::Over).and_then(Match::outcome),
            },
            ending: self.game.as_ref().filter(|_| status == Status::Over).and_then(|game| game.game().ending()),
            old_rules: self.unplayable.as_ref().map(Unplayable::text),
            proof: (status == Status::Over).then(|| self.proof()),
            rematch: self.rematch,
        }
    }

    /// Is something at stake, as people sit now?
    pub(super) fn is_rated(&self) -> bool {
        self.kind.is_some_and(|game| is_rated(game, self.row.position.is_some(), &self.sitters))
    }

    fn proof(&self) -> Proof {
        let contributions = self.contributions();
        Proof {
            secret: self.row.secret.to_string(),
            seed: derive_seed(&self.row.secret, &contributions).to_string(),
            contributions: contributions.iter().map(Token::to_string).collect(),
        }
    }
}

//! A deed is staged: applied here, then stored, then shown. If it cannot be applied or stored, the table goes back to where it
//! was, whatever happened in between.

use sandtable_core::{Entry, MAX_SEATS, Mark, Match, Seat, SeatSet, Token};

use sandtable_shelf::Shelf;

use super::audience::{Audience, Prepared};
use super::carrying_out::NotDone;
use super::clock::Clock;
use super::deed::Deed;
use super::limits::Counts;
use super::lulls::Lulls;
use super::sights::{Eyes, Shown};
use super::state::{Ask, TableState};
use crate::fence::fenced;
use crate::wire::{BranchOf, PlayerId, Sitter, TableId};

/// Applies a deed and writes what everybody is to be told of it, all behind a fence. If that fails, the table is as it was.
/// `anew`: must everybody be told everything after this deed? Then nothing is written here.
pub(crate) fn stage(
    state: &mut TableState,
    audience: &Audience,
    shelf: &Shelf,
    deed: &Deed,
    at: u64,
    anew: impl FnOnce(&TableState) -> bool,
) -> Result<(Before, Vec<Prepared>), NotDone> {
    let before = state.before(deed);
    let staged = fenced(|| {
        state.apply(shelf, deed, at)?;
        let prepared = if anew(state) { Vec::new() } else { audience.prepare_steps(state, at) };
        state.rehearse(at);
        state.shown.forget_view();
        Ok(prepared)
    });
    match staged {
        Ok(Ok(prepared)) => Ok((before, prepared)),
        Ok(Err(error)) => {
            state.go_back(before);
            Err(NotDone::Impossible(error))
        }
        Err(panicked) => {
            state.go_back(before);
            Err(NotDone::Panicked(panicked))
        }
    }
}

/// A table as it stood before a deed was staged.
pub(crate) struct Before {
    seq: u64,
    last_at: u64,
    sitters: Vec<Sitter>,
    contributions: Vec<Option<Token>>,
    game: GameBefore,
    clock: Clock,
    ask: Option<Ask>,
    rematch: Option<TableId>,
    branch_of: Option<BranchOf>,
    /// How many steps there were; a deed only adds one, and marks those that it takes back.
    steps: usize,
    asked_since: [u64; MAX_SEATS],
    people: Vec<PlayerId>,
    reaction: u32,
    lulls: Lulls,
    orders: Vec<Vec<String>>,
    counts: Counts,
}

enum GameBefore {
    /// The deed does not touch it.
    Same,
    /// There was no match.
    None,
    /// The deed adds a line.
    Line(Box<Mark>),
    /// The deed takes lines away.
    Whole(Box<Match>),
}

impl GameBefore {
    fn of(game: Option<&Match>, deed: &Deed) -> GameBefore {
        let Some(game) = game else { return GameBefore::None };
        match deed {
            Deed::Play { entry: Entry::TakeBack(..) } | Deed::Undo { .. } => GameBefore::Whole(Box::new(game.clone())),
            Deed::Play { .. } => GameBefore::Line(Box::new(game.mark())),
            _ => GameBefore::Same,
        }
    }
}

impl TableState {
    /// Remembers the table before a deed.
    pub(super) fn before(&self, deed: &Deed) -> Before {
        // Every field is named, so that a new one cannot be forgotten here.
        let TableState {
            row: _,
            roles: _,
            kind: _,
            unplayable: _,
            gone: _,
            shown: _,
            seq,
            last_at,
            sitters,
            contributions,
            game,
            clock,
            ask,
            rematch,
            branch_of,
            steps,
            asked_since,
            people,
            reaction,
            lulls,
            orders,
            counts,
        } = self;
        Before {
            seq: *seq,
            last_at: *last_at,
            sitters: sitters.clone(),
            contributions: contributions.clone(),
            game: GameBefore::of(game.as_ref(), deed),
            clock: clock.clone(),
            ask: ask.clone(),
            rematch: *rematch,
            branch_of: *branch_of,
            steps: steps.len(),
            asked_since: *asked_since,
            people: people.clone(),
            reaction: *reaction,
            lulls: lulls.clone(),
            orders: orders.clone(),
            counts: *counts,
        }
    }

    /// Goes back to where the table was.
    pub(super) fn go_back(&mut self, before: Before) {
        let staged = before.seq + 1;
        self.steps.truncate(before.steps);
        for step in self.steps.iter_mut().filter(|step| step.removed_by == Some(staged)) {
            step.removed_by = None;
        }
        match (before.game, &mut self.game) {
            (GameBefore::Same, _) => {}
            (GameBefore::Line(mark), Some(game)) => game.rewind(*mark),
            (GameBefore::Line(_) | GameBefore::None, game) => *game = None,
            (GameBefore::Whole(whole), game) => *game = Some(*whole),
        }
        self.seq = before.seq;
        self.last_at = before.last_at;
        self.sitters = before.sitters;
        self.contributions = before.contributions;
        self.clock = before.clock;
        self.ask = before.ask;
        self.rematch = before.rematch;
        self.branch_of = before.branch_of;
        self.asked_since = before.asked_since;
        self.people = before.people;
        self.reaction = before.reaction;
        self.lulls = before.lulls;
        self.orders = before.orders;
        self.counts = before.counts;
        // What was made of the position that is no more must not be shown for the next one.
        self.shown = Shown::default();
    }

    /// Makes everything that those who are asked now will need: if the rules panic over it, that is found before the deed is
    /// stored. What people will be shown is kept for them.
    pub(super) fn rehearse(&self, now: u64) {
        let Some(game) = &self.game else { return };
        let bots = self.bots();
        for seat in self.to_act().iter() {
            if bots.contains(seat) {
                let _ = game.game().legal(seat);
            } else {
                let _ = self.position(Eyes { seats: self.seats_beside(seat) }, now);
            }
        }
    }

    /// All seats of the person who has this one.
    fn seats_beside(&self, seat: Seat) -> SeatSet {
        match self.sitters.get(seat.index()) {
            Some(Sitter::Person { player, .. }) => self.seats_of(Some(*player)),
            _ => SeatSet::only(seat),
        }
    }
}

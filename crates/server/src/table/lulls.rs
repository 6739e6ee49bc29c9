//! Moments at which somebody could answer, shown alike whether they can or not (decision 8).
//!
//! A game tells every moment at which a seat could answer for all that the others know of its cards: a lull. While one lasts,
//! everybody is shown the same position, nobody's clock runs, nobody decides but the seat itself if it is asked, and an answer
//! that lets the moment pass is stored at once and told when the lull ends. A lull lasts its time in any case and takes exactly
//! one step: the answer, or a deed that says nothing. That step is always stored when the lull ends, so that its end waits for
//! no store.

use std::collections::VecDeque;
use std::sync::Arc;

use sandtable_core::{AnyGame, Applied, Entry, Happening, Lull, Match, Seat, SeatSet, Viewer};

use super::deed::Deed;
use super::sights::Eyes;
use super::state::{Prior, StepNote, TableState};
use crate::wire::{ClockSettings, LullShown, Sitter};

const SECOND: u64 = 1_000;
/// So long before the end of a lull its step is stored, if nobody has answered.
const LEAD: u64 = 250;
/// A bot answers at once; this covers how long it thinks.
const BOTS_LULL: u64 = SECOND;
/// The longest that a table can be opened with: a day.
pub(crate) const LONGEST_REACTION: u32 = 86_400;
/// Who is not there is told of a lull that lasts so long.
const WORTH_A_NOTICE: u64 = 60 * SECOND;

/// How many seconds people have to react, if nothing is said. Who comes by once a day could never answer within seconds: there
/// a window waits until it is answered, unless the table says otherwise.
pub(crate) const fn usual_reaction(clock: ClockSettings) -> u32 {
    match clock {
        ClockSettings::None | ClockSettings::Live { .. } => 5,
        ClockSettings::Days { .. } => 0,
    }
}

/// The lull that lasts, and those that follow it without anybody's decision.
#[derive(Clone, Default)]
pub(super) struct Lulls {
    waiting: VecDeque<Waiting>,
    /// Until when the first one lasts.
    until: u64,
    /// Its step is stored, the last one, and will be told when it ends.
    step: Option<Passed>,
    /// How many have ended: what was shown before is not shown any more.
    pub(super) ended: u64,
    /// How many of them took a step that is no line of the record.
    pub(super) unrecorded: u32,
}

/// How a lull passes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Passed {
    /// The seat was asked, and knows it.
    Answered,
    /// It was not asked.
    Unasked,
}

#[derive(Clone)]
struct Waiting {
    lull: Arc<Lull>,
    /// What happens when it has ended, until the next.
    then: Vec<Happening>,
}

impl Lulls {
    pub(super) fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }

    /// The lull that lasts.
    pub(super) fn now(&self) -> Option<&Arc<Lull>> {
        self.waiting.front().map(|waiting| &waiting.lull)
    }

    /// The seat that is asked in it.
    pub(super) fn asked(&self) -> Option<Seat> {
        self.now().filter(|lull| lull.open && self.step.is_none()).map(|lull| lull.seat)
    }

    /// The seat that was asked and has let the moment pass.
    pub(super) fn passed(&self) -> Option<Seat> {
        self.now().filter(|_| self.step == Some(Passed::Answered)).map(|lull| lull.seat)
    }

    /// Play goes on at once, whatever could have been answered.
    pub(super) fn clear(&mut self) {
        if !self.waiting.is_empty() {
            self.waiting.clear();
            self.step = None;
            self.ended += 1;
        }
    }
}

/// What happened, up to the first lull and from each to the next.
fn parts(happenings: Vec<Happening>, lulls: Vec<Lull>) -> (Vec<Happening>, Vec<Waiting>) {
    let mut rest = happenings;
    let mut waiting = VecDeque::new();
    for lull in lulls.into_iter().rev() {
        let then = rest.split_off(lull.after.min(rest.len()));
        waiting.push_front(Waiting { lull: Arc::new(lull), then });
    }
    (rest, waiting.into())
}

impl TableState {
    /// How long a lull of this seat lasts, in milliseconds. Where there is nobody to hide anything from, none does.
    fn lasts(&self, seat: Seat) -> u64 {
        let whole = u64::from(self.reaction) * SECOND;
        let people = |but: Option<_>| {
            self.sitters.iter().any(|sitter| match sitter {
                Sitter::Person { player, .. } => Some(*player) != but,
                Sitter::Bot { .. } | Sitter::Empty => false,
            })
        };
        match self.sitters.get(seat.index()) {
            Some(Sitter::Bot { .. }) if people(None) => whole.min(BOTS_LULL),
            Some(Sitter::Person { player, .. }) if people(Some(*player)) => whole,
            _ => 0,
        }
    }

    /// A decision was carried out: what of it is told now. The rest waits for its lulls.
    pub(super) fn begin_lulls(&mut self, applied: Applied, at: u64) -> Vec<Happening> {
        let Applied { happenings, mut lulls, .. } = applied;
        lulls.retain(|lull| self.lasts(lull.seat) > 0);
        let (told, waiting) = parts(happenings, lulls);
        self.lulls.clear();
        self.lulls.waiting = waiting.into();
        self.lulls.until = at + self.lulls.now().map_or(0, |lull| self.lasts(lull.seat));
        told
    }

    /// Does this line of the record answer the lull that lasts?
    pub(super) fn answers_lull(&self, entry: &Entry) -> bool {
        matches!(entry, Entry::Action(seat, _) if self.lulls.asked() == Some(*seat))
    }

    /// The seat that was asked lets the moment pass; when it ends, this goes on.
    pub(super) fn hush(&mut self, applied: Applied) {
        let Applied { happenings, mut lulls, .. } = applied;
        lulls.retain(|lull| self.lasts(lull.seat) > 0);
        let (then, waiting) = parts(happenings, lulls);
        if let Some(first) = self.lulls.waiting.front_mut() {
            first.then = then;
        }
        self.lulls.waiting.extend(waiting);
        self.lulls.step = Some(Passed::Answered);
    }

    /// Nobody is asked in the lull that lasts: its step is stored, and says nothing.
    pub(super) fn pass_unasked(&mut self) {
        if !self.lulls.is_empty() {
            self.lulls.unrecorded += 1;
            self.lulls.step = Some(Passed::Unasked);
        }
    }

    /// Ends the lull if its time is over and its step is stored. Tells whether it did.
    pub fn let_pass(&mut self, now: u64) -> bool {
        if self.lulls.step.is_none() || self.lulls.until > now {
            return false;
        }
        let Some(first) = self.lulls.waiting.pop_front() else { return false };
        // The next lull begins where this one ended, or play goes on from there.
        let ended = self.lulls.until;
        self.lulls.ended += 1;
        self.lulls.step = None;
        self.lulls.until = ended + self.lulls.now().map_or(0, |lull| self.lasts(lull.seat));
        self.clock.pass(ended);
        self.clock.run(self.people_to_act());
        let mask = self.lulls.now().cloned();
        let over = self.is_over();
        if let Some(step) = self.steps.last_mut() {
            step.happenings = first.then;
            step.mask = mask;
            step.changes_table |= over;
        }
        true
    }

    /// When the lull that lasts ends.
    pub(super) fn lull_ends(&self) -> Option<u64> {
        self.lulls.now().map(|_| self.lulls.until)
    }

    /// When the lull that lasts must be looked at.
    #[must_use]
    pub fn lull_wakes(&self) -> Option<u64> {
        let lead = if self.lulls.step.is_some() { 0 } else { LEAD };
        self.lull_ends().map(|until| until - lead)
    }

    /// The step of the lull, if its time is nearly over: who was asked and said nothing has passed.
    pub(super) fn lull_due(&self, now: u64) -> Option<Deed> {
        let lull = self.lulls.now()?;
        if self.lulls.step.is_some() || self.lulls.until > now + LEAD {
            return None;
        }
        Some(if lull.open { Deed::Play { entry: Entry::Action(lull.seat, lull.pass.clone()) } } else { Deed::Lull })
    }

    /// The last step that these eyes were told of: an answer in a lull is its own seat's secret until the end of it.
    #[must_use]
    pub fn told_seq(&self, eyes: Eyes) -> u64 {
        let knows = self.lulls.passed().is_some_and(|seat| eyes.seats.contains(seat));
        if self.lulls.step.is_none() || knows { self.seq } else { self.seq - 1 }
    }

    /// Those steps that these eyes were told of.
    pub(super) fn told_steps(&self, eyes: Eyes) -> &[StepNote] {
        &self.steps[..self.told_seq(eyes) as usize]
    }

    /// The steps whose lines these eyes have read: who lets a moment pass reads what comes of it when the lull ends.
    pub(super) fn read_steps(&self, eyes: Eyes) -> &[StepNote] {
        let unread = u64::from(self.lulls.step.is_some());
        let steps = self.told_steps(eyes);
        &steps[..steps.len().min((self.seq - unread) as usize)]
    }

    /// May this step have been told before its line of the log? Who has it last may have missed the line.
    pub(super) fn has_unread_line(&self, seq: u64) -> bool {
        let index = usize::try_from(seq).ok().and_then(|seq| seq.checked_sub(1));
        index.and_then(|index| self.steps.get(index)).is_some_and(|step| step.ends_lull)
    }

    /// The game as a viewer must see it: the position of the lull, unless the viewer is asked in it.
    pub(super) fn shown_game<'a>(&'a self, truth: &'a Match, viewer: Viewer) -> &'a dyn AnyGame {
        match self.lulls.now() {
            Some(lull) if self.lulls.asked().map(Viewer::Seat) != Some(viewer) => lull.position.as_ref(),
            _ => truth.game(),
        }
    }

    /// Who is asked now, as these eyes may know it.
    #[must_use]
    pub fn asked_by(&self, eyes: Eyes) -> SeatSet {
        match self.lulls.now() {
            None => self.to_act(),
            Some(lull) if self.lulls.asked() == Some(lull.seat) => SeatSet::only(lull.seat),
            Some(lull) if eyes.seats.contains(lull.seat) => SeatSet::NONE,
            Some(lull) => SeatSet::only(lull.seat),
        }
    }

    /// Who would be told by mail or otherwise that it is their turn.
    #[must_use]
    pub fn waited_for(&self) -> SeatSet {
        match (self.lulls.now(), self.lulls.asked()) {
            (None, _) => self.to_act(),
            (Some(_), Some(seat)) if self.lasts(seat) >= WORTH_A_NOTICE => SeatSet::only(seat),
            _ => SeatSet::NONE,
        }
    }

    /// The lull that lasts, for those who look on.
    pub(super) fn lull_shown(&self) -> Option<LullShown> {
        self.lulls.now().map(|lull| LullShown { seat: lull.seat, until: self.lulls.until })
    }

    /// How many lines the record has, to those who must not know of every line: while a match runs, each lull counts one.
    pub(super) fn told_line(&self, step: &StepNote) -> usize {
        if self.is_over() { step.line } else { step.line + step.unrecorded as usize }
    }

    /// The position after so many lines as they are told to these eyes.
    pub(super) fn prior(&self, eyes: Eyes, line: usize) -> Option<Prior<'_>> {
        let game = self.game.as_ref()?;
        if self.is_over() {
            return Some(Prior { game: game.after(line)?, mask: None });
        }
        let steps = self.told_steps(eyes);
        if steps.last().is_none_or(|last| line > self.told_line(last)) {
            return None;
        }
        let step = steps.iter().rev().find(|step| self.told_line(step) == line)?;
        Some(Prior { game: game.after(step.line)?, mask: step.mask.as_deref() })
    }

    /// Was there a lull at all?
    pub(super) fn had_lulls(&self) -> bool {
        self.steps.iter().any(|step| step.ends_lull)
    }

    /// How many lines these eyes know of.
    #[must_use]
    pub fn lines(&self, eyes: Eyes) -> usize {
        self.told_steps(eyes).last().map_or(0, |step| self.told_line(step))
    }
}

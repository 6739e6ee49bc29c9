//! What a table looks like to those who look at it. The only way from a position to a socket leads through here, and it
//! takes views, never states.

use std::collections::{BTreeMap, HashSet};
use std::sync::{Mutex, PoisonError};

use sandtable_core::{AnyGame, Choice, Match, Seat, SeatSet, Step as ClickStep, Text, ViewJson, Viewer};

use super::state::{Prior, StepNote, TableState};
use super::take_back::last_own_step;
use crate::wire::{LogLine, Position, Sight, Sights, Status, Step, You};

/// Through whose eyes somebody looks. Everybody with the same eyes is sent the same bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Eyes {
    /// The seats they hold; none for spectators.
    pub seats: SeatSet,
}

impl Eyes {
    /// The pairs of eyes, in the order in which a client is shown them.
    fn viewers(self, status: Status) -> Vec<Viewer> {
        let mut viewers: Vec<Viewer> = self.seats.iter().map(Viewer::Seat).collect();
        if status == Status::Over {
            viewers.insert(0, Viewer::All);
        } else if viewers.is_empty() {
            viewers.push(Viewer::Public);
        }
        viewers
    }

    /// Who may know the most of what happens: the one that the log is told to.
    fn told(self, status: Status) -> Vec<Viewer> {
        match status {
            Status::Over => vec![Viewer::All],
            Status::Gathering | Status::Playing => self.viewers(status),
        }
    }
}

/// What was shown of the position after a step: whoever asks again is sent the same bytes.
#[derive(Default)]
pub(super) struct Shown {
    sights: Mutex<(Moment, Vec<(Eyes, Sights)>)>,
    /// A view of the position as it stands, while it is shown to several.
    view: Mutex<Option<(Moment, ViewJson)>>,
}

/// A step, and how many lulls have ended.
type Moment = (u64, u64);

impl Shown {
    fn get(&self, moment: Moment, eyes: Eyes, make: impl FnOnce() -> Vec<Sight>) -> Sights {
        let mut shown = self.sights.lock().unwrap_or_else(PoisonError::into_inner);
        if shown.0 != moment {
            *shown = (moment, Vec::new());
        }
        if let Some((_, sights)) = shown.1.iter().find(|(there, _)| *there == eyes) {
            return sights.clone();
        }
        let sights = Sights::new(&make());
        shown.1.push((eyes, sights.clone()));
        sights
    }

    /// A viewer's view of a position. Where nothing is hidden, it is made of the one that somebody else was just shown.
    fn view(&self, moment: Moment, game: &dyn AnyGame, viewer: Viewer) -> ViewJson {
        let mut last = self.view.lock().unwrap_or_else(PoisonError::into_inner);
        let like = last.as_ref().filter(|(then, _)| *then == moment).and_then(|(_, view)| game.view_like(view, viewer));
        like.unwrap_or_else(|| {
            let view = game.view(viewer);
            *last = Some((moment, view.clone()));
            view
        })
    }

    /// Everybody is told: until the next step nobody needs the view.
    pub(super) fn forget_view(&self) {
        *self.view.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }
}

impl TableState {
    /// The position, as these eyes see it; nothing before the start.
    #[must_use]
    pub fn position(&self, eyes: Eyes, now: u64) -> Option<Position> {
        let (game, status) = (self.game.as_ref()?, self.status());
        let make = || eyes.viewers(status).into_iter().map(|viewer| self.sight(game, viewer)).collect();
        Some(Position {
            to_act: self.asked_by(eyes).iter().collect(),
            sights: self.shown.get((self.seq, self.lulls.ended), eyes, make),
            clocks: self.clock.faces(now),
            lull: self.lull_shown(),
        })
    }

    /// That nothing was done since the last step, for a client that has seen the position by these very eyes.
    #[must_use]
    pub fn nothing_new(&self, seq: u64, you: You, now: u64) -> Step {
        Step {
            from: seq,
            seq,
            now,
            table: None,
            you: Some(you),
            position: None,
            same: Some(self.clock.faces(now)),
            log: Vec::new(),
            removed: Vec::new(),
        }
    }

    /// The position after so many lines of the record, as these eyes saw it.
    #[must_use]
    pub fn earlier(&self, eyes: Eyes, line: usize) -> Option<Vec<Sight>> {
        let prior = self.prior(eyes, line)?;
        let viewers = eyes.viewers(self.status()).into_iter();
        Some(viewers.map(|viewer| glimpse(prior.seen_by(viewer), viewer)).collect())
    }

    /// The position after so many lines of the record in sentences, as these eyes saw it: as the seat at the bottom, if they
    /// are that seat's.
    #[must_use]
    pub fn in_words(&self, eyes: Eyes, line: usize, near: Seat) -> Option<Vec<Text>> {
        let prior = self.prior(eyes, line)?;
        let viewers = eyes.viewers(self.status());
        let seated = self.status() != Status::Over && viewers.contains(&Viewer::Seat(near));
        let viewer = if seated { Viewer::Seat(near) } else { *viewers.first()? };
        (near.0 < self.row.seats).then(|| prior.seen_by(viewer).describe(viewer, near))
    }

    /// The whole log that still counts, as these eyes may know it.
    #[must_use]
    pub fn log(&self, eyes: Eyes) -> Vec<LogLine> {
        let told = eyes.told(self.status());
        self.log_lines(self.read_steps(eyes), &told)
    }

    fn log_lines(&self, steps: &[StepNote], told: &[Viewer]) -> Vec<LogLine> {
        let lines = steps
            .iter()
            .filter(|step| step.removed_by.is_none())
            .map(|step| log_line(step, self.told_line(step), told));
        // A step that says nothing has no line.
        lines.filter(|line| line.seat.is_some() || line.note.is_some() || !line.told.is_empty()).collect()
    }

    /// All that was done after a step, as these eyes may know it; the lines of the log from another step on, if the last of
    /// them was not told yet.
    #[must_use]
    pub fn since(&self, from: u64, read: u64, eyes: Eyes, you: Option<You>, now: u64) -> Step {
        let after =
            |steps: &'_ [StepNote], from: u64| usize::try_from(from).map_or(steps.len(), |from| from.min(steps.len()));
        let (told_steps, read_steps) = (self.told_steps(eyes), self.read_steps(eyes));
        let new = &told_steps[after(told_steps, from)..];
        let told = eyes.told(self.status());
        Step {
            from,
            seq: self.told_seq(eyes),
            now,
            table: new.iter().any(|step| step.changes_table).then(|| self.info(now)),
            you,
            position: self.position(eyes, now),
            same: None,
            log: self.log_lines(&read_steps[after(read_steps, read)..], &told),
            removed: self
                .steps
                .iter()
                .filter(|step| step.seq <= from && step.removed_by.is_some_and(|by| by > from))
                .map(|step| step.seq)
                .collect(),
        }
    }
}

fn log_line(step: &StepNote, line: usize, viewers: &[Viewer]) -> LogLine {
    // Who holds several seats is told by the one that may know the most; the rest of them would say it again.
    let told = step
        .happenings
        .iter()
        .filter_map(|happening| {
            let acting = step.seat.map(Viewer::Seat).filter(|viewer| viewers.contains(viewer));
            acting.into_iter().chain(viewers.iter().copied()).find_map(|viewer| happening.told(viewer)).cloned()
        })
        .collect();
    LogLine { seq: step.seq, line: line as u32, at: step.at, seat: step.seat, told, note: step.note.clone() }
}

/// What is to be seen, where nothing can be chosen.
fn glimpse(game: &dyn AnyGame, viewer: Viewer) -> Sight {
    with_view(game, viewer, game.view(viewer))
}

fn with_view(game: &dyn AnyGame, viewer: Viewer, view: ViewJson) -> Sight {
    Sight {
        viewer,
        view,
        prompt: game.prompt(viewer),
        choices: Vec::new(),
        labels: BTreeMap::new(),
        can_undo: false,
        can_ask: false,
        orders: None,
    }
}

/// What the clicks of these choices are called. Many choices share their clicks: each is named once.
fn labels(state: &dyn AnyGame, choices: &[Choice]) -> BTreeMap<String, Text> {
    let mut steps: HashSet<&ClickStep> = HashSet::new();
    let mut before: &[ClickStep] = &[];
    for choice in choices {
        // Most choices begin as the one before them does.
        let path = choice.path.0.as_slice();
        let alike = path.iter().zip(before).take_while(|(step, before)| step == before).count();
        steps.extend(&path[alike..]);
        before = path;
    }
    steps.into_iter().map(|step| (step.to_string(), state.step_text(step))).collect()
}

impl Prior<'_> {
    /// The position as a viewer saw it then.
    fn seen_by(&self, viewer: Viewer) -> &dyn AnyGame {
        match self.mask {
            Some(lull) if !(lull.open && viewer == Viewer::Seat(lull.seat)) => lull.position.as_ref(),
            _ => self.game.as_ref(),
        }
    }
}

impl TableState {
    fn sight(&self, game: &Match, viewer: Viewer) -> Sight {
        let state = self.shown_game(game, viewer);
        // In a lull not everybody is shown the same position.
        let view = if self.lulls.is_empty() {
            self.shown.view((self.seq, self.lulls.ended), state, viewer)
        } else {
            state.view(viewer)
        };
        let plain = with_view(state, viewer, view);
        let Viewer::Seat(seat) = viewer else { return plain };
        if self.status() != Status::Playing {
            return plain;
        }
        let plain = Sight { orders: self.orders_shown(seat), ..plain };
        if self.lulls.now().is_some_and(|lull| lull.seat == seat) && self.lulls.asked() != Some(seat) {
            // It could have been asked and is not: to itself there is nothing to say but what everybody is told.
            return Sight { prompt: state.prompt(Viewer::Public), ..plain };
        }
        let choices = state.legal(seat);
        let labels = labels(state, &choices);
        let lull = !self.lulls.is_empty();
        Sight {
            choices,
            labels,
            can_undo: !lull && self.can_undo(game, seat),
            can_ask: !lull && last_own_step(game.entries(), seat, |line| self.is_hushed(line)).is_some(),
            ..plain
        }
    }

    /// May the seat take its last step back? Not what it let pass in a lull: that is told to nobody.
    pub(super) fn can_undo(&self, game: &Match, seat: Seat) -> bool {
        game.can_undo(seat) && !self.is_hushed(game.entries().len())
    }

    /// Was this line of the record told to nobody?
    pub(super) fn is_hushed(&self, line: usize) -> bool {
        let step = self.steps.iter().rev().find(|step| step.line == line && step.action.is_some());
        step.is_some_and(|step| step.ends_lull)
    }
}

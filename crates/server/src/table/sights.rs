//! What a table looks like to those who look at it. The only way from a position to a socket leads through here, and it
//! takes views, never states.

use sandtable_core::{Match, Seat, SeatSet, Viewer};

use super::state::{StepNote, TableState};
use super::take_back::last_own_step;
use crate::wire::{LogLine, Position, Sight, Status, Step, You};

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

impl TableState {
    /// The position, as these eyes see it; nothing before the start.
    #[must_use]
    pub fn position(&self, eyes: Eyes, now: u64) -> Option<Position> {
        let game = self.game.as_ref()?;
        let sights = eyes.viewers(self.status()).into_iter().map(|viewer| sight(game, viewer, self.status()));
        Some(Position {
            to_act: self.to_act().iter().collect(),
            sights: sights.collect(),
            clocks: self.clock.faces(now),
        })
    }

    /// The position after so many lines of the record, as these eyes saw it.
    #[must_use]
    pub fn earlier(&self, eyes: Eyes, line: usize) -> Option<Vec<Sight>> {
        let game = self.game.as_ref()?;
        let record = game.record();
        if line > record.entries.len() {
            return None;
        }
        let mut replayed = Match::beginning(&record, &sandtable_shelf::registry()).ok()?;
        for entry in &record.entries[..line] {
            replayed.follow(entry).ok()?;
        }
        let viewers = eyes.viewers(self.status()).into_iter();
        Some(viewers.map(|viewer| sight(&replayed, viewer, Status::Over)).collect())
    }

    /// How many lines the record has.
    #[must_use]
    pub fn lines(&self) -> usize {
        self.game.as_ref().map_or(0, |game| game.entries().len())
    }

    /// The whole log that still counts, as these eyes may know it.
    #[must_use]
    pub fn log(&self, eyes: Eyes) -> Vec<LogLine> {
        let told = eyes.told(self.status());
        self.steps.iter().filter(|step| step.removed_by.is_none()).map(|step| log_line(step, &told)).collect()
    }

    /// All that was done after a step, as these eyes may know it.
    #[must_use]
    pub fn since(&self, from: u64, eyes: Eyes, you: Option<You>, now: u64) -> Step {
        let new = &self.steps[usize::try_from(from).map_or(self.steps.len(), |from| from.min(self.steps.len()))..];
        let told = eyes.told(self.status());
        Step {
            from,
            seq: self.seq,
            now,
            table: new.iter().any(|step| step.changes_table).then(|| self.info(now)),
            you,
            position: self.position(eyes, now),
            log: new.iter().filter(|step| step.removed_by.is_none()).map(|step| log_line(step, &told)).collect(),
            removed: self
                .steps
                .iter()
                .filter(|step| step.seq <= from && step.removed_by.is_some_and(|by| by > from))
                .map(|step| step.seq)
                .collect(),
        }
    }
}

fn log_line(step: &StepNote, viewers: &[Viewer]) -> LogLine {
    // Who holds several seats is told by the one that may know the most; the rest of them would say it again.
    let told = step
        .happenings
        .iter()
        .filter_map(|happening| {
            let acting = step.seat.map(Viewer::Seat).filter(|viewer| viewers.contains(viewer));
            acting.into_iter().chain(viewers.iter().copied()).find_map(|viewer| happening.told(viewer)).cloned()
        })
        .collect();
    LogLine { seq: step.seq, line: step.line as u32, at: step.at, seat: step.seat, told, note: step.note.clone() }
}

fn sight(game: &Match, viewer: Viewer, status: Status) -> Sight {
    let state = game.game();
    let seat = match viewer {
        Viewer::Seat(seat) if status == Status::Playing => Some(seat),
        _ => None,
    };
    let choices = seat.map(|seat| state.legal(seat)).unwrap_or_default();
    let steps = choices.iter().flat_map(|choice| &choice.path.0);
    let labels = steps.map(|step| (step.to_string(), state.step_text(step))).collect();
    Sight {
        viewer,
        view: state.view(viewer),
        prompt: game.prompt(viewer),
        choices,
        labels,
        can_undo: seat.is_some_and(|seat| game.can_undo(seat)),
        can_ask: seat.is_some_and(|seat: Seat| last_own_step(game.entries(), seat).is_some()),
    }
}

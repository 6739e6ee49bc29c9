//! What a table does by itself: grants what everybody agreed to, and ends what has run out of time.

use sandtable_core::{Entry, Seat, Unseen};

use super::deed::Deed;
use super::state::{TableState, Wish};
use crate::wire::{AtTimeout, Status};

impl TableState {
    /// What must be done at this moment without anybody's wish.
    #[must_use]
    pub fn due(&self, now: u64) -> Option<Deed> {
        if self.status() != Status::Playing || self.unplayable.is_some() {
            return None;
        }
        if !self.lulls.is_empty() {
            return self.ordered().or_else(|| self.lull_due(now));
        }
        if let Some(ask) = &self.ask
            && ask.waiting_for.is_empty()
        {
            return Some(match ask.about {
                Wish::TakeBack { line } => Deed::Play { entry: Entry::TakeBack(ask.seat, line, Unseen::Anew) },
                Wish::Pause => Deed::Pause { seat: ask.seat },
            });
        }
        if let Some(deed) = self.ordered() {
            return Some(deed);
        }
        let (seat, deadline) = self.clock.deadline()?;
        (deadline <= now).then(|| self.out_of_time(seat))
    }

    fn out_of_time(&self, seat: Seat) -> Deed {
        match self.row.at_timeout {
            AtTimeout::Forfeit => Deed::Play { entry: Entry::Forfeit(seat) },
            AtTimeout::Bot { level } => Deed::TakeOver { seat, level },
        }
    }

    /// The bot that is to decide now.
    #[must_use]
    pub fn bot_to_act(&self) -> Option<Seat> {
        let bots = self.bots();
        let asked = if self.lulls.is_empty() { self.to_act() } else { self.lulls.asked().into_iter().collect() };
        asked.iter().find(|&seat| bots.contains(seat))
    }
}

//! From a wish to a deed that is staged, stored and told, in this order: nothing is stored that the rules cannot carry out or
//! that cannot be shown, and nothing is shown that is not stored.

use sandtable_core::Entry;
use tokio::time::Instant;

use super::actor::{Actor, trouble};
use super::audience::{Prepared, eyes};
use super::deed::Deed;
use super::judge::{Asker, Ruling};
use super::refusal::Refusal;
use super::staging::{Before, stage};
use super::state::{TableError, TableState};
use super::{ending, opening};
use crate::fence::{Panicked, fenced};
use crate::house::Planted;
use crate::store::notes::Note;
use crate::store::{Append, Appended, StoreError};
use crate::time::now;
use crate::wire::{ClientMessage, ServerMessage, Sitter, Status};

/// How often other nodes may be faster before a wish is given up.
const ATTEMPTS: u32 = 16;

/// Why a deed was not done. The table is as it was.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NotDone {
    /// The table cannot be what the deed would make of it.
    #[error(transparent)]
    Impossible(#[from] TableError),
    /// The rules panicked over it.
    #[error("the rules {0}")]
    Panicked(#[from] Panicked),
    /// It is stored or not: the store did not say.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// At the end of a match all is told, lulls too, and its lines are counted anew: then everybody is told everything.
fn is_told_anew(state: &TableState, ended: bool) -> bool {
    state.is_over() && state.had_lulls() && !ended
}

impl Actor {
    /// Judges a wish and carries it out. When another node was faster, the wish is judged again on what that one did.
    pub(super) async fn fulfil(&mut self, asker: &Asker, wish: &ClientMessage) -> ServerMessage {
        let seq = match wish {
            ClientMessage::Act { seq, .. } | ClientMessage::Undo { seq, .. } => Some(*seq),
            _ => None,
        };
        let mut looked = false;
        for _ in 0..ATTEMPTS {
            let ruling = match fenced(|| self.state.judge(asker, wish)) {
                Ok(ruling) => ruling,
                Err(panicked) => return self.refuse_panic(&panicked, seq),
            };
            let deed = match ruling {
                Err(_) | Ok(Ruling::Stale) if self.learns_more(&mut looked).await => continue,
                Err(refusal) => {
                    self.house.metrics.refused();
                    return ServerMessage::Refused(refusal.refused(seq));
                }
                Ok(Ruling::Already(seq)) => return ServerMessage::Done { seq },
                Ok(Ruling::Nothing) => return ServerMessage::Done { seq: self.told_to(asker) },
                Ok(Ruling::Stale) => {
                    self.house.metrics.stale();
                    return ServerMessage::Stale { seq: seq.unwrap_or_default(), now: self.told_to(asker) };
                }
                Ok(Ruling::Do(deed)) => deed,
                Ok(Ruling::OpenRematch) => match opening::rematch(&self.house, &self.state).await {
                    Ok(table) => Deed::Rematch { table },
                    Err(error) => return trouble(self.id, &error),
                },
            };
            let starts = deed == Deed::Start;
            match self.commit(deed).await {
                Ok(true) => {
                    let done = self.state.seq();
                    self.let_bots_think();
                    return ServerMessage::Done { seq: done };
                }
                Ok(false) => {}
                Err(NotDone::Store(error)) => return trouble(self.id, &error),
                Err(NotDone::Impossible(error)) if starts => {
                    return ServerMessage::Refused(Refusal::CannotStart(error.to_string()).refused(None));
                }
                Err(NotDone::Panicked(panicked)) => return self.refuse_panic(&panicked, seq),
                Err(NotDone::Impossible(error)) => {
                    tracing::error!(table = %self.id, %error, "what was allowed cannot be done");
                    return ServerMessage::Refused(Refusal::Panicked.refused(seq));
                }
            }
        }
        ServerMessage::Stale { seq: seq.unwrap_or_default(), now: self.told_to(asker) }
    }

    fn refuse_panic(&self, panicked: &Panicked, seq: Option<u64>) -> ServerMessage {
        tracing::error!(table = %self.id, %panicked, "the rules panicked over a wish; it was refused");
        self.house.metrics.table_panicked();
        ServerMessage::Refused(Refusal::Panicked.refused(seq))
    }

    /// The last step that somebody may know of.
    pub(super) fn told_to(&self, asker: &Asker) -> u64 {
        self.state.told_seq(eyes(&self.state, Some(asker)))
    }

    /// Stages a deed, stores it, and tells everybody. `false` if somebody else took its place; then that was caught up with.
    pub(super) async fn commit(&mut self, deed: Deed) -> Result<bool, NotDone> {
        let at = now().max(self.state.last_at);
        let waited_for = self.state.waited_for();
        let mut also = Actor::also(&deed, at);
        let perhaps = self.notices_in_case(&deed, at).await;
        also.extend(perhaps.iter().map(Note::notice));
        let append = Append { table: self.id, seq: self.state.seq() + 1, deed: deed.line(), at, also };
        // Whoever counts commits is not to learn when somebody answered.
        let counted = self.state.lulls.is_empty();
        let late = self.house.planted == Some(Planted::StoredBeforeApplied);
        let staged = if late { None } else { Some(self.stage(&deed, at)?) };
        let begun = Instant::now();
        let appended = self.house.store.append(append).await;
        if counted {
            self.house.metrics.committed(begun.elapsed());
        }
        let undone = |actor: &mut Actor, staged: Option<(Before, _)>| {
            staged.into_iter().for_each(|(before, _): (Before, Vec<Prepared>)| actor.state.go_back(before));
        };
        match appended {
            Ok(Appended::Stored) => {
                let prepared = match staged {
                    Some((_, prepared)) => prepared,
                    None => self.stage(&deed, at)?.1,
                };
                self.audience.send_steps(prepared);
                if matches!(deed, Deed::Undo { .. } | Deed::Play { entry: Entry::TakeBack(..) }) {
                    self.state.forget_removed();
                }
                self.tell_end_if_over().await;
                self.notify_newly_asked(waited_for, at, perhaps);
                if matches!(deed, Deed::Sit { .. } | Deed::Stand { .. } | Deed::SeatBot { .. }) {
                    self.presence_changed();
                }
                self.end_if_over().await;
                Ok(true)
            }
            Ok(Appended::Taken) => {
                undone(self, staged);
                self.catch_up().await?;
                Ok(false)
            }
            Err(error) => {
                undone(self, staged);
                // It may be stored or not: the store knows.
                self.catch_up().await?;
                Err(error.into())
            }
        }
    }

    fn stage(&mut self, deed: &Deed, at: u64) -> Result<(Before, Vec<Prepared>), NotDone> {
        let ended = self.ended;
        stage(&mut self.state, &self.audience, &self.house.shelf, deed, at, |state| is_told_anew(state, ended))
    }

    /// What lists and histories must know of a deed.
    fn also(deed: &Deed, at: u64) -> Vec<Note> {
        match deed {
            Deed::Sit { seat, player, name } => {
                vec![Note::sitter(*seat, &Sitter::Person { player: *player, name: name.clone() })]
            }
            Deed::Stand { seat } => vec![Note::sitter(*seat, &Sitter::Empty)],
            Deed::SeatBot { seat, level } => {
                vec![Note::sitter(*seat, &Sitter::Bot { level: *level, instead_of: None })]
            }
            Deed::Start => vec![Note::status(Status::Playing, at)],
            _ => Vec::new(),
        }
    }

    /// Does what other nodes have stored, and tells everybody. If that cannot be followed, the table is loaded again, as one
    /// that is broken if it is.
    pub(super) async fn catch_up(&mut self) -> Result<(), StoreError> {
        let from = self.state.seq();
        for stored in self.house.store.deeds_after(self.id, from).await? {
            let follows = stored.seq == self.state.seq() + 1;
            let deed = stored.read().ok().filter(|_| follows);
            let staged = deed.map(|deed| self.stage(&deed, stored.at));
            if let Some(Ok((_, prepared))) = staged {
                self.audience.send_steps(prepared);
                continue;
            }
            if let Some(Err(error)) = staged {
                tracing::error!(table = %self.id, %error, "what another node stored cannot be followed");
            }
            return self.load_anew().await;
        }
        if self.state.seq() > from {
            self.tell_end_if_over().await;
            self.end_if_over().await;
        }
        Ok(())
    }

    /// Tells everybody what they have not been told.
    async fn tell_steps(&mut self, at: u64) {
        if !self.is_told_anew() {
            self.audience.tell_steps(&self.state, at);
        }
        self.tell_end_if_over().await;
    }

    fn is_told_anew(&self) -> bool {
        is_told_anew(&self.state, self.ended)
    }

    /// What is told in addition when a match has ended.
    async fn tell_end_if_over(&mut self) {
        if self.is_told_anew() {
            self.greet_all_anew().await;
        } else if self.state.is_over() && !self.ended && self.chat > 0 {
            // What the players and those who look on said apart is everybody's now.
            self.tell_talk_anew().await;
        }
    }

    /// A moment at which somebody could have answered is over: everybody is told what came of it.
    async fn end_lull_if_due(&mut self) {
        let before = self.state.waited_for();
        if self.state.let_pass(now()) {
            self.tell_steps(now()).await;
            self.notify_newly_asked(before, now(), Vec::new());
            self.end_if_over().await;
            self.let_bots_think();
        }
    }

    pub(super) async fn end_if_over(&mut self) {
        if self.ended || self.state.status() != Status::Over {
            return;
        }
        match ending::note(&self.house, &self.state).await {
            Ok(()) => self.ended = true,
            Err(error) => {
                tracing::error!(table = %self.id, %error, "the result could not be entered; it is tried again");
                self.look_again_soon();
            }
        }
    }

    /// Grants what was agreed to and ends what ran out of time. What cannot be done is tried again later.
    pub(super) async fn chores(&mut self) {
        if self.chores.waits() {
            return;
        }
        self.end_lull_if_due().await;
        while let Some(deed) = self.state.due(now()) {
            match self.commit(deed).await {
                Ok(_) => {
                    self.chores.succeeded();
                    self.end_lull_if_due().await;
                    self.let_bots_think();
                }
                Err(error) => {
                    tracing::error!(table = %self.id, %error, "a chore could not be done; it is tried again");
                    self.chores.failed();
                    return;
                }
            }
        }
    }
}

//! From a wish to a deed that is stored, done and told.

use std::time::Duration;

use tokio::time::Instant;

use super::actor::{Actor, trouble};
use super::audience::eyes;
use super::deed::Deed;
use super::judge::{Asker, Ruling};
use super::refusal::Refusal;
use super::{ending, opening};
use crate::store::notes::Note;
use crate::store::{Append, Appended, StoreError};
use crate::time::now;
use crate::wire::{ClientMessage, ServerMessage, Sitter, Status};

/// So often may other nodes be faster before one gives up.
const ATTEMPTS: u32 = 16;

impl Actor {
    /// Judges a wish and carries it out. When another node was faster, the wish is judged anew on what that one did.
    pub(super) async fn fulfil(&mut self, asker: &Asker, wish: &ClientMessage) -> ServerMessage {
        let seq = match wish {
            ClientMessage::Act { seq, .. } | ClientMessage::Undo { seq, .. } => Some(*seq),
            _ => None,
        };
        let mut looked = false;
        for _ in 0..ATTEMPTS {
            let deed = match self.state.judge(asker, wish) {
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
                Ok(Ruling::Do(Deed::Start)) => match self.state.begin(&self.house.shelf) {
                    Ok(_) => Deed::Start,
                    // Once it is stored, the table would be what it cannot be for ever.
                    Err(error) => return ServerMessage::Refused(Refusal::CannotStart(error.to_string()).refused(None)),
                },
                Ok(Ruling::Do(deed)) => deed,
                Ok(Ruling::OpenRematch) => match opening::rematch(&self.house, &self.state).await {
                    Ok(table) => Deed::Rematch { table },
                    Err(error) => return trouble(self.id, &error),
                },
            };
            match self.commit(deed).await {
                Ok(true) => {
                    let done = self.state.seq();
                    self.let_bots_think();
                    return ServerMessage::Done { seq: done };
                }
                Ok(false) => {}
                Err(error) => return trouble(self.id, &error),
            }
        }
        ServerMessage::Stale { seq: seq.unwrap_or_default(), now: self.told_to(asker) }
    }

    /// The last step that somebody may know of.
    pub(super) fn told_to(&self, asker: &Asker) -> u64 {
        self.state.told_seq(eyes(&self.state, Some(asker)))
    }

    /// Stores a deed, does it, and tells everybody. `false` if somebody else took its place; then that was caught up with.
    pub(super) async fn commit(&mut self, deed: Deed) -> Result<bool, StoreError> {
        let seq = self.state.seq() + 1;
        let at = now().max(self.state.last_at);
        let mut also = Actor::also(&deed, at);
        let perhaps = self.notices_in_case(&deed, at).await;
        also.extend(perhaps.iter().map(Note::notice));
        let append = Append { table: self.id, seq, deed: deed.line(), at, also };
        let begun = Instant::now();
        let appended = self.house.store.append(append).await;
        // Whoever counts commits is not to learn when somebody answered.
        if self.state.lulls.is_empty() {
            self.house.metrics.committed(begun.elapsed());
        }
        match appended {
            Ok(Appended::Stored) => {
                let before = self.state.waited_for();
                self.state.apply(&self.house.shelf, &deed, at).map_err(impossible)?;
                self.tell_steps(at).await;
                self.notify_newly_asked(before, at, perhaps);
                if matches!(deed, Deed::Sit { .. } | Deed::Stand { .. } | Deed::SeatBot { .. }) {
                    self.presence_changed();
                }
                self.end_if_over().await;
                Ok(true)
            }
            Ok(Appended::Taken) => self.catch_up().await.map(|()| false),
            Err(error) => {
                // It may be stored or not: the store knows.
                self.catch_up().await?;
                Err(error)
            }
        }
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

    /// Does what other nodes have stored, and tells everybody.
    pub(super) async fn catch_up(&mut self) -> Result<(), StoreError> {
        let from = self.state.seq();
        for stored in self.house.store.deeds_after(self.id, from).await? {
            if stored.seq != self.state.seq() + 1 {
                return Err(StoreError::unexpected("the next step", stored.seq));
            }
            let deed: Deed =
                serde_json::from_str(&stored.deed).map_err(|error| StoreError::unexpected("a deed", error))?;
            self.state.apply(&self.house.shelf, &deed, stored.at).map_err(impossible)?;
        }
        if self.state.seq() > from {
            self.tell_steps(now()).await;
            self.end_if_over().await;
        }
        Ok(())
    }

    /// Tells everybody what they have not been told. At the end of a match all is told, lulls too, and its lines are counted
    /// anew: then everybody is told everything.
    async fn tell_steps(&mut self, at: u64) {
        if self.state.is_over() && self.state.had_lulls() && !self.ended {
            self.greet_all_anew().await;
        } else {
            self.audience.tell_steps(&self.state, at);
            if self.state.is_over() && !self.ended && self.chat > 0 {
                // What the players and those who look on said apart is everybody's now.
                self.tell_talk_anew().await;
            }
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

    /// Grants what was agreed to and ends what ran out of time.
    pub(super) async fn chores(&mut self) {
        self.end_lull_if_due().await;
        while let Some(deed) = self.state.due(now()) {
            match self.commit(deed).await {
                Ok(_) => {
                    self.end_lull_if_due().await;
                    self.let_bots_think();
                }
                Err(error) => {
                    tracing::error!(table = %self.id, %error, "a chore could not be done");
                    tokio::time::sleep(Duration::from_secs(1)).await;
                    return;
                }
            }
        }
    }
}

fn impossible(error: super::state::TableError) -> StoreError {
    StoreError::unexpected("a table that can be", error)
}

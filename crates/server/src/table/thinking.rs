//! Bots that sit at a table.

use std::time::Duration;

use sandtable_core::{Chosen, Entry, Seat};
use tokio::time::Instant;

use super::actor::Actor;
use super::command::Command;
use super::deed::Deed;
use crate::fence::fenced;
use crate::surroundings::spawn;
use crate::wire::Sitter;

/// If another node does not let its bot decide in this time, this one does.
pub(super) const OTHER_NODES_BOT: Duration = Duration::from_secs(8);
/// Bots among themselves leave time to look at what they do.
const BOTS_ALONE_PAUSE: Duration = Duration::from_millis(700);

impl Actor {
    pub(super) fn let_late_bots_think(&mut self) {
        if self.bot_at.is_some_and(|at| at <= Instant::now()) {
            self.let_bots_think();
        }
    }

    /// Lets a bot think, if one is to decide and none does yet.
    pub(super) fn let_bots_think(&mut self) {
        self.bot_at = None;
        let seq = self.state.seq();
        let Some(seat) = self.state.bot_to_act() else { return };
        let alone = self.state.bots().len() == self.state.sitters.len();
        // Bots among themselves play for those who look on. When nobody does, they sleep until somebody comes.
        if self.thinking == Some(seq) || (alone && self.audience.is_empty()) {
            return;
        }
        if let Some(until) = self.bots.until() {
            self.bot_at = Some(until);
            return;
        }
        let (Sitter::Bot { level, .. }, Some(game), Some(letters)) =
            (&self.state.sitters[seat.index()], &self.state.game, self.letters.upgrade())
        else {
            return;
        };
        self.thinking = Some(seq);
        // Whoever counts what bots are asked is not to learn when one could answer.
        if self.state.lulls.is_empty() {
            self.house.metrics.bot_asked();
        }
        let decision = self.house.bots.ask(self.state.row.host, game.game().copy(), seat, *level);
        spawn(async move {
            let begun = Instant::now();
            let action = decision.await.ok();
            if alone {
                tokio::time::sleep_until(begun + BOTS_ALONE_PAUSE).await;
            }
            let _ = letters.send(Command::Decided { seq, seat, action }.into()).await;
        });
    }

    pub(super) async fn bot_decided(&mut self, seq: u64, seat: Seat, action: Option<String>) {
        if self.thinking == Some(seq) {
            self.thinking = None;
        }
        if seq == self.state.seq() {
            match self.carry_out_bots(seat, action).await {
                Ok(()) => self.bots.succeeded(),
                Err(why) => {
                    tracing::warn!(table = %self.id, why, "a bot did not decide; it is asked again");
                    self.bots.failed();
                }
            }
        }
        self.let_bots_think();
    }

    /// A bot's decision is checked as a person's is.
    async fn carry_out_bots(&mut self, seat: Seat, action: Option<String>) -> Result<(), String> {
        let action = action.ok_or("it found nothing, or there was no room to think")?;
        let Some(game) = &self.state.game else { return Ok(()) };
        let chosen = Chosen::Notation(action.clone());
        match fenced(|| game.game().check(seat, &chosen)) {
            Ok(Ok(())) => {}
            Ok(Err(refusal)) => return Err(format!("it wanted {action:?}: {refusal}")),
            Err(panicked) => return Err(format!("{action:?}: the rules {panicked}")),
        }
        let deed = Deed::Play { entry: Entry::Action(seat, action) };
        self.commit(deed).await.map(drop).map_err(|error| error.to_string())
    }
}

//! Bots that sit at a table.

use std::time::Duration;

use sandtable_core::{Entry, Seat};
use tokio::time::Instant;

use super::actor::Actor;
use super::command::Command;
use super::deed::Deed;
use crate::surroundings::spawn;
use crate::wire::Sitter;

/// If another node does not let its bot decide in this time, this one does.
pub(super) const OTHER_NODES_BOT: Duration = Duration::from_secs(8);
/// A bot that did not decide is asked again after this time.
const ASK_AGAIN: Duration = Duration::from_secs(4);
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
            if alone || action.is_none() {
                tokio::time::sleep_until(begun + BOTS_ALONE_PAUSE).await;
            }
            let _ = letters.send(Command::Decided { seq, seat, action }.into()).await;
        });
    }

    pub(super) async fn bot_decided(&mut self, seq: u64, seat: Seat, action: Option<String>) {
        if self.thinking == Some(seq) {
            self.thinking = None;
        }
        if seq == self.state.seq() && action.is_none() {
            // There was no room to think, or the bot found nothing. To ask again at once would be the same again.
            self.bot_at = Some(Instant::now() + ASK_AGAIN);
            return;
        }
        if seq == self.state.seq()
            && let Some(action) = action
            && let Err(error) = self.commit(Deed::Play { entry: Entry::Action(seat, action) }).await
        {
            tracing::error!(table = %self.id, %error, "a bot's decision could not be stored");
            self.bot_at = Some(Instant::now() + OTHER_NODES_BOT);
            return;
        }
        self.let_bots_think();
    }
}

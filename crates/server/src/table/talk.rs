//! What is said at a table.

use super::actor::{Actor, trouble};
use super::audience::eyes;
use super::judge::Asker;
use super::refusal::Refusal;
use crate::http::limits::Rate;
use crate::names;
use crate::time::now;
use crate::wire::{ChatLine, Room, ServerMessage};

const CHAT_LINES: u64 = 100;
/// So much all who look on may say together.
pub(super) const ONLOOKERS: Rate = Rate { burst: 30.0, per_second: 1.0 };

impl Actor {
    pub(super) async fn said_after(&self, n: u64) -> Vec<ChatLine> {
        if self.chat <= n {
            return Vec::new();
        }
        self.house.store.said_after(self.id, n, CHAT_LINES).await.unwrap_or_else(|error| {
            tracing::error!(table = %self.id, %error, "the talk could not be read");
            Vec::new()
        })
    }

    pub(super) async fn talk(&mut self, asker: &Asker, text: &str) -> ServerMessage {
        let Some(text) = names::talk(text) else { return ServerMessage::Refused(Refusal::BadChat.refused(None)) };
        match self.house.store.player(asker.player).await {
            Ok(player) if player.as_ref().is_none_or(|player| player.muted_until > now()) => {
                return ServerMessage::Refused(Refusal::Muted.refused(None));
            }
            Ok(_) => {}
            Err(error) => return trouble(self.id, &error),
        }
        let eyes = eyes(&self.state, Some(asker));
        if eyes.seats.is_empty() && self.house.limits && !self.onlookers.take(ONLOOKERS, std::time::Instant::now()) {
            return ServerMessage::Refused(Refusal::TooFast.refused(None));
        }
        let room = if eyes.seats.is_empty() { Room::Spectators } else { Room::Players };
        let name =
            eyes.seats.lowest().map_or_else(|| asker.name.clone(), |seat| self.state.sitters[seat.index()].label());
        match self.house.store.say(self.id, asker.player, room, &name, &text, now()).await {
            Ok(_) => {
                self.pass_chat_on().await;
                ServerMessage::Done { seq: self.told_to(asker) }
            }
            Err(error) => trouble(self.id, &error),
        }
    }

    /// What was told may have been removed since, or have lost its name: everybody is told what stands.
    pub(super) async fn tell_talk_anew(&mut self) {
        match self.house.store.said_after(self.id, 0, CHAT_LINES).await {
            Ok(lines) if lines.is_empty() && self.chat == 0 => {}
            Ok(lines) => {
                self.chat = lines.last().map_or(0, |line| line.n);
                self.audience.tell_talk(&self.state, &lines);
            }
            Err(error) => tracing::error!(table = %self.id, %error, "the talk could not be read"),
        }
    }

    pub(super) async fn pass_chat_on(&mut self) {
        match self.house.store.said_after(self.id, self.chat, CHAT_LINES).await {
            Ok(lines) => {
                for line in lines {
                    self.chat = line.n;
                    self.audience.tell_chat(&self.state, &line);
                }
            }
            Err(error) => tracing::error!(table = %self.id, %error, "the talk could not be read"),
        }
    }
}

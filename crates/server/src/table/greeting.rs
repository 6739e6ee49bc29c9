//! Those who come: what they have missed, and what they ask.

use super::actor::Actor;
use super::audience::{audible, eyes, sync, you};
use super::command::{Card, Seen};
use super::judge::Asker;
use super::refusal::Refusal;
use crate::time::now;
use crate::wire::{ClientMessage, ServerMessage};

/// A client that missed no more steps than this is told just those.
const RING: u64 = 64;

impl Actor {
    pub(super) fn card(&self, asker: Option<&Asker>) -> Card {
        let eyes = eyes(&self.state, asker);
        Card {
            table: self.state.info(now()),
            your_turn: self.state.asked_by(eyes).iter().any(|seat| eyes.seats.contains(seat)),
            last: self.state.told_steps(eyes).last().map_or(self.state.last_at, |step| step.at),
        }
    }

    /// Tells a connection what it has missed, and how many bytes that took. `again`: it was greeted before, and was told
    /// everything since.
    pub(super) async fn greet(&mut self, number: u64, asker: Option<&Asker>, seen: Seen, again: bool) -> usize {
        let (eyes, you) = (eyes(&self.state, asker), you(&self.state, asker));
        let told = self.state.told_seq(eyes);
        let missed = seen.step.map(|step| (step, told.checked_sub(step)));
        let few = |(from, missed): &(u64, u64)| *missed <= RING && !self.state.has_unread_line(*from);
        let Some((from, missed)) = missed.and_then(|(from, missed)| Some((from, missed?))).filter(few) else {
            let chat = self.said_after(0).await;
            let message = sync(&self.state, asker, chat, self.presence(), now());
            self.audience.greeted(number, &self.state);
            return self.audience.tell(number, &message);
        };
        let step = if missed == 0 && again && self.audience.looks_through(number, eyes) {
            self.state.nothing_new(told, you, now())
        } else {
            self.state.since(from, from, eyes, Some(you), now())
        };
        self.audience.greeted(number, &self.state);
        let mut bytes = self.audience.tell(number, &ServerMessage::Step(Box::new(step)));
        match seen.chat {
            // Who has missed nothing of the talk but what comes now.
            Some(known) if again => {
                for line in audible(&self.state, eyes, self.said_after(known).await) {
                    bytes += self.audience.tell(number, &ServerMessage::Chat(line));
                }
            }
            // Who comes back may know lines that were removed meanwhile.
            Some(known) if known.max(self.chat) > 0 => {
                let lines = audible(&self.state, eyes, self.said_after(0).await);
                bytes += self.audience.tell(number, &ServerMessage::Talk { lines });
            }
            Some(_) | None => {}
        }
        bytes + self.audience.tell(number, &ServerMessage::Presence(self.presence()))
    }

    /// Everybody is told everything, because what they were told before does not hold any more.
    pub(super) async fn greet_all_anew(&mut self) {
        for (number, asker) in self.audience.everybody() {
            self.greet(number, asker.as_ref(), Seen::default(), true).await;
        }
    }

    pub(super) async fn answer(&mut self, asker: Option<Asker>, wish: &ClientMessage) -> ServerMessage {
        match (wish, asker) {
            (ClientMessage::Ping { n }, _) => ServerMessage::Pong { n: *n, now: now() },
            (ClientMessage::Hello { .. }, asker) => {
                self.be_current().await;
                let chat = self.said_after(0).await;
                sync(&self.state, asker.as_ref(), chat, self.presence(), now())
            }
            (_, None) => ServerMessage::Refused(Refusal::NoSession.refused(None)),
            (ClientMessage::Chat { text }, Some(asker)) => self.talk(&asker, text).await,
            (wish, Some(asker)) => self.fulfil(&asker, wish).await,
        }
    }
}

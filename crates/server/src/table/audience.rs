//! Who is connected to a table on this node. Those with the same eyes are sent the same bytes, made once.

use std::sync::Arc;

use sandtable_core::{SeatSet, json};
use tokio::sync::mpsc;

use super::judge::Asker;
use super::sights::Eyes;
use super::state::TableState;
use crate::wire::{ChatLine, PlayerId, Presence, Room, ServerMessage, Status, You};

/// Those who see the same and have heard the same are told the same.
type Told = (Eyes, Option<You>, Heard);

/// A message as it travels, the same for all who are told it. It is narrow, because every connection has room for many; and it is
/// no `Arc<str>`, because a long message would be copied into one.
pub type Letter = Arc<String>;

/// How many messages may wait for a slow client before it is let go; it comes back and asks for what it missed.
pub const OUTBOX: usize = 32;

/// One connection.
pub struct Guest {
    /// Its number at this table.
    pub number: u64,
    /// Who it is, if it has a session.
    pub asker: Option<Asker>,
    outbox: mpsc::Sender<Letter>,
    eyes: Eyes,
    told: Heard,
}

/// A message that is written and not sent yet.
pub struct Prepared {
    number: u64,
    eyes: Eyes,
    told: Heard,
    letter: Letter,
}

/// What a connection has been told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Heard {
    /// The last step.
    seq: u64,
    /// The last step of which it has the line of the log.
    read: u64,
    /// How many lulls had ended.
    lulls: u64,
}

impl Heard {
    /// All that these eyes may be told now.
    fn now(state: &TableState, eyes: Eyes) -> Heard {
        let read = state.read_steps(eyes).len() as u64;
        Heard { seq: state.told_seq(eyes), read, lulls: state.lulls.ended }
    }
}

/// All connections to a table.
#[derive(Default)]
pub struct Audience {
    guests: Vec<Guest>,
    last_number: u64,
}

/// Writes a message.
///
/// # Panics
/// Never: messages become JSON.
#[must_use]
pub fn encode(message: &ServerMessage) -> Letter {
    Arc::new(json(message))
}

/// What somebody is at a table.
#[must_use]
pub fn you(state: &TableState, asker: Option<&Asker>) -> You {
    let seats = state.seats_of(asker.map(|asker| asker.player));
    You { seats: seats.iter().collect(), host: asker.is_some_and(|asker| asker.player == state.row.host) }
}

/// Through whose eyes somebody looks.
#[must_use]
pub fn eyes(state: &TableState, asker: Option<&Asker>) -> Eyes {
    Eyes { seats: asker.map_or(SeatSet::NONE, |asker| state.seats_of(Some(asker.player))) }
}

/// While a match runs, players and spectators have a room each; otherwise everybody hears everything.
fn hears(state: &TableState, eyes: Eyes, room: Room) -> bool {
    state.status() != Status::Playing || eyes.seats.is_empty() == (room == Room::Spectators)
}

impl Audience {
    /// Somebody comes.
    pub fn enter(&mut self, state: &TableState, asker: Option<Asker>, outbox: mpsc::Sender<Letter>) -> u64 {
        self.last_number += 1;
        let eyes = eyes(state, asker.as_ref());
        self.guests.push(Guest { number: self.last_number, asker, outbox, eyes, told: Heard::now(state, eyes) });
        self.last_number
    }

    /// Somebody goes.
    pub fn leave(&mut self, number: u64) {
        self.guests.retain(|guest| guest.number != number);
    }

    /// Somebody's keys have changed: their connections end, and who still has one that fits comes back with it.
    pub fn let_go(&mut self, player: PlayerId) {
        self.guests.retain(|guest| guest.asker.as_ref().is_none_or(|asker| asker.player != player));
    }

    /// The numbers of all connections, with who they are.
    #[must_use]
    pub fn everybody(&self) -> Vec<(u64, Option<Asker>)> {
        self.guests.iter().map(|guest| (guest.number, guest.asker.clone())).collect()
    }

    /// Has this connection been told everything until now through these eyes?
    #[must_use]
    pub fn looks_through(&self, number: u64, eyes: Eyes) -> bool {
        self.guests.iter().any(|guest| guest.number == number && guest.eyes == eyes)
    }

    /// Nobody here?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.guests.is_empty()
    }

    /// A connection was greeted: it has been told everything.
    pub fn greeted(&mut self, number: u64, state: &TableState) {
        if let Some(guest) = self.guests.iter_mut().find(|guest| guest.number == number) {
            guest.eyes = eyes(state, guest.asker.as_ref());
            guest.told = Heard::now(state, guest.eyes);
        }
    }

    /// Tells everybody what was done since they were told.
    pub fn tell_steps(&mut self, state: &TableState, now: u64) {
        let prepared = self.prepare_steps(state, now);
        state.shown.forget_view();
        self.send_steps(prepared);
    }

    /// Writes what everybody is to be told of what was done since they were told, and sends nothing yet.
    #[must_use]
    pub fn prepare_steps(&self, state: &TableState, now: u64) -> Vec<Prepared> {
        let mut made: Vec<(Told, Letter)> = Vec::new();
        let mut prepared = Vec::new();
        for guest in &self.guests {
            let eyes = eyes(state, guest.asker.as_ref());
            let (told, heard) = (guest.told, Heard::now(state, eyes));
            if told == heard {
                continue;
            }
            let changed = (eyes != guest.eyes).then(|| you(state, guest.asker.as_ref()));
            let key = (eyes, changed, told);
            let letter = match made.iter().find(|(made, _)| *made == key) {
                Some((_, letter)) => letter.clone(),
                None => {
                    let step = state.since(told.seq, told.read, eyes, key.1.clone(), now);
                    let letter: Letter = Arc::new(step.message());
                    made.push((key, letter.clone()));
                    letter
                }
            };
            prepared.push(Prepared { number: guest.number, eyes, told: heard, letter });
        }
        prepared
    }

    /// Sends what was prepared. Who does not keep up is let go.
    pub fn send_steps(&mut self, prepared: Vec<Prepared>) {
        let mut prepared = prepared.into_iter().peekable();
        // Both are in the order of their numbers.
        self.guests.retain_mut(|guest| {
            while prepared.next_if(|next| next.number < guest.number).is_some() {}
            let Some(next) = prepared.next_if(|next| next.number == guest.number) else { return true };
            guest.eyes = next.eyes;
            guest.told = next.told;
            guest.outbox.try_send(next.letter).is_ok()
        });
    }

    /// Tells what was said to those who may hear it.
    pub fn tell_chat(&mut self, state: &TableState, line: &ChatLine) {
        let bytes = encode(&ServerMessage::Chat(line.clone()));
        self.guests
            .retain(|guest| !hears(state, guest.eyes, line.room) || guest.outbox.try_send(bytes.clone()).is_ok());
    }

    /// Tells everybody what stands of what was said, as far as they may hear it, in place of all that they heard before.
    pub fn tell_talk(&mut self, state: &TableState, lines: &[ChatLine]) {
        let mut made: Vec<(bool, Letter)> = Vec::new();
        self.guests.retain(|guest| {
            let looks_on = guest.eyes.seats.is_empty();
            let letter = match made.iter().find(|(made, _)| *made == looks_on) {
                Some((_, letter)) => letter.clone(),
                None => {
                    let lines = audible(state, guest.eyes, lines.to_vec());
                    let letter = encode(&ServerMessage::Talk { lines });
                    made.push((looks_on, letter.clone()));
                    letter
                }
            };
            guest.outbox.try_send(letter).is_ok()
        });
    }

    /// Tells everybody who is here.
    pub fn tell_presence(&mut self, presence: &Presence) {
        let bytes = encode(&ServerMessage::Presence(presence.clone()));
        self.guests.retain(|guest| guest.outbox.try_send(bytes.clone()).is_ok());
    }

    /// Sends something to one guest, and tells how many bytes it was.
    pub fn tell(&mut self, number: u64, message: &ServerMessage) -> usize {
        let bytes = encode(message);
        self.guests.retain(|guest| guest.number != number || guest.outbox.try_send(bytes.clone()).is_ok());
        bytes.len()
    }

    /// Where messages to a guest go.
    #[must_use]
    pub fn outbox(&self, number: u64) -> Option<mpsc::Sender<Letter>> {
        self.guests.iter().find(|guest| guest.number == number).map(|guest| guest.outbox.clone())
    }

    /// Which seats are connected, and how many look on.
    #[must_use]
    pub fn presence(&self) -> (SeatSet, u32) {
        let mut seats = SeatSet::NONE;
        let mut spectators = 0;
        for guest in &self.guests {
            if guest.eyes.seats.is_empty() {
                spectators += 1;
            }
            guest.eyes.seats.iter().for_each(|seat| seats.insert(seat));
        }
        (seats, spectators)
    }
}

/// The whole table for one client.
#[must_use]
pub fn sync(
    state: &TableState,
    asker: Option<&Asker>,
    chat: Vec<ChatLine>,
    presence: Presence,
    now: u64,
) -> ServerMessage {
    let eyes = eyes(state, asker);
    ServerMessage::Sync(Box::new(crate::wire::Sync {
        seq: state.told_seq(eyes),
        now,
        table: state.info(now),
        you: you(state, asker),
        position: state.position(eyes, now),
        log: state.log(eyes),
        chat: audible(state, eyes, chat),
        presence,
    }))
}

/// Those lines that these eyes' owner may hear.
#[must_use]
pub fn audible(state: &TableState, eyes: Eyes, chat: Vec<ChatLine>) -> Vec<ChatLine> {
    chat.into_iter().filter(|line| hears(state, eyes, line.room)).collect()
}

//! One task a table. Everything that changes a table passes through its inbox, one thing after the other; the store's unique
//! sequence decides between nodes.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use sandtable_core::{Entry, Seat, SeatSet, Text};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::audience::{Audience, audible, eyes, sync, you};
use super::deed::Deed;
use super::hall::Hall;
use super::judge::{Asker, Ruling};
use super::opening::NoTable;
use super::refusal::Refusal;
use super::state::TableState;
use super::{ending, opening};
use crate::house::House;
use crate::names;
use crate::store::tables::{note_sitter, note_status};
use crate::store::{Append, Appended, News, StoreError};
use crate::time::{instant, now};
use crate::wire::{
    ChatLine, ClientMessage, Earlier, ErrorCode, NewBranch, Presence, Room, ServerMessage, Sitter, Status, TableCard,
    TableId,
};

/// A table that nobody looks at is put away after this long.
const IDLE: Duration = Duration::from_secs(60);
/// Comings and goings are told together.
const PRESENCE_PAUSE: Duration = Duration::from_millis(300);
/// If another node does not let its bot decide in this time, this one does.
const OTHER_NODES_BOT: Duration = Duration::from_secs(8);
/// Bots among themselves leave time to look at what they do.
const BOTS_ALONE_PAUSE: Duration = Duration::from_millis(700);
/// A client that missed no more steps than this is told just those.
const RING: u64 = 64;
const CHAT_LINES: u64 = 100;
/// So often may other nodes be faster before one gives up.
const ATTEMPTS: u32 = 16;

/// What a table can be asked for.
pub enum Command {
    /// Somebody connects, and wants to know what they have missed.
    Enter {
        /// Who.
        asker: Option<Asker>,
        /// Where messages go.
        outbox: mpsc::Sender<Utf8Bytes>,
        /// The last step and the last chat line that they have.
        seen: Seen,
        /// The connection's number.
        reply: oneshot::Sender<u64>,
    },
    /// Somebody who is connected wants to know what they have missed.
    Again {
        /// The connection's number.
        number: u64,
        /// Who.
        asker: Option<Asker>,
        /// What they have.
        seen: Seen,
    },
    /// A connection ends.
    Leave {
        /// Its number.
        number: u64,
    },
    /// Somebody says something at the table.
    Say {
        /// Who.
        asker: Option<Asker>,
        /// What.
        wish: ClientMessage,
        /// The answer.
        reply: oneshot::Sender<ServerMessage>,
    },
    /// Another node, or this one, did something.
    Heard(News),
    /// A bot has decided.
    Decided {
        /// On the position after this step.
        seq: u64,
        /// For which seat.
        seat: Seat,
        /// What; nothing, if it could not.
        action: Option<String>,
    },
    /// How does it stand, for somebody's list?
    Card {
        /// Whose list.
        asker: Option<Asker>,
        /// The answer.
        reply: oneshot::Sender<TableCard>,
    },
    /// How did it stand after so many lines?
    Earlier {
        /// Through whose eyes.
        asker: Option<Asker>,
        /// After how many lines.
        line: usize,
        /// The answer; nothing, if there is no such line.
        reply: oneshot::Sender<Option<Earlier>>,
    },
    /// The record, if the match is over.
    Record {
        /// The answer.
        reply: oneshot::Sender<Option<String>>,
    },
    /// Play on from an earlier position, at a table of its own.
    Branch {
        /// Who.
        asker: Asker,
        /// From where, in which seat, against whom.
        wanted: NewBranch,
        /// The new table.
        reply: oneshot::Sender<Result<TableId, NoTable>>,
    },
    /// Look at the clock.
    Wake,
}

/// What a client has.
#[derive(Clone, Copy, Debug, Default)]
pub struct Seen {
    /// Its last step.
    pub step: Option<u64>,
    /// Its last chat line.
    pub chat: Option<u64>,
}

/// The task of a table.
pub(super) struct Actor {
    id: TableId,
    house: Arc<House>,
    hall: Arc<Hall>,
    inbox: mpsc::Receiver<Command>,
    /// To oneself, for bots' decisions.
    letters: mpsc::WeakSender<Command>,
    state: TableState,
    audience: Audience,
    /// Connected at other nodes, by node.
    elsewhere: HashMap<u64, (SeatSet, u32)>,
    /// The last chat line that was told here.
    chat: u64,
    /// A bot thinks about the position after this step.
    thinking: Option<u64>,
    /// When a bot of this node should decide what another node's should have.
    bot_at: Option<Instant>,
    /// When comings and goings are told.
    presence_at: Option<Instant>,
    last_used: Instant,
    ended: bool,
}

impl Actor {
    /// Loads a table; nothing, if there is none.
    pub(super) async fn load(
        id: TableId,
        house: Arc<House>,
        hall: Arc<Hall>,
        inbox: mpsc::Receiver<Command>,
        letters: mpsc::WeakSender<Command>,
    ) -> Result<Option<Actor>, StoreError> {
        let Some(row) = house.store.table(id).await? else { return Ok(None) };
        let mut actor = Actor {
            id,
            chat: house.store.said_after(id, 0, 1).await?.last().map_or(0, |line| line.n),
            house,
            hall,
            inbox,
            letters,
            state: TableState::new(row),
            audience: Audience::default(),
            elsewhere: HashMap::new(),
            thinking: None,
            bot_at: None,
            presence_at: None,
            last_used: Instant::now(),
            ended: false,
        };
        actor.catch_up().await?;
        actor.forget_the_gone().await?;
        Ok(Some(actor))
    }

    async fn forget_the_gone(&mut self) -> Result<(), StoreError> {
        for sitter in self.state.sitters.clone() {
            if let Sitter::Person { player, .. } = sitter
                && self.house.store.player(player).await?.is_none_or(|player| player.gone)
            {
                self.state.forget_name(player);
            }
        }
        Ok(())
    }

    /// Serves the table until nobody needs it. Boxed, because its last act may be to have this very table loaded again.
    pub(super) fn run(self) -> BoxFuture<'static, ()> {
        self.serve_until_unused().boxed()
    }

    async fn serve_until_unused(mut self) {
        self.ask_elsewhere().await;
        self.chores().await;
        self.let_bots_think();
        loop {
            let wake = self.next_wake();
            tokio::select! {
                command = self.inbox.recv() => match command {
                    Some(command) => self.serve(command).await,
                    None => return,
                },
                () = tokio::time::sleep_until(wake) => {}
            }
            self.chores().await;
            self.tell_presence_if_due().await;
            self.let_late_bots_think();
            if self.is_idle() && self.hall.put_away(self.id, &mut self.inbox) {
                self.note_next_wake().await;
                let Actor { id, hall, inbox, .. } = self;
                return hall.deliver_anew(id, inbox).await;
            }
        }
    }

    fn is_idle(&self) -> bool {
        self.audience.is_empty() && self.thinking.is_none() && self.bot_at.is_none() && self.last_used.elapsed() >= IDLE
    }

    fn next_wake(&self) -> Instant {
        let idle = if self.audience.is_empty() { self.last_used + IDLE } else { Instant::now() + 10 * IDLE };
        let clock = self.state.clock.deadline().filter(|_| self.state.status() == Status::Playing);
        [Some(idle), clock.map(|(_, at)| instant(at)), self.bot_at, self.presence_at]
            .into_iter()
            .flatten()
            .min()
            .expect("there is at least one")
    }

    /// Before a running match is put away: when does it need somebody again?
    async fn note_next_wake(&self) {
        if self.state.status() == Status::Playing {
            let at = self.state.clock.deadline().map(|(_, at)| at);
            if let Err(error) = self.house.store.wake_at(self.id, at).await {
                tracing::error!(table = %self.id, %error, "the next wake-up could not be noted");
            }
        }
    }

    async fn serve(&mut self, command: Command) {
        self.last_used = Instant::now();
        match command {
            Command::Enter { asker, outbox, seen, reply } => {
                let number = self.audience.enter(&self.state, asker.clone(), outbox);
                self.greet(number, asker.as_ref(), seen).await;
                self.presence_changed();
                if reply.send(number).is_err() {
                    self.audience.leave(number);
                }
            }
            Command::Again { number, asker, seen } => self.greet(number, asker.as_ref(), seen).await,
            Command::Leave { number } => {
                self.audience.leave(number);
                self.presence_changed();
            }
            Command::Say { asker, wish, reply } => {
                let answer = self.answer(asker, &wish).await;
                let _ = reply.send(answer);
            }
            Command::Heard(news) => self.hear(news).await,
            Command::Decided { seq, seat, action } => self.bot_decided(seq, seat, action).await,
            Command::Card { asker, reply } => {
                let _ = reply.send(self.card(asker.as_ref()));
            }
            Command::Earlier { asker, line, reply } => {
                let sights = self.state.earlier(eyes(&self.state, asker.as_ref()), line);
                let lines = self.state.lines() as u32;
                let _ = reply.send(sights.map(|sights| Earlier { line: line as u32, lines, sights }));
            }
            Command::Record { reply } => {
                let over = self.state.status() == Status::Over;
                let game = self.state.game.as_ref().filter(|_| over);
                let _ = reply.send(game.map(|game| game.record().to_string()));
            }
            Command::Branch { asker, wanted, reply } => {
                let _ = reply.send(opening::branch(&self.house, &self.state, &asker, wanted).await);
            }
            Command::Wake => self.let_bots_think(),
        }
    }

    fn card(&self, asker: Option<&Asker>) -> TableCard {
        let own = self.state.seats_of(asker.map(|asker| asker.player));
        TableCard {
            table: self.state.info(now()),
            your_turn: self.state.to_act().iter().any(|seat| own.contains(seat)),
            last: self.state.last_at,
        }
    }

    async fn greet(&mut self, number: u64, asker: Option<&Asker>, seen: Seen) {
        let missed = seen.step.map(|step| (step, self.state.seq().checked_sub(step)));
        if let Some((from, Some(missed))) = missed
            && missed <= RING
        {
            let eyes = eyes(&self.state, asker);
            let step = self.state.since(from, eyes, Some(you(&self.state, asker)), now());
            self.audience.tell(number, &ServerMessage::Step(Box::new(step)));
            for line in audible(&self.state, eyes, self.said_after(seen.chat.unwrap_or(self.chat)).await) {
                self.audience.tell(number, &ServerMessage::Chat(line));
            }
            self.audience.tell(number, &ServerMessage::Presence(self.presence()));
            return;
        }
        let chat = self.said_after(0).await;
        let message = sync(&self.state, asker, chat, self.presence(), now());
        self.audience.tell(number, &message);
    }

    async fn said_after(&self, n: u64) -> Vec<ChatLine> {
        if self.chat <= n {
            return Vec::new();
        }
        self.house.store.said_after(self.id, n, CHAT_LINES).await.unwrap_or_else(|error| {
            tracing::error!(table = %self.id, %error, "the talk could not be read");
            Vec::new()
        })
    }

    async fn answer(&mut self, asker: Option<Asker>, wish: &ClientMessage) -> ServerMessage {
        match (wish, asker) {
            (ClientMessage::Ping { n }, _) => ServerMessage::Pong { n: *n, now: now() },
            (ClientMessage::Why { ask, seat, path }, asker) => {
                let own = self.state.seats_of(asker.map(|asker| asker.player)).contains(*seat);
                let ruling = if own { self.state.why(*seat, path) } else { Err(Refusal::NotYourSeat) };
                ServerMessage::Why { ask: *ask, refused: ruling.err().map(|refusal| refusal.refused(None)) }
            }
            (ClientMessage::Hello { .. }, asker) => {
                let chat = self.said_after(0).await;
                sync(&self.state, asker.as_ref(), chat, self.presence(), now())
            }
            (_, None) => ServerMessage::Refused(Refusal::NoSession.refused(None)),
            (ClientMessage::Chat { text }, Some(asker)) => self.talk(&asker, text).await,
            (wish, Some(asker)) => self.fulfil(&asker, wish).await,
        }
    }

    async fn talk(&mut self, asker: &Asker, text: &str) -> ServerMessage {
        let Some(text) = names::talk(text) else { return ServerMessage::Refused(Refusal::BadChat.refused(None)) };
        let eyes = eyes(&self.state, Some(asker));
        let room = if eyes.seats.is_empty() { Room::Spectators } else { Room::Players };
        let name =
            eyes.seats.lowest().map_or_else(|| asker.name.clone(), |seat| self.state.sitters[seat.index()].label());
        match self.house.store.say(self.id, asker.player, room, &name, &text, now()).await {
            Ok(_) => {
                self.pass_chat_on().await;
                ServerMessage::Done { seq: self.state.seq() }
            }
            Err(error) => trouble(self.id, &error),
        }
    }

    async fn pass_chat_on(&mut self) {
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

    /// Judges a wish and carries it out. When another node was faster, the wish is judged anew on what that one did.
    async fn fulfil(&mut self, asker: &Asker, wish: &ClientMessage) -> ServerMessage {
        let seq = match wish {
            ClientMessage::Act { seq, .. } | ClientMessage::Undo { seq, .. } => Some(*seq),
            _ => None,
        };
        for _ in 0..ATTEMPTS {
            let deed = match self.state.judge(asker, wish) {
                Err(refusal) => {
                    self.house.metrics.refused();
                    return ServerMessage::Refused(refusal.refused(seq));
                }
                Ok(Ruling::Already(seq)) => return ServerMessage::Done { seq },
                Ok(Ruling::Nothing) => return ServerMessage::Done { seq: self.state.seq() },
                Ok(Ruling::Stale) => {
                    self.house.metrics.stale();
                    return ServerMessage::Stale { seq: seq.unwrap_or_default(), now: self.state.seq() };
                }
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
        ServerMessage::Stale { seq: seq.unwrap_or_default(), now: self.state.seq() }
    }

    /// Stores a deed, does it, and tells everybody. `false` if somebody else took its place; then that was caught up with.
    async fn commit(&mut self, deed: Deed) -> Result<bool, StoreError> {
        let seq = self.state.seq() + 1;
        let at = now().max(self.state.last_at);
        let append = Append { table: self.id, seq, deed: deed.line(), at, also: self.also(&deed, at) };
        let begun = Instant::now();
        let appended = self.house.store.append(append).await;
        self.house.metrics.committed(begun.elapsed());
        match appended {
            Ok(Appended::Stored) => {
                let before = self.state.to_act();
                self.state.apply(&self.house.shelf, &deed, at).map_err(impossible)?;
                self.audience.tell_steps(&self.state, seq - 1, at);
                self.notify_newly_asked(before);
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
    fn also(&self, deed: &Deed, at: u64) -> Vec<crate::store::database::Statement> {
        match deed {
            Deed::Sit { seat, player, name } => {
                vec![note_sitter(self.id, *seat, &Sitter::Person { player: *player, name: name.clone() })]
            }
            Deed::Stand { seat } => vec![note_sitter(self.id, *seat, &Sitter::Empty)],
            Deed::SeatBot { seat, level } => {
                vec![note_sitter(self.id, *seat, &Sitter::Bot { level: *level, instead_of: None })]
            }
            Deed::Start => vec![note_status(self.id, Status::Playing, at)],
            _ => Vec::new(),
        }
    }

    /// Does what other nodes have stored, and tells everybody.
    async fn catch_up(&mut self) -> Result<(), StoreError> {
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
            self.audience.tell_steps(&self.state, from, now());
            self.end_if_over().await;
        }
        Ok(())
    }

    async fn end_if_over(&mut self) {
        if self.ended || self.state.status() != Status::Over {
            return;
        }
        match ending::note(&self.house, &self.state).await {
            Ok(()) => self.ended = true,
            Err(error) => {
                tracing::error!(table = %self.id, %error, "the result could not be entered; it will be later")
            }
        }
    }

    fn notify_newly_asked(&self, before: SeatSet) {
        let connected = self.presence().seats;
        for seat in self.state.to_act().iter().filter(|&seat| !before.contains(seat)) {
            if let Sitter::Person { player, name } = &self.state.sitters[seat.index()] {
                let here = connected.contains(&seat);
                self.house.notifier.turn(*player, name, self.id, &self.state.row.game, here);
            }
        }
    }

    /// Grants what was agreed to and ends what ran out of time.
    async fn chores(&mut self) {
        while let Some(deed) = self.state.due(now()) {
            match self.commit(deed).await {
                Ok(_) => self.let_bots_think(),
                Err(error) => {
                    tracing::error!(table = %self.id, %error, "a chore could not be done");
                    tokio::time::sleep(Duration::from_secs(1)).await;
                    return;
                }
            }
        }
    }

    fn let_late_bots_think(&mut self) {
        if self.bot_at.is_some_and(|at| at <= Instant::now()) {
            self.let_bots_think();
        }
    }

    /// Lets a bot think, if one is to decide and none does yet.
    fn let_bots_think(&mut self) {
        self.bot_at = None;
        let seq = self.state.seq();
        let Some(seat) = self.state.bot_to_act() else { return };
        if self.thinking == Some(seq) {
            return;
        }
        let (Sitter::Bot { level, .. }, Some(game), Some(letters)) =
            (&self.state.sitters[seat.index()], &self.state.game, self.letters.upgrade())
        else {
            return;
        };
        self.thinking = Some(seq);
        self.house.metrics.bot_asked();
        let alone = self.state.bots().len() == self.state.sitters.len();
        let decision = self.house.bots.ask(game.game().copy(), seat, *level);
        tokio::spawn(async move {
            let begun = Instant::now();
            let action = decision.await.ok();
            if alone || action.is_none() {
                tokio::time::sleep_until(begun + BOTS_ALONE_PAUSE).await;
            }
            let _ = letters.send(Command::Decided { seq, seat, action }).await;
        });
    }

    async fn bot_decided(&mut self, seq: u64, seat: Seat, action: Option<String>) {
        if self.thinking == Some(seq) {
            self.thinking = None;
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

    async fn hear(&mut self, news: News) {
        match news {
            News::Step(_, seq) if seq <= self.state.seq() => {}
            News::Step(..) => self.catch_up_or_complain().await,
            News::Chat(_) => self.pass_chat_on().await,
            News::Gap => {
                self.catch_up_or_complain().await;
                self.pass_chat_on().await;
            }
            News::Presence { node, seats, spectators, asks, .. } => {
                if node != self.house.node {
                    let seats = (0..8).map(Seat).filter(|seat| seats & (1 << seat.0) != 0).collect();
                    self.elsewhere.insert(node, (seats, spectators));
                    self.audience.tell_presence(&self.presence());
                    if asks {
                        self.tell_elsewhere(false).await;
                    }
                }
            }
        }
    }

    async fn catch_up_or_complain(&mut self) {
        if let Err(error) = self.catch_up().await {
            tracing::error!(table = %self.id, %error, "what another node did could not be followed");
        }
        if self.state.bot_to_act().is_some() && self.thinking != Some(self.state.seq()) {
            self.bot_at = Some(Instant::now() + OTHER_NODES_BOT);
        }
    }

    fn presence(&self) -> Presence {
        let (mut seats, mut spectators) = self.audience.presence();
        for (there, more) in self.elsewhere.values() {
            there.iter().for_each(|seat| seats.insert(seat));
            spectators += more;
        }
        Presence { seats: seats.iter().collect(), spectators }
    }

    fn presence_changed(&mut self) {
        self.presence_at.get_or_insert_with(|| Instant::now() + PRESENCE_PAUSE);
    }

    async fn tell_presence_if_due(&mut self) {
        if self.presence_at.is_some_and(|at| at <= Instant::now()) {
            self.presence_at = None;
            self.audience.tell_presence(&self.presence());
            self.tell_elsewhere(false).await;
        }
    }

    async fn ask_elsewhere(&self) {
        self.tell_elsewhere(true).await;
    }

    async fn tell_elsewhere(&self, asks: bool) {
        let (seats, spectators) = self.audience.presence();
        let bits = seats.iter().fold(0, |bits, seat| bits | 1 << seat.0);
        let news = News::Presence { table: self.id, node: self.house.node, seats: bits, spectators, asks };
        if let Err(error) = self.house.store.tell(&news).await {
            tracing::warn!(table = %self.id, %error, "other nodes could not be told who is here");
        }
    }
}

fn impossible(error: super::state::TableError) -> StoreError {
    StoreError::unexpected("a table that can be", error)
}

fn trouble(table: TableId, error: &StoreError) -> ServerMessage {
    tracing::error!(%table, %error, "a wish could not be stored");
    ServerMessage::Error { code: ErrorCode::Internal, text: Text::new("sv-internal"), detail: None }
}

/// What a client is told when there is no such table.
#[must_use]
pub fn no_such_table() -> ServerMessage {
    ServerMessage::Error { code: ErrorCode::NotFound, text: Text::new("sv-not-found"), detail: None }
}

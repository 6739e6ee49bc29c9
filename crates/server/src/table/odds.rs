//! What choices may bring, for those who ask: once a position and seat, whoever asks and however often.

use sandtable_core::{AnyGame, Odds, Path, Seat, Step, Viewer};
use tokio::sync::{mpsc, oneshot};

use super::actor::Actor;
use super::audience::{Letter, encode};
use super::judge::Asker;
use super::refusal::Refusal;
use crate::odds_desk::{Awaited, Work};
use crate::surroundings::spawn;
use crate::wire::{OddsTold, ServerMessage, Status};

/// Who is told.
pub enum Asking {
    /// A connection, by its number, among its other messages: it need not wait for them.
    Guest(u64),
    /// Somebody who waits for this one answer.
    Reply(oneshot::Sender<ServerMessage>),
}

/// What is worked on for the position after a step.
#[derive(Default)]
pub(super) struct OddsAtWork {
    /// The step, and how many lulls had ended.
    at: (u64, u64),
    seats: Vec<(Seat, Work)>,
}

impl Actor {
    /// Answers as soon as the odds are known. Nothing waits here.
    pub(super) fn tell_odds(&mut self, asker: Option<&Asker>, seq: u64, seat: Seat, asking: Asking) {
        let own = asker.filter(|asker| self.state.seats_of(Some(asker.player)).contains(seat));
        let Some(asker) = own else {
            let refused = ServerMessage::Refused(Refusal::NotYourSeat.refused(None));
            return self.answer_odds(asking, refused);
        };
        let awaited = if seq == self.told_to(asker) { self.odds_of(asker, seq, seat) } else { None };
        let nothing = OddsTold { seq, seat, choices: Vec::new(), whole: false };
        let Some(awaited) = awaited else { return self.answer_odds(asking, ServerMessage::Odds(Box::new(nothing))) };
        let outbox = match &asking {
            Asking::Guest(number) => self.audience.outbox(*number),
            Asking::Reply(_) => None,
        };
        spawn(async move {
            let told = awaited.get().await.map_or(nothing, |told| OddsTold::clone(&told));
            let message = ServerMessage::Odds(Box::new(told));
            match (asking, outbox) {
                (Asking::Reply(reply), _) => drop(reply.send(message)),
                (Asking::Guest(_), outbox) => post(outbox, &message),
            }
        });
    }

    /// Answers "why not?" as soon as it is worked out. Nothing waits here.
    pub(super) fn explain(
        &self,
        asker: Option<&Asker>,
        ask: u32,
        seat: Seat,
        path: Path,
        reply: oneshot::Sender<ServerMessage>,
    ) {
        let said = move |refusal: Option<Refusal>| ServerMessage::Why {
            ask,
            refused: refusal.map(|refusal| refusal.refused(None)),
        };
        let player = asker.map(|asker| asker.player);
        let own = self.state.seats_of(player).contains(seat);
        let running = if own { self.state.running_for(Viewer::Seat(seat)) } else { Err(Refusal::NotYourSeat) };
        let game = match running {
            Ok(game) => game.copy(),
            Err(refusal) => return drop(reply.send(said(Some(refusal)))),
        };
        let why = move || game.ruling(seat, &path).refusal().map(Refusal::Illegal);
        let Some(answer) = self.house.odds.question(player, why) else {
            return drop(reply.send(said(Some(Refusal::TooFast))));
        };
        spawn(async move { drop(reply.send(said(answer.await.unwrap_or(Some(Refusal::Panicked))))) });
    }

    /// What chance has in store for a thing, as far as a seat, or a spectator, can know. Nothing waits here.
    pub(super) fn tell_prospect(
        &self,
        asker: Option<&Asker>,
        ask: u32,
        thing: Step,
        reply: oneshot::Sender<ServerMessage>,
    ) {
        let said = move |odds: Option<Odds>| ServerMessage::Prospect { ask, odds };
        let player = asker.map(|asker| asker.player);
        let viewer = self.state.seats_of(player).lowest().map_or(Viewer::Public, Viewer::Seat);
        let Ok(game) = self.state.running_for(viewer).map(AnyGame::copy) else { return drop(reply.send(said(None))) };
        match self.house.odds.question(player, move || game.prospect(viewer, &thing)) {
            Some(answer) => spawn(async move { drop(reply.send(said(answer.await.flatten()))) }),
            None => drop(reply.send(said(None))),
        }
    }

    fn odds_of(&mut self, asker: &Asker, seq: u64, seat: Seat) -> Option<Awaited> {
        let at = (self.state.seq(), self.state.lulls.ended);
        if self.odds.at != at {
            // What is still worked on is stopped by this.
            self.odds = OddsAtWork { at, seats: Vec::new() };
        }
        if let Some((_, work)) = self.odds.seats.iter().find(|(there, _)| *there == seat) {
            return Some(work.awaited());
        }
        let game = self.state.game.as_ref().filter(|_| self.state.status() == Status::Playing)?;
        let shown = self.state.shown_game(game, Viewer::Seat(seat)).copy();
        let work = self.house.odds.begin(asker.player, seq, seat, shown)?;
        let awaited = work.awaited();
        self.odds.seats.push((seat, work));
        Some(awaited)
    }

    fn answer_odds(&mut self, asking: Asking, message: ServerMessage) {
        match asking {
            Asking::Guest(number) => {
                self.audience.tell(number, &message);
            }
            Asking::Reply(reply) => drop(reply.send(message)),
        }
    }
}

/// Who does not keep up is let go by the table with the next step.
fn post(outbox: Option<mpsc::Sender<Letter>>, message: &ServerMessage) {
    if let Some(outbox) = outbox {
        let _ = outbox.try_send(encode(message));
    }
}

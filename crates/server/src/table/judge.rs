//! May this be done? Every wish of a client is judged here against the table as it stands, and becomes deeds or a refusal.

use sandtable_core::{AnyGame, Chosen, Entry, Level, Match, Seat, SeatSet, Token, Unseen, Viewer};

use super::deed::Deed;
use super::refusal::Refusal;
use super::sights::Eyes;
use super::state::{TableState, Wish};
use super::take_back::last_own_step;
use crate::names;
use crate::wire::{ClientMessage, ClockSettings, PlayerId, Sitter, Status};

/// No action of ours is written longer.
const LONGEST_ACTION: usize = 256;

/// Who wishes something.
#[derive(Clone, Debug)]
pub struct Asker {
    /// Who; nobody without a session.
    pub player: PlayerId,
    /// What they are called.
    pub name: String,
}

/// What becomes of a wish.
#[derive(Debug, PartialEq)]
pub enum Ruling {
    /// This is to be done.
    Do(Deed),
    /// Nothing is to be done.
    Nothing,
    /// It was done already, by this step.
    Already(u64),
    /// It was decided on a position that is no more.
    Stale,
    /// A table for the same again is wanted.
    OpenRematch,
}

impl TableState {
    /// Judges a wish. Talk, questions and greetings are no wishes and are answered elsewhere.
    pub fn judge(&self, asker: &Asker, wish: &ClientMessage) -> Result<Ruling, Refusal> {
        let ruling = self.judge_by_rules(asker, wish)?;
        if let Ruling::Do(deed) = &ruling {
            self.within_limits(deed)?;
        }
        Ok(ruling)
    }

    fn judge_by_rules(&self, asker: &Asker, wish: &ClientMessage) -> Result<Ruling, Refusal> {
        self.playable()?;
        self.undisturbed(asker, wish)?;
        match wish {
            ClientMessage::Sit { seat, name } => self.sit(asker, *seat, name.as_deref()),
            ClientMessage::Stand { seat } => self.stand(asker, *seat),
            ClientMessage::SeatBot { seat, level } => self.seat_bot(asker, *seat, *level),
            ClientMessage::Contribute { seat, token } => self.contribute(asker, *seat, token),
            ClientMessage::Start => self.start(asker),
            ClientMessage::Act { seq, seat, action } => self.act(asker, *seq, *seat, action),
            ClientMessage::Undo { seq, seat } => self.undo(asker, *seq, *seat),
            ClientMessage::TakeBack { seat } => self.take_back(asker, *seat),
            ClientMessage::AskPause { seat } => self.ask_pause(asker, *seat),
            ClientMessage::Resume { seat } => {
                self.playing(asker, *seat)?;
                Ok(if self.clock.is_paused() { Ruling::Do(Deed::Resume { seat: *seat }) } else { Ruling::Nothing })
            }
            ClientMessage::Answer { seat, agree } => self.answer(asker, *seat, *agree),
            ClientMessage::Resign { seat } => {
                self.playing(asker, *seat)?;
                Ok(Ruling::Do(Deed::Play { entry: Entry::Resign(*seat) }))
            }
            ClientMessage::Vacation { seat, days } => self.vacation(asker, *seat, *days),
            ClientMessage::Order { seat, orders } => {
                self.playing(asker, *seat)?;
                self.order(*seat, orders)
            }
            ClientMessage::Rematch => self.wants_rematch(asker),
            ClientMessage::Hello { .. }
            | ClientMessage::Chat { .. }
            | ClientMessage::Why { .. }
            | ClientMessage::Odds { .. }
            | ClientMessage::Prospect { .. }
            | ClientMessage::Ping { .. } => Ok(Ruling::Nothing),
        }
    }

    /// While somebody could answer, nothing else is done at the table: whether it was done before or after the answer would
    /// tell that there was one.
    fn undisturbed(&self, asker: &Asker, wish: &ClientMessage) -> Result<(), Refusal> {
        let seat = match wish {
            ClientMessage::Undo { seat, .. }
            | ClientMessage::TakeBack { seat }
            | ClientMessage::AskPause { seat }
            | ClientMessage::Resume { seat }
            | ClientMessage::Answer { seat, .. }
            | ClientMessage::Vacation { seat, .. }
            | ClientMessage::Order { seat, .. } => *seat,
            _ => return Ok(()),
        };
        if self.lulls.is_empty() {
            return Ok(());
        }
        self.own(asker, seat)?;
        Err(Refusal::Lull)
    }

    /// The running match as a viewer must see it, to answer questions about it.
    pub fn running_for(&self, viewer: Viewer) -> Result<&dyn AnyGame, Refusal> {
        self.running().map(|game| self.shown_game(game, viewer))
    }

    fn sitter(&self, seat: Seat) -> Result<&Sitter, Refusal> {
        self.sitters.get(seat.index()).ok_or(Refusal::NoSuchSeat)
    }

    fn is_own(&self, asker: &Asker, seat: Seat) -> Result<bool, Refusal> {
        self.sitter(seat)?;
        Ok(self.seats_of(Some(asker.player)).contains(seat))
    }

    fn own(&self, asker: &Asker, seat: Seat) -> Result<(), Refusal> {
        if self.is_own(asker, seat)? { Ok(()) } else { Err(Refusal::NotYourSeat) }
    }

    fn is_host(&self, asker: &Asker) -> bool {
        self.row.host == asker.player
    }

    fn gathering(&self) -> Result<(), Refusal> {
        if self.status() == Status::Gathering { Ok(()) } else { Err(Refusal::Started) }
    }

    pub(super) fn running(&self) -> Result<&Match, Refusal> {
        self.playable()?;
        match (&self.game, self.status()) {
            (Some(_), Status::Over) => Err(Refusal::Over),
            (Some(game), _) => Ok(game),
            (None, _) => Err(Refusal::NotStarted),
        }
    }

    fn playing(&self, asker: &Asker, seat: Seat) -> Result<&Match, Refusal> {
        self.own(asker, seat)?;
        self.running()
    }

    fn sit(&self, asker: &Asker, seat: Seat, name: Option<&str>) -> Result<Ruling, Refusal> {
        self.gathering()?;
        match self.sitter(seat)? {
            Sitter::Empty => {}
            Sitter::Person { player, .. } if *player == asker.player => return Ok(Ruling::Already(self.seq)),
            Sitter::Person { .. } | Sitter::Bot { .. } => return Err(Refusal::SeatTaken),
        }
        let name = names::tidy(name.unwrap_or(&asker.name)).ok_or(Refusal::BadName)?;
        Ok(Ruling::Do(Deed::Sit { seat, player: asker.player, name }))
    }

    fn stand(&self, asker: &Asker, seat: Seat) -> Result<Ruling, Refusal> {
        self.gathering()?;
        if *self.sitter(seat)? == Sitter::Empty {
            return Ok(Ruling::Already(self.seq));
        }
        if !self.is_own(asker, seat)? && !self.is_host(asker) {
            return Err(Refusal::NotYourSeat);
        }
        Ok(Ruling::Do(Deed::Stand { seat }))
    }

    fn seat_bot(&self, asker: &Asker, seat: Seat, level: Level) -> Result<Ruling, Refusal> {
        self.gathering()?;
        let sitter = self.sitter(seat)?;
        if !self.is_host(asker) {
            return Err(Refusal::NotHost);
        }
        if matches!(sitter, Sitter::Person { .. }) {
            return Err(Refusal::SeatTaken);
        }
        Ok(Ruling::Do(Deed::SeatBot { seat, level }))
    }

    fn contribute(&self, asker: &Asker, seat: Seat, token: &str) -> Result<Ruling, Refusal> {
        self.own(asker, seat)?;
        self.gathering()?;
        let token = Token::from_hex(token).ok_or(Refusal::BadToken)?;
        match self.contributions[seat.index()] {
            Some(before) if before == token => Ok(Ruling::Already(self.seq)),
            Some(_) => Err(Refusal::Contributed),
            None => Ok(Ruling::Do(Deed::Contribute { seat, token: token.to_string() })),
        }
    }

    fn start(&self, asker: &Asker) -> Result<Ruling, Refusal> {
        if !self.is_host(asker) && self.seats_of(Some(asker.player)).is_empty() {
            return Err(Refusal::NotYourSeat);
        }
        if self.status() != Status::Gathering {
            return Ok(Ruling::Already(self.seq));
        }
        if self.sitters.contains(&Sitter::Empty) {
            return Err(Refusal::SeatsEmpty);
        }
        // Nobody else's part in the dice is cut off; one's own is one's own to give.
        let silent = |(sitter, token): (&Sitter, &Option<Token>)| match sitter {
            Sitter::Person { player, .. } => *player != asker.player && token.is_none(),
            Sitter::Empty | Sitter::Bot { .. } => false,
        };
        if self.sitters.iter().zip(&self.contributions).any(silent) {
            return Err(Refusal::NotContributed);
        }
        Ok(Ruling::Do(Deed::Start))
    }

    /// A decision counts for the position that the person had seen. Sent again, it is recognised by its place.
    fn act(&self, asker: &Asker, seq: u64, seat: Seat, action: &str) -> Result<Ruling, Refusal> {
        self.own(asker, seat)?;
        if self.game.is_none() {
            return Err(Refusal::NotStarted);
        }
        let told = self.told_seq(Eyes { seats: SeatSet::only(seat) });
        let lull = self.lulls.asked() != Some(seat) && !self.lulls.is_empty();
        if seq > told || seq < self.asked_since[seat.index()] || lull {
            let same = |(by, what): &(Seat, String)| *by == seat && what == action;
            let first = self
                .steps
                .iter()
                .find(|step| step.seq > seq && step.action.as_ref().is_some_and(|(by, _)| *by == seat));
            return Ok(match first {
                Some(step) if seq <= told && step.action.as_ref().is_some_and(same) => Ruling::Already(step.seq),
                _ if lull && seq <= told => return Err(Refusal::Lull),
                _ => Ruling::Stale,
            });
        }
        let game = self.running()?;
        if action.len() > LONGEST_ACTION {
            let error = sandtable_core::ParseError::new("…", "a short line");
            return Err(Refusal::Unreadable(error));
        }
        game.game().check(seat, &Chosen::Notation(action.to_owned()))?;
        Ok(Ruling::Do(Deed::Play { entry: Entry::Action(seat, action.to_owned()) }))
    }

    fn undo(&self, asker: &Asker, seq: u64, seat: Seat) -> Result<Ruling, Refusal> {
        let game = self.playing(asker, seat)?;
        if seq != self.seq {
            return Ok(Ruling::Stale);
        }
        if !self.can_undo(game, seat) {
            return Err(Refusal::NoUndo);
        }
        Ok(Ruling::Do(Deed::Undo { seat }))
    }

    fn take_back(&self, asker: &Asker, seat: Seat) -> Result<Ruling, Refusal> {
        let game = self.playing(asker, seat)?;
        match &self.ask {
            Some(ask) if ask.seat == seat && ask.about != Wish::Pause => return Ok(Ruling::Already(self.seq)),
            Some(_) => return Err(Refusal::AskPending),
            None => {}
        }
        let line =
            last_own_step(game.entries(), seat, |line| self.is_hushed(line)).ok_or(Refusal::NothingToTakeBack)?;
        if self.others(seat).is_empty() {
            return Ok(Ruling::Do(Deed::Play { entry: Entry::TakeBack(seat, line, Unseen::Anew) }));
        }
        Ok(Ruling::Do(Deed::Ask { seat, line }))
    }

    fn ask_pause(&self, asker: &Asker, seat: Seat) -> Result<Ruling, Refusal> {
        self.playing(asker, seat)?;
        if self.row.clock == ClockSettings::None {
            return Err(Refusal::NoClock);
        }
        match &self.ask {
            _ if self.clock.is_paused() => Ok(Ruling::Already(self.seq)),
            Some(ask) if ask.seat == seat && ask.about == Wish::Pause => Ok(Ruling::Already(self.seq)),
            Some(_) => Err(Refusal::AskPending),
            None if self.others(seat).is_empty() => Ok(Ruling::Do(Deed::Pause { seat })),
            None => Ok(Ruling::Do(Deed::AskPause { seat })),
        }
    }

    fn answer(&self, asker: &Asker, seat: Seat, agree: bool) -> Result<Ruling, Refusal> {
        self.playing(asker, seat)?;
        let ask = self.ask.as_ref().ok_or(Refusal::NobodyAsked)?;
        if !ask.waiting_for.contains(seat) {
            return Err(Refusal::NobodyAsked);
        }
        Ok(Ruling::Do(Deed::Answer { seat, agree }))
    }

    fn vacation(&self, asker: &Asker, seat: Seat, days: u32) -> Result<Ruling, Refusal> {
        self.playing(asker, seat)?;
        if days > 0 && !self.clock.has_vacation(seat, days) {
            return Err(Refusal::NoVacation);
        }
        Ok(Ruling::Do(Deed::Vacation { seat, days }))
    }

    fn wants_rematch(&self, asker: &Asker) -> Result<Ruling, Refusal> {
        if self.status() != Status::Over {
            return Err(Refusal::NotOver);
        }
        if !self.is_host(asker) && self.seats_of(Some(asker.player)).is_empty() {
            return Err(Refusal::NotYourSeat);
        }
        Ok(if self.rematch.is_some() { Ruling::Already(self.seq) } else { Ruling::OpenRematch })
    }
}

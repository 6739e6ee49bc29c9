//! Things that happened, for the log and the animation.

use serde_json::Value;

use crate::{Game, Lull, Positions, Seat};

/// Where a game tells what happens. A simulation listens to nothing, and then nothing is built.
pub trait Events<E> {
    /// Is anybody listening? If not, [`emit`](#method.emit) builds no event.
    fn listening(&self) -> bool;

    /// Takes an event. Games call [`emit`](#method.emit) instead.
    fn push(&mut self, event: E);

    /// The acting seat has come to know something that it could not have worked out before (a drawn card, a
    /// revealed unit). The undo law holds steps fast from here.
    fn reveal(&mut self);

    /// Takes a position between two things that happen by themselves. Games call [`pause`](#method.pause) instead.
    fn look(&mut self, position: &dyn Fn() -> Value) {
        let _ = position;
    }

    /// Takes a lull. Games call [`lull`](#method.lull) instead.
    fn hold(&mut self, lull: &dyn Fn() -> Lull) {
        let _ = lull;
    }

    /// The acting seat was asked in a lull and lets the moment pass: the others must not know that it was asked.
    fn hush(&mut self) {}
}

impl<E> dyn Events<E> + '_ {
    /// One thing that happens by itself has ended, the next has not begun, and the position is whole: who goes through a
    /// step slowly looks at it. `position` is made only if somebody does.
    pub fn pause<G: Positions>(&mut self, position: impl Fn() -> G) {
        self.look(&|| serde_json::to_value(position().save()).expect("positions become JSON"));
    }

    /// A seat could answer what was just done, for all that the others know; `open` tells whether it is asked, `pass` is the
    /// action that lets the moment pass. The position is as if the seat were asked: what the others see meanwhile.
    pub fn lull<G: Game>(&mut self, seat: Seat, open: bool, pass: &G::Action, position: impl Fn() -> G) {
        debug_assert!(G::info().reactions, "a game that tells lulls says so in its info");
        if self.listening() {
            self.hold(&|| Lull { seat, open, after: 0, pass: pass.to_string(), position: Box::new(position()) });
        }
    }

    /// Tells that something happened; `event` is built only if somebody listens.
    pub fn emit(&mut self, event: impl FnOnce() -> E) {
        if self.listening() {
            self.push(event());
        }
    }
}

/// Nobody listens.
pub struct Unheard;

impl<E> Events<E> for Unheard {
    fn listening(&self) -> bool {
        false
    }

    fn push(&mut self, _: E) {}

    fn reveal(&mut self) {}
}

/// A position on the way from one decision to the next, secrets included.
#[derive(Clone, Debug, PartialEq)]
pub struct Pause {
    /// So many events had happened.
    pub events: usize,
    /// The position then.
    pub position: Value,
}

/// Keeps all that happened, and whether the acting seat learned anything.
#[derive(Debug)]
pub struct Heard<E> {
    /// What happened, in order.
    pub events: Vec<E>,
    /// Something hidden came to the acting seat's eyes.
    pub revealed: bool,
    /// The positions on the way, if they are wanted: one after each event or group of events.
    pub pauses: Option<Vec<Pause>>,
    /// The moments at which a seat could answer.
    pub lulls: Vec<Lull>,
    /// The acting seat let such a moment pass.
    pub hushed: bool,
}

impl<E> Default for Heard<E> {
    fn default() -> Self {
        Heard { events: Vec::new(), revealed: false, pauses: None, lulls: Vec::new(), hushed: false }
    }
}

impl<E> Heard<E> {
    /// Keeps the positions on the way as well.
    #[must_use]
    pub fn slowly() -> Heard<E> {
        Heard { pauses: Some(Vec::new()), ..Heard::default() }
    }
}

impl<E> Events<E> for Heard<E> {
    fn listening(&self) -> bool {
        true
    }

    fn push(&mut self, event: E) {
        self.events.push(event);
    }

    fn reveal(&mut self) {
        self.revealed = true;
    }

    fn look(&mut self, position: &dyn Fn() -> Value) {
        let events = self.events.len();
        let Some(pauses) = &mut self.pauses else { return };
        if pauses.last().map_or(0, |last| last.events) < events {
            pauses.push(Pause { events, position: position() });
        }
    }

    fn hold(&mut self, lull: &dyn Fn() -> Lull) {
        self.lulls.push(Lull { after: self.events.len(), ..lull() });
    }

    fn hush(&mut self) {
        self.hushed = true;
    }
}

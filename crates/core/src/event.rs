//! Things that happened, for the log and the animation.

/// Where a game tells what happens. A simulation listens to nothing, and then nothing is built.
pub trait Events<E> {
    /// Is anybody listening? If not, [`emit`](#method.emit) builds no event.
    fn listening(&self) -> bool;

    /// Takes an event. Games call [`emit`](#method.emit) instead.
    fn push(&mut self, event: E);

    /// The acting seat has come to know something that it could not have worked out before (a drawn card, a
    /// revealed unit). The undo law holds steps fast from here.
    fn reveal(&mut self);
}

impl<E> dyn Events<E> + '_ {
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

/// Keeps all that happened, and whether the acting seat learned anything.
#[derive(Debug)]
pub struct Heard<E> {
    /// What happened, in order.
    pub events: Vec<E>,
    /// Something hidden came to the acting seat's eyes.
    pub revealed: bool,
}

impl<E> Default for Heard<E> {
    fn default() -> Self {
        Heard { events: Vec::new(), revealed: false }
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
}

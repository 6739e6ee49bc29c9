//! Moments at which a seat could answer, whether it can or not.

use std::fmt;

use crate::{AnyGame, Seat};

/// A moment at which a seat could answer what was just done, for all that the others know of its cards. Whether it is
/// asked depends on what it holds; so that nobody can tell, whoever shows the match to people shows a lull alike in
/// either case, and for as long.
#[derive(Clone)]
pub struct Lull {
    /// Who could answer.
    pub seat: Seat,
    /// Is it asked? If not, play went on by itself; and then nothing comes of an answer.
    pub open: bool,
    /// So many events had happened.
    pub after: usize,
    /// The action that lets the moment pass, in the game's notation.
    pub pass: String,
    /// The position as everybody else must see it while the lull lasts: as if the seat were asked.
    pub position: Box<dyn AnyGame>,
}

impl fmt::Debug for Lull {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Lull { seat, open, after, pass, position: _ } = self;
        f.debug_struct("Lull")
            .field("seat", seat)
            .field("open", open)
            .field("after", after)
            .field("pass", pass)
            .finish()
    }
}

//! All integration tests of this crate in one program, so that they are linked once.

mod battle_line;
mod bidding;
mod choices;
mod runs;
mod stopping;

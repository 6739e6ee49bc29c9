//! All integration tests of this crate in one program, so that they are linked once.

mod anywhere;
mod history;
mod printed_numbers;
mod round_trip;
mod schemas;
mod shelf;
mod stopping;

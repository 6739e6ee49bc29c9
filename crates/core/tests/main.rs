//! All integration tests of this crate in one program, so that they are linked once.

mod battery;
mod fuzz;
mod harness;
mod matches;
mod records;
mod toy;
mod walks;

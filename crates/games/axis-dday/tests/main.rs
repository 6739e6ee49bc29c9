//! All integration tests of this crate in one program, so that they are linked once.

mod bot;
mod common;
mod no_allocation;
mod odds;
mod rules;

//! All integration tests of this crate in one program, so that they are linked once.

mod admin;
mod commands;
mod engine;
mod locales;
mod odds;
mod program;
mod sim;

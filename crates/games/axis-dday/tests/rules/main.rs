//! The rules of record, tested chapter by chapter; every clause is named by a test. One program, so that it links once.

#[path = "../common/mod.rs"]
mod common;

mod air;
mod battery;
mod begun;
mod combat;
mod conventions;
mod decisions;
mod examples;
mod explained;
mod fortune;
mod golden;
mod limits;
mod map;
mod movement;
mod odds;
mod orders;
mod page;
mod positions;
mod reinforcement;
mod setup;
mod sides;
mod standing;
mod story;
mod tactics;
mod texts;
mod turn;
mod units;
mod victory;

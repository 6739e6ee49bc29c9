//! The rules of record, tested chapter by chapter; every clause is named by a test. One program, so that it links once.

#[path = "../common/mod.rs"]
mod common;

mod battery;
mod cards;
mod combat;
mod components;
mod dice;
mod golden;
mod items;
mod movement;
mod odds;
mod options;
mod own_maps;
mod positions;
mod supply;
mod texts;
mod trade;
mod upkeep;
mod windows;

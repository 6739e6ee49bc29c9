//! The rules of record, tested chapter by chapter; every clause is named by a test.

mod battery;
mod cards;
mod combat;
mod components;
mod dice;
mod explained;
mod golden;
mod impossible;
mod items;
mod mangled;
mod movement;
mod odds;
mod options;
mod own_maps;
mod positions;
mod refusals;
mod story;
mod supply;
mod texts;
mod trade;
mod upkeep;
mod windows;

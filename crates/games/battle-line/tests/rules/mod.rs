//! The rules of record, tested chapter by chapter; every clause is named by a test.

mod ages;
mod battery;
mod claims;
mod components;
mod ending;
mod formations;
mod golden;
mod ground;
mod guile;
mod knowledge;
mod last_chance;
mod morale;
mod odds;
mod open_fronts;
mod positions;
mod proof;
mod scout;
mod setup;
mod sides;
mod story;
mod tactics;
mod texts;
mod troops_only;
mod turn;
mod vectors;
mod why;

//! The rules of record, tested chapter by chapter; every clause is named by a test.

mod astray;
mod battery;
mod campaign;
mod casualties;
mod combat;
mod components;
mod counters;
mod ending;
mod examples;
mod golden;
mod ground;
mod knowledge;
mod movement;
mod odds;
mod positions;
mod round;
mod scenario_files;
mod setup;
mod story;
mod support;
mod texts;
mod turns;

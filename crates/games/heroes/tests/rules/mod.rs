//! The rules of record, tested chapter by chapter; every clause is named by a test.

mod abilities;
mod activation;
mod battery;
mod components;
mod decisions;
mod directives;
mod events;
mod examples;
mod fog;
mod generic_events;
mod golden;
mod knowledge;
mod last_scenarios;
mod manoeuvre;
mod odds;
mod phases;
mod positions;
mod reinforcements;
mod saves;
mod scenario_files;
mod scenarios;
mod setup;
mod shooting;
mod story;
mod variants;

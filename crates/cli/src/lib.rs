//! The `sandtable` program: five tabletop wargames, to be played, watched, simulated and driven by other programs.
//!
//! One file a command; what several of them need stands beside them. The program itself (`main.rs`) adds the page and
//! nothing else: so all of this is built while the page is.

mod admin;
mod arena;
mod bots_arg;
mod catalogue;
mod chance_seed;
mod completions;
mod engine;
mod exit;
mod following;
mod fuzz;
mod games;
mod language;
mod listen;
mod load;
mod man;
mod odds;
mod play;
mod progress;
mod replay;
mod saying;
mod scenario;
mod serve;
mod setup_args;
mod sim;
mod storm;
mod table;
#[cfg(test)]
#[path = "../../core/tests/toy/mod.rs"]
mod toy;
mod verify;
mod voices;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use sandtable_server::page::Page;

/// Tabletop wargames, complete and by the book: play them, watch them, simulate them, drive them from any program.
#[derive(Parser)]
#[command(name = "sandtable", version, max_term_width = 100)]
#[command(after_help = "Examples:
  sandtable serve --open                     the games in the browser
  sandtable play battle-line                 a game against the computer, here
  sandtable sim battle-line --games 1000     bots against bots
  sandtable verify my-game.record            prove a record
  sandtable help engine                      how other programs play")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Serve(serve::Serve),
    Admin(admin::Admin),
    Play(play::Play),
    Replay(replay::Replay),
    Verify(verify::Verify),
    Sim(sim::Sim),
    Arena(arena::Arena),
    Engine(engine::Engine),
    Games(games::Games),
    Odds(odds::Odds),
    Scenario(scenario::Scenario),
    Load(load::Load),
    Storm(storm::Storm),
    #[command(hide = true)]
    Fuzz(fuzz::Fuzz),
    Completions(completions::Completions),
    Man(man::ManPages),
}

impl Command {
    fn run(self, page: Page) -> anyhow::Result<()> {
        match self {
            Command::Serve(serve) => serve.run(page),
            Command::Admin(admin) => admin.run(),
            Command::Play(play) => play.run(),
            Command::Replay(replay) => replay.run(),
            Command::Verify(verify) => verify.run(),
            Command::Sim(sim) => sim.run(),
            Command::Arena(arena) => arena.run(),
            Command::Engine(engine) => engine.run(),
            Command::Games(games) => games.run(),
            Command::Odds(odds) => odds.run(),
            Command::Scenario(scenario) => scenario.run(),
            Command::Load(load) => load.run(),
            Command::Storm(storm) => storm.run(),
            Command::Fuzz(fuzz) => fuzz.run(),
            Command::Completions(completions) => completions.run(),
            Command::Man(man) => man.run(),
        }
    }
}

/// Does what the command line says, with the page that the program carries.
#[must_use]
pub fn run(page: Page) -> ExitCode {
    exit::code_of(Cli::parse().command.run(page))
}

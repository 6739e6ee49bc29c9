//! The engine protocol on a toy game with cards, a hidden deck and a die. The real binary and a real game are driven by
//! `tests/engine.rs`.

mod conversation;
mod fragile;
mod hostile;

use sandtable_bots::{ArenaReport, Clock, Contender, PlanError, SimReport, any_bot};
use sandtable_core::{AnyKind, Kind, Knowledge};
use sandtable_shelf::{AnyBot, ArenaPlan, Keeper, Shelved, SimPlan};
use serde_json::Value;

use crate::toy::Toy;

impl Knowledge for Toy {}

/// The toy with its bots, as the shelf would hold it.
struct ToyBox(Box<dyn AnyKind>);

impl ToyBox {
    fn sound() -> ToyBox {
        ToyBox(Box::new(Kind::<Toy>::default()))
    }
}

impl Shelved for ToyBox {
    fn kind(&self) -> &dyn AnyKind {
        self.0.as_ref()
    }

    fn bot_with_clock(&self, contender: Contender, clock: Clock, seed: u64) -> Box<dyn AnyBot> {
        any_bot::<Toy>(contender, clock, seed)
    }

    fn simulate(&self, _: &SimPlan, _: &(dyn Fn(u64) + Sync), _: Option<Keeper<'_>>) -> Result<SimReport, PlanError> {
        Err(PlanError::NoGames)
    }

    fn arena(&self, _: &ArenaPlan, _: &(dyn Fn(u64) + Sync)) -> Result<ArenaReport, PlanError> {
        Err(PlanError::NoGames)
    }
}

/// Sends bytes, and reads the answers.
fn send(games: &[&dyn Shelved], input: &[u8]) -> Vec<Value> {
    let mut output = Vec::new();
    super::serve(games.iter().copied(), input, &mut output).expect("writing to memory succeeds");
    let output = String::from_utf8(output).expect("answers are UTF-8");
    output.lines().map(|line| serde_json::from_str(line).expect("every answer is JSON")).collect()
}

/// Sends lines to a toy's engine, and reads the answers.
fn talk(lines: &[&str]) -> Vec<Value> {
    send(&[&ToyBox::sound()], lines.join("\n").as_bytes())
}

/// Starts a match, sends lines, and reads their answers without the first one.
fn play(lines: &[&str]) -> Vec<Value> {
    let mut all = vec![r#"{"op":"new","game":"toy","seed":1}"#];
    all.extend(lines);
    talk(&all).split_off(1)
}

/// The code of an error answer.
fn code(answer: &Value) -> &str {
    assert_eq!(answer["ok"], false, "{answer}");
    answer["error"]["code"].as_str().expect("an error has a code")
}

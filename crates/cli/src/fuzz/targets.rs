//! What reads input from others, and what must hold whatever they sent: it is read or refused, nothing breaks down, and what
//! was read once reads the same again.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::str::FromStr;

use sandtable_core::{AnyGame, AnyKind, Chance as _, Chosen, Fast, Match, Record, Registry, Seed, Seeded, digest_of};
use sandtable_server::wire::ClientMessage;
use sandtable_shelf::Shelf;
use serde_json::Value;

use crate::engine;

/// So many steps are played on from what was accepted.
const STEPS: usize = 12;
/// No conversation is longer than this many lines: a line may well cost a search.
const LINES: usize = 24;

/// Something that reads input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// The record of a match.
    Record,
    /// Lines of the engine protocol.
    Protocol,
    /// A person's own scenario.
    Scenario,
    /// A saved position.
    Position,
    /// A message of a client to a table.
    Wire,
}

impl Target {
    /// All of them.
    pub const ALL: [Target; 5] = [Target::Record, Target::Protocol, Target::Scenario, Target::Position, Target::Wire];

    /// What it is called at the command line, and its folder.
    pub fn name(self) -> &'static str {
        match self {
            Target::Record => "record",
            Target::Protocol => "protocol",
            Target::Scenario => "scenario",
            Target::Position => "position",
            Target::Wire => "wire",
        }
    }
}

impl FromStr for Target {
    type Err = String;

    fn from_str(name: &str) -> Result<Target, String> {
        let known = || Target::ALL.map(Target::name).join(", ");
        Target::ALL
            .into_iter()
            .find(|target| target.name() == name)
            .ok_or_else(|| format!("expected one of {}", known()))
    }
}

/// Everything that input is fed to.
pub struct Tester {
    shelf: Shelf,
    registry: Registry,
}

impl Tester {
    /// With every game.
    pub fn new() -> Tester {
        Tester { shelf: Shelf::all(), registry: sandtable_shelf::registry() }
    }

    /// Feeds input to a target, and says what did not hold.
    pub fn feed(&self, target: Target, input: &[u8]) -> Result<(), String> {
        let fed = catch_unwind(AssertUnwindSafe(|| match target {
            Target::Record => self.record(input),
            Target::Protocol => self.protocol(input),
            Target::Scenario => self.scenario(input),
            Target::Position => self.position(input),
            Target::Wire => wire(input),
        }));
        fed.unwrap_or_else(|panic| {
            let why = panic.downcast_ref::<String>().cloned();
            let why = why.or_else(|| panic.downcast_ref::<&str>().map(|why| (*why).to_owned()));
            Err(format!("it broke down: {}", why.unwrap_or_default()))
        })
    }

    fn record(&self, input: &[u8]) -> Result<(), String> {
        let Ok(text) = std::str::from_utf8(input) else { return Ok(()) };
        let Ok(record) = Record::parse(text) else { return Ok(()) };
        let written = record.to_string();
        let again = Record::parse(&written).map_err(|error| format!("what it writes cannot be read: {error}"))?;
        if again.to_string() != written {
            return Err("it is written in two ways".to_owned());
        }
        // Refused or not: it does not break down.
        let _ = Match::replay(&record, &self.registry);
        Ok(())
    }

    fn protocol(&self, input: &[u8]) -> Result<(), String> {
        let lines: Vec<&[u8]> = input.split(|byte| *byte == b'\n').take(LINES).filter(is_cheap).collect();
        let mut answers = Vec::new();
        engine::serve(self.shelf.iter(), &lines.join(&b'\n')[..], &mut answers).map_err(|error| error.to_string())?;
        for answer in answers.split(|byte| *byte == b'\n').filter(|line| !line.is_empty()) {
            let answer: Value = serde_json::from_slice(answer).map_err(|error| format!("no JSON: {error}"))?;
            if answer["error"]["code"] == "internal" {
                return Err(format!("it answers {answer}"));
            }
        }
        Ok(())
    }

    fn scenario(&self, input: &[u8]) -> Result<(), String> {
        let Ok(text) = std::str::from_utf8(input) else { return Ok(()) };
        for kind in self.shelf.iter().map(|shelved| shelved.kind()) {
            let Ok(setup) = kind.scenario(text) else { continue };
            // A scenario that can be played is played; one that cannot says so before anybody sits down.
            let Ok(game) = kind.start(&setup, &mut Fast::new(1)) else { continue };
            play_on(kind, game)?;
        }
        Ok(())
    }

    /// A file names its game beside the position, as `load` of the protocol does.
    fn position(&self, input: &[u8]) -> Result<(), String> {
        let Ok(file) = serde_json::from_slice::<Value>(input) else { return Ok(()) };
        let Some(shelved) = file["game"].as_str().and_then(|slug| self.shelf.find(slug).ok()) else { return Ok(()) };
        let kind = shelved.kind();
        let Ok(game) = kind.load(&file["state"]) else { return Ok(()) };
        play_on(kind, game)
    }
}

/// A bot that searches takes the time it is given, and would be all that is measured.
fn is_cheap(line: &&[u8]) -> bool {
    !["\"bot\"", "\"worlds\"", "\"quit\""].iter().any(|op| contains(line, op.as_bytes()))
}

fn contains(line: &[u8], piece: &[u8]) -> bool {
    line.windows(piece.len()).any(|window| window == piece)
}

/// What was accepted is saved and loaded, looked at and played on for a while.
fn play_on(kind: &dyn AnyKind, mut game: Box<dyn AnyGame>) -> Result<(), String> {
    let mut chance = Seeded::new(&Seed::from_text("fuzz"));
    let mut dice = Fast::new(7);
    for _ in 0..STEPS {
        let saved = game.save().into_json();
        let text = saved.to_string();
        let read: Value = serde_json::from_str(&text).map_err(|error| error.to_string())?;
        let again = kind.load(&read).map_err(|error| format!("what it saves cannot be loaded: {error}"))?;
        if digest_of(&again.save().into_json()) != digest_of(&saved) {
            return Err("saved and loaded it is another position".to_owned());
        }
        for viewer in [sandtable_core::Viewer::Public, sandtable_core::Viewer::All] {
            let _ = (game.view(viewer), game.prompt(viewer));
        }
        let Some(seat) = game.to_act().lowest() else { break };
        let choices = game.legal(seat);
        if choices.is_empty() {
            return if game.outcome().is_some() {
                Ok(())
            } else {
                Err("somebody is asked and may do nothing".to_owned())
            };
        }
        let choice = &choices[dice.below(choices.len() as u32) as usize];
        let chosen = Chosen::Notation(choice.action.clone());
        if let Err(refusal) = game.apply(seat, &chosen, &mut chance) {
            return Err(format!("{:?} is offered and refused: {refusal:?}", choice.action));
        }
    }
    Ok(())
}

fn wire(input: &[u8]) -> Result<(), String> {
    let Ok(message) = serde_json::from_slice::<ClientMessage>(input) else { return Ok(()) };
    let written = serde_json::to_string(&message).map_err(|error| error.to_string())?;
    match serde_json::from_str::<ClientMessage>(&written) {
        Ok(again) if again == message => Ok(()),
        Ok(_) => Err(format!("{written} reads as something else")),
        Err(error) => Err(format!("{written} cannot be read: {error}")),
    }
}

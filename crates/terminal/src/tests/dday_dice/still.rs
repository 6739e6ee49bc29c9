//! A still of D-Day Dice: a position with its choices as the game gave them, at which a table can be drawn. Nothing moves
//! in it.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use sandtable_core::{
    Chance, Events, Game, GameInfo, Illegal, LoadError, Messages, Outcome, ParseError, Path, Prompt, Seat, SeatSet,
    SetupError, Step, Text, Viewer,
};
use serde::Deserialize;
use serde_json::Value;

/// What the game said of one moment.
#[derive(Deserialize)]
struct Moment {
    prompt: String,
    choices: Vec<Chosen>,
    view: Value,
}

/// One choice.
#[derive(Deserialize)]
struct Chosen {
    action: String,
    path: String,
    text: String,
}

static LABELS: LazyLock<BTreeMap<String, String>> =
    LazyLock::new(|| serde_json::from_str(include_str!("labels.json")).unwrap());

/// A still: the name of its file.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Still(String);

const INFO: GameInfo = GameInfo {
    slug: "dday-dice",
    name: "D-Day Dice",
    clause_prefix: "DD",
    rules_version: 1,
    seats: (1, 4),
    options: &[],
    scenarios: &[],
    messages: Messages { en: "", tr: "", hu: "", nl: "" },
};

impl Still {
    fn moment(&self) -> Moment {
        let text = match self.0.as_str() {
            "dice" => include_str!("dice.json"),
            "supply" => include_str!("supply.json"),
            "move" => include_str!("move.json"),
            "fire" => include_str!("fire.json"),
            _ => include_str!("alone.json"),
        };
        serde_json::from_str(text).unwrap()
    }
}

impl Game for Still {
    type Setup = String;
    type Action = String;
    type Event = ();
    type View = Value;
    type Saved = String;

    fn info() -> &'static GameInfo {
        static STILL: GameInfo = INFO;
        &STILL
    }

    fn seats(setup: &String) -> u8 {
        if setup == "alone" { 1 } else { 2 }
    }

    fn longest(_: &String) -> u32 {
        1_000
    }

    fn new(setup: &String, _: &mut dyn Chance) -> Result<Still, SetupError> {
        Ok(Still(setup.clone()))
    }

    fn setup(&self) -> String {
        self.0.clone()
    }

    fn to_act(&self) -> SeatSet {
        SeatSet::first(1)
    }

    fn legal(&self, _: Seat, out: &mut Vec<String>) {
        out.extend(self.moment().choices.into_iter().map(|choice| choice.action));
    }

    fn check(&self, _: Seat, _: &String) -> Result<(), Illegal> {
        Ok(())
    }

    fn apply(&mut self, _: Seat, _: &String, _: &mut dyn Chance, _: &mut dyn Events<()>) {}

    fn outcome(&self) -> Option<Outcome> {
        None
    }

    fn view(&self, _: Viewer) -> Value {
        self.moment().view
    }

    fn determinize(&self, _: Viewer, _: &mut dyn Chance) -> Still {
        self.clone()
    }

    fn event_for((): &(), _: Viewer) -> Option<()> {
        Some(())
    }

    fn save(&self) -> String {
        self.0.clone()
    }

    fn load(saved: &String) -> Result<Still, LoadError> {
        Ok(Still(saved.clone()))
    }

    fn path(&self, _: Seat, action: &String) -> Path {
        let moment = self.moment();
        let choice = moment.choices.iter().find(|choice| choice.action == *action).unwrap();
        Path::parse(&choice.path).unwrap()
    }

    fn read_path(&self, _: Seat, path: &Path) -> Result<String, ParseError> {
        Ok(path.to_string())
    }

    fn notation(action: &String) -> String {
        action.clone()
    }

    fn parse(text: &str) -> Result<String, ParseError> {
        Ok(text.to_owned())
    }

    fn prompt(&self, _: Viewer) -> Prompt {
        Prompt { text: Text::new(self.moment().prompt), rule: "DD-3.1" }
    }

    fn action_text(&self, _: Seat, action: &String) -> Text {
        let moment = self.moment();
        let choice = moment.choices.into_iter().find(|choice| choice.action == *action).unwrap();
        Text::new(choice.text)
    }

    fn step_text(step: &Step) -> Text {
        let name = step.to_string();
        Text::new(LABELS.get(&name).cloned().unwrap_or(name))
    }

    fn event_text((): &(), _: Viewer) -> Text {
        Text::new("")
    }
}

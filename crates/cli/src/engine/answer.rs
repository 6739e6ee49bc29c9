//! What a client is answered. Each answer is one JSON object on one line.

use std::collections::BTreeMap;

use sandtable_core::{
    Component, FigureValue, JsonText, Level, Likelihood, Outcome, Path, Phrasebook, SeatSet, Step, ViewJson, Viewer,
};
use sandtable_shelf::AnyConsidered;
use serde::Serialize;
use serde_json::Value;

use super::campaign::CampaignEntry;
use super::failure::Failure;
use super::request::Id;
use super::story::StoryEntry;
use crate::catalogue::GameEntry;

/// A whole line back.
#[derive(Serialize)]
#[serde(untagged)]
pub enum Reply {
    /// What was asked for.
    Good {
        /// The request's.
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<Id>,
        /// True.
        ok: bool,
        /// The operation's own fields.
        #[serde(flatten)]
        answer: Answer,
        /// Fields of the request that the operation does not know.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        ignored: Vec<String>,
    },
    /// What went wrong. Everything is as it was before.
    Bad {
        /// The request's.
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<Id>,
        /// False.
        ok: bool,
        /// What went wrong.
        error: Failure,
    },
}

/// The fields of an answer, by operation.
#[derive(Serialize)]
#[serde(untagged)]
pub enum Answer {
    /// `games`
    Games {
        /// Every game, in the order they are shown.
        games: Vec<GameEntry>,
    },
    /// `new` and `load`
    Started {
        /// The game's slug.
        game: &'static str,
        /// The rules version.
        rules_version: u32,
        /// How many seats the match has.
        seats: u8,
        /// The set-up with every option written out.
        setup: Value,
        /// The seed, as 64 hexadecimal digits.
        seed: String,
        /// Who is asked, or how it ended.
        #[serde(flatten)]
        standing: Standing,
    },
    /// `campaign`
    Campaign(Box<CampaignEntry>),
    /// `legal`
    Legal {
        /// Every choice of the seat.
        actions: Vec<ActionEntry>,
    },
    /// `check`
    Checked(Checked),
    /// `apply`
    Applied {
        /// The action in the game's notation, however it was given.
        action: String,
        /// What happened, as the viewer is told it.
        events: Vec<EventEntry>,
        /// The positions on the way, if they were asked for.
        #[serde(skip_serializing_if = "Option::is_none")]
        steps: Option<Vec<StepEntry>>,
        /// Who is asked now, or how it ended.
        #[serde(flatten)]
        standing: Standing,
        /// Forced dice that have not been rolled yet.
        dice_left: Vec<String>,
        /// The seat may take this step back.
        can_undo: bool,
    },
    /// `undo`
    Undone {
        /// Who is asked now.
        #[serde(flatten)]
        standing: Standing,
        /// The seat may take the step before it back as well.
        can_undo: bool,
    },
    /// `view`
    View {
        /// Whose eyes.
        viewer: Viewer,
        /// What they see.
        view: ViewJson,
    },
    /// `prompt`
    Prompt {
        /// Whose eyes.
        viewer: Viewer,
        /// What is asked, or who is waited for.
        text: String,
        /// The clause behind it.
        rule: &'static str,
    },
    /// `describe`
    Described {
        /// Whose eyes.
        viewer: Viewer,
        /// The position in sentences.
        text: Vec<String>,
    },
    /// `components`
    Components {
        /// What is printed on each.
        components: Vec<ComponentEntry>,
    },
    /// `worlds`
    Worlds {
        /// Whole positions, as `save` writes them.
        states: Vec<Value>,
    },
    /// `save`
    Saved {
        /// The whole position.
        state: Value,
        /// Its fingerprint.
        digest: String,
    },
    /// `dice`
    Dice {
        /// Forced dice that have not been rolled yet.
        waiting: Vec<String>,
    },
    /// `bot`
    Bot {
        /// What the bot would do, in the game's notation.
        action: String,
        /// The same as clicks.
        path: Path,
        /// The same as a sentence.
        text: String,
        /// The level that was asked.
        level: Level,
        /// What the bot thinks its position is worth, from 0 (lost) to 1 (won).
        estimate: f32,
        /// How many times it played ahead.
        playouts: u32,
        /// What it weighed, the most promising first.
        considered: Vec<AnyConsidered>,
    },
    /// `story`
    Story(Box<StoryEntry>),
    /// `record`
    Record {
        /// The record so far, many lines in one text.
        record: String,
    },
    /// `quit`
    Done {},
}

/// Who is asked now, or how the match ended.
#[derive(Serialize)]
pub struct Standing {
    /// The seats that are asked; nobody when it is over.
    pub to_act: SeatSet,
    /// How it ended, or null.
    pub outcome: Option<Outcome>,
    /// Why it ended, in a sentence.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ending: Option<String>,
}

/// One legal action.
#[derive(Serialize)]
pub struct ActionEntry {
    /// In the game's notation.
    pub action: String,
    /// As clicks.
    pub path: Path,
    /// As a sentence.
    pub text: String,
    /// What it may bring, if chance has a part in it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub odds: Vec<OddsEntry>,
}

/// One thing that may come of an action.
#[derive(Serialize)]
pub struct OddsEntry {
    /// What it is.
    pub text: String,
    /// How likely, or how much: `chance`, `expected` or `spread`.
    #[serde(flatten)]
    pub value: Likelihood,
}

/// One thing that happened.
#[derive(Serialize)]
pub struct EventEntry {
    /// Its data.
    pub event: JsonText,
    /// As a sentence.
    pub text: String,
}

/// A position on the way from one decision to the next.
#[derive(Serialize)]
pub struct StepEntry {
    /// So many of the answer's events had happened.
    pub events: usize,
    /// The whole position then.
    pub state: Value,
}

impl Reply {
    /// An answer.
    pub fn good(id: Option<Id>, answer: Answer, ignored: Vec<String>) -> Reply {
        Reply::Good { id, ok: true, answer, ignored }
    }

    /// An error.
    pub fn bad(id: Option<Id>, error: Failure) -> Reply {
        Reply::Bad { id, ok: false, error }
    }
}

/// What is said of an action, or of clicks that may become one.
#[derive(Default, Serialize)]
pub struct Checked {
    /// May the seat choose it?
    pub legal: bool,
    /// If not, the clause that forbids it, or that asks for something else.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
    /// And why, in a sentence.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// Of a path: which click is wrong or missing, from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub click: Option<usize>,
    /// Of an unfinished path: the clicks that may come next.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<Vec<Step>>,
}

/// What is printed on a component.
#[derive(Serialize)]
pub struct ComponentEntry {
    /// What it is called in paths and views.
    pub thing: Step,
    /// What its copies are called there.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub copies: Vec<Step>,
    /// What it is, for a program.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub traits: BTreeMap<&'static str, String>,
    /// Its name.
    pub name: String,
    /// What it does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub about: Option<String>,
    /// The clause that says so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
    /// What else is printed on it.
    pub figures: Vec<FigureEntry>,
    /// What is printed on it and is a thing of its own.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub parts: Vec<ComponentEntry>,
}

/// One thing printed on a component.
#[derive(Serialize)]
pub struct FigureEntry {
    /// What a program calls it.
    pub key: &'static str,
    /// What a person calls it.
    pub label: String,
    /// A number, or words.
    pub value: Value,
}

impl ComponentEntry {
    /// A component, said in a language.
    pub fn new(printed: Component, voice: &Phrasebook) -> ComponentEntry {
        let figures = printed.figures.into_iter().map(|figure| FigureEntry {
            key: figure.key,
            label: voice.say(&figure.label),
            value: match figure.value {
                FigureValue::Number(number) => number.into(),
                FigureValue::Text(text) => voice.say(&text).into(),
                FigureValue::Word(word) => word.into(),
            },
        });
        ComponentEntry {
            name: voice.say(&printed.name),
            about: printed.about.as_ref().map(|text| voice.say(text)),
            rule: printed.rule,
            figures: figures.collect(),
            parts: printed.parts.into_iter().map(|part| ComponentEntry::new(part, voice)).collect(),
            thing: printed.thing,
            copies: printed.copies,
            traits: printed.traits,
        }
    }
}

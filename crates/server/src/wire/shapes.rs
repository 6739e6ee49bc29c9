//! How core's types look from TypeScript. They serialise themselves; these are their pictures, for the generator alone.

#![allow(dead_code, missing_docs, reason = "pictures of types, never built; core documents the originals")]

use ts_rs::TS;

/// Something to be said: the id of a Fluent message and what fills it in.
#[derive(TS)]
pub struct Text {
    id: String,
    /// Left out when there is nothing to fill in.
    #[ts(optional)]
    args: Option<Vec<(String, Argument)>>,
}

/// A number, another text, or a word that is the same in every language.
#[derive(TS)]
#[ts(untagged)]
pub enum Argument {
    Number(i32),
    Text(Box<Text>),
    Word(String),
}

/// Things to point at, in order: `card:red-7`, `flag:3`.
#[derive(TS)]
pub struct Path(Vec<String>);

/// One legal choice: its notation, the clicks that make it, and what it does.
#[derive(TS)]
pub struct Choice {
    action: String,
    path: Path,
    text: Text,
    /// What it may bring; left out when chance has no part in it. The first line is the one to show over a thing.
    #[ts(optional)]
    odds: Option<Vec<OddsLine>>,
}

/// One thing that may come of an action.
#[derive(TS)]
pub struct OddsLine {
    label: Text,
    value: Likelihood,
}

/// How likely something is (from 0 to 1), the mean of a number, or a whole distribution: values with their probabilities.
#[derive(TS)]
#[ts(rename_all = "kebab-case")]
pub enum Likelihood {
    Chance(f64),
    Expected(f64),
    Spread(Vec<(i32, f64)>),
}

/// Something that happened, as one viewer may know it: data for the animation, a sentence for the log.
#[derive(TS)]
pub struct Told {
    #[ts(type = "unknown")]
    event: (),
    text: Text,
}

/// What is asked of whom, and the clause behind it.
#[derive(TS)]
pub struct Prompt {
    text: Text,
    rule: String,
}

/// Who won: seats, nobody, or all lost together.
#[derive(TS)]
#[ts(rename_all = "kebab-case")]
pub enum Verdict {
    Won(Vec<u8>),
    Drawn,
    Lost,
}

/// How a match ended: by a clause, or `resigned`, or `out-of-time`.
#[derive(TS)]
pub struct Outcome {
    verdict: Verdict,
    /// Points by seat; empty if the game counts none.
    scores: Vec<i32>,
    rule: String,
}

/// Whose eyes: a seat, a spectator's, or all-seeing after the end.
#[derive(TS)]
#[ts(type = "number | \"public\" | \"all\"")]
pub struct Viewer;

/// How strong a bot is.
#[derive(TS)]
#[ts(rename_all = "lowercase")]
pub enum Level {
    Random,
    Recruit,
    Regular,
    Veteran,
    Elite,
}

/// What an option of a game may be; the first of a choice is the default, a switch is off.
#[derive(TS)]
#[ts(rename_all = "kebab-case")]
pub enum OptionValues {
    Switch,
    Choice(Vec<String>),
    Number { default: u32, least: u32, most: u32 },
}

/// One option of a game. Its label is the message `option-<key>`.
#[derive(TS)]
pub struct OptionInfo {
    key: String,
    values: OptionValues,
    /// The clauses that it switches.
    clauses: Vec<String>,
}

/// What a game declares about itself.
#[derive(TS)]
pub struct GameInfo {
    slug: String,
    name: String,
    clause_prefix: String,
    rules_version: u32,
    /// The fewest and the most.
    seats: (u8, u8),
    options: Vec<OptionInfo>,
    scenarios: Vec<String>,
}

/// Scenario and options, by key.
#[derive(TS)]
#[ts(type = "Record<string, unknown>")]
pub struct Setup;

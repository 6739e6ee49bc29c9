//! What is asked, said and printed, once for every client.

use std::collections::BTreeMap;

use serde::Serialize;

use super::Views;
use crate::{Seat, Step, Text, Viewer};

/// What a game says to people. Terminal, browser and protocol show it as it is.
pub trait Words: Views {
    /// What is asked of whom, as the viewer should read it.
    fn prompt(&self, viewer: Viewer) -> Prompt;

    /// The action as a person would say it ("Play red 7 at flag 3").
    fn action_text(&self, seat: Seat, action: &Self::Action) -> Text;

    /// The label of a thing that can be clicked.
    fn step_text(&self, step: &Step) -> Text;

    /// What happened, as a sentence of the log. The event is what [`Views::event_for`] gave this viewer; the game is the one
    /// that came of it, and says no more than what things are called in its set-up.
    fn event_text(&self, event: &Self::Event, viewer: Viewer) -> Text;

    /// The whole position in sentences, in the order in which a player looks at it: what concerns `near`, the seat at the
    /// bottom of the table, comes first.
    fn describe(view: &Self::View, near: Seat) -> Vec<Text> {
        let _ = (view, near);
        Vec::new()
    }

    /// What is printed on the components of this set-up: cards, units, tiles, tokens.
    fn components(setup: &Self::Setup) -> Vec<Component> {
        let _ = setup;
        Vec::new()
    }

    /// The component that a thing of a path is a copy of, as far as this view tells: a card of its kind, a unit of its card, a
    /// box of its ground. Most things are called the same in both.
    fn component_of(view: &Self::View, thing: &Step) -> Step {
        let _ = view;
        thing.clone()
    }
}

/// What is asked of whom, and why.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Prompt {
    /// One line, to the seat that is asked or to those who wait.
    pub text: Text,
    /// The clause behind it.
    pub rule: &'static str,
}

/// One thing of the box, as it is printed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Component {
    /// What it is called in paths and views: `card:fog`, `item:bangalore`.
    pub thing: Step,
    /// What its copies are called there, where they are told apart: `card:u15a`, `card:u15b`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "wire", ts(as = "Option<Vec<Step>>", optional))]
    pub copies: Vec<Step>,
    /// What it is, for a program that draws or sorts it, the same in every language: its `kind`, `colour`, `power`.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "wire", ts(as = "Option<BTreeMap<String, String>>", optional))]
    pub traits: BTreeMap<&'static str, String>,
    /// Its name.
    pub name: Text,
    /// What it does, in plain words.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub about: Option<Text>,
    /// The clause that says so.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub rule: Option<&'static str>,
    /// What else is printed on it.
    pub figures: Vec<Figure>,
    /// What is printed on it and is a thing of its own, called as clicks call it: the shooting values and abilities of a
    /// unit's card, `value:1`, `ability:medic`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "wire", ts(as = "Option<Vec<Component>>", optional))]
    pub parts: Vec<Component>,
}

/// One thing printed on a component: a number, a word, a sign.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Figure {
    /// What a program calls it: `initiative`.
    pub key: &'static str,
    /// What a person calls it.
    pub label: Text,
    /// What stands there.
    pub value: FigureValue,
}

/// What a figure shows.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(untagged)]
pub enum FigureValue {
    /// A number.
    Number(i64),
    /// Words of the reader's language.
    Text(Text),
    /// A name or key that is the same in every language.
    Word(String),
}

impl Component {
    /// A thing with its name.
    #[must_use]
    pub fn new(thing: Step, name: Text) -> Component {
        Component {
            thing,
            copies: Vec::new(),
            traits: BTreeMap::new(),
            name,
            about: None,
            rule: None,
            figures: Vec::new(),
            parts: Vec::new(),
        }
    }

    /// Says what its copies are called.
    #[must_use]
    pub fn copies(mut self, copies: impl IntoIterator<Item = Step>) -> Component {
        self.copies.extend(copies);
        self
    }

    /// Says what it is: `.is("kind", "tank")`.
    #[must_use]
    pub fn is(mut self, key: &'static str, what: impl ToString) -> Component {
        self.traits.insert(key, what.to_string());
        self
    }

    /// Says what it does, and which clause says so.
    #[must_use]
    pub fn about(mut self, text: Text, rule: &'static str) -> Component {
        self.about = Some(text);
        self.rule = Some(rule);
        self
    }

    /// Adds something that is printed on it.
    #[must_use]
    pub fn figure(mut self, key: &'static str, label: Text, value: impl Into<FigureValue>) -> Component {
        self.figures.push(Figure { key, label, value: value.into() });
        self
    }

    /// Adds things that are printed on it.
    #[must_use]
    pub fn parts(mut self, parts: impl IntoIterator<Item = Component>) -> Component {
        self.parts.extend(parts);
        self
    }
}

impl From<i64> for FigureValue {
    fn from(number: i64) -> FigureValue {
        FigureValue::Number(number)
    }
}

impl From<Text> for FigureValue {
    fn from(text: Text) -> FigureValue {
        FigureValue::Text(text)
    }
}

impl From<String> for FigureValue {
    fn from(word: String) -> FigureValue {
        FigureValue::Word(word)
    }
}

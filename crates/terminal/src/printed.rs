//! What is printed on a thing, in words: its figures, what it does, the clause.

use sandtable_core::{Component, FigureValue};

use crate::sheet::Paragraph;
use crate::words::Words;

/// Everything about a component, for a sheet.
pub(crate) fn paragraphs(component: &Component, words: &Words) -> Vec<Paragraph> {
    let mut paragraphs = vec![Paragraph::Heading(words.say(&component.name))];
    paragraphs.extend(figures(component, words).into_iter().map(|(label, value)| Paragraph::Key(label, value)));
    if let Some(about) = &component.about {
        paragraphs.push(Paragraph::Plain(words.say(about)));
    }
    paragraphs.extend(component.rule.map(|rule| Paragraph::Plain(rule.to_owned())));
    paragraphs
}

/// What stands on a component: labels and values.
pub(crate) fn figures(component: &Component, words: &Words) -> Vec<(String, String)> {
    let value = |value: &FigureValue| match value {
        FigureValue::Number(number) => number.to_string(),
        FigureValue::Text(text) => words.say(text),
        FigureValue::Word(word) => word.clone(),
    };
    component.figures.iter().map(|figure| (words.say(&figure.label), value(&figure.value))).collect()
}

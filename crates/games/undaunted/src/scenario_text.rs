//! Scenario files: TOML text to a scenario, with line and key of what is wrong.

use std::sync::Arc;

use sandtable_core::SetupError;
use toml::de::{DeTable, DeValue};

use crate::scenario::{Fault, Goals, Scenario, build};
use crate::scenario_file::ScenarioFile;

/// Files beyond this are not read: the longest scenario is a few kilobytes.
const LONGEST: usize = 64 * 1024;

/// Reads a scenario file. An error names the line, the key and what was expected.
pub(crate) fn read(text: &str) -> Result<Scenario, SetupError> {
    if text.len() > LONGEST {
        return Err(SetupError::new("line 1", format!("a scenario of at most {LONGEST} bytes, found {}", text.len())));
    }
    let parsed = DeTable::parse(text).map_err(|error| {
        let line = error.span().map_or(1, |span| line_of(text, span.start));
        SetupError::new(format!("line {line}"), error.message().to_owned())
    })?;
    let deserializer = toml::Deserializer::from(parsed.clone());
    let file: ScenarioFile = serde_path_to_error::deserialize(deserializer).map_err(|error| {
        let key = error.path().to_string();
        let start = error.inner().span().map(|span| span.start);
        let line = start.unwrap_or_else(|| place_of(parsed.get_ref(), &keys_of(&key)));
        let line = line_of(text, line);
        let place = if key == "." { format!("line {line}") } else { format!("line {line}, {key}") };
        SetupError::new(place, error.inner().message().to_owned())
    })?;
    build(Arc::new(file), Goals::InReach).map_err(|fault| {
        let line = line_of(text, place_of(parsed.get_ref(), &fault.keys));
        SetupError::new(format!("line {line}, {}", fault.key()), fault.expected)
    })
}

/// A fault of a scenario that stands inline in a set-up.
pub(crate) fn inline_fault(fault: &Fault) -> SetupError {
    SetupError::new(format!("setup.scenario.{}", fault.key()), fault.expected.clone())
}

/// The number of a line, from 1.
fn line_of(text: &str, start: usize) -> usize {
    1 + text.bytes().take(start).filter(|&byte| byte == b'\n').count()
}

/// `us.counters.17B[0]` as single keys.
fn keys_of(path: &str) -> Vec<String> {
    path.split(['.', '[', ']']).filter(|key| !key.is_empty()).map(str::to_owned).collect()
}

/// Where the value that some keys lead to begins, or the nearest thing above it that is there.
fn place_of(table: &DeTable<'_>, keys: &[String]) -> usize {
    let Some((first, rest)) = keys.split_first() else { return 0 };
    let Some((key, value)) = table.iter().find(|(key, _)| key.get_ref() == first) else { return 0 };
    place_in(value.get_ref(), rest, key.span().start)
}

fn place_in(value: &DeValue<'_>, keys: &[String], above: usize) -> usize {
    let Some((first, rest)) = keys.split_first() else { return above };
    match value {
        DeValue::Table(table) => match table.iter().find(|(key, _)| key.get_ref() == first) {
            Some((key, value)) => place_in(value.get_ref(), rest, key.span().start),
            None => above,
        },
        DeValue::Array(items) => match first.parse::<usize>().ok().and_then(|index| items.get(index)) {
            Some(item) => place_in(item.get_ref(), rest, item.span().start),
            None => above,
        },
        _ => above,
    }
}

//! Scenario files: TOML text to a scenario, with line and key of what is wrong.

use std::sync::Arc;

use sandtable_core::faults::Fault;
use sandtable_core::{SetupError, TomlFile};

use crate::scenario::{Scenario, build};
use crate::scenario_file::ScenarioFile;

/// Reads a scenario file. An error names the line, the key and what was expected.
pub(crate) fn read(text: &str) -> Result<Scenario, SetupError> {
    let parsed = TomlFile::parse(text)?;
    let file: ScenarioFile = parsed.read()?;
    build(Arc::new(file)).map_err(|fault| parsed.fault(&fault.key(), fault.expected))
}

/// A fault of a scenario that stands inline in a set-up.
pub(crate) fn inline_fault(fault: &Fault) -> SetupError {
    SetupError::new(format!("setup.scenario.{}", fault.key()), fault.expected.clone())
}

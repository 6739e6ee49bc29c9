//! How the program ends: 0 fine, 1 an error, 2 a command that makes no sense.

use std::io::{self, Write};
use std::process::ExitCode;

/// A command that makes no sense as it was written.
#[derive(Debug)]
pub struct Usage(String);

impl std::fmt::Display for Usage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Usage {}

/// An error of the command line.
pub fn usage(message: impl std::fmt::Display) -> anyhow::Error {
    anyhow::Error::new(Usage(message.to_string()))
}

/// Tells what went wrong, in one line, and gives the exit code. A reader who has left early (`sandtable … | head`) is
/// no error.
pub fn code_of(result: anyhow::Result<()>) -> ExitCode {
    let Err(error) = result else { return ExitCode::SUCCESS };
    if reader_left(&error) {
        return ExitCode::SUCCESS;
    }
    // Nothing can be done when even this cannot be written.
    let _ = writeln!(io::stderr(), "sandtable: {error:#}");
    ExitCode::from(if error.is::<Usage>() { 2 } else { 1 })
}

fn reader_left(error: &anyhow::Error) -> bool {
    error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<io::Error>())
        .any(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

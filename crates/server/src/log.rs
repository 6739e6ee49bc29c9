//! The log: lines for people, or JSON for programs, on standard error.

use std::ffi::OsString;
use std::io::IsTerminal as _;

use tracing_subscriber::EnvFilter;

/// Starts it. `RUST_LOG` says how much; without it, what an operator should know.
pub fn start(json: bool) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info,sqlx=warn"));
    let colour = colour(std::io::stderr().is_terminal(), std::env::var_os("NO_COLOR"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_ansi(colour).with_writer(std::io::stderr);
    // A second start in one process changes nothing.
    let _ = if json { log.json().try_init() } else { log.try_init() };
}

/// Colours are for a terminal, and for whoever has not asked for none (<https://no-color.org>).
fn colour(terminal: bool, no_color: Option<OsString>) -> bool {
    terminal && no_color.is_none_or(|said| said.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_for_a_terminal_alone() {
        assert!(colour(true, None) && colour(true, Some("".into())));
        assert!(!colour(true, Some("1".into())) && !colour(false, None));
    }
}

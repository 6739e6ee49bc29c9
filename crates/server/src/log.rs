//! The log: lines for people, or JSON for programs, on standard error.

use tracing_subscriber::EnvFilter;

/// Starts it. `RUST_LOG` says how much; without it, what an operator should know.
pub fn start(json: bool) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info,sqlx=warn"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // A second start in one process changes nothing.
    let _ = if json { log.json().try_init() } else { log.try_init() };
}

//! A bar for long runs: on standard error, and only on a terminal.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar over so many games. Nothing is drawn unless standard error is a terminal.
pub fn bar(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} games, {eta} left")
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(games).with_style(style)
}

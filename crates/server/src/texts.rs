//! The server's own sentences.

use sandtable_core::{Messages, messages};

/// In every language.
pub static MESSAGES: Messages = messages!();

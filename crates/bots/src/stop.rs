//! When a bot has to stop thinking.

/// Asked again and again while a bot thinks. Once it says `true`, the bot plays the best that it has found so far.
///
/// What makes it say so is up to whoever asks the bot: time that is up, or nobody who waits for the answer any more. A bot
/// that is stopped at another moment may choose something else, so a choice that is to be repeated has no limit ([`never`]).
pub type Stop<'a> = &'a dyn Fn() -> bool;

/// A [`Stop`] that never comes: the bot thinks for as long as its budget allows.
#[must_use]
pub fn never() -> bool {
    false
}

//! One decision on trial, as a test writes it: a path of clicks (`zone:14 → unit:us-tank → zone:21`) or a line of notation
//! (`move 14 us-tank 21`). Who decides is named by the seat, or by what the game calls its seats.

use serde_json::Value;

use super::trial;
use crate::{AnyKind, Game, Kind, Path, Seat};

/// The action that a path of clicks or a line of notation means.
///
/// # Panics
/// When it means none.
#[track_caller]
pub fn action<G: Game>(game: &G, seat: impl Into<Seat>, text: &str) -> G::Action {
    let read = if text.contains(':') {
        let path = Path::parse(text).unwrap_or_else(|wrong| panic!("{wrong}"));
        game.read_path(seat.into(), &path)
    } else {
        text.parse()
    };
    read.unwrap_or_else(|error| panic!("{error}"))
}

/// The clause by which an action is refused; nothing if it is allowed.
///
/// # Panics
/// When `legal` and `check` differ.
#[must_use]
#[track_caller]
pub fn refusal<G: Game>(game: &G, seat: impl Into<Seat>, text: &str) -> Option<&'static str> {
    let seat = seat.into();
    trial::refusal(game, seat, &action(game, seat, text)).map(|refusal| refusal.rule)
}

/// An action is refused by a clause.
///
/// # Panics
/// When it is not.
#[track_caller]
pub fn refused<G: Game>(game: &G, seat: impl Into<Seat>, rule: &str, text: &str) {
    assert_eq!(refusal(game, seat, text), Some(rule), "{text}");
}

/// An action is allowed.
///
/// # Panics
/// When it is not.
#[track_caller]
pub fn allowed<G: Game>(game: &G, seat: impl Into<Seat>, text: &str) {
    assert_eq!(refusal(game, seat, text), None, "{text}");
}

/// Plays one action, which must be allowed and must roll exactly these dice, and tells what happened. A `|` between dice is
/// for the eye; `…` behind them lets the rest fall freely.
///
/// # Panics
/// When it is refused, or other dice are rolled.
#[track_caller]
pub fn act<G: Game>(game: &mut G, seat: impl Into<Seat>, text: &str, dice: &str) -> Vec<G::Event> {
    let seat = seat.into();
    allowed(game, seat, text);
    let action = action(game, seat, text);
    let first: Vec<&str> = dice.trim_end_matches('…').split_whitespace().filter(|word| *word != "|").collect();
    if !dice.ends_with('…') {
        return trial::roll(game, seat, &action, &first);
    }
    let (events, left) = trial::roll_freely(game, seat, &action, &first);
    assert!(left.is_empty(), "{text}: dice left over: {left:?}");
    events
}

/// Everything that a seat may do, in notation.
#[must_use]
pub fn choices<G: Game>(game: &G, seat: impl Into<Seat>) -> Vec<String> {
    trial::choices(game, seat.into()).iter().map(G::Action::to_string).collect()
}

/// The choices that begin with some words.
#[must_use]
pub fn choices_with<G: Game>(game: &G, seat: impl Into<Seat>, words: &str) -> Vec<String> {
    choices(game, seat).into_iter().filter(|choice| choice.starts_with(words)).collect()
}

/// What is said to a position that cannot be.
///
/// # Panics
/// When it can be.
#[must_use]
#[track_caller]
pub fn fault<G: Game>(position: &Value) -> String {
    Kind::<G>::default().load(position).err().expect("refused").to_string()
}

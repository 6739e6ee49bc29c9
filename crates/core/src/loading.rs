//! Positions from outside: what a game's `load` says when something does not hold.
//!
//! ```
//! use sandtable_core::loading::{expect, number};
//! use sandtable_core::LoadError;
//!
//! fn load_supply(supply: u8, turn: Option<u8>) -> Result<u8, LoadError> {
//!     expect(supply <= 6, "state.supply", format_args!("at most 6, found {supply}"))?;
//!     number(turn, 1, 1..=10, "state.turn")
//! }
//!
//! assert_eq!(load_supply(4, None), Ok(1));
//! assert_eq!(load_supply(9, None).unwrap_err().to_string(), "state.supply: at most 6, found 9");
//! assert_eq!(load_supply(4, Some(12)).unwrap_err().to_string(), "state.turn: 1 to 10, found 12");
//! ```

use std::fmt::Display;
use std::ops::RangeInclusive;

use crate::{Id, LoadError, Seat, SetupError};

/// Says what must hold at a place when it does not. Both are written out only then if
/// they are `format_args!`; what fills them in is reckoned in any case.
pub fn expect(holds: bool, place: impl Display, expected: impl Display) -> Result<(), LoadError> {
    if holds { Ok(()) } else { Err(LoadError::new(place.to_string(), expected.to_string())) }
}

/// A number of a range, which may be left out.
pub fn number<N: Copy + PartialOrd + Display>(
    given: Option<N>,
    usual: N,
    range: RangeInclusive<N>,
    place: impl Display,
) -> Result<N, LoadError> {
    let number = given.unwrap_or(usual);
    expect(range.contains(&number), place, format_args!("{} to {}, found {number}", range.start(), range.end()))?;
    Ok(number)
}

/// A seat of the match.
pub fn check_seat(seat: Seat, seats: u8, place: impl Display) -> Result<Seat, LoadError> {
    expect(seat.0 < seats, place, format_args!("a seat from 0 to {}, found {seat}", seats.saturating_sub(1)))?;
    Ok(seat)
}

/// A list that names nothing twice.
pub fn each_once<T: PartialEq + Display>(things: &[T], place: impl Display) -> Result<(), LoadError> {
    let twice = things.iter().enumerate().find(|(index, thing)| things[..*index].contains(thing));
    match twice {
        Some((_, thing)) => Err(LoadError::new(place.to_string(), format!("each once: {thing} is named twice"))),
        None => Ok(()),
    }
}

/// Where things were named, each at one place only: every card of a game lies somewhere, and nowhere else.
///
/// ```
/// use sandtable_core::loading::Whereabouts;
/// use sandtable_core::Seat;
///
/// let mut seats = Whereabouts::new("seat");
/// seats.name(Seat(1), "state.hand").unwrap();
/// assert!(seats.is_named(Seat(1)));
/// let twice = seats.name(Seat(1), "state.deck[3]").unwrap_err();
/// assert_eq!(twice.to_string(), "state.deck[3]: every seat once: 1 is at state.hand too");
/// ```
#[derive(Debug)]
pub struct Whereabouts {
    what: &'static str,
    /// By number, the place where the thing was named, if it was.
    named: Vec<Option<String>>,
}

impl Whereabouts {
    /// Nothing was named so far. `what` the things are is said when one is named twice.
    #[must_use]
    pub fn new(what: &'static str) -> Whereabouts {
        Whereabouts { what, named: Vec::new() }
    }

    /// A thing is named at a place.
    pub fn name<T: Id + Display>(&mut self, thing: T, place: impl Display) -> Result<(), LoadError> {
        let index = thing.index();
        if self.named.len() <= index {
            self.named.resize(index + 1, None);
        }
        match &self.named[index] {
            Some(elsewhere) => Err(LoadError::new(
                place.to_string(),
                format!("every {} once: {thing} is at {elsewhere} too", self.what),
            )),
            None => {
                self.named[index] = Some(place.to_string());
                Ok(())
            }
        }
    }

    /// Was it named?
    #[must_use]
    pub fn is_named<T: Id>(&self, thing: T) -> bool {
        self.named.get(thing.index()).is_some_and(Option::is_some)
    }
}

/// A saved position holds its set-up, so what is wrong with the set-up is wrong there: `state.setup.games`.
impl From<SetupError> for LoadError {
    fn from(error: SetupError) -> LoadError {
        LoadError::new(format!("state.{}", error.place), error.expected)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_of_its_range_or_left_out() {
        assert_eq!(number(None, 3u16, 0..=5, "x"), Ok(3));
        assert_eq!(number(Some(5u16), 3, 0..=5, "x"), Ok(5));
        assert_eq!(number(Some(6u16), 3, 0..=5, "x"), Err(LoadError::new("x", "0 to 5, found 6")));
    }

    #[test]
    fn a_seat_is_one_of_the_match() {
        assert_eq!(check_seat(Seat(3), 4, "x"), Ok(Seat(3)));
        assert_eq!(check_seat(Seat(4), 4, "x"), Err(LoadError::new("x", "a seat from 0 to 3, found 4")));
    }

    #[test]
    fn a_list_names_each_once() {
        assert_eq!(each_once(&["a", "b"], "x"), Ok(()));
        assert_eq!(each_once(&["a", "b", "a"], "x"), Err(LoadError::new("x", "each once: a is named twice")));
    }

    #[test]
    fn a_fault_of_the_setup_is_a_fault_of_the_position() {
        let error = LoadError::from(SetupError::new("setup.games", "1 to 25, found 0"));
        assert_eq!(error.to_string(), "state.setup.games: 1 to 25, found 0");
    }
}

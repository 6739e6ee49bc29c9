//! The record of a match: a text that a person can read and diff, and that reproduces every state, event and roll.
//!
//! ```text
//! sandtable record 1
//! game: battle-line
//! rules: 1
//! setup: {"last-chance":true}
//! seat 0: Ada
//! seat 1: bot veteran
//! bot 1: veteran
//! began: 2026-05-01T18:20:00Z
//! seed: 8f0c…
//! result: won 0
//! scores: 5 2
//! ended-by: BL-14.1
//! digest: 4be1…
//!
//! 1 0 red-7 @3
//! 2 0 draw troops
//! ```
//!
//! `docs/records.md` describes every line. [`Record::parse`] and `Display` are inverse.

mod entry;
mod many;
mod read;
mod write;

use std::collections::BTreeMap;

use serde_json::Value;

pub use self::entry::{Entry, Unseen};
pub use self::many::{Unread, UnreadReason, read_records};
pub use self::read::RecordError;
use crate::{FairDice, Moment, Outcome, Seat, Seed};

const FIRST_LINE: &str = "sandtable record 1";

/// A match as it is written down.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// The game's slug.
    pub game: String,
    /// The rules version it was played by.
    pub rules: u32,
    /// The set-up, as JSON.
    pub setup: Value,
    /// The position it started from, if not from the set-up.
    pub position: Option<Value>,
    /// Who sat where.
    pub seats: Vec<String>,
    /// The bots by their seats: a level such as `veteran`, or a level with its budget, `elite:2000`. See [`Record::bot`].
    pub bots: BTreeMap<Seat, String>,
    /// When the match began, if that was noted.
    pub began: Option<Moment>,
    /// When the match ended, if it has and that was noted.
    pub ended: Option<Moment>,
    /// The seed; `None` while the match runs and the host withholds it.
    pub seed: Option<Seed>,
    /// The proof of the dice, if the host made a promise.
    pub fair: Option<FairDice>,
    /// How it ended; `None` while it runs.
    pub outcome: Option<Outcome>,
    /// The digest of the last position.
    pub digest: String,
    /// What was done, in order.
    pub entries: Vec<Entry>,
}

/// A name as it can stand on one line of a record; [`Record::parse`] gives it back unchanged.
#[must_use]
pub fn one_line(name: &str) -> String {
    name.chars().map(|c| if c.is_control() { ' ' } else { c }).collect::<String>().trim().to_owned()
}

impl Record {
    /// The bot that sat in a seat, if one did. Older records say so in the seat's name only.
    #[must_use]
    pub fn bot(&self, seat: Seat) -> Option<&str> {
        let named = || self.seats.get(seat.index())?.strip_prefix("bot ");
        self.bots.get(&seat).map(String::as_str).or_else(named)
    }

    /// The lines that lead to the last position, each with its number: what was taken back is left out, and so are the
    /// take-backs.
    ///
    /// ```
    /// # use sandtable_core::{Entry, Record, Seat};
    /// # let text = "sandtable record 1\ngame: toy\nrules: 1\nsetup: {}\nseat 0: Ada\nseed: withheld\ndigest: 0000000000000000000000000000000000000000000000000000000000000000\n\n";
    /// let record = Record::parse(&format!("{text}1 0 left\n2 0 right\n3 0 !take-back 1 anew\n4 0 left\n")).unwrap();
    /// let numbers: Vec<usize> = record.main_line().into_iter().map(|(number, _)| number).collect();
    /// assert_eq!(numbers, [1, 4]);
    /// ```
    #[must_use]
    pub fn main_line(&self) -> Vec<(usize, &Entry)> {
        main_line(&self.entries)
    }
}

/// The lines that lead to the last position.
pub(crate) fn main_line(entries: &[Entry]) -> Vec<(usize, &Entry)> {
    let (mut line, mut number) = (Vec::new(), entries.len());
    while let Some(entry) = number.checked_sub(1).and_then(|index| entries.get(index)) {
        match entry {
            // A take-back leads to an earlier line; one that does not can't be replayed.
            Entry::TakeBack(_, to, _) => number = (*to).min(number - 1),
            _ => {
                line.push((number, entry));
                number -= 1;
            }
        }
    }
    line.reverse();
    line
}

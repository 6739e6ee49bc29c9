//! The record of a match: a text that a person can read and diff, and that reproduces every state, event and roll.
//!
//! ```text
//! sandtable record 1
//! game: battle-line
//! rules: 1
//! setup: {"last-chance":true}
//! seat 0: Ada
//! seat 1: bot veteran
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

use std::fmt;
use std::str::FromStr;

use serde_json::Value;

use crate::{FairDice, Outcome, Seat, SeatSet, Seed, Token, Verdict};

const FIRST_LINE: &str = "sandtable record 1";
/// Longer lines than this are no record of ours.
const LONGEST_LINE: usize = 1 << 20;

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

/// One line of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A seat chose an action, in the game's notation.
    Action(Seat, String),
    /// A seat went back, by leave of the table, to the position after so many lines. The chance that was used stays
    /// used: what is rolled anew is rolled anew, and so is what is drawn, unless the record is an older one.
    TakeBack(Seat, usize, Unseen),
    /// A seat gave up.
    Resign(Seat),
    /// A seat's time ran out and the table's rule is forfeit.
    Forfeit(Seat),
    /// The next dice were forced, as the engine protocol allows; with no faces, those that waited were forgotten. Such a
    /// match proves nothing.
    Dice(Vec<String>),
}

/// What becomes, with a step that is taken back, of what nobody at the table had seen, such as the order of a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unseen {
    /// It is dealt anew, so that nobody can foresee it. Written `anew`.
    Anew,
    /// It stays as it lay: so older programs did, and what they recorded is replayed as it was played.
    Stays,
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Action(seat, notation) => write!(f, "{seat} {notation}"),
            Entry::TakeBack(seat, to, Unseen::Anew) => write!(f, "{seat} !take-back {to} anew"),
            Entry::TakeBack(seat, to, Unseen::Stays) => write!(f, "{seat} !take-back {to}"),
            Entry::Resign(seat) => write!(f, "{seat} !resign"),
            Entry::Forfeit(seat) => write!(f, "{seat} !forfeit"),
            Entry::Dice(faces) => {
                write!(f, "- !dice")?;
                faces.iter().try_for_each(|face| write!(f, " {face}"))
            }
        }
    }
}

impl FromStr for Entry {
    type Err = String;

    fn from_str(line: &str) -> Result<Entry, String> {
        let (who, what) = line.split_once(' ').ok_or("expected a seat and an action")?;
        if let Some(faces) = what.strip_prefix("!dice").filter(|_| who == "-") {
            return match faces.strip_prefix(' ') {
                Some(faces) => Ok(Entry::Dice(faces.split(' ').map(str::to_owned).collect())),
                None if faces.is_empty() => Ok(Entry::Dice(Vec::new())),
                None => Err("expected !dice and faces".to_owned()),
            };
        }
        let seat = parse_seat(who)?;
        Ok(match what.split_once(' ').unwrap_or((what, "")) {
            ("!take-back", to) => {
                let (to, unseen) = match to.strip_suffix(" anew") {
                    Some(to) => (to, Unseen::Anew),
                    None => (to, Unseen::Stays),
                };
                Entry::TakeBack(seat, to.parse().map_err(|_| "expected the number of a line to go back to")?, unseen)
            }
            ("!resign", "") => Entry::Resign(seat),
            ("!forfeit", "") => Entry::Forfeit(seat),
            (word, _) if word.starts_with('!') => {
                return Err(format!("expected an action, !take-back, !resign or !forfeit, not {word}"));
            }
            _ => Entry::Action(seat, what.to_owned()),
        })
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FIRST_LINE}")?;
        writeln!(f, "game: {}", self.game)?;
        writeln!(f, "rules: {}", self.rules)?;
        writeln!(f, "setup: {}", self.setup)?;
        if let Some(position) = &self.position {
            writeln!(f, "position: {position}")?;
        }
        for (index, name) in self.seats.iter().enumerate() {
            writeln!(f, "seat {index}: {}", one_line(name))?;
        }
        match &self.seed {
            Some(seed) => writeln!(f, "seed: {seed}")?,
            None => writeln!(f, "seed: withheld")?,
        }
        if let Some(fair) = &self.fair {
            writeln!(f, "commitment: {}", fair.commitment)?;
            if let Some(secret) = &fair.secret {
                writeln!(f, "secret: {secret}")?;
            }
            for (index, contribution) in fair.contributions.iter().enumerate() {
                writeln!(f, "contribution {index}: {contribution}")?;
            }
        }
        if let Some(outcome) = &self.outcome {
            write_outcome(f, outcome)?;
        }
        writeln!(f, "digest: {}", self.digest)?;
        writeln!(f)?;
        for (index, entry) in self.entries.iter().enumerate() {
            writeln!(f, "{} {entry}", index + 1)?;
        }
        Ok(())
    }
}

fn write_outcome(f: &mut fmt::Formatter<'_>, outcome: &Outcome) -> fmt::Result {
    match &outcome.verdict {
        Verdict::Won(seats) => {
            write!(f, "result: won")?;
            seats.iter().try_for_each(|seat| write!(f, " {seat}"))?;
            writeln!(f)?;
        }
        Verdict::Drawn => writeln!(f, "result: drawn")?,
        Verdict::Lost => writeln!(f, "result: lost")?,
    }
    if !outcome.scores.is_empty() {
        write!(f, "scores:")?;
        outcome.scores.iter().try_for_each(|score| write!(f, " {score}"))?;
        writeln!(f)?;
    }
    writeln!(f, "ended-by: {}", one_line(&outcome.rule))
}

/// A name as it can stand on one line of a record; [`Record::parse`] gives it back unchanged.
#[must_use]
pub fn one_line(name: &str) -> String {
    name.chars().map(|c| if c.is_control() { ' ' } else { c }).collect::<String>().trim().to_owned()
}

fn parse_seat(text: &str) -> Result<Seat, String> {
    match text.parse::<u8>() {
        Ok(number) if usize::from(number) < crate::MAX_SEATS && text.len() == 1 => Ok(Seat(number)),
        _ => Err(format!("expected a seat from 0 to 7, not {text:?}")),
    }
}

/// A text that is no record, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {expected}")]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// What was expected there.
    pub expected: String,
}

impl Record {
    /// Reads a record.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        Reader::new(text).record()
    }
}

/// Reads line by line and knows where it is.
struct Reader<'a> {
    lines: std::iter::Peekable<std::iter::Enumerate<std::str::Lines<'a>>>,
    line: usize,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Reader<'a> {
        Reader { lines: text.lines().enumerate().peekable(), line: 0 }
    }

    fn fail<T>(&self, expected: impl Into<String>) -> Result<T, RecordError> {
        Err(RecordError { line: self.line.max(1), expected: expected.into() })
    }

    fn next(&mut self) -> Result<Option<&'a str>, RecordError> {
        match self.lines.next() {
            Some((index, line)) => {
                self.line = index + 1;
                if line.len() > LONGEST_LINE { self.fail("the line is too long") } else { Ok(Some(line)) }
            }
            None => Ok(None),
        }
    }

    /// The value of `key: value` if that is what comes next.
    fn optional(&mut self, key: &str) -> Result<Option<&'a str>, RecordError> {
        let found =
            self.lines.peek().and_then(|(_, line)| line.strip_prefix(key)).and_then(|rest| rest.strip_prefix(": "));
        match found {
            Some(value) => self.next().map(|_| Some(value)),
            None => Ok(None),
        }
    }

    fn required(&mut self, key: &str) -> Result<&'a str, RecordError> {
        match self.optional(key)? {
            Some(value) => Ok(value),
            None => {
                self.line += 1;
                self.fail(format!("expected `{key}: …`"))
            }
        }
    }

    fn json(&mut self, value: &str) -> Result<Value, RecordError> {
        serde_json::from_str(value).or_else(|error| self.fail(format!("expected JSON: {error}")))
    }

    fn token(&mut self, value: &str) -> Result<Token, RecordError> {
        Token::from_hex(value).map_or_else(|| self.fail("expected 64 hexadecimal digits"), Ok)
    }

    /// `seat 0`, `seat 1` … as long as they go on.
    fn numbered(&mut self, key: &str) -> Result<Vec<&'a str>, RecordError> {
        let mut values = Vec::new();
        while let Some(value) = self.optional(&format!("{key} {}", values.len()))? {
            values.push(value);
        }
        if values.len() > crate::MAX_SEATS { self.fail("expected at most eight seats") } else { Ok(values) }
    }

    fn record(mut self) -> Result<Record, RecordError> {
        if self.next()? != Some(FIRST_LINE) {
            return self.fail(format!("expected `{FIRST_LINE}`"));
        }
        let game = self.required("game")?.to_owned();
        let rules = self.required("rules")?;
        let rules = rules.parse().or_else(|_| self.fail("expected a rules version, a number"))?;
        let setup = self.required("setup")?;
        let setup = self.json(setup)?;
        let position = match self.optional("position")? {
            Some(value) => Some(self.json(value)?),
            None => None,
        };
        let seats = self.numbered("seat")?.into_iter().map(str::to_owned).collect();
        let seed = match self.required("seed")? {
            "withheld" => None,
            hex => Some(
                Seed::from_hex(hex).map_or_else(|| self.fail("expected 64 hexadecimal digits or `withheld`"), Ok)?,
            ),
        };
        let fair = self.fair()?;
        let outcome = self.outcome()?;
        let digest = self.token_text("digest")?;
        if self.next()? != Some("") {
            return self.fail("expected an empty line before the actions");
        }
        let entries = self.entries()?;
        Ok(Record { game, rules, setup, position, seats, seed, fair, outcome, digest, entries })
    }

    fn token_text(&mut self, key: &str) -> Result<String, RecordError> {
        let value = self.required(key)?;
        Ok(self.token(value)?.to_string())
    }

    fn fair(&mut self) -> Result<Option<FairDice>, RecordError> {
        let Some(commitment) = self.optional("commitment")? else {
            return Ok(None);
        };
        let commitment = self.token(commitment)?;
        let secret = match self.optional("secret")? {
            Some(value) => Some(self.token(value)?),
            None => None,
        };
        let mut contributions = Vec::new();
        for value in self.numbered("contribution")? {
            contributions.push(self.token(value)?);
        }
        Ok(Some(FairDice { commitment, secret, contributions }))
    }

    fn outcome(&mut self) -> Result<Option<Outcome>, RecordError> {
        let Some(result) = self.optional("result")? else {
            return Ok(None);
        };
        let verdict = match result.split_once(' ').unwrap_or((result, "")) {
            ("won", seats) => Verdict::Won(
                seats
                    .split(' ')
                    .map(parse_seat)
                    .collect::<Result<SeatSet, _>>()
                    .or_else(|expected| self.fail(expected))?,
            ),
            ("drawn", "") => Verdict::Drawn,
            ("lost", "") => Verdict::Lost,
            _ => return self.fail("expected `won` with seats, `drawn` or `lost`"),
        };
        let scores = match self.optional("scores")? {
            Some(scores) => scores
                .split(' ')
                .map(str::parse)
                .collect::<Result<_, _>>()
                .or_else(|_| self.fail("expected the points of each seat"))?,
            None => Vec::new(),
        };
        let rule = self.required("ended-by")?.to_owned();
        Ok(Some(Outcome { verdict, scores, rule }))
    }

    fn entries(&mut self) -> Result<Vec<Entry>, RecordError> {
        let mut entries = Vec::new();
        while let Some(line) = self.next()? {
            let number = entries.len() + 1;
            let Some(entry) = line.strip_prefix(&format!("{number} ")) else {
                return self.fail(format!("expected action number {number}"));
            };
            entries.push(entry.parse().or_else(|expected: String| self.fail(expected))?);
        }
        Ok(entries)
    }
}

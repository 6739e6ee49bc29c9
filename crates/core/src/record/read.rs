//! A record read from its text.

use std::collections::BTreeMap;

use serde_json::Value;

use super::entry::parse_seat;
use super::{FIRST_LINE, Record};
use crate::moment::UnknownMoment;
use crate::{Entry, FairDice, Moment, Outcome, Seat, SeatSet, Seed, Token, Verdict};

/// Longer lines than this are no record of ours.
const LONGEST_LINE: usize = 1 << 20;

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
        let seats: Vec<String> = self.numbered("seat")?.into_iter().map(str::to_owned).collect();
        let bots = self.bots(seats.len())?;
        let began = self.moment("began")?;
        let ended = self.moment("ended")?;
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
        Ok(Record { game, rules, setup, position, seats, bots, began, ended, seed, fair, outcome, digest, entries })
    }

    /// `bot 1: veteran`, for the seats that bots sit in.
    fn bots(&mut self, seats: usize) -> Result<BTreeMap<Seat, String>, RecordError> {
        let mut bots = BTreeMap::new();
        for seat in 0..seats {
            if let Some(bot) = self.optional(&format!("bot {seat}"))? {
                bots.insert(Seat(seat as u8), bot.to_owned());
            }
        }
        Ok(bots)
    }

    fn moment(&mut self, key: &str) -> Result<Option<Moment>, RecordError> {
        let Some(value) = self.optional(key)? else { return Ok(None) };
        value.parse().map(Some).or_else(|error: UnknownMoment| self.fail(error.to_string()))
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
        let reason = self.required("ended-by")?.into();
        Ok(Some(Outcome { verdict, scores, reason }))
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

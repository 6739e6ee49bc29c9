//! A record as a text.

use std::fmt;

use super::{FIRST_LINE, Record, one_line};
use crate::{Outcome, Verdict};

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
        for (seat, bot) in &self.bots {
            writeln!(f, "bot {seat}: {}", one_line(bot))?;
        }
        if let Some(began) = &self.began {
            writeln!(f, "began: {began}")?;
        }
        if let Some(ended) = &self.ended {
            writeln!(f, "ended: {ended}")?;
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
    writeln!(f, "ended-by: {}", one_line(outcome.reason.as_str()))
}

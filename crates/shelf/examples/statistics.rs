//! Statistics of many records: `cargo run --release -p sandtable-shelf --example statistics -- FOLDER`.
//!
//! Every file of the folder, and of the folders in it, whose name ends in `.record` is read and played. A record that can't be
//! read or played is named, and the others are counted all the same. `sandtable sim GAME --out FOLDER` makes such a folder.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::path::Path;

use sandtable_core::{Reason, Record, Registry, Verdict, Walk, records_in};

/// What is counted of one game.
#[derive(Default)]
struct Statistics {
    matches: u32,
    lines: u64,
    /// Lines in which dice were rolled or cards dealt.
    chances: u64,
    /// By what ended the match.
    endings: BTreeMap<String, u32>,
    /// By seat.
    wins: Vec<u32>,
}

impl Statistics {
    fn take(&mut self, record: &Record, registry: &Registry) -> Result<(), String> {
        let (mut lines, mut chances) = (0, 0);
        let mut walk = Walk::of(record, registry).map_err(|error| error.whole())?;
        let walked = walk.visit(|line| {
            lines += 1;
            chances += u64::from(line.played().is_some_and(|played| played.chance_used));
            ControlFlow::<()>::Continue(())
        });
        walked.map(drop).map_err(|error| error.whole())?;
        self.matches += 1;
        self.lines += lines;
        self.chances += chances;
        self.wins.resize(self.wins.len().max(record.seats.len()), 0);
        let Some(outcome) = walk.play().outcome() else {
            *self.endings.entry("not over".to_owned()).or_default() += 1;
            return Ok(());
        };
        let ending = match &outcome.reason {
            Reason::Rule(clause) => clause.clone(),
            Reason::Resigned => "a seat gave up".to_owned(),
            Reason::OutOfTime => "a seat ran out of time".to_owned(),
            Reason::Agreed => "the players agreed".to_owned(),
        };
        *self.endings.entry(ending).or_default() += 1;
        if let Verdict::Won(winners) = outcome.verdict {
            winners.iter().for_each(|seat| self.wins[seat.index()] += 1);
        }
        Ok(())
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args().nth(1).ok_or("expected a folder with records")?;
    let registry = sandtable_shelf::registry();
    let mut games: BTreeMap<String, Statistics> = BTreeMap::new();
    for read in records_in(Path::new(&folder))? {
        let (name, record) = match read {
            Ok(found) => found,
            Err(unread) => {
                eprintln!("{unread}");
                continue;
            }
        };
        if let Err(why) = games.entry(record.game.clone()).or_default().take(&record, &registry) {
            eprintln!("{name}: {why}");
        }
    }
    for (game, Statistics { matches, lines, chances, endings, wins }) in games {
        let each = |count: u64| count as f64 / f64::from(matches.max(1));
        println!("{game}: {matches} matches, {:.1} lines each, {:.1} of them with chance", each(lines), each(chances));
        println!("  won by seat: {wins:?}");
        endings.iter().for_each(|(ending, count)| println!("  ended by {ending}: {count}"));
    }
    Ok(())
}

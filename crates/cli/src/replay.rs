//! `sandtable replay`: step through a record.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use anyhow::Context as _;
use clap::Args;
use sandtable_core::{Entry, MatchStory, Phrasebook, Record, Seat, Text, Viewer, Walk};
use sandtable_terminal::{Colour, ReplayOptions};

use crate::following::cannot_be_played;
use crate::language::LanguageArg;
use crate::saying::{outcome_text, phrasebook, seat_name};

/// Step through a record in the terminal, or print it as text
#[derive(Args)]
#[command(after_help = "Examples:
  sandtable replay my-game.record
  sandtable replay --story my-game.record
  sandtable replay --plain --viewer public my-game.record | less")]
pub struct Replay {
    /// The record
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Print the game as text, as is done anyway where there is no terminal
    #[arg(long)]
    plain: bool,
    /// Tell how the match went and how it ended, rather than step by step
    #[arg(long)]
    story: bool,
    /// Whose eyes the printed text is for: a seat's number, public or all
    #[arg(long, default_value = "all", value_parser = parse_viewer)]
    viewer: Viewer,
    #[command(flatten)]
    language: LanguageArg,
}

fn parse_viewer(text: &str) -> Result<Viewer, String> {
    match text {
        "public" => Ok(Viewer::Public),
        "all" => Ok(Viewer::All),
        seat => {
            seat.parse().map(|seat| Viewer::Seat(Seat(seat))).map_err(|_| "expected a seat, public or all".to_owned())
        }
    }
}

impl Replay {
    /// Shows or prints the record.
    pub fn run(self) -> anyhow::Result<()> {
        let text =
            std::fs::read_to_string(&self.file).with_context(|| format!("cannot read {}", self.file.display()))?;
        let record = Record::parse(&text).with_context(|| format!("{} is no record", self.file.display()))?;
        if self.story {
            return self.tell(&record, io::stdout().lock());
        }
        if !self.plain && io::stdout().is_terminal() {
            return sandtable_terminal::replay(ReplayOptions {
                registry: sandtable_shelf::registry(),
                record,
                language: self.language.language(),
                colour: Colour::from_environment(),
            });
        }
        self.print(&record, io::stdout().lock())
    }

    fn print(&self, record: &Record, mut out: impl Write) -> anyhow::Result<()> {
        let mut walk = Walk::of(record, &sandtable_shelf::registry())?;
        let (language, info) = (self.language.language(), walk.play().info());
        let own = phrasebook(language);
        let game = Phrasebook::new(language, [&info.messages]);
        let title = Text::new("cli-replay-title").with("game", info.name).with("rules", i64::from(record.rules));
        writeln!(out, "{}", own.say(&title))?;
        game.call_seats(record.seats.iter().cloned());
        for (role, name) in walk.play().game().roles().iter().zip(&record.seats) {
            let text = Text::new("cli-replay-seat").with("role", game.say(&role.name)).with("name", name.clone());
            writeln!(out, "{}", own.say(&text))?;
        }
        writeln!(out)?;
        let width = record.entries.len().to_string().len();
        let refused = |error| anyhow::anyhow!("{}", own.say(&cannot_be_played(&error, info, language)));
        while let Some(line) = walk.step().map_err(refused)? {
            writeln!(out, "{:>width$}  {}", line.number, self.headline(line.entry, &record.seats, &own))?;
            for told in line.happenings().iter().filter_map(|happening| happening.told(self.viewer)) {
                writeln!(out, "{:width$}    {}", "", game.say(&told.text))?;
            }
        }
        let outcome = outcome_text(walk.play().outcome().as_ref(), &record.seats);
        writeln!(out, "\n{}", own.say(&Text::new("cli-replay-end").with("outcome", outcome)))?;
        Ok(())
    }

    /// How the match went and how it ended, as far as our rules can tell it.
    fn tell(&self, record: &Record, mut out: impl Write) -> anyhow::Result<()> {
        let registry = sandtable_shelf::registry();
        let (language, info) = (self.language.language(), registry.find(&record.game)?.info());
        let (own, game) = (phrasebook(language), Phrasebook::new(language, [&info.messages]));
        game.call_seats(record.seats.iter().cloned());
        let outcome = outcome_text(record.outcome.as_ref(), &record.seats);
        writeln!(out, "{}", own.say(&Text::new("cli-replay-end").with("outcome", outcome)))?;
        let told = MatchStory::of(record, &registry);
        let story = told.map_err(|error| anyhow::anyhow!("{}", own.say(&cannot_be_played(&error, info, language))))?;
        let Some(story) = story else { anyhow::bail!("{}", own.say(&Text::new("cli-replay-not-over"))) };
        for text in story.told().iter().chain(&story.course()) {
            writeln!(out, "{}", game.say(text))?;
        }
        Ok(())
    }

    /// What a line of the record is about, before what came of it. An action may name what only its seat knows, so
    /// others read just whose it was.
    fn headline(&self, entry: &Entry, seats: &[String], own: &Phrasebook) -> String {
        let who = |id: &'static str, seat: &Seat| Text::new(id).with("who", seat_name(seats, seat.index()));
        match entry {
            Entry::Action(seat, notation) if self.viewer.knows_as(*seat) => {
                format!("{}: {notation}", seat_name(seats, seat.index()))
            }
            Entry::Action(seat, _) => seat_name(seats, seat.index()),
            Entry::TakeBack(seat, line, _) => own.say(&who("cli-replay-take-back", seat).with("line", *line as i64)),
            Entry::Resign(seat) => own.say(&who("cli-replay-resign", seat)),
            Entry::Forfeit(seat) => own.say(&who("cli-replay-forfeit", seat)),
            Entry::Dice(faces) if faces.is_empty() => own.say(&Text::new("cli-replay-dice-free")),
            Entry::Dice(faces) => own.say(&Text::new("cli-replay-dice").with("faces", faces.join(" "))),
        }
    }
}

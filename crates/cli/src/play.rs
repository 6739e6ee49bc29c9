//! `sandtable play`: a match at this terminal.

use std::path::{Path, PathBuf};

use anyhow::Context as _;
use clap::Args;
use sandtable_core::{AnyGame, Record, Seat, Seed};
use sandtable_shelf::{AnyBot, Contender, Shelf, Shelved};
use sandtable_terminal::{CampaignFile, CampaignOptions, Colour, Opponent, PlayOptions, Player, Start};

use crate::bots_arg::{self, BOTS_HELP};
use crate::chance_seed::{short_seed, surprise};
use crate::exit::usage;
use crate::language::LanguageArg;
use crate::setup_args::SetupArgs;

/// Play in the terminal, against bots or with others at the same keyboard
#[derive(Args)]
#[command(after_long_help = format!("{BOTS_HELP}

A match is saved after every action; --resume goes on with it.

Examples:
  sandtable play battle-line
  sandtable play battle-line --level elite --lang nl
  sandtable play battle-line --seats recruit,you:Ada -o last-chance
  sandtable play battle-line --hot-seat
  sandtable play undaunted --campaign
  sandtable play --resume my-game.record"))]
#[command(after_help = "Examples:
  sandtable play battle-line
  sandtable play battle-line --seats recruit,you:Ada -o last-chance
  sandtable play --resume my-game.record")]
pub struct Play {
    /// The game
    #[arg(required_unless_present = "resume")]
    game: Option<String>,
    /// Who sits where, in the order of the seats: `you`, `you:NAME` or a bot [default: you, and bots in the other seats]
    #[arg(long, value_delimiter = ',', value_name = "SEATS", value_parser = parse_sitter)]
    seats: Vec<Sitter>,
    /// People in all seats, at one keyboard
    #[arg(long, conflicts_with_all = ["seats", "level"])]
    hot_seat: bool,
    /// How strong the bots are where --seats does not say it
    #[arg(long, default_value = "veteran", value_name = "LEVEL", value_parser = bots_arg::parse)]
    level: Contender,
    /// Where all chance comes from, a word or a number [default: a surprise]
    #[arg(long, value_name = "SEED", conflicts_with = "resume")]
    seed: Option<String>,
    /// Go on with a match that was saved
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// Play the game's campaign, scenario by scenario; it goes on where it was left [FILE: among your data]
    #[arg(
        long,
        value_name = "FILE",
        num_args = 0..=1,
        require_equals = true,
        conflicts_with_all = ["resume", "save", "setup", "scenario", "options"]
    )]
    campaign: Option<Option<PathBuf>>,
    /// Where to save the match [default: among your data, or the file that is resumed]
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    #[command(flatten)]
    language: LanguageArg,
    #[command(flatten)]
    setup: SetupArgs,
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq)]
enum Sitter {
    /// A person, with a name if one was given.
    Person(Option<String>),
    /// A bot.
    Bot(Contender),
}

fn parse_sitter(text: &str) -> Result<Sitter, String> {
    match text.split_once(':') {
        Some(("you", name)) if !name.trim().is_empty() => Ok(Sitter::Person(Some(name.trim().to_owned()))),
        None if text == "you" => Ok(Sitter::Person(None)),
        _ => {
            bots_arg::parse(text).map(Sitter::Bot).map_err(|error| format!("expected you, you:NAME or a bot: {error}"))
        }
    }
}

impl Play {
    /// Plays the match.
    pub fn run(self) -> anyhow::Result<()> {
        let shelf = Shelf::all();
        if let Some(file) = &self.campaign {
            return self.campaign(&shelf, file.as_deref());
        }
        let (game, start, sitters, seed) = match &self.resume {
            Some(file) => self.resumed(&shelf, file)?,
            None => self.fresh(&shelf)?,
        };
        sandtable_terminal::play(PlayOptions {
            registry: sandtable_shelf::registry(),
            start,
            players: self.players(game, sitters, &seed),
            save: self.save,
            language: self.language.language(),
            colour: Colour::from_environment(),
        })
    }

    fn players(&self, game: &dyn Shelved, sitters: Vec<Sitter>, seed: &Seed) -> Vec<Player> {
        let player = |(seat, sitter)| match sitter {
            // Who gives no name is called by role at the table.
            Sitter::Person(name) => Player::Person { name: name.unwrap_or_default() },
            Sitter::Bot(contender) => Player::Bot(Box::new(SeatedBot::new(game, contender, seat, seed))),
        };
        sitters.into_iter().enumerate().map(player).collect()
    }

    /// Goes on with a campaign where it was left, or begins one.
    fn campaign(&self, shelf: &Shelf, file: Option<&Path>) -> anyhow::Result<()> {
        let slug = self.game.as_deref().unwrap_or_default();
        let game = shelf.find(slug).map_err(usage)?;
        let book = game.kind().campaign().ok_or_else(|| usage(format!("{slug} has no campaign")))?;
        let registry = sandtable_shelf::registry();
        let file = file.map_or_else(|| sandtable_terminal::campaign_file(slug), Path::to_owned);
        let seed = self.seed.as_deref().map_or_else(surprise, Seed::from_text);
        let kept = sandtable_terminal::read_campaign(&file, &registry)?;
        let seats = usize::from(book.seats());
        let sitters = match (&kept, &self.seats[..]) {
            (Some(kept), _) if kept.game != slug => {
                return Err(usage(format!("--campaign: {} is a campaign of {}", file.display(), kept.game)));
            }
            // Everybody keeps their seat.
            (Some(_), [_, ..]) => return Err(usage("--seats: the campaign has begun, and everybody keeps their seat")),
            (Some(kept), []) => kept.seats.iter().map(|name| sitter_of(name)).collect(),
            (None, []) => self.usual_sitters(seats),
            (None, asked) if asked.len() == seats => asked.to_vec(),
            (None, asked) => return Err(usage(format!("--seats: expected {seats}, not {}", asked.len()))),
        };
        let players = self.players(game, sitters, &seed);
        let campaign = kept.unwrap_or_else(|| CampaignFile {
            game: slug.to_owned(),
            seats: players.iter().map(Player::name).collect(),
            running: None,
            matches: Vec::new(),
        });
        sandtable_terminal::play_campaign(CampaignOptions {
            registry,
            file,
            campaign,
            players,
            seed,
            language: self.language.language(),
            colour: Colour::from_environment(),
        })
    }

    fn fresh<'a>(&self, shelf: &'a Shelf) -> anyhow::Result<(&'a dyn Shelved, Start, Vec<Sitter>, Seed)> {
        let slug = self.game.as_deref().unwrap_or_default();
        let game = shelf.find(slug).map_err(usage)?;
        let setup = self.setup.json(game.kind())?;
        let seats = game.kind().seats(&setup).map_err(usage)?;
        let sitters = match &self.seats[..] {
            [] => self.usual_sitters(usize::from(seats)),
            asked if asked.len() == usize::from(seats) => asked.to_vec(),
            asked => return Err(usage(format!("--seats: expected {seats}, not {}", asked.len()))),
        };
        let seed = self.seed.as_deref().map_or_else(surprise, Seed::from_text);
        Ok((game, Start::New { game: slug.to_owned(), setup, seed }, sitters, seed))
    }

    /// You in the first seat and bots in the others, or people in all of them.
    fn usual_sitters(&self, seats: usize) -> Vec<Sitter> {
        let other = if self.hot_seat { Sitter::Person(None) } else { Sitter::Bot(self.level) };
        (0..seats).map(|seat| if seat == 0 { Sitter::Person(None) } else { other.clone() }).collect()
    }

    fn resumed<'a>(
        &self,
        shelf: &'a Shelf,
        file: &Path,
    ) -> anyhow::Result<(&'a dyn Shelved, Start, Vec<Sitter>, Seed)> {
        if !self.setup.is_usual() {
            return Err(usage("--resume: a saved match has its set-up, so --setup and -o make no sense"));
        }
        let record = sandtable_terminal::read_record(file)?;
        let game = shelf.find(&record.game).context("the record cannot be played on")?;
        if self.game.as_ref().is_some_and(|slug| *slug != record.game) {
            return Err(usage(format!("--resume: {} is a match of {}", file.display(), record.game)));
        }
        let sitters = match &self.seats[..] {
            [] if self.hot_seat => record.seats.iter().map(|name| Sitter::Person(Some(name.clone()))).collect(),
            [] => record.seats.iter().map(|name| sitter_of(name)).collect(),
            asked if asked.len() == record.seats.len() => asked.to_vec(),
            asked => return Err(usage(format!("--seats: expected {}, not {}", record.seats.len(), asked.len()))),
        };
        let seed = bots_seed(&record);
        Ok((game, Start::Resume { file: file.to_owned(), record: Box::new(record) }, sitters, seed))
    }
}

/// Who sat there, by the name in the record: `bot veteran` is a bot, anybody else a person.
fn sitter_of(name: &str) -> Sitter {
    match name.strip_prefix("bot ").map(bots_arg::parse) {
        Some(Ok(bot)) => Sitter::Bot(bot),
        _ => Sitter::Person(Some(name.to_owned())),
    }
}

/// Bots of a match that goes on need not choose as they would have, but the same file gives the same bots.
fn bots_seed(record: &Record) -> Seed {
    Seed::from_text(&format!("{} {}", record.digest, record.entries.len()))
}

/// A bot from the shelf at the terminal's table.
struct SeatedBot {
    contender: Contender,
    bot: Box<dyn AnyBot>,
}

impl SeatedBot {
    fn new(game: &dyn Shelved, contender: Contender, seat: usize, seed: &Seed) -> SeatedBot {
        let own_seed = Seed::from_text(&format!("{seed} {seat}"));
        SeatedBot { contender, bot: game.bot(contender, short_seed(&own_seed)) }
    }
}

impl Opponent for SeatedBot {
    fn name(&self) -> String {
        format!("bot {}", self.contender)
    }

    fn choose(&mut self, game: &dyn AnyGame, seat: Seat) -> String {
        match self.bot.choose(game, seat) {
            Ok(decision) => decision.action,
            // It is asked only when it is to act and only about its own game; if not, any choice is as good.
            Err(_) => game.legal(seat).into_iter().next().map(|choice| choice.action).unwrap_or_default(),
        }
    }
}

#[cfg(test)]
mod tests {
    use sandtable_core::Level;

    use super::*;

    #[test]
    fn sitters_are_people_or_bots() {
        assert_eq!(parse_sitter("you"), Ok(Sitter::Person(None)));
        assert_eq!(parse_sitter("you:Ada"), Ok(Sitter::Person(Some("Ada".to_owned()))));
        assert_eq!(parse_sitter("elite"), Ok(Sitter::Bot(Level::Elite.into())));
        assert!(parse_sitter("somebody").unwrap_err().starts_with("expected you, you:NAME or a bot"));
    }

    #[test]
    fn a_campaign_is_kept_among_the_data_or_in_a_file_that_is_named() {
        use clap::Parser as _;
        #[derive(clap::Parser)]
        struct Line {
            #[command(flatten)]
            play: Play,
        }
        let read = |words: &[&str]| Line::try_parse_from(words).map(|line| line.play.campaign).map_err(|e| e.kind());
        assert_eq!(read(&["play", "undaunted"]), Ok(None));
        assert_eq!(read(&["play", "undaunted", "--campaign"]), Ok(Some(None)));
        assert_eq!(read(&["play", "--campaign", "undaunted"]), Ok(Some(None)));
        assert_eq!(read(&["play", "undaunted", "--campaign=war.toml"]), Ok(Some(Some("war.toml".into()))));
        let conflict = Err(clap::error::ErrorKind::ArgumentConflict);
        assert_eq!(read(&["play", "undaunted", "--campaign", "-o", "scenario=3"]), conflict);
    }

    #[test]
    fn a_saved_match_goes_on_with_who_sat_there() {
        assert_eq!(sitter_of("bot veteran"), Sitter::Bot(Level::Veteran.into()));
        assert_eq!(sitter_of("Bot the Builder"), Sitter::Person(Some("Bot the Builder".to_owned())));
    }
}

//! A campaign at this terminal: its matches one after the other, and the file that carries it from one evening to the next.

use std::path::{Path, PathBuf};

use anyhow::Context as _;
use sandtable_core::{Campaign, Finished, GameInfo, Match, Record, Registry, SeatSet, Seed, Text};
use serde::{Deserialize, Serialize};

use crate::options::Start;
use crate::save;
use crate::words::Words;

/// What is kept of a campaign between evenings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CampaignFile {
    /// The game's slug.
    pub game: String,
    /// Who keeps which seat, as in a record: `bot veteran` is a bot.
    pub seats: Vec<String>,
    /// The record of the match that is being played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub running: Option<String>,
    /// The matches that are over, in order.
    #[serde(default, rename = "match", skip_serializing_if = "Vec::is_empty")]
    pub matches: Vec<PlayedMatch>,
}

/// A match of a campaign that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayedMatch {
    /// Which scenario.
    pub scenario: String,
    /// The seats that won.
    pub won: SeatSet,
    /// What each seat lost.
    pub losses: Vec<u32>,
    /// Its record, beside this file.
    pub record: String,
}

impl PlayedMatch {
    fn finished(&self) -> Finished {
        Finished { won: self.won, losses: self.losses.clone() }
    }
}

/// Where the campaign of a game is kept if nothing else is said.
#[must_use]
pub fn campaign_file(slug: &str) -> PathBuf {
    save::data_folder().join(format!("{slug}-campaign.toml"))
}

/// Reads a campaign from its file and holds it to what can be; nothing, if there is no such file.
pub fn read_campaign(file: &Path, registry: &Registry) -> anyhow::Result<Option<CampaignFile>> {
    let text = match std::fs::read_to_string(file) {
        Ok(text) => text,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error).with_context(|| format!("cannot read {}", file.display())),
    };
    let read = || -> anyhow::Result<CampaignFile> {
        let campaign: CampaignFile = toml::from_str(&text)?;
        let book = book_of(registry, &campaign.game)?;
        let results: Vec<Finished> = campaign.matches.iter().map(PlayedMatch::finished).collect();
        book.check(&results).map_err(anyhow::Error::msg)?;
        let seats = usize::from(book.seats());
        anyhow::ensure!(campaign.seats.len() == seats, "seats: expected {seats}, found {}", campaign.seats.len());
        for (index, (played, expected)) in campaign.matches.iter().zip(book.scenarios()).enumerate() {
            let found = &played.scenario;
            anyhow::ensure!(found == expected, "match {}: expected scenario {expected}, found {found}", index + 1);
        }
        Ok(campaign)
    };
    read().map(Some).with_context(|| format!("{} is no campaign", file.display()))
}

/// The campaign of a game.
pub fn book_of(registry: &Registry, slug: &str) -> anyhow::Result<&'static dyn Campaign> {
    registry.find(slug)?.campaign().with_context(|| format!("{slug} has no campaign"))
}

/// A campaign while it is played.
pub(crate) struct Campaigning {
    file: PathBuf,
    kept: CampaignFile,
    book: &'static dyn Campaign,
    info: &'static GameInfo,
    seed: Seed,
}

impl Campaigning {
    /// Goes on with a campaign, or begins one. A match that ended when nobody looked is entered now.
    pub(crate) fn open(file: PathBuf, kept: CampaignFile, seed: Seed, registry: &Registry) -> anyhow::Result<Self> {
        let book = book_of(registry, &kept.game)?;
        let info = registry.find(&kept.game)?.info();
        let mut campaign = Campaigning { file, kept, book, info, seed };
        if let Some(record) = campaign.running_record()? {
            campaign.enter(&Match::replay(&record, registry)?)?;
        }
        Ok(campaign)
    }

    fn beside(&self, name: &str) -> PathBuf {
        self.file.with_file_name(name)
    }

    fn running_record(&self) -> anyhow::Result<Option<Record>> {
        let file = self.kept.running.as_ref().map(|name| self.beside(name)).filter(|file| file.exists());
        file.map(|file| crate::read_record(&file)).transpose()
    }

    /// How the next match begins and where it is kept: the one that was left, or the one of the next scenario. Nothing, when
    /// all have been played.
    pub(crate) fn next(&mut self) -> anyhow::Result<Option<(Start, PathBuf)>> {
        let Some(index) = self.book.next(self.kept.matches.len()) else { return Ok(None) };
        if let (Some(name), Some(record)) = (self.kept.running.clone(), self.running_record()?) {
            let file = self.beside(&name);
            return Ok(Some((Start::Resume { file: file.clone(), record: Box::new(record) }, file)));
        }
        let stem = self.file.file_stem().map_or_else(|| self.kept.game.clone(), |stem| stem.to_string_lossy().into());
        let name = format!("{stem}-{}.record", index + 1);
        let file = self.beside(&name);
        self.kept.running = Some(name);
        self.write()?;
        let seed = Seed::from_text(&format!("{} campaign {}", self.seed, index + 1));
        Ok(Some((Start::New { game: self.kept.game.clone(), setup: self.book.setup(index), seed }, file)))
    }

    /// Enters the result of a match that is over; one that is not stays as it is.
    pub(crate) fn enter(&mut self, play: &Match) -> anyhow::Result<()> {
        let Some(finished) = self.result(play) else { return Ok(()) };
        let Some(record) = self.kept.running.take() else { return Ok(()) };
        let scenario = self.book.scenarios()[self.kept.matches.len()].to_owned();
        self.kept.matches.push(PlayedMatch { scenario, won: finished.won, losses: finished.losses, record });
        self.write()
    }

    fn result(&self, play: &Match) -> Option<Finished> {
        self.book.finished(play.game(), &play.outcome()?)
    }

    /// Has the last match been played?
    pub(crate) fn is_over(&self) -> bool {
        self.book.next(self.kept.matches.len()).is_none()
    }

    /// Is the match that is being played the last one?
    pub(crate) fn is_last(&self) -> bool {
        self.book.next(self.kept.matches.len() + 1).is_none()
    }

    /// Where it is kept.
    pub(crate) fn file(&self) -> &Path {
        &self.file
    }

    fn write(&self) -> anyhow::Result<()> {
        let text = format!(
            "# A campaign of {}: the matches that are over, in order, and the one that is being played.\n\n{}",
            self.info.name,
            toml::to_string(&self.kept)?
        );
        save::write_text(&self.file, &text).with_context(|| format!("cannot write {}", self.file.display()))
    }

    /// The results so far, with that of the current match if it is over.
    fn results(&self, play: &Match) -> Vec<Finished> {
        let mut results: Vec<Finished> = self.kept.matches.iter().map(PlayedMatch::finished).collect();
        // Once it has been entered, the current match is among them.
        if self.kept.running.is_some() {
            results.extend(self.result(play));
        }
        results
    }

    /// The results so far, a line each, and the score.
    pub(crate) fn lines(&self, play: &Match, words: &Words) -> Vec<String> {
        let results = self.results(play);
        let names = |seats: SeatSet| {
            let names: Vec<&str> = seats.iter().map(|seat| self.kept.seats[seat.index()].as_str()).collect();
            if names.is_empty() { "—".to_owned() } else { names.join(", ") }
        };
        let mut lines: Vec<String> = Vec::new();
        for (scenario, finished) in self.book.scenarios().iter().zip(&results) {
            let line = Text::new("ui-campaign-match")
                .with("scenario", Text::new(format!("scenario-{scenario}")))
                .with("name", names(finished.won))
                .with("losses", against(&finished.losses));
            lines.push(words.say(&line));
        }
        if let Some(index) = self.book.next(results.len()) {
            let next = Text::new(format!("scenario-{}", self.book.scenarios()[index]));
            lines.push(words.say(&Text::new("ui-campaign-next").with("scenario", next)));
        }
        lines.push(String::new());
        lines.extend(self.score_lines(play, words));
        lines
    }

    /// The score.
    pub(crate) fn score_lines(&self, play: &Match, words: &Words) -> Vec<String> {
        let score = self.book.score(&self.results(play));
        vec![
            words.say(&self.row("ui-campaign-victories", against(&score.victories))),
            words.say(&self.row("ui-campaign-losses", against(&score.losses)).with("what", score.lost.clone())),
            words.say(&self.row("ui-campaign-score", against(&score.scores))),
            format!("{}  {}", words.say(&score.text), score.rule),
        ]
    }

    fn row(&self, id: &'static str, numbers: String) -> Text {
        Text::new(id).with("names", self.kept.seats.join(" : ")).with("numbers", numbers)
    }
}

/// Numbers by seat: `3 : 1`.
fn against(numbers: &[impl ToString]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" : ")
}

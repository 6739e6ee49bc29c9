//! Sandtable's games in the terminal.
//!
//! [`play`] seats people and bots at a match, [`replay`] steps through a record. There is one shell for every game and
//! a board for each; a board draws from what the viewer may know and holds no rule. What may be pointed at comes from
//! the game's legal choices, and why something may not from its refusals.
//!
//! ```no_run
//! use sandtable_core::{Language, Registry, Seed};
//! use sandtable_terminal::{Colour, PlayOptions, Player, Start, play};
//!
//! let person = |name: &str| Player::Person { name: name.to_owned() };
//! play(PlayOptions {
//!     registry: Registry::new().with::<sandtable_battle_line::BattleLine>(),
//!     start: Start::New { game: "battle-line".into(), setup: serde_json::Value::Null, seed: Seed::from_text("42") },
//!     players: vec![person("Ada"), person("Bela")],
//!     save: None,
//!     language: Language::En,
//!     colour: Colour::from_environment(),
//! })?;
//! # Ok::<(), anyhow::Error>(())
//! ```

mod board;
mod boards;
mod buttons;
mod campaign;
mod chronicle;
mod clicks;
mod cursor;
mod frames;
mod help;
mod log;
mod odds;
mod options;
mod palette;
mod paper;
mod printed;
mod replay;
mod save;
mod sheet;
mod stage;
mod table;
mod terminal;
#[cfg(test)]
mod tests;
mod thinking;
mod words;

use std::path::Path;

use anyhow::Context as _;
use sandtable_core::{Language, Record, Text};

pub use campaign::{CampaignFile, PlayedMatch, campaign_file, read_campaign};
pub use options::{CampaignOptions, Opponent, PlayOptions, Player, ReplayOptions, Start};
pub use palette::Colour;

use campaign::Campaigning;
use palette::Palette;
use replay::Replay;
use table::{Leaving, Table};
use terminal::Held;
use words::Words;

/// Plays a match at this terminal, to its end or until the player leaves. It is saved after every action; where, is
/// told when the terminal has been given back.
pub fn play(options: PlayOptions) -> anyhow::Result<()> {
    let (language, palette) = (options.language, Palette::new(options.colour));
    show(Table::new(options)?, language, palette)
}

/// Plays a campaign at this terminal, match by match, until it is over or the player leaves. It is kept in its file, and its
/// matches in records beside it.
pub fn play_campaign(options: CampaignOptions) -> anyhow::Result<()> {
    let CampaignOptions { registry, file, campaign, players, seed, language, colour } = options;
    let words = Words::new(language, registry.find(&campaign.game)?.info());
    let mut campaign = Campaigning::open(file, campaign, seed, &registry)?;
    let Some((start, file)) = campaign.next()? else {
        let over = Text::new("ui-campaign-is-over").with("file", campaign.file().display().to_string());
        println!("{}", words.say(&over));
        return Ok(());
    };
    let mut table = Table::new(PlayOptions { registry, start, players, save: Some(file), language, colour })?;
    table.belongs_to(campaign);
    show(table, language, Palette::new(colour))
}

/// Shows a table until the player leaves it.
fn show(mut table: Table, language: Language, palette: Palette) -> anyhow::Result<()> {
    let mut held = Held::take().context("cannot use this terminal")?;
    let ended = loop {
        if !held.show(&mut table)? {
            break Ok(());
        }
        match table.leaving() {
            Some(Leaving::Rematch) => table.play_another()?,
            Some(Leaving::Replay) => {
                let record = table.record();
                let info = table.registry().find(&record.game)?.info();
                let mut replay = Replay::new(&record, table.registry(), Words::new(language, info), palette)?;
                if !held.show(&mut replay)? {
                    break Ok(());
                }
                table.come_back();
            }
            Some(Leaving::Failed(error)) => break Err(error),
            Some(Leaving::Quit) | None => break Ok(()),
        }
    };
    drop(held);
    table.enter_result()?;
    let saved = Text::new("ui-saved-in").with("file", table.file().display().to_string());
    println!("{}", table.words().say(&saved));
    ended
}

/// Steps through a record at this terminal.
pub fn replay(options: ReplayOptions) -> anyhow::Result<()> {
    let ReplayOptions { registry, record, language, colour } = options;
    let info = registry.find(&record.game)?.info();
    let mut replay = Replay::new(&record, &registry, Words::new(language, info), Palette::new(colour))?;
    let mut held = Held::take().context("cannot use this terminal")?;
    held.show(&mut replay)?;
    Ok(())
}

/// Reads a record from a file.
pub fn read_record(file: &Path) -> anyhow::Result<Record> {
    let text = std::fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    Record::parse(&text).with_context(|| format!("{} is no record", file.display()))
}

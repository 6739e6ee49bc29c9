//! `sandtable admin verify-store`: every table is replayed, and those that do not load are named.

use std::io::{self, Write as _};

use anyhow::{Context as _, bail};
use sandtable_core::{Phrasebook, Text};
use sandtable_server::store::{Store, backup};
use sandtable_server::table::verify::{Tally, every_table};
use sandtable_shelf::Shelf;

pub(super) async fn run(database: &str, book: &Phrasebook) -> anyhow::Result<()> {
    // First, so that a damaged file is called that, wherever the damage is.
    backup::check(database).await?;
    let store = Store::open_to_read(database).await.with_context(|| "the database cannot be used")?;
    // A panic of the rules becomes a line about its table; where it happened would only be in the way.
    std::panic::set_hook(Box::new(|_| {}));
    let mut written = Ok(());
    let games = every_table(&Shelf::all(), &store, |broken| {
        let text = Text::new("cli-store-broken").with("table", broken.table).with("game", broken.game);
        let line = writeln!(io::stdout(), "{}", book.say(&text.with("why", broken.why)));
        if written.is_ok() {
            written = line;
        }
    })
    .await;
    let _ = std::panic::take_hook();
    written?;
    let games = games?;
    for (game, tally) in &games {
        writeln!(io::stdout(), "{}", book.say(&counted(game, tally)))?;
    }
    let sum = |part: fn(&Tally) -> u64| games.values().map(part).sum::<u64>() as i64;
    let (tables, broken) = (sum(Tally::tables), sum(|tally| tally.broken));
    if broken > 0 {
        bail!("{}", book.say(&Text::new("cli-store-failed").with("broken", broken).with("tables", tables)));
    }
    writeln!(io::stdout(), "{}", book.say(&Text::new("cli-store-sound").with("tables", tables)))?;
    Ok(())
}

fn counted(game: &str, tally: &Tally) -> Text {
    Text::new("cli-store-game")
        .with("game", game.to_owned())
        .with("gathering", tally.gathering as i64)
        .with("playing", tally.playing as i64)
        .with("over", tally.over as i64)
        .with("old", tally.old_rules as i64)
        .with("broken", tally.broken as i64)
}

//! `sandtable admin backup`: a copy of the database, while a server runs.

use std::io::{self, Write as _};
use std::path::PathBuf;

use clap::Args;
use sandtable_core::{Phrasebook, Text};
use sandtable_server::store::backup::backup;

/// Copy the database into one file, while a server runs
///
/// The copy is as the database stood at one moment. It is read back before it gets its name, so a file that is there is whole.
/// An SQLite file becomes an SQLite file; PostgreSQL is copied by its own pg_dump, which must be installed, into a file for
/// pg_restore. Ends with 0 only if the copy is whole.
#[derive(Args)]
pub(super) struct Backup {
    /// The copy: a file that does not exist yet
    file: PathBuf,
}

impl Backup {
    pub(super) async fn run(self, database: &str, book: &Phrasebook) -> anyhow::Result<()> {
        let copied = backup(database, &self.file).await?;
        let done = Text::new("cli-backup-done")
            .with("file", self.file.display().to_string())
            .with("tables", copied.tables as i64)
            .with("steps", copied.steps as i64)
            .with("size", format!("{:.1}", copied.bytes as f64 / 1_048_576.0));
        writeln!(io::stdout(), "{}", book.say(&done))?;
        Ok(())
    }
}

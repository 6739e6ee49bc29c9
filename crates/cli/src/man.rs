//! `sandtable man`: the manual pages.

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::Context as _;
use clap::{Args, CommandFactory};

/// Print the manual page, or write one page per command into a folder
#[derive(Args)]
#[command(after_help = "Examples:
  sandtable man | man -l -
  sandtable man --out ~/.local/share/man/man1")]
pub struct ManPages {
    /// The folder; it is made if it is not there
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

impl ManPages {
    /// Prints or writes them.
    pub fn run(self) -> anyhow::Result<()> {
        let command = crate::Cli::command();
        let Some(folder) = self.out else {
            let mut page = Vec::new();
            clap_mangen::Man::new(command).render(&mut page)?;
            io::stdout().write_all(&page)?;
            return Ok(());
        };
        let writing = || format!("cannot write manual pages to {}", folder.display());
        std::fs::create_dir_all(&folder).with_context(writing)?;
        clap_mangen::generate_to(command, &folder).with_context(writing)
    }
}

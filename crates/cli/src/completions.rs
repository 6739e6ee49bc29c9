//! `sandtable completions`: what a shell needs to complete our commands.

use std::io::{self, Write};

use clap::{Args, CommandFactory};
use clap_complete::Shell;

/// Print completions for a shell
#[derive(Args)]
#[command(after_help = "Examples:
  sandtable completions bash > ~/.local/share/bash-completion/completions/sandtable
  sandtable completions fish > ~/.config/fish/completions/sandtable.fish")]
pub struct Completions {
    /// The shell
    shell: Shell,
}

impl Completions {
    /// Prints them.
    pub fn run(self) -> anyhow::Result<()> {
        let mut text = Vec::new();
        clap_complete::generate(self.shell, &mut crate::Cli::command(), "sandtable", &mut text);
        io::stdout().write_all(&text)?;
        Ok(())
    }
}

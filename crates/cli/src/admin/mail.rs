//! `sandtable admin test-mail`.

use std::io::{self, Write as _};

use anyhow::{Context as _, bail};
use clap::Args;
use sandtable_core::{Phrasebook, Text};
use sandtable_server::notify::mail::Mailer;

/// Send one mail, and say what the mail server answered
#[derive(Args)]
#[command(after_help = "Example:
  SANDTABLE_SMTP=smtps://user:password@mail.example.org \\
    sandtable admin test-mail me@example.org --mail-from 'Sandtable <table@example.org>'")]
pub(super) struct TestMail {
    /// Whom to send it to
    #[arg(value_name = "ADDRESS")]
    to: String,
    /// Send it through this server, such as smtps://user:password@mail.example.org
    #[arg(long, value_name = "URL", env = "SANDTABLE_SMTP", hide_env_values = true)]
    smtp: Option<String>,
    /// Where it comes from
    #[arg(long, value_name = "ADDRESS", default_value = "Sandtable <sandtable@localhost>")]
    mail_from: String,
}

impl TestMail {
    pub(super) async fn run(self, book: &Phrasebook) -> anyhow::Result<()> {
        let Some(smtp) = self.smtp else { bail!("say which server sends mail: --smtp URL, or SANDTABLE_SMTP") };
        let mailer = Mailer::new(&smtp, &self.mail_from)?;
        let text = |id: &'static str| book.say(&Text::new(id));
        let sent = mailer.try_send(&self.to, &text("cli-admin-mail-subject"), text("cli-admin-mail")).await;
        let answer = sent.context("the mail was not sent")?;
        let told = Text::new("cli-admin-mail-taken").with("to", self.to).with("answer", answer);
        Ok(writeln!(io::stdout(), "{}", book.say(&told))?)
    }
}

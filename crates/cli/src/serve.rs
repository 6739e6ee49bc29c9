//! `sandtable serve`: the web server.

use std::io::{self, Write as _};
use std::net::SocketAddr;
use std::sync::Arc;

use anyhow::Context as _;
use clap::Args;
use sandtable_core::Text;
use sandtable_server::config::Config;
use sandtable_server::page::Page;
use sandtable_server::serve::Server;
use sandtable_server::wire::Positions;
use sandtable_shelf::Shelf;

use crate::language::LanguageArg;
use crate::saying::phrasebook;

/// Serve the games in the browser
///
/// Without any option everything is kept in one file, and this machine alone is listened to. docs/hosting.md tells how to
/// run it for others.
#[derive(Args)]
#[command(after_help = "Examples:
  sandtable serve --open
  sandtable serve --demo --listen 0.0.0.0:7878
  sandtable serve --database postgres://sandtable@db.example.org/sandtable --behind-proxy")]
pub struct Serve {
    /// Where to listen: an address and a port, 127.0.0.1 or localhost for this machine alone, 0.0.0.0 or [::] for everybody
    /// who can reach it. A port alone is this machine's, an address alone is at port 7878
    #[arg(long, default_value = "127.0.0.1:7878", value_name = "ADDRESS:PORT", value_parser = crate::listen::parse)]
    listen: SocketAddr,
    /// An SQLite file, which is made if it is missing, or postgres://user@host/name for any number of equal nodes
    /// (postgres://user@host,host/name for a primary and its standbys)
    #[arg(
        long,
        default_value = "sandtable.sqlite",
        value_name = "FILE|URL",
        env = "SANDTABLE_DATABASE",
        hide_env_values = true
    )]
    database: String,
    /// The address that people reach the server at, such as https://games.example.org
    #[arg(long, value_name = "URL")]
    public_url: Option<String>,
    /// Another name that leads to this server, such as table.example.net; may be given several times. Addresses, names
    /// without a dot, this machine's own names and that of --public-url are known anyway
    #[arg(long, value_name = "NAME")]
    host: Vec<String>,
    /// A proxy stands in front: believe its X-Forwarded-For, X-Forwarded-Proto and X-Forwarded-Host
    #[arg(long)]
    behind_proxy: bool,
    /// Send cookies over HTTPS alone
    #[arg(long)]
    secure_cookies: bool,
    /// Serve /metrics at an address of its own, such as 127.0.0.1:9090
    #[arg(long, value_name = "ADDRESS")]
    metrics_listen: Option<SocketAddr>,
    /// What must be sent as "Authorization: Bearer TOKEN" to read /metrics. Without this and --metrics-listen it is read from
    /// this machine alone, and not at all behind a proxy
    #[arg(long, value_name = "TOKEN", env = "SANDTABLE_METRICS_TOKEN", hide_env_values = true)]
    metrics_token: Option<String>,
    /// Send mail through this server, such as smtps://user:password@mail.example.org
    #[arg(long, value_name = "URL", env = "SANDTABLE_SMTP", hide_env_values = true)]
    smtp: Option<String>,
    /// Where mail comes from: an address, with a name or without
    #[arg(long, value_name = "ADDRESS", default_value = "Sandtable <sandtable@localhost>")]
    mail_from: String,
    /// Let web hooks lead into this machine's own network
    #[arg(long)]
    hooks_anywhere: bool,
    /// Threads on which bots think; one more serves Random, Recruit and Regular alone [default: one less than there are
    /// cores]
    #[arg(long, value_name = "N")]
    bot_threads: Option<usize>,
    /// Who may open tables that begin from a position: such tables are marked and never rated [default: anyone if this
    /// machine alone is listened to or with --demo, nobody otherwise]
    #[arg(long, value_enum, value_name = "WHO")]
    positions: Option<PositionsArg>,
    /// No talk in the lobby: people talk at their tables alone
    #[arg(long)]
    no_lobby_chat: bool,
    /// Open tables to look at: every game with bots that play, and one that waits for somebody
    #[arg(long)]
    demo: bool,
    /// Show the page in a browser
    #[arg(long)]
    open: bool,
    /// Write the log as JSON, a line an event
    #[arg(long)]
    log_json: bool,
    /// No limits on how often anybody may ask: for load tests on a machine of your own. With it, any visitor can slow
    /// everybody down [default: there are limits]
    #[arg(long)]
    unlimited: bool,
    #[command(flatten)]
    language: LanguageArg,
}

/// Who may open tables that begin from a position.
#[derive(Clone, Copy, clap::ValueEnum)]
enum PositionsArg {
    /// Everybody who has a name
    Anyone,
    /// Those who have an account
    Accounts,
    /// Nobody
    Nobody,
}

impl From<PositionsArg> for Positions {
    fn from(who: PositionsArg) -> Positions {
        match who {
            PositionsArg::Anyone => Positions::Anyone,
            PositionsArg::Accounts => Positions::Accounts,
            PositionsArg::Nobody => Positions::Nobody,
        }
    }
}

impl Serve {
    /// Serves until it is told to stop.
    pub fn run(self, page: Page) -> anyhow::Result<()> {
        sandtable_server::log::start(self.log_json);
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().context("no threads")?;
        runtime.block_on(self.serve(page))
    }

    async fn serve(self, page: Page) -> anyhow::Result<()> {
        let config = Config {
            listen: self.listen,
            database: self.database,
            public_url: self.public_url.map(|url| url.trim_end_matches('/').to_owned()),
            hosts: self.host,
            behind_proxy: self.behind_proxy,
            secure_cookies: self.secure_cookies,
            metrics_listen: self.metrics_listen,
            metrics_token: self.metrics_token.filter(|token| !token.is_empty()),
            limits: !self.unlimited,
            hooks_anywhere: self.hooks_anywhere,
            smtp: self.smtp,
            mail_from: self.mail_from,
            bot_threads: self.bot_threads,
            demo: self.demo,
            positions: self.positions.map(Positions::from),
            page,
            lobby_chat: !self.no_lobby_chat,
            ..Config::default()
        };
        let address = config.public_url.clone();
        let server = Server::start(Arc::new(Shelf::all()), config).await?;
        let address = address.unwrap_or_else(|| format!("http://{}", server.address()));
        let book = phrasebook(self.language.language());
        writeln!(io::stdout(), "{}", book.say(&Text::new("cli-serve-at").with("url", address.clone())))?;
        if self.open {
            sandtable_server::browser::show(&address);
        }
        sandtable_server::serve::told_to_stop().await;
        server.stop().await;
        Ok(())
    }
}

//! `sandtable admin who`, `players` and `remove-player`.

use anyhow::bail;
use clap::{Args, ValueEnum};
use sandtable_core::Text;
use sandtable_server::store::overview::Kind;
use sandtable_server::store::players::Player;
use sandtable_server::time::now;
use serde_json::{Value, json};

use super::Desk;
use super::listing::{Listing, Paging, print_json, span};

/// How many people are listed who have something in their name.
const FOUND: usize = 200;

/// Find people by a part of their name
#[derive(Args)]
pub(super) struct Who {
    /// A part of a name, whatever the case, or an id
    who: String,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// List people, those who were here last first
#[derive(Args)]
pub(super) struct Players {
    /// Which people
    #[arg(long, value_enum, default_value_t = KindArg::All)]
    kind: KindArg,
    #[command(flatten)]
    paging: Paging,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum KindArg {
    /// Everybody
    All,
    /// Those who have an account
    Accounts,
    /// Those who have none
    Guests,
}

/// Remove somebody as if they had deleted themselves; their matches stay, without the name
#[derive(Args)]
pub(super) struct RemovePlayer {
    /// A name that one person has, or an id
    who: String,
}

impl Who {
    pub(super) async fn run(self, desk: &Desk) -> anyhow::Result<()> {
        list(desk, desk.store.search_people(&self.who, FOUND).await?, self.json)
    }
}

impl Players {
    pub(super) async fn run(self, desk: &Desk) -> anyhow::Result<()> {
        let kind = match self.kind {
            KindArg::All => Kind::Everybody,
            KindArg::Accounts => Kind::Accounts,
            KindArg::Guests => Kind::Guests,
        };
        list(desk, desk.store.people(kind, self.paging.limit, self.paging.skip()).await?, self.json)
    }
}

impl RemovePlayer {
    pub(super) async fn run(self, desk: &Desk) -> anyhow::Result<()> {
        let player = one(desk, &self.who).await?;
        desk.store.forget(player.id).await?;
        desk.say(told("cli-admin-forgotten", &player))?;
        Ok(())
    }
}

/// A text about somebody by their name.
pub(super) fn told(id: &'static str, player: &Player) -> Text {
    Text::new(id).with("name", player.name.clone())
}

/// Guest or account?
pub(super) fn kind(desk: &Desk, player: &Player) -> String {
    desk.text(Text::new(if player.is_account() { "cli-admin-account" } else { "cli-admin-guest" }))
}

fn list(desk: &Desk, people: Vec<Player>, as_json: bool) -> anyhow::Result<()> {
    if as_json {
        print_json(&people.iter().map(described).collect())?;
        return Ok(());
    }
    let headings = [
        "cli-admin-head-id",
        "cli-admin-head-kind",
        "cli-admin-head-seen",
        "cli-admin-head-state",
        "cli-admin-head-name",
    ];
    let mut listing = Listing::new(desk, headings);
    for player in people {
        let state = state(desk, &player);
        listing.row([player.id.to_string(), kind(desk, &player), span(desk, player.seen), state, player.name]);
    }
    Ok(listing.print()?)
}

/// Whether somebody is shut out or silenced.
fn state(desk: &Desk, player: &Player) -> String {
    let mut states = Vec::new();
    if player.banned_until > now() {
        states.push(desk.text(Text::new("cli-admin-is-banned")));
    }
    if player.muted_until > now() {
        states.push(desk.text(Text::new("cli-admin-is-muted")));
    }
    if states.is_empty() { "-".to_owned() } else { states.join(", ") }
}

/// Somebody, for programs.
fn described(player: &Player) -> Value {
    json!({
        "id": player.id,
        "name": player.name,
        "account": player.is_account(),
        "created": player.created,
        "seen": player.seen,
        "banned_until": Some(player.banned_until).filter(|until| *until > now()),
        "muted_until": Some(player.muted_until).filter(|until| *until > now()),
    })
}

/// The one person who goes by a name. An account goes before guests of the same name.
pub(super) async fn one(desk: &Desk, who: &str) -> anyhow::Result<Player> {
    let mut people = desk.store.find_people(who).await?;
    let accounts = people.iter().filter(|player| player.is_account()).count();
    match people.len() {
        0 => bail!("nobody is called {who:?}{}", similar(desk, who).await?),
        1 => Ok(people.remove(0)),
        _ if accounts == 1 => Ok(people.remove(0)),
        many => {
            let ids: Vec<String> = people.iter().map(|player| player.id.to_string()).collect();
            bail!("{many} people are called {who:?} (`sandtable admin who`); name one by the id: {}", ids.join(", "))
        }
    }
}

/// A hint at people with these words in their name.
async fn similar(desk: &Desk, who: &str) -> anyhow::Result<String> {
    let like: Vec<String> =
        desk.store.search_people(who, 5).await?.into_iter().map(|player| format!("{:?}", player.name)).collect();
    Ok(if like.is_empty() { String::new() } else { format!("; did you mean {}?", like.join(", ")) })
}

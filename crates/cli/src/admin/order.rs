//! `sandtable admin ban`, `unban`, `mute`, `unmute` and `bans`.

use clap::Args;
use sandtable_core::Text;
use sandtable_server::time::now;
use serde_json::json;

use super::listing::{Listing, print_json, span};
use super::people::{kind, one, told};
use super::{Desk, addresses, in_days};

/// Shut somebody out: their sessions do not work, and their links and tokens end
#[derive(Args)]
pub(super) struct Ban {
    /// A name that one person has, or an id
    who: String,
    /// For how many days
    #[arg(long, value_name = "DAYS", default_value_t = 36_500)]
    days: u64,
    /// Also block the addresses that they came from in the last 24 hours, as far as a running server remembers: up to
    /// three, an IPv6 address with its whole /64. Whoever shares such an address is shut out with them
    #[arg(long)]
    address: bool,
    /// For how many hours those addresses are blocked
    #[arg(long, value_name = "HOURS", default_value_t = addresses::HOURS, requires = "address", value_parser = addresses::hours())]
    hours: u64,
}

/// Let somebody in again, and end the address blocks that came with their ban
#[derive(Args)]
pub(super) struct Unban {
    /// A name that one person has, or an id
    who: String,
}

/// Let somebody play and not talk
#[derive(Args)]
pub(super) struct Mute {
    /// A name that one person has, or an id
    who: String,
    /// For how many days
    #[arg(long, value_name = "DAYS", default_value_t = 36_500)]
    days: u64,
}

/// Let somebody talk again
#[derive(Args)]
pub(super) struct Unmute {
    /// A name that one person has, or an id
    who: String,
}

/// List who is shut out or silenced, and which addresses are blocked
#[derive(Args)]
pub(super) struct Bans {
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Ban {
    pub(super) async fn run(self, desk: &Desk) -> anyhow::Result<()> {
        let player = one(desk, &self.who).await?;
        desk.store.ban(player.id, in_days(self.days)).await?;
        desk.say(told("cli-admin-banned", &player).with("days", self.days as i64))?;
        if self.address {
            addresses::block_where_seen(desk, &player, self.hours).await?;
        }
        Ok(())
    }
}

impl Unban {
    pub(super) async fn run(self, desk: &Desk) -> anyhow::Result<()> {
        let player = one(desk, &self.who).await?;
        desk.store.ban(player.id, 0).await?;
        desk.store.unblock_player(player.id).await?;
        Ok(desk.say(told("cli-admin-unbanned", &player))?)
    }
}

impl Mute {
    pub(super) async fn run(self, desk: &Desk) -> anyhow::Result<()> {
        let player = one(desk, &self.who).await?;
        desk.store.mute(player.id, in_days(self.days)).await?;
        Ok(desk.say(told("cli-admin-muted", &player).with("days", self.days as i64))?)
    }
}

impl Unmute {
    pub(super) async fn run(self, desk: &Desk) -> anyhow::Result<()> {
        let player = one(desk, &self.who).await?;
        desk.store.mute(player.id, 0).await?;
        Ok(desk.say(told("cli-admin-unmuted", &player))?)
    }
}

impl Bans {
    pub(super) async fn run(self, desk: &Desk) -> anyhow::Result<()> {
        let (people, blocks) = (desk.store.restrained(now()).await?, desk.store.blocks(now()).await?);
        if self.json {
            let lasting = |until: u64| Some(until).filter(|until| *until > now());
            let people = people.iter().map(|player| {
                json!({
                    "id": player.id,
                    "name": player.name,
                    "banned_until": lasting(player.banned_until),
                    "muted_until": lasting(player.muted_until),
                })
            });
            let blocks = blocks
                .iter()
                .map(|block| json!({"address": block.net.to_string(), "until": block.until, "player": block.player}));
            let all = json!({"people": people.collect::<Vec<_>>(), "addresses": blocks.collect::<Vec<_>>()});
            return Ok(print_json(&all)?);
        }
        let headings = [
            "cli-admin-head-what",
            "cli-admin-head-left",
            "cli-admin-head-kind",
            "cli-admin-head-who",
            "cli-admin-head-name",
        ];
        let mut listing = Listing::new(desk, headings);
        for player in &people {
            for (what, until) in
                [("cli-admin-is-banned", player.banned_until), ("cli-admin-is-muted", player.muted_until)]
            {
                if until > now() {
                    let what = desk.text(Text::new(what));
                    let who = player.id.to_string();
                    listing.row([what, span(desk, until), kind(desk, player), who, player.name.clone()]);
                }
            }
        }
        for block in blocks {
            let name = match block.player {
                Some(player) => desk.store.player(player).await?.map(|player| player.name),
                None => None,
            };
            let what = desk.text(Text::new("cli-admin-is-blocked"));
            let kind = desk.text(Text::new("cli-admin-address"));
            listing.row([what, span(desk, block.until), kind, block.net.to_string(), name.unwrap_or_default()]);
        }
        Ok(listing.print()?)
    }
}

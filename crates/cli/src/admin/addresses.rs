//! `sandtable admin block` and `unblock`: addresses that nobody may come from for a while.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::str::FromStr;
use std::time::Duration;

use anyhow::bail;
use clap::Args;
use clap::builder::RangedU64ValueParser;
use ipnet::IpNet;
use sandtable_core::Text;
use sandtable_server::blocks::net_of;
use sandtable_server::store::blocks::AddressBlock;
use sandtable_server::store::players::Player;
use sandtable_server::time::now;

use super::Desk;
use super::people::told;

/// How long an address is blocked if nothing is said, in hours.
pub(super) const HOURS: u64 = 24;
/// Addresses change hands: no block lasts longer, in hours.
const MOST_HOURS: u64 = 2_160;
const HOUR_MILLIS: u64 = 3_600_000;
/// Ranges with shorter prefixes than these are whole providers or countries.
const SHORTEST_V4: u8 = 8;
const SHORTEST_V6: u8 = 16;
/// A running server hears of a request at once, or within a second.
const PATIENCE: Duration = Duration::from_secs(6);
const LOOK: Duration = Duration::from_millis(250);

/// Hours from one to three months.
pub(super) fn hours() -> RangedU64ValueParser {
    RangedU64ValueParser::new().range(1..=MOST_HOURS)
}

/// Let nobody come from an address for a while
///
/// Everybody who shares the address is shut out: a household, an office, a school, customers of a mobile network or a VPN.
/// Whoever has another address comes back.
#[derive(Args)]
#[command(after_help = "Examples:
  sandtable admin block 203.0.113.7
  sandtable admin block 198.51.100.0/24 --hours 72
  sandtable admin block 2001:db8:1:2::7")]
pub(super) struct Block {
    /// An address, or a range such as 198.51.100.0/24. An IPv6 address is blocked with its whole /64
    #[arg(value_name = "ADDRESS[/PREFIX]")]
    address: Range,
    /// For how many hours, up to 2160 (90 days)
    #[arg(long, value_name = "HOURS", default_value_t = HOURS, value_parser = hours())]
    hours: u64,
}

/// End the block of an address or a range, as `sandtable admin bans` lists it
#[derive(Args)]
pub(super) struct Unblock {
    /// The address or range that was blocked
    #[arg(value_name = "ADDRESS[/PREFIX]")]
    address: Range,
}

/// A range of addresses that may be blocked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Range(IpNet);

impl FromStr for Range {
    type Err = String;

    fn from_str(text: &str) -> Result<Range, String> {
        let net = match (text.parse::<IpAddr>(), text.parse::<IpNet>()) {
            (Ok(address), _) => net_of(address),
            (_, Ok(net)) => net.trunc(),
            _ => return Err("expected an address such as 203.0.113.7, or a range such as 198.51.100.0/24".into()),
        };
        let shortest = if net.addr().is_ipv4() { SHORTEST_V4 } else { SHORTEST_V6 };
        if net.prefix_len() < shortest {
            return Err(format!("this is too much of the internet: expected a prefix of /{shortest} or longer"));
        }
        // A part of a house is the whole house.
        let net = if net.addr().is_ipv6() && net.prefix_len() > 64 { net_of(net.addr()) } else { net };
        if net.contains(&IpAddr::from(Ipv4Addr::LOCALHOST)) || net.contains(&IpAddr::from(Ipv6Addr::LOCALHOST)) {
            return Err(
                "this is the server's own machine, or a proxy on it: behind it is everybody (a server behind a \
                        proxy needs --behind-proxy)"
                    .into(),
            );
        }
        Ok(Range(net))
    }
}

impl Block {
    pub(super) async fn run(self, desk: &Desk) -> anyhow::Result<()> {
        let Range(net) = self.address;
        desk.store.block(&[AddressBlock { net, until: until(self.hours), player: None }]).await?;
        Ok(desk.say(blocked(net, self.hours))?)
    }
}

impl Unblock {
    pub(super) async fn run(self, desk: &Desk) -> anyhow::Result<()> {
        let Range(net) = self.address;
        if !desk.store.unblock(net).await? {
            bail!("{net} is not blocked; `sandtable admin bans` lists what is");
        }
        Ok(desk.say(Text::new("cli-admin-unblocked").with("address", net.to_string()))?)
    }
}

fn until(hours: u64) -> u64 {
    now().saturating_add(hours.saturating_mul(HOUR_MILLIS))
}

fn blocked(net: IpNet, hours: u64) -> Text {
    Text::new("cli-admin-blocked").with("address", net.to_string()).with("hours", hours as i64)
}

/// Has the running servers block wherever somebody came from lately, and says what they blocked.
pub(super) async fn block_where_seen(desk: &Desk, player: &Player, hours: u64) -> anyhow::Result<()> {
    let until = until(hours);
    desk.store.request_block(player.id, until, now()).await?;
    let asked = tokio::time::Instant::now();
    loop {
        let blocks = desk.store.blocks(now()).await?;
        let made: Vec<AddressBlock> =
            blocks.into_iter().filter(|block| block.player == Some(player.id) && block.until >= until).collect();
        if !made.is_empty() {
            for block in made {
                desk.say(blocked(block.net, hours))?;
            }
            return Ok(());
        }
        if asked.elapsed() > PATIENCE {
            return Ok(desk.say(told("cli-admin-no-address", player))?);
        }
        tokio::time::sleep(LOOK).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_and_ranges_are_read_and_everybody_is_not_one() {
        for (text, net) in [
            ("203.0.113.7", "203.0.113.7/32"),
            ("198.51.100.77/24", "198.51.100.0/24"),
            ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
            ("2001:db8:1:2::7/128", "2001:db8:1:2::/64"),
            ("2001:db8::/32", "2001:db8::/32"),
            ("::ffff:203.0.113.7", "203.0.113.7/32"),
        ] {
            assert_eq!(text.parse::<Range>().map(|range| range.0.to_string()), Ok(net.to_owned()));
        }
        for (text, told) in [
            ("0.0.0.0/0", "too much"),
            ("::/0", "too much"),
            ("127.0.0.1", "own machine"),
            ("::1", "own machine"),
            ("127.0.0.0/8", "own machine"),
            ("Mallory", "expected an address"),
            ("203.0.113.7/33", "expected an address"),
        ] {
            assert!(text.parse::<Range>().is_err_and(|error| error.contains(told)), "{text}");
        }
    }
}

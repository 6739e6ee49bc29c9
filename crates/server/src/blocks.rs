//! Blocked addresses, as this node knows them, and where people came from lately.
//!
//! Where somebody came from is kept in memory alone, for a day, so that a ban can be given its address. Only a block that the
//! host has asked for is stored. An IPv6 address counts as its /64, which is what one house or one phone has.

use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use ipnet::IpNet;
use tokio::sync::watch;
use tokio::time::Instant;

use crate::store::blocks::AddressBlock;
use crate::store::{Store, StoreError};
use crate::time::now;
use crate::wire::PlayerId;

/// How long it is remembered where somebody came from.
const REMEMBERED: Duration = Duration::from_secs(24 * 3_600);
/// How many addresses of one person are remembered: a home, a phone, an office.
const ADDRESSES: usize = 3;
/// How many people's addresses are remembered, at 100 to 200 bytes each.
const PEOPLE: usize = 200_000;
/// How long a request of `sandtable admin` is answered, in milliseconds: several rounds of every node.
const REQUEST_MILLIS: u64 = 120_000;

/// The addresses that count as one: an IPv4 address, or the /64 of an IPv6 address.
#[must_use]
pub fn net_of(address: IpAddr) -> IpNet {
    let address = address.to_canonical();
    let prefix = if address.is_ipv4() { 32 } else { 64 };
    IpNet::new(address, prefix).map_or(IpNet::from(address), |net| net.trunc())
}

/// May a ban block this by itself? This machine's own address is that of a proxy whose word is not believed: behind it is everybody.
fn may_be_blocked(net: IpNet) -> bool {
    !net.addr().is_loopback() && !net.addr().is_unspecified()
}

/// The blocks that are in force.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct BlockList(
    /// By the length of the prefix: an address is looked up once for each length that there is.
    HashMap<u8, HashSet<IpNet>>,
);

impl BlockList {
    /// Is an address blocked?
    #[must_use]
    pub fn has(&self, address: IpAddr) -> bool {
        if self.0.is_empty() {
            return false;
        }
        let address = address.to_canonical();
        let of_length = |prefix: u8| IpNet::new(address, prefix).ok().map(|net| net.trunc());
        self.0.iter().any(|(prefix, nets)| of_length(*prefix).is_some_and(|net| nets.contains(&net)))
    }
}

impl FromIterator<IpNet> for BlockList {
    fn from_iter<I: IntoIterator<Item = IpNet>>(nets: I) -> BlockList {
        let mut list = BlockList::default();
        for net in nets {
            list.0.entry(net.prefix_len()).or_default().insert(net.trunc());
        }
        list
    }
}

/// Blocked addresses, and where people came from lately.
pub struct Blocks {
    list: watch::Sender<Arc<BlockList>>,
    seen: Mutex<Seen>,
}

/// Where each came from lately, and when that was; the last one last.
type Seen = HashMap<PlayerId, Vec<(IpNet, Instant)>>;

impl Default for Blocks {
    fn default() -> Blocks {
        Blocks { list: watch::Sender::new(Arc::default()), seen: Mutex::default() }
    }
}

impl Blocks {
    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody asks something from an address.
    pub fn saw(&self, player: PlayerId, address: IpAddr) {
        let (net, at) = (net_of(address), Instant::now());
        let mut seen = self.seen();
        if seen.len() >= PEOPLE && !seen.contains_key(&player) {
            return;
        }
        let addresses = seen.entry(player).or_default();
        addresses.retain(|(known, _)| *known != net);
        addresses.push((net, at));
        let many = addresses.len().saturating_sub(ADDRESSES);
        addresses.drain(..many);
    }

    /// Where somebody was seen within the last day.
    #[must_use]
    pub fn addresses_of(&self, player: PlayerId) -> Vec<IpNet> {
        let at = Instant::now();
        let lately = |(_, seen): &&(IpNet, Instant)| at.duration_since(*seen) < REMEMBERED;
        self.seen().get(&player).into_iter().flatten().filter(lately).map(|(net, _)| *net).collect()
    }

    fn forget_old(&self, at: Instant) {
        self.seen().retain(|_, addresses| {
            addresses.retain(|(_, seen)| at.duration_since(*seen) < REMEMBERED);
            !addresses.is_empty()
        });
    }

    /// Is an address blocked?
    #[must_use]
    pub fn has(&self, address: IpAddr) -> bool {
        self.list.borrow().has(address)
    }

    /// The list, for whoever is to hear when it changes.
    #[must_use]
    pub fn watch(&self) -> watch::Receiver<Arc<BlockList>> {
        self.list.subscribe()
    }

    /// Answers requests of `sandtable admin`, reads the list, and forgets what is old.
    pub async fn look(&self, store: &Store) -> Result<(), StoreError> {
        self.forget_old(Instant::now());
        let since = now().saturating_sub(REQUEST_MILLIS);
        let mut asked = Vec::new();
        for (player, until) in store.block_requests(since).await? {
            let nets = self.addresses_of(player).into_iter().filter(|net| may_be_blocked(*net));
            asked.extend(nets.map(|net| AddressBlock { net, until, player: Some(player) }));
        }
        let mut blocks = store.blocks(now()).await?;
        asked.retain(|wanted| !blocks.iter().any(|there| there.net == wanted.net && there.until >= wanted.until));
        if !asked.is_empty() {
            store.block(&asked).await?;
            blocks.extend(asked);
        }
        let found: BlockList = blocks.into_iter().map(|block| block.net).collect();
        self.list.send_if_modified(|list| {
            let changed = **list != found;
            if changed {
                *list = Arc::new(found);
            }
            changed
        });
        Ok(())
    }
}

/// Forgets blocks that are over and requests that every node has answered.
pub async fn drop_old(store: &Store) -> Result<(), StoreError> {
    store.drop_old_blocks(now(), now().saturating_sub(REQUEST_MILLIS)).await
}

/// Returns when an address is blocked.
pub async fn blocked(list: &mut watch::Receiver<Arc<BlockList>>, address: IpAddr) {
    if list.wait_for(|list| list.has(address)).await.is_err() {
        // The server is gone, and whoever waits here with it.
        std::future::pending().await
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt as _;
    use tokio::time::advance;

    use super::*;
    use crate::store::keys::new_player_id;

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn an_address_is_blocked_by_itself_by_its_house_or_by_a_range() {
        let list: BlockList = ["203.0.113.7/32", "198.51.100.0/24", "2001:db8:1:2::/64"]
            .map(|net| net.parse().unwrap())
            .into_iter()
            .collect();
        for blocked in ["203.0.113.7", "::ffff:203.0.113.7", "198.51.100.200", "2001:db8:1:2:3:4:5:6"] {
            assert!(list.has(address(blocked)), "{blocked}");
        }
        for free in ["203.0.113.8", "198.51.101.1", "2001:db8:1:3::1", "::1", "0.0.0.0"] {
            assert!(!list.has(address(free)), "{free}");
        }
        assert!(!BlockList::default().has(address("203.0.113.7")));
    }

    #[tokio::test(start_paused = true)]
    async fn where_somebody_came_from_is_forgotten_after_a_day() {
        let (blocks, ada) = (Blocks::default(), new_player_id());
        for text in ["192.0.2.1", "2001:db8::1", "2001:db8::2", "192.0.2.2", "192.0.2.1", "192.0.2.3"] {
            blocks.saw(ada, address(text));
        }
        let nets = |texts: [&str; 3]| texts.map(|net| net.parse::<IpNet>().unwrap());
        assert_eq!(blocks.addresses_of(ada), nets(["192.0.2.2/32", "192.0.2.1/32", "192.0.2.3/32"]), "the last three");
        advance(REMEMBERED).await;
        assert!(blocks.addresses_of(ada).is_empty());
        blocks.forget_old(Instant::now());
        assert!(blocks.seen().is_empty());
    }

    #[test]
    fn this_machine_is_never_blocked_by_a_ban() {
        for net in ["127.0.0.1", "::1", "0.0.0.0"] {
            assert!(!may_be_blocked(net_of(address(net))), "{net}");
        }
        assert!(may_be_blocked(net_of(address("192.168.1.7"))));
    }

    #[tokio::test]
    async fn whoever_waits_hears_of_a_block_of_their_own_address_alone() {
        let blocks = Blocks::default();
        let mut list = blocks.watch();
        blocks.list.send_replace(Arc::new(["192.0.2.1/32".parse().unwrap()].into_iter().collect()));
        assert!(blocked(&mut list, address("192.0.2.2")).now_or_never().is_none());
        assert!(blocked(&mut list, address("192.0.2.1")).now_or_never().is_some());
    }
}

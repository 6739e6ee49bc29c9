//! How often somebody may ask. Buckets that fill by themselves and are emptied by asking; one an address, one a player, and
//! small ones for what is costly or dangerous.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use crate::wire::PlayerId;

/// How much a bucket holds, and how fast it fills.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// So many at once.
    pub burst: f64,
    /// So many a second in the long run.
    pub per_second: f64,
}

/// For messages on one socket.
pub const MESSAGES: Rate = Rate { burst: 60.0, per_second: 20.0 };
const BY_ADDRESS: Rate = Rate { burst: 200.0, per_second: 40.0 };
const BY_PLAYER: Rate = Rate { burst: 100.0, per_second: 20.0 };
const NEW_PEOPLE: Rate = Rate { burst: 60.0, per_second: 0.1 };
const NEW_TABLES: Rate = Rate { burst: 60.0, per_second: 0.2 };
const LOGIN_BY_ADDRESS: Rate = Rate { burst: 20.0, per_second: 0.1 };
const LOGIN_BY_NAME: Rate = Rate { burst: 8.0, per_second: 0.02 };
const MAIL: Rate = Rate { burst: 3.0, per_second: 0.002 };
const SOCKETS_BY_ADDRESS: u32 = 500;
/// Full buckets are thrown away when there are more than this.
const MANY: usize = 20_000;

/// A bucket.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    /// A full one.
    #[must_use]
    pub fn full(rate: Rate) -> Bucket {
        Bucket { left: rate.burst, at: Instant::now() }
    }

    /// Takes one out, if there is one.
    pub fn take(&mut self, rate: Rate, now: Instant) -> bool {
        self.left = (self.left + now.duration_since(self.at).as_secs_f64() * rate.per_second).min(rate.burst);
        self.at = now;
        let there = self.left >= 1.0;
        if there {
            self.left -= 1.0;
        }
        there
    }
}

struct Buckets<K> {
    rate: Rate,
    buckets: Mutex<HashMap<K, Bucket>>,
}

impl<K: Eq + Hash> Buckets<K> {
    fn new(rate: Rate) -> Buckets<K> {
        Buckets { rate, buckets: Mutex::default() }
    }

    fn take(&self, key: K) -> bool {
        let now = Instant::now();
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() > MANY {
            let rate = self.rate;
            buckets.retain(|_, bucket| {
                bucket.left + now.duration_since(bucket.at).as_secs_f64() * rate.per_second < rate.burst
            });
        }
        buckets.entry(key).or_insert_with(|| Bucket::full(self.rate)).take(self.rate, now)
    }
}

/// All limits.
pub struct Limits {
    on: bool,
    by_address: Buckets<IpAddr>,
    by_player: Buckets<PlayerId>,
    new_people: Buckets<IpAddr>,
    new_tables: Buckets<IpAddr>,
    login_by_address: Buckets<IpAddr>,
    login_by_name: Buckets<String>,
    mail: Buckets<PlayerId>,
    sockets: Mutex<HashMap<IpAddr, u32>>,
}

/// One house has many addresses of the new kind: they count as one.
fn house(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(address) => match address.to_ipv4_mapped() {
            Some(address) => address.into(),
            None => IpAddr::from((u128::from(address) >> 64 << 64).to_be_bytes()),
        },
        IpAddr::V4(_) => address,
    }
}

impl Limits {
    /// Limits, or none.
    #[must_use]
    pub fn new(on: bool) -> Limits {
        Limits {
            on,
            by_address: Buckets::new(BY_ADDRESS),
            by_player: Buckets::new(BY_PLAYER),
            new_people: Buckets::new(NEW_PEOPLE),
            new_tables: Buckets::new(NEW_TABLES),
            login_by_address: Buckets::new(LOGIN_BY_ADDRESS),
            login_by_name: Buckets::new(LOGIN_BY_NAME),
            mail: Buckets::new(MAIL),
            sockets: Mutex::default(),
        }
    }

    /// Are there any?
    #[must_use]
    pub fn on(&self) -> bool {
        self.on
    }

    /// May this address ask?
    pub fn request_from(&self, address: IpAddr) -> bool {
        !self.on || self.by_address.take(house(address))
    }

    /// May this player ask?
    pub fn request_by(&self, player: PlayerId) -> bool {
        !self.on || self.by_player.take(player)
    }

    /// May somebody new come from this address?
    pub fn somebody_new(&self, address: IpAddr) -> bool {
        !self.on || self.new_people.take(house(address))
    }

    /// May this address open another table?
    pub fn new_table(&self, address: IpAddr) -> bool {
        !self.on || self.new_tables.take(house(address))
    }

    /// May this address try this name with a password?
    pub fn login(&self, address: IpAddr, name: &str) -> bool {
        !self.on || (self.login_by_address.take(house(address)) && self.login_by_name.take(name.to_lowercase()))
    }

    /// May this player have another mail sent?
    pub fn mail(&self, player: PlayerId) -> bool {
        !self.on || self.mail.take(player)
    }

    /// May this address open another socket? Who was let in is let out with [`Limits::socket_closed`].
    pub fn socket_opened(&self, address: IpAddr) -> bool {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let count = sockets.entry(house(address)).or_insert(0);
        let room = !self.on || *count < SOCKETS_BY_ADDRESS;
        if room {
            *count += 1;
        }
        room
    }

    /// A socket that was let in is closed.
    pub fn socket_closed(&self, address: IpAddr) {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let address = house(address);
        if let Some(count) = sockets.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                sockets.remove(&address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let rate = Rate { burst: 2.0, per_second: 1.0 };
        let mut bucket = Bucket::full(rate);
        let start = bucket.at;
        assert!(bucket.take(rate, start) && bucket.take(rate, start));
        assert!(!bucket.take(rate, start));
        assert!(!bucket.take(rate, start + Duration::from_millis(900)));
        assert!(bucket.take(rate, start + Duration::from_millis(1_100)));
    }

    #[test]
    fn guessing_a_password_from_many_addresses_is_slow_all_the_same() {
        let limits = Limits::new(true);
        let allowed = (0..100u8).filter(|&last| limits.login(IpAddr::from([10, 0, 0, last]), "Ada")).count();
        assert_eq!(allowed, 8);
    }

    #[test]
    fn a_house_with_many_addresses_counts_once() {
        let limits = Limits::new(true);
        let address = |last: u16| IpAddr::from([0x2001, 0xdb8, 1, 2, 0, 0, 0, last]);
        let allowed = (0..1_000).filter(|&last| limits.socket_opened(address(last))).count();
        assert_eq!(allowed, SOCKETS_BY_ADDRESS as usize);
        limits.socket_closed(address(5_000));
        assert!(limits.socket_opened(address(1)));
    }
}

//! How often somebody may ask. Buckets that fill by themselves and are emptied by asking; one an address, one a player, and
//! small ones for what is costly or dangerous.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use crate::names;
use crate::wire::{ClientMessage, PlayerId};

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
/// For all messages of one person, on however many sockets, by what they cost (see [`cost`]).
const MESSAGES_BY_PERSON: Rate = Rate { burst: 240.0, per_second: 40.0 };
/// For what a person is sent because they asked for the whole table, in bytes.
const SENT: Rate = Rate { burst: 4e6, per_second: 100e3 };
const BY_ADDRESS: Rate = Rate { burst: 200.0, per_second: 40.0 };
const BY_PLAYER: Rate = Rate { burst: 100.0, per_second: 20.0 };
const NEW_PEOPLE: Rate = Rate { burst: 60.0, per_second: 0.1 };
const NEW_TABLES: Rate = Rate { burst: 60.0, per_second: 0.2 };
const LOGIN_BY_ADDRESS: Rate = Rate { burst: 20.0, per_second: 0.1 };
/// One visitor and one name: who forgot a password tries some. The name alone is limited far more loosely, so that nobody can
/// lock somebody else out; and who has come by this name from this address is not held up by what others try.
const LOGIN_BY_BOTH: Rate = Rate { burst: 8.0, per_second: 0.02 };
const LOGIN_BY_NAME: Rate = Rate { burst: 200.0, per_second: 0.1 };
/// Sitting down, getting up, taking back, asking: each is a step that is kept for ever and brings a match no further.
const FIDGETING: Rate = Rate { burst: 60.0, per_second: 1.0 };
const TALK: Rate = Rate { burst: 12.0, per_second: 0.5 };
/// In the lobby everybody hears everybody: a house with many guests says no more than a few people do, and all together no more than
/// can be read.
const LOBBY_TALK_BY_ADDRESS: Rate = Rate { burst: 24.0, per_second: 0.5 };
const LOBBY_TALK: Rate = Rate { burst: 60.0, per_second: 1.0 };
/// Links that make friends, and invitations to friends.
const FRIEND_LINKS: Rate = Rate { burst: 20.0, per_second: 0.01 };
const INVITATIONS: Rate = Rate { burst: 20.0, per_second: 0.05 };
/// A new name is told at every table where somebody sits.
const RENAMES: Rate = Rate { burst: 5.0, per_second: 0.002 };
const REPORTS: Rate = Rate { burst: 5.0, per_second: 0.005 };
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

    fn fill(&mut self, rate: Rate, now: Instant) {
        self.left = (self.left + now.duration_since(self.at).as_secs_f64() * rate.per_second).min(rate.burst);
        self.at = now;
    }

    /// Has nothing been taken out for long?
    #[must_use]
    pub fn is_full(&self, rate: Rate, now: Instant) -> bool {
        self.left + now.duration_since(self.at).as_secs_f64() * rate.per_second >= rate.burst
    }

    /// Takes one out, if there is one.
    pub fn take(&mut self, rate: Rate, now: Instant) -> bool {
        self.take_so_many(rate, 1.0, now)
    }

    /// Takes so many out, if there are as many.
    pub fn take_so_many(&mut self, rate: Rate, many: f64, now: Instant) -> bool {
        self.fill(rate, now);
        let there = self.left >= many;
        if there {
            self.left -= many;
        }
        there
    }
}

/// Somebody, as far as that is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Person {
    /// With a session.
    Player(PlayerId),
    /// Without.
    At(IpAddr),
}

impl Person {
    /// Who it is, or else where they come from.
    #[must_use]
    pub fn new(player: Option<PlayerId>, address: IpAddr) -> Person {
        player.map_or(Person::At(house(address)), Person::Player)
    }
}

/// What a message costs to answer, in plain messages.
fn cost(wish: &ClientMessage) -> f64 {
    match wish {
        ClientMessage::Hello { .. } => 6.0,
        ClientMessage::Why { .. } | ClientMessage::Odds { .. } => 2.0,
        _ => 1.0,
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
        self.take_so_many(key, 1.0)
    }

    fn take_so_many(&self, key: K, many: f64) -> bool {
        self.look(key, |bucket, rate, now| bucket.take_so_many(rate, many, now))
    }

    /// Takes out what was used already, though there may not have been as much.
    fn spend(&self, key: K, many: f64) {
        self.look(key, |bucket, rate, now| {
            bucket.fill(rate, now);
            bucket.left -= many;
        });
    }

    fn look<T>(&self, key: K, then: impl FnOnce(&mut Bucket, Rate, Instant) -> T) -> T {
        let now = Instant::now();
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() > MANY {
            let rate = self.rate;
            buckets.retain(|_, bucket| !bucket.is_full(rate, now));
        }
        then(buckets.entry(key).or_insert_with(|| Bucket::full(self.rate)), self.rate, now)
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
    login_by_both: Buckets<(IpAddr, String)>,
    /// Who came by a name from an address, and when.
    known: Mutex<HashMap<(IpAddr, String), Instant>>,
    messages: Buckets<Person>,
    sent: Buckets<Person>,
    fidgeting: Buckets<PlayerId>,
    talk: Buckets<PlayerId>,
    lobby_talk_by_address: Buckets<IpAddr>,
    lobby_talk: Buckets<()>,
    friend_links: Buckets<PlayerId>,
    invitations: Buckets<PlayerId>,
    renames: Buckets<PlayerId>,
    reports: Buckets<PlayerId>,
    mail: Buckets<PlayerId>,
    sockets: Mutex<HashMap<IpAddr, u32>>,
}

/// One house has many addresses of the new kind: they count as one.
pub(super) fn house(address: IpAddr) -> IpAddr {
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
            login_by_both: Buckets::new(LOGIN_BY_BOTH),
            known: Mutex::default(),
            messages: Buckets::new(MESSAGES_BY_PERSON),
            sent: Buckets::new(SENT),
            fidgeting: Buckets::new(FIDGETING),
            talk: Buckets::new(TALK),
            lobby_talk_by_address: Buckets::new(LOBBY_TALK_BY_ADDRESS),
            lobby_talk: Buckets::new(LOBBY_TALK),
            friend_links: Buckets::new(FRIEND_LINKS),
            invitations: Buckets::new(INVITATIONS),
            renames: Buckets::new(RENAMES),
            reports: Buckets::new(REPORTS),
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

    /// May this address try this name with a password? However the name is spelt, it is one name.
    pub fn login(&self, address: IpAddr, name: &str) -> bool {
        if !self.on {
            return true;
        }
        let (address, name) = (house(address), names::key(name));
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner).contains_key(&(address, name.clone()));
        self.login_by_address.take(address)
            && self.login_by_both.take((address, name.clone()))
            && (known || self.login_by_name.take(name))
    }

    /// Somebody came by this name from this address.
    pub fn logged_in(&self, address: IpAddr, name: &str) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() > MANY {
            let half = known.values().copied().max().unwrap_or_else(Instant::now);
            known.retain(|_, at| half.duration_since(*at).as_secs() < 24 * 3_600);
        }
        known.insert((house(address), names::key(name)), Instant::now());
    }

    /// May this person say this at a table, by what it costs to answer and by what it leaves behind?
    pub fn wish(&self, player: Option<PlayerId>, address: IpAddr, wish: &ClientMessage) -> bool {
        let person = Person::new(player, address);
        if !self.on || matches!(wish, ClientMessage::Ping { .. }) {
            return true;
        }
        if !self.messages.take_so_many(person, cost(wish)) {
            return false;
        }
        match (wish, player) {
            (ClientMessage::Hello { .. }, _) => self.sent.look(person, |bucket, rate, now| {
                bucket.fill(rate, now);
                bucket.left > 0.0
            }),
            (ClientMessage::Rematch, _) => self.new_table(address),
            (ClientMessage::Chat { .. }, Some(player)) => self.talk.take(player),
            (
                ClientMessage::Sit { .. }
                | ClientMessage::Stand { .. }
                | ClientMessage::SeatBot { .. }
                | ClientMessage::Contribute { .. }
                | ClientMessage::Undo { .. }
                | ClientMessage::TakeBack { .. }
                | ClientMessage::AskPause { .. }
                | ClientMessage::Resume { .. }
                | ClientMessage::Answer { .. }
                | ClientMessage::Vacation { .. }
                | ClientMessage::Order { .. },
                Some(player),
            ) => self.fidgeting.take(player),
            _ => true,
        }
    }

    /// May this player say something in the lobby? At tables and in the lobby one talks out of the same purse.
    pub fn lobby_talk(&self, player: PlayerId, address: IpAddr) -> bool {
        !self.on
            || (self.talk.take(player) && self.lobby_talk_by_address.take(house(address)) && self.lobby_talk.take(()))
    }

    /// So many bytes were sent to a person who asked for them.
    pub fn sent(&self, player: Option<PlayerId>, address: IpAddr, bytes: usize) {
        if self.on {
            self.sent.spend(Person::new(player, address), bytes as f64);
        }
    }

    /// May this player make another link for a friend?
    pub fn friend_link(&self, player: PlayerId) -> bool {
        !self.on || self.friend_links.take(player)
    }

    /// May this player invite a friend?
    pub fn invitation(&self, player: PlayerId) -> bool {
        !self.on || self.invitations.take(player)
    }

    /// May this player take another name?
    pub fn rename(&self, player: PlayerId) -> bool {
        !self.on || self.renames.take(player)
    }

    /// May this player tell those who run the server something?
    pub fn report(&self, player: PlayerId) -> bool {
        !self.on || self.reports.take(player)
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
    fn guessing_a_password_is_slow_however_the_name_is_spelt() {
        let limits = Limits::new(true);
        let spellings = ["Ada", "ada ", " ADA", "\u{3000}Ada", "Ada\u{200b}", "\u{0}aDa"];
        let allowed = (0..100).filter(|n| limits.login(IpAddr::from([10, 0, 0, 1]), spellings[n % 6])).count();
        assert_eq!(allowed, 8);
        let botnet = (0..1_000u16).filter(|n| {
            let [high, low] = n.to_be_bytes();
            limits.login(IpAddr::from([10, 1, high, low]), "Ada")
        });
        assert!(botnet.count() <= LOGIN_BY_NAME.burst as usize);
    }

    #[test]
    fn nobody_can_lock_the_owner_out() {
        let limits = Limits::new(true);
        let (home, away) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        assert!((0..20).filter(|_| limits.login(away, "Ada")).count() == 8);
        assert!(limits.login(home, "Ada"), "another visitor's tries are not one's own");
        limits.logged_in(home, "ada");
        for n in 0..1_000u16 {
            let [high, low] = n.to_be_bytes();
            limits.login(IpAddr::from([10, 1, high, low]), "Ada");
        }
        assert!(limits.login(home, "Ada"));
        assert!(!limits.login(IpAddr::from([10, 0, 0, 3]), "Ada"));
    }

    #[test]
    fn what_a_message_costs_is_limited_and_not_only_how_many_there_are() {
        let limits = Limits::new(true);
        let (ada, here) = (Some(crate::store::keys::new_player_id()), IpAddr::from([10, 0, 0, 1]));
        let hello = ClientMessage::Hello { since: None, chat: None };
        let greetings = (0..200).filter(|_| limits.wish(ada, here, &hello)).count();
        assert!((35..45).contains(&greetings), "{greetings}");
        let bob = Some(crate::store::keys::new_player_id());
        for _ in 0..22 {
            assert!(limits.wish(bob, here, &hello));
            limits.sent(bob, here, 184_000);
        }
        assert!(!limits.wish(bob, here, &hello), "that was enough for a while");
        assert!(limits.wish(bob, here, &ClientMessage::Start));
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

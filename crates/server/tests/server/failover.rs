//! PostgreSQL's primary dies under load, and its standby is promoted. Nothing acknowledged is lost, and nodes go on.
//!
//! `SANDTABLE_FAILOVER_MATCHES=200 cargo test … failover -- --nocapture` plays more matches at once, and prints what was
//! measured.

use std::collections::{HashMap, HashSet};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use sandtable_server::config::Config;
use serde_json::{Value, json};
use sqlx::Connection as _;
use tokio::net::{TcpListener, TcpStream};

use crate::client::{Client, Socket};
use crate::databases;
use crate::play::GAME;
use crate::standby::{ALONE, Pair, address_of};

/// A decision that a node said is done.
struct Decision {
    table: String,
    seq: u64,
    deed: Value,
    /// Which node said so.
    node: usize,
    at: Instant,
}

#[derive(Default)]
struct Log {
    decisions: Mutex<Vec<Decision>>,
    stop: AtomicBool,
}

impl Log {
    fn count(&self) -> usize {
        self.decisions.lock().unwrap().len()
    }

    /// Matches in which something was acknowledged after a moment, counted once for each node.
    fn since(&self, moment: Instant) -> usize {
        let decisions = self.decisions.lock().unwrap();
        let since = decisions.iter().filter(|decision| decision.at > moment);
        since.map(|decision| (decision.table.clone(), decision.node)).collect::<HashSet<_>>().len()
    }

    /// The longest time in which a node acknowledged nothing.
    fn longest_gap(&self, node: usize) -> Duration {
        let decisions = self.decisions.lock().unwrap();
        let mut times: Vec<Instant> = decisions.iter().filter(|done| done.node == node).map(|done| done.at).collect();
        times.sort();
        times.windows(2).map(|pair| pair[1] - pair[0]).max().unwrap_or_default()
    }
}

/// A match that one person plays with themselves: each seat is connected to a node of its own.
struct Match {
    table: String,
    sockets: [Socket; 2],
    position: Value,
    seq: u64,
}

impl Match {
    async fn begin(nodes: [SocketAddr; 2]) -> Match {
        let ada = Client::guest(nodes[0], "Ada").await;
        let seats = json!([{"kind": "me"}, {"kind": "me"}]);
        let table = ada.open(json!({"game": GAME, "seats": seats, "reaction": 0})).await;
        ada.post(&format!("/api/tables/{table}/do"), &json!({"do": "start"})).await.ok();
        let (one, _) = ada.join(&table).await;
        let (two, sync) = ada.at(nodes[1]).join(&table).await;
        let seq = sync["seq"].as_u64().unwrap();
        Match { table, sockets: [one, two], position: sync["position"].clone(), seq }
    }

    fn take(&mut self, message: &Value) {
        let seq = message["seq"].as_u64().unwrap_or_default();
        if (message["is"] == "step" || message["is"] == "sync") && seq >= self.seq {
            (self.seq, self.position) = (seq, message["position"].clone());
        }
    }

    /// Plays until it is told to stop, or the match is over. What is not acknowledged is sent again.
    async fn play(mut self, log: Arc<Log>, pause: Duration) {
        while !log.stop.load(Ordering::Relaxed) {
            let Some(seat) = self.position["to_act"][0].as_u64().map(|seat| seat as usize) else { return };
            let choices = self.position["sights"][seat]["choices"].as_array().unwrap();
            let action = choices[(self.seq as usize * 7) % choices.len()]["action"].as_str().unwrap().to_owned();
            let act = json!({"do": "act", "seq": self.seq, "seat": seat, "action": action});
            let done = self.until_done(seat, &act).await;
            let deed = json!({"did": "play", "entry": format!("{seat} {action}")});
            let decision = Decision { table: self.table.clone(), seq: done, deed, node: seat, at: Instant::now() };
            log.decisions.lock().unwrap().push(decision);
            // The other seat hears of it from its own node.
            loop {
                let heard = self.sockets[1 - seat].hear().await.expect("a step");
                self.take(&heard);
                if ["step", "sync"].contains(&heard["is"].as_str().unwrap()) && heard["seq"].as_u64() >= Some(done) {
                    break;
                }
            }
            tokio::time::sleep(pause).await;
        }
    }

    async fn until_done(&mut self, seat: usize, act: &Value) -> u64 {
        loop {
            self.sockets[seat].say(act.clone()).await;
            loop {
                let heard = self.sockets[seat].hear().await.expect("an answer");
                match heard["is"].as_str().unwrap() {
                    "done" => return heard["seq"].as_u64().unwrap(),
                    "error" | "refused" | "stale" => {
                        assert_ne!(heard["code"], "malformed", "{heard}");
                        break;
                    }
                    _ => self.take(&heard),
                }
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }
}

/// Waits for something that must happen, with a bound that no machine reaches.
async fn must(what: &str, holds: impl Fn() -> bool) {
    let begun = Instant::now();
    while !holds() {
        assert!(begun.elapsed() < Duration::from_secs(120), "{what}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Every acknowledged decision is stored where it was said to be, and nothing was stored twice.
async fn nothing_is_lost_or_doubled(address: &str, log: &Log) -> usize {
    let mut connection = sqlx::PgConnection::connect(address).await.unwrap();
    let rows: Vec<(String, i64, String)> =
        sqlx::query_as("SELECT table_id, seq, deed FROM deeds").fetch_all(&mut connection).await.unwrap();
    let mut stored: HashMap<(String, u64), Value> = HashMap::new();
    for (table, seq, deed) in rows {
        stored.insert((table, seq as u64), serde_json::from_str(&deed).unwrap());
    }
    let decisions = log.decisions.lock().unwrap();
    let lost: Vec<String> = decisions
        .iter()
        .filter(|done| stored.get(&(done.table.clone(), done.seq)) != Some(&done.deed))
        .map(|done| format!("{} {}: {}", done.table, done.seq, done.deed))
        .collect();
    assert!(lost.is_empty(), "{} of {} acknowledged decisions are lost: {lost:?}", lost.len(), decisions.len());
    let played = stored.values().filter(|deed| deed["did"] == "play").count();
    assert_eq!(played, decisions.len(), "every decision was acknowledged once and stored once");
    played
}

fn without_postgres() -> bool {
    let without = std::env::var_os("SANDTABLE_NO_POSTGRES").is_some();
    if without {
        eprintln!("NOT RUN: PostgreSQL's primary dies, for want of its programs");
    }
    without
}

fn node(database: String) -> Config {
    Config { listen: ([127, 0, 0, 1], 0).into(), database, limits: false, ..Config::default() }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn when_postgres_primary_is_killed_the_standby_goes_on_and_nothing_acknowledged_is_lost() {
    if without_postgres() {
        return;
    }
    let matches: usize = std::env::var("SANDTABLE_FAILOVER_MATCHES").map_or(40, |number| number.parse().unwrap());
    let mut pair = Pair::start();
    let (one, two) = (databases::serve(node(pair.address())).await, databases::serve(node(pair.address())).await);
    let nodes = [one.address(), two.address()];
    let log = Arc::new(Log::default());
    let mut begun = Vec::new();
    for _ in 0..matches {
        begun.push(Match::begin(nodes).await);
    }
    let pause = Duration::from_millis(400).max(Duration::from_millis(5) * matches as u32);
    let playing: Vec<_> = begun.into_iter().map(|game| tokio::spawn(game.play(log.clone(), pause))).collect();
    tokio::time::sleep(Duration::from_secs(4)).await;
    let before = log.count();

    let killed = Instant::now();
    pair.primary.kill();
    tokio::time::sleep(Duration::from_millis(500)).await;
    pair.standby.promote();
    let promoted = Instant::now();
    must("both nodes go on with every match", || log.since(promoted) == 2 * matches).await;
    let gone_on = killed.elapsed();
    let gaps = [log.longest_gap(0), log.longest_gap(1)];

    // The old primary comes back and would take writes. So that the nodes look for a primary, the new one is killed, too.
    pair.primary.start(&ALONE);
    let old = pair.primary.address("games");
    let traces = || {
        let deeds = databases::number(&old, "SELECT COUNT(*) FROM deeds");
        (deeds, databases::number(&old, "SELECT MAX(seen) FROM nodes"))
    };
    let as_it_was = traces();
    tokio::time::sleep(Duration::from_secs(1)).await;
    pair.standby.kill();
    tokio::time::sleep(Duration::from_secs(3)).await;
    pair.standby.start(&ALONE);
    let restarted = Instant::now();
    must("both nodes go on with every match", || log.since(restarted) == 2 * matches).await;
    // A node that starts now meets two servers that take writes.
    let third = databases::serve(node(pair.address())).await;
    Client::guest(third.address(), "Bob").await;
    third.stop().await;

    log.stop.store(true, Ordering::Relaxed);
    for game in playing {
        game.await.unwrap();
    }
    assert_eq!(traces(), as_it_was, "the old primary is not written to");
    let stored = nothing_is_lost_or_doubled(&pair.standby.address("games"), &log).await;
    eprintln!(
        "{matches} matches: {stored} acknowledged decisions, {before} of them before the primary was killed; none lost, none \
         doubled. Promoted {:.1} s after that; the nodes were silent for {:.1} and {:.1} s, and all matches had gone on at \
         both after {:.1} s",
        (promoted - killed).as_secs_f64(),
        gaps[0].as_secs_f64(),
        gaps[1].as_secs_f64(),
        gone_on.as_secs_f64(),
    );
    one.stop().await;
    two.stop().await;
}

/// Passes connections on to a port until packets begin to vanish.
async fn network(to: u16, vanish: Arc<AtomicBool>) -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    tokio::spawn(async move {
        let mut lost = Vec::new();
        while let Ok((mut near, _)) = listener.accept().await {
            if vanish.load(Ordering::Relaxed) {
                lost.push(near);
                continue;
            }
            let vanish = vanish.clone();
            tokio::spawn(async move {
                let Ok(mut far) = TcpStream::connect(("127.0.0.1", to)).await else { return };
                let _ = near.set_nodelay(true);
                let gone = async {
                    while !vanish.load(Ordering::Relaxed) {
                        tokio::time::sleep(Duration::from_millis(10)).await;
                    }
                };
                tokio::select! {
                    _ = tokio::io::copy_bidirectional(&mut near, &mut far) => {}
                    // Both ends stay open, and nothing goes through.
                    () = gone => std::future::pending().await,
                }
            });
        }
    });
    port
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn when_packets_to_postgres_primary_vanish_the_promoted_standby_is_used() {
    if without_postgres() {
        return;
    }
    let pair = Pair::start();
    let vanish = Arc::new(AtomicBool::new(false));
    let primary = network(pair.primary.port, vanish.clone()).await;
    let server = databases::serve(node(address_of(primary, pair.standby.port))).await;
    let log = Arc::new(Log::default());
    let playing = tokio::spawn(Match::begin([server.address(); 2]).await.play(log.clone(), Duration::from_millis(100)));
    must("the match is played", || log.count() > 5).await;
    vanish.store(true, Ordering::Relaxed);
    let vanished = Instant::now();
    pair.standby.promote();
    let promoted = Instant::now();
    must("the match goes on", || log.since(promoted) > 1).await;
    eprintln!("the match went on {:.1} s after packets began to vanish", vanished.elapsed().as_secs_f64());
    log.stop.store(true, Ordering::Relaxed);
    playing.await.unwrap();
    nothing_is_lost_or_doubled(&pair.standby.address("games"), &log).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_servers_that_cannot_be_used_are_named_with_the_reason() {
    if without_postgres() {
        return;
    }
    let mut pair = Pair::start();
    let refused = async |address: String| {
        let shelf = Arc::new(sandtable_shelf::Shelf::all());
        sandtable_server::serve::Server::start(shelf, node(address)).await.err().expect("it does not start").to_string()
    };
    let standby = pair.standby.port;
    let alone =
        refused(format!("postgres://sandtable@127.0.0.1:{standby}/games?target_session_attrs=read-write")).await;
    assert!(alone.contains("it is a standby or read-only"), "{alone}");
    // A primary without its synchronous standby confirms nothing, and a node must not begin there.
    pair.standby.kill();
    let unconfirmed = refused(pair.address()).await;
    assert!(unconfirmed.contains("does not confirm them"), "{unconfirmed}");
    let waiting = "SELECT COUNT(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'";
    let primary = pair.primary.address("games");
    must("nothing is left waiting there", || databases::number(&primary, waiting) == 0).await;
    let twice = refused("postgres://sandtable@one,,two/games".into()).await;
    assert!(twice.contains("host 2 in the address is empty"), "{twice}");
}

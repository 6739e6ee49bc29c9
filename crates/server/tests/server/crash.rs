//! Servers that are killed without a word. What was acknowledged is there afterwards, and nothing twice.

use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::json;

use crate::client::Client;
use crate::databases::{self, Database};
use crate::play::{GAME, Player, begin, play};

/// A server in a process of its own: this very program, asked to run the test below that serves.
pub struct Victim {
    child: Child,
    pub address: SocketAddr,
}

impl Victim {
    pub async fn start(database: &Database) -> Victim {
        Victim::start_with(database, "unlimited").await
    }

    /// The same with this many files at most, and with limits for visitors if that is a number.
    pub async fn start_with(database: &Database, files: &str) -> Victim {
        let address = SocketAddr::from(([127, 0, 0, 1], databases::free_port()));
        let few = if files == "unlimited" { String::new() } else { format!("ulimit -n {files}; ") };
        let mut server = Command::new("sh");
        server
            // A file that may grow no further is an error to it, as a full disk is, and not its end.
            .args(["-c", &format!("trap '' XFSZ; {few}exec \"$0\" \"$@\"")])
            .arg(std::env::current_exe().unwrap())
            .args(["--exact", "crash::serve_until_killed", "--ignored", "--nocapture"])
            .env("SANDTABLE_VICTIM", address.to_string())
            .env("SANDTABLE_VICTIM_DATABASE", &database.address)
            .env("SANDTABLE_VICTIM_LIMITS", if few.is_empty() { "off" } else { "on" })
            .stdout(Stdio::null());
        let victim = Victim { child: server.spawn().unwrap(), address };
        let client = Client::new(address);
        for _ in 0..300 {
            if let Ok(answer) = client.raw().get(client.url("/healthz")).send().await
                && answer.status() == 200
            {
                return victim;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("the server does not start");
    }

    /// Its process.
    pub fn id(&self) -> String {
        self.child.id().to_string()
    }

    /// Stops it where it stands, as a machine that is paused.
    pub fn freeze(&self) {
        assert!(Command::new("kill").args(["-STOP", &self.id()]).status().unwrap().success());
    }

    /// Lets its files grow no further than so many bytes, or as far as they like.
    pub fn limit_files(&self, bytes: Option<u64>) {
        let limit = bytes.map_or_else(|| "unlimited".to_owned(), |bytes| bytes.to_string());
        let mut prlimit = Command::new("prlimit");
        prlimit.args(["--pid", &self.id(), &format!("--fsize={limit}:unlimited")]);
        assert!(prlimit.status().expect("prlimit, of util-linux").success());
    }

    /// Signal 9.
    pub fn kill(self) {
        drop(self);
    }
}

/// No victim outlives its test, however that ends.
impl Drop for Victim {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
#[ignore = "run by the other tests of this file, in a process of its own"]
fn serve_until_killed() {
    let (Ok(address), Ok(database)) = (std::env::var("SANDTABLE_VICTIM"), std::env::var("SANDTABLE_VICTIM_DATABASE"))
    else {
        panic!("this is no test by itself");
    };
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let config = sandtable_server::config::Config {
            listen: address.parse().unwrap(),
            database,
            hooks_anywhere: true,
            limits: std::env::var("SANDTABLE_VICTIM_LIMITS").is_ok_and(|limits| limits == "on"),
            ..Default::default()
        };
        let _server = databases::serve(config).await;
        std::future::pending::<()>().await;
    });
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_killed_in_the_middle_loses_nothing_that_was_acknowledged() {
    for database in databases::both() {
        let mut victim = Victim::start(&database).await;
        let (ada, bob) = (Client::guest(victim.address, "Ada").await, Client::guest(victim.address, "Bob").await);
        let (table, mut first, mut second) = begin(&ada, &bob, json!({})).await;
        for round in 0..3 {
            play(&mut first, &mut second, 7).await;
            let (acknowledged, view) = (first.seq, first.sight()["view"].clone());
            let acting = if first.is_asked() { &mut first } else { &mut second };
            let (seat, action) = (acting.seat, acting.choices()[0].clone());
            let act = json!({"do": "act", "seq": acknowledged, "seat": seat, "action": action});
            if round > 0 {
                // Something is on its way when it dies: it may have been stored or not, but not half.
                acting.socket.say(act.clone()).await;
            }
            victim.kill();
            victim = Victim::start(&database).await;
            let (ada, bob) = (ada.at(victim.address), bob.at(victim.address));
            first = Player::rejoin(&ada, &table, 0).await;
            assert!(first.seq == acknowledged || (round > 0 && first.seq == acknowledged + 1));
            if first.seq == acknowledged {
                assert_eq!(first.sight()["view"], view);
            }
            // Sent again, it counts once.
            let acting = if seat == 0 { &ada } else { &bob };
            let answer = acting.post(&format!("/api/tables/{table}/do"), &act).await.ok();
            assert_eq!(answer, json!({"is": "done", "seq": acknowledged + 1}));
            first = Player::rejoin(&ada, &table, 0).await;
            second = Player::rejoin(&bob, &table, 1).await;
            assert_eq!((first.seq, second.seq), (acknowledged + 1, acknowledged + 1));
        }
        play(&mut first, &mut second, 10_000).await;
        assert!(first.is_over());
        victim.kill();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn when_one_of_two_nodes_on_postgres_is_killed_the_other_goes_on() {
    let database = databases::postgres();
    let survivor = database.serve().await;
    let victim = Victim::start(&database).await;
    let (ada, bob) = (Client::guest(victim.address, "Ada").await, Client::guest(survivor.address(), "Bob").await);
    let table = ada.open(json!({"game": GAME, "seats": [{"kind": "me"}]})).await;
    let mut first = Player::sit(&ada, &table, 0).await;
    let mut second = Player::sit(&bob, &table, 1).await;
    first.follow(second.seq).await;
    let begun = first.done(json!({"do": "start"})).await;
    second.follow(begun).await;
    play(&mut first, &mut second, 15).await;
    let (seq, view) = (first.seq, first.sight()["view"].clone());
    victim.kill();
    let mut first = Player::rejoin(&ada.at(survivor.address()), &table, 0).await;
    assert_eq!((first.seq, &first.sight()["view"]), (seq, &view));
    play(&mut first, &mut second, 10_000).await;
    assert!(first.is_over());
    survivor.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_whose_server_was_killed_plays_on_with_the_next() {
    let database = databases::sqlite();
    let victim = Victim::start(&database).await;
    let ada = Client::guest(victim.address, "Ada").await;
    let bots = json!([{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]);
    let table = ada.open(json!({"game": GAME, "seats": bots})).await;
    ada.post(&format!("/api/tables/{table}/do"), &json!({"do": "start"})).await.ok();
    victim.kill();
    let server = database.serve().await;
    let before = ada.at(server.address()).join(&table).await.1["seq"].as_u64().unwrap();
    let (mut socket, _) = ada.at(server.address()).join(&table).await;
    socket.step(before + 3).await;
    server.stop().await;
}

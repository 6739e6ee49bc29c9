//! Addresses that the host has blocked.

use std::time::Duration;

use sandtable_server::blocks::net_of;
use sandtable_server::config::Config;
use sandtable_server::store::Store;
use sandtable_server::store::blocks::AddressBlock;
use sandtable_server::time::{DAY_MILLIS, now};
use sandtable_server::wire::{PlayerId, RandomId};
use serde_json::json;

use crate::client::Client;
use crate::databases::{self, serve};
use crate::play::begin;

/// How long a server may take to obey: several of its rounds.
const SOON: Duration = Duration::from_secs(60);

async fn id(client: &Client) -> PlayerId {
    PlayerId(RandomId::parse(client.get("/api/me").await.ok()["id"].as_str().unwrap()).unwrap())
}

fn block(address: &str) -> AddressBlock {
    AddressBlock { net: net_of(address.parse().unwrap()), until: now() + DAY_MILLIS, player: None }
}

/// Asks until the answer has a status.
async fn until(client: &Client, status: u16) {
    let answered = async {
        while client.get("/api/games").await.status != status {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    tokio::time::timeout(SOON, answered)
        .await
        .unwrap_or_else(|_| panic!("{} is not answered {status}", client.forwarded));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_banned_guest_does_not_come_back_from_the_same_address() {
    for database in databases::both() {
        let server = serve(Config { behind_proxy: true, ..database.config() }).await;
        let at = server.address();
        let ada = Client::guest_from(at, "Ada", "203.0.113.8").await;
        let mallory = Client::guest_from(at, "Mallory", "203.0.113.7").await;
        let (table, _first, mut second) = begin(&ada, &mallory, json!({})).await;
        let stream = mallory.url(&format!("/api/tables/{table}/stream"));
        let mut stream = mallory.raw().get(stream).header("x-forwarded-for", "203.0.113.7").send().await.unwrap();
        let banned = id(&mallory).await;

        // What `sandtable admin ban Mallory --address` does beside the server.
        let host = Store::open(&database.address).await.unwrap();
        host.ban(banned, now() + DAY_MILLIS).await.unwrap();
        host.request_block(banned, now() + DAY_MILLIS, now()).await.unwrap();
        until(&mallory, 403).await;
        let blocks = host.blocks(now()).await.unwrap();
        assert_eq!(
            blocks.iter().map(|block| (block.net.to_string(), block.player)).collect::<Vec<_>>(),
            [("203.0.113.7/32".to_owned(), Some(banned))]
        );

        let told = async { while second.socket.hear().await.is_some_and(|said| said["text"]["id"] != "sv-blocked") {} };
        tokio::time::timeout(SOON, told).await.expect("an open socket is told");
        let ended = async { while second.socket.hear().await.is_some() {} };
        tokio::time::timeout(SOON, ended).await.expect("and ends");
        let ended = async { while let Ok(Some(_)) = stream.chunk().await {} };
        tokio::time::timeout(SOON, ended).await.expect("so does a stream");

        let stranger = Client::new(at).from("203.0.113.7");
        let refused = stranger.post("/api/guest", &json!({"name": "Somebody new"})).await;
        assert_eq!((refused.status, &refused.json()["text"]["id"]), (403, &json!("sv-blocked")));
        let page = stranger.get("/").await;
        assert_eq!(page.status, 403);
        for language in ["en", "tr", "hu", "nl"] {
            assert!(page.text.contains(&format!("<p lang=\"{language}\">")), "{}", page.text);
        }
        assert!(!page.text.contains("sv-blocked"), "{}", page.text);
        assert!(page.headers.contains_key("content-security-policy"));
        assert_eq!(stranger.get("/healthz").await.status, 200, "whatever watches the server is answered");
        assert_eq!(ada.get("/api/me").await.ok()["name"], "Ada");

        host.unblock_player(banned).await.unwrap();
        until(&stranger, 200).await;
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn ranges_are_blocked_until_they_are_not_and_a_restart_forgets_none() {
    let database = databases::sqlite();
    let host = Store::open(&database.address).await.unwrap();
    let over = AddressBlock { until: now() - 1, ..block("192.0.2.1") };
    host.block(&[block("2001:db8:1:2:3::4"), over]).await.unwrap();
    let server = serve(Config { behind_proxy: true, ..database.config() }).await;
    let from = |forwarded: &str| Client::new(server.address()).from(forwarded);
    assert_eq!(
        from("2001:db8:1:2::9").get("/api/games").await.status,
        403,
        "before the first round, and the whole /64"
    );
    assert_eq!(from("2001:db8:1:3::9").get("/api/games").await.status, 200);
    assert_eq!(from("192.0.2.1").get("/api/games").await.status, 200, "that one is over");
    assert!(host.unblock("2001:db8:1:2::/64".parse().unwrap()).await.unwrap());
    assert!(!host.unblock("2001:db8:1:2::/64".parse().unwrap()).await.unwrap());
    until(&from("2001:db8:1:2::9"), 200).await;
    server.stop().await;
}

/// Behind a proxy that the server was not told of, everybody comes from this machine.
#[tokio::test(flavor = "multi_thread")]
async fn a_ban_never_blocks_this_machine_itself() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let mallory = Client::guest(server.address(), "Mallory").await;
    let host = Store::open(&database.address).await.unwrap();
    host.request_block(id(&mallory).await, now() + DAY_MILLIS, now()).await.unwrap();
    // A block that is made after the request takes effect: so the request was looked at, too.
    host.block(&[block("127.0.0.1")]).await.unwrap();
    until(&Client::new(server.address()), 403).await;
    assert_eq!(host.blocks(now()).await.unwrap().len(), 1, "the host's own word alone");
    server.stop().await;
}

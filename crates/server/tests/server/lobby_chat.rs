//! Talk in the lobby: who reads, who speaks, what the host decides, and what becomes of it.

use std::time::Duration;

use sandtable_server::config::Config;
use sandtable_server::store::Store;
use sandtable_server::store::chat::Place;
use sandtable_server::time::{DAY_MILLIS, now};
use sandtable_server::wire::{PlayerId, RandomId};
use serde_json::{Value, json};

use crate::client::{Answer, Client};
use crate::databases;

async fn say(client: &Client, text: &str) -> Answer {
    client.post("/api/chat", &json!({ "text": text })).await
}

async fn lines(client: &Client) -> Vec<Value> {
    client.get("/api/chat").await.ok()["lines"].as_array().unwrap().clone()
}

async fn texts(client: &Client) -> Vec<String> {
    lines(client).await.iter().map(|line| line["text"].as_str().unwrap().to_owned()).collect()
}

/// Looks again until what is read fits: servers look for themselves what was changed beside them.
async fn until(client: &Client, fits: impl Fn(&[Value]) -> bool) -> Vec<Value> {
    let look = async {
        loop {
            let lines = lines(client).await;
            if fits(&lines) {
                return lines;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(40), look).await.expect("what was changed is seen")
}

async fn id(client: &Client) -> PlayerId {
    let me = client.get("/api/me").await.ok();
    PlayerId(RandomId::parse(me["id"].as_str().unwrap()).unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_a_name_speaks_and_everybody_reads_even_after_a_restart() {
    for database in databases::both() {
        let server = database.serve().await;
        let (ada, stranger) = (Client::guest(server.address(), "Ada").await, Client::new(server.address()));
        assert_eq!(stranger.get("/api/tables").await.ok()["chat"]["last"], 0);
        assert!(texts(&stranger).await.is_empty());
        assert_eq!(say(&stranger, "Hello").await.status, 401);
        let line = say(&ada, "  Anyone for\u{202e}\na game? ").await.ok();
        assert_eq!(
            (&line["n"], &line["name"], &line["text"]),
            (&json!(1), &json!("Ada"), &json!("Anyone for a game?"))
        );
        assert_eq!(line["player"], json!(id(&ada).await));
        say(&ada, "Battle Line?").await.ok();
        for nothing in ["", " \u{200b}\n", &"x".repeat(501)] {
            assert_eq!(say(&ada, nothing).await.json()["text"]["id"], "sv-bad-chat");
        }
        assert_eq!(stranger.get("/api/tables").await.ok()["chat"]["last"], 2);
        let after = stranger.get("/api/chat?after=1").await.ok();
        assert_eq!(after["lines"].as_array().unwrap().len(), 1);
        assert_eq!(after["lines"][0]["text"], "Battle Line?");
        assert_eq!(stranger.get("/api/chat?before=1").await.status, 400);
        server.stop().await;

        let server = database.serve().await;
        assert_eq!(texts(&stranger.at(server.address())).await, ["Anyone for a game?", "Battle Line?"]);
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_waits_is_answered_by_the_next_line_and_not_before() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::new(server.address()));
    say(&ada, "First").await.ok();
    // What is there already is not waited for.
    assert_eq!(bob.get("/api/chat?after=0&wait=25").await.ok()["lines"][0]["text"], "First");
    let waiting = bob.get("/api/chat?after=1&wait=25");
    let speaking = async {
        tokio::time::sleep(Duration::from_millis(300)).await;
        say(&ada, "Second").await.ok();
    };
    let (heard, ()) = tokio::join!(waiting, speaking);
    assert_eq!(heard.ok()["lines"][0]["text"], "Second");
    assert_eq!(bob.get("/api/chat?after=2&wait=1").await.ok()["lines"], json!([]));
    // A server that goes lets nobody wait.
    let (waited, ()) = tokio::join!(bob.get("/api/chat?after=2&wait=25"), async {
        tokio::time::sleep(Duration::from_millis(300)).await;
        server.stop().await;
    });
    assert_eq!(waited.ok()["lines"], json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cluster_has_one_lobby() {
    let database = databases::postgres();
    let (one, two) = (database.serve().await, database.serve().await);
    let (ada, bob) = (Client::guest(one.address(), "Ada").await, Client::guest(two.address(), "Bob").await);
    let waiting = bob.get("/api/chat?after=0&wait=25");
    let speaking = async {
        tokio::time::sleep(Duration::from_millis(300)).await;
        say(&ada, "Hello over there").await.ok();
    };
    let (heard, ()) = tokio::join!(waiting, speaking);
    assert_eq!(heard.ok()["lines"][0]["text"], "Hello over there");
    assert_eq!(bob.get("/api/tables").await.ok()["chat"]["last"], 1);
    // Whoever speaks at once at both is heard at both, each line with a number of its own.
    for n in 0..10 {
        let (ada_says, bob_says) = (format!("Ada {n}"), format!("Bob {n}"));
        let (first, second) = tokio::join!(say(&ada, &ada_says), say(&bob, &bob_says));
        assert_ne!(first.ok()["n"], second.ok()["n"]);
    }
    let (here, there) = (until(&ada, |lines| lines.len() == 21).await, until(&bob, |lines| lines.len() == 21).await);
    assert_eq!(here, there);
    let numbers: Vec<u64> = here.iter().map(|line| line["n"].as_u64().unwrap()).collect();
    assert_eq!(numbers, (1..=21).collect::<Vec<_>>());
    // Who goes at one node has no name at the other.
    ada.delete("/api/me", &json!({})).await.ok();
    let nameless = |lines: &[Value]| lines.iter().all(|line| line["name"] != "Ada");
    for client in [&bob, &Client::new(one.address())] {
        let lines = until(client, nameless).await;
        assert_eq!((&lines[0]["name"], &lines[0]["player"]), (&json!("—"), &Value::Null));
        assert_eq!(lines[0]["text"], "Hello over there");
    }
    one.stop().await;
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn talk_in_the_lobby_has_an_end_for_a_person_and_for_a_house() {
    let database = databases::sqlite();
    let server = databases::serve(Config { limits: true, ..database.config() }).await;
    let ada = Client::guest(server.address(), "Ada").await;
    let mut said = 0;
    for _ in 0..30 {
        said += usize::from(say(&ada, "x").await.status == 200);
    }
    assert!((12..20).contains(&said), "{said} of 30 by one person");
    // Guests are made quickly: what they say together is limited by where they come from.
    for n in 0..4 {
        let guest = Client::guest(server.address(), &format!("Guest {n}")).await;
        for _ in 0..10 {
            said += usize::from(say(&guest, "x").await.status == 200);
        }
    }
    assert!((24..40).contains(&said), "{said} of 70 from one house");
    let refused = say(&ada, "x").await;
    assert_eq!((refused.status, refused.json()["text"]["id"].as_str()), (429, Some("sv-too-fast")));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_the_host_has_switched_it_off_there_is_none_and_it_is_said() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let ada = Client::guest(server.address(), "Ada").await;
    say(&ada, "Hello").await.ok();
    server.stop().await;
    let server = databases::serve(Config { lobby_chat: false, ..database.config() }).await;
    let ada = ada.at(server.address());
    assert_eq!(ada.get("/api/tables").await.ok()["chat"], Value::Null);
    let report = json!({"line": 1, "text": "foul"});
    for answer in [ada.get("/api/chat").await, say(&ada, "x").await, ada.post("/api/chat/report", &report).await] {
        assert_eq!((answer.status, answer.json()["text"]["id"].as_str()), (403, Some("sv-no-lobby-chat")));
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn in_the_lobby_people_are_reported_silenced_and_shut_out_and_lines_removed() {
    for database in databases::both() {
        let server = database.serve().await;
        let store = Store::open(&database.address).await.unwrap();
        let (ada, mallory) =
            (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Mallory").await);
        say(&ada, "Hello").await.ok();
        let line = say(&mallory, "Something foul").await.ok()["n"].as_u64().unwrap();
        let report = json!({"line": line, "text": "That was foul."});
        assert_eq!(ada.post("/api/chat/report", &report).await.status, 204);
        let reports = store.reports(10).await.unwrap();
        assert_eq!((reports.len(), reports[0].place, reports[0].line), (1, Place::Lobby, Some(line)));
        let (by, name, said) = reports[0].said.clone().unwrap();
        assert_eq!((by, name.as_str(), said.as_str()), (id(&mallory).await, "Mallory", "Something foul"));

        store.mute(by, now() + DAY_MILLIS).await.unwrap();
        let refused = say(&mallory, "More").await;
        assert_eq!((refused.status, refused.json()["text"]["id"].as_str()), (403, Some("sv-muted")));
        store.mute(by, 0).await.unwrap();
        say(&mallory, "Sorry").await.ok();
        store.ban(by, now() + DAY_MILLIS).await.unwrap();
        assert_eq!(say(&mallory, "More").await.json()["text"]["id"], "sv-banned");

        assert!(store.unsay(Place::Lobby, line).await.unwrap());
        assert!(!store.unsay(Place::Lobby, line).await.unwrap(), "it was removed already");
        let left = until(&ada, |lines| lines.len() == 2).await;
        assert_eq!((&left[0]["text"], &left[1]["text"]), (&json!("Hello"), &json!("Sorry")));
        assert_eq!(say(&ada, "Next").await.ok()["n"], 4, "the number of a line that was removed stays its own");
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn old_lines_are_not_shown_and_are_cleared_away_and_numbers_are_never_given_again() {
    for database in databases::both() {
        let server = database.serve().await;
        let ada = Client::guest(server.address(), "Ada").await;
        for n in 0..3 {
            say(&ada, &format!("Old {n}")).await.ok();
        }
        databases::execute(&database.address, format!("UPDATE chat SET at = at - {}", 8 * DAY_MILLIS)).unwrap();
        say(&ada, "New").await.ok();
        assert_eq!(texts(&ada).await, ["New"], "nobody answers what was said last week");
        let store = Store::open(&database.address).await.unwrap();
        assert_eq!(store.said_in_lobby(0, 100).await.unwrap().len(), 4);
        assert_eq!(store.prune_chat(now() - DAY_MILLIS).await.unwrap(), 3);
        assert_eq!(store.said_in_lobby(0, 100).await.unwrap().len(), 1);
        assert_eq!(store.prune_chat(now() + DAY_MILLIS).await.unwrap(), 1);
        assert_eq!(store.prune_chat(now() + DAY_MILLIS).await.unwrap(), 0);
        for column in ["player", "name", "text"] {
            let kept = format!("SELECT COUNT(*) FROM chat WHERE {column} <> ''");
            assert_eq!(databases::number(&database.address, &kept), 0, "{kept}");
        }
        until(&ada, <[Value]>::is_empty).await;
        assert_eq!(say(&ada, "Newer").await.ok()["n"], 5);
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_keeps_the_name_under_which_it_was_said_until_its_owner_goes() {
    for database in databases::both() {
        let server = database.serve().await;
        let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);
        say(&ada, "Hello").await.ok();
        ada.patch("/api/me", &json!({"name": "Ada Lovelace"})).await.ok();
        say(&ada, "Here I am").await.ok();
        let names: Vec<Value> = lines(&bob).await.into_iter().map(|line| line["name"].clone()).collect();
        assert_eq!(names, [json!("Ada"), json!("Ada Lovelace")]);
        ada.delete("/api/me", &json!({})).await.ok();
        let left = until(&bob, |lines| lines.iter().all(|line| line["name"] == "—")).await;
        assert!(left.iter().all(|line| line["player"].is_null()), "{left:?}");
        let named = "SELECT COUNT(*) FROM chat WHERE name LIKE 'Ada%'";
        assert_eq!(databases::number(&database.address, named), 0);
        server.stop().await;
    }
}

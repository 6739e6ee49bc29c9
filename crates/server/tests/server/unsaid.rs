//! What was said and does not stand any more: whoever has the page open hears of it, wherever it was done.

use sandtable_server::store::Store;
use sandtable_server::store::chat::Place;
use sandtable_server::wire::{RandomId, TableId};
use serde_json::{Value, json};

use crate::client::Client;
use crate::databases;
use crate::play::begin;

fn said(talk: &Value) -> Vec<(u64, String, String)> {
    let word = |line: &Value, key: &str| line[key].as_str().unwrap().to_owned();
    let lines = talk["lines"].as_array().unwrap();
    lines.iter().map(|line| (line["n"].as_u64().unwrap(), word(line, "name"), word(line, "text"))).collect()
}

fn line(n: u64, name: &str, text: &str) -> (u64, String, String) {
    (n, name.to_owned(), text.to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_that_is_removed_leaves_the_table_of_those_who_sit_there() {
    for database in databases::both() {
        let server = database.serve().await;
        // What the host does at the command line is done by another process.
        let host = Store::open(&database.address).await.unwrap();
        let (ada, mallory) =
            (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Mallory").await);
        let (table, mut first, mut second) = begin(&ada, &mallory, json!({})).await;
        let (mut onlooker, _) = Client::new(server.address()).join(&table).await;
        first.done(json!({"do": "chat", "text": "Hello"})).await;
        second.done(json!({"do": "chat", "text": "Something foul"})).await;
        let place = Place::Table(TableId(RandomId::parse(&table).unwrap()));
        assert!(host.unsay(place, 2).await.unwrap());
        assert!(!host.unsay(place, 2).await.unwrap(), "it was removed already");
        for player in [&mut first, &mut second] {
            assert_eq!(said(&player.socket.until("talk").await), [line(1, "Ada", "Hello")]);
        }
        assert_eq!(said(&onlooker.until("talk").await), [], "who looks on hears nothing of the players' talk");
        second.done(json!({"do": "chat", "text": "Sorry"})).await;
        assert_eq!(first.socket.until("chat").await["n"], 3, "its number stays its own");
        // Whoever was away while it was removed hears of it when they come back.
        let mut back = ada.socket(&table).await;
        back.say(json!({"do": "hello", "since": first.seq, "chat": 2})).await;
        assert_eq!(said(&back.until("talk").await), [line(1, "Ada", "Hello"), line(3, "Mallory", "Sorry")]);
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_goes_for_good_loses_the_name_in_what_others_have_before_them() {
    for database in databases::both() {
        let server = database.serve().await;
        let elsewhere = if database.address.starts_with("postgres") { Some(database.serve().await) } else { None };
        let there = elsewhere.as_ref().unwrap_or(&server).address();
        let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);
        let (table, mut first, _second) = begin(&ada, &bob, json!({})).await;
        // Two who look on, and talk among each other; one of them by way of another node, if there is one.
        let (zoe, yan) = (Client::guest(there, "Zoe").await, Client::guest(server.address(), "Yan").await);
        let (mut hers, mut his) = (zoe.join(&table).await.0, yan.join(&table).await.0);
        hers.ask(json!({"do": "chat", "text": "Who wins?"})).await;
        assert_eq!(his.until("chat").await["name"], "Zoe");
        zoe.delete("/api/me", &json!({})).await.ok();
        assert_eq!(said(&his.until("talk").await), [line(1, "—", "Who wins?")]);
        assert_eq!(said(&first.socket.until("talk").await), []);
        // The same when whoever runs the server removes somebody.
        his.ask(json!({"do": "chat", "text": "Ada does"})).await;
        let host = Store::open(&database.address).await.unwrap();
        let (mut other, sync) = Client::new(there).join(&table).await;
        assert_eq!(sync["chat"][1]["name"], "Yan");
        host.forget(host.find_people("Yan").await.unwrap()[0].id).await.unwrap();
        assert_eq!(said(&other.until("talk").await), [line(1, "—", "Who wins?"), line(2, "—", "Ada does")]);
        if let Some(elsewhere) = elsewhere {
            elsewhere.stop().await;
        }
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_waits_in_the_lobby_is_told_what_stands_when_a_line_is_removed_or_loses_its_name() {
    for database in databases::both() {
        let server = database.serve().await;
        let host = Store::open(&database.address).await.unwrap();
        let (ada, mallory) =
            (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Mallory").await);
        for (who, text) in [(&ada, "Hello"), (&mallory, "Something foul"), (&mallory, "Sorry")] {
            who.post("/api/chat", &json!({ "text": text })).await.ok();
        }
        let first = ada.get("/api/chat").await.ok();
        assert_eq!((said(&first).len(), &first["whole"]), (3, &json!(false)));
        let edition = first["edition"].as_u64().unwrap();
        assert_eq!(ada.get("/api/tables").await.ok()["chat"], json!({"last": 3, "edition": edition}));

        let wait = format!("/api/chat?after=3&edition={edition}&wait=25");
        let (heard, removed) = tokio::join!(ada.get(&wait), host.unsay(Place::Lobby, 2));
        assert!(removed.unwrap());
        let heard = heard.ok();
        assert_eq!(
            (said(&heard), &heard["whole"]),
            (vec![line(1, "Ada", "Hello"), line(3, "Mallory", "Sorry")], &json!(true))
        );
        let edition = heard["edition"].as_u64().unwrap();
        assert_eq!(ada.get("/api/tables").await.ok()["chat"], json!({"last": 3, "edition": edition}));

        let wait = format!("/api/chat?after=3&edition={edition}&wait=25");
        let nothing = json!({});
        let (heard, _) = tokio::join!(ada.get(&wait), mallory.delete("/api/me", &nothing));
        assert_eq!(said(&heard.ok()), [line(1, "Ada", "Hello"), line(3, "—", "Sorry")]);
        // Another server on the same database, or this one after a restart, tells the same edition.
        let known = ada.get("/api/chat").await.ok()["edition"].clone();
        server.stop().await;
        let server = database.serve().await;
        let anew = ada.at(server.address()).get(&format!("/api/chat?after=3&edition={known}")).await.ok();
        assert_eq!(anew, json!({"lines": [], "edition": known, "whole": false}));
        server.stop().await;
    }
}

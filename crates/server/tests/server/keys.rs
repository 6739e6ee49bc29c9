//! How people prove who they are, and how that ends: everywhere, at once.

use std::time::Duration;

use serde_json::json;

use crate::client::Client;
use crate::databases::{self, Database};
use crate::play::{GAME, begin};

/// Waits until the server has ended a connection.
async fn ends(socket: &mut crate::client::Socket) {
    let hear = async { while socket.hear().await.is_some() {} };
    tokio::time::timeout(Duration::from_secs(5), hear).await.expect("the connection ends");
}

async fn account(client: &mut Client, name: &str) {
    let answer = client.post("/api/register", &json!({"name": name, "password": "correct horse"})).await;
    client.keep_cookie(&answer);
    answer.ok();
}

async fn everything_ends(database: &Database, other_node: bool) {
    let server = database.serve().await;
    let node = if other_node { Some(database.serve().await) } else { None };
    let there = node.as_ref().map_or(server.address(), |node| node.address());
    let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);
    let (table, _first, _second) = begin(&ada, &bob, json!({})).await;
    let token = ada.post("/api/me/tokens", &json!({"label": "bot"})).await.ok()["token"].as_str().unwrap().to_owned();
    let program = ada.at(there).program(token);
    assert_eq!(program.get("/api/token").await.ok()["name"], "Ada");
    let (mut page, _) = ada.at(there).join(&table).await;
    let mut silent = ada.at(there).socket(&table).await;
    let stream = program.raw().get(program.url(&format!("/api/tables/{table}/stream")));
    let mut stream = stream.header("authorization", format!("Bearer {}", program.token)).send().await.unwrap();
    assert!(stream.chunk().await.unwrap().is_some());

    ada.post("/api/logout-everywhere", &json!({})).await.ok();
    ends(&mut page).await;
    let ended = async { while let Ok(Some(_)) = stream.chunk().await {} };
    tokio::time::timeout(Duration::from_secs(5), ended).await.expect("the stream ends");
    assert_eq!(program.get("/api/token").await.status, 401, "the program's token has ended, too");
    silent.say(json!({"do": "resign", "seat": 0})).await;
    ends(&mut silent).await;
    let (_, sync) = Client::new(server.address()).join(&table).await;
    assert_eq!(sync["table"]["status"], "playing", "nothing was done by a key that has ended");
    server.stop().await;
    if let Some(node) = node {
        node.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_logs_out_everywhere_is_out_everywhere_at_once() {
    everything_ends(&databases::sqlite(), false).await;
    everything_ends(&databases::postgres(), true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_personal_link_tells_whose_it_is_works_once_and_not_for_ever() {
    for database in databases::both() {
        let server = database.serve().await;
        let ada = Client::guest(server.address(), "Ada").await;
        let link = ada.post("/api/me/link", &json!({})).await.ok();
        let mut phone = Client::new(server.address());
        let whose = phone.post("/api/link/whose", &link).await;
        assert!(whose.headers.get("set-cookie").is_none(), "nobody is logged in by looking");
        assert_eq!(whose.ok(), json!({"name": "Ada", "account": false}));
        let used = phone.post("/api/link", &link).await;
        phone.keep_cookie(&used);
        assert_eq!(phone.get("/api/me").await.ok()["name"], "Ada");
        assert_eq!(Client::new(server.address()).post("/api/link", &link).await.status, 404, "it works once");
        let late = ada.post("/api/me/link", &json!({})).await.ok();
        databases::execute(
            &database.address,
            "UPDATE keys SET created = created - 90000000 WHERE kind = 'link'".into(),
        )
        .unwrap();
        assert_eq!(phone.post("/api/link", &late).await.status, 404, "it works for a day");
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_gave_a_guest_away_has_no_part_in_the_account() {
    let database = databases::sqlite();
    let server = database.serve().await;
    // Mallory makes a guest and lures somebody into it by a link.
    let mallory = Client::guest(server.address(), "Ada").await;
    let table = mallory.open(json!({"game": GAME, "seats": [{"kind": "me"}]})).await;
    let (mut open, _) = mallory.join(&table).await;
    let token = mallory.post("/api/me/tokens", &json!({"label": "x"})).await.ok()["token"].as_str().unwrap().to_owned();
    let spare = mallory.post("/api/me/link", &json!({})).await.ok();
    let link = mallory.post("/api/me/link", &json!({})).await.ok();
    let mut ada = Client::new(server.address());
    let used = ada.post("/api/link", &link).await;
    ada.keep_cookie(&used);
    account(&mut ada, "Ada").await;

    assert_eq!(mallory.get("/api/me").await.ok(), json!(null));
    assert_eq!(mallory.post("/api/link", &spare).await.status, 404);
    let program = mallory.program(token);
    assert_eq!(program.get("/api/token").await.status, 401);
    ends(&mut open).await;
    assert_eq!(ada.get("/api/me").await.ok()["account"], true);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sessions_are_listed_and_end_one_by_one() {
    for database in databases::both() {
        let server = database.serve().await;
        let mut ada = Client::guest(server.address(), "x").await;
        account(&mut ada, "Ada").await;
        let mut phone = Client::new(server.address());
        let login = json!({"name": " ada\u{3000}", "password": "correct horse"});
        let answer = phone.post("/api/login", &login).await;
        phone.keep_cookie(&answer);
        let sessions = ada.get("/api/me/sessions").await.ok();
        let sessions = sessions.as_array().unwrap();
        assert_eq!(sessions.len(), 2, "{sessions:?}");
        let other = sessions.iter().find(|session| session["this"] == false).unwrap();
        ada.delete(&format!("/api/me/sessions/{}", other["id"]), &json!({})).await.ok();
        assert_eq!(phone.get("/api/me").await.ok(), json!(null));
        assert_eq!(ada.get("/api/me").await.ok()["name"], "Ada");
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_password_is_changed_by_the_old_one() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let mut ada = Client::guest(server.address(), "x").await;
    let guest = ada.post("/api/me/password", &json!({"old": "a", "new": "another horse"})).await;
    assert_eq!(guest.status, 409);
    account(&mut ada, "Ada").await;
    let other = ada.clone();
    let wrong = ada.post("/api/me/password", &json!({"old": "wrong horse", "new": "another horse"})).await;
    assert_eq!(wrong.status, 401);
    let short = ada.post("/api/me/password", &json!({"old": "correct horse", "new": "short"})).await;
    assert_eq!(short.status, 422);
    let changed = ada.post("/api/me/password", &json!({"old": "correct horse", "new": "another horse"})).await;
    ada.keep_cookie(&changed);
    assert_eq!(ada.get("/api/me").await.ok()["name"], "Ada");
    assert_eq!(other.get("/api/me").await.ok(), json!(null), "every other session has ended");
    let login = |password: &'static str| json!({"name": "Ada", "password": password});
    assert_eq!(ada.post("/api/login", &login("correct horse")).await.status, 401);
    assert_eq!(ada.post("/api/login", &login("another horse")).await.status, 200);
    server.stop().await;
}

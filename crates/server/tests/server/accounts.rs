//! Accounts: guests that became one, sessions, ratings, histories, going away.

use serde_json::json;

use crate::client::Client;
use crate::databases;
use crate::play::{GAME, Player, begin, play};

async fn account(client: &mut Client, name: &str) {
    let answer = client.post("/api/register", &json!({"name": name, "password": "correct horse"})).await;
    client.keep_cookie(&answer);
    assert_eq!(answer.ok()["account"], true);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_becomes_an_account_and_keeps_the_history() {
    for database in databases::both() {
        let server = database.serve().await;
        let (mut ada, bob) =
            (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);
        let (table, mut first, _second) = begin(&ada, &bob, json!({})).await;
        first.done(json!({"do": "resign", "seat": 0})).await;
        let id = ada.get("/api/me").await.ok()["id"].as_str().unwrap().to_owned();
        let guest = ada.clone();
        account(&mut ada, "Ada").await;
        assert_eq!(guest.get("/api/me").await.ok(), json!(null), "the guest's session is over");
        let me = ada.get("/api/me").await.ok();
        assert_eq!((&me["id"], &me["account"]), (&json!(id), &json!(true)));
        let profile = bob.get(&format!("/api/players/{id}")).await.ok();
        assert_eq!(profile["history"][0]["table"], table);
        assert_eq!(profile["history"][0]["names"], json!(["Ada", "Bob"]));
        assert_eq!(profile["games"][0]["by_seat"], json!([{"seat": 0, "won": 0, "drawn": 0, "lost": 1}]));
        assert_eq!(profile["games"][0]["rating"], json!(null), "matches of guests are not rated");

        let mut elsewhere = Client::new(server.address());
        let wrong = elsewhere.post("/api/login", &json!({"name": "ADA", "password": "wrong horse"})).await;
        let nobody = elsewhere.post("/api/login", &json!({"name": "Nobody", "password": "wrong horse"})).await;
        assert_eq!((wrong.status, &wrong.text), (401, &nobody.text), "a wrong name and a wrong password look the same");
        let answer = elsewhere.post("/api/login", &json!({"name": "ADA", "password": "correct horse"})).await;
        elsewhere.keep_cookie(&answer);
        assert_eq!(elsewhere.get("/api/me").await.ok()["id"], id);

        ada.post("/api/logout-everywhere", &json!({})).await.ok();
        assert_eq!(elsewhere.get("/api/me").await.ok(), json!(null));
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn names_of_accounts_are_unique_whatever_the_case() {
    for database in databases::both() {
        let server = database.serve().await;
        let (mut ada, bob) = (Client::guest(server.address(), "x").await, Client::guest(server.address(), "y").await);
        account(&mut ada, "Ada").await;
        let taken = bob.post("/api/register", &json!({"name": "aDA", "password": "correct horse"})).await;
        assert_eq!((taken.status, &taken.json()["text"]["id"]), (409, &json!("sv-name-taken")));
        let short = bob.post("/api/register", &json!({"name": "Bob", "password": "short"})).await;
        assert_eq!((short.status, &short.json()["text"]["id"]), (422, &json!("sv-bad-password")));
        let again = ada.post("/api/register", &json!({"name": "Other", "password": "correct horse"})).await;
        assert_eq!(again.status, 409);
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn matches_between_accounts_are_rated_once() {
    for database in databases::both() {
        let server = database.serve().await;
        let (mut ada, mut bob) =
            (Client::guest(server.address(), "x").await, Client::guest(server.address(), "y").await);
        account(&mut ada, "Ada").await;
        account(&mut bob, "Bob").await;
        let (_, mut first, mut second) = begin(&ada, &bob, json!({})).await;
        play(&mut first, &mut second, 6).await;
        second.done(json!({"do": "resign", "seat": 1})).await;
        let mut ladder = ada.get(&format!("/api/ratings/{GAME}")).await.ok();
        for _ in 0..50 {
            if ladder.as_array().unwrap().len() == 2 {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
            ladder = ada.get(&format!("/api/ratings/{GAME}")).await.ok();
        }
        assert_eq!((&ladder[0]["name"], &ladder[1]["name"]), (&json!("Ada"), &json!("Bob")));
        assert!(ladder[0]["rating"]["rating"].as_f64().unwrap() > 1600.0, "{ladder}");
        server.stop().await;
        let server = database.serve().await;
        let (_, sync) = ada.at(server.address()).join(first.table["id"].as_str().unwrap()).await;
        assert_eq!(sync["table"]["status"], "over");
        let after = ada.at(server.address()).get(&format!("/api/ratings/{GAME}")).await.ok();
        assert_eq!(after, ladder, "loading a finished match rates nobody again");
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_given_up_before_both_have_moved_is_not_rated() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let (mut ada, mut bob) = (Client::guest(server.address(), "x").await, Client::guest(server.address(), "y").await);
    account(&mut ada, "Ada").await;
    account(&mut bob, "Bob").await;
    let (table, mut first, mut second) = begin(&ada, &bob, json!({})).await;
    play(&mut first, &mut second, 1).await;
    second.done(json!({"do": "resign", "seat": 1})).await;
    let own = ada.get("/api/me").await.ok()["id"].as_str().unwrap().to_owned();
    let mut history = json!([]);
    while history[0]["worth"].is_null() {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        history = ada.get(&format!("/api/players/{own}")).await.ok()["history"].clone();
    }
    assert_eq!((&history[0]["table"], &history[0]["rating"]), (&json!(table), &json!(null)));
    assert_eq!(ada.get(&format!("/api/ratings/{GAME}")).await.ok(), json!([]));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_deletes_their_account_is_forgotten_and_the_match_stays() {
    for database in databases::both() {
        let server = database.serve().await;
        let (mut ada, bob) = (Client::guest(server.address(), "x").await, Client::guest(server.address(), "Bob").await);
        account(&mut ada, "Ada").await;
        let (table, mut first, second) = begin(&ada, &bob, json!({})).await;
        first.done(json!({"do": "resign", "seat": 0})).await;
        drop((first, second));
        assert_eq!(ada.delete("/api/me", &json!({"password": "wrong horse"})).await.status, 401);
        let id = ada.get("/api/me").await.ok()["id"].as_str().unwrap().to_owned();
        ada.delete("/api/me", &json!({"password": "correct horse"})).await.ok();
        assert_eq!(ada.get("/api/me").await.ok(), json!(null));
        assert_eq!(bob.get(&format!("/api/players/{id}")).await.status, 404);
        server.stop().await;
        let server = database.serve().await;
        let bob = bob.at(server.address());
        let info = bob.get(&format!("/api/tables/{table}")).await.ok();
        assert_eq!(info["seats"][0]["sitter"]["name"], "—");
        let own = bob.get("/api/me").await.ok()["id"].as_str().unwrap().to_owned();
        let profile = bob.get(&format!("/api/players/{own}")).await.ok();
        assert_eq!(profile["history"][0]["names"], json!(["—", "Bob"]));
        let mut free = Client::guest(server.address(), "z").await;
        account(&mut free, "Ada").await;
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_without_a_name_may_look_and_nothing_else() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let ada = Client::guest(server.address(), "Ada").await;
    let table = ada.open(json!({"game": GAME, "seats": [{"kind": "me"}]})).await;
    let nobody = Client::new(server.address());
    let (mut socket, sync) = nobody.join(&table).await;
    assert_eq!(sync["table"]["status"], "gathering");
    for wish in [
        json!({"do": "sit", "seat": 1}),
        json!({"do": "start"}),
        json!({"do": "chat", "text": "hi"}),
        json!({"do": "seat-bot", "seat": 1, "level": "random"}),
    ] {
        assert_eq!(socket.ask(wish.clone()).await["text"]["id"], "sv-no-session", "{wish}");
    }
    assert_eq!(nobody.post("/api/tables", &json!({"game": GAME})).await.status, 401);
    let mut player = Player::rejoin(&ada, &table, 0).await;
    player.done(json!({"do": "seat-bot", "seat": 1, "level": "random"})).await;
    player.done(json!({"do": "stand", "seat": 1})).await;
    assert_eq!(player.table["seats"][1]["sitter"], json!({"kind": "empty"}));
    server.stop().await;
}

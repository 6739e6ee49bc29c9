//! Stale, doubled and disordered messages; undo, taking back, asking why; coming back after a break.

use serde_json::json;

use crate::client::Client;
use crate::databases;
use crate::play::{GAME, Player, begin, play};

#[tokio::test(flavor = "multi_thread")]
async fn a_decision_counts_once_and_for_the_position_it_was_made_on() {
    for database in databases::both() {
        let server = database.serve().await;
        let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);
        let (_, first, second) = begin(&ada, &bob, json!({})).await;
        let (mut acting, _waiting) = if first.is_asked() { (first, second) } else { (second, first) };
        let (seq, seat, action) = (acting.seq, acting.seat, acting.choices()[0].clone());
        let act = json!({"do": "act", "seq": seq, "seat": seat, "action": action});
        let done = acting.done(act.clone()).await;
        assert_eq!(done, seq + 1);
        let again = acting.socket.ask(act.clone()).await;
        assert_eq!(again, json!({"is": "done", "seq": done}), "the same decision, sent again");
        let other = acting.socket.ask(json!({"do": "act", "seq": seq, "seat": seat, "action": "something else"})).await;
        assert_eq!(other, json!({"is": "stale", "seq": seq, "now": done}));
        let ahead = acting.socket.ask(json!({"do": "act", "seq": done + 9, "seat": seat, "action": action})).await;
        assert_eq!(ahead, json!({"is": "stale", "seq": done + 9, "now": done}));
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_names_the_clause_and_changes_nothing() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);
    let (_, first, second) = begin(&ada, &bob, json!({})).await;
    let (acting, mut waiting) = if first.is_asked() { (first, second) } else { (second, first) };
    let action = &acting.choices()[0];
    let refused =
        waiting.socket.ask(json!({"do": "act", "seq": waiting.seq, "seat": waiting.seat, "action": action})).await;
    assert_eq!(refused["is"], "refused", "{refused}");
    assert!(refused["rule"].as_str().unwrap().starts_with("BL-"), "{refused}");
    assert!(refused["text"]["id"].as_str().unwrap().starts_with("bl-"), "{refused}");
    let foreign =
        waiting.socket.ask(json!({"do": "act", "seq": waiting.seq, "seat": acting.seat, "action": action})).await;
    assert_eq!(foreign["text"]["id"], "sv-not-your-seat");
    let path = acting.sight()["choices"][0]["path"].clone();
    let why = waiting.socket.ask(json!({"do": "why", "ask": 7, "seat": waiting.seat, "path": path})).await;
    assert_eq!(why["ask"], 7);
    assert!(why["refused"]["rule"].as_str().unwrap().starts_with("BL-"), "{why}");
    let mut acting = acting;
    let why = acting.socket.ask(json!({"do": "why", "ask": 8, "seat": acting.seat, "path": path})).await;
    assert_eq!(why, json!({"is": "why", "ask": 8, "refused": null}));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_step_is_undone_until_chance_or_a_revelation_comes_into_it() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);
    let (_, first, second) = begin(&ada, &bob, json!({})).await;
    let (mut acting, mut waiting) = if first.is_asked() { (first, second) } else { (second, first) };
    let before = acting.sight()["view"].clone();
    assert_eq!(acting.sight()["can_undo"], false);
    let played = acting.act().await;
    assert_eq!(acting.sight()["can_undo"], true);
    let undo = json!({"do": "undo", "seq": acting.seq, "seat": acting.seat});
    acting.socket.say(undo.clone()).await;
    let step = acting.socket.step(played + 1).await;
    assert_eq!(step["removed"], json!([played]));
    acting.seq = step["seq"].as_u64().unwrap();
    acting.position = step["position"].clone();
    assert_eq!(acting.sight()["view"], before);
    assert_eq!(acting.socket.ask(undo).await["is"], "stale");
    let nothing = json!({"do": "undo", "seq": acting.seq, "seat": acting.seat});
    assert_eq!(acting.socket.ask(nothing).await["text"]["id"], "sv-no-undo");
    waiting.follow(played + 1).await;
    play(&mut acting, &mut waiting, 4).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn taking_back_is_free_against_bots_and_asked_of_people() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);

    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "random"}]);
    let solo = ada.open(json!({"game": GAME, "seats": seats})).await;
    let mut player = Player::sit(&ada, &solo, 0).await;
    player.done(json!({"do": "start"})).await;
    player.wait().await;
    let before = player.sight()["view"].clone();
    player.act().await;
    player.wait().await;
    while player.position["to_act"] == json!([]) {
        player.wait().await;
    }
    player.socket.ask(json!({"do": "take-back", "seat": 0})).await;
    let (_, sync) = ada.join(&solo).await;
    let own = |sight: &&serde_json::Value| sight["viewer"] == 0;
    let seen = sync["position"]["sights"].as_array().unwrap().iter().find(own).unwrap()["view"].clone();
    assert!(sync["log"].as_array().unwrap().iter().any(|line| line["note"]["id"] == "sv-log-takes-back"));
    assert!(seen == before || sync["log"].as_array().unwrap().len() > 4, "back where one was, or the bot has gone on");

    let (_, first, second) = begin(&ada, &bob, json!({})).await;
    let (mut acting, mut waiting) = if first.is_asked() { (first, second) } else { (second, first) };
    let before = acting.sight()["view"].clone();
    acting.act().await;
    waiting.follow(acting.seq).await;
    acting.done(json!({"do": "take-back", "seat": acting.seat})).await;
    assert_eq!(acting.table["ask"], json!({"about": "take-back", "seat": acting.seat, "waiting_for": [waiting.seat]}));
    waiting.follow(acting.seq).await;
    waiting.done(json!({"do": "answer", "seat": waiting.seat, "agree": false})).await;
    assert!(waiting.table["ask"].is_null());
    acting.follow(waiting.seq).await;
    acting.done(json!({"do": "take-back", "seat": acting.seat})).await;
    waiting.follow(acting.seq).await;
    let agreed = waiting.done(json!({"do": "answer", "seat": waiting.seat, "agree": true})).await;
    acting.follow(agreed + 1).await;
    assert_eq!(acting.sight()["view"], before);
    assert!(acting.table["ask"].is_null());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_back_is_told_what_was_missed_and_no_more() {
    for database in databases::both() {
        let server = database.serve().await;
        let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);
        let (table, mut first, mut second) = begin(&ada, &bob, json!({})).await;
        let seen = first.seq;
        play(&mut first, &mut second, 5).await;
        let mut back = ada.socket(&table).await;
        back.say(json!({"do": "hello", "since": seen})).await;
        let missed = back.hear().await.unwrap();
        assert_eq!((&missed["is"], &missed["from"], &missed["seq"]), (&json!("step"), &json!(seen), &json!(seen + 5)));
        assert_eq!(missed["log"].as_array().unwrap().len(), 5);
        assert_eq!(missed["position"]["sights"][0]["view"], first.sight()["view"]);
        play(&mut first, &mut second, 65).await;
        let mut late = ada.socket(&table).await;
        late.say(json!({"do": "hello", "since": seen})).await;
        assert_eq!(late.hear().await.unwrap()["is"], "sync");
        let mut ahead = ada.socket(&table).await;
        ahead.say(json!({"do": "hello", "since": 1_000_000})).await;
        assert_eq!(ahead.hear().await.unwrap()["is"], "sync");
        server.stop().await;
    }
}

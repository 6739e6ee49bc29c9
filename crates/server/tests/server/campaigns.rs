//! A campaign: begun, joined by link, its matches at tables, its results entered by themselves.

use serde_json::{Value, json};

use crate::client::Client;
use crate::databases;
use crate::play::Player;

async fn campaign(client: &Client, id: &str) -> Value {
    client.get(&format!("/api/campaigns/{id}")).await.ok()
}

/// The result is entered by the table's own task, a moment after the last step is told.
async fn after_results(client: &Client, id: &str, count: usize) -> Value {
    for _ in 0..200 {
        let told = campaign(client, id).await;
        let results = told["matches"].as_array().unwrap().iter().filter(|one| one["result"].is_object()).count();
        if results >= count {
            return told;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("no result was entered");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_campaign_and_its_score_is_carried() {
    for database in databases::both() {
        let server = database.serve().await;
        let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);
        let eve = Client::guest(server.address(), "Eve").await;
        let wanted = json!({"game": "undaunted", "seats": [{"kind": "me"}, {"kind": "empty"}]});
        let begun = ada.post("/api/campaigns", &wanted).await.ok();
        let id = begun["id"].as_str().unwrap();
        assert_eq!((begun["scenarios"].as_array().unwrap().len(), &begun["yours"]), (12, &json!([0])));
        assert_eq!(begun["roles"][1]["id"], "un-side-ge");
        assert_eq!((&begun["next"], &begun["score"]["scores"]), (&Value::Null, &json!([0, 0])));

        // Nothing begins before both sides are led, and nobody leads both by joining.
        let next = format!("/api/campaigns/{id}/next");
        let sit = format!("/api/campaigns/{id}/sit");
        assert_eq!(ada.post(&next, &json!({})).await.json()["text"]["id"], "sv-seats-empty");
        assert_eq!(ada.post(&sit, &json!({"seat": 1})).await.json()["text"]["id"], "sv-campaign-one-seat");
        assert_eq!(bob.post(&sit, &json!({"seat": 2})).await.json()["text"]["id"], "sv-no-such-seat");
        let joined = bob.post(&sit, &json!({"seat": 1})).await.ok();
        assert_eq!((&joined["yours"], &joined["next"]), (&json!([1]), &json!(0)));
        assert_eq!(eve.post(&sit, &json!({"seat": 1})).await.json()["text"]["id"], "sv-seat-taken");
        assert_eq!(eve.post(&next, &json!({})).await.json()["text"]["id"], "sv-not-your-seat");

        // Both ask for the next match and come to the same table, where they sit already.
        let nothing = json!({});
        let (one, other) = tokio::join!(ada.post(&next, &nothing), bob.post(&next, &nothing));
        let (one, other) = (one.ok(), other.ok());
        assert_eq!(one["id"], other["id"]);
        assert_eq!(one["setup"]["scenario"], "1");
        let table = one["id"].as_str().unwrap().to_owned();
        assert_eq!(ada.get(&format!("/api/tables/{table}/campaign")).await.ok(), json!(id));
        let mut us = Player::sit(&ada, &table, 0).await;
        let ge = Player::sit(&bob, &table, 1).await;
        us.follow(ge.seq).await;
        us.done(json!({"do": "start"})).await;
        assert_eq!(campaign(&ada, id).await["next"], Value::Null, "the match runs");
        us.done(json!({"do": "resign", "seat": 0})).await;

        let told = after_results(&bob, id, 1).await;
        assert_eq!(told["matches"][0]["result"], json!({"won": [1], "losses": [0, 0]}));
        assert_eq!((&told["score"]["victories"], &told["next"]), (&json!([0, 1]), &json!(1)));
        assert_eq!(told["score"]["lead"], json!({"seat": 1, "by": 1, "grade": "narrow"}));
        let second = bob.post(&next, &json!({})).await.ok();
        assert_eq!(second["setup"]["scenario"], "2");
        assert_eq!(bob.get("/api/campaigns").await.ok().as_array().unwrap().len(), 1);
        assert_eq!(eve.get("/api/campaigns").await.ok(), json!([]));

        // It is in the database, not in the memory of a node.
        server.stop().await;
        let server = database.serve().await;
        let told = campaign(&bob.at(server.address()), id).await;
        assert_eq!((&told["score"]["victories"], told["matches"].as_array().unwrap().len()), (&json!([0, 1]), 2));
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_against_a_bot_enters_its_losses_and_any_other_table_enters_nothing() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let ada = Client::guest(server.address(), "Ada").await;
    let wanted =
        json!({"game": "undaunted", "seats": [{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]});
    let watched = ada.post("/api/campaigns", &wanted).await.ok();
    let refused = ada.post(&format!("/api/campaigns/{}/next", watched["id"].as_str().unwrap()), &json!({})).await;
    assert_eq!(refused.status, 409, "nobody's campaign begins no match");

    let wanted = json!({"game": "undaunted", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]});
    let begun = ada.post("/api/campaigns", &wanted).await.ok();
    let id = begun["id"].as_str().unwrap();
    let table = ada.post(&format!("/api/campaigns/{id}/next"), &json!({})).await.ok();
    let table = table["id"].as_str().unwrap();
    let mut us = Player::sit(&ada, table, 0).await;
    us.done(json!({"do": "start"})).await;
    for _ in 0..2_000 {
        us.wait().await;
        if us.is_over() {
            break;
        }
        us.act().await;
    }
    assert!(us.is_over(), "a match of random choices ends");
    let told = after_results(&ada, id, 1).await;
    let result = &told["matches"][0]["result"];
    assert_eq!(&us.table["outcome"]["verdict"]["won"], &result["won"]);
    assert_eq!(result["losses"].as_array().unwrap().len(), 2);
    assert_eq!(told["score"]["losses"], result["losses"]);

    // A table of the same scenario beside the campaign is nothing to it.
    let beside = ada.open(json!({"game": "undaunted", "setup": {"scenario": "2"}, "seats": [{"kind": "me"}]})).await;
    assert_eq!(ada.get(&format!("/api/tables/{beside}/campaign")).await.ok(), Value::Null);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_campaign_is_refused() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let ada = Client::guest(server.address(), "Ada").await;
    let stranger = Client::new(server.address());
    assert_eq!(stranger.post("/api/campaigns", &json!({"game": "undaunted"})).await.status, 401);
    assert_eq!(ada.post("/api/campaigns", &json!({"game": "battle-line"})).await.status, 422);
    assert_eq!(ada.post("/api/campaigns", &json!({"game": "undaunted", "sets": []})).await.status, 400);
    let three = json!({"game": "undaunted", "seats": [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}]});
    assert_eq!(ada.post("/api/campaigns", &three).await.status, 422);
    assert_eq!(ada.get("/api/campaigns/nowhere").await.status, 404);
    assert_eq!(ada.get(&format!("/api/campaigns/{}", "a".repeat(26))).await.status, 404);
    let games = ada.get("/api/games").await.ok();
    assert_eq!(games["campaigns"].as_array().unwrap().len(), 1);
    assert_eq!(games["campaigns"][0]["game"], "undaunted");
    server.stop().await;
}

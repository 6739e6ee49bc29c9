//! Two nodes on one PostgreSQL serve one match together.

use serde_json::json;

use crate::client::Client;
use crate::databases;
use crate::play::{GAME, Player, play};

#[tokio::test(flavor = "multi_thread")]
async fn two_people_at_two_nodes_play_one_match() {
    let database = databases::postgres();
    let (one, two) = (database.serve().await, database.serve().await);
    let (ada, bob) = (Client::guest(one.address(), "Ada").await, Client::guest(two.address(), "Bob").await);
    let table = ada.open(json!({"game": GAME, "seats": [{"kind": "me"}]})).await;
    let mut first = Player::sit(&ada, &table, 0).await;
    let mut second = Player::sit(&bob, &table, 1).await;
    first.follow(second.seq).await;
    let begun = first.done(json!({"do": "start"})).await;
    second.follow(begun).await;
    play(&mut first, &mut second, 20).await;
    first.socket.ask(json!({"do": "chat", "text": "hello over there"})).await;
    assert_eq!(second.socket.until("chat").await["text"], "hello over there");
    play(&mut first, &mut second, 10_000).await;
    assert!(first.is_over());
    let record = |client: Client| async move { client.get(&format!("/api/tables/{table}/record")).await.text };
    let (here, there) = (record.clone()(ada).await, record(bob).await);
    assert_eq!(here, there);
    one.stop().await;
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn when_both_nodes_decide_at_the_same_moment_one_is_first() {
    let database = databases::postgres();
    let (one, two) = (database.serve().await, database.serve().await);
    let ada = Client::guest(one.address(), "Ada").await;
    let seats = json!([{"kind": "me"}, {"kind": "me"}]);
    let table = ada.open(json!({"game": GAME, "seats": seats})).await;
    let (mut here, _) = ada.join(&table).await;
    let (mut there, _) = ada.at(two.address()).join(&table).await;
    here.ask(json!({"do": "start"})).await;
    let mut position = there.step(3).await;
    for _ in 0..30 {
        let seat = position["position"]["to_act"][0].as_u64().unwrap();
        let seq = position["seq"].as_u64().unwrap();
        let choices = position["position"]["sights"][seat as usize]["choices"].as_array().unwrap();
        let act = |choice: usize| {
            let action = &choices[choice % choices.len()]["action"];
            json!({"do": "act", "seq": seq, "seat": seat, "action": action})
        };
        let both = tokio::join!(here.ask(act(0)), there.ask(act(choices.len() - 1)));
        let done = [&both.0, &both.1].iter().filter(|answer| answer["is"] == "done").count();
        let stale = [&both.0, &both.1].iter().filter(|answer| answer["is"] == "stale").count();
        assert!((done, stale) == (1, 1) || (choices.len() == 1 && done == 2), "{both:?}");
        let mut fresh = ada.at(two.address()).socket(&table).await;
        fresh.say(json!({"do": "hello"})).await;
        position = fresh.until("sync").await;
        while position["seq"].as_u64().unwrap() < seq + 1 {
            position = fresh.step(seq + 1).await;
        }
        assert_eq!(position["seq"].as_u64().unwrap(), seq + 1);
    }
    one.stop().await;
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_sits_at_the_other_node_is_seen_here() {
    let database = databases::postgres();
    let (one, two) = (database.serve().await, database.serve().await);
    let (ada, bob) = (Client::guest(one.address(), "Ada").await, Client::guest(two.address(), "Bob").await);
    let table = ada.open(json!({"game": GAME, "seats": [{"kind": "me"}]})).await;
    let mut first = Player::sit(&ada, &table, 0).await;
    let _second = Player::sit(&bob, &table, 1).await;
    loop {
        if first.socket.until("presence").await["seats"] == json!([0, 1]) {
            break;
        }
    }
    one.stop().await;
    two.stop().await;
}

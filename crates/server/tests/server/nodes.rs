//! Several nodes: one that dies, notices that are lost, answers by turns.

use std::time::Duration;

use serde_json::json;

use crate::client::Client;
use crate::crash::Victim;
use crate::databases;
use crate::play::{GAME, Player};

#[tokio::test(flavor = "multi_thread")]
async fn people_of_a_dead_node_are_not_here_any_more() {
    let database = databases::postgres();
    let (server, victim) = (database.serve().await, Victim::start(&database).await);
    let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(victim.address, "Bob").await);
    let table = ada.open(json!({"game": GAME, "seats": [{"kind": "me"}]})).await;
    let mut first = Player::sit(&ada, &table, 0).await;
    let _second = Player::sit(&bob, &table, 1).await;
    while first.socket.until("presence").await["seats"] != json!([0, 1]) {}
    victim.kill();
    let gone = async { while first.socket.until("presence").await["seats"] != json!([0]) {} };
    tokio::time::timeout(Duration::from_secs(25), gone).await.expect("who is gone is said to be gone");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_done_while_another_node_loads_a_table_is_not_missed() {
    let database = databases::postgres();
    let (one, two) = (database.serve().await, database.serve().await);
    let (ada, bob) = (Client::guest(one.address(), "Ada").await, Client::guest(two.address(), "Bob").await);
    for round in 0..120u64 {
        let table = ada.open(json!({"game": GAME})).await;
        let path = format!("/api/tables/{table}/do");
        let sit = async {
            tokio::time::sleep(Duration::from_micros(round * 40)).await;
            ada.post(&path, &json!({"do": "sit", "seat": 0})).await.ok();
            ada.post(&path, &json!({"do": "sit", "seat": 1, "name": "Other"})).await.ok()
        };
        let ((mut socket, sync), _) = tokio::join!(bob.join(&table), sit);
        let mut seq = sync["seq"].as_u64().unwrap();
        let follow = async {
            while seq < 2 {
                seq = socket.until("step").await["seq"].as_u64().unwrap();
            }
        };
        let followed = tokio::time::timeout(Duration::from_secs(10), follow).await;
        assert!(followed.is_ok(), "round {round}: step {seq} of 2 is the last that was told");
    }
    one.stop().await;
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_another_node_each_time_sees_what_was_acknowledged() {
    let database = databases::postgres();
    let (one, two) = (database.serve().await, database.serve().await);
    let ada = Client::guest(one.address(), "Ada").await;
    let nodes = [ada.clone(), ada.at(two.address())];
    let table = ada.open(json!({"game": GAME})).await;
    for node in &nodes {
        node.get(&format!("/api/tables/{table}")).await.ok();
    }
    let mut stale = 0;
    for round in 0..60 {
        let (writer, reader) = (&nodes[round % 2], &nodes[(round + 1) % 2]);
        let sits = round % 4 < 2;
        let wish = if sits { json!({"do": "sit", "seat": 0}) } else { json!({"do": "stand", "seat": 0}) };
        writer.post(&format!("/api/tables/{table}/do"), &wish).await.ok();
        let seen = reader.get(&format!("/api/tables/{table}")).await.ok();
        stale += usize::from((seen["seats"][0]["sitter"]["kind"] == "person") != sits);
    }
    assert_eq!(stale, 0, "{stale} of 60 answers were stale");
    one.stop().await;
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_among_themselves_sleep_until_somebody_looks() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let ada = Client::guest(server.address(), "Ada").await;
    let bots = json!([{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]);
    let table = ada.open(json!({"game": GAME, "seats": bots})).await;
    ada.post(&format!("/api/tables/{table}/do"), &json!({"do": "start"})).await.ok();
    tokio::time::sleep(Duration::from_secs(3)).await;
    let count = format!("SELECT COUNT(*) FROM deeds WHERE table_id = '{table}'");
    assert_eq!(databases::number(&database.address, &count), 3, "two sat down, the match began, and nobody looked on");
    let (mut socket, sync) = ada.join(&table).await;
    socket.step(sync["seq"].as_u64().unwrap() + 2).await;
    drop(socket);
    tokio::time::sleep(Duration::from_secs(2)).await;
    let before = databases::number(&database.address, &count);
    tokio::time::sleep(Duration::from_secs(3)).await;
    assert_eq!(databases::number(&database.address, &count), before, "they sleep again");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_on_an_outdated_table_is_judged_again() {
    let database = databases::postgres();
    let (one, two) = (database.serve().await, database.serve().await);
    let (ada, bob) = (Client::guest(one.address(), "Ada").await, Client::guest(two.address(), "Bob").await);
    let table = ada.open(json!({"game": GAME, "seats": [{"kind": "me"}]})).await;
    let path = format!("/api/tables/{table}/do");
    let seen = bob.get(&format!("/api/tables/{table}")).await.ok();
    assert_eq!(seen["seats"][0]["sitter"]["kind"], "person");
    // Ada gets up, and the word of it is lost: nobody tells the node that Bob is at.
    let stands = format!(
        "INSERT INTO deeds (table_id, seq, deed, at)
         SELECT table_id, MAX(seq) + 1, '{{\"did\":\"stand\",\"seat\":0}}', MAX(at) FROM deeds WHERE table_id = '{table}'
         GROUP BY table_id"
    );
    databases::execute(&database.address, stands).unwrap();
    let sits = bob.post(&path, &json!({"do": "sit", "seat": 0})).await.ok();
    assert_eq!(sits["is"], "done", "{sits}");
    // What is refused on the newest table stays refused.
    let sits = ada.post(&path, &json!({"do": "sit", "seat": 0})).await.ok();
    assert_eq!(sits["text"]["id"], "sv-seat-taken", "{sits}");
    one.stop().await;
    two.stop().await;
}

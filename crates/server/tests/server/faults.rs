//! Databases that fail for a while, and nodes that stop in the middle of something.

use std::time::Duration;

use serde_json::json;
use sqlx::{Connection as _, Executor as _};

use crate::client::Client;
use crate::crash::Victim;
use crate::databases;
use crate::play::{GAME, begin, play};

/// Waits until the server says that it is well, or that it is not.
async fn health(client: &Client, status: u16) {
    for _ in 0..200 {
        if client.get("/healthz").await.status == status {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("/healthz never says {status}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_disk_that_is_full_for_a_moment_costs_no_more_than_that_moment() {
    let database = databases::sqlite();
    let victim = Victim::start(&database).await;
    let (ada, bob) = (Client::guest(victim.address, "Ada").await, Client::guest(victim.address, "Bob").await);
    let (table, mut first, mut second) = begin(&ada, &bob, json!({})).await;
    play(&mut first, &mut second, 4).await;

    let log = format!("{}-wal", database.address);
    victim.limit_files(Some(std::fs::metadata(&log).unwrap().len()));
    let asked = if first.is_asked() { &mut first } else { &mut second };
    let act = json!({"do": "act", "seq": asked.seq, "seat": asked.seat, "action": asked.choices()[0]});
    for _ in 0..3 {
        assert_eq!(asked.socket.ask(act.clone()).await["code"], "internal");
        assert_eq!(ada.post("/api/tables", &json!({"game": GAME})).await.status, 500);
    }
    health(&ada, 503).await;
    assert_eq!(ada.get(&format!("/api/tables/{table}")).await.status, 200, "what is stored can be read");

    victim.limit_files(None);
    health(&ada, 200).await;
    assert_eq!(asked.socket.ask(act).await["is"], "done");
    ada.open(json!({"game": GAME})).await;
    victim.kill();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_held_up_on_postgres_holds_up_no_other() {
    let database = databases::postgres();
    let server = database.serve().await;
    let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);
    let (held, mut first, mut second) = begin(&ada, &bob, json!({})).await;
    let (_, mut third, mut fourth) = begin(&ada, &bob, json!({})).await;

    // Somebody has begun to write the next step of the first table, and does not go on.
    let mut somebody = sqlx::PgConnection::connect(&database.address).await.unwrap();
    somebody.execute("BEGIN").await.unwrap();
    let seq = first.seq + 1;
    let half = format!("INSERT INTO deeds (table_id, seq, deed, at) VALUES ('{held}', {seq}, '', 0)");
    somebody.execute(sqlx::AssertSqlSafe(half)).await.unwrap();
    let asked = if first.is_asked() { &mut first } else { &mut second };
    let act = json!({"do": "act", "seq": asked.seq, "seat": asked.seat, "action": asked.choices()[0]});
    asked.socket.say(act.clone()).await;
    tokio::time::sleep(Duration::from_millis(200)).await;

    // The other table plays on as if nothing were, and new people come, sit down and start.
    let others = async {
        play(&mut third, &mut fourth, 20).await;
        begin(&ada, &bob, json!({})).await;
    };
    tokio::time::timeout(Duration::from_secs(20), others).await.expect("the others are not held up");
    assert_eq!(asked.socket.until("error").await["code"], "internal", "nobody waits for ever");
    somebody.execute("ROLLBACK").await.unwrap();
    assert_eq!(asked.socket.ask(act).await["is"], "done");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_frozen_node_holds_on_postgres_is_soon_free_again() {
    let database = databases::postgres();
    let (server, victim) = (database.serve().await, Victim::start(&database).await);
    let ada = Client::guest(victim.address, "Ada").await;

    // Deleting oneself is a transaction of several statements. It is held up after the first one, and there its node freezes.
    let mut somebody = sqlx::PgConnection::connect(&database.address).await.unwrap();
    somebody.execute("BEGIN; LOCK TABLE ratings IN ACCESS EXCLUSIVE MODE").await.unwrap();
    let leaving = ada.clone();
    let request = tokio::spawn(async move { leaving.delete("/api/me", &json!({})).await.status });
    let waits = "SELECT COUNT(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()";
    while databases::number(&database.address, waits) == 0 {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    victim.freeze();
    somebody.execute("ROLLBACK").await.unwrap();
    request.abort();

    let here = ada.at(server.address());
    let mut status = 0;
    for _ in 0..10 {
        let dutch = json!({"language": "nl"});
        let change = here.patch("/api/me", &dutch);
        status = tokio::time::timeout(Duration::from_secs(10), change).await.expect("nobody waits for ever").status;
        if status == 200 {
            break;
        }
    }
    assert_eq!(status, 200);
    victim.kill();
    server.stop().await;
}

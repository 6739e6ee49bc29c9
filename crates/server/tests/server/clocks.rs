//! Clocks that run out while nobody looks.

use sandtable_server::time::now;
use serde_json::{Value, json};

use crate::client::Client;
use crate::databases::{self, Database};
use crate::play::{GAME, begin};

const HOUR: u64 = 3_600_000;

/// A table whose match began some hours ago, at a server that is gone.
async fn long_ago(database: &Database, hours: u64, at_timeout: Value) -> (String, Client) {
    let server = database.serve().await;
    let ada = Client::guest(server.address(), "Ada").await;
    let seats = json!([{"kind": "me", "name": "Left"}, {"kind": "me", "name": "Right"}]);
    let clock = json!({"kind": "days", "hours": 24, "bank": 24, "vacation": 3});
    let table = ada.open(json!({"game": GAME, "seats": seats, "clock": clock, "at_timeout": at_timeout})).await;
    let start = ada.post(&format!("/api/tables/{table}/do"), &json!({"do": "start"})).await.ok();
    assert_eq!(start["is"], "done");
    server.stop().await;
    database.age(hours * HOUR);
    (table, ada)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_ran_out_while_the_server_was_down_is_forfeit_when_it_is_up() {
    for database in databases::both() {
        let (table, ada) = long_ago(&database, 49, json!({"kind": "forfeit"})).await;
        let server = database.serve().await;
        let info = ada.at(server.address()).get(&format!("/api/tables/{table}")).await.ok();
        let (_, sync) = ada.at(server.address()).join(&table).await;
        assert_eq!(sync["table"]["status"], "over", "{info}");
        assert_eq!(sync["table"]["outcome"]["rule"], "out-of-time");
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_table_may_let_a_bot_play_on_instead() {
    let database = databases::sqlite();
    let (table, ada) = long_ago(&database, 49, json!({"kind": "bot", "level": "random"})).await;
    let server = database.serve().await;
    let ada = ada.at(server.address());
    let (_, sync) = ada.join(&table).await;
    let seats = sync["table"]["seats"].as_array().unwrap();
    let bots: Vec<&Value> = seats.iter().map(|seat| &seat["sitter"]).filter(|sitter| sitter["kind"] == "bot").collect();
    assert_eq!(bots.len(), 1, "{seats:?}");
    assert_eq!((&bots[0]["level"], bots[0]["instead_of"].is_string()), (&json!("random"), true));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_with_time_left_shows_it_and_vacation_stops_it() {
    let database = databases::sqlite();
    let (table, ada) = long_ago(&database, 30, json!({"kind": "forfeit"})).await;
    let server = database.serve().await;
    let (mut socket, sync) = ada.at(server.address()).join(&table).await;
    let seat = sync["position"]["to_act"][0].as_u64().unwrap() as usize;
    let clock = &sync["position"]["clocks"][seat];
    let left = clock["left"].as_u64().unwrap();
    assert!((17 * HOUR..=18 * HOUR).contains(&left), "{clock}");
    assert_eq!(clock["running"], true);
    assert_eq!(socket.ask(json!({"do": "vacation", "seat": seat, "days": 4})).await["text"]["id"], "sv-no-vacation");
    socket.say(json!({"do": "vacation", "seat": seat, "days": 2})).await;
    let step = socket.until("step").await;
    assert_eq!(step["position"]["clocks"][seat]["running"], false);
    assert_eq!(step["position"]["clocks"][seat]["vacation"], 1);
    assert!(step["table"]["seats"][seat]["vacation_until"].as_u64().unwrap() > now() + 47 * HOUR);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_live_clock_adds_its_increment_and_odd_clocks_are_refused() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);
    let clock = json!({"kind": "live", "bank": 600, "increment": 3600});
    let (_, mut first, mut second) = begin(&ada, &bob, json!({"clock": clock})).await;
    let acting = if first.is_asked() { &mut first } else { &mut second };
    acting.act().await;
    let left = acting.position["clocks"][acting.seat as usize]["left"].as_u64().unwrap();
    assert!(left > 4_000_000, "{left}");
    let odd = json!({"game": GAME, "clock": {"kind": "live", "bank": 1, "increment": 0}});
    let refused = ada.post("/api/tables", &odd).await;
    assert_eq!(refused.status, 422);
    assert_eq!(refused.json()["text"]["id"], "sv-bad-table");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_stand_still_when_all_agree_and_run_again_when_somebody_decides() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);
    let clock = json!({"kind": "live", "bank": 600, "increment": 5});
    let (_, mut first, mut second) = begin(&ada, &bob, json!({"clock": clock})).await;
    let asked = first.done(json!({"do": "ask-pause", "seat": 0})).await;
    second.follow(asked).await;
    assert_eq!(second.table["ask"], json!({"about": "pause", "seat": 0, "waiting_for": [1]}));
    assert_eq!(second.table["paused"], false, "one alone cannot stop the clocks");
    let agreed = second.done(json!({"do": "answer", "seat": 1, "agree": true})).await;
    first.follow(agreed + 1).await;
    second.follow(agreed + 1).await;
    assert_eq!((&first.table["paused"], &first.table["ask"]), (&json!(true), &Value::Null));
    let running = |player: &crate::play::Player| {
        player.position["clocks"].as_array().unwrap().iter().any(|clock| clock["running"] == true)
    };
    assert!(!running(&first));

    let acting = if first.is_asked() { &mut first } else { &mut second };
    acting.act().await;
    assert!(running(acting));
    let (table, mut socket) = {
        let table = ada.open(json!({"game": GAME, "seats": [{"kind": "me"}, {"kind": "me"}]})).await;
        ada.post(&format!("/api/tables/{table}/do"), &json!({"do": "start"})).await.ok();
        let (socket, _) = ada.join(&table).await;
        (table, socket)
    };
    let refused = socket.ask(json!({"do": "ask-pause", "seat": 0})).await;
    assert_eq!(refused["text"]["id"], "sv-no-clock", "{table}");
    server.stop().await;
}

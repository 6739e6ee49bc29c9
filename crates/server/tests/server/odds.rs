//! What choices may bring: told when somebody asks, and not before.

use sandtable_core::{Chosen, Match, Record, Seat};
use serde_json::{Value, json};

use crate::client::Client;
use crate::databases;
use crate::play::Player;

/// A D-Day Dice table for two that has begun.
async fn begin(ada: &Client, bob: &Client) -> (String, Player, Player) {
    let wanted = json!({"game": "dday-dice", "setup": {"seats": 2}, "seats": [{"kind": "me"}]});
    let table = ada.open(wanted).await;
    let mut first = Player::sit(ada, &table, 0).await;
    let mut second = Player::sit(bob, &table, 1).await;
    first.follow(second.seq).await;
    let begun = first.done(json!({"do": "start"})).await;
    second.follow(begun).await;
    (table, first, second)
}

async fn odds(player: &mut Player, seq: u64) -> Value {
    player.socket.say(json!({"do": "odds", "seq": seq, "seat": player.seat})).await;
    player.socket.until("odds").await
}

#[tokio::test(flavor = "multi_thread")]
async fn odds_come_when_they_are_asked_for_and_are_the_games_own() {
    for database in databases::both() {
        let server = database.serve().await;
        let ada = Client::guest(server.address(), "Ada").await;
        let table = ada.open(json!({"game": "dday-dice", "setup": {"seats": 1}, "seats": [{"kind": "me"}]})).await;
        let mut first = Player::sit(&ada, &table, 0).await;
        first.done(json!({"do": "start"})).await;
        let mut lines = 0;
        let told = loop {
            let choices = first.sight()["choices"].as_array().unwrap();
            assert!(choices.iter().all(|choice| choice.get("odds").is_none()), "no odds without a question");
            let seq = first.seq;
            let told = odds(&mut first, seq).await;
            assert_eq!((&told["seq"], &told["seat"], &told["whole"]), (&json!(seq), &json!(0), &json!(true)));
            if told["choices"] != json!([]) {
                break told;
            }
            first.act().await;
            lines += 1;
        };

        // The same position, by the record.
        let seq = first.seq;
        first.done(json!({"do": "resign", "seat": 0})).await;
        let record = Record::parse(&ada.get(&format!("/api/tables/{table}/record")).await.text).unwrap();
        let replayed = Match::replay(&record, &sandtable_shelf::registry()).unwrap();
        let there = replayed.after(lines).unwrap();
        let expected: Vec<Value> = (there.legal(Seat(0)).into_iter())
            .filter_map(|choice| {
                let odds = there.odds(Seat(0), &Chosen::Notation(choice.action.clone()))?;
                Some(json!({"action": choice.action, "odds": odds}))
            })
            .collect();
        // Numbers that were written and read again, as those that travelled.
        let expected: Value = serde_json::from_str(&json!(expected).to_string()).unwrap();
        assert_eq!(told["choices"], expected);

        // Of a position that is no more nothing is told.
        let late = odds(&mut first, seq).await;
        assert_eq!(late, json!({"is": "odds", "seq": seq, "seat": 0, "choices": [], "whole": false}));
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn odds_are_for_ones_own_seat_with_or_without_a_socket() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);
    let (table, first, mut second) = begin(&ada, &bob).await;
    let address = format!("/api/tables/{table}/do");
    let ask = json!({"do": "odds", "seq": first.seq, "seat": 0});
    assert_eq!(ada.post(&address, &ask).await.ok()["whole"], true);
    assert_eq!(bob.post(&address, &ask).await.ok()["text"]["id"], "sv-not-your-seat");
    assert_eq!(Client::new(server.address()).post(&address, &ask).await.ok()["text"]["id"], "sv-not-your-seat");
    assert_eq!(second.socket.ask(ask).await["text"]["id"], "sv-not-your-seat");
    server.stop().await;
}

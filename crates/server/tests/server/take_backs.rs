//! Steps that are taken back give no foresight, and the record proves what came instead.

use sandtable_core::{Entry, Match, Record, Unseen};
use serde_json::{Value, json};

use crate::client::Client;
use crate::databases;
use crate::play::{GAME, Player};

fn hand(player: &Player) -> Vec<Value> {
    player.sight()["view"]["hands"][player.seat as usize]["cards"].as_array().unwrap().clone()
}

/// Draws a troop card and tells which.
async fn draw(player: &mut Player) -> Value {
    let before = hand(player);
    let draw = player.choices().into_iter().find(|choice| choice.starts_with("draw troops")).unwrap();
    player.done(json!({"do": "act", "seq": player.seq, "seat": player.seat, "action": draw})).await;
    hand(player).into_iter().find(|card| !before.contains(card)).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draw_that_is_taken_back_is_drawn_anew_and_provably_so() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let ada = Client::guest(server.address(), "Ada").await;
    let seats = json!([{"kind": "me"}, {"kind": "me", "name": "Ada too"}]);
    let table = ada.open(json!({"game": GAME, "seats": seats})).await;
    let mut player = Player::sit(&ada, &table, 0).await;
    player.done(json!({"do": "start"})).await;
    player.seat = player.position["to_act"][0].as_u64().unwrap();
    player.act().await;
    let mut drawn = Vec::new();
    for _ in 0..15 {
        let before = hand(&player);
        drawn.push(draw(&mut player).await);
        player.done(json!({"do": "take-back", "seat": player.seat})).await;
        assert_eq!(hand(&player), before);
    }
    let same = drawn.iter().filter(|card| **card == drawn[0]).count();
    assert!(same <= 4, "{same} of 15 times the same card came back: {drawn:?}");

    player.done(json!({"do": "resign", "seat": player.seat})).await;
    let record = Record::parse(&ada.get(&format!("/api/tables/{table}/record")).await.text).unwrap();
    assert!(record.entries.iter().any(|entry| matches!(entry, Entry::TakeBack(_, _, Unseen::Anew))));
    Match::replay(&record, &sandtable_shelf::registry()).unwrap();
    record.fair.as_ref().unwrap().verify(&record.seed.unwrap()).unwrap();
    server.stop().await;
}

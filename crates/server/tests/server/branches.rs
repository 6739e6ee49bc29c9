//! What might have been: playing on from a position of a match that is over.

use serde_json::json;

use crate::client::Client;
use crate::databases;
use crate::play::{Player, begin, play};

#[tokio::test(flavor = "multi_thread")]
async fn a_branch_plays_on_from_the_very_position_against_bots() {
    for database in databases::both() {
        let server = database.serve().await;
        let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);
        let (table, mut first, mut second) = begin(&ada, &bob, json!({})).await;
        play(&mut first, &mut second, 20).await;
        let branch = format!("/api/tables/{table}/branch");
        let wanted = json!({"line": 12, "seat": 1, "level": "random"});
        assert_eq!(ada.post(&branch, &wanted).await.status, 422, "the match is not over");

        first.done(json!({"do": "resign", "seat": 0})).await;
        for wrong in
            [json!({"line": 99, "seat": 1, "level": "random"}), json!({"line": 1, "seat": 2, "level": "random"})]
        {
            let refused = ada.post(&branch, &wrong).await;
            assert_eq!((refused.status, &refused.json()["text"]["id"]), (422, &json!("sv-bad-table")), "{wrong}");
        }
        let opened = ada.post(&branch, &wanted).await.ok();
        assert_eq!(opened["branch_of"], json!({"table": table, "line": 12}));
        assert_eq!(opened["seats"][0]["sitter"]["level"], "random");
        assert_eq!(opened["seats"][1]["sitter"]["name"], "Ada");

        // The position is the one of the old match, seen with the eyes of the seat that is played now.
        let id = opened["id"].as_str().unwrap();
        let mut player = Player::rejoin(&ada, id, 1).await;
        let again = ada.get(&format!("/api/tables/{id}/at/0")).await.ok();
        let of = |sights: &serde_json::Value| {
            let sights = sights["sights"].as_array().unwrap().clone();
            sights.into_iter().find(|sight| sight["viewer"] == 1)
        };
        let theirs = bob.get(&format!("/api/tables/{table}/at/12")).await.ok();
        assert_eq!(of(&again).unwrap()["view"], of(&theirs).unwrap()["view"]);

        // It has dice of its own: those of the old match are known by now.
        let old = ada.get(&format!("/api/tables/{table}")).await.ok();
        assert_ne!(opened["commitment"], old["commitment"]);

        // It goes on, and the old match stays as it was.
        player.wait().await;
        player.act().await;
        assert_eq!(ada.get(&format!("/api/tables/{table}")).await.ok()["outcome"]["rule"], "resigned");
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_branch_has_a_rematch_of_its_own() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);
    let (table, mut first, _second) = begin(&ada, &bob, json!({})).await;
    first.done(json!({"do": "resign", "seat": 0})).await;
    let branch = json!({"line": 0, "seat": 0, "level": "random"});
    let branch = ada.post(&format!("/api/tables/{table}/branch"), &branch).await.ok();
    let branch = branch["id"].as_str().unwrap().to_owned();
    let mut player = Player::rejoin(&ada, &branch, 0).await;
    player.done(json!({"do": "resign", "seat": 0})).await;
    let mut rematches = Vec::new();
    for id in [&table, &branch] {
        ada.post(&format!("/api/tables/{id}/do"), &json!({"do": "rematch"})).await.ok();
        rematches.push(ada.get(&format!("/api/tables/{id}")).await.ok()["rematch"].clone());
    }
    assert!(rematches[0].is_string() && rematches[0] != rematches[1], "{rematches:?}");
    server.stop().await;
}

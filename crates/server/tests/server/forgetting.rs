//! Who deletes themselves is called nothing any more: not in lists, not in logs, not in records, not in the database.

use serde_json::json;

use crate::client::Client;
use crate::databases;
use crate::play::{Player, begin, play};

const NAME: &str = "Zebedee";

#[tokio::test(flavor = "multi_thread")]
async fn a_name_that_was_deleted_is_found_nowhere() {
    for database in databases::both() {
        let server = database.serve().await;
        let (ada, bob) = (Client::guest(server.address(), NAME).await, Client::guest(server.address(), "Bob").await);
        let (over, mut first, mut second) = begin(&ada, &bob, json!({})).await;
        play(&mut first, &mut second, 4).await;
        first.done(json!({"do": "chat", "text": "Good game"})).await;
        first.done(json!({"do": "resign", "seat": 0})).await;
        let (running, _, mut other) = begin(&ada, &bob, json!({})).await;
        // Somebody who sat down and got up again.
        let table = bob.open(json!({"game": crate::play::GAME})).await;
        let mut left = Player::sit(&ada, &table, 0).await;
        left.done(json!({"do": "stand", "seat": 0})).await;

        ada.delete("/api/me", &json!({})).await.ok();
        // Those at a running table are told it anew.
        let sync = other.socket.until("sync").await;
        assert!(!sync.to_string().contains(NAME), "{sync}");
        for fresh in [false, true] {
            let node =
                if fresh && database.address.starts_with("postgres") { Some(database.serve().await) } else { None };
            let bob = bob.at(node.as_ref().map_or(server.address(), |node| node.address()));
            for table in [&over, &running, &table] {
                let (_, sync) = bob.join(table).await;
                assert!(!sync.to_string().contains(NAME), "{sync}");
            }
            let record = bob.get(&format!("/api/tables/{over}/record")).await.text;
            assert!(record.contains("seat 0: —\n") && record.contains("seat 1: Bob\n"), "{record}");
            let id = bob.get("/api/me").await.ok()["id"].as_str().unwrap().to_owned();
            let profile = bob.get(&format!("/api/players/{id}")).await.text;
            assert!(!profile.contains(NAME), "{profile}");
            if let Some(node) = node {
                node.stop().await;
            }
        }
        for sql in [
            format!("SELECT COUNT(*) FROM records WHERE text LIKE '%{NAME}%'"),
            format!("SELECT COUNT(*) FROM sitters WHERE sitter LIKE '%{NAME}%'"),
            format!("SELECT COUNT(*) FROM deeds WHERE deed LIKE '%{NAME}%' AND table_id <> '{table}'"),
            format!("SELECT COUNT(*) FROM chat WHERE name LIKE '%{NAME}%'"),
        ] {
            assert_eq!(databases::number(&database.address, &sql), 0, "{sql}");
        }
        let kept = databases::number(&database.address, "SELECT COUNT(*) FROM records");
        assert_eq!(kept, 1);
        server.stop().await;
    }
}

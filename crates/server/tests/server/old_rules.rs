//! Databases that an older program has left behind, and tables by rules that are not carried any more.

use std::time::Duration;

use serde_json::json;

use crate::client::Client;
use crate::databases::{self, Database, execute, number};
use crate::play::{Player, play};

/// What is in `old/schema-1.sql`.
const ADA: &str = "sandtable=chW_g8bJjiI1ItmrYFMWsEPTopKZ28UinNVX2NOwz2g";
const BOB: &str = "sandtable=pAU_7XXDXzBNdKKOO2UNCkEnKinq0fZ3iFyy83kBIQY";
const OVER: &str = "q66pjy4ubgl5uyqwdtqhnb6i5y";
const RUNNING: &str = "b2d3lvc57otra7o2k5uphtqj2e";
const RECORD: &str = include_str!("old/finished.record");

/// Databases as the first program left them.
pub fn old_databases() -> Vec<Database> {
    let first = [include_str!("../../migrations/sqlite/0001.sql"), include_str!("../../migrations/postgres/0001.sql")];
    let databases = databases::both();
    for (database, schema) in databases.iter().zip(first) {
        if !database.address.starts_with("postgres://") {
            std::fs::File::create(&database.address).unwrap();
        }
        let now = sandtable_server::time::now();
        for sql in [
            schema.to_owned(),
            "CREATE TABLE schema_version (version BIGINT NOT NULL)".to_owned(),
            include_str!("old/schema-1.sql").to_owned(),
            format!("UPDATE keys SET created = {now}"),
        ] {
            execute(&database.address, sql).unwrap();
        }
    }
    databases
}

fn known(address: std::net::SocketAddr, cookie: &str) -> Client {
    let mut client = Client::new(address);
    cookie.clone_into(&mut client.cookie);
    client
}

#[tokio::test(flavor = "multi_thread")]
async fn what_an_older_program_left_is_played_on_and_outlives_its_rules() {
    for database in old_databases() {
        // The same rules: everything goes on where it stood.
        let server = database.serve().await;
        let (ada, bob) = (known(server.address(), ADA), known(server.address(), BOB));
        assert_eq!(ada.get(&format!("/api/tables/{OVER}/record")).await.text, RECORD);
        let mut first = Player::rejoin(&ada, RUNNING, 0).await;
        let mut second = Player::rejoin(&bob, RUNNING, 1).await;
        play(&mut first, &mut second, 3).await;
        let lobby = ada.get("/api/tables").await.ok();
        let mine = lobby["mine"].as_array().unwrap().len();
        assert!(mine >= 2, "{lobby}");
        while number(&database.address, "SELECT COUNT(*) FROM records") == 0 {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        server.stop().await;

        // The rules were raised since.
        execute(&database.address, "UPDATE tables SET rules = 0".to_owned()).unwrap();
        let server = database.serve().await;
        let (ada, bob) = (ada.at(server.address()), bob.at(server.address()));
        let lobby = ada.get("/api/tables").await.ok();
        assert_eq!(lobby["mine"].as_array().unwrap().len(), mine, "{lobby}");
        assert_eq!(lobby["mine"][0]["table"]["old_rules"]["id"], "sv-old-rules");

        // What is over keeps its result and its record, and its story: the record itself names the rules it was played by.
        let story = ada.get(&format!("/api/tables/{OVER}/story")).await.ok();
        assert_eq!((&story["replayed"], &story["ending"]["id"]), (&json!(true), &json!("core-end-resigned")));
        assert_eq!(story["sides"].as_array().unwrap().len(), 2);
        let over = ada.get(&format!("/api/tables/{OVER}")).await.ok();
        assert_eq!((&over["status"], &over["outcome"]["verdict"]), (&json!("over"), &json!({"won": [0]})));
        assert_eq!(ada.get(&format!("/api/tables/{OVER}/record")).await.text, RECORD);
        assert_eq!(ada.get(&format!("/api/tables/{OVER}/at/3")).await.status, 404);
        let branch = json!({"line": 2, "seat": 0, "level": "random"});
        assert_eq!(ada.post(&format!("/api/tables/{OVER}/branch"), &branch).await.status, 422);
        let profile = ada.get("/api/me").await.ok()["id"].as_str().unwrap().to_owned();
        assert_eq!(ada.get(&format!("/api/players/{profile}")).await.ok()["history"][0]["table"], OVER);

        // What was still played says in words why it cannot go on, and can be talked about.
        let (mut socket, sync) = bob.join(RUNNING).await;
        assert_eq!((&sync["table"]["status"], &sync["position"]), (&json!("playing"), &json!(null)));
        assert_eq!(sync["table"]["old_rules"]["id"], "sv-old-rules");
        let seq = sync["seq"].as_u64().unwrap();
        for wish in [
            json!({"do": "act", "seq": seq, "seat": 1, "action": "pass"}),
            json!({"do": "resign", "seat": 1}),
            json!({"do": "take-back", "seat": 1}),
        ] {
            assert_eq!(socket.ask(wish).await["text"]["id"], "sv-old-rules");
        }
        assert_eq!(socket.ask(json!({"do": "chat", "text": "a pity"})).await["is"], "done");
        server.stop().await;
    }
}

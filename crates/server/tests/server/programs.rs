//! Bots from outside: a token, a stream, and one address to act.

use serde_json::{Value, json};

use crate::client::Client;
use crate::databases;
use crate::play::{GAME, Player};

/// Reads lines of JSON from a stream.
struct Lines {
    response: reqwest::Response,
    rest: Vec<u8>,
}

impl Lines {
    async fn next(&mut self) -> Value {
        loop {
            if let Some(end) = self.rest.iter().position(|&byte| byte == b'\n') {
                let line: Vec<u8> = self.rest.drain(..=end).collect();
                if line.len() > 1 {
                    return serde_json::from_slice(&line).unwrap();
                }
                continue;
            }
            let chunk = self.response.chunk().await.unwrap().expect("the stream goes on");
            self.rest.extend_from_slice(&chunk);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_plays_with_a_token_by_stream_and_post() {
    for database in databases::both() {
        let server = database.serve().await;
        let (ada, owner) =
            (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Owner").await);
        let made = owner.post("/api/me/tokens", &json!({"label": "my bot"})).await.ok();
        let mut program = Client::new(server.address());
        program.token = made["token"].as_str().unwrap().to_owned();
        let table = ada.open(json!({"game": GAME, "seats": [{"kind": "me"}]})).await;
        let path = format!("/api/tables/{table}/do");
        assert_eq!(program.post(&path, &json!({"do": "sit", "seat": 1})).await.ok()["is"], "done");
        let contribute = json!({"do": "contribute", "seat": 1, "token": "7".repeat(64)});
        assert_eq!(program.post(&path, &contribute).await.ok()["is"], "done");

        let stream = program.raw().get(program.url(&format!("/api/tables/{table}/stream")));
        let response = stream.header("authorization", format!("Bearer {}", program.token)).send().await.unwrap();
        let mut lines = Lines { response, rest: Vec::new() };
        assert_eq!(lines.next().await["is"], "sync");
        let mut person = Player::sit(&ada, &table, 0).await;
        person.done(json!({"do": "start"})).await;
        let mut moves = 0;
        while moves < 6 {
            if person.is_asked() {
                person.act().await;
                continue;
            }
            let message = lines.next().await;
            let asked = message["position"]["to_act"] == json!([1]) && message["seq"] == json!(person.seq);
            if message["is"] == "step" && asked {
                let action = &message["position"]["sights"][0]["choices"][0]["action"];
                let act = json!({"do": "act", "seq": message["seq"], "seat": 1, "action": action});
                let done = program.post(&path, &act).await.ok();
                assert_eq!(done["is"], "done", "{done}");
                person.follow(done["seq"].as_u64().unwrap()).await;
                moves += 1;
            }
        }
        let tokens = owner.get("/api/me/tokens").await.ok();
        assert_eq!((tokens.as_array().unwrap().len(), &tokens[0]["label"]), (1, &json!("my bot")));
        assert!(tokens[0].get("token").is_none());
        owner.delete(&format!("/api/me/tokens/{}", tokens[0]["id"]), &json!({})).await.ok();
        let late = program.post(&path, &json!({"do": "resign", "seat": 1})).await;
        assert_eq!((late.status, &late.json()["text"]["id"]), (401, &json!("sv-token-ended")));
        drop(lines);
        server.stop().await;
    }
}

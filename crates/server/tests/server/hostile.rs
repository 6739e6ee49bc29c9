//! A client that means harm: every message malformed, foreign, stale or oversized. The server answers, and nothing changes.

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::client::{Client, Socket};
use crate::databases;
use crate::play::{GAME, Player, begin};

fn every_kind() -> Vec<Value> {
    vec![
        json!({"do": "hello", "since": 3, "chat": 1}),
        json!({"do": "sit", "seat": 0, "name": "Mallory"}),
        json!({"do": "stand", "seat": 0}),
        json!({"do": "seat-bot", "seat": 0, "level": "elite"}),
        json!({"do": "contribute", "seat": 0, "token": "00"}),
        json!({"do": "start"}),
        json!({"do": "act", "seq": 5, "seat": 0, "action": "x"}),
        json!({"do": "undo", "seq": 5, "seat": 0}),
        json!({"do": "take-back", "seat": 0}),
        json!({"do": "answer", "seat": 0, "agree": true}),
        json!({"do": "resign", "seat": 0}),
        json!({"do": "vacation", "seat": 0, "days": 3}),
        json!({"do": "rematch"}),
        json!({"do": "chat", "text": ""}),
        json!({"do": "why", "ask": 1, "seat": 0, "path": ["card:red-7"]}),
        json!({"do": "ping", "n": 1}),
    ]
}

/// Every message with each of its fields left out, of another kind, or absurd; and with one field too many.
fn malformed() -> Vec<String> {
    let mut messages: Vec<String> = [
        "",
        "{",
        "[]",
        "null",
        "7",
        "\"hello\"",
        "{}",
        "{\"do\":7}",
        "{\"do\":\"dance\"}",
        "{\"do\":\"hello\"}x",
        "\u{0}",
    ]
    .map(str::to_owned)
    .to_vec();
    for message in every_kind() {
        let fields: Vec<String> = message.as_object().unwrap().keys().cloned().collect();
        for field in fields {
            for odd in [
                json!(null),
                json!([[[]]]),
                json!({"a": {}}),
                json!(-1),
                json!(1e300),
                json!(true),
                json!("\u{202e}"),
                json!(u64::MAX),
                json!("x".repeat(9_000)),
            ] {
                let mut changed = message.clone();
                changed[&field] = odd;
                messages.push(changed.to_string());
            }
            let mut without = message.clone();
            without.as_object_mut().unwrap().remove(&field);
            messages.push(without.to_string());
        }
        let mut more = message.clone();
        more["more"] = json!(1);
        messages.push(more.to_string());
        let text = message.to_string();
        for cut in 1..text.len() {
            if text.is_char_boundary(cut) && cut % 5 == 0 {
                messages.push(text[..cut].to_owned());
            }
        }
    }
    messages.push(format!("{}1{}", "[".repeat(6_000), "]".repeat(6_000)));
    messages
}

async fn still_answers(socket: &mut Socket) {
    socket.say(json!({"do": "ping", "n": 99})).await;
    while socket.until("pong").await["n"] != 99 {}
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_malformed_or_foreign_changes_a_match() {
    for database in databases::both() {
        let server = database.serve().await;
        let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);
        let mallory = Client::guest(server.address(), "Mallory").await;
        let (table, first, _second) = begin(&ada, &bob, json!({})).await;
        let (mut socket, _) = mallory.join(&table).await;
        for message in malformed() {
            socket.stream.send(Message::text(message)).await.unwrap();
        }
        still_answers(&mut socket).await;
        for message in every_kind() {
            socket.say(message).await;
        }
        socket.stream.send(Message::binary(vec![0, 159, 146, 150])).await.unwrap();
        still_answers(&mut socket).await;
        let path = format!("/api/tables/{table}/do");
        for message in malformed() {
            let answer = mallory
                .send(
                    mallory
                        .raw()
                        .post(mallory.url(&path))
                        .header("content-type", "application/json")
                        .header("origin", format!("http://{}", server.address()))
                        .body(message.clone()),
                )
                .await;
            assert!([200, 400, 413].contains(&answer.status), "{} for {message}", answer.status);
        }
        let now = Player::rejoin(&ada, &table, 0).await;
        assert_eq!((now.seq, &now.position["sights"]), (first.seq, &first.position["sights"]));
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_oversized_message_ends_the_connection_and_no_more() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let ada = Client::guest(server.address(), "Ada").await;
    let table = ada.open(json!({"game": GAME, "seats": [{"kind": "me"}]})).await;
    let (mut socket, _) = ada.join(&table).await;
    socket.say(json!({"do": "chat", "text": "x".repeat(20_000)})).await;
    while let Some(Ok(message)) = socket.stream.next().await {
        assert!(!matches!(message, Message::Text(ref text) if text.contains("\"is\":\"done\"")), "{message}");
    }
    let large = ada.post(&format!("/api/tables/{table}/do"), &json!({"do": "x".repeat(20_000)})).await;
    assert_eq!(large.status, 413);
    // A new table may bring a position along; that, too, has its measure.
    let large = ada.post("/api/tables", &json!({"game": GAME, "position": "x".repeat(300_000)})).await;
    assert_eq!(large.status, 413);
    let (_, sync) = ada.join(&table).await;
    assert_eq!(sync["chat"], json!([]));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn odd_requests_are_refused_and_say_what_was_expected() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let ada = Client::guest(server.address(), "Ada").await;
    let refused = ada.post("/api/tables", &json!({"game": GAME, "seats": [{"kind": "bot", "level": "genius"}]})).await;
    assert_eq!(refused.status, 400);
    let detail = refused.json()["detail"].as_str().unwrap().to_owned();
    assert!(detail.starts_with("seats[0]") && detail.contains("veteran"), "{detail}");
    for (wanted, status) in [
        (json!({"game": "chess"}), 422),
        (json!({"game": GAME, "setup": {"no-such-option": 1}}), 422),
        (json!({"game": GAME, "setup": 7}), 422),
        (json!({"game": GAME, "seats": [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}]}), 422),
        (json!({"game": GAME, "seats": [{"kind": "me", "name": "\u{200b}"}]}), 422),
        (json!({"game": GAME, "more": 1}), 400),
    ] {
        assert_eq!(ada.post("/api/tables", &wanted).await.status, status, "{wanted}");
    }
    for path in
        ["/api/tables/nonsense", "/api/tables/aaaaaaaaaaaaaaaaaaaaaaaaaa", "/api/players/x", "/api/no-such-thing"]
    {
        assert_eq!(ada.get(path).await.status, 404, "{path}");
    }
    server.stop().await;
}

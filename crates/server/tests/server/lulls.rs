//! Over real sockets: whether a card is held shows in nothing that others are sent. When they are sent it is compared on a
//! simulated clock, in `windows.rs`.

use sandtable_server::config::Config;
use sandtable_server::wire::Positions;
use serde_json::{Value, json};

use crate::client::{Client, Socket};
use crate::databases::{self, serve};
use crate::play::begin;

/// Germany's phase; the US hand can answer with `eu03` and cannot with `eu01`.
fn position(hand: &str) -> Value {
    let reserve = if hand == "eu03" { "eu01" } else { "eu03" };
    json!({
        "setup": {"scenario": "turqueville"}, "turn": 2, "phase": "ge", "commands": 2,
        "us": {"units": ["u15a@a1", "u24a@b1 hit=1"], "hand": [hand], "reserve": [reserve], "aside": [], "directives": 3},
        "ge": {"units": ["g16a@g6"], "hand": [], "reserve": [], "aside": [], "directives": 3},
    })
}

/// Without what differs between any two tables: ids, moments, secrets.
fn plain(mut message: Value) -> Value {
    fn strip(value: &mut Value) {
        match value {
            Value::Object(fields) => {
                for key in ["now", "until", "at", "last", "id", "created", "commitment", "player"] {
                    fields.remove(key);
                }
                fields.values_mut().for_each(strip);
            }
            Value::Array(values) => values.iter_mut().for_each(strip),
            _ => {}
        }
    }
    strip(&mut message);
    message
}

/// All that somebody hears until it is the seat's turn again and nobody could answer: steps in one list, answers in another.
async fn hear_out(socket: &mut Socket, seat: u64, steps: &mut Vec<Value>, answers: &mut Vec<Value>) -> u64 {
    loop {
        let message = socket.hear().await.expect("more");
        match message["is"].as_str().unwrap() {
            "step" => {
                let position = message["position"].clone();
                let seq = message["seq"].as_u64().unwrap();
                steps.push(plain(message));
                if position.get("lull").is_none() && position["to_act"] == json!([seat]) {
                    return seq;
                }
            }
            "presence" | "chat" => {}
            _ => answers.push(plain(message)),
        }
    }
}

/// What Bob and Eve are told of Bob's phase, and what the table answers when they ask in the middle of it. Nothing, if that took
/// longer than the lull.
async fn told(address: std::net::SocketAddr, hand: &str, reaction: u32) -> Option<(Vec<Value>, Vec<Value>)> {
    let (ada, bob) = (Client::guest(address, "Ada").await, Client::guest(address, "Bob").await);
    let wanted = json!({"game": "heroes", "position": position(hand), "reaction": reaction});
    let (table, mut us, mut ge) = begin(&ada, &bob, wanted).await;
    let (mut eve, _) = Client::new(address).join(&table).await;
    let (mut steps, mut answers) = (Vec::new(), Vec::new());
    let seq = ge.seq;
    let act = |seq: u64| json!({"do": "act", "seq": seq, "seat": 1, "action": "directives"});
    ge.socket.say(act(seq)).await;
    us.follow(seq + 1).await;
    assert_eq!(us.is_asked(), hand == "eu03");
    if us.is_asked() {
        us.done(json!({"do": "act", "seq": us.seq, "seat": 0, "action": "pass"})).await;
    }
    // In the lull: whoever comes, asks or pokes is told the same.
    for line in 0..3 {
        answers.push(plain(bob.get(&format!("/api/tables/{table}/at/{line}")).await.json()));
    }
    answers.push(plain(bob.get(&format!("/api/tables/{table}/at/0/words?near=1")).await.json()));
    let (_, sync) = bob.join(&table).await;
    answers.push(plain(sync));
    for wish in [
        act(seq + 1),
        json!({"do": "resume", "seat": 1}),
        json!({"do": "odds", "seq": seq + 1, "seat": 1}),
        json!({"do": "why", "ask": 1, "seat": 1, "path": ["tactic:directives"]}),
        json!({"do": "chat", "text": "hm"}),
    ] {
        answers.push(plain(bob.post(&format!("/api/tables/{table}/do"), &wish).await.json()));
    }
    answers.push(plain(bob.get("/api/tables").await.ok()));
    let (_, sync) = bob.join(&table).await;
    sync["position"].get("lull")?;
    let next = hear_out(&mut ge.socket, 1, &mut steps, &mut answers).await;
    hear_out(&mut eve, 1, &mut steps, &mut answers).await;
    // One lull, one step.
    assert_eq!(next, seq + 2);
    Some((steps, answers))
}

#[tokio::test(flavor = "multi_thread")]
async fn whether_a_card_is_held_shows_in_nothing_that_is_sent() {
    let database = databases::sqlite();
    let server = serve(Config { positions: Some(Positions::Anyone), ..database.config() }).await;
    for reaction in [4, 16, 64] {
        let worlds = tokio::join!(told(server.address(), "eu01", reaction), told(server.address(), "eu03", reaction));
        let (Some(nothing), Some(held)) = worlds else { continue };
        assert!(nothing.0.len() >= 4 && nothing.1.len() > 8, "{nothing:?}");
        assert_eq!(nothing.0, held.0);
        assert_eq!(nothing.1, held.1);
        return server.stop().await;
    }
    panic!("this machine is too slow to ask anything within a minute");
}

/// Standing orders outlive a server, and are told to nobody else.
#[tokio::test(flavor = "multi_thread")]
async fn a_standing_order_is_kept_obeyed_and_told_to_its_seat_alone() {
    for database in databases::both() {
        let config = || Config { positions: Some(Positions::Anyone), ..database.config() };
        let server = serve(config()).await;
        let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);
        let wanted = json!({"game": "heroes", "position": position("eu03"), "reaction": 0});
        let (table, mut us, mut ge) = begin(&ada, &bob, wanted).await;
        assert_eq!(us.sight()["orders"]["known"][1]["order"], "quiet close");
        let refused = us.socket.ask(json!({"do": "order", "seat": 0, "orders": ["sing"]})).await;
        assert_eq!(refused["text"]["id"], "sv-unreadable");
        us.done(json!({"do": "order", "seat": 0, "orders": ["quiet own-phase"]})).await;
        assert_eq!(us.sight()["orders"]["given"], json!(["quiet own-phase"]));
        ge.follow(us.seq).await;
        assert_eq!(ge.sight()["orders"]["given"], json!([]));
        let strange = ge.socket.ask(json!({"do": "order", "seat": 0, "orders": []})).await;
        assert_eq!(strange["text"]["id"], "sv-not-your-seat");

        server.stop().await;
        let server = serve(config()).await;
        let (ada, bob) = (ada.at(server.address()), bob.at(server.address()));
        let mut ge = crate::play::Player::rejoin(&bob, &table, 1).await;
        let us = crate::play::Player::rejoin(&ada, &table, 0).await;
        assert_eq!(us.sight()["orders"]["given"], json!(["quiet own-phase"]));
        let done = ge.done(json!({"do": "act", "seq": ge.seq, "seat": 1, "action": "directives"})).await;
        // The window was answered for her, and it is his turn again.
        ge.follow(done + 1).await;
        assert!(ge.is_asked());
        server.stop().await;
    }
}

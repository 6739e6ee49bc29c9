//! Playing whole matches.

use serde_json::{Value, json};

use crate::client::{Client, Socket};

pub const GAME: &str = "battle-line";

/// A seat at a table, followed step by step.
pub struct Player {
    pub socket: Socket,
    pub seat: u64,
    pub seq: u64,
    pub table: Value,
    pub position: Value,
}

impl Player {
    /// Connects, sits down if need be, and contributes to the dice.
    pub async fn sit(client: &Client, table: &str, seat: u64) -> Player {
        let (socket, sync) = client.join(table).await;
        let mut player = Player::from_sync(socket, seat, &sync);
        if !sync["you"]["seats"].as_array().unwrap().contains(&json!(seat)) {
            player.done(json!({"do": "sit", "seat": seat})).await;
        }
        let token = format!("{:064x}", seat + 1);
        player.done(json!({"do": "contribute", "seat": seat, "token": token})).await;
        player
    }

    pub async fn rejoin(client: &Client, table: &str, seat: u64) -> Player {
        let (socket, sync) = client.join(table).await;
        Player::from_sync(socket, seat, &sync)
    }

    fn from_sync(socket: Socket, seat: u64, sync: &Value) -> Player {
        Player {
            socket,
            seat,
            seq: sync["seq"].as_u64().unwrap(),
            table: sync["table"].clone(),
            position: sync["position"].clone(),
        }
    }

    pub fn is_over(&self) -> bool {
        self.table["status"] == "over"
    }

    pub fn is_asked(&self) -> bool {
        self.position["to_act"].as_array().is_some_and(|seats| seats.contains(&json!(self.seat)))
    }

    /// What this seat sees.
    pub fn sight(&self) -> &Value {
        let sights = self.position["sights"].as_array().unwrap();
        sights.iter().find(|sight| sight["viewer"] == self.seat).unwrap()
    }

    pub fn choices(&self) -> Vec<String> {
        let choices = self.sight()["choices"].as_array().unwrap();
        choices.iter().map(|choice| choice["action"].as_str().unwrap().to_owned()).collect()
    }

    fn take(&mut self, message: &Value) {
        match message["is"].as_str().unwrap() {
            "step" => {
                assert_eq!(message["from"].as_u64().unwrap(), self.seq, "a step was missed: {message}");
                self.seq = message["seq"].as_u64().unwrap();
                self.position = message["position"].clone();
                if message["table"].is_object() {
                    self.table = message["table"].clone();
                }
            }
            "presence" | "chat" | "talk" => {}
            other => panic!("{other}: {message}"),
        }
    }

    /// Says something that must be done, and follows what happens.
    pub async fn done(&mut self, message: Value) -> u64 {
        self.socket.say(message.clone()).await;
        let mut done = None;
        loop {
            let heard = self.socket.hear().await.expect("an answer");
            if heard["is"] == "done" {
                done = Some(heard["seq"].as_u64().unwrap());
            } else {
                assert!(heard["is"] != "refused" && heard["is"] != "stale", "{message} → {heard}");
                self.take(&heard);
            }
            if let Some(done) = done
                && self.seq >= done
            {
                return done;
            }
        }
    }

    /// Follows what happens until a step is there.
    pub async fn follow(&mut self, seq: u64) {
        while self.seq < seq {
            let heard = self.socket.hear().await.expect("a step");
            self.take(&heard);
        }
    }

    /// Follows what happens until this seat is asked or the match is over.
    pub async fn wait(&mut self) {
        while !self.is_asked() && !self.is_over() {
            let heard = self.socket.hear().await.expect("a step");
            self.take(&heard);
        }
    }

    /// Makes some choice.
    pub async fn act(&mut self) -> u64 {
        let choices = self.choices();
        let action = &choices[(self.seq as usize * 7) % choices.len()];
        self.done(json!({"do": "act", "seq": self.seq, "seat": self.seat, "action": action})).await
    }
}

/// Two people sit down and start.
pub async fn begin(host: &Client, other: &Client, more: Value) -> (String, Player, Player) {
    let mut wanted = json!({"game": GAME, "seats": [{"kind": "me"}]});
    wanted.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let table = host.open(wanted).await;
    let mut first = Player::sit(host, &table, 0).await;
    let second = Player::sit(other, &table, 1).await;
    first.follow(second.seq).await;
    let begun = first.done(json!({"do": "start"})).await;
    let mut second = second;
    second.follow(begun).await;
    (table, first, second)
}

/// Plays so many decisions, or to the end.
pub async fn play(first: &mut Player, second: &mut Player, decisions: usize) {
    for _ in 0..decisions {
        let last = first.seq.max(second.seq);
        first.follow(last).await;
        second.follow(last).await;
        if first.is_over() {
            return;
        }
        if first.is_asked() {
            first.act().await
        } else {
            second.act().await
        };
    }
    let last = first.seq.max(second.seq);
    first.follow(last).await;
    second.follow(last).await;
}

//! Many matches at a pace: how long does a decision take from sending it to being told of it, by the other player?

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use sandtable_core::AnyKind;
use serde_json::{Value, json};
use tokio::task::JoinSet;

use super::visitor::{Socket, Visitor};
use super::{LoadError, Times};

/// How much is played.
#[derive(Clone, Debug)]
pub struct ActionsPlan {
    /// The game.
    pub game: String,
    /// So many matches at once, two people each.
    pub matches: usize,
    /// So many decisions a second in all; as many as go if nothing is said.
    pub per_second: Option<f64>,
    /// For so long.
    pub time: Duration,
}

/// What was measured.
#[derive(Clone, Debug)]
pub struct ActionsReport {
    /// Decisions that were committed and told.
    pub done: usize,
    /// In how much time.
    pub time: Duration,
    /// From sending to being told to the other player.
    pub told: Times,
}

pub(super) async fn run(server: SocketAddr, plan: ActionsPlan) -> Result<ActionsReport, LoadError> {
    let visitor = Visitor::new(server);
    let mut tables = Vec::new();
    for _ in 0..plan.matches {
        tables.push(Pair::sit_down(&visitor, &plan.game).await?);
    }
    let pause = plan.per_second.map(|rate| Duration::from_secs_f64(plan.matches as f64 / rate));
    let begun = Instant::now();
    let mut playing = JoinSet::new();
    for (index, pair) in tables.into_iter().enumerate() {
        // Matches do not all decide at the same moment.
        let offset = pause.unwrap_or_default().mul_f64(index as f64 / plan.matches as f64);
        let (visitor, plan) = (visitor.clone(), plan.clone());
        playing.spawn(async move {
            tokio::time::sleep(offset).await;
            pair.play(&visitor, &plan, pause, begun + plan.time).await
        });
    }
    let mut times = Vec::new();
    while let Some(played) = playing.join_next().await {
        times.extend(played.map_err(LoadError::connection)??);
    }
    Ok(ActionsReport { done: times.len(), time: begun.elapsed(), told: Times::new(times) })
}

/// The set-up in which two people play a game: what is played if nothing is said, unless one plays that alone.
fn for_two(game: &str) -> Value {
    let alone = |kind: &dyn AnyKind| kind.seats(&Value::Null).is_ok_and(|seats| seats == 1);
    match sandtable_shelf::registry().find(game) {
        Ok(kind) if alone(kind) => json!({"seats": 2}),
        _ => Value::Null,
    }
}

/// Two people at a table.
struct Pair {
    sockets: [Socket; 2],
    position: Value,
}

impl Pair {
    async fn sit_down(visitor: &Visitor, game: &str) -> Result<Pair, LoadError> {
        let (one, two) = (visitor.with_name("One").await?, visitor.with_name("Two").await?);
        let wanted = json!({"game": game, "setup": for_two(game), "seats": [{"kind": "me"}], "reaction": 0});
        let opened = one.post("/api/tables", &wanted).await?;
        let table = opened["id"].as_str().unwrap_or_default().to_owned();
        let act = format!("/api/tables/{table}/do");
        two.post(&act, &json!({"do": "sit", "seat": 1})).await?;
        two.post(&act, &json!({"do": "contribute", "seat": 1, "token": "2".repeat(64)})).await?;
        one.post(&act, &json!({"do": "start"})).await?;
        let mut sockets = [one.socket(&table).await?, two.socket(&table).await?];
        let position = [sockets[0].until("sync").await?, sockets[1].until("sync").await?];
        let asked = position[0]["position"]["to_act"][0].as_u64().unwrap_or(0) as usize;
        let [first, second] = position;
        Ok(Pair { sockets, position: if asked == 0 { first } else { second } })
    }

    /// The seat that is asked decides at its pace; the clock stops when the other one is told.
    async fn play(
        mut self,
        visitor: &Visitor,
        plan: &ActionsPlan,
        pause: Option<Duration>,
        end: Instant,
    ) -> Result<Vec<Duration>, LoadError> {
        let mut times = Vec::new();
        let mut next = Instant::now();
        while Instant::now() < end {
            let Some(seat) = self.position["position"]["to_act"][0].as_u64().map(|seat| seat as usize) else {
                self = Pair::sit_down(visitor, &plan.game).await?;
                continue;
            };
            let seq = self.position["seq"].as_u64().unwrap_or(0);
            let choices = &self.position["position"]["sights"][0]["choices"];
            let count = choices.as_array().map_or(1, Vec::len).max(1);
            let action = choices[(seq as usize * 7) % count]["action"].clone();
            if let Some(pause) = pause {
                tokio::time::sleep_until(next.into()).await;
                next += pause;
            }
            let begun = Instant::now();
            self.sockets[seat].say(&json!({"do": "act", "seq": seq, "seat": seat, "action": action})).await?;
            let theirs = loop {
                let told = self.sockets[1 - seat].hear().await?;
                if told.starts_with("{\"is\":\"step\"") {
                    times.push(begun.elapsed());
                    break told;
                }
            };
            let own = self.sockets[seat].until("step").await?;
            // The next position is read through the eyes of the one who is asked next.
            let asked = own["position"]["to_act"][0].as_u64().map(|seat| seat as usize);
            self.position = match asked {
                Some(other) if other != seat => serde_json::from_str(&theirs).map_err(LoadError::connection)?,
                _ => own,
            };
        }
        Ok(times)
    }
}

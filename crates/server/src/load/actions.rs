//! Many matches at a pace: how long does a decision take from sending it to being told of it, by the other player?

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use sandtable_core::{AnyKind, Choice};
use serde_json::{Value, json};
use tokio::task::JoinSet;

use super::visitor::{Socket, Visitor};
use super::{LoadError, Times};
use crate::wire::Heard;

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

/// What a player must know to go on.
struct Told {
    seq: u64,
    /// The seat that is asked first; nobody, when the match is over.
    asked: Option<usize>,
    choices: Vec<Choice>,
}

impl Told {
    fn read(message: &str) -> Result<Told, LoadError> {
        let (seq, position) = match Heard::read(message).map_err(LoadError::connection)? {
            Heard::Sync(sync) => (sync.seq, sync.position),
            Heard::Step(step) => (step.seq, step.position),
            Heard::Else => return Err(LoadError::Connection(format!("expected how it stands: {message}"))),
        };
        let position = position.ok_or_else(|| LoadError::Connection("the match has not begun".to_owned()))?;
        let sights = position.sights.read().map_err(LoadError::connection)?;
        let choices = sights.into_iter().next().map(|sight| sight.choices).unwrap_or_default();
        Ok(Told { seq, asked: position.to_act.first().map(|seat| seat.index()), choices })
    }

    /// One of the choices, another one at every step.
    fn choice(&self) -> Option<&str> {
        self.choices.get((self.seq as usize * 7) % self.choices.len().max(1)).map(|choice| choice.action.as_str())
    }
}

/// Two people at a table.
struct Pair {
    sockets: [Socket; 2],
    told: Told,
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
        let [first, second] = [sockets[0].until("sync").await?, sockets[1].until("sync").await?];
        let first = Told::read(&first)?;
        let told = if first.asked == Some(1) { Told::read(&second)? } else { first };
        Ok(Pair { sockets, told })
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
            let Some(seat) = self.told.asked else {
                self = Pair::sit_down(visitor, &plan.game).await?;
                continue;
            };
            let wish = json!({"do": "act", "seq": self.told.seq, "seat": seat, "action": self.told.choice()});
            if let Some(pause) = pause {
                tokio::time::sleep_until(next.into()).await;
                next += pause;
            }
            let begun = Instant::now();
            self.sockets[seat].say(&wish).await?;
            let theirs = self.sockets[1 - seat].until("step").await?;
            times.push(begun.elapsed());
            let own = Told::read(&self.sockets[seat].until("step").await?)?;
            // The next position is read through the eyes of the one who is asked next.
            self.told = if own.asked == Some(1 - seat) { Told::read(&theirs)? } else { own };
        }
        Ok(times)
    }
}

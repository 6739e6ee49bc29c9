//! Many matches at a pace: how long does a decision take from sending it to being told of it, by the other player?

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use memchr::memmem;
use sandtable_core::AnyKind;
use serde_json::{Value, json};
use tokio::task::JoinSet;

use super::usage::{Cost, Meter};
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
    /// Are the two people of a match connected to different servers?
    pub apart: bool,
    /// The PostgreSQL database behind the servers, to read how much of its log a decision writes.
    pub database: Option<String>,
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
    /// What it cost servers, database and tester.
    pub cost: Cost,
}

impl ActionsReport {
    /// Decisions a second.
    #[must_use]
    pub fn rate(&self) -> f64 {
        self.done as f64 / self.time.as_secs_f64()
    }
}

pub(super) async fn run(servers: &[SocketAddr], plan: ActionsPlan) -> Result<ActionsReport, LoadError> {
    let visitors: Vec<Visitor> = servers.iter().copied().map(Visitor::new).collect();
    let mut tables = Vec::new();
    for index in 0..plan.matches {
        tables.push(Pair::sit_down(Places::of(&visitors, index, plan.apart), &plan.game).await?);
    }
    let pause = plan.per_second.map(|rate| Duration::from_secs_f64(plan.matches as f64 / rate));
    let meter = Meter::start(&visitors, plan.database.as_deref()).await?;
    let begun = Instant::now();
    let mut playing = JoinSet::new();
    for (index, pair) in tables.into_iter().enumerate() {
        // Matches do not all decide at the same moment.
        let offset = pause.unwrap_or_default().mul_f64(index as f64 / plan.matches as f64);
        let plan = plan.clone();
        playing.spawn(async move {
            tokio::time::sleep(offset).await;
            pair.play(&plan, pause, begun + plan.time).await
        });
    }
    let mut times = Vec::new();
    // Sockets stay open until everything is measured.
    let mut seated = Vec::new();
    while let Some(played) = playing.join_next().await {
        let (pair, told) = played.map_err(LoadError::connection)??;
        seated.push(pair);
        times.extend(told);
    }
    let time = begun.elapsed();
    let cost = meter.stop(&visitors).await?;
    Ok(ActionsReport { done: times.len(), time, told: Times::new(times), cost })
}

/// The set-up in which two people play a game: what is played if nothing is said, unless one plays that alone.
pub(super) fn for_two(game: &str) -> Value {
    let alone = |kind: &dyn AnyKind| kind.seats(&Value::Null).is_ok_and(|seats| seats == 1);
    match sandtable_shelf::registry().find(game) {
        Ok(kind) if alone(kind) => json!({"seats": 2}),
        _ => Value::Null,
    }
}

/// The servers that the two people of a match are connected to.
#[derive(Clone)]
pub(super) struct Places([Visitor; 2]);

impl Places {
    fn of(visitors: &[Visitor], index: usize, apart: bool) -> Places {
        let at = |index: usize| visitors[index % visitors.len()].clone();
        Places([at(index), at(index + usize::from(apart))])
    }

    pub(super) fn both_at(visitor: &Visitor) -> Places {
        Places([visitor.clone(), visitor.clone()])
    }
}

/// What a player must know to go on.
pub(super) struct Asked {
    pub(super) seq: u64,
    /// The seat that is asked first; nobody, when the match is over.
    pub(super) seat: Option<usize>,
    /// What it chooses: another one of the choices at every step.
    pub(super) action: Option<String>,
}

impl Asked {
    /// Finds what it needs by its place in the message and reads nothing else: the tester shares the machine with the server that
    /// it measures, and a message is up to a hundred kilobytes long. Whose turn it is stands before the view, the choices after it.
    pub(super) fn read(message: &str) -> Result<Asked, LoadError> {
        let missing = |what: &str| LoadError::Connection(format!("expected {what} in {message}"));
        let seq = after(message, "\"seq\":").and_then(number).ok_or_else(|| missing("a step"))?;
        let position = after(message, "\"position\":{\"to_act\":[").ok_or_else(|| missing("a position"))?;
        let seat = number(position).map(|seat| seat as usize);
        // In a view, or in what an own scenario is called, the same word may stand: the last one counts.
        let choices = memmem::rfind(position.as_bytes(), b"\"choices\":[").ok_or_else(|| missing("choices"))?;
        let choices = &position[choices..];
        let places: Vec<usize> = memmem::find_iter(choices.as_bytes(), CHOICE).collect();
        // No notation has a quotation mark in it.
        let word = |at: usize| choices[at + CHOICE.len()..].split('"').next().map(str::to_owned);
        let action = places.get((seq as usize * 7) % places.len().max(1)).and_then(|&at| word(at));
        Ok(Asked { seq, seat, action })
    }
}

/// How a choice begins.
const CHOICE: &[u8] = b"{\"action\":\"";

fn after<'a>(text: &'a str, mark: &str) -> Option<&'a str> {
    memmem::find(text.as_bytes(), mark.as_bytes()).map(|at| &text[at + mark.len()..])
}

fn number(text: &str) -> Option<u64> {
    text.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
}

/// Says something until it is done: a server may not have heard yet of what was done at another a moment ago.
async fn insist(visitor: &Visitor, path: &str, wish: &Value) -> Result<(), LoadError> {
    let mut answer = visitor.post(path, wish).await?;
    for _ in 0..50 {
        if answer["is"] == "done" {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
        answer = visitor.post(path, wish).await?;
    }
    Err(LoadError::Refused { asked: format!("POST {path} {wish}"), answered: answer.to_string() })
}

/// A message is read in one piece, as a browser does.
const READ_BUFFER: usize = 64 * 1_024;

/// Two people at a table. When their match is over they open the next one.
pub(super) struct Pair {
    people: [Visitor; 2],
    sockets: [Socket; 2],
    asked: Asked,
}

impl Pair {
    /// Opens a table for two and begins.
    pub(super) async fn sit_down(places: Places, game: &str) -> Result<Pair, LoadError> {
        let people = [places.0[0].with_name("One").await?, places.0[1].with_name("Two").await?];
        Pair::play_again(people, game).await
    }

    /// The same two people open another table and begin.
    async fn play_again(people: [Visitor; 2], game: &str) -> Result<Pair, LoadError> {
        let [one, two] = &people;
        let wanted = json!({"game": game, "setup": for_two(game), "seats": [{"kind": "me"}], "reaction": 0});
        let opened = one.post("/api/tables", &wanted).await?;
        let table = opened["id"].as_str().unwrap_or_default().to_owned();
        let act = format!("/api/tables/{table}/do");
        insist(two, &act, &json!({"do": "sit", "seat": 1})).await?;
        insist(two, &act, &json!({"do": "contribute", "seat": 1, "token": "2".repeat(64)})).await?;
        insist(one, &act, &json!({"do": "start"})).await?;
        let mut sockets = [one.socket_with(&table, READ_BUFFER).await?, two.socket_with(&table, READ_BUFFER).await?];
        let [first, second] = [sockets[0].until("sync").await?, sockets[1].until("sync").await?];
        let first = Asked::read(&first)?;
        let asked = if first.seat == Some(1) { Asked::read(&second)? } else { first };
        Ok(Pair { people, sockets, asked })
    }

    /// The seat that is asked decides at its pace; the clock stops when the other one is told.
    async fn play(
        mut self,
        plan: &ActionsPlan,
        pause: Option<Duration>,
        end: Instant,
    ) -> Result<(Pair, Vec<Duration>), LoadError> {
        let mut times = Vec::new();
        let mut next = Instant::now();
        while Instant::now() < end {
            if self.asked.seat.is_none() {
                self = Pair::play_again(self.people, &plan.game).await?;
            }
            if let Some(pause) = pause {
                tokio::time::sleep_until(next.into()).await;
                next += pause;
            }
            times.extend(self.decide().await?);
        }
        Ok((self, times))
    }

    /// One decision, and how long it took until the other one was told; nothing, if the match is over.
    pub(super) async fn decide(&mut self) -> Result<Option<Duration>, LoadError> {
        let Some(seat) = self.asked.seat else { return Ok(None) };
        let action = self.asked.action.as_deref().ok_or_else(|| LoadError::Connection("no choice".to_owned()))?;
        // No notation has a quotation mark in it.
        let wish = format!(r#"{{"do":"act","seq":{},"seat":{seat},"action":"{action}"}}"#, self.asked.seq);
        let begun = Instant::now();
        self.sockets[seat].say_text(wish).await?;
        let theirs = self.sockets[1 - seat].until("step").await?;
        let time = begun.elapsed();
        let (done, own) = self.sockets[seat].done_and_step().await?;
        let asked = Asked::read(&own)?;
        // It is acknowledged, as the step that both are told of, and nothing came in between.
        let acknowledged = after(&done, "\"seq\":").and_then(number);
        let told = [&own, &theirs].map(|step| after(step, "\"seq\":").and_then(number));
        if acknowledged != Some(asked.seq) || told != [acknowledged; 2] || asked.seq <= self.asked.seq {
            let answered = format!("{done}, and told of {told:?}");
            return Err(LoadError::Refused { asked: format!("a decision after {}", self.asked.seq), answered });
        }
        // The next position is read through the eyes of the one who is asked next.
        self.asked = if asked.seat == Some(1 - seat) { Asked::read(&theirs)? } else { asked };
        Ok(Some(time))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_reads_whose_turn_it_is_and_one_of_the_choices() {
        let step = r#"{"is":"step","from":7,"seq":8,"now":1,"position":{"to_act":[1],"sights":[{"viewer":{"seat":0},
            "view":{"to_act":[3],"choices":[]},"prompt":{"text":{"id":"z"}},"choices":[{"action":"pass","path":[],"text":{"id":"y"}},
            {"action":"red-7 @3","path":["card:red-7"],"text":{"id":"x"}},{"action":"blue-1 @2","path":[],"text":{"id":"y"}}],
            "labels":{},"can_undo":false}],"clocks":[]},"log":[]}"#;
        let asked = Asked::read(step).unwrap();
        // 8 · 7 = 56, which leaves 2 when divided by 3.
        assert_eq!((asked.seq, asked.seat, asked.action.as_deref()), (8, Some(1), Some("blue-1 @2")));
    }

    #[test]
    fn nobody_is_asked_when_the_match_is_over() {
        let over =
            r#"{"is":"step","from":7,"seq":8,"position":{"to_act":[],"sights":[{"view":{},"choices":[]}]},"log":[]}"#;
        let asked = Asked::read(over).unwrap();
        assert_eq!((asked.seat, asked.action), (None, None));
    }
}

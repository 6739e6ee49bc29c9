//! What a table says to a client.
//!
//! Every change of a table is a step with a number, the same on every node. A step is told to everybody at the table,
//! even when nothing of what happened may be known to a viewer: who has seen step 41 and hears of step 43 knows that he
//! missed one.
//!
//! Programs of ours that play (the storm's players, the load tester's) read these very types ([`Heard`]). What only people look at, the
//! views and the sentences, they leave unread.

use std::collections::BTreeMap;
use std::sync::Arc;

use sandtable_core::{Choice, Odds, OrderForm, Prompt, Seat, Text, Told, ViewJson, Viewer, write_json, write_verbatim};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use ts_rs::TS;
use utoipa::ToSchema;

use super::{ClockFace, TableInfo};

/// One message to a client.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// Everything that this client may know: after `hello`, and whenever it has missed too much.
    Sync(Box<Sync>),
    /// Something was done, or several things that the client had missed.
    Step(Box<Step>),
    /// What this client asked for is done and stored.
    Done {
        /// The step that it became; or the one that it had become already, if the client said it twice.
        #[ts(type = "number")]
        seq: u64,
    },
    /// What this client asked for was not done.
    Refused(Refused),
    /// The client decided on a position that is no more. It should look at what came since, and ask anew.
    Stale {
        /// The sequence that the client sent.
        #[ts(type = "number")]
        seq: u64,
        /// The table's sequence now.
        #[ts(type = "number")]
        now: u64,
    },
    /// The answer to `why`.
    Why {
        /// The number of the question.
        ask: u32,
        /// Why not; nothing, if it can be chosen.
        refused: Option<Refused>,
    },
    /// The answer to `odds`.
    Odds(Box<OddsTold>),
    /// The answer to `prospect`.
    Prospect {
        /// The number of the question.
        ask: u32,
        /// What chance has in store; nothing, if it has no part in it.
        odds: Option<Odds>,
    },
    /// Somebody said something.
    Chat(ChatLine),
    /// All that was said and stands, the last lines of it, in place of what the client has: a line was removed, or has lost its name.
    Talk {
        /// The lines that this client may read.
        lines: Vec<ChatLine>,
    },
    /// Who is here.
    Presence(Presence),
    /// The answer to `ping`.
    Pong {
        /// The number of the question.
        n: u32,
        /// The server's clock, in milliseconds since 1970.
        #[ts(type = "number")]
        now: u64,
    },
    /// The message could not be understood or not be served. The connection stays, unless the server is going away.
    Error {
        /// What kind of trouble, for programs.
        code: ErrorCode,
        /// What to tell a person.
        text: Text,
        /// Where in the message, and what was expected there; for programmers.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        detail: Option<String>,
    },
}

/// What a program hears that plays: how the table stands, or what was done. It passes the rest over.
#[derive(Clone, Debug)]
pub enum Heard {
    /// How it stands.
    Sync(Box<Sync>),
    /// What was done.
    Step(Box<Step>),
    /// Something else.
    Else,
}

impl Heard {
    /// Reads a message. What kind it is stands first in it.
    pub fn read(message: &str) -> Result<Heard, serde_json::Error> {
        let kind = message.strip_prefix("{\"is\":\"").and_then(|rest| rest.split('"').next());
        match kind {
            Some("sync") => serde_json::from_str(message).map(Heard::Sync),
            Some("step") => serde_json::from_str(message).map(Heard::Step),
            Some(_) => Ok(Heard::Else),
            None => Err(serde::de::Error::custom("a message says first what it is")),
        }
    }
}

/// Everything that a client may know of a table.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Sync {
    /// The last step that is contained in it.
    #[ts(type = "number")]
    pub seq: u64,
    /// The server's clock, in milliseconds since 1970: clocks count from it.
    #[ts(type = "number")]
    pub now: u64,
    /// The table.
    pub table: TableInfo,
    /// What the client is at this table.
    pub you: You,
    /// The position; nothing before the start.
    pub position: Option<Position>,
    /// What happened so far.
    pub log: Vec<LogLine>,
    /// What was said in the rooms that this client may read; the last lines of it.
    pub chat: Vec<ChatLine>,
    /// Who is here.
    pub presence: Presence,
}

/// Something was done.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Step {
    /// It follows this step: a client that has another one last has missed something and says `hello`.
    #[ts(type = "number")]
    pub from: u64,
    /// The last step that is contained in it.
    #[ts(type = "number")]
    pub seq: u64,
    /// The server's clock.
    #[ts(type = "number")]
    pub now: u64,
    /// The table, if anything about it changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub table: Option<TableInfo>,
    /// What the client is at this table, if that changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub you: Option<You>,
    /// The position now; nothing before the start, and nothing if `same` stands in its place.
    pub position: Option<Position>,
    /// The position is the one that the client has, with these clocks: the answer to `hello` on a line that missed nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub same: Option<Vec<ClockFace>>,
    /// What happened, to be animated and added to the log.
    pub log: Vec<LogLine>,
    /// Log lines that were taken back, by their step.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(type = "Array<number>", optional)]
    pub removed: Vec<u64>,
}

/// What a client is at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct You {
    /// The seats that it may decide for; none for a spectator.
    #[ts(type = "Array<number>")]
    #[schema(value_type = Vec<u8>)]
    pub seats: Vec<Seat>,
    /// Did it open the table?
    pub host: bool,
}

/// A position, as a client may know it.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Position {
    /// Who is asked now; nobody when the match is over.
    #[ts(type = "Array<number>")]
    pub to_act: Vec<Seat>,
    /// What each pair of eyes sees that this client may look through: its seats in order, or the public view. After the
    /// end, the all-seeing one is first.
    #[ts(as = "Vec<Sight>")]
    pub sights: Sights,
    /// The clocks of the seats; empty at a table without.
    pub clocks: Vec<ClockFace>,
    /// A moment at which a seat could answer, whether it can or not: play goes on when it is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lull: Option<LullShown>,
}

/// A moment at which a seat could answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct LullShown {
    /// Who could.
    #[ts(type = "number")]
    pub seat: Seat,
    /// When it is over, in milliseconds since 1970.
    #[ts(type = "number")]
    pub until: u64,
}

/// What several pairs of eyes see, as the text that is sent: it is made once for a position and shared by all who look
/// through these eyes. Most of a message is this text, and it goes into one as it stands.
#[derive(Clone, Debug)]
// Boxed inside, because moving a long text into an `Arc` would copy it.
pub struct Sights(Arc<Box<str>>);

impl Sights {
    /// The text of these sights.
    ///
    /// # Panics
    /// Never: sights become JSON.
    #[must_use]
    pub fn new(sights: &[Sight]) -> Sights {
        let views: usize = sights.iter().map(|sight| sight.view.text().len()).sum();
        let mut text = String::with_capacity(views + 4_096);
        write_json(sights, &mut text);
        Sights(Arc::new(text.into_boxed_str()))
    }

    /// Reads them again, as a program does that plays.
    pub fn read(&self) -> Result<Vec<Sight>, serde_json::Error> {
        serde_json::from_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Sights {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Sights, D::Error> {
        Box::<RawValue>::deserialize(deserializer).map(|text| Sights(Arc::new(text.get().into())))
    }
}

impl Serialize for Sights {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        write_verbatim(&self.0, serializer)
    }
}

impl Step {
    /// The whole message as it is sent.
    ///
    /// # Panics
    /// Never: steps become JSON.
    #[must_use]
    pub fn message(self) -> String {
        let sights = self.position.as_ref().map_or(0, |position| position.sights.0.len());
        let mut text = String::with_capacity(sights + 1_024);
        write_json(&ServerMessage::Step(Box::new(self)), &mut text);
        text
    }
}

/// What is asked, to who has not read it.
fn unread() -> Prompt {
    Prompt { text: Text::new(""), rule: "" }
}

/// What one pair of eyes sees.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Sight {
    /// Whose eyes.
    pub viewer: Viewer,
    /// The game's view.
    #[serde(skip_deserializing, default = "ViewJson::unseen")]
    #[ts(type = "unknown")]
    pub view: ViewJson,
    /// What is asked.
    #[serde(skip_deserializing, default = "unread")]
    pub prompt: Prompt,
    /// What the seat may choose; empty when it is not asked.
    pub choices: Vec<Choice>,
    /// What the steps of the choices are called.
    #[serde(skip_deserializing)]
    pub labels: BTreeMap<String, Text>,
    /// May the seat take its last step back?
    pub can_undo: bool,
    /// Is there a step of the seat that it could ask the others to take back?
    pub can_ask: bool,
    /// What the seat wants decided without being asked; nothing in games without such orders.
    #[serde(skip_deserializing, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub orders: Option<SeatOrders>,
}

/// Standing orders of a seat.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SeatOrders {
    /// Those that it has given, the first that fits is obeyed.
    pub given: Vec<String>,
    /// Those that the game knows, each as it is usually given.
    pub known: Vec<OrderForm>,
}

/// One line of the log: all that one step told.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct LogLine {
    /// The step.
    #[ts(type = "number")]
    pub seq: u64,
    /// How many lines of the record there are after it: what `/api/tables/{id}/at/{line}` takes.
    pub line: u32,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
    /// Who did it; nothing, if nobody in a seat did.
    #[ts(type = "number | null")]
    pub seat: Option<Seat>,
    /// What happened in the game, as this client may know it.
    #[serde(skip_deserializing)]
    pub told: Vec<Told>,
    /// What happened at the table, if the step was no action of the game.
    pub note: Option<Text>,
}

/// Why something may not be done.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Refused {
    /// The sequence that the client sent; nothing for what has none.
    #[ts(type = "number | null")]
    pub seq: Option<u64>,
    /// The clause that forbids it, such as `BL-9.2`; nothing, if the table forbids it and not the game.
    pub rule: Option<String>,
    /// What to tell the player.
    pub text: Text,
}

/// What a seat's choices may bring in one position.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct OddsTold {
    /// The position after this step.
    #[ts(type = "number")]
    pub seq: u64,
    /// Whose choices.
    #[ts(type = "number")]
    pub seat: Seat,
    /// Those choices in which chance has a part.
    pub choices: Vec<ChoiceOdds>,
    /// Is that all? If not, the position is no more, or it would cost too much to work the rest out.
    pub whole: bool,
}

/// What one choice may bring.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct ChoiceOdds {
    /// The action in the game's notation, as the choices name it.
    pub action: String,
    /// The first line is the one to show over a thing.
    pub odds: Odds,
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct ChatLine {
    /// Its number at this table.
    #[ts(type = "number")]
    pub n: u64,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
    /// Where.
    pub room: Room,
    /// Who said it.
    pub name: String,
    /// What; plain text, to be shown as such.
    pub text: String,
}

/// Where something is said. While a match runs, players and spectators cannot hear each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Room {
    /// Those who sit at the table.
    Players,
    /// Those who look on.
    Spectators,
}

/// Who is here.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Presence {
    /// Seats whose people are connected.
    #[ts(type = "Array<number>")]
    pub seats: Vec<Seat>,
    /// How many others look on.
    pub spectators: u32,
}

/// Kinds of trouble.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ErrorCode {
    /// No message of ours.
    Malformed,
    /// Larger than anything sensible.
    TooLarge,
    /// Too often.
    TooFast,
    /// The request did not end.
    TooSlow,
    /// Nothing there, or not for you.
    NotFound,
    /// You are nobody yet: take a name first.
    NoSession,
    /// You may not.
    Forbidden,
    /// That name is taken, or that was done already.
    Conflict,
    /// The request is understood and cannot be served as it is.
    Unprocessable,
    /// A mistake on our side.
    Internal,
    /// The server is going away; come back in a moment.
    GoingAway,
}

#[cfg(test)]
mod tests {
    use sandtable_core::{Fast, Path};

    use super::*;

    fn sight(orders: Option<SeatOrders>) -> Sight {
        let shelf = sandtable_shelf::registry();
        let kind = shelf.find("axis-dday").unwrap();
        let game = kind.start(&serde_json::Value::Null, &mut Fast::new(1)).unwrap();
        let seat = game.to_act().lowest().unwrap();
        Sight {
            viewer: Viewer::Seat(seat),
            view: game.view(Viewer::Seat(seat)),
            prompt: game.prompt(Viewer::Seat(seat)),
            choices: vec![Choice { action: "begin".to_owned(), path: Path::default(), text: Text::new("x") }],
            labels: BTreeMap::from([("zone:1".to_owned(), Text::new("\"quoted\""))]),
            can_undo: true,
            can_ask: false,
            orders,
        }
    }

    #[test]
    fn sights_are_put_together_as_they_would_be_written() {
        let orders = SeatOrders { given: vec!["casualties".to_owned()], known: Vec::new() };
        for sights in [vec![], vec![sight(None)], vec![sight(Some(orders)), sight(None)]] {
            assert_eq!(&**Sights::new(&sights).0, serde_json::to_string(&sights).unwrap());
        }
    }

    #[test]
    fn a_step_is_put_together_as_it_would_be_written() {
        let sights = Sights::new(&[sight(None)]);
        let note = Text::new("core-note").with("name", "\"position\":{\"to_act\":[0],\"sights\":[]".to_owned());
        let line = LogLine { seq: 8, line: 3, at: 1, seat: None, told: Vec::new(), note: Some(note) };
        for to_act in [vec![Seat(0)], vec![], vec![Seat(1), Seat(2)]] {
            let position = Position { to_act, sights: sights.clone(), clocks: Vec::new(), lull: None };
            let step = Step {
                from: 7,
                seq: 8,
                now: 9,
                table: None,
                you: None,
                position: Some(position),
                same: None,
                log: vec![line.clone()],
                removed: vec![4],
            };
            let written = serde_json::to_string(&ServerMessage::Step(Box::new(step.clone()))).unwrap();
            assert_eq!(step.clone().message(), written);
            let before_the_start = Step { position: None, ..step };
            let written = serde_json::to_string(&ServerMessage::Step(Box::new(before_the_start.clone()))).unwrap();
            assert_eq!(before_the_start.message(), written);
        }
    }
}

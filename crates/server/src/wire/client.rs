//! What a client may say at a table, over its socket or by `POST /api/tables/{id}/do`.

use sandtable_core::{Level, Path, Seat, Step};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// One message from a client. Anything else is answered with an error, and changes nothing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first message of a socket: what the client has seen already. Answered with `sync`, or with `step` if what is
    /// missing is short.
    Hello {
        /// The sequence of the last step that the client has; nothing, if it has none.
        #[serde(default)]
        #[ts(optional, type = "number")]
        since: Option<u64>,
        /// The number of the last chat line that it has.
        #[serde(default)]
        #[ts(optional, type = "number")]
        chat: Option<u64>,
    },
    /// Takes an empty seat. Sitting on several seats is hot-seat play.
    Sit {
        /// Which.
        #[ts(type = "number")]
        #[schema(value_type = u8)]
        seat: Seat,
        /// What to be called there; one's own name if nothing is said.
        #[serde(default)]
        #[ts(optional)]
        name: Option<String>,
    },
    /// Gets up from a seat before the match has started; the host may clear any seat.
    Stand {
        /// Which.
        #[ts(type = "number")]
        #[schema(value_type = u8)]
        seat: Seat,
    },
    /// Seats a bot. The host's to say, before the match has started.
    SeatBot {
        /// Where.
        #[ts(type = "number")]
        #[schema(value_type = u8)]
        seat: Seat,
        /// How strong.
        #[schema(value_type = String)]
        level: Level,
    },
    /// Adds 32 random bytes of one's own to the dice, as 64 hexadecimal digits. Once a seat, before the start.
    Contribute {
        /// For which seat.
        #[ts(type = "number")]
        #[schema(value_type = u8)]
        seat: Seat,
        /// The bytes.
        token: String,
    },
    /// Begins the match; every seat must be taken.
    Start,
    /// Chooses an action.
    Act {
        /// The last step that the client had seen when the person chose.
        #[ts(type = "number")]
        seq: u64,
        /// For which seat.
        #[ts(type = "number")]
        #[schema(value_type = u8)]
        seat: Seat,
        /// The action in the game's notation, as the choices name it.
        action: String,
    },
    /// Takes one's last step back, where the undo law allows it.
    Undo {
        /// The last step that the client had seen.
        #[ts(type = "number")]
        seq: u64,
        /// For which seat.
        #[ts(type = "number")]
        #[schema(value_type = u8)]
        seat: Seat,
    },
    /// Asks to go back to before one's own last step. Against bots alone it is granted at once; people are asked.
    TakeBack {
        /// Who asks.
        #[ts(type = "number")]
        #[schema(value_type = u8)]
        seat: Seat,
    },
    /// Asks to stop all clocks. Against bots alone it is granted at once; people are asked.
    AskPause {
        /// Who asks.
        #[ts(type = "number")]
        #[schema(value_type = u8)]
        seat: Seat,
    },
    /// Lets the clocks run again; deciding does so too.
    Resume {
        /// Who wants to play on.
        #[ts(type = "number")]
        #[schema(value_type = u8)]
        seat: Seat,
    },
    /// Answers somebody's wish to take back or to pause.
    Answer {
        /// Who answers.
        #[ts(type = "number")]
        #[schema(value_type = u8)]
        seat: Seat,
        /// Yes or no.
        agree: bool,
    },
    /// Gives the match up.
    Resign {
        /// Who.
        #[ts(type = "number")]
        #[schema(value_type = u8)]
        seat: Seat,
    },
    /// Stops one's clock for some days, if the table's clock has vacation left.
    Vacation {
        /// Whose clock.
        #[ts(type = "number")]
        #[schema(value_type = u8)]
        seat: Seat,
        /// For how long; 0 ends it.
        days: u32,
    },
    /// Says what is to be decided for one's seat without asking, in place of all that was said before. Nobody else is told.
    Order {
        /// For which seat.
        #[ts(type = "number")]
        #[schema(value_type = u8)]
        seat: Seat,
        /// In the words of the game (`position.sights[].orders.known`); none takes all of them back.
        orders: Vec<String>,
    },
    /// Wants to play the same again. The first to ask opens the new table; its id stands in the old one.
    Rematch,
    /// Says something in the room that one is in.
    Chat {
        /// What.
        text: String,
    },
    /// Asks why something cannot be chosen. Answered with `why`.
    Why {
        /// Echoed in the answer.
        ask: u32,
        /// For which seat.
        #[ts(type = "number")]
        #[schema(value_type = u8)]
        seat: Seat,
        /// The clicks that would make the action.
        #[schema(value_type = Vec<String>)]
        path: Path,
    },
    /// Asks what one's choices may bring in the position that the client has. Answered with `odds`.
    Odds {
        /// The last step that the client has.
        #[ts(type = "number")]
        seq: u64,
        /// For which seat.
        #[ts(type = "number")]
        #[schema(value_type = u8)]
        seat: Seat,
    },
    /// Asks what chance has in store for a thing on the table as it stands, such as the battle in a zone. Answered with
    /// `prospect`.
    Prospect {
        /// Echoed in the answer.
        ask: u32,
        /// Of what.
        #[schema(value_type = String)]
        thing: Step,
    },
    /// Is anybody there? Free of any limit.
    Ping {
        /// Echoed in the answer.
        n: u32,
    },
}

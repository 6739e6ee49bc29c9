//! Everything that can be done at a table, as it is stored: one line of JSON a deed.

use sandtable_core::{Entry, Level, Seat};
use serde::{Deserialize, Serialize};

use crate::wire::{BranchOf, PlayerId, TableId};

/// Something that was done at a table. A table is what it was opened with and its deeds, in order.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "did", rename_all = "kebab-case")]
pub enum Deed {
    /// Somebody took a seat.
    Sit {
        /// Which.
        seat: Seat,
        /// Who.
        player: PlayerId,
        /// What they are called there.
        name: String,
    },
    /// A seat was given back.
    Stand {
        /// Which.
        seat: Seat,
    },
    /// A bot was seated.
    SeatBot {
        /// Where.
        seat: Seat,
        /// How strong.
        level: Level,
    },
    /// A seat added something of its own to the dice.
    Contribute {
        /// Which.
        seat: Seat,
        /// 64 hexadecimal digits.
        token: String,
    },
    /// The match began.
    Start,
    /// A line was added to the match's record.
    Play {
        /// The line, as records have it.
        #[serde(with = "as_line")]
        entry: Entry,
    },
    /// A seat took its last step back; the record has no trace of it.
    Undo {
        /// Who.
        seat: Seat,
    },
    /// A seat asks the others whether it may go back.
    Ask {
        /// Who.
        seat: Seat,
        /// To the position after so many lines of the record.
        line: usize,
    },
    /// A seat asks the others to stop the clocks.
    AskPause {
        /// Who.
        seat: Seat,
    },
    /// All clocks stand still; everybody agreed.
    Pause {
        /// Who asked for it.
        seat: Seat,
    },
    /// The clocks run again.
    Resume {
        /// Who wanted it.
        seat: Seat,
    },
    /// A seat answered such a wish.
    Answer {
        /// Who.
        seat: Seat,
        /// Yes or no.
        agree: bool,
    },
    /// A seat's time ran out and a bot took it over.
    TakeOver {
        /// Which.
        seat: Seat,
        /// How strong.
        level: Level,
    },
    /// A seat's clock stands still for some days, or runs again.
    Vacation {
        /// Whose.
        seat: Seat,
        /// For how long; 0 ends it.
        days: u32,
    },
    /// How many seconds people have to react, if that is not what the clock says.
    Reaction {
        /// None at all: 0.
        seconds: u32,
    },
    /// A moment at which somebody could have answered is over, and nobody was asked. It takes the place of the answer.
    Lull,
    /// A seat says what is to be decided for it without asking; all that it said before is forgotten.
    Order {
        /// Whose.
        seat: Seat,
        /// In the words of the game, the first that fits is obeyed.
        orders: Vec<String>,
    },
    /// What follows was played at another table until a line of its record: this one plays on from there.
    Branch(BranchOf),
    /// The same is played again at another table.
    Rematch {
        /// Which.
        table: TableId,
    },
}

impl Deed {
    /// As it is stored.
    ///
    /// # Panics
    /// Never: a deed becomes JSON.
    #[must_use]
    pub fn line(&self) -> String {
        serde_json::to_string(self).expect("a deed becomes JSON")
    }

    /// The seat that did it, if one did.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Deed::Sit { seat, .. }
            | Deed::Stand { seat }
            | Deed::SeatBot { seat, .. }
            | Deed::Contribute { seat, .. }
            | Deed::Undo { seat }
            | Deed::Ask { seat, .. }
            | Deed::AskPause { seat }
            | Deed::Pause { seat }
            | Deed::Resume { seat }
            | Deed::Answer { seat, .. }
            | Deed::TakeOver { seat, .. }
            | Deed::Order { seat, .. }
            | Deed::Vacation { seat, .. } => Some(*seat),
            Deed::Play { entry } => match entry {
                Entry::Action(seat, _) | Entry::TakeBack(seat, ..) | Entry::Resign(seat) | Entry::Forfeit(seat) => {
                    Some(*seat)
                }
                Entry::Dice(_) => None,
            },
            Deed::Start | Deed::Branch(_) | Deed::Rematch { .. } | Deed::Reaction { .. } | Deed::Lull => None,
        }
    }
}

/// An entry as the line that records have.
mod as_line {
    use sandtable_core::Entry;
    use serde::{Deserialize as _, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(entry: &Entry, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(entry)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Entry, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deed_is_stored_as_a_line_that_a_person_can_read() {
        let deed = Deed::Play { entry: Entry::Action(Seat(1), "red-7 @3".into()) };
        assert_eq!(deed.line(), r#"{"did":"play","entry":"1 red-7 @3"}"#);
        assert_eq!(serde_json::from_str::<Deed>(&deed.line()).unwrap(), deed);
    }
}

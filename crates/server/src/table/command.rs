//! What a table can be asked for.

use std::sync::Arc;

use sandtable_core::{Seat, Text};
use tokio::sync::{mpsc, oneshot};

use super::audience::Letter;
use super::judge::Asker;
use super::odds::Asking;
use super::opening::NoTable;
use crate::store::{News, StoreError};
use crate::wire::{ClientMessage, Earlier, NewBranch, ServerMessage, TableId, TableInfo};

/// Where commands reach a table. A queue makes room for many from the start, each as wide as what lies in it, and most tables
/// are idle: so commands lie elsewhere.
pub(super) type Inbox = mpsc::Receiver<Box<Command>>;
/// The way to a table's inbox.
pub(super) type ToTable = mpsc::Sender<Box<Command>>;

/// A table as a whole, for somebody.
pub struct Card {
    /// The table, with its set-up.
    pub table: TableInfo,
    /// Does it wait for a decision of the one who asks?
    pub your_turn: bool,
    /// When something was last done there, in milliseconds since 1970.
    pub last: u64,
}

/// What a table can be asked for.
pub enum Command {
    /// Somebody connects, and wants to know what they have missed.
    Enter {
        /// Who.
        asker: Option<Asker>,
        /// Where messages go.
        outbox: mpsc::Sender<Letter>,
        /// The last step and the last chat line that they have.
        seen: Seen,
        /// The connection's number, and how many bytes it was sent for its greeting.
        reply: oneshot::Sender<(u64, usize)>,
    },
    /// Somebody who is connected wants to know what they have missed.
    Again {
        /// The connection's number.
        number: u64,
        /// Who.
        asker: Option<Asker>,
        /// What they have.
        seen: Seen,
        /// How many bytes they were sent.
        reply: oneshot::Sender<usize>,
    },
    /// A connection ends.
    Leave {
        /// Its number.
        number: u64,
    },
    /// Somebody says something at the table.
    Say {
        /// Who.
        asker: Option<Asker>,
        /// What.
        wish: ClientMessage,
        /// The answer.
        reply: oneshot::Sender<ServerMessage>,
    },
    /// Somebody asks what their choices may bring.
    Odds {
        /// Who.
        asker: Option<Asker>,
        /// In the position after this step.
        seq: u64,
        /// For which seat.
        seat: Seat,
        /// Who is told.
        asking: Asking,
    },
    /// Another node, or this one, did something.
    Heard(News),
    /// These nodes are alive; whoever is said to be at another is not.
    Alive(Arc<Vec<u64>>),
    /// The table was removed.
    Removed,
    /// A bot has decided.
    Decided {
        /// On the position after this step.
        seq: u64,
        /// For which seat.
        seat: Seat,
        /// What; nothing, if it could not.
        action: Option<String>,
    },
    /// How does it stand, for somebody's list?
    Card {
        /// Whose list.
        asker: Option<Asker>,
        /// The answer.
        reply: oneshot::Sender<Card>,
    },
    /// How did it stand after so many lines?
    Earlier {
        /// Through whose eyes.
        asker: Option<Asker>,
        /// After how many lines.
        line: usize,
        /// The answer; nothing, if there is no such line.
        reply: oneshot::Sender<Option<Earlier>>,
    },
    /// How did it stand after so many lines, in sentences?
    InWords {
        /// Through whose eyes.
        asker: Option<Asker>,
        /// After how many lines.
        line: usize,
        /// Who sits at the bottom.
        near: Seat,
        /// The answer; nothing, if there is no such line or no such seat.
        reply: oneshot::Sender<Option<Vec<Text>>>,
    },
    /// The record, if the match is over.
    Record {
        /// The answer.
        reply: oneshot::Sender<Result<Option<String>, StoreError>>,
    },
    /// Play on from an earlier position, at a table of its own.
    Branch {
        /// Who.
        asker: Asker,
        /// From where, in which seat, against whom.
        wanted: NewBranch,
        /// The new table.
        reply: oneshot::Sender<Result<TableId, NoTable>>,
    },
    /// Look at the clock.
    Wake,
}

/// What a client has.
#[derive(Clone, Copy, Debug, Default)]
pub struct Seen {
    /// Its last step.
    pub step: Option<u64>,
    /// Its last chat line.
    pub chat: Option<u64>,
}

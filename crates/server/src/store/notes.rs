//! What lists must know of a deed: who sits where, and how far a table is. Plain data, so that a database can write it
//! together with the deed in one statement.

use sandtable_core::Seat;

use super::database::Statement;
use super::notices::{Notice, PUT_NOTICE};
use super::tables::word;
use crate::wire::{Sitter, Status, TableId};

/// What lists must know of a deed.
#[derive(Clone, Debug, PartialEq)]
pub enum Note {
    /// Who sits in a seat.
    Sitter {
        /// Which.
        seat: u64,
        /// The person's id, if one sits there.
        player: Option<String>,
        /// Who, as JSON.
        sitter: String,
    },
    /// How far a table is.
    Status {
        /// The word that is stored.
        status: &'static str,
        /// Since when.
        at: u64,
        /// When it must be looked at next.
        wake: Option<u64>,
    },
    /// Somebody is to be told that it may be their turn, unless that is said or taken back before it is due.
    Notice(Notice),
}

impl Note {
    /// Who sits in a seat.
    ///
    /// # Panics
    /// Never: a sitter becomes JSON.
    #[must_use]
    pub fn sitter(seat: Seat, sitter: &Sitter) -> Note {
        let player = match sitter {
            Sitter::Person { player, .. } => Some(player.0.to_string()),
            Sitter::Empty | Sitter::Bot { .. } => None,
        };
        let sitter = serde_json::to_string(sitter).expect("a sitter becomes JSON");
        Note::Sitter { seat: u64::from(seat.0), player, sitter }
    }

    /// How far a table is. A running match is due to be looked at: whoever puts it away says when the next time is.
    #[must_use]
    pub fn status(status: Status, at: u64) -> Note {
        Note::Status { status: word(status), at, wake: (status == Status::Playing).then_some(at) }
    }

    /// Somebody is to be told that it may be their turn.
    #[must_use]
    pub fn notice(notice: &Notice) -> Note {
        Note::Notice(notice.clone())
    }

    /// The statement that writes it by itself.
    #[must_use]
    pub fn statement(&self, table: TableId) -> Statement {
        match self {
            Note::Sitter { seat, player, sitter } => Statement::new(
                "INSERT INTO sitters (table_id, seat, player, sitter) VALUES ($1, $2, $3, $4)
                 ON CONFLICT (table_id, seat) DO UPDATE SET player = excluded.player, sitter = excluded.sitter",
                vec![table.0.into(), (*seat).into(), player.clone().into(), sitter.as_str().into()],
            ),
            Note::Notice(notice) => Statement::new(PUT_NOTICE, notice.values()),
            Note::Status { status, at, wake } => Statement::new(
                "UPDATE tables SET status = $2, last = $3, wake = $4 WHERE id = $1",
                vec![table.0.into(), (*status).into(), (*at).into(), (*wake).into()],
            ),
        }
    }
}

//! What the head of a match's record says beside the play: when it began and ended, and which bots sat where.

use sandtable_core::{Moment, Seat};

use super::deed::Deed;
use super::state::TableState;
use crate::wire::Sitter;

impl TableState {
    /// Notes what a deed that was done at a moment (in milliseconds) changes of it.
    pub(super) fn note_for_the_record(&mut self, deed: &Deed, at: u64) {
        let moment = Moment(at / 1_000);
        let bots = self.sitters.iter().zip((0..).map(Seat)).filter_map(|(sitter, seat)| match sitter {
            Sitter::Bot { level, .. } => Some((seat, level.to_string())),
            Sitter::Person { .. } | Sitter::Empty => None,
        });
        let bots: Vec<(Seat, String)> = bots.collect();
        let Some(game) = &mut self.game else { return };
        match deed {
            Deed::Start => {
                game.note_times(Some(moment), None);
                game.seat_bots(bots);
            }
            Deed::TakeOver { .. } => game.seat_bots(bots),
            Deed::Play { .. } | Deed::Undo { .. } if game.outcome().is_some() => {
                game.note_times(game.began(), Some(moment));
            }
            _ => {}
        }
    }
}

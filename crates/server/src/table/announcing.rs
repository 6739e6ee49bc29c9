//! Telling people that it is their turn. Who will be asked after a deed is known only once it is done, and a node may die
//! between the two: so whoever might be asked has a notice stored together with the deed, due in a moment. If it is their turn
//! it is due at once, and if not it is withdrawn; if nobody says which, whoever delivers it looks.

use sandtable_core::{Seat, SeatSet};

use super::actor::Actor;
use super::deed::Deed;
use crate::store::notices::Notice;
use crate::wire::{PlayerId, Sitter};

/// So long, in milliseconds, the node that stored a deed has to say whom it asked.
const GRACE: u64 = 10_000;

impl Actor {
    /// Notices for those who are not asked now, might be after this deed, and would want to hear of it.
    pub(super) async fn notices_in_case(&self, deed: &Deed, at: u64) -> Vec<Notice> {
        let mut notices = Vec::new();
        if !matches!(deed, Deed::Start | Deed::Play { .. } | Deed::Undo { .. }) {
            return notices;
        }
        let (asked, here) = (self.state.waited_for(), self.presence().seats);
        for (seat, player, name) in self.people().filter(|(seat, ..)| !asked.contains(*seat)) {
            if self.house.notifier.would_want(player, here.contains(&seat)).await {
                notices.push(self.notice(player, name, at, at + GRACE));
            }
        }
        notices
    }

    /// Tells those whom a deed has asked, and withdraws what was stored in case for those whom it has not.
    pub(super) fn notify_newly_asked(&self, before: SeatSet, at: u64, mut perhaps: Vec<Notice>) {
        let (asked, here) = (self.state.waited_for(), self.presence().seats);
        for (seat, player, name) in self.people().filter(|(seat, ..)| asked.contains(*seat) && !before.contains(*seat))
        {
            let count = perhaps.len();
            perhaps.retain(|notice| notice.player != player);
            let stored = perhaps.len() < count;
            self.house.notifier.turn(self.notice(player, name, at, at), here.contains(&seat), stored);
        }
        perhaps.into_iter().for_each(|notice| self.house.notifier.withdraw(notice));
    }

    fn people(&self) -> impl Iterator<Item = (Seat, PlayerId, &str)> {
        self.state.sitters.iter().enumerate().filter_map(|(index, sitter)| match sitter {
            Sitter::Person { player, name } => Some((Seat(index as u8), *player, name.as_str())),
            Sitter::Empty | Sitter::Bot { .. } => None,
        })
    }

    fn notice(&self, player: PlayerId, name: &str, made: u64, due: u64) -> Notice {
        let game = self.state.row.game.clone();
        Notice { player, table: self.id, game, name: name.to_owned(), made, due, attempts: 0 }
    }
}

//! Telling people that it is their turn. Who will be asked after a deed is known only once it is done, and a node may die
//! between the two: so whoever might be asked has a notice stored together with the deed, due in a moment. If it is their turn
//! it is due at once, and if not it is withdrawn; if nobody says which, whoever delivers it looks.
//!
//! Somebody who is connected and wants to hear of their turn only when they are not has a notice too. It is *held* by the
//! node at which they are connected, and nothing is sent while it is. When they go it is let go, due after a while; when the
//! node dies, whichever node finds out lets it go ([`crate::notify::held`]). Whoever delivers it looks whether it is still
//! their turn. Once it was delivered there is none left, so nobody is told twice of one turn.

use sandtable_core::{MAX_SEATS, Seat, SeatSet};

use super::actor::Actor;
use super::deed::Deed;
use crate::house::Planted;
use crate::notify::held::ABSENT_FOR;
use crate::store::notices::{HELD, Notice};
use crate::time::now;
use crate::wire::{NotifyWhen, PlayerId, Sitter};

/// How long, in milliseconds, the node that stored a deed has to say whom it asked.
const GRACE: u64 = 10_000;

/// Who was connected where when it was last looked, and whose notice is held since then.
#[derive(Default)]
pub(super) struct Attendance {
    /// For each seat, the node at which it was connected.
    holders: [Option<u64>; MAX_SEATS],
    /// Seats whose notice is stored and held. Where no other node writes, it need not be stored with every deed.
    held: SeatSet,
}

impl Actor {
    /// Notices for those who are not asked now, might be after this deed, and would want to hear of it.
    pub(super) async fn notices_in_case(&self, deed: &Deed, at: u64) -> Vec<Notice> {
        let mut notices: Vec<Notice> = Vec::new();
        let forgets = self.house.planted == Some(Planted::ForgetsTheAbsent);
        if !matches!(deed, Deed::Start | Deed::Play { .. } | Deed::Undo { .. }) {
            return notices;
        }
        let asked = self.state.waited_for();
        for (seat, player, name) in self.people().filter(|(seat, ..)| !asked.contains(*seat)) {
            // Who sits in several seats has one notice.
            if notices.iter().any(|notice| notice.player == player) {
                continue;
            }
            match (self.house.notifier.wish(player).await, self.holder(seat)) {
                (NotifyWhen::Never, _) => {}
                (NotifyWhen::Offline, Some(_)) if self.is_held(seat) || forgets => {}
                (NotifyWhen::Offline, Some(node)) => {
                    let notice = self.notice(player, name, at, HELD);
                    notices.push(Notice { held_by: Some(node), ..notice });
                }
                (NotifyWhen::Always | NotifyWhen::Offline, _) => {
                    notices.push(self.notice(player, name, at, at + GRACE));
                }
            }
        }
        notices
    }

    /// Tells those whom a deed has asked, and withdraws what was stored in case for those whom it has not. What is held may
    /// stay: it says nothing by itself, and is used when it is their turn.
    pub(super) fn notify_newly_asked(&mut self, before: SeatSet, at: u64, mut perhaps: Vec<Notice>) {
        for notice in &perhaps {
            for seat in self.state.seats_of(Some(notice.player)).iter() {
                match notice.held_by {
                    Some(_) => self.attendance.held.insert(seat),
                    None => self.attendance.held.remove(seat),
                }
            }
        }
        let asked = self.state.waited_for();
        for (seat, player, name) in self.people().filter(|(seat, ..)| asked.contains(*seat) && !before.contains(*seat))
        {
            let stored = perhaps.iter().position(|notice| notice.player == player);
            let stored = stored.map(|index| perhaps.swap_remove(index));
            let held_now = stored.as_ref().is_some_and(|notice| notice.held_by.is_some());
            if !held_now && !self.is_held(seat) {
                self.house.notifier.turn(self.notice(player, name, at, at), self.holder(seat), stored.is_some());
            }
        }
        let not_asked = perhaps.into_iter().filter(|notice| notice.held_by.is_none());
        not_asked.for_each(|notice| self.house.notifier.withdraw(notice));
        if self.state.is_over() {
            let people = self.people().map(|(_, player, _)| player).collect();
            self.house.notifier.match_is_over(self.id, people);
        }
    }

    /// Somebody may have come or gone, here or at another node: their notices are held or let go.
    pub(super) fn note_who_is_here(&mut self) {
        let (me, table, notifier) = (self.house.node, self.id, &self.house.notifier);
        let holders = std::array::from_fn(|seat| self.holder(Seat(seat as u8)));
        let mut held = self.attendance.held;
        for (seat, player, _) in self.people() {
            let (before, holder) = (self.attendance.holders[seat.index()], holders[seat.index()]);
            if before == holder {
                continue;
            }
            held.remove(seat);
            match holder {
                None => notifier.release(player, table, now() + ABSENT_FOR),
                // The node that somebody comes to says so, or the one that they leave for it.
                Some(node) if node == me || before == Some(me) => notifier.hold(player, table, node),
                Some(_) => {}
            }
        }
        self.attendance = Attendance { holders, held };
    }

    /// A node has died, and all notices that it held are let go. Those of people who are connected here are held here.
    pub(super) fn hold_anew(&self) {
        let (here, asked) = (self.audience.presence().0, self.state.waited_for());
        for (_, player, _) in self.people().filter(|(seat, ..)| here.contains(*seat) && asked.contains(*seat)) {
            self.house.notifier.hold(player, self.id, self.house.node);
        }
    }

    /// Is the seat's notice stored already, for when they go?
    fn is_held(&self, seat: Seat) -> bool {
        !self.house.store.is_shared() && self.attendance.held.contains(seat)
    }

    /// The node at which a seat is connected: this one, if it is connected here.
    fn holder(&self, seat: Seat) -> Option<u64> {
        if self.audience.presence().0.contains(seat) {
            return Some(self.house.node);
        }
        self.elsewhere.iter().filter(|(_, (seats, _))| seats.contains(seat)).map(|(node, _)| *node).min()
    }

    fn people(&self) -> impl Iterator<Item = (Seat, PlayerId, &str)> {
        self.state.sitters.iter().enumerate().filter_map(|(index, sitter)| match sitter {
            Sitter::Person { player, name } => Some((Seat(index as u8), *player, name.as_str())),
            Sitter::Empty | Sitter::Bot { .. } => None,
        })
    }

    fn notice(&self, player: PlayerId, name: &str, made: u64, due: u64) -> Notice {
        let game = self.state.row.game.clone();
        Notice { player, table: self.id, game, name: name.to_owned(), made, due, attempts: 0, held_by: None }
    }
}

//! Windows (DD-3.4 to DD-3.9): who is asked in which order, `done` and `wait`, and who is passed over.

use std::ops::ControlFlow;

use sandtable_core::{Seat, SeatSet};

use super::Table;
use crate::event::Event;
use crate::setup::MOST_SEATS;
use crate::state::{DDayDice, Window, WindowKind};
use crate::unit::Received;

impl DDayDice {
    /// Opens a window for some seats: the order is found (DD-3.5, DD-3.6), and what was given in an earlier one may be
    /// given on.
    pub(crate) fn open_window(&mut self, kind: WindowKind, table: &mut Table<'_>) {
        for seat in self.seats() {
            self.unit_mut(seat).turn.received = Received::default();
        }
        self.window = Window { kind, ..Window::default() };
        let parts: SeatSet = self.seats().filter(|&seat| self.takes_part(kind, seat)).collect();
        for seat in parts.iter() {
            self.window.order[usize::from(self.window.count)] = seat.0;
            self.window.count += 1;
        }
        // Only among equals does it matter who will be asked.
        let strength = |seat: Seat| self.unit(seat).strength();
        let tied = |seat: Seat| parts.iter().any(|other| other != seat && strength(other) == strength(seat));
        let wanting = parts.iter().filter(|&seat| tied(seat) && self.wants(kind, seat)).collect();
        self.put_in_order(wanting, table);
    }

    /// Who takes part in a window: the units outside; in the fire window those that fight, and those safe in the bunker
    /// if somebody has come into it this turn (DD-15.8).
    pub(crate) fn takes_part(&self, kind: WindowKind, seat: Seat) -> bool {
        match kind {
            WindowKind::Fire => {
                let entered = |other: Seat| self.fights(other) && !self.unit(other).outside();
                self.fights(seat) || self.seats().any(entered)
            }
            _ => self.unit(seat).outside(),
        }
    }

    /// Could the seat do anything but end the window?
    pub(crate) fn wants(&self, kind: WindowKind, seat: Seat) -> bool {
        match kind {
            WindowKind::Upkeep => self.upkeep_asks(seat),
            // Whoever is not alone can nearly always give something, so that is looked at first.
            _ => {
                let any = &mut |_| ControlFlow::Break(());
                self.each_gift(seat, any).is_break() || self.each_window_choice(kind, seat, any).is_break()
            }
        }
    }

    /// DD-3.5: rising strength. DD-3.6: equal ones that will be asked roll a die each, higher first, equal dice again;
    /// the others follow by seat number.
    fn put_in_order(&mut self, wanting: SeatSet, table: &mut Table<'_>) {
        let count = usize::from(self.window.count);
        let mut places = [Place::default(); MOST_SEATS];
        for (place, seat) in places.iter_mut().zip(self.window.seats()) {
            *place =
                Place { strength: self.unit(seat).strength(), passed: !wanting.contains(seat), rank: 0, seat: seat.0 };
        }
        places[..count].sort_unstable();
        loop {
            let before = places;
            let tied = |at: usize| (0..count).any(|other| at != other && before[at].ties_with(&before[other]));
            if !(0..count).any(tied) {
                break;
            }
            // Ranks are six apart, so that a new die orders only those that are still equal.
            let mut rank = 0;
            for at in 0..count {
                if at > 0 && before[at].standing() != before[at - 1].standing() {
                    rank += 6;
                }
                places[at].rank = rank;
            }
            let mut rolling: SeatSet = (0..count).filter(|&at| tied(at)).map(|at| Seat(before[at].seat)).collect();
            while let Some(seat) = rolling.lowest() {
                rolling.remove(seat);
                let number = table.d6();
                table.tell(|| Event::OrderRolled { seat, number });
                places.iter_mut().filter(|place| place.seat == seat.0).for_each(|place| place.rank += 6 - number);
            }
            places[..count].sort_unstable();
        }
        for (at, place) in places[..count].iter().enumerate() {
            self.window.order[at] = place.seat;
        }
    }

    /// Moves on to the seat that is asked next; `false` when the window is closed.
    pub(crate) fn advance_window(&mut self) -> bool {
        loop {
            if self.window.seats().all(|seat| self.window.done.contains(seat)) {
                return false;
            }
            let Some(seat) = self.window.current() else {
                if !self.next_round() {
                    return false;
                }
                continue;
            };
            let kind = self.window.kind;
            if !self.window.done.contains(seat) && self.wants(kind, seat) {
                return true;
            }
            self.window.at += 1;
        }
    }

    /// DD-3.8: after a round in which nobody acted comes the last, without `wait`. Whoever is left then could do nothing,
    /// and unless that has changed the window is closed.
    fn next_round(&mut self) -> bool {
        let window = &mut self.window;
        window.at = 0;
        if window.acted && !window.last {
            window.acted = false;
            return true;
        }
        if !window.last {
            window.last = true;
            return true;
        }
        let (window, kind) = (self.window, self.window.kind);
        window.seats().any(|seat| !window.done.contains(seat) && self.wants(kind, seat))
    }

    /// DD-3.8: may the seat wait?
    pub(crate) fn may_wait(&self, seat: Seat) -> bool {
        !self.window.last && self.window.seats().any(|other| other != seat && !self.window.done.contains(other))
    }
}

/// A seat's place in the order of a window, the first sorted first.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Place {
    strength: u16,
    /// It could do nothing when the window opened.
    passed: bool,
    /// By the dice among equals.
    rank: u8,
    seat: u8,
}

impl Place {
    fn standing(&self) -> (u16, bool, u8) {
        (self.strength, self.passed, self.rank)
    }

    fn ties_with(&self, other: &Place) -> bool {
        !self.passed && self.standing() == other.standing()
    }
}

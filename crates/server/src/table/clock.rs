//! The clocks of a table. They follow from the moments at which deeds were done, so every node has the same.

use sandtable_core::{Seat, SeatSet};

use crate::wire::{ClockFace, ClockSettings};

const SECOND: u64 = 1_000;
const HOUR: u64 = 3_600 * SECOND;
const DAY: u64 = 24 * HOUR;

/// The clocks of all seats.
#[derive(Clone, Debug)]
pub struct Clock {
    settings: ClockSettings,
    seats: Vec<SeatClock>,
    running: SeatSet,
    /// Everybody agreed to let them stand still.
    paused: bool,
    /// Until when what has passed is counted.
    counted: u64,
}

#[derive(Clone, Debug, Default)]
struct SeatClock {
    /// What is left for this decision before the bank is touched.
    decision: u64,
    bank: u64,
    vacation_days: u32,
    /// From when until when the clock stands still.
    vacation: Option<(u64, u64)>,
}

impl SeatClock {
    /// How much of the time between two moments the clock counts.
    fn counted(&self, from: u64, to: u64) -> u64 {
        let resting = self.vacation.map_or(0, |(start, end)| to.min(end).saturating_sub(from.max(start)));
        to.saturating_sub(from).saturating_sub(resting)
    }

    fn spend(&mut self, time: u64) {
        let beyond = time.saturating_sub(self.decision);
        self.decision = self.decision.saturating_sub(time);
        self.bank = self.bank.saturating_sub(beyond);
    }
}

impl Clock {
    /// Full clocks that stand still.
    #[must_use]
    pub fn new(settings: ClockSettings, seats: u8) -> Clock {
        let full = match settings {
            ClockSettings::None => SeatClock::default(),
            ClockSettings::Live { bank, .. } => SeatClock { bank: u64::from(bank) * SECOND, ..SeatClock::default() },
            ClockSettings::Days { hours, bank, vacation } => SeatClock {
                decision: u64::from(hours) * HOUR,
                bank: u64::from(bank) * HOUR,
                vacation_days: vacation,
                vacation: None,
            },
        };
        Clock { settings, seats: vec![full; seats.into()], running: SeatSet::NONE, paused: false, counted: 0 }
    }

    /// Counts what has passed until a moment.
    pub fn pass(&mut self, at: u64) {
        if self.settings != ClockSettings::None && !self.paused {
            for seat in self.running.iter() {
                let clock = &mut self.seats[seat.index()];
                let time = clock.counted(self.counted, at);
                clock.spend(time);
            }
        }
        self.counted = self.counted.max(at);
    }

    /// A seat has decided: its increment is added, or its time for the next decision is full again.
    pub fn decided(&mut self, seat: Seat) {
        let Some(clock) = self.seats.get_mut(seat.index()) else { return };
        match self.settings {
            ClockSettings::None => {}
            ClockSettings::Live { increment, .. } => clock.bank += u64::from(increment) * SECOND,
            ClockSettings::Days { hours, .. } => clock.decision = u64::from(hours) * HOUR,
        }
    }

    /// Lets the clocks of these seats run, from the moment that was counted last.
    pub fn run(&mut self, seats: SeatSet) {
        self.running = seats;
    }

    /// Lets all of them stand still.
    pub fn pause(&mut self) {
        self.paused = true;
    }

    /// Lets them run again.
    pub fn resume(&mut self) {
        self.paused = false;
    }

    /// Do they stand still because everybody agreed?
    #[must_use]
    pub fn is_paused(&self) -> bool {
        self.paused
    }

    /// May a seat take so many days of vacation?
    #[must_use]
    pub fn has_vacation(&self, seat: Seat, days: u32) -> bool {
        self.seats.get(seat.index()).is_some_and(|clock| days <= clock.vacation_days)
    }

    /// Stops a seat's clock for some days; 0 lets it run again, and what was not used of the last days comes back in
    /// whole days.
    pub fn rest(&mut self, seat: Seat, days: u32) {
        let now = self.counted;
        let Some(clock) = self.seats.get_mut(seat.index()) else { return };
        if let Some((_, end)) = clock.vacation.take() {
            clock.vacation_days += (end.saturating_sub(now) / DAY) as u32;
        }
        if days > 0 {
            clock.vacation_days = clock.vacation_days.saturating_sub(days);
            clock.vacation = Some((now, now + u64::from(days) * DAY));
        }
    }

    /// Until when a seat rests.
    #[must_use]
    pub fn vacation_until(&self, seat: Seat, now: u64) -> Option<u64> {
        self.seats.get(seat.index())?.vacation.map(|(_, end)| end).filter(|&end| end > now)
    }

    /// Whose clock runs out first, and when.
    #[must_use]
    pub fn deadline(&self) -> Option<(Seat, u64)> {
        if self.settings == ClockSettings::None || self.paused {
            return None;
        }
        let deadlines = self.running.iter().map(|seat| {
            let clock = &self.seats[seat.index()];
            let left = clock.decision + clock.bank;
            let plain = self.counted + left;
            let resting = clock
                .vacation
                .map_or(0, |(start, end)| if plain < start { 0 } else { end.saturating_sub(self.counted.max(start)) });
            (seat, plain + resting)
        });
        deadlines.min_by_key(|&(_, at)| at)
    }

    /// What the clocks show at a moment.
    #[must_use]
    pub fn faces(&self, now: u64) -> Vec<ClockFace> {
        if self.settings == ClockSettings::None {
            return Vec::new();
        }
        let mut shown = self.clone();
        shown.pass(now);
        let faces = shown.seats.iter().enumerate().map(|(index, clock)| {
            let seat = Seat(index as u8);
            let resting = clock.vacation.is_some_and(|(start, end)| (start..end).contains(&now));
            ClockFace {
                seat,
                left: clock.decision + clock.bank,
                bank: clock.bank,
                running: self.running.contains(seat) && !resting && !self.paused,
                vacation: clock.vacation_days,
            }
        });
        faces.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: u64 = 1_000_000;

    fn running(settings: ClockSettings, seat: u8) -> Clock {
        let mut clock = Clock::new(settings, 2);
        clock.pass(START);
        clock.run(SeatSet::only(Seat(seat)));
        clock
    }

    #[test]
    fn a_live_clock_spends_the_bank_and_adds_the_increment() {
        let mut clock = running(ClockSettings::Live { bank: 60, increment: 5 }, 0);
        clock.pass(START + 10 * SECOND);
        clock.decided(Seat(0));
        clock.run(SeatSet::only(Seat(1)));
        let faces = clock.faces(START + 12 * SECOND);
        assert_eq!((faces[0].left, faces[0].running), (55 * SECOND, false));
        assert_eq!((faces[1].left, faces[1].running), (58 * SECOND, true));
        assert_eq!(clock.deadline(), Some((Seat(1), START + 70 * SECOND)));
    }

    #[test]
    fn a_slow_clock_spends_the_decision_first_and_then_the_bank() {
        let mut clock = running(ClockSettings::Days { hours: 24, bank: 48, vacation: 0 }, 0);
        assert_eq!(clock.deadline(), Some((Seat(0), START + 72 * HOUR)));
        clock.pass(START + 30 * HOUR);
        clock.decided(Seat(0));
        let face = clock.faces(START + 30 * HOUR)[0];
        assert_eq!((face.left, face.bank), (66 * HOUR, 42 * HOUR));
    }

    #[test]
    fn vacation_stops_the_clock_and_unused_days_come_back() {
        let mut clock = running(ClockSettings::Days { hours: 24, bank: 0, vacation: 10 }, 0);
        clock.pass(START + 12 * HOUR);
        assert!(clock.has_vacation(Seat(0), 10) && !clock.has_vacation(Seat(0), 11));
        clock.rest(Seat(0), 4);
        assert_eq!(clock.deadline(), Some((Seat(0), START + 24 * HOUR + 4 * DAY)));
        assert!(!clock.faces(START + 36 * HOUR)[0].running);
        clock.pass(START + 36 * HOUR);
        clock.rest(Seat(0), 0);
        let face = clock.faces(START + 36 * HOUR)[0];
        assert_eq!((face.left, face.vacation, face.running), (12 * HOUR, 9, true));
    }

    #[test]
    fn a_pause_that_all_agreed_to_costs_nobody_time() {
        let mut clock = running(ClockSettings::Live { bank: 60, increment: 0 }, 0);
        clock.pass(START + 10 * SECOND);
        clock.pause();
        assert_eq!(clock.deadline(), None);
        assert!(!clock.faces(START + HOUR)[0].running);
        clock.pass(START + HOUR);
        clock.resume();
        assert_eq!(clock.deadline(), Some((Seat(0), START + HOUR + 50 * SECOND)));
    }

    #[test]
    fn without_a_clock_nothing_runs_out() {
        let mut clock = running(ClockSettings::None, 0);
        clock.pass(START + 100 * DAY);
        assert_eq!(clock.deadline(), None);
        assert!(clock.faces(START).is_empty());
    }
}

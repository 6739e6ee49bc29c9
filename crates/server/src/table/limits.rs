//! How much may be done at one table. Every step stays in memory and on the disk for as long as the table does, so a match
//! that only goes back and forth must come to an end. Honest matches stay far below.

use sandtable_core::Entry;

use super::deed::Deed;
use super::refusal::Refusal;
use super::state::TableState;

/// How often steps may be undone in one match.
pub const MOST_UNDOS: u32 = 500;
/// How often somebody may ask to take a step back in one match, granted or not.
pub const MOST_TAKE_BACKS: u32 = 500;
/// How often something may be done that is no part of the match: taking seats, standing orders, pauses, vacations.
pub const MOST_BESIDE: u32 = 2_000;
/// How many steps a table may have. After it nothing but resigning is left to do.
pub const MOST_STEPS: u64 = 50_000;

/// What was done so far of each kind that has a limit.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Counts {
    undos: u32,
    take_backs: u32,
    beside: u32,
}

impl Counts {
    /// Counts a deed. `asked`: somebody's wish to take back was open before it, which was counted already.
    pub(super) fn count(&mut self, deed: &Deed, asked: bool) {
        match deed {
            Deed::Undo { .. } => self.undos += 1,
            Deed::Ask { .. } => self.take_backs += 1,
            Deed::Play { entry: Entry::TakeBack(..) } if !asked => self.take_backs += 1,
            Deed::Sit { .. }
            | Deed::Stand { .. }
            | Deed::SeatBot { .. }
            | Deed::Contribute { .. }
            | Deed::AskPause { .. }
            | Deed::Pause { .. }
            | Deed::Resume { .. }
            | Deed::Answer { .. }
            | Deed::Vacation { .. }
            | Deed::Order { .. } => self.beside += 1,
            Deed::Play { .. }
            | Deed::Start
            | Deed::Lull
            | Deed::Reaction { .. }
            | Deed::TakeOver { .. }
            | Deed::Branch(_)
            | Deed::Rematch { .. } => {}
        }
    }
}

impl TableState {
    /// May there be this deed, or has there been enough of its kind?
    pub(super) fn within_limits(&self, deed: &Deed) -> Result<(), Refusal> {
        let mut counts = self.counts;
        counts.count(deed, self.ask.is_some());
        let ends_match = matches!(deed, Deed::Play { entry: Entry::Resign(_) } | Deed::Rematch { .. });
        // Of another kind there may be too many already: that stands in nobody's way.
        if counts.undos > MOST_UNDOS.max(self.counts.undos) {
            Err(Refusal::TooManyUndos)
        } else if counts.take_backs > MOST_TAKE_BACKS.max(self.counts.take_backs) {
            Err(Refusal::TooManyTakeBacks)
        } else if counts.beside > MOST_BESIDE.max(self.counts.beside) {
            Err(Refusal::TooMuchBeside)
        } else if self.seq >= MOST_STEPS && !ends_match {
            Err(Refusal::TooManySteps)
        } else {
            Ok(())
        }
    }
}

#[cfg(test)]
mod tests {
    use sandtable_core::{Seat, Token};
    use sandtable_shelf::Shelf;

    use super::*;
    use crate::store::tables::TableRow;
    use crate::table::judge::{Asker, Ruling};
    use crate::wire::{AtTimeout, ClientMessage, ClockSettings, PlayerId, RandomId, Status, TableId};

    fn ada() -> Asker {
        Asker { player: PlayerId(RandomId::from_bytes([1; 16])), name: "Ada".to_owned() }
    }

    /// Ada plays both sides of Battle Line.
    fn alone(shelf: &Shelf) -> TableState {
        let row = TableRow {
            id: TableId(RandomId::from_bytes([9; 16])),
            game: "battle-line".to_owned(),
            rules: shelf.find("battle-line").unwrap().kind().info().rules_version,
            setup: serde_json::Value::Null,
            position: None,
            seats: 2,
            clock: ClockSettings::None,
            at_timeout: AtTimeout::Forfeit,
            open: false,
            host: ada().player,
            created: 1,
            secret: Token([4; 32]),
            status: Status::Gathering,
            last: 1,
        };
        let mut table = TableState::new(shelf, row);
        for seat in [Seat(0), Seat(1)] {
            let sit = Deed::Sit { seat, player: ada().player, name: "Ada".to_owned() };
            table.apply(shelf, &sit, 2).unwrap();
        }
        table.apply(shelf, &Deed::Start, 3).unwrap();
        table
    }

    /// Does what is wished, or tells the refusal.
    fn wish(table: &mut TableState, shelf: &Shelf, wish: &ClientMessage) -> Result<(), Refusal> {
        match table.judge(&ada(), wish)? {
            Ruling::Do(deed) => table.apply(shelf, &deed, 4).unwrap(),
            other => panic!("{wish:?}: {other:?}"),
        }
        Ok(())
    }

    fn act(table: &mut TableState, shelf: &Shelf) -> Seat {
        let seat = table.to_act().lowest().unwrap();
        let action = table.played().unwrap().game().legal(seat)[0].action.clone();
        let seq = table.seq();
        wish(table, shelf, &ClientMessage::Act { seq, seat, action }).unwrap();
        seat
    }

    #[test]
    fn steps_are_undone_and_taken_back_so_often_and_no_more() {
        let shelf = Shelf::all();
        let mut table = alone(&shelf);
        for _ in 0..MOST_UNDOS {
            let seat = act(&mut table, &shelf);
            let seq = table.seq();
            wish(&mut table, &shelf, &ClientMessage::Undo { seq, seat }).unwrap();
        }
        let seat = act(&mut table, &shelf);
        let undo = ClientMessage::Undo { seq: table.seq(), seat };
        assert_eq!(wish(&mut table, &shelf, &undo), Err(Refusal::TooManyUndos));
        let take_back = |seat| ClientMessage::TakeBack { seat };
        wish(&mut table, &shelf, &take_back(seat)).unwrap();
        for _ in 1..MOST_TAKE_BACKS {
            let seat = act(&mut table, &shelf);
            wish(&mut table, &shelf, &take_back(seat)).unwrap();
        }
        let seat = act(&mut table, &shelf);
        let refused = wish(&mut table, &shelf, &take_back(seat)).unwrap_err();
        assert_eq!(refused, Refusal::TooManyTakeBacks);
        let text = serde_json::to_value(refused.text()).unwrap();
        assert!(text.to_string().contains("500"), "the limit is named: {text}");
        // The match goes on, and what was taken back is no weight.
        act(&mut table, &shelf);
        table.forget_removed();
        assert!(table.steps.iter().all(|step| step.removed_by.is_none() || step.happenings.is_empty()));
        let (lines, kept) = (table.played().unwrap().entries().len(), table.played().unwrap().positions_kept());
        assert!(kept < lines / 16, "{kept} positions for {lines} lines");
    }

    #[test]
    fn what_is_no_part_of_the_match_has_a_limit_of_its_own() {
        let shelf = Shelf::all();
        let mut table = alone(&shelf);
        let vacation = Deed::Vacation { seat: Seat(0), days: 0 };
        while table.within_limits(&vacation).is_ok() {
            table.apply(&shelf, &vacation, 4).unwrap();
        }
        assert_eq!(table.within_limits(&vacation), Err(Refusal::TooMuchBeside));
        assert!(table.seq() < MOST_STEPS / 10);
        act(&mut table, &shelf);
        table.seq = MOST_STEPS;
        let resign = Deed::Play { entry: Entry::Resign(Seat(0)) };
        let go_on = Deed::Play { entry: Entry::Action(Seat(0), "pass".into()) };
        assert_eq!(table.within_limits(&go_on), Err(Refusal::TooManySteps));
        assert_eq!(table.within_limits(&resign), Ok(()));
    }
}

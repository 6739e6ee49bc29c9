//! Where a seat comes to if it takes back its own last step.

use sandtable_core::{Entry, Seat};

/// The line before the last step of a seat that still counts: steps that were taken back already do not, nor do lines of which
/// the others were told nothing.
pub(super) fn last_own_step(entries: &[Entry], seat: Seat, hushed: impl Fn(usize) -> bool) -> Option<usize> {
    let mut line = entries.len();
    while line > 0 {
        match &entries[line - 1] {
            Entry::TakeBack(_, earlier, _) => line = *earlier.min(&(line - 1)),
            Entry::Action(by, _) if *by == seat && !hushed(line) => return Some(line - 1),
            Entry::Action(..) | Entry::Resign(_) | Entry::Forfeit(_) | Entry::Dice(_) => line -= 1,
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use sandtable_core::Unseen;

    use super::*;

    #[test]
    fn a_step_that_was_taken_back_is_not_taken_back_again() {
        let act = |seat: u8| Entry::Action(Seat(seat), "pass".into());
        let mut entries = vec![act(0), act(1), act(0), act(1)];
        assert_eq!(last_own_step(&entries, Seat(0), |_| false), Some(2));
        assert_eq!(last_own_step(&entries, Seat(0), |line| line == 3), Some(0));
        entries.push(Entry::TakeBack(Seat(0), 2, Unseen::Anew));
        assert_eq!(last_own_step(&entries, Seat(0), |_| false), Some(0));
        assert_eq!(last_own_step(&entries, Seat(1), |_| false), Some(1));
        assert_eq!(last_own_step(&[], Seat(0), |_| false), None);
    }
}

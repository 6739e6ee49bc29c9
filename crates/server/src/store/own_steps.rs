//! PostgreSQL tells every node of every step, also the one that stored it. That node knows: its table has done the step as soon as
//! it was told that it is stored. Passing it on would wake each table a second time for each of its own decisions.
//!
//! A step that was stored without anybody here being told so (the answer was lost or came too late) is not noted here, and its
//! notification is passed on like another node's.

use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};

use super::database::{Append, Appended, News};
use crate::wire::TableId;

/// A notification may come before the answer that its step is stored: then what is noted here is never asked for. When there is
/// so much of it, all is thrown away. At worst some tables are woken for nothing.
const MOST: usize = 4_096;

/// Steps that this node stored and has not been notified of yet.
#[derive(Default)]
pub(super) struct OwnSteps(Mutex<HashSet<(TableId, u64)>>);

impl OwnSteps {
    /// Notes what was stored, before anybody is told so.
    pub(super) fn stored(&self, batch: &[Append], appended: &[Appended]) {
        let mut steps = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if steps.len() > MOST {
            steps.clear();
        }
        let stored = batch.iter().zip(appended).filter(|(_, appended)| **appended == Appended::Stored);
        steps.extend(stored.map(|(append, _)| (append.table, append.seq)));
    }

    /// Is this of a step that this node stored itself? Each is asked about once.
    pub(super) fn take(&self, news: &News) -> bool {
        let News::Step(table, seq) = news else { return false };
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&(*table, *seq))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::RandomId;

    fn append(table: TableId, seq: u64) -> Append {
        Append { table, seq, deed: String::new(), at: 0, also: Vec::new() }
    }

    #[test]
    fn only_steps_that_were_stored_here_are_kept_from_the_tables_and_only_once() {
        let (own, others) = (TableId(RandomId::from_bytes([1; 16])), TableId(RandomId::from_bytes([2; 16])));
        let steps = OwnSteps::default();
        steps.stored(&[append(own, 4), append(own, 5)], &[Appended::Stored, Appended::Taken]);
        assert!(steps.take(&News::Step(own, 4)));
        assert!(!steps.take(&News::Step(own, 4)), "it may come again, from whom ever");
        assert!(!steps.take(&News::Step(own, 5)), "another node stored it");
        assert!(!steps.take(&News::Step(others, 4)));
        assert!(!steps.take(&News::Chat(own)));
    }

    #[test]
    fn what_is_never_asked_for_does_not_pile_up() {
        let table = TableId(RandomId::from_bytes([1; 16]));
        let steps = OwnSteps::default();
        for seq in 0..3 * MOST as u64 {
            steps.stored(&[append(table, seq)], &[Appended::Stored]);
        }
        assert!(steps.0.lock().unwrap().len() <= MOST + 1);
    }
}

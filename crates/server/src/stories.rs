//! The stories of matches that are over. A story is told by playing the match again, so what was told is kept for a while.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use crate::wire::TableId;

/// So many stories are kept.
const KEPT: usize = 200;

/// Stories that were told lately, as JSON. A match that is over stays as it is.
#[derive(Default)]
pub struct Stories(Mutex<VecDeque<(TableId, Arc<str>)>>);

impl Stories {
    /// The story of a table's match, if it was told lately.
    #[must_use]
    pub fn find(&self, table: TableId) -> Option<Arc<str>> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.iter().find(|(id, _)| *id == table).map(|(_, story)| story.clone())
    }

    /// Keeps a story; the oldest one goes if there are too many.
    pub fn keep(&self, table: TableId, story: Arc<str>) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.iter().any(|(id, _)| *id == table) {
            return;
        }
        if kept.len() >= KEPT {
            kept.pop_front();
        }
        kept.push_back((table, story));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::RandomId;

    #[test]
    fn the_oldest_story_goes_first() {
        let stories = Stories::default();
        let table = |number: u8| TableId(RandomId::from_bytes([number; 16]));
        for number in 0..=KEPT as u8 {
            stories.keep(table(number), number.to_string().into());
        }
        assert_eq!(stories.find(table(0)), None);
        assert_eq!(stories.find(table(1)).as_deref(), Some("1"));
        assert_eq!(stories.find(table(KEPT as u8)).as_deref(), Some("200"));
    }
}

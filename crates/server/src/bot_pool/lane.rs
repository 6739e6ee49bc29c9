//! Which bots share threads, and how long each level may think.

use std::time::Duration;

use sandtable_core::Level;

/// Levels that answer at once must not wait for levels that search. So each kind has a queue of its own, and there is
/// a thread that never takes a slow question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lane {
    /// Random, Recruit and Regular.
    Quick,
    /// Veteran and Elite.
    Slow,
}

impl Lane {
    /// The lane of a level.
    pub(super) fn of(level: Level) -> Lane {
        match level {
            Level::Random | Level::Recruit | Level::Regular => Lane::Quick,
            Level::Veteran | Level::Elite => Lane::Slow,
        }
    }
}

/// How long a bot on a server may think about one decision, from the moment a thread takes it up. Then it plays the best
/// that it has found. Printed scenarios need far less (see `docs/bots.md`); the limit is there for scenarios of one's own
/// and for slow machines.
#[must_use]
pub fn longest_thought(level: Level) -> Duration {
    Duration::from_millis(match level {
        Level::Random | Level::Recruit | Level::Regular => 1_000,
        Level::Veteran => 3_000,
        // Less than a second node waits before it lets its own bot think.
        Level::Elite => 6_000,
    })
}

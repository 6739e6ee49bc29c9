//! Who is here: everybody who asked something lately, or has a line open to a table. It is noted for the lists of their friends alone:
//! who stays, every now and then; who comes, at once; who goes, as soon as it is sure that they do not come back.

use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;
use tokio::time::{Instant, sleep_until};

use crate::time::now;
use crate::wire::PlayerId;

/// Whose last line has closed may be back so soon: a page that is loaded anew, a break of the net.
const GRACE: Duration = Duration::from_secs(4);
/// A page that is open beside a table asks every ten seconds what goes on; whoever asked so lately may have one.
const BETWEEN_QUESTIONS: Duration = Duration::from_secs(12);

/// Who was noted so lately, in milliseconds, is here: nodes note who stays every twenty seconds.
const HERE_MILLIS: u64 = 60_000;

/// Who was noted since this moment is here.
#[must_use]
pub fn here_since() -> u64 {
    now().saturating_sub(HERE_MILLIS)
}

/// Those who were here since they were noted last.
#[derive(Default)]
pub struct Here {
    people: Mutex<People>,
    somebody_comes: Notify,
    a_line_closes: Notify,
}

#[derive(Default)]
struct People {
    lately: HashSet<PlayerId>,
    /// Those of whom it is noted already.
    noted: HashSet<PlayerId>,
    /// How many lines to tables each has open.
    lines: HashMap<PlayerId, u32>,
    /// When those who asked lately did so.
    asked: HashMap<PlayerId, Instant>,
    /// When the last line of somebody has closed who has neither come back nor asked anything since.
    closed: HashMap<PlayerId, Instant>,
}

impl People {
    /// When somebody whose last line has closed is gone.
    fn gone_at(&self, player: PlayerId, closed: Instant) -> Instant {
        let asked = self.asked.get(&player).map(|asked| *asked + BETWEEN_QUESTIONS);
        asked.map_or(closed + GRACE, |asked| asked.max(closed + GRACE))
    }

    fn is_here(&self, player: PlayerId, at: Instant) -> bool {
        let asked = self.asked.get(&player).is_some_and(|asked| at < *asked + BETWEEN_QUESTIONS);
        asked || self.lines.contains_key(&player) || self.closed.contains_key(&player)
    }

    fn forget(&mut self, player: PlayerId) {
        self.lately.remove(&player);
        self.noted.remove(&player);
        self.asked.remove(&player);
        self.closed.remove(&player);
    }
}

impl Here {
    fn people(&self) -> MutexGuard<'_, People> {
        self.people.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody says something on a line that is open.
    pub fn came(&self, player: PlayerId) {
        self.is_seen(&mut self.people(), player);
    }

    /// Somebody asks something: whatever line has closed, they are still here.
    pub fn asked(&self, player: PlayerId) {
        let mut people = self.people();
        people.asked.insert(player, Instant::now());
        people.closed.remove(&player);
        self.is_seen(&mut people, player);
    }

    /// A line to a table opens.
    pub fn opens(&self, player: PlayerId) {
        let mut people = self.people();
        *people.lines.entry(player).or_default() += 1;
        people.closed.remove(&player);
        self.is_seen(&mut people, player);
    }

    /// A line to a table closes.
    pub fn closes(&self, player: PlayerId) {
        let mut people = self.people();
        let left = people.lines.get_mut(&player).map_or(0, |lines| {
            *lines -= 1;
            *lines
        });
        if left == 0 {
            people.lines.remove(&player);
            people.closed.insert(player, Instant::now());
            self.a_line_closes.notify_one();
        }
    }

    fn is_seen(&self, people: &mut People, player: PlayerId) {
        if people.lately.insert(player) && !people.noted.contains(&player) {
            self.somebody_comes.notify_one();
        }
    }

    /// Is somebody here, as far as this node knows?
    #[must_use]
    pub fn has(&self, player: PlayerId) -> bool {
        let people = self.people();
        people.lately.contains(&player) || people.lines.contains_key(&player)
    }

    /// Returns when somebody has come who was not here lately.
    pub async fn somebody_comes(&self) {
        self.somebody_comes.notified().await;
    }

    /// Those who have come, to be noted at once.
    #[must_use]
    pub fn take_newcomers(&self) -> HashSet<PlayerId> {
        let mut people = self.people();
        let newcomers: HashSet<PlayerId> = people.lately.difference(&people.noted).copied().collect();
        people.noted.extend(&newcomers);
        newcomers
    }

    /// All who were here since this was asked last, or have a line open, to be noted.
    #[must_use]
    pub fn take(&self) -> HashSet<PlayerId> {
        let (mut people, at) = (self.people(), Instant::now());
        people.asked.retain(|_, asked| at < *asked + BETWEEN_QUESTIONS);
        let mut stayed = std::mem::take(&mut people.lately);
        stayed.extend(people.lines.keys());
        people.noted = stayed.clone();
        stayed
    }

    /// Returns when somebody has gone: those whose last line has closed, and who have not been heard of since.
    pub async fn somebody_goes(&self) -> HashSet<PlayerId> {
        loop {
            let next = {
                let (mut people, at) = (self.people(), Instant::now());
                let due = |(player, closed): (&PlayerId, &Instant)| (*player, people.gone_at(*player, *closed));
                let due: Vec<(PlayerId, Instant)> = people.closed.iter().map(due).collect();
                let gone: HashSet<PlayerId> =
                    due.iter().filter(|(_, due)| *due <= at).map(|(player, _)| *player).collect();
                if !gone.is_empty() {
                    gone.iter().for_each(|player| people.forget(*player));
                    return gone;
                }
                due.into_iter().map(|(_, at)| at).min()
            };
            let wait = async {
                match next {
                    Some(at) => sleep_until(at).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                () = wait => {}
                () = self.a_line_closes.notified() => {}
            }
        }
    }

    /// Another node says that somebody has gone: is that so here, too? Who is here is noted anew; of who is not, nothing is known any more.
    #[must_use]
    pub fn has_still(&self, player: PlayerId) -> bool {
        let mut people = self.people();
        let here = people.is_here(player, Instant::now());
        if !here {
            people.forget(player);
        }
        here
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt as _;
    use tokio::time::advance;

    use super::*;
    use crate::store::keys::new_player_id;

    #[test]
    fn who_comes_is_noted_once_and_who_stays_in_every_round() {
        let (here, ada, bob) = (Here::default(), new_player_id(), new_player_id());
        here.came(ada);
        here.came(ada);
        assert_eq!(here.take_newcomers(), [ada].into());
        here.came(ada);
        here.came(bob);
        assert_eq!(here.take_newcomers(), [bob].into());
        assert_eq!(here.take(), [ada, bob].into());
        here.came(ada);
        assert!(here.take_newcomers().is_empty(), "she has never left");
        assert_eq!(here.take(), [ada].into());
        here.came(bob);
        assert_eq!(here.take_newcomers(), [bob].into(), "he is back");
        assert!(here.has(bob) && !here.has(ada));
    }

    #[test]
    fn who_has_a_line_open_is_here_though_nothing_is_said() {
        let (here, ada) = (Here::default(), new_player_id());
        here.opens(ada);
        for _ in 0..3 {
            assert_eq!(here.take(), [ada].into());
        }
        here.closes(ada);
        assert!(here.take().is_empty());
    }

    /// Who has gone by now.
    fn gone(here: &Here) -> HashSet<PlayerId> {
        here.somebody_goes().now_or_never().unwrap_or_default()
    }

    #[tokio::test(start_paused = true)]
    async fn who_closes_the_last_line_is_gone_after_a_grace() {
        let (here, ada) = (Here::default(), new_player_id());
        here.opens(ada);
        here.opens(ada);
        here.closes(ada);
        advance(10 * GRACE).await;
        assert!(gone(&here).is_empty(), "another line is open");
        here.closes(ada);
        advance(GRACE - Duration::from_millis(1)).await;
        assert!(gone(&here).is_empty() && here.has(ada));
        advance(Duration::from_millis(1)).await;
        assert_eq!(gone(&here), [ada].into());
        assert!(!here.has(ada) && here.take().is_empty());
        assert!(gone(&here).is_empty(), "it is told once");
        here.asked(ada);
        assert_eq!(here.take_newcomers(), [ada].into(), "she is back, and it is noted at once");
    }

    #[tokio::test(start_paused = true)]
    async fn a_page_that_is_loaded_anew_and_one_beside_the_table_keep_somebody_here() {
        let (here, ada) = (Here::default(), new_player_id());
        here.opens(ada);
        here.closes(ada);
        advance(GRACE / 2).await;
        here.opens(ada);
        advance(10 * GRACE).await;
        assert!(gone(&here).is_empty(), "she came back in time");
        // Another page asks every ten seconds; the line closes between two questions.
        here.asked(ada);
        advance(Duration::from_secs(2)).await;
        here.closes(ada);
        advance(Duration::from_secs(8)).await;
        assert!(gone(&here).is_empty());
        here.asked(ada);
        advance(10 * BETWEEN_QUESTIONS).await;
        assert!(gone(&here).is_empty(), "who goes on to another page has asked since");
        // The same without a second question.
        here.asked(ada);
        here.opens(ada);
        here.closes(ada);
        advance(BETWEEN_QUESTIONS).await;
        assert_eq!(gone(&here), [ada].into());
    }

    #[tokio::test(start_paused = true)]
    async fn who_has_gone_at_another_node_may_still_be_here() {
        let (here, ada, bob, eve) = (Here::default(), new_player_id(), new_player_id(), new_player_id());
        here.opens(ada);
        here.asked(bob);
        here.asked(eve);
        advance(BETWEEN_QUESTIONS).await;
        here.asked(bob);
        assert!(here.has_still(ada) && here.has_still(bob) && !here.has_still(eve));
        assert!(here.has(ada) && here.has(bob) && !here.has(eve));
    }
}

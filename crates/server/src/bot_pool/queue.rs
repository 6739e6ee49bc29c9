//! A fair queue of questions for bots.
//!
//! Questions wait in one line for each person whose tables they come from. The lines take turns, and a line has no
//! second turn before its first question is answered: however many tables somebody opens, they occupy one thread.

use std::collections::{HashMap, HashSet, VecDeque};

use crate::wire::PlayerId;

/// How many questions of one person's tables may wait; a table that finds its line full asks again later.
pub(super) const LONGEST_LINE: usize = 16;
/// How many questions may wait altogether.
const MOST_WAITING: usize = 4096;

/// The waiting questions, in one line for each owner.
pub(super) struct FairQueue<Q> {
    lines: HashMap<PlayerId, VecDeque<Q>>,
    /// Owners whose first question may be taken now, in this order.
    turns: VecDeque<PlayerId>,
    /// Owners with a question that was taken and is not answered yet. Their lines wait.
    served: HashSet<PlayerId>,
    waiting: usize,
}

impl<Q> Default for FairQueue<Q> {
    fn default() -> FairQueue<Q> {
        FairQueue { lines: HashMap::new(), turns: VecDeque::new(), served: HashSet::new(), waiting: 0 }
    }
}

impl<Q> FairQueue<Q> {
    /// Puts a question at the end of its owner's line; `false` if there is no room.
    pub(super) fn push(&mut self, owner: PlayerId, question: Q) -> bool {
        let length = self.lines.get(&owner).map_or(0, VecDeque::len);
        if length >= LONGEST_LINE || self.waiting >= MOST_WAITING {
            return false;
        }
        if length == 0 && !self.served.contains(&owner) {
            self.turns.push_back(owner);
        }
        self.lines.entry(owner).or_default().push_back(question);
        self.waiting += 1;
        true
    }

    /// Takes the first question of the line whose turn it is. That line has to wait until [`FairQueue::done`].
    pub(super) fn pop(&mut self) -> Option<(PlayerId, Q)> {
        let owner = self.turns.pop_front()?;
        let line = self.lines.get_mut(&owner)?;
        let question = line.pop_front()?;
        if line.is_empty() {
            self.lines.remove(&owner);
        }
        self.waiting -= 1;
        self.served.insert(owner);
        Some((owner, question))
    }

    /// An owner's question was answered: if more of theirs wait, they are last in turn.
    pub(super) fn done(&mut self, owner: PlayerId) {
        if self.served.remove(&owner) && self.lines.contains_key(&owner) {
            self.turns.push_back(owner);
        }
    }

    /// How many questions wait.
    pub(super) fn waiting(&self) -> usize {
        self.waiting
    }

    /// The question that has waited longest in each line.
    pub(super) fn first_of_each_line(&self) -> impl Iterator<Item = &Q> {
        self.lines.values().filter_map(VecDeque::front)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::keys::new_player_id;

    /// Takes and answers one question after the other, as a single thread does.
    fn served_one_by_one(queue: &mut FairQueue<i32>) -> Vec<i32> {
        let mut order = Vec::new();
        while let Some((owner, question)) = queue.pop() {
            order.push(question);
            queue.done(owner);
        }
        order
    }

    #[test]
    fn many_tables_of_one_person_hold_up_nobody_elses() {
        let (greedy, modest) = (new_player_id(), new_player_id());
        let mut queue = FairQueue::default();
        let taken = (0..59).filter(|n| queue.push(greedy, *n)).count();
        assert_eq!(taken, LONGEST_LINE, "a person's line has an end");
        assert!(queue.push(modest, 100) && queue.push(modest, 101));
        let order = served_one_by_one(&mut queue);
        assert_eq!(order[..4], [0, 100, 1, 101]);
        assert_eq!((order.len(), queue.waiting()), (LONGEST_LINE + 2, 0));
    }

    #[test]
    fn an_owner_gets_no_second_thread_while_their_first_question_is_thought_about() {
        let (greedy, modest) = (new_player_id(), new_player_id());
        let mut queue = FairQueue::default();
        assert!(queue.push(greedy, 0) && queue.push(greedy, 1));
        assert_eq!(queue.pop(), Some((greedy, 0)));
        assert_eq!(queue.pop(), None, "a second thread finds nothing to do for the same owner");
        assert!(queue.push(greedy, 2), "but more questions may wait");
        assert!(queue.push(modest, 100));
        assert_eq!(queue.pop(), Some((modest, 100)));
        queue.done(greedy);
        assert_eq!(queue.pop(), Some((greedy, 1)));
        queue.done(modest);
        assert_eq!(queue.pop(), None);
    }

    #[test]
    fn whoever_was_served_goes_behind_those_who_wait() {
        let [first, second, third] = [(); 3].map(|()| new_player_id());
        let mut queue = FairQueue::default();
        assert!(queue.push(first, 10) && queue.push(first, 11) && queue.push(second, 20));
        assert_eq!(queue.pop(), Some((first, 10)));
        assert!(queue.push(third, 30));
        queue.done(first);
        assert_eq!(served_one_by_one(&mut queue), [20, 30, 11]);
    }

    #[test]
    fn a_question_that_is_done_twice_gives_no_second_turn() {
        let owner = new_player_id();
        let mut queue = FairQueue::default();
        assert!(queue.push(owner, 0) && queue.push(owner, 1) && queue.push(owner, 2));
        queue.pop();
        queue.done(owner);
        queue.done(owner);
        assert_eq!(queue.pop(), Some((owner, 1)));
        assert_eq!(queue.pop(), None);
    }
}

//! Earlier positions of a match. A whole copy is kept now and then; a position between two copies is made again by playing
//! the lines that lead to it from the last copy. A long match costs some bytes a line instead of a position a line.

use std::collections::VecDeque;
use std::sync::Arc;

use crate::{AnyGame, Entry, Scripted, Seed, Seeded, Unseen};

/// No position is further than this many lines from a copy that leads to it.
const SPACING: u32 = 32;

/// The lines of a match, and what it takes to see the position before each of them again.
#[derive(Clone, Default)]
pub(crate) struct History {
    entries: Vec<Entry>,
    /// One for each line: how things stood before it.
    marks: Vec<Mark>,
    /// In the order of their lines.
    copies: Vec<Copy>,
}

#[derive(Clone, Copy)]
struct Mark {
    /// How many words of the seed's stream were used. With it, the same chance is had again.
    chance: u64,
    /// How many lines lead here from a copy.
    distance: u32,
}

/// A position that is kept whole. It is shared between a match and its clones.
#[derive(Clone)]
struct Copy {
    /// The line that comes after it, counted from 0.
    line: usize,
    game: Arc<dyn AnyGame>,
    forced: VecDeque<String>,
}

/// How things stood before a line: taken before it is played, handed over when it was.
pub(crate) struct Before {
    chance: u64,
    copy: Option<(Box<dyn AnyGame>, VecDeque<String>)>,
}

impl History {
    pub(crate) fn entries(&self) -> &[Entry] {
        &self.entries
    }

    pub(crate) fn copies(&self) -> usize {
        self.copies.len()
    }

    /// How many lines lead from a copy to the position as it stands.
    fn distance(&self) -> u32 {
        let from = match self.entries.last() {
            None => return 0,
            Some(Entry::TakeBack(_, to, _)) => *to,
            Some(_) => self.entries.len() - 1,
        };
        (self.marks[from].distance + 1) % SPACING
    }

    /// Takes what must be known of the position as it stands before the next line is played.
    pub(crate) fn before(&self, game: &dyn AnyGame, chance: &Seeded, forced: &VecDeque<String>) -> Before {
        let due = self.distance() == 0;
        Before { chance: chance.used(), copy: due.then(|| (game.copy(), forced.clone())) }
    }

    /// Adds a line that was played.
    pub(crate) fn push(&mut self, before: Before, entry: Entry) {
        self.marks.push(Mark { chance: before.chance, distance: self.distance() });
        if let Some((game, forced)) = before.copy {
            self.copies.push(Copy { line: self.entries.len(), game: game.into(), forced });
        }
        self.entries.push(entry);
    }

    /// Forgets the last line.
    pub(crate) fn pop(&mut self) {
        self.entries.pop();
        self.marks.pop();
        let lines = self.entries.len();
        self.copies.truncate(self.copies.partition_point(|copy| copy.line < lines));
    }

    /// The position before the first line, and the chance that was to come then; nothing if there is no line.
    pub(crate) fn beginning(&self, seed: &Seed) -> Option<(Box<dyn AnyGame>, Seeded)> {
        Some((self.position(seed, 0)?, Seeded::after(seed, self.marks.first()?.chance)))
    }

    /// The position before a line, counted from 0; nothing if there is no such line.
    pub(crate) fn position(&self, seed: &Seed, line: usize) -> Option<Box<dyn AnyGame>> {
        self.marks.get(line)?;
        let (copy, way) = self.way_to(line);
        let copy = copy?;
        let (mut game, mut forced) = (copy.game.copy(), copy.forced.clone());
        for line in way.into_iter().rev() {
            let mut chance = Seeded::after(seed, self.marks[line].chance);
            match &self.entries[line] {
                Entry::Action(seat, notation) => {
                    let mut chance = Scripted::new(&mut forced, &mut chance);
                    let replayed = game.replay(*seat, notation, &mut chance);
                    debug_assert!(replayed.is_ok(), "a line that was played can be played again: {replayed:?}");
                    replayed.ok()?;
                }
                Entry::TakeBack(_, _, unseen) => {
                    if *unseen == Unseen::Anew {
                        game = game.unseen_dealt_anew(&mut chance);
                    }
                    forced.clear();
                }
                Entry::Dice(faces) => forced = faces.iter().cloned().collect(),
                Entry::Resign(_) | Entry::Forfeit(_) => {}
            }
        }
        Some(game)
    }

    /// The last copy on the way to a position, and the lines that lead from it there, the last one first. What was taken
    /// back is no part of the way.
    fn way_to(&self, line: usize) -> (Option<&Copy>, Vec<usize>) {
        let (mut at, mut way) = (line, Vec::new());
        loop {
            if let Ok(index) = self.copies.binary_search_by_key(&at, |copy| copy.line) {
                return (Some(&self.copies[index]), way);
            }
            let Some(last) = at.checked_sub(1) else { return (None, way) };
            way.push(last);
            at = match &self.entries[last] {
                Entry::TakeBack(_, to, _) => *to,
                _ => last,
            };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Chance as _, Seat};

    #[test]
    fn chance_is_the_same_again_after_as_many_words() {
        let seed = Seed([7; 32]);
        let mut chance = Seeded::new(&seed);
        for round in 1..200 {
            let mut again = Seeded::after(&seed, chance.used());
            assert_eq!(again.used(), chance.used());
            let faces = |chance: &mut Seeded| (0..round % 7).map(|_| chance.below(1_000)).collect::<Vec<_>>();
            assert_eq!(faces(&mut again), faces(&mut chance));
        }
    }

    /// Lines without a game: only how far each is from a copy matters.
    fn distances(entries: Vec<Entry>) -> Vec<u32> {
        let mut history = History::default();
        for entry in entries {
            let distance = history.distance();
            history.marks.push(Mark { chance: 0, distance });
            history.entries.push(entry);
        }
        history.marks.iter().map(|mark| mark.distance).collect()
    }

    #[test]
    fn however_often_is_taken_back_a_copy_is_near() {
        let act = || Entry::Action(Seat(0), "pass".into());
        let back = |to| Entry::TakeBack(Seat(0), to, Unseen::Anew);
        let plain = distances((0..100).map(|_| act()).collect());
        assert_eq!((plain[0], plain[31], plain[32], plain[65]), (0, 31, 0, 1));
        // Each step is taken back as soon as it was done: every line leads on from the take-back before it.
        let chain = (0..200).map(|line| if line % 2 == 0 { act() } else { back(line - 1) }).collect();
        let chain = distances(chain);
        assert!(chain.iter().all(|&distance| distance < SPACING));
        let copies = chain.iter().filter(|&&distance| distance == 0).count();
        assert!(copies <= 200 / SPACING as usize + 1, "{copies}");
    }
}

//! Everything that a die or a shuffle decides. A game's state holds no generator: chance is passed in,
//! so a cloned state can leak no future, and a test can say what the dice show.

use std::collections::VecDeque;

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::Seed;

/// A kind of die, with the faces a person sees on it.
#[derive(Debug, PartialEq, Eq)]
pub struct Die {
    /// What it is called in messages.
    pub name: &'static str,
    /// Its faces; a roll is an index into them.
    pub faces: &'static [&'static str],
}

/// The ordinary six-sided die.
pub static D6: Die = Die { name: "d6", faces: &["1", "2", "3", "4", "5", "6"] };

/// A source of chance. One method is required; dice and shuffles are written once on top of it.
pub trait Chance {
    /// A number below `n`, each equally likely. `n` is at least 1.
    fn below(&mut self, n: u32) -> u32;

    /// Rolls a die: the index of the face that shows.
    fn roll(&mut self, die: &'static Die) -> u32 {
        self.below(die.faces.len() as u32)
    }
}

impl dyn Chance + '_ {
    /// Rolls a die numbered from 1, and tells the number.
    pub fn number(&mut self, die: &'static Die) -> u8 {
        self.roll(die) as u8 + 1
    }

    /// Shuffles in place (Fisher–Yates from the end; `docs/fair-dice.md` tells the exact sequence).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

/// Chance from a seed: ChaCha20, the same on every machine. This is what matches are played with.
#[derive(Clone, Debug)]
pub struct Seeded(ChaCha20Rng);

impl Seeded {
    /// The chance that belongs to a seed.
    #[must_use]
    pub fn new(seed: &Seed) -> Seeded {
        Seeded(ChaCha20Rng::from_seed(seed.0))
    }

    /// The same chance after so many words of it were [used](Seeded::used).
    #[must_use]
    pub fn after(seed: &Seed, used: u64) -> Seeded {
        let mut chance = Seeded::new(seed);
        chance.0.set_word_pos(used.into());
        chance
    }

    /// How many words of the seed's stream were used so far.
    #[must_use]
    pub fn used(&self) -> u64 {
        self.0.get_word_pos() as u64
    }
}

impl Chance for Seeded {
    fn below(&mut self, n: u32) -> u32 {
        unbiased(n, || self.0.next_u32())
    }
}

/// Quick chance for simulation and search (xoshiro256++). Reproducible, but its future can be computed from
/// its past, so matches between people do not use it.
#[derive(Clone, Debug)]
pub struct Fast(Xoshiro256PlusPlus);

impl Fast {
    /// The chance that belongs to a number.
    #[must_use]
    pub fn new(seed: u64) -> Fast {
        Fast(Xoshiro256PlusPlus::seed_from_u64(seed))
    }
}

impl Chance for Fast {
    fn below(&mut self, n: u32) -> u32 {
        unbiased(n, || (self.0.next_u64() >> 32) as u32)
    }
}

/// Lemire's method: multiply, keep the high half, and reject the few draws that would favour some results.
fn unbiased(n: u32, mut word: impl FnMut() -> u32) -> u32 {
    debug_assert!(n > 0, "a choice among nothing");
    let mut product = u64::from(word()) * u64::from(n);
    if (product as u32) < n {
        let surplus = n.wrapping_neg() % n;
        while (product as u32) < surplus {
            product = u64::from(word()) * u64::from(n);
        }
    }
    (product >> 32) as u32
}

/// Forced dice in front of any other chance: "the dice show 3 and 3". Rolls take the forced faces in order,
/// then fall through; shuffles and draws are never forced (a position says how its decks lie).
pub struct Scripted<'a> {
    faces: &'a mut VecDeque<String>,
    behind: &'a mut dyn Chance,
    misfit: Option<String>,
}

impl<'a> Scripted<'a> {
    /// Puts `faces` before `behind`. What is not rolled stays in the queue.
    pub fn new(faces: &'a mut VecDeque<String>, behind: &'a mut dyn Chance) -> Scripted<'a> {
        Scripted { faces, behind, misfit: None }
    }

    /// The first forced value that is no face of the die it was meant for, as a sentence. The state that was
    /// reached with it means nothing.
    #[must_use]
    pub fn misfit(self) -> Option<String> {
        self.misfit
    }
}

impl Chance for Scripted<'_> {
    fn below(&mut self, n: u32) -> u32 {
        self.behind.below(n)
    }

    fn roll(&mut self, die: &'static Die) -> u32 {
        let Some(face) = self.faces.pop_front() else {
            return self.behind.roll(die);
        };
        match die.faces.iter().position(|&known| known == face) {
            Some(index) => index as u32,
            None => {
                self.misfit.get_or_insert_with(|| {
                    format!(
                        "forced value {face:?} is no face of a {}: expected one of {}",
                        die.name,
                        die.faces.join(", ")
                    )
                });
                0
            }
        }
    }
}

/// Passes everything on and remembers whether anything was asked: the undo law wants to know.
pub struct Watched<'a> {
    behind: &'a mut dyn Chance,
    used: bool,
}

impl<'a> Watched<'a> {
    /// Watches `behind`.
    pub fn new(behind: &'a mut dyn Chance) -> Watched<'a> {
        Watched { behind, used: false }
    }

    /// Was chance used?
    #[must_use]
    pub fn used(&self) -> bool {
        self.used
    }
}

impl Chance for Watched<'_> {
    fn below(&mut self, n: u32) -> u32 {
        self.used = true;
        self.behind.below(n)
    }

    fn roll(&mut self, die: &'static Die) -> u32 {
        self.used = true;
        self.behind.roll(die)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn below_one_is_always_zero_and_every_value_comes_up() {
        let mut chance = Fast::new(1);
        assert!((0..100).all(|_| chance.below(1) == 0));
        let mut seen = [0u32; 7];
        for _ in 0..7_000 {
            seen[chance.below(7) as usize] += 1;
        }
        assert!(seen.iter().all(|&count| (800..1200).contains(&count)), "{seen:?}");
    }

    #[test]
    fn a_forced_face_is_rolled_and_the_rest_left_over() {
        let mut faces = VecDeque::from(["3".to_owned(), "6".to_owned(), "1".to_owned()]);
        let mut behind = Fast::new(1);
        let mut scripted = Scripted::new(&mut faces, &mut behind);
        let chance: &mut dyn Chance = &mut scripted;
        assert_eq!((chance.number(&D6), chance.number(&D6)), (3, 6));
        assert_eq!(scripted.misfit(), None);
        assert_eq!(faces, ["1"]);
    }

    #[test]
    fn a_value_that_is_no_face_is_named() {
        let mut faces = VecDeque::from(["7".to_owned()]);
        let mut behind = Fast::new(1);
        let mut scripted = Scripted::new(&mut faces, &mut behind);
        scripted.roll(&D6);
        assert_eq!(
            scripted.misfit().unwrap(),
            "forced value \"7\" is no face of a d6: expected one of 1, 2, 3, 4, 5, 6"
        );
    }

    #[test]
    fn watching_sees_use_and_only_use() {
        let mut behind = Fast::new(1);
        let mut watched = Watched::new(&mut behind);
        assert!(!watched.used());
        watched.below(2);
        assert!(watched.used());
    }
}

//! Dice as they fell, kept while a fight goes on so that everybody can look at them.

use std::fmt;

use sandtable_core::{Chance, D6};

/// No side ever rolls more at once: eight units and all blockhouses.
const MOST: usize = 32;

/// Some dice that were rolled together.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Dice {
    faces: [u8; MOST],
    len: u8,
}

impl Dice {
    /// None.
    pub const NONE: Dice = Dice { faces: [0; MOST], len: 0 };

    /// Rolls one more die, and tells what it shows (AD-18.9).
    pub fn roll(&mut self, chance: &mut dyn Chance) -> u8 {
        let face = chance.number(&D6);
        self.push(face);
        face
    }

    /// One more die that shows this.
    pub fn push(&mut self, face: u8) {
        if usize::from(self.len) < MOST {
            self.faces[usize::from(self.len)] = face;
            self.len += 1;
        }
    }

    /// What they show, in the order in which they were rolled.
    #[must_use]
    pub fn faces(&self) -> &[u8] {
        &self.faces[..usize::from(self.len)]
    }

    /// Which of them hit.
    pub(crate) fn hitting(&self, needs: u8) -> Vec<bool> {
        hitting(self.faces(), needs)
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.faces().fmt(f)
    }
}

/// Rolls one die.
pub(crate) fn roll(chance: &mut dyn Chance) -> u8 {
    chance.number(&D6)
}

/// Which dice hit: those up to what is needed.
pub(crate) fn hitting(faces: &[u8], needs: u8) -> Vec<bool> {
    faces.iter().map(|&face| face <= needs).collect()
}

/// How many of so many dice hit on average, in thousandths.
pub(crate) fn expected(dice: u8, needs: u8) -> u16 {
    let faces = D6.faces.len() as u32;
    ((u32::from(dice) * u32::from(needs).min(faces) * 1000 + faces / 2) / faces) as u16
}

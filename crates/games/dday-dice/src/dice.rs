//! The six coloured dice of a unit and their faces (DD-1.2, DD-1.3).

use sandtable_core::{Id, IdSet, named, spelled};

/// What a coloured die can show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "wire",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(rename_all = "lowercase"),
    schemars(rename_all = "lowercase")
)]
#[repr(u8)]
pub enum Face {
    /// Cancels another die.
    #[default]
    Skull,
    /// One star.
    Star,
    /// One soldier.
    #[cfg_attr(feature = "wire", ts(rename = "s1"), schemars(rename = "s1"))]
    One,
    /// Two soldiers.
    #[cfg_attr(feature = "wire", ts(rename = "s2"), schemars(rename = "s2"))]
    Two,
    /// One courage.
    Courage,
    /// A tool: item points.
    Tool,
}

/// The die as chance rolls it: a roll is the number of a [`Face`].
pub static FACES: sandtable_core::Die =
    sandtable_core::Die { name: "D-Day die", faces: &["skull", "star", "s1", "s2", "courage", "tool"] };

impl Face {
    /// All that count as results: everything but the skull.
    pub const RESULTS: [Face; 5] = [Face::Star, Face::One, Face::Two, Face::Courage, Face::Tool];

    /// The face that a roll came to.
    pub(crate) fn rolled(roll: u32) -> Face {
        Face::ALL[roll as usize % 6]
    }

    /// One soldier or two.
    #[must_use]
    pub const fn is_soldier(self) -> bool {
        matches!(self, Face::One | Face::Two)
    }
}

// In the order of the rules, and of the die.
named!(Face, "face", {
    Skull => "skull",
    Star => "star",
    One => "s1",
    Two => "s2",
    Courage => "courage",
    Tool => "tool",
});

/// One of the six dice: `r1 r2 w1 w2 b1 b2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "wire",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(type = "\"r1\" | \"r2\" | \"w1\" | \"w2\" | \"b1\" | \"b2\""),
    schemars(with = "String")
)]
pub struct Die(u8);

/// How many dice a unit has.
pub const DICE: usize = 6;

impl Die {
    /// All six.
    pub const ALL: [Die; DICE] = [Die(0), Die(1), Die(2), Die(3), Die(4), Die(5)];

    /// All six, one after another.
    pub fn all() -> impl Iterator<Item = Die> {
        Die::ALL.into_iter()
    }

    /// What the rules call it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["r1", "r2", "w1", "w2", "b1", "b2"][self.0 as usize]
    }

    /// The die of a name.
    #[must_use]
    pub fn named(name: &str) -> Option<Die> {
        Die::ALL.into_iter().find(|die| die.name() == name)
    }

    /// Its colour: 0 red, 1 white, 2 blue.
    #[must_use]
    pub const fn colour(self) -> usize {
        self.0 as usize / 2
    }
}

spelled!(Die, "die");

impl Id for Die {
    const FIRST: Die = Die(0);

    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn at(index: usize) -> Die {
        Die(index as u8)
    }
}

/// A set of dice.
pub type DieSet = IdSet<Die>;

/// DD-6.3: what so many tools of one unit in one turn give together.
#[must_use]
pub const fn tool_points(tools: u8) -> u16 {
    match tools {
        0 => 0,
        1 => 1,
        2 => 3,
        3 => 6,
        4 => 12,
        5 => 24,
        _ => 48 + 24 * (tools as u16 - 6),
    }
}

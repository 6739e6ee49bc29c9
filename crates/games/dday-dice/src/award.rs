//! The awards (DD-11, DD-28), each played once, in the result window.

use std::sync::LazyLock;

use sandtable_core::{Id, IdSet, read_data_file, spelled};
use serde::Deserialize;

use crate::dice::Face;

/// An award, by its place in the data file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(type = "string"), schemars(with = "String"))]
pub struct Award(u8);

/// Some awards.
pub type AwardSet = IdSet<Award>;

/// DD-11.3: what an award costs, in courage.
pub const AWARD_PRICE: u16 = 6;

/// Resources that a card gives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Gain {
    /// Soldiers.
    pub soldiers: u8,
    /// Stars.
    pub stars: u8,
    /// Courage.
    pub courage: u8,
    /// Item points.
    pub points: u8,
}

/// What an award does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AwardEffect {
    /// Resources.
    Gain(Gain),
    /// Any specialist that may be recruited, free.
    FreeSpecialist,
    /// This turn's combat losses are halved, rounded up.
    HalveLoss,
    /// Every other unit outside gets so many soldiers.
    OthersSoldiers(u8),
    /// The MG dice of the sector count 0 this turn.
    SectorMgZero,
    /// DEF of the sector is 0 this turn, except in the bunker.
    SectorDefZero,
    /// Two own dice are set to any faces.
    SetTwoDice,
    /// A dead specialist returns; and one of another unit.
    DeadReturn,
    /// So many soldiers; and as many for another unit.
    SoldiersAndAnother(u8),
    /// Any item of the pool.
    FreeItem,
    /// The tricolour bonus of this face.
    Bonus(Face),
    /// A tricolour bonus of choice.
    BonusOfChoice,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Card {
    id: String,
    effect: AwardEffect,
    #[serde(default = "yes")]
    solo: bool,
}

const fn yes() -> bool {
    true
}

#[derive(Deserialize)]
struct File {
    award: Vec<Card>,
}

static CARDS: LazyLock<Vec<Card>> = LazyLock::new(|| {
    let file: File = read_data_file("data/awards.toml", include_str!("../data/awards.toml"));
    assert!(file.award.len() <= 64, "data/awards.toml: at most 64 awards");
    file.award
});

impl Award {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Award> {
        (0..CARDS.len() as u8).map(Award)
    }

    fn card(self) -> &'static Card {
        &CARDS[usize::from(self.0)]
    }

    /// What it does.
    #[must_use]
    pub fn effect(self) -> AwardEffect {
        self.card().effect
    }

    /// Is it played with in the solo game (DD-22.5)?
    #[must_use]
    pub fn solo(self) -> bool {
        self.card().solo
    }

    /// What the rules call it: `silver-star`.
    #[must_use]
    pub fn name(self) -> &'static str {
        &self.card().id
    }

    /// The award of a name.
    #[must_use]
    pub fn named(name: &str) -> Option<Award> {
        Award::all().find(|award| award.name() == name)
    }
}

spelled!(Award, "award");

impl Id for Award {
    const FIRST: Award = Award(0);

    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn at(index: usize) -> Award {
        Award(index as u8)
    }
}

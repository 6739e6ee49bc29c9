//! The seventeen kinds of cards, the eleven units, and the squads (UN-1.2 to UN-1.8).

use std::fmt;

use sandtable_core::{Id, IdSet, UnknownName, named, spelled};

/// A squad letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(
    feature = "wire",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(rename_all = "lowercase"),
    schemars(rename_all = "lowercase")
)]
pub enum Squad {
    /// Squad A.
    A,
    /// Squad B.
    B,
    /// Squad C.
    C,
}

named!(Squad, "squad", { A => "a", B => "b", C => "c" });

impl Squad {
    /// The letter as it is printed.
    #[must_use]
    pub const fn letter(self) -> &'static str {
        match self {
            Squad::A => "A",
            Squad::B => "B",
            Squad::C => "C",
        }
    }
}

/// What is printed at the head of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(
    feature = "wire",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(rename_all = "lowercase"),
    schemars(rename_all = "lowercase")
)]
pub enum Title {
    /// Platoon Sergeant.
    Sergeant,
    /// Platoon Guide.
    Guide,
    /// Squad Leader.
    Leader,
    /// Scout.
    Scout,
    /// Rifleman.
    Rifle,
    /// Sniper.
    Sniper,
    /// Machine Gunner.
    Gunner,
    /// Mortar.
    Mortar,
    /// Fog of War.
    Fog,
}

named!(Title, "title", {
    Sergeant => "sergeant",
    Guide => "guide",
    Leader => "leader",
    Scout => "scout",
    Rifle => "rifle",
    Sniper => "sniper",
    Gunner => "gunner",
    Mortar => "mortar",
    Fog => "fog",
});

/// A kind of card: title and squad. Cards of one kind and side are interchangeable (UN-1.11).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(type = "string"), schemars(with = "String"))]
pub struct Kind(u8);

/// The names, in the order of table 1.
const NAMES: [&str; Kind::COUNT] = [
    "sergeant", "guide", "leader-a", "leader-b", "leader-c", "scout-a", "scout-b", "scout-c", "rifle-a", "rifle-b",
    "rifle-c", "sniper", "gunner-a", "gunner-b", "gunner-c", "mortar", "fog",
];

impl Kind {
    /// How many kinds there are.
    pub const COUNT: usize = 17;
    /// Platoon Sergeant.
    pub const SERGEANT: Kind = Kind(0);
    /// Platoon Guide.
    pub const GUIDE: Kind = Kind(1);
    /// Sniper.
    pub const SNIPER: Kind = Kind(11);
    /// Mortar.
    pub const MORTAR: Kind = Kind(15);
    /// Fog of War.
    pub const FOG: Kind = Kind(16);

    /// Every kind, in the order of table 1.
    pub fn all() -> impl DoubleEndedIterator<Item = Kind> + Clone {
        (0..Kind::COUNT as u8).map(Kind)
    }

    /// The kind with this index.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Kind> {
        if index < Kind::COUNT { Some(Kind(index as u8)) } else { None }
    }

    /// Its index in the order of table 1.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its name, such as `rifle-a`.
    #[must_use]
    pub fn name(self) -> &'static str {
        NAMES[self.index()]
    }

    /// The kind of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Kind> {
        Kind::all().find(|kind| kind.name() == name)
    }

    /// The kind with this title and letter.
    #[must_use]
    pub fn of(title: Title, squad: Option<Squad>) -> Option<Kind> {
        Kind::all().find(|kind| kind.title() == title && kind.squad() == squad)
    }

    /// What is printed at its head.
    #[must_use]
    pub const fn title(self) -> Title {
        match self.0 {
            0 => Title::Sergeant,
            1 => Title::Guide,
            2..=4 => Title::Leader,
            5..=7 => Title::Scout,
            8..=10 => Title::Rifle,
            11 => Title::Sniper,
            12..=14 => Title::Gunner,
            15 => Title::Mortar,
            _ => Title::Fog,
        }
    }

    /// UN-1.6: its squad letter, if it carries one.
    #[must_use]
    pub const fn squad(self) -> Option<Squad> {
        match self.0 {
            2 | 5 | 8 | 12 => Some(Squad::A),
            3 | 6 | 9 | 13 => Some(Squad::B),
            4 | 7 | 10 | 14 => Some(Squad::C),
            _ => None,
        }
    }

    /// UN-1.7: the unit that it belongs to; combat cards alone have one.
    #[must_use]
    pub const fn unit(self) -> Option<Unit> {
        match self.0 {
            5..=15 => Some(Unit(self.0 - 5)),
            _ => None,
        }
    }

    /// UN-1.5.
    #[must_use]
    pub const fn is_combat(self) -> bool {
        self.unit().is_some()
    }

    /// UN-1.5.
    #[must_use]
    pub const fn is_command(self) -> bool {
        self.0 < 5
    }

    /// Is it Fog of War?
    #[must_use]
    pub const fn is_fog(self) -> bool {
        self.0 == Kind::FOG.0
    }
}

impl fmt::Debug for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

spelled!(Kind, "card");

impl Id for Kind {
    const FIRST: Kind = Kind(0);

    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn at(index: usize) -> Kind {
        Kind(index as u8)
    }
}

/// A unit of a side: the combat cards of one kind together with one counter (UN-1.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(type = "string"), schemars(with = "String"))]
pub struct Unit(u8);

impl Unit {
    /// How many units a side has.
    pub const COUNT: usize = 11;
    /// The Snipers.
    pub const SNIPER: Unit = Unit(6);
    /// The Mortar.
    pub const MORTAR: Unit = Unit(10);
    /// The Riflemen of the three squads.
    pub const RIFLES: [Unit; 3] = [Unit(3), Unit(4), Unit(5)];

    /// Every unit, in the order of table 1.
    pub fn all() -> impl DoubleEndedIterator<Item = Unit> + Clone {
        (0..Unit::COUNT as u8).map(Unit)
    }

    /// Its index in the order of table 1.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The kind of its cards.
    #[must_use]
    pub const fn kind(self) -> Kind {
        Kind(self.0 + 5)
    }

    /// Its name, that of its cards.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.kind().name()
    }

    /// The unit of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Unit> {
        Kind::named(name)?.unit()
    }

    /// Are they Riflemen?
    #[must_use]
    pub const fn is_rifle(self) -> bool {
        matches!(self.0, 3..=5)
    }
}

impl fmt::Debug for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

spelled!(Unit, "unit");

impl Id for Unit {
    const FIRST: Unit = Unit(0);

    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn at(index: usize) -> Unit {
        Unit(index as u8)
    }
}

/// What to say to a name that is no kind of card, with its side or without.
pub(crate) fn no_such_kind(name: &str) -> String {
    UnknownName::new("card", name, Kind::all()).to_string()
}

/// What to say to a name that is no unit, with its side or without.
pub(crate) fn no_such_unit(name: &str) -> String {
    UnknownName::new("unit", name, Unit::all()).to_string()
}

/// A set of units of one side.
pub type UnitSet = IdSet<Unit, u16>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_and_units_have_the_names_of_table_1() {
        assert_eq!(Kind::all().map(Kind::name).collect::<Vec<_>>(), NAMES);
        assert_eq!(Kind::named("gunner-c").unwrap().title(), Title::Gunner);
        assert_eq!(Kind::named("gunner-c").unwrap().squad(), Some(Squad::C));
        assert_eq!(Kind::of(Title::Leader, Some(Squad::B)), Kind::named("leader-b"));
        assert_eq!((Kind::SNIPER.name(), Kind::MORTAR.name(), Kind::FOG.name()), ("sniper", "mortar", "fog"));
        for unit in Unit::all() {
            assert_eq!(unit.kind().unit(), Some(unit));
            assert_eq!(Unit::named(unit.name()), Some(unit));
            assert_eq!(unit.is_rifle(), unit.kind().title() == Title::Rifle);
        }
        assert_eq!((Unit::SNIPER.kind(), Unit::MORTAR.kind()), (Kind::SNIPER, Kind::MORTAR));
        assert_eq!(Unit::named("fog"), None);
    }
}

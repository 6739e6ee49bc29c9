//! Who sits at the table, and who looks at it.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Id;

/// The largest number of seats a game may have.
pub const MAX_SEATS: usize = 8;

/// One place at the table, numbered from 0 as in the rules of record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat's number as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The other seat of a game for two.
    ///
    /// ```
    /// # use sandtable_core::Seat;
    /// assert_eq!(Seat(0).other(), Seat(1));
    /// ```
    #[must_use]
    pub const fn other(self) -> Seat {
        Seat(self.0 ^ 1)
    }
}

impl Id for Seat {
    const FIRST: Seat = Seat(0);

    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn at(index: usize) -> Seat {
        Seat(index as u8)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats: those to act, those who won, those who know a card.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(feature = "wire", ts(type = "Array<number>"), schemars(with = "Vec<u8>"))]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const NONE: SeatSet = SeatSet(0);

    /// Just this seat.
    #[must_use]
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Seats 0 up to `count` − 1.
    #[must_use]
    pub const fn first(count: u8) -> SeatSet {
        SeatSet(((1u16 << count) - 1) as u8)
    }

    /// Is the seat in the set?
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < MAX_SEATS as u8 && self.0 & (1 << seat.0) != 0
    }

    /// Nobody in it?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest seat of the set.
    #[must_use]
    pub const fn lowest(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// Adds a seat.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// The seats, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS as u8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        let mut set = SeatSet::NONE;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|seat| seat.0)).finish()
    }
}

impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        match seats.iter().find(|seat| seat.index() >= MAX_SEATS) {
            Some(seat) => Err(serde::de::Error::custom(format!("no seat {seat}: seats are 0 to 7"))),
            None => Ok(seats.into_iter().collect()),
        }
    }
}

/// Whose eyes look at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(feature = "wire", ts(type = "number | \"public\" | \"all\""), schemars(with = "ViewerShape"))]
pub enum Viewer {
    /// The person or bot in this seat.
    Seat(Seat),
    /// A spectator: what everybody sees.
    Public,
    /// Everything: for records, after the end, and for the engine protocol.
    All,
}

/// How a viewer is written: a seat's number, or a word.
#[cfg(feature = "wire")]
#[derive(schemars::JsonSchema)]
#[serde(untagged, rename_all = "lowercase")]
#[allow(dead_code, reason = "a picture for the schema, never built")]
enum ViewerShape {
    Seat(u8),
    Word(ViewerWord),
}

#[cfg(feature = "wire")]
#[derive(schemars::JsonSchema)]
#[serde(rename_all = "lowercase")]
#[allow(dead_code, reason = "a picture for the schema, never built")]
enum ViewerWord {
    Public,
    All,
}

impl Viewer {
    /// Every viewer of a game with so many seats.
    pub fn every(seats: u8) -> impl Iterator<Item = Viewer> {
        (0..seats).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Public, Viewer::All])
    }

    /// May this viewer know what `seat` knows?
    #[must_use]
    pub fn knows_as(self, seat: Seat) -> bool {
        self == Viewer::All || self == Viewer::Seat(seat)
    }
}

impl Serialize for Viewer {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Viewer::Seat(seat) => seat.serialize(serializer),
            Viewer::Public => serializer.serialize_str("public"),
            Viewer::All => serializer.serialize_str("all"),
        }
    }
}

impl<'de> Deserialize<'de> for Viewer {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Viewer, D::Error> {
        struct Eyes;
        impl serde::de::Visitor<'_> for Eyes {
            type Value = Viewer;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("a seat, \"public\" or \"all\"")
            }

            fn visit_u64<E: serde::de::Error>(self, seat: u64) -> Result<Viewer, E> {
                u8::try_from(seat).map(|seat| Viewer::Seat(Seat(seat))).map_err(E::custom)
            }

            fn visit_str<E: serde::de::Error>(self, word: &str) -> Result<Viewer, E> {
                match word {
                    "public" => Ok(Viewer::Public),
                    "all" => Ok(Viewer::All),
                    _ => Err(E::invalid_value(serde::de::Unexpected::Str(word), &self)),
                }
            }
        }
        deserializer.deserialize_any(Eyes)
    }
}

//! The two sides and the three powers (AD-1).

use sandtable_core::{Seat, named};

/// One of the two sides (AD-1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "wire",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(rename_all = "lowercase"),
    schemars(rename_all = "lowercase")
)]
pub enum Side {
    /// Germany.
    Axis,
    /// The United Kingdom and the United States.
    Allies,
}

named!(Side, "side", { Axis => "axis", Allies => "allies" });

impl Side {
    /// Its number: the Axis is 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The enemy.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Axis => Side::Allies,
            Side::Allies => Side::Axis,
        }
    }
}

/// One of the three powers (AD-1.1, AD-1.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "wire",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(rename_all = "lowercase"),
    schemars(rename_all = "lowercase")
)]
pub enum Power {
    /// Germany.
    Axis,
    /// The United Kingdom.
    Uk,
    /// The United States.
    Us,
}

named!(Power, "power", { Axis => "axis", Uk => "uk", Us => "us" });

impl Power {
    /// The Allied powers, in the order of AD-18.5.
    pub const ALLIES: [Power; 2] = [Power::Uk, Power::Us];

    /// The side it fights for.
    #[must_use]
    pub const fn side(self) -> Side {
        match self {
            Power::Axis => Side::Axis,
            Power::Uk | Power::Us => Side::Allies,
        }
    }

    /// Its number among the Allied powers, the UK first. (The Axis, which has none, counts as the first.)
    #[must_use]
    pub const fn ally(self) -> usize {
        match self {
            Power::Axis | Power::Uk => 0,
            Power::Us => 1,
        }
    }

    /// The other Allied power.
    #[must_use]
    pub const fn partner(self) -> Power {
        match self {
            Power::Uk => Power::Us,
            Power::Axis | Power::Us => Power::Uk,
        }
    }

    /// AD-1.5, AD-1.6: who plays it, among so many seats.
    #[must_use]
    pub const fn seat(self, seats: u8) -> Seat {
        match self {
            Power::Axis => Seat(0),
            Power::Us if seats == 3 => Seat(2),
            Power::Uk | Power::Us => Seat(1),
        }
    }
}

/// Some of the powers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Powers(u8);

impl Powers {
    /// None.
    pub const NONE: Powers = Powers(0);
    /// Germany.
    pub const AXIS: Powers = Powers(1);
    /// Both Allied powers.
    pub const ALLIES: Powers = Powers(6);

    /// Just this one.
    #[must_use]
    pub const fn only(power: Power) -> Powers {
        Powers(1 << power as u8)
    }

    /// The powers of a side.
    #[must_use]
    pub const fn of(side: Side) -> Powers {
        match side {
            Side::Axis => Powers::AXIS,
            Side::Allies => Powers::ALLIES,
        }
    }

    /// AD-1.5, AD-1.6: what a seat plays; nothing if there is no such seat.
    #[must_use]
    pub fn played_by(seat: Seat, seats: u8) -> Powers {
        Power::all().filter(|power| power.seat(seats) == seat).fold(Powers::NONE, |all, power| all.and(power))
    }

    /// With this one too.
    #[must_use]
    pub const fn and(self, power: Power) -> Powers {
        Powers(self.0 | 1 << power as u8)
    }

    /// Without this one.
    #[must_use]
    pub const fn without(self, power: Power) -> Powers {
        Powers(self.0 & !(1 << power as u8))
    }

    /// Is it among them?
    #[must_use]
    pub const fn has(self, power: Power) -> bool {
        self.0 & (1 << power as u8) != 0
    }

    /// None of them?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// One after another.
    pub fn iter(self) -> impl Iterator<Item = Power> {
        Power::all().filter(move |&power| self.has(power))
    }

    /// If it is just one, which.
    #[must_use]
    pub fn sole(self) -> Option<Power> {
        Power::all().find(|&power| self == Powers::only(power))
    }
}

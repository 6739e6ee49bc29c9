//! Two sides, each led by one seat.

/// Makes an enum of two variants the two sides of a game: the first is led by seat 0, the second by seat 1.
///
/// ```
/// use sandtable_core::Seat;
///
/// #[derive(Clone, Copy, Debug, PartialEq, Eq)]
/// pub enum Side {
///     Us,
///     Ge,
/// }
///
/// sandtable_core::rivals!(Side, Us, Ge);
///
/// assert_eq!(Side::of(Seat(1)), Some(Side::Ge));
/// assert_eq!(Side::Us.other(), Side::Ge);
/// assert_eq!(Side::BOTH.map(Side::seat), [Seat(0), Seat(1)]);
/// ```
#[macro_export]
macro_rules! rivals {
    ($side:ident, $first:ident, $second:ident) => {
        impl $side {
            /// Both, in the order of their seats.
            pub const BOTH: [$side; 2] = [$side::$first, $side::$second];

            /// The side that a seat leads.
            #[must_use]
            pub const fn of(seat: $crate::Seat) -> Option<$side> {
                match seat.0 {
                    0 => Some($side::$first),
                    1 => Some($side::$second),
                    _ => None,
                }
            }

            /// Who leads it.
            #[must_use]
            pub const fn seat(self) -> $crate::Seat {
                $crate::Seat(self as u8)
            }

            /// As an index.
            #[must_use]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The opponent.
            #[must_use]
            pub const fn other(self) -> $side {
                match self {
                    $side::$first => $side::$second,
                    $side::$second => $side::$first,
                }
            }
        }

        impl From<$side> for $crate::Seat {
            fn from(side: $side) -> $crate::Seat {
                side.seat()
            }
        }
    };
}

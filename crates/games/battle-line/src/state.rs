//! The flat state of play, and nothing that decides.

use sandtable_core::{Pile, Seat};

use crate::card::Card;
use crate::card_set::{CardSet, TroopSet};
use crate::flag::{ALL_FLAGS, Flag, FlagSet};
use crate::rules::formation::Terms;
use crate::rules::turn::{Steps, TurnStep};
use crate::rules::victory::Ending;
use crate::setup::{Setup, Starter, StartingDraw};
use crate::side::{Grounds, Side, Strengths};

pub(crate) use crate::rules::scout::Scouted;

/// A game of Battle Line, or a match of several. BL-1.7: every card is in exactly one of the places below.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BattleLine {
    pub(crate) setup: Setup,

    /// Which game of the match this is, from 1.
    pub(crate) game: u8,
    /// The points of the games before this one.
    pub(crate) points: [u8; 2],
    /// How the game ended, if it has.
    pub(crate) ending: Option<Ending>,

    /// Which turn of the game this is, from 1.
    pub(crate) turn: u16,
    /// Whose turn it is.
    pub(crate) active: Seat,
    /// The steps of the turn that are still to come, the next one on top.
    pub(crate) pending: Steps,
    /// How many cards have been played: the number of the newest play.
    pub(crate) plays: u8,
    /// How many passes there were in a row.
    pub(crate) passes: u8,

    /// The sides, by flag and seat.
    pub(crate) sides: [[Side; 2]; Flag::COUNT],
    /// Fog and Mud.
    pub(crate) ground: Grounds,
    /// The flags that each seat has claimed.
    pub(crate) claimed: [FlagSet; 2],

    pub(crate) hands: [CardSet; 2],
    pub(crate) troop_deck: Pile<Card, 60>,
    pub(crate) tactics_deck: Pile<Card, 10>,
    /// The guile cards before each seat.
    pub(crate) guile: [CardSet; 2],
    /// The discards, in the order in which they came. A game by the rules has two at most; a position made by hand may
    /// have any number.
    pub(crate) discards: Pile<Card, 70>,

    pub(crate) tactics_played: [u8; 2],
    pub(crate) leaders_played: [u8; 2],

    pub(crate) scouted: Scouted,
    pub(crate) starting_draw: StartingDraw,

    // What follows from the above, kept because it is asked often.
    /// BL-8.3: the troops that do not lie face up.
    pub(crate) unseen: TroopSet,
    /// The strength of every complete side.
    pub(crate) strengths: [Strengths; Flag::COUNT],
    /// The flags at which each seat's side is complete.
    pub(crate) complete: [FlagSet; 2],
    /// In the claim step, the flags that can be claimed; otherwise none.
    pub(crate) claimable: FlagSet,
}

impl BattleLine {
    /// An empty table: no card anywhere, nobody asked.
    pub(crate) fn bare(setup: Setup) -> BattleLine {
        BattleLine {
            setup,
            game: 1,
            points: [0; 2],
            ending: None,
            turn: 1,
            active: if setup.starter == Starter::Seat1 { Seat(1) } else { Seat(0) },
            pending: Steps::new(),
            plays: 0,
            passes: 0,
            sides: [[Side::EMPTY; 2]; Flag::COUNT],
            ground: Grounds::default(),
            claimed: [FlagSet::NONE; 2],
            hands: [CardSet::NONE; 2],
            troop_deck: Pile::EMPTY,
            tactics_deck: Pile::EMPTY,
            guile: [CardSet::NONE; 2],
            discards: Pile::EMPTY,
            tactics_played: [0; 2],
            leaders_played: [0; 2],
            scouted: Scouted::default(),
            starting_draw: StartingDraw::NONE,
            unseen: TroopSet::ALL,
            strengths: [[None; 2]; Flag::COUNT],
            complete: [FlagSet::NONE; 2],
            claimable: FlagSet::NONE,
        }
    }

    /// A seat's side of a flag.
    #[must_use]
    pub fn side(&self, flag: Flag, seat: Seat) -> &Side {
        &self.sides[flag.index()][seat.index()]
    }

    /// A seat's hand.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }

    /// The flags a seat has claimed.
    #[must_use]
    pub fn claimed(&self, seat: Seat) -> FlagSet {
        self.claimed[seat.index()]
    }

    /// The flags nobody has claimed yet.
    #[must_use]
    pub fn open_flags(&self) -> FlagSet {
        ALL_FLAGS.without(self.claimed[0].or(self.claimed[1]))
    }

    /// BL-8.3: the troops that do not lie face up.
    #[must_use]
    pub fn unseen(&self) -> TroopSet {
        self.unseen
    }

    /// What Fog and Mud make of a flag.
    #[must_use]
    pub fn terms(&self, flag: Flag) -> Terms {
        let at = |ground: Option<crate::side::Ground>| ground.is_some_and(|ground| ground.flag == flag);
        Terms { full: if at(self.ground.mud) { 4 } else { 3 }, fog: at(self.ground.fog) }
    }

    /// The step that waits for a decision; none when the game is over.
    #[must_use]
    pub fn step(&self) -> Option<TurnStep> {
        self.pending.top()
    }
}

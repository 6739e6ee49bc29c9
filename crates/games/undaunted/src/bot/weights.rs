//! The numbers that a judgement rests on, in one place.

use crate::kind::{Kind, Title};

/// How much each thing counts in the judgement of a position. The sum is the lead of a side.
pub(super) struct Weights {
    /// The part of the goal that is reached.
    pub(super) progress: f32,
    /// The part of the goal that can be taken soon.
    pub(super) potential: f32,
    /// The chance to reach the goal in the next turn.
    pub(super) threat: f32,
    /// The share of useful cards among those that are drawn.
    pub(super) quality: f32,
    /// A useful card.
    pub(super) card: f32,
    /// A Riflemen counter on the board.
    pub(super) riflemen: f32,
    /// Any other counter on the board.
    pub(super) counter: f32,
    /// A suppressed counter.
    pub(super) suppressed: f32,
    /// A casualty to be expected in a turn.
    pub(super) exposure: f32,
    /// Riflemen that can bear no more, against a side that plays to pin.
    pub(super) lives: f32,
    /// Both sides without Riflemen, for the one that is behind.
    pub(super) bleeding: f32,
    /// No Rifleman card left to draw, for a side that plays for points.
    pub(super) hope: f32,
    /// A useful card in the own hand, in the own turn.
    pub(super) in_hand: f32,
    /// The initiative number of the chosen card, a tenth each.
    pub(super) initiative: f32,
}

pub(super) const WEIGHTS: Weights = Weights {
    progress: 4.2,
    potential: 2.6,
    threat: 3.0,
    quality: 0.8,
    card: 0.05,
    riflemen: 0.25,
    counter: 0.06,
    suppressed: 0.12,
    exposure: 0.35,
    lives: 5.0,
    bleeding: 4.0,
    hope: 3.0,
    in_hand: 0.04,
    initiative: 0.25,
};

/// How many cards a side plays in a turn, more or less: the hand without the initiative card.
pub(super) const PLAYS: f32 = 3.0;

/// How useful a card is among the others.
pub(super) fn usefulness(kind: Kind) -> f32 {
    match kind.title() {
        Title::Sergeant => 2.0,
        Title::Guide => 0.7,
        Title::Leader => 1.2,
        Title::Scout => 0.8,
        Title::Rifle => 1.1,
        Title::Sniper => 1.2,
        Title::Gunner => 1.1,
        Title::Mortar => 0.8,
        Title::Fog => 0.0,
    }
}

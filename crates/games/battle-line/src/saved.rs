//! A whole position in the words of the rules, made to be written by hand.
//!
//! Everything may be left out. A game that has just been set up is the default, except that hands are empty: what is not
//! named anywhere is in the decks. `{"hands": [["red-5"], []], "flags": [{"flag": 2, "sides": [["red-3"], []]}]}` is a
//! position.

use sandtable_core::Seat;
use serde::{Deserialize, Serialize};

use crate::card::{Card, Deck};
use crate::flag::Flag;
use crate::rules::turn::TurnStep;
use crate::setup::Setup;
use crate::side::Ground;
use crate::state::BattleLine;

/// A position.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Saved {
    /// The options.
    pub setup: Setup,
    /// Which game of the match, from 1. Left out: the first.
    pub game: Option<u8>,
    /// The points of the games before this one.
    pub points: [u8; 2],
    /// Whose turn it is. Left out: the seat that the set-up lets start, or seat 0.
    pub turn: Option<Seat>,
    /// Which turn of the game, from 1. Left out: the first.
    pub turn_number: Option<u16>,
    /// Which step of the turn.
    pub step: StepName,
    /// In `scout-draw` and `put-back`: how many are left. Left out: three draws, or two cards.
    pub left: Option<u8>,
    /// In `scout-draw`: how many cards will be put back. Left out: two.
    pub put_back: Option<u8>,
    /// How many cards have been played. Left out: as many as lie on the table, or the highest of the ages.
    pub plays: Option<u8>,
    /// Passes in a row.
    pub passes: u8,
    /// The flags at which anything lies or which are claimed.
    pub flags: Vec<SavedFlag>,
    /// The hands, by seat.
    pub hands: [Vec<Card>; 2],
    /// The decks.
    pub decks: SavedDecks,
    /// The guile cards before each seat.
    pub guile: [Vec<Card>; 2],
    /// The discards, in the order in which they came.
    pub discards: Vec<Card>,
    /// Tactics cards that each seat has played. Left out: those that lie on its side or before it, and discarded ones
    /// where it is clear whose they were.
    pub tactics_played: Option<[u8; 2]>,
    /// Leaders that each seat has played. Left out: found in the same way.
    pub leaders_played: Option<[u8; 2]>,
    /// What the player of Scout knows.
    pub scouted: SavedScouted,
    /// The starting draw.
    pub starting_draw: SavedStartingDraw,
}

/// A step of a turn, or the end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StepName {
    /// Play a card, or pass.
    #[default]
    Play,
    /// Scout's draws.
    ScoutDraw,
    /// Cards put back by Scout.
    PutBack,
    /// Claims.
    Claim,
    /// The draw.
    Draw,
    /// The game is over.
    Over,
}

/// A flag and what lies there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SavedFlag {
    /// Its number.
    pub flag: Flag,
    /// The troops and morale cards of each seat, in the order in which they came.
    #[serde(default)]
    pub sides: [Vec<Card>; 2],
    /// By seat, the plays that brought the cards: a number a card, or one number for the newest card. Left out: the cards
    /// came in the order in which they are listed here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ages: Option<[Vec<u8>; 2]>,
    /// On whose side Fog lies.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fog: Option<Seat>,
    /// On whose side Mud lies.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mud: Option<Seat>,
    /// Who has claimed the flag.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claimed_by: Option<Seat>,
}

/// The decks, the top card first.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct SavedDecks {
    /// The troops. Left out: all that are named nowhere else, red-1 on top.
    pub troops: Option<Vec<Card>>,
    /// The tactics cards. Left out: all that are named nowhere else, leader-lion on top.
    pub tactics: Option<Vec<Card>>,
}

/// What the seat with Scout before it knows (BL-18.5, BL-18.6).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct SavedScouted {
    /// How many cards on top of the troop deck it put there.
    pub top_troops: u8,
    /// How many cards on top of the tactics deck it put there.
    pub top_tactics: u8,
    /// Cards in the other hand that it knows.
    pub held: Vec<Card>,
}

/// The starting draw (BL-18.7), and what counts since (BL-18.11).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct SavedStartingDraw {
    /// Every troop that was shown.
    pub shown: Vec<Card>,
    /// The two that decided, seat 0's first.
    pub last: Option<[Card; 2]>,
    /// How many troops each seat has drawn since.
    pub troops_drawn: [u8; 2],
    /// How many of the shown troops each seat has played from its hand.
    pub shown_played: [u8; 2],
}

impl BattleLine {
    /// The whole position, nothing left out.
    pub(crate) fn to_saved(self) -> Saved {
        let (step, left) = match self.pending.top() {
            Some(TurnStep::Play) => (StepName::Play, None),
            Some(TurnStep::ScoutDraw { left }) => (StepName::ScoutDraw, Some(left)),
            Some(TurnStep::PutBack { left }) => (StepName::PutBack, Some(left)),
            Some(TurnStep::Claim) => (StepName::Claim, None),
            Some(TurnStep::Draw) => (StepName::Draw, None),
            None => (StepName::Over, None),
        };
        let put_back = self.pending.iter().find_map(|waiting| match waiting {
            TurnStep::PutBack { left } if step == StepName::ScoutDraw => Some(left),
            _ => None,
        });
        Saved {
            setup: self.setup,
            game: Some(self.game),
            points: self.points,
            turn: Some(self.active),
            turn_number: Some(self.turn),
            step,
            left,
            put_back,
            plays: Some(self.plays),
            passes: self.passes,
            flags: Flag::all().filter_map(|flag| self.saved_flag(flag)).collect(),
            hands: self.hands.map(|hand| hand.iter().collect()),
            decks: SavedDecks {
                troops: Some(self.troop_deck.top_first().collect()),
                tactics: Some(self.tactics_deck.top_first().collect()),
            },
            guile: self.guile.map(|cards| cards.iter().collect()),
            discards: self.discards.as_slice().to_vec(),
            tactics_played: Some(self.tactics_played),
            leaders_played: Some(self.leaders_played),
            scouted: SavedScouted {
                top_troops: self.scouted.top(Deck::Troops),
                top_tactics: self.scouted.top(Deck::Tactics),
                held: self.scouted.held.iter().collect(),
            },
            starting_draw: SavedStartingDraw {
                shown: self.starting_draw.shown.iter().collect(),
                last: self.starting_draw.last,
                troops_drawn: self.starting_draw.troops_drawn,
                shown_played: self.starting_draw.shown_played,
            },
        }
    }

    /// A flag, if there is anything to say about it.
    fn saved_flag(&self, flag: Flag) -> Option<SavedFlag> {
        let at = |ground: Option<Ground>| ground.filter(|ground| ground.flag == flag).map(|ground| ground.seat);
        let sides = self.sides[flag.index()];
        let saved = SavedFlag {
            flag,
            sides: sides.map(|side| side.cards().to_vec()),
            ages: Some(sides.map(|side| side.ages().to_vec())),
            fog: at(self.ground.fog),
            mud: at(self.ground.mud),
            claimed_by: [Seat(0), Seat(1)].into_iter().find(|&seat| self.claimed(seat).contains(flag)),
        };
        let says = sides.iter().any(|side| !side.is_empty())
            || saved.fog.is_some()
            || saved.mud.is_some()
            || saved.claimed_by.is_some();
        says.then_some(saved)
    }
}

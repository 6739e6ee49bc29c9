//! Set-up (BL-2): the options, and the deal.

use sandtable_core::{Chance, Events, Pile, Seat, SetupError};
use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::card_set::{CardSet, TroopSet};
use crate::event::Event;
use crate::rules::turn::HAND;
use crate::state::BattleLine;

/// The most games a match may have.
pub const MOST_GAMES: u32 = 25;

/// The most points a match may be played to.
pub const MOST_POINTS: u32 = 100;

/// The options of a game, and how many games are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Setup {
    /// Who starts (BL-2.4, BL-2.7).
    pub starter: Starter,
    /// Flags are claimed at the start of the turn only (BL-15).
    pub last_chance: bool,
    /// The loser of a flag may go on playing troops there (BL-16).
    pub open_fronts: bool,
    /// The tactics cards are left out (BL-17).
    pub troops_only: bool,
    /// Fog and Mud cannot be taken (BL-11.12).
    pub fixed_ground: bool,
    /// How many games the match has (BL-14.8). With `points`, how many are played at most; 1, which would make no match,
    /// sets no such limit (BL-14.10).
    #[cfg_attr(feature = "wire", schemars(range(min = 1, max = MOST_GAMES)))]
    pub games: u32,
    /// If not 0: the match ends as soon as a seat has so many points after a game, after `games` games or after 25 at the
    /// latest (BL-14.10).
    #[cfg_attr(feature = "wire", schemars(range(max = MOST_POINTS)))]
    pub points: u32,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            starter: Starter::Draw,
            last_chance: false,
            open_fronts: false,
            troops_only: false,
            fixed_ground: false,
            games: 1,
            points: 0,
        }
    }
}

/// Who starts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub enum Starter {
    /// Each seat shows a troop; the higher starts (BL-2.4).
    #[default]
    #[serde(rename = "draw")]
    Draw,
    /// Seat 0.
    #[serde(rename = "seat-0")]
    Seat0,
    /// Seat 1.
    #[serde(rename = "seat-1")]
    Seat1,
}

impl Setup {
    /// Can it be played? If not, which key is wrong.
    pub(crate) fn check(&self) -> Result<(), SetupError> {
        if !(1..=MOST_GAMES).contains(&self.games) {
            return Err(SetupError::new("setup.games", format!("expected 1 to {MOST_GAMES}, found {}", self.games)));
        }
        if self.points > MOST_POINTS {
            return Err(SetupError::new(
                "setup.points",
                format!("expected 0 (not played to points) to {MOST_POINTS}, found {}", self.points),
            ));
        }
        Ok(())
    }

    /// More than a single game?
    pub(crate) const fn is_match(&self) -> bool {
        self.games > 1 || self.points > 0
    }

    /// BL-14.8, BL-14.10: how many games are played at most.
    pub(crate) const fn most_games(&self) -> u32 {
        if self.points > 0 && self.games == 1 { MOST_GAMES } else { self.games }
    }

    /// The cards that are played with (BL-17.1).
    pub(crate) fn cards(&self) -> impl DoubleEndedIterator<Item = Card> + use<> {
        let troops_only = self.troops_only;
        Card::all().filter(move |card| card.is_troop() || !troops_only)
    }
}

/// What everybody knows from the starting draw (BL-18.7), and what follows from it (BL-18.11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct StartingDraw {
    /// Every troop that was shown: they were all in the deck when play began.
    pub(crate) shown: TroopSet,
    /// The two that decided, seat 0's first.
    pub(crate) last: Option<[Card; 2]>,
    /// How many troops each seat has drawn since.
    pub(crate) troops_drawn: [u8; 2],
    /// How many of the shown troops each seat has played from its hand.
    pub(crate) shown_played: [u8; 2],
}

impl StartingDraw {
    /// Nothing was shown.
    pub(crate) const NONE: StartingDraw =
        StartingDraw { shown: TroopSet::NONE, last: None, troops_drawn: [0; 2], shown_played: [0; 2] };
}

impl BattleLine {
    /// BL-2: shuffles, deals, and finds who starts.
    pub(crate) fn deal(
        setup: Setup,
        game: u8,
        points: [u8; 2],
        chance: &mut dyn Chance,
        events: &mut dyn Events<Event>,
    ) -> BattleLine {
        let mut dealt = BattleLine::bare(setup);
        dealt.game = game;
        dealt.points = points;
        // BL-2.2
        dealt.troop_deck = setup.cards().filter(|card| card.is_troop()).collect();
        dealt.troop_deck.shuffle(chance);
        dealt.hands = [0, 1].map(|_| hand(&mut dealt.troop_deck));
        // BL-2.3
        dealt.tactics_deck = setup.cards().filter(|card| !card.is_troop()).collect();
        dealt.tactics_deck.shuffle(chance);
        let starter = match setup.starter {
            Starter::Draw => dealt.draw_for_start(chance, events),
            Starter::Seat0 => Seat(0),
            Starter::Seat1 => Seat(1),
        };
        events.emit(|| Event::GameBegan { game, starter });
        dealt.begin_turn(starter);
        dealt.settle(events);
        dealt
    }

    /// BL-2.4 to BL-2.6: each seat shows the top troop of the deck until the values differ; the cards go back each time
    /// and the deck is shuffled.
    fn draw_for_start(&mut self, chance: &mut dyn Chance, events: &mut dyn Events<Event>) -> Seat {
        loop {
            let cards = self.troop_deck.as_slice();
            let shown = [cards[cards.len() - 1], cards[cards.len() - 2]];
            for card in shown {
                self.starting_draw.shown.insert(card);
            }
            self.starting_draw.last = Some(shown);
            events.emit(|| Event::StartingDraw { cards: shown });
            self.troop_deck.shuffle(chance);
            // Within a colour the values ascend with the index, ten to a colour.
            let value = |card: Card| card.index() % 10;
            match value(shown[0]).cmp(&value(shown[1])) {
                std::cmp::Ordering::Greater => return Seat(0),
                std::cmp::Ordering::Less => return Seat(1),
                std::cmp::Ordering::Equal => {}
            }
        }
    }
}

/// BL-2.2: seven troops from the top.
fn hand(deck: &mut Pile<Card, 60>) -> CardSet {
    (0..HAND).filter_map(|_| deck.pop()).collect()
}

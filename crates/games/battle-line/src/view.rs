//! What a viewer may know (BL-18), built by listing it.

use sandtable_core::{Chance, Seat, SeatSet, Viewer, Views};
use serde::Serialize;

use crate::card::{Card, Deck};
use crate::card_set::CardSet;
use crate::event::Event;
use crate::flag::{Flag, FlagSet};
use crate::rules::formation::{Formation, Strength, best};
use crate::rules::turn::TurnStep;
use crate::setup::Setup;
use crate::state::BattleLine;

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// The set-up.
    pub options: Setup,
    /// Which game of the match, from 1.
    pub game: u8,
    /// The points of the match so far, by seat.
    pub points: [u8; 2],
    /// Which turn of the game, from 1.
    pub turn: u16,
    /// Whose turn it is.
    pub turn_of: Seat,
    /// Who is asked.
    pub to_act: SeatSet,
    /// What is asked.
    pub step: Option<TurnStep>,
    /// How the game ended.
    pub ending: Option<EndingView>,
    /// How many cards have been played.
    pub plays: u8,
    /// Passes in a row.
    pub passes: u8,
    /// May the seat whose turn it is pass now (BL-18.8)?
    pub may_pass: bool,
    /// The flags that can be claimed now (BL-18.8).
    pub claimable: FlagSet,
    /// The nine flags.
    pub flags: Vec<FlagView>,
    /// The hands, by seat.
    pub hands: [HandView; 2],
    /// Both decks.
    pub decks: DecksView,
    /// The guile cards before each seat.
    pub guile: [Vec<Card>; 2],
    /// The discards, in the order in which they came.
    pub discards: Vec<Card>,
    /// How many tactics cards each seat has played.
    pub tactics_played: [u8; 2],
    /// How many Leaders each seat has played.
    pub leaders_played: [u8; 2],
    /// The troops that do not lie face up (BL-8.3).
    pub unseen: Vec<Card>,
    /// The starting draw.
    pub starting_draw: StartingDrawView,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct EndingView {
    /// The clause.
    pub rule: &'static str,
    /// Who won; nobody, after a draw.
    pub winner: Option<Seat>,
}

/// One flag.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct FlagView {
    /// Its number.
    pub flag: Flag,
    /// Who has claimed it.
    pub claimed_by: Option<Seat>,
    /// How many cards a side needs here.
    pub full: u8,
    /// On whose side Fog lies.
    pub fog: Option<Seat>,
    /// On whose side Mud lies.
    pub mud: Option<Seat>,
    /// Both sides, by seat.
    pub sides: [SideView; 2],
}

/// One side of a flag.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SideView {
    /// Its cards, in the order in which they came.
    pub cards: Vec<Card>,
    /// The plays that brought them.
    pub ages: Vec<u8>,
    /// Has it the full number?
    pub complete: bool,
    /// The play that completed it, if it is complete (BL-6.1).
    pub age: Option<u8>,
    /// What it is, if it is complete.
    pub formation: Option<StrengthView>,
    /// The strongest it can become with unseen troops, if it is not complete and can be completed.
    pub could_become: Option<StrengthView>,
}

/// A formation and its sum.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct StrengthView {
    /// The formation; `sum` under Fog.
    pub name: Formation,
    /// The sum of the values.
    pub sum: u8,
}

impl From<Strength> for StrengthView {
    fn from(strength: Strength) -> StrengthView {
        StrengthView { name: strength.formation(), sum: strength.sum() }
    }
}

/// One hand (BL-18.1).
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct HandView {
    /// How many troops.
    pub troops: u8,
    /// How many tactics cards.
    pub tactics: u8,
    /// Its cards, sorted, if the viewer sees them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub cards: Option<Vec<Card>>,
    /// Those of its cards that the other seat knows from Scout (BL-18.6). A spectator is not told.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub known: Option<Vec<Card>>,
}

/// Both decks.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct DecksView {
    /// The troop deck.
    pub troops: DeckView,
    /// The tactics deck.
    pub tactics: DeckView,
}

/// One deck.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct DeckView {
    /// How many cards.
    pub size: u8,
    /// How many cards on top were put there by Scout: everybody saw that.
    pub scouted: u8,
    /// The top cards that the viewer knows, the top one first (BL-18.5).
    pub top: Vec<Card>,
}

/// What everybody knows from the starting draw (BL-18.7).
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct StartingDrawView {
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
    /// What a viewer may know.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        View {
            viewer,
            options: self.setup,
            game: self.game,
            points: self.total_points(),
            turn: self.turn,
            turn_of: self.active,
            to_act: self.asked(),
            step: self.pending.top(),
            ending: self.ending.map(|ending| EndingView { rule: ending.rule(), winner: self.game_winner() }),
            plays: self.plays,
            passes: self.passes,
            may_pass: self.judge(self.active, crate::Action::Pass).is_ok(),
            claimable: self.claimable,
            flags: Flag::all().map(|flag| self.flag_view(flag)).collect(),
            hands: [Seat(0), Seat(1)].map(|seat| self.hand_view(seat, viewer)),
            decks: DecksView {
                troops: self.deck_view(Deck::Troops, viewer),
                tactics: self.deck_view(Deck::Tactics, viewer),
            },
            guile: self.guile.map(|cards| cards.iter().collect()),
            discards: self.discards.as_slice().to_vec(),
            tactics_played: self.tactics_played,
            leaders_played: self.leaders_played,
            unseen: self.unseen.iter().collect(),
            starting_draw: StartingDrawView {
                shown: self.starting_draw.shown.iter().collect(),
                last: self.starting_draw.last,
                troops_drawn: self.starting_draw.troops_drawn,
                shown_played: self.starting_draw.shown_played,
            },
        }
    }

    /// Who is asked now: whose turn it is, unless the game is over.
    pub(crate) fn asked(&self) -> SeatSet {
        if self.ending.is_some() { SeatSet::NONE } else { SeatSet::only(self.active) }
    }

    fn flag_view(&self, flag: Flag) -> FlagView {
        let lies = |ground: Option<crate::side::Ground>| ground.filter(|at| at.flag == flag).map(|at| at.seat);
        FlagView {
            flag,
            claimed_by: [Seat(0), Seat(1)].into_iter().find(|&seat| self.claimed(seat).contains(flag)),
            full: self.terms(flag).full,
            fog: lies(self.ground.fog),
            mud: lies(self.ground.mud),
            sides: [Seat(0), Seat(1)].map(|seat| self.side_view(flag, seat)),
        }
    }

    fn side_view(&self, flag: Flag, seat: Seat) -> SideView {
        let (side, terms) = (self.side(flag, seat), self.terms(flag));
        let complete = side.len() >= terms.full;
        let strength = best(side.cards(), terms, self.unseen).map(StrengthView::from);
        SideView {
            cards: side.cards().to_vec(),
            ages: side.ages().to_vec(),
            complete,
            age: complete.then(|| side.age()),
            formation: strength.filter(|_| complete),
            could_become: strength.filter(|_| !complete),
        }
    }

    fn hand_view(&self, seat: Seat, viewer: Viewer) -> HandView {
        let hand = self.hand(seat);
        // BL-18.6: the player of Scout knows them, and their holder saw that he drew them.
        let known = if self.scout_player() == Some(seat.other()) { self.scouted.held } else { CardSet::NONE };
        HandView {
            troops: hand.len_of(Deck::Troops),
            tactics: hand.len_of(Deck::Tactics),
            cards: viewer.knows_as(seat).then(|| hand.iter().collect()),
            known: (viewer.knows_as(seat) || viewer.knows_as(seat.other())).then(|| known.iter().collect()),
        }
    }

    fn deck_view(&self, deck: Deck, viewer: Viewer) -> DeckView {
        let (size, mut cards) = match deck {
            Deck::Troops => (self.troop_deck.len(), self.troop_deck.top_first().collect::<Vec<_>>()),
            Deck::Tactics => (self.tactics_deck.len(), self.tactics_deck.top_first().collect::<Vec<_>>()),
        };
        let scouted = self.scouted.top(deck);
        let known = match self.scout_player() {
            _ if viewer == Viewer::All => size,
            Some(seat) if viewer.knows_as(seat) => scouted,
            _ => 0,
        };
        cards.truncate(usize::from(known));
        DeckView { size, scouted, top: cards }
    }
}

impl Views for BattleLine {
    type View = View;

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn determinize(&self, viewer: Viewer, chance: &mut dyn Chance) -> BattleLine {
        self.dealt_anew(viewer, chance)
    }

    fn unseen_dealt_anew(&self, chance: &mut dyn Chance) -> BattleLine {
        self.decks_shuffled(chance)
    }

    fn event_for(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.told_to(viewer))
    }
}

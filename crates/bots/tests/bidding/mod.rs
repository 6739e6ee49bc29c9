//! A little game to try bots on: hidden hands, chance, two or three seats that decide at once.
//!
//! Cards 1 to 20 are shuffled and each seat gets six. In each of six rounds a prize of 1, 8 or 64 points is rolled,
//! every seat puts down a card, and when the last one has, the highest card takes the prize. Most points win. Played
//! together, all win if in four rounds nobody kept a higher card than was put down.
#![allow(dead_code, reason = "each test file uses a part of it")]

use std::fmt;
use std::str::FromStr;

use sandtable_core::{
    Chance, Chances, Chapter, Clicks, Events, GameInfo, Illegal, Knowledge, LoadError, Messages, Outcome, ParseError,
    Path, Positions, Prompt, Role, Rules, Seat, SeatSet, SetupError, Standing, Step, Story, Text, Verdict, Viewer,
    Views, Words,
};
use serde::{Deserialize, Serialize};

pub const CARDS: u8 = 20;
pub const HAND: usize = 6;

/// The state; `TOGETHER` is whether all win or lose as one.
#[derive(Clone, Debug, PartialEq)]
pub struct Bidding<const TOGETHER: bool> {
    seats: u8,
    hands: Vec<Vec<u8>>,
    left_over: Vec<u8>,
    /// What each seat has put down in this round.
    down: Vec<Option<u8>>,
    shown: Vec<u8>,
    prize: u8,
    points: Vec<i32>,
    /// Rounds in which nobody kept a higher card than was put down.
    well_played: u8,
}

/// Played for oneself.
pub type Rivals = Bidding<false>;
/// Played as one.
pub type Friends = Bidding<true>;

/// A card put down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bid(pub u8);

impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Bid {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Bid, ParseError> {
        text.parse().map(Bid).map_err(|_| ParseError::new(text, "a card"))
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Table {
    pub seats: u8,
}

impl Default for Table {
    fn default() -> Table {
        Table { seats: 2 }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Seen {
    hand: Vec<u8>,
    hands: Vec<usize>,
    down: Vec<bool>,
    my_card: Option<u8>,
    shown: Vec<u8>,
    prize: u8,
    points: Vec<i32>,
    well_played: u8,
}

static INFO: GameInfo = GameInfo {
    slug: "bidding",
    name: "Bidding",
    clause_prefix: "BI",
    rules_version: 1,
    seats: (2, 3),
    seats_key: Some("seats"),
    options: &[],
    scenarios: &[],
    scenario_key: None,
    cooperative: false,
    alike: true,
    reactions: false,
    messages: Messages::everywhere(""),
};

impl<const TOGETHER: bool> Bidding<TOGETHER> {
    fn next_prize(&mut self, chance: &mut dyn Chance) {
        self.prize = 1 << (3 * chance.below(3));
    }

    fn over(&self) -> bool {
        self.hands.iter().all(Vec::is_empty) && self.down.iter().all(Option::is_none)
    }

    fn settle(&mut self, chance: &mut dyn Chance) {
        let cards: Vec<u8> = self.down.iter().flatten().copied().collect();
        if cards.len() < usize::from(self.seats) {
            return;
        }
        let highest = cards.iter().copied().max().unwrap_or(0);
        let winner = cards.iter().position(|&card| card == highest).unwrap_or(0);
        self.points[winner] += i32::from(self.prize);
        let held = self.hands.iter().flatten().copied().max().unwrap_or(0);
        self.well_played += u8::from(highest > held);
        self.shown.extend(cards);
        self.down.fill(None);
        self.next_prize(chance);
    }
}

impl<const TOGETHER: bool> Rules for Bidding<TOGETHER> {
    type Setup = Table;
    type Action = Bid;
    type Event = ();

    fn info() -> &'static GameInfo {
        &INFO
    }

    fn seats(setup: &Table) -> u8 {
        setup.seats
    }

    fn roles(setup: &Table) -> Vec<Role> {
        (0..setup.seats).map(|seat| Role::new(Text::new("bid"), if TOGETHER { 0 } else { seat })).collect()
    }

    fn longest(setup: &Table) -> u32 {
        u32::from(setup.seats) * HAND as u32
    }

    fn new(setup: &Table, chance: &mut dyn Chance) -> Result<Self, SetupError> {
        if !(2..=3).contains(&setup.seats) {
            return Err(SetupError::new("setup.seats", "2 or 3"));
        }
        let mut deck: Vec<u8> = (1..=CARDS).collect();
        chance.shuffle(&mut deck);
        let hands = (0..setup.seats).map(|_| deck.split_off(deck.len() - HAND)).collect();
        let seats = usize::from(setup.seats);
        let mut game = Bidding {
            seats: setup.seats,
            hands,
            left_over: deck,
            down: vec![None; seats],
            shown: Vec::new(),
            prize: 0,
            points: vec![0; seats],
            well_played: 0,
        };
        game.next_prize(chance);
        Ok(game)
    }

    fn setup(&self) -> Table {
        Table { seats: self.seats }
    }

    fn to_act(&self) -> SeatSet {
        (0..self.seats)
            .map(Seat)
            .filter(|seat| self.down[seat.index()].is_none() && !self.hands[seat.index()].is_empty())
            .collect()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Bid>) {
        if self.to_act().contains(seat) {
            out.extend(self.hands[seat.index()].iter().copied().map(Bid));
            out.sort_unstable();
        }
    }

    fn check(&self, seat: Seat, action: &Bid) -> Result<(), Illegal> {
        let mut legal = Vec::new();
        self.legal(seat, &mut legal);
        legal.contains(action).then_some(()).ok_or(Illegal::new("BI-1", Text::new("no-such-card")))
    }

    fn apply(&mut self, seat: Seat, action: &Bid, chance: &mut dyn Chance, _: &mut dyn Events<()>) {
        self.hands[seat.index()].retain(|card| *card != action.0);
        self.down[seat.index()] = Some(action.0);
        self.settle(chance);
    }

    fn outcome(&self) -> Option<Outcome> {
        if !self.over() {
            return None;
        }
        let best = self.points.iter().max().copied().unwrap_or(0);
        let winners: SeatSet = (0..self.seats).map(Seat).filter(|seat| self.points[seat.index()] == best).collect();
        let verdict = match (TOGETHER, usize::from(self.well_played) >= HAND - 2) {
            (true, true) => Verdict::Won(SeatSet::first(self.seats)),
            (true, false) => Verdict::Lost,
            (false, _) if winners.len() == 1 => Verdict::Won(winners),
            (false, _) => Verdict::Drawn,
        };
        Some(Outcome { verdict, scores: self.points.clone(), reason: "BI-2".into() })
    }
}

impl<const TOGETHER: bool> Views for Bidding<TOGETHER> {
    type View = Seen;

    fn view(&self, viewer: Viewer) -> Seen {
        let own = (0..self.seats).map(Seat).find(|&seat| viewer == Viewer::Seat(seat));
        let mut hand = own.map_or_else(Vec::new, |seat| self.hands[seat.index()].clone());
        hand.sort_unstable();
        Seen {
            hand,
            hands: self.hands.iter().map(Vec::len).collect(),
            down: self.down.iter().map(Option::is_some).collect(),
            my_card: own.and_then(|seat| self.down[seat.index()]),
            shown: self.shown.clone(),
            prize: self.prize,
            points: self.points.clone(),
            well_played: self.well_played,
        }
    }

    fn determinize(&self, viewer: Viewer, chance: &mut dyn Chance) -> Self {
        let mut world = self.clone();
        let known = |seat: usize| viewer.knows_as(Seat(seat as u8));
        let mut hidden = self.left_over.clone();
        for seat in (0..usize::from(self.seats)).filter(|&seat| !known(seat)) {
            hidden.extend(&self.hands[seat]);
            hidden.extend(self.down[seat]);
        }
        hidden.sort_unstable();
        chance.shuffle(&mut hidden);
        for seat in 0..usize::from(self.seats) {
            if known(seat) {
                world.hands[seat].sort_unstable();
                continue;
            }
            world.hands[seat] = hidden.split_off(hidden.len() - self.hands[seat].len());
            if self.down[seat].is_some() {
                world.down[seat] = hidden.pop();
            }
        }
        world.left_over = hidden;
        world
    }
}

impl<const TOGETHER: bool> Positions for Bidding<TOGETHER> {
    type Saved = ();

    fn save(&self) {}

    fn load((): &()) -> Result<Self, LoadError> {
        Err(LoadError::new("state", "nothing: this game is not saved"))
    }
}

impl<const TOGETHER: bool> Clicks for Bidding<TOGETHER> {
    fn path(&self, _: Seat, action: &Bid) -> Path {
        Path(vec![Step::new("card", action)])
    }

    fn read_path(&self, _: Seat, path: &Path) -> Result<Bid, ParseError> {
        path.0.first().map_or("", Step::name).parse()
    }
}

impl<const TOGETHER: bool> Chances for Bidding<TOGETHER> {}

impl<const TOGETHER: bool> Standing for Bidding<TOGETHER> {}

impl<const TOGETHER: bool> Words for Bidding<TOGETHER> {
    fn prompt(&self, _: Viewer) -> Prompt {
        Prompt { text: Text::new("bid"), rule: "BI-1" }
    }

    fn action_text(&self, _: Seat, _: &Bid) -> Text {
        Text::new("bid")
    }

    fn step_text(&self, _: &Step) -> Text {
        Text::new("card")
    }

    fn event_text(&self, (): &(), _: Viewer) -> Text {
        Text::new("bid")
    }
}

impl<const TOGETHER: bool> Story for Bidding<TOGETHER> {
    const DEEDS: &'static [&'static str] = &[];

    fn counts(&self) -> Text {
        Text::new("bid")
    }

    fn counted(&self) -> Vec<i32> {
        self.points.clone()
    }

    fn tell(_: &Self, _: &Self, (): &(), _: &mut Chapter) {}

    fn ending(&self) -> Option<Text> {
        None
    }
}

impl<const TOGETHER: bool> Knowledge for Bidding<TOGETHER> {
    const TOGETHER: bool = TOGETHER;
}

/// A game after a few cards, the same for the same number.
pub fn position(seats: u8, number: u64) -> Rivals {
    let mut chance = sandtable_core::Fast::new(number);
    let mut game = Rivals::new(&Table { seats }, &mut chance).expect("a table for two or three");
    for _ in 0..chance.below(u32::from(seats) * 3) {
        let seat = game.to_act().lowest().expect("not over yet");
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        game.apply(seat, &legal[chance.below(legal.len() as u32) as usize], &mut chance, &mut sandtable_core::Unheard);
    }
    game
}

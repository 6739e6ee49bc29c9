//! A toy game for the tests of core: hidden hands, a deck, a die, turns of several steps. `FAULT` breaks it in one way,
//! so that the battery can be seen to find it.
#![allow(dead_code, reason = "each test file uses its part")]

use std::fmt;
use std::str::FromStr;

use sandtable_core::{
    Chance, Chances, Chapter, Clicks, D6, Events, GameInfo, Illegal, LoadError, Messages, OptionInfo, OptionValues,
    Outcome, ParseError, Path, Positions, Prompt, Role, Rules, Seat, SeatSet, SetupError, Standing, Step, Story, Text,
    Verdict, Viewer, Views, Words,
};
use serde::{Deserialize, Serialize};

pub const SOUND: u8 = 0;
pub const VIEW_LEAKS: u8 = 1;
pub const LEGAL_OFFERS_TOO_MUCH: u8 = 2;
pub const CHECK_ALLOWS_TOO_MUCH: u8 = 3;
pub const DRAW_IS_NOT_REPORTED: u8 = 4;
pub const EVENT_LEAKS: u8 = 5;
pub const CARDS_VANISH: u8 = 6;
pub const NEVER_ENDS: u8 = 7;
pub const SAVE_FORGETS: u8 = 8;
pub const DEALS_THE_TRUTH: u8 = 9;
pub const PATHS_NEST: u8 = 10;
pub const TEXT_IS_MISSING: u8 = 11;
pub const STORY_CONTRADICTS: u8 = 12;

const CARDS: u8 = 12;
const TURNS: u32 = 14;

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    pub short: bool,
}

/// Play a card for its points, as many as you like; then roll for points, draw, or pass: the turn is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    Play(u8),
    Roll,
    Draw,
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play(card) => write!(f, "play {card}"),
            Action::Roll => f.write_str("roll"),
            Action::Draw => f.write_str("draw"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let bad = || ParseError::new(text, "play with a card, roll, draw or pass");
        match text.split_once(' ').unwrap_or((text, "")) {
            ("play", card) => card.parse().map(Action::Play).map_err(|_| bad()),
            ("roll", "") => Ok(Action::Roll),
            ("draw", "") => Ok(Action::Draw),
            ("pass", "") => Ok(Action::Pass),
            _ => Err(bad()),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Event {
    seat: Seat,
    what: &'static str,
    card: Option<u8>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    short: bool,
    hands: [Vec<u8>; 2],
    deck: Vec<u8>,
    played: Vec<u8>,
    points: [i32; 2],
    turn: u32,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Toy<const FAULT: u8 = SOUND>(Table);

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    hands: [Vec<Option<u8>>; 2],
    deck: usize,
    played: Vec<u8>,
    points: [i32; 2],
    turn: u32,
}

impl<const FAULT: u8> Toy<FAULT> {
    fn actor(&self) -> Seat {
        Seat((self.0.turn % 2) as u8)
    }

    fn over(&self) -> bool {
        FAULT != NEVER_ENDS && self.0.turn >= if self.0.short { TURNS / 2 } else { TURNS }
    }
}

const fn message_file() -> &'static str {
    "toy-prompt = Your turn\ntoy-action = { $action }\ntoy-event = { $seat } { $what }\ntoy-step = thing\ntoy-over = Over\ntoy-no = No\ntoy-points = Points\ntoy-cards = Cards played\ntoy-gain = { $points } points\ntoy-red = Red\ntoy-blue = Blue"
}

static INFO: GameInfo = GameInfo {
    slug: "toy",
    name: "Toy",
    clause_prefix: "TY",
    rules_version: 3,
    seats: (2, 2),
    seats_key: None,
    options: &[OptionInfo { key: "short", values: OptionValues::Switch, clauses: &["TY-1.1"] }],
    scenarios: &[],
    scenario_key: None,
    cooperative: false,
    alike: true,
    reactions: false,
    messages: Messages::everywhere(message_file()),
};

impl<const FAULT: u8> Rules for Toy<FAULT> {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;

    fn info() -> &'static GameInfo {
        &INFO
    }

    fn roles(_: &Setup) -> Vec<Role> {
        Role::rivals(["toy-red", "toy-blue"])
    }

    fn longest(_: &Setup) -> u32 {
        TURNS + u32::from(CARDS)
    }

    fn new(setup: &Setup, chance: &mut dyn Chance) -> Result<Self, SetupError> {
        let mut deck: Vec<u8> = (1..=CARDS).collect();
        chance.shuffle(&mut deck);
        let mut hands = [deck.split_off(9), deck.split_off(6)];
        hands.iter_mut().for_each(|hand| hand.sort_unstable());
        Ok(Toy(Table { short: setup.short, hands, deck, played: vec![], points: [0; 2], turn: 0 }))
    }

    fn setup(&self) -> Setup {
        Setup { short: self.0.short }
    }

    fn to_act(&self) -> SeatSet {
        if self.over() { SeatSet::NONE } else { SeatSet::only(self.actor()) }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.to_act().contains(seat) {
            return;
        }
        out.extend(self.0.hands[seat.index()].iter().map(|&card| Action::Play(card)));
        out.push(Action::Roll);
        if !self.0.deck.is_empty() || FAULT == LEGAL_OFFERS_TOO_MUCH {
            out.push(Action::Draw);
        }
        out.push(Action::Pass);
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        let no = |rule| Err(Illegal::new(rule, Text::new("toy-no")));
        match action {
            _ if !self.to_act().contains(seat) => no("TY-1.1"),
            Action::Play(card) if !self.0.hands[seat.index()].contains(card) && FAULT != CHECK_ALLOWS_TOO_MUCH => {
                no("TY-2.1")
            }
            Action::Draw if self.0.deck.is_empty() => no("TY-2.2"),
            _ => Ok(()),
        }
    }

    fn apply(&mut self, seat: Seat, action: &Action, chance: &mut dyn Chance, events: &mut dyn Events<Event>) {
        let hand = &mut self.0.hands[seat.index()];
        match *action {
            Action::Play(card) => {
                hand.retain(|&held| held != card);
                if FAULT != CARDS_VANISH {
                    self.0.played.push(card);
                }
                self.0.points[seat.index()] += i32::from(card);
                events.emit(|| Event { seat, what: "plays", card: Some(card) });
                return;
            }
            Action::Roll => self.0.points[seat.index()] += i32::from(chance.number(&D6)),
            Action::Draw => {
                if let Some(card) = self.0.deck.pop() {
                    hand.push(card);
                    hand.sort_unstable();
                    if FAULT != DRAW_IS_NOT_REPORTED {
                        events.reveal();
                    }
                    events.emit(|| Event { seat, what: "draws", card: Some(card) });
                }
            }
            Action::Pass => {}
        }
        self.0.turn += 1;
    }

    fn outcome(&self) -> Option<Outcome> {
        let [first, second] = self.0.points;
        let verdict = match first.cmp(&second) {
            std::cmp::Ordering::Greater => Verdict::Won(SeatSet::only(Seat(0))),
            std::cmp::Ordering::Less => Verdict::Won(SeatSet::only(Seat(1))),
            std::cmp::Ordering::Equal => Verdict::Drawn,
        };
        self.over().then(|| Outcome { verdict, scores: self.0.points.to_vec(), reason: "TY-3.1".into() })
    }
}

impl<const FAULT: u8> Views for Toy<FAULT> {
    type View = View;

    fn view(&self, viewer: Viewer) -> View {
        let hand = |seat: u8| {
            let seen = viewer.knows_as(Seat(seat)) || FAULT == VIEW_LEAKS;
            self.0.hands[usize::from(seat)].iter().map(|&card| seen.then_some(card)).collect()
        };
        View {
            hands: [hand(0), hand(1)],
            deck: self.0.deck.len(),
            played: self.0.played.clone(),
            points: self.0.points,
            turn: self.0.turn,
        }
    }

    fn determinize(&self, viewer: Viewer, chance: &mut dyn Chance) -> Self {
        let mut world = self.clone();
        if viewer == Viewer::All || FAULT == DEALS_THE_TRUTH {
            if FAULT == DEALS_THE_TRUTH && viewer != Viewer::All {
                chance.shuffle(&mut world.0.deck);
            }
            return world;
        }
        let hidden = |seat: &usize| !viewer.knows_as(Seat(*seat as u8));
        let mut unknown = self.0.deck.clone();
        (0..2).filter(hidden).for_each(|seat| unknown.extend(&self.0.hands[seat]));
        unknown.sort_unstable();
        chance.shuffle(&mut unknown);
        for seat in (0..2).filter(hidden) {
            let size = self.0.hands[seat].len();
            world.0.hands[seat] = unknown.split_off(unknown.len() - size);
            world.0.hands[seat].sort_unstable();
        }
        world.0.deck = unknown;
        world
    }

    fn unseen_dealt_anew(&self, chance: &mut dyn Chance) -> Self {
        let mut world = self.clone();
        chance.shuffle(&mut world.0.deck);
        world
    }

    fn event_for(event: &Event, viewer: Viewer) -> Option<Event> {
        let hidden = event.what == "draws" && !viewer.knows_as(event.seat) && FAULT != EVENT_LEAKS;
        Some(Event { card: event.card.filter(|_| !hidden), ..event.clone() })
    }
}

impl<const FAULT: u8> Positions for Toy<FAULT> {
    type Saved = Table;

    fn save(&self) -> Table {
        let mut table = self.0.clone();
        if FAULT == SAVE_FORGETS {
            table.played.sort_unstable();
        }
        table
    }

    fn load(table: &Table) -> Result<Self, LoadError> {
        let mut cards: Vec<u8> =
            table.hands.iter().flatten().chain(&table.deck).chain(&table.played).copied().collect();
        cards.sort_unstable();
        if !cards.iter().copied().eq(1..=CARDS) {
            return Err(LoadError::new("state", "each card from 1 to 12 exactly once"));
        }
        if table.hands.iter().any(|hand| !hand.is_sorted()) {
            return Err(LoadError::new("hands", "hands in rising order"));
        }
        if table.points.iter().any(|points| !(0..10_000).contains(points)) || table.turn > TURNS {
            return Err(LoadError::new("points, turn", "numbers that can be reached"));
        }
        Ok(Toy(table.clone()))
    }
}

impl<const FAULT: u8> Clicks for Toy<FAULT> {
    fn path(&self, _: Seat, action: &Action) -> Path {
        match action {
            Action::Pass if FAULT == PATHS_NEST => Path(vec![Step::new("button", "roll"), Step::new("button", "not")]),
            Action::Play(card) => Path(vec![Step::new("card", card)]),
            Action::Roll => Path(vec![Step::new("button", "roll")]),
            Action::Draw => Path(vec![Step::new("deck", "all")]),
            Action::Pass => Path(vec![Step::new("button", "pass")]),
        }
    }

    fn read_path(&self, _: Seat, path: &Path) -> Result<Action, ParseError> {
        let names: Vec<&str> = path.0.iter().map(Step::name).collect();
        match names[..] {
            ["all"] => "draw".to_owned(),
            ["roll", "not"] => "pass".to_owned(),
            [name] if path.0[0].kind() == "card" => format!("play {name}"),
            [name] => name.to_owned(),
            _ => String::new(),
        }
        .parse()
    }
}

impl<const FAULT: u8> Chances for Toy<FAULT> {}

impl<const FAULT: u8> Standing for Toy<FAULT> {}

impl<const FAULT: u8> Words for Toy<FAULT> {
    fn prompt(&self, _: Viewer) -> Prompt {
        let id = if FAULT == TEXT_IS_MISSING { "toy-nothing" } else { "toy-prompt" };
        Prompt { text: Text::new(id), rule: "TY-1.1" }
    }

    fn action_text(&self, _: Seat, action: &Action) -> Text {
        Text::new("toy-action").with("action", action.to_string())
    }

    fn step_text(&self, _: &Step) -> Text {
        Text::new("toy-step")
    }

    fn event_text(&self, event: &Event, _: Viewer) -> Text {
        Text::new("toy-event").with("seat", i64::from(event.seat.0)).with("what", event.what)
    }
}

impl<const FAULT: u8> Story for Toy<FAULT> {
    const DEEDS: &'static [&'static str] = &["toy-cards"];

    fn counts(&self) -> Text {
        Text::new("toy-points")
    }

    fn counted(&self) -> Vec<i32> {
        if FAULT == STORY_CONTRADICTS { vec![0, 0] } else { self.0.points.to_vec() }
    }

    fn tell(_: &Self, _: &Self, event: &Event, chapter: &mut Chapter) {
        let Event { seat, what: "plays", card: Some(card) } = *event else { return };
        chapter.count(seat.index(), "toy-cards", 1);
        chapter.gain(seat.index(), Text::new("toy-gain").with("points", i64::from(card)), None);
    }

    fn ending(&self) -> Option<Text> {
        self.over().then(|| Text::new("toy-over"))
    }
}

pub fn universe<const FAULT: u8>(_: &Toy<FAULT>, _: Seat) -> Vec<Action> {
    (0..=CARDS + 1).map(Action::Play).chain([Action::Roll, Action::Draw, Action::Pass]).collect()
}

pub fn census<const FAULT: u8>(game: &Toy<FAULT>) -> Vec<(String, u32)> {
    let table = &game.0;
    let cards = table.hands.iter().map(Vec::len).sum::<usize>() + table.deck.len() + table.played.len();
    vec![("cards".into(), cards as u32)]
}

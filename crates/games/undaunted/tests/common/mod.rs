//! A tiny position builder, in the notation of the worked examples: `rifle-a*4`, `rifle-a@13b`, `rifle-a@13b!` for a
//! suppressed counter.
#![allow(dead_code, missing_docs)]

use sandtable_core::battery::written;
pub use sandtable_core::battery::written::*;
use sandtable_core::{Positions, Rules, Viewer, Views};
use sandtable_undaunted::view::SideView;
use sandtable_undaunted::{Cards, Kind, Side, Tile, Undaunted, UnitId, View};
use serde_json::{Value, json};

pub const US: Side = Side::Us;
pub const GE: Side = Side::Ge;

/// A position that is being laid out. Everything that is not said is as the scenario sets it up.
#[derive(Clone)]
pub struct Position(pub Value);

/// A scenario in its fifth round.
pub fn at(scenario: impl Into<Value>) -> Position {
    Position(json!({"setup": {"scenario": scenario.into()}, "round": 5}))
}

fn list(words: &str) -> Value {
    words.split_whitespace().map(|word| Value::from(word.replace('*', " x"))).collect()
}

impl Position {
    pub fn set(mut self, key: &str, value: impl Into<Value>) -> Self {
        self.0[key] = value.into();
        self
    }

    pub fn side(mut self, side: Side, key: &str, value: impl Into<Value>) -> Self {
        self.0[side.name()][key] = value.into();
        self
    }

    /// The first turn of the round, of this side.
    pub fn turn(self, side: Side) -> Self {
        self.set("marker", side.name()).set("turn", side.name())
    }

    /// The second turn of the round.
    pub fn second_turn(self, side: Side) -> Self {
        let other = side.other();
        self.set("marker", other.name()).set("turn", side.name()).hand(other, "")
    }

    /// The initiative stage; this side holds the marker.
    pub fn initiative(self, marker: Side) -> Self {
        self.set("marker", marker.name()).set("stage", "initiative")
    }

    pub fn hand(self, side: Side, cards: &str) -> Self {
        self.side(side, "hand", list(cards))
    }

    pub fn deck(self, side: Side, cards: &str) -> Self {
        self.side(side, "deck", list(cards))
    }

    pub fn discard(self, side: Side, cards: &str) -> Self {
        self.side(side, "discard", list(cards))
    }

    pub fn play(self, side: Side, cards: &str) -> Self {
        self.side(side, "play", list(cards))
    }

    pub fn removed(self, side: Side, cards: &str) -> Self {
        self.side(side, "removed", list(cards))
    }

    pub fn counters(self, side: Side, counters: &str) -> Self {
        let mut on_board = json!({});
        let mut suppressed = Vec::new();
        for word in counters.split_whitespace() {
            let (unit, tile) = word.split_once('@').unwrap();
            on_board[unit] = tile.trim_end_matches('!').into();
            suppressed.extend(tile.ends_with('!').then_some(unit));
        }
        self.side(side, "counters", on_board).side(side, "suppressed", suppressed)
    }

    /// "Also scouted".
    pub fn scouted(self, side: Side, tiles: &str) -> Self {
        self.side(side, "also-scouted", list(tiles))
    }

    /// "Also controlled".
    pub fn controlled(self, side: Side, tiles: &str) -> Self {
        self.side(side, "also-controlled", list(tiles))
    }

    pub fn target(self, side: Side, tile: &str) -> Self {
        self.side(side, "target", tile)
    }

    pub fn game(&self) -> Undaunted {
        let saved = serde_json::from_value(self.0.clone()).unwrap_or_else(|error| panic!("{error}\n{}", self.0));
        Undaunted::load(&saved).unwrap_or_else(|error| panic!("{error}\n{}", self.0))
    }

    /// What is said to a position that cannot be.
    pub fn fault(&self) -> String {
        written::fault::<Undaunted>(&self.0)
    }
}

/// Everything.
pub fn truth(game: &Undaunted) -> View {
    game.view(Viewer::All)
}

/// What a side's leader sees.
pub fn seen(game: &Undaunted, side: Side) -> View {
    game.view(Viewer::Seat(side.seat()))
}

/// Everything of a side.
pub fn force(game: &Undaunted, side: Side) -> SideView {
    truth(game).side(side).clone()
}

/// A pile in the words of the examples: `fog, rifle-a ×2`.
pub fn pile(cards: &Cards) -> String {
    let words = cards.kinds().map(|kind| match cards.of(kind) {
        1 => kind.to_string(),
        count => format!("{kind} ×{count}"),
    });
    words.collect::<Vec<_>>().join(", ")
}

pub fn hand(game: &Undaunted, side: Side) -> String {
    pile(&game.force(side).hand)
}

pub fn discard(game: &Undaunted, side: Side) -> String {
    pile(&game.force(side).discard)
}

pub fn play_area(game: &Undaunted, side: Side) -> String {
    pile(&game.force(side).play)
}

pub fn kind(name: &str) -> Kind {
    Kind::named(name).unwrap_or_else(|| panic!("no card {name}"))
}

pub fn tile(name: &str) -> Tile {
    Tile::named(name).unwrap_or_else(|| panic!("no tile {name}"))
}

pub fn unit(name: &str) -> UnitId {
    UnitId::named(name).unwrap_or_else(|| panic!("no unit {name}"))
}

/// Where a counter stands: `13b`, `13b!` if it is suppressed, `off`.
pub fn counter(game: &Undaunted, name: &str) -> String {
    let counter = game.counter(unit(name));
    match counter.tile() {
        None => "off".to_owned(),
        Some(tile) if counter.is_suppressed() => format!("{tile}!"),
        Some(tile) => tile.to_string(),
    }
}

/// What a side's marker on a tile shows.
pub fn marker(game: &Undaunted, side: Side, name: &str) -> &'static str {
    let force = game.force(side);
    match (force.marked.contains(tile(name)), force.controlled.contains(tile(name))) {
        (_, true) => "controlled",
        (true, false) => "scouted",
        (false, false) => "none",
    }
}

pub fn points(game: &Undaunted) -> [u16; 2] {
    Side::BOTH.map(|side| game.points(side))
}

/// Who won and by which clause: `us UN-13.4`.
pub fn outcome(game: &Undaunted) -> Option<String> {
    let ending = truth(game).ending?;
    assert_eq!(game.outcome().unwrap().rule(), Some(ending.rule));
    Some(format!("{} {}", ending.winner, ending.rule))
}

/// Whose decision it is: `us`, `ge`, `both`, `nobody`.
pub fn asked(game: &Undaunted) -> &'static str {
    match game.to_act().iter().collect::<Vec<_>>().as_slice() {
        [] => "nobody",
        [seat] => Side::of(*seat).unwrap().name(),
        _ => "both",
    }
}

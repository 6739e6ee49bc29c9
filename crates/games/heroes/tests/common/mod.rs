//! A tiny position builder, in the notation of the worked examples: units are `u50a@d3`, `g27a@b4 hidden`,
//! `u15a@c2 go hit=1`, several of them apart by commas; paths name units by their cards.
#![allow(dead_code, missing_docs)]

use sandtable_core::battery;
use sandtable_core::{Clicks, Fast, Illegal, Path, Positions, Rules, Step, Viewer, Views};
use sandtable_heroes::view::{SideView, UnitView};
use sandtable_heroes::{Action, CardName, Event, Heroes, Setup, Side, Tag, Tile, View};
use serde_json::{Value, json};

pub const US: Side = Side::Us;
pub const GE: Side = Side::Ge;

/// A position that is being laid out.
#[derive(Clone)]
pub struct Position(pub Value);

/// An empty battlefield of a scenario in its second turn: four COMMAND markers, three DIRECTIVES a side, no cards anywhere.
pub fn on(scenario: &str) -> Position {
    let side = json!({"units": [], "hand": [], "reserve": [], "aside": [], "directives": 3});
    Position(json!({
        "setup": {"scenario": scenario}, "turn": 2, "phase": "us", "commands": 4, "us": side, "ge": side,
    }))
}

/// Turqueville, the map of most examples.
pub fn field() -> Position {
    on("turqueville")
}

/// Turqueville with another map, row 6 first.
pub fn ground(rows: [&str; 6]) -> Position {
    field().set("map", json!(rows)).set("markers", json!({}))
}

/// Nothing but Open boxes, and no markers.
pub fn open() -> Position {
    ground([".......", ".......", ".......", ".......", ".......", "......."])
}

fn list(words: &str) -> Value {
    words.split(',').map(str::trim).filter(|word| !word.is_empty()).collect()
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

    /// A variant of the set-up.
    pub fn variant(mut self, key: &str) -> Self {
        self.0["setup"][key] = true.into();
        self
    }

    pub fn us(self, units: &str) -> Self {
        self.side(US, "units", list(units))
    }

    pub fn ge(self, units: &str) -> Self {
        self.side(GE, "units", list(units))
    }

    pub fn phase(self, side: Side) -> Self {
        self.set("phase", side.name())
    }

    pub fn hand(self, side: Side, cards: &str) -> Self {
        self.side(side, "hand", list(cards))
    }

    pub fn reserve(self, side: Side, cards: &str) -> Self {
        self.side(side, "reserve", list(cards))
    }

    pub fn discard(self, side: Side, cards: &str) -> Self {
        self.side(side, "discard", list(cards))
    }

    pub fn aside(self, side: Side, cards: &str) -> Self {
        self.side(side, "aside", list(cards))
    }

    pub fn directives(self, us: u8, ge: u8) -> Self {
        self.side(US, "directives", us).side(GE, "directives", ge)
    }

    /// A unit is being activated.
    pub fn active(self, unit: &str) -> Self {
        self.set("activation", json!({"unit": unit}))
    }

    /// Something of the activation.
    pub fn done(mut self, key: &str, value: impl Into<Value>) -> Self {
        self.0["activation"][key] = value.into();
        self
    }

    pub fn markers(self, markers: Value) -> Self {
        self.set("markers", markers)
    }

    pub fn game(&self) -> Heroes {
        let saved = serde_json::from_value(self.0.clone()).unwrap_or_else(|error| panic!("{error}\n{}", self.0));
        Heroes::load(&saved).unwrap_or_else(|error| panic!("{error}\n{}", self.0))
    }

    /// What is said to a position that cannot be.
    pub fn fault(&self) -> String {
        battery::written::fault::<Heroes>(&self.0)
    }
}

/// A new match.
pub fn start(setup: &Setup) -> Heroes {
    Heroes::new(setup, &mut Fast::new(5)).unwrap()
}

/// The piece whose card this is.
pub fn piece(game: &Heroes, card: &str) -> Option<UnitView> {
    truth(game).units.into_iter().find(|unit| unit.card.as_ref().is_some_and(|label| label.id.as_str() == card))
}

#[track_caller]
pub fn unit(game: &Heroes, card: &str) -> UnitView {
    piece(game, card).unwrap_or_else(|| panic!("{card} is not on the battlefield"))
}

/// A path in which units may be named by their cards.
#[track_caller]
pub fn action(game: &Heroes, side: Side, text: &str) -> Action {
    let path = Path::parse(text).unwrap();
    let steps = path.0.into_iter().map(|step| {
        if step.kind() != "unit" || Tag::named(step.name()).is_some() {
            return step;
        }
        let card = CardName::new(step.name()).expect("a card");
        let there = piece(game, card.as_str());
        let tag = there.map_or(Tag { side, number: 250 }, |unit| unit.tag);
        Step::new("unit", tag)
    });
    game.read_path(side.seat(), &Path(steps.collect())).unwrap_or_else(|error| panic!("{error}"))
}

/// What is said against an action; nothing if it is allowed.
#[track_caller]
pub fn refusal(game: &Heroes, side: Side, text: &str) -> Option<Illegal> {
    battery::refusal(game, side.seat(), &action(game, side, text))
}

#[track_caller]
pub fn refused(game: &Heroes, side: Side, rule: &str, text: &str) {
    assert_eq!(refusal(game, side, text).map(|refusal| refusal.rule), Some(rule), "{text}");
}

#[track_caller]
pub fn allowed(game: &Heroes, side: Side, text: &str) {
    assert_eq!(refusal(game, side, text), None, "{text}");
}

/// Plays one action, which must be allowed and must roll exactly these dice, and tells what happened.
#[track_caller]
pub fn act(game: &mut Heroes, side: Side, text: &str, dice: &str) -> Vec<Event> {
    allowed(game, side, text);
    let action = action(game, side, text);
    battery::roll(game, side.seat(), &action, &dice.split_whitespace().collect::<Vec<_>>())
}

/// Everything that a side may do, as paths.
pub fn choices(game: &Heroes, side: Side) -> Vec<String> {
    battery::choices(game, side.seat()).iter().map(|action| game.path(side.seat(), action).to_string()).collect()
}

/// The choices that begin with some clicks, units named by their cards.
#[track_caller]
pub fn offers(game: &Heroes, side: Side, text: &str) -> usize {
    let mut start = text.to_owned();
    for unit in truth(game).units {
        let card = unit.card.expect("everything is seen").id;
        start = start.replace(&format!("unit:{card} "), &format!("unit:{} ", unit.tag));
        if let Some(head) = start.strip_suffix(&format!("unit:{card}")) {
            start = format!("{head}unit:{}", unit.tag);
        }
    }
    choices(game, side).iter().filter(|choice| choice.starts_with(&start)).count()
}

/// Everything.
pub fn truth(game: &Heroes) -> View {
    game.view(Viewer::All)
}

/// What a player sees.
pub fn seen(game: &Heroes, side: Side) -> View {
    game.view(Viewer::Seat(side.seat()))
}

pub fn force(game: &Heroes, side: Side) -> SideView {
    truth(game).side(side).clone()
}

pub fn directives(game: &Heroes) -> [u8; 2] {
    Side::BOTH.map(|side| force(game, side).directives)
}

pub fn names(cards: &[sandtable_heroes::CardLabel]) -> Vec<String> {
    cards.iter().map(|card| card.id.to_string()).collect()
}

pub fn tile(name: &str) -> Tile {
    Tile::named(name).unwrap()
}

/// Where a unit is: `d3`, or `off`.
pub fn place(game: &Heroes, card: &str) -> String {
    piece(game, card).map_or_else(|| "off".to_owned(), |unit| unit.tile.to_string())
}

/// HIT and SUPPRESSED markers of a unit.
#[track_caller]
pub fn marks(game: &Heroes, card: &str) -> (u8, u8) {
    let unit = unit(game, card);
    (unit.hits, unit.suppressed)
}

pub fn control(game: &Heroes, name: &str) -> Option<Side> {
    truth(game).boxes.into_iter().find(|shown| shown.tile == tile(name)).unwrap().control
}

/// What is asked, and of whom: `us tactic`.
pub fn asked(game: &Heroes) -> String {
    match game.question() {
        Some((side, question)) => format!("{side} {question}"),
        None => "nobody".to_owned(),
    }
}

/// Who won and by which clause.
pub fn outcome(game: &Heroes) -> Option<String> {
    let ending = truth(game).ending?;
    assert_eq!(game.outcome().unwrap().rule(), Some(ending.rule.as_str()));
    Some(format!("{} {}", ending.winner, ending.rule))
}

/// The saved position as JSON.
pub fn saved(game: &Heroes) -> Value {
    serde_json::to_value(game.save()).unwrap()
}

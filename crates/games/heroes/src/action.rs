//! Decisions (section 50) and their paths of clicks.

use sandtable_core::{Clicks, ParseError, Path, Seat, Step as Click, named};

use crate::effect::Answer;
use crate::name::CardName;
use crate::piece::Piece;
use crate::side::{Side, Tag};
use crate::state::{Heroes, Moment};
use crate::tile::Tile;

/// A shooting value as paths name it: 1 or 2, and for a Lumbering weapon the halted or the moved one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[allow(missing_docs, reason = "their names say what they are")]
pub enum ValueName {
    One,
    Two,
    OneHalted,
    OneMoved,
    TwoHalted,
    TwoMoved,
}

named!(ValueName, "value", {
    One => "1", Two => "2", OneHalted => "1h", OneMoved => "1m", TwoHalted => "2h", TwoMoved => "2m",
});

impl ValueName {
    /// Which value of the card, from 0.
    #[must_use]
    pub const fn slot(self) -> usize {
        match self {
            ValueName::One | ValueName::OneHalted | ValueName::OneMoved => 0,
            ValueName::Two | ValueName::TwoHalted | ValueName::TwoMoved => 1,
        }
    }

    /// For a Lumbering weapon: with the halted value?
    #[must_use]
    pub const fn halted(self) -> Option<bool> {
        match self {
            ValueName::One | ValueName::Two => None,
            ValueName::OneHalted | ValueName::TwoHalted => Some(true),
            ValueName::OneMoved | ValueName::TwoMoved => Some(false),
        }
    }

    /// The name of a value of a card.
    #[must_use]
    pub const fn of(slot: usize, halted: Option<bool>) -> ValueName {
        match (slot, halted) {
            (0, None) => ValueName::One,
            (0, Some(true)) => ValueName::OneHalted,
            (0, Some(false)) => ValueName::OneMoved,
            (_, None) => ValueName::Two,
            (_, Some(true)) => ValueName::TwoHalted,
            (_, Some(false)) => ValueName::TwoMoved,
        }
    }
}

/// HN-50.7: an ability icon that can be clicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[allow(missing_docs, reason = "their names say what they are")]
pub enum Icon {
    Go,
    Elan,
    FallBack,
    Forward,
    Fire,
    Medic,
    Reinforce,
    Rally,
    Engineers,
    Charge,
    Hero,
}

named!(Icon, "ability icon", {
    Go => "go", Elan => "elan", FallBack => "fallback", Forward => "forward", Fire => "fire", Medic => "medic",
    Reinforce => "reinforce", Rally => "rally", Engineers => "engineers", Charge => "charge", Hero => "hero",
});

/// A button.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[allow(missing_docs, reason = "their names say what they are")]
pub enum Button {
    AsListed,
    Done,
    End,
    EndHidden,
    EndPhase,
    Pass,
    Accept,
    Stay,
    KeepHidden,
    Suppressed,
    Obstacle,
    First,
    Second,
}

named!(Button, "button", {
    AsListed => "as-listed", Done => "done", End => "end", EndHidden => "end-hidden", EndPhase => "end-phase",
    Pass => "pass", Accept => "accept", Stay => "stay", KeepHidden => "keep-hidden", Suppressed => "suppressed",
    Obstacle => "obstacle", First => "first", Second => "second",
});

/// What an ability is used on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum On {
    /// Nothing to point at: Elan, Reinforcements.
    Nothing,
    /// A unit.
    Unit(Tag),
    /// A box: an Obstacle.
    Tile(Tile),
    /// Fire!: who shoots, with which value, with Armour-Piercing paid, at whom.
    Fire {
        /// Who shoots.
        unit: Tag,
        /// With which value.
        value: ValueName,
        /// With Armour-Piercing paid.
        paid: bool,
        /// At whom.
        target: Tag,
    },
}

/// What comes behind a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// Nothing.
    Nothing,
    /// A unit.
    Unit(Tag),
    /// A box.
    Tile(Tile),
    /// A card of the own reserve (HN-43.9).
    Card(CardName),
    /// A card of the own discard pile, and its box (HN-45.10).
    CardTile(CardName, Tile),
    /// One of several effects (HN-42.8).
    Answer(Answer),
}

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "unit, tile, card and target are what they say")]
pub enum Action {
    /// D1.
    Deploy { tile: Tile, card: CardName },
    /// D3.
    RecoverDirectives,
    /// D3.
    ManageCards,
    /// D3.
    Manoeuvre(Tag, Tag),
    /// D3.
    Unsuppress(Tag),
    /// D3.
    Activate(Tag),
    /// D5: the second marker.
    UnsuppressMore(Tag),
    /// A card from hand: a Unit Card that is placed, a Hero, an event with its number if it is historical.
    Card { card: CardName, number: Option<u8>, choice: Choice },
    /// An attack, with or without Armour-Piercing paid.
    Shoot { unit: Tag, value: ValueName, paid: bool, target: Tag },
    /// A normal move, or the next unit that an event moves where it likes.
    Move { unit: Tag, tile: Tile },
    /// HN-47.4: a unit leaves by its normal move.
    Exit(Tag),
    /// A forced march; in a manoeuvre the unit is named.
    March { unit: Option<Tag>, tile: Tile },
    /// HN-47.4: a unit leaves by a forced march; in a manoeuvre it is named.
    MarchExit(Option<Tag>),
    /// An active ability.
    Use { unit: Tag, icon: Icon, on: On },
    /// A box alone: D2, D11, D20.
    Tile(Tile),
    /// A unit alone: D18, D20, D22.
    Unit(Tag),
    /// The own DIRECTIVE stack alone: D8, D10, D13, D15.
    Directive,
    /// D9, D14, D17.
    TurnUp(Tag),
    /// D12.
    Go(Tag),
    /// D14: to be left alone.
    Quiet(Moment),
    /// A button alone.
    Button(Button),
}

fn tile(tile: Tile) -> Click {
    Click::new("tile", tile)
}

fn unit(tag: Tag) -> Click {
    Click::new("unit", tag)
}

fn card(name: CardName) -> Click {
    Click::new("card", name)
}

fn button(name: &str) -> Click {
    Click::new("button", name)
}

fn directive() -> Click {
    Click::new("marker", "directive")
}

fn shot(shooter: Tag, value: ValueName, paid: bool, target: Tag) -> impl Iterator<Item = Click> {
    [Some(unit(shooter)), Some(Click::new("value", value)), paid.then(directive), Some(unit(target))]
        .into_iter()
        .flatten()
}

impl Action {
    /// The things that a person clicks, in order.
    #[must_use]
    pub fn path(self) -> Path {
        let tactic = |name: &str| Click::new("tactic", name);
        let steps: Vec<Click> = match self {
            Action::Deploy { tile: at, card: name } => vec![tile(at), card(name)],
            Action::RecoverDirectives => vec![tactic("directives")],
            Action::ManageCards => vec![tactic("cards")],
            Action::Manoeuvre(one, other) => vec![tactic("manoeuvre"), unit(one), unit(other)],
            Action::Unsuppress(tag) => vec![tactic("unsuppress"), unit(tag)],
            Action::Activate(tag) => vec![tactic("activate"), unit(tag)],
            Action::UnsuppressMore(tag) => vec![unit(tag), Click::new("marker", "suppressed")],
            Action::Card { card: name, number, choice } => {
                let mut steps = vec![card(name)];
                steps.extend(number.map(|number| Click::new("event", number)));
                match choice {
                    Choice::Nothing => {}
                    Choice::Unit(tag) => steps.push(unit(tag)),
                    Choice::Tile(at) => steps.push(tile(at)),
                    Choice::Card(name) => steps.push(card(name)),
                    Choice::CardTile(name, at) => steps.extend([card(name), tile(at)]),
                    Choice::Answer(Answer::Directive) => steps.push(directive()),
                    Choice::Answer(answer) => steps.push(button(answer.name())),
                }
                steps
            }
            Action::Shoot { unit, value, paid, target } => shot(unit, value, paid, target).collect(),
            Action::Move { unit: tag, tile: to } => vec![unit(tag), tile(to)],
            Action::Exit(tag) => vec![unit(tag), button("exit")],
            Action::March { unit: None, tile: to } => vec![directive(), tile(to)],
            Action::March { unit: Some(tag), tile: to } => vec![directive(), unit(tag), tile(to)],
            Action::MarchExit(None) => vec![directive(), button("exit")],
            Action::MarchExit(Some(tag)) => vec![directive(), unit(tag), button("exit")],
            Action::Use { unit: tag, icon, on } => {
                let mut steps = vec![unit(tag), Click::new("ability", icon)];
                match on {
                    On::Nothing => {}
                    On::Unit(tag) => steps.push(unit(tag)),
                    On::Tile(at) => steps.push(tile(at)),
                    On::Fire { unit, value, paid, target } => steps.extend(shot(unit, value, paid, target)),
                }
                steps
            }
            Action::Tile(at) => vec![tile(at)],
            Action::Unit(tag) => vec![unit(tag)],
            Action::Directive => vec![directive()],
            Action::TurnUp(tag) => vec![unit(tag), button("turn-up")],
            Action::Go(tag) => vec![unit(tag), button("go")],
            Action::Quiet(moment) => vec![button("quiet"), Click::new("moment", moment)],
            Action::Button(name) => vec![button(name.name())],
        };
        Path(steps)
    }

    /// What a path of clicks means, legal or not.
    pub fn from_path(path: &Path) -> Result<Action, ParseError> {
        let clicks: Vec<(&str, &str)> = path.0.iter().map(|click| (click.kind(), click.name())).collect();
        meant(&clicks).ok_or_else(|| {
            ParseError::new(
                path.to_string(),
                "a path such as tactic:activate → unit:us-1, unit:us-1 → tile:c3, unit:us-1 → value:1 → unit:ge-2, \
                 unit:us-1 → ability:go → unit:us-3, marker:directive → tile:c4, card:eu01 → unit:ge-2, \
                 card:hu → event:2 → tile:b1, unit:us-1 → button:go or button:end",
            )
        })
    }
}

fn meant(clicks: &[(&str, &str)]) -> Option<Action> {
    let tile = Tile::named;
    let tag = Tag::named;
    Some(match *clicks {
        [("tile", at), ("card", name)] => Action::Deploy { tile: tile(at)?, card: CardName::new(name)? },
        [("tactic", "directives")] => Action::RecoverDirectives,
        [("tactic", "cards")] => Action::ManageCards,
        [("tactic", "manoeuvre"), ("unit", one), ("unit", other)] => Action::Manoeuvre(tag(one)?, tag(other)?),
        [("tactic", "unsuppress"), ("unit", name)] => Action::Unsuppress(tag(name)?),
        [("tactic", "activate"), ("unit", name)] => Action::Activate(tag(name)?),
        [("unit", name), ("marker", "suppressed")] => Action::UnsuppressMore(tag(name)?),
        [("card", name), ("event", number), ref rest @ ..] => {
            let number = number.parse().ok().filter(|number| (1..=9u8).contains(number))?;
            Action::Card { card: CardName::new(name)?, number: Some(number), choice: choice(rest)? }
        }
        [("card", name), ref rest @ ..] => {
            Action::Card { card: CardName::new(name)?, number: None, choice: choice(rest)? }
        }
        [("unit", name), ("tile", at)] => Action::Move { unit: tag(name)?, tile: tile(at)? },
        [("unit", name), ("button", "exit")] => Action::Exit(tag(name)?),
        [("unit", name), ("button", "turn-up")] => Action::TurnUp(tag(name)?),
        [("unit", name), ("button", "go")] => Action::Go(tag(name)?),
        [("unit", name), ("ability", icon), ref rest @ ..] => {
            Action::Use { unit: tag(name)?, icon: Icon::named(icon)?, on: on(rest)? }
        }
        [("unit", _), ("value", _), ..] => {
            let (unit, value, paid, target) = read_shot(clicks)?;
            Action::Shoot { unit, value, paid, target }
        }
        [("marker", "directive"), ("tile", at)] => Action::March { unit: None, tile: tile(at)? },
        [("marker", "directive"), ("unit", name), ("tile", at)] => {
            Action::March { unit: Some(tag(name)?), tile: tile(at)? }
        }
        [("marker", "directive"), ("button", "exit")] => Action::MarchExit(None),
        [("marker", "directive"), ("unit", name), ("button", "exit")] => Action::MarchExit(Some(tag(name)?)),
        [("marker", "directive")] => Action::Directive,
        [("tile", at)] => Action::Tile(tile(at)?),
        [("unit", name)] => Action::Unit(tag(name)?),
        [("button", "quiet"), ("moment", moment)] => Action::Quiet(Moment::named(moment)?),
        [("button", name)] => Action::Button(Button::named(name)?),
        _ => return None,
    })
}

fn choice(clicks: &[(&str, &str)]) -> Option<Choice> {
    Some(match *clicks {
        [] => Choice::Nothing,
        [("unit", name)] => Choice::Unit(Tag::named(name)?),
        [("tile", at)] => Choice::Tile(Tile::named(at)?),
        [("card", name)] => Choice::Card(CardName::new(name)?),
        [("card", name), ("tile", at)] => Choice::CardTile(CardName::new(name)?, Tile::named(at)?),
        [("marker", "directive")] => Choice::Answer(Answer::Directive),
        [("button", name)] => Choice::Answer(Answer::named(name).filter(|&answer| answer != Answer::Directive)?),
        _ => return None,
    })
}

fn on(clicks: &[(&str, &str)]) -> Option<On> {
    Some(match *clicks {
        [] => On::Nothing,
        [("unit", name)] => On::Unit(Tag::named(name)?),
        [("tile", at)] => On::Tile(Tile::named(at)?),
        _ => {
            let (unit, value, paid, target) = read_shot(clicks)?;
            On::Fire { unit, value, paid, target }
        }
    })
}

fn read_shot(clicks: &[(&str, &str)]) -> Option<(Tag, ValueName, bool, Tag)> {
    let (shooter, value, paid, target) = match *clicks {
        [("unit", shooter), ("value", value), ("unit", target)] => (shooter, value, false, target),
        [("unit", shooter), ("value", value), ("marker", "directive"), ("unit", target)] => {
            (shooter, value, true, target)
        }
        _ => return None,
    };
    Some((Tag::named(shooter)?, ValueName::named(value)?, paid, Tag::named(target)?))
}

impl Heroes {
    /// The piece that has this Unit Card, if the seat knows that it has. Where it knows none, nobody is meant, whether the card
    /// lies face down or nowhere: that keeps the secret, and the refusal can say so.
    fn unit_called(&self, seat: Seat, name: &str) -> Option<Tag> {
        let (side, card) = self.cards().named(CardName::new(name)?)?;
        self.unit_face(side, card)?;
        let known = |piece: &Piece| Side::of(seat) == Some(side) || !piece.is_secret();
        let tile = self.units(side).iter().find(|&tile| self.piece(tile).card == card && known(self.piece(tile)));
        Some(tile.map_or(Tag::of_nobody(side), |tile| self.tag(tile)))
    }
}

impl Clicks for Heroes {
    fn path(&self, _: Seat, action: &Action) -> Path {
        action.path()
    }

    fn read_path(&self, seat: Seat, path: &Path) -> Result<Action, ParseError> {
        Action::from_path(&Path(path.0.iter().map(|click| self.usual_click(seat, click)).collect()))
    }

    /// HN-50.1: `unit:u15a` stands for the piece whose card is U15 copy a, where the seat may know it.
    fn usual_click(&self, seat: Seat, click: &Click) -> Click {
        let usual = match click.kind() {
            "unit" => self.unit_called(seat, click.name()).or_else(|| Tag::named(click.name())).map(unit),
            "tile" => Tile::named(click.name()).map(tile),
            "card" => CardName::new(click.name()).map(card),
            _ => None,
        };
        usual.unwrap_or_else(|| click.clone())
    }

    fn read_notation(&self, seat: Seat, text: &str) -> Result<Action, ParseError> {
        // HN-50.1, here too: a card where a unit is expected stands for the piece.
        let called = |word: &str| self.unit_called(seat, word).map_or_else(|| word.to_owned(), |tag| tag.to_string());
        text.parse::<Action>().or_else(|error| {
            let tagged = text.split_whitespace().map(called).collect::<Vec<_>>().join(" ");
            tagged.parse::<Action>().map_err(|_| error)
        })
    }
}

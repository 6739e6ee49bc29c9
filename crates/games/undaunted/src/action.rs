//! The decisions of a player, and the clicks that make them (section 17 of the rules of record).

use sandtable_core::{Clicks, ParseError, Path, Seat, Standing, Step};

use crate::kind::Kind;
use crate::printed::CardAction;
use crate::side::{Side, UnitId};
use crate::state::Undaunted;
use crate::tile::Tile;

/// One decision. Cards are always those of the seat that acts; counters carry their side.
///
/// D5, the next card of an Inspire above 1, is no decision here: every Inspire is 1 (table 1), and scenario files say
/// nothing about cards. Its click is understood and refused, see [`Astray`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// D1: a card of the hand is chosen for initiative.
    Initiative(Kind),
    /// D2: a card of the hand is played.
    Play {
        /// The card.
        card: Kind,
        /// What for.
        deed: Deed,
    },
    /// D2: the turn is over.
    EndTurn,
    /// D3: the next card of a Bolster.
    BolsterMore(Kind),
    /// D3: the Bolster is over.
    Done,
    /// D4: the next counter of a Blast.
    BlastNext(UnitId),
    /// No decision at all, whatever the position.
    Astray(Astray),
}

/// Clicks that everybody understands and that no position allows. They are actions so that a refusal can name the clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Astray {
    /// A card of the other side, as if it were in the own hand.
    TheirCard(Kind),
    /// A card of the other side's supply.
    TheirSupply(Kind),
    /// A card of the other side's play area.
    TheirPlay(Kind),
    /// D5: one more card of the own play area, as if an Inspire went on.
    InspireMore(Kind),
}

/// What a card is played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
    /// It goes to the supply (UN-7.1).
    Hunker,
    /// Its suppressed unit becomes ready (UN-8.3).
    Rally,
    /// UN-9.5.
    Move(Walk),
    /// UN-9.11.
    Scout(Walk),
    /// UN-9.17.
    Stalk(Walk),
    /// UN-9.8.
    Guide(UnitId, Walk),
    /// UN-10.1: with the first card that it takes.
    Bolster(Kind),
    /// UN-10.8: with the number of cards.
    Command(u8),
    /// UN-10.12.
    Conceal,
    /// UN-10.14.
    Control,
    /// UN-10.23.
    Inspire(Kind),
    /// UN-10.28.
    Recon,
    /// UN-10.32.
    Target(Tile),
    /// UN-11.1.
    Attack(UnitId),
    /// UN-11.1.
    Suppress(UnitId),
    /// UN-11.3: with the first counter.
    Blast(UnitId),
}

/// The tiles that a counter enters, one by one (UN-9.4). Two steps are the most that any card has; a walk of fewer than
/// the action allows ends with *stop*. A longer one can be named and is refused (UN-9.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Walk {
    /// It stays where it was placed (UN-9.3).
    Stay,
    /// One step.
    One(Tile),
    /// Two steps.
    Two(Tile, Tile),
    /// Three steps, or the first three of still more: farther than any card goes.
    Far(Tile, Tile, Tile),
}

impl Walk {
    /// How many steps.
    #[must_use]
    pub const fn len(self) -> u8 {
        match self {
            Walk::Stay => 0,
            Walk::One(_) => 1,
            Walk::Two(..) => 2,
            Walk::Far(..) => 3,
        }
    }

    /// No step at all?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        matches!(self, Walk::Stay)
    }

    /// The tiles entered, in order.
    pub fn tiles(self) -> impl Iterator<Item = Tile> {
        let tiles = match self {
            Walk::Stay => [None; 3],
            Walk::One(tile) => [Some(tile), None, None],
            Walk::Two(first, second) => [Some(first), Some(second), None],
            Walk::Far(first, second, third) => [first, second, third].map(Some),
        };
        tiles.into_iter().flatten()
    }

    fn of(tiles: &[Tile]) -> Walk {
        match *tiles {
            [] => Walk::Stay,
            [tile] => Walk::One(tile),
            [first, second] => Walk::Two(first, second),
            [first, second, third, ..] => Walk::Far(first, second, third),
        }
    }
}

impl Deed {
    /// The printed action that it is; hunkering down and rallying are none.
    #[must_use]
    pub const fn action(self) -> Option<CardAction> {
        Some(match self {
            Deed::Hunker | Deed::Rally => return None,
            Deed::Move(_) => CardAction::Move,
            Deed::Scout(_) => CardAction::Scout,
            Deed::Stalk(_) => CardAction::Stalk,
            Deed::Guide(..) => CardAction::Guide,
            Deed::Bolster(_) => CardAction::Bolster,
            Deed::Command(_) => CardAction::Command,
            Deed::Conceal => CardAction::Conceal,
            Deed::Control => CardAction::Control,
            Deed::Inspire(_) => CardAction::Inspire,
            Deed::Recon => CardAction::Recon,
            Deed::Target(_) => CardAction::Target,
            Deed::Attack(_) => CardAction::Attack,
            Deed::Suppress(_) => CardAction::Suppress,
            Deed::Blast(_) => CardAction::Blast,
        })
    }

    /// Its name in paths and notation.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self.action() {
            Some(action) => action.name(),
            None if matches!(self, Deed::Rally) => "rally",
            None => "hunker",
        }
    }
}

/// One word after the action's name, in a path or in notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Word {
    Unit(UnitId),
    Tile(Tile),
    Supply(Kind),
    InPlay(Kind),
    Count(u8),
    Stop,
}

impl Deed {
    /// What follows the action's name. `card` tells how many steps the action allows.
    pub(crate) fn words(self, card: Kind) -> impl Iterator<Item = Word> {
        let allowed = self.action().and_then(|action| card.printed().strength(action)).unwrap_or(1);
        let (unit, walk) = match self {
            Deed::Move(walk) | Deed::Scout(walk) | Deed::Stalk(walk) => (None, Some(walk)),
            Deed::Guide(unit, walk) => (Some(Word::Unit(unit)), Some(walk)),
            Deed::Bolster(kind) => (Some(Word::Supply(kind)), None),
            Deed::Command(count) => (Some(Word::Count(count)), None),
            Deed::Inspire(kind) => (Some(Word::InPlay(kind)), None),
            Deed::Target(tile) => (Some(Word::Tile(tile)), None),
            Deed::Attack(unit) | Deed::Suppress(unit) | Deed::Blast(unit) => (Some(Word::Unit(unit)), None),
            Deed::Hunker | Deed::Rally | Deed::Conceal | Deed::Control | Deed::Recon => (None, None),
        };
        let stop = walk.is_some_and(|walk| walk.len() < allowed).then_some(Word::Stop);
        unit.into_iter().chain(walk.into_iter().flat_map(Walk::tiles).map(Word::Tile)).chain(stop)
    }

    /// The deed that a name and some words mean, legal or not.
    pub(crate) fn read(card: Kind, name: &str, words: &[Word]) -> Option<Deed> {
        match (name, words) {
            ("hunker", []) => return Some(Deed::Hunker),
            ("rally", []) => return Some(Deed::Rally),
            _ => {}
        }
        let action = CardAction::named(name)?;
        let walk = |words: &[Word]| walk(words, card.printed().strength(action));
        Some(match (action, words) {
            (CardAction::Move, steps) => Deed::Move(walk(steps)?),
            (CardAction::Scout, steps) => Deed::Scout(walk(steps)?),
            (CardAction::Stalk, steps) => Deed::Stalk(walk(steps)?),
            (CardAction::Guide, &[Word::Unit(unit), ref steps @ ..]) => Deed::Guide(unit, walk(steps)?),
            (CardAction::Bolster, &[Word::Supply(kind)]) => Deed::Bolster(kind),
            (CardAction::Command, &[Word::Count(count)]) => Deed::Command(count),
            (CardAction::Conceal, []) => Deed::Conceal,
            (CardAction::Control, []) => Deed::Control,
            (CardAction::Inspire, &[Word::InPlay(kind)]) => Deed::Inspire(kind),
            (CardAction::Recon, []) => Deed::Recon,
            (CardAction::Target, &[Word::Tile(tile)]) => Deed::Target(tile),
            (CardAction::Attack, &[Word::Unit(unit)]) => Deed::Attack(unit),
            (CardAction::Suppress, &[Word::Unit(unit)]) => Deed::Suppress(unit),
            (CardAction::Blast, &[Word::Unit(unit)]) => Deed::Blast(unit),
            _ => return None,
        })
    }
}

/// The walk that some words mean: tiles, and *stop* exactly when there are fewer than the action allows. A card without
/// the action allows nothing, so either will do to be refused.
fn walk(words: &[Word], allowed: Option<u8>) -> Option<Walk> {
    let (steps, stopped) = match words {
        [steps @ .., Word::Stop] => (steps, true),
        steps => (steps, false),
    };
    let tiles = steps.iter().map(|word| match word {
        Word::Tile(tile) => Some(*tile),
        _ => None,
    });
    let walk = Walk::of(&tiles.collect::<Option<Vec<_>>>()?);
    allowed.is_none_or(|allowed| stopped == (walk.len() < allowed)).then_some(walk)
}

impl Action {
    /// The things that a person of this side clicks, in order.
    #[must_use]
    pub fn path(self, side: Side) -> Path {
        let own = |what: &str, kind: Kind| Step::new(what, format_args!("{side}-{kind}"));
        let their = |what: &str, kind: Kind| Step::new(what, format_args!("{}-{kind}", side.other()));
        match self {
            Action::Astray(Astray::TheirCard(kind)) => Path::from_iter([their("card", kind)]),
            Action::Astray(Astray::TheirSupply(kind)) => Path::from_iter([their("supply", kind)]),
            Action::Astray(Astray::TheirPlay(kind)) => Path::from_iter([their("play", kind)]),
            Action::Astray(Astray::InspireMore(kind)) => Path::from_iter([own("play", kind)]),
            Action::Initiative(kind) => Path::from_iter([own("card", kind)]),
            Action::EndTurn => Path::from_iter([Step::new("button", "end-turn")]),
            Action::BolsterMore(kind) => Path::from_iter([own("supply", kind)]),
            Action::Done => Path::from_iter([Step::new("button", "done")]),
            Action::BlastNext(unit) => Path::from_iter([Step::new("unit", unit)]),
            Action::Play { card, deed } => {
                let head = [own("card", card), Step::new("action", deed.name())];
                let tail = deed.words(card).map(|word| match word {
                    Word::Unit(unit) => Step::new("unit", unit),
                    Word::Tile(tile) => Step::new("tile", tile),
                    Word::Supply(kind) => own("supply", kind),
                    Word::InPlay(kind) => own("play", kind),
                    Word::Count(count) => Step::new("count", count),
                    Word::Stop => Step::new("button", "stop"),
                });
                head.into_iter().chain(tail).collect()
            }
        }
    }

    /// What a path of clicks of this side means, legal or not.
    pub fn from_path(path: &Path, side: Side) -> Result<Action, ParseError> {
        Action::meant(path, side).ok_or_else(|| {
            let own = |rest: &str| format!("card:{side}-{rest}");
            ParseError::new(
                path.to_string(),
                format!(
                    "a path such as {}, {}, {}, supply:{side}-rifle-a, unit:us-rifle-a, button:done or button:end-turn; \
                     a walk of fewer steps than the action allows ends with button:stop",
                    own("rifle-a → action:move → tile:13b"),
                    own("scout-b → action:scout → tile:3b → button:stop"),
                    own("rifle-a")
                ),
            )
        })
    }

    fn meant(path: &Path, side: Side) -> Option<Action> {
        let clicks = path.0.iter().map(|step| Click::read(step, side)).collect::<Option<Vec<_>>>()?;
        // A card of the other side, clicked first, or where a card of the own side would do.
        match *clicks.as_slice() {
            [Click::Theirs(astray), ..] => return Some(Action::Astray(astray)),
            [Click::Card(card), Click::Action(name), Click::Theirs(astray)] => {
                let action = CardAction::named(name).filter(|&action| card.printed().strength(action).is_some())?;
                let fits = match astray {
                    Astray::TheirSupply(_) => action == CardAction::Bolster,
                    Astray::TheirPlay(_) => action == CardAction::Inspire,
                    _ => false,
                };
                return fits.then_some(Action::Astray(astray));
            }
            _ => {}
        }
        Some(match *clicks.as_slice() {
            [Click::Card(kind)] => Action::Initiative(kind),
            [Click::Word(Word::InPlay(kind))] => Action::Astray(Astray::InspireMore(kind)),
            [Click::Word(Word::Supply(kind))] => Action::BolsterMore(kind),
            [Click::Word(Word::Unit(unit))] => Action::BlastNext(unit),
            [Click::EndTurn] => Action::EndTurn,
            [Click::Done] => Action::Done,
            [Click::Card(card), Click::Action(name), ref rest @ ..] => {
                let words = rest.iter().map(|click| match click {
                    Click::Word(word) => Some(*word),
                    _ => None,
                });
                Action::Play { card, deed: Deed::read(card, name, &words.collect::<Option<Vec<_>>>()?)? }
            }
            _ => return None,
        })
    }
}

/// A thing that can be clicked.
enum Click<'a> {
    Card(Kind),
    Action(&'a str),
    Word(Word),
    EndTurn,
    Done,
    Theirs(Astray),
}

impl Click<'_> {
    /// What a step names to this side, if it names anything of this game.
    fn read(step: &Step, side: Side) -> Option<Click<'_>> {
        let card = |name: &str| {
            let (whose, kind) = Side::split(name)?;
            Some((whose == side, Kind::named(kind)?))
        };
        let pile = |own: fn(Kind) -> Click<'static>, theirs: fn(Kind) -> Astray| {
            let (is_own, kind) = card(step.name())?;
            Some(if is_own { own(kind) } else { Click::Theirs(theirs(kind)) })
        };
        Some(match (step.kind(), step.name()) {
            ("card", _) => pile(Click::Card, Astray::TheirCard)?,
            ("action", name) => Click::Action(name),
            ("unit", name) => Click::Word(Word::Unit(UnitId::named(name)?)),
            ("tile", name) => Click::Word(Word::Tile(Tile::named(name)?)),
            ("supply", _) => pile(|kind| Click::Word(Word::Supply(kind)), Astray::TheirSupply)?,
            ("play", _) => pile(|kind| Click::Word(Word::InPlay(kind)), Astray::TheirPlay)?,
            ("count", name) => Click::Word(Word::Count(name.parse().ok()?)),
            ("button", "stop") => Click::Word(Word::Stop),
            ("button", "end-turn") => Click::EndTurn,
            ("button", "done") => Click::Done,
            _ => return None,
        })
    }
}

/// It knows no standing orders.
impl Standing for Undaunted {}

impl Clicks for Undaunted {
    fn path(&self, seat: Seat, action: &Action) -> Path {
        action.path(Side::of(seat).unwrap_or(Side::Us))
    }

    fn read_path(&self, seat: Seat, path: &Path) -> Result<Action, ParseError> {
        Action::from_path(path, Side::of(seat).unwrap_or(Side::Us))
    }

    fn usual_click(&self, _: Seat, click: &Step) -> Step {
        match Tile::named(click.name()) {
            Some(tile) if click.kind() == "tile" => Step::new("tile", tile),
            _ => click.clone(),
        }
    }

    fn read_notation(&self, seat: Seat, text: &str) -> Result<Action, ParseError> {
        Action::of_side(text, Side::of(seat).unwrap_or(Side::Us))
    }
}

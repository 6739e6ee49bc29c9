//! What events do (HN-17, HN-32, HN-41 to HN-47), as data: one variant an effect key. No rule knows a card; it knows these.

use sandtable_core::named;

use crate::printed::{Fire, Key};
use crate::terrain::{Terrain, TerrainSet};
use crate::tile::{Tile, TileSet};
use crate::types::TypeSet;

/// HN-17.16: when a card may be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "wire",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(rename_all = "UPPERCASE"),
    schemars(rename_all = "UPPERCASE")
)]
pub enum Timing {
    /// In the own phase.
    Own,
    /// In the enemy's phase.
    Enemy,
    /// In both.
    Any,
}

named!(Timing, "timing", { Own => "OWN", Enemy => "ENEMY", Any => "ANY" });

/// HN-17.12: how long an effect lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "wire",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(rename_all = "lowercase"),
    schemars(rename_all = "lowercase")
)]
pub enum Duration {
    /// At once.
    Now,
    /// To the end of the phase.
    Phase,
    /// To the end of the turn.
    Turn,
    /// As a marker.
    Marker,
}

named!(Duration, "duration", { Now => "now", Phase => "phase", Turn => "turn", Marker => "marker" });

/// Whose units, seen from who plays the event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// The own ones.
    Friendly,
    /// The enemy's.
    Enemy,
    /// Everybody's.
    Any,
}

named!(Whose, "side", { Friendly => "friendly", Enemy => "enemy", Any => "any" });

/// Which units an effect concerns.
#[derive(Clone, Debug, PartialEq)]
pub struct Filter {
    /// Whose.
    pub whose: Whose,
    /// Visible ones alone, or hidden ones alone.
    pub visible: Option<bool>,
    /// At least one of these types, if any is named.
    pub types: TypeSet,
    /// All of these types.
    pub all_types: TypeSet,
    /// None of these types.
    pub not_types: TypeSet,
    /// Armoured or not.
    pub armoured: Option<bool>,
    /// With a SUPPRESSED marker.
    pub suppressed: bool,
    /// In one of these terrains, if any is named.
    pub terrain: TerrainSet,
    /// In none of these terrains.
    pub not_terrain: TerrainSet,
    /// In these boxes.
    pub boxes: TileSet,
    /// Near some unit.
    pub near: Option<Near>,
    /// HN-40.6: decoys too?
    pub decoys: bool,
    /// Or else these.
    pub or: Option<Box<Filter>>,
}

/// A unit that another must be near.
#[derive(Clone, Debug, PartialEq)]
pub struct Near {
    /// How near.
    pub within: u8,
    /// Whose.
    pub whose: Whose,
    /// Visible or hidden.
    pub visible: Option<bool>,
    /// One of these types, if any is named.
    pub types: TypeSet,
    /// A certain card.
    pub card: Option<u8>,
}

impl Filter {
    /// HN-17.23: does it ask for a type?
    #[must_use]
    pub fn is_typed(&self) -> bool {
        !(self.types.is_empty() && self.all_types.is_empty() && self.not_types.is_empty()) || self.armoured.is_some()
    }
}

/// How many units an effect concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// HN-17.22: up to so many, chosen one after the other.
    UpTo(u8),
    /// HN-17.26: every one that matches when it is played.
    Every,
}

/// What a lasting effect belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Every unit that matches.
    Every,
    /// The one unit that was chosen.
    Chosen,
    /// Units in the chosen box or within so many boxes of it.
    Area(u8),
}

/// An attack without attacking unit (HN-17.19).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shot {
    /// The number to reach.
    pub value: u8,
    /// Its shooting effects.
    pub fire: Fire,
}

/// The boxes of a barrage (HN-50.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Boxes {
    /// One box, and up to so many boxes adjacent to it.
    Around(u8),
    /// Up to so many different boxes of these.
    Free(u8, TileSet),
    /// Exactly so many different boxes of these (HN-43.3).
    Exactly(u8, TileSet),
}

/// Where arrivals come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum From {
    /// Set aside.
    Aside,
    /// The own discard pile.
    Discard,
    /// The own hand.
    Hand,
}

named!(From, "pile", { Aside => "aside", Discard => "discard", Hand => "hand" });

/// A marker that an event puts down or takes away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkerKind {
    /// HN-25.6.
    Panzerfaust,
    /// HN-25.11.
    HitPoint,
    /// HN-25.13.
    Mine,
    /// HN-25.2.
    Ford,
    /// HN-25.12.
    Obstacle,
}

named!(MarkerKind, "marker", {
    Panzerfaust => "panzerfaust", HitPoint => "hit-point", Mine => "mine", Ford => "ford", Obstacle => "obstacle",
});

impl MarkerKind {
    /// Does it lie on a unit, not in a box?
    #[must_use]
    pub const fn is_carried(self) -> bool {
        matches!(self, MarkerKind::Panzerfaust | MarkerKind::HitPoint)
    }
}

/// Where a marker goes.
#[derive(Clone, Debug, PartialEq)]
pub enum Spot {
    /// On a chosen unit.
    Unit(Filter),
    /// In all of these boxes.
    Boxes(TileSet),
    /// In a chosen empty box that is none of these terrains.
    Empty(TerrainSet),
}

/// Which way units go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// HN-2.8.
    Forward,
    /// HN-2.8.
    Back,
    /// Any orthogonal box.
    Any,
}

named!(Direction, "direction", { Forward => "forward", Back => "back", Any => "any" });

/// What a choice is called in its path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Answer {
    /// `marker:directive`.
    Directive,
    /// `button:obstacle`.
    Obstacle,
    /// `button:suppressed`.
    Suppressed,
    /// `button:first`.
    First,
    /// `button:second`.
    Second,
}

named!(Answer, "option", {
    Directive => "directive", Obstacle => "obstacle", Suppressed => "suppressed", First => "first", Second => "second",
});

/// One effect.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "the parameters are those of the effect keys")]
pub enum Effect {
    /// See the enemy's hand.
    LookHand,
    /// Draw cards.
    Draw(u8),
    /// Take DIRECTIVES, or discard them.
    Directives(i8),
    /// The enemy's GO! rolls change.
    GoRoll(i8),
    /// An ability is off.
    Ignore { key: Key, target: Filter },
    /// A save value.
    Save { value: u8, scope: Scope, target: Filter },
    /// HN-44.5: DIRECTIVES although SUPPRESSED.
    DirectivesDespite { target: Option<Filter> },
    /// Attacks are Armour-Piercing.
    ArmourPiercing { scope: Scope, target: Filter },
    /// One extra move in the unit's activation.
    ExtraMove { target: Filter },
    /// Attack totals change.
    ShootMod { modifier: i8, distance: u8, alone: bool, target: Filter, against: Option<Filter> },
    /// One terrain counts as another; `None` are boxes with a Ford.
    TerrainAs { from: Option<Terrain>, to: Terrain },
    /// A new victory value.
    ObjectiveValue { tile: Tile, value: u8 },
    /// A marker is put down.
    Marker { kind: MarkerKind, spot: Spot },
    /// Markers are taken away.
    Unmark { kind: MarkerKind, boxes: TileSet },
    /// Attacks without attacking unit.
    Attack { shot: Shot, count: Count, distinct: bool, target: Filter },
    /// The same on units in boxes.
    Barrage { shot: Shot, boxes: Boxes, both: bool },
    /// HIT markers without roll and save.
    Hit { markers: u8, count: Count, target: Filter },
    /// SUPPRESSED on.
    Suppress { markers: u8, count: Count, target: Filter },
    /// All SUPPRESSED off.
    Unsuppress { target: Filter },
    /// One HIT off.
    Heal { count: Count, target: Filter },
    /// GO! markers.
    Go { count: Count, target: Filter },
    /// Units are turned up.
    TurnUp { count: Count, target: Filter },
    /// Units are turned down.
    TurnDown { count: Count, target: Filter },
    /// A die; destroyed on the number or more.
    Surrender { number: u8, count: Count, target: Filter },
    /// A die; below the number one box back or one SUPPRESSED.
    Rout { number: u8, count: Count, target: Filter },
    /// A unit acts without activation; `attacks` of `None` is one with each value.
    Act { moves: u8, attacks: Option<u8>, bound: bool, target: Filter },
    /// Each matching unit may move one box.
    AllMove { direction: Direction, target: Filter },
    /// Each matching unit may make one attack.
    AllFire { target: Filter },
    /// A Unit Card of choice from the own reserve.
    Pick,
    /// Arrivals. `kinds` are the cards that come from those set aside, `types` what a card must have.
    Place { from: From, kinds: Vec<u8>, types: TypeSet, boxes: TileSet, count: u8, optional: bool, no_score: bool },
    /// A seat picks one of several effects.
    Choice { whose: Whose, options: Vec<(Answer, Vec<Effect>)> },
}

impl Effect {
    /// Does it last?
    #[must_use]
    pub const fn lasts(&self) -> bool {
        matches!(
            self,
            Effect::GoRoll(_)
                | Effect::Ignore { .. }
                | Effect::Save { .. }
                | Effect::DirectivesDespite { .. }
                | Effect::ArmourPiercing { .. }
                | Effect::ExtraMove { .. }
                | Effect::ShootMod { .. }
                | Effect::TerrainAs { .. }
        )
    }

    /// Does it take further decisions or attacks?
    #[must_use]
    pub const fn takes_steps(&self) -> bool {
        !(self.lasts()
            || matches!(
                self,
                Effect::LookHand
                    | Effect::Draw(_)
                    | Effect::Directives(_)
                    | Effect::ObjectiveValue { .. }
                    | Effect::Marker { .. }
                    | Effect::Unmark { .. }
                    | Effect::Unsuppress { .. }
                    | Effect::Suppress { count: Count::Every, .. }
                    | Effect::Go { count: Count::Every, .. }
            ))
    }

    /// What the text says of the units that it is for; nothing if it is not for units.
    #[must_use]
    pub fn target(&self) -> Option<&Filter> {
        match self {
            Effect::Save { target, .. }
            | Effect::ArmourPiercing { target, .. }
            | Effect::ExtraMove { target }
            | Effect::Act { target, .. }
            | Effect::Attack { target, .. }
            | Effect::Hit { target, .. }
            | Effect::Suppress { target, .. }
            | Effect::Heal { target, .. }
            | Effect::Go { target, .. }
            | Effect::TurnUp { target, .. }
            | Effect::TurnDown { target, .. }
            | Effect::Surrender { target, .. }
            | Effect::Rout { target, .. }
            | Effect::Marker { spot: Spot::Unit(target), .. } => Some(target),
            _ => None,
        }
    }

    /// What its player points at when it is played.
    #[must_use]
    pub fn first(&self) -> First {
        match self {
            Effect::Save { scope: Scope::Chosen, .. }
            | Effect::ArmourPiercing { scope: Scope::Chosen, .. }
            | Effect::ExtraMove { .. }
            | Effect::Act { .. }
            | Effect::Marker { spot: Spot::Unit(_), .. } => First::Unit,
            Effect::Attack { count: Count::UpTo(_), .. }
            | Effect::Hit { count: Count::UpTo(_), .. }
            | Effect::Suppress { count: Count::UpTo(_), .. }
            | Effect::Heal { count: Count::UpTo(_), .. }
            | Effect::Go { count: Count::UpTo(_), .. }
            | Effect::TurnUp { count: Count::UpTo(_), .. }
            | Effect::TurnDown { count: Count::UpTo(_), .. }
            | Effect::Surrender { count: Count::UpTo(_), .. }
            | Effect::Rout { count: Count::UpTo(_), .. } => First::Unit,
            Effect::Save { scope: Scope::Area(_), .. }
            | Effect::Barrage { .. }
            | Effect::Marker { spot: Spot::Empty(_), .. }
            | Effect::Place { from: From::Aside, .. } => First::Tile,
            Effect::Place { from: From::Discard, .. } => First::CardTile,
            Effect::Pick => First::Card,
            Effect::Choice { whose: Whose::Friendly, .. } => First::Option,
            _ => First::Nothing,
        }
    }
}

/// What comes behind the card in the path of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum First {
    /// Nothing.
    Nothing,
    /// `unit:`
    Unit,
    /// `tile:`
    Tile,
    /// `card:`
    Card,
    /// `card: → tile:`
    CardTile,
    /// `button:`
    Option,
}

/// An event: a generic card, or one of a scenario's list.
#[derive(Clone, Debug, PartialEq)]
pub struct EventKind {
    /// `eu01` for a generic one, `us-2` for one of a list, a word for a rule of the scenario.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The clause that describes it.
    pub rule: &'static str,
    /// When it may be played.
    pub timing: Timing,
    /// How long it lasts.
    pub duration: Duration,
    /// The first and the last turn in which it may be played.
    pub turns: (u8, u8),
    /// What it does, in order.
    pub effects: Vec<Effect>,
}

impl EventKind {
    /// What comes behind the card in its path: what the one effect that asks for something asks for.
    #[must_use]
    pub fn first(&self) -> First {
        self.effects.iter().map(Effect::first).find(|&first| first != First::Nothing).unwrap_or(First::Nothing)
    }
}

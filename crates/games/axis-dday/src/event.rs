//! What happened, in a form that can be told and shown on a board.

use std::fmt;

use sandtable_core::{Path, Seat};
use serde::{Serialize, Serializer};

use crate::boxes::{Beach, BoxId, Drop};
use crate::card::{Luck, Number};
use crate::chart::Chart;
use crate::dice::expected;
use crate::side::{Power, Side};
use crate::unit::{Kind, Unit};
use crate::zone::Zone;

/// A place where units are. Written as it is clicked: `zone:14`, `box:utah`, `chart:uk`, `airfield`, `supply`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(type = "string"), schemars(with = "String"))]
pub enum Spot {
    /// A zone.
    Zone(Zone),
    /// A box.
    Box(BoxId),
    /// A chart.
    Chart(Chart),
    /// The Airfield.
    Airfield,
    /// The supply.
    Supply,
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::Zone(zone) => write!(f, "zone:{zone}"),
            Spot::Box(id) => write!(f, "box:{id}"),
            Spot::Chart(chart) => write!(f, "chart:{chart}"),
            Spot::Airfield => f.write_str("airfield"),
            Spot::Supply => f.write_str("supply"),
        }
    }
}

impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// One of the decks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Deck {
    /// Fortune.
    Fortune,
    /// The orders.
    Order,
    /// Tactics.
    Tactics,
}

/// What a targeted attack is made with (AD-10.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Weapon {
    /// Naval bombardment (AD-22).
    Ship,
    /// Anti-aircraft fire (AD-24, AD-26).
    Flak,
    /// A bomber (AD-25, AD-65).
    Bomber,
    /// A blockhouse firing to sea (AD-29).
    Blockhouse,
    /// A paratrooper of Tactics 1 (AD-61.6).
    Paratrooper,
    /// A fighter that fell (AD-64).
    Wreck,
    /// A bomb that fell short (AD-66).
    ShortBomb,
}

/// The dice of the units of one kind that hit alike.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Volley {
    /// The kind.
    pub kind: Kind,
    /// A die up to this hits.
    pub needs: u8,
    /// What the dice show.
    pub dice: Vec<u8>,
    /// Which of them hit, in their order.
    pub hitting: Vec<bool>,
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[allow(
    missing_docs,
    reason = "unit, zone, side, dice and the like are what they say; needs is the highest die that hits, hitting says which dice do, expected is how many would on average, in thousandths"
)]
pub enum Event {
    /// A turn begins (AD-5.2).
    TurnBegan { turn: u8 },
    /// A card comes up; `combat` if it is an order to fight (AD-31, AD-33).
    CardCame { deck: Deck, number: Number, side: Side, combat: bool },
    /// An order leaves the deck, and its Fortune card with it (AD-5.9, AD-40.4).
    CardLeft { number: Number },
    /// The die of a Fortune card (AD-40.2).
    FortuneRolled { number: Number, side: Side, die: u8, luck: Luck },
    /// A Tactics card is used (AD-60.2).
    CardUsed { number: Number, side: Side },
    /// A Tactics card is passed over (AD-60.4).
    CardPassed { number: Number, side: Side },
    /// A seat is done, or declines (AD-16.5).
    SaidDone { seat: Seat },
    /// A seat proposes a joint decision (AD-16.7, AD-16.8).
    Proposed {
        seat: Seat,
        /// What, as a path of clicks.
        path: Path,
    },
    /// A seat agrees to what was proposed (AD-16.8, AD-16.9).
    Agreed { seat: Seat },
    /// The decision is referred to the Axis (AD-16.9).
    Referred { seat: Seat },
    /// Units go from one place to another.
    Moved {
        unit: Unit,
        count: u8,
        from: Spot,
        /// The zone that a unit of two zones passes.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "wire", ts(optional))]
        via: Option<Zone>,
        to: Spot,
    },
    /// Units are destroyed and go to the supply (AD-2.15).
    Destroyed { unit: Unit, count: u8, at: Spot },
    /// A zone is controlled by another side, or by nobody (AD-14).
    ControlChanged { zone: Zone, control: Option<Side> },
    /// The paratroopers of a box attack (AD-21.2).
    AirborneAttack { drop: Drop, zone: Zone, needs: u8, dice: Vec<u8>, hitting: Vec<bool>, hits: u8 },
    /// A targeted attack (AD-10.2).
    Shot {
        weapon: Weapon,
        /// Where it comes from.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "wire", ts(optional))]
        from: Option<Spot>,
        at: Spot,
        target: Unit,
        needs: u8,
        die: u8,
        hit: bool,
        expected: u16,
    },
    /// A unit that moved is strafed (AD-11.4).
    Strafed {
        unit: Unit,
        /// The zones it went through.
        zones: Vec<Zone>,
        needs: u8,
        dice: Vec<u8>,
        hitting: Vec<bool>,
        hit: bool,
    },
    /// A combat cycle begins (AD-8.4).
    BattleBegan { zone: Zone, attacker: Side },
    /// A side fires in a combat cycle (AD-8.5, AD-8.7).
    BattleRolled { zone: Zone, side: Side, attacking: bool, volleys: Vec<Volley>, hits: u8, expected: u16 },
    /// A unit becomes a casualty of a combat cycle and is set aside (AD-8.6).
    Casualty { zone: Zone, unit: Unit, count: u8 },
    /// A combat cycle is over (AD-8.9, AD-8.10).
    BattleEnded { zone: Zone, control: Option<Side> },
    /// Long-range guns fire (AD-71, AD-73).
    GunsFired { number: Number, from: Zone, at: Zone, needs: u8, dice: Vec<u8>, hitting: Vec<bool>, hits: u8 },
    /// The Resistance strikes (AD-72).
    ResistanceRolled { zone: Zone, volleys: Vec<Volley> },
    /// The dice of a chart (AD-13.3).
    ChartRolled {
        chart: Chart,
        dice: [u8; 2],
        /// How many units may enter.
        most: u8,
    },
    /// A die of a chart is rolled again (AD-54.1, AD-55.1).
    ChartRerolled {
        chart: Chart,
        /// Which, 1 or 2.
        die: u8,
        before: u8,
        after: u8,
        /// How many units may enter.
        most: u8,
    },
    /// A die for each plane: must it stay on the Airfield (AD-43.2, AD-45.2)?
    PlanesKept {
        unit: Unit,
        dice: Vec<u8>,
        /// How many must stay.
        kept: u8,
    },
    /// The die of an Airborne box for Tactics 1 (AD-61.1).
    ParatroopersRolled { drop: Drop, die: u8, landed: u8 },
    /// A rocket falls (AD-62.1).
    RocketFell { chart: Chart, needs: u8, die: u8, hit: bool },
    /// The naval dice are split (AD-16.11).
    NavalSplit { uk: u8, us: u8 },
    /// Artillery of a zone does not fire (AD-44.2, AD-46.2).
    ZoneSpared { zone: Zone },
    /// A power chooses its zone of attack (AD-51.3).
    OwnZoneChosen { power: Power, zone: Zone },
    /// The Axis chooses a zone of attack (AD-53.3).
    FightPicked { zone: Zone },
    /// A fighter cannot be hit (AD-63.2).
    FighterSafe { zone: Zone, unit: Unit },
    /// A zone is flooded (AD-67).
    Flooded { zone: Zone },
    /// A box may land elsewhere (AD-69).
    LandingOpened { beach: Beach },
    /// The marker of the victory check is laid or taken off (AD-15.2, AD-15.4).
    MarkerTurned { close: bool },
    /// The game is over.
    GameOver {
        winner: Side,
        /// The clause.
        rule: &'static str,
    },
}

impl Event {
    /// A targeted attack with one die, and what was to be expected of it.
    pub(crate) fn shot(
        weapon: Weapon,
        from: Option<Spot>,
        at: Spot,
        target: Unit,
        needs: u8,
        die: u8,
        hit: bool,
    ) -> Event {
        Event::Shot { weapon, from, at, target, needs, die, hit, expected: expected(1, needs) }
    }
}

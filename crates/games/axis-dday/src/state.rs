//! The flat state of play, and nothing that decides.

use sandtable_core::{Seat, SeatSet};

use crate::action::Action;
use crate::board::Board;
use crate::boxes::{Beach, Drop};
use crate::card::{Luck, Number, Numbers};
use crate::chart::{Chart, Place, Places};
use crate::dice::Dice;
use crate::setup::{NO_DICE, Setup};
use crate::side::{Power, Powers, Side};
use crate::unit::{Kind, Unit, Units};
use crate::zone::{Map, ZONES, Zone, ZoneSet};

/// Where in the turn the game is (AD-5.2, AD-17.2): the card that is being carried out, or the victory check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// A Fortune card.
    Fortune(Number),
    /// An order card.
    Order(Number),
    /// A Tactics card.
    Tactics(Number),
    /// The end of the turn (AD-15.1).
    Victory,
}

impl Phase {
    /// Is it this order?
    #[must_use]
    pub fn is_order(self, number: u8) -> bool {
        matches!(self, Phase::Order(order) if order.get() == number)
    }

    /// Is it this Tactics card?
    #[must_use]
    pub fn is_tactics(self, number: u8) -> bool {
        matches!(self, Phase::Tactics(card) if card.get() == number)
    }
}

/// What is being done: a decision of the table of the rules, or a step that needs none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Task {
    /// D1: the game waits for its first action.
    Start,
    /// The card comes up.
    Begin,
    /// The card has been carried out.
    Finished,
    /// D2: paratroopers that the Axis still removes.
    LoseParatroopers {
        /// How many.
        left: u8,
    },
    /// D12, D20: the zone in which artillery does not fire.
    SpareZone,
    /// D24, D53: the plane that comes back.
    PlaneBack,
    /// D25, D54: the plane that is removed.
    LosePlane,
    /// D33: the zone in which each Allied power attacks.
    OwnZone,
    /// D40: the zones in which the Axis attacks.
    PickFights,
    /// The dice of an Airborne box.
    AirborneRoll {
        /// Which box.
        drop: Drop,
    },
    /// D3: hits of the paratroopers.
    AirborneHits {
        /// Of which box.
        drop: Drop,
        /// Still to be given.
        hits: u8,
    },
    /// D6: the split of the naval dice.
    NavalSplit,
    /// D7: the target of the next naval die.
    Naval,
    /// D9: fighters are placed.
    Patrol,
    /// D13, D21: anti-aircraft fire.
    Flak,
    /// D16: bombers are placed.
    PlaceBombers,
    /// D17, D19: bombers strike.
    Bomb,
    /// Planes go back to the Airfield.
    PlanesReturn,
    /// D27, D38: land units move.
    March,
    /// D29: blockhouses fire to sea.
    Shell,
    /// D31: units land.
    Land,
    /// The next contested zone, and the attacker's dice.
    NextFight,
    /// D34, D35, D41, D42: hits of a combat cycle.
    Hits {
        /// Where.
        zone: Zone,
        /// The side that is hit.
        on: Side,
        /// Still to be given.
        hits: u8,
    },
    /// The dice for the charts.
    RollCharts,
    /// D45, D49: a die is rolled again.
    Reroll,
    /// D46, D50: reinforcements are placed.
    Reinforce,
    /// The fighters strafe who moved.
    Strafe,
    /// D4, D8, D10, D14, D18, D22, D26, D28, D30, D32, D36, D39, D43, D47, D51, D55: a Tactics card is offered.
    Offer,
    /// Tactics 1: the die of an Airborne box.
    ParatroopersRoll {
        /// Which box.
        drop: Drop,
    },
    /// D5: the attacks of those who landed.
    ParatroopersAttack {
        /// From which box.
        drop: Drop,
        /// How many are still to attack.
        left: u8,
    },
    /// D11: the fighter that cannot be hit.
    Barnstorm,
    /// D15: wrecks fall on Allied units.
    Fireball,
    /// D23: bombs fall short.
    FriendlyFire,
    /// D37, D44: hits of long-range guns.
    GunHits {
        /// Where.
        zone: Zone,
        /// Still to be given.
        hits: u8,
    },
    /// D48: fighters move.
    Recon,
    /// D52: the convoy's next zone.
    Convoy {
        /// What moves.
        unit: Unit,
    },
    /// D56: infantry comes back to the charts.
    Volunteers {
        /// How many have.
        returned: u8,
    },
    /// The game is over.
    Over,
}

/// Who decides what is being done (AD-16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decider {
    /// Nobody.
    Nobody,
    /// The Axis.
    Axis,
    /// Each Allied power for its own units (AD-16.3).
    Each,
    /// One Allied power alone.
    Ally(Power),
    /// The Allies together (AD-16.6).
    Joint,
}

/// A joint decision of three seats (AD-16.7 to AD-16.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Joint {
    /// What the UK has proposed.
    pub uk: Option<Action>,
    /// What the US has proposed instead.
    pub us: Option<Action>,
    /// Is it the Axis that decides now?
    pub referred: bool,
}

impl Joint {
    /// Nothing was proposed.
    pub const NONE: Joint = Joint { uk: None, us: None, referred: false };
}

/// What runs on for a while: results of Fortune cards and of Tactics cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effects {
    /// AD-43.2, AD-45.2: planes that stay on the Airfield this turn.
    pub kept: Units,
    /// AD-44.2, AD-46.2: artillery of this zone does not fire in the running order.
    pub spared: Option<Zone>,
    /// AD-51.3: the zone in which the UK attacks, and that of the US.
    pub own_zone: [Option<Zone>; 2],
    /// AD-53.3: the zones in which the Axis attacks.
    pub picked: ZoneSet,
    /// AD-63.1: zones in which a UK fighter, or a US fighter, cannot be hit.
    pub safe: [ZoneSet; 2],
    /// AD-64.1: fighters that order 4 of this turn destroyed, per zone.
    pub downed: [u8; ZONES],
    /// AD-67.2.
    pub flooded: Option<Zone>,
    /// AD-69.1.
    pub deceptive: Option<Beach>,
    /// AD-70.1.
    pub combined: bool,
}

impl Effects {
    /// None.
    pub const NONE: Effects = Effects {
        kept: Units::NONE,
        spared: None,
        own_zone: [None; 2],
        picked: ZoneSet::NONE,
        safe: [ZoneSet::NONE; 2],
        downed: [0; ZONES],
        flooded: None,
        deceptive: None,
        combined: false,
    };
}

/// Who has fired in the running card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shots {
    /// Naval dice left: of the UK and of the US, or all of them first where one seat plays both.
    pub naval: [u8; 2],
    /// Artillery (orders 4 and 6) or blockhouses (order 9) that have fired, per zone.
    pub fired: [u8; ZONES],
    /// Has the bomber of the UK, of the US struck?
    pub bombed: [bool; 2],
}

impl Shots {
    /// Nobody.
    pub const NONE: Shots = Shots { naval: [0; 2], fired: [0; ZONES], bombed: [false; 2] };
}

/// The zones that a unit went through, the one where it started first. A unit that was placed has just one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Travel {
    /// What moved.
    pub unit: Unit,
    zones: [Zone; 3],
    len: u8,
}

impl Travel {
    /// From zone to zone; at most three count.
    #[must_use]
    pub fn new(unit: Unit, zones: &[Zone]) -> Travel {
        let mut travel = Travel { unit, zones: [Zone::ONE; 3], len: zones.len().min(3) as u8 };
        travel.zones.iter_mut().zip(zones).for_each(|(place, &zone)| *place = zone);
        travel
    }

    /// The zones, in order.
    #[must_use]
    pub fn zones(&self) -> &[Zone] {
        &self.zones[..usize::from(self.len)]
    }

    /// Where it is now.
    #[must_use]
    pub fn end(&self) -> Zone {
        self.zones[usize::from(self.len.saturating_sub(1))]
    }
}

/// There are not more Axis units that could move in an order.
pub(crate) const MOST_TRAVELS: usize = 128;

/// What has moved in the running card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marches {
    /// AD-6.22: units that have moved, in the zones where they are now.
    pub moved: [Units; ZONES],
    /// AD-48.6, AD-52.5: the zones that units leave: of the UK and of the US, or the two of the Axis.
    pub bound: [Option<Zone>; 2],
    /// AD-50.4: the boxes that units leave, of the UK and of the US.
    pub bound_beach: [Option<Beach>; 2],
    travels: [Travel; MOST_TRAVELS],
    count: u8,
    /// Tactics 15: the zones of the convoy, the first one first.
    convoy: [Zone; ZONES],
    length: u8,
}

const NO_TRAVEL: Travel = Travel { unit: Unit::BLOCKHOUSE, zones: [Zone::ONE; 3], len: 0 };

impl Marches {
    /// Nothing.
    pub const NONE: Marches = Marches {
        moved: [Units::NONE; ZONES],
        bound: [None; 2],
        bound_beach: [None; 2],
        travels: [NO_TRAVEL; MOST_TRAVELS],
        count: 0,
        convoy: [Zone::ONE; ZONES],
        length: 0,
    };

    /// Axis units that have moved or were placed, in their sequence (AD-18.6).
    #[must_use]
    pub fn travels(&self) -> &[Travel] {
        &self.travels[..usize::from(self.count)]
    }

    pub(crate) fn add_travel(&mut self, travel: Travel) {
        self.travels[usize::from(self.count)] = travel;
        self.count += 1;
    }

    /// The zones of the convoy so far.
    #[must_use]
    pub fn convoy(&self) -> &[Zone] {
        &self.convoy[..usize::from(self.length)]
    }

    pub(crate) fn add_convoy(&mut self, zone: Zone) {
        self.convoy[usize::from(self.length)] = zone;
        self.length += 1;
    }
}

/// The combat cycles of the running order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fights {
    /// Zones that are done.
    pub done: ZoneSet,
    /// AD-8.6, AD-8.8: casualties of the running cycle, set aside.
    pub lost: Units,
    /// Its dice: the attacker's, the defender's.
    pub dice: [Dice; 2],
}

impl Fights {
    /// None.
    pub const NONE: Fights = Fights { done: ZoneSet::NONE, lost: Units::NONE, dice: NO_DICE };
}

/// The reinforcements of the running order, for the two charts of its side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entering {
    /// The dice of each chart; 0 where none was rolled.
    pub dice: [[u8; 2]; 2],
    /// AD-54.1, AD-55.1: has it been answered whether a die is rolled again?
    pub answered: [bool; 2],
    /// How many units may still enter.
    pub left: [u8; 2],
}

impl Entering {
    /// None.
    pub const NONE: Entering = Entering { dice: [[0; 2]; 2], answered: [false; 2], left: [0; 2] };
}

/// A match of Axis & Allies: D-Day.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AxisDDay {
    pub(crate) setup: Setup,
    /// AD-3.17: 1 to 10.
    pub(crate) turn: u8,
    /// AD-15.2: were the Allies close to victory at the end of the turn before?
    pub(crate) close: bool,
    pub(crate) board: Board,
    /// What is in the beachhead boxes.
    pub(crate) beaches: [Units; 5],
    /// How many paratroopers are in the Airborne boxes.
    pub(crate) drops: [u8; 3],
    pub(crate) airfield: Units,
    /// What was destroyed (AD-2.15).
    pub(crate) supply: Units,
    /// The places of the charts that are filled.
    pub(crate) charts: [Places; 4],
    /// The orders in the deck; a Fortune card is there as long as its order is (AD-40.4).
    pub(crate) orders: Numbers,
    /// The Tactics cards in the deck.
    pub(crate) tactics: Numbers,
    pub(crate) phase: Phase,
    pub(crate) task: Task,
    /// D59: a loaded position that waits to go on (AD-18.10).
    pub(crate) waiting: bool,
    /// Who is asked.
    pub(crate) asked: SeatSet,
    /// AD-16.5: has the UK, has the US said done?
    pub(crate) done: [bool; 2],
    pub(crate) joint: Joint,
    /// AD-40.3: the result of the running order's Fortune card.
    pub(crate) luck: Luck,
    pub(crate) effects: Effects,
    pub(crate) shots: Shots,
    pub(crate) marches: Marches,
    pub(crate) fights: Fights,
    pub(crate) entering: Entering,
    /// Who has won.
    pub(crate) ending: Option<Side>,
}

impl AxisDDay {
    /// The options.
    #[must_use]
    pub fn options(&self) -> Setup {
        self.setup
    }

    /// The map that is played on.
    #[must_use]
    pub fn map(&self) -> &'static Map {
        self.setup.map()
    }

    /// Which turn, from 1.
    #[must_use]
    pub fn turn(&self) -> u8 {
        self.turn
    }

    /// AD-15.2: does the marker lie?
    #[must_use]
    pub fn close_to_victory(&self) -> bool {
        self.close
    }

    /// The zones and what stands there.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// What is in a beachhead box.
    #[must_use]
    pub fn beach(&self, beach: Beach) -> &Units {
        &self.beaches[beach as usize]
    }

    /// How many paratroopers are in an Airborne box.
    #[must_use]
    pub fn drop_box(&self, drop: Drop) -> u8 {
        self.drops[drop.index()]
    }

    /// What is on the Airfield.
    #[must_use]
    pub fn airfield(&self) -> &Units {
        &self.airfield
    }

    /// What was destroyed.
    #[must_use]
    pub fn supply(&self) -> &Units {
        &self.supply
    }

    /// The places of a chart that are filled.
    #[must_use]
    pub fn chart(&self, chart: Chart) -> Places {
        self.charts[chart.index()]
    }

    /// AD-13.2: the place whose unit enters next.
    #[must_use]
    pub fn next_place(&self, chart: Chart) -> Option<Place> {
        self.chart(chart).lowest()
    }

    /// The orders in the deck.
    #[must_use]
    pub fn orders(&self) -> Numbers {
        self.orders
    }

    /// The Tactics cards in the deck.
    #[must_use]
    pub fn tactics(&self) -> Numbers {
        self.tactics
    }

    /// The card that is being carried out.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// What is being done.
    #[must_use]
    pub fn task(&self) -> Task {
        self.task
    }

    /// The result of the running order's Fortune card.
    #[must_use]
    pub fn luck(&self) -> Luck {
        self.luck
    }

    /// Running effects.
    #[must_use]
    pub fn effects(&self) -> &Effects {
        &self.effects
    }

    /// Who has fired in the running card.
    #[must_use]
    pub fn shots(&self) -> &Shots {
        &self.shots
    }

    /// What has moved in the running card.
    #[must_use]
    pub fn marches(&self) -> &Marches {
        &self.marches
    }

    /// The combat cycles of the running order.
    #[must_use]
    pub fn fights(&self) -> &Fights {
        &self.fights
    }

    /// The reinforcements of the running order.
    #[must_use]
    pub fn entering(&self) -> &Entering {
        &self.entering
    }

    /// A joint decision that is under way.
    #[must_use]
    pub fn joint(&self) -> &Joint {
        &self.joint
    }

    /// Does a loaded position wait to go on (AD-18.10)?
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        self.waiting
    }

    /// Who has won.
    #[must_use]
    pub fn winner(&self) -> Option<Side> {
        self.ending
    }

    /// Do three play?
    #[must_use]
    pub fn is_for_three(&self) -> bool {
        self.setup.seats == 3
    }

    /// AD-18.1: the seat that begins and goes on, the one of the UK.
    #[must_use]
    pub fn speaker(&self) -> Seat {
        Power::Uk.seat(self.setup.seats)
    }

    /// Who plays a power.
    #[must_use]
    pub fn seat_of(&self, power: Power) -> Seat {
        power.seat(self.setup.seats)
    }

    /// What a seat plays.
    #[must_use]
    pub fn played_by(&self, seat: Seat) -> Powers {
        Powers::played_by(seat, self.setup.seats)
    }

    /// Air units of a power and kind that are in play: on the Airfield or in a zone.
    #[must_use]
    pub fn in_play(&self, power: Power, kind: Kind) -> u8 {
        let unit = Unit::of(power, kind);
        self.board.with(unit).iter().fold(self.airfield.of(unit), |sum, zone| sum + self.board.of(zone, unit))
    }
}

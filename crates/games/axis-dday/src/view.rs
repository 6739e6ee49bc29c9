//! What a viewer may know. Nothing is hidden in this game (AD-18.7): every view is the whole state.

use sandtable_core::{Chance, Id, Path, Seat, SeatSet, Viewer, Views};
use serde::Serialize;

use crate::boxes::{Beach, BoxId};
use crate::card::{Luck, Number};
use crate::chart::Chart;
use crate::decision::AskedAbout;
use crate::event::{Deck, Volley};
use crate::rules::combat::volleys;
use crate::setup::{Setup, turns};
use crate::side::{Power, Powers, Side};
use crate::state::{AxisDDay, Decider, Phase, Task};
use crate::unit::{Kind, Unit, Units};
use crate::zone::{Entry, Zone, cities};

/// The table.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// The set-up.
    pub options: Setup,
    /// What each seat plays.
    pub seats: Vec<SeatView>,
    /// Which turn, from 1.
    pub turn: u8,
    /// How many turns there are.
    pub turns: u8,
    /// AD-15.2: does the marker of the victory check lie?
    pub close_to_victory: bool,
    /// The cities that the Allies control now.
    pub cities_held: Vec<Zone>,
    /// The card that is being carried out.
    pub card: CardNow,
    /// Who is asked.
    pub to_act: SeatSet,
    /// What is asked.
    pub asks: Option<Ask>,
    /// Who has won.
    pub winner: Option<Side>,
    /// The zones of the map, by number.
    pub zones: Vec<ZoneView>,
    /// The beachhead boxes, then the Airborne boxes.
    pub boxes: Vec<BoxView>,
    /// The air units on the Airfield.
    pub airfield: Vec<Stack>,
    /// The reinforcement charts.
    pub charts: Vec<ChartView>,
    /// What was destroyed.
    pub supply: Vec<Stack>,
    /// The order cards, 1 to 16, with what became of their Fortune cards.
    pub orders: Vec<OrderView>,
    /// The Tactics cards, if they are used.
    pub tactics: Vec<TacticsView>,
    /// What runs on.
    pub effects: EffectsView,
    /// The combat cycle that is being fought.
    pub battle: Option<BattleView>,
}

/// What a seat plays (AD-1.5, AD-1.6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SeatView {
    /// Its side.
    pub side: Side,
    /// The powers whose units it commands.
    pub powers: Vec<Power>,
}

impl SeatView {
    fn of(powers: Powers) -> SeatView {
        let powers: Vec<Power> = powers.iter().collect();
        SeatView { side: powers.first().map_or(Side::Axis, |power| power.side()), powers }
    }
}

/// The card that is being carried out; no deck at the victory check and when the game is over.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct CardNow {
    /// Of which deck.
    pub deck: Option<Deck>,
    /// Its number.
    pub number: Option<Number>,
    /// The side that is active, or owns it.
    pub side: Side,
}

/// What is asked.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Ask {
    /// The row of the table of decisions: `D27`.
    pub decision: &'static str,
    /// What it is about.
    pub about: AskedAbout,
    /// Who decides.
    pub by: AskedBy,
    /// The zone that it is about, where there is one.
    pub zone: Option<Zone>,
    /// The box that it is about.
    #[serde(rename = "box")]
    pub in_box: Option<BoxId>,
    /// The unit that moves on.
    pub unit: Option<Unit>,
    /// How many are left: hits, dice, units.
    pub left: Option<u8>,
    /// Proposals of a joint decision.
    pub joint: Option<JointView>,
}

/// Who decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum AskedBy {
    /// The Axis.
    Axis,
    /// The Allied powers, each for its own units.
    Each,
    /// The UK.
    Uk,
    /// The US.
    Us,
    /// The Allies together.
    Joint,
}

/// A joint decision (AD-16.7 to AD-16.10).
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct JointView {
    /// What the UK proposed.
    pub uk: Option<Path>,
    /// What the US proposed instead.
    pub us: Option<Path>,
    /// Does the Axis decide?
    pub referred: bool,
}

/// Units of one kind and power that are together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Stack {
    /// What they are.
    pub unit: Unit,
    /// Whose.
    pub power: Power,
    /// Of which kind.
    pub kind: Kind,
    /// How many.
    pub count: u8,
    /// How many of them have moved in the running card.
    pub moved: u8,
}

/// One zone.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ZoneView {
    /// Its number.
    pub zone: Zone,
    /// Its name in addresses.
    pub slug: &'static str,
    /// Its name.
    pub name: &'static str,
    /// Other towns in it.
    pub towns: &'static [String],
    /// Its centre on a grid of 0 to 100, from the north-western corner.
    pub at: [u8; 2],
    /// Its neighbours.
    pub neighbours: Vec<Zone>,
    /// Does it touch the sea?
    pub coast: bool,
    /// Is it one of the three cities?
    pub city: bool,
    /// Its entry marker.
    pub entry: Option<Entry>,
    /// The boxes that its blockhouses reach.
    pub range: Vec<Beach>,
    /// What stands there.
    pub units: Vec<Stack>,
    /// Who controls it.
    pub control: Option<Side>,
    /// Do land units of both sides stand there?
    pub contested: bool,
    /// Units that count for the limit of eight: of the Axis, of the Allies.
    pub counted: [u8; 2],
    /// Is it flooded (AD-67)?
    pub flooded: bool,
    /// Artillery or blockhouses that have fired in the running card.
    pub fired: u8,
}

/// One box.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct BoxView {
    /// Which.
    #[serde(rename = "box")]
    pub id: BoxId,
    /// Is it an Airborne box?
    pub airborne: bool,
    /// Whose.
    pub power: Power,
    /// How many units it holds.
    pub capacity: u8,
    /// The zone that it leads to.
    pub zone: Zone,
    /// The zones in which its units may land now, if they may land.
    pub opens: Vec<Zone>,
    /// Where a board draws it.
    pub at: [u8; 2],
    /// What is in it.
    pub units: Vec<Stack>,
}

/// One chart.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ChartView {
    /// Which.
    pub chart: Chart,
    /// Whose.
    pub power: Power,
    /// Its places, in their order.
    pub places: Vec<PlaceView>,
    /// The number of the place whose unit enters next.
    pub next: Option<u8>,
    /// The dice of the running order.
    pub dice: Option<[u8; 2]>,
    /// How many units may still enter in the running order.
    pub left: u8,
}

/// One place of a chart.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PlaceView {
    /// Its number, from 1.
    pub place: u8,
    /// The row of the sheet, from 0.
    pub row: u8,
    /// What it shows.
    pub unit: Unit,
    /// The formation that it belongs to.
    pub formation: &'static str,
    /// Is the unit still there?
    pub filled: bool,
    /// The boxes in which it may enter.
    pub boxes: Vec<Beach>,
    /// The zones in which it may enter.
    pub zones: Vec<Zone>,
}

/// What became of a card this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum CardState {
    /// It has left the deck (AD-5.9), or was used (AD-60.3).
    Left,
    /// It comes later in this turn.
    Ahead,
    /// It is being carried out.
    Now,
    /// It has been carried out this turn (AD-5.6).
    Done,
}

/// One order card.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct OrderView {
    /// Its number.
    pub number: Number,
    /// The active side.
    pub side: Side,
    /// Where it is.
    pub state: CardState,
    /// Its Fortune card, if that deck is used.
    pub fortune: Option<CardState>,
}

/// One Tactics card.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TacticsView {
    /// Its number.
    pub number: Number,
    /// Whose it is.
    pub side: Side,
    /// Where it is.
    pub state: CardState,
}

/// What runs on for a while.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct EffectsView {
    /// The result of the running order's Fortune card.
    pub fortune: Luck,
    /// Planes that must stay on the Airfield this turn.
    pub kept: Vec<Stack>,
    /// The zone whose artillery does not fire.
    pub spared: Option<Zone>,
    /// The zone in which the UK attacks, and that of the US (AD-51.3).
    pub own_zone: [Option<Zone>; 2],
    /// The zones in which the Axis attacks (AD-53.3).
    pub picked: Vec<Zone>,
    /// Fighters that cannot be hit (AD-63.2).
    pub safe: Vec<SafeFighter>,
    /// Fighters that order 4 destroyed and Tactics 4 may ask for.
    pub downed: Vec<ZoneCount>,
    /// The flooded zone (AD-67).
    pub flooded: Option<Zone>,
    /// The box of the Deceptive Landing (AD-69).
    pub deceptive: Option<Beach>,
    /// Is it a Combined Assault (AD-70)?
    pub combined: bool,
    /// Naval dice left: of the UK and of the US, or all first.
    pub naval: [u8; 2],
    /// The bombers that have struck.
    pub bombed: Vec<Power>,
    /// Zones that bad fortune binds to (AD-48.6, AD-52.5).
    pub bound: Vec<Zone>,
    /// Boxes that bad fortune binds to (AD-50.4).
    pub bound_boxes: Vec<Beach>,
    /// The Axis units that have moved or were placed and will be strafed, in their sequence.
    pub travels: Vec<TravelView>,
    /// The zones of the convoy so far (AD-75).
    pub convoy: Vec<Zone>,
    /// The Allied powers that have said done.
    pub said_done: Vec<Power>,
}

/// A fighter that cannot be hit.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SafeFighter {
    /// Where.
    pub zone: Zone,
    /// Of which power.
    pub unit: Unit,
}

/// So many in a zone.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ZoneCount {
    /// Where.
    pub zone: Zone,
    /// How many.
    pub count: u8,
}

/// An Axis unit that has moved.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TravelView {
    /// What.
    pub unit: Unit,
    /// The zones it was in, in their order.
    pub zones: Vec<Zone>,
}

/// The combat cycle that is being fought: the battle board (AD-8.18).
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct BattleView {
    /// Where.
    pub zone: Zone,
    /// Who attacks.
    pub attacker: Side,
    /// The attackers, in the columns of their attack values.
    pub attackers: Vec<BattleRow>,
    /// The defenders, in the columns of their defence values.
    pub defenders: Vec<BattleRow>,
    /// The casualties so far, set aside.
    pub casualties: Vec<Stack>,
    /// The attacker's dice.
    pub attack: Vec<Volley>,
    /// The defender's dice, if it has rolled.
    pub defence: Vec<Volley>,
    /// The side that is hit.
    pub hit: Side,
    /// Hits that are still to be given.
    pub hits: u8,
}

/// Units in a column of the battle board.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct BattleRow {
    /// What they are.
    pub unit: Unit,
    /// The column: a die up to this hits.
    pub value: u8,
    /// How many, casualties included.
    pub count: u8,
}

impl View {
    /// What it shows of a zone.
    #[must_use]
    pub fn zone(&self, zone: Zone) -> Option<&ZoneView> {
        self.zones.iter().find(|shown| shown.zone == zone)
    }

    /// What it shows of a box.
    #[must_use]
    pub fn boxed(&self, id: BoxId) -> Option<&BoxView> {
        self.boxes.iter().find(|shown| shown.id == id)
    }

    /// What it shows of a chart.
    #[must_use]
    pub fn chart(&self, chart: Chart) -> Option<&ChartView> {
        self.charts.iter().find(|shown| shown.chart == chart)
    }
}

fn stacks(units: &Units, moved: &Units) -> Vec<Stack> {
    units
        .iter()
        .map(|(unit, count)| Stack { unit, power: unit.power(), kind: unit.kind(), count, moved: moved.of(unit) })
        .collect()
}

impl AxisDDay {
    fn shown_to(&self, viewer: Viewer) -> View {
        let (deck, number) = match self.phase {
            _ if self.task == Task::Over => (None, None),
            Phase::Fortune(number) => (Some(Deck::Fortune), Some(number)),
            Phase::Order(number) => (Some(Deck::Order), Some(number)),
            Phase::Tactics(number) => (Some(Deck::Tactics), Some(number)),
            Phase::Victory => (None, None),
        };
        View {
            viewer,
            options: self.setup,
            seats: (0..self.setup.seats).map(|seat| SeatView::of(self.played_by(Seat(seat)))).collect(),
            turn: self.turn,
            turns: turns(),
            close_to_victory: self.close,
            cities_held: cities().iter().filter(|&zone| self.board.control(zone) == Some(Side::Allies)).collect(),
            card: CardNow { deck, number, side: self.active() },
            to_act: self.asked,
            asks: self.ask_view(),
            winner: self.ending,
            zones: self.map().zones().iter().map(|zone| self.zone_view(zone)).collect(),
            boxes: BoxId::all().map(|id| self.box_view(id)).collect(),
            airfield: stacks(&self.airfield, &Units::NONE),
            charts: Chart::all().map(|chart| self.chart_view(chart)).collect(),
            supply: stacks(&self.supply, &Units::NONE),
            orders: Number::all().map(|number| self.order_view(number)).collect(),
            tactics: self.tactics_views(),
            effects: self.effects_view(),
            battle: self.battle_view(),
        }
    }

    fn ask_view(&self) -> Option<Ask> {
        let (decision, about) = (self.decision()?, self.task.about()?);
        let (zone, in_box, unit, left) = match self.task {
            Task::AirborneHits { drop, hits } => (Some(drop.zone()), Some(BoxId::Drop(drop)), None, Some(hits)),
            Task::ParatroopersAttack { drop, left } => (Some(drop.zone()), Some(BoxId::Drop(drop)), None, Some(left)),
            Task::LoseParatroopers { left } => (None, None, None, Some(left)),
            Task::Hits { zone, hits, .. } | Task::GunHits { zone, hits } => (Some(zone), None, None, Some(hits)),
            Task::Naval => (None, None, None, Some(self.shots.naval.iter().sum())),
            Task::Convoy { unit } => (self.marches.convoy().last().copied(), None, Some(unit), None),
            Task::Volunteers { returned } => {
                (None, None, None, Some(Number::of(16).tactics().count.saturating_sub(returned)))
            }
            _ => (None, None, None, None),
        };
        let by = match self.decider() {
            _ if self.waiting || self.task == Task::Start => AskedBy::Uk,
            Decider::Axis => AskedBy::Axis,
            Decider::Each => AskedBy::Each,
            Decider::Ally(Power::Us) => AskedBy::Us,
            Decider::Ally(_) => AskedBy::Uk,
            Decider::Joint => AskedBy::Joint,
            Decider::Nobody => return None,
        };
        let joint = (self.joint.uk.is_some()).then(|| JointView {
            uk: self.joint.uk.map(|action| action.path()),
            us: self.joint.us.map(|action| action.path()),
            referred: self.joint.referred,
        });
        Some(Ask { decision, about, by, zone, in_box, unit, left, joint })
    }

    fn zone_view(&self, zone: Zone) -> ZoneView {
        let map = self.map();
        let printed = map.printed(zone).expect("a zone of the map");
        let units = self.board.at(zone);
        ZoneView {
            zone,
            slug: &printed.slug,
            name: &printed.name,
            towns: &printed.towns,
            at: printed.at,
            neighbours: map.neighbours(zone).iter().collect(),
            coast: zone.is_coastal(),
            city: cities().contains(zone),
            entry: zone.entry(),
            range: zone.range().iter().collect(),
            units: stacks(units, &self.marches.moved[zone.index()]),
            control: self.board.control(zone),
            contested: self.board.contested().contains(zone),
            counted: [units.line(Side::Axis), units.line(Side::Allies)],
            flooded: self.effects.flooded == Some(zone),
            fired: self.shots.fired[zone.index()],
        }
    }

    fn box_view(&self, id: BoxId) -> BoxView {
        let printed = id.printed();
        let units = match id {
            BoxId::Beach(beach) => *self.beach(beach),
            BoxId::Drop(drop) => {
                let mut units = Units::NONE;
                units.add(Unit::of(printed.power, Kind::Infantry), self.drop_box(drop));
                units
            }
        };
        let opens = match id {
            BoxId::Beach(beach) if self.effects.deceptive == Some(beach) => {
                let mut zones = printed.also;
                zones.insert(printed.zone);
                zones.iter().collect()
            }
            _ => vec![printed.zone],
        };
        BoxView {
            id,
            airborne: matches!(id, BoxId::Drop(_)),
            power: printed.power,
            capacity: printed.capacity,
            zone: printed.zone,
            opens,
            at: printed.at,
            units: stacks(&units, &Units::NONE),
        }
    }

    fn chart_view(&self, chart: Chart) -> ChartView {
        let printed = chart.printed();
        let runs = matches!(self.phase, Phase::Order(number) if (14..=15).contains(&number.get()))
            && self.active() == chart.power().side();
        let dice = self.entering.dice[chart.slot()];
        ChartView {
            chart,
            power: chart.power(),
            places: printed
                .all
                .iter()
                .map(|place| {
                    let shown = &printed.places[place.index()];
                    PlaceView {
                        place: place.number(),
                        row: shown.row,
                        unit: chart.unit(place),
                        formation: &shown.formation,
                        filled: self.chart(chart).contains(place),
                        boxes: shown.boxes.iter().collect(),
                        zones: printed.zones.iter().collect(),
                    }
                })
                .collect(),
            next: self.next_place(chart).map(|place| place.number()),
            dice: (runs && dice[0] > 0).then_some(dice),
            left: if runs { self.entering.left[chart.slot()] } else { 0 },
        }
    }

    fn order_view(&self, number: Number) -> OrderView {
        let in_deck = self.orders.contains(number);
        let state = |card: Phase| match card.place().cmp(&self.phase.place()) {
            _ if !in_deck => CardState::Left,
            std::cmp::Ordering::Less => CardState::Done,
            std::cmp::Ordering::Equal => CardState::Now,
            std::cmp::Ordering::Greater => CardState::Ahead,
        };
        OrderView {
            number,
            side: number.active(),
            state: state(Phase::Order(number)),
            fortune: self.setup.fortune.then(|| state(Phase::Fortune(number))),
        }
    }

    fn tactics_views(&self) -> Vec<TacticsView> {
        if !self.setup.tactics {
            return Vec::new();
        }
        let state = |number: Number| match Phase::Tactics(number).place().cmp(&self.phase.place()) {
            std::cmp::Ordering::Equal => CardState::Now,
            _ if !self.tactics.contains(number) => CardState::Left,
            std::cmp::Ordering::Less => CardState::Done,
            std::cmp::Ordering::Greater => CardState::Ahead,
        };
        Number::all().map(|number| TacticsView { number, side: number.owner(), state: state(number) }).collect()
    }

    fn effects_view(&self) -> EffectsView {
        let effects = &self.effects;
        let safe = Power::ALLIES.into_iter().flat_map(|power| {
            let unit = Unit::of(power, Kind::Fighter);
            effects.safe[power.ally()].iter().map(move |zone| SafeFighter { zone, unit })
        });
        let downed = Zone::all().map(|zone| ZoneCount { zone, count: effects.downed[zone.index()] });
        EffectsView {
            fortune: self.luck,
            kept: stacks(&effects.kept, &Units::NONE),
            spared: effects.spared,
            own_zone: effects.own_zone,
            picked: effects.picked.iter().collect(),
            safe: safe.collect(),
            downed: downed.filter(|lost| lost.count > 0).collect(),
            flooded: effects.flooded,
            deceptive: effects.deceptive,
            combined: effects.combined,
            naval: self.shots.naval,
            bombed: Power::ALLIES.into_iter().filter(|power| self.shots.bombed[power.ally()]).collect(),
            bound: self.marches.bound.into_iter().flatten().collect(),
            bound_boxes: self.marches.bound_beach.into_iter().flatten().collect(),
            travels: self
                .marches
                .travels()
                .iter()
                .map(|travel| TravelView { unit: travel.unit, zones: travel.zones().to_vec() })
                .collect(),
            convoy: self.marches.convoy().to_vec(),
            said_done: Power::ALLIES.into_iter().filter(|power| self.done[power.ally()]).collect(),
        }
    }

    /// AD-8.18: the battle board.
    fn battle_view(&self) -> Option<BattleView> {
        let Task::Hits { zone, on, hits } = self.task else { return None };
        let attacker = self.active();
        let rows = [self.firing(zone, attacker, true), self.firing(zone, attacker.other(), false)];
        Some(BattleView {
            zone,
            attacker,
            attackers: self.battle_rows(zone, attacker, true),
            defenders: self.battle_rows(zone, attacker.other(), false),
            casualties: stacks(&self.fights.lost, &Units::NONE),
            attack: volleys(&rows[0], &self.fights.dice[0]),
            defence: if on == attacker { volleys(&rows[1], &self.fights.dice[1]) } else { Vec::new() },
            hit: on,
            hits,
        })
    }

    fn battle_rows(&self, zone: Zone, side: Side, attacking: bool) -> Vec<BattleRow> {
        let mut rows = Vec::new();
        for kind in Kind::LAND {
            let firing = self.firing(zone, side, attacking);
            let mut columns: Vec<(u8, u8)> =
                firing.iter().filter(|row| row.kind == kind).map(|row| (row.needs, row.count)).collect();
            for power in Powers::of(side).iter().filter(|&power| !attacking || self.fights_in(zone, power)) {
                let Some(unit) = Unit::find(power, kind) else { continue };
                let mut left = self.board.of(zone, unit);
                for (value, count) in &mut columns {
                    let here = left.min(*count);
                    if here > 0 {
                        rows.push(BattleRow { unit, value: *value, count: here });
                    }
                    *count -= here;
                    left -= here;
                }
            }
        }
        rows
    }
}

impl Views for AxisDDay {
    type View = View;
    const OPEN: bool = true;

    fn view(&self, viewer: Viewer) -> View {
        self.shown_to(viewer)
    }

    /// Nothing is hidden but future dice, so there is nothing to deal anew.
    fn determinize(&self, _: Viewer, _: &mut dyn Chance) -> AxisDDay {
        *self
    }
}

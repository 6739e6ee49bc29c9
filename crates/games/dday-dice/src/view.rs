//! The table as everybody sees it: nothing is hidden (DD-30). Made so that a board can be drawn from it alone.

use sandtable_core::{Chance, Id, Seat, SeatSet, Viewer, Views};
use serde::Serialize;

use crate::award::AwardSet;
use crate::dice::{Die, Face};
use crate::item::{Item, ItemSet};
use crate::map::Demand;
use crate::map_file::{Shield, SpecialDamage};
use crate::nation::Nation;
use crate::rules::combat::LossOutlook;
use crate::rules::movement::Toll;
use crate::saved::PhaseName;
use crate::sector::{Sector, SectorSet};
use crate::setup::Setup;
use crate::specialist::{Specialist, SpecialistSet, Specialists};
use crate::state::{Ask, DDayDice, Step, WindowKind};
use crate::unit::{DiceStage, Resource};
use crate::vehicle::Vehicle;

/// The table.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// The set-up.
    pub options: Setup,
    /// The map's name, place and date.
    pub map: MapView,
    /// Which turn.
    pub turn: u16,
    /// Where in the turn.
    pub phase: PhaseName,
    /// Who is asked.
    pub to_act: SeatSet,
    /// The window that is open, in the order in which the seats are asked.
    pub window: Option<WindowView>,
    /// The question that interrupts the phase.
    pub ask: Option<Ask>,
    /// The sectors.
    pub sectors: Vec<SectorView>,
    /// The borders.
    pub edges: Vec<EdgeView>,
    /// The units, by seat.
    pub units: Vec<UnitView>,
    /// What can be found.
    pub pool: PoolView,
    /// The ranked and unique specialists that can be recruited, with their cost.
    pub supply: SpecialistSet,
    /// The awards that can be had.
    pub awards: AwardSet,
    /// How the game ended.
    pub ending: Option<EndingView>,
}

/// What a map is called.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[allow(missing_docs)]
pub struct MapView {
    pub id: String,
    pub name: String,
    pub place: String,
    pub date: String,
    pub special_damage: Option<SpecialDamage>,
}

/// An open window.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct WindowView {
    /// Which.
    pub kind: WindowKind,
    /// The order of the seats.
    pub order: Vec<Seat>,
    /// Those who are done.
    pub done: SeatSet,
    /// It is the last round, without `wait`.
    pub last: bool,
}

/// One sector.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SectorView {
    /// Its number, or `bunker`.
    pub id: Sector,
    /// Its row, from the landing zone.
    pub row: u8,
    /// From where to where it goes on a board 12 wide.
    pub span: [u8; 2],
    /// The printed DEF values.
    pub def: Vec<u8>,
    /// How many MG dice.
    pub mg: u8,
    /// What they show this turn, if they are rolled.
    pub mg_dice: Vec<u8>,
    /// Which of them count 0.
    pub silenced: Vec<bool>,
    /// Each counts at most this.
    pub mg_most: Option<u8>,
    /// DEF is 0 by a card this turn.
    pub def_zero: bool,
    /// DEF is so much less by cards this turn.
    pub def_less: u8,
    /// Its shield.
    pub shield: Shield,
    /// What it demands.
    pub demand: DemandView,
    /// "+1 face".
    pub bonus: Option<Face>,
    /// "−1 face".
    pub penalty: Option<Face>,
    /// "X here".
    pub here: Option<Specialist>,
    /// How many dice are rolled here.
    pub dice: u8,
    /// No dice are locked here.
    pub no_lock: bool,
    /// No items come from the pool here.
    pub no_items: bool,
    /// The award symbol.
    pub award: bool,
    /// 1d6 soldiers on entry.
    pub enter_d6: bool,
    /// So many units; 0 is any number.
    pub max_units: u8,
    /// Special damage on a 6.
    pub special: bool,
    /// A start sector.
    pub start: bool,
    /// The units in it.
    pub units: Vec<Seat>,
}

/// What a sector demands.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum DemandView {
    /// Nothing.
    None,
    /// One of these in the unit.
    Have(SpecialistSet),
    /// One of these dies; all of them means any.
    Sacrifice(SpecialistSet),
    /// One of these is discarded.
    Discard(ItemSet),
    /// So many explosive icons.
    Explosives(u8),
}

/// One border.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[allow(missing_docs)]
pub struct EdgeView {
    pub from: Sector,
    pub to: Sector,
    pub forward: bool,
    pub cost: u8,
    pub mines: bool,
    pub obstacle: bool,
}

/// One unit.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct UnitView {
    /// Whose.
    pub seat: Seat,
    /// Its nation.
    pub nation: Nation,
    /// Where it is.
    pub sector: Sector,
    /// Where it has been.
    pub visited: SectorSet,
    /// Its marker: 0 the shield, 1 to 3 chevrons, from 4 on the arrow.
    pub marker: u8,
    /// In how many turns it must move: 0 is this turn; nothing in the bunker.
    pub turns_left: Option<u8>,
    /// It must still move this turn.
    pub must_move: bool,
    /// Soldiers and specialists.
    pub strength: u16,
    /// Counts.
    pub soldiers: u16,
    /// Counts.
    pub stars: u16,
    /// Counts.
    pub courage: u16,
    /// Item points.
    pub points: u16,
    /// Its specialists.
    pub specialists: SpecialistSet,
    /// Those that died in it.
    pub dead: SpecialistSet,
    /// The specialists it could still recruit, whatever the stars.
    pub recruits: Vec<PriceView<Specialist>>,
    /// Its items.
    pub items: ItemSet,
    /// Its vehicle.
    pub vehicle: Option<Vehicle>,
    /// Its awards.
    pub awards: AwardSet,
    /// The awards it has played.
    pub played: AwardSet,
    /// Its dice.
    pub dice: Vec<DieView>,
    /// How far it is with them.
    pub dice_stage: DiceStage,
    /// Re-rolls it still has.
    pub rerolls_left: u8,
    /// The reserve of the solo game.
    pub reserve: Option<[Face; 6]>,
    /// Colourless results so far, by face.
    pub results: Vec<Face>,
    /// It has finished what is done at once by all, or is done in the window.
    pub ready: bool,
    /// It has a Battle Cry.
    pub cry: bool,
    /// It has moved.
    pub moved: bool,
    /// The turn in which it entered the bunker.
    pub bunker_turn: Option<u16>,
    /// DEF of its sector as it counts for its combat now.
    pub def: u16,
    /// Losses it still has to pay.
    pub losses: Option<u16>,
    /// Specialists it still has to lose by special damage.
    pub special: u8,
    /// Where its next combat could be, and what it would cost; its own sector first.
    pub reach: Vec<ReachView>,
    /// Its victory points as they stand.
    pub victory_points: i32,
}

/// One die.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[allow(missing_docs)]
pub struct DieView {
    pub die: Die,
    pub face: Face,
    pub locked: bool,
    pub marked: bool,
    pub cancelled: bool,
}

/// A thing and what it costs a unit.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PriceView<T> {
    /// The thing.
    pub id: T,
    /// Its price.
    pub cost: u16,
}

/// A sector that a unit could be in for its next combat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ReachView {
    /// Which.
    pub sector: Sector,
    /// The courage it takes; nothing if the unit is there already.
    pub courage: Option<u16>,
    /// The way is open, courage and demand aside.
    pub open: bool,
    /// The demand is met.
    pub demand_met: bool,
    /// Mines lie on the way.
    pub mines: bool,
    /// The mean of the combat losses there, exact over the MG dice.
    pub expected_loss: f64,
    /// The worst.
    pub worst_loss: u16,
    /// The probability that the unit outlives the combat with the strength it has now, mines aside.
    pub survival: f64,
}

/// What can be found.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PoolView {
    /// Items with their printed cost.
    pub items: Vec<PriceView<Item>>,
    /// Vehicles with their printed cost.
    pub vehicles: Vec<PriceView<Vehicle>>,
}

/// How the game ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct EndingView {
    /// All have won.
    pub won: bool,
    /// The clause.
    pub rule: &'static str,
    /// The unit that was destroyed.
    pub seat: Option<Seat>,
    /// Victory points by seat.
    pub points: Vec<i32>,
    /// Added up (DD-24.5).
    pub total: i32,
}

impl DDayDice {
    /// What a viewer may know: everything.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let file = &self.setup.map.file;
        let window = (self.step == Step::Window || self.step == Step::Upkeep).then(|| WindowView {
            kind: self.window.kind,
            order: self.window.seats().collect(),
            done: self.window.done,
            last: self.window.last,
        });
        View {
            viewer,
            options: self.setup.clone(),
            map: MapView {
                id: file.id.clone(),
                name: file.name.clone(),
                place: file.place.clone(),
                date: file.date.clone(),
                special_damage: file.special_damage,
            },
            turn: self.turn,
            phase: self.phase_name(),
            to_act: self.asked(),
            window,
            ask: self.asks.top(),
            sectors: self.setup.map.sectors().map(|(sector, _)| self.sector_view(sector)).collect(),
            edges: self.edge_views(),
            units: self.seats().map(|seat| self.unit_view(seat)).collect(),
            pool: PoolView {
                items: self.pool.iter().map(|item| PriceView { id: item, cost: item.cost() }).collect(),
                vehicles: self.vehicles.iter().map(|one| PriceView { id: one, cost: one.cost() }).collect(),
            },
            supply: self.supply,
            awards: self.awards_to_be_had(),
            ending: self.ending_view(),
        }
    }

    fn ending_view(&self) -> Option<EndingView> {
        use crate::rules::victory::Ending;
        let ending = self.ending?;
        let seat = match ending {
            Ending::Won => None,
            Ending::Destroyed(seat) | Ending::Stayed(seat) => Some(seat),
        };
        let points: Vec<i32> = self.seats().map(|seat| self.victory_points(seat)).collect();
        let total = points.iter().sum();
        Some(EndingView { won: ending == Ending::Won, rule: ending.rule(), seat, points, total })
    }

    fn sector_view(&self, sector: Sector) -> SectorView {
        let info = self.setup.map.sector(sector);
        let fire = self.fire(sector);
        let mg = usize::from(info.mg);
        SectorView {
            id: sector,
            row: info.row,
            span: info.span,
            def: self.printed_def(sector).to_vec(),
            mg: info.mg,
            mg_dice: fire.dice[..mg].iter().copied().filter(|&number| number > 0).collect(),
            silenced: (0..mg).map(|die| !self.mg_counts(sector, die)).collect(),
            mg_most: fire.most,
            def_zero: fire.def_zero || self.def_zero_by_award(sector),
            def_less: fire.def_less,
            shield: info.shield,
            demand: match info.demand {
                Demand::None => DemandView::None,
                Demand::Have(some) => DemandView::Have(some.kinds()),
                Demand::Sacrifice(some) => DemandView::Sacrifice(some.kinds()),
                Demand::Discard(some) => DemandView::Discard(some),
                Demand::Explosives(icons) => DemandView::Explosives(icons),
            },
            bonus: info.bonus,
            penalty: info.penalty,
            here: info.here,
            dice: info.dice,
            no_lock: info.no_lock,
            no_items: info.no_items,
            award: info.award,
            enter_d6: info.enter_d6,
            max_units: info.max_units,
            special: info.special,
            start: self.setup.map.start.contains(sector),
            units: self.in_sector(sector).collect(),
        }
    }

    fn edge_views(&self) -> Vec<EdgeView> {
        let row = |sector: Sector| self.setup.map.sector(sector).row;
        let edges = self.setup.map.file.edge.iter();
        edges
            .map(|edge| EdgeView {
                from: edge.from,
                to: edge.to,
                forward: row(edge.from) != row(edge.to),
                cost: edge.cost,
                mines: edge.mines,
                obstacle: edge.obstacle,
            })
            .collect()
    }

    fn unit_view(&self, seat: Seat) -> UnitView {
        let unit = self.unit(seat);
        let dice = &unit.dice;
        let recruits = Specialist::all().filter(|&one| self.may_have(seat, one));
        let faces = Face::ALL
            .into_iter()
            .flat_map(|face| std::iter::repeat_n(face, usize::from(unit.turn.results[face as usize])));
        UnitView {
            seat,
            nation: self.nation(seat),
            sector: unit.sector,
            visited: unit.visited,
            marker: unit.marker,
            turns_left: self.turns_left(seat),
            must_move: self.must_move(seat),
            strength: unit.strength(),
            soldiers: unit.has(Resource::Soldiers),
            stars: unit.has(Resource::Stars),
            courage: unit.has(Resource::Courage),
            points: unit.has(Resource::Points),
            specialists: unit.specialists,
            dead: unit.dead,
            recruits: recruits.map(|one| PriceView { id: one, cost: one.cost() }).collect(),
            items: unit.items,
            vehicle: unit.vehicle,
            awards: unit.awards,
            played: unit.played,
            dice: dice
                .rolled()
                .iter()
                .map(|die| DieView {
                    die,
                    face: dice.faces[die.index()],
                    locked: dice.locked.contains(die),
                    marked: dice.marked.contains(die),
                    cancelled: dice.cancelled.contains(die),
                })
                .collect(),
            dice_stage: dice.stage,
            rerolls_left: crate::rules::dice::REROLLS.saturating_sub(dice.rerolls),
            reserve: dice.reserve,
            results: faces.collect(),
            ready: !self.asked().contains(seat),
            cry: unit.turn.cry,
            moved: unit.turn.moved,
            bunker_turn: (unit.bunker_turn > 0).then_some(unit.bunker_turn),
            def: self.terms_now(seat).def,
            losses: unit.turn.losses,
            special: unit.turn.special,
            reach: self.reach_views(seat),
            victory_points: self.victory_points(seat),
        }
    }

    /// In how many turns the unit must move, if nothing changes: 0 is in this turn's phase 5.
    fn turns_left(&self, seat: Seat) -> Option<u8> {
        let unit = self.unit(seat);
        if !unit.outside() {
            return None;
        }
        if unit.marker == 0 {
            return Some(u8::from(unit.turn.moved));
        }
        let stay = unit.specialists.sum(|effects| effects.stay) + u8::from(self.setup.long_stay);
        let turned = !matches!(
            self.phase_name(),
            PhaseName::Start
                | PhaseName::Pool
                | PhaseName::Dice
                | PhaseName::Result
                | PhaseName::Upkeep
                | PhaseName::Marker
        );
        Some((4 + stay).saturating_sub(unit.marker + u8::from(!turned)))
    }

    fn reach_views(&self, seat: Seat) -> Vec<ReachView> {
        let unit = self.unit(seat);
        if !self.fights(seat) || self.ending.is_some() {
            return Vec::new();
        }
        let view = |sector: Sector, outlook: LossOutlook| ReachView {
            sector,
            courage: None,
            open: true,
            demand_met: true,
            mines: false,
            expected_loss: outlook.expected(),
            worst_loss: outlook.worst(),
            survival: outlook.survival(unit.strength()),
        };
        let mut reach = vec![view(unit.sector, self.projected_losses(seat, unit.sector))];
        if unit.turn.moved {
            return reach;
        }
        for way in self.setup.map.sector(unit.sector).ways.iter().filter(|way| !unit.visited.contains(way.to)) {
            reach.push(ReachView {
                courage: Some(self.courage_for(seat, way)),
                open: self.way_is_open(seat, way),
                demand_met: !matches!(self.toll(seat, way), Toll::Missing(_)),
                mines: way.mines,
                ..view(way.to, self.projected_losses(seat, way.to))
            });
        }
        reach
    }
}

impl Views for DDayDice {
    type View = View;
    const OPEN: bool = true;

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    /// DD-30.3: nothing is hidden, so every viewer is dealt the true world, and is told everything (DD-30.1).
    fn determinize(&self, _: Viewer, _: &mut dyn Chance) -> DDayDice {
        self.clone()
    }
}

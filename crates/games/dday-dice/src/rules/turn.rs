//! The turn (DD-3): six phases, each finished by all units before the next, and the set-up before the first (DD-2).

use sandtable_core::{Chance, Events, Seat, SetupError};

use super::Table;
use crate::award::{Award, AwardSet};
use crate::event::Event;
use crate::item::{Item, ItemGroup, ItemSet};
use crate::sector::{MOST_SECTORS, Sector};
use crate::setup::{BazookaJoe, MOST_SEATS, Setup};
use crate::specialist::Specialist;
use crate::state::{Asks, DDayDice, Phase, SectorFire, Step, Window, WindowKind};
use crate::unit::{Dice, DiceStage, Resource, ThisTurn, Unit};
use crate::vehicle::VehicleSet;

impl DDayDice {
    /// The table as it is laid out before anybody chooses.
    pub(crate) fn laid_out(setup: Setup) -> DDayDice {
        let start = setup.map.start.lowest().unwrap_or(Sector::BUNKER);
        let mut unit = Unit::new(start);
        let file = &setup.map.file;
        // DD-2.4
        for (resource, amount) in Resource::ALL.into_iter().zip(file.start_resources(setup.seats)) {
            unit.gain(resource, u16::from(amount));
        }
        let solo = setup.solo();
        let (pool, vehicles) = match setup.has_items() {
            true => (first_pool(&setup), setup.map.vehicles),
            false => (ItemSet::NONE, VehicleSet::NONE),
        };
        DDayDice {
            turn: 1,
            step: Step::Start(Seat(0)),
            resting: false,
            window: Window::default(),
            asks: Asks::new(),
            units: [unit; MOST_SEATS],
            pool,
            vehicles,
            supply: Specialist::common(),
            // DD-2.9, DD-22.5
            awards: Award::all().filter(|award| !solo || award.solo()).collect::<AwardSet>(),
            fire: [SectorFire::default(); MOST_SECTORS],
            ending: None,
            setup,
        }
    }

    /// A new game.
    pub(crate) fn begin(
        setup: &Setup,
        chance: &mut dyn Chance,
        events: &mut dyn Events<Event>,
    ) -> Result<DDayDice, SetupError> {
        setup.check()?;
        let mut game = DDayDice::laid_out(setup.clone());
        game.settle(&mut Table { chance, events });
        Ok(game)
    }

    /// DD-2.3
    pub(super) fn start_in(&mut self, seat: Seat, sector: Sector, table: &mut Table<'_>) {
        let unit = self.unit_mut(seat);
        unit.sector = sector;
        unit.last_outside = sector;
        unit.visited = crate::sector::SectorSet::only(sector);
        table.tell(|| Event::Started { seat, sector });
        self.step = self.after_seat(seat, Step::Start, Step::PoolCard(Seat(0)));
    }

    /// DD-2.6, DD-2.7
    pub(super) fn add_to_pool(&mut self, seat: Seat, item: Item, table: &mut Table<'_>) {
        self.pool.insert(item);
        table.tell(|| Event::PoolCard { seat, item });
        self.step = self.after_seat(seat, Step::PoolCard, Step::Begin(Phase::Dice));
    }

    /// The same step for the next seat, or what follows when there is none.
    fn after_seat(&self, seat: Seat, step: fn(Seat) -> Step, then: Step) -> Step {
        let next = Seat(seat.0 + 1);
        if next.0 < self.setup.seats { step(next) } else { then }
    }

    /// DD-2.6: the cards that a seat may add to the pool. DD-23.4: with Bazooka Joe the special ones are there already.
    pub(crate) fn pool_cards(&self) -> ItemSet {
        if !self.setup.has_items() {
            return ItemSet::NONE;
        }
        let special = match self.setup.bazooka_joe {
            BazookaJoe::Off => self.setup.map.special_items,
            BazookaJoe::Items | BazookaJoe::ItemsAndSpecialists => ItemSet::NONE,
        };
        let cards = special.or(Item::with_symbol()).without(self.pool);
        if self.setup.solo() { cards.and(Item::of_solo()) } else { cards }
    }

    /// Plays out what asks nobody, until somebody is asked or the game is over.
    pub(crate) fn settle(&mut self, table: &mut Table<'_>) {
        loop {
            if self.ending.is_some() {
                self.step = Step::Over;
                self.asks.clear();
                return;
            }
            if !self.asks.is_empty() {
                if self.asks_somebody(table) {
                    return;
                }
                continue;
            }
            match self.step {
                Step::Start(seat) => match self.setup.map.start.len() {
                    1 => self.start_in(seat, self.unit(seat).sector, table),
                    _ => return,
                },
                Step::PoolCard(seat) => {
                    let cards = self.pool_cards();
                    match (cards.len(), cards.lowest()) {
                        (1, Some(only)) => self.add_to_pool(seat, only, table),
                        (0, _) => self.step = self.after_seat(seat, Step::PoolCard, Step::Begin(Phase::Dice)),
                        _ => return,
                    }
                }
                Step::Begin(phase) => {
                    // The window of the phase before is closed.
                    table.events.pause(|| DDayDice { window: Window::default(), ..self.clone() });
                    self.begin_phase(phase, table);
                }
                Step::Dice => {
                    if self.outside().any(|seat| self.unit(seat).dice.stage != DiceStage::Ready) {
                        return;
                    }
                    self.step = Step::Begin(Phase::Result);
                }
                Step::Upkeep => self.advance_upkeep(table),
                Step::Window => {
                    if self.advance_window() {
                        return;
                    }
                    self.close_window(table);
                }
                Step::Losses => {
                    if self.advance_losses(table) {
                        return;
                    }
                    self.step = Step::Begin(Phase::End);
                }
                Step::Over => return,
            }
        }
    }

    /// DD-3.1: the phases follow each other.
    pub(crate) fn begin_phase(&mut self, phase: Phase, table: &mut Table<'_>) {
        let window = |game: &mut DDayDice, kind, table: &mut Table<'_>| {
            game.open_window(kind, table);
            game.step = Step::Window;
        };
        match phase {
            Phase::Dice => {
                let turn = self.turn;
                table.tell(|| Event::TurnBegan { turn });
                self.step = Step::Dice;
                self.roll_first(table);
            }
            Phase::Result => window(self, WindowKind::Result, table),
            Phase::Upkeep => {
                self.open_window(WindowKind::Upkeep, table);
                self.step = Step::Upkeep;
            }
            Phase::Marker => {
                self.turn_markers(table);
                self.step = Step::Begin(Phase::Supply);
            }
            Phase::Supply => window(self, WindowKind::Supply, table),
            Phase::Move => window(self, WindowKind::Move, table),
            Phase::Combat => {
                self.roll_mg(table);
                self.step = Step::Begin(Phase::Fire);
            }
            Phase::Fire => window(self, WindowKind::Fire, table),
            Phase::Losses => {
                self.begin_losses(table);
                self.step = Step::Losses;
            }
            Phase::End => self.end_turn(table),
        }
    }

    fn close_window(&mut self, table: &mut Table<'_>) {
        self.step = Step::Begin(match self.window.kind {
            WindowKind::Result => Phase::Upkeep,
            WindowKind::Upkeep => Phase::Marker,
            WindowKind::Supply => Phase::Move,
            WindowKind::Move => {
                self.destroy_who_stayed(table);
                Phase::Combat
            }
            WindowKind::Fire => Phase::Losses,
        });
    }

    /// DD-10.2: in phase 3 each marker in a white sector goes up by one; the black shield stays (DD-10.4).
    fn turn_markers(&mut self, table: &mut Table<'_>) {
        for seat in self.seats_outside().iter() {
            let unit = &mut self.units[seat.index()];
            if unit.marker > 0 {
                unit.marker = unit.marker.saturating_add(1);
                let marker = unit.marker;
                table.tell(|| Event::MarkerTurned { seat, marker });
            }
        }
    }

    /// DD-18.14, DD-20.5: the turn ends, and the game if all are in the bunker.
    fn end_turn(&mut self, table: &mut Table<'_>) {
        if self.outside().next().is_none() {
            self.win(table);
            return;
        }
        for seat in self.seats() {
            let fought = self.fights(seat);
            let unit = self.unit_mut(seat);
            unit.combats = unit.combats.saturating_add(u8::from(fought));
            unit.turn = ThisTurn::default();
            unit.dice = Dice::default();
        }
        self.fire = [SectorFire::default(); MOST_SECTORS];
        self.window = Window::default();
        self.turn = self.turn.saturating_add(1);
        self.step = Step::Begin(Phase::Dice);
    }
}

/// DD-2.5, DD-23.4, DD-29.5: what is in the pool before the seats add their cards.
fn first_pool(setup: &Setup) -> ItemSet {
    let each_unit = &setup.map.file.each_unit;
    let in_pool = |item: &Item| {
        let for_each_unit = each_unit.iter().any(|one| one.same_kind(*item));
        match item.group() {
            ItemGroup::Regular => true,
            ItemGroup::Symbol => false,
            ItemGroup::Special if for_each_unit => item.copy() <= setup.seats,
            ItemGroup::Special => setup.bazooka_joe != BazookaJoe::Off && item.copy() == 1,
        }
    };
    Item::all().filter(in_pool).filter(|item| !setup.solo() || item.kind().solo).collect()
}

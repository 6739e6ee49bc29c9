//! What actions do, one file a chapter of the rules.

pub(crate) mod bonus;
pub mod combat;
pub(crate) mod dice;
pub(crate) mod items;
pub(crate) mod losses;
pub mod movement;
pub(crate) mod result;
pub(crate) mod supply;
pub(crate) mod trade;
pub(crate) mod turn;
pub(crate) mod upkeep;
pub mod victory;
pub(crate) mod window;

use std::ops::ControlFlow;

use sandtable_core::{Chance, Events, GameInfo, Illegal, Outcome, Role, Rules, Seat, SeatSet, SetupError, Unheard};

use crate::action::Action;
use crate::event::Event;
use crate::map::MapRef;
use crate::setup::Setup;
use crate::state::{Ask, DDayDice, Part, Step};
use crate::{info, texts};

/// What the rules are carried out with: chance, and those who listen.
pub(crate) struct Table<'a> {
    pub(crate) chance: &'a mut dyn Chance,
    pub(crate) events: &'a mut dyn Events<Event>,
}

impl Table<'_> {
    /// Tells that something happened.
    pub(crate) fn tell(&mut self, event: impl FnOnce() -> Event) {
        self.events.emit(event);
    }

    /// A plain die.
    pub(crate) fn d6(&mut self) -> u8 {
        self.chance.number(&sandtable_core::D6)
    }
}

impl DDayDice {
    /// Carries out an action of a seat that may choose it, and plays on to the next decision.
    pub(crate) fn carry_out(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut dyn Chance,
        events: &mut dyn Events<Event>,
    ) {
        let table = &mut Table { chance, events };
        if self.resting {
            self.resting = false;
        } else if self.asks.is_empty() {
            self.act(seat, action, table);
        } else {
            self.answer(seat, action, table);
        }
        self.settle(table);
    }

    /// An action at a step of the turn.
    fn act(&mut self, seat: Seat, action: Action, table: &mut Table<'_>) {
        if self.step == Step::Window {
            self.window.acted |= !matches!(action, Action::Done | Action::Wait);
        }
        match action {
            Action::Start(sector) => self.start_in(seat, sector, table),
            Action::PoolCard(item) => self.add_to_pool(seat, item, table),
            Action::Mulligan => self.mulligan(seat, table),
            Action::Keep => self.keep(seat),
            Action::Lock(die) => self.lock(seat, die, table),
            Action::Mark(die) => self.mark(seat, die, table),
            Action::Roll => self.reroll(seat, table),
            Action::Stop => self.finish_dice(seat, table),
            Action::PlayAward { award, with } => self.play_award(seat, award, with, table),
            Action::Use { item, on } => self.use_item(seat, item, on, table),
            Action::AskSwap { own, seat: with, other } => {
                table.tell(|| Event::SwapAsked { seat, own, with, other });
                self.asks.push(Ask::Swap { seat, own, with, other });
            }
            Action::SwapReserve { own, reserve } => self.swap_reserve(seat, own, reserve, table),
            Action::Recruit(specialist) => self.recruit(seat, specialist, table),
            Action::Find(item) => self.find(seat, item, table),
            Action::FindVehicle(vehicle) => self.find_vehicle(seat, vehicle, table),
            Action::BuyAward => self.buy_award(seat, table),
            Action::TakeAward(award) => self.take_award(seat, award, table),
            Action::Give { to, gift } => self.give(seat, to, gift, table),
            Action::Abandon(_) => self.leave_vehicle(seat, table),
            Action::Move { to, pay } => self.walk(seat, to, pay, table),
            Action::Cry(to) => self.cry(seat, to, table),
            Action::Done => {
                self.window.done.insert(seat);
                self.window.at += 1;
                table.tell(|| Event::Done { seat });
            }
            Action::Wait => {
                self.window.at += 1;
                table.tell(|| Event::Waited { seat });
            }
            Action::Lose(specialist) => self.pay_with_specialist(seat, specialist, table),
            Action::Soldiers => self.pay_with_soldiers(seat, table),
            _ => {}
        }
    }

    /// An answer to the question on top.
    fn answer(&mut self, seat: Seat, action: Action, table: &mut Table<'_>) {
        let Some(ask) = self.asks.pop() else { return };
        match (ask, action) {
            (Ask::Award { .. }, Action::ChooseAward(award)) => {
                self.bestow(seat, award);
                table.tell(|| Event::AwardGained { seat, award });
            }
            (Ask::Skull { left, .. }, Action::Cancel(die)) => {
                self.cancel(seat, die, table);
                self.asks.push(Ask::Skull { seat, left: left.saturating_sub(1) });
            }
            (Ask::Bonus { face, to, .. }, Action::Choose(part)) => {
                self.asks.push(Ask::Bonus { seat, face, part: Some(part), to });
            }
            (Ask::Bonus { face, part, .. }, Action::For(to)) => {
                self.asks.push(Ask::Bonus { seat, face, part, to: Some(to) });
            }
            (Ask::Bonus { to, .. }, Action::Result(face)) => self.gain_result(to.unwrap_or(seat), face, table),
            (Ask::Bonus { to, .. }, Action::TakeItem(item)) => self.take_item(to.unwrap_or(seat), item, 0, table),
            (Ask::FreeItem { .. }, Action::TakeItem(item)) => self.take_item(seat, item, 0, table),
            (Ask::Result { .. }, Action::Result(face)) => self.gain_result(seat, face, table),
            (Ask::Swap { seat: asker, own, with, other }, Action::Accept) => {
                self.swap(asker, own, with, other, table);
            }
            (Ask::Swap { seat: asker, with, .. }, _) => {
                self.unit_mut(asker).turn.declined_by.insert(with);
                table.tell(|| Event::SwapDeclined { seat: asker, with });
            }
            (Ask::Mine { .. }, Action::Use { item, on }) => self.use_at_mine(ask, item, on, table),
            (Ask::Mine { rolled: None, .. }, _) => self.roll_mine(seat, table),
            (Ask::Mine { rolled: Some(number), .. }, _) => self.step_on_mine(seat, number, table),
            (Ask::MineLoss { left, .. }, Action::Lose(specialist)) => {
                self.kill(seat, specialist, table);
                self.asks.push(Ask::MineLoss { seat, left: left.saturating_sub(1) });
            }
            (Ask::MineLoss { left, .. }, _) => self.lose_soldiers(seat, left, table),
            (Ask::Follow { leader, .. }, Action::Follow) => self.follow(leader, seat, table),
            (Ask::Follow { leader, .. }, _) => {
                table.tell(|| Event::StayedBehind { seat });
                self.ask_next_to_follow(leader, seat);
            }
            _ => {}
        }
    }

    /// The part of a bonus by its letter.
    pub(crate) const fn part_index(part: Part) -> usize {
        match part {
            Part::A => 0,
            Part::B => 1,
        }
    }
}

impl Rules for DDayDice {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;

    fn info() -> &'static GameInfo {
        &info::INFO
    }

    /// All win or lose together (DD-1.1).
    fn roles(setup: &Setup) -> Vec<Role> {
        (0..setup.seats).map(|seat| Role::new(texts::role_text(setup, Seat(seat)), 0)).collect()
    }

    fn seats(setup: &Setup) -> u8 {
        setup.seats
    }

    /// A unit is at most seven turns in a sector (five by `long-stay` and the Major, and the Map Case), and each turn some
    /// unit is outside, so the turns are counted by one unit. A turn alone takes fewer than 200 decisions. With several
    /// seats gifts come to them: at most one for each resource point on the table, in each of four windows, and a seat
    /// gets fewer than 400 a turn.
    fn longest(setup: &Setup) -> u32 {
        let turns = 7 * setup.map.len() as u32;
        let gifts = if setup.solo() { 0 } else { 4 * turns * 400 * u32::from(setup.seats) };
        turns * (200 * u32::from(setup.seats) + gifts)
    }

    fn new(setup: &Setup, chance: &mut dyn Chance) -> Result<DDayDice, SetupError> {
        DDayDice::begin(setup, chance, &mut Unheard)
    }

    fn scenario(text: &str) -> Result<Setup, SetupError> {
        Ok(Setup { map: MapRef::from_toml(text)?, ..Setup::default() })
    }

    fn setup(&self) -> Setup {
        self.setup.clone()
    }

    fn to_act(&self) -> SeatSet {
        self.asked()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        let _ = self.each_choice(seat, &mut |action| {
            out.push(action);
            ControlFlow::Continue(())
        });
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.judge(seat, *action)
    }

    fn apply(&mut self, seat: Seat, action: &Action, chance: &mut dyn Chance, events: &mut dyn Events<Event>) {
        self.carry_out(seat, *action, chance, events);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }
}

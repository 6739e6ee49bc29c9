//! What may be chosen now: generated, fast. Each list can be broken off, so that "is there anything to do?" is cheap too.

use std::ops::ControlFlow::{self, Continue};

use sandtable_core::{Id, Seat, SeatSet};

use crate::action::{Action, AwardChoice, Gift, Payment, Target};
use crate::award::{Award, AwardEffect};
use crate::dice::{Die, Face};
use crate::item::{Item, ItemEffect};
use crate::map::{Demand, Way};
use crate::rules::bonus::BonusQuestion;
use crate::rules::movement::Toll;
use crate::specialist::{Specialist, Specialists};
use crate::state::{Ask, DDayDice, Part, Step, WindowKind};
use crate::unit::{DiceStage, Resource};

/// Takes the choices one by one, and says when it has seen enough.
type Flow = ControlFlow<()>;

impl DDayDice {
    /// Who is asked now.
    pub(crate) fn asked(&self) -> SeatSet {
        if self.ending.is_some() {
            return SeatSet::NONE;
        }
        if self.resting {
            return SeatSet::only(self.outside().next().unwrap_or(Seat(0)));
        }
        if let Some(ask) = self.asks.top() {
            return SeatSet::only(ask.seat());
        }
        match self.step {
            Step::Start(seat) | Step::PoolCard(seat) => SeatSet::only(seat),
            Step::Dice => {
                let mut rolling = SeatSet::NONE;
                for seat in self.outside().filter(|&seat| self.unit(seat).dice.stage != DiceStage::Ready) {
                    rolling.insert(seat);
                }
                rolling
            }
            Step::Window => self.window.current().map_or(SeatSet::NONE, SeatSet::only),
            Step::Losses => self.seats().filter(|&seat| self.owes(seat)).collect(),
            Step::Begin(_) | Step::Upkeep | Step::Over => SeatSet::NONE,
        }
    }

    /// Every action of a seat that is asked.
    pub(crate) fn each_choice(&self, seat: Seat, out: &mut impl FnMut(Action) -> Flow) -> Flow {
        if !self.asked().contains(seat) {
            return Continue(());
        }
        if self.resting {
            return out(Action::GoOn);
        }
        if let Some(ask) = self.asks.top() {
            return self.each_answer(ask, out);
        }
        match self.step {
            Step::Start(_) => each(self.setup.map.start.iter().map(Action::Start), out),
            Step::PoolCard(_) => each(self.pool_cards().iter().map(Action::PoolCard), out),
            Step::Dice => self.each_dice_choice(seat, out),
            Step::Losses => self.each_casualty(seat, out),
            Step::Window => {
                self.each_window_choice(self.window.kind, seat, out)?;
                if self.may_end(seat) {
                    out(Action::Done)?;
                }
                if self.may_wait(seat) {
                    out(Action::Wait)?;
                }
                Continue(())
            }
            Step::Begin(_) | Step::Upkeep | Step::Over => Continue(()),
        }
    }

    fn each_dice_choice(&self, seat: Seat, out: &mut impl FnMut(Action) -> Flow) -> Flow {
        let dice = &self.unit(seat).dice;
        match dice.stage {
            DiceStage::Mulligan => each([Action::Mulligan, Action::Keep].into_iter(), out),
            DiceStage::Lock => each(dice.rolled().without(dice.locked).iter().map(Action::Lock), out),
            DiceStage::Reroll => {
                // One choice has one path: dice are marked in rising order.
                let next = dice.marked.highest().map_or(0, |die| die.index() + 1);
                let corporal = self.may_mark_locked(seat);
                for die in dice.rolled().iter().skip(next).filter(|&die| corporal || !dice.locked.contains(die)) {
                    out(Action::Mark(die))?;
                }
                out(if dice.marked.is_empty() { Action::Stop } else { Action::Roll })
            }
            DiceStage::Idle | DiceStage::Ready => Continue(()),
        }
    }

    /// DD-25.15: in the second re-roll, one locked die.
    fn may_mark_locked(&self, seat: Seat) -> bool {
        let unit = self.unit(seat);
        let dice = &unit.dice;
        dice.rerolls == 1 && dice.marked.and(dice.locked).len() < unit.specialists.sum(|effects| effects.reroll_locked)
    }

    fn each_casualty(&self, seat: Seat, out: &mut impl FnMut(Action) -> Flow) -> Flow {
        let unit = self.unit(seat);
        each(unit.specialists.iter().map(Action::Lose), out)?;
        match unit.turn.losses {
            Some(left) if unit.turn.special == 0 && unit.has(Resource::Soldiers) >= left => out(Action::Soldiers),
            _ => Continue(()),
        }
    }

    fn each_answer(&self, ask: Ask, out: &mut impl FnMut(Action) -> Flow) -> Flow {
        match ask {
            Ask::Award { .. } => each(self.awards.iter().map(Action::ChooseAward), out),
            Ask::Skull { seat, .. } => each(self.unit(seat).dice.cancellable().iter().map(Action::Cancel), out),
            Ask::Bonus { seat, face, part, to } => match self.bonus_question(seat, face, part, to) {
                BonusQuestion::Part => each([Part::A, Part::B].into_iter().map(Action::Choose), out),
                BonusQuestion::Seat => {
                    each(self.bonus_seats(seat, self.bonus_part(seat, face, part)).map(Action::For), out)
                }
                BonusQuestion::Result => each(Face::RESULTS.into_iter().map(Action::Result), out),
                BonusQuestion::Item(most) => {
                    each(self.items_up_to(most).map(Action::TakeItem), out)?;
                    out(Action::TakeNone)
                }
                BonusQuestion::Nothing => Continue(()),
            },
            Ask::Result { .. } => each(Face::RESULTS.into_iter().map(Action::Result), out),
            Ask::FreeItem { most, .. } => {
                each(self.items_up_to(most).map(Action::TakeItem), out)?;
                out(Action::TakeNone)
            }
            Ask::Swap { .. } => each([Action::Accept, Action::Decline].into_iter(), out),
            Ask::Mine { seat, rolled } => {
                for item in self.mine_cards(seat, rolled) {
                    match rolled {
                        None => out(Action::Use { item, on: Target::None })?,
                        Some(shows) => {
                            let numbers = (1..=6).filter(|&number| number != shows);
                            each(numbers.map(|number| Action::Use { item, on: Target::Number(number) }), out)?;
                        }
                    }
                }
                out(Action::GoOn)
            }
            Ask::MineLoss { seat, left } => {
                let unit = self.unit(seat);
                each(unit.specialists.iter().map(Action::Lose), out)?;
                if unit.has(Resource::Soldiers) >= left { out(Action::Soldiers) } else { Continue(()) }
            }
            Ask::Follow { .. } => each([Action::Follow, Action::StayBehind].into_iter(), out),
            Ask::Arrive { .. } => Continue(()),
        }
    }

    /// Everything but the end of a window.
    pub(crate) fn each_window_choice(
        &self,
        kind: WindowKind,
        seat: Seat,
        out: &mut impl FnMut(Action) -> Flow,
    ) -> Flow {
        if self.safe(seat) {
            return self.each_gift(seat, out);
        }
        match kind {
            WindowKind::Result => {
                for award in self.unit(seat).awards.iter() {
                    self.each_award_play(seat, award, out)?;
                }
                self.each_swap(seat, out)?;
            }
            WindowKind::Supply => self.each_supply(seat, out)?,
            WindowKind::Move => self.each_move(seat, out)?,
            WindowKind::Fire => {}
            WindowKind::Upkeep => return Continue(()),
        }
        let items = self.unit(seat).items;
        if let Some(window) = kind.for_items().filter(|_| !items.is_empty()) {
            for item in items.and(Item::all_used_in(window)).iter() {
                self.each_use(kind, seat, item, out)?;
            }
        }
        self.each_gift(seat, out)
    }

    /// DD-16.8: `done` is offered to a unit that must move only if it cannot.
    fn may_end(&self, seat: Seat) -> bool {
        let bound = self.window.kind == WindowKind::Move && self.must_move(seat);
        !bound || self.each_move(seat, &mut |action| stop_at_moves(action)).is_continue()
    }

    fn each_award_play(&self, seat: Seat, award: Award, out: &mut impl FnMut(Action) -> Flow) -> Flow {
        let mut play = |with: AwardChoice| out(Action::PlayAward { award, with });
        match award.effect() {
            AwardEffect::FreeSpecialist => each_in(self.recruits(seat).iter().map(AwardChoice::Recruit), &mut play),
            AwardEffect::SetTwoDice => {
                let dice = self.unit(seat).dice.rolled();
                for one in dice.iter() {
                    for other in dice.iter().skip(one.index() + 1) {
                        for faces in Face::ALL.iter().flat_map(|&first| Face::ALL.map(|second| (first, second))) {
                            play(AwardChoice::Dice([(one, faces.0), (other, faces.1)]))?;
                        }
                    }
                }
                Continue(())
            }
            AwardEffect::DeadReturn => self.each_return(seat, &mut play),
            AwardEffect::SoldiersAndAnother(_) => {
                let mut others = self.others_outside(seat).map(AwardChoice::Seat).peekable();
                match others.peek() {
                    None => play(AwardChoice::None),
                    Some(_) => each_in(others, &mut play),
                }
            }
            AwardEffect::FreeItem => each_in(self.pool.iter().map(AwardChoice::Item), &mut play),
            AwardEffect::BonusOfChoice => each_in(Face::ALL.into_iter().map(AwardChoice::Bonus), &mut play),
            AwardEffect::OthersSoldiers(_) => match self.others_outside(seat).next() {
                Some(_) => play(AwardChoice::None),
                None => Continue(()),
            },
            AwardEffect::Gain(_)
            | AwardEffect::HalveLoss
            | AwardEffect::SectorMgZero
            | AwardEffect::SectorDefZero
            | AwardEffect::Bonus(_) => play(AwardChoice::None),
        }
    }

    /// DD-28.11: both parts, each if it can be.
    fn each_return(&self, seat: Seat, play: &mut impl FnMut(AwardChoice) -> Flow) -> Flow {
        let own = self.may_return(seat);
        let others =
            || self.others_outside(seat).flat_map(|other| self.may_return(other).iter().map(move |one| (other, one)));
        let no_others = others().next().is_none();
        match own.is_empty() {
            true => each_in(others().map(|other| AwardChoice::Return { own: None, other: Some(other) }), play),
            false => {
                for own in own.iter().map(Some) {
                    if no_others {
                        play(AwardChoice::Return { own, other: None })?;
                    }
                    each_in(others().map(|other| AwardChoice::Return { own, other: Some(other) }), play)?;
                }
                Continue(())
            }
        }
    }

    fn each_swap(&self, seat: Seat, out: &mut impl FnMut(Action) -> Flow) -> Flow {
        let unit = self.unit(seat);
        if unit.turn.swapped || !self.swaps_are_on() {
            return Continue(());
        }
        let same_colour = |one: Die, other: &Die| one.colour() == other.colour();
        if self.setup.solo() {
            if unit.dice.reserve.is_some() {
                for own in unit.dice.rolled().iter() {
                    let dice = Die::ALL.into_iter().filter(|die| same_colour(own, die));
                    each(dice.map(|reserve| Action::SwapReserve { own, reserve }), out)?;
                }
            }
            return Continue(());
        }
        for with in self.others_outside(seat) {
            let other_unit = self.unit(with);
            if other_unit.turn.swapped || unit.turn.declined_by.contains(with) {
                continue;
            }
            for own in unit.dice.rolled().iter() {
                let dice = other_unit.dice.rolled().iter().filter(|die| same_colour(own, die));
                each(dice.map(|other| Action::AskSwap { own, seat: with, other }), out)?;
            }
        }
        Continue(())
    }

    fn each_supply(&self, seat: Seat, out: &mut impl FnMut(Action) -> Flow) -> Flow {
        let unit = self.unit(seat);
        if !unit.turn.recruited && self.recruiting_is_on() {
            let affordable = Specialist::up_to(unit.has(Resource::Stars));
            if !affordable.is_empty() {
                each(self.recruits(seat).and(affordable).iter().map(Action::Recruit), out)?;
            }
        }
        let points = unit.has(Resource::Points);
        if self.gets_items(seat) && points > 0 {
            let another = self.finds_left(seat);
            if another {
                // DD-12.8: no card costs less than 1, and the unit has that.
                let less = unit.specialists.sum(|effects| effects.item_cost);
                let items = self.pool.and(Item::up_to(points.saturating_add(u16::from(less))));
                each(items.iter().map(Action::Find), out)?;
            }
            if unit.vehicle.is_none() && (another || self.vehicles_uncounted(seat)) {
                let vehicles = self.vehicles.iter().filter(|&vehicle| self.vehicle_price(seat, vehicle) <= points);
                each(vehicles.map(Action::FindVehicle), out)?;
            }
        }
        if !unit.turn.award && !self.awards_to_be_had().is_empty() {
            if unit.has(Resource::Courage) >= self.award_price(seat) {
                out(Action::BuyAward)?;
            }
            if self.place(seat).award && !unit.symbol_used {
                each(self.awards.iter().map(Action::TakeAward), out)?;
            }
        }
        each(unit.vehicle.into_iter().map(Action::Abandon), out)
    }

    fn each_move(&self, seat: Seat, out: &mut impl FnMut(Action) -> Flow) -> Flow {
        let unit = self.unit(seat);
        each(unit.vehicle.into_iter().map(Action::Abandon), out)?;
        if unit.turn.moved {
            return Continue(());
        }
        let less = self.courage_less(seat);
        for way in &self.setup.map.sector(unit.sector).ways {
            if !self.way_is_open(seat, way) {
                continue;
            }
            if DDayDice::courage_of_way(way, less) <= unit.has(Resource::Courage) {
                self.each_payment(seat, way, out)?;
            }
            if unit.turn.cry && way.forward {
                out(Action::Cry(way.to))?;
            }
        }
        Continue(())
    }

    fn each_payment(&self, seat: Seat, way: &Way, out: &mut impl FnMut(Action) -> Flow) -> Flow {
        let unit = self.unit(seat);
        let mut go = |pay: Payment| out(Action::Move { to: way.to, pay });
        match self.toll(seat, way) {
            Toll::Free => go(Payment::None),
            Toll::Missing(_) => Continue(()),
            Toll::Pay(Demand::Sacrifice(specialists)) => {
                each_in(unit.specialists.and(specialists).iter().map(Payment::Specialist), &mut go)
            }
            Toll::Pay(Demand::Discard(items)) => each_in(unit.items.and(items).iter().map(Payment::Item), &mut go),
            Toll::Pay(Demand::Explosives(icons)) => {
                let of = |item: Item| item.kind().explosive;
                let enough = unit.items.iter().filter(|&item| of(item) >= icons);
                each_in(enough.map(Payment::Item), &mut go)?;
                // None of them superfluous: two cards, neither of which would do alone.
                let small = || unit.items.iter().filter(|&item| of(item) > 0 && of(item) < icons);
                for one in small() {
                    let others = small().filter(|&other| other > one && of(one) + of(other) >= icons);
                    each_in(others.map(|other| Payment::both(one, other)), &mut go)?;
                }
                Continue(())
            }
            Toll::Pay(Demand::None | Demand::Have(_)) => Continue(()),
        }
    }

    fn each_use(&self, kind: WindowKind, seat: Seat, item: Item, out: &mut impl FnMut(Action) -> Flow) -> Flow {
        let unit = self.unit(seat);
        let sector = unit.sector;
        // What says "not the bunker" means the user's sector; the Mortar chooses its own (DD-26.16).
        let own_sector = !matches!(item.effect(), ItemEffect::AnySectorDef(_));
        if item.kind().not_bunker && own_sector && sector.is_bunker() {
            return Continue(());
        }
        let mut act = |on: Target| out(Action::Use { item, on });
        let mut when = |useful: bool| if useful { act(Target::None) } else { Continue(()) };
        match item.effect() {
            ItemEffect::Soldiers(_) | ItemEffect::Courage(_) | ItemEffect::Tools(_) | ItemEffect::Bonus(_) => {
                act(Target::None)
            }
            ItemEffect::SetDie if kind == WindowKind::Result => {
                for die in unit.dice.rolled().iter() {
                    let faces = Face::ALL.into_iter().filter(|&face| face != unit.dice.face(die));
                    each_in(faces.map(|face| Target::Die(die, face)), &mut act)?;
                }
                Continue(())
            }
            ItemEffect::SetDie => {
                for die in 0..self.place(seat).mg {
                    let shows = self.fire(sector).dice[usize::from(die % 2)];
                    let numbers = (1..=6).filter(|&number| number != shows);
                    each_in(numbers.map(|number| Target::MgNumber(die, number)), &mut act)?;
                }
                Continue(())
            }
            ItemEffect::CopyDice => {
                let differ = |other: &Seat| {
                    let dice = &self.unit(*other).dice;
                    let count = usize::from(dice.count);
                    dice.count != unit.dice.count || dice.faces[..count] != unit.dice.faces[..count]
                };
                each_in(self.others_outside(seat).filter(differ).map(Target::Seat), &mut act)
            }
            ItemEffect::TradeWith => {
                let apart = |other: &Seat| self.unit(*other).sector != sector && !unit.turn.linked.contains(*other);
                each_in(self.others_outside(seat).filter(apart).map(Target::Seat), &mut act)
            }
            ItemEffect::MarkerBack(_) => when(unit.marker > 1 && !unit.turn.moved),
            ItemEffect::SectorDefZero | ItemEffect::SectorDef(_) => when(self.def_counts(sector)),
            ItemEffect::BunkerDef(_) => when(sector.is_bunker() && self.def_counts(sector)),
            ItemEffect::AnySectorDef(_) => {
                let sectors = self.setup.map.sectors().map(|(sector, _)| sector);
                let targets = sectors.filter(|&target| !target.is_bunker() && self.def_counts(target));
                each_in(targets.map(Target::Sector), &mut act)
            }
            ItemEffect::OwnMgZero => {
                let hit = (0..2).any(|die| self.mg_against(seat, die) > 0);
                when(hit && !unit.turn.no_loss)
            }
            ItemEffect::OwnLoss(_) => when(self.losses_of(seat) > 0),
            ItemEffect::SectorMgMost(most) => when((0..2).any(|die| self.mg_counts_over(sector, die, most))),
            ItemEffect::MgDieZero => {
                let dice = (0..2u8).filter(|&die| self.mg_counts_over(sector, usize::from(die), 0));
                each_in(dice.map(Target::Mg), &mut act)
            }
            ItemEffect::NoLoss => when(!unit.turn.no_loss && (self.losses_of(seat) > 0 || self.special_hits(seat) > 0)),
            ItemEffect::OpenAdvance => {
                when(!unit.turn.moved && !unit.turn.open_advance && self.photos_would_help(seat))
            }
            ItemEffect::CrossObstacle | ItemEffect::NoMineRoll | ItemEffect::DemandOnly => Continue(()),
        }
    }

    pub(crate) fn each_gift(&self, seat: Seat, out: &mut impl FnMut(Action) -> Flow) -> Flow {
        if self.setup.solo() {
            return Continue(());
        }
        let unit = self.unit(seat);
        let received = &unit.turn.received;
        for to in self.seats().filter(|&to| self.in_reach(seat, to)) {
            let mut give = |gift: Gift| out(Action::Give { to, gift });
            for resource in Resource::ALL {
                if received.resources.contains(resource) {
                    continue;
                }
                let most = match resource {
                    Resource::Soldiers => self.spare_soldiers(seat),
                    _ => unit.has(resource),
                };
                each_in((1..=most).map(|amount| Gift::Resource(resource, amount)), &mut give)?;
            }
            each_in(unit.items.without(received.items).iter().map(Gift::Item), &mut give)?;
            if let Some(vehicle) = unit.vehicle.filter(|_| !received.vehicle && self.takes_vehicle(to)) {
                give(Gift::Vehicle(vehicle))?;
            }
            let couriers = unit.specialists.without(received.specialists);
            if !couriers.is_empty() && unit.strength() > 1 {
                let joining = couriers.and(Specialist::given()).and(self.within_limits(to));
                each_in(joining.iter().map(Gift::Specialist), &mut give)?;
            }
        }
        Continue(())
    }

    /// DD-14.4, DD-14.6, DD-15.7
    fn takes_vehicle(&self, seat: Seat) -> bool {
        self.unit(seat).vehicle.is_none() && self.unit(seat).outside()
    }
}

fn each(actions: impl Iterator<Item = Action>, out: &mut impl FnMut(Action) -> Flow) -> Flow {
    each_in(actions, out)
}

fn each_in<T>(things: impl Iterator<Item = T>, out: &mut impl FnMut(T) -> Flow) -> Flow {
    for thing in things {
        out(thing)?;
    }
    Continue(())
}

/// Breaks off at the first move.
fn stop_at_moves(action: Action) -> Flow {
    match action {
        Action::Move { .. } | Action::Cry(_) => ControlFlow::Break(()),
        _ => Continue(()),
    }
}

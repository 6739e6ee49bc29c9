//! The careful player, choice by choice.

use std::cell::Cell;

use sandtable_core::{Id, Seat};

use super::cards;
use super::planner::{Plan, cheapest};
use super::route::Route;
use crate::action::{Action, AwardChoice, Payment, Target};
use crate::award::AwardEffect;
use crate::dice::{DICE, DieSet, Face};
use crate::dice_math::{DiceMath, Known};
use crate::harvest::{Harvest, Prices};
use crate::item::{Item, ItemEffect};
use crate::map::Demand;
use crate::state::{Ask, DDayDice, Step, WindowKind};
use crate::unit::{DiceStage, Resource};

/// What the last question about dice found out. A unit asks a dozen times a turn about the same results, lock by lock and
/// mark by mark.
struct Memory {
    harvest: Harvest,
    prices: Prices,
    known: Known,
}

thread_local! {
    static MEMORY: Cell<Option<Memory>> = const { Cell::new(None) };
}

impl DDayDice {
    /// What the careful player would choose: the index into `legal`. With `exact` he plays his dice by expectation over all
    /// throws, without it by rule of thumb.
    pub(super) fn advise(&self, seat: Seat, legal: &[Action], exact: bool) -> usize {
        if legal.len() < 2 {
            return 0;
        }
        let wished = match (self.asks.top(), self.at_dice(seat)) {
            (Some(ask), _) => self.advise_answer(ask, legal),
            (None, Some(stage)) => Some(self.advise_dice(seat, stage, exact)),
            (None, None) => match self.step {
                Step::Start(_) => Route::start(self, seat).map(Action::Start),
                Step::PoolCard(_) => self.advise_pool_card(legal),
                Step::Losses => self.advise_casualty(seat, legal),
                Step::Window => self.advise_window(seat, legal),
                _ => None,
            },
        };
        let found = wished.and_then(|wished| legal.iter().position(|&action| action == wished));
        // Whatever was not thought of: rather end than give things away.
        let quiet =
            |action: &Action| !matches!(action, Action::Give { .. } | Action::Abandon(_) | Action::AskSwap { .. });
        found
            .or_else(|| legal.iter().position(|action| matches!(action, Action::Done)))
            .or_else(|| legal.iter().position(quiet))
            .unwrap_or(0)
    }

    fn advise_pool_card(&self, legal: &[Action]) -> Option<Action> {
        let worth = |action: &Action| match action {
            Action::PoolCard(item) => cards::wanted(*item) / f32::from(item.cost()).max(1.0),
            _ => 0.0,
        };
        legal.iter().copied().max_by(|one, other| worth(one).total_cmp(&worth(other)))
    }

    fn advise_dice(&self, seat: Seat, stage: DiceStage, exact: bool) -> Action {
        let prices = Plan::new(self, seat).prices();
        let harvest = Harvest::new(self, seat);
        let throw = self.throw(seat);
        let mut value = |faces: &[Face]| harvest.best(faces, &prices).0;
        if !exact {
            return self.plain_dice(seat, stage, &mut value);
        }
        let memory = MEMORY.take().filter(|memory| memory.harvest == harvest && memory.prices == prices);
        let mut math = DiceMath::knowing(memory.map(|memory| memory.known).unwrap_or_default(), &mut value);
        let advised = match stage {
            DiceStage::Mulligan => Action::Mulligan,
            DiceStage::Lock => {
                let locked = throw.locked;
                let (best, _) = math.best_lock(&throw, locked);
                best.without(locked).lowest().map_or(Action::Stop, Action::Lock)
            }
            _ => {
                let marked = self.unit(seat).dice.marked;
                let (dice, _) = math.best_reroll(&throw);
                next_mark(dice, marked)
            }
        };
        MEMORY.set(Some(Memory { harvest, prices, known: math.known() }));
        advised
    }

    /// By rule of thumb: keep the dice whose loss would hurt more than an average die brings.
    fn plain_dice(&self, seat: Seat, stage: DiceStage, value: &mut dyn FnMut(&[Face]) -> f32) -> Action {
        let dice = &self.unit(seat).dice;
        let count = usize::from(dice.count);
        let whole = value(&dice.faces[..count]);
        // What the result is worth without each die: a die that shows nothing is a skull with nothing to cancel, so a
        // plain soldier stands in for the average die.
        let mut worth = [0.0; DICE];
        for (die, worth) in worth.iter_mut().enumerate().take(count) {
            let mut faces = dice.faces;
            let stand_in = if faces[die] == Face::One { Face::Star } else { Face::One };
            faces[die] = stand_in;
            *worth = whole - value(&faces[..count]);
        }
        match stage {
            DiceStage::Mulligan => Action::Mulligan,
            DiceStage::Lock => {
                let free = dice.rolled().without(dice.locked).iter();
                let best = free.max_by(|one, other| worth[Id::index(*one)].total_cmp(&worth[Id::index(*other)]));
                best.map_or(Action::Stop, Action::Lock)
            }
            _ => {
                let poor = |die: &crate::dice::Die| worth[Id::index(*die)] < -0.05;
                let free = dice.rolled().without(dice.locked);
                next_mark(free.iter().filter(poor).collect(), dice.marked)
            }
        }
    }

    fn advise_answer(&self, ask: Ask, legal: &[Action]) -> Option<Action> {
        let seat = ask.seat();
        match ask {
            Ask::Award { .. } => {
                let turns = Plan::new(self, seat).turns_ahead();
                let worth = |action: &Action| match action {
                    Action::ChooseAward(award) => cards::award(*award, turns),
                    _ => 0.0,
                };
                legal.iter().copied().max_by(|one, other| worth(one).total_cmp(&worth(other)))
            }
            Ask::Skull { .. } | Ask::Bonus { .. } | Ask::Result { .. } => self.advise_upkeep(seat, legal),
            Ask::FreeItem { .. } => best_item(legal),
            Ask::Swap { seat, own, with, other } => {
                Some(if self.welcomes_swap(seat, own, with, other) { Action::Accept } else { Action::Decline })
            }
            Ask::Mine { rolled: None, .. } => legal.iter().copied().find(|action| matches!(action, Action::Use { .. })),
            Ask::Mine { rolled: Some(number), .. } => {
                let weak = u16::from(number) >= self.unit(seat).strength();
                let one = |action: &Action| matches!(action, Action::Use { on: Target::Number(1), .. });
                legal.iter().copied().find(|action| weak && one(action)).or(Some(Action::GoOn))
            }
            Ask::MineLoss { .. } => self.advise_casualty(seat, legal),
            Ask::Follow { leader, .. } => {
                let goal = self.unit(leader).sector;
                let plan = Plan::new(self, seat);
                let wanted = plan.route.sectors().first() == Some(&goal) && !plan.holds();
                Some(if wanted { Action::Follow } else { Action::StayBehind })
            }
            Ask::Arrive { .. } => None,
        }
    }

    /// Skulls, parts and results: whatever brings the unit most, tried out.
    fn advise_upkeep(&self, seat: Seat, legal: &[Action]) -> Option<Action> {
        let prices = Plan::new(self, seat).prices();
        let worth = |action: &Action| -> f32 {
            let mut tried = self.clone();
            match *action {
                Action::Cancel(die) => {
                    tried.unit_mut(seat).dice.cancelled.insert(die);
                    let dice = tried.unit(seat).dice;
                    let bonus: f32 = Face::ALL.iter().map(|&face| 5.0 * f32::from(dice.tricolours(face))).sum();
                    collected_worth(&tried, seat, &prices) + bonus
                }
                Action::Result(face) => {
                    tried.unit_mut(seat).turn.results[face as usize] += 1;
                    collected_worth(&tried, seat, &prices)
                }
                Action::Choose(part) => {
                    let Some(Ask::Bonus { face, .. }) = self.asks.top() else { return 0.0 };
                    let part = self.bonus_part(seat, face, Some(part));
                    let gain = crate::harvest::Yield {
                        soldiers: u16::from(part.soldiers),
                        stars: u16::from(part.stars),
                        courage: u16::from(part.courage),
                        points: u16::from(part.points),
                        gifts: u8::from(part.item > 0),
                        ..crate::harvest::Yield::default()
                    };
                    prices.of(&gain) + if part.result { 2.0 } else { 0.0 }
                }
                // The weakest unit needs it most.
                Action::For(other) => -f32::from(self.unit(other).strength()),
                Action::TakeItem(item) => cards::wanted(item),
                _ => 0.0,
            }
        };
        legal.iter().copied().max_by(|one, other| worth(one).total_cmp(&worth(other)))
    }

    fn advise_casualty(&self, seat: Seat, legal: &[Action]) -> Option<Action> {
        if legal.contains(&Action::Soldiers) {
            return Some(Action::Soldiers);
        }
        let demanded = Plan::new(self, seat);
        let needed = |one: crate::specialist::Specialist| {
            demanded.route.sectors().iter().any(|&sector| match self.setup.map.sector(sector).demand {
                Demand::Have(some) => some.contains(one),
                Demand::Sacrifice(some) => some.len() < 20 && some.contains(one),
                _ => false,
            })
        };
        let worth = |action: &Action| match action {
            Action::Lose(one) => cards::keep(*one) + if needed(*one) { 20.0 } else { 0.0 },
            _ => f32::INFINITY,
        };
        legal.iter().copied().min_by(|one, other| worth(one).total_cmp(&worth(other)))
    }

    fn advise_window(&self, seat: Seat, legal: &[Action]) -> Option<Action> {
        if let Some(action) = self.advise_partner(seat, legal) {
            return Some(action);
        }
        if self.safe(seat) {
            return Some(Action::Done);
        }
        match self.window.kind {
            WindowKind::Result | WindowKind::Upkeep => self.advise_result(seat, legal),
            WindowKind::Supply => self.advise_supply(seat, legal),
            WindowKind::Move => self.advise_move(seat, legal),
            WindowKind::Fire => self.advise_fire(seat, legal),
        }
    }

    fn advise_result(&self, seat: Seat, legal: &[Action]) -> Option<Action> {
        let plan = Plan::new(self, seat);
        let unit = self.unit(seat);
        let leaves = self.must_move(seat) || !plan.holds();
        let goal = match plan.next() {
            Some(way) if leaves => way.to,
            _ => unit.sector,
        };
        let (mean, _) = plan.loss(goal);
        let prices = plan.prices();
        legal.iter().copied().find(|action| match *action {
            Action::PlayAward { award, with } => match (award.effect(), with) {
                (AwardEffect::Gain(_) | AwardEffect::SoldiersAndAnother(_) | AwardEffect::OthersSoldiers(_), _) => true,
                (AwardEffect::SectorDefZero, _) => !goal.is_bunker() && self.setup.map.sector(goal).def[0] >= 11,
                (AwardEffect::SectorMgZero, _) => {
                    goal.is_bunker() || (self.setup.map.sector(goal).mg >= 1 && mean > 16.0)
                }
                (AwardEffect::HalveLoss, _) => goal.is_bunker() || mean >= 18.0,
                (AwardEffect::FreeSpecialist, AwardChoice::Recruit(one)) => {
                    let best = plan.recruits().max_by_key(|one| one.cost());
                    best.is_none_or(|best| best == one)
                }
                (AwardEffect::FreeItem, AwardChoice::Item(item)) => Some(item) == best_of(self.pool.iter()),
                (AwardEffect::BonusOfChoice, AwardChoice::Bonus(face)) => face == Face::Two,
                (AwardEffect::DeadReturn, AwardChoice::Return { .. }) => true,
                _ => false,
            },
            Action::Use { item, on: Target::None } => {
                matches!(item.effect(), ItemEffect::Bonus(_) | ItemEffect::Tools(_)) && prices.soldier > 0.0
            }
            _ => false,
        })
    }

    fn advise_supply(&self, seat: Seat, legal: &[Action]) -> Option<Action> {
        let plan = Plan::new(self, seat);
        let unit = self.unit(seat);
        let takes = |action: Action| legal.contains(&action).then_some(action);
        // The first of those wanted who can be paid; near the end anybody who can still be a casualty.
        let recruit = plan.recruits().find_map(|one| takes(Action::Recruit(one)));
        let short =
            plan.route.sectors().len() <= 2 || plan.victims_wanted() >= usize::from(unit.specialists.len()).max(1);
        let anybody = || {
            let all = crate::specialist::Specialist::all().collect();
            cheapest(all, |one| legal.contains(&Action::Recruit(one))).map(Action::Recruit)
        };
        if let Some(action) = recruit.or_else(|| if short { anybody() } else { None }) {
            return Some(action);
        }
        if let Some(action) = legal.iter().copied().find(
            |action| matches!(action, Action::TakeAward(award) if Some(*award) == best_award(self, plan.turns_ahead())),
        ) {
            return Some(action);
        }
        let spare = f32::from(unit.has(Resource::Courage)) - f32::from(self.award_price(seat));
        if legal.contains(&Action::BuyAward) && spare >= plan.courage_ahead() {
            return Some(Action::BuyAward);
        }
        self.advise_find(&plan, legal)
    }

    fn advise_find(&self, plan: &Plan<'_>, legal: &[Action]) -> Option<Action> {
        let unit = self.unit(plan.seat);
        let demanded = |item: &Item| {
            plan.route.sectors().iter().any(|&sector| match self.setup.map.sector(sector).demand {
                Demand::Discard(some) => some.contains(*item) && unit.items.and(some).is_empty(),
                _ => false,
            })
        };
        let finds =
            || legal.iter().filter_map(|&action| if let Action::Find(item) = action { Some(item) } else { None });
        if let Some(item) = finds().find(demanded) {
            return Some(Action::Find(item));
        }
        // What the route demands comes first: save for it.
        if self.pool.iter().any(|item| demanded(&item)) && plan.march() > -8.0 && plan.holds() {
            return None;
        }
        let best = best_of(finds().filter(|&item| cards::wanted(item) > 0.0))?;
        // The great ones are worth saving for while there is time.
        let great = self.pool.iter().any(|item| cards::wanted(item) > 9.0 && !unit.items.contains(item));
        let time = plan.route.sectors().len() > 2 && unit.strength() > 8;
        let cheap = cards::wanted(best) < 9.0;
        (!(great && time && cheap && unit.has(Resource::Points) >= 9)).then_some(Action::Find(best))
    }

    fn advise_move(&self, seat: Seat, legal: &[Action]) -> Option<Action> {
        let unit = self.unit(seat);
        if unit.turn.moved {
            return Some(Action::Done);
        }
        let plan = Plan::new(self, seat);
        let must = self.must_move(seat);
        if let Some(way) = plan.next() {
            let cry = Action::Cry(way.to);
            if (must || plan.goes(way)) && legal.contains(&cry) && self.courage_for(seat, way) > 0 {
                return Some(cry);
            }
            if (must || plan.goes(way)) && plan.open(way) {
                return pay(legal, way.to);
            }
        }
        if !must {
            return Some(Action::Done);
        }
        // The plan is closed: the way that costs least.
        let price = |action: &Action| match action {
            Action::Move { to, .. } | Action::Cry(to) => plan.loss(*to).0,
            _ => f32::INFINITY,
        };
        let hip_flask = legal.iter().copied().find(|action| match action {
            Action::Use { item, .. } => matches!(item.effect(), ItemEffect::Courage(_) | ItemEffect::MarkerBack(_)),
            _ => false,
        });
        let best = legal.iter().copied().min_by(|one, other| price(one).total_cmp(&price(other)));
        best.filter(|action| price(action).is_finite()).or(hip_flask)
    }

    fn advise_fire(&self, seat: Seat, legal: &[Action]) -> Option<Action> {
        let unit = self.unit(seat);
        let bunker = unit.sector.is_bunker();
        let together = self.in_sector(unit.sector).filter(|&one| self.fights(one)).count().max(1) as f32;
        let losses = self.losses_of(seat);
        let doomed =
            self.in_sector(unit.sector).any(|one| self.fights(one) && self.losses_of(one) >= self.unit(one).strength());
        let hurt = !bunker && losses > unit.has(Resource::Soldiers);
        let before = self.special_hits(seat);
        let mut best: Option<(f32, Action)> = None;
        for &action in legal {
            let Action::Use { item, on } = action else { continue };
            if matches!(on, Target::Seat(_)) {
                continue;
            }
            let saved = self.saved_by(seat, item, on)
                + if before > 0 && item.effect() == ItemEffect::SetDie { 2.0 } else { 0.0 };
            let grand = match item.effect() {
                ItemEffect::NoLoss => saved >= 10.0,
                ItemEffect::SectorDefZero => saved >= 10.0 * together,
                _ => false,
            };
            let worth_it = doomed || hurt || (grand && !bunker);
            // As much as is needed, no more than that.
            let waste = (saved / together - f32::from(losses + 1).max(1.0)).max(0.0);
            let score = saved - 0.1 * f32::from(item.cost()) - waste;
            if worth_it && saved > 0.0 && best.is_none_or(|(least, _)| score > least) {
                best = Some((score, action));
            }
        }
        best.map(|(_, action)| action).or(Some(Action::Done))
    }

    /// How many soldiers an item would save now, those of partners in the sector too.
    fn saved_by(&self, seat: Seat, item: Item, on: Target) -> f32 {
        if let ItemEffect::Soldiers(soldiers) = item.effect() {
            return f32::from(soldiers);
        }
        let lost = |game: &DDayDice| -> f32 {
            let here = game.in_sector(game.unit(seat).sector);
            here.filter(|&one| game.fights(one)).map(|one| f32::from(game.losses_of(one))).sum()
        };
        let mut tried = self.clone();
        let mut chance = sandtable_core::Fast::new(0);
        tried.use_quietly(seat, item, on, &mut chance);
        lost(self) - lost(&tried)
    }

    fn use_quietly(&mut self, seat: Seat, item: Item, on: Target, chance: &mut dyn sandtable_core::Chance) {
        let table = &mut crate::rules::Table { chance, events: &mut sandtable_core::Unheard };
        self.use_item(seat, item, on, table);
    }
}

/// The next mark of some dice, in rising order; then the roll, or the end if there are none.
fn next_mark(dice: DieSet, marked: DieSet) -> Action {
    let last = marked.highest();
    match dice.without(marked).iter().find(|&die| last.is_none_or(|last| die > last)) {
        Some(die) => Action::Mark(die),
        None if marked.is_empty() => Action::Stop,
        None => Action::Roll,
    }
}

fn collected_worth(game: &DDayDice, seat: Seat, prices: &crate::harvest::Prices) -> f32 {
    let got = game.collection(seat);
    prices.of(&crate::harvest::Yield {
        soldiers: got.soldiers,
        stars: got.stars,
        courage: got.courage,
        points: got.points,
        ..crate::harvest::Yield::default()
    })
}

/// The item with the most value, and of equals the cheapest for its points.
fn best_of(items: impl Iterator<Item = Item>) -> Option<Item> {
    let worth = |item: Item| cards::wanted(item) * cards::wanted(item) / f32::from(item.cost()).max(1.0);
    items.max_by(|&one, &other| worth(one).total_cmp(&worth(other)))
}

fn best_item(legal: &[Action]) -> Option<Action> {
    let items = legal.iter().filter_map(|&action| if let Action::TakeItem(item) = action { Some(item) } else { None });
    best_of(items).map(Action::TakeItem)
}

fn best_award(game: &DDayDice, turns: f32) -> Option<crate::award::Award> {
    game.awards.iter().max_by(|&one, &other| cards::award(one, turns).total_cmp(&cards::award(other, turns)))
}

/// The move to a sector that gives up least.
fn pay(legal: &[Action], goal: crate::sector::Sector) -> Option<Action> {
    let price = |action: &Action| match action {
        Action::Move { to, pay } if *to == goal => match pay {
            Payment::None => 0.0,
            Payment::Specialist(one) => cards::keep(*one),
            Payment::Item(item) => cards::saves(*item),
            Payment::Items(one, other) => cards::saves(*one) + cards::saves(*other),
        },
        _ => f32::INFINITY,
    };
    let best = legal.iter().copied().min_by(|one, other| price(one).total_cmp(&price(other)));
    best.filter(|action| price(action).is_finite())
}

//! May this be chosen, and if not, by which clause: one action judged, in plain words.
//!
//! This says the rules a second time, by the moment of the turn; what the windows allow is in `check/`. A test over random
//! play holds it equal to `legal`. Where several clauses forbid an action, the one is named that tells the player most.

mod items;
mod moves;
mod result;
mod supply;
mod trade;

use sandtable_core::{Illegal, Seat, Text};

use crate::action::{Action, Target};
use crate::dice::{Die, Face};
use crate::item::{Item, ItemEffect, ItemWindow};
use crate::rules::bonus::BonusQuestion;
use crate::setup::MOST_SEATS;
use crate::specialist::Specialist;
use crate::state::{Ask, DDayDice, Phase, Step, Window, WindowKind};
use crate::texts;
use crate::unit::{DiceStage, Resource};

type Verdict = Result<(), Illegal>;

/// Refuses by a clause.
fn refuse(rule: &'static str, text: Text) -> Verdict {
    Err(Illegal::new(rule, text))
}

/// Refuses by a clause when something is broken.
fn refuse_if(broken: bool, rule: &'static str, text: impl FnOnce() -> Text) -> Verdict {
    if broken { refuse(rule, text()) } else { Ok(()) }
}

/// It belongs to another moment; the clause says to which.
fn not_now(action: Action) -> Verdict {
    refuse(home(action), Text::new("dd-no-now").with("action", texts::action_text(action)))
}

/// The clause that says when an action is chosen.
fn home(action: Action) -> &'static str {
    match action {
        Action::Start(_) => "DD-2.3",
        Action::PoolCard(_) => "DD-2.6",
        Action::Mulligan | Action::Keep => "DD-23.1",
        Action::Lock(_) => "DD-4.2",
        Action::Mark(_) | Action::Roll => "DD-4.4",
        Action::Stop => "DD-4.5",
        Action::PlayAward { .. } => "DD-5.1",
        Action::Use { .. } => "DD-13.4",
        Action::AskSwap { .. } | Action::SwapReserve { .. } => "DD-5.2",
        Action::Accept | Action::Decline => "DD-15.11",
        Action::ChooseAward(_) => "DD-8.4",
        Action::Cancel(_) => "DD-6.1",
        Action::Choose(_) | Action::Result(_) | Action::For(_) | Action::TakeItem(_) | Action::TakeNone => "DD-7.4",
        Action::Recruit(_) => "DD-11.1",
        Action::Find(_) | Action::FindVehicle(_) => "DD-11.2",
        Action::BuyAward => "DD-11.3",
        Action::TakeAward(_) => "DD-19.2",
        Action::Give { .. } => "DD-15.4",
        Action::Abandon(_) => "DD-14.8",
        Action::Move { .. } | Action::Cry(_) => "DD-3.1",
        Action::Follow | Action::StayBehind => "DD-16.14",
        Action::GoOn => "DD-17.8",
        Action::Done | Action::Wait => "DD-3.7",
        Action::Lose(_) | Action::Soldiers => "DD-18.12",
    }
}

impl DDayDice {
    /// Judges one action.
    pub(crate) fn judge(&self, seat: Seat, action: Action) -> Verdict {
        if self.resting {
            return self.judge_resting(seat, action);
        }
        self.judge_seat(seat)?;
        if let Some(ask) = self.asks.top() {
            return self.judge_answer(ask, action);
        }
        match self.step {
            Step::Start(_) => match action {
                Action::Start(sector) => refuse_if(!self.setup.map.start.contains(sector), "DD-2.3", || {
                    texts::sector_text("dd-no-start", sector)
                }),
                _ => not_now(action),
            },
            Step::PoolCard(_) => match action {
                Action::PoolCard(item) => self.judge_pool_card(item),
                _ => not_now(action),
            },
            Step::Dice => self.judge_dice(seat, action),
            Step::Losses => self.judge_casualty(seat, action),
            Step::Window => self.judge_window(seat, action),
            Step::Begin(_) | Step::Upkeep | Step::Over => not_now(action),
        }
    }

    /// A position written by hand rests, so somebody has to go on first. What the window that comes then would refuse
    /// anyway is refused by the clause that says why.
    fn judge_resting(&self, seat: Seat, action: Action) -> Verdict {
        let takes_part = |kind: WindowKind| seat.0 < self.setup.seats && self.takes_part(kind, seat);
        let coming = match self.step {
            Step::Begin(Phase::Result) => Some(WindowKind::Result),
            Step::Begin(Phase::Supply) => Some(WindowKind::Supply),
            Step::Begin(Phase::Move) => Some(WindowKind::Move),
            Step::Begin(Phase::Fire) => Some(WindowKind::Fire),
            _ => None,
        };
        if let Some(kind) = coming.filter(|&kind| action != Action::GoOn && takes_part(kind)) {
            let mut open = self.clone();
            (open.resting, open.step) = (false, Step::Window);
            open.window = Window { kind, order: [seat.0; MOST_SEATS], count: 1, ..Window::default() };
            open.judge_window(seat, action)?;
        }
        self.judge_seat(seat)?;
        refuse_if(action != Action::GoOn, "DD-3.1", || Text::new("dd-no-resting"))
    }

    /// Is the seat asked at all?
    fn judge_seat(&self, seat: Seat) -> Verdict {
        refuse_if(seat.0 >= self.setup.seats, "DD-1.1", || Text::new("dd-no-seat"))?;
        if let Some(ending) = self.ending {
            return refuse(ending.rule(), Text::new("dd-no-over"));
        }
        if self.asked().contains(seat) {
            return Ok(());
        }
        refuse_if(self.safe(seat), "DD-3.2", || Text::new("dd-no-safe"))?;
        match self.step {
            Step::Start(_) => refuse("DD-2.3", Text::new("dd-no-turn")),
            Step::PoolCard(_) => refuse("DD-2.7", Text::new("dd-no-turn")),
            Step::Dice if !self.resting => refuse("DD-4.5", Text::new("dd-no-dice-done")),
            Step::Losses => refuse("DD-18.12", Text::new("dd-no-losses")),
            _ => refuse("DD-3.5", Text::new("dd-no-turn")),
        }
    }

    fn judge_pool_card(&self, item: Item) -> Verdict {
        let name = || texts::item_text("dd-no-pool-card", item);
        refuse_if(self.setup.solo() && !item.kind().solo, "DD-22.5", || texts::item_text("dd-no-solo-card", item))?;
        refuse_if(self.pool.contains(item), "DD-2.7", || texts::item_text("dd-no-pool-twice", item))?;
        refuse_if(!self.pool_cards().contains(item), "DD-2.6", name)
    }

    // Phase 1.

    fn judge_dice(&self, seat: Seat, action: Action) -> Verdict {
        let unit = self.unit(seat);
        let dice = &unit.dice;
        let stage = dice.stage;
        match action {
            Action::Mulligan | Action::Keep if stage == DiceStage::Mulligan => Ok(()),
            Action::Mulligan | Action::Keep => {
                refuse_if(unit.mulligan_used, "DD-23.2", || Text::new("dd-no-mulligan-twice"))?;
                refuse("DD-23.1", Text::new("dd-no-mulligan"))
            }
            Action::Lock(_) | Action::Mark(_) | Action::Roll | Action::Stop if stage == DiceStage::Mulligan => {
                refuse("DD-23.1", Text::new("dd-no-mulligan-first"))
            }
            Action::Lock(die) => {
                refuse_if(self.place(seat).no_lock, "DD-4.8", || Text::new("dd-no-lock-here"))?;
                self.judge_rolled(seat, die)?;
                refuse_if(stage != DiceStage::Lock || dice.locked.contains(die), "DD-4.2", || Text::new("dd-no-lock"))
            }
            Action::Mark(_) | Action::Roll | Action::Stop if stage == DiceStage::Lock => {
                refuse("DD-4.2", Text::new("dd-no-locks-first"))
            }
            Action::Mark(die) => self.judge_mark(seat, die),
            Action::Roll => refuse_if(dice.marked.is_empty(), "DD-4.4", || Text::new("dd-no-roll")),
            Action::Stop => refuse_if(!dice.marked.is_empty(), "DD-4.5", || Text::new("dd-no-stop")),
            _ => not_now(action),
        }
    }

    fn judge_rolled(&self, seat: Seat, die: Die) -> Verdict {
        refuse_if(!self.unit(seat).dice.rolled().contains(die), "DD-4.7", || texts::die_text("dd-no-such-die", die))
    }

    fn judge_mark(&self, seat: Seat, die: Die) -> Verdict {
        self.judge_rolled(seat, die)?;
        let unit = self.unit(seat);
        let dice = &unit.dice;
        if dice.locked.contains(die) {
            let may = unit.specialists.sum(|effects| effects.reroll_locked);
            refuse_if(may == 0, "DD-4.3", || texts::die_text("dd-no-locked", die))?;
            let used = dice.marked.iter().filter(|&marked| dice.locked.contains(marked)).count();
            let too_many = dice.rerolls != 1 || used >= usize::from(may);
            refuse_if(too_many, "DD-25.15", || Text::new("dd-no-corporal"))?;
        }
        // One choice has one path: dice are marked in rising order.
        let passed = dice.marked.iter().any(|marked| marked >= die);
        refuse_if(passed, "DD-4.4", || texts::die_text("dd-no-mark", die))
    }

    // Losses.

    fn judge_casualty(&self, seat: Seat, action: Action) -> Verdict {
        let turn = &self.unit(seat).turn;
        match action {
            Action::Lose(specialist) => self.judge_own_specialist(seat, specialist, "DD-18.12"),
            Action::Soldiers if turn.special > 0 => refuse("DD-18.11", Text::new("dd-no-special-soldiers")),
            Action::Soldiers => self.judge_soldiers(seat, turn.losses.unwrap_or(0)),
            _ => not_now(action),
        }
    }

    fn judge_own_specialist(&self, seat: Seat, specialist: Specialist, rule: &'static str) -> Verdict {
        let missing = !self.unit(seat).specialists.contains(specialist);
        refuse_if(missing, rule, || texts::specialist_text("dd-no-specialist", specialist))
    }

    fn judge_soldiers(&self, seat: Seat, left: u16) -> Verdict {
        let few = self.unit(seat).has(Resource::Soldiers) < left;
        refuse_if(few, "DD-18.12", || Text::new("dd-no-soldiers").with("left", i64::from(left)))
    }

    // Questions.

    fn judge_answer(&self, ask: Ask, action: Action) -> Verdict {
        match (ask, action) {
            (Ask::Award { .. }, Action::ChooseAward(award)) => {
                refuse_if(!self.awards.contains(award), "DD-11.7", || texts::award_text("dd-no-award-left", award))
            }
            (Ask::Skull { seat, .. }, Action::Cancel(die)) => {
                self.judge_rolled(seat, die)?;
                let dice = &self.unit(seat).dice;
                refuse_if(dice.face(die) == Face::Skull, "DD-6.1", || Text::new("dd-no-cancel-skull"))?;
                refuse_if(dice.cancelled.contains(die), "DD-6.5", || texts::die_text("dd-no-cancel-twice", die))
            }
            (Ask::Skull { .. }, _) => refuse("DD-6.5", Text::new("dd-no-skull-first")),
            (Ask::Bonus { seat, face, part, to }, _) => self.judge_bonus(seat, face, part, to, action),
            (Ask::Result { .. }, Action::Result(face)) => {
                refuse_if(face == Face::Skull, "DD-25.20", || Text::new("dd-no-skull-result"))
            }
            (Ask::FreeItem { most, .. }, Action::TakeItem(item)) => self.judge_free_item(item, most, "DD-25.22"),
            (Ask::FreeItem { .. }, Action::TakeNone) => Ok(()),
            (Ask::Swap { .. }, Action::Accept | Action::Decline) => Ok(()),
            (Ask::Swap { .. }, _) => refuse("DD-15.11", Text::new("dd-no-swap-first")),
            (Ask::Mine { seat, rolled }, Action::Use { item, on }) => self.judge_mine_card(seat, rolled, item, on),
            (Ask::Mine { .. }, Action::GoOn) => Ok(()),
            (Ask::MineLoss { seat, .. }, Action::Lose(specialist)) => {
                self.judge_own_specialist(seat, specialist, "DD-17.7")
            }
            (Ask::MineLoss { seat, left }, Action::Soldiers) => self.judge_soldiers(seat, left),
            (Ask::Follow { .. }, Action::Follow | Action::StayBehind) => Ok(()),
            _ => not_now(action),
        }
    }

    fn judge_bonus(
        &self,
        seat: Seat,
        face: Face,
        part: Option<crate::state::Part>,
        to: Option<Seat>,
        action: Action,
    ) -> Verdict {
        match (self.bonus_question(seat, face, part, to), action) {
            (BonusQuestion::Part, Action::Choose(_)) => Ok(()),
            (BonusQuestion::Seat, Action::For(other)) => {
                refuse_if(other.0 >= self.setup.seats, "DD-1.1", || Text::new("dd-no-seat"))?;
                let chosen = self.bonus_part(seat, face, part);
                refuse_if(!self.unit(other).outside(), "DD-7.29", || Text::new("dd-no-other-unit"))?;
                let itself = other == seat && !chosen.to_any;
                refuse_if(itself, "DD-7.29", || Text::new("dd-no-other-unit"))?;
                let barred = chosen.item > 0 && self.place(other).no_items;
                refuse_if(barred, "DD-13.7", || Text::new("dd-no-items-here"))
            }
            (BonusQuestion::Result, Action::Result(face)) => {
                refuse_if(face == Face::Skull, "DD-7.11", || Text::new("dd-no-skull-result"))
            }
            (BonusQuestion::Item(most), Action::TakeItem(item)) => self.judge_free_item(item, most, "DD-7.6"),
            (BonusQuestion::Item(_), Action::TakeNone) => Ok(()),
            _ => refuse("DD-7.4", Text::new("dd-no-bonus-first")),
        }
    }

    fn judge_free_item(&self, item: Item, most: u8, rule: &'static str) -> Verdict {
        refuse_if(!self.pool.contains(item), rule, || texts::item_text("dd-no-in-pool", item))?;
        let dear = item.cost() > u16::from(most);
        refuse_if(dear, rule, || texts::item_text("dd-no-free-dear", item).with("most", i64::from(most)))
    }

    fn judge_mine_card(&self, seat: Seat, rolled: Option<u8>, item: Item, on: Target) -> Verdict {
        self.judge_has_item(seat, item)?;
        let at_mines = item.kind().windows.contains(&ItemWindow::Mine);
        refuse_if(!at_mines, "DD-13.4", || texts::item_text("dd-no-item-now", item))?;
        match (item.effect(), rolled, on) {
            (ItemEffect::NoMineRoll, None, Target::None) => Ok(()),
            (ItemEffect::NoMineRoll, _, _) => refuse("DD-26.18", texts::item_text("dd-no-item-now", item)),
            (ItemEffect::SetDie, Some(shows), Target::Number(number)) => {
                refuse_if(!(1..=6).contains(&number), "DD-26.2", || Text::new("dd-no-number"))?;
                refuse_if(number == shows, "DD-13.6", || Text::new("dd-no-change"))
            }
            _ => refuse("DD-26.2", texts::item_text("dd-no-item-now", item)),
        }
    }

    // Windows.

    fn judge_window(&self, seat: Seat, action: Action) -> Verdict {
        let kind = self.window.kind;
        let only_in = |allowed: &[WindowKind]| if allowed.contains(&kind) { Ok(()) } else { not_now(action) };
        match action {
            Action::Done => self.judge_done(seat),
            Action::Wait => {
                let last = self.window.last;
                let alone = self.window.seats().filter(|&other| !self.window.done.contains(other)).count() <= 1;
                refuse_if(last || alone, "DD-3.8", || Text::new("dd-no-wait"))
            }
            Action::Give { to, gift } => self.judge_gift(seat, to, gift),
            _ if self.safe(seat) => refuse("DD-15.8", Text::new("dd-no-safe-act")),
            Action::PlayAward { award, with } => {
                only_in(&[WindowKind::Result])?;
                self.judge_award(seat, award, with)
            }
            Action::AskSwap { own, seat: with, other } => {
                only_in(&[WindowKind::Result])?;
                self.judge_swap(seat, own, with, other)
            }
            Action::SwapReserve { own, reserve } => {
                only_in(&[WindowKind::Result])?;
                self.judge_reserve(seat, own, reserve)
            }
            Action::Use { item, on } => self.judge_use(seat, item, on),
            Action::Recruit(specialist) => {
                only_in(&[WindowKind::Supply])?;
                self.judge_recruit(seat, specialist)
            }
            Action::Find(item) => {
                only_in(&[WindowKind::Supply])?;
                self.judge_find(seat, item)
            }
            Action::FindVehicle(vehicle) => {
                only_in(&[WindowKind::Supply])?;
                self.judge_find_vehicle(seat, vehicle)
            }
            Action::BuyAward => {
                only_in(&[WindowKind::Supply])?;
                self.judge_buy_award(seat)
            }
            Action::TakeAward(award) => {
                only_in(&[WindowKind::Supply])?;
                self.judge_take_award(seat, award)
            }
            Action::Abandon(vehicle) => {
                only_in(&[WindowKind::Supply, WindowKind::Move])?;
                let other = self.unit(seat).vehicle != Some(vehicle);
                refuse_if(other, "DD-14.8", || texts::vehicle_text("dd-no-vehicle", vehicle))
            }
            Action::Move { to, pay } => {
                only_in(&[WindowKind::Move])?;
                self.judge_move(seat, to, pay)
            }
            Action::Cry(to) => {
                only_in(&[WindowKind::Move])?;
                self.judge_cry(seat, to)
            }
            _ => not_now(action),
        }
    }

    /// DD-16.8
    fn judge_done(&self, seat: Seat) -> Verdict {
        let bound = self.window.kind == WindowKind::Move && self.must_move(seat) && self.can_move(seat);
        refuse_if(bound, "DD-16.8", || Text::new("dd-no-done"))
    }

    fn judge_has_item(&self, seat: Seat, item: Item) -> Verdict {
        refuse_if(!self.unit(seat).items.contains(item), "DD-13.1", || texts::item_text("dd-no-item", item))
    }
}

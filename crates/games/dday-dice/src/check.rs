//! May this be chosen, and if not, by which clause: one action judged, in plain words.
//!
//! This says the rules a second time, by the moment of the turn, and shares with `legal` and with the carrying out of actions
//! nothing but the tables of the cards and maps and what lies on the table: no judgement. A test over random play holds the
//! two equal. Where several clauses forbid an action, the one is named that tells the player most.

mod answers;
mod combat;
mod dice;
mod items;
mod moves;
mod result;
mod seats;
mod supply;
mod trade;

use sandtable_core::{Illegal, Seat, Text};

use crate::action::Action;
use crate::item::{Item, ItemGroup};
use crate::setup::BazookaJoe;
use crate::specialist::Specialist;
use crate::state::{DDayDice, Step, WindowKind};
use crate::texts;
use crate::unit::Resource;

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
        self.judge_seat(seat, action)?;
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

    /// DD-2.6, DD-2.7, DD-22.5, DD-23.4
    fn judge_pool_card(&self, item: Item) -> Verdict {
        refuse_if(self.setup.solo() && !item.kind().solo, "DD-22.5", || texts::item_text("dd-no-solo-card", item))?;
        refuse_if(self.pool.contains(item), "DD-2.7", || texts::item_text("dd-no-pool-twice", item))?;
        let may = match item.group() {
            ItemGroup::Symbol => true,
            ItemGroup::Special => {
                self.setup.bazooka_joe == BazookaJoe::Off && self.setup.map.special_items.contains(item)
            }
            ItemGroup::Regular => false,
        };
        refuse_if(!may, "DD-2.6", || texts::item_text("dd-no-pool-card", item))
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
            _ if self.was_in_before(seat) => refuse("DD-15.8", Text::new("dd-no-safe-act")),
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
        let bound = self.window.kind == WindowKind::Move && self.is_bound(seat) && self.can_move(seat);
        refuse_if(bound, "DD-16.8", || Text::new("dd-no-done"))
    }

    fn judge_has_item(&self, seat: Seat, item: Item) -> Verdict {
        refuse_if(!self.unit(seat).items.contains(item), "DD-13.1", || texts::item_text("dd-no-item", item))
    }
}

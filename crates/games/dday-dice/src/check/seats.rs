//! Who is asked, judged (DD-3): by what lies on the table, not by how play came there.

use sandtable_core::{Seat, Text};

use super::{Verdict, not_now, refuse, refuse_if};
use crate::action::Action;
use crate::setup::MOST_SEATS;
use crate::state::{DDayDice, Phase, Step, Window, WindowKind};
use crate::unit::DiceStage;

impl DDayDice {
    /// A position written by hand rests, so somebody has to go on first. What the window that comes then would refuse
    /// anyway is refused by the clause that says why.
    pub(super) fn judge_resting(&self, seat: Seat, action: Action) -> Verdict {
        let coming = match self.step {
            Step::Begin(Phase::Result) => Some(WindowKind::Result),
            Step::Begin(Phase::Supply) => Some(WindowKind::Supply),
            Step::Begin(Phase::Move) => Some(WindowKind::Move),
            Step::Begin(Phase::Fire) => Some(WindowKind::Fire),
            _ => None,
        };
        let known = seat.0 < self.setup.seats;
        if let Some(kind) = coming.filter(|&kind| action != Action::GoOn && known && self.is_of_window(kind, seat)) {
            let mut open = self.clone();
            (open.resting, open.step) = (false, Step::Window);
            open.window = Window { kind, order: [seat.0; MOST_SEATS], count: 1, ..Window::default() };
            open.judge_window(seat, action)?;
        }
        self.judge_seat(seat, action)?;
        refuse_if(action != Action::GoOn, "DD-3.1", || Text::new("dd-no-resting"))
    }

    /// Is the seat asked at all?
    pub(super) fn judge_seat(&self, seat: Seat, action: Action) -> Verdict {
        refuse_if(seat.0 >= self.setup.seats, "DD-1.1", || Text::new("dd-no-seat"))?;
        if let Some(ending) = self.ending {
            return refuse(ending.rule(), Text::new("dd-no-over"));
        }
        if self.is_asked(seat) {
            return Ok(());
        }
        // DD-15.8: inside the bunker a seat may yet have its place in the order of the fire window.
        let waits = self.step == Step::Window && self.window.has(seat);
        refuse_if(self.was_in_before(seat) && !waits, "DD-3.2", || Text::new("dd-no-safe"))?;
        let of_dice = matches!(
            action,
            Action::Mulligan | Action::Keep | Action::Lock(_) | Action::Mark(_) | Action::Roll | Action::Stop
        );
        let of_losses = matches!(action, Action::Lose(_) | Action::Soldiers);
        match self.step {
            Step::Start(_) => refuse("DD-2.3", Text::new("dd-no-turn")),
            Step::PoolCard(_) => refuse("DD-2.7", Text::new("dd-no-turn")),
            Step::Dice if of_dice && !self.resting => refuse("DD-4.5", Text::new("dd-no-dice-done")),
            Step::Losses if of_losses => refuse("DD-18.12", Text::new("dd-no-losses")),
            Step::Dice | Step::Losses if !self.resting => not_now(action),
            _ => refuse("DD-3.5", Text::new("dd-no-turn")),
        }
    }

    fn is_asked(&self, seat: Seat) -> bool {
        let unit = self.unit(seat);
        if self.resting {
            // Whoever comes first outside goes on.
            let first = self.seats().find(|&other| !self.unit(other).sector.is_bunker());
            return first.unwrap_or(Seat(0)) == seat;
        }
        if let Some(ask) = self.asks.top() {
            return ask.seat() == seat;
        }
        match self.step {
            Step::Start(asked) | Step::PoolCard(asked) => asked == seat,
            // DD-4.1, DD-4.6: all outside roll, each until it has its final result.
            Step::Dice => !unit.sector.is_bunker() && unit.dice.stage != DiceStage::Ready,
            // DD-3.7
            Step::Window => {
                let place = usize::from(self.window.at);
                self.window.order[..usize::from(self.window.count)].get(place) == Some(&seat.0)
            }
            // DD-18.11, DD-18.12: all that still have to lose something, at once.
            Step::Losses => {
                let due = unit.turn.special > 0 || unit.turn.losses.unwrap_or(0) > 0;
                due && !self.was_in_before(seat)
            }
            Step::Begin(_) | Step::Upkeep | Step::Over => false,
        }
    }

    /// DD-3.2: has the unit been in the bunker since an earlier turn?
    pub(super) fn was_in_before(&self, seat: Seat) -> bool {
        let unit = self.unit(seat);
        unit.sector.is_bunker() && unit.bunker_turn < self.turn
    }

    /// DD-3.4, DD-15.8: has the seat a place in such a window? Outside the bunker in every one; inside in the fire window
    /// alone, if somebody has entered this turn.
    fn is_of_window(&self, kind: WindowKind, seat: Seat) -> bool {
        let inside = |seat: Seat| self.unit(seat).sector.is_bunker();
        let entered = |seat: Seat| inside(seat) && self.unit(seat).bunker_turn == self.turn;
        !inside(seat) || (kind == WindowKind::Fire && self.seats().any(entered))
    }
}

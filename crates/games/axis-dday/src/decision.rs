//! The numbers of the decisions, as the table of the rules of record has them.

use crate::side::Side;
use crate::state::{AxisDDay, Phase, Task};

impl AxisDDay {
    /// Which row of the table of decisions is asked, answers in a joint decision included.
    #[must_use]
    pub fn decision(&self) -> Option<&'static str> {
        match self.joint {
            _ if self.waiting => Some("D59"),
            joint if joint.referred => Some("D58"),
            joint if joint.uk.is_some() => Some("D57"),
            _ => self.task_decision(),
        }
    }

    /// Which row what is being done belongs to.
    pub(crate) fn task_decision(&self) -> Option<&'static str> {
        let number = match self.phase {
            Phase::Fortune(number) | Phase::Order(number) | Phase::Tactics(number) => number.get(),
            Phase::Victory => 0,
        };
        Some(match self.task {
            Task::Start => "D1",
            Task::LoseParatroopers { .. } => "D2",
            Task::AirborneHits { .. } => "D3",
            Task::ParatroopersAttack { .. } => "D5",
            Task::NavalSplit => "D6",
            Task::Naval => "D7",
            Task::Patrol => "D9",
            Task::Barnstorm => "D11",
            Task::SpareZone => pick(number == 4, "D12", "D20"),
            Task::Flak => pick(number == 4, "D13", "D21"),
            Task::Fireball => "D15",
            Task::PlaceBombers => "D16",
            Task::Bomb => pick(matches!(self.phase, Phase::Order(_)), "D17", "D19"),
            Task::FriendlyFire => "D23",
            Task::PlaneBack => pick(number == 7, "D24", "D53"),
            Task::LosePlane => pick(number == 7, "D25", "D54"),
            Task::March => pick(number == 8, "D27", "D38"),
            Task::Shell => "D29",
            Task::Land => "D31",
            Task::OwnZone => "D33",
            Task::Hits { on, .. } => match (number, on) {
                (11, Side::Axis) => "D34",
                (11, Side::Allies) => "D35",
                (_, Side::Allies) => "D41",
                (_, Side::Axis) => "D42",
            },
            Task::GunHits { .. } => pick(number == 11, "D37", "D44"),
            Task::PickFights => "D40",
            Task::Reroll => pick(number == 14, "D45", "D49"),
            Task::Reinforce => pick(number == 14, "D46", "D50"),
            Task::Recon => "D48",
            Task::Convoy { .. } => "D52",
            Task::Volunteers { .. } => "D56",
            Task::Offer => offer_decision(number),
            Task::Begin
            | Task::Finished
            | Task::AirborneRoll { .. }
            | Task::PlanesReturn
            | Task::NextFight
            | Task::RollCharts
            | Task::Strafe
            | Task::ParatroopersRoll { .. }
            | Task::Over => return None,
        })
    }
}

fn pick(first: bool, one: &'static str, other: &'static str) -> &'static str {
    if first { one } else { other }
}

/// The decision whether a Tactics card is used.
pub(crate) fn offer_decision(number: u8) -> &'static str {
    const OFFERS: [&str; 16] =
        ["D4", "D8", "D10", "D14", "D18", "D22", "D26", "D28", "D30", "D32", "D36", "D39", "D43", "D47", "D51", "D55"];
    OFFERS[usize::from(number.saturating_sub(1)) % 16]
}

//! The decisions: their numbers, as the table of the rules of record has them, and what each is about.

use serde::Serialize;

use crate::side::Side;
use crate::state::{AxisDDay, Phase, Task};

/// What a decision is about. Several rows of the table are about the same; an answer in a joint decision is about what the
/// proposals are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the tasks of the same names explain them")]
pub enum AskedAbout {
    Start,
    LoseParatroopers,
    AirborneHits,
    ParatroopersAttack,
    NavalSplit,
    Naval,
    Patrol,
    Barnstorm,
    SpareZone,
    Flak,
    Fireball,
    PlaceBombers,
    Bomb,
    FriendlyFire,
    PlaneBack,
    LosePlane,
    March,
    Shell,
    Land,
    OwnZone,
    Hits,
    GunHits,
    PickFights,
    Reroll,
    Reinforce,
    Recon,
    Convoy,
    Volunteers,
    Offer,
}

impl Task {
    /// What it asks about, if it asks anything.
    pub(crate) fn about(self) -> Option<AskedAbout> {
        Some(match self {
            Task::Start => AskedAbout::Start,
            Task::LoseParatroopers { .. } => AskedAbout::LoseParatroopers,
            Task::AirborneHits { .. } => AskedAbout::AirborneHits,
            Task::ParatroopersAttack { .. } => AskedAbout::ParatroopersAttack,
            Task::NavalSplit => AskedAbout::NavalSplit,
            Task::Naval => AskedAbout::Naval,
            Task::Patrol => AskedAbout::Patrol,
            Task::Barnstorm => AskedAbout::Barnstorm,
            Task::SpareZone => AskedAbout::SpareZone,
            Task::Flak => AskedAbout::Flak,
            Task::Fireball => AskedAbout::Fireball,
            Task::PlaceBombers => AskedAbout::PlaceBombers,
            Task::Bomb => AskedAbout::Bomb,
            Task::FriendlyFire => AskedAbout::FriendlyFire,
            Task::PlaneBack => AskedAbout::PlaneBack,
            Task::LosePlane => AskedAbout::LosePlane,
            Task::March => AskedAbout::March,
            Task::Shell => AskedAbout::Shell,
            Task::Land => AskedAbout::Land,
            Task::OwnZone => AskedAbout::OwnZone,
            Task::Hits { .. } => AskedAbout::Hits,
            Task::GunHits { .. } => AskedAbout::GunHits,
            Task::PickFights => AskedAbout::PickFights,
            Task::Reroll => AskedAbout::Reroll,
            Task::Reinforce => AskedAbout::Reinforce,
            Task::Recon => AskedAbout::Recon,
            Task::Convoy { .. } => AskedAbout::Convoy,
            Task::Volunteers { .. } => AskedAbout::Volunteers,
            Task::Offer => AskedAbout::Offer,
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

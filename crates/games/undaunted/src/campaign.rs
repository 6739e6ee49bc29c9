//! The campaign of the scenario book (UN-16): a score over a list of finished matches.

use serde::Serialize;

use crate::cards::Cards;
use crate::kind::Kind;
use crate::side::Side;
use crate::state::Undaunted;

/// A finished match, as a campaign counts it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Finished {
    /// Who won.
    pub winner: Side,
    /// How many combat cards each side lost, the US first. Fog removed by Recon does not count (UN-16.2).
    pub losses: [u32; 2],
}

/// The score of a campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Campaign {
    /// Victories of each side.
    pub victories: [u32; 2],
    /// Combat cards that each side lost.
    pub losses: [u32; 2],
    /// The scores (UN-16.2).
    pub scores: [i64; 2],
    /// Who wins, and how clearly (UN-16.3).
    pub result: CampaignResult,
}

/// Who wins a campaign (UN-16.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum CampaignResult {
    /// Equal scores.
    Undecided,
    /// A side is ahead.
    Won {
        /// Which.
        winner: Side,
        /// How clearly.
        grade: Grade,
    },
}

/// The grades of victory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// A lead of 1 to 3.
    Narrow,
    /// A lead of 4 or 5.
    Clear,
    /// A lead of 6 or more.
    Decisive,
}

impl Undaunted {
    /// What a campaign counts of this match, once it is over.
    #[must_use]
    pub fn finished(&self) -> Option<Finished> {
        let losses = Side::BOTH.map(|side| combat_cards(&self.force(side).removed));
        self.ending.map(|ending| Finished { winner: ending.winner, losses })
    }
}

fn combat_cards(cards: &Cards) -> u32 {
    Kind::all().filter(|kind| kind.is_combat()).map(|kind| u32::from(cards.of(kind))).sum()
}

/// UN-16.1 to UN-16.3: victories, less 1 for every full ten combat cards lost over the whole campaign.
#[must_use]
pub fn campaign(matches: &[Finished]) -> Campaign {
    let count = |side: Side| matches.iter().filter(|finished| finished.winner == side).count() as u32;
    let lost = |side: Side| matches.iter().map(|finished| finished.losses[side.index()]).sum::<u32>();
    let (victories, losses) = (Side::BOTH.map(count), Side::BOTH.map(lost));
    let scores = [0, 1].map(|index| i64::from(victories[index]) - i64::from(losses[index] / 10));
    let winner = if scores[0] > scores[1] { Side::Us } else { Side::Ge };
    let result = match scores[0].abs_diff(scores[1]) {
        0 => CampaignResult::Undecided,
        1..=3 => CampaignResult::Won { winner, grade: Grade::Narrow },
        4 | 5 => CampaignResult::Won { winner, grade: Grade::Clear },
        _ => CampaignResult::Won { winner, grade: Grade::Decisive },
    };
    Campaign { victories, losses, scores, result }
}

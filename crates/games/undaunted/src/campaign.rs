//! The campaign of the scenario book (UN-16): the twelve scenarios in order, and a score over the matches.

use sandtable_core::{AnyGame, Campaign, CampaignScore, Finished, Lead, Outcome, Seat, SeatSet, Text, Verdict};

use crate::cards::Cards;
use crate::info::SCENARIOS;
use crate::kind::Kind;
use crate::side::Side;
use crate::state::Undaunted;

/// The campaign. Seats are sides, so that everybody keeps a side by keeping a seat (UN-16.1).
pub struct ScenarioBook;

impl Campaign for ScenarioBook {
    fn scenarios(&self) -> &'static [&'static str] {
        SCENARIOS
    }

    fn seats(&self) -> u8 {
        Side::BOTH.len() as u8
    }

    fn scenario_key(&self) -> &'static str {
        "scenario"
    }

    /// UN-16.2: who won, however the match ended, and the combat cards that each side lost by then.
    fn finished(&self, game: &dyn AnyGame, outcome: &Outcome) -> Option<Finished> {
        let game = game.as_any().downcast_ref::<Undaunted>()?;
        let won = match outcome.verdict {
            Verdict::Won(winners) => winners,
            Verdict::Drawn | Verdict::Lost => SeatSet::NONE,
        };
        Some(Finished { won, losses: game.losses().to_vec() })
    }

    /// UN-16.2, UN-16.3: victories, less 1 for every full ten combat cards lost over the whole campaign.
    fn score(&self, matches: &[Finished]) -> CampaignScore {
        let count = |side: Side| matches.iter().filter(|finished| finished.won.contains(side.seat())).count() as u32;
        let lost_in = |finished: &Finished, side: Side| finished.losses.get(side.index()).copied().unwrap_or(0);
        let lost = |side: Side| matches.iter().map(|finished| lost_in(finished, side)).fold(0, u32::saturating_add);
        let (victories, losses) = (Side::BOTH.map(count), Side::BOTH.map(lost));
        let scores = [0, 1].map(|index| i64::from(victories[index]) - i64::from(losses[index] / 10));
        let lead = lead(scores);
        CampaignScore {
            victories: victories.to_vec(),
            losses: losses.to_vec(),
            lost: Text::new("un-campaign-lost"),
            scores: scores.to_vec(),
            text: said(lead.as_ref(), matches.len() == SCENARIOS.len()),
            lead,
            rule: "UN-16.3",
        }
    }
}

/// UN-16.3: the higher score wins, in one of three grades.
fn lead([us, ge]: [i64; 2]) -> Option<Lead> {
    let by = us.abs_diff(ge);
    let grade = match by {
        0 => return None,
        1..=3 => "narrow",
        4 | 5 => "clear",
        _ => "decisive",
    };
    let seat: Seat = if us > ge { Side::Us.seat() } else { Side::Ge.seat() };
    Some(Lead { seat, by, grade })
}

fn said(lead: Option<&Lead>, over: bool) -> Text {
    let Some(lead) = lead else {
        return Text::new(if over { "un-campaign-undecided" } else { "un-campaign-level" });
    };
    let side = if lead.seat == Side::Us.seat() { "un-side-us" } else { "un-side-ge" };
    Text::new(if over { "un-campaign-won" } else { "un-campaign-ahead" })
        .with("side", Text::new(side))
        .with("lead", i64::try_from(lead.by).unwrap_or(i64::MAX))
        .with("grade", lead.grade)
}

impl Undaunted {
    /// UN-16.2: how many combat cards each side has lost, the US first. Fog removed by Recon does not count.
    #[must_use]
    pub fn losses(&self) -> [u32; 2] {
        Side::BOTH.map(|side| combat_cards(&self.force(side).removed))
    }
}

fn combat_cards(cards: &Cards) -> u32 {
    Kind::all().filter(|kind| kind.is_combat()).map(|kind| u32::from(cards.of(kind))).sum()
}

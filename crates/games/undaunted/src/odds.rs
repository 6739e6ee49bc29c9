//! Exact chances, for the interface and the bots.
//!
//! Everything they rest on is open: where counters stand, and the pool of a side. A hit on a unit costs a card exactly when
//! the pool or the discard has one of it (UN-12.2 to UN-12.4), whatever the hand holds; otherwise the counter (UN-12.5).

use sandtable_core::{Chances, Odds, OddsLine, Seat, Text};

use crate::action::{Action, Deed};
use crate::cards::Cards;
use crate::kind::Kind;
use crate::printed::CardAction;
use crate::rules::combat::hit_chance;
use crate::side::{Side, UnitId};
use crate::state::{Step, Undaunted};
use crate::texts::unit_text;

impl Undaunted {
    /// The chances of an action that a side may choose.
    pub(crate) fn chances(&self, side: Side, action: Action) -> Option<Odds> {
        match action {
            Action::Play { card, deed: Deed::Attack(target) } => {
                let (total, chance) = self.shot(side, card, CardAction::Attack, target)?;
                Some(Odds(vec![
                    self.hit_line(target, total, chance),
                    Odds::expected(Text::new("un-odds-casualties"), chance),
                ]))
            }
            Action::Play { card, deed: Deed::Suppress(target) } => {
                let (total, chance) = self.shot(side, card, CardAction::Suppress, target)?;
                let id = if self.counter(target).is_suppressed() {
                    "un-odds-suppressed-already"
                } else {
                    "un-odds-suppressed"
                };
                Some(Odds(vec![Odds::chance(odds_text(id, target, total), chance)]))
            }
            Action::Play { deed: Deed::Blast(first), .. } => {
                let tile = self.force(side).target?;
                let on_tile = self.counters_on(tile);
                self.blast_odds(side, first, on_tile)
            }
            Action::BlastNext(next) => match self.pending.top() {
                Some(Step::Blast { left, .. }) => self.blast_odds(side, next, left),
                _ => None,
            },
            _ => None,
        }
    }

    /// The total defence of a target, and the chance to hit it, from where the card's counter stands or will be placed.
    fn shot(&self, side: Side, card: Kind, action: CardAction, target: UnitId) -> Option<(u8, f64)> {
        let unit = card.unit()?;
        let spawn = self.mission().side(side).spawns[unit.index()];
        let from = self.force(side).counter(unit).tile().or(spawn)?;
        self.counter(target).tile()?;
        let total = self.defence_from(from, target);
        Some((total, hit_chance(total, card.printed().strength(action)?)))
    }

    /// A hit, and what it costs.
    fn hit_line(&self, target: UnitId, total: u8, chance: f64) -> OddsLine {
        let force = self.force(target.side);
        let kind = target.unit.kind();
        let loses_card = force.discard.has(kind) || force.hand.has(kind) || Cards::in_deck(&force.deck).has(kind);
        let id = if loses_card { "un-odds-hit" } else { "un-odds-hit-counter" };
        Odds::chance(odds_text(id, target, total), chance)
    }

    /// A line for every counter still to be attacked, this one first; then casualties in sum, and those of the own side.
    fn blast_odds(&self, side: Side, first: UnitId, on_tile: [crate::kind::UnitSet; 2]) -> Option<Odds> {
        let dice = Kind::MORTAR.printed().strength(CardAction::Blast)?;
        let chance = |id: UnitId| hit_chance(self.defence_against_blast(id), dice);
        let line = |id: UnitId| self.hit_line(id, self.defence_against_blast(id), chance(id));
        let others = || {
            Side::BOTH
                .into_iter()
                .flat_map(|side| on_tile[side.index()].iter().map(move |unit| UnitId { side, unit }))
                .filter(|&id| id != first)
        };
        let mut lines = vec![line(first)];
        lines.extend(others().map(line));
        let all = || others().chain([first]);
        let sum = |whose: Side| all().filter(|id| id.side == whose).map(chance).sum::<f64>();
        lines.push(Odds::expected(Text::new("un-odds-casualties"), sum(Side::Us) + sum(Side::Ge)));
        if all().any(|id| id.side == side) {
            lines.push(Odds::expected(Text::new("un-odds-own-casualties"), sum(side)));
        }
        Some(Odds(lines))
    }
}

fn odds_text(id: &'static str, target: UnitId, total: u8) -> Text {
    Text::new(id).with("unit", unit_text(target)).with("total", i64::from(total))
}

impl Chances for Undaunted {
    fn odds(&self, seat: Seat, action: &Action) -> Option<Odds> {
        self.chances(Side::of(seat)?, *action)
    }
}

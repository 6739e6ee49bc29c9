//! Items in windows, judged (DD-13, DD-26).

use sandtable_core::{Seat, Text};

use super::{Verdict, refuse, refuse_if};
use crate::action::Target;
use crate::item::{Item, ItemEffect};
use crate::map::{Demand, Way};
use crate::state::{DDayDice, WindowKind};
use crate::texts;

/// The clause of a card.
fn rule_of(effect: ItemEffect) -> &'static str {
    match effect {
        ItemEffect::SectorDefZero => "DD-26.1",
        ItemEffect::SetDie => "DD-26.2",
        ItemEffect::TradeWith => "DD-26.3",
        ItemEffect::Bonus(_) => "DD-26.4",
        ItemEffect::CopyDice => "DD-26.5",
        ItemEffect::Soldiers(_) => "DD-26.6",
        ItemEffect::OwnMgZero => "DD-26.7",
        ItemEffect::SectorDef(_) => "DD-26.8",
        ItemEffect::OwnLoss(_) => "DD-26.9",
        ItemEffect::SectorMgMost(_) => "DD-26.10",
        ItemEffect::Courage(_) => "DD-26.11",
        ItemEffect::MarkerBack(_) => "DD-26.12",
        ItemEffect::CrossObstacle => "DD-26.14",
        ItemEffect::DemandOnly => "DD-26.15",
        ItemEffect::AnySectorDef(_) => "DD-26.16",
        ItemEffect::NoMineRoll => "DD-26.18",
        ItemEffect::MgDieZero => "DD-26.20",
        ItemEffect::BunkerDef(_) => "DD-26.21",
        ItemEffect::NoLoss => "DD-26.22",
        ItemEffect::OpenAdvance => "DD-26.24",
        ItemEffect::Tools(_) => "DD-26.25",
    }
}

impl DDayDice {
    pub(super) fn judge_use(&self, seat: Seat, item: Item, on: Target) -> Verdict {
        self.judge_has_item(seat, item)?;
        let now = self.window.kind.for_items();
        let fits = now.is_some_and(|window| item.kind().windows.contains(&window));
        refuse_if(!fits, "DD-13.4", || texts::item_text("dd-no-item-now", item))?;
        let unit = self.unit(seat);
        let (effect, sector) = (item.effect(), unit.sector);
        let rule = rule_of(effect);
        // The Mortar strikes any one sector, so its user may be in the bunker (DD-26.16).
        let own_sector = !matches!(effect, ItemEffect::AnySectorDef(_));
        let in_bunker = own_sector && item.kind().not_bunker && sector.is_bunker();
        refuse_if(in_bunker, rule, || texts::item_text("dd-no-item-bunker", item))?;
        let idle = |idle: bool| refuse_if(idle, "DD-13.6", || Text::new("dd-no-change"));
        let mg = self.setup.map.sector(sector).mg;
        match (effect, on) {
            (
                ItemEffect::Soldiers(_) | ItemEffect::Courage(_) | ItemEffect::Tools(_) | ItemEffect::Bonus(_),
                Target::None,
            ) => Ok(()),
            (ItemEffect::SetDie, Target::Die(die, face)) if self.window.kind == WindowKind::Result => {
                self.judge_rolled(seat, die)?;
                idle(unit.dice.face(die) == face)
            }
            (ItemEffect::SetDie, Target::MgNumber(die, number)) if self.window.kind == WindowKind::Fire => {
                refuse_if(die >= mg || !(1..=6).contains(&number), rule, || Text::new("dd-no-number"))?;
                idle(self.fire(sector).dice[usize::from(die)] == number)
            }
            (ItemEffect::CopyDice, Target::Seat(other)) => {
                self.judge_other_unit(seat, other, rule)?;
                let (own, his) = (&unit.dice, &self.unit(other).dice);
                let shown =
                    |dice: &crate::unit::Dice| dice.faces.into_iter().take(usize::from(dice.count)).collect::<Vec<_>>();
                idle(shown(own) == shown(his))
            }
            (ItemEffect::TradeWith, Target::Seat(other)) => {
                self.judge_other_unit(seat, other, rule)?;
                idle(self.unit(other).sector == sector || unit.turn.linked.contains(other))
            }
            (ItemEffect::MarkerBack(_), Target::None) => {
                refuse_if(unit.turn.moved || unit.marker == 0, rule, || Text::new("dd-no-map-case"))?;
                idle(unit.marker == 1)
            }
            (ItemEffect::SectorDefZero | ItemEffect::SectorDef(_), Target::None) => idle(!self.def_hurts_in(sector)),
            (ItemEffect::BunkerDef(_), Target::None) => {
                refuse_if(!sector.is_bunker(), rule, || texts::item_text("dd-no-item-outside", item))?;
                idle(!self.def_hurts_in(sector))
            }
            (ItemEffect::AnySectorDef(_), Target::Sector(target)) => {
                refuse_if(!self.setup.map.has(target), "DD-1.8", || texts::sector_text("dd-no-sector", target))?;
                refuse_if(target.is_bunker(), rule, || texts::item_text("dd-no-item-bunker", item))?;
                idle(!self.def_hurts_in(target))
            }
            (ItemEffect::OwnMgZero, Target::None) => idle(!self.mg_hurts(seat)),
            (ItemEffect::OwnLoss(_), Target::None) => idle(self.losses_against(seat) == 0),
            (ItemEffect::SectorMgMost(most), Target::None) => {
                idle(!(0..mg).any(|die| self.mg_die_hurts_beyond(sector, die, most)))
            }
            (ItemEffect::MgDieZero, Target::Mg(die)) => {
                refuse_if(die >= mg, rule, || Text::new("dd-no-number"))?;
                idle(!self.mg_die_hurts_beyond(sector, die, 0))
            }
            (ItemEffect::NoLoss, Target::None) => idle(self.losses_against(seat) == 0 && !self.suffers_special(seat)),
            (ItemEffect::OpenAdvance, Target::None) => {
                refuse_if(unit.turn.moved, rule, || Text::new("dd-no-move-twice"))?;
                // DD-26.24: what the photos are good for on a forward way: mines, or a "have" demand.
                let ways = self.place(seat).ways.iter().filter(|way| way.forward);
                let demands = |way: &Way| matches!(self.setup.map.sector(way.to).demand, Demand::Have(_));
                let useful = ways.into_iter().any(|way| way.mines || demands(way));
                idle(unit.turn.open_advance || !useful)
            }
            _ => refuse(rule, texts::item_text("dd-no-item-choice", item)),
        }
    }
}

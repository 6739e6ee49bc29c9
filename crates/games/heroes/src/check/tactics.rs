//! D1 and D3 to D6: deployment, tactics, reinforcements, manoeuvre.

use sandtable_core::{Illegal, Text};

use super::ground::at;
use super::shots::Stance;
use super::{Judged, no, no_if};
use crate::action::{Action, Button, Choice};
use crate::cards::{Card, Face};
use crate::name::CardName;
use crate::piece::Mark;
use crate::printed::{Key, Shooting};
use crate::side::{Side, Tag};
use crate::state::{Heroes, Placing, Stage, Task};
use crate::tile::Tile;
use crate::types::UnitType;

impl Heroes {
    /// D1.
    pub(super) fn judge_deployment(&self, side: Side, action: Action) -> Judged {
        let Stage::Deploy { next, .. } = self.stage else { return no("HN-3.15", "hn-no-deployment") };
        let list = &self.mission().side(side).deployment;
        let next = usize::from(next);
        match action {
            Action::Button(Button::AsListed) => {
                let begun = list.iter().take(next).any(|entry| entry.hidden);
                no_if(begun, "HN-3.5", "hn-no-as-listed")
            }
            Action::Deploy { tile, card } => {
                let Some(entry) = list.get(next) else { return no("HN-3.5", "hn-no-deployment") };
                if tile != entry.tile {
                    return Err(at("HN-3.16", "hn-no-deploy-box", entry.tile));
                }
                let card = self.judged_own_card(side, card, "HN-3.5")?;
                let listed = list.iter().any(|entry| entry.hidden && entry.card == card);
                no_if(!listed, "HN-3.5", "hn-no-deploy-card")?;
                let placed = self.units(side).iter().any(|tile| self.piece(tile).card == card);
                no_if(placed, "HN-3.5", "hn-no-deployed")?;
                self.judge_deploy_box(side, card, tile)?;
                let left: Vec<Card> = list
                    .iter()
                    .filter(|entry| entry.hidden && entry.card != card)
                    .map(|entry| entry.card)
                    .filter(|&left| !self.units(side).iter().any(|tile| self.piece(tile).card == left))
                    .collect();
                let boxes: Vec<Tile> = list[next + 1..].iter().map(|entry| entry.tile).collect();
                no_if(!self.judged_filling(side, &left, &boxes), "HN-3.16", "hn-no-deploy-rest")
            }
            _ => no("HN-3.15", "hn-no-deployment"),
        }
    }

    /// HN-3.6.
    fn judge_deploy_box(&self, side: Side, card: Card, tile: Tile) -> Judged {
        let kind = self.judged_kind(side, card)?;
        let list = &self.mission().side(side).deployment;
        let for_fort = list.iter().find(|entry| entry.tile == tile).is_some_and(|entry| {
            self.judged_kind(side, entry.card).is_ok_and(|kind| kind.types.contains(UnitType::Fort))
        });
        no_if(kind.types.contains(UnitType::Fort) != for_fort, "HN-3.6", "hn-no-deploy-fort")?;
        self.judge_footing(kind, kind.has(Key::Amphibious), tile)
            .map_err(|refusal| Illegal { rule: "HN-3.6", ..refusal })
    }

    /// Can these cards fill these boxes? The box with the fewest cards is filled first, in every way.
    fn judged_filling(&self, side: Side, cards: &[Card], boxes: &[Tile]) -> bool {
        let fits = |tile: Tile| cards.iter().filter(move |&&card| self.judge_deploy_box(side, card, tile).is_ok());
        let Some((index, &tile)) = boxes.iter().enumerate().min_by_key(|(_, tile)| fits(**tile).count()) else {
            return true;
        };
        let rest: Vec<Tile> =
            boxes.iter().enumerate().filter(|(other, _)| *other != index).map(|(_, &tile)| tile).collect();
        // Copies of one card are alike, so one of them stands for all.
        let mut tried: Vec<u8> = Vec::new();
        for &card in fits(tile) {
            let Ok(kind) = self.judged_kind_index(side, card) else { continue };
            if tried.contains(&kind) {
                continue;
            }
            tried.push(kind);
            let left: Vec<Card> = cards.iter().copied().filter(|&other| other != card).collect();
            if self.judged_filling(side, &left, &rest) {
                return true;
            }
        }
        false
    }

    /// A card of the own side by its name.
    pub(super) fn judged_own_card(&self, side: Side, name: CardName, rule: &'static str) -> Result<Card, Illegal> {
        let found = self.cards().sides[side.index()].iter().position(|card| card.name == name);
        found
            .map(|index| Card(index as u8))
            .ok_or_else(|| Illegal::new(rule, Text::new("hn-no-own-card").with("card", name.to_string())))
    }

    fn judged_kind_index(&self, side: Side, card: Card) -> Result<u8, Illegal> {
        match self.cards().data(side, card).face {
            Face::Unit(kind) => Ok(kind),
            _ => no("HN-6.20", "hn-no-unit-card"),
        }
    }

    /// The Unit Card that a card is; Event and Hero cards are none.
    pub(super) fn judged_kind(&self, side: Side, card: Card) -> Result<&crate::kind::UnitKind, Illegal> {
        Ok(&self.cards().kinds[usize::from(self.judged_kind_index(side, card)?)])
    }

    /// D3.
    pub(super) fn judge_tactic(&self, side: Side, action: Action) -> Judged {
        match action {
            Action::RecoverDirectives => Ok(()),
            Action::ManageCards => {
                let force = self.force(side);
                let placing = Placing { first_tag: force.next_tag, placed: 0, sources: [0; 3], hqs: [0; 7] };
                let fits = |card: Card| {
                    self.field().boxes.iter().any(|tile| self.judge_placement(side, card, tile, &placing).is_ok())
                };
                let useless = force.reserve.is_empty() && !force.hand.iter().any(fits);
                no_if(useless, "HN-6.21", "hn-no-cards-tactic")
            }
            Action::Manoeuvre(one, other) => self.judge_exchange(side, one, other),
            Action::Unsuppress(unit) => self.judge_unsuppress(side, unit),
            Action::Activate(unit) => {
                let tile = self.judged_unit(unit)?;
                no_if(unit.side != side, "HN-9.1", "hn-no-own-unit")?;
                no_if(self.piece(tile).has(Mark::Activated), "HN-9.2", "hn-no-activated")
            }
            Action::Move { .. } | Action::Shoot { .. } | Action::Use { .. } | Action::Exit(_) => {
                no("HN-9.13", "hn-no-activation-open")
            }
            Action::March { .. } | Action::MarchExit(_) => no("HN-24.8", "hn-no-activation-open"),
            Action::Directive => no("HN-24.2", "hn-no-directive-now"),
            Action::Button(_) => no("HN-4.7", "hn-no-end-early"),
            Action::Go(_) => no("HN-20.7", "hn-no-go-marker"),
            Action::UnsuppressMore(_) => no("HN-8.1", "hn-no-tactic-first"),
            Action::Deploy { .. } => no("HN-3.15", "hn-no-deployment"),
            _ => self.judge_side_action(side, action, "HN-4.5", "hn-no-tactic-first"),
        }
    }

    fn judge_unsuppress(&self, side: Side, unit: Tag) -> Judged {
        let tile = self.judged_unit(unit)?;
        no_if(unit.side != side, "HN-8.1", "hn-no-own-unit")?;
        no_if(self.piece(tile).suppressed == 0, "HN-8.2", "hn-no-suppressed")
    }

    /// HN-7.1 to HN-7.5.
    fn judge_exchange(&self, side: Side, one: Tag, other: Tag) -> Judged {
        let (here, there) = (self.judged_unit(one)?, self.judged_unit(other)?);
        no_if(one.side != side || other.side != side, "HN-7.1", "hn-no-own-unit")?;
        let apart = here.column().abs_diff(there.column()) + here.row().abs_diff(there.row());
        no_if(apart != 1, "HN-7.1", "hn-no-exchange-beside")?;
        for tile in [here, there] {
            no_if(self.piece(tile).has(Mark::Activated), "HN-7.2", "hn-no-activated")?;
            no_if(self.carries_key(tile, Key::Immobile), "HN-7.4", "hn-no-immobile")?;
        }
        for (from, to) in [(here, there), (there, here)] {
            self.judge_footing(self.kind(from), self.carries_key(from, Key::Amphibious), to)
                .map_err(|refusal| Illegal { rule: "HN-7.5", ..refusal })?;
        }
        Ok(())
    }

    /// D5.
    pub(super) fn judge_second_marker(&self, side: Side, action: Action) -> Judged {
        match action {
            Action::Button(Button::Done) => Ok(()),
            Action::UnsuppressMore(unit) => self.judge_unsuppress(side, unit),
            _ => self.judge_side_action(side, action, "HN-4.6", "hn-no-tactic-open"),
        }
    }

    /// D4.
    pub(super) fn judge_reinforcement(&self, side: Side, action: Action) -> Judged {
        let Task::Placing(placing) = self.task else { return no("HN-6.4", "hn-no-tactic-first") };
        match action {
            Action::Button(Button::Done) => Ok(()),
            Action::Card { card: name, number: None, choice: Choice::Tile(tile) } => {
                let card = self.judged_own_card(side, name, "HN-6.4")?;
                if let Err(refusal) = self.judged_kind_index(side, card) {
                    // An event may be played on a box all the same.
                    return match self.judge_card(side, name, None, Choice::Tile(tile)) {
                        Err(other) if matches!(other.rule, "HN-18.4" | "HN-50.9") => Err(refusal),
                        judged => judged,
                    };
                }
                self.judge_placement(side, card, tile, &placing)
            }
            _ => self.judge_side_action(side, action, "HN-4.6", "hn-no-tactic-open"),
        }
    }

    /// HN-6.4 to HN-6.13, HN-6.20, HN-6.25.
    fn judge_placement(&self, side: Side, card: Card, tile: Tile, placing: &Placing) -> Judged {
        let kind = self.judged_kind(side, card)?;
        no_if(!self.force(side).hand.contains(card), "HN-6.4", "hn-no-hand")?;
        no_if(placing.placed == 3, "HN-6.4", "hn-no-three-placed")?;
        self.judge_ground(kind, kind.has(Key::Amphibious), tile, "HN-6.9").map_err(|refusal| match refusal.rule {
            "HN-10.11" | "HN-28.13" => Illegal { rule: "HN-6.10", ..refusal },
            _ => refusal,
        })?;
        let in_zone = self.judged_zone(side, kind, tile);
        let (near, refused) = self.judged_hqs(side, tile, placing);
        if !in_zone && near.is_empty() {
            return match refused {
                Some((rule, id)) => no(rule, id),
                None => Err(at("HN-6.8", "hn-no-source", tile)),
            };
        }
        // HN-6.8: look for a different source for every card, the new one last.
        let mut sources: Vec<Vec<u8>> = Vec::new();
        for &mask in &placing.sources[..usize::from(placing.placed)] {
            let mut names = Vec::new();
            if mask & 1 != 0 {
                names.push(0);
            }
            names.extend((0..7).filter(|bit| mask & (2 << bit) != 0).map(|bit| placing.hqs[bit]));
            sources.push(names);
        }
        let mut own: Vec<u8> = near;
        own.extend(in_zone.then_some(0));
        let has_served = |name: u8| sources.iter().any(|names| names.contains(&name));
        let refusal = match *own.as_slice() {
            [0] => ("HN-6.5", "hn-no-zone-used"),
            [hq] if has_served(hq) => ("HN-6.6", "hn-no-hq-used"),
            _ => ("HN-6.7", "hn-no-hqs-used"),
        };
        sources.push(own);
        no_if(!assign(&sources, &mut Vec::new()), refusal.0, refusal.1)
    }

    fn judged_zone(&self, side: Side, kind: &crate::kind::UnitKind, tile: Tile) -> bool {
        let field = self.field();
        let more =
            field.zones_extra[side.index()].filter(|(key, _)| kind.abilities.iter().any(|ability| ability.key == *key));
        field.zones[side.index()].contains(tile) || more.is_some_and(|(_, boxes)| boxes.contains(tile))
    }

    /// The HQs that serve for a box, by the numbers of their tags, and why others beside it do not.
    fn judged_hqs(&self, side: Side, tile: Tile, placing: &Placing) -> (Vec<u8>, Option<(&'static str, &'static str)>) {
        let (mut serving, mut refused) = (Vec::new(), None);
        for hq in self.units(side).iter().filter(|hq| hq.distance(tile) == 1) {
            if !self.kind(hq).types.contains(UnitType::Hq) {
                continue;
            }
            let piece = self.piece(hq);
            let cut = self.mission().cut_off.is_some_and(|cut| {
                let pressed = self.units(side.other()).iter().any(|enemy| cut.enemy_boxes.contains(enemy));
                cut.side == side && cut.hq_boxes.contains(hq) && pressed
            });
            let beyond = self.mission().side(side).hq_boxes.is_some_and(|boxes| !boxes.contains(tile));
            if piece.has(Mark::Hidden) {
                refused = Some(("HN-6.11", "hn-no-hq-hidden"));
            } else if piece.number >= placing.first_tag {
                refused = Some(("HN-6.12", "hn-no-hq-new"));
            } else if cut {
                refused = Some(("HN-46.4", "hn-no-hq-cut-off"));
            } else if beyond {
                refused = Some(("HN-47.6", "hn-no-hq-rows"));
            } else {
                serving.push(piece.number);
            }
        }
        (serving, refused)
    }

    /// D6.
    pub(super) fn judge_manoeuvre(&self, side: Side, action: Action) -> Judged {
        let Task::Manoeuvre(manoeuvre) = self.task else { return no("HN-7.7", "hn-no-tactic-first") };
        let takes_part = |unit: Tag| no_if(!manoeuvre.units.contains(&unit), "HN-9.13", "hn-no-manoeuvre-unit");
        match action {
            Action::Button(Button::Done) => Ok(()),
            Action::Shoot { unit, value, paid, target } => {
                takes_part(unit)?;
                let from = self.judged_unit(unit)?;
                no_if(self.carries_key(from, Key::FireOrMove), "HN-7.14", "hn-no-fire-or-move")?;
                if let Some((shooter, slot)) = manoeuvre.shot {
                    let again = shooter == unit && usize::from(slot) == value.slot() && manoeuvre.again.is_some();
                    let fires = self
                        .kind(from)
                        .values
                        .get(value.slot())
                        .is_some_and(|value| value.fire.has(Shooting::FireAgain));
                    no_if(!(again && fires), "HN-7.7", "hn-no-manoeuvre-shot")?;
                }
                self.judge_shot(from, value, paid, target, Stance::Moved)
            }
            Action::March { unit: Some(unit), .. } | Action::MarchExit(Some(unit)) => {
                takes_part(unit)?;
                let from = self.judged_unit(unit)?;
                no_if(manoeuvre.marched, "HN-7.11", "hn-no-marched")?;
                self.judge_directive(from, true)?;
                no_if(self.carries_key(from, Key::Immobile), "HN-22.10", "hn-no-immobile")?;
                match action {
                    Action::March { tile, .. } => self.judge_orthogonal(from, tile, "HN-24.5"),
                    _ => self.judge_exit(side, from, |exits| exits.by_march),
                }
            }
            Action::March { unit: None, .. } | Action::MarchExit(None) => no("HN-7.11", "hn-no-manoeuvre-march"),
            Action::Move { .. } | Action::Exit(_) | Action::Tile(_) => no("HN-7.10", "hn-no-manoeuvre-move"),
            Action::Use { .. } => no("HN-7.12", "hn-no-manoeuvre-ability"),
            Action::Button(Button::EndHidden) => no("HN-7.17", "hn-no-manoeuvre-hides"),
            _ => self.judge_side_action(side, action, "HN-4.6", "hn-no-tactic-open"),
        }
    }

    /// A refusal that names a unit, with its card where the side knows it.
    pub(super) fn about_unit(&self, side: Side, rule: &'static str, id: &'static str, unit: Tag) -> Illegal {
        Illegal::new(rule, Text::new(id).with("unit", self.unit_for(side.seat(), unit)))
    }
}

/// Gives each list a name of its own; 0 is the zone, and at most two others may be used.
fn assign(lists: &[Vec<u8>], used: &mut Vec<u8>) -> bool {
    let Some((first, rest)) = lists.split_first() else {
        return used.iter().filter(|&&name| name != 0).count() <= 2;
    };
    for &name in first {
        if used.contains(&name) {
            continue;
        }
        used.push(name);
        let found = assign(rest, used);
        used.pop();
        if found {
            return true;
        }
    }
    false
}

//! D7: moves, attacks and abilities of the unit that is being activated.

use super::shots::Stance;
use super::whom::{means, names_somebody, works_of_itself};
use super::{Judged, no, no_if};
use crate::action::{Action, Button, Icon, On};
use crate::effect::Effect;
use crate::piece::Mark;
use crate::printed::{Ability, Key, Shooting};
use crate::side::{Side, Tag};
use crate::state::{Activation, Heroes, MOST_ABILITIES};
use crate::terrain::Terrain;
use crate::tile::Tile;

impl Heroes {
    /// D7.
    pub(super) fn judge_activation(&self, side: Side, action: Action) -> Judged {
        let Some(active) = self.activation() else { return no("HN-9.13", "hn-no-activation-open") };
        let from = self.judged_unit(active.unit)?;
        let its_turn = |unit: Tag| no_if(unit != active.unit, "HN-9.13", "hn-no-other-unit");
        match action {
            Action::Button(Button::End) => Ok(()),
            Action::Button(Button::EndHidden) => self.judge_hiding(side, from),
            Action::Move { unit, tile } => {
                its_turn(unit)?;
                self.judge_free_to_move(active, from)?;
                self.judge_move_left(active)?;
                if active.moved {
                    self.judge_orthogonal(from, tile, "HN-32.12")
                } else {
                    self.judge_normal_step(from, tile)
                }
            }
            Action::Exit(unit) => {
                its_turn(unit)?;
                self.judge_free_to_move(active, from)?;
                self.judge_exit(side, from, |exits| exits.by_move)?;
                self.judge_move_left(active)
            }
            Action::March { unit: None, tile } => {
                self.judge_march(active, from)?;
                self.judge_orthogonal(from, tile, "HN-24.5")
            }
            Action::MarchExit(None) => {
                self.judge_march(active, from)?;
                self.judge_exit(side, from, |exits| exits.by_march)
            }
            Action::March { unit: Some(_), .. } | Action::MarchExit(Some(_)) => no("HN-24.8", "hn-no-march-named"),
            Action::Shoot { unit, value, paid, target } => {
                its_turn(unit)?;
                no_if(active.charged, "HN-45.5", "hn-no-charged")?;
                let moved = active.moved || active.marched || active.seized || active.extra;
                self.judge_shot(from, value, paid, target, if moved { Stance::Moved } else { Stance::Free })?;
                let again =
                    self.kind(from).values.get(value.slot()).is_some_and(|value| value.fire.has(Shooting::FireAgain));
                let shots = active.values[value.slot()];
                no_if(again && shots >= 2, "HN-21.10", "hn-no-value-used")?;
                no_if(!again && shots >= 1, "HN-11.1", "hn-no-value-used")
            }
            Action::Use { unit, icon, on } => {
                its_turn(unit)?;
                self.judge_use(side, active, from, icon, on)
            }
            Action::Tile(_) => no("HN-16.11", "hn-no-seize-now"),
            _ => self.judge_side_action(side, action, "HN-4.6", "hn-no-tactic-open"),
        }
    }

    /// HN-28.10.
    fn judge_hiding(&self, side: Side, tile: Tile) -> Judged {
        no_if(self.variants.no_hidden, "HN-30.4", "hn-no-hiding-variant")?;
        no_if(self.terrain(tile) != Terrain::Forest, "HN-28.10", "hn-no-forest")?;
        let piece = self.piece(tile);
        no_if(piece.has(Mark::Hidden), "HN-28.10", "hn-no-hidden-already")?;
        no_if(piece.hero.is_some(), "HN-18.13", "hn-no-hero-hides")?;
        let watched = self.units(side.other()).iter().any(|enemy| enemy.distance(tile) == 1);
        no_if(watched, "HN-28.10", "hn-no-enemy-beside")
    }

    /// HN-22.9, HN-22.10, HN-21.19.
    fn judge_free_to_move(&self, active: &Activation, tile: Tile) -> Judged {
        no_if(self.carries_key(tile, Key::Immobile), "HN-22.10", "hn-no-immobile")?;
        no_if(active.halted, "HN-21.19", "hn-no-halted-moves")?;
        let shot = active.values.iter().any(|&shots| shots > 0) || active.charged;
        no_if(shot && self.carries_key(tile, Key::FireOrMove), "HN-22.9", "hn-no-fire-or-move")
    }

    /// HN-9.5, HN-32.12.
    fn judge_move_left(&self, active: &Activation) -> Judged {
        if !active.moved {
            return Ok(());
        }
        let granted = self.lasting.iter().flatten().any(|lasting| {
            let effects = &self.event_kind(lasting.event).effects;
            lasting.unit == Some(active.unit) && effects.iter().any(|effect| matches!(effect, Effect::ExtraMove { .. }))
        });
        no_if(!granted || active.extra, "HN-9.5", "hn-no-moved")
    }

    /// HN-24.5, HN-24.6.
    fn judge_march(&self, active: &Activation, tile: Tile) -> Judged {
        no_if(active.marched, "HN-24.6", "hn-no-marched")?;
        self.judge_free_to_move(active, tile)?;
        self.judge_directive(tile, true)
    }

    /// HN-10.6, HN-47.4.
    pub(super) fn judge_exit(&self, side: Side, tile: Tile, way: fn(&crate::scenario::Exits) -> bool) -> Judged {
        match &self.mission().exits {
            Some(exits) if exits.side == side && way(exits) => {
                no_if(!exits.boxes.contains(tile), "HN-47.4", "hn-no-exit")
            }
            _ => no("HN-10.6", "hn-no-exit"),
        }
    }

    fn judge_use(&self, side: Side, active: &Activation, tile: Tile, icon: Icon, on: On) -> Judged {
        no_if(self.kind(tile).is_decoy(), "HN-27.1", "hn-no-decoy-acts")?;
        if icon == Icon::Charge {
            return self.judge_charge(side, active, tile, on);
        }
        let (slot, ability) = match icon {
            Icon::Hero => match self.hero(tile).and_then(crate::kind::Hero::ability) {
                Some(ability) if !works_of_itself(ability.key) => (MOST_ABILITIES, ability),
                _ => return no("HN-18.9", "hn-no-such-ability"),
            },
            _ => {
                let abilities = &self.kind(tile).abilities;
                let slot = abilities.iter().position(|ability| Some(ability.key) == icon.key());
                match slot {
                    Some(slot) => (slot, &abilities[slot]),
                    None => return no("HN-9.7", "hn-no-such-ability"),
                }
            }
        };
        no_if(ability.uses == Some(active.uses[slot]), "HN-19.10", "hn-no-uses-left")?;
        match (ability.key, on) {
            (Key::Elan, On::Nothing) => no_if(self.force(side).directives == 6, "HN-19.18", "hn-no-six-directives"),
            (Key::Reinforce, On::Nothing) => no_if(self.force(side).reserve.is_empty(), "HN-19.18", "hn-no-reserve"),
            (Key::Engineers, On::Tile(obstacle)) => {
                let apart = tile.column().abs_diff(obstacle.column()) + tile.row().abs_diff(obstacle.row());
                no_if(apart > 1 || !self.obstacles.contains(obstacle), "HN-22.3", "hn-no-obstacle-there")
            }
            (Key::Fire, On::Fire { unit, value, paid, target }) => {
                let shooter = self.judge_chosen(side, tile, slot, ability, unit)?;
                self.judge_shot(shooter, value, paid, target, Stance::Standing)
            }
            (Key::Fire | Key::Elan | Key::Reinforce | Key::Engineers, _) => {
                no(ability.key.rule(), "hn-no-ability-path")
            }
            (_, On::Unit(unit)) => {
                let other = self.judge_chosen(side, tile, slot, ability, unit)?;
                self.judge_help(side, ability.key, other)
            }
            (key, _) => no(key.rule(), "hn-no-ability-path"),
        }
    }

    /// HN-19.5 to HN-19.17: may the ability choose this unit?
    fn judge_chosen(
        &self,
        side: Side,
        giver: Tile,
        slot: usize,
        ability: &Ability,
        unit: Tag,
    ) -> Result<Tile, sandtable_core::Illegal> {
        let tile = self.judged_unit(unit)?;
        no_if(unit.side != side, ability.key.rule(), "hn-no-own-unit")?;
        let includes_own = ability.key == Key::Medic || ability.key == Key::Rally;
        no_if(tile == giver && !includes_own, "HN-19.17", "hn-no-itself")?;
        let rule = if ability.range == 1 { "HN-19.5" } else { "HN-19.6" };
        no_if(giver.distance(tile) > ability.range, rule, "hn-no-range")?;
        let kind = self.kind(tile);
        no_if(names_somebody(&ability.whom) && kind.is_decoy(), "HN-27.5", "hn-no-decoy-chosen")?;
        let rule = if ability.whom.pure.is_empty() { "HN-19.8" } else { "HN-19.9" };
        no_if(!means(&ability.whom, kind), rule, "hn-no-type")?;
        let chosen = self.piece(tile).chosen & ability.chosen_bit(slot) != 0;
        match ability.key {
            Key::Forward | Key::FallBack => no_if(chosen, "HN-20.26", "hn-no-chosen-again")?,
            _ => no_if(chosen && ability.uses.is_none(), "HN-19.11", "hn-no-chosen-again")?,
        }
        Ok(tile)
    }

    /// Could the ability change anything for this unit?
    fn judge_help(&self, side: Side, key: Key, tile: Tile) -> Judged {
        let piece = self.piece(tile);
        match key {
            Key::Go => {
                no_if(piece.has(Mark::Activated), "HN-20.2", "hn-no-activated")?;
                no_if(piece.has(Mark::Go), "HN-20.3", "hn-no-go-twice")
            }
            Key::Rally => no_if(piece.suppressed == 0, "HN-19.18", "hn-no-suppressed"),
            Key::Medic => no_if(piece.hits == 0, "HN-20.33", "hn-no-hit"),
            Key::Forward | Key::FallBack => {
                no_if(self.carries_key(tile, Key::Immobile), "HN-20.27", "hn-no-immobile")?;
                let to = if key == Key::Forward { tile.forward(side) } else { tile.back(side) };
                let inside = to.filter(|&to| self.judge_box(to).is_ok());
                match inside {
                    Some(to) => self
                        .judge_entry(tile, to)
                        .map_err(|refusal| sandtable_core::Illegal { rule: "HN-20.27", ..refusal }),
                    None if key == Key::Forward => self
                        .judge_exit(side, tile, |exits| exits.by_forward)
                        .map_err(|refusal| sandtable_core::Illegal { rule: "HN-20.27", ..refusal }),
                    None => no("HN-20.27", "hn-no-off-board"),
                }
            }
            _ => Ok(()),
        }
    }

    /// HN-45.5.
    fn judge_charge(&self, side: Side, active: &Activation, tile: Tile, on: On) -> Judged {
        let charge = match self.mission().charge {
            Some(charge) if charge.side == side && self.carries_key(tile, charge.key) => charge,
            _ => return no("HN-45.5", "hn-no-charge"),
        };
        let shot = active.charged || active.values != [0, 0];
        no_if(shot, "HN-45.5", "hn-no-charge-instead")?;
        let moved = active.moved || active.marched || active.seized || active.extra;
        no_if(moved && self.carries_key(tile, Key::FireOrMove), "HN-22.9", "hn-no-fire-or-move")?;
        let On::Unit(target) = on else { return no("HN-45.5", "hn-no-ability-path") };
        let at = self.judged_unit(target)?;
        no_if(target.side == side, "HN-11.2", "hn-no-own-target")?;
        let meant = tile.distance(at) == 1
            && !self.piece(at).has(Mark::Hidden)
            && charge.types.iter().any(|kind| self.kind(at).types.contains(kind));
        no_if(!meant, "HN-45.5", "hn-no-charge-target")
    }
}

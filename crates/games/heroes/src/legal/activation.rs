//! D6 and D7: what a unit may do in a manoeuvre and in its activation.

use crate::action::{Action, Button, Icon, On, ValueName};
use crate::printed::{Ability, Key, Shooting};
use crate::side::{Side, Tag};
use crate::state::{Activation, Heroes, Manoeuvre, Task};
use crate::terrain::Terrain;
use crate::tile::{Tile, TileSet};
use crate::types::UnitType;

impl Heroes {
    /// D6.
    pub(super) fn manoeuvre_choices(&self, out: &mut Vec<Action>) {
        let Task::Manoeuvre(manoeuvre) = self.task else { return };
        for unit in manoeuvre.units {
            let Some(tile) = self.find(unit) else { continue };
            self.manoeuvre_shots(&manoeuvre, unit, tile, out);
            // HN-7.11
            if !manoeuvre.marched && self.can_use_directive(tile) && !self.is_immobile(tile) {
                let boxes = self.enterable(tile, tile.beside());
                out.extend(boxes.iter().map(|to| Action::March { unit: Some(unit), tile: to }));
                // HN-47.4
                if self.is_exit(unit.side, tile) && self.mission().exits.is_some_and(|exits| exits.by_march) {
                    out.push(Action::MarchExit(Some(unit)));
                }
            }
        }
        out.push(Action::Button(Button::Done));
    }

    /// HN-7.7, HN-7.8, HN-7.14.
    fn manoeuvre_shots(&self, manoeuvre: &Manoeuvre, unit: Tag, tile: Tile, out: &mut Vec<Action>) {
        if self.has_key(tile, Key::FireOrMove) {
            return;
        }
        for (slot, value) in self.kind(tile).values.iter().enumerate() {
            let open = match manoeuvre.shot {
                None => true,
                Some((shooter, used)) => shooter == unit && usize::from(used) == slot && manoeuvre.again.is_some(),
            };
            if open {
                let name = ValueName::of(slot, value.moved.map(|_| false));
                self.each_shot(tile, name, |unit, value, paid, target| {
                    out.push(Action::Shoot { unit, value, paid, target });
                });
            }
        }
    }

    /// D7.
    pub(super) fn activation_choices(&self, side: Side, out: &mut Vec<Action>) {
        let Some(active) = self.activation() else { return };
        let Some(tile) = self.find(active.unit) else { return };
        self.activation_moves(side, active, tile, out);
        self.activation_shots(active, tile, out);
        if !self.kind(tile).is_decoy() {
            for (slot, ability) in self.kind(tile).abilities.iter().enumerate() {
                if let Some(icon) = Icon::of(ability.key) {
                    self.ability_uses(active, tile, icon, slot, ability, out);
                }
            }
            if let Some((slot, ability)) = self.ability_behind(tile, Icon::Hero) {
                self.ability_uses(active, tile, Icon::Hero, slot, &ability, out);
            }
            self.charges(side, active, tile, out);
        }
        out.push(Action::Button(Button::End));
        if self.may_hide(side, tile) {
            out.push(Action::Button(Button::EndHidden));
        }
    }

    /// HN-28.10, HN-18.13, HN-30.4.
    fn may_hide(&self, side: Side, tile: Tile) -> bool {
        let piece = self.piece(tile);
        self.terrain(tile) == Terrain::Forest
            && !piece.is_hidden()
            && piece.hero.is_none()
            && !self.variants.no_hidden
            && self.units(side.other()).and(tile.around()).is_empty()
    }

    fn activation_moves(&self, side: Side, active: &Activation, tile: Tile, out: &mut Vec<Action>) {
        // HN-22.10, HN-22.9, HN-21.19
        let held =
            self.is_immobile(tile) || active.halted || (active.has_shot() && self.has_key(tile, Key::FireOrMove));
        if held {
            return;
        }
        let extra = active.moved && !active.extra && self.has_extra_move(active.unit);
        if !active.moved || extra {
            let diagonal = !active.moved && self.kind(tile).is(UnitType::Mech);
            let near = if diagonal { tile.around() } else { tile.beside() };
            let boxes = self.enterable(tile, near);
            out.extend(boxes.iter().map(|to| Action::Move { unit: active.unit, tile: to }));
            if self.is_exit(side, tile) && self.mission().exits.is_some_and(|exits| exits.by_move) {
                out.push(Action::Exit(active.unit));
            }
        }
        if !active.marched && self.can_use_directive(tile) {
            let boxes = self.enterable(tile, tile.beside());
            out.extend(boxes.iter().map(|to| Action::March { unit: None, tile: to }));
            if self.is_exit(side, tile) && self.mission().exits.is_some_and(|exits| exits.by_march) {
                out.push(Action::MarchExit(None));
            }
        }
    }

    fn activation_shots(&self, active: &Activation, tile: Tile, out: &mut Vec<Action>) {
        // HN-22.9, HN-45.5
        if active.charged || (active.has_moved() && self.has_key(tile, Key::FireOrMove)) {
            return;
        }
        for (slot, value) in self.kind(tile).values.iter().enumerate() {
            // HN-11.1, HN-21.10
            let most = if value.fire.has(Shooting::FireAgain) { 2 } else { 1 };
            if active.values[slot] >= most {
                continue;
            }
            let mut push = |unit, value, paid, target| out.push(Action::Shoot { unit, value, paid, target });
            match value.moved {
                None => self.each_shot(tile, ValueName::of(slot, None), &mut push),
                Some(_) => {
                    if !active.has_moved() {
                        self.each_shot(tile, ValueName::of(slot, Some(true)), &mut push);
                    }
                    self.each_shot(tile, ValueName::of(slot, Some(false)), &mut push);
                }
            }
        }
    }

    /// HN-45.5.
    fn charges(&self, side: Side, active: &Activation, tile: Tile, out: &mut Vec<Action>) {
        let Some(charge) = self.mission().charge.filter(|charge| charge.side == side) else { return };
        let bound = active.has_moved() && self.has_key(tile, Key::FireOrMove);
        if active.has_shot() || bound || !self.has_key(tile, charge.key) {
            return;
        }
        for target in self.units(side.other()).and(tile.around()).iter() {
            let visible = !self.piece(target).is_hidden();
            if visible && !charge.types.and(self.kind(target).types).is_empty() {
                out.push(Action::Use { unit: active.unit, icon: Icon::Charge, on: On::Unit(self.tag(target)) });
            }
        }
    }

    fn ability_uses(
        &self,
        active: &Activation,
        tile: Tile,
        icon: Icon,
        slot: usize,
        ability: &Ability,
        out: &mut Vec<Action>,
    ) {
        // HN-19.10
        if !ability.key.is_active() || ability.uses.is_some_and(|uses| active.uses[slot] >= uses) {
            return;
        }
        let unit = active.unit;
        let force = self.force(unit.side);
        let mut push = |on: On| out.push(Action::Use { unit, icon, on });
        match ability.key {
            // HN-19.18
            Key::Elan if force.directives < crate::state::MOST_DIRECTIVES => push(On::Nothing),
            Key::Reinforce if !force.reserve.is_empty() => push(On::Nothing),
            Key::Elan | Key::Reinforce => {}
            Key::Engineers => {
                let near = tile.beside().or(TileSet::only(tile));
                self.obstacles.and(near).iter().for_each(|tile| push(On::Tile(tile)));
            }
            Key::Fire => {
                for shooter in self.chosen_by(tile, slot, ability).iter() {
                    for slot in 0..self.kind(shooter).values.len() {
                        self.each_shot(shooter, self.halted_name(shooter, slot), |unit, value, paid, target| {
                            push(On::Fire { unit, value, paid, target });
                        });
                    }
                }
            }
            _ => self.chosen_by(tile, slot, ability).iter().for_each(|other| push(On::Unit(self.tag(other)))),
        }
    }

    /// The units that an ability of the unit in `giver` may choose now.
    fn chosen_by(&self, giver: Tile, slot: usize, ability: &Ability) -> TileSet {
        let side = self.tag(giver).side;
        let reach = giver.within(ability.range).or(TileSet::only(giver));
        // HN-19.11, HN-20.26
        let once = ability.uses.is_none() || matches!(ability.key, Key::Forward | Key::FallBack);
        let bit = ability.chosen_bit(slot);
        let fits = |&tile: &Tile| {
            let (piece, kind) = (self.piece(tile), self.kind(tile));
            // HN-19.8, HN-27.5
            let meant = ability.whom.concerns(kind.types, kind.keys) && !(ability.whom.is_limited() && kind.is_decoy());
            // HN-19.17
            let own = tile != giver || matches!(ability.key, Key::Medic | Key::Rally);
            meant
                && own
                && !(once && piece.chosen & bit != 0)
                && match ability.key {
                    Key::Go => self.may_get_go(tile),
                    Key::Rally => piece.suppressed > 0,
                    Key::Medic => piece.hits > 0,
                    Key::Forward => self.can_be_sent(side, tile, tile.forward(side), true),
                    Key::FallBack => self.can_be_sent(side, tile, tile.back(side), false),
                    Key::Fire => !kind.values.is_empty(),
                    _ => false,
                }
        };
        self.units(side).and(reach).iter().filter(fits).collect()
    }

    /// HN-20.27: may Forward! or Fall Back! move the unit there?
    fn can_be_sent(&self, side: Side, tile: Tile, to: Option<Tile>, forward: bool) -> bool {
        if self.is_immobile(tile) {
            return false;
        }
        match to.filter(|&to| self.field().boxes.contains(to)) {
            Some(to) => !self.enterable(tile, TileSet::only(to)).is_empty(),
            None => forward && self.is_exit(side, tile) && self.mission().exits.is_some_and(|exits| exits.by_forward),
        }
    }
}

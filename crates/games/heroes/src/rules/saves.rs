//! Saving throws (HN-14) and DIRECTIVES (HN-24).

use crate::effect::{Effect, Scope};
use crate::event::{Event, Purpose, Reason};
use crate::matching::Belief;
use crate::piece::Evidence;
use crate::printed::{Ability, Key, Shooting};
use crate::rules::Table;
use crate::rules::shooting::YELLOW;
use crate::side::Side;
use crate::state::{Aim, Attack, Heroes, MOST_DIRECTIVES};
use crate::terrain::Terrain;
use crate::tile::{Tile, TileSet};

/// HN-14.8: a hidden unit always saves on this.
const HIDDEN: u8 = 6;
/// HN-14.15: no save value is better.
const BEST: u8 = 2;

impl Heroes {
    /// The abilities of a unit: those of its card, and its Hero's.
    pub(crate) fn abilities_of(&self, tile: Tile) -> impl Iterator<Item = &Ability> {
        self.kind(tile).abilities.iter().chain(self.hero(tile).and_then(|hero| hero.ability()))
    }

    /// HN-14.16: is every save denied?
    pub(crate) fn save_denied(&self, attack: &Attack, target: Tile) -> bool {
        attack.fire.has(Shooting::NoSave) || self.is_exposed(target)
    }

    /// HN-22.8: a visible enemy unit denies the saves of units near it.
    pub(crate) fn is_exposed(&self, target: Tile) -> bool {
        let Some(side) = self.side_at(target) else { return false };
        self.units(side.other()).iter().any(|enemy| {
            !self.piece(enemy).is_hidden()
                && self
                    .abilities_of(enemy)
                    .any(|ability| ability.key == Key::Expose && enemy.distance(target) <= ability.range)
        })
    }

    /// HN-14.6 to HN-14.8: the save value of the unit in a box as it lies.
    pub(crate) fn save_value(&self, tile: Tile) -> Option<u8> {
        if self.piece(tile).is_hidden() { Some(HIDDEN) } else { self.visible_save(tile) }
    }

    /// HN-14.6: the best save value of the unit in a box, were it visible.
    pub(crate) fn visible_save(&self, tile: Tile) -> Option<u8> {
        let kind = self.kind(tile);
        let terrain = self.terrain(tile);
        let own = |key: Key| self.abilities_of(tile).find(move |ability| ability.key == key);
        // HN-14.7
        let mut best = own(Key::Save).map(|ability| ability.number).or(kind.save).unwrap_or(u8::MAX);
        if let Some(save) = terrain.save() {
            // HN-22.11
            let better =
                own(Key::Defenders).filter(|ability| ability.works_in(terrain)).map_or(0, |ability| ability.number);
            best = best.min(save.saturating_sub(better));
        }
        best = best.min(self.field().defence_bonus(tile).unwrap_or(u8::MAX));
        if let Some(resist) = own(Key::Resist).filter(|ability| ability.works_in(terrain)) {
            best = best.min(resist.number);
        }
        best = best.min(self.support_for(tile));
        best = best.min(self.granted_save(tile));
        (best < u8::MAX).then_some(best.max(BEST))
    }

    /// HN-20.36: the best Support of visible units.
    fn support_for(&self, tile: Tile) -> u8 {
        let Some(side) = self.side_at(tile) else { return u8::MAX };
        let givers = self.units(side).iter().filter(|&giver| giver == tile || !self.piece(giver).is_hidden());
        givers.filter_map(|giver| self.support_of(giver, tile)).min().unwrap_or(u8::MAX)
    }

    /// The save value that a unit's Support would give another.
    pub(crate) fn support_of(&self, giver: Tile, tile: Tile) -> Option<u8> {
        let kind = self.kind(tile);
        let near = |ability: &&Ability| giver.distance(tile) <= ability.range;
        let meant = |ability: &&Ability| ability.key == Key::Support && ability.whom.concerns(kind.types, kind.keys);
        self.abilities_of(giver).filter(meant).filter(near).map(|ability| ability.number).min()
    }

    /// HN-17.25: save values of effects in force.
    fn granted_save(&self, tile: Tile) -> u8 {
        let granted = self.in_force().filter_map(|(lasting, effect)| {
            let Effect::Save { value, scope, target } = effect else { return None };
            let meant = match scope {
                Scope::Chosen => lasting.unit == Some(self.tag(tile)),
                Scope::Every => self.matches(target, lasting.side, tile, Belief::Truth),
                Scope::Area(reach) => {
                    lasting.tile.is_some_and(|centre| centre.distance(tile) <= *reach)
                        && self.matches(target, lasting.side, tile, Belief::Truth)
                }
            };
            meant.then_some(*value)
        });
        granted.min().unwrap_or(u8::MAX)
    }

    /// HN-14.9 to HN-14.11: the hidden units of the target's owner that would give it a better save when turned up.
    pub(crate) fn better_turned_up(&self, attack: &Attack) -> TileSet {
        let Some(target) = self.find(attack.target) else { return TileSet::NONE };
        if self.save_denied(attack, target) {
            return TileSet::NONE;
        }
        let now = self.save_value(target).unwrap_or(u8::MAX);
        if self.piece(target).is_hidden() {
            let better = self.visible_save(target).is_some_and(|save| save < now);
            return if better { TileSet::only(target) } else { TileSet::NONE };
        }
        let hidden = self.units(attack.target.side).iter().filter(|&tile| self.piece(tile).is_hidden());
        hidden.filter(|&tile| self.support_of(tile, target).is_some_and(|save| save.max(BEST) < now)).collect()
    }

    /// Step 8: the owner is asked, or the die is rolled.
    pub(crate) fn ask_or_save(&mut self, attack: Attack, table: &mut Table<'_>) {
        // Whether the question is put tells something of hidden units.
        table.reveal_of(attack.target.side);
        if self.better_turned_up(&attack).is_empty() {
            self.save(attack, table);
        } else {
            self.attack = Some(Attack { aim: Aim::TurnUp, ..attack });
        }
    }

    /// Steps 9 and 10.
    pub(crate) fn save(&mut self, mut attack: Attack, table: &mut Table<'_>) {
        let Some(tile) = self.find(attack.target) else {
            self.attack = None;
            return;
        };
        let need = if self.save_denied(&attack, tile) { None } else { self.save_value(tile) };
        let Some(need) = need else { return self.strike(attack, true, false, table) };
        attack.save = need;
        attack.save_die = table.chance.number(YELLOW);
        let saved = attack.save_die >= need;
        table.emit(|| Event::SaveRolled {
            unit: self.unit_label(tile),
            die: attack.save_die,
            need,
            saved,
            plus: false,
        });
        // HN-24.14
        if !saved && attack.save_die + 1 >= need && self.can_use_directive(tile) {
            attack.aim = Aim::SavePlus;
            self.attack = Some(attack);
        } else {
            self.strike(attack, true, saved, table);
        }
    }

    /// HN-24.2: has its side a DIRECTIVE, and may the unit use one now?
    pub(crate) fn can_use_directive(&self, tile: Tile) -> bool {
        let tag = self.tag(tile);
        let drowned = matches!(self.terrain(tile), Terrain::Flooded | Terrain::Water);
        self.force(tag.side).directives > 0
            && !drowned
            && (self.piece(tile).suppressed == 0 || self.may_despite(tile))
            && !self.has_key(tile, Key::Disoriented)
    }

    /// HN-44.5: DIRECTIVES although SUPPRESSED.
    pub(crate) fn may_despite(&self, tile: Tile) -> bool {
        self.in_force().any(|(lasting, effect)| match effect {
            Effect::DirectivesDespite { target: None } => lasting.unit == Some(self.tag(tile)),
            Effect::DirectivesDespite { target: Some(target) } => {
                self.matches(target, lasting.side, tile, Belief::Truth)
            }
            _ => false,
        })
    }

    /// HN-24.1: a used DIRECTIVE returns to the supply.
    pub(crate) fn use_directive(&mut self, tile: Tile, purpose: Purpose, table: &mut Table<'_>) {
        let side = self.tag(tile).side;
        let force = self.force_mut(side);
        force.directives = force.directives.saturating_sub(1);
        let total = force.directives;
        self.shows(tile, Evidence::Directive);
        table.emit(|| Event::DirectiveUsed { unit: self.unit_label(tile), purpose, total });
    }

    /// HN-5.2, HN-5.3: takes DIRECTIVES, up to six.
    pub(crate) fn take_directives(&mut self, side: Side, count: u8, reason: Reason, table: &mut Table<'_>) {
        let force = self.force_mut(side);
        let before = force.directives;
        force.directives = (before + count).min(MOST_DIRECTIVES);
        let total = force.directives;
        if total > before {
            table.emit(|| Event::DirectivesTaken { side, count: total - before, total, reason });
        }
    }
}

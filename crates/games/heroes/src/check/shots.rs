//! Attacks of units, and the saves against them.

use sandtable_core::Illegal;

use super::whom::{holds_on, means};
use super::{Judged, no, no_if};
use crate::action::ValueName;
use crate::effect::{Effect, Scope};
use crate::matching::Belief;
use crate::piece::Mark;
use crate::printed::{Key, Shooting};
use crate::side::{Side, Tag};
use crate::state::Heroes;
use crate::tile::Tile;

/// How a Lumbering weapon and Fire or Move bind a shooter.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Stance {
    /// It may still choose: not moved yet.
    Free,
    /// It has moved.
    Moved,
    /// It shoots without activation: the halted value, and Fire or Move does not bind it.
    Standing,
}

impl Heroes {
    /// One attack of the unit in `from`: value, target, range, Armour-Piercing.
    pub(super) fn judge_shot(&self, from: Tile, name: ValueName, paid: bool, target: Tag, stance: Stance) -> Judged {
        let kind = self.kind(from);
        no_if(kind.is_decoy(), "HN-27.1", "hn-no-decoy-acts")?;
        no_if(kind.values.is_empty(), "HN-11.11", "hn-no-values")?;
        let Some(value) = kind.values.get(name.slot()) else { return no("HN-11.1", "hn-no-such-value") };
        match (value.moved.is_some(), name.halted(), stance) {
            (false, Some(_), _) => return no("HN-11.1", "hn-no-such-value"),
            (true, None, _) => return no("HN-21.19", "hn-no-lumbering-name"),
            (true, Some(true), Stance::Moved) => return no("HN-21.19", "hn-no-lumbering-moved"),
            (true, Some(false), Stance::Standing) => return no("HN-21.18", "hn-no-lumbering-halted"),
            _ => {}
        }
        let bound = stance == Stance::Moved && self.carries_key(from, Key::FireOrMove);
        no_if(bound, "HN-22.9", "hn-no-fire-or-move")?;
        self.judge_target(from, target, value.range)?;
        if paid { self.judge_paid(from, value.fire.has(Shooting::ArmourPiercing), target) } else { Ok(()) }
    }

    /// HN-11.2, HN-11.7, HN-28.5.
    fn judge_target(&self, from: Tile, target: Tag, range: u8) -> Judged {
        let at = self.judged_unit(target)?;
        no_if(target.side == self.tag(from).side, "HN-11.2", "hn-no-own-target")?;
        let reach = range + u8::from(self.terrain(from).is_high());
        let rule = if reach == 1 { "HN-11.5" } else { "HN-11.7" };
        no_if(from.distance(at) > reach, rule, "hn-no-range")
    }

    /// HN-24.10.
    fn judge_paid(&self, from: Tile, printed: bool, target: Tag) -> Judged {
        let tag = self.tag(from);
        let granted = self.in_force().any(|(lasting, effect)| match effect {
            Effect::ArmourPiercing { scope: Scope::Chosen, .. } => lasting.unit == Some(tag),
            Effect::ArmourPiercing { target, .. } => self.judged_target(target, lasting.side, from, Belief::Truth),
            _ => false,
        });
        let of_hero = self.hero(from).is_some_and(|hero| hero.fire().has(Shooting::ArmourPiercing));
        let carried = self.piece(from).has(Mark::Panzerfaust);
        no_if(printed || granted || of_hero || carried, "HN-24.10", "hn-no-paid-twice")?;
        let at = self.judged_unit(target)?;
        let piece = self.piece(at);
        let known = !piece.has(Mark::Hidden) || piece.has(Mark::Known);
        no_if(known && !self.kind(at).armoured, "HN-24.10", "hn-no-armour")?;
        self.judge_directive(from, false)
    }

    /// D9: turning up must give a lower number, or a save where there is none (HN-14.11).
    pub(super) fn judge_better_save(&self, side: Side, unit: Tag) -> Judged {
        let tile = self.judge_turn_up(side, unit).map_err(|refusal| Illegal { rule: "HN-14.9", ..refusal })?;
        let Some(attack) = &self.attack else { return no("HN-14.9", "hn-no-attack-open") };
        let target = self.judged_unit(attack.target)?;
        no_if(self.kind(tile).is_decoy(), "HN-27.3", "hn-no-decoy-now")?;
        no_if(attack.fire.has(Shooting::NoSave) || self.judged_exposed(target), "HN-14.11", "hn-no-better-save")?;
        let hidden = self.piece(target).has(Mark::Hidden);
        if unit == attack.target {
            let better = self.judged_save(target).is_some_and(|save| save < 6);
            return no_if(!better, "HN-14.11", "hn-no-better-save");
        }
        // HN-14.8: while the target is hidden, its neighbours do not count.
        let support = self.kind(tile).abilities.iter().find(|ability| {
            ability.key == Key::Support
                && ability.range >= tile.distance(target)
                && means(&ability.whom, self.kind(target))
        });
        let now = self.judged_save(target);
        let better = support.is_some_and(|support| now.is_none_or(|now| support.number.max(2) < now));
        no_if(hidden || !better, "HN-14.11", "hn-no-better-save")
    }

    /// HN-22.8.
    fn judged_exposed(&self, target: Tile) -> bool {
        let enemy = self.tag(target).side.other();
        self.units(enemy).iter().filter(|&tile| !self.piece(tile).has(Mark::Hidden)).any(|tile| {
            let of_hero = self.hero(tile).and_then(crate::kind::Hero::ability);
            let mut carried = self.kind(tile).abilities.iter().chain(of_hero);
            carried.any(|ability| ability.key == Key::Expose && tile.distance(target) <= ability.range)
        })
    }

    /// HN-14.6: the best save value of a unit, seen as a visible one: every source named once.
    fn judged_save(&self, tile: Tile) -> Option<u8> {
        let (kind, terrain) = (self.kind(tile), self.terrain(tile));
        let of_hero = self.hero(tile).and_then(crate::kind::Hero::ability);
        let mut saves: Vec<u8> = Vec::new();
        saves.extend(match of_hero {
            Some(ability) if ability.key == Key::Save => Some(ability.number),
            _ => kind.save,
        });
        let mut better = 0;
        for ability in kind.abilities.iter().chain(of_hero) {
            match ability.key {
                Key::Resist if holds_on(ability, terrain) => saves.push(ability.number),
                Key::Defenders if holds_on(ability, terrain) => better = ability.number,
                _ => {}
            }
        }
        saves.extend(terrain.save().map(|save| save - better.min(save)));
        saves.extend(self.field().defence_bonus(tile));
        for giver in self.units(self.tag(tile).side).iter() {
            if giver != tile && self.piece(giver).has(Mark::Hidden) {
                continue;
            }
            let of_hero = self.hero(giver).and_then(crate::kind::Hero::ability);
            let support =
                self.kind(giver).abilities.iter().chain(of_hero).filter(|ability| ability.key == Key::Support);
            let meant = support.filter(|ability| giver.distance(tile) <= ability.range && means(&ability.whom, kind));
            saves.extend(meant.map(|ability| ability.number));
        }
        for (lasting, effect) in self.in_force() {
            if let Effect::Save { value, scope, target } = effect {
                let near = match scope {
                    Scope::Chosen => lasting.unit == Some(self.tag(tile)),
                    Scope::Every => true,
                    Scope::Area(reach) => lasting.tile.is_some_and(|centre| centre.distance(tile) <= *reach),
                };
                let meant = *scope == Scope::Chosen || self.judged_target(target, lasting.side, tile, Belief::Truth);
                saves.extend((near && meant).then_some(*value));
            }
        }
        saves.into_iter().min().map(|save| save.max(2))
    }
}

//! Shooting (HN-11 to HN-13, HN-15, HN-16, HN-21): an attack from its declaration to the end of its consequences, in exactly
//! the order of the table of HN-12.15.

use sandtable_core::{D6, Die};

use crate::action::{Action, Button, ValueName};
use crate::effect::{Effect, Scope, Shot};
use crate::event::{Event, Manner, Purpose, Reason, Verdict};
use crate::matching::Belief;
use crate::piece::Mark;
use crate::printed::{Fire, Key, Shooting, Value};
use crate::rules::Table;
use crate::side::{Side, Tag};
use crate::state::{Again, Aim, Attack, Heroes, Shooter, Task};
use crate::tile::{Tile, TileSet};
use crate::types::UnitType;

/// HN-1.8: the red dice.
pub(crate) static RED: &Die = &D6;
/// HN-1.8: the yellow die.
pub(crate) static YELLOW: &Die = &D6;

/// The slot of an attack that uses no value of the card.
const NO_SLOT: u8 = 2;

impl Heroes {
    /// HN-28.5: the range of a value from where its unit stands.
    pub(crate) fn range_from(&self, tile: Tile, value: &Value) -> u8 {
        value.range + u8::from(self.terrain(tile).is_high())
    }

    /// HN-21.1, HN-18.7, HN-25.6: the shooting effects of a unit's attack, `area` being those of the value.
    pub(crate) fn fire_of(&self, tile: Tile, area: Fire) -> Fire {
        let mut fire = match self.hero(tile) {
            Some(hero) => area.with(hero.fire()),
            None => area,
        };
        let granted = |(lasting, effect): (&crate::state::Lasting, &Effect)| match effect {
            Effect::ArmourPiercing { scope: Scope::Chosen, .. } => lasting.unit == Some(self.tag(tile)),
            Effect::ArmourPiercing { target, .. } => self.matches(target, lasting.side, tile, Belief::Truth),
            _ => false,
        };
        if self.piece(tile).has(Mark::Panzerfaust) || (self.lasting[0].is_some() && self.in_force().any(granted)) {
            fire.effects.insert(Shooting::ArmourPiercing);
        }
        fire
    }

    /// An attack without attacking unit (HN-17.19).
    pub(crate) fn declare_shot(&mut self, side: Side, by: Shooter, at: Tile, shot: Shot, table: &mut Table<'_>) {
        self.declare(side, by, at, NO_SLOT, shot, false, false, table);
    }

    /// HN-11: a unit attacks with one of its values. A hidden unit turns up first (HN-11.9).
    pub(crate) fn shoot(
        &mut self,
        by: Shooter,
        value: ValueName,
        paid: bool,
        target: Tag,
        sure: bool,
        table: &mut Table<'_>,
    ) {
        let (Some(unit), Some(at)) = (by.unit(), self.find(target)) else { return };
        let Some(from) = self.find(unit) else { return };
        if !self.turn_up(from, table) {
            return;
        }
        let Some(printed) = self.kind(from).values.get(value.slot()).copied() else { return };
        let number =
            if value.halted() == Some(false) { printed.moved.unwrap_or(printed.number) } else { printed.number };
        let shot = Shot { value: number, fire: self.fire_of(from, printed.fire) };
        self.declare(unit.side, by, at, value.slot() as u8, shot, paid, sure, table);
    }

    /// HN-45.5: a charge is an attack of the unit with a value of its own.
    pub(crate) fn charge(&mut self, unit: Tag, target: Tag, table: &mut Table<'_>) {
        let (Some(from), Some(at), Some(charge)) = (self.find(unit), self.find(target), self.mission().charge) else {
            return;
        };
        if self.turn_up(from, table) {
            let shot = Shot { value: charge.shot.value, fire: self.fire_of(from, charge.shot.fire) };
            self.declare(unit.side, Shooter::Active(unit), at, NO_SLOT, shot, false, false, table);
        }
    }

    #[allow(clippy::too_many_arguments, reason = "a declaration is all of these")]
    fn declare(
        &mut self,
        side: Side,
        by: Shooter,
        at: Tile,
        slot: u8,
        shot: Shot,
        paid: bool,
        sure: bool,
        table: &mut Table<'_>,
    ) {
        let from = by.unit().and_then(|unit| self.find(unit));
        table.emit(|| Event::Attacked {
            side,
            by: from.map(|tile| self.unit_label(tile)),
            from,
            target: self.unit_label(at),
            at,
            value: shot.value,
            paid,
        });
        let mut fire = shot.fire;
        if let Some(from) = from.filter(|_| paid) {
            self.use_directive(from, Purpose::ArmourPiercing, table);
            fire.effects.insert(Shooting::ArmourPiercing);
        }
        self.attack = Some(Attack {
            side,
            by,
            target: self.tag(at),
            at,
            slot,
            value: shot.value,
            fire,
            paid,
            sure,
            aim: Aim::Roll,
            dice: [0; 2],
            total: 0,
            plus: false,
            save_die: 0,
            save: 0,
        });
    }

    /// Steps 2 to 4.
    pub(crate) fn roll_attack(&mut self, table: &mut Table<'_>) {
        let Some(mut attack) = self.attack else { return };
        if attack.sure {
            return self.resolve(attack, table);
        }
        attack.dice = [table.chance.number(RED), table.chance.number(RED)];
        let modifier = self.modifier(&attack);
        attack.total = (attack.dice[0] + attack.dice[1]) as i8 + modifier;
        table.emit(|| Event::Rolled {
            side: attack.side,
            dice: attack.dice,
            modifier,
            total: attack.total,
            value: attack.value,
            reached: reaches(attack.total, attack.value),
            expected: chance_to_reach(attack.value, modifier),
        });
        if self.plus_helps(&attack) {
            attack.aim = Aim::Plus;
            self.attack = Some(attack);
        } else {
            self.resolve(attack, table);
        }
    }

    /// HN-12.11: all modifiers of an attack.
    pub(crate) fn modifier(&self, attack: &Attack) -> i8 {
        let suppressed = self.find(attack.target).map_or(0, |tile| self.piece(tile).suppressed);
        // HN-21.16, HN-21.20
        let own = i16::from(attack.fire.sustained) + i16::from(attack.fire.relentless) * i16::from(suppressed);
        let Some(from) = attack.by.unit().and_then(|unit| self.find(unit)) else { return own.min(100) as i8 };
        // HN-25.3
        let bonus = i16::from(self.field().shooting_bonus(from));
        let sum = own + bonus + i16::from(self.encouragement(from)) + i16::from(self.shooting_modifiers(from, attack));
        sum.clamp(-100, 100) as i8
    }

    /// HN-20.22, HN-20.23: Encouragement, however many give it.
    fn encouragement(&self, tile: Tile) -> u8 {
        let Some(side) = self.side_at(tile) else { return 0 };
        let kind = self.kind(tile);
        let givers = self.units(side).iter().filter(|&giver| !self.piece(giver).is_hidden());
        let given = givers.flat_map(|giver| {
            let near = move |range: u8| giver.distance(tile) <= range;
            self.abilities_of(giver)
                .filter(move |ability| ability.key == Key::Inspire && near(ability.range))
                .filter(|ability| ability.whom.concerns(kind.types, kind.keys))
                .map(|ability| ability.number)
        });
        given.max().unwrap_or(0)
    }

    /// Events and scenario rules that change totals; of those that stand alone only the strongest counts (HN-46.11).
    fn shooting_modifiers(&self, from: Tile, attack: &Attack) -> i8 {
        let distance = from.distance(attack.at);
        let (mut sum, mut alone) = (0i8, 0i8);
        if let Some(mist) = &self.mission().far_fire {
            let thick = (mist.turns.0..=mist.turns.1).contains(&self.turn) && distance >= mist.distance;
            if thick {
                alone = mist.modifier;
            }
        }
        for (lasting, effect) in self.in_force() {
            let Effect::ShootMod { modifier, distance: least, alone: single, target, against } = effect else {
                continue;
            };
            let meant = distance >= *least
                && self.matches(target, lasting.side, from, Belief::Truth)
                && against.as_ref().is_none_or(|against| self.matches(against, lasting.side, attack.at, Belief::Truth));
            if meant && *single {
                alone = if modifier.abs() > alone.abs() { *modifier } else { alone };
            } else if meant {
                sum += modifier;
            }
        }
        sum + alone
    }

    /// HN-12.13: by what the attacker knows, can +1 change the result? HN-24.11: and can the unit pay?
    fn plus_helps(&self, attack: &Attack) -> bool {
        let Some(from) = attack.by.unit().and_then(|unit| self.find(unit)) else { return false };
        if !self.can_use_directive(from) {
            return false;
        }
        let (total, value) = (attack.total, attack.value as i8);
        let may_be_infantry = self
            .find(attack.target)
            .is_some_and(|tile| self.piece(tile).is_secret() || self.kind(tile).is(UnitType::Inf));
        let makes_success = total + 1 == value;
        let makes_seven =
            total == 6 && (attack.fire.has(Shooting::Seven) || (attack.fire.has(Shooting::SevenUp) && may_be_infantry));
        let makes_twelve =
            self.variants.casualties && total == 11 && 12 >= value && !attack.fire.has(Shooting::DoubleHits);
        makes_success || makes_seven || makes_twelve
    }

    /// D8 to D11.
    pub(crate) fn go_on_attack(&mut self, action: Action, table: &mut Table<'_>) {
        let Some(mut attack) = self.attack else { return };
        match (attack.aim, action) {
            (Aim::Plus, Action::Directive) => {
                if let Some(from) = attack.by.unit().and_then(|unit| self.find(unit)) {
                    self.use_directive(from, Purpose::Attack, table);
                }
                attack.total += 1;
                attack.plus = true;
                self.resolve(attack, table);
            }
            (Aim::Plus, Action::Button(Button::Accept)) => self.resolve(attack, table),
            (Aim::TurnUp, Action::TurnUp(unit)) => {
                if let Some(tile) = self.find(unit) {
                    self.turn_up(tile, table);
                }
                // HN-14.18
                self.ask_or_save(attack, table);
            }
            (Aim::TurnUp, Action::Button(Button::KeepHidden)) => self.save(attack, table),
            (Aim::SavePlus, Action::Directive) => {
                if let Some(tile) = self.find(attack.target) {
                    self.use_directive(tile, Purpose::Save, table);
                    table.emit(|| Event::SaveRolled {
                        unit: self.unit_label(tile),
                        die: attack.save_die + 1,
                        need: attack.save,
                        saved: true,
                        plus: true,
                    });
                }
                self.strike(attack, true, true, table);
            }
            (Aim::SavePlus, Action::Button(Button::Accept)) => self.strike(attack, true, false, table),
            (Aim::Seize, Action::Tile(tile)) => {
                let unit = attack.by.unit().and_then(|unit| self.find(unit));
                self.attack = None;
                if let Some(from) = unit {
                    if let Some(active) =
                        self.activation_mut().filter(|active| attack.by == Shooter::Active(active.unit))
                    {
                        active.seized = true;
                    }
                    self.relocate(from, tile, Manner::Seize, table);
                }
            }
            (Aim::Seize, Action::Button(Button::Stay)) => self.attack = None,
            _ => {}
        }
    }

    /// Steps 5 to 7, and on to the saves.
    fn resolve(&mut self, attack: Attack, table: &mut Table<'_>) {
        // HN-12.7, HN-12.9
        if attack.dice == [1, 1] {
            self.take_directives(attack.side, 1, Reason::Unlucky, table);
        }
        let success = attack.sure || reaches(attack.total, attack.value);
        self.remember(&attack, success);
        let Some(tile) = self.find(attack.target) else {
            self.attack = None;
            return;
        };
        let partial = !success && attack.dice[0] == attack.dice[1];
        table.emit(|| Event::Resolved {
            target: self.unit_label(tile),
            verdict: match (success, partial) {
                (true, _) => Verdict::Success,
                (false, true) => Verdict::Partial,
                (false, false) => Verdict::Failure,
            },
            sure: attack.sure,
        });
        // HN-27.6
        if self.kind(tile).is_decoy() {
            self.turn_up(tile, table);
            self.attack = None;
        } else if success {
            self.ask_or_save(attack, table);
        } else {
            self.strike(attack, false, false, table);
        }
    }

    /// HN-21.11: what the second attack of Fire Again! will need to know.
    fn remember(&mut self, attack: &Attack, success: bool) {
        let first = Again { target: attack.target, success };
        match (&mut self.task, attack.by) {
            (Task::Activation(active), Shooter::Active(_)) => {
                if let Some(again) = active.again.get_mut(usize::from(attack.slot)) {
                    *again = Some(first);
                }
            }
            (Task::Manoeuvre(manoeuvre), Shooter::Manoeuvre(_)) if attack.fire.has(Shooting::FireAgain) => {
                manoeuvre.again = manoeuvre.again.is_none().then_some(first);
            }
            _ => {}
        }
    }

    /// Steps 11 to 14.
    pub(crate) fn strike(&mut self, attack: Attack, success: bool, saved: bool, table: &mut Table<'_>) {
        let Some(tile) = self.find(attack.target) else {
            self.attack = None;
            return;
        };
        // HN-26.5
        self.turn_up(tile, table);
        let kind = self.kind(tile);
        let (infantry, tank) = (kind.is(UnitType::Inf), kind.is(UnitType::Tank));
        let pierced = !kind.armoured || attack.fire.has(Shooting::ArmourPiercing);
        let rolled = !attack.sure;
        let (mut hits, mut suppressed) = (0, 0);
        if success && !saved {
            // HN-21.9, HN-30.7, HN-30.8
            let twelve = self.variants.casualties && rolled && attack.total >= 12;
            let count = if attack.fire.has(Shooting::DoubleHits) || twelve { 2 } else { 1 };
            // HN-13.2, HN-13.5
            if pierced {
                hits = count;
            } else {
                suppressed = count;
            }
        } else if !success && rolled && attack.dice[0] == attack.dice[1] {
            // HN-12.4
            suppressed = 1;
        }
        // HN-12.12: each source places its own marker.
        let effects = [
            (Shooting::Seven, rolled && attack.total == 7),
            (Shooting::SevenUp, rolled && attack.total >= 7 && infantry),
            (Shooting::HitInfantry, hits > 0 && infantry),
            (Shooting::HitTank, hits > 0 && tank),
        ];
        suppressed += effects.iter().filter(|(effect, holds)| *holds && attack.fire.has(*effect)).count() as u8;
        self.attack = None;
        let destroyed = self.mark(tile, hits, suppressed, table);
        if destroyed && self.may_seize(&attack) {
            self.attack = Some(Attack { aim: Aim::Seize, ..attack });
        }
    }

    /// Puts HIT and SUPPRESSED markers on a unit; then destruction, then Fragile (HN-15.4). Tells whether it was destroyed.
    pub(crate) fn mark(&mut self, tile: Tile, hits: u8, suppressed: u8, table: &mut Table<'_>) -> bool {
        if hits == 0 && suppressed == 0 {
            return false;
        }
        let side = self.tag(tile).side;
        let piece = self.piece_mut(tile);
        piece.hits = piece.hits.saturating_add(hits);
        piece.suppressed = piece.suppressed.saturating_add(suppressed).min(99);
        table.emit(|| Event::Marked { unit: self.unit_label(tile), tile, hits, suppressed });
        if hits > 0 {
            self.suffered(side);
        }
        let piece = *self.piece(tile);
        let kind = self.kind(tile);
        if piece.hits >= kind.hit_points + piece.more_points {
            self.destroy(tile, table);
            return true;
        }
        // HN-22.4, HN-22.6
        let breaks = kind.fragile > 0 && piece.suppressed >= kind.fragile;
        if suppressed > 0 && breaks && !self.ignores(tile, Key::Fragile) {
            self.send_back(tile, table);
        }
        false
    }

    /// HN-41.8: is an ability of the unit off?
    fn ignores(&self, tile: Tile, key: Key) -> bool {
        self.in_force().any(|(lasting, effect)| match effect {
            Effect::Ignore { key: off, target } => {
                *off == key && self.matches(target, lasting.side, tile, Belief::Truth)
            }
            _ => false,
        })
    }

    /// HN-16: may the attacker move into the box of the unit that it has just destroyed?
    fn may_seize(&self, attack: &Attack) -> bool {
        let Some(from) = attack.by.unit().and_then(|unit| self.find(unit)) else { return false };
        match attack.by {
            Shooter::Active(_) => {
                let Some(active) = self.activation() else { return false };
                // HN-16.10, HN-21.19, HN-22.9
                if active.seized || active.halted || self.has_key(from, Key::FireOrMove) {
                    return false;
                }
            }
            Shooter::Order(_) => {}
            Shooter::Manoeuvre(_) | Shooter::ByEvent(_) | Shooter::Nobody => return false,
        }
        let kind = self.kind(from);
        let seizes = kind.is(UnitType::Tank) || kind.is(UnitType::Mech) || kind.is(UnitType::Inf);
        let trench = self.terrain(attack.at).is_fortified() && !kind.is(UnitType::Tank);
        seizes
            && !kind.is(UnitType::Art)
            && !trench
            && !self.is_immobile(from)
            && from.beside().contains(attack.at)
            && self.enterable(from, TileSet::only(attack.at)).contains(attack.at)
    }
}

/// HN-12.1: is a total a success?
pub(crate) fn reaches(total: i8, value: u8) -> bool {
    total >= value as i8
}

/// The chance that the two red dice with a modifier are a success, in thousandths.
fn chance_to_reach(value: u8, modifier: i8) -> u16 {
    let faces = RED.faces.len() as i8;
    let totals = (1..=faces).flat_map(|one| (1..=faces).map(move |two| one + two + modifier));
    let all = u16::from(faces as u8).pow(2);
    let good = totals.filter(|&total| reaches(total, value)).count() as u16;
    (good * 1000 + all / 2) / all
}

//! Every throw of an attack, carried out.

use sandtable_core::{Chance, Events};

use crate::action::{Action, Button};
use crate::effect::Shot;
use crate::event::Event;
use crate::rules::Table;
use crate::side::{Side, Tag};
use crate::state::{Aim, Heroes, Shooter};
use crate::tile::Tile;

/// How the throws begin.
#[derive(Clone, Copy)]
pub(super) enum Start {
    /// A side does something.
    Act(Side, Action),
    /// An attack of a side without attacking unit on the unit in a box.
    Strike(Side, Shot, Tile),
}

/// Which DIRECTIVE is paid wherever the rules offer it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Payment {
    None,
    /// HN-24.11: +1 on the attack.
    Attack,
    /// HN-24.14: +1 on the save.
    Save,
}

/// How likely each thing is.
#[derive(Clone, Copy, Default)]
pub(super) struct Tally {
    pub(super) hit: f64,
    pub(super) suppressed: f64,
    pub(super) saved: f64,
    pub(super) destroyed: f64,
    /// HN-22.4: it goes back into its reserve.
    pub(super) broken: f64,
    /// HN-27.6: it was a decoy.
    pub(super) decoy: f64,
    /// None of these.
    pub(super) nothing: f64,
    pub(super) activated: f64,
    pub(super) healed: f64,
    /// HN-24.11 was offered after some throw.
    pub(super) plus_offered: bool,
    /// HN-24.14 was offered after some throw.
    pub(super) save_offered: bool,
}

/// Two red dice and the yellow one: whatever is rolled after them belongs to something else.
const DICE: usize = 3;

/// Dice that fall as they are told.
struct Throw {
    faces: [u32; DICE],
    sides: [u32; DICE],
    rolled: usize,
}

impl Throw {
    /// The next throw that differs in a die that was rolled; `false` after the last one.
    fn advance(&mut self) -> bool {
        for die in (0..self.rolled.min(DICE)).rev() {
            self.faces[die] += 1;
            if self.faces[die] < self.sides[die] {
                self.rolled = 0;
                return true;
            }
            self.faces[die] = 0;
        }
        false
    }

    fn share(&self) -> f64 {
        self.sides[..self.rolled.min(DICE)].iter().map(|&sides| 1.0 / f64::from(sides)).product()
    }
}

impl Chance for Throw {
    fn below(&mut self, n: u32) -> u32 {
        let die = self.rolled;
        self.rolled += 1;
        if die >= DICE {
            return 0;
        }
        self.sides[die] = n;
        self.faces[die]
    }
}

/// Notes what happens to the target in the one attack that is looked at.
struct Witness {
    target: Tag,
    attacks: u8,
    hit: bool,
    suppressed: bool,
    saved: bool,
    destroyed: bool,
    broken: bool,
    decoy: bool,
    activated: bool,
    healed: bool,
}

impl Events<Event> for Witness {
    fn listening(&self) -> bool {
        true
    }

    fn push(&mut self, event: Event) {
        if matches!(event, Event::Attacked { .. }) {
            self.attacks += 1;
        }
        if self.attacks > 1 {
            return;
        }
        match event {
            Event::Marked { unit, hits, suppressed, .. } if unit.tag == self.target => {
                self.hit |= hits > 0;
                self.suppressed |= suppressed > 0;
            }
            // HN-24.14: a save that a DIRECTIVE has bettered is told a second time.
            Event::SaveRolled { saved, .. } => self.saved = saved,
            Event::Destroyed { unit, .. } => self.destroyed |= unit.tag == self.target,
            Event::Returned { unit, .. } => self.broken |= unit.tag == self.target,
            Event::TurnedUp { unit, decoy, .. } => self.decoy |= decoy && unit.tag == self.target,
            Event::Activated { .. } => self.activated = true,
            Event::MedicRolled { healed, .. } => self.healed = healed,
            _ => {}
        }
    }

    fn reveal(&mut self) {}
}

impl Heroes {
    /// Carries out every throw, and adds what comes of them with the given weight.
    pub(super) fn play_throws(&self, start: Start, target: Tag, payment: Payment, weight: f64, sum: &mut Tally) {
        let mut throw = Throw { faces: [0; DICE], sides: [1; DICE], rolled: 0 };
        loop {
            let mut seen = Witness {
                target,
                attacks: u8::from(self.attack.is_some()),
                hit: false,
                suppressed: false,
                saved: false,
                destroyed: false,
                broken: false,
                decoy: false,
                activated: false,
                healed: false,
            };
            self.play_throw(start, payment, &mut throw, &mut seen, sum);
            let share = weight * throw.share();
            let add = |sum: &mut f64, holds: bool| *sum += if holds { share } else { 0.0 };
            add(&mut sum.hit, seen.hit);
            add(&mut sum.suppressed, seen.suppressed);
            add(&mut sum.saved, seen.saved);
            add(&mut sum.destroyed, seen.destroyed);
            add(&mut sum.broken, seen.broken);
            add(&mut sum.decoy, seen.decoy);
            add(&mut sum.activated, seen.activated);
            add(&mut sum.healed, seen.healed);
            add(&mut sum.nothing, !(seen.hit || seen.suppressed || seen.saved || seen.decoy));
            if !throw.advance() {
                return;
            }
        }
    }

    fn play_throw(&self, start: Start, payment: Payment, throw: &mut Throw, seen: &mut Witness, sum: &mut Tally) {
        let mut world = self.clone();
        match start {
            Start::Act(side, action) => {
                world.carry_out(side, action, &mut Table { chance: throw, events: seen, actor: Some(side) });
            }
            Start::Strike(side, shot, tile) => {
                let mut table = Table { chance: throw, events: seen, actor: Some(side) };
                world.declare_shot(side, Shooter::Nobody, tile, shot, &mut table);
                world.settle(&mut table);
            }
        }
        while let Some(attack) = world.attack.filter(|_| seen.attacks == 1) {
            let pays = |paid: bool| if paid { Action::Directive } else { Action::Button(Button::Accept) };
            let (side, action) = match attack.aim {
                Aim::Plus => {
                    sum.plus_offered = true;
                    (attack.side, pays(payment == Payment::Attack))
                }
                Aim::SavePlus => {
                    sum.save_offered = true;
                    (attack.target.side, pays(payment == Payment::Save))
                }
                // HN-26.5 turns the target up in any case, so its owner takes the better save. Hidden units that could lend
                // theirs are nobody's knowledge but his: they stay hidden.
                Aim::TurnUp => {
                    let hidden = world.find(attack.target).is_some_and(|tile| world.piece(tile).is_hidden());
                    let stay = Action::Button(Button::KeepHidden);
                    (attack.target.side, if hidden { Action::TurnUp(attack.target) } else { stay })
                }
                Aim::Roll | Aim::Seize => return,
            };
            world.carry_out(side, action, &mut Table { chance: throw, events: seen, actor: Some(side) });
        }
    }
}

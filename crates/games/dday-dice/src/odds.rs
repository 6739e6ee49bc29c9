//! The exact chances of an action, told before it is chosen.
//!
//! A lock is told what it can come to with the best re-rolls for each aim; a roll, what the marked dice bring if they are left
//! as they fall; a move or a stay, what the combat will cost.

use std::collections::BTreeMap;

use sandtable_core::{Chances, Odds, Seat, Text};

use crate::action::{Action, Payment};
use crate::dice::{DieSet, Face};
use crate::dice_math::{DiceMath, Throw};
use crate::harvest::{Harvest, Prices, Yield};
use crate::map::Way;
use crate::rules::dice::REROLLS;
use crate::sector::Sector;
use crate::specialist::Specialists;
use crate::state::{DDayDice, Step, WindowKind};
use crate::unit::DiceStage;

/// What a unit wants when nobody has said: all soldiers alike.
const PLAIN: Prices = Prices {
    soldier_in_danger: 1.0,
    danger: 0.0,
    soldier: 1.0,
    star: 1.0,
    urgent_stars: (0.0, 1.0),
    courage: 1.0,
    urgent_courage: (0.0, 1.0),
    point: 0.4,
    cry: 3.0,
    gift: 4.0,
    award: 6.0,
};

impl DDayDice {
    /// The chances of an action that the seat may choose.
    pub(crate) fn chances(&self, seat: Seat, action: Action) -> Option<Odds> {
        if !self.asked().contains(seat) || !self.asks.is_empty() || self.resting {
            return None;
        }
        match action {
            Action::Lock(die) if self.step == Step::Dice => {
                let locked = self.unit(seat).dice.locked.or(DieSet::only(die));
                Some(self.lock_odds(seat, locked))
            }
            Action::Roll if self.step == Step::Dice => Some(self.roll_odds(seat)),
            Action::Move { to, pay } => Some(self.move_odds(seat, to, pay, false)),
            Action::Cry(to) => Some(self.move_odds(seat, to, Payment::None, true)),
            Action::Done if self.step == Step::Window && self.window.kind == WindowKind::Move => {
                let unit = self.unit(seat);
                (!unit.turn.moved && unit.outside()).then(|| self.stay_odds(seat))
            }
            Action::BuyAward => {
                let chance = 1.0 / f64::from(self.awards.len().max(1));
                Some(Odds(vec![Odds::chance(Text::new("dd-odds-award"), chance)]))
            }
            _ => None,
        }
    }

    /// The dice of a unit as they lie.
    pub(crate) fn throw(&self, seat: Seat) -> Throw {
        let dice = &self.unit(seat).dice;
        Throw { faces: dice.faces, count: dice.count, locked: dice.locked, rerolls: dice.rerolls.min(REROLLS) }
    }

    /// The best chance of some aims with these dice locked.
    fn lock_odds(&self, seat: Seat, locked: DieSet) -> Odds {
        let harvest = Harvest::new(self, seat);
        let throw = self.throw(seat);
        let best = |aim: &dyn Fn(&Yield, &[Face]) -> f32| {
            let mut value = |faces: &[Face]| aim(&harvest.best(faces, &PLAIN).1, faces);
            f64::from(DiceMath::new(&mut value).best_lock(&throw, locked).1)
        };
        let at_least = |enough: bool| f32::from(u8::from(enough));
        let aim = |id: &'static str, count: i64| Text::new(id).with("count", count);
        Odds(vec![
            Odds::expected(Text::new("dd-odds-soldiers"), best(&|gain, _| f32::from(gain.soldiers))),
            Odds::chance(aim("dd-odds-at-least-courage", 2), best(&|gain, _| at_least(gain.courage >= 2))),
            Odds::chance(aim("dd-odds-at-least-stars", 3), best(&|gain, _| at_least(gain.stars >= 3))),
            Odds::chance(
                Text::new("dd-odds-tricolour").with("bonus", Text::new("dd-bonus-courage")),
                best(&|gain, _| at_least(gain.cries > 0)),
            ),
        ])
    }

    /// What the marked dice bring if they are left as they fall.
    fn roll_odds(&self, seat: Seat) -> Odds {
        let dice = &self.unit(seat).dice;
        let harvest = Harvest::new(self, seat);
        let throw = Throw { rerolls: REROLLS - 1, locked: DieSet::NONE, ..self.throw(seat) };
        let mean = |aim: &dyn Fn(&Yield, &[Face]) -> f32| {
            let mut value = |faces: &[Face]| aim(&harvest.best(faces, &PLAIN).1, faces);
            f64::from(DiceMath::new(&mut value).reroll(&throw, dice.marked))
        };
        let sure = |yes: bool| f32::from(u8::from(yes));
        let mut lines = vec![
            Odds::expected(Text::new("dd-odds-soldiers"), mean(&|gain, _| f32::from(gain.soldiers))),
            Odds::expected(Text::new("dd-odds-courage"), mean(&|gain, _| f32::from(gain.courage))),
            Odds::expected(Text::new("dd-odds-stars"), mean(&|gain, _| f32::from(gain.stars))),
            Odds::expected(Text::new("dd-odds-points"), mean(&|gain, _| f32::from(gain.points))),
            Odds::chance(Text::new("dd-odds-straight"), mean(&|gain, _| sure(gain.straight))),
        ];
        let names = ["skull", "star", "s1", "s2", "courage", "tool"];
        for (face, name) in Face::ALL.into_iter().zip(names) {
            let chance = mean(&|_, faces| sure(tricolour(faces, face)));
            if chance > 0.0 {
                let bonus = Text::new(format!("dd-bonus-{name}"));
                lines.push(Odds::chance(Text::new("dd-odds-tricolour").with("bonus", bonus), chance));
            }
        }
        Odds(lines)
    }

    /// What the combat will cost a unit that stays.
    fn stay_odds(&self, seat: Seat) -> Odds {
        let unit = self.unit(seat);
        let outlook = self.projected_losses(seat, unit.sector);
        let spread = outlook.spread.iter().map(|&(losses, chance)| (i32::from(losses), chance)).collect();
        told(outlook.survival(unit.strength()), spread)
    }

    /// What a move will cost, in the order of an entry (DD-17.11): the demand, mines, what the sector brings, the combat.
    /// Losses by mines are counted as soldiers.
    fn move_odds(&self, seat: Seat, to: Sector, pay: Payment, cry: bool) -> Odds {
        let mut after = self.clone();
        if let Payment::Specialist(sacrificed) = pay {
            after.bury(seat, sacrificed);
        }
        let strength = after.unit(seat).strength();
        let mines = after.mine_losses(seat, to, cry);
        let info = self.setup.map.sector(to);
        let soldiers: &[u16] = if info.enter_d6 { &[1, 2, 3, 4, 5, 6] } else { &[0] };
        if let Some(here) = info.here.filter(|&here| after.comes_along(seat, here)) {
            after.take_card(seat, here);
        }
        let arrived = after.unit(seat).strength() - strength;
        let bugle = u16::from(after.unit(seat).specialists.sum(|effects| effects.soldiers_on_entry));
        let combat = after.projected_losses(seat, to).spread;
        let (mut survival, mut spread) = (0.0, BTreeMap::new());
        for &mine in &mines {
            let weight = 1.0 / mines.len() as f64;
            if mine >= strength {
                *spread.entry(i32::from(mine)).or_insert(0.0) += weight;
                continue;
            }
            for &(losses, chance) in &combat {
                *spread.entry(i32::from(mine + losses)).or_insert(0.0) += weight * chance;
                let outlives = |&&more: &&u16| losses < strength - mine + arrived + bugle + more;
                let lucky = soldiers.iter().filter(outlives).count() as f64;
                survival += weight * chance * lucky / soldiers.len() as f64;
            }
        }
        told(survival, spread.into_iter().collect())
    }

    /// The losses by mines that a move can come to, all equally likely (DD-17.7).
    fn mine_losses(&self, seat: Seat, to: Sector, cry: bool) -> Vec<u16> {
        let unit = self.unit(seat);
        let way = self.setup.map.way(unit.sector, to).copied();
        let rolls = |way: Way| {
            let open = way.forward && unit.turn.open_advance;
            let cried = cry && self.nation(seat).cry().no_mines;
            way.mines && !open && !cried && !unit.specialists.any(|effects| effects.no_mines)
        };
        let fewer = unit.specialists.sum(|effects| effects.mine_loss);
        match way.is_some_and(rolls) {
            true => (1..=6u8).map(|number| u16::from(number.saturating_sub(fewer))).collect(),
            false => vec![0],
        }
    }

    /// Is the unit at its dice?
    pub(crate) fn at_dice(&self, seat: Seat) -> Option<DiceStage> {
        let stage = self.unit(seat).dice.stage;
        (self.step == Step::Dice && self.asks.is_empty() && !self.resting).then_some(stage)
    }
}

/// The lines that tell a combat.
fn told(survival: f64, spread: Vec<(i32, f64)>) -> Odds {
    Odds(vec![Odds::chance(Text::new("dd-odds-survival"), survival), Odds::spread(Text::new("dd-odds-losses"), spread)])
}

/// Do three colours show the face?
fn tricolour(faces: &[Face], face: Face) -> bool {
    let shows = |colour: usize| faces.iter().skip(2 * colour).take(2).any(|&shown| shown == face);
    (0..3).all(shows)
}

impl Chances for DDayDice {
    fn odds(&self, seat: Seat, action: &Action) -> Option<Odds> {
        self.chances(seat, *action)
    }
}

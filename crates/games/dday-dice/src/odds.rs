//! The exact chances of an action, told before it is chosen.
//!
//! A lock is told what it can come to with the best re-rolls for each aim; a roll, what the marked dice bring if they are left
//! as they fall; a move or a stay, what the combat will cost.

use sandtable_core::{Odds, Seat, Text};

use crate::action::Action;
use crate::dice::{DieSet, Face};
use crate::dice_math::{DiceMath, Throw};
use crate::harvest::{Harvest, Prices, Yield};
use crate::rules::dice::REROLLS;
use crate::sector::Sector;
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
            Action::Move { to, .. } | Action::Cry(to) => Some(self.combat_odds(seat, to)),
            Action::Done if self.step == Step::Window && self.window.kind == WindowKind::Move => {
                let unit = self.unit(seat);
                (!unit.turn.moved && unit.outside()).then(|| self.combat_odds(seat, unit.sector))
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

    /// What the combat in a sector will cost, mines on the way included.
    fn combat_odds(&self, seat: Seat, sector: Sector) -> Odds {
        let unit = self.unit(seat);
        let way = self.setup.map.way(unit.sector, sector);
        let sweeps = unit.specialists.any(|effects| effects.no_mines) || unit.turn.open_advance;
        let mined = way.is_some_and(|way| way.mines) && !sweeps;
        let fewer = unit.specialists.sum(|effects| effects.mine_loss);
        let mines: &[u8] = if mined { &[1, 2, 3, 4, 5, 6] } else { &[0] };
        let mut spread: std::collections::BTreeMap<i32, f64> = std::collections::BTreeMap::new();
        for &number in mines {
            let mine = if mined { i32::from(number.saturating_sub(fewer)) } else { 0 };
            for &(losses, chance) in &self.projected_losses(seat, sector).spread {
                *spread.entry(mine + i32::from(losses)).or_insert(0.0) += chance / mines.len() as f64;
            }
        }
        let strength = i32::from(unit.strength());
        let survival =
            spread.iter().filter(|&(&losses, _)| losses < strength).fold(0.0, |sum, (_, chance)| sum + chance);
        Odds(vec![
            Odds::chance(Text::new("dd-odds-survival"), survival),
            Odds::spread(Text::new("dd-odds-losses"), spread.into_iter().collect()),
        ])
    }

    /// Is the unit at its dice?
    pub(crate) fn at_dice(&self, seat: Seat) -> Option<DiceStage> {
        let stage = self.unit(seat).dice.stage;
        (self.step == Step::Dice && self.asks.is_empty() && !self.resting).then_some(stage)
    }
}

/// Do three colours show the face?
fn tricolour(faces: &[Face], face: Face) -> bool {
    let shows = |colour: usize| faces.iter().skip(2 * colour).take(2).any(|&shown| shown == face);
    (0..3).all(shows)
}

//! Exact odds of a fight in a zone (AD-8): one combat cycle, some cycles, or a battle fought to its end.
//!
//! Each side loses its units in an order that is known beforehand, so a side is told by how many it has lost, and a fight by
//! two such numbers and whose attack comes next. That is at most a few hundred states. Losses only grow; the only way to
//! stay in a state is that nobody hits in an attack of either side, and that loop is a geometric series. So the whole
//! battle is one sweep over the states, without a limit of rounds and without sampling.

/// A side of a fight: its units in the order in which they fall, the first to fall first.
#[derive(Clone, Debug, PartialEq)]
pub struct Line(Vec<Fighter>);

/// One unit of a fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fighter {
    /// It hits with this or less when its side attacks.
    pub attack: u8,
    /// It hits with this or less when its side defends.
    pub defence: u8,
}

/// Which of the two lines attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attacker {
    /// The first.
    First,
    /// The second.
    Second,
}

impl Attacker {
    fn other(self) -> Attacker {
        match self {
            Attacker::First => Attacker::Second,
            Attacker::Second => Attacker::First,
        }
    }

    fn index(self) -> usize {
        self as usize
    }
}

/// How a fight may stand: how likely it is that the first line has lost so many and the second so many.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    sizes: (usize, usize),
    chances: Vec<f64>,
}

impl Line {
    /// Units in the order in which they fall.
    #[must_use]
    pub fn new(units: Vec<Fighter>) -> Line {
        Line(units)
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// How likely each number of hits is when the first `lost` units are gone (AD-8.5, AD-8.7).
    fn hits(&self, lost: usize, attacks: bool) -> Vec<f64> {
        let mut chances = vec![1.0];
        for unit in &self.0[lost..] {
            let value = if attacks { unit.attack } else { unit.defence };
            let hit = f64::from(value.min(6)) / 6.0;
            chances.push(0.0);
            for hits in (0..chances.len()).rev() {
                let with = if hits == 0 { 0.0 } else { chances[hits - 1] * hit };
                chances[hits] = chances[hits] * (1.0 - hit) + with;
            }
        }
        chances
    }

    /// The hits of this line as losses of an enemy who has so many units left: what is beyond them is lost (AD-9.4).
    fn losses_of(&self, lost: usize, attacks: bool, enemies: usize) -> Vec<f64> {
        let hits = self.hits(lost, attacks);
        let mut losses = vec![0.0; enemies + 1];
        hits.iter().enumerate().for_each(|(number, chance)| losses[number.min(enemies)] += chance);
        losses
    }
}

impl Standing {
    fn nobody_lost(first: &Line, second: &Line) -> Standing {
        let mut standing = Standing::empty((first.len(), second.len()));
        standing.chances[0] = 1.0;
        standing
    }

    fn empty(sizes: (usize, usize)) -> Standing {
        Standing { sizes, chances: vec![0.0; (sizes.0 + 1) * (sizes.1 + 1)] }
    }

    fn at(&mut self, first: usize, second: usize) -> &mut f64 {
        &mut self.chances[first * (self.sizes.1 + 1) + second]
    }

    /// How likely it is that just so many of each line are lost.
    #[must_use]
    pub fn lost(&self, first: usize, second: usize) -> f64 {
        self.chances[first * (self.sizes.1 + 1) + second]
    }

    /// How likely each number of losses of the first line is.
    #[must_use]
    pub fn losses_of_first(&self) -> Vec<f64> {
        (0..=self.sizes.0).map(|first| (0..=self.sizes.1).map(|second| self.lost(first, second)).sum()).collect()
    }

    /// How likely each number of losses of the second line is.
    #[must_use]
    pub fn losses_of_second(&self) -> Vec<f64> {
        (0..=self.sizes.1).map(|second| (0..=self.sizes.0).map(|first| self.lost(first, second)).sum()).collect()
    }

    /// How likely it is that only the first line is left.
    #[must_use]
    pub fn first_holds(&self) -> f64 {
        (0..self.sizes.0).map(|first| self.lost(first, self.sizes.1)).sum()
    }

    /// How likely it is that only the second line is left.
    #[must_use]
    pub fn second_holds(&self) -> f64 {
        (0..self.sizes.1).map(|second| self.lost(self.sizes.0, second)).sum()
    }

    /// How likely it is that nobody is left (AD-8.14).
    #[must_use]
    pub fn empty_zone(&self) -> f64 {
        self.lost(self.sizes.0, self.sizes.1)
    }

    /// How likely it is that both are still there.
    #[must_use]
    pub fn contested(&self) -> f64 {
        (0..self.sizes.0).map(|first| (0..self.sizes.1).map(|second| self.lost(first, second)).sum::<f64>()).sum()
    }
}

/// So many combat cycles. Both sides fire with all that stood when one began (AD-8.13), the sides attacking in turn (orders 11 and 13).
#[must_use]
pub fn after(first: &Line, second: &Line, attacker: Attacker, cycles: u32) -> Standing {
    let fight = Fight::new(first, second);
    let mut standing = Standing::nobody_lost(first, second);
    let mut attacker = attacker;
    for _ in 0..cycles {
        let mut next = Standing::empty(standing.sizes);
        for lost_first in 0..=first.len() {
            for lost_second in 0..=second.len() {
                let here = standing.lost(lost_first, lost_second);
                if here > 0.0 {
                    fight.each_result(lost_first, lost_second, attacker, |to_first, to_second, chance| {
                        *next.at(to_first, to_second) += here * chance;
                    });
                }
            }
        }
        standing = next;
        attacker = attacker.other();
    }
    standing
}

/// A battle fought until one side is gone, or both.
#[must_use]
pub fn to_the_end(first: &Line, second: &Line, attacker: Attacker) -> Standing {
    let fight = Fight::new(first, second);
    let sizes = (first.len(), second.len());
    // How likely it is to come to a state from another one, by whose attack is next there.
    let mut coming = [Standing::empty(sizes), Standing::empty(sizes)];
    *coming[attacker.index()].at(0, 0) = 1.0;
    let mut end = Standing::empty(sizes);
    for lost_first in 0..=sizes.0 {
        for lost_second in 0..=sizes.1 {
            let come = [coming[0].lost(lost_first, lost_second), coming[1].lost(lost_first, lost_second)];
            if lost_first == sizes.0 || lost_second == sizes.1 {
                *end.at(lost_first, lost_second) += come[0] + come[1];
                continue;
            }
            if come == [0.0, 0.0] {
                continue;
            }
            // Both attacks in turn may miss altogether: every state is met as often as that loop brings it back.
            let idle =
                [Attacker::First, Attacker::Second].map(|attacker| fight.idle(lost_first, lost_second, attacker));
            let loops = 1.0 / (1.0 - idle[0] * idle[1]);
            let met = [(come[0] + come[1] * idle[1]) * loops, (come[1] + come[0] * idle[0]) * loops];
            for attacker in [Attacker::First, Attacker::Second] {
                fight.each_result(lost_first, lost_second, attacker, |to_first, to_second, chance| {
                    if (to_first, to_second) != (lost_first, lost_second) {
                        *coming[attacker.other().index()].at(to_first, to_second) += met[attacker.index()] * chance;
                    }
                });
            }
        }
    }
    end
}

/// What the lines do to each other, worked out once for every number of losses.
struct Fight {
    sizes: (usize, usize),
    /// Losses of the second line by fire of the first, by what the first has lost and by who attacks; before they are
    /// limited to what is left.
    by_first: [Vec<Vec<f64>>; 2],
    by_second: [Vec<Vec<f64>>; 2],
}

impl Fight {
    fn new(first: &Line, second: &Line) -> Fight {
        let table = |line: &Line, enemy: &Line, attacks: bool| {
            (0..=line.len()).map(|lost| line.losses_of(lost, attacks, enemy.len())).collect::<Vec<_>>()
        };
        Fight {
            sizes: (first.len(), second.len()),
            by_first: [table(first, second, true), table(first, second, false)],
            by_second: [table(second, first, false), table(second, first, true)],
        }
    }

    /// The chance that an attack changes nothing.
    fn idle(&self, lost_first: usize, lost_second: usize, attacker: Attacker) -> f64 {
        self.by_first[attacker.index()][lost_first][0] * self.by_second[attacker.index()][lost_second][0]
    }

    fn each_result(
        &self,
        lost_first: usize,
        lost_second: usize,
        attacker: Attacker,
        mut tell: impl FnMut(usize, usize, f64),
    ) {
        if lost_first == self.sizes.0 || lost_second == self.sizes.1 {
            return tell(lost_first, lost_second, 1.0);
        }
        let on_second = &self.by_first[attacker.index()][lost_first];
        let on_first = &self.by_second[attacker.index()][lost_second];
        for (hits_second, chance_second) in on_second.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
            for (hits_first, chance_first) in on_first.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
                let to_first = (lost_first + hits_first).min(self.sizes.0);
                let to_second = (lost_second + hits_second).min(self.sizes.1);
                tell(to_first, to_second, chance_second * chance_first);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(units: &[(u8, u8)]) -> Line {
        Line::new(units.iter().map(|&(attack, defence)| Fighter { attack, defence }).collect())
    }

    fn near(one: f64, other: f64) {
        assert!((one - other).abs() < 1e-12, "{one} is not {other}");
    }

    #[test]
    fn one_infantry_against_one() {
        let one = line(&[(1, 2)]);
        let result = after(&one, &one, Attacker::First, 1);
        near(result.lost(0, 0), 5.0 / 6.0 * 4.0 / 6.0);
        near(result.first_holds(), 1.0 / 6.0 * 4.0 / 6.0);
        near(result.second_holds(), 5.0 / 6.0 * 2.0 / 6.0);
        near(result.empty_zone(), 1.0 / 6.0 * 2.0 / 6.0);
    }

    #[test]
    fn to_the_end_is_the_limit_of_many_cycles() {
        let first = line(&[(1, 2), (1, 2), (2, 2), (3, 2)]);
        let second = line(&[(1, 2), (2, 2), (3, 1)]);
        for attacker in [Attacker::First, Attacker::Second] {
            let end = to_the_end(&first, &second, attacker);
            let long = after(&first, &second, attacker, 400);
            for lost_first in 0..=first.len() {
                for lost_second in 0..=second.len() {
                    assert!((end.lost(lost_first, lost_second) - long.lost(lost_first, lost_second)).abs() < 1e-9);
                }
            }
            near(end.first_holds() + end.second_holds() + end.empty_zone(), 1.0);
            near(end.contested(), 0.0);
        }
    }

    #[test]
    fn hits_beyond_the_units_are_lost() {
        let many = line(&[(6, 6); 8]);
        let one = line(&[(1, 2)]);
        let result = after(&many, &one, Attacker::First, 1);
        near(result.losses_of_second()[1], 1.0);
        near(result.losses_of_first().iter().sum(), 1.0);
    }
}

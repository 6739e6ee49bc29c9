//! The mathematics of locks and re-rolls: what each choice is worth, exactly, over all throws.
//!
//! Two dice of one colour with the same two faces are the same, so a colour shows one of 21 pairs, and six dice one of 9,261
//! results where 46,656 throws are possible. What is kept of a colour before a re-roll is a pair, one face, or nothing: 28
//! ways. The value of a re-roll is found colour by colour, which makes it quick enough to be asked at every choice.

use sandtable_core::Id;

use crate::dice::{DICE, Die, DieSet, Face};
use crate::rules::dice::REROLLS;

/// Pairs of faces of one colour, the lower first.
const PAIRS: usize = 21;
/// A colour with one die (roll 5 dice) shows one of six faces; they come after the pairs.
const SHOWN: usize = PAIRS + 6;

/// What the two dice of each pair show; beyond the pairs, a single die.
static FACES_OF: [(u8, u8); SHOWN] = {
    let mut faces = [(0, 0); SHOWN];
    let (mut pair, mut low) = (0, 0);
    while low < 6 {
        let mut high = low;
        while high < 6 {
            faces[pair] = (low, high);
            pair += 1;
            high += 1;
        }
        low += 1;
    }
    let mut single = 0;
    while single < 6 {
        faces[PAIRS + single] = (single as u8, u8::MAX);
        single += 1;
    }
    faces
};

/// The pair of two faces.
const fn pair(one: usize, other: usize) -> usize {
    let (low, high) = if one < other { (one, other) } else { (other, one) };
    // Pairs before those that begin with `low`, then the place among them.
    low * 6 - low * low.wrapping_sub(1) / 2 * (low > 0) as usize + (high - low)
}

/// What one colour can come to, and what can be kept of it.
#[derive(Clone)]
struct Colour {
    /// What it can show: indices into [`FACES_OF`].
    shows: Vec<usize>,
    /// For each thing that can be kept, what comes of it: places in `shows` with their chances.
    outcomes: Vec<Vec<(usize, f32)>>,
    /// For each shown thing, what can be kept of it: places in `outcomes`, all kept first.
    keeps: Vec<Vec<usize>>,
}

impl Colour {
    /// A colour with two dice, of which these faces are locked; or with one die.
    fn new(dice: usize, locked: &[usize]) -> Colour {
        match (dice, locked) {
            (2, &[one, other]) => Colour::fixed(pair(one, other)),
            (2, &[held]) => Colour::single((0..6).map(|face| pair(held, face)).collect()),
            (2, _) => Colour::free(),
            (_, &[held, ..]) => Colour::fixed(PAIRS + held),
            _ => Colour::single((0..6).map(|face| PAIRS + face).collect()),
        }
    }

    /// Nothing moves.
    fn fixed(shown: usize) -> Colour {
        Colour { shows: vec![shown], outcomes: vec![vec![(0, 1.0)]], keeps: vec![vec![0]] }
    }

    /// One die moves; its six faces lead to these.
    fn single(shows: Vec<usize>) -> Colour {
        let mut outcomes: Vec<Vec<(usize, f32)>> = (0..6).map(|face| vec![(face, 1.0)]).collect();
        outcomes.push((0..6).map(|face| (face, 1.0 / 6.0)).collect());
        Colour { shows, outcomes, keeps: (0..6).map(|face| vec![face, 6]).collect() }
    }

    /// Both dice move: keep a pair (21), one face (6), or nothing.
    fn free() -> Colour {
        let mut outcomes: Vec<Vec<(usize, f32)>> = (0..PAIRS).map(|shown| vec![(shown, 1.0)]).collect();
        for held in 0..6 {
            outcomes.push((0..6).map(|face| (pair(held, face), 1.0 / 6.0)).collect());
        }
        let chance = |shown: usize| if FACES_OF[shown].0 == FACES_OF[shown].1 { 1.0 / 36.0 } else { 2.0 / 36.0 };
        outcomes.push((0..PAIRS).map(|shown| (shown, chance(shown))).collect());
        let keeps = (0..PAIRS).map(|shown| {
            let (low, high) = FACES_OF[shown];
            let mut keeps = vec![shown, PAIRS + usize::from(low), PAIRS + 6];
            if low != high {
                keeps.push(PAIRS + usize::from(high));
            }
            keeps
        });
        Colour { shows: (0..PAIRS).collect(), outcomes, keeps: keeps.collect() }
    }
}

/// The dice of one colour that are not rolled again, as a mask over its two dice.
type Kept = [bool; 2];

/// Values of all results that some locked dice allow, before each re-roll.
struct Space {
    colours: [Colour; 3],
    /// The value of each thing that can be kept, with the re-rolls that follow.
    kept: Vec<f32>,
}

impl Space {
    fn shown(&self, colour: usize) -> usize {
        self.colours[colour].shows.len()
    }

    fn keepable(&self, colour: usize) -> usize {
        self.colours[colour].outcomes.len()
    }

    fn kept_index(&self, keeps: [usize; 3]) -> usize {
        (keeps[0] * self.keepable(1) + keeps[1]) * self.keepable(2) + keeps[2]
    }

    /// From the values of results to the values of what is kept, colour by colour.
    fn roll(&mut self, values: &[f32]) {
        let [reds, whites, blues] = [0, 1, 2].map(|colour| self.shown(colour));
        let [red_keeps, white_keeps, blue_keeps] = [0, 1, 2].map(|colour| self.keepable(colour));
        let mut after_blue = vec![0.0; reds * whites * blue_keeps];
        for shown in 0..reds * whites {
            for (keep, outcomes) in self.colours[2].outcomes.iter().enumerate() {
                let sum = outcomes.iter().map(|&(blue, chance)| chance * values[shown * blues + blue]).sum();
                after_blue[shown * blue_keeps + keep] = sum;
            }
        }
        let mut after_white = vec![0.0; reds * white_keeps * blue_keeps];
        for red in 0..reds {
            for (keep, outcomes) in self.colours[1].outcomes.iter().enumerate() {
                for &(white, chance) in outcomes {
                    for blue in 0..blue_keeps {
                        after_white[(red * white_keeps + keep) * blue_keeps + blue] +=
                            chance * after_blue[(red * whites + white) * blue_keeps + blue];
                    }
                }
            }
        }
        self.kept.clear();
        self.kept.resize(red_keeps * white_keeps * blue_keeps, 0.0);
        let plane = white_keeps * blue_keeps;
        for (keep, outcomes) in self.colours[0].outcomes.iter().enumerate() {
            for &(red, chance) in outcomes {
                for at in 0..plane {
                    self.kept[keep * plane + at] += chance * after_white[red * plane + at];
                }
            }
        }
    }

    /// The best of what can be kept of each result.
    fn best(&self) -> Vec<f32> {
        let mut values = Vec::with_capacity([0, 1, 2].map(|colour| self.shown(colour)).iter().product());
        for reds in &self.colours[0].keeps {
            for whites in &self.colours[1].keeps {
                for blues in &self.colours[2].keeps {
                    let mut best = f32::NEG_INFINITY;
                    for &red in reds {
                        for &white in whites {
                            let base = (red * self.keepable(1) + white) * self.keepable(2);
                            for &blue in blues {
                                best = best.max(self.kept[base + blue]);
                            }
                        }
                    }
                    values.push(best);
                }
            }
        }
        values
    }
}

/// The dice as they lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Throw {
    /// What they show.
    pub faces: [Face; DICE],
    /// How many there are: five or six.
    pub count: u8,
    /// Which cannot be rolled again.
    pub locked: DieSet,
    /// How many re-rolls were made.
    pub rerolls: u8,
}

/// What a result is worth: six faces (five, if there are five dice) to a number.
pub type Value<'a> = dyn FnMut(&[Face]) -> f32 + 'a;

/// What results are worth, as far as it was asked.
pub struct Known(Vec<f32>);

impl Default for Known {
    fn default() -> Known {
        Known(vec![f32::NAN; SHOWN * SHOWN * SHOWN])
    }
}

/// Remembers what results are worth.
struct Worth<'a, 'b> {
    value: &'a mut Value<'b>,
    known: Vec<f32>,
}

impl Worth<'_, '_> {
    fn of(&mut self, shown: [usize; 3]) -> f32 {
        let at = (shown[0] * SHOWN + shown[1]) * SHOWN + shown[2];
        if self.known[at].is_nan() {
            let mut faces = [Face::Skull; DICE];
            let mut count = 0;
            for colour in shown {
                let (low, high) = FACES_OF[colour];
                faces[count] = Face::ALL[usize::from(low)];
                count += 1;
                if high != u8::MAX {
                    faces[count] = Face::ALL[usize::from(high)];
                    count += 1;
                }
            }
            self.known[at] = (self.value)(&faces[..count]);
        }
        self.known[at]
    }
}

/// Answers what locks and re-rolls are worth for one value of results.
pub struct DiceMath<'a, 'b> {
    worth: Worth<'a, 'b>,
}

impl<'a, 'b> DiceMath<'a, 'b> {
    /// For this value of results.
    pub fn new(value: &'a mut Value<'b>) -> DiceMath<'a, 'b> {
        DiceMath::knowing(Known::default(), value)
    }

    /// For this value of results, of which some are known from an earlier question about the same value.
    pub fn knowing(known: Known, value: &'a mut Value<'b>) -> DiceMath<'a, 'b> {
        DiceMath { worth: Worth { value, known: known.0 } }
    }

    /// What was found out about the results, for the next question.
    #[must_use]
    pub fn known(self) -> Known {
        Known(self.worth.known)
    }

    /// The value of what is kept with so many re-rolls still to be made after it, for these locks.
    fn space(&mut self, throw: &Throw, rerolls_after: u8) -> Space {
        let colours = [0, 1, 2].map(|colour| {
            let dice = Die::ALL[2 * colour..2 * colour + 2].iter().filter(|die| die.index() < usize::from(throw.count));
            let count = dice.clone().count();
            let locked: Vec<usize> =
                dice.filter(|&&die| throw.locked.contains(die)).map(|die| throw.faces[die.index()] as usize).collect();
            Colour::new(count, &locked)
        });
        let mut space = Space { colours, kept: Vec::new() };
        let mut values = Vec::new();
        for &red in &space.colours[0].shows {
            for &white in &space.colours[1].shows {
                for &blue in &space.colours[2].shows {
                    values.push(self.worth.of([red, white, blue]));
                }
            }
        }
        space.roll(&values);
        for _ in 0..rerolls_after {
            let best = space.best();
            space.roll(&best);
        }
        space
    }

    /// The value of re-rolling these dice of a throw, then playing the rest as well as possible.
    pub fn reroll(&mut self, throw: &Throw, dice: DieSet) -> f32 {
        let after = REROLLS.saturating_sub(throw.rerolls + 1);
        let space = self.space(throw, after);
        space.kept[keep_index(&space, throw, dice)]
    }

    /// The best dice to re-roll now, perhaps none, with the value of it; the locks are made.
    pub fn best_reroll(&mut self, throw: &Throw) -> (DieSet, f32) {
        if throw.rerolls >= REROLLS {
            return (DieSet::NONE, self.stop(throw));
        }
        let after = REROLLS - throw.rerolls - 1;
        let space = self.space(throw, after);
        let free = DieSet::first(usize::from(throw.count)).without(throw.locked);
        let mut best = (DieSet::NONE, self.stop(throw));
        for dice in subsets(free) {
            let value = space.kept[keep_index(&space, throw, dice)];
            // A hair is left to chance: equal values keep the dice.
            if value > best.1 + 1e-5 {
                best = (dice, value);
            }
        }
        best
    }

    /// The value of stopping.
    pub fn stop(&mut self, throw: &Throw) -> f32 {
        let shown = [0, 1, 2].map(|colour| {
            let face = |die: usize| throw.faces[die] as usize;
            match usize::from(throw.count) > 2 * colour + 1 {
                true => pair(face(2 * colour), face(2 * colour + 1)),
                false => PAIRS + face(2 * colour),
            }
        });
        self.worth.of(shown)
    }

    /// The best two dice to lock after a first roll, of those that contain `with`, and the value of it.
    pub fn best_lock(&mut self, throw: &Throw, with: DieSet) -> (DieSet, f32) {
        let all = DieSet::first(usize::from(throw.count));
        let mut best = (all, f32::NEG_INFINITY);
        for one in all.iter() {
            for other in all.iter().filter(|&other| other > one) {
                let locked: DieSet = [one, other].into_iter().collect();
                if !with.without(locked).is_empty() {
                    continue;
                }
                let (_, value) = self.best_reroll(&Throw { locked, ..*throw });
                if value > best.1 {
                    best = (locked, value);
                }
            }
        }
        best
    }
}

/// All subsets of some dice.
fn subsets(dice: DieSet) -> impl Iterator<Item = DieSet> {
    let list: Vec<Die> = dice.iter().collect();
    (0..1u32 << list.len())
        .map(move |mask| list.iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1).map(|(_, &die)| die).collect())
}

/// Where the value of keeping all dice but these stands.
fn keep_index(space: &Space, throw: &Throw, rolled: DieSet) -> usize {
    let keeps = [0, 1, 2].map(|colour| {
        let dice = [Die::ALL[2 * colour], Die::ALL[2 * colour + 1]];
        let there = |die: Die| die.index() < usize::from(throw.count);
        let face = |die: Die| throw.faces[die.index()] as usize;
        let kept: Kept = dice.map(|die| there(die) && !rolled.contains(die));
        let locked = dice.map(|die| there(die) && throw.locked.contains(die));
        match (there(dice[1]), locked) {
            // Nothing of the colour moves.
            (true, [true, true]) | (false, [true, _]) => 0,
            // One die moves: its face, or the seventh place for a roll.
            (false, _) => {
                if kept[0] {
                    face(dice[0])
                } else {
                    6
                }
            }
            (true, [true, false]) => {
                if kept[1] {
                    face(dice[1])
                } else {
                    6
                }
            }
            (true, [false, true]) => {
                if kept[0] {
                    face(dice[0])
                } else {
                    6
                }
            }
            (true, [false, false]) => match kept {
                [true, true] => pair(face(dice[0]), face(dice[1])),
                [true, false] => PAIRS + face(dice[0]),
                [false, true] => PAIRS + face(dice[1]),
                [false, false] => PAIRS + 6,
            },
        }
    });
    space.kept_index(keeps)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn throw(faces: [Face; 6]) -> Throw {
        Throw { faces, count: 6, locked: DieSet::NONE, rerolls: 1 }
    }

    #[test]
    fn every_pair_of_faces_has_its_own_number() {
        for (index, &(low, high)) in FACES_OF[..PAIRS].iter().enumerate() {
            assert_eq!(pair(usize::from(low), usize::from(high)), index);
            assert_eq!(pair(usize::from(high), usize::from(low)), index);
        }
    }

    #[test]
    fn one_die_rolled_once_comes_to_each_face_in_one_of_six() {
        use Face::{Courage, One, Skull, Star, Tool, Two};
        let mut courage = |faces: &[Face]| faces.iter().filter(|&&face| face == Courage).count() as f32;
        let mut math = DiceMath::new(&mut courage);
        let at = throw([One, Star, Two, Tool, Skull, One]);
        let value = math.reroll(&at, DieSet::only(Die::ALL[0]));
        assert!((value - 1.0 / 6.0).abs() < 1e-6, "{value}");
        let all = math.reroll(&at, DieSet::first(6));
        assert!((all - 1.0).abs() < 1e-5, "{all}");
        assert_eq!(math.best_reroll(&at).0.len(), 6);
    }

    #[test]
    fn two_re_rolls_are_worth_what_every_throw_counted_one_by_one_is_worth() {
        use Face::{Courage, One, Skull, Star, Tool, Two};
        // At least one courage with one free die and two re-rolls: 1 − (5/6)².
        let mut some = |faces: &[Face]| f32::from(u8::from(faces.contains(&Courage)));
        let mut math = DiceMath::new(&mut some);
        let mut at = throw([One, Star, Two, Tool, Skull, One]);
        at.rerolls = 0;
        at.locked = DieSet::first(5);
        let (dice, value) = math.best_reroll(&at);
        assert_eq!(dice, DieSet::only(Die::ALL[5]));
        assert!((value - (1.0 - 25.0 / 36.0)).abs() < 1e-6, "{value}");
    }

    #[test]
    fn the_best_lock_keeps_what_the_value_wants() {
        use Face::{Courage, One, Skull, Star, Tool};
        let mut courage = |faces: &[Face]| faces.iter().filter(|&&face| face == Courage).count() as f32;
        let mut math = DiceMath::new(&mut courage);
        let at = Throw { rerolls: 0, ..throw([One, Courage, Tool, Star, Courage, Skull]) };
        let (locked, _) = math.best_lock(&at, DieSet::NONE);
        assert_eq!(locked, [Die::ALL[1], Die::ALL[4]].into_iter().collect());
        let five = Throw { count: 5, ..at };
        assert_eq!(math.best_lock(&five, DieSet::only(Die::ALL[0])).0.len(), 2);
    }
}

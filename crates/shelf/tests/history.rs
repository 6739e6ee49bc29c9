//! Earlier positions of a match of every game are what they were, however it was played, undone and taken back.

use sandtable_core::{AnyGame, AnyKind, Chance as _, Chosen, Entry, Fast, Match, Seat, Seed};
use sandtable_shelf::registry;
use serde_json::Value;

/// A match beside whole copies of its positions.
struct Witnessed {
    play: Match,
    /// The position before each line.
    before: Vec<Box<dyn AnyGame>>,
    undone: usize,
    chance: Fast,
}

impl Witnessed {
    fn below(&mut self, n: usize) -> usize {
        self.chance.below(n as u32) as usize
    }

    /// Does something at random; `false` if nothing can be done any more.
    fn go_on(&mut self) -> bool {
        let here = self.play.game().copy();
        let asked = self.play.game().to_act().lowest().filter(|_| self.play.outcome().is_none());
        let lines = self.before.len();
        match self.below(20) {
            0..3 if asked.is_some_and(|seat| self.play.can_undo(seat)) => {
                self.play.undo(asked.unwrap()).unwrap();
                let expected = self.before.pop().unwrap();
                assert_eq!(self.play.digest(), expected.digest(), "undone");
                self.undone += 1;
                return true;
            }
            3 if lines > 0 => {
                let line = self.below(lines);
                self.play.take_back(Seat(0), line).unwrap();
            }
            4 if lines > 0 => {
                // Only what came just before: chains of take-backs.
                self.play.take_back(Seat(0), lines - 1).unwrap();
            }
            5 => self.play.force_dice(Vec::new()),
            _ => {
                let Some(seat) = asked else {
                    let Some(line) = lines.checked_sub(30) else { return false };
                    self.play.take_back(Seat(0), line).unwrap();
                    self.before.push(here);
                    return true;
                };
                let legal = self.play.game().legal(seat);
                let choice = self.below(legal.len());
                if self.below(4) == 0 {
                    self.try_and_rewind(seat, &Chosen::Path(legal[choice].path.clone()));
                }
                self.play.act(seat, &Chosen::Path(legal[choice].path.clone())).unwrap();
            }
        }
        self.before.push(here);
        true
    }
}

impl Witnessed {
    /// A line that is tried and rewound leaves no trace: neither now nor in what chance brings next.
    fn try_and_rewind(&mut self, seat: Seat, chosen: &Chosen) {
        let (record, undo) = (self.play.record(), self.play.can_undo(seat));
        let mark = self.play.mark();
        let first = self.play.act(seat, chosen).unwrap();
        let after = self.play.digest();
        self.play.rewind(mark);
        assert_eq!((self.play.record(), self.play.can_undo(seat)), (record, undo));
        let mark = self.play.mark();
        let again = self.play.act(seat, chosen).unwrap();
        assert_eq!((again.action, self.play.digest()), (first.action, after), "chance was rewound");
        self.play.rewind(mark);
    }
}

fn play(kind: &dyn AnyKind, number: u8, lines: usize) -> Witnessed {
    let play = Match::start(kind, &Value::Null, Seed([number; 32])).unwrap();
    let mut witnessed = Witnessed { play, before: Vec::new(), undone: 0, chance: Fast::new(number.into()) };
    while witnessed.before.len() < lines && witnessed.go_on() {}
    witnessed
}

#[test]
fn every_earlier_position_is_the_one_that_was() {
    for kind in registry().iter() {
        let slug = kind.info().slug;
        let (mut undone, mut back) = (0, 0);
        for number in 0..4 {
            let witnessed = play(kind, number, 240);
            let (play, before) = (&witnessed.play, &witnessed.before);
            assert_eq!(play.entries().len(), before.len());
            for (line, expected) in before.iter().enumerate() {
                let there = play.after(line).unwrap();
                assert_eq!(there.digest(), expected.digest(), "{slug}, match {number}, line {line}");
            }
            assert_eq!(play.after(before.len()).unwrap().digest(), play.digest());
            assert!(play.after(before.len() + 1).is_none());
            back += play.entries().iter().filter(|entry| matches!(entry, Entry::TakeBack(..))).count();
            undone += witnessed.undone;
            // A copy of the match has the same past, and the record leads to the same end.
            assert_eq!(play.clone().after(before.len() / 2).unwrap().digest(), before[before.len() / 2].digest());
            assert_eq!(Match::replay(&play.record(), &registry()).unwrap().digest(), play.digest());
        }
        assert!(undone > 0 && back > 4, "{slug}: {undone} undone, {back} taken back");
    }
}

#[test]
fn forced_dice_are_rolled_again() {
    let registry = registry();
    let kind = registry.find("dday-dice").unwrap();
    let mut witnessed = play(kind, 9, 1);
    let mut rolled = 0;
    for round in 0..60 {
        let faces = ["skull", "star", "s1", "s2", "courage", "tool"];
        let here = witnessed.play.game().copy();
        if round % 5 == 0 {
            witnessed.play.force_dice(vec![faces[round % faces.len()].to_owned(); 6]);
            witnessed.before.push(here);
            continue;
        }
        let Some(seat) = witnessed.play.game().to_act().lowest() else { break };
        let legal = witnessed.play.game().legal(seat);
        let choice = witnessed.below(legal.len());
        match witnessed.play.act(seat, &Chosen::Notation(legal[choice].action.clone())) {
            Ok(applied) => {
                rolled += usize::from(applied.chance_used);
                witnessed.before.push(here);
            }
            Err(_) => {
                assert_eq!(witnessed.play.digest(), here.digest(), "a die that does not fit changes nothing");
                witnessed.play.force_dice(Vec::new());
                witnessed.before.push(here);
            }
        }
    }
    assert!(rolled > 0);
    for (line, expected) in witnessed.before.iter().enumerate() {
        assert_eq!(witnessed.play.after(line).unwrap().digest(), expected.digest(), "line {line}");
    }
}

#[test]
fn a_long_match_keeps_few_whole_positions() {
    for kind in registry().iter() {
        let mut chance = Fast::new(3);
        let mut play = Match::start(kind, &Value::Null, Seed([3; 32])).unwrap();
        while let Some(seat) = play.game().to_act().lowest()
            && play.entries().len() < 600
        {
            let legal = play.game().legal(seat);
            let choice = chance.below(legal.len() as u32) as usize;
            play.act(seat, &Chosen::Notation(legal[choice].action.clone())).unwrap();
        }
        let (lines, kept) = (play.entries().len(), play.positions_kept());
        assert!(kept <= lines / 32 + 1, "{}: {kept} positions for {lines} lines", kind.info().slug);
        // Somebody does a step and takes it back, again and again.
        for _ in 0..300 {
            let lines = play.entries().len();
            play.take_back(Seat(0), lines - 1).unwrap();
            let seat = play.game().to_act().lowest().unwrap();
            let action = play.game().legal(seat)[0].action.clone();
            play.act(seat, &Chosen::Notation(action)).unwrap();
        }
        let more = play.positions_kept() - kept;
        assert!(more <= 600 / 32 + 2, "{}: {more} positions for 600 lines", kind.info().slug);
    }
}

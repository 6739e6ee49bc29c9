//! The story, put together on the way through a record.

use std::collections::{BTreeMap, BTreeSet};

use super::header::{ending_without_rules, sides_of};
use super::turning::turning;
use super::{Chapter, MatchStory, StoryChance, StoryDeed, StoryLuck, StoryMark, StoryPoints, StoryScore, StorySide};
use crate::record::main_line;
use crate::{Entry, Game, Line, Match, ReplayError, Rules, Story, Text, Walk};

impl Match {
    /// The story of the match; nothing as long as it goes on. The whole match is played again for it.
    ///
    /// # Panics
    /// When the match does not replay, which its own record always does.
    #[must_use]
    pub fn story(&self) -> Option<MatchStory> {
        self.outcome()?;
        let walk = Walk::on(self.rewound(), self.entries());
        self.game().story(walk, self.entries()).expect("a match replays as it was played")
    }
}

/// Walks to the end and tells what happened; nothing, if the match is not over there.
pub(crate) fn tell<G: Game>(walk: Walk<'_>, entries: &[Entry]) -> Result<Option<MatchStory>, ReplayError> {
    let mut walk = walk.looking_back();
    let mut notes = Notes::new(state::<G>(walk.play()));
    let told: BTreeSet<usize> = main_line(entries).into_iter().map(|(number, _)| number).collect();
    while let Some(line) = walk.step()? {
        if told.contains(&line.number) {
            notes.take::<G>(&line);
        }
    }
    let play = walk.into_match();
    let Some(outcome) = play.outcome() else { return Ok(None) };
    let game = state::<G>(&play);
    let sides = sides_of(&G::roles(&game.setup()), |seats| game.side_name(seats));
    let rules_ended = Rules::outcome(game).is_some();
    let ending = Story::ending(game).filter(|_| rules_ended);
    notes.end(entries.len());
    Ok(Some(MatchStory {
        ending: ending.unwrap_or_else(|| ending_without_rules(&outcome, entries)),
        won_by: if rules_ended { game.won_by() } else { Vec::new() },
        counts: Some(game.counts()),
        points: game
            .points_text()
            .filter(|_| outcome.scores.iter().any(|&score| score != 0))
            .map(|name| StoryPoints { name, scores: outcome.scores.clone() }),
        turning: turning(&notes.curve, &notes.marks, &sides, &outcome),
        deeds: notes.deeds(G::DEEDS, sides.len()),
        luck: G::LUCK.and_then(|unit| notes.luck(unit, &sides)),
        curve: notes.curve,
        marks: notes.marks,
        replayed: true,
        sides,
        outcome,
    }))
}

fn state<G: Game>(play: &Match) -> &G {
    play.game().as_any().downcast_ref().expect("a game tells stories of its own kind")
}

/// What was noted on the way.
struct Notes {
    curve: Vec<StoryScore>,
    marks: Vec<StoryMark>,
    /// By what was done and the side.
    deeds: BTreeMap<(&'static str, usize), u32>,
    /// By side: what came, and the thousandths that were to be expected.
    luck: BTreeMap<usize, (u32, u64)>,
    /// What the game fills in, line by line.
    chapter: Chapter,
}

impl Notes {
    fn new<G: Game>(beginning: &G) -> Notes {
        let mut chapter = Chapter::default();
        chapter.holders.extend(beginning.holds().into_iter().map(|(side, thing)| (thing, side)));
        let curve = vec![StoryScore { line: 0, score: beginning.counted() }];
        Notes { curve, marks: Vec::new(), deeds: BTreeMap::new(), luck: BTreeMap::new(), chapter }
    }

    fn take<G: Game>(&mut self, line: &Line<'_>) {
        let before = line.before().and_then(|game| game.as_any().downcast_ref::<G>());
        let (Some(before), after) = (before, state::<G>(line.play)) else { return };
        for event in line.events::<G>() {
            G::tell(before, after, event, &mut self.chapter);
        }
        let number = line.number as u32;
        for (side, what, times) in self.chapter.deeds.drain(..) {
            debug_assert!(G::DEEDS.contains(&what), "{what} is one of the deeds that the game tells");
            *self.deeds.entry((what, side)).or_default() += times;
        }
        for (side, rolled, expected) in self.chapter.luck.drain(..) {
            let luck = self.luck.entry(side).or_default();
            *luck = (luck.0 + rolled, luck.1 + u64::from(expected));
        }
        self.marks.extend(self.chapter.marks.drain(..).map(|mark| StoryMark {
            line: number,
            side: mark.side as u32,
            loss: mark.loss,
            what: mark.what,
            thing: mark.thing,
        }));
        let score = after.counted();
        if self.curve.last().is_none_or(|last| last.score != score) {
            self.curve.push(StoryScore { line: number, score });
        }
    }

    /// The curve goes on to the last line.
    fn end(&mut self, lines: usize) {
        let Some(last) = self.curve.last() else { return };
        if (last.line as usize) < lines {
            let score = last.score.clone();
            self.curve.push(StoryScore { line: lines as u32, score });
        }
    }

    /// What was done at least once.
    fn deeds(&self, known: &[&'static str], sides: usize) -> Vec<StoryDeed> {
        let counts =
            |what: &'static str| (0..sides).map(move |side| self.deeds.get(&(what, side)).copied().unwrap_or(0));
        let done = known.iter().filter(|what| counts(what).any(|count| count > 0));
        done.map(|what| StoryDeed { what: Text::new(*what), counts: counts(what).collect() }).collect()
    }

    fn luck(&self, unit: &'static str, sides: &[StorySide]) -> Option<StoryLuck> {
        if self.luck.is_empty() {
            return None;
        }
        let chance =
            |(rolled, expected): &(u32, u64)| StoryChance { rolled: *rolled, expected: *expected as f64 / 1000.0 };
        let sides = (0..sides.len()).map(|side| self.luck.get(&side).map(chance)).collect();
        Some(StoryLuck { unit: Text::new(unit), sides })
    }
}

//! A story in sentences, for the terminal and whoever has no pictures.

use super::{MatchStory, StoryChance, StorySide};
use crate::Text;

impl MatchStory {
    /// The story line by line: why it ended, how it stood, where it turned, luck, what each side did.
    #[must_use]
    pub fn told(&self) -> Vec<Text> {
        let deeds = self.deeds.iter().map(|deed| {
            self.by_side(&deed.what, &deed.counts.iter().map(|&count| i64::from(count)).collect::<Vec<_>>())
        });
        self.brief().into_iter().chain(deeds).collect()
    }

    /// The same without what each side did.
    #[must_use]
    pub fn brief(&self) -> Vec<Text> {
        let mut lines = vec![self.ending.clone()];
        if !self.replayed {
            lines.push(Text::new("core-story-old-rules"));
        }
        if let (Some(what), Some(last)) = (&self.counts, self.curve.last()) {
            lines.push(self.by_side(what, &last.score.iter().map(|&score| i64::from(score)).collect::<Vec<_>>()));
        }
        if let Some(points) = &self.points {
            let named = |(seat, &score): (i64, &i32)| numbered(Text::new("core-seat").with("seat", seat), score.into());
            let seats: Vec<Text> = (0..).zip(&points.scores).map(named).collect();
            lines.push(Text::new("core-story-count").with("what", points.name.clone()).with("sides", seats));
        }
        if let Some(turn) = &self.turning {
            let text = Text::new("core-story-turning").with("line", i64::from(turn.line));
            lines.push(text.with("text", turn.text.clone()));
        }
        if let Some(luck) = &self.luck {
            let chance = |side: &StorySide, chance: &StoryChance| {
                Text::new("core-story-chance")
                    .with("side", side.name.clone())
                    .with("rolled", i64::from(chance.rolled))
                    .with("expected", Text::tenths(chance.expected))
            };
            let sides = self.sides.iter().zip(&luck.sides);
            let sides: Vec<Text> = sides.filter_map(|(side, of)| Some(chance(side, of.as_ref()?))).collect();
            lines.push(Text::new("core-story-luck").with("unit", luck.unit.clone()).with("sides", sides));
        }
        lines
    }

    /// What was gained and lost on the way, each with its line of the record.
    #[must_use]
    pub fn course(&self) -> Vec<Text> {
        let line = |mark: &super::StoryMark| Text::new("core-story-mark").with("line", i64::from(mark.line));
        self.marks.iter().map(|mark| line(mark).with("what", mark.what.clone())).collect()
    }

    fn by_side(&self, what: &Text, numbers: &[i64]) -> Text {
        let sides: Vec<Text> =
            self.sides.iter().zip(numbers).map(|(side, &number)| numbered(side.name.clone(), number)).collect();
        Text::new("core-story-count").with("what", what.clone()).with("sides", sides)
    }
}

fn numbered(side: Text, number: i64) -> Text {
    Text::new("core-story-side").with("side", side).with("number", number)
}

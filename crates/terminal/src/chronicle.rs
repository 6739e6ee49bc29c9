//! What happened so far, line by line of the record, as each viewer was told it.

use std::ops::Range;

use sandtable_core::{Entry, Happening, Match, Record, Registry, ReplayError, Seat, Text, Viewer, Walk};

use crate::words::Words;

/// What happened so far.
#[derive(Clone, Default)]
pub(crate) struct Chronicle(Vec<Line>);

#[derive(Clone)]
struct Line {
    entry: Entry,
    happenings: Vec<Happening>,
}

impl Chronicle {
    /// Plays a record through and writes down every line of it.
    pub(crate) fn of(record: &Record, registry: &Registry) -> Result<(Match, Chronicle), ReplayError> {
        let (mut walk, mut chronicle) = (Walk::of(record, registry)?, Chronicle::default());
        while let Some(line) = walk.step()? {
            chronicle.write(line.entry.clone(), line.happenings());
        }
        Ok((walk.into_match(), chronicle))
    }

    /// Writes down a line of the record and what came of it.
    pub(crate) fn write(&mut self, entry: Entry, happenings: Vec<Happening>) {
        self.0.push(Line { entry, happenings });
    }

    /// Strikes the last line out again.
    pub(crate) fn strike(&mut self) {
        self.0.pop();
    }

    /// How many lines there are.
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// What a viewer was told in some lines, as sentences, oldest first.
    pub(crate) fn told(&self, viewer: Viewer, lines: Range<usize>, names: &[String], words: &Words) -> Vec<String> {
        let lines = self.0.iter().take(lines.end).skip(lines.start);
        lines.flat_map(|line| line.told(viewer, names, words)).collect()
    }

    /// The last sentences that a viewer was told before a line, at least `least` if there are so many, oldest first.
    pub(crate) fn last(
        &self,
        viewer: Viewer,
        before: usize,
        least: usize,
        names: &[String],
        words: &Words,
    ) -> Vec<String> {
        let mut sentences: Vec<String> = Vec::new();
        for line in self.0.iter().take(before).rev() {
            if sentences.len() >= least {
                break;
            }
            sentences.extend(line.told(viewer, names, words).into_iter().rev());
        }
        sentences.reverse();
        sentences
    }
}

impl Line {
    fn told(&self, viewer: Viewer, names: &[String], words: &Words) -> Vec<String> {
        let name = |seat: &Seat| names.get(seat.index()).cloned().unwrap_or_default();
        match &self.entry {
            Entry::Action(..) => {
                let told = self.happenings.iter().filter_map(|happening| happening.told(viewer));
                told.map(|told| words.say(&told.text)).collect()
            }
            Entry::TakeBack(seat, line, _) => {
                vec![words.say(&Text::new("ui-log-take-back").with("name", name(seat)).with("line", *line as i64))]
            }
            Entry::Resign(seat) => vec![words.say(&Text::new("ui-log-resign").with("name", name(seat)))],
            Entry::Forfeit(seat) => vec![words.say(&Text::new("ui-log-forfeit").with("name", name(seat)))],
            Entry::Dice(faces) => vec![words.say(&Text::new("ui-log-dice").with("faces", faces.join(" ")))],
        }
    }
}

/// The lines of the record that lead to where it stands now: what was taken back is left out.
pub(crate) fn line_of_play(entries: &[Entry]) -> Vec<usize> {
    // `place[n]` is the place reached after n lines, named by the first line that reached it.
    let mut place = vec![0];
    for (index, entry) in entries.iter().enumerate() {
        place.push(match entry {
            Entry::TakeBack(_, to, _) => place.get(*to).copied().unwrap_or(index),
            _ => index + 1,
        });
    }
    let mut lines = Vec::new();
    let mut here = place[entries.len()];
    while here > 0 {
        lines.push(here - 1);
        here = place[here - 1];
    }
    lines.reverse();
    lines
}

#[cfg(test)]
mod tests {
    use sandtable_core::Unseen;

    use super::*;

    fn action(seat: u8) -> Entry {
        Entry::Action(Seat(seat), "anything".to_owned())
    }

    #[test]
    fn what_was_taken_back_is_not_in_the_line_of_play() {
        let entries =
            [action(0), action(1), action(0), Entry::TakeBack(Seat(0), 1, Unseen::Anew), action(1), action(0)];
        assert_eq!(line_of_play(&entries), [0, 4, 5]);
        let twice = [
            action(0),
            action(1),
            Entry::TakeBack(Seat(0), 1, Unseen::Anew),
            action(1),
            Entry::TakeBack(Seat(0), 0, Unseen::Anew),
        ];
        assert_eq!(line_of_play(&twice), [] as [usize; 0]);
    }
}

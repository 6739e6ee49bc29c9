//! Golden stories: what the story of a golden record says, as a text that shows in a diff.

use std::path::Path;

use crate::{Game, Language, MatchStory, Phrasebook, Record, Registry};

/// Tells the story of every `<name>.txt` of a folder from the record `<name>.record` of another, in English, and holds it
/// to what is written there. With `WRITE_STORIES=1` in the environment the files are written instead. Tells how many
/// there were.
///
/// # Panics
/// When a record or story cannot be read, or the story is told otherwise.
#[must_use = "a folder that lost its stories holds well"]
pub fn golden_stories<G: Game>(records: &Path, stories: &Path) -> usize {
    let mut held = 0;
    for entry in std::fs::read_dir(stories).unwrap_or_else(|error| panic!("{}: {error}", stories.display())) {
        let path = entry.expect("an entry of the folder").path();
        let name = path.file_stem().and_then(|name| name.to_str()).expect("a name of plain letters");
        let record = records.join(format!("{name}.record"));
        let text = std::fs::read_to_string(&record).unwrap_or_else(|error| panic!("{}: {error}", record.display()));
        let told = told::<G>(&Record::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", record.display())));
        if std::env::var_os("WRITE_STORIES").is_some() {
            std::fs::write(&path, &told).expect("the story can be written");
        }
        let written = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(told, written, "{}: told otherwise than written; WRITE_STORIES=1 writes it anew", path.display());
        held += 1;
    }
    held
}

fn told<G: Game>(record: &Record) -> String {
    let registry = Registry::new().with::<G>();
    let story = MatchStory::of(record, &registry).unwrap_or_else(|error| panic!("{}", error.whole()));
    let story = story.expect("a golden record of a match that is over");
    let book = Phrasebook::new(Language::En, [&G::info().messages]);
    book.call_seats(record.seats.iter().cloned());
    let lit: Vec<String> = story.won_by.iter().map(ToString::to_string).collect();
    let curve = story.curve.iter().map(|point| format!("{} {:?}", point.line, point.score));
    let mut lines: Vec<String> = story.told().iter().map(|text| book.say(text)).collect();
    lines.push(format!("won by: {}", lit.join(" ")));
    lines.push(format!("curve: {}", curve.collect::<Vec<_>>().join(", ")));
    lines.extend(story.course().iter().map(|text| book.say(text)));
    lines.join("\n") + "\n"
}

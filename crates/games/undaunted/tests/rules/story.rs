//! The story of a match: what counted, what each side did, why it ended.

use std::path::Path;

use sandtable_core::battery::golden_stories;
use sandtable_core::{Language, MatchStory, Phrasebook, Record, Registry, Rules, Text};
use sandtable_undaunted::Undaunted;

fn folder(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}

/// The story of a golden record.
fn story(name: &str) -> MatchStory {
    let text = std::fs::read_to_string(folder("golden").join(format!("{name}.record"))).unwrap();
    let registry = Registry::new().with::<Undaunted>();
    MatchStory::of(&Record::parse(&text).unwrap(), &registry).unwrap().unwrap()
}

fn say(text: &Text) -> String {
    Phrasebook::new(Language::En, [&Undaunted::info().messages]).say(text)
}

#[test]
fn golden_stories_are_told_as_they_are_written() {
    assert!(golden_stories::<Undaunted>(&folder("golden"), &folder("stories")) >= 2);
}

#[test]
fn the_points_that_a_side_began_with_stand_from_the_first_line() {
    for name in ["scenario-1-to-the-end", "scenario-10-the-radio", "scenario-12-to-the-limit"] {
        let story = story(name);
        let (first, last) = (&story.curve[0], story.curve.last().unwrap());
        assert_eq!((first.line, &last.score), (0, &story.outcome.scores), "{name}");
        assert_eq!(story.points, None, "the curve counts what the result counts");
    }
    assert!(story("scenario-12-to-the-limit").curve[0].score.iter().any(|&points| points > 0));
}

#[test]
fn the_objectives_that_made_the_points_are_lit() {
    let story = story("scenario-10-the-radio");
    assert_eq!(story.outcome.rule(), Some("UN-13.20"));
    assert!(!story.won_by.is_empty() && story.won_by.iter().all(|thing| thing.kind() == "tile"), "{:?}", story.won_by);
    assert!(say(&story.ending).starts_with("The last round is over"), "{}", say(&story.ending));
}

#[test]
fn hits_are_counted_against_what_was_to_be_expected() {
    let story = story("scenario-10-the-radio");
    let luck = story.luck.unwrap();
    let hits = story.deeds.iter().find(|deed| deed.what.id == "un-deed-hits").unwrap();
    for (side, chance) in luck.sides.iter().enumerate() {
        let chance = chance.as_ref().unwrap();
        assert_eq!(chance.rolled, hits.counts[side]);
        assert!(chance.expected > 0.0);
    }
}

#[test]
fn the_sentence_of_the_turning_point_is_one_line() {
    let said = say(&story("scenario-10-the-radio").turning.unwrap().text);
    assert!(said.len() < 160 && !said.contains('\n'), "{said}");
}

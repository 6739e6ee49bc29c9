//! The story of a match: what counted, what each side did, why it ended.

use std::path::Path;

use sandtable_core::battery::golden_stories;
use sandtable_core::{Language, MatchStory, Phrasebook, Record, Registry, Rules, Text};
use sandtable_heroes::Heroes;

fn folder(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}

/// The story of a golden record.
fn story(name: &str) -> MatchStory {
    let text = std::fs::read_to_string(folder("golden").join(format!("{name}.record"))).unwrap();
    let registry = Registry::new().with::<Heroes>();
    MatchStory::of(&Record::parse(&text).unwrap(), &registry).unwrap().unwrap()
}

fn say(text: &Text) -> String {
    Phrasebook::new(Language::En, [&Heroes::info().messages]).say(text)
}

#[test]
fn golden_stories_are_told_as_they_are_written() {
    assert!(golden_stories::<Heroes>(&folder("golden"), &folder("stories")) >= 2);
}

#[test]
fn a_scenario_about_boxes_counts_the_boxes() {
    let story = story("1-turqueville");
    assert_eq!(say(story.counts.as_ref().unwrap()), "Objectives held");
    assert_eq!(story.curve[0].score.iter().sum::<i32>(), 3, "C4, D4 and F5 belong to somebody");
    assert!(say(&story.ending).contains("has not done what the scenario asks"), "{}", say(&story.ending));
    assert!(story.won_by.iter().all(|thing| thing.kind() == "tile"));
}

#[test]
fn a_scenario_about_points_counts_the_points() {
    let story = story("4-carentan");
    assert_eq!(say(story.counts.as_ref().unwrap()), "Points");
    assert_eq!(story.curve.last().unwrap().score, story.outcome.scores);
    assert_eq!(story.points, None);
}

#[test]
fn who_was_destroyed_is_a_loss_on_the_course() {
    let story = story("4-carentan");
    let destroyed = story.deeds.iter().find(|deed| deed.what.id == "hn-deed-destroyed").unwrap();
    let losses = |side: u32| story.marks.iter().filter(|mark| mark.loss && mark.side == side).count() as u32;
    assert_eq!(destroyed.counts, [losses(1), losses(0)]);
}

//! The story of the match: `{"op":"story"}`.

use sandtable_core::{MatchStory, Outcome, Phrasebook, Seat, Step, StoryChance, StoryScore, Text};
use serde::Serialize;

use super::answer::Answer;
use super::failure::{Code, Failure};
use super::request::Request;
use super::session::{Session, no_match};

impl Session<'_> {
    /// How the match went and how it ended. As long as it goes on there is nothing to tell that everybody may know.
    pub(super) fn story(&self, request: &mut Request) -> Result<Answer, Failure> {
        let play = self.play().ok_or_else(no_match)?;
        let voice = self.voices.of(play.info(), request.language()?);
        let story = play
            .story()
            .ok_or_else(|| Failure::new(Code::NotOver, "the match is not over: its story is told when it is"))?;
        Ok(Answer::Story(Box::new(StoryEntry::new(story, voice))))
    }
}

/// A story with its texts said in the reader's language. Whatever is kept by side has the order of `sides`.
#[derive(Serialize)]
pub struct StoryEntry {
    /// Who won.
    outcome: Outcome,
    /// Why it ended.
    ending: String,
    /// The things that won, as clicks call them.
    won_by: Vec<Step>,
    /// Who played together.
    sides: Vec<SideEntry>,
    /// What the curve counts.
    counts: Option<String>,
    /// How it stood, after every line that changed it.
    curve: Vec<StoryScore>,
    /// The points of the result, where the curve counts something else.
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<PointsEntry>,
    /// What each side did.
    deeds: Vec<DeedEntry>,
    /// Luck against expectation.
    #[serde(skip_serializing_if = "Option::is_none")]
    luck: Option<LuckEntry>,
    /// What was gained and lost on the way.
    marks: Vec<MarkEntry>,
    /// Where the match turned.
    #[serde(skip_serializing_if = "Option::is_none")]
    turning: Option<TurnEntry>,
}

#[derive(Serialize)]
struct SideEntry {
    name: String,
    seats: Vec<Seat>,
}

#[derive(Serialize)]
struct PointsEntry {
    name: String,
    /// By seat.
    scores: Vec<i32>,
}

#[derive(Serialize)]
struct DeedEntry {
    what: String,
    counts: Vec<u32>,
}

#[derive(Serialize)]
struct LuckEntry {
    unit: String,
    /// Nothing for a side that took no chance.
    sides: Vec<Option<StoryChance>>,
}

#[derive(Serialize)]
struct MarkEntry {
    line: u32,
    side: u32,
    loss: bool,
    what: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    thing: Option<Step>,
}

#[derive(Serialize)]
struct TurnEntry {
    line: u32,
    text: String,
}

impl StoryEntry {
    fn new(story: MatchStory, voice: &Phrasebook) -> StoryEntry {
        let say = |text: &Text| voice.say(text);
        let sides = story.sides.into_iter().map(|side| SideEntry { name: say(&side.name), seats: side.seats });
        let deeds = story.deeds.into_iter().map(|deed| DeedEntry { what: say(&deed.what), counts: deed.counts });
        let marks = story.marks.into_iter().map(|mark| MarkEntry {
            line: mark.line,
            side: mark.side,
            loss: mark.loss,
            what: say(&mark.what),
            thing: mark.thing,
        });
        StoryEntry {
            outcome: story.outcome,
            ending: say(&story.ending),
            won_by: story.won_by,
            sides: sides.collect(),
            counts: story.counts.as_ref().map(say),
            curve: story.curve,
            points: story.points.map(|points| PointsEntry { name: say(&points.name), scores: points.scores }),
            deeds: deeds.collect(),
            luck: story.luck.map(|luck| LuckEntry { unit: say(&luck.unit), sides: luck.sides }),
            marks: marks.collect(),
            turning: story.turning.map(|turn| TurnEntry { line: turn.line, text: say(&turn.text) }),
        }
    }
}

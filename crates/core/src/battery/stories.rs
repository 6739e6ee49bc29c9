//! The laws of stories.

use crate::{Game, Language, Match, Phrasebook, Story, Text, Verdict};

/// What is hidden stays hidden: nobody is told a story of a match that goes on.
pub(super) fn during_the_match(play: &Match) -> Result<(), String> {
    if play.story().is_some() {
        return Err("story law: a story is told before the match is over".into());
    }
    Ok(())
}

/// The story of a match that is over agrees with its outcome, is told the same twice, and can be said in every language.
pub(super) fn after_the_match<G: Game>(play: &Match) -> Result<(), String> {
    let game = super::state::<G>(play);
    let Some(story) = play.story() else { return Err("story law: the match is over and has no story".into()) };
    if Story::ending(game).as_ref() != Some(&story.ending) {
        return Err("story law: the game is over and does not say why".into());
    }
    if play.story().as_ref() != Some(&story) {
        return Err("story law: the same match is told otherwise the second time".into());
    }
    let Some(last) = story.curve.last() else { return Err("story law: the curve is empty".into()) };
    let sides = story.sides.len();
    if last.score != game.counted() || story.curve.iter().any(|point| point.score.len() != sides) {
        return Err(format!("story law: the curve ends at {last:?}, the game stands at {:?}", game.counted()));
    }
    if last.line as usize != play.entries().len() {
        return Err(format!("story law: the curve ends at {last:?}, the match at line {}", play.entries().len()));
    }
    let outcome = play.outcome().ok_or("the match is over")?;
    agrees_with_the_points::<G>(game, &last.score, &outcome.scores)?;
    if outcome != story.outcome || (!story.replayed) {
        return Err("story law: the story has another outcome than the match".into());
    }
    let counts_are_by_side = story.deeds.iter().all(|deed| deed.counts.len() == sides);
    let luck_is_by_side = story.luck.as_ref().is_none_or(|luck| luck.sides.len() == sides);
    let marks_are_of_sides = story.marks.iter().all(|mark| (mark.side as usize) < sides);
    if !(counts_are_by_side && luck_is_by_side && marks_are_of_sides) {
        return Err(format!("story law: something is not told by side: {story:?}"));
    }
    let several = matches!(outcome.verdict, Verdict::Won(_)) || sides == 1;
    if story.turning.is_some() && !several {
        return Err("story law: a draw turns nowhere".into());
    }
    said_in_every_language::<G>(&[story.told(), story.course()].concat())
}

/// The points of a result are either what the curve counts or have a name of their own.
fn agrees_with_the_points<G: Game>(game: &G, last: &[i32], scores: &[i32]) -> Result<(), String> {
    let named = game.points_text().is_some();
    if named || scores.iter().all(|&score| score == 0) || last == scores {
        return Ok(());
    }
    Err(format!("story law: the curve ends at {last:?}, the result has {scores:?}, and says not what they are"))
}

fn said_in_every_language<G: Game>(texts: &[Text]) -> Result<(), String> {
    for language in Language::ALL {
        let book = Phrasebook::new(language, [&G::info().messages]);
        for text in texts {
            book.try_say(text).map_err(|error| format!("story law: {language:?}: {error}"))?;
        }
    }
    Ok(())
}

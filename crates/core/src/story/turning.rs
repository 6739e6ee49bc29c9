//! Where a match turned.

use super::{StoryMark, StoryScore, StorySide, StoryTurn};
use crate::{Outcome, Text, Verdict};

/// More marks of one line than this are not named in its sentence.
const NAMED: usize = 2;

/// Between several sides: the line from which the winner led to the end; if he does not lead at the end or has always led,
/// the last of his greatest gains. Where all play together: the greatest gain, or the greatest loss if they lost.
pub(super) fn turning(
    curve: &[StoryScore],
    marks: &[StoryMark],
    sides: &[StorySide],
    outcome: &Outcome,
) -> Option<StoryTurn> {
    let winner = match &outcome.verdict {
        Verdict::Won(winners) => {
            Some(sides.iter().position(|side| side.seats.iter().any(|&seat| winners.contains(seat)))?)
        }
        Verdict::Drawn | Verdict::Lost if sides.len() > 1 => return None,
        Verdict::Drawn | Verdict::Lost => None,
    };
    let side = winner.unwrap_or(0);
    let leads: Vec<i32> = curve.iter().map(|point| lead(&point.score, side)).collect();
    let ahead = leads.iter().rposition(|&lead| lead <= 0).filter(|&at| sides.len() > 1 && at + 1 < curve.len());
    let (at, id, plain) = match ahead {
        Some(behind) => (behind + 1, "core-turn-ahead", "core-turn-ahead-plain"),
        None if winner.is_some() => (greatest(&leads, 1)?, "core-turn-gain", "core-turn-gain-plain"),
        None => (greatest(&leads, -1)?, "core-turn-loss", "core-turn-loss-plain"),
    };
    let (line, score) = (curve[at].line, &curve[at].score);
    let before = &curve[at - 1].score;
    let lost = ahead.is_none() && winner.is_none();
    let tells = |mark: &StoryMark| if lost { mark.loss } else { (mark.side as usize == side) != mark.loss };
    let named = marks.iter().filter(|mark| mark.line == line && tells(mark));
    let what: Vec<Text> = named.map(|mark| mark.what.clone()).take(NAMED).collect();
    let text = if what.is_empty() { Text::new(plain) } else { Text::new(id).with("what", what) };
    let number = |score: &[i32]| i64::from(score.get(side).copied().unwrap_or(0));
    let text = text
        .with("side", sides[side].name.clone())
        .with("mine", number(score))
        .with("theirs", i64::from(best_of_others(score, side).unwrap_or(0)))
        .with("before", number(before));
    Some(StoryTurn { line, text })
}

fn best_of_others(score: &[i32], side: usize) -> Option<i32> {
    score.iter().enumerate().filter(|(other, _)| *other != side).map(|(_, &value)| value).max()
}

/// By how much a side leads; if there is no other, what it has.
fn lead(score: &[i32], side: usize) -> i32 {
    score.get(side).copied().unwrap_or(0) - best_of_others(score, side).unwrap_or(0)
}

/// Where the numbers rise most (or fall, if the sign is -1); of several such places the last.
fn greatest(leads: &[i32], sign: i32) -> Option<usize> {
    let changes = leads.windows(2).enumerate().map(|(index, pair)| ((pair[1] - pair[0]) * sign, index + 1));
    changes.filter(|&(change, _)| change > 0).max().map(|(_, at)| at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Reason, Seat, SeatSet};

    fn curve(points: &[(u32, &[i32])]) -> Vec<StoryScore> {
        points.iter().map(|&(line, score)| StoryScore { line, score: score.to_vec() }).collect()
    }

    fn sides(count: u8) -> Vec<StorySide> {
        (0..count).map(|seat| StorySide { name: Text::new("core-together"), seats: vec![Seat(seat)] }).collect()
    }

    fn outcome(verdict: Verdict) -> Outcome {
        Outcome { verdict, scores: Vec::new(), reason: Reason::Agreed }
    }

    fn won(seat: u8) -> Outcome {
        outcome(Verdict::Won(SeatSet::only(Seat(seat))))
    }

    fn line(points: &[(u32, &[i32])], outcome: &Outcome) -> Option<(u32, String)> {
        let curve = curve(points);
        let turn = turning(&curve, &[], &sides(points[0].1.len() as u8), outcome)?;
        Some((turn.line, turn.text.id.into_owned()))
    }

    #[test]
    fn a_match_turns_where_the_winner_comes_to_lead_for_good() {
        let points: &[(u32, &[i32])] = &[(0, &[0, 0]), (3, &[1, 0]), (5, &[1, 2]), (8, &[3, 2]), (9, &[4, 2])];
        assert_eq!(line(points, &won(0)), Some((8, "core-turn-ahead-plain".into())));
    }

    #[test]
    fn a_winner_who_does_not_lead_turns_it_by_the_last_of_the_greatest_gains() {
        let points: &[(u32, &[i32])] = &[(0, &[0, 5]), (4, &[3, 5]), (6, &[4, 5]), (7, &[7, 9])];
        assert_eq!(line(points, &won(0)), Some((4, "core-turn-gain-plain".into())));
        let points: &[(u32, &[i32])] = &[(0, &[0, 0]), (2, &[0, 4]), (4, &[1, 4]), (6, &[2, 4]), (7, &[3, 4])];
        assert_eq!(line(points, &won(0)), Some((7, "core-turn-gain-plain".into())));
    }

    #[test]
    fn who_has_always_led_turns_it_by_a_gain() {
        assert_eq!(
            line(&[(0, &[3, 0]), (2, &[5, 0]), (4, &[6, 0])], &won(0)),
            Some((2, "core-turn-gain-plain".into()))
        );
    }

    #[test]
    fn where_all_have_lost_it_is_the_greatest_loss() {
        let points: &[(u32, &[i32])] = &[(0, &[20]), (2, &[18]), (5, &[6]), (9, &[0])];
        assert_eq!(line(points, &outcome(Verdict::Lost)), Some((5, "core-turn-loss-plain".into())));
        assert_eq!(line(points, &won(0)), None, "nothing was gained");
    }

    #[test]
    fn a_draw_turns_nowhere() {
        assert_eq!(line(&[(0, &[0, 0]), (3, &[1, 1])], &outcome(Verdict::Drawn)), None);
    }

    #[test]
    fn the_sentence_names_what_was_gained_there() {
        let marks = [
            StoryMark { line: 3, side: 0, loss: false, what: Text::new("gain"), thing: None },
            StoryMark { line: 3, side: 1, loss: true, what: Text::new("loss"), thing: None },
            StoryMark { line: 3, side: 1, loss: false, what: Text::new("theirs"), thing: None },
        ];
        let turn = turning(&curve(&[(0, &[0, 0]), (3, &[1, 0])]), &marks, &sides(2), &won(0)).unwrap();
        assert_eq!(turn.text.id, "core-turn-ahead");
        let named = turn.text.args.iter().find(|(name, _)| name == "what").map(|(_, value)| value.clone());
        assert_eq!(named, Some(vec![Text::new("gain"), Text::new("loss")].into()));
    }

    #[test]
    fn the_sentence_of_a_loss_names_what_was_lost() {
        let mark = |loss: bool, what| StoryMark { line: 3, side: 0, loss, what: Text::new(what), thing: None };
        let points = curve(&[(0, &[9]), (3, &[2])]);
        let turn = turning(&points, &[mark(false, "gain"), mark(true, "loss")], &sides(1), &outcome(Verdict::Lost));
        let args = turn.unwrap().text.args;
        let named = args.iter().find(|(name, _)| name == "what").map(|(_, value)| value.clone());
        assert_eq!(named, Some(vec![Text::new("loss")].into()));
    }
}

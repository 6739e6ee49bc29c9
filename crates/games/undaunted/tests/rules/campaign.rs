//! UN-16: the campaign.

use crate::common::*;
use sandtable_core::{
    AnyGame, Campaign, Finished, Language, Outcome, Phrasebook, Reason, Rules, Seat, SeatSet, Verdict,
};
use sandtable_undaunted::campaign::ScenarioBook;
use sandtable_undaunted::{Setup, Side, Undaunted, printed};

fn won(winner: Side, losses: [u32; 2]) -> Finished {
    Finished { won: SeatSet::only(winner.seat()), losses: losses.to_vec() }
}

fn book() -> &'static dyn Campaign {
    Undaunted::campaign().unwrap()
}

/// UN-16.1: twelve scenarios in order; a match of a campaign has the same set-up as any other.
#[test]
fn un_16_1_a_campaign_changes_no_rule() {
    let names: Vec<&str> = (1..=12).map(|number| printed(number).file.name.as_str()).collect();
    assert_eq!((names[0], names[11], names.len()), ("La Raye", "Mortain", 12));
    assert_eq!(book().scenarios().len(), 12);
    for (index, number) in (1..=12).enumerate() {
        let setup: Setup = serde_json::from_value(book().setup(index)).unwrap();
        assert_eq!(setup, Setup::printed(number));
    }
    assert_eq!((book().next(0), book().next(11), book().next(12)), (Some(0), Some(11), None));
}

/// UN-16.2: victories, less 1 for every full ten combat cards lost over the whole campaign.
#[test]
fn un_16_2_the_score() {
    let score = ScenarioBook.score(&[won(US, [9, 4]), won(US, [10, 3]), won(GE, [0, 2])]);
    assert_eq!((score.victories, score.losses, score.scores), (vec![2, 1], vec![19, 9], vec![1, 1]));
    // Fog removed by Recon does not count.
    let game = at(1).controlled(US, "13b 6a 2b").removed(US, "fog*3 rifle-a*2 scout-a").game();
    let ended = AnyGame::outcome(&game).unwrap();
    assert_eq!(ScenarioBook.finished(&game, &ended), Some(won(US, [3, 0])));
}

/// UN-16.2: a match that somebody gives up is the other side's victory, with the losses up to then.
#[test]
fn un_16_2_a_match_given_up_counts() {
    let game = at(1).removed(GE, "rifle-a*2").game();
    let given_up = AnyGame::given_up(&game, Seat(0));
    assert_eq!(ScenarioBook.finished(&game, &given_up), Some(won(GE, [0, 2])));
    let nobody = Outcome { verdict: Verdict::Drawn, scores: Vec::new(), reason: Reason::Resigned };
    assert_eq!(ScenarioBook.finished(&game, &nobody).unwrap().won, SeatSet::NONE);
}

#[test]
fn un_16_3_the_grades() {
    let lead = |us: usize| ScenarioBook.score(&vec![won(US, [0, 0]); us]).lead;
    assert_eq!(lead(0), None);
    for (us, grade) in [(1, "narrow"), (3, "narrow"), (4, "clear"), (5, "clear"), (6, "decisive"), (12, "decisive")] {
        let lead = lead(us).unwrap();
        assert_eq!((lead.seat, lead.by, lead.grade), (US.seat(), us as u64, grade));
    }
    let ge = ScenarioBook.score(&[won(GE, [25, 0]), won(US, [0, 0])]);
    let lead = ge.lead.unwrap();
    assert_eq!((ge.scores, lead.seat, lead.by, lead.grade), (vec![-1, 1], GE.seat(), 2, "narrow"));
}

/// UN-16.3: the score is told, and a campaign that goes on is not said to be won.
#[test]
fn un_16_3_the_score_is_told() {
    let words = Phrasebook::new(Language::En, [&<Undaunted as Rules>::info().messages]);
    let said = |count: usize| words.say(&ScenarioBook.score(&vec![won(US, [0, 0]); count]).text);
    assert_eq!(said(0), "The scores are equal.");
    assert_eq!(said(2), "US leads by 2: it would be a narrow victory.");
    assert_eq!(said(12), "US wins the campaign by 12: a decisive victory.");
}

/// Results from outside are held to what can be.
#[test]
fn results_that_cannot_be_are_refused() {
    assert_eq!(book().check(&[won(US, [1, 2])]), Ok(()));
    let short = Finished { won: SeatSet::NONE, losses: vec![1] };
    assert_eq!(book().check(&[short]), Err("matches[0].losses: expected 2 numbers, found 1".to_owned()));
    let stranger = Finished { won: SeatSet::only(Seat(2)), losses: vec![0, 0] };
    assert_eq!(book().check(&[stranger]), Err("matches[0].won: expected seats 0 to 1".to_owned()));
    assert_eq!(book().check(&vec![won(US, [0, 0]); 13]), Err("matches: expected at most 12, found 13".to_owned()));
}

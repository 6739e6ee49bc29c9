//! UN-16: the campaign.

use crate::common::*;
use sandtable_undaunted::campaign::{CampaignResult, Finished, Grade, campaign};
use sandtable_undaunted::{Setup, Side, printed};

fn won(winner: Side, losses: [u32; 2]) -> Finished {
    Finished { winner, losses }
}

/// UN-16.1: twelve scenarios in order; a match of a campaign has the same set-up as any other.
#[test]
fn un_16_1_a_campaign_changes_no_rule() {
    let names: Vec<&str> = (1..=12).map(|number| printed(number).file.name.as_str()).collect();
    assert_eq!((names[0], names[11], names.len()), ("La Raye", "Mortain", 12));
    assert_eq!(
        serde_json::to_value(Setup::printed(3)).unwrap(),
        serde_json::json!({"scenario": "3", "round-limit": 150})
    );
}

/// UN-16.2: victories, less 1 for every full ten combat cards lost over the whole campaign.
#[test]
fn un_16_2_the_score() {
    let score = campaign(&[won(US, [9, 4]), won(US, [10, 3]), won(GE, [0, 2])]);
    assert_eq!((score.victories, score.losses, score.scores), ([2, 1], [19, 9], [1, 1]));
    // Fog removed by Recon does not count.
    let game = at(1).controlled(US, "13b 6a 2b").removed(US, "fog*3 rifle-a*2 scout-a").game();
    assert_eq!(game.finished(), Some(won(US, [3, 0])));
    assert_eq!(at(1).game().finished(), None);
}

#[test]
fn un_16_3_the_grades() {
    let lead = |us: usize| campaign(&vec![won(US, [0, 0]); us]).result;
    let winner = US;
    assert_eq!(lead(0), CampaignResult::Undecided);
    for (us, grade) in [
        (1, Grade::Narrow),
        (3, Grade::Narrow),
        (4, Grade::Clear),
        (5, Grade::Clear),
        (6, Grade::Decisive),
        (12, Grade::Decisive),
    ] {
        assert_eq!(lead(us), CampaignResult::Won { winner, grade });
    }
    let ge = campaign(&[won(GE, [25, 0]), won(US, [0, 0])]);
    assert_eq!((ge.scores, ge.result), ([-1, 1], CampaignResult::Won { winner: GE, grade: Grade::Narrow }));
}

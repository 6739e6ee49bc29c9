//! A campaign at the terminal: scenario after scenario, carried by its file (UN-16).

use std::path::PathBuf;

use ratatui::crossterm::event::KeyCode;
use sandtable_core::{Language, Seed};

use super::{Rig, bot, file, person, registry};
use crate::campaign::Campaigning;
use crate::{CampaignFile, Colour, PlayOptions, read_campaign};

/// A campaign in a folder of its own.
struct Evening {
    folder: PathBuf,
}

impl Evening {
    fn new() -> Evening {
        let folder = file().with_extension("campaign");
        std::fs::create_dir_all(&folder).unwrap();
        Evening { folder }
    }

    fn file(&self) -> PathBuf {
        self.folder.join("war.toml")
    }

    fn kept(&self) -> CampaignFile {
        read_campaign(&self.file(), &registry()).unwrap().unwrap()
    }

    /// Sits down as `play_campaign` does.
    fn sit_down(&self) -> Rig {
        let fresh = CampaignFile {
            game: "undaunted".to_owned(),
            seats: vec!["Ada".to_owned(), "bot random".to_owned()],
            running: None,
            matches: Vec::new(),
        };
        let kept = read_campaign(&self.file(), &registry()).unwrap().unwrap_or(fresh);
        let mut campaign = Campaigning::open(self.file(), kept, Seed::from_text("war"), &registry()).unwrap();
        let (start, save) = campaign.next().unwrap().unwrap();
        let options = PlayOptions {
            registry: registry(),
            start,
            players: vec![person("Ada"), bot()],
            save: Some(save),
            language: Language::En,
            colour: Colour::Full,
        };
        let mut rig = Rig::new(options, (100, 40));
        rig.table.belongs_to(campaign);
        rig.keep_file();
        rig
    }
}

impl Drop for Evening {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn resign(rig: &mut Rig) {
    rig.press(KeyCode::Esc);
    rig.wait();
    rig.press(KeyCode::Char('R'));
    rig.press(KeyCode::Char('y'));
}

#[test]
fn a_campaign_goes_on_from_its_file_with_its_score() {
    let evening = Evening::new();
    let mut rig = evening.sit_down();
    let screen = rig.screen();
    assert!(screen.contains("Campaign") && screen.contains("Next: 1. La Raye"), "{screen}");
    assert!(screen.contains("The scores are equal."), "{screen}");
    assert_eq!(evening.kept().running.as_deref(), Some("war-1.record"));

    // A match that is given up is the other side's victory; the result stands in front of the table.
    resign(&mut rig);
    let screen = rig.screen();
    assert!(screen.contains("Score (Ada : bot random): 0 : 1"), "{screen}");
    assert!(screen.contains("n next scenario"), "{screen}");
    assert!(evening.kept().matches.is_empty(), "it is entered when the table is left");
    rig.table.play_another().unwrap();
    assert_eq!(evening.kept().matches.len(), 1);
    assert_eq!(evening.kept().matches[0].scenario, "1");
    assert_eq!(rig.table.record().setup["scenario"], "2");
    let screen = rig.screen();
    assert!(screen.contains("1. La Raye: won by bot random; losses 0 : 0"), "{screen}");

    // Another evening goes on in the middle of the second match, and a match that ended unseen is entered.
    drop(rig);
    let mut rig = evening.sit_down();
    assert_eq!(rig.table.record().setup["scenario"], "2");
    resign(&mut rig);
    drop(rig);
    let mut rig = evening.sit_down();
    assert_eq!(rig.table.record().setup["scenario"], "3");
    let kept = evening.kept();
    assert_eq!((kept.matches.len(), kept.running.as_deref()), (2, Some("war-3.record")));
    rig.press(KeyCode::Esc);
    rig.press(KeyCode::Char('C'));
    assert!(rig.screen().contains("Score (Ada : bot random): 0 : 2"), "{}", rig.screen());
    let text = std::fs::read_to_string(evening.file()).unwrap();
    assert!(text.starts_with("# A campaign of Undaunted: Normandy"), "{text}");
}

#[test]
fn a_file_that_is_no_campaign_is_refused_with_the_place() {
    let evening = Evening::new();
    for (text, place) in [
        ("game = \"battle-line\"\nseats = [\"a\", \"b\"]\n", "battle-line has no campaign"),
        ("game = \"undaunted\"\nseats = [\"a\"]\n", "seats: expected 2, found 1"),
        (
            "game = \"undaunted\"\nseats = [\"a\", \"b\"]\n[[match]]\nscenario = \"2\"\nwon = [0]\nlosses = [0, 0]\nrecord = \"x\"\n",
            "match 1: expected scenario 1, found 2",
        ),
        (
            "game = \"undaunted\"\nseats = [\"a\", \"b\"]\n[[match]]\nscenario = \"1\"\nwon = [5]\nlosses = [0, 0]\nrecord = \"x\"\n",
            "matches[0].won: expected seats 0 to 1",
        ),
    ] {
        std::fs::write(evening.file(), text).unwrap();
        let error = format!("{:#}", read_campaign(&evening.file(), &registry()).unwrap_err());
        assert!(error.contains(place), "{error}");
    }
    std::fs::remove_file(evening.file()).unwrap();
    assert_eq!(read_campaign(&evening.file(), &registry()).unwrap(), None);
}

//! Whole matches that were played once and must be replayed the same for ever: a change of rules shows here first.
//!
//! A record that no longer replays means that the rules version must rise. New ones are made with
//! `sandtable sim heroes --out DIR`.

use std::path::Path;

use sandtable_core::battery::golden_records;
use sandtable_heroes::Heroes;

#[test]
fn every_golden_record_replays_to_its_result_and_digest() {
    let replayed = golden_records::<Heroes>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden"));
    assert!(replayed >= 7, "golden records are gone: {replayed} are left");
}

/// Writes new records: `SANDTABLE_GOLDEN=1 cargo test -p sandtable-heroes --test rules golden -- --ignored`.
#[test]
#[ignore = "writes files"]
fn write_golden_records() {
    use sandtable_core::{Chance, Chosen, Fast, Match, Registry, Rules, Seed};
    let registry = Registry::new().with::<Heroes>();
    let kind = registry.find("heroes").unwrap();
    for number in 1..=7u8 {
        let setup = sandtable_heroes::Setup::printed(number);
        let mut play =
            Match::start(kind, &serde_json::to_value(&setup).unwrap(), Seed::from_text(&format!("golden {number}")))
                .unwrap();
        let mut chance = Fast::new(u64::from(number));
        loop {
            let game: &Heroes = play.game().as_any().downcast_ref().unwrap();
            let Some(seat) = game.to_act().lowest() else { break };
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            let action = legal[chance.below(legal.len() as u32) as usize].to_string();
            play.act(seat, &Chosen::Notation(action)).unwrap();
        }
        let name = format!("tests/golden/{number}-{}.record", sandtable_heroes::IDS[usize::from(number) - 1]);
        std::fs::write(Path::new(env!("CARGO_MANIFEST_DIR")).join(name), play.record().to_string()).unwrap();
    }
}

//! Copies that are made while people play, and looking through what is stored.

use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use sandtable_server::store::Store;
use sandtable_server::store::backup::{self, BackupError};
use sandtable_server::table::verify::{Broken, Tally, every_table};
use sandtable_shelf::Shelf;
use serde_json::json;

use crate::client::Client;
use crate::databases::{self, Database};
use crate::play::{GAME, Player, begin, play};

/// What is broken in a database, and how many tables of the game there are.
async fn looked_through(database: &Database) -> (Vec<Broken>, Tally) {
    let store = Store::open_to_read(&database.address).await.unwrap();
    let mut broken = Vec::new();
    let games = every_table(&Shelf::all(), &store, |found| broken.push(found)).await.unwrap();
    (broken, games.get(GAME).copied().unwrap_or_default())
}

/// A server on the copy.
fn restored(from: &Database, copy: &Path) -> Database {
    if from.address.starts_with("postgres") {
        return databases::restore(copy);
    }
    let database = databases::sqlite();
    std::fs::copy(copy, &database.address).unwrap();
    database
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_made_while_people_play_is_restored_and_played_on() {
    for database in databases::both() {
        let server = database.serve().await;
        let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);
        let (over, mut first, mut second) = begin(&ada, &bob, json!({})).await;
        play(&mut first, &mut second, 10_000).await;
        assert!(first.is_over());
        let (running, mut first, mut second) = begin(&ada, &bob, json!({})).await;
        play(&mut first, &mut second, 5).await;
        let (acknowledged, view) = (first.seq, first.sight()["view"].clone());

        // Others play while the copy is made.
        let stop = Arc::new(AtomicBool::new(false));
        let (_, mut third, mut fourth) = begin(&ada, &bob, json!({})).await;
        let others = tokio::spawn({
            let stop = stop.clone();
            async move {
                while !stop.load(Ordering::Relaxed) && !third.is_over() {
                    play(&mut third, &mut fourth, 1).await;
                }
            }
        });
        let folder = tempfile::TempDir::new().unwrap();
        let copy = folder.path().join("copy");
        let copied = backup::backup(&database.address, &copy).await.unwrap();
        assert_eq!(copied.tables, 3);
        assert!(copied.steps > acknowledged && copied.bytes > 0);
        assert_eq!(std::fs::metadata(&copy).unwrap().permissions().mode() & 0o777, 0o600, "for its owner alone");
        let again = backup::backup(&database.address, &copy).await.unwrap_err();
        assert!(matches!(again, BackupError::Exists(_)), "{again}");
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1, "nothing half done is left");
        stop.store(true, Ordering::Relaxed);
        others.await.unwrap();
        play(&mut first, &mut second, 3).await;
        server.stop().await;

        let restored = restored(&database, &copy);
        let (broken, tally) = looked_through(&restored).await;
        assert!(broken.is_empty(), "{broken:?}");
        assert_eq!((tally.over, tally.tables()), (1, 3));
        let server = restored.serve().await;
        let (ada, bob) = (ada.at(server.address()), bob.at(server.address()));
        let mut first = Player::rejoin(&ada, &running, 0).await;
        let mut second = Player::rejoin(&bob, &running, 1).await;
        assert_eq!((first.seq, &first.sight()["view"]), (acknowledged, &view), "as it stood when the copy was made");
        play(&mut first, &mut second, 10_000).await;
        assert!(first.is_over());
        let record = ada.get(&format!("/api/tables/{over}/record")).await;
        assert!(record.text.starts_with("sandtable record 1"), "{}", record.text);
        let (broken, tally) = looked_through(&restored).await;
        assert!(broken.is_empty(), "{broken:?}");
        assert!(tally.over >= 2, "{tally:?}");
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_does_not_load_is_named_with_the_reason() {
    for database in databases::both() {
        let server = database.serve().await;
        let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);
        let mut tables = Vec::new();
        for name in ["sound", "hole", "illegal", "garbage", "old", "digest", "result", "setup"] {
            let (table, mut first, mut second) = begin(&ada, &bob, json!({})).await;
            play(&mut first, &mut second, 4).await;
            if ["digest", "result"].contains(&name) {
                first.done(json!({"do": "resign", "seat": 0})).await;
            }
            tables.push((name, table));
        }
        ada.open(json!({"game": GAME})).await;
        let id = |name: &str| tables.iter().find(|(of, _)| *of == name).unwrap().1.clone();
        let record = format!("SELECT COUNT(*) FROM records WHERE table_id IN ('{}', '{}')", id("digest"), id("result"));
        for _ in 0..100 {
            if databases::number(&database.address, &record) == 2 {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        for sql in [
            format!("DELETE FROM deeds WHERE table_id = '{}' AND seq = 7", id("hole")),
            format!(
                r#"UPDATE deeds SET deed = '{{"did":"play","entry":"0 nonsense"}}' WHERE table_id = '{}' AND seq = 7"#,
                id("illegal")
            ),
            format!("UPDATE deeds SET deed = '{{' WHERE table_id = '{}' AND seq = 7", id("garbage")),
            format!("UPDATE tables SET rules = rules + 1 WHERE id = '{}'", id("old")),
            format!(
                "UPDATE records SET text = replace(text, 'digest: ', 'digest: 00') WHERE table_id = '{}'",
                id("digest")
            ),
            format!("UPDATE sitters SET worth = 1 - worth WHERE table_id = '{}'", id("result")),
            format!("UPDATE tables SET setup = '7' WHERE id = '{}'", id("setup")),
        ] {
            databases::execute(&database.address, sql).unwrap();
        }
        let (broken, tally) = looked_through(&database).await;
        for (name, reason) in [
            ("hole", "step 7 is missing"),
            ("illegal", "step 7 is not possible: "),
            ("garbage", "step 7 is not possible: "),
            ("digest", "its record: "),
            ("result", "is noted with the result"),
            ("setup", "step 5 is not possible: "),
        ] {
            let found = broken.iter().find(|broken| broken.table == id(name));
            let found = found.unwrap_or_else(|| panic!("{name} is not named: {broken:?}"));
            assert!(found.why.starts_with(reason) || found.why.contains(reason), "{name}: {}", found.why);
        }
        assert_eq!(tally, Tally { gathering: 1, playing: 1, over: 0, old_rules: 1, broken: 6 }, "{broken:?}");
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_copy_is_refused() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);
    let (_, mut first, mut second) = begin(&ada, &bob, json!({})).await;
    play(&mut first, &mut second, 30).await;
    let folder = tempfile::TempDir::new().unwrap();
    let copy = folder.path().join("copy.sqlite");
    backup::backup(&database.address, &copy).await.unwrap();
    server.stop().await;
    backup::check(copy.to_str().unwrap()).await.unwrap();
    let mut bytes = std::fs::read(&copy).unwrap();
    let middle = bytes.len() / 2 / 4096 * 4096;
    bytes[middle..middle + 4096].fill(0xee);
    std::fs::write(&copy, bytes).unwrap();
    let refused = backup::check(copy.to_str().unwrap()).await.unwrap_err();
    assert!(matches!(refused, BackupError::NotWhole(_)), "{refused}");
    let other = folder.path().join("other");
    let no_copy = backup::backup(copy.to_str().unwrap(), &other).await.unwrap_err();
    assert!(matches!(no_copy, BackupError::NotWhole(_) | BackupError::Copying(_)), "{no_copy}");
    assert!(!other.exists());
}

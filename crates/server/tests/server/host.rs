//! What whoever runs a server meets: files, addresses, copies, and the tools to keep order.

use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::Arc;
use std::time::Duration;

use sandtable_server::config::Config;
use sandtable_server::pulse::watch_nodes;
use sandtable_server::serve::Server;
use sandtable_server::store::Store;
use sandtable_server::store::chat::Place;
use sandtable_server::store::overview::Kind;
use sandtable_server::time::{DAY_MILLIS, now};
use sandtable_server::wire::{PlayerId, RandomId, Status, TableId};
use sandtable_shelf::Shelf;
use serde_json::json;

use crate::client::Client;
use crate::databases;
use crate::play::{GAME, begin, play};

async fn refused(config: Config) -> String {
    Server::start(Arc::new(Shelf::all()), config).await.err().expect("it does not start").to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_server_on_one_file_is_refused_and_the_file_is_for_its_owner() {
    let database = databases::sqlite();
    std::fs::write(&database.address, "").unwrap();
    std::fs::set_permissions(&database.address, std::fs::Permissions::from_mode(0o644)).unwrap();
    let server = database.serve().await;
    Client::guest(server.address(), "Ada").await;
    let second = refused(database.config()).await;
    assert!(second.contains("another server uses this file"), "{second}");
    for file in [database.address.clone(), format!("{}-wal", database.address), format!("{}.lock", database.address)] {
        let mode = std::fs::metadata(&file).unwrap().permissions().mode();
        assert_eq!(mode & 0o007, 0, "{file}: {mode:o}");
    }
    server.stop().await;
    database.serve().await.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_is_said_at_the_start() {
    let database = databases::sqlite();
    let nonsense = refused(Config { public_url: Some("nonsense".into()), ..database.config() }).await;
    assert!(nonsense.contains("expected http"), "{nonsense}");
    let port = databases::free_port();
    let absent = format!("postgres://sandtable@127.0.0.1:{port}/sandtable");
    let absent = refused(Config { database: absent, ..database.config() }).await;
    assert!(absent.contains("refused") && !absent.contains("timed out"), "{absent}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_database_or_sender_is_told_before_any_file_is_touched() {
    let folder = tempfile::TempDir::new().unwrap();
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let on = |database: String| Config { database, ..databases::sqlite().config() };
    // Relative to a folder of its own, so that a file by that name could be made.
    std::fs::create_dir_all(at("mysql:/db")).unwrap();
    for (wrong, told) in [
        (at("mysql://db/games"), "is no database this program knows: expected postgres://user@host/name"),
        ("postgre://db/games".to_owned(), "postgre://… is no database this program knows"),
        ("postgres:games".to_owned(), "postgres://… is no database this program knows"),
        (at(""), "is a folder: expected the path of an SQLite file in it"),
    ] {
        let said = refused(on(wrong)).await;
        assert!(said.contains(told), "{said}");
    }
    std::fs::write(at("letter.txt"), "Dear Ada,").unwrap();
    let said = refused(on(at("letter.txt"))).await;
    assert!(said.contains("is no SQLite file"), "{said}");
    let foreign = Command::new("sqlite3").args([&at("foreign.sqlite"), "CREATE TABLE x (y)"]).status().unwrap();
    assert!(foreign.success());
    let before = std::fs::read(at("foreign.sqlite")).unwrap();
    let said = refused(on(at("foreign.sqlite"))).await;
    assert!(said.contains("holds the tables of another program"), "{said}");
    assert!(Store::open(&at("foreign.sqlite")).await.is_err(), "nor does `sandtable admin` change it");
    assert_eq!(std::fs::read(at("foreign.sqlite")).unwrap(), before);
    let said = refused(Config { mail_from: "nonsense".into(), ..on(at("new.sqlite")) }).await;
    assert!(said.contains("the sender \"nonsense\": expected an address"), "{said}");
    let mut left: Vec<String> = std::fs::read_dir(folder.path())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    left.sort();
    assert_eq!(left, ["foreign.sqlite", "letter.txt", "mysql:"], "nothing was made");
}

fn script(name: &str, arguments: [&str; 2]) -> Output {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy").join(name);
    Command::new("sh").arg(path).args(arguments).output().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_is_whole_or_none_and_nothing_is_lost_by_a_bad_one() {
    let database = databases::sqlite();
    let folder = tempfile::TempDir::new().unwrap();
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let missing = script("backup.sh", [&at("missing.sqlite"), &at("copy")]);
    assert!(!missing.status.success(), "a missing source is no copy");
    assert!(!Path::new(&at("copy")).exists() && !Path::new(&at("missing.sqlite")).exists());

    let server = database.serve().await;
    let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);
    let (table, mut first, mut second) = begin(&ada, &bob, json!({})).await;
    play(&mut first, &mut second, 5).await;
    let copied = script("backup.sh", [&database.address, &at("copy")]);
    assert!(copied.status.success(), "{}", String::from_utf8_lossy(&copied.stderr));
    let running = script("restore.sh", [&at("copy"), &database.address]);
    assert!(!running.status.success(), "a server still runs on it");
    play(&mut first, &mut second, 5).await;
    let seq = first.seq;
    server.stop().await;

    std::fs::write(at("garbage"), vec![7; 5_000]).unwrap();
    std::fs::write(at("empty"), "").unwrap();
    let foreign = Command::new("sqlite3").args([&at("foreign"), "CREATE TABLE x (y)"]).status().unwrap();
    assert!(foreign.success());
    for bad in ["garbage", "empty", "no-such-file", "foreign"] {
        assert!(!script("restore.sh", [&at(bad), &database.address]).status.success(), "{bad}");
    }
    let server = database.serve().await;
    let (_, sync) = ada.at(server.address()).join(&table).await;
    assert_eq!(sync["seq"], seq, "a bad copy destroys nothing");
    server.stop().await;

    let restored = script("restore.sh", [&at("copy"), &database.address]);
    assert!(restored.status.success(), "{}", String::from_utf8_lossy(&restored.stderr));
    assert!(Path::new(&format!("{}.before", database.address)).exists());
    let server = database.serve().await;
    let (_, sync) = ada.at(server.address()).join(&table).await;
    assert_eq!(sync["seq"], seq - 5);
    server.stop().await;
}

/// PostgreSQL's own programs, where the tests find them.
fn with_postgres_programs() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let debian = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    debian
        .map(|entry| entry.path().join("bin"))
        .chain(std::env::split_paths(&path))
        .find(|folder| folder.join("pg_dump").exists() && folder.join("pg_restore").exists())
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_is_copied_and_brought_back() {
    let Some(bin) = with_postgres_programs() else { return };
    let database = databases::postgres();
    let folder = tempfile::TempDir::new().unwrap();
    let run = |name: &str, arguments: &[&str]| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy").join(name);
        let mut paths = vec![bin.clone()];
        paths.extend(std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default()));
        let path_variable = std::env::join_paths(paths).unwrap();
        Command::new("sh").arg(path).args(arguments).env("PATH", path_variable).output().unwrap()
    };
    let copy = folder.path().join("copy").to_str().unwrap().to_owned();
    let empty = databases::postgres();
    assert!(!run("backup.sh", &[&empty.address, &copy]).status.success(), "an empty database is no copy");
    assert!(!Store::is_made(&empty.address).await.unwrap(), "`sandtable admin` would make no tables there");
    let server = database.serve().await;
    assert!(Store::is_made(&database.address).await.unwrap());
    let ada = Client::guest(server.address(), "Ada").await;
    let table = ada.open(json!({"game": GAME, "seats": [{"kind": "me"}]})).await;
    let copied = run("backup.sh", &[&database.address, &copy]);
    assert!(copied.status.success(), "{}", String::from_utf8_lossy(&copied.stderr));
    let garbage = folder.path().join("garbage").to_str().unwrap().to_owned();
    std::fs::write(&garbage, vec![7; 5_000]).unwrap();
    assert!(!run("restore.sh", &[&garbage, &database.address]).status.success());
    assert_eq!(ada.get(&format!("/api/tables/{table}")).await.status, 200, "a bad copy destroys nothing");

    let live = run("restore.sh", &[&copy, &database.address]);
    let said = String::from_utf8_lossy(&live.stderr).into_owned();
    assert!(!live.status.success() && said.contains("a server still runs on this database"), "{said}");
    let newer = ada.open(json!({"game": GAME, "seats": [{"kind": "me"}]})).await;
    let forced = run("restore.sh", &["--force", &copy, &database.address]);
    assert!(forced.status.success(), "{}", String::from_utf8_lossy(&forced.stderr));
    let count = format!("SELECT COUNT(*) FROM tables WHERE id = '{newer}'");
    assert_eq!(databases::number(&database.address, &count), 0, "it was restored all the same");
    server.stop().await;

    // A node that was killed left its last pulse behind; nobody is alive there.
    let pulse = format!("INSERT INTO nodes (id, seen) VALUES ('7', {})", now());
    databases::execute(&database.address, pulse).unwrap();
    let restored = run("restore.sh", &[&copy, &database.address]);
    assert!(restored.status.success(), "{}", String::from_utf8_lossy(&restored.stderr));
    let restored = run("restore.sh", &[&copy, &empty.address]);
    assert!(restored.status.success(), "{}", String::from_utf8_lossy(&restored.stderr));
    let server = empty.serve().await;
    assert_eq!(ada.at(server.address()).get(&format!("/api/tables/{table}")).await.status, 200);
    server.stop().await;
}

async fn id(client: &Client) -> PlayerId {
    let me = client.get("/api/me").await.ok();
    PlayerId(RandomId::parse(me["id"].as_str().unwrap()).unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn people_are_silenced_and_shut_out_and_what_they_did_is_reported() {
    for database in databases::both() {
        let server = database.serve().await;
        let store = Store::open(&database.address).await.unwrap();
        let (ada, mallory) =
            (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Mallory").await);
        let (table, mut first, mut second) = begin(&ada, &mallory, json!({})).await;
        second.done(json!({"do": "chat", "text": "Something foul"})).await;
        let line = first.socket.until("chat").await["n"].as_u64().unwrap();
        let report = json!({"line": line, "text": "That was foul."});
        assert_eq!(ada.post(&format!("/api/tables/{table}/report"), &report).await.status, 204);
        let reports = store.reports(10).await.unwrap();
        assert_eq!(reports.len(), 1);
        let (by, name, said) = reports[0].said.clone().unwrap();
        assert_eq!((by, name.as_str(), said.as_str()), (id(&mallory).await, "Mallory", "Something foul"));
        let place = Place::Table(TableId(RandomId::parse(&table).unwrap()));
        assert!(store.unsay(place, line).await.unwrap());
        let kept = store.reports(10).await.unwrap();
        assert!(kept[0].said == reports[0].said && kept[0].removed, "what was removed stays in the open report");
        assert!(store.close_report(reports[0].id).await.unwrap());
        assert!(store.reports(10).await.unwrap().is_empty());
        let kept = "SELECT COUNT(*) FROM reports WHERE said IS NOT NULL OR said_by IS NOT NULL";
        assert_eq!(databases::number(&database.address, kept), 0, "and goes with it");

        let found = store.find_people("mallory").await.unwrap();
        assert_eq!(found.len(), 1);
        store.mute(found[0].id, now() + DAY_MILLIS).await.unwrap();
        second.socket.say(json!({"do": "chat", "text": "More"})).await;
        assert_eq!(second.socket.until("refused").await["text"]["id"], "sv-muted");
        store.ban(found[0].id, now() + DAY_MILLIS).await.unwrap();
        assert_eq!(mallory.get("/api/me").await.status, 403);
        let out = async { while second.socket.hear().await.is_some() {} };
        tokio::time::timeout(Duration::from_secs(30), out).await.expect("who is shut out is shown out");
        store.ban(found[0].id, 0).await.unwrap();
        assert_eq!(mallory.get("/api/me").await.ok()["name"], "Mallory");
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_reported_in_the_lobby_is_kept_until_the_report_is_closed() {
    for database in databases::both() {
        let server = database.serve().await;
        let store = Store::open(&database.address).await.unwrap();
        let (ada, mallory) =
            (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Mallory").await);
        let line = mallory.post("/api/chat", &json!({"text": "Something foul"})).await.ok()["n"].as_u64().unwrap();
        let report = json!({"line": line, "text": "That was foul."});
        assert_eq!(ada.post("/api/chat/report", &report).await.status, 204);
        let said = Some((id(&mallory).await, "Mallory".to_owned(), "Something foul".to_owned()));
        let reports = store.reports(10).await.unwrap();
        assert!(reports[0].said == said && !reports[0].removed);
        assert!(store.unsay(Place::Lobby, line).await.unwrap());
        let kept = store.reports(10).await.unwrap();
        assert!(kept[0].said == said && kept[0].removed, "{kept:?}");
        store.prune_chat(now() + DAY_MILLIS).await.unwrap();
        assert_eq!(store.reports(10).await.unwrap()[0].said, said, "nor is it pruned");
        assert!(store.close_report(kept[0].id).await.unwrap());
        let kept = "SELECT COUNT(*) FROM reports WHERE said IS NOT NULL OR said_by IS NOT NULL";
        assert_eq!(databases::number(&database.address, kept), 0);
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn people_are_found_by_part_of_a_name_and_all_is_counted() {
    for database in databases::both() {
        let server = database.serve().await;
        let mut clients = Vec::new();
        for name in ["Ada Lovelace", "ada", "Árpád", "Grace"] {
            clients.push(Client::guest(server.address(), name).await);
        }
        let credentials = json!({"name": "Grace", "password": "a good password"});
        let registered = clients[3].post("/api/register", &credentials).await;
        clients[3].keep_cookie(&registered);
        begin(&clients[0], &clients[1], json!({})).await;
        let store = Store::open(&database.address).await.unwrap();
        let found = async |part: &str| {
            let mut names: Vec<String> =
                store.search_people(part, 50).await.unwrap().into_iter().map(|player| player.name).collect();
            names.sort();
            names
        };
        assert_eq!(found("ADA").await, ["Ada Lovelace", "ada"]);
        assert_eq!(found("áRP").await, ["Árpád"], "case is more than English letters");
        assert_eq!(found("nobody").await, [""; 0]);
        assert_eq!(found(&id(&clients[3]).await.to_string()).await, ["Grace"], "or by the id");
        store.mute(id(&clients[1]).await, now() + DAY_MILLIS).await.unwrap();
        assert_eq!(store.restrained(now()).await.unwrap().len(), 1);
        assert_eq!(store.people(Kind::Accounts, 10, 0).await.unwrap()[0].name, "Grace");
        assert_eq!(store.people(Kind::Guests, 10, 1).await.unwrap().len(), 2, "one of three is skipped");
        let overview = store.overview(now()).await.unwrap();
        let postgres = database.address.starts_with("postgres");
        assert_eq!((overview.postgres, overview.schema), (postgres, store.known_schema()));
        assert_eq!((overview.accounts, overview.guests, overview.here_lately), (1, 3, 4));
        assert_eq!((overview.muted, overview.banned, overview.reports, overview.blocked), (1, 0, 0, 0));
        assert!(overview.bytes > 10_000, "{overview:?}");
        assert_eq!(overview.tables, [("playing".to_owned(), GAME.to_owned(), 1)]);
        let tables = store.tables(Some(Status::Playing), Some(GAME), 10, 0).await.unwrap();
        assert_eq!((tables.len(), tables[0].sitters.len()), (1, 2));
        assert!(store.tables(Some(Status::Over), None, 10, 0).await.unwrap().is_empty());
        if postgres {
            databases::execute(&database.address, format!("INSERT INTO nodes (id, seen) VALUES ('7', {})", now()))
                .unwrap();
            let nodes = watch_nodes(&store).await.unwrap();
            assert_eq!(nodes.iter().map(|node| node.alive).collect::<Vec<_>>(), [true, false], "{nodes:?}");
        }
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_old_is_cleared_away_and_the_rest_stays() {
    for database in databases::both() {
        let server = database.serve().await;
        let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);
        let stranger = Client::guest(server.address(), "Stranger").await;
        let (over, mut first, _) = begin(&ada, &bob, json!({})).await;
        first.done(json!({"do": "chat", "text": "Hello"})).await;
        first.done(json!({"do": "resign", "seat": 0})).await;
        let waiting = ada.open(json!({"game": GAME})).await;
        let (running, _third, _fourth) = begin(&ada, &bob, json!({})).await;
        server.stop().await;
        let store = Store::open(&database.address).await.unwrap();
        let tomorrow = now() + DAY_MILLIS;
        assert_eq!(store.prune_chat(tomorrow).await.unwrap(), 1);
        let table = |text: &str| TableId(RandomId::parse(text).unwrap());
        assert_eq!(store.old_tables(Status::Gathering, tomorrow).await.unwrap(), [table(&waiting)]);
        assert_eq!(store.old_tables(Status::Over, tomorrow).await.unwrap(), [table(&over)]);
        assert!(store.old_tables(Status::Over, now() - DAY_MILLIS).await.unwrap().is_empty());
        for id in [table(&waiting), table(&over)] {
            assert!(store.remove_table(id, now()).await.unwrap());
        }
        let old = store.old_guests(tomorrow).await.unwrap();
        assert_eq!(old.len(), 1, "who sits at a running table stays");
        store.forget(old[0]).await.unwrap();
        store.sweep(tomorrow).await.unwrap();
        assert!(store.player(old[0]).await.unwrap().is_none());
        let server = database.serve().await;
        let ada = ada.at(server.address());
        assert_eq!(ada.get(&format!("/api/tables/{over}")).await.status, 404);
        assert_eq!(ada.get(&format!("/api/tables/{running}")).await.status, 200);
        assert_eq!(stranger.at(server.address()).get("/api/me").await.ok(), json!(null));
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_removed_is_gone_from_a_running_server() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);
    let (table, mut first, _second) = begin(&ada, &bob, json!({})).await;
    let store = Store::open(&database.address).await.unwrap();
    assert!(store.remove_table(TableId(RandomId::parse(&table).unwrap()), now()).await.unwrap());
    let gone = async { while first.socket.hear().await.is_some() {} };
    tokio::time::timeout(Duration::from_secs(30), gone).await.expect("those who sit there are let go");
    assert_eq!(ada.get(&format!("/api/tables/{table}")).await.status, 404);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn metrics_tell_of_the_store_the_bots_and_the_notices() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let metrics = Client::new(server.address()).get("/metrics").await.text;
    for name in [
        "sandtable_store_errors_total{what=\"read\"} 0",
        "sandtable_store_errors_total{what=\"write\"} 0",
        "sandtable_store_connections_most 5",
        "sandtable_bots_waiting 0",
        "sandtable_bots_longest_wait_seconds{lane=\"quick\"} 0",
        "sandtable_bots_longest_wait_seconds{lane=\"slow\"} 0",
        "sandtable_bots_cut_short_total 0",
        "sandtable_bots_failed_total 0",
        "sandtable_notices_waiting 0",
        "sandtable_notices_dropped_total 0",
    ] {
        assert!(metrics.contains(&format!("\n{name}\n")), "{name}: {metrics}");
    }
    databases::execute(&database.address, "DROP TABLE ratings".into()).unwrap();
    assert_eq!(Client::new(server.address()).get(&format!("/api/ratings/{GAME}")).await.status, 500);
    let metrics = Client::new(server.address()).get("/metrics").await.text;
    assert!(metrics.contains("\nsandtable_store_errors_total{what=\"read\"} 1\n"), "{metrics}");
    server.stop().await;
}

//! `sandtable admin` on a database of its own.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::program::{complained, folder, run, run_well};
use sandtable_server::store::Store;
use sandtable_server::store::keys::new_player_id;
use sandtable_server::store::players::Player;
use sandtable_server::time::{DAY_MILLIS, now};

#[test]
fn what_is_not_there_is_said() {
    let folder = folder("admin");
    let missing = folder.join("missing.sqlite");
    let missing = missing.to_str().expect("a plain path");
    let output = run(&["admin", "--database", missing, "reports"]);
    assert!(complained(&output).contains("there is no such database"), "{}", complained(&output));
    assert!(!Path::new(missing).exists(), "no empty database is left behind");

    let fresh = folder.join("fresh.sqlite");
    std::fs::write(&fresh, "").expect("a file can be written");
    let fresh = fresh.to_str().expect("a plain path");
    assert_eq!(run_well(&["admin", "--database", fresh, "reports"]), "");
    let output = run(&["admin", "--database", fresh, "ban", "Mallory"]);
    assert!(complained(&output).contains("nobody is called \"Mallory\""), "{}", complained(&output));
    let output = run(&["admin", "--database", fresh, "prune"]);
    assert!(complained(&output).contains("--guests"), "{}", complained(&output));
    assert_eq!(run_well(&["admin", "--database", fresh, "lobby"]), "");
    let output = run(&["admin", "--database", fresh, "lobby", "--remove", "57"]);
    assert!(complained(&output).contains("there is no line 57 in the lobby"), "{}", complained(&output));
    let pruned = run_well(&["admin", "--database", fresh, "prune", "--guests", "30", "--tables", "30", "--chat", "30"]);
    assert_eq!(pruned, "Tables removed: 0\nGuests forgotten: 0\nLines of talk removed: 0\n");
}

#[test]
fn a_database_is_copied_and_looked_through() {
    let folder = folder("admin-backup");
    let at = |name: &str| folder.join(name).to_str().expect("a plain path").to_owned();
    let (database, copy) = (at("games.sqlite"), at("copy.sqlite"));
    let output = run(&["admin", "--database", &database, "backup", &copy]);
    assert!(complained(&output).contains("there is no such database"), "{}", complained(&output));
    assert!(!std::path::Path::new(&copy).exists(), "no copy of nothing");

    std::fs::write(&database, "").expect("a file can be written");
    let output = run(&["admin", "--database", &database, "backup", &copy]);
    assert!(complained(&output).contains("this is no database of Sandtable"), "{}", complained(&output));
    assert_eq!(run_well(&["admin", "--database", &database, "reports"]), "");
    let done = run_well(&["admin", "--database", &database, "backup", &copy]);
    assert!(done.contains("a whole copy with 0 tables and 0 steps"), "{done}");
    let output = run(&["admin", "--database", &database, "backup", &copy]);
    assert_eq!(output.status.code(), Some(1));
    assert!(complained(&output).contains("there is such a file already"), "{}", complained(&output));
    assert_eq!(run_well(&["admin", "--database", &copy, "verify-store"]), "All 0 tables load.\n");

    // A page in the middle is gone.
    let mut bytes = std::fs::read(&copy).expect("the copy can be read");
    let middle = bytes.len() / 2 / 4096 * 4096;
    bytes[middle..middle + 4096].fill(0xee);
    std::fs::write(&copy, bytes).expect("the copy can be written");
    let output = run(&["admin", "--database", &copy, "verify-store"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(complained(&output).contains("this is no whole database"), "{}", complained(&output));
}

#[test]
fn a_wrong_database_is_told_and_no_file_is_made() {
    let folder = folder("admin-wrong-database");
    for wrong in ["postgre://db/games", "mysql://db/games", "postgres:games"] {
        for arguments in
            [&["admin", "--database", wrong, "status"][..], &["serve", "--listen", "0", "--database", wrong]]
        {
            let output = Command::new(env!("CARGO_BIN_EXE_sandtable"))
                .args(arguments)
                .env("LC_ALL", "C")
                .current_dir(&folder)
                .output()
                .expect("the program runs");
            let told = complained(&output);
            assert_eq!(output.status.code(), Some(1), "{told}");
            assert!(told.contains("expected postgres://user@host/name, or the path of an SQLite file"), "{told}");
        }
    }
    assert_eq!(std::fs::read_dir(&folder).expect("the folder is there").count(), 0, "nothing was made");
}

/// A database with these guests, and somebody to look after them.
fn guests(folder: &Path, names: &[&str]) -> (String, Vec<Player>) {
    let path = folder.join("games.sqlite").to_str().expect("a plain path").to_owned();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let people = runtime.block_on(async {
        let store = Store::open(&path).await.expect("a database");
        let mut people = Vec::new();
        for (index, name) in names.iter().enumerate() {
            let player = Player {
                id: new_player_id(),
                name: (*name).to_owned(),
                password: None,
                language: Default::default(),
                notify: Default::default(),
                email_code: None,
                created: now() - index as u64 * DAY_MILLIS,
                gone: false,
                banned_until: 0,
                muted_until: 0,
                seen: 0,
            };
            store.add_guest(&player).await.expect("a guest");
            people.push(player);
        }
        people
    });
    (path, people)
}

#[test]
fn people_are_found_and_listed_in_columns_and_as_json() {
    let (database, people) = guests(&folder("admin-lists"), &["Ada", "Mallory", "Maliha"]);
    let admin = |arguments: &[&str]| run_well(&[&["admin", "--database", &database][..], arguments].concat());
    let id = |index: usize| people[index].id.to_string();
    admin(&["mute", "Mallory", "--days", "7"]);
    admin(&["ban", "Mallory", "--days", "30"]);
    let found = admin(&["who", "MAL"]);
    let lines: Vec<&str> = found.lines().collect();
    assert_eq!(lines.len(), 3, "{found}");
    assert!(lines[0].starts_with("id ") && lines[0].ends_with("name"), "{found}");
    assert!(lines[1].starts_with(&format!("{}  guest  24 h ", id(1))), "{found}");
    assert!(
        lines[1].ends_with("shut out, silenced  Mallory") && lines[2].ends_with(&format!("{:<18}  Maliha", "-")),
        "{found}"
    );
    let json: serde_json::Value = serde_json::from_str(&admin(&["who", "mal", "--json"])).expect("JSON");
    assert_eq!(
        (&json[0]["name"], &json[0]["id"], &json[1]["banned_until"]),
        (&"Mallory".into(), &id(1).into(), &serde_json::Value::Null)
    );
    let bans = admin(&["bans"]);
    assert!(bans.contains("shut out  29 d") && bans.contains("silenced  6 d"), "{bans}");
    assert!(bans.contains(&format!("guest  {}", id(1))), "{bans}");
    let second = admin(&["players", "--limit", "1", "--page", "2"]);
    assert!(second.contains("Mallory") && second.lines().count() == 2, "{second}");
    assert_eq!(admin(&["players", "--kind", "accounts"]), "");
    assert_eq!(admin(&["tables"]), "");
    let output = run(&["admin", "--database", &database, "ban", "Mal"]);
    assert!(complained(&output).contains("did you mean \"Mallory\", \"Maliha\"?"), "{}", complained(&output));

    let status = admin(&["status"]);
    for part in ["SQLite", "Server: none runs on this file", "guests 3", "shut out: 1; silenced: 1", "Tables: 0"] {
        assert!(status.contains(part), "{part}: {status}");
    }
    let status: serde_json::Value = serde_json::from_str(&admin(&["status", "--json"])).expect("JSON");
    assert_eq!(status["database"]["schema"], status["known_schema"]);
    assert_eq!((&status["servers"]["running"], &status["guests"]), (&false.into(), &3.into()));

    assert_eq!(
        admin(&["block", "198.51.100.7/24", "--hours", "72"]),
        "Nobody may come from 198.51.100.0/24 for 72 hours.\n"
    );
    let bans = admin(&["bans"]);
    assert!(bans.contains("blocked   2 d        address  198.51.100.0/24"), "{bans}");
    let output = run(&["admin", "--database", &database, "block", "127.0.0.1"]);
    assert!(complained(&output).contains("own machine"), "{}", complained(&output));
    assert!(admin(&["unblock", "198.51.100.0/24"]).contains("198.51.100.0/24"));
    let output = run(&["admin", "--database", &database, "unblock", "198.51.100.0/24"]);
    assert!(complained(&output).contains("is not blocked"), "{}", complained(&output));
}

/// A running server, ended with the test.
struct Serving {
    child: Child,
    address: String,
}

impl Serving {
    fn start(arguments: &[&str]) -> Serving {
        let mut child = Command::new(env!("CARGO_BIN_EXE_sandtable"))
            .args([&["serve", "--listen", "localhost:0"][..], arguments].concat())
            .env("LC_ALL", "C")
            .env("RUST_LOG", "info")
            .env_remove("NO_COLOR")
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("piped")).read_line(&mut line).expect("it says where it is");
        let address = line.trim().strip_prefix("Sandtable is at http://").expect("an address").to_owned();
        Serving { child, address }
    }

    /// Asks something as somebody behind a proxy; the whole answer.
    fn ask(&self, request: &str, headers: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        let length = body.len();
        let head = format!(
            "{request} HTTP/1.1\r\nHost: {}\r\nX-Forwarded-For: 203.0.113.7\r\nConnection: close\r\n{headers}Content-Length: {length}\r\n\r\n",
            self.address
        );
        stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(body.as_bytes())).expect("it listens");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        answer
    }

    /// Ends the server; what it has logged.
    fn end(mut self) -> String {
        self.child.kill().expect("it ends");
        let mut log = String::new();
        self.child.stderr.take().expect("piped").read_to_string(&mut log).expect("UTF-8");
        log
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_ban_with_its_address_shuts_the_address_out_of_a_running_server() {
    let database = folder("admin-address").join("games.sqlite");
    let database = database.to_str().expect("a plain path");
    let serving = Serving::start(&["--behind-proxy", "--database", database]);
    let json = "Content-Type: application/json\r\n";
    let guest = serving.ask("POST /api/guest", json, "{\"name\":\"Mallory\"}");
    let cookie = guest.split("set-cookie: ").nth(1).and_then(|rest| rest.split(';').next()).expect("a cookie");
    assert!(serving.ask("GET /api/me", &format!("Cookie: {cookie}\r\n"), "").contains("Mallory"));
    let banned = run_well(&["admin", "--database", database, "ban", "Mallory", "--days", "1", "--address"]);
    assert_eq!(banned, "Mallory is shut out for 1 day.\nNobody may come from 203.0.113.7/32 for 24 hours.\n");
    let begun = Instant::now();
    while !serving.ask("POST /api/guest", json, "{\"name\":\"Somebody new\"}").contains("sv-blocked") {
        assert!(begun.elapsed() < Duration::from_secs(60), "the server obeys");
        std::thread::sleep(Duration::from_millis(100));
    }
    let bans = run_well(&["admin", "--database", database, "bans"]);
    assert!(bans.contains("203.0.113.7/32  ") && bans.trim_end().ends_with("Mallory"), "{bans}");
    assert!(run_well(&["admin", "--database", database, "status"]).contains("Server: runs on this file"));
    run_well(&["admin", "--database", database, "unban", "Mallory"]);
    assert!(!run_well(&["admin", "--database", database, "bans"]).contains("203.0.113.7"));
    let log = serving.end();
    assert!(log.contains("listening") && !log.contains('\u{1b}'), "no colours in a file: {log:?}");
}

#[test]
fn where_to_listen_and_what_limits_there_are_is_said() {
    let output = run(&["serve", "--listen", ":7878"]);
    let told = complained(&output);
    assert!(output.status.code() == Some(2) && told.contains("127.0.0.1:7878 is for this machine alone"), "{told}");
    assert!(run_well(&["serve", "--help"]).contains("--unlimited"));
    let output = run(&["serve", "--listen", "0", "--mail-from", "nonsense", "--database", ":memory:"]);
    assert!(complained(&output).contains("the sender \"nonsense\": expected an address"), "{}", complained(&output));
}

/// A mail server that takes one mail, or refuses whoever it is for.
fn mail_server(to: &'static str) -> (String, std::thread::JoinHandle<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let url = format!("smtp://{}", listener.local_addr().expect("an address"));
    let serving = std::thread::spawn(move || {
        let (stream, _) = listener.accept().expect("a connection");
        let mut answers = stream.try_clone().expect("a connection");
        let (mut mail, mut in_data) = (String::new(), false);
        answers.write_all(b"220 test\r\n").expect("it is read");
        for line in BufReader::new(stream).lines().map_while(Result::ok) {
            let answer = match line.as_str() {
                "." => "250 2.0.0 queued as 4711",
                "DATA" => "354 go on",
                "QUIT" => "221 bye",
                _ if in_data => {
                    mail += &format!("{line}\n");
                    continue;
                }
                line if line.starts_with("RCPT") && !line.contains(to) => "550 5.1.1 nobody of that name",
                _ => "250 ok",
            };
            in_data = line == "DATA";
            if answers.write_all(format!("{answer}\r\n").as_bytes()).is_err() {
                break;
            }
        }
        mail
    });
    (url, serving)
}

#[test]
fn a_test_mail_tells_what_the_mail_server_answered() {
    let (url, serving) = mail_server("ada@example.org");
    let from = "Games <table@example.org>";
    let told = run_well(&["admin", "test-mail", "ada@example.org", "--smtp", &url, "--mail-from", from]);
    assert_eq!(told, "The mail server took the mail to ada@example.org: 250 2.0.0 queued as 4711\n");
    let mail = serving.join().expect("a mail");
    assert!(mail.contains("Subject: Sandtable: a test") && mail.contains("table@example.org"), "{mail}");

    let (url, serving) = mail_server("ada@example.org");
    let output = run(&["admin", "test-mail", "bob@example.org", "--smtp", &url, "--mail-from", from]);
    assert!(
        complained(&output).contains("550") && complained(&output).contains("nobody of that name"),
        "{}",
        complained(&output)
    );
    assert_eq!(serving.join().expect("no mail"), "");

    for (arguments, told) in [
        (&["admin", "test-mail", "ada@example.org"][..], "--smtp URL, or SANDTABLE_SMTP"),
        (&["admin", "test-mail", "nonsense", "--smtp", "smtp://127.0.0.1:9"], "is no e-mail address"),
        (&["admin", "test-mail", "a@example.org", "--smtp", "smtp://127.0.0.1:9", "--mail-from", "x"], "the sender"),
        (&["admin", "test-mail", "a@example.org", "--smtp", "smtp://127.0.0.1:9"], "refused"),
    ] {
        let output = run(arguments);
        assert_eq!(output.status.code(), Some(1));
        assert!(complained(&output).contains(told), "{}", complained(&output));
    }
}

//! Web hooks and mail, to a listener and a mail server of the test's own.

use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

use sandtable_server::config::Config;

use crate::client::Client;
use crate::crash::Victim;
use crate::databases;
use crate::play::begin;

/// Takes posts and tells their bodies.
async fn hook_listener() -> (String, mpsc::UnboundedReceiver<Value>) {
    hook_listener_at(0).await
}

async fn hook_listener_at(port: u16) -> (String, mpsc::UnboundedReceiver<Value>) {
    let listener = TcpListener::bind(("127.0.0.1", port)).await.unwrap();
    let url = format!("http://{}/hook", listener.local_addr().unwrap());
    let (sender, receiver) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        loop {
            let (stream, _) = listener.accept().await.unwrap();
            let mut stream = BufReader::new(stream);
            let mut length = 0;
            loop {
                let mut line = String::new();
                stream.read_line(&mut line).await.unwrap();
                if let Some(value) = line.to_ascii_lowercase().strip_prefix("content-length:") {
                    length = value.trim().parse().unwrap();
                }
                if line.trim().is_empty() {
                    break;
                }
            }
            let mut body = vec![0; length];
            stream.read_exact(&mut body).await.unwrap();
            stream.write_all(b"HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n").await.unwrap();
            let _ = sender.send(serde_json::from_slice(&body).unwrap());
        }
    });
    (url, receiver)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_web_hook_is_told_whose_turn_it_is_unless_they_look() {
    let (url, mut posts) = hook_listener().await;
    let database = databases::sqlite();
    let server = databases::serve(Config { hooks_anywhere: true, ..database.config() }).await;
    let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);
    let hook = json!({"url": url, "template": "{\"say\":\"{text}\",\"where\":\"{url}\"}"});
    for client in [&ada, &bob] {
        client.patch("/api/me", &json!({"language": "nl", "notify": {"when": "offline", "webhook": hook}})).await.ok();
    }
    let (table, first, second) = begin(&ada, &bob, json!({})).await;
    let (mut acting, waiting) = if first.is_asked() { (first, second) } else { (second, first) };
    let name = waiting.table["seats"][waiting.seat as usize]["sitter"]["name"].as_str().unwrap().to_owned();
    drop(waiting);
    loop {
        let presence = acting.socket.until("presence").await;
        if presence["seats"] == json!([acting.seat]) {
            break;
        }
    }
    while acting.is_asked() {
        acting.act().await;
    }
    let post = posts.recv().await.unwrap();
    assert_eq!(post["say"], format!("{name}, jij bent aan de beurt in Battle Line."));
    assert!(post["where"].as_str().unwrap().ends_with(&format!("/#/table/{table}")));
    assert!(posts.try_recv().is_err(), "who looks is not told");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_web_hook_into_the_hosts_network_is_refused() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let ada = Client::guest(server.address(), "Ada").await;
    let hook = json!({"url": "https://127.0.0.1/x", "template": "{}"});
    let refused = ada.patch("/api/me", &json!({"notify": {"webhook": hook}})).await;
    assert_eq!((refused.status, &refused.json()["text"]["id"]), (422, &json!("sv-bad-webhook")));
    let refused = ada.patch("/api/me", &json!({"notify": {"email": "ada@example.org"}})).await;
    assert_eq!((refused.status, &refused.json()["text"]["id"]), (422, &json!("sv-no-mail")));
    server.stop().await;
}

/// A mail server that takes everything and tells what it took.
async fn mail_server() -> (String, mpsc::UnboundedReceiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("smtp://{}", listener.local_addr().unwrap());
    let (sender, receiver) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        loop {
            let (stream, _) = listener.accept().await.unwrap();
            let sender = sender.clone();
            tokio::spawn(async move {
                let mut stream = BufReader::new(stream);
                stream.write_all(b"220 test\r\n").await.unwrap();
                let (mut mail, mut in_data) = (String::new(), false);
                loop {
                    let mut line = String::new();
                    if stream.read_line(&mut line).await.unwrap_or(0) == 0 {
                        return;
                    }
                    let answer: &[u8] = match line.trim_end() {
                        "." if in_data => {
                            in_data = false;
                            let _ = sender.send(std::mem::take(&mut mail));
                            b"250 taken\r\n"
                        }
                        _ if in_data => {
                            mail.push_str(&line);
                            continue;
                        }
                        "DATA" => {
                            in_data = true;
                            b"354 go on\r\n"
                        }
                        "QUIT" => b"221 bye\r\n",
                        _ => b"250 ok\r\n",
                    };
                    stream.write_all(answer).await.unwrap();
                }
            });
        }
    });
    (url, receiver)
}

#[tokio::test(flavor = "multi_thread")]
async fn mail_goes_to_an_address_that_was_confirmed() {
    let (smtp, mut mails) = mail_server().await;
    let database = databases::sqlite();
    let config = Config { smtp: Some(smtp), mail_from: "table@example.org".into(), ..database.config() };
    let server = databases::serve(config).await;
    let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);
    let notify = json!({"when": "always", "email": "ada@example.org", "email_confirmed": true});
    let me = ada.patch("/api/me", &json!({"notify": notify})).await.ok();
    assert_eq!(me["notify"]["email_confirmed"], false, "nobody confirms their own address");
    let mail = mails.recv().await.unwrap().replace("=\r\n", "").replace("=3D", "=");
    let code = mail.split("/#/confirm/").nth(1).unwrap();
    let code: String = code.chars().take_while(|c| c.is_ascii_alphanumeric() || "-_".contains(*c)).collect();
    assert_eq!(ada.post("/api/me/email/confirm", &json!({"token": "guess"})).await.status, 404);
    let me = ada.post("/api/me/email/confirm", &json!({"token": code})).await.ok();
    assert_eq!(me["notify"]["email_confirmed"], true);
    let (_, mut first, mut second) = begin(&ada, &bob, json!({})).await;
    if second.is_asked() {
        while second.is_asked() {
            second.act().await;
        }
        first.follow(second.seq).await;
    }
    let mail = mails.recv().await.unwrap();
    assert!(mail.contains("To: ada@example.org"), "{mail}");
    assert!(mail.contains("it is your turn in Battle Line"), "{mail}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_notice_that_nobody_took_is_delivered_after_a_restart() {
    for database in databases::both() {
        let port = databases::free_port();
        let config = || Config { hooks_anywhere: true, ..database.config() };
        let server = databases::serve(config()).await;
        let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);
        let hook = json!({"url": format!("http://127.0.0.1:{port}/"), "template": "{\"say\":\"{text}\"}"});
        for client in [&ada, &bob] {
            client.patch("/api/me", &json!({"notify": {"when": "always", "webhook": hook}})).await.ok();
        }
        let (_, _first, _second) = begin(&ada, &bob, json!({})).await;
        let tried = "SELECT COUNT(*) FROM notices WHERE attempts > 0";
        while databases::number(&database.address, tried) == 0 {
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        server.stop().await;
        // Meanwhile somebody listens there.
        let (_, mut posts) = hook_listener_at(port).await;
        let server = databases::serve(config()).await;
        databases::execute(&database.address, "UPDATE notices SET due = 0".into()).unwrap();
        let post =
            tokio::time::timeout(std::time::Duration::from_secs(20), posts.recv()).await.expect("it is told").unwrap();
        assert!(post["say"].as_str().unwrap().contains("your turn"), "{post}");
        for _ in 0..100 {
            if databases::number(&database.address, "SELECT COUNT(*) FROM notices") == 0 {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        assert_eq!(databases::number(&database.address, "SELECT COUNT(*) FROM notices"), 0);
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_forgot_a_password_gets_another_by_mail() {
    let (smtp, mut mails) = mail_server().await;
    let database = databases::sqlite();
    let config = Config { smtp: Some(smtp), mail_from: "table@example.org".into(), ..database.config() };
    let server = databases::serve(config).await;
    let mut ada = Client::guest(server.address(), "x").await;
    let answer = ada.post("/api/register", &json!({"name": "Ada", "password": "correct horse"})).await;
    ada.keep_cookie(&answer);
    let code_in = |mail: &str, page: &str| {
        let mail = mail.replace("=\r\n", "").replace("=3D", "=");
        let code = mail.split(&format!("/#/{page}/")).nth(1).unwrap().to_owned();
        code.chars().take_while(|c| c.is_ascii_alphanumeric() || "-_".contains(*c)).collect::<String>()
    };
    let named = json!({"notify": {"when": "never", "email": "ada@example.org"}, "password": "correct horse"});
    ada.patch("/api/me", &named).await.ok();
    let code = code_in(&mails.recv().await.unwrap(), "confirm");
    ada.post("/api/me/email/confirm", &json!({"token": code})).await.ok();

    let anybody = Client::new(server.address());
    assert_eq!(anybody.post("/api/password/forgot", &json!({"name": "Nobody"})).await.status, 204);
    assert_eq!(anybody.post("/api/password/forgot", &json!({"name": "ada "})).await.status, 204);
    let code = code_in(&mails.recv().await.unwrap(), "reset");
    assert!(mails.try_recv().is_err(), "nobody else is written to");
    let reset = |token: &str| json!({"token": token, "password": "another horse"});
    assert_eq!(anybody.post("/api/password/reset", &reset("guess")).await.status, 404);
    assert_eq!(anybody.post("/api/password/reset", &reset(&code)).await.status, 200);
    assert_eq!(anybody.post("/api/password/reset", &reset(&code)).await.status, 404, "it works once");
    assert_eq!(ada.get("/api/me").await.ok(), json!(null), "every session has ended");
    let login = json!({"name": "Ada", "password": "another horse"});
    assert_eq!(anybody.post("/api/login", &login).await.status, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_address_takes_the_password_and_whoever_had_the_old_one_is_told() {
    let (smtp, mut mails) = mail_server().await;
    let database = databases::sqlite();
    let public_url = Some("https://games.example.org".to_owned());
    let mail_from = "table@example.org".into();
    let config = Config { smtp: Some(smtp), mail_from, public_url, ..database.config() };
    let server = databases::serve(config).await;
    let mut ada = Client::guest(server.address(), "x").await;
    let answer = ada.post("/api/register", &json!({"name": "Ada", "password": "correct horse"})).await;
    ada.keep_cookie(&answer);
    let address = |email: Value, password: Value| json!({"notify": {"email": email}, "password": password});
    let (first, second) = (json!("ada@example.org"), json!("mallory@example.org"));
    let nothing = json!(null);
    let refused = ada.patch("/api/me", &address(first.clone(), nothing.clone())).await;
    assert_eq!((refused.status, &refused.json()["text"]["id"]), (422, &json!("sv-password-needed")));
    assert_eq!(ada.patch("/api/me", &address(first.clone(), json!("wrong horse"))).await.status, 401);
    assert_eq!(ada.get("/api/me").await.ok()["notify"]["email"], nothing, "nothing has changed");
    ada.patch("/api/me", &address(first.clone(), json!("correct horse"))).await.ok();
    let mail = mails.recv().await.unwrap().replace("=\r\n", "");
    let code = mail.split("/#/confirm/").nth(1).unwrap();
    let code: String = code.chars().take_while(|c| c.is_ascii_alphanumeric() || "-_".contains(*c)).collect();
    ada.post("/api/me/email/confirm", &json!({"token": code})).await.ok();

    // What leaves the address as it is takes no password.
    ada.patch("/api/me", &json!({"notify": {"when": "never", "email": first}})).await.ok();
    for other in [&second, &nothing] {
        let refused = ada.patch("/api/me", &address(other.clone(), nothing.clone())).await;
        assert_eq!(refused.json()["text"]["id"], "sv-password-needed", "{other}");
    }
    assert!(mails.try_recv().is_err());
    let changed = ada.post("/api/me/password", &json!({"old": "correct horse", "new": "another horse"})).await;
    ada.keep_cookie(&changed);
    let mail = mails.recv().await.unwrap();
    assert!(mail.contains("To: ada@example.org") && mail.contains("your password was changed"), "{mail}");
    ada.patch("/api/me", &address(second.clone(), json!("another horse"))).await.ok();
    let mut told = [mails.recv().await.unwrap(), mails.recv().await.unwrap()];
    told.sort_by_key(|mail| mail.contains("To: mallory@example.org"));
    assert!(told[0].contains("To: ada@example.org"), "{}", told[0]);
    assert!(told[0].contains("your e-mail address was changed"), "{}", told[0]);
    assert!(told[1].contains("To: mallory@example.org"), "{}", told[1]);
    // The next address was not confirmed: nobody is written to there when it changes again.
    ada.patch("/api/me", &address(nothing.clone(), json!("another horse"))).await.ok();
    assert_eq!(ada.get("/api/me").await.ok()["notify"]["email"], nothing);
    server.stop().await;
    assert!(mails.try_recv().is_err());
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_to_be_told_is_stored_with_the_deed_that_asks_them() {
    for database in databases::both() {
        let victim = Victim::start(&database).await;
        let (ada, bob) = (Client::guest(victim.address, "Ada").await, Client::guest(victim.address, "Bob").await);
        // Nobody is reached there: what is to be told stays to be told.
        let hook = json!({"url": "https://hooks.invalid/", "template": "{\"say\":\"{text}\"}"});
        for client in [&ada, &bob] {
            client.patch("/api/me", &json!({"notify": {"when": "always", "webhook": hook}})).await.ok();
        }
        let (table, first, second) = begin(&ada, &bob, json!({})).await;
        let (mut acting, waiting) = if first.is_asked() { (first, second) } else { (second, first) };
        let name = &waiting.table["seats"][waiting.seat as usize]["sitter"]["name"];
        let told = format!("SELECT COUNT(*) FROM notices WHERE table_id = '{table}' AND name = {}", quoted(name));
        while acting.is_asked() {
            databases::execute(&database.address, "DELETE FROM notices".into()).unwrap();
            acting.act().await;
        }
        // It was acknowledged. Whatever the node had in mind to do next, it does not.
        victim.kill();
        assert_eq!(databases::number(&database.address, &told), 1);
    }
}

fn quoted(name: &Value) -> String {
    format!("'{}'", name.as_str().unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_notice_that_was_stored_in_case_is_delivered_only_to_whom_it_is_the_turn_of() {
    let (url, mut posts) = hook_listener().await;
    let database = databases::sqlite();
    let config = || Config { hooks_anywhere: true, ..database.config() };
    let server = databases::serve(config()).await;
    let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);
    let (table, first, _second) = begin(&ada, &bob, json!({})).await;
    let asked = if first.is_asked() { "Ada" } else { "Bob" };
    let hook = json!({"url": url, "template": "{\"say\":\"{text}\"}"});
    for client in [&ada, &bob] {
        client.patch("/api/me", &json!({"notify": {"when": "always", "webhook": hook}})).await.ok();
    }
    // The node that stored these died before it could say whom it asked.
    let stored = "INSERT INTO notices (player, table_id, game, name, made, due, attempts)
                  SELECT id, (SELECT id FROM tables), 'battle-line', name, 1, 2, 0 FROM players";
    databases::execute(&database.address, stored.into()).unwrap();
    let post = tokio::time::timeout(std::time::Duration::from_secs(20), posts.recv()).await.expect("told").unwrap();
    assert!(post["say"].as_str().unwrap().starts_with(asked), "{post}");
    let count = format!("SELECT COUNT(*) FROM notices WHERE table_id = '{table}'");
    for _ in 0..200 {
        if databases::number(&database.address, &count) == 0 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert_eq!(databases::number(&database.address, &count), 0);
    assert!(posts.try_recv().is_err(), "nobody else is told");
    server.stop().await;
}

/// Waits until a count in the database is what it should become.
async fn until_number(address: &str, sql: &str, expected: i64) {
    for _ in 0..1_200 {
        if databases::number(address, sql) == expected {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("{sql}: {} instead of {expected}", databases::number(address, sql));
}

const HELD: &str = "SELECT COUNT(*) FROM notices WHERE held_by IS NOT NULL";
const LET_GO: &str = "SELECT COUNT(*) FROM notices WHERE held_by IS NULL";

/// Whoever is away has been away for long enough.
fn time_passes(address: &str) {
    databases::execute(address, "UPDATE notices SET due = 0 WHERE held_by IS NULL".into()).unwrap();
}

async fn wants_posts_when_away(clients: &[&Client], url: &str) {
    let hook = json!({"url": url, "template": "{\"say\":\"{text}\"}"});
    for client in clients {
        client.patch("/api/me", &json!({"notify": {"when": "offline", "webhook": hook}})).await.ok();
    }
}

async fn next_post(posts: &mut mpsc::UnboundedReceiver<Value>) -> String {
    let post = tokio::time::timeout(std::time::Duration::from_secs(60), posts.recv()).await.expect("a post").unwrap();
    post["say"].as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_when_it_is_their_turn_is_told_once() {
    let (url, mut posts) = hook_listener().await;
    let database = databases::sqlite();
    let server = databases::serve(Config { hooks_anywhere: true, ..database.config() }).await;
    let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);
    wants_posts_when_away(&[&ada, &bob], &url).await;
    let (table, first, second) = begin(&ada, &bob, json!({})).await;
    let (asked, client, name, _other) =
        if first.is_asked() { (first, &ada, "Ada", second) } else { (second, &bob, "Bob", first) };
    let seat = asked.seat;
    // Both saw who is asked, and nobody was told. Now the laptop is shut.
    drop(asked);
    until_number(&database.address, LET_GO, 1).await;
    // It is opened again before that counts, and the notice waits again.
    let back = client.join(&table).await;
    until_number(&database.address, LET_GO, 0).await;
    assert!(posts.try_recv().is_err(), "nobody was away for long");
    drop(back);
    until_number(&database.address, LET_GO, 1).await;
    time_passes(&database.address);
    assert!(next_post(&mut posts).await.starts_with(name));
    let own = format!("SELECT COUNT(*) FROM notices WHERE name = '{name}'");
    until_number(&database.address, &own, 0).await;
    // They look at it, decide nothing and go: they know already.
    let mut watching = crate::play::Player::rejoin(client, &table, seat).await;
    assert!(watching.is_asked());
    tokio::time::sleep(std::time::Duration::from_millis(600)).await;
    assert_eq!(databases::number(&database.address, &own), 0);
    // They play, and it is not their turn any more when they go.
    while watching.is_asked() {
        watching.act().await;
    }
    drop(watching);
    tokio::time::sleep(std::time::Duration::from_millis(600)).await;
    time_passes(&database.address);
    until_number(&database.address, &own, 0).await;
    assert!(posts.try_recv().is_err(), "nobody is told who is not waited for");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_was_connected_to_a_node_that_died_is_told() {
    for database in databases::both() {
        let (url, mut posts) = hook_listener().await;
        let victim = Victim::start(&database).await;
        let (ada, bob) = (Client::guest(victim.address, "Ada").await, Client::guest(victim.address, "Bob").await);
        wants_posts_when_away(&[&ada, &bob], &url).await;
        let (table, first, second) = begin(&ada, &bob, json!({})).await;
        let asked = if first.is_asked() { "Ada" } else { "Bob" };
        // Both look at the table, so nobody is told. The node that holds the table and both connections dies.
        assert!(databases::number(&database.address, HELD) > 0, "what is to be told is stored");
        victim.kill();
        drop((first, second));
        let server = databases::serve(Config { hooks_anywhere: true, ..database.config() }).await;
        until_number(&database.address, HELD, 0).await;
        time_passes(&database.address);
        let said = next_post(&mut posts).await;
        assert!(said.starts_with(asked), "{said}");
        let waiting = format!("SELECT COUNT(*) FROM notices WHERE table_id = '{table}'");
        until_number(&database.address, &waiting, 0).await;
        assert!(posts.try_recv().is_err(), "nobody else is told, and nobody twice");
        server.stop().await;
    }
}

/// Takes connections and never answers; tells how many it has at once.
async fn silent_hook() -> (String, std::sync::Arc<std::sync::Mutex<(usize, usize)>>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}/", listener.local_addr().unwrap());
    let counts = std::sync::Arc::new(std::sync::Mutex::new((0, 0)));
    let counted = counts.clone();
    tokio::spawn(async move {
        loop {
            let (mut stream, _) = listener.accept().await.unwrap();
            let counts = counted.clone();
            tokio::spawn(async move {
                {
                    let mut counts = counts.lock().unwrap();
                    counts.0 += 1;
                    counts.1 = counts.1.max(counts.0);
                }
                let mut heard = Vec::new();
                let _ = stream.read_to_end(&mut heard).await;
                counts.lock().unwrap().0 -= 1;
            });
        }
    });
    (url, counts)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_web_hook_that_never_answers_holds_up_nobody_else() {
    let ((silent, counts), (url, mut posts)) = (silent_hook().await, hook_listener().await);
    let database = databases::sqlite();
    let server = databases::serve(Config { hooks_anywhere: true, ..database.config() }).await;
    let eve = Client::guest(server.address(), "Eve").await;
    wants_posts_when_away(&[&eve], &silent).await;
    for number in 0..50 {
        let client = Client::guest(server.address(), &format!("Ada {number}")).await;
        wants_posts_when_away(&[&client], &url).await;
    }
    // Eve is to be told of thirty tables, and her notices come first.
    let thirty = "WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 30)
        INSERT INTO notices (player, table_id, game, name, made, due, attempts)
        SELECT p.id, substr('abcdefghijklmnopqrstuvwxyz234567', n, 1) || 'aaaaaaaaaaaaaaaaaaaaaaaaa', 'battle-line', p.name, 1, 1, 0
        FROM players p, numbers WHERE p.name = 'Eve'";
    databases::execute(&database.address, thirty.into()).unwrap();
    let everybody = "INSERT INTO notices (player, table_id, game, name, made, due, attempts)
        SELECT id, 'aaaaaaaaaaaaaaaaaaaaaaaaaa', 'battle-line', name, 2, 2, 0 FROM players WHERE name <> 'Eve'";
    databases::execute(&database.address, everybody.into()).unwrap();
    for _ in 0..50 {
        next_post(&mut posts).await;
    }
    let (now, most) = *counts.lock().unwrap();
    assert!(now > 0, "Eve's hook is still being waited for");
    assert!(most <= 2, "{most} places were taken by one person");
    server.stop().await;
}

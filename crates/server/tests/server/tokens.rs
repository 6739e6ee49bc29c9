//! Tokens of programs: what each may do, until when, and that none of them is an account.

use std::time::Duration;

use sandtable_server::time::{DAY_MILLIS, now};
use serde_json::{Value, json};

use crate::client::{Client, Socket};
use crate::databases::{self, execute};
use crate::old_rules;
use crate::play::{GAME, begin};

/// Every route that is open to tokens, with the scopes that open it. Whoever opens another one says so here, too.
const OPEN: [(&str, &str, &[&str]); 17] = [
    ("get", "/api/token", &["play", "read"]),
    ("get", "/api/tables", &["read"]),
    ("post", "/api/tables", &["play"]),
    ("get", "/api/tables/{id}", &["play", "read"]),
    ("post", "/api/tables/{id}/do", &["play", "read"]),
    ("get", "/api/tables/{id}/stream", &["play", "read"]),
    ("get", "/ws/tables/{id}", &["play", "read"]),
    ("get", "/api/tables/{id}/at/{line}", &["read"]),
    ("get", "/api/tables/{id}/at/{line}/words", &["read"]),
    ("get", "/api/tables/{id}/story", &["read"]),
    ("post", "/api/tables/{id}/branch", &["play"]),
    ("get", "/api/tables/{id}/campaign", &["read"]),
    ("get", "/api/campaigns", &["read"]),
    ("post", "/api/campaigns", &["play"]),
    ("get", "/api/campaigns/{id}", &["read"]),
    ("post", "/api/campaigns/{id}/sit", &["play"]),
    ("post", "/api/campaigns/{id}/next", &["play"]),
];

/// Routes that are the same for everybody, whatever they send.
const PUBLIC: [(&str, &str); 11] = [
    ("get", "/api/games"),
    ("get", "/api/games/{game}/preview"),
    ("get", "/api/games/{game}/roles"),
    ("get", "/api/games/{game}/components"),
    ("get", "/api/players/{id}"),
    ("get", "/api/players/{id}/history"),
    ("get", "/api/ratings/{game}"),
    ("get", "/api/chat"),
    ("get", "/api/tables/{id}/record"),
    ("get", "/healthz"),
    ("get", "/metrics"),
];

async fn token(owner: &Client, wanted: Value) -> Client {
    let made = owner.post("/api/me/tokens", &wanted).await.ok();
    owner.program(made["token"].as_str().unwrap().to_owned())
}

async fn with_scopes(owner: &Client, scopes: &[&str]) -> Client {
    token(owner, json!({"label": scopes.join(" and "), "scopes": scopes})).await
}

fn addressed(path: &str) -> String {
    path.replace("{line}", "1").replace("{game}", GAME).replace("{id}", "7").replace("{table}", "7")
}

async fn ask(client: &Client, method: &str, path: &str) -> crate::client::Answer {
    let path = addressed(path);
    match method {
        "get" => client.get(&path).await,
        "post" => client.post(&path, &json!({})).await,
        "patch" => client.patch(&path, &json!({})).await,
        "delete" => client.delete(&path, &json!({})).await,
        other => panic!("no test knows the method {other}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_is_let_in_where_a_route_says_so_and_nowhere_else() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let ada = Client::guest(server.address(), "Ada").await;
    let programs = [
        (vec!["play"], with_scopes(&ada, &["play"]).await),
        (vec!["read"], with_scopes(&ada, &["read"]).await),
        (vec!["play", "read"], with_scopes(&ada, &["play", "read"]).await),
        (vec![], ada.program("no token of ours".into())),
    ];
    let description = ada.get("/api/openapi.json").await.ok();
    let routes: Vec<(String, String, Value)> = description["paths"]
        .as_object()
        .unwrap()
        .iter()
        .flat_map(|(path, item)| {
            let methods = item.as_object().unwrap().iter();
            methods.map(|(method, route)| (method.clone(), path.clone(), route["security"].clone()))
        })
        .collect();
    assert!(routes.len() > 50, "{}", routes.len());
    assert_eq!(programs[3].1.get("/api/openapi.json").await.status, 200);
    let known = |method: &str, path: &str| routes.iter().any(|(m, p, _)| (m.as_str(), p.as_str()) == (method, path));
    for (method, path, _) in &OPEN {
        assert!(known(method, path), "{method} {path} is described");
    }
    for (method, path, security) in &routes {
        let open = OPEN.iter().find(|(m, p, _)| m == method && p == path).map_or(&[][..], |(_, _, scopes)| scopes);
        let public = PUBLIC.contains(&(method.as_str(), path.as_str()));
        let described: Vec<&Value> = security.as_array().unwrap().iter().map(|one| &one["token"][0]).collect();
        let described: Vec<&str> = described.iter().filter_map(|scope| scope.as_str()).collect();
        assert_eq!(described, open, "{method} {path}: the description says what holds");
        for (scopes, program) in &programs {
            let answer = ask(program, method, path).await;
            let said = format!("{method} {path} with {scopes:?}: {} {}", answer.status, answer.text);
            let may = open.iter().any(|scope| scopes.contains(scope));
            if public {
                assert_eq!(answer.status, ask(&ada, method, path).await.status, "{said}");
            } else if may {
                assert!(![401, 403].contains(&answer.status), "{said}");
            } else if open.is_empty() {
                assert_eq!((answer.status, &answer.json()["text"]["id"]), (403, &json!("sv-not-for-tokens")), "{said}");
                assert!(answer.json()["detail"].as_str().unwrap().contains("for a browser"), "{said}");
            } else if scopes.is_empty() {
                assert_eq!((answer.status, &answer.json()["text"]["id"]), (401, &json!("sv-token-ended")), "{said}");
            } else {
                assert_eq!((answer.status, &answer.json()["text"]["id"]), (403, &json!("sv-token-scope")), "{said}");
                assert!(answer.json()["detail"].as_str().unwrap().contains(open[0]), "{said}");
            }
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn with_a_token_alone_nobody_takes_the_account() {
    for database in databases::both() {
        let server = database.serve().await;
        let mut ada = Client::guest(server.address(), "x").await;
        let answer = ada.post("/api/register", &json!({"name": "Ada", "password": "correct horse"})).await;
        ada.keep_cookie(&answer);
        let thief = token(&ada, json!({"label": "bot"})).await;
        for (path, body) in [
            ("/api/me/link", json!({})),
            ("/api/logout-everywhere", json!({})),
            ("/api/me/password", json!({"old": "correct horse", "new": "another horse"})),
            ("/api/me/tokens", json!({"label": "another"})),
            ("/api/me/friends/link", json!({})),
        ] {
            assert_eq!(thief.post(path, &body).await.status, 403, "{path}");
        }
        let address = json!({"notify": {"email": "mallory@example.org"}});
        assert_eq!(thief.patch("/api/me", &address).await.status, 403);
        assert_eq!(thief.delete("/api/me", &json!({})).await.status, 403);
        // A cookie beside it changes nothing: a request with a token is a program's.
        let mut both = thief.clone();
        both.cookie.clone_from(&ada.cookie);
        assert_eq!(both.post("/api/me/link", &json!({})).await.status, 403);
        let me = ada.get("/api/me").await.ok();
        assert_eq!((&me["name"], &me["notify"]["email"]), (&json!("Ada"), &json!(null)));
        let told = thief.get("/api/token").await.ok();
        assert_eq!((&told["name"], &told["label"]), (&json!("Ada"), &json!("bot")));
        assert_eq!((&told["player"], &told["scopes"]), (&me["id"], &json!(["play", "read"])));
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_that_reads_watches_and_may_not_act() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);
    let (table, _first, _second) = begin(&ada, &bob, json!({})).await;
    let (reader, player) = (with_scopes(&ada, &["read"]).await, with_scopes(&ada, &["play"]).await);
    let (mut socket, sync) = reader.join(&table).await;
    assert_eq!(sync["you"]["seats"], json!([0]), "{sync}");
    let refused = socket.ask(json!({"do": "resign", "seat": 0})).await;
    assert_eq!((&refused["is"], &refused["text"]["id"]), (&json!("error"), &json!("sv-token-scope")), "{refused}");
    assert_eq!(socket.ask(json!({"do": "chat", "text": "hello"})).await["text"]["id"], "sv-token-scope");
    assert_eq!(socket.ask(json!({"do": "ping", "n": 3})).await["n"], 3, "and stays");
    let path = format!("/api/tables/{table}/do");
    assert_eq!(reader.post(&path, &json!({"do": "resign", "seat": 0})).await.status, 403);
    assert_eq!(reader.post(&path, &json!({"do": "hello"})).await.ok()["is"], "sync");
    assert_eq!(reader.get("/api/tables").await.ok()["mine"].as_array().unwrap().len(), 1);
    assert_eq!(reader.get(&format!("/api/tables/{table}")).await.ok()["status"], "playing");

    let (mut socket, _) = player.join(&table).await;
    assert_eq!(socket.ask(json!({"do": "resign", "seat": 0})).await["is"], "done");
    assert_eq!(player.get("/api/tables").await.status, 403);
    server.stop().await;
}

async fn socket_ends(mut socket: Socket) -> Option<Value> {
    let hear = async {
        let mut last = None;
        while let Some(message) = socket.hear().await {
            last = Some(message);
        }
        last
    };
    tokio::time::timeout(Duration::from_secs(20), hear).await.expect("the socket ends")
}

async fn stream(program: &Client, table: &str) -> reqwest::Response {
    let stream = program.raw().get(program.url(&format!("/api/tables/{table}/stream")));
    let mut stream = stream.header("authorization", format!("Bearer {}", program.token)).send().await.unwrap();
    assert!(stream.chunk().await.unwrap().is_some());
    stream
}

async fn stream_ends(mut stream: reqwest::Response) {
    let ended = async { while let Ok(Some(_)) = stream.chunk().await {} };
    tokio::time::timeout(Duration::from_secs(20), ended).await.expect("the stream ends");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_opened_with_a_token_ends_with_it() {
    for database in databases::both() {
        let server = database.serve().await;
        let ada = Client::guest(server.address(), "Ada").await;
        let table = ada.open(json!({"game": GAME, "seats": [{"kind": "me"}]})).await;
        let made = ada.post("/api/me/tokens", &json!({"label": "bot"})).await.ok();
        let program = ada.program(made["token"].as_str().unwrap().to_owned());
        let (socket, lines) = (program.join(&table).await.0, stream(&program, &table).await);
        ada.delete(&format!("/api/me/tokens/{}", made["id"]), &json!({})).await.ok();
        socket_ends(socket).await;
        stream_ends(lines).await;
        assert_eq!(program.get("/api/token").await.status, 401);

        let program = token(&ada, json!({"label": "short"})).await;
        let soon = now() + 4_000;
        execute(&database.address, format!("UPDATE keys SET expires = {soon} WHERE label = 'short'")).unwrap();
        let (socket, lines) = (program.join(&table).await.0, stream(&program, &table).await);
        let last = socket_ends(socket).await.expect("a last message");
        assert_eq!(last["text"]["id"], "sv-token-ended", "{last}");
        stream_ends(lines).await;
        let late = program.post(&format!("/api/tables/{table}/do"), &json!({"do": "stand", "seat": 0})).await;
        assert_eq!((late.status, &late.json()["text"]["id"]), (401, &json!("sv-token-ended")));
        assert_eq!(ada.get(&format!("/api/tables/{table}")).await.ok()["seats"][0]["sitter"]["kind"], "person");
        server.stop().await;
    }
}

async fn used(owner: &Client) -> Option<u64> {
    owner.get("/api/me/tokens").await.ok()[0]["used"].as_u64()
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_shown_when_a_token_was_last_used_and_noted_once_a_minute() {
    for database in databases::both() {
        let server = database.serve().await;
        let ada = Client::guest(server.address(), "Ada").await;
        let program = token(&ada, json!({"label": "bot"})).await;
        assert_eq!(used(&ada).await, None);
        let before = now();
        program.get("/api/tables").await.ok();
        assert!(used(&ada).await.is_some_and(|used| (before..=now()).contains(&used)));
        let set = |at: u64| execute(&database.address, format!("UPDATE keys SET used = {at} WHERE kind = 'program'"));
        let lately = now() - 5_000;
        set(lately).unwrap();
        program.get("/api/tables").await.ok();
        assert_eq!(used(&ada).await, Some(lately), "it is not written on every request");
        set(now() - 61_000).unwrap();
        program.get("/api/tables").await.ok();
        assert!(used(&ada).await > Some(lately));
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_has_a_name_scopes_and_an_end() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let ada = Client::guest(server.address(), "Ada").await;
    for (wanted, why) in [
        (json!({"label": "x", "scopes": []}), "sv-token-no-scope"),
        (json!({"label": "x", "days": 0}), "sv-token-days"),
        (json!({"label": "x", "days": 366}), "sv-token-days"),
        (json!({"label": ""}), "sv-bad-name"),
    ] {
        let refused = ada.post("/api/me/tokens", &wanted).await;
        assert_eq!((refused.status, &refused.json()["text"]["id"]), (422, &json!(why)), "{wanted}");
    }
    assert_eq!(ada.post("/api/me/tokens", &json!({"label": "x", "scopes": ["admin"]})).await.status, 400);
    let usual = ada.post("/api/me/tokens", &json!({"label": "usual"})).await.ok();
    assert_eq!(usual["scopes"], json!(["play", "read"]));
    assert_eq!(usual["expires"].as_u64().unwrap() - usual["created"].as_u64().unwrap(), 90 * DAY_MILLIS);
    let wanted = json!({"label": "long", "scopes": ["read", "read"], "days": 365});
    let long = ada.post("/api/me/tokens", &wanted).await.ok();
    assert_eq!(long["expires"].as_u64().unwrap() - long["created"].as_u64().unwrap(), 365 * DAY_MILLIS);
    let listed = ada.get("/api/me/tokens").await.ok();
    assert_eq!((&listed[1]["label"], &listed[1]["scopes"]), (&json!("long"), &json!(["read"])));
    assert_eq!(listed[1]["expires"], long["expires"]);
    for n in 2..20 {
        ada.post("/api/me/tokens", &json!({"label": format!("number {n}")})).await.ok();
    }
    assert_eq!(ada.post("/api/me/tokens", &json!({"label": "x"})).await.json()["text"]["id"], "sv-many-tokens");
    server.stop().await;
}

/// The digest of the secret `old token`.
const OLD_DIGEST: &str = "32a874d0de517cc378e022663c4975c070f83d7ce247acbdba34eeb57f963516";

#[tokio::test(flavor = "multi_thread")]
async fn tokens_of_an_older_program_play_and_read_on_for_ninety_days() {
    for database in old_rules::old_databases() {
        let sql = format!(
            "INSERT INTO keys (digest, kind, player, number, label, created)
             SELECT '{OLD_DIGEST}', 'program', player, 7, 'old', 1 FROM keys WHERE kind = 'session' LIMIT 1"
        );
        execute(&database.address, sql).unwrap();
        let server = database.serve().await;
        let mut program = Client::new(server.address());
        program.token = "old token".to_owned();
        let told = program.get("/api/token").await.ok();
        assert_eq!((&told["label"], &told["scopes"]), (&json!("old"), &json!(["play", "read"])));
        let left = told["expires"].as_u64().unwrap() - now();
        assert!((89 * DAY_MILLIS..91 * DAY_MILLIS).contains(&left), "{left}");
        assert_eq!(program.get("/api/me").await.status, 403);
        server.stop().await;
    }
}

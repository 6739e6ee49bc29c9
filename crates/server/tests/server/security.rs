//! Other pages, headers, limits.

use std::time::Duration;

use serde_json::json;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

use crate::client::Client;
use crate::databases;
use crate::play::GAME;

#[tokio::test(flavor = "multi_thread")]
async fn another_page_can_neither_change_anything_nor_open_a_socket() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let ada = Client::guest(server.address(), "Ada").await;
    let table = ada.open(json!({"game": GAME, "seats": [{"kind": "me"}]})).await;
    let post = |origin: &'static str, kind: &'static str| {
        let request = ada.raw().post(ada.url("/api/me/link")).header("content-type", kind).header("origin", origin);
        ada.send(request.body("{}"))
    };
    assert_eq!(post("https://evil.example", "application/json").await.status, 403);
    assert_eq!(post("null", "application/json").await.status, 403);
    let form = ada.raw().post(ada.url("/api/guest")).header("content-type", "text/plain").body("{\"name\":\"x\"}");
    assert_eq!(ada.send(form).await.status, 400);
    for origin in [Some("https://evil.example"), None] {
        let mut request = format!("ws://{}/ws/tables/{table}", server.address()).into_client_request().unwrap();
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse().unwrap());
        }
        request.headers_mut().insert("cookie", ada.cookie.parse().unwrap());
        let error = tokio_tungstenite::connect_async(request).await.unwrap_err();
        assert!(error.to_string().contains("403"), "{error}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_keeps_other_hosts_out_and_cookies_are_for_the_server_alone() {
    let database = databases::sqlite();
    let server = databases::serve(sandtable_server::config::Config { behind_proxy: true, ..database.config() }).await;
    let client = Client::new(server.address());
    for path in ["/", "/api/games", "/no-such-page", "/api/no-such-thing", "/metrics"] {
        let headers = client.get(path).await.headers;
        let policy = headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"), "{path}: {policy}");
        assert!(!policy.contains("http") && !policy.contains("unsafe"), "{path}: {policy}");
        assert_eq!(headers["x-content-type-options"], "nosniff", "{path}");
    }
    let request = client.raw().post(client.url("/api/guest")).header("content-type", "application/json");
    let answer = client.send(request.header("x-forwarded-proto", "https").body("{\"name\":\"Ada\"}")).await;
    let cookie = answer.headers["set-cookie"].to_str().unwrap();
    for part in ["HttpOnly", "SameSite=Lax", "Secure", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_hurries_is_slowed_down_and_pings_are_free() {
    let database = databases::sqlite();
    let server = databases::serve(sandtable_server::config::Config { limits: true, ..database.config() }).await;
    let ada = Client::guest(server.address(), "Ada").await;
    let table = ada.open(json!({"game": GAME, "seats": [{"kind": "me"}]})).await;
    let (mut socket, _) = ada.join(&table).await;
    for n in 0..300 {
        assert_eq!(socket.ask(json!({"do": "ping", "n": n})).await["n"], n);
    }
    let mut slowed = 0;
    for _ in 0..200 {
        let answer = socket.ask(json!({"do": "why", "ask": 1, "seat": 0, "path": []})).await;
        slowed += usize::from(answer["code"] == "too-fast");
    }
    assert!(slowed > 50, "{slowed}");
    let mut wrong = Vec::new();
    for _ in 0..12 {
        wrong.push(ada.post("/api/login", &json!({"name": "Nobody", "password": "guess number x"})).await.status);
    }
    assert_eq!(wrong[0], 401);
    assert_eq!(wrong.last(), Some(&429));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_goes_away_says_so() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let ada = Client::guest(server.address(), "Ada").await;
    let table = ada.open(json!({"game": GAME, "seats": [{"kind": "me"}]})).await;
    let (mut socket, _) = ada.join(&table).await;
    let stopping = tokio::spawn(server.stop());
    assert_eq!(socket.until("error").await["code"], "going-away");
    assert!(socket.hear().await.is_none());
    drop(ada);
    tokio::time::timeout(Duration::from_secs(20), stopping).await.unwrap().unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_run_the_server_see_how_it_fares() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let ada = Client::guest(server.address(), "Ada").await;
    let table = ada.open(json!({"game": GAME, "seats": [{"kind": "me"}]})).await;
    let _socket = ada.join(&table).await;
    assert_eq!(ada.get("/healthz").await.text, "ok\n");
    let metrics = ada.get("/metrics").await.text;
    assert!(metrics.contains("\nsandtable_sockets 1\n"), "{metrics}");
    assert!(metrics.contains("\nsandtable_tables_opened_total 1\n"), "{metrics}");
    let description = ada.get("/api/openapi.json").await.ok();
    for path in ["/api/tables/{id}/do", "/api/guest", "/ws/tables/{id}", "/api/ratings/{game}"] {
        assert!(description["paths"][path].is_object(), "{path}");
    }
    server.stop().await;
}

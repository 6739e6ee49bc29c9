//! Other pages, headers, limits.

use std::time::Duration;

use sandtable_server::config::Config;
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
    let server = databases::serve(Config { behind_proxy: true, ..database.config() }).await;
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
    for part in ["HttpOnly", "SameSite=Lax", "Secure", "Path=/", "__Host-sandtable="] {
        assert!(cookie.contains(part), "{cookie}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_hurries_is_slowed_down_and_pings_are_free() {
    let database = databases::sqlite();
    let server = databases::serve(Config { limits: true, ..database.config() }).await;
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

/// A request as a browser would send it to this host, past every name server.
async fn at_host(client: &Client, host: &str, path: &str) -> crate::client::Answer {
    client.send(client.raw().get(client.url(path)).header("host", host)).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_that_is_not_ours_leads_nowhere() {
    let database = databases::sqlite();
    let config = Config { hosts: vec!["table.example.net".into()], ..database.config() };
    let server = databases::serve(config).await;
    let ada = Client::guest(server.address(), "Ada").await;
    let port = server.address().port();
    for ours in ["127.0.0.1", "192.168.1.20", "[::1]", "localhost", "sandtable", "table.example.net"] {
        for host in [ours.to_owned(), format!("{ours}:{port}")] {
            assert_eq!(at_host(&ada, &host, "/api/me").await.ok()["name"], "Ada", "{host}");
        }
    }
    for evil in ["evil.example", "evil.example:7878", "127.0.0.1.evil.example"] {
        let refused = at_host(&ada, evil, "/api/me").await;
        assert_eq!((refused.status, &refused.json()["text"]["id"]), (421, &json!("sv-unknown-host")), "{evil}");
        assert!(refused.json()["detail"].as_str().unwrap().contains("--host"), "{}", refused.text);
        let page = at_host(&ada, evil, "/").await;
        assert_eq!(page.status, 421);
        assert!(
            page.text.starts_with("This server does not know the name") && page.text.contains(evil),
            "{}",
            page.text
        );
    }
    assert_eq!(at_host(&ada, "evil.example", "/metrics").await.status, 421);
    assert_eq!(at_host(&ada, "anything.example", "/healthz").await.status, 200, "health is no secret");
    let mut socket = format!("ws://{}/ws/tables/x", server.address()).into_client_request().unwrap();
    socket.headers_mut().insert("host", "evil.example".parse().unwrap());
    socket.headers_mut().insert("origin", "http://evil.example".parse().unwrap());
    let error = tokio_tungstenite::connect_async(socket).await.unwrap_err();
    assert!(error.to_string().contains("421"), "{error}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_proxy_the_public_name_is_known_and_others_are_not() {
    let database = databases::sqlite();
    let public_url = Some("https://games.example.org".to_owned());
    let config = Config { behind_proxy: true, public_url, ..database.config() };
    let server = databases::serve(config).await;
    let client = Client::new(server.address());
    let forwarded =
        |name: &'static str| client.send(client.raw().get(client.url("/api/games")).header("x-forwarded-host", name));
    assert_eq!(forwarded("games.example.org").await.status, 200);
    assert_eq!(forwarded("evil.example").await.status, 421);
    assert_eq!(at_host(&client, "games.example.org", "/api/games").await.status, 200);
    server.stop().await;
    // Whoever has named nothing leaves it to the proxy.
    let server = databases::serve(Config { behind_proxy: true, ..database.config() }).await;
    assert_eq!(at_host(&client.at(server.address()), "games.example.org", "/api/games").await.status, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_there_is_https_there_is_nothing_else() {
    let database = databases::sqlite();
    let server = databases::serve(Config { behind_proxy: true, ..database.config() }).await;
    let client = Client::new(server.address());
    let guest = |scheme: &'static str, origin: &'static str| {
        let request = client.raw().post(client.url("/api/guest")).header("content-type", "application/json");
        let request = request.header("x-forwarded-proto", scheme).header("x-forwarded-host", "games.example.org");
        client.send(request.header("origin", origin).body("{\"name\":\"Ada\"}"))
    };
    let made = guest("https", "https://games.example.org").await;
    assert_eq!(made.status, 200, "{}", made.text);
    assert_eq!(made.headers["strict-transport-security"], "max-age=31536000");
    let refused = guest("https", "http://games.example.org").await;
    assert_eq!((refused.status, &refused.json()["text"]["id"]), (403, &json!("sv-other-origin")));
    let plain = guest("http", "http://games.example.org").await;
    assert_eq!((plain.status, plain.headers.get("strict-transport-security")), (200, None));
    server.stop().await;

    // Without a word from a proxy, the public address tells.
    let public_url = Some("https://games.example.org".to_owned());
    let server = databases::serve(Config { public_url, ..database.config() }).await;
    let client = Client::new(server.address());
    let named = at_host(&client, "games.example.org", "/").await;
    assert_eq!(named.headers["strict-transport-security"], "max-age=31536000");
    assert_eq!(client.get("/").await.headers.get("strict-transport-security"), None, "by its address it is plain");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn over_https_a_session_is_for_this_host_alone_and_older_ones_go_on() {
    let database = databases::sqlite();
    let server = databases::serve(Config { behind_proxy: true, ..database.config() }).await;
    let client = Client::new(server.address());
    let secure = |request: reqwest::RequestBuilder| request.header("x-forwarded-proto", "https");
    let guest = |request: reqwest::RequestBuilder| {
        client.send(request.header("content-type", "application/json").body("{\"name\":\"Ada\"}"))
    };
    let made = guest(secure(client.raw().post(client.url("/api/guest")))).await;
    let cookie = made.headers["set-cookie"].to_str().unwrap().to_owned();
    assert!(
        cookie.starts_with("__Host-sandtable=") && cookie.contains("Secure") && cookie.contains("Path=/"),
        "{cookie}"
    );
    assert!(!cookie.contains("Domain"), "{cookie}");
    let pair = cookie.split(';').next().unwrap().to_owned();
    let mut ada = client.clone();
    ada.cookie.clone_from(&pair);
    assert_eq!(ada.get("/api/me").await.ok()["name"], "Ada");
    // Another host of the domain can set a cookie of the other name: it is worth nothing.
    ada.cookie = pair.replace("__Host-", "");
    assert_eq!(ada.get("/api/me").await.ok(), json!(null));

    // A session of an older program has that name. It goes on, and is given the other.
    let old = guest(client.raw().post(client.url("/api/guest"))).await;
    let old = old.headers["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
    assert!(old.starts_with("sandtable="), "{old}");
    ada.cookie = old.clone();
    assert!(ada.get("/api/me").await.headers.get("set-cookie").is_none(), "without HTTPS it stays as it is");
    let answer = ada.send(secure(ada.raw().get(ada.url("/api/me")))).await;
    let cookies: Vec<&str> = answer.headers.get_all("set-cookie").iter().map(|line| line.to_str().unwrap()).collect();
    assert!(cookies[0].starts_with(&format!("__Host-{old};")), "{cookies:?}");
    assert!(cookies[1].starts_with("sandtable=;") && cookies[1].contains("Max-Age=0"), "{cookies:?}");
    ada.cookie = format!("__Host-{old}");
    assert_eq!(ada.get("/api/me").await.ok()["name"], "Ada");
    let out = ada.raw().post(ada.url("/api/logout")).header("content-type", "application/json").body("{}");
    let out = ada.send(secure(out)).await;
    let gone: Vec<&str> = out.headers.get_all("set-cookie").iter().map(|line| line.to_str().unwrap()).collect();
    assert!(gone.iter().any(|line| line.starts_with("__Host-sandtable=;")), "{gone:?}");
    assert_eq!(ada.get("/api/me").await.ok(), json!(null));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_cache_keeps_what_is_of_an_account() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let ada = Client::guest(server.address(), "Ada").await;
    for path in ["/api/me", "/api/me/sessions", "/api/me/tokens", "/api/me/friends"] {
        let answer = ada.get(path).await;
        assert_eq!((answer.status, &answer.headers["cache-control"]), (200, &"no-store".parse().unwrap()), "{path}");
    }
    for (path, body) in [
        ("/api/me/link", json!({})),
        ("/api/me/tokens", json!({"label": "bot"})),
        ("/api/login", json!({"name": "Nobody", "password": "wrong horse"})),
        ("/api/guest", json!({"name": "Bob"})),
    ] {
        assert_eq!(ada.post(path, &body).await.headers["cache-control"], "no-store", "{path}");
    }
    assert_eq!(ada.get("/api/tables").await.headers["cache-control"], "private, no-cache");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn strangers_do_not_read_the_metrics() {
    let database = databases::sqlite();
    let is_open = |answer: crate::client::Answer| {
        let shows = answer.text.contains("sandtable_sockets");
        assert_eq!(shows, answer.status == 200, "{}", answer.text);
        (answer.status, shows)
    };
    // Nothing said: this machine alone, and nobody where a proxy makes all the world look like this machine.
    let server = database.serve().await;
    assert_eq!(is_open(Client::new(server.address()).get("/metrics").await).0, 200);
    server.stop().await;
    let server = databases::serve(Config { behind_proxy: true, ..database.config() }).await;
    let refused = Client::new(server.address()).get("/metrics").await;
    assert_eq!((refused.status, &refused.json()["text"]["id"]), (403, &json!("sv-metrics-closed")));
    server.stop().await;
    // A token.
    let metrics_token = Some("a secret of the host".to_owned());
    let config = Config { behind_proxy: true, metrics_token: metrics_token.clone(), ..database.config() };
    let server = databases::serve(config).await;
    let mut prometheus = Client::new(server.address());
    assert_eq!(is_open(prometheus.get("/metrics").await).0, 403);
    prometheus.token = "a guess".to_owned();
    assert_eq!(is_open(prometheus.get("/metrics").await).0, 403);
    prometheus.token = "a secret of the host".to_owned();
    assert_eq!(is_open(prometheus.get("/metrics").await).0, 200);
    server.stop().await;
    // An address of its own, where nothing else is.
    let metrics_listen = Some(([127, 0, 0, 1], 0).into());
    let server = databases::serve(Config { metrics_listen, ..database.config() }).await;
    assert_eq!(is_open(Client::new(server.address()).get("/metrics").await).0, 404);
    let own = Client::new(server.metrics_address().unwrap());
    assert_eq!(is_open(own.get("/metrics").await).0, 200);
    assert_eq!((own.get("/api/games").await.status, own.get("/").await.status), (404, 404));
    server.stop().await;
}

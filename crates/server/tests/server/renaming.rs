//! Somebody takes another name: it stands wherever they still play, and what is over keeps what it showed.

use serde_json::json;

use crate::client::Client;
use crate::databases;
use crate::play::{GAME, begin, play};

const OLD: &str = "Zebedee";
const NEW: &str = "Zacharias McKay";

async fn account(client: &mut Client, name: &str) {
    let answer = client.post("/api/register", &json!({"name": name, "password": "correct horse"})).await;
    client.keep_cookie(&answer);
    answer.ok();
}

async fn takes(client: &Client, name: &str) -> (u16, String) {
    let answer = client.patch("/api/me", &json!({"name": name})).await;
    let json = answer.json();
    let told = if answer.status == 200 { &json["name"] } else { &json["text"]["id"] };
    (answer.status, told.as_str().unwrap().to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_name_stands_where_one_still_plays_and_nowhere_else() {
    for database in databases::both() {
        let server = database.serve().await;
        let (ada, bob) = (Client::guest(server.address(), OLD).await, Client::guest(server.address(), "Bob").await);
        let (over, mut first, mut second) = begin(&ada, &bob, json!({})).await;
        play(&mut first, &mut second, 4).await;
        first.done(json!({"do": "resign", "seat": 0})).await;
        let (running, _own, mut other) = begin(&ada, &bob, json!({})).await;
        // At one device: a name of the table's own stays.
        let seats = json!([{"kind": "me"}, {"kind": "me", "name": "The cat"}]);
        let shared = ada.open(json!({"game": GAME, "seats": seats, "open": true})).await;
        let campaign = ada.post("/api/campaigns", &json!({"game": "undaunted", "seats": [{"kind": "me"}]})).await.ok();
        let campaign = campaign["id"].as_str().unwrap().to_owned();

        assert_eq!(takes(&ada, NEW).await, (200, NEW.to_owned()));
        // Those at the table are told it anew, and nothing else changes there.
        let sync = other.socket.until("sync").await;
        assert_eq!((&sync["seq"], &sync["position"]["sights"]), (&json!(other.seq), &other.position["sights"]));
        assert!(sync.to_string().contains(NEW) && !sync.to_string().contains(OLD), "{sync}");
        let node = if database.address.starts_with("postgres") { Some(database.serve().await) } else { None };
        for address in [Some(server.address()), node.as_ref().map(|node| node.address())].into_iter().flatten() {
            let (ada, bob) = (ada.at(address), bob.at(address));
            let names = |info: &serde_json::Value| {
                let seats = info["seats"].as_array().unwrap().clone();
                seats.iter().map(|seat| seat["sitter"]["name"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
            };
            assert_eq!(names(&bob.get(&format!("/api/tables/{running}")).await.ok()), [NEW, "Bob"]);
            assert_eq!(names(&bob.get(&format!("/api/tables/{shared}")).await.ok()), [NEW, "The cat"]);
            assert_eq!(names(&bob.get(&format!("/api/tables/{over}")).await.ok()), [OLD, "Bob"]);
            let lobby = ada.get("/api/tables").await.text;
            assert!(lobby.contains(NEW) && !lobby.contains(OLD), "{lobby}");
            let record = bob.get(&format!("/api/tables/{over}/record")).await.text;
            assert!(record.contains(&format!("seat 0: {OLD}\n")), "{record}");
            let told = bob.get(&format!("/api/campaigns/{campaign}")).await.ok();
            assert_eq!(told["seats"][0]["name"], NEW);
            let id = ada.get("/api/me").await.ok()["id"].as_str().unwrap().to_owned();
            let profile = bob.get(&format!("/api/players/{id}")).await.ok();
            assert_eq!((&profile["name"], &profile["history"][0]["names"]), (&json!(NEW), &json!([OLD, "Bob"])));
        }
        // The match goes on, and its record has the name of its end.
        let mut ada = crate::play::Player::rejoin(&ada, &running, 0).await;
        ada.done(json!({"do": "resign", "seat": 0})).await;
        let record = bob.get(&format!("/api/tables/{running}/record")).await.text;
        assert!(record.contains(&format!("seat 0: {NEW}\n")), "{record}");
        if let Some(node) = node {
            node.stop().await;
        }
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_logs_in_by_its_new_name_and_nobody_becomes_it_by_the_old_one() {
    for database in databases::both() {
        let server = database.serve().await;
        let mut ada = Client::guest(server.address(), "x").await;
        account(&mut ada, "Ada").await;
        let mut bob = Client::guest(server.address(), "y").await;
        account(&mut bob, "Bob").await;
        let guest = Client::guest(server.address(), "z").await;
        // The same checks as for those who register.
        assert_eq!(takes(&ada, "b0B").await, (409, "sv-name-taken".into()));
        assert_eq!(takes(&guest, "BOB").await, (409, "sv-name-taken".into()));
        for bad in ["", "\u{410}da", "—", &"x".repeat(33)] {
            assert_eq!(takes(&ada, bad).await, (422, "sv-bad-name".into()), "{bad}");
        }
        // One's own name in other capitals is one's own.
        assert_eq!(takes(&ada, "ADA").await, (200, "ADA".into()));
        assert_eq!(takes(&ada, "Countess McAda").await, (200, "Countess McAda".into()));
        let login = async |name: &str| {
            let answer = Client::new(server.address());
            answer.post("/api/login", &json!({"name": name, "password": "correct horse"})).await.status
        };
        assert_eq!((login("countess mcada").await, login("Ada").await), (200, 401));
        // For a month nobody else is called what she was called; she may be again.
        assert_eq!(takes(&guest, "Ada").await.0, 409);
        assert_eq!(takes(&bob, "Àda").await.0, 409);
        assert_eq!(guest.post("/api/register", &json!({"name": "ada", "password": "correct horse"})).await.status, 409);
        assert_eq!(takes(&ada, "Ada").await, (200, "Ada".into()));
        assert_eq!(takes(&guest, "Countess McAda").await.0, 409);
        databases::execute(&database.address, "UPDATE former_names SET until = 1".into()).unwrap();
        server.stop().await;
        let server = database.serve().await;
        let guest = guest.at(server.address());
        while takes(&guest, "Countess McAda").await.0 != 200 {
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_changes_names_all_day() {
    let database = databases::sqlite();
    let config = sandtable_server::config::Config { limits: true, ..database.config() };
    let server = databases::serve(config).await;
    let ada = Client::guest(server.address(), "Ada").await;
    for name in ["A1", "A2", "A3", "A4", "A5"] {
        assert_eq!(takes(&ada, name).await.0, 200);
    }
    assert_eq!(takes(&ada, "A6").await, (429, "sv-too-fast".into()));
    assert_eq!(takes(&ada, "A5").await.0, 200, "one's own name is no change");
    server.stop().await;
}

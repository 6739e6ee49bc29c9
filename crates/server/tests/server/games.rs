//! What can be played, and what a scenario looks like before it is opened.

use sandtable_core::{Fast, Viewer};
use serde_json::{Value, json};

use crate::client::Client;
use crate::databases;
use crate::play::{begin, play};

/// How a preview is asked for.
fn address(game: &str, scenario: &str) -> String {
    format!("/api/games/{game}/preview?scenario={scenario}")
}

#[tokio::test(flavor = "multi_thread")]
async fn every_scenario_can_be_looked_at_before_a_table_is_opened() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let stranger = Client::new(server.address());
    let games = stranger.get("/api/games").await.ok();
    for game in games["games"].as_array().unwrap() {
        let slug = game["slug"].as_str().unwrap();
        let usual = stranger.get(&format!("/api/games/{slug}/preview")).await.ok();
        assert_eq!(usual["view"]["viewer"], "public", "{slug}");
        let mut seen = Vec::new();
        for scenario in game["scenarios"].as_array().unwrap() {
            let preview = stranger.get(&address(slug, scenario.as_str().unwrap())).await.ok();
            let (least, most) = (game["seats"][0].as_u64(), game["seats"][1].as_u64());
            assert!((least..=most).contains(&preview["seats"].as_u64()), "{slug} {scenario}");
            let looks = (preview["view"].clone(), preview["words"].clone());
            assert!(!seen.contains(&looks), "{slug}: {scenario} looks like another one");
            seen.push(looks);
        }
        assert!(seen.is_empty() || seen[0].0 == usual["view"], "{slug}: the first scenario is the usual one");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_preview_shows_no_hand_and_no_deck() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let stranger = Client::new(server.address());
    let preview = stranger.get("/api/games/battle-line/preview").await.ok();
    for hand in preview["view"]["hands"].as_array().unwrap() {
        assert_eq!((hand["troops"].as_u64(), hand.get("cards")), (Some(7), None));
    }

    // What does not change when the cards are dealt otherwise tells nothing of them.
    let registry = sandtable_shelf::registry();
    let kind = registry.find("undaunted").unwrap();
    for scenario in kind.info().scenarios {
        let preview = stranger.get(&address("undaunted", scenario)).await.ok();
        assert_eq!(preview["view"]["us"]["hand"].get("cards"), None);
        let otherwise = kind.start(&json!({ "scenario": scenario }), &mut Fast::new(2_026)).unwrap();
        assert_eq!(preview["view"], otherwise.view(Viewer::Public).json(), "scenario {scenario}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_preview_is_for_as_many_as_will_sit_down() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let stranger = Client::new(server.address());
    for seats in 1..=4 {
        let preview = stranger.get(&format!("{}&seats={seats}", address("dday-dice", "utah"))).await.ok();
        assert_eq!(preview["seats"], seats);
        assert_eq!(preview["view"]["units"].as_array().map(Vec::len), Some(seats));
    }
    let none = stranger.get(&format!("{}&seats=5", address("dday-dice", "utah"))).await;
    assert_eq!(none.status, 400);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_sits_where_is_told_of_every_set_up() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let ada = Client::guest(server.address(), "Ada").await;
    let usual = ada.get("/api/games/axis-dday/roles").await.ok();
    let allies = json!({"name": {"id": "ad-side-allies"}, "team": 1, "begins": true});
    assert_eq!(usual["roles"], json!([{"name": {"id": "ad-power-axis"}, "team": 0}, allies]));
    let setup = "%7B%22seats%22%3A2%2C%22nations%22%3A%22uk%22%7D";
    let british = ada.get(&format!("/api/games/dday-dice/roles?setup={setup}")).await.ok();
    assert_eq!(british["roles"][0]["name"]["id"], "dd-nation-uk");
    assert_eq!(ada.get("/api/games/dday-dice/roles?setup=%7B").await.status, 400);
    assert_eq!(ada.get("/api/games/chess/roles").await.status, 404);

    // A table tells its own, at the table and in lists.
    let table = json!({"game": "dday-dice", "setup": {"map": "utah", "seats": 2, "nations": "uk"}, "open": true});
    let opened = ada.post("/api/tables", &table).await.ok();
    assert_eq!(opened["roles"], british["roles"]);
    assert_eq!(ada.get("/api/tables").await.ok()["open"][0]["table"]["roles"], british["roles"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_there_is_not_cannot_be_looked_at() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let stranger = Client::new(server.address());
    assert_eq!(stranger.get("/api/games/chess/preview").await.status, 404);
    let refused = |answer: crate::client::Answer, place: &str| {
        assert_eq!((answer.status, &answer.json()["code"]), (400, &json!("malformed")));
        let detail = answer.json()["detail"].clone();
        assert!(matches!(&detail, Value::String(detail) if detail.contains(place)), "{detail}");
    };
    refused(stranger.get(&address("undaunted", "13")).await, "scenario");
    refused(stranger.get(&address("dday-dice", "moon")).await, "map");
    refused(stranger.get(&address("battle-line", "cannae")).await, "scenario");
    refused(stranger.get("/api/games/undaunted/preview?seed=7").await, "seed");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_things_of_every_set_up_are_told_and_kept() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let stranger = Client::new(server.address());
    for game in sandtable_shelf::Shelf::all().iter() {
        let info = game.kind().info();
        let usual = stranger.get(&format!("/api/games/{}/components", info.slug)).await.ok();
        let told = serde_json::to_value(game.kind().components(&Value::Null).unwrap()).unwrap();
        assert_eq!(usual["components"], told, "{}", info.slug);
    }
    let address = "/api/games/undaunted/components?setup=%7B%22scenario%22%3A%228%22%7D";
    let eighth = stranger.get(address).await;
    assert_eq!(eighth.headers["cache-control"], "public, max-age=600");
    let games = sandtable_shelf::registry();
    let told = games.find("undaunted").unwrap().components(&json!({ "scenario": "8" })).unwrap();
    assert_eq!(eighth.ok()["components"], serde_json::to_value(told).unwrap());
    assert_eq!(stranger.get("/api/games/chess/components").await.status, 404);
    assert_eq!(stranger.get("/api/games/undaunted/components?setup=%7B").await.status, 400);
    server.stop().await;
}

/// An answer as it travels: its bytes, and whether they are compressed.
async fn travels(client: &Client, path: &str) -> (usize, bool) {
    let request = client.raw().get(client.url(path)).header("cookie", &client.cookie).header("accept-encoding", "gzip");
    let answer = request.send().await.unwrap().error_for_status().unwrap();
    let compressed = answer.headers().get("content-encoding").is_some_and(|encoding| encoding == "gzip");
    (answer.bytes().await.unwrap().len(), compressed)
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_long_travels_compressed_unless_a_secret_stands_beside_a_strangers_words() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);
    let (table, mut first, mut second) = begin(&ada, &bob, json!({})).await;
    play(&mut first, &mut second, 4).await;
    first.done(json!({"do": "resign", "seat": 0})).await;
    let id = ada.get("/api/me").await.ok()["id"].as_str().unwrap().to_owned();
    for path in [
        "/api/games".to_owned(),
        "/api/games/axis-dday/preview".to_owned(),
        "/api/games/heroes/components".to_owned(),
        "/api/openapi.json".to_owned(),
        format!("/api/players/{id}"),
        format!("/api/players/{id}/history"),
        format!("/api/tables/{table}/at/3"),
        format!("/api/tables/{table}/at/3/words"),
        format!("/api/tables/{table}/record"),
    ] {
        let (bytes, compressed) = travels(&ada, &path).await;
        let whole = ada.get(&path).await.text.len();
        assert!(compressed && bytes < whole, "{path}: {bytes} of {whole} bytes");
    }
    // One's own tables are known to those who were told: their addresses stand beside what others are called.
    let own = ada.open(json!({"game": "battle-line", "seats": [{"kind": "me"}]})).await;
    assert!(ada.get("/api/tables").await.text.contains(&own));
    assert!(!travels(&ada, "/api/tables").await.1 && !travels(&ada, "/api/me").await.1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_has_not_changed_is_not_sent_again() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);
    let again = async |client: &Client, path: &str, tag: &str| {
        client.send(client.raw().get(client.url(path)).header("if-none-match", tag)).await
    };
    for path in ["/api/games", "/api/tables"] {
        let answer = ada.get(path).await;
        assert_eq!(answer.status, 200);
        assert_eq!(answer.headers["cache-control"], "private, no-cache");
        let tag = answer.headers["etag"].to_str().unwrap();
        let same = again(&ada, path, tag).await;
        assert_eq!((same.status, same.text.as_str(), &same.headers["etag"]), (304, "", &answer.headers["etag"]));
    }
    let tag = ada.get("/api/tables").await.headers["etag"].to_str().unwrap().to_owned();
    ada.open(json!({"game": "battle-line", "seats": [{"kind": "me"}]})).await;
    assert_eq!(again(&ada, "/api/tables", &tag).await.ok()["mine"].as_array().map(Vec::len), Some(1));
    assert_eq!(again(&bob, "/api/tables", &tag).await.status, 304, "to him nothing has changed");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_preview_has_the_set_up_of_the_table_that_is_opened_like_it() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let ada = Client::guest(server.address(), "Ada").await;
    for (game, scenario) in [("heroes", "omaha"), ("undaunted", "3"), ("dday-dice", "utah")] {
        let preview = ada.get(&address(game, scenario)).await.ok();
        let opened = ada.post("/api/tables", &json!({"game": game, "setup": {"scenario": scenario}})).await.ok();
        // As text, in this order: pages know it by that.
        assert_eq!(preview["setup"].to_string(), opened["setup"].to_string());
    }
    server.stop().await;
}

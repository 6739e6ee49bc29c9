//! What a stranger writes has a size, and lists do not carry it to everybody.

use serde_json::{Value, json};

use crate::client::Client;
use crate::databases;

/// The most bytes that one table may add to a list.
const LARGEST_CARD: usize = 2_000;

fn own(game: &str, text: &str) -> Value {
    sandtable_shelf::registry().find(game).unwrap().scenario(text).unwrap()
}

fn own_map() -> Value {
    own("dday-dice", include_str!("../../../cli/corpus/scenario/dday-dice-own.toml"))
}

fn own_scenario() -> Value {
    own("heroes", include_str!("../../../games/heroes/tests/own-scenario.toml"))
}

/// As much as a scenario may bring along: long names, and cards upon cards.
fn large_scenario() -> Value {
    let mut setup = own_scenario();
    setup["scenario"]["name"] = json!("W".repeat(100));
    let card = |number: usize| {
        let side = if number.is_multiple_of(2) { "US" } else { "German" };
        json!({
            "id": format!("Y{number}"), "side": side, "name": "W".repeat(100), "types": ["INF"], "activation": 4,
            "hit_points": 1,
        })
    };
    let units = setup["scenario"]["unit"].as_array().cloned().unwrap_or_default();
    let room = 64 - units.len();
    setup["scenario"]["unit"] = units.into_iter().chain((0..room).map(card)).collect();
    setup
}

#[tokio::test(flavor = "multi_thread")]
async fn a_set_up_beyond_the_limits_is_refused_and_nothing_is_stored() {
    for database in databases::both() {
        let server = database.serve().await;
        let ada = Client::guest(server.address(), "Ada").await;
        let before = ada.get("/api/tables").await.text.len();
        let mut name = own_map();
        name["map"]["name"] = json!("x".repeat(250_000));
        let mut turned = own_map();
        turned["map"]["name"] = json!("Omaha \u{202e}hcaeb");
        let mut long = own_map();
        long["map"]["name"] = json!("x".repeat(101));
        let mut wins = own_scenario();
        let win = wins["scenario"]["win"][0].clone();
        wins["scenario"]["win"] = vec![win.clone(); 3_000].into();
        let mut some = own_scenario();
        some["scenario"]["win"] = vec![win; 33].into();
        for (game, setup, why) in [
            ("dday-dice", name, "setup.map.name: expected at most 400 characters, found 250000"),
            (
                "dday-dice",
                turned,
                "setup.map.name: expected no control characters, direction marks or invisible characters, found U+202E",
            ),
            ("dday-dice", long, "expected at most 100 characters, found 101"),
            ("heroes", wins, "setup.scenario.win: expected at most 256 entries, found 3000"),
            ("heroes", some, "setup.scenario.win: expected at most 32 entries, found 33"),
        ] {
            let refused = ada.post("/api/tables", &json!({"game": game, "setup": setup, "open": true})).await;
            assert_eq!(refused.status, 422, "{}", refused.text);
            let told = refused.json()["text"]["args"][0][1].as_str().unwrap().to_owned();
            assert!(told.ends_with(why), "{told}");
        }
        let position = json!({"setup": own_map(), "log": vec!["x"; 1_000]});
        let refused = ada.post("/api/tables", &json!({"game": "dday-dice", "position": position})).await;
        assert!(refused.text.contains("state.log: expected at most 256 entries, found 1000"), "{}", refused.text);
        assert_eq!(ada.get("/api/tables").await.text.len(), before);
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_list_tells_the_name_of_a_scenario_and_the_table_tells_all_of_it() {
    for database in databases::both() {
        let server = database.serve().await;
        let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);
        let setup = large_scenario();
        let wanted = json!({"game": "heroes", "setup": setup, "seats": [{"kind": "me"}], "open": true});
        let whole = sandtable_shelf::registry().find("heroes").unwrap().whole_setup(&setup).unwrap();
        assert!(whole.to_string().len() > 10 * 1024, "a large one: {}", whole.to_string().len());
        let empty = bob.get("/api/tables").await.text.len();
        let mut last = String::new();
        for _ in 0..10 {
            last = ada.open(wanted.clone()).await;
        }
        for (reader, list) in [(&bob, "open"), (&ada, "mine")] {
            let text = reader.get("/api/tables").await.text;
            let lobby: Value = serde_json::from_str(&text).unwrap();
            let cards = lobby[list].as_array().unwrap();
            assert_eq!(cards.len(), 10);
            for card in cards {
                assert_eq!(card["table"]["scenario"], json!({"kind": "own", "name": "W".repeat(100)}));
                assert!(card.to_string().len() <= LARGEST_CARD, "{card}");
            }
            assert!(text.len() <= empty + 20 * LARGEST_CARD, "{}", text.len());
        }
        assert_eq!(bob.get(&format!("/api/tables/{last}")).await.ok()["setup"], whole);
        let (_, sync) = bob.join(&last).await;
        assert_eq!(sync["table"]["setup"], whole);

        // A printed scenario is told by its id, and a game without scenarios tells none.
        let utah = ada.open(json!({"game": "dday-dice", "setup": {"map": "utah"}, "seats": [{"kind": "me"}]})).await;
        let line = ada.open(json!({"game": "battle-line", "seats": [{"kind": "me"}]})).await;
        let lobby = ada.get("/api/tables").await.ok();
        for (id, scenario) in [(utah, json!({"kind": "printed", "id": "utah"})), (line, Value::Null)] {
            let mut mine = lobby["mine"].as_array().unwrap().iter().map(|card| &card["table"]);
            assert_eq!(mine.find(|table| table["id"] == json!(id)).unwrap()["scenario"], scenario);
            assert_eq!(ada.get(&format!("/api/tables/{id}")).await.ok()["scenario"], scenario);
        }
        server.stop().await;
    }
}

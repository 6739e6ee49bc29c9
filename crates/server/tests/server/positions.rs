//! Tables that begin from a position.

use sandtable_core::{Chosen, Fast, Match, Record, Seat, Seed};
use sandtable_server::config::Config;
use sandtable_server::wire::Positions;
use serde_json::{Value, json};

use crate::client::Client;
use crate::databases::{self, serve};
use crate::play::{GAME, Player, begin, play};

/// A position in the middle of a match, as `save` gives it.
fn midway() -> Value {
    let registry = sandtable_shelf::registry();
    let kind = registry.find(GAME).unwrap();
    let mut played = Match::start(kind, &json!({}), Seed([7; 32])).unwrap();
    for step in 0..20 {
        let seat = played.game().to_act().lowest().unwrap();
        let choices = played.game().legal(seat);
        played.act(seat, &Chosen::Notation(choices[step % choices.len()].action.clone())).unwrap();
    }
    played.game().save().into_json()
}

async fn account(address: std::net::SocketAddr, name: &str) -> Client {
    let mut client = Client::guest(address, name).await;
    let answer = client.post("/api/register", &json!({"name": name, "password": "correct horse"})).await;
    client.keep_cookie(&answer);
    client
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_begins_from_a_position_and_the_record_carries_it() {
    for database in databases::both() {
        let server = database.serve().await;
        let (ada, bob) = (account(server.address(), "Ada").await, account(server.address(), "Bob").await);
        let position = midway();
        let (table, mut first, mut second) = begin(&ada, &bob, json!({"position": position, "open": true})).await;
        assert_eq!(first.table["from_position"], true);
        assert_eq!(first.table["rated"], false);
        let registry = sandtable_shelf::registry();
        let loaded = registry.find(GAME).unwrap().load(&position).unwrap();
        let seen = loaded.view(sandtable_core::Viewer::Seat(Seat(0)));
        assert_eq!(first.sight()["view"], seen.json());

        // It is marked wherever it is listed, and nobody is told what is hidden in it.
        let lobby = Client::new(server.address()).get("/api/tables").await.ok();
        assert_eq!(lobby["running"][0]["table"]["from_position"], true);
        assert!(lobby["running"][0]["table"].get("position").is_none());

        // A new server finds it as it was.
        play(&mut first, &mut second, 5).await;
        let (seq, view) = (first.seq, first.sight()["view"].clone());
        server.stop().await;
        let server = database.serve().await;
        let (ada, bob) = (ada.at(server.address()), bob.at(server.address()));
        let mut first = Player::rejoin(&ada, &table, 0).await;
        let mut second = Player::rejoin(&bob, &table, 1).await;
        assert_eq!((first.seq, &first.sight()["view"]), (seq, &view));
        play(&mut first, &mut second, 10_000).await;
        assert!(first.is_over());

        // The record carries it and can be replayed by anybody.
        let record = Record::parse(&ada.get(&format!("/api/tables/{table}/record")).await.text).unwrap();
        assert_eq!(record.position, Some(position));
        Match::replay(&record, &registry).unwrap();

        // It counts for nothing.
        assert_eq!(ada.get(&format!("/api/ratings/{GAME}")).await.ok(), json!([]));
        let me = ada.get("/api/me").await.ok()["id"].as_str().unwrap().to_owned();
        let profile = ada.get(&format!("/api/players/{me}")).await.ok();
        assert_eq!((&profile["games"], profile["history"].as_array().unwrap().len()), (&json!([]), 1));

        // The same again begins there again.
        first.done(json!({"do": "rematch"})).await;
        let again = ada.get(&format!("/api/tables/{table}")).await.ok()["rematch"].as_str().unwrap().to_owned();
        assert_eq!(ada.get(&format!("/api/tables/{again}")).await.ok()["from_position"], true);
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_between_accounts_that_begins_from_a_set_up_is_rated_and_not_marked() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let (ada, bob) = (account(server.address(), "Ada").await, account(server.address(), "Bob").await);
    let (_, mut first, mut second) = begin(&ada, &bob, json!({})).await;
    assert_eq!(first.table["from_position"], false);
    assert_eq!(first.table["rated"], true);
    play(&mut first, &mut second, 4).await;
    first.done(json!({"do": "resign", "seat": 0})).await;
    assert_eq!(ada.get(&format!("/api/ratings/{GAME}")).await.ok().as_array().unwrap().len(), 2);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_position_that_cannot_be_is_refused_with_its_place() {
    for database in databases::both() {
        let server = database.serve().await;
        let ada = Client::guest(server.address(), "Ada").await;
        let registry = sandtable_shelf::registry();
        let kind = registry.find(GAME).unwrap();
        let mut twice = midway();
        let card = twice["hands"][0][0].clone();
        twice["hands"][1][0] = card;
        for wrong in [twice, json!({"nonsense": 1}), json!("x")] {
            let expected = kind.load(&wrong).err().expect("no position").to_string();
            let refused = ada.post("/api/tables", &json!({"game": GAME, "position": wrong})).await;
            assert_eq!(refused.status, 422, "{}", refused.text);
            assert_eq!(refused.json()["text"], json!({"id": "sv-bad-table", "args": [["why", expected]]}));
        }
        let both = ada.post("/api/tables", &json!({"game": GAME, "position": midway(), "setup": {}})).await;
        assert!(both.status == 422 && both.text.contains("setup"), "{}", both.text);
        let over = json!({"game": GAME, "position": finished()});
        let over = ada.post("/api/tables", &over).await;
        assert!(over.status == 422 && over.text.contains("not over"), "{}", over.text);
        server.stop().await;
    }
}

fn finished() -> Value {
    let registry = sandtable_shelf::registry();
    let kind = registry.find(GAME).unwrap();
    let mut game = kind.start(&json!({}), &mut Fast::new(3)).unwrap();
    let mut chance = Fast::new(4);
    for step in 0.. {
        let Some(seat) = game.to_act().lowest() else { break };
        let choices = game.legal(seat);
        let action = choices[step % choices.len()].action.clone();
        game.apply(seat, &Chosen::Notation(action), &mut chance).unwrap();
    }
    game.save().into_json()
}

#[tokio::test(flavor = "multi_thread")]
async fn positions_are_for_those_whom_the_host_allows() {
    let database = databases::sqlite();
    for (who, guests, accounts) in
        [(Positions::Anyone, 200, 200), (Positions::Accounts, 403, 200), (Positions::Nobody, 403, 403)]
    {
        let server = serve(Config { positions: Some(who), ..database.config() }).await;
        let stranger = Client::new(server.address());
        assert_eq!(stranger.get("/api/games").await.ok()["positions"], serde_json::to_value(who).unwrap());
        let guest = Client::guest(server.address(), "Ada").await;
        let known = account(server.address(), &format!("Bob {who:?}")).await;
        for (client, status) in [(guest, guests), (known, accounts)] {
            let answer = client.post("/api/tables", &json!({"game": GAME, "position": midway()})).await;
            assert_eq!(answer.status, status, "{who:?}: {}", answer.text);
            if status == 403 {
                assert_eq!(answer.json()["text"]["id"], "sv-no-positions");
            }
            client.open(json!({"game": GAME})).await;
        }
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_cannot_begin_says_so_in_words_and_nothing_is_stored() {
    for database in databases::both() {
        let server = database.serve().await;
        let ada = Client::guest(server.address(), "Ada").await;
        let seats = json!([{"kind": "me"}, {"kind": "me"}]);
        let broken = json!({"game": GAME, "seats": seats, "position": {"nonsense": true}});
        assert_eq!(ada.post("/api/tables", &broken).await.status, 422, "refused where it can be mended");

        // A position that an older program took, and that this one cannot load.
        let table = ada.open(json!({"game": GAME, "seats": seats, "position": midway()})).await;
        let spoil = format!("UPDATE tables SET position = '{{\"nonsense\":true}}' WHERE id = '{table}'");
        server.stop().await;
        databases::execute(&database.address, spoil).unwrap();
        let server = database.serve().await;
        let ada = ada.at(server.address());
        let answer = ada.post(&format!("/api/tables/{table}/do"), &json!({"do": "start"})).await.ok();
        assert_eq!((&answer["is"], &answer["text"]["id"]), (&json!("refused"), &json!("sv-cannot-start")), "{answer}");
        let count = format!("SELECT COUNT(*) FROM deeds WHERE table_id = '{table}'");
        assert_eq!(databases::number(&database.address, &count), 2, "two sat down, and no more");
        assert_eq!(ada.get(&format!("/api/tables/{table}")).await.ok()["status"], "gathering");
        server.stop().await;
    }
}

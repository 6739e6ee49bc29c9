//! Tables from opening to rematch, on both databases.

use sandtable_core::{Match, Record};
use serde_json::{Value, json};

use crate::client::Client;
use crate::databases;
use crate::play::{GAME, Player, begin, play};

#[tokio::test(flavor = "multi_thread")]
async fn two_guests_play_a_match_by_link_and_everybody_sees_what_they_may() {
    for database in databases::both() {
        let server = database.serve().await;
        let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);
        let (table, mut first, mut second) = begin(&ada, &bob, json!({"open": true})).await;
        let stranger = Client::new(server.address());
        let (mut onlooker, sync) = stranger.join(&table).await;
        assert_eq!(sync["position"]["sights"][0]["viewer"], "public");
        assert_eq!(sync["you"], json!({"seats": [], "host": false}));
        assert_eq!(sync["table"]["proof"], Value::Null);
        assert_ne!(first.sight()["view"], second.sight()["view"]);
        assert_ne!(first.sight()["view"], sync["position"]["sights"][0]["view"]);

        play(&mut first, &mut second, 10_000).await;
        assert!(first.is_over() && second.is_over());
        let last = loop {
            let step = onlooker.step(0).await;
            if step["table"]["status"] == "over" {
                break step;
            }
            assert_eq!(step["position"]["sights"].as_array().unwrap().len(), 1);
            assert_eq!(step["position"]["sights"][0]["viewer"], "public");
        };
        assert_eq!(last["position"]["sights"][0]["viewer"], "all");

        let record = stranger.get(&format!("/api/tables/{table}/record")).await;
        assert_eq!(record.status, 200);
        let record = Record::parse(&record.text).unwrap();
        Match::replay(&record, &sandtable_shelf::registry()).unwrap();
        record.fair.as_ref().unwrap().verify(&record.seed.unwrap()).unwrap();
        assert_eq!(record.fair.unwrap().commitment.to_string(), sync["table"]["commitment"].as_str().unwrap());
        assert_eq!(record.seats, ["Ada", "Bob"]);
        assert!(record.began.is_some() && record.began <= record.ended, "{:?} {:?}", record.began, record.ended);

        let address = format!("/api/tables/{table}/story");
        let (story, again) = (stranger.get(&address).await.ok(), stranger.get(&address).await.ok());
        assert_eq!((&story["outcome"], &story), (&last["table"]["outcome"], &again));
        assert!(story["ending"]["id"].as_str().unwrap().starts_with("bl-end-"), "{story}");
        assert_eq!(story["won_by"].as_array().unwrap().len() >= 3, story["outcome"]["verdict"] != "drawn");
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_and_the_proof_are_withheld_until_the_end_and_early_positions_are_seen_by_own_eyes() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);
    let (table, mut first, mut second) = begin(&ada, &bob, json!({})).await;
    play(&mut first, &mut second, 4).await;
    assert_eq!(ada.get(&format!("/api/tables/{table}/record")).await.status, 404);
    assert_eq!(ada.get(&format!("/api/tables/{table}/story")).await.status, 404);
    let then = ada.get(&format!("/api/tables/{table}/at/1")).await.ok();
    assert_eq!(then["sights"][0]["viewer"], 0);
    assert_eq!(then["lines"], 4);
    assert_eq!(bob.get(&format!("/api/tables/{table}/at/1")).await.ok()["sights"][0]["viewer"], 1);
    let stranger = Client::new(server.address());
    assert_eq!(stranger.get(&format!("/api/tables/{table}/at/1")).await.ok()["sights"][0]["viewer"], "public");
    assert_eq!(ada.get(&format!("/api/tables/{table}/at/5")).await.status, 404);

    // The same in words: Ada is told her own hand, a stranger is not, and nobody is told of a line or a seat that is not.
    let words = |near: u8| format!("/api/tables/{table}/at/1/words?near={near}");
    let hers = ada.get(&words(0)).await.ok();
    let strangers = stranger.get(&words(0)).await.ok();
    assert_eq!(hers["line"], 1);
    assert_ne!(hers["words"], strangers["words"]);
    assert_eq!(bob.get(&words(1)).await.ok()["words"].as_array().map(Vec::len), hers["words"].as_array().map(Vec::len));
    assert_eq!(ada.get(&words(2)).await.status, 404);
    assert_eq!(ada.get(&format!("/api/tables/{table}/at/5/words")).await.status, 404);

    first.done(json!({"do": "resign", "seat": 0})).await;
    assert_eq!(first.table["outcome"]["rule"], "resigned");
    assert_eq!(first.table["outcome"]["verdict"], json!({"won": [1]}));
    assert!(first.table["proof"]["secret"].is_string());
    assert_eq!(stranger.get(&format!("/api/tables/{table}/record")).await.status, 200);
    let story = stranger.get(&format!("/api/tables/{table}/story")).await.ok();
    assert_eq!(story["ending"], json!({"id": "core-end-resigned", "args": [["seat", 0]]}));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_a_bot_to_the_end_and_again() {
    for database in databases::both() {
        let server = database.serve().await;
        let ada = Client::guest(server.address(), "Ada").await;
        let seats = json!([{"kind": "bot", "level": "random"}, {"kind": "me"}]);
        let table = ada.open(json!({"game": GAME, "seats": seats})).await;
        let mut player = Player::sit(&ada, &table, 1).await;
        player.done(json!({"do": "start"})).await;
        loop {
            player.wait().await;
            if player.is_over() {
                break;
            }
            player.act().await;
        }
        player.done(json!({"do": "rematch"})).await;
        let again = player.table["rematch"].as_str().unwrap().to_owned();
        let mut next = Player::sit(&ada, &again, 1).await;
        assert_eq!(next.table["seats"][0]["sitter"], json!({"kind": "bot", "level": "random"}));
        assert_ne!(next.table["commitment"], player.table["commitment"]);
        next.done(json!({"do": "start"})).await;
        next.wait().await;
        assert!(next.is_asked());
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn hot_seat_play_shows_each_seat_its_own_view() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let ada = Client::guest(server.address(), "Ada").await;
    let seats = json!([{"kind": "me", "name": "Left"}, {"kind": "me", "name": "Right"}]);
    let table = ada.open(json!({"game": GAME, "seats": seats})).await;
    let (mut socket, sync) = ada.join(&table).await;
    assert_eq!(sync["you"]["seats"], json!([0, 1]));
    assert_eq!(sync["table"]["seats"][1]["sitter"]["name"], "Right");
    socket.say(json!({"do": "start"})).await;
    let step = socket.until("step").await;
    let sights = step["position"]["sights"].as_array().unwrap();
    assert_eq!(sights.iter().map(|sight| &sight["viewer"]).collect::<Vec<_>>(), [0, 1]);
    assert_ne!(sights[0]["view"], sights[1]["view"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_person_comes_back_from_another_device_by_a_personal_link() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);
    let (table, mut first, mut second) = begin(&ada, &bob, json!({})).await;
    play(&mut first, &mut second, 3).await;
    let link = ada.post("/api/me/link", &json!({})).await.ok();
    let mut phone = Client::new(server.address());
    let answer = phone.post("/api/link", &json!({"token": link["token"]})).await;
    phone.keep_cookie(&answer);
    assert_eq!(phone.get("/api/me").await.ok()["name"], "Ada");
    let (_, sync) = phone.join(&table).await;
    assert_eq!(sync["you"]["seats"], json!([0]));
    assert_eq!(sync["position"]["sights"][0]["view"], first.sight()["view"]);
    assert_eq!(phone.get("/api/tables").await.ok()["mine"][0]["table"]["id"], table);
    assert_eq!(phone.post("/api/link", &json!({"token": "nonsense"})).await.status, 404);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn open_tables_are_listed_and_private_ones_are_not() {
    for database in databases::both() {
        let server = database.serve().await;
        let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);
        let open = ada.open(json!({"game": GAME, "seats": [{"kind": "me"}], "open": true})).await;
        let private = ada.open(json!({"game": GAME, "seats": [{"kind": "me"}]})).await;
        let lobby = bob.get("/api/tables").await.ok();
        let ids = |list: &Value| -> Vec<String> {
            let list = list.as_array().unwrap().iter();
            list.map(|card| card["table"]["id"].as_str().unwrap().to_owned()).collect()
        };
        assert_eq!(ids(&lobby["open"]), [open.as_str()]);
        let own = ids(&ada.get("/api/tables").await.ok()["mine"]);
        assert!(own.contains(&open) && own.contains(&private));
        let mut first = Player::sit(&ada, &open, 0).await;
        let second = Player::sit(&bob, &open, 1).await;
        first.follow(second.seq).await;
        assert!(ids(&bob.get("/api/tables").await.ok()["open"]).is_empty());
        first.done(json!({"do": "start"})).await;
        let lobby = Client::new(server.address()).get("/api/tables").await.ok();
        assert_eq!(ids(&lobby["running"]), [open.as_str()]);
        let asked = if first.is_asked() { &ada } else { &bob };
        let mine = asked.get("/api/tables").await.ok();
        assert_eq!(mine["mine"][0]["your_turn"], true);
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn players_and_spectators_talk_in_rooms_of_their_own_until_the_end() {
    for database in databases::both() {
        let server = database.serve().await;
        let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);
        let eve = Client::guest(server.address(), "Eve").await;
        let (table, mut first, mut second) = begin(&ada, &bob, json!({})).await;
        let (mut onlooker, _) = eve.join(&table).await;
        first.socket.ask(json!({"do": "chat", "text": "good  luck <b>"})).await;
        let heard = second.socket.until("chat").await;
        assert_eq!(
            (&heard["room"], &heard["name"], &heard["text"]),
            (&json!("players"), &json!("Ada"), &json!("good luck <b>"))
        );
        onlooker.ask(json!({"do": "chat", "text": "who wins?"})).await;
        assert_eq!(onlooker.until("chat").await["text"], "who wins?");
        let (_, sync) = eve.join(&table).await;
        assert_eq!(sync["chat"].as_array().unwrap().len(), 1);
        first.socket.ask(json!({"do": "resign", "seat": 0})).await;
        // Who looks on is told at once what the players said among themselves.
        assert_eq!(onlooker.until("talk").await["lines"].as_array().unwrap().len(), 2);
        let (_, sync) = eve.join(&table).await;
        assert_eq!(sync["chat"].as_array().unwrap().len(), 2);
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_sees_who_is_there() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);
    let (table, mut first, second) = begin(&ada, &bob, json!({})).await;
    let (onlooker, _) = Client::new(server.address()).join(&table).await;
    loop {
        let presence = first.socket.until("presence").await;
        if presence["spectators"] == 1 && presence["seats"] == json!([0, 1]) {
            break;
        }
    }
    drop((onlooker, second));
    loop {
        let presence = first.socket.until("presence").await;
        if presence["spectators"] == 0 && presence["seats"] == json!([0]) {
            break;
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_sits_down_is_seen_to_be_here_at_once() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);
    let table = ada.open(json!({"game": GAME, "seats": [{"kind": "me"}]})).await;
    let (mut host, _) = ada.join(&table).await;
    let (mut guest, _) = bob.join(&table).await;
    guest.say(json!({"do": "sit", "seat": 1})).await;
    loop {
        let presence = host.until("presence").await;
        if presence["seats"] == json!([0, 1]) {
            assert_eq!(presence["spectators"], 0);
            break;
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_starts_before_the_others_have_added_to_the_dice() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);
    let table = ada.open(json!({"game": GAME, "seats": [{"kind": "me"}]})).await;
    let path = format!("/api/tables/{table}/do");
    bob.post(&path, &json!({"do": "sit", "seat": 1})).await.ok();
    let refused = ada.post(&path, &json!({"do": "start"})).await.ok();
    assert_eq!(refused["text"]["id"], "sv-not-contributed");
    bob.post(&path, &json!({"do": "contribute", "seat": 1, "token": "b".repeat(64)})).await.ok();
    let started = ada.post(&path, &json!({"do": "start"})).await.ok();
    assert_eq!(started["is"], "done", "one's own part in the dice is one's own to give");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_waits_until_the_other_has_come_to_it() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);
    let (table, mut first, _second) = begin(&ada, &bob, json!({})).await;
    first.done(json!({"do": "resign", "seat": 0})).await;
    ada.post(&format!("/api/tables/{table}/do"), &json!({"do": "rematch"})).await.ok();
    let next = ada.get(&format!("/api/tables/{table}")).await.ok()["rematch"].as_str().unwrap().to_owned();
    let info = bob.get(&format!("/api/tables/{next}")).await.ok();
    let names: Vec<&str> = (0..2).filter_map(|seat| info["seats"][seat]["sitter"]["name"].as_str()).collect();
    assert_eq!((names, &info["status"]), (vec!["Ada", "Bob"], &json!("gathering")), "both are expected there");
    let mut first = Player::sit(&ada, &next, 0).await;
    assert_eq!(first.socket.ask(json!({"do": "start"})).await["text"]["id"], "sv-not-contributed");
    let _second = Player::sit(&bob, &next, 1).await;
    assert_eq!(first.socket.ask(json!({"do": "start"})).await["is"], "done");
    server.stop().await;
}

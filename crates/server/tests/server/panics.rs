//! Rules that panic: one decision is refused, one table is broken, and nobody else notices.

use std::sync::Arc;

use sandtable_core::{AnyGame, Seat};
use sandtable_server::config::Config;
use sandtable_server::serve::Server;
use sandtable_server::storm::brittle::{self, Trip};
use serde_json::{Value, json};

use crate::client::Client;
use crate::databases::{self, Database, execute, number};
use crate::play::{GAME, Player, begin, play};

/// A server whose rules panic now and then.
async fn brittle(database: &Database, trips: brittle::Trips) -> Server {
    start(database.config(), trips).await
}

async fn start(config: Config, trips: brittle::Trips) -> Server {
    Server::start(Arc::new(brittle::shelf(GAME, trips)), config).await.unwrap()
}

fn never(_: &dyn AnyGame, _: u32, _: Seat, _: &str) -> Option<Trip> {
    None
}

/// The seventh decision trips if it is the last that is offered, in one of three ways by its first letter.
fn last_of_the_seventh(game: &dyn AnyGame, decisions: u32, seat: Seat, action: &str, trip: Trip) -> Option<Trip> {
    let last = game.legal(seat).pop()?.action;
    (decisions == 6 && action == last).then_some(trip)
}

async fn ask(player: &mut Player, action: &str) -> Value {
    player.socket.ask(json!({"do": "act", "seq": player.seq, "seat": player.seat, "action": action})).await
}

async fn refuses_one_and_plays_on(trips: brittle::Trips) {
    for database in databases::both() {
        let server = brittle(&database, trips).await;
        let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);
        let (table, mut first, mut second) = begin(&ada, &bob, json!({})).await;
        play(&mut first, &mut second, 6).await;
        let stored = format!("SELECT COUNT(*) FROM deeds WHERE table_id = '{table}'");
        let before = number(&database.address, &stored);
        let asked = if first.is_asked() { &mut first } else { &mut second };
        let last = asked.choices().pop().unwrap();
        let refused = ask(asked, &last).await;
        assert_eq!(refused["text"]["id"], "sv-decision-panicked", "{refused}");
        assert_eq!(number(&database.address, &stored), before, "nothing was stored");

        // The same seat plays on, and a new server replays the table.
        play(&mut first, &mut second, 10).await;
        let metrics = ada.get("/metrics").await.text;
        assert!(metrics.contains("sandtable_table_panics_total 1"), "{metrics}");
        server.stop().await;
        let server = brittle(&database, trips).await;
        let (ada, bob) = (ada.at(server.address()), bob.at(server.address()));
        let mut first = Player::rejoin(&ada, &table, 0).await;
        let mut second = Player::rejoin(&bob, &table, 1).await;
        play(&mut first, &mut second, 4).await;
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_decision_over_which_apply_panics_is_refused_and_not_stored() {
    refuses_one_and_plays_on(|game, n, seat, action| last_of_the_seventh(game, n, seat, action, Trip::Apply)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_decision_after_which_legal_panics_is_refused_and_not_stored() {
    refuses_one_and_plays_on(|game, n, seat, action| last_of_the_seventh(game, n, seat, action, Trip::Legal)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_decision_after_which_view_panics_is_refused_and_not_stored() {
    refuses_one_and_plays_on(|game, n, seat, action| last_of_the_seventh(game, n, seat, action, Trip::View)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_cannot_be_replayed_says_so_and_hurts_nobody_else() {
    for database in databases::both() {
        // Two matches are under way, one of them against a bot and with a clock, when a new program comes whose rules panic.
        let server = brittle(&database, never).await;
        let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);
        let (broken, mut first, mut second) = begin(&ada, &bob, json!({})).await;
        play(&mut first, &mut second, 8).await;
        let (well, mut third, mut fourth) = begin(&ada, &bob, json!({})).await;
        play(&mut third, &mut fourth, 4).await;
        server.stop().await;

        let server = brittle(&database, |_, n, _, _| (n == 7).then_some(Trip::Apply)).await;
        let (ada, bob) = (ada.at(server.address()), bob.at(server.address()));
        let shown = ada.get(&format!("/api/tables/{broken}")).await.ok();
        assert_eq!(shown["old_rules"]["id"], "sv-table-broken", "{shown}");
        assert_eq!(shown["status"], "playing");
        assert_eq!(shown["seats"][0]["sitter"]["name"], "Ada");
        let (mut socket, sync) = bob.join(&broken).await;
        assert_eq!(sync["table"]["old_rules"]["id"], "sv-table-broken");
        let refused = socket.ask(json!({"do": "resign", "seat": 1})).await;
        assert_eq!(refused["text"]["id"], "sv-table-broken", "{refused}");
        assert_eq!(number(&database.address, "SELECT COUNT(*) FROM tables WHERE broken IS NOT NULL"), 1);
        let lobby = ada.get("/api/tables").await.ok();
        assert_eq!(lobby["mine"].as_array().unwrap().len(), 2, "{lobby}");

        // The other match is played on meanwhile.
        let mut third = Player::rejoin(&ada, &well, 0).await;
        let mut fourth = Player::rejoin(&bob, &well, 1).await;
        play(&mut third, &mut fourth, 2).await;
        server.stop().await;

        // A program whose rules are mended plays on where it stood.
        let server = brittle(&database, never).await;
        let (ada, bob) = (ada.at(server.address()), bob.at(server.address()));
        let mut first = Player::rejoin(&ada, &broken, 0).await;
        let mut second = Player::rejoin(&bob, &broken, 1).await;
        play(&mut first, &mut second, 4).await;
        assert_eq!(number(&database.address, "SELECT COUNT(*) FROM tables WHERE broken IS NOT NULL"), 0);
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_row_that_cannot_be_read_keeps_no_other_table_from_being_woken() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let ada = Client::guest(server.address(), "Ada").await;
    let against_a_bot = json!({"game": GAME, "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]});
    let mut tables = Vec::new();
    for _ in 0..2 {
        let table = ada.open(against_a_bot.clone()).await;
        let mut player = Player::sit(&ada, &table, 0).await;
        player.done(json!({"do": "start"})).await;
        player.wait().await;
        let first = player.choices()[0].clone();
        player.done(json!({"do": "act", "seq": player.seq, "seat": 0, "action": first})).await;
        tables.push(table);
    }
    server.stop().await;
    let spoil = "UPDATE deeds SET deed = '{\"did\":\"play\",\"entry\":\"0 nonsense\"}' WHERE seq = 5 AND table_id = ";
    execute(&database.address, format!("{spoil}'{}'", tables[0])).unwrap();
    execute(&database.address, "UPDATE tables SET wake = 1".to_owned()).unwrap();

    let server = database.serve().await;
    let broken = "SELECT COUNT(*) FROM tables WHERE broken IS NOT NULL";
    while number(&database.address, broken) == 0 {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    let ada = ada.at(server.address());
    let mut player = Player::rejoin(&ada, &tables[1], 0).await;
    player.wait().await;
    assert!(player.is_asked(), "the other table's bot has played on");
    server.stop().await;
}

//! Limits that a stranger meets: on what is kept for ever, on what costs much, on names.

use sandtable_server::config::Config;
use serde_json::{Value, json};

use crate::client::Client;
use crate::databases;
use crate::play::{GAME, Player, begin};

async fn limited(database: &databases::Database) -> sandtable_server::serve::Server {
    databases::serve(Config { limits: true, ..database.config() }).await
}

fn is_limited(answer: &Value) -> bool {
    answer["code"] == "too-fast" || answer["text"]["id"] == "sv-too-fast"
}

#[tokio::test(flavor = "multi_thread")]
async fn sitting_down_and_getting_up_and_talking_have_an_end() {
    let database = databases::sqlite();
    let server = limited(&database).await;
    let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);
    let table = ada.open(json!({"game": GAME})).await;
    let (mut socket, _) = bob.join(&table).await;
    let mut done = 0;
    for n in 0..70 {
        let wish = if n % 2 == 0 { json!({"do": "sit", "seat": 0}) } else { json!({"do": "stand", "seat": 0}) };
        done += usize::from(!is_limited(&socket.ask(wish).await));
        if n % 15 == 14 {
            tokio::time::sleep(std::time::Duration::from_millis(900)).await;
        }
    }
    assert!((55..=66).contains(&done), "{done}");
    let (mut socket, _) = ada.join(&table).await;
    let mut said = 0;
    for _ in 0..40 {
        said += usize::from(!is_limited(&socket.ask(json!({"do": "chat", "text": "x"})).await));
    }
    assert!((10..20).contains(&said), "{said}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_who_look_on_together_fill_no_book() {
    let database = databases::sqlite();
    let server = limited(&database).await;
    let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);
    let (table, mut first, _second) = begin(&ada, &bob, json!({})).await;
    let mut said = 0;
    for n in 0..6 {
        let onlooker = Client::guest(server.address(), &format!("Onlooker {n}")).await;
        let (mut socket, _) = onlooker.join(&table).await;
        for _ in 0..10 {
            said += usize::from(!is_limited(&socket.ask(json!({"do": "chat", "text": "x"})).await));
        }
    }
    assert!((28..48).contains(&said), "{said} of 60");
    first.done(json!({"do": "chat", "text": "players still talk"})).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn rematches_and_streams_count_as_tables_and_sockets_do() {
    let database = databases::sqlite();
    let server = limited(&database).await;
    let ada = Client::guest(server.address(), "Ada").await;
    let seats = json!([{"kind": "me"}, {"kind": "me", "name": "Ada too"}]);
    let mut table = ada.open(json!({"game": GAME, "seats": seats})).await;
    let mut chain = 0;
    for _ in 0..80 {
        let path = format!("/api/tables/{table}/do");
        for wish in [json!({"do": "start"}), json!({"do": "resign", "seat": 0}), json!({"do": "rematch"})] {
            let answer = ada.post(&path, &wish).await;
            if answer.status == 429 {
                tokio::time::sleep(std::time::Duration::from_millis(200)).await;
            }
        }
        let info = ada.get(&format!("/api/tables/{table}")).await;
        let Some(next) = (info.status == 200).then(|| info.json()["rematch"].as_str().map(str::to_owned)).flatten()
        else {
            continue;
        };
        table = next;
        chain += 1;
    }
    assert!(chain < 75, "{chain} rematches in a row");
    server.stop().await;

    let server = limited(&database).await;
    let ada = ada.at(server.address());
    let mut open = Vec::new();
    for _ in 0..60 {
        let request = ada.raw().get(ada.url(&format!("/api/tables/{table}/stream"))).header("cookie", &ada.cookie);
        let stream = request.send().await.unwrap();
        if stream.status() == 200 {
            open.push(stream);
        }
    }
    assert!(open.len() < 50, "{} streams, each with the whole table", open.len());
    let metrics = ada.get("/metrics").await.text;
    assert!(metrics.contains(&format!("\nsandtable_sockets {}\n", open.len())), "{metrics}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_table_is_not_sent_again_for_a_greeting() {
    let database = databases::sqlite();
    let server = limited(&database).await;
    let ada = Client::guest(server.address(), "Ada").await;
    let table = ada.open(json!({"game": "dday-dice", "setup": {"seats": 1}, "seats": [{"kind": "me"}]})).await;
    let mut player = Player::sit(&ada, &table, 0).await;
    player.done(json!({"do": "start"})).await;
    let whole = player.position.to_string().len();
    player.socket.say(json!({"do": "hello", "since": player.seq})).await;
    let step = player.socket.until("step").await;
    assert!(step.to_string().len() < whole / 4, "{} of {whole} bytes", step.to_string().len());
    assert_eq!((&step["position"], &step["same"]), (&Value::Null, &json!([])));
    let mut greeted = 0;
    for _ in 0..60 {
        player.socket.say(json!({"do": "hello"})).await;
        loop {
            let heard = player.socket.hear().await.unwrap();
            if heard["is"] == "sync" {
                greeted += 1;
                break;
            }
            if is_limited(&heard) {
                break;
            }
        }
    }
    assert!(greeted < 45, "{greeted} times the whole table");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_name_is_one_name_however_it_is_spelt_and_others_do_not_lock_its_owner_out() {
    let database = databases::postgres();
    let server = databases::serve(Config { limits: true, behind_proxy: true, ..database.config() }).await;
    let mut ada = Client::guest(server.address(), "x").await;
    let answer = ada.post("/api/register", &json!({"name": "Victim", "password": "correct horse"})).await;
    ada.keep_cookie(&answer);
    let login = |from: &'static str, name: &'static str, password: &'static str| {
        let request = ada.raw().post(ada.url("/api/login")).header("content-type", "application/json");
        let body = json!({"name": name, "password": password}).to_string();
        // The visitor's own header comes first; the proxy's comes last.
        let client = Client::new(server.address());
        async move {
            client
                .send(request.header("x-forwarded-for", "9.9.9.9").header("x-forwarded-for", from).body(body))
                .await
                .status
        }
    };
    let spellings = ["victim", "victim ", "VICTIM", "\u{3000}victim", "victim\u{200b}", "victim\u{0}"];
    let mut wrong = Vec::new();
    for n in 0..12 {
        wrong.push(login("10.0.0.1", spellings[n % 6], "wrong horse").await);
    }
    assert!(wrong.iter().all(|status| [401, 429].contains(status)), "{wrong:?}");
    assert_eq!(wrong.iter().filter(|status| **status == 401).count(), 8, "{wrong:?}");
    assert_eq!(login("10.0.0.2", "Victim", "correct horse").await, 200, "the owner comes in from elsewhere");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_takes_the_name_of_an_account_or_one_that_looks_like_it() {
    for database in databases::both() {
        let server = database.serve().await;
        let mut ada = Client::guest(server.address(), "Ada").await;
        let answer = ada.post("/api/register", &json!({"name": "Ada", "password": "correct horse"})).await;
        ada.keep_cookie(&answer);
        let nobody = Client::new(server.address());
        for twin in ["Ada", "ADA", "A d a", "\u{410}\u{501}\u{430}", "\u{c1}da"] {
            let answer = nobody.post("/api/guest", &json!({"name": twin})).await;
            assert_eq!((answer.status, &answer.json()["text"]["id"]), (409, &json!("sv-name-taken")), "{twin}");
        }
        for none in ["\u{61c}", "\u{3164}", "\u{410}da", "\u{0}"] {
            assert_eq!(nobody.post("/api/guest", &json!({"name": none})).await.status, 422, "{none:?}");
        }
        let bob = Client::guest(server.address(), "Bob").await;
        assert_eq!(bob.patch("/api/me", &json!({"name": "4da"})).await.status, 200);
        assert_eq!(bob.patch("/api/me", &json!({"name": "ada"})).await.status, 409);
        assert_eq!(
            bob.post("/api/register", &json!({"name": "Ad\u{430}", "password": "correct horse"})).await.status,
            422
        );
        let table = bob.open(json!({"game": GAME})).await;
        let (mut socket, _) = bob.join(&table).await;
        assert_eq!(socket.ask(json!({"do": "sit", "seat": 0, "name": "Ada"})).await["text"]["id"], "sv-name-taken");
        let me = json!([{"kind": "me", "name": "Ada"}]);
        assert_eq!(bob.post("/api/tables", &json!({"game": GAME, "seats": me})).await.status, 409);
        assert_eq!(ada.post("/api/tables", &json!({"game": GAME, "seats": me})).await.status, 200);
        server.stop().await;
    }
}

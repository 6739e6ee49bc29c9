//! Friends: a link that works once and asks first, a list, invitations, and the end of it.

use std::time::Duration;

use sandtable_server::store::Store;
use sandtable_server::time::{DAY_MILLIS, now};
use serde_json::{Value, json};

use crate::client::Client;
use crate::databases;
use crate::play::GAME;

async fn link(client: &Client) -> Value {
    let answer = client.post("/api/me/friends/link", &json!({})).await.ok();
    json!({"token": answer["token"]})
}

async fn id(client: &Client) -> String {
    client.get("/api/me").await.ok()["id"].as_str().unwrap().to_owned()
}

async fn befriend(one: &Client, other: &Client) {
    let link = link(one).await;
    assert_eq!(other.post("/api/friend", &link).await.status, 204);
}

async fn friends(client: &Client) -> Vec<Value> {
    client.get("/api/me/friends").await.ok()["friends"].as_array().unwrap().clone()
}

async fn invitations(client: &Client) -> Vec<Value> {
    client.get("/api/tables").await.ok()["invitations"].as_array().unwrap().clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_makes_friends_of_two_who_both_want_it() {
    for database in databases::both() {
        let server = database.serve().await;
        let ada = Client::guest(server.address(), "Ada").await;
        let mut bob = Client::guest(server.address(), "x").await;
        let registered = bob.post("/api/register", &json!({"name": "Bob", "password": "correct horse"})).await;
        bob.keep_cookie(&registered);
        let link = link(&ada).await;
        // Whoever looks, even without a name, changes nothing.
        let stranger = Client::new(server.address());
        let offer = stranger.post("/api/friend/whose", &link).await.ok();
        assert_eq!((&offer["name"], &offer["own"], &offer["already"]), (&json!("Ada"), &json!(false), &json!(false)));
        assert_eq!(stranger.post("/api/friend", &link).await.status, 401);
        assert_eq!(ada.post("/api/friend/whose", &link).await.ok()["own"], true);
        assert_eq!(ada.post("/api/friend", &link).await.json()["text"]["id"], "sv-own-link");
        // It is no key to anything else.
        assert_eq!(stranger.post("/api/link", &link).await.status, 404);

        let eve = Client::guest(server.address(), "Eve").await;
        let (first, second) = tokio::join!(bob.post("/api/friend", &link), eve.post("/api/friend", &link));
        let mut statuses = [first.status, second.status];
        statuses.sort_unstable();
        assert_eq!(statuses, [204, 404], "it works once");
        let (friend, name) = if first.status == 204 { (&bob, "Bob") } else { (&eve, "Eve") };
        let (hers, theirs) = (friends(&ada).await, friends(friend).await);
        assert_eq!((hers.len(), &hers[0]["name"], &hers[0]["online"]), (1, &json!(name), &json!(true)));
        assert_eq!((theirs.len(), &theirs[0]["name"], &theirs[0]["account"]), (1, &json!("Ada"), &json!(false)));
        let again = self::link(&ada).await;
        assert_eq!(friend.post("/api/friend/whose", &again).await.ok()["already"], true);
        // After a day it works no more.
        let day = DAY_MILLIS + 1_000;
        databases::execute(
            &database.address,
            format!("UPDATE keys SET created = created - {day} WHERE kind = 'friend'"),
        )
        .unwrap();
        assert_eq!(friend.post("/api/friend/whose", &again).await.status, 404);
        assert_eq!(friend.post("/api/friend", &again).await.status, 404);
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn friends_are_invited_to_a_table_with_a_free_seat() {
    for database in databases::both() {
        let server = database.serve().await;
        let ada = Client::guest(server.address(), "Ada").await;
        let (bob, eve) = (Client::guest(server.address(), "Bob").await, Client::guest(server.address(), "Eve").await);
        befriend(&ada, &bob).await;
        let table = ada.open(json!({"game": GAME, "seats": [{"kind": "me"}]})).await;
        let to = |friend: &str| format!("/api/me/friends/{friend}/invite");
        let wanted = json!({"table": table});
        assert_eq!(ada.get("/api/me/friends").await.ok()["tables"][0]["id"], table);
        assert_eq!(ada.post(&to(&id(&eve).await), &wanted).await.status, 404, "she is no friend");
        assert_eq!(bob.post(&to(&id(&ada).await), &wanted).await.json()["text"]["id"], "sv-no-room", "not his table");
        assert_eq!(ada.post(&to(&id(&bob).await), &wanted).await.status, 204);
        assert_eq!(ada.post(&to(&id(&bob).await), &wanted).await.status, 204);
        let asked = invitations(&bob).await;
        assert_eq!(
            (asked.len(), &asked[0]["name"], &asked[0]["card"]["table"]["id"]),
            (1, &json!("Ada"), &json!(table))
        );
        // It is their secret: the table is not listed.
        assert!(!eve.get("/api/tables").await.text.contains(&table));
        assert_eq!(friends(&bob).await[0]["table"], json!(null));
        assert_eq!(bob.delete(&format!("/api/me/invitations/{table}"), &json!({})).await.status, 204);
        assert!(invitations(&bob).await.is_empty());
        assert_eq!(bob.delete(&format!("/api/me/invitations/{table}"), &json!({})).await.status, 404);

        // Who has come is not asked any more, and nobody is asked to a full table.
        ada.post(&to(&id(&bob).await), &wanted).await.ok();
        befriend(&eve, &ada).await;
        ada.post(&to(&id(&eve).await), &wanted).await.ok();
        crate::play::Player::sit(&bob, &table, 1).await;
        assert!(invitations(&bob).await.is_empty() && invitations(&eve).await.is_empty());
        assert_eq!(ada.post(&to(&id(&eve).await), &wanted).await.status, 422);

        // A table that everybody may see is seen beside the friend's name.
        let open = bob.open(json!({"game": GAME, "seats": [{"kind": "me"}], "open": true})).await;
        let hers = friends(&ada).await;
        let told = hers.iter().find(|friend| friend["name"] == "Bob").unwrap();
        assert_eq!((&told["table"]["id"], &told["table"]["status"]), (&json!(open), &json!("gathering")));
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_here_is_told_to_friends_and_who_has_left_is_not() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);
    befriend(&ada, &bob).await;
    // At her own node it is known at once.
    assert_eq!(friends(&bob).await[0]["online"], true);
    // It is noted in rounds, and after some of them she is not here any more.
    let left = async {
        loop {
            databases::execute(&database.address, format!("UPDATE friends SET here = {}", now() - 70_000)).unwrap();
            if friends(&bob).await[0]["online"] == false {
                return;
            }
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), left).await.expect("it is noted that she has left");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_to_one_node_of_a_cluster_is_here_at_the_others() {
    let database = databases::postgres();
    let (one, two) = (database.serve().await, database.serve().await);
    let (ada, bob) = (Client::guest(one.address(), "Ada").await, Client::guest(one.address(), "Bob").await);
    befriend(&ada, &bob).await;
    let away = format!("UPDATE friends SET here = {}", now() - 70_000);
    // A third node has never seen her: she has just come there.
    let three = database.serve().await;
    databases::execute(&database.address, away).unwrap();
    ada.at(three.address()).get("/api/me").await.ok();
    let bob = bob.at(two.address());
    let noted = async {
        while friends(&bob).await[0]["online"] == false {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), noted).await.expect("it is noted that she has come");
    for server in [one, two, three] {
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_friendship_ends_for_both_and_nobody_who_went_is_remembered() {
    for database in databases::both() {
        let server = database.serve().await;
        let ada = Client::guest(server.address(), "Ada").await;
        let (bob, eve) = (Client::guest(server.address(), "Bob").await, Client::guest(server.address(), "Eve").await);
        befriend(&ada, &bob).await;
        befriend(&ada, &eve).await;
        let table = ada.open(json!({"game": GAME, "seats": [{"kind": "me"}]})).await;
        for friend in [&bob, &eve] {
            let path = format!("/api/me/friends/{}/invite", id(friend).await);
            assert_eq!(ada.post(&path, &json!({"table": table})).await.status, 204);
        }
        let path = format!("/api/me/friends/{}", id(&ada).await);
        assert_eq!(bob.delete(&path, &json!({})).await.status, 204);
        assert_eq!(bob.delete(&path, &json!({})).await.status, 404);
        assert!(friends(&bob).await.is_empty() && invitations(&bob).await.is_empty());
        assert_eq!(friends(&ada).await.len(), 1);
        ada.delete("/api/me", &json!({})).await.ok();
        assert!(friends(&eve).await.is_empty() && invitations(&eve).await.is_empty());
        for sql in ["SELECT COUNT(*) FROM friends", "SELECT COUNT(*) FROM invitations"] {
            assert_eq!(databases::number(&database.address, sql), 0, "{sql}");
        }
        // Who is shut out makes no friends by a link from before.
        let link = link(&bob).await;
        let store = Store::open(&database.address).await.unwrap();
        let found = store.find_people("bob").await.unwrap();
        store.ban(found[0].id, now() + DAY_MILLIS).await.unwrap();
        assert_eq!(eve.post("/api/friend/whose", &link).await.status, 404);
        server.stop().await;
    }
}

/// Looks until a friend is shown to be here, or not.
async fn until_online(client: &Client, online: bool) {
    let look = async {
        while friends(client).await[0]["online"] != online {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    // Less than the minute after which whoever is silent is not here any more.
    tokio::time::timeout(Duration::from_secs(45), look).await.expect("friends see who is here");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_the_table_and_closes_the_page_is_not_here_any_more() {
    for database in databases::both() {
        let server = database.serve().await;
        let elsewhere = if database.address.starts_with("postgres") { Some(database.serve().await) } else { None };
        let there = elsewhere.as_ref().unwrap_or(&server).address();
        let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);
        befriend(&ada, &bob).await;
        let table = bob.open(json!({"game": GAME})).await;
        // Two lines of his, by way of two nodes if there are two.
        let (first, second) = (bob.join(&table).await.0, bob.at(there).join(&table).await.0);
        until_online(&ada, true).await;
        drop(first);
        // Nobody is told that he has gone as long as the other is open: noted as gone, he is noted as here at once.
        tokio::time::sleep(Duration::from_secs(14)).await;
        until_online(&ada, true).await;
        drop(second);
        until_online(&ada, false).await;
        let _back = bob.join(&table).await;
        until_online(&ada, true).await;
        if let Some(elsewhere) = elsewhere {
            elsewhere.stop().await;
        }
        server.stop().await;
    }
}

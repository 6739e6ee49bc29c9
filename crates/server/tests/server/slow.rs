//! Requests that never end, and connections that ask nothing.

use std::time::Duration;

use sandtable_server::config::Config;
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};

use crate::client::Client;
use crate::crash::Victim;
use crate::databases;
use crate::play::{GAME, Player};

async fn from(address: [u8; 4], to: std::net::SocketAddr) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind((address, 0).into())?;
    socket.connect(to).await
}

/// Waits until the other side has closed the connection, and tells what it said before that.
async fn until_closed(mut stream: TcpStream) -> String {
    let mut said = Vec::new();
    let read = stream.read_to_end(&mut said);
    let _ = tokio::time::timeout(Duration::from_secs(60), read).await.expect("it is closed in time");
    String::from_utf8_lossy(&said).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn half_requests_shut_nobody_out() {
    let database = databases::sqlite();
    // As many files as most systems give a program.
    let server = Victim::start_with(&database, "1024").await;
    let mut half = Vec::new();
    for _ in 0..1_100 {
        let Ok(mut stream) = from([127, 0, 0, 2], server.address).await else { continue };
        let _ = stream.write_all(b"GET /api/games HTTP/1.1\r\nhost: x\r\nx-slow: ").await;
        half.push(stream);
    }
    let come = Client::guest(server.address, "Ada");
    tokio::time::timeout(Duration::from_secs(10), come).await.expect("others are served");
    server.kill();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_head_a_body_and_a_pause_have_their_time() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let mut head = TcpStream::connect(server.address()).await.unwrap();
    head.write_all(b"GET /api/games HTTP/1.1\r\nhost: x\r\nx-slow: ").await.unwrap();
    let mut body = TcpStream::connect(server.address()).await.unwrap();
    body.write_all(
        b"POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{",
    )
    .await
    .unwrap();
    let mut idle = TcpStream::connect(server.address()).await.unwrap();
    idle.write_all(b"GET /api/me HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
    let silent = TcpStream::connect(server.address()).await.unwrap();
    let (head, body, idle, silent) =
        tokio::join!(until_closed(head), until_closed(body), until_closed(idle), until_closed(silent));
    assert!(!head.contains("200 OK") && silent.is_empty(), "{head}{silent}");
    assert!(body.contains("408"), "{body}");
    assert!(idle.contains("200 OK"), "{idle}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dead_connection_is_noticed_at_a_lively_table() {
    let database = databases::sqlite();
    let config = Config { silence: Duration::from_millis(300), ..database.config() };
    let server = databases::serve(config).await;
    let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);
    let table = ada.open(json!({"game": GAME, "seats": [{"kind": "me"}]})).await;
    let mut first = Player::sit(&ada, &table, 0).await;
    // Bob's machine is gone: it answers nothing, and what is sent to it is lost somewhere on the way.
    let _second = Player::sit(&bob, &table, 1).await;
    while first.socket.until("presence").await["seats"] != json!([0, 1]) {}
    let gone = async {
        for line in 0.. {
            first.socket.say(json!({"do": "chat", "text": format!("line {line}")})).await;
            // Presence may come before or after what was said.
            loop {
                let heard = first.socket.hear().await.unwrap();
                if heard["is"] == "presence" && heard["seats"] == json!([0]) {
                    return;
                }
                if heard["is"] == "chat" {
                    break;
                }
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), gone).await.expect("who is gone is said to be gone");
    server.stop().await;
}

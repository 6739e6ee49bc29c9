//! Web hooks and mail, to a listener and a mail server of the test's own.

use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

use sandtable_server::config::Config;

use crate::client::Client;
use crate::databases;
use crate::play::begin;

/// Takes posts and tells their bodies.
async fn hook_listener() -> (String, mpsc::UnboundedReceiver<Value>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}/hook", listener.local_addr().unwrap());
    let (sender, receiver) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        loop {
            let (stream, _) = listener.accept().await.unwrap();
            let mut stream = BufReader::new(stream);
            let mut length = 0;
            loop {
                let mut line = String::new();
                stream.read_line(&mut line).await.unwrap();
                if let Some(value) = line.to_ascii_lowercase().strip_prefix("content-length:") {
                    length = value.trim().parse().unwrap();
                }
                if line.trim().is_empty() {
                    break;
                }
            }
            let mut body = vec![0; length];
            stream.read_exact(&mut body).await.unwrap();
            stream.write_all(b"HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n").await.unwrap();
            let _ = sender.send(serde_json::from_slice(&body).unwrap());
        }
    });
    (url, receiver)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_web_hook_is_told_whose_turn_it_is_unless_they_look() {
    let (url, mut posts) = hook_listener().await;
    let database = databases::sqlite();
    let server = databases::serve(Config { hooks_anywhere: true, ..database.config() }).await;
    let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);
    let hook = json!({"url": url, "template": "{\"say\":\"{text}\",\"where\":\"{url}\"}"});
    for client in [&ada, &bob] {
        client.patch("/api/me", &json!({"language": "nl", "notify": {"when": "offline", "webhook": hook}})).await.ok();
    }
    let (table, first, second) = begin(&ada, &bob, json!({})).await;
    let (mut acting, waiting) = if first.is_asked() { (first, second) } else { (second, first) };
    let name = waiting.table["seats"][waiting.seat as usize]["sitter"]["name"].as_str().unwrap().to_owned();
    drop(waiting);
    loop {
        let presence = acting.socket.until("presence").await;
        if presence["seats"] == json!([acting.seat]) {
            break;
        }
    }
    while acting.is_asked() {
        acting.act().await;
    }
    let post = posts.recv().await.unwrap();
    assert_eq!(post["say"], format!("{name}, jij bent aan de beurt in Battle Line."));
    assert!(post["where"].as_str().unwrap().ends_with(&format!("/#/table/{table}")));
    assert!(posts.try_recv().is_err(), "who looks is not told");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_web_hook_into_the_hosts_network_is_refused() {
    let database = databases::sqlite();
    let server = database.serve().await;
    let ada = Client::guest(server.address(), "Ada").await;
    let hook = json!({"url": "https://127.0.0.1/x", "template": "{}"});
    let refused = ada.patch("/api/me", &json!({"notify": {"webhook": hook}})).await;
    assert_eq!((refused.status, &refused.json()["text"]["id"]), (422, &json!("sv-bad-webhook")));
    let refused = ada.patch("/api/me", &json!({"notify": {"email": "ada@example.org"}})).await;
    assert_eq!((refused.status, &refused.json()["text"]["id"]), (422, &json!("sv-no-mail")));
    server.stop().await;
}

/// A mail server that takes everything and tells what it took.
async fn mail_server() -> (String, mpsc::UnboundedReceiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("smtp://{}", listener.local_addr().unwrap());
    let (sender, receiver) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        loop {
            let (stream, _) = listener.accept().await.unwrap();
            let sender = sender.clone();
            tokio::spawn(async move {
                let mut stream = BufReader::new(stream);
                stream.write_all(b"220 test\r\n").await.unwrap();
                let (mut mail, mut in_data) = (String::new(), false);
                loop {
                    let mut line = String::new();
                    if stream.read_line(&mut line).await.unwrap_or(0) == 0 {
                        return;
                    }
                    let answer: &[u8] = match line.trim_end() {
                        "." if in_data => {
                            in_data = false;
                            let _ = sender.send(std::mem::take(&mut mail));
                            b"250 taken\r\n"
                        }
                        _ if in_data => {
                            mail.push_str(&line);
                            continue;
                        }
                        "DATA" => {
                            in_data = true;
                            b"354 go on\r\n"
                        }
                        "QUIT" => b"221 bye\r\n",
                        _ => b"250 ok\r\n",
                    };
                    stream.write_all(answer).await.unwrap();
                }
            });
        }
    });
    (url, receiver)
}

#[tokio::test(flavor = "multi_thread")]
async fn mail_goes_to_an_address_that_was_confirmed() {
    let (smtp, mut mails) = mail_server().await;
    let database = databases::sqlite();
    let config = Config { smtp: Some(smtp), mail_from: "table@example.org".into(), ..database.config() };
    let server = databases::serve(config).await;
    let (ada, bob) = (Client::guest(server.address(), "Ada").await, Client::guest(server.address(), "Bob").await);
    let notify = json!({"when": "always", "email": "ada@example.org", "email_confirmed": true});
    let me = ada.patch("/api/me", &json!({"notify": notify})).await.ok();
    assert_eq!(me["notify"]["email_confirmed"], false, "nobody confirms their own address");
    let mail = mails.recv().await.unwrap().replace("=\r\n", "").replace("=3D", "=");
    let code = mail.split("/#/confirm/").nth(1).unwrap();
    let code: String = code.chars().take_while(|c| c.is_ascii_alphanumeric() || "-_".contains(*c)).collect();
    assert_eq!(ada.post("/api/me/email/confirm", &json!({"token": "guess"})).await.status, 404);
    let me = ada.post("/api/me/email/confirm", &json!({"token": code})).await.ok();
    assert_eq!(me["notify"]["email_confirmed"], true);
    let (_, mut first, mut second) = begin(&ada, &bob, json!({})).await;
    if second.is_asked() {
        while second.is_asked() {
            second.act().await;
        }
        first.follow(second.seq).await;
    }
    let mail = mails.recv().await.unwrap();
    assert!(mail.contains("To: ada@example.org"), "{mail}");
    assert!(mail.contains("it is your turn in Battle Line"), "{mail}");
    server.stop().await;
}

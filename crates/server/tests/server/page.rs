//! The page that a program brings along.

use sandtable_server::config::Config;
use sandtable_server::page::PageFile;

use crate::client::Client;
use crate::databases;

fn page(path: &str) -> Option<PageFile> {
    let text = match path {
        "index.html" => "<!doctype html><title>Sandtable</title>",
        "assets/main-1a2b.js" => "export {}",
        _ => return None,
    };
    Some(PageFile { bytes: text.as_bytes().into(), sha256: [path.len() as u8; 32] })
}

#[tokio::test(flavor = "multi_thread")]
async fn every_address_without_a_file_is_the_page_itself() {
    let database = databases::sqlite();
    let server = databases::serve(Config { page, ..database.config() }).await;
    let client = Client::new(server.address());
    for path in ["/", "/index.html", "/table/abc"] {
        let answer = client.get(path).await;
        assert_eq!(answer.status, 200, "{path}");
        assert_eq!(answer.headers["content-type"], "text/html; charset=utf-8", "{path}");
        assert_eq!(answer.headers["cache-control"], "no-cache", "{path}");
    }
    let script = client.get("/assets/main-1a2b.js").await;
    assert_eq!(script.headers["content-type"], "text/javascript; charset=utf-8");
    assert!(script.headers["cache-control"].to_str().unwrap().contains("immutable"));
    assert_eq!(client.get("/assets/gone.js").await.status, 404);
    let known =
        client.raw().get(client.url("/")).header("if-none-match", client.get("/").await.headers["etag"].clone());
    assert_eq!(client.send(known).await.status, 304);
    server.stop().await;
}

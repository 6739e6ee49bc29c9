//! The files in `deploy` say the same numbers as the program.

use std::time::Duration;

use super::connections::{BODY, BY_ADDRESS, HEAD};
use super::stream::HEARTBEAT;
use super::upgrade::LARGEST_POSITION;
use crate::config::Config;
use crate::serve::FAREWELL;

const CADDY: &str = include_str!("../../../../deploy/Caddyfile");
const NGINX: &str = include_str!("../../../../deploy/nginx.conf");
const SERVICE: &str = include_str!("../../../../deploy/sandtable.service");
const DOCKER: &str = include_str!("../../../../deploy/Dockerfile");
const SETTINGS: &str = include_str!("../../../../deploy/sandtable.env.example");

/// Lines without comments and indentation.
fn lines(file: &'static str) -> impl Iterator<Item = &'static str> {
    file.lines().map(str::trim).filter(|line| !line.starts_with('#'))
}

/// What a file says of something: the rest of the one line that begins with it.
fn said(file: &'static str, about: &str) -> &'static str {
    let mut found = lines(file).filter_map(|line| line.strip_prefix(about)?.strip_prefix([' ', '=', '\t']));
    let value = found.next().unwrap_or_else(|| panic!("nothing is said of {about}"));
    assert_eq!(found.next(), None, "{about} is said once");
    value.trim().trim_end_matches(';')
}

fn duration(text: &str) -> Duration {
    let number = |unit: char| text.strip_suffix(unit).and_then(|number| number.parse::<u64>().ok());
    let seconds = number('s').or_else(|| number('m').map(|minutes| minutes * 60)).or_else(|| text.parse().ok());
    Duration::from_secs(seconds.unwrap_or_else(|| panic!("{text} is no time")))
}

#[test]
fn proxies_take_what_the_program_takes() {
    assert_eq!(said(NGINX, "client_max_body_size"), format!("{}k", LARGEST_POSITION / 1024));
    assert_eq!(said(CADDY, "max_size"), format!("{}KiB", LARGEST_POSITION / 1024));
    assert_eq!(said(NGINX, "limit_conn"), format!("sandtable {BY_ADDRESS}"));
}

#[test]
fn proxies_wait_as_long_as_the_program_does() {
    assert_eq!((duration(said(NGINX, "client_header_timeout")), duration(said(CADDY, "read_header"))), (HEAD, HEAD));
    assert_eq!((duration(said(NGINX, "client_body_timeout")), duration(said(CADDY, "read_body"))), (BODY, BODY));
    assert!(duration(said(CADDY, "keepalive")) < HEAD, "or a request meets a connection that was just closed");
    assert!(duration(said(NGINX, "proxy_read_timeout")) > 2 * HEARTBEAT, "or a quiet stream is cut");
    assert!(duration(said(SERVICE, "TimeoutStopSec")) > FAREWELL, "or the program is killed while it says goodbye");
}

#[test]
fn proxies_leave_compression_to_the_program() {
    assert_eq!(said(NGINX, "gzip"), "off");
    assert!(lines(CADDY).all(|line| !line.starts_with("encode")), "it would compress secrets beside strangers' words");
}

#[test]
fn everybody_means_the_same_address() {
    let listen = Config::default().listen;
    assert_eq!(said(NGINX, "proxy_pass"), format!("http://{listen}"));
    assert_eq!(said(CADDY, "reverse_proxy"), format!("{listen} {{"));
    assert!(said(SERVICE, "ExecStart").contains(&format!("--listen {listen} --behind-proxy")));
    assert_eq!(said(DOCKER, "EXPOSE"), listen.port().to_string());
    let name = said(NGINX, "return").split("https://").nth(1).and_then(|rest| rest.split('$').next()).unwrap();
    assert_eq!(said(SETTINGS, "SANDTABLE_OPTIONS"), format!("--public-url https://{name}"));
    assert!(CADDY.contains(&format!("\n{name} {{\n")), "{name} is Caddy's name, too");
}

//! Posting to an address that somebody chose. A stranger's address is a stranger's: it must not lead into the host's own
//! network, so names that mean private addresses are refused at the moment of connecting, and redirects are not followed.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use url::{Host, Url};

use super::Message;
use crate::wire::Webhook;

const LONGEST_URL: usize = 500;
const LONGEST_TEMPLATE: usize = 2_000;
const PATIENCE: Duration = Duration::from_secs(10);

/// Posts to web hooks.
#[derive(Clone)]
pub struct Hooks {
    client: reqwest::Client,
    anywhere: bool,
}

/// Why an address is no good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadHook {
    /// No address, or too long.
    #[error("webhook.url: expected an https address of at most 500 characters")]
    Url,
    /// It leads into a private network.
    #[error("webhook.url: expected a public address")]
    Private,
    /// The template is too long.
    #[error("webhook.template: expected at most 2,000 characters")]
    Template,
    /// No content type.
    #[error("webhook.content_type: expected application/json or text/plain")]
    ContentType,
}

impl Hooks {
    /// `anywhere` allows private addresses and plain HTTP, for a host who trusts every player.
    ///
    /// # Panics
    /// When the system has no certificates to trust and none can be built in: a mistake in how the program was built.
    #[must_use]
    pub fn new(anywhere: bool) -> Hooks {
        // A second server in the same process finds it installed already.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let mut client = reqwest::Client::builder()
            .timeout(PATIENCE)
            // A proxy would resolve the name itself, and lead wherever it likes: no variable of the environment names one.
            .no_proxy()
            .redirect(reqwest::redirect::Policy::none())
            .user_agent(concat!("sandtable/", env!("CARGO_PKG_VERSION")));
        if !anywhere {
            client = client.dns_resolver(Arc::new(PublicAlone));
        }
        Hooks { client: client.build().expect("a client without odd settings can be built"), anywhere }
    }

    /// Is this an address that we would post to?
    pub fn check(&self, hook: &Webhook) -> Result<(), BadHook> {
        if hook.url.len() > LONGEST_URL {
            return Err(BadHook::Url);
        }
        let url = Url::parse(&hook.url).map_err(|_| BadHook::Url)?;
        let allowed = url.scheme() == "https" || (self.anywhere && url.scheme() == "http");
        if !allowed || !url.has_host() {
            return Err(BadHook::Url);
        }
        let public = match url.host() {
            Some(Host::Ipv4(address)) => is_public(address.into()),
            Some(Host::Ipv6(address)) => is_public(address.into()),
            Some(Host::Domain(_)) => true,
            None => false,
        };
        if !public && !self.anywhere {
            return Err(BadHook::Private);
        }
        if hook.template.len() > LONGEST_TEMPLATE {
            return Err(BadHook::Template);
        }
        if !["application/json", "text/plain"].contains(&hook.content_type.as_str()) {
            return Err(BadHook::ContentType);
        }
        Ok(())
    }

    /// Posts once; `false` if nobody took it.
    pub async fn post(&self, hook: &Webhook, message: &Message) -> bool {
        if let Err(error) = self.check(hook) {
            tracing::info!(%error, "a web hook is not used");
            return false;
        }
        let body = fill_in(&hook.template, &hook.content_type, message);
        let request = self.client.post(&hook.url).header("content-type", &hook.content_type).body(body);
        match request.send().await.and_then(reqwest::Response::error_for_status) {
            Ok(_) => true,
            Err(error) => {
                tracing::info!(error = %error.without_url(), "a web hook did not answer");
                false
            }
        }
    }
}

/// Fills a template in. What goes into JSON is escaped as inside a JSON text.
fn fill_in(template: &str, content_type: &str, message: &Message) -> String {
    let escape = |text: &str| {
        if content_type != "application/json" {
            return text.to_owned();
        }
        let quoted = serde_json::Value::from(text).to_string();
        quoted[1..quoted.len() - 1].to_owned()
    };
    let mut filled = String::with_capacity(template.len() + 100);
    let mut rest = template;
    while let Some(open) = rest.find('{') {
        filled.push_str(&rest[..open]);
        rest = &rest[open..];
        let known = [
            ("{text}", &message.text),
            ("{game}", &message.game),
            ("{table}", &message.table),
            ("{url}", &message.url),
            ("{name}", &message.name),
        ];
        match known.iter().find(|(mark, _)| rest.starts_with(mark)) {
            Some((mark, value)) => {
                filled.push_str(&escape(value));
                rest = &rest[mark.len()..];
            }
            None => {
                filled.push('{');
                rest = &rest[1..];
            }
        }
    }
    filled.push_str(rest);
    filled
}

/// Resolves names to public addresses and no others.
struct PublicAlone;

impl Resolve for PublicAlone {
    fn resolve(&self, name: Name) -> Resolving {
        let host = name.as_str().to_owned();
        Box::pin(async move {
            let found: Vec<SocketAddr> = tokio::net::lookup_host((host, 0)).await?.collect();
            let public: Vec<SocketAddr> = found.into_iter().filter(|address| is_public(address.ip())).collect();
            if public.is_empty() {
                return Err("the name has no public address".into());
            }
            Ok(Box::new(public.into_iter()) as Addrs)
        })
    }
}

/// Is it an address of the public network?
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => {
            let [a, b, ..] = address.octets();
            !(address.is_private()
                || address.is_loopback()
                || address.is_link_local()
                || address.is_broadcast()
                || address.is_documentation()
                || address.is_multicast()
                || a == 0
                || a >= 240
                || (a == 100 && (64..128).contains(&b))
                || (a == 192 && b == 0 && address.octets()[2] == 0)
                || (a == 198 && (18..20).contains(&b)))
        }
        IpAddr::V6(address) => {
            if let Some(inner) = address.to_ipv4() {
                return is_public(inner.into());
            }
            let first = address.segments()[0];
            // 2000::/3 is the public part; of it, documentation and tunnels that hold another address are left out.
            (0x2000..0x4000).contains(&first)
                && first != 0x2002
                && !(first == 0x2001 && address.segments()[1] < 0x0200)
                && !(first == 0x2001 && address.segments()[1] == 0x0db8)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hook(url: &str) -> Webhook {
        Webhook { url: url.into(), template: "{}".into(), content_type: "application/json".into() }
    }

    #[test]
    fn addresses_inside_the_host_are_refused() {
        let hooks = Hooks::new(false);
        for url in [
            "https://127.0.0.1/x",
            "https://10.1.2.3/",
            "https://[::1]/",
            "https://[::ffff:192.168.0.1]/",
            "https://169.254.169.254/latest",
            "https://0x7f000001/",
            "https://[fe80::1]/",
            "https://100.64.0.1/",
        ] {
            assert_eq!(hooks.check(&hook(url)), Err(BadHook::Private), "{url}");
        }
        for url in ["http://example.org/", "file:///etc/passwd", "https:///", "nonsense"] {
            assert_eq!(hooks.check(&hook(url)), Err(BadHook::Url), "{url}");
        }
        assert_eq!(hooks.check(&hook("https://chat.example.org/hook")), Ok(()));
        assert_eq!(hooks.check(&hook("https://93.184.216.34/")), Ok(()));
        assert_eq!(Hooks::new(true).check(&hook("http://127.0.0.1:9/x")), Ok(()));
    }

    #[test]
    fn a_template_is_filled_in_and_escaped() {
        let message = Message {
            text: "It is \"your\" turn {url}".into(),
            game: "Battle Line".into(),
            table: "t".into(),
            url: "https://here/#/table/t".into(),
            name: "Ada".into(),
        };
        let filled = fill_in(r#"{"content":"{text} {name} {unknown}"}"#, "application/json", &message);
        assert_eq!(filled, r#"{"content":"It is \"your\" turn {url} Ada {unknown}"}"#);
        assert_eq!(fill_in("{text}", "text/plain", &message), message.text);
    }
}

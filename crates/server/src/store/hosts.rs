//! The address of a PostgreSQL database, with one host or several: `postgres://user@one:5432,two:5432/sandtable`.
//!
//! sqlx reads addresses of one host. This splits an address of several, as libpq writes them, into one for each host.

use std::fmt;
use std::str::FromStr;

use sqlx::postgres::PgConnectOptions;

/// One server that may hold the database.
#[derive(Clone, Debug)]
pub struct Host {
    /// `name` or `name:port`, for messages.
    pub name: String,
    /// How to connect to it.
    pub options: PgConnectOptions,
}

impl fmt::Display for Host {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

/// The servers that an address names.
#[derive(Clone, Debug)]
pub struct Hosts {
    /// In the order in which they are written.
    pub each: Vec<Host>,
    /// Is the primary to be looked for? One host without `target_session_attrs` is used whatever it says of itself, which
    /// also serves poolers and services that do not have PostgreSQL's own functions.
    pub choose: bool,
}

/// Why an address cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadAddress {
    /// It is no address of PostgreSQL.
    #[error("expected postgres://user@host:port,host:port/name")]
    NotPostgres,
    /// A comma has nothing before or after it.
    #[error("host {0} in the address is empty: expected a name or an IP address between the commas")]
    EmptyHost(usize),
    /// The same host and port twice.
    #[error("host {0} stands twice in the address")]
    Twice(String),
    /// One of the hosts cannot be read.
    #[error("host {host:?} in the address: {why}")]
    Host {
        /// The host as it is written.
        host: String,
        /// What is wrong with it.
        why: String,
    },
    /// libpq allows lists of hosts there; they are read in one place only.
    #[error(
        "{0}= in the address names several hosts: expected them before the path, as in postgres://user@one,two/name"
    )]
    ListInParameter(String),
    /// The server writes, so it needs the primary.
    #[error("target_session_attrs={0} in the address: expected read-write, because a server writes")]
    SessionAttributes(String),
}

/// An address in its parts; nothing is decoded.
struct Parts<'a> {
    scheme: &'a str,
    /// `user:password@`, or nothing.
    user: &'a str,
    hosts: &'a str,
    /// The path with its slash, or nothing.
    path: &'a str,
    query: Vec<&'a str>,
}

impl<'a> Parts<'a> {
    fn split(address: &'a str) -> Option<Parts<'a>> {
        let (scheme, rest) = address.split_once("://")?;
        if !["postgres", "postgresql"].contains(&scheme) {
            return None;
        }
        let (rest, query) = rest.split_once('?').unwrap_or((rest, ""));
        // A password may hold a slash or an @ that is not encoded; hosts never do.
        let user = rest.rfind('@').map_or(0, |at| at + 1);
        let (user, rest) = rest.split_at(user);
        let (hosts, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
        Some(Parts { scheme, user, hosts, path, query: query.split('&').filter(|pair| !pair.is_empty()).collect() })
    }

    /// The same for one of the hosts.
    fn only(&self, host: &str) -> String {
        let Parts { scheme, user, path, .. } = self;
        let query = if self.query.is_empty() { String::new() } else { format!("?{}", self.query.join("&")) };
        format!("{scheme}://{user}{host}{path}{query}")
    }
}

impl FromStr for Hosts {
    type Err = BadAddress;

    fn from_str(address: &str) -> Result<Hosts, BadAddress> {
        let mut parts = Parts::split(address).ok_or(BadAddress::NotPostgres)?;
        let mut wants_primary = false;
        for pair in std::mem::take(&mut parts.query) {
            match pair.split_once('=').unwrap_or((pair, "")) {
                ("target_session_attrs", "read-write" | "primary") => wants_primary = true,
                ("target_session_attrs", other) => return Err(BadAddress::SessionAttributes(other.to_owned())),
                (key @ ("host" | "hostaddr" | "port"), list) if list.contains(',') || list.contains("%2C") => {
                    return Err(BadAddress::ListInParameter(key.to_owned()));
                }
                _ => parts.query.push(pair),
            }
        }
        let names: Vec<&str> = parts.hosts.split(',').collect();
        let mut each: Vec<Host> = Vec::new();
        for (index, &name) in names.iter().enumerate() {
            if name.is_empty() && names.len() > 1 {
                return Err(BadAddress::EmptyHost(index + 1));
            }
            let bad = |why: String| BadAddress::Host { host: name.to_owned(), why };
            let options = PgConnectOptions::from_str(&parts.only(name)).map_err(|error| bad(error.to_string()))?;
            let is_same = |host: &&Host| {
                let (one, other) = (&host.options, &options);
                (one.get_host(), one.get_port(), one.get_socket())
                    == (other.get_host(), other.get_port(), other.get_socket())
            };
            if each.iter().find(is_same).is_some() {
                return Err(BadAddress::Twice(name.to_owned()));
            }
            each.push(Host { name: name.to_owned(), options });
        }
        Ok(Hosts { choose: wants_primary || each.len() > 1, each })
    }
}

/// An address without its password, and the password, for programs to which it is better not given in their arguments,
/// where everybody on the machine can read it.
#[must_use]
pub fn without_password(address: &str) -> (String, Option<String>) {
    let Some(parts) = Parts::split(address) else { return (address.to_owned(), None) };
    let Some((name, password)) = parts.user.strip_suffix('@').and_then(|user| user.split_once(':')) else {
        return (address.to_owned(), None);
    };
    let open = Parts { user: &format!("{name}@"), ..Parts { query: parts.query.clone(), ..parts } };
    let password = percent_decoded(password);
    (open.only(parts.hosts), Some(password))
}

fn percent_decoded(text: &str) -> String {
    // As a form's value, in which a plus sign would be a space.
    let text = format!("x={}", text.replace('+', "%2B").replace('&', "%26"));
    url::form_urlencoded::parse(text.as_bytes()).next().map(|(_, value)| value.into_owned()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(address: &str) -> Vec<(String, u16)> {
        let hosts: Hosts = address.parse().unwrap();
        hosts.each.iter().map(|host| (host.options.get_host().to_owned(), host.options.get_port())).collect()
    }

    #[test]
    fn several_hosts_share_user_database_and_parameters() {
        let address = "postgres://ada:a%2Fb@one:5433,two,[::1]:7/games?target_session_attrs=read-write&sslmode=disable";
        let hosts: Hosts = address.parse().unwrap();
        assert!(hosts.choose);
        assert_eq!(places(address), [("one".into(), 5433), ("two".into(), 5432), ("[::1]".into(), 7)]);
        for host in &hosts.each {
            assert_eq!((host.options.get_username(), host.options.get_database()), ("ada", Some("games")));
            assert!(matches!(host.options.get_ssl_mode(), sqlx::postgres::PgSslMode::Disable));
        }
        assert_eq!(hosts.each[0].to_string(), "one:5433");
    }

    #[test]
    fn one_host_is_used_as_it_is_unless_the_address_asks_for_a_primary() {
        let chooses = |address: &str| address.parse::<Hosts>().unwrap().choose;
        assert!(!chooses("postgres://ada@one/games"));
        assert!(!chooses("postgresql:///games?host=/run/postgresql"));
        assert!(chooses("postgres://ada@one/games?target_session_attrs=read-write"));
        assert!(chooses("postgres://ada@one,two/games"));
    }

    #[test]
    fn what_is_wrong_with_an_address_is_named() {
        let wrong = |address: &str| address.parse::<Hosts>().unwrap_err();
        assert_eq!(wrong("mysql://one/games"), BadAddress::NotPostgres);
        assert_eq!(wrong("postgres://ada@one,,two/games"), BadAddress::EmptyHost(2));
        assert_eq!(wrong("postgres://ada@one,two,one:5432/games"), BadAddress::Twice("one:5432".into()));
        assert!(matches!(wrong("postgres://ada@one:x,two/games"), BadAddress::Host { host, .. } if host == "one:x"));
        assert!(matches!(wrong("postgres://ada@one:77777,two/games"), BadAddress::Host { .. }));
        let standby = wrong("postgres://ada@one,two/games?target_session_attrs=standby");
        assert_eq!(standby, BadAddress::SessionAttributes("standby".into()));
        assert_eq!(wrong("postgres:///games?host=one,two"), BadAddress::ListInParameter("host".into()));
    }

    #[test]
    fn a_password_is_taken_out_of_an_address() {
        let (open, password) = without_password("postgres://ada:p%40ss+w@one:1,two:2/games?sslmode=disable");
        assert_eq!(open, "postgres://ada@one:1,two:2/games?sslmode=disable");
        assert_eq!(password.as_deref(), Some("p@ss+w"));
        assert_eq!(without_password("postgres://ada@one/games"), ("postgres://ada@one/games".into(), None));
    }
}

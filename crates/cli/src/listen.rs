//! `--listen`: where a server listens, as people write it.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, ToSocketAddrs as _};

/// The port if none is named.
const PORT: u16 = 7878;

/// Reads an address and a port. A port alone is this machine's own, as it is without the option; what could mean this machine
/// or the whole network is not guessed.
pub fn parse(text: &str) -> Result<SocketAddr, String> {
    if let Ok(address) = text.parse() {
        return Ok(address);
    }
    if let Ok(port) = text.parse::<u16>() {
        return Ok((Ipv4Addr::LOCALHOST, port).into());
    }
    if let Ok(address) = text.trim_matches(['[', ']']).parse::<IpAddr>() {
        return Ok((address, PORT).into());
    }
    let (host, port) = match text.rsplit_once(':') {
        Some((host, port)) => {
            let port =
                port.parse::<u16>().map_err(|_| format!("{port:?} is no port: expected a number from 0 to 65535"))?;
            (host, port)
        }
        None => (text, PORT),
    };
    if host.is_empty() || host == "*" {
        return Err(format!(
            "say for whom: 127.0.0.1:{port} is for this machine alone, 0.0.0.0:{port} for everybody who can reach it \
             ([::]:{port} with IPv6)"
        ));
    }
    // The same everywhere, whatever a resolver makes of it.
    if host.eq_ignore_ascii_case("localhost") {
        return Ok((Ipv4Addr::LOCALHOST, port).into());
    }
    let found = (host, port).to_socket_addrs().map(Iterator::collect::<Vec<_>>).unwrap_or_default();
    let first = found.iter().find(|address| address.is_ipv4()).or(found.first());
    first.copied().ok_or_else(|| {
        format!("{host:?} is no address of this machine: expected one such as 127.0.0.1:{port} or localhost:{port}")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_as_people_write_them() {
        for (text, address) in [
            ("127.0.0.1:80", "127.0.0.1:80"),
            ("localhost:7878", "127.0.0.1:7878"),
            ("LOCALHOST", "127.0.0.1:7878"),
            ("8080", "127.0.0.1:8080"),
            ("0.0.0.0", "0.0.0.0:7878"),
            ("[::]:8080", "[::]:8080"),
            ("::1", "[::1]:7878"),
            ("[::1]", "[::1]:7878"),
        ] {
            assert_eq!(parse(text), Ok(address.parse().unwrap()), "{text}");
        }
    }

    #[test]
    fn what_could_mean_two_things_is_explained() {
        for text in [":7878", "*:7878"] {
            let told = parse(text).unwrap_err();
            assert!(told.contains("127.0.0.1:7878") && told.contains("0.0.0.0:7878"), "{told}");
        }
        assert!(parse("localhost:http").unwrap_err().contains("is no port"));
        assert!(parse("localhost:70000").unwrap_err().contains("is no port"));
        assert!(parse("").is_err());
        assert!(parse("no.such.host.invalid:80").unwrap_err().contains("is no address of this machine"));
    }
}

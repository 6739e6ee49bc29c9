//! Where a database is: read and checked before any file is made or changed.

use std::fs;
use std::io::Read as _;

/// The first bytes of every SQLite file that is not empty.
const SQLITE_HEAD: &[u8] = b"SQLite format 3\0";

/// Where a database is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Location<'a> {
    /// A PostgreSQL server, by its URL.
    Postgres(&'a str),
    /// An SQLite file, by its path.
    File(&'a str),
}

/// Why something does not say where a database is.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoLocation {
    /// Nothing was said.
    #[error("the database has no name: expected the path of an SQLite file, or postgres://user@host/name")]
    Empty,
    /// A URL of something else, or a misspelt one.
    #[error(
        "{0}://… is no database this program knows: expected postgres://user@host/name, or the path of an SQLite file"
    )]
    Scheme(String),
    /// A folder where a file should be.
    #[error("{0} is a folder: expected the path of an SQLite file in it, such as {0}/sandtable.sqlite")]
    Folder(String),
    /// A file of another kind.
    #[error("{0} is no SQLite file: it stays as it is")]
    OtherFile(String),
}

impl<'a> Location<'a> {
    /// Reads a location. Nothing is opened; a file that stands there already is looked at, to see that it is SQLite's.
    pub fn parse(text: &'a str) -> Result<Location<'a>, NoLocation> {
        if text.trim().is_empty() {
            return Err(NoLocation::Empty);
        }
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            return Ok(Location::Postgres(text));
        }
        // `postgres:name` would be a file of that name: nobody means that.
        if let Some(scheme) =
            ["postgres", "postgresql"].into_iter().find(|scheme| text.starts_with(&format!("{scheme}:")))
        {
            return Err(NoLocation::Scheme(scheme.to_owned()));
        }
        let path = text.strip_prefix("sqlite://").or_else(|| text.strip_prefix("sqlite:")).unwrap_or(text);
        if let Some((scheme, _)) = path.split_once("://") {
            return Err(NoLocation::Scheme(scheme.to_owned()));
        }
        if path.is_empty() {
            return Err(NoLocation::Empty);
        }
        if fs::metadata(path).is_ok_and(|there| there.is_dir()) {
            return Err(NoLocation::Folder(path.trim_end_matches('/').to_owned()));
        }
        if is_other_file(path) {
            return Err(NoLocation::OtherFile(path.to_owned()));
        }
        Ok(Location::File(path))
    }
}

/// Is there a file with something else in it? One that cannot be read is left to SQLite, which says why.
fn is_other_file(path: &str) -> bool {
    let mut head = Vec::new();
    let read = fs::File::open(path).and_then(|file| file.take(SQLITE_HEAD.len() as u64).read_to_end(&mut head));
    read.is_ok() && !head.is_empty() && head != SQLITE_HEAD
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_location_is_a_postgres_url_or_a_path() {
        for url in ["postgres://ada@db/games", "postgresql://db/games"] {
            assert_eq!(Location::parse(url), Ok(Location::Postgres(url)));
        }
        for (text, path) in [
            ("games.sqlite", "games.sqlite"),
            ("sqlite:games.sqlite", "games.sqlite"),
            ("sqlite:///var/games.sqlite", "/var/games.sqlite"),
            (":memory:", ":memory:"),
        ] {
            assert_eq!(Location::parse(text), Ok(Location::File(path)), "{text}");
        }
        for bad in ["", " ", "sqlite:", "postgre://x", "mysql://x", "postgres:games", "sqlite:mysql://x"] {
            assert!(Location::parse(bad).is_err(), "{bad:?}");
        }
        let said = Location::parse("mysql://ada:secret@db/x").unwrap_err().to_string();
        assert!(said.starts_with("mysql://… is no database") && !said.contains("secret"), "{said}");
    }

    #[test]
    fn folders_and_other_files_are_left_alone() {
        let folder = tempfile::TempDir::new().unwrap();
        let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
        assert_eq!(Location::parse(&path("")), Err(NoLocation::Folder(path("").trim_end_matches('/').to_owned())));
        fs::write(path("letter.txt"), "Dear Ada,").unwrap();
        assert_eq!(Location::parse(&path("letter.txt")), Err(NoLocation::OtherFile(path("letter.txt"))));
        fs::write(path("empty"), "").unwrap();
        assert_eq!(Location::parse(&path("empty")), Ok(Location::File(&path("empty"))));
    }
}

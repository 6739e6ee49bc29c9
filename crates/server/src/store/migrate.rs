//! Bringing a schema up to date: numbered files, each applied once, in order.

use super::StoreError;

/// The files of one dialect.
pub(crate) type Migrations = &'static [&'static str];

/// The schema's version is kept in a table of one row.
pub(super) const MAKE: &str = "CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)";
/// Reads it.
pub(super) const READ: &str = "SELECT version FROM schema_version";

/// The files that a database of this version still lacks.
pub(super) fn missing(migrations: Migrations, version: Option<i64>) -> Result<&'static [&'static str], StoreError> {
    let applied = usize::try_from(version.unwrap_or(0)).unwrap_or(usize::MAX);
    migrations.get(applied..).ok_or(StoreError::Newer { found: applied as u64, known: migrations.len() as u64 })
}

/// Refuses a database that is not of this program's version, for those who only read.
pub(super) fn is_current(migrations: Migrations, version: Option<i64>) -> Result<(), StoreError> {
    let missing = missing(migrations, version)?.len() as u64;
    let known = migrations.len() as u64;
    if missing == 0 { Ok(()) } else { Err(StoreError::Older { found: known - missing, known }) }
}

/// What went wrong when the version was read.
pub(super) fn unreadable(error: sqlx::Error) -> StoreError {
    match error {
        sqlx::Error::Database(_) => StoreError::unexpected("a database of Sandtable", error),
        other => other.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_newer_schema_is_refused_and_an_older_one_brought_up_to_date() {
        assert_eq!(missing(&["one", "two"], None).unwrap(), ["one", "two"]);
        assert_eq!(missing(&["one", "two"], Some(1)).unwrap(), ["two"]);
        assert!(missing(&["one", "two"], Some(2)).unwrap().is_empty());
        assert!(matches!(missing(&["one"], Some(2)), Err(StoreError::Newer { found: 2, known: 1 })));
        assert!(is_current(&["one"], Some(1)).is_ok());
        assert!(matches!(is_current(&["one", "two"], Some(1)), Err(StoreError::Older { found: 1, known: 2 })));
    }
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_newer_schema_is_refused_and_an_older_one_brought_up_to_date() {
        assert_eq!(missing(&["one", "two"], None).unwrap(), ["one", "two"]);
        assert_eq!(missing(&["one", "two"], Some(1)).unwrap(), ["two"]);
        assert!(missing(&["one", "two"], Some(2)).unwrap().is_empty());
        assert!(matches!(missing(&["one"], Some(2)), Err(StoreError::Newer { found: 2, known: 1 })));
    }
}

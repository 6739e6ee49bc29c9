//! Many records, one after another. One that can't be read is told, and the others are read all the same.

use std::io;

use super::{Record, RecordError};

/// A record that could not be read, and which.
#[derive(Debug, thiserror::Error)]
#[error("{name}: {why}")]
pub struct Unread {
    /// What it is called: usually the path of its file.
    pub name: String,
    /// What is wrong with it.
    #[source]
    pub why: UnreadReason,
}

/// Why a record could not be read.
#[derive(Debug, thiserror::Error)]
pub enum UnreadReason {
    /// There is no text to be had.
    #[error(transparent)]
    NoText(#[from] io::Error),
    /// The text is no record.
    #[error(transparent)]
    NoRecord(#[from] RecordError),
}

/// Reads texts as records, each with its name. Nothing is read before it is asked for.
///
/// ```
/// # use sandtable_core::read_records;
/// let texts = [("empty".to_owned(), Ok(String::new()))];
/// let refused = read_records(texts).next().unwrap().unwrap_err();
/// assert_eq!(refused.to_string(), "empty: line 1: expected `sandtable record 1`");
/// ```
pub fn read_records(
    texts: impl IntoIterator<Item = (String, io::Result<String>)>,
) -> impl Iterator<Item = Result<(String, Record), Unread>> {
    texts.into_iter().map(|(name, text)| {
        let read = || Ok(Record::parse(&text?)?);
        match read() {
            Ok(record) => Ok((name, record)),
            Err(why) => Err(Unread { name, why }),
        }
    })
}

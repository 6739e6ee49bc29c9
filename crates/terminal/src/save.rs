//! Where matches are kept, and how they are written.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use sandtable_core::Record;

/// Writes a record so that the file is always whole: beside it first, then in its place.
pub(crate) fn write(file: &Path, record: &Record) -> io::Result<()> {
    write_text(file, &record.to_string())
}

/// Writes a text in the same way.
pub(crate) fn write_text(file: &Path, text: &str) -> io::Result<()> {
    if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder)?;
    }
    let mut beside = file.as_os_str().to_owned();
    beside.push(".part");
    let beside = PathBuf::from(beside);
    let mut part = fs::File::create(&beside)?;
    part.write_all(text.as_bytes())?;
    part.sync_all()?;
    drop(part);
    fs::rename(&beside, file)
}

/// A new file for a match, among the user's data: `sandtable/battle-line-20260131-194502.record`.
pub(crate) fn new_file(slug: &str) -> PathBuf {
    let folder = data_folder();
    let name = format!("{slug}-{}", timestamp(SystemTime::now()));
    (1..)
        .map(|number| match number {
            1 => folder.join(format!("{name}.record")),
            _ => folder.join(format!("{name}-{number}.record")),
        })
        .find(|file| !file.exists())
        .expect("some number is free")
}

/// `$XDG_DATA_HOME/sandtable`, or `~/.local/share/sandtable`; on Windows below `%LOCALAPPDATA%`. Without any of
/// them, the current folder.
pub(crate) fn data_folder() -> PathBuf {
    let folder = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    folder("XDG_DATA_HOME")
        .or_else(|| folder("LOCALAPPDATA"))
        .or_else(|| folder("HOME").map(|home| home.join(".local").join("share")))
        .unwrap_or_default()
        .join("sandtable")
}

/// The moment in universal time, `20260131-194502`.
fn timestamp(moment: SystemTime) -> String {
    let seconds = moment.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let (year, month, day) = civil_date(seconds / 86_400);
    let (hour, minute, second) = (seconds / 3_600 % 24, seconds / 60 % 60, seconds % 60);
    format!("{year:04}{month:02}{day:02}-{hour:02}{minute:02}{second:02}")
}

/// Year, month and day of a number of days since 1 January 1970.
fn civil_date(days: u64) -> (u64, u64, u64) {
    let leap = |year: u64| year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400);
    let mut left = days;
    let mut year = 1970;
    while left >= 365 + u64::from(leap(year)) {
        left -= 365 + u64::from(leap(year));
        year += 1;
    }
    let lengths = [31, 28 + u64::from(leap(year)), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let mut month = 1;
    for length in lengths {
        if left < length {
            break;
        }
        left -= length;
        month += 1;
    }
    (year, month, left + 1)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_timestamp_is_the_date_and_time_in_universal_time() {
        let at = |seconds| timestamp(UNIX_EPOCH + Duration::from_secs(seconds));
        assert_eq!(at(0), "19700101-000000");
        assert_eq!(at(951_782_400), "20000229-000000");
        assert_eq!(at(1_769_888_702), "20260131-194502");
        assert_eq!(at(1_767_225_599), "20251231-235959");
    }
}

//! The records of a folder: for programs that have files.

use std::io;
use std::path::{Path, PathBuf};

use crate::{Record, Unread, read_records};

/// Reads every file of a folder, and of the folders in it, whose name ends in `.record`, in the order of the paths.
pub fn records_in(folder: &Path) -> io::Result<impl Iterator<Item = Result<(String, Record), Unread>> + use<>> {
    let mut files = Vec::new();
    list(folder, &mut files)?;
    files.sort();
    Ok(read_records(files.into_iter().map(|file| (file.display().to_string(), std::fs::read_to_string(&file)))))
}

fn list(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let entry = entry?;
        let path = entry.path();
        // A link is not followed: it could lead back to where we are.
        if entry.file_type()?.is_dir() {
            list(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "record") {
            files.push(path);
        }
    }
    Ok(())
}

//! What is kept: small inputs that reach far, and whatever was once found. A folder a target, a file an input.

use std::fs;
use std::io;
use std::path::Path;

use super::targets::Target;

/// An input, and the name of its file.
type Named = (String, Vec<u8>);

/// All that is kept.
pub struct Corpus {
    kept: Vec<(Target, Vec<Named>)>,
}

impl Corpus {
    /// Reads a folder, each time in the same order.
    pub fn read(folder: &Path) -> io::Result<Corpus> {
        let mut kept = Vec::new();
        for target in Target::ALL {
            let mut inputs = Vec::new();
            for file in fs::read_dir(folder.join(target.name()))? {
                let file = file?;
                inputs.push((file.file_name().to_string_lossy().into_owned(), fs::read(file.path())?));
            }
            inputs.sort();
            kept.push((target, inputs));
        }
        Ok(Corpus { kept })
    }

    /// What is kept for a target, by name.
    pub fn of(&self, target: Target) -> &[(String, Vec<u8>)] {
        self.kept.iter().find(|(there, _)| *there == target).map_or(&[], |(_, inputs)| inputs.as_slice())
    }
}

//! Every sentence of the program stands in all four languages, and none is left that nothing says.

use std::collections::BTreeSet;
use std::path::Path;

fn folder(name: &str) -> Vec<(String, String)> {
    let mut files = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(name)];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("the folder is there") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let text = std::fs::read_to_string(&path).expect("a text");
                files.push((path.display().to_string(), text));
            }
        }
    }
    files
}

#[test]
fn the_messages_said_are_the_messages_written() {
    let mut said = BTreeSet::new();
    for (_, source) in folder("src") {
        for part in source.split("\"cli-").skip(1) {
            said.insert(format!("cli-{}", part.split('"').next().unwrap_or_default()));
        }
    }
    let locales = folder("locales");
    assert_eq!(locales.len(), 4);
    for (file, text) in locales {
        let written: BTreeSet<String> = text
            .lines()
            .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
            .filter_map(|line| line.split_once(" = "))
            .map(|(id, _)| id.to_owned())
            .collect();
        assert_eq!(written, said, "{file}");
    }
}

//! Games and bots run anywhere: what chooses and what judges asks for no thread, no file, no clock and no environment.
//! `make wasm` builds it for a browser; this finds what would build there and then fail.

use std::path::{Path, PathBuf};
use std::process::Command;

/// What only an operating system has. `std::time::Duration` is a number, and anywhere.
const FORBIDDEN: [&str; 8] = [
    "std::thread",
    "std::fs",
    "std::env",
    "std::process",
    "std::net",
    "Instant",
    "SystemTime",
    "available_parallelism",
];

/// What marks a module that stays at home, on the line before its `mod`.
const AT_HOME: [&str; 3] = ["#[cfg(feature = \"arena\")]", "#[cfg(not(target_arch = \"wasm32\"))]", "#[cfg(test)]"];

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The files of a crate that run anywhere: those that its `lib.rs` takes in without a mark.
fn anywhere(source: &Path) -> Vec<PathBuf> {
    let root = source.join("lib.rs");
    let text = std::fs::read_to_string(&root).expect("a crate has a lib.rs");
    let mut files = vec![root];
    let mut before = "";
    for line in text.lines().map(str::trim) {
        let module =
            line.strip_prefix("pub ").unwrap_or(line).strip_prefix("mod ").and_then(|rest| rest.strip_suffix(';'));
        if let Some(module) = module.filter(|_| !AT_HOME.contains(&before)) {
            files.extend(every_file(&source.join(format!("{module}.rs"))));
            files.extend(every_file(&source.join(module)));
        }
        before = line;
    }
    files
}

/// A file, or all below a folder, without tests.
fn every_file(path: &Path) -> Vec<PathBuf> {
    if path.is_file() {
        return vec![path.to_owned()];
    }
    let Ok(entries) = std::fs::read_dir(path) else { return Vec::new() };
    entries.flat_map(|entry| every_file(&entry.expect("an entry of the folder").path())).collect()
}

/// The lines that ask for what only an operating system has, with what they ask for.
fn asked_for(text: &str) -> Vec<(usize, &'static str)> {
    let code = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
    let lines = code.lines().enumerate().filter(|(_, line)| !line.trim_start().starts_with("//"));
    lines
        .flat_map(|(number, line)| {
            FORBIDDEN.into_iter().filter(move |word| line.contains(word)).map(move |word| (number + 1, word))
        })
        .collect()
}

#[test]
fn nothing_that_runs_anywhere_asks_for_an_operating_system() {
    let games = std::fs::read_dir(crates().join("games")).expect("the games");
    let mut sources: Vec<PathBuf> = games.map(|game| game.expect("a game").path().join("src")).collect();
    sources.extend(["core", "bots", "shelf"].map(|name| crates().join(name).join("src")));
    let mut looked_at = 0;
    for file in sources.iter().flat_map(|source| anywhere(source)) {
        let text = std::fs::read_to_string(&file).expect("a source file");
        assert_eq!(asked_for(&text), [], "{}", file.display());
        looked_at += 1;
    }
    assert!(looked_at > 100, "the sources were not found: {looked_at}");
}

#[test]
fn what_asks_is_found_and_what_stays_at_home_is_not_looked_at() {
    assert_eq!(
        asked_for("// std::fs\nuse std::time::Instant;\nstd::thread::spawn(f);"),
        [(2, "Instant"), (3, "std::thread")]
    );
    assert_eq!(asked_for("use std::time::Duration;\n#[cfg(test)]\nmod tests { use std::fs; }"), []);
    let bots = anywhere(&crates().join("bots/src"));
    let has = |name: &str| bots.iter().any(|file| file.ends_with(name));
    assert!(has("search/mod.rs") && has("budget.rs") && has("levels.rs"));
    assert!(!has("arena.rs") && !has("simulate.rs") && !has("parallel.rs") && !has("system_clock.rs"));
}

#[test]
fn no_crate_below_it_asks_for_an_operating_system() {
    let told = Command::new(env!("CARGO"))
        .args(["tree", "--offline", "--package", "sandtable-shelf", "--no-default-features", "--edges", "normal"])
        .args(["--target", "wasm32-unknown-unknown", "--prefix", "none", "--format", "{p}"])
        .current_dir(crates())
        .output()
        .expect("cargo runs");
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
    let told = String::from_utf8_lossy(&told.stdout);
    let names: Vec<&str> = told.lines().filter_map(|line| line.split(' ').next()).collect();
    assert!(names.contains(&"sandtable-bots") && names.contains(&"sandtable-core"), "{names:?}");
    for unwanted in ["getrandom", "cpu-time", "rand", "rayon", "tokio", "mio", "libc"] {
        assert!(!names.contains(&unwanted), "{unwanted} came in");
    }
}

//! Runs the real program.
#![allow(dead_code, reason = "each test file uses its part")]

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// The program with these arguments, in English, with nothing on standard input.
pub fn run(arguments: &[&str]) -> Output {
    feed(arguments, b"")
}

/// The program with these arguments and this on standard input.
pub fn feed(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sandtable"))
        .args(arguments)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("standard input is piped");
    let input = input.to_vec();
    // Writing and reading at once, so that neither side waits for the other. The program may leave early.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("writing does not panic");
    output
}

/// What it printed.
pub fn printed(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("output is UTF-8")
}

/// What it complained.
pub fn complained(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("complaints are UTF-8")
}

/// What it printed, if it ended well.
pub fn run_well(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {}", complained(&output));
    printed(&output)
}

/// The engine's answers to some lines.
pub fn engine(input: &[u8]) -> Vec<Value> {
    let output = feed(&["engine"], input);
    assert_eq!(output.status.code(), Some(0), "{}", complained(&output));
    printed(&output).lines().map(|line| serde_json::from_str(line).expect("every answer is JSON")).collect()
}

/// An empty folder of this name for a test.
pub fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        std::fs::remove_dir_all(&folder).expect("the folder of an earlier run can be removed");
    }
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}

/// A page of the documentation.
pub fn document(name: &str) -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(name);
    std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// The text between the lines "```<label>" and "```" of a page.
pub fn block<'a>(page: &'a str, label: &str) -> &'a str {
    let opening = format!("\n```{label}\n");
    let start = page.find(&opening).unwrap_or_else(|| panic!("no block {label:?}")) + opening.len();
    let length = page[start..].find("```\n").expect("the block ends");
    &page[start..start + length]
}

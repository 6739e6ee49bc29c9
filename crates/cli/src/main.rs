//! The `sandtable` program: its commands ([`sandtable_program`]), and the page, built into it from `web/dist`.

use std::process::ExitCode;

use rust_embed::RustEmbed;
use sandtable_server::page::PageFile;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Built;

fn main() -> ExitCode {
    sandtable_program::run(|path| {
        let file = Built::get(path)?;
        Some(PageFile { sha256: file.metadata.sha256_hash(), bytes: file.data })
    })
}

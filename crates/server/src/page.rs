//! The page that a program brings along. The server does not carry it itself, so that both can be built side by side.

use std::borrow::Cow;

/// A file of the page.
pub struct PageFile {
    /// What is in it.
    pub bytes: Cow<'static, [u8]>,
    /// The digest of that, by which a browser knows whether it has the file already.
    pub sha256: [u8; 32],
}

/// Finds a file of the page by its path, such as `index.html`.
pub type Page = fn(&str) -> Option<PageFile>;

/// No page at all: whoever asks for it is told so.
#[must_use]
pub fn without(_path: &str) -> Option<PageFile> {
    None
}

//! Showing the page.

/// Shows an address in the person's browser; if there is none, the address is on the terminal anyway.
pub fn show(address: &str) {
    if let Err(error) = open::that_detached(address) {
        tracing::warn!(%error, "no browser could be started");
    }
}

//! The server's own sentences.

use sandtable_core::Messages;

/// In four languages.
pub static MESSAGES: Messages = Messages {
    en: include_str!("../locales/en.ftl"),
    tr: include_str!("../locales/tr.ftl"),
    hu: include_str!("../locales/hu.ftl"),
    nl: include_str!("../locales/nl.ftl"),
};

//! The languages that every text exists in, and the message files that crates bring.
//!
//! **A new language is a line of the list below, and a file `locales/<tag>.ftl` in every crate that speaks.** Nothing else names
//! languages: programs, servers and pages ask [`Language::ALL`].

use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::UnknownName;

/// Makes the list of languages, and the macro `messages!` that takes in a crate's file for each.
macro_rules! languages {
    ($($(#[$doc:meta])* $language:ident = $tag:literal, $own_name:literal;)+) => {
        /// The languages every text exists in; the first is the one that the others fall back to.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
        pub enum Language {
            $($(#[$doc])* #[serde(rename = $tag)] $language,)+
        }

        impl Language {
            /// All of them.
            pub const ALL: [Language; [$($tag),+].len()] = [$(Language::$language),+];

            /// The language tag.
            #[must_use]
            pub const fn tag(self) -> &'static str {
                match self {
                    $(Language::$language => $tag,)+
                }
            }

            /// What it calls itself.
            #[must_use]
            pub const fn own_name(self) -> &'static str {
                match self {
                    $(Language::$language => $own_name,)+
                }
            }
        }

        /// The messages of the crate that says this: its files `locales/<tag>.ftl`, one for each language; or those of
        /// another folder of the crate.
        #[macro_export]
        macro_rules! messages {
            () => {
                $crate::Messages::new([$(
                    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/", $tag, ".ftl"))
                ),+])
            };
            ($folder:literal) => {
                $crate::Messages::new([$(
                    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $folder, "/", $tag, ".ftl"))
                ),+])
            };
        }
    };
}

languages! {
    /// English.
    En = "en", "English";
    /// Turkish.
    Tr = "tr", "Türkçe";
    /// Hungarian.
    Hu = "hu", "Magyar";
    /// Dutch.
    Nl = "nl", "Nederlands";
}

/// What core itself says.
pub(crate) static MESSAGES: Messages = messages!();

impl Language {
    /// The language a tag or a `LANG` value asks for, if it is one of ours: `hu_HU.UTF-8` asks for Hungarian.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Language> {
        let primary = tag.split(['-', '_', '.']).next().unwrap_or_default().to_ascii_lowercase();
        primary.parse().ok()
    }
}

impl Default for Language {
    fn default() -> Language {
        Language::ALL[0]
    }
}

/// Reads a plain tag.
impl FromStr for Language {
    type Err = UnknownName;

    /// ```
    /// # use sandtable_core::Language;
    /// assert_eq!("nl".parse(), Ok(Language::Nl));
    /// assert!("xx".parse::<Language>().unwrap_err().to_string().starts_with("no language \"xx\": expected en, "));
    /// ```
    fn from_str(tag: &str) -> Result<Language, UnknownName> {
        let known = Language::ALL.into_iter().find(|language| language.tag() == tag);
        known.ok_or_else(|| UnknownName::new("language", tag, Language::ALL.map(Language::tag)))
    }
}

/// The messages of one crate, in every language. A crate says `sandtable_core::messages!()`.
#[derive(Clone, Copy, Debug)]
pub struct Messages([&'static str; Language::ALL.len()]);

impl Messages {
    /// A file for each language, in the order of [`Language::ALL`].
    #[must_use]
    pub const fn new(files: [&'static str; Language::ALL.len()]) -> Messages {
        Messages(files)
    }

    /// The same file for every language: for games that exist in tests alone.
    #[must_use]
    pub const fn everywhere(file: &'static str) -> Messages {
        Messages([file; Language::ALL.len()])
    }

    /// With another file for one language.
    #[must_use]
    pub const fn with(mut self, language: Language, file: &'static str) -> Messages {
        self.0[language as usize] = file;
        self
    }

    /// The file of a language.
    #[must_use]
    pub const fn source(&self, language: Language) -> &'static str {
        self.0[language as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_found_by_tag_or_environment() {
        assert_eq!(Language::from_tag("hu_HU.UTF-8"), Some(Language::Hu));
        assert_eq!(Language::from_tag("xx"), None);
        assert_eq!("hu-HU".parse::<Language>().map_err(|error| error.given), Err("hu-HU".to_owned()));
    }

    #[test]
    fn every_language_has_its_own_tag_name_and_place() {
        for (place, language) in Language::ALL.into_iter().enumerate() {
            assert_eq!((language as usize, language.tag().parse()), (place, Ok(language)));
            assert_eq!(serde_json::to_value(language).unwrap(), language.tag());
            assert!(!language.own_name().is_empty());
        }
    }

    #[test]
    fn one_language_may_have_another_file() {
        let messages = Messages::everywhere("a = x").with(Language::Nl, "a = y");
        assert_eq!((messages.source(Language::En), messages.source(Language::Nl)), ("a = x", "a = y"));
    }
}

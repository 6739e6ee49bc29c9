//! The language of texts, asked for or taken from the environment.

use clap::Args;
use sandtable_core::Language;

/// `--lang`
#[derive(Args, Debug)]
pub struct LanguageArg {
    #[arg(long = "lang", value_name = "LANGUAGE", help = help())]
    asked: Option<Language>,
}

impl LanguageArg {
    /// The language that was asked for, or the environment's, or English.
    pub fn language(&self) -> Language {
        self.asked.or_else(from_environment).unwrap_or_default()
    }
}

fn help() -> String {
    let tags = Language::ALL.map(Language::tag).join(", ");
    format!(
        "The language of texts, one of {tags} [default: the one of your environment, or {}]",
        Language::default().tag()
    )
}

/// The first of these that is set decides, as for other programs.
fn from_environment() -> Option<Language> {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
    set.filter(|value| !value.is_empty()).map(|value| Language::from_tag(&value)).next().flatten()
}

//! What is said to people, in their own language.
//!
//! Rules code never holds a sentence: it names a message and its arguments, a [`Text`]. The sentences are Fluent
//! files beside each crate (`locales/en.ftl`, `tr`, `hu`, `nl`), the same ones for server, terminal and browser.
//!
//! A message calls who sits somewhere `{ SEAT($seat) }`: the browser knows their names, everybody else says the seat.

use std::borrow::Cow;
use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

/// The languages every text exists in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Turkish.
    Tr,
    /// Hungarian.
    Hu,
    /// Dutch.
    Nl,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 4] = [Language::En, Language::Tr, Language::Hu, Language::Nl];

    /// The language tag.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Tr => "tr",
            Language::Hu => "hu",
            Language::Nl => "nl",
        }
    }

    /// What a seat is called when nobody's name is known.
    fn seat(self, seat: u8) -> String {
        match self {
            Language::En => format!("Seat {seat}"),
            Language::Tr => format!("{seat} numaralı koltuk"),
            Language::Hu => format!("{seat}. szék"),
            Language::Nl => format!("Stoel {seat}"),
        }
    }

    /// The language a tag or a `LANG` value asks for, if it is one of ours.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Language> {
        let primary = tag.split(['-', '_', '.']).next().unwrap_or_default().to_ascii_lowercase();
        Language::ALL.into_iter().find(|language| language.tag() == primary)
    }
}

/// The messages of one crate, in every language: `Messages { en: include_str!("../locales/en.ftl"), … }`.
#[derive(Clone, Copy, Debug)]
pub struct Messages {
    /// English, which every other language falls back to.
    pub en: &'static str,
    /// Turkish.
    pub tr: &'static str,
    /// Hungarian.
    pub hu: &'static str,
    /// Dutch.
    pub nl: &'static str,
}

impl Messages {
    /// The file of a language.
    #[must_use]
    pub const fn source(&self, language: Language) -> &'static str {
        match language {
            Language::En => self.en,
            Language::Tr => self.tr,
            Language::Hu => self.hu,
            Language::Nl => self.nl,
        }
    }
}

/// Something to be said: a message and what fills it in.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Text {
    /// The id of the Fluent message, or of one of its attributes: `option-last-chance.help`.
    pub id: Cow<'static, str>,
    /// Its arguments, by name.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(&'static str, Argument)>,
}

/// What fills a message in.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Argument {
    /// A number, which also chooses the plural form.
    Number(i64),
    /// Another message, said in the same language.
    Text(Text),
    /// A name that is the same in every language, or a selector key.
    Word(Cow<'static, str>),
}

impl Text {
    /// A message.
    #[must_use]
    pub fn new(id: impl Into<Cow<'static, str>>) -> Text {
        Text { id: id.into(), args: Vec::new() }
    }

    /// Fills in an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Argument>) -> Text {
        self.args.push((name, value.into()));
        self
    }
}

impl From<&'static str> for Text {
    fn from(id: &'static str) -> Text {
        Text::new(id)
    }
}

impl From<i64> for Argument {
    fn from(number: i64) -> Argument {
        Argument::Number(number)
    }
}

impl From<Text> for Argument {
    fn from(text: Text) -> Argument {
        Argument::Text(text)
    }
}

impl From<&'static str> for Argument {
    fn from(word: &'static str) -> Argument {
        Argument::Word(word.into())
    }
}

impl From<String> for Argument {
    fn from(word: String) -> Argument {
        Argument::Word(word.into())
    }
}

/// Says texts in one language. A message that the language lacks is said in English.
pub struct Phrasebook {
    language: Language,
    bundles: Vec<FluentBundle<FluentResource>>,
}

impl Phrasebook {
    /// A phrasebook of some crates' messages.
    ///
    /// # Panics
    /// When a message file is not Fluent: they are part of the program and every test reads them.
    #[must_use]
    pub fn new<'a>(language: Language, messages: impl IntoIterator<Item = &'a Messages>) -> Phrasebook {
        let mut own = bundle(language);
        let mut english = bundle(Language::En);
        for set in messages {
            add(&mut own, set.source(language));
            if language != Language::En {
                add(&mut english, set.en);
            }
        }
        let bundles = if language == Language::En { vec![own] } else { vec![own, english] };
        Phrasebook { language, bundles }
    }

    /// The language it speaks.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// Says a text, or tells what is missing: the message in this language, or an argument. For tests.
    pub fn try_say(&self, text: &Text) -> Result<String, String> {
        let bundle = &self.bundles[0];
        let known = bundle.get_message(&text.id).is_some_and(|message| message.value().is_some());
        if !known {
            return Err(format!("no message {}", text.id));
        }
        for (_, argument) in &text.args {
            if let Argument::Text(inner) = argument {
                self.try_say(inner)?;
            }
        }
        let said = self.say(text);
        if said.contains("{$") || said.contains("{ $") {
            return Err(format!("the message {} lacks an argument: {said}", text.id));
        }
        Ok(said)
    }

    /// Says a text. An unknown message is said by its id, so that nothing ever goes missing silently.
    #[must_use]
    pub fn say(&self, text: &Text) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in &text.args {
            let value: FluentValue<'_> = match value {
                Argument::Number(number) => (*number).into(),
                Argument::Text(inner) => self.say(inner).into(),
                Argument::Word(word) => word.as_ref().into(),
            };
            args.set(*name, value);
        }
        let (id, attribute) = match text.id.split_once('.') {
            Some((id, attribute)) => (id, Some(attribute)),
            None => (&*text.id, None),
        };
        for bundle in &self.bundles {
            let pattern = bundle.get_message(id).and_then(|message| match attribute {
                Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
                None => message.value(),
            });
            if let Some(pattern) = pattern {
                let mut errors = Vec::new();
                return bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
            }
        }
        text.id.clone().into_owned()
    }
}

impl fmt::Debug for Phrasebook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Phrasebook").field(&self.language).finish()
    }
}

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let id: LanguageIdentifier = language.tag().parse().expect("our tags are language identifiers");
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    // Isolation marks are for mixed directions; all our languages run left to right, and terminals print the marks.
    bundle.set_use_isolating(false);
    let named = bundle.add_function("SEAT", move |seats, _| match seats.first() {
        Some(FluentValue::Number(seat)) => language.seat(seat.value as u8).into(),
        _ => FluentValue::Error,
    });
    named.expect("a new bundle has no functions");
    bundle
}

fn add(bundle: &mut FluentBundle<FluentResource>, source: &str) {
    let resource = FluentResource::try_new(source.to_owned())
        .unwrap_or_else(|(_, errors)| panic!("a message file is not Fluent: {errors:?}"));
    bundle.add_resource_overriding(resource);
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAMPLE: Messages = Messages {
        en: "cards = { $count ->\n    [one] one card\n   *[other] { $count } cards\n }\nname = Fog\n    .help = It hides.",
        tr: "cards = { $count } kart",
        hu: "cards = { $count } lap",
        nl: "cards = { $count } kaarten",
    };

    #[test]
    fn a_text_is_said_in_the_language_with_its_plural() {
        let english = Phrasebook::new(Language::En, [&SAMPLE]);
        assert_eq!(english.say(&Text::new("cards").with("count", 1)), "one card");
        assert_eq!(english.say(&Text::new("cards").with("count", 3)), "3 cards");
        let turkish = Phrasebook::new(Language::Tr, [&SAMPLE]);
        assert_eq!(turkish.say(&Text::new("cards").with("count", 3)), "3 kart");
    }

    #[test]
    fn an_attribute_is_said_by_its_name() {
        let english = Phrasebook::new(Language::En, [&SAMPLE]);
        assert_eq!(english.say(&Text::new("name.help")), "It hides.");
        assert_eq!(english.say(&Text::new("name.nothing")), "name.nothing");
    }

    #[test]
    fn a_seat_is_called_by_its_number_where_names_are_not_known() {
        const PASSES: Messages =
            Messages { en: "p = { SEAT($seat) } passes.", tr: "", hu: "", nl: "p = { SEAT($seat) } past." };
        let passes = Text::new("p").with("seat", 1);
        assert_eq!(Phrasebook::new(Language::En, [&PASSES]).say(&passes), "Seat 1 passes.");
        assert_eq!(Phrasebook::new(Language::Nl, [&PASSES]).say(&passes), "Stoel 1 past.");
    }

    #[test]
    fn a_missing_message_falls_back_to_english_and_then_to_its_id() {
        let dutch = Phrasebook::new(Language::Nl, [&SAMPLE]);
        assert_eq!(dutch.say(&Text::new("name")), "Fog");
        assert_eq!(dutch.say(&Text::new("nothing-like-it")), "nothing-like-it");
    }

    #[test]
    fn a_language_is_found_by_tag_or_environment() {
        assert_eq!(Language::from_tag("hu_HU.UTF-8"), Some(Language::Hu));
        assert_eq!(Language::from_tag("fr"), None);
    }
}

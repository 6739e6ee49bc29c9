//! What is said to people, in their own language.
//!
//! Rules code never holds a sentence: it names a message and its arguments, a [`Text`]. The sentences are Fluent
//! files beside each crate (`locales/<tag>.ftl`), the same ones for server, terminal and browser.
//!
//! A message calls who sits somewhere `{ SEAT($seat) }`: a person or a role, whatever [`Phrasebook::call_seats`] was told.

use std::borrow::Cow;
use std::fmt;
use std::sync::{Arc, RwLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

use crate::{Language, Messages};

/// Something to be said: a message and what fills it in.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Text {
    /// The id of the Fluent message, or of one of its attributes: `option-last-chance.help`.
    #[cfg_attr(feature = "wire", ts(type = "string"))]
    pub id: Cow<'static, str>,
    /// Its arguments, by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<Vec<(String, Argument)>>"))]
    pub args: Vec<(Cow<'static, str>, Argument)>,
}

/// What fills a message in.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(untagged)]
pub enum Argument {
    /// A number, which also chooses the plural form.
    Number(i64),
    /// Another message, said in the same language.
    Text(Text),
    /// Several messages, one after the other with commas between them.
    List(Vec<Text>),
    /// A name that is the same in every language, or a selector key.
    Word(#[cfg_attr(feature = "wire", ts(type = "string"))] Cow<'static, str>),
}

impl Text {
    /// A message.
    #[must_use]
    pub fn new(id: impl Into<Cow<'static, str>>) -> Text {
        Text { id: id.into(), args: Vec::new() }
    }

    /// A line that belongs to the one before it, and stands a little to the right.
    #[must_use]
    pub fn under(self) -> Text {
        Text::new("core-under").with("line", self)
    }

    /// This sentence, and another one behind it.
    #[must_use]
    pub fn then(self, next: Text) -> Text {
        Text::new("core-then").with("first", self).with("second", next)
    }

    /// Whole percents; what is possible is never called 0, what is not certain never 100.
    #[must_use]
    pub fn percent(chance: f64) -> Text {
        // Adding nothing makes of −0 a 0.
        let whole = (chance * 100.0).round() + 0.0;
        let number = match chance {
            _ if chance > 0.0 && whole < 1.0 => "<1".to_owned(),
            _ if chance < 1.0 && whole > 99.0 => ">99".to_owned(),
            _ => format!("{whole:.0}"),
        };
        Text::new("core-percent").with("percent", number)
    }

    /// A number with one decimal, as the language writes it.
    #[must_use]
    pub fn tenths(number: f64) -> Text {
        let text = format!("{number:.1}");
        let (whole, tenth) = text.split_once('.').unwrap_or((&text, "0"));
        Text::new("core-number").with("whole", whole.to_owned()).with("tenths", tenth.to_owned())
    }

    /// Fills in an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Argument>) -> Text {
        self.args.push((name.into(), value.into()));
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

impl From<Vec<Text>> for Argument {
    fn from(texts: Vec<Text>) -> Argument {
        Argument::List(texts)
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
    seats: SeatNames,
}

/// What the seats are called, shared with the function that messages call.
type SeatNames = Arc<RwLock<Vec<String>>>;

impl Phrasebook {
    /// A phrasebook of some crates' messages.
    ///
    /// # Panics
    /// When a message file is not Fluent: they are part of the program and every test reads them.
    #[must_use]
    pub fn new<'a>(language: Language, messages: impl IntoIterator<Item = &'a Messages>) -> Phrasebook {
        let seats = SeatNames::default();
        let mut own = bundle(language, &seats);
        let mut english = bundle(Language::En, &seats);
        for set in messages {
            add(&mut own, set.source(language));
            if language != Language::En {
                add(&mut english, set.source(Language::En));
            }
        }
        let bundles = if language == Language::En { vec![own] } else { vec![own, english] };
        Phrasebook { language, bundles, seats }
    }

    /// Says what the seats are called from now on: people's names, or roles. A seat without a name is "Player 1".
    pub fn call_seats(&self, names: impl IntoIterator<Item = String>) {
        let mut seats = self.seats.write().unwrap_or_else(std::sync::PoisonError::into_inner);
        *seats = names.into_iter().collect();
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
            match argument {
                Argument::Text(inner) => drop(self.try_say(inner)?),
                Argument::List(texts) => texts.iter().try_for_each(|inner| self.try_say(inner).map(drop))?,
                Argument::Number(_) | Argument::Word(_) => {}
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
                Argument::List(texts) => self.list(texts).into(),
                Argument::Word(word) => word.as_ref().into(),
            };
            args.set(name.as_ref(), value);
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

    /// Says several texts, with commas between them.
    #[must_use]
    pub fn list(&self, texts: &[Text]) -> String {
        texts.iter().map(|text| self.say(text)).collect::<Vec<_>>().join(", ")
    }
}

impl fmt::Debug for Phrasebook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Phrasebook").field(&self.language).finish()
    }
}

fn bundle(language: Language, seats: &SeatNames) -> FluentBundle<FluentResource> {
    let id: LanguageIdentifier = language.tag().parse().expect("our tags are language identifiers");
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    // Isolation marks are for mixed directions; all our languages run left to right, and terminals print the marks.
    bundle.set_use_isolating(false);
    let mut words = FluentBundle::new_concurrent(bundle.locales.clone());
    words.set_use_isolating(false);
    add(&mut words, crate::language::MESSAGES.source(language));
    add(&mut bundle, crate::language::MESSAGES.source(language));
    let names = Arc::clone(seats);
    let named = bundle.add_function("SEAT", move |seats, _| match seats.first() {
        Some(FluentValue::Number(seat)) => {
            let names = names.read().unwrap_or_else(std::sync::PoisonError::into_inner);
            let seat = seat.value as u8;
            names.get(usize::from(seat)).cloned().unwrap_or_else(|| player(&words, seat)).into()
        }
        _ => FluentValue::Error,
    });
    named.expect("a new bundle has no functions");
    bundle
}

/// What a seat is called when neither a person's name nor a role is known.
fn player(words: &FluentBundle<FluentResource>, seat: u8) -> String {
    let mut args = FluentArgs::new();
    args.set("number", u32::from(seat) + 1);
    let pattern = words.get_message("core-player").and_then(|message| message.value());
    let pattern = pattern.expect("core's own messages are tested");
    words.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
}

fn add(bundle: &mut FluentBundle<FluentResource>, source: &str) {
    let resource = FluentResource::try_new(source.to_owned())
        .unwrap_or_else(|(_, errors)| panic!("a message file is not Fluent: {errors:?}"));
    bundle.add_resource_overriding(resource);
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAMPLE: Messages = Messages::everywhere(
        "cards = { $count ->\n    [one] one card\n   *[other] { $count } cards\n }\nname = Fog\n    .help = It hides.",
    )
    .with(Language::Tr, "cards = { $count } kart")
    .with(Language::Nl, "cards = { $count } kaarten");

    #[test]
    fn a_text_is_said_in_the_language_with_its_plural() {
        let english = Phrasebook::new(Language::En, [&SAMPLE]);
        assert_eq!(english.say(&Text::new("cards").with("count", 1)), "one card");
        assert_eq!(english.say(&Text::new("cards").with("count", 3)), "3 cards");
        let turkish = Phrasebook::new(Language::Tr, [&SAMPLE]);
        assert_eq!(turkish.say(&Text::new("cards").with("count", 3)), "3 kart");
    }

    #[test]
    fn a_list_is_said_with_commas() {
        const HELD: Messages = Messages::everywhere("held = Held: { $cards }.\nred = red\nblue = blue");
        let held = Text::new("held").with("cards", vec![Text::new("red"), Text::new("blue")]);
        assert_eq!(Phrasebook::new(Language::En, [&HELD]).say(&held), "Held: red, blue.");
    }

    #[test]
    fn sentences_stand_behind_and_under_each_other() {
        const TWO: Messages = Messages::everywhere("one = One.\ntwo = Two.");
        let both = Text::new("one").then(Text::new("two")).under();
        assert_eq!(Phrasebook::new(Language::En, [&TWO]).say(&both), "  One. Two.");
    }

    #[test]
    fn numbers_are_written_as_the_language_writes_them() {
        let (english, hungarian) = (Phrasebook::new(Language::En, []), Phrasebook::new(Language::Hu, []));
        assert_eq!((english.say(&Text::tenths(2.5)), hungarian.say(&Text::tenths(2.5))), ("2.5".into(), "2,5".into()));
        let said = [0.0, 0.001, 0.999, 1.0].map(|chance| english.say(&Text::percent(chance)));
        assert_eq!(said, ["0 %", "<1 %", ">99 %", "100 %"]);
        assert_eq!(Phrasebook::new(Language::Tr, []).say(&Text::percent(0.51)), "%51");
    }

    #[test]
    fn an_attribute_is_said_by_its_name() {
        let english = Phrasebook::new(Language::En, [&SAMPLE]);
        assert_eq!(english.say(&Text::new("name.help")), "It hides.");
        assert_eq!(english.say(&Text::new("name.nothing")), "name.nothing");
    }

    #[test]
    fn a_seat_is_called_by_its_name_or_by_its_number() {
        const PASSES: Messages =
            Messages::everywhere("p = { SEAT($seat) } passes.").with(Language::Nl, "p = { SEAT($seat) } past.");
        let passes = Text::new("p").with("seat", 1);
        let english = Phrasebook::new(Language::En, [&PASSES]);
        assert_eq!(english.say(&passes), "Player 2 passes.");
        assert_eq!(Phrasebook::new(Language::Nl, [&PASSES]).say(&passes), "Speler 2 past.");
        english.call_seats(["Ada".to_owned(), "Bela".to_owned()]);
        assert_eq!(english.say(&passes), "Bela passes.");
    }

    #[test]
    fn a_missing_message_falls_back_to_english_and_then_to_its_id() {
        let dutch = Phrasebook::new(Language::Nl, [&SAMPLE]);
        assert_eq!(dutch.say(&Text::new("name")), "Fog");
        assert_eq!(dutch.say(&Text::new("nothing-like-it")), "nothing-like-it");
    }
}

//! Why a line of a record cannot be played, in a sentence that a person can read.

use sandtable_core::{GameInfo, Language, LineError, Phrasebook, PlayError, Refusal, ReplayError, Text};

/// That a record cannot be played on, at which line and why.
pub fn cannot_be_played(error: &ReplayError, info: &GameInfo, language: Language) -> Text {
    let ReplayError::Line { line, entry, error } = error else {
        return Text::new("cli-verify-cannot-begin").with("why", error.whole());
    };
    let why = match error {
        LineError::Play(PlayError::Refused(Refusal::Illegal(illegal))) => {
            let voice = Phrasebook::new(language, [&info.messages]);
            format!("{} ({})", voice.say(&illegal.text), illegal.rule)
        }
        error => error.to_string(),
    };
    Text::new("cli-verify-line").with("line", *line as i64).with("entry", entry.to_string()).with("why", why)
}

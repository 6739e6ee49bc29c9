//! Following a record line by line, with refusals that a person can read.

use sandtable_core::{Applied, Entry, Language, LineError, Match, Phrasebook, PlayError, Refusal, ReplayError, Text};

/// Plays one line, or says in a sentence why it cannot be played.
pub fn play_line(play: &mut Match, entry: &Entry, language: Language) -> Result<Option<Applied>, String> {
    play.follow(entry).map_err(|error| match error {
        ReplayError::Line { error: LineError::Play(PlayError::Refused(Refusal::Illegal(illegal))), .. } => {
            let voice = Phrasebook::new(language, [&play.info().messages]);
            format!("{} ({})", voice.say(&illegal.text), illegal.rule)
        }
        ReplayError::Line { error, .. } => error.to_string(),
        other => other.whole(),
    })
}

/// That a line cannot be played, and why.
pub fn cannot_be_played(line: usize, entry: &Entry, why: String) -> Text {
    Text::new("cli-verify-line").with("line", line as i64).with("entry", entry.to_string()).with("why", why)
}

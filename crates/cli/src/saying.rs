//! The program's own sentences.

use sandtable_core::{Language, Messages, Outcome, Phrasebook, Text, Verdict, messages};

/// Every sentence, in every language.
const MESSAGES: Messages = messages!();

/// The program's sentences in a language.
pub fn phrasebook(language: Language) -> Phrasebook {
    Phrasebook::new(language, [&MESSAGES])
}

/// A seat as people call it: by its name and its number.
pub fn seat_name(seats: &[String], seat: usize) -> String {
    match seats.get(seat).filter(|name| !name.is_empty()) {
        Some(name) => format!("{name} ({seat})"),
        None => seat.to_string(),
    }
}

/// How a match ended, or that it has not.
pub fn outcome_text(outcome: Option<&Outcome>, seats: &[String]) -> Text {
    let Some(outcome) = outcome else { return Text::new("cli-outcome-running") };
    let text = match &outcome.verdict {
        Verdict::Drawn => Text::new("cli-outcome-drawn"),
        Verdict::Lost => Text::new("cli-outcome-lost"),
        Verdict::Won(winners) => {
            let names: Vec<String> = winners.iter().map(|seat| seat_name(seats, seat.index())).collect();
            Text::new("cli-outcome-won").with("who", names.join(", "))
        }
    };
    let text = text.with("ending", Text::new("cli-outcome-ending").with("why", outcome.reason.to_string()));
    if outcome.scores.is_empty() {
        return text;
    }
    let scores: Vec<String> = outcome.scores.iter().map(ToString::to_string).collect();
    Text::new("cli-outcome-scores").with("outcome", text).with("scores", scores.join(" : "))
}

#[cfg(test)]
mod tests {
    use sandtable_core::{Reason, Seat, SeatSet};

    use super::*;

    #[test]
    fn an_outcome_is_told_in_one_sentence() {
        let english = phrasebook(Language::En);
        let seats = ["Ada".to_owned(), "bot elite".to_owned()];
        let say = |outcome: Option<&Outcome>| english.say(&outcome_text(outcome, &seats));
        let won = Verdict::Won(SeatSet::only(Seat(0)));
        let mut outcome = Outcome { verdict: won, scores: vec![5, 2], reason: "BL-14.1".into() };
        assert_eq!(say(Some(&outcome)), "won by Ada (0), by BL-14.1; points 5 : 2");
        outcome.reason = Reason::Resigned;
        outcome.scores.clear();
        assert_eq!(say(Some(&outcome)), "won by Ada (0), by resignation");
        assert_eq!(say(None), "not over");
    }
}

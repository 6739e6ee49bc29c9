//! `sandtable verify`: is a record what it says it is?

use std::io::{self, Write};
use std::path::PathBuf;

use clap::Args;
use sandtable_core::{Entry, Language, Match, Record, Registry, Text, Walk};

use crate::following::cannot_be_played;
use crate::language::LanguageArg;
use crate::saying::{outcome_text, phrasebook};

/// Check records: the proof of the dice, every line, the result and the last position
///
/// A record that holds is replayed to its last line, and its result and digest are those that its lines lead to. Where
/// the host promised a secret before the match, the proof that nobody chose the dice is checked too.
#[derive(Args)]
#[command(after_help = "Examples:
  sandtable verify my-game.record
  sandtable verify records/*.record

Ends with 0 if every record holds, with 1 otherwise.")]
pub struct Verify {
    /// The records
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    #[command(flatten)]
    language: LanguageArg,
}

impl Verify {
    /// Examines every file and tells each point.
    pub fn run(self) -> anyhow::Result<()> {
        let registry = sandtable_shelf::registry();
        let language = self.language.language();
        let voice = phrasebook(language);
        let mut out = io::stdout().lock();
        let mut bad = 0;
        for file in &self.files {
            let points = match std::fs::read(file) {
                Ok(bytes) => examine(&bytes, &registry, language),
                Err(error) => vec![Point::bad(unreadable(error.to_string()))],
            };
            writeln!(out, "{}", file.display())?;
            for point in &points {
                writeln!(out, "  {}: {}", voice.say(&Text::new(point.mark.id())), voice.say(&point.text))?;
            }
            bad += usize::from(points.iter().any(|point| point.mark == Mark::Bad));
        }
        out.flush()?;
        if bad > 0 {
            let failed = Text::new("cli-verify-failed").with("bad", bad as i64).with("all", self.files.len() as i64);
            anyhow::bail!("{}", voice.say(&failed));
        }
        Ok(())
    }
}

/// What a point says about the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mark {
    /// It holds.
    Good,
    /// A reader should know.
    Note,
    /// It does not hold.
    Bad,
}

impl Mark {
    const fn id(self) -> &'static str {
        match self {
            Mark::Good => "cli-mark-good",
            Mark::Note => "cli-mark-note",
            Mark::Bad => "cli-mark-bad",
        }
    }
}

/// One thing that was examined.
#[derive(Debug)]
struct Point {
    mark: Mark,
    text: Text,
}

impl Point {
    fn good(text: Text) -> Point {
        Point { mark: Mark::Good, text }
    }

    fn note(text: Text) -> Point {
        Point { mark: Mark::Note, text }
    }

    fn bad(text: Text) -> Point {
        Point { mark: Mark::Bad, text }
    }
}

fn unreadable(why: String) -> Text {
    Text::new("cli-verify-unreadable").with("why", why)
}

/// Examines a record point by point, as far as one can go.
fn examine(bytes: &[u8], registry: &Registry, language: Language) -> Vec<Point> {
    let record = match std::str::from_utf8(bytes) {
        Ok(text) => Record::parse(text).map_err(|error| error.to_string()),
        Err(error) => Err(error.to_string()),
    };
    let record = match record {
        Ok(record) => record,
        Err(why) => return vec![Point::bad(unreadable(why))],
    };
    let mut points = vec![Point::good(
        Text::new("cli-verify-record")
            .with("game", record.game.clone())
            .with("rules", i64::from(record.rules))
            .with("lines", record.entries.len() as i64),
    )];
    points.extend(liberties(&record));
    match Match::beginning(&record, registry) {
        Ok(beginning) => {
            points.extend(other_setup(&beginning, &record, registry));
            points.push(dice(&record));
            points.extend(play_through(beginning, &record, language));
        }
        Err(error) => points.push(Point::bad(Text::new("cli-verify-cannot-begin").with("why", error.whole()))),
    }
    points
}

/// A match from a position has its set-up in the position: what the record says about it beside that must be the same.
fn other_setup(beginning: &Match, record: &Record, registry: &Registry) -> Option<Point> {
    let written = registry.find(&record.game).ok()?.whole_setup(&record.setup);
    let same = written.is_ok_and(|written| written == beginning.game().setup());
    (!same).then(|| Point::bad(Text::new("cli-verify-other-setup")))
}

/// What the table allowed itself: a reader should know.
fn liberties(record: &Record) -> Vec<Point> {
    let take_backs = record.entries.iter().filter(|entry| matches!(entry, Entry::TakeBack(..))).count();
    let forced = record.entries.iter().any(|entry| matches!(entry, Entry::Dice(_)));
    let mut points = Vec::new();
    if take_backs > 0 {
        points.push(Point::note(Text::new("cli-verify-take-backs").with("count", take_backs as i64)));
    }
    if forced {
        points.push(Point::note(Text::new("cli-verify-forced")));
    }
    points
}

/// The proof that nobody chose the dice (`docs/fair-dice.md`).
fn dice(record: &Record) -> Point {
    let (Some(fair), Some(seed)) = (&record.fair, &record.seed) else {
        return Point::note(Text::new("cli-verify-no-promise"));
    };
    if fair.contributions.len() != record.seats.len() {
        let text = Text::new("cli-verify-contributions")
            .with("seats", record.seats.len() as i64)
            .with("count", fair.contributions.len() as i64);
        return Point::bad(text);
    }
    match fair.verify(seed) {
        Ok(()) => Point::good(Text::new("cli-verify-fair")),
        Err(error) => Point::bad(Text::new("cli-verify-not-fair").with("why", error.to_string())),
    }
}

/// Plays every line, and holds the end to the written result and digest.
fn play_through(play: Match, record: &Record, language: Language) -> Vec<Point> {
    let info = play.info();
    match Walk::on(play, &record.entries).finish() {
        Ok(play) => {
            vec![Point::good(Text::new("cli-verify-replayed")), result(&play, record), last_position(&play, record)]
        }
        Err(error) => vec![Point::bad(cannot_be_played(&error, info, language))],
    }
}

fn result(play: &Match, record: &Record) -> Point {
    let told = |outcome: Option<&_>| outcome_text(outcome, &record.seats);
    let played = play.outcome();
    if played == record.outcome {
        return Point::good(Text::new("cli-verify-result").with("outcome", told(played.as_ref())));
    }
    let text = Text::new("cli-verify-other-result").with("written", told(record.outcome.as_ref()));
    Point::bad(text.with("played", told(played.as_ref())))
}

fn last_position(play: &Match, record: &Record) -> Point {
    let played = play.digest();
    if played == record.digest {
        return Point::good(Text::new("cli-verify-digest").with("digest", played));
    }
    Point::bad(Text::new("cli-verify-other-digest").with("written", record.digest.clone()).with("played", played))
}

#[cfg(test)]
mod tests {
    use sandtable_core::{Chosen, FairDice, Seat, Token, derive_seed};
    use serde_json::json;

    use super::*;
    use crate::toy::Toy;

    fn registry() -> Registry {
        Registry::new().with::<Toy>()
    }

    /// A match with proved dice, played to its end.
    fn proved() -> Match {
        let secret = Token([5; 32]);
        let contributions = vec![Token([6; 32]), Token::NOTHING];
        let registry = registry();
        let kind = registry.find("toy").unwrap();
        let mut play = Match::start(kind, &json!({"short": true}), derive_seed(&secret, &contributions)).unwrap();
        play.seat_names(["Ada".to_owned(), "bot veteran".to_owned()]);
        play.prove_with(FairDice::new(secret, contributions));
        for turn in 0..7 {
            play.act(Seat(turn % 2), &Chosen::Notation("roll".to_owned())).unwrap();
        }
        play
    }

    /// The marks, and the sentences that say what is wrong or noteworthy.
    fn verdict(text: &str) -> (Vec<Mark>, String) {
        let english = phrasebook(Language::En);
        let points = examine(text.as_bytes(), &registry(), Language::En);
        let telling = points.iter().filter(|point| point.mark != Mark::Good).map(|point| english.say(&point.text));
        (points.iter().map(|point| point.mark).collect(), telling.collect::<Vec<_>>().join("; "))
    }

    #[test]
    fn a_proved_match_holds_in_every_point() {
        let (marks, telling) = verdict(&proved().record().to_string());
        assert_eq!((marks, telling.as_str()), (vec![Mark::Good; 5], ""));
    }

    #[test]
    fn a_changed_seed_or_secret_or_a_missing_contribution_breaks_the_proof() {
        let record = proved().record();
        let spoiled = |spoil: fn(&mut FairDice)| {
            let mut record = record.clone();
            record.fair.iter_mut().for_each(spoil);
            verdict(&record.to_string()).1
        };
        let other_secret = spoiled(|fair| fair.secret = Some(Token([9; 32])));
        assert!(other_secret.ends_with("does not match the commitment made before the match"), "{other_secret}");
        let other_contribution = spoiled(|fair| fair.contributions[1] = Token([1; 32]));
        assert!(other_contribution.ends_with("does not follow from the secret and the seats' contributions"));
        let one_short = spoiled(|fair| fair.contributions.truncate(1));
        assert_eq!(one_short, "the dice are not proved: 2 seats, but 1 contributions");
    }

    #[test]
    fn a_line_that_cannot_be_played_is_named_with_its_rule() {
        let text = proved().record().to_string().replace("\n3 0 roll", "\n3 1 roll");
        let (marks, telling) = verdict(&text);
        assert_eq!(marks.last(), Some(&Mark::Bad));
        assert_eq!(telling, "line 3 (1 roll) cannot be played: No (TY-1.1)");
    }

    #[test]
    fn another_result_and_another_last_position_are_found() {
        let record = proved().record();
        let text = record.to_string();
        let (_, telling) = verdict(&text.replace(&record.digest, &"0".repeat(64)));
        assert!(telling.starts_with("the last position is wrong: the record's digest is 0000"), "{telling}");
        let other = text.lines().map(|line| if line.starts_with("result: ") { "result: drawn" } else { line });
        let (_, telling) = verdict(&(other.collect::<Vec<_>>().join("\n") + "\n"));
        assert!(telling.starts_with("the result is wrong: the record says “drawn, by TY-3.1; points"), "{telling}");
    }

    #[test]
    fn a_position_with_another_set_up_than_the_record_says_is_found() {
        let registry = registry();
        let position = proved().game().save().into_json();
        let play =
            Match::from_position(registry.find("toy").unwrap(), &position, sandtable_core::Seed([1; 32])).unwrap();
        let sound = play.record().to_string();
        assert_eq!(verdict(&sound).1, "the dice have no proof: no secret was promised before the match");
        let (_, telling) = verdict(&sound.replace("setup: {\"short\":true}", "setup: {\"short\":false}"));
        assert!(telling.starts_with("the set-up is not that of the position"), "{telling}");
    }

    #[test]
    fn what_the_table_allowed_itself_is_told() {
        let mut play = proved();
        play.take_back(Seat(0), 2).unwrap();
        play.force_dice(vec!["6".to_owned()]);
        let (marks, telling) = verdict(&play.record().to_string());
        assert!(!marks.contains(&Mark::Bad));
        assert_eq!(
            telling,
            "steps were taken back once, by leave of the table; \
             dice were forced: this match proves nothing about its dice"
        );
    }

    #[test]
    fn other_rules_a_withheld_seed_and_no_record_at_all_are_refused() {
        let text = proved().record().to_string();
        let (_, old) = verdict(&text.replace("rules: 3", "rules: 2"));
        assert!(old.contains("rules version 2 of toy, this program plays version 3"), "{old}");
        let withheld = Record { seed: None, ..proved().record() };
        assert!(verdict(&withheld.to_string()).1.contains("withholds its seed"));
        assert_eq!(verdict("hello").1, "this is no record: line 1: expected `sandtable record 1`");
        assert_eq!(examine(&[0xff], &registry(), Language::En)[0].mark, Mark::Bad);
    }
}

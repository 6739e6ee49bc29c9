//! A match at this keyboard: who decides now, what he is shown, and what his clicks do.

mod draw;
mod input;

use std::path::PathBuf;

use anyhow::Context as _;
use ratatui::layout::Rect;
use sandtable_core::{
    Chosen, Entry, Illegal, Match, PlayError, Record, Refusal, Registry, Seat, Seed, Step, Text, ViewJson, Viewer,
};
use serde_json::Value;

use crate::board::{Board, Target};
use crate::boards;
use crate::chronicle::{Chronicle, line_of_play};
use crate::clicks::{Clicked, Clicks};
use crate::cursor;
use crate::options::{Opponent, PlayOptions, Player, Start};
use crate::palette::Palette;
use crate::save;
use crate::sheet::{Asked, Question, Reader, Sheet};
use crate::thinking::{Thinking, Thought};
use crate::why::why_not;
use crate::words::Words;

/// A match at this keyboard.
pub(crate) struct Table {
    registry: Registry,
    play: Match,
    chairs: Vec<Chair>,
    board: Box<dyn Board>,
    words: Words,
    palette: Palette,
    file: PathBuf,
    chronicle: Chronicle,
    moment: Moment,
    /// Whose eyes the screen is for.
    viewer: Viewer,
    clicks: Clicks,
    cursor: Option<Step>,
    note: Option<Note>,
    sheet: Option<Sheet>,
    sorting: usize,
    /// By seat: what it saw when it last decided, and how long the chronicle was then.
    parted: Vec<(Option<ViewJson>, usize)>,
    targets: Vec<Target>,
    log_area: Rect,
    log_back: usize,
    ticks: usize,
    leaving: Option<Leaving>,
}

/// Who sits in a seat.
enum Chair {
    /// A person.
    Person,
    /// A bot; away while it thinks.
    Bot(Option<Box<dyn Opponent>>),
}

/// What the table waits for.
enum Moment {
    /// The viewer decides.
    Asked,
    /// A bot thinks.
    Thinking(Thinking),
    /// The viewer's turn is over and somebody else at this keyboard is next: a last look before handing over.
    HandOver(Seat),
    /// Nothing is shown until this seat sits down.
    Curtain(Seat),
    /// The match is over; is the result in front of the table?
    Over {
        /// The result lies over the table.
        shown: bool,
    },
}

/// A line for the player.
enum Note {
    /// The rules forbid it.
    Forbidden(Illegal),
    /// Anything else.
    Said(String),
}

/// Why the table was left.
#[derive(Debug)]
pub(crate) enum Leaving {
    /// The player goes.
    Quit,
    /// Another match of the same kind.
    Rematch,
    /// A look at the record.
    Replay,
    /// Something is broken.
    Failed(anyhow::Error),
}

impl Table {
    /// Sits down.
    pub(crate) fn new(options: PlayOptions) -> anyhow::Result<Table> {
        let PlayOptions { registry, start, players, save, language, colour } = options;
        let (mut play, chronicle, file) = match start {
            Start::New { game, setup, seed } => {
                let play = Match::start(registry.find(&game)?, &setup, seed)?;
                (play, Chronicle::default(), save.unwrap_or_else(|| save::new_file(&game)))
            }
            Start::Resume { file, record } => {
                let (play, chronicle) = follow(&record, &registry)?;
                (play, chronicle, save.unwrap_or(file))
            }
        };
        let seats = usize::from(play.game().seats());
        anyhow::ensure!(players.len() == seats, "{} players for {seats} seats", players.len());
        let words = Words::new(language, play.info());
        play.seat_names(names_of(&players, &words));
        let chairs = players.into_iter().map(|player| match player {
            Player::Person { .. } => Chair::Person,
            Player::Bot(bot) => Chair::Bot(Some(bot)),
        });
        let mut table = Table {
            board: boards::of(play.info().slug),
            words,
            palette: Palette::new(colour),
            registry,
            chairs: chairs.collect(),
            file,
            chronicle,
            moment: Moment::Asked,
            viewer: Viewer::Public,
            clicks: Clicks::default(),
            cursor: None,
            note: None,
            sheet: None,
            sorting: 0,
            parted: vec![(None, 0); seats],
            targets: Vec::new(),
            log_area: Rect::ZERO,
            log_back: 0,
            ticks: 0,
            leaving: None,
            play,
        };
        table.parted_so_far();
        if let [only] = table.people()[..] {
            table.viewer = Viewer::Seat(only);
        }
        table.keep().with_context(|| format!("cannot write {}", table.file.display()))?;
        table.advance();
        Ok(table)
    }

    /// The same people and bots play again, in a file of its own; chance comes from the last match.
    pub(crate) fn rematch(&mut self, file: Option<PathBuf>) -> anyhow::Result<()> {
        let record = self.play.record();
        let seed = Seed::from_text(&format!(
            "{} {}",
            record.seed.map(|seed| seed.to_string()).unwrap_or_default(),
            record.digest
        ));
        let kind = self.registry.find(&record.game)?;
        let setup: &Value = &record.setup;
        self.play = Match::start(kind, setup, seed)?;
        self.play.seat_names(record.seats);
        self.chronicle = Chronicle::default();
        self.parted = vec![(None, 0); self.chairs.len()];
        self.file = file.unwrap_or_else(|| save::new_file(&record.game));
        self.leaving = None;
        self.viewer = match self.people()[..] {
            [only] => Viewer::Seat(only),
            _ => Viewer::Public,
        };
        self.keep()?;
        self.advance();
        Ok(())
    }

    /// Back from a look at the record.
    pub(crate) fn come_back(&mut self) {
        self.leaving = None;
    }

    /// Why the table was left.
    pub(crate) fn leaving(&mut self) -> Option<Leaving> {
        self.leaving.take()
    }

    /// The record so far.
    pub(crate) fn record(&self) -> Record {
        self.play.record()
    }

    /// The games the program knows.
    pub(crate) fn registry(&self) -> &Registry {
        &self.registry
    }

    /// Where the match is kept.
    pub(crate) fn file(&self) -> &std::path::Path {
        &self.file
    }

    /// Everything on the screen that can be pointed at.
    #[cfg(test)]
    pub(crate) fn in_sight(&self) -> Vec<Step> {
        self.targets.iter().map(|target| target.step.clone()).collect()
    }

    /// What may be chosen next.
    #[cfg(test)]
    pub(crate) fn choosable(&self) -> Vec<Step> {
        self.clicks.next()
    }

    /// The words it speaks.
    pub(crate) fn words(&self) -> &Words {
        &self.words
    }

    /// The seats of people.
    fn people(&self) -> Vec<Seat> {
        let seats = (0u8..).map(Seat).zip(&self.chairs);
        seats.filter(|(_, chair)| matches!(chair, Chair::Person)).map(|(seat, _)| seat).collect()
    }

    fn is_person(&self, seat: Seat) -> bool {
        matches!(self.chairs.get(seat.index()), Some(Chair::Person))
    }

    /// In a resumed match everybody was last here at his own last action.
    fn parted_so_far(&mut self) {
        for (line, entry) in self.play.entries().iter().enumerate() {
            if let Entry::Action(seat, _) = entry
                && let Some(parted) = self.parted.get_mut(seat.index())
            {
                parted.1 = line + 1;
            }
        }
    }

    /// Writes the record to its file.
    fn keep(&self) -> std::io::Result<()> {
        save::write(&self.file, &self.play.record())
    }

    /// Finds out what the table waits for now.
    fn advance(&mut self) {
        self.clicks = Clicks::default();
        if self.play.outcome().is_some() {
            self.moment = Moment::Over { shown: true };
            if self.people().len() != 1 {
                self.viewer = Viewer::Public;
            }
            return;
        }
        let asked = self.play.game().to_act();
        if let Viewer::Seat(seat) = self.viewer
            && asked.contains(seat)
        {
            self.ask(seat);
        } else if let Some(bot) = asked.iter().find(|&seat| !self.is_person(seat)) {
            self.let_think(bot);
        } else if let Some(next) = asked.lowest() {
            let looked_at = matches!(self.viewer, Viewer::Seat(_));
            self.moment = if looked_at { Moment::HandOver(next) } else { Moment::Curtain(next) };
        }
    }

    fn ask(&mut self, seat: Seat) {
        self.moment = Moment::Asked;
        self.clicks = Clicks::new(self.play.game().legal(seat));
        self.place_cursor();
    }

    fn let_think(&mut self, seat: Seat) {
        if let Some(Chair::Bot(bot)) = self.chairs.get_mut(seat.index())
            && let Some(bot) = bot.take()
        {
            self.moment = Moment::Thinking(Thinking::start(bot, self.play.game().copy(), seat));
        }
    }

    /// A bot has decided.
    fn heard(&mut self, seat: Seat, thought: Thought) {
        self.chairs[seat.index()] = Chair::Bot(Some(thought.opponent));
        let name = self.play.seats()[seat.index()].clone();
        let Some(action) = thought.action else {
            self.leaving = Some(Leaving::Failed(anyhow::anyhow!("{name} broke down while thinking")));
            return;
        };
        if let Err(error) = self.carry_out(seat, &action) {
            let error = anyhow::Error::from(error).context(format!("{name} answered {action:?}"));
            self.leaving = Some(Leaving::Failed(error));
        }
    }

    /// Somebody sits down at the keyboard.
    fn sit_down(&mut self, seat: Seat) {
        self.viewer = Viewer::Seat(seat);
        self.note = None;
        self.log_back = 0;
        let missed = self.parted[seat.index()].1..self.chronicle.len();
        let missed = self.chronicle.told(self.viewer, missed, self.play.seats(), &self.words);
        if !missed.is_empty() {
            self.sheet = Some(Sheet::Reading(Reader::of_sentences(self.words.ui("ui-away-title"), missed)));
        }
        self.advance();
    }

    /// Carries out an action of a seat and keeps the match.
    fn carry_out(&mut self, seat: Seat, action: &str) -> Result<(), PlayError> {
        let applied = self.play.act(seat, &Chosen::Notation(action.to_owned()))?;
        self.chronicle.write(Entry::Action(seat, applied.action.clone()), Some(applied));
        let view = self.is_person(seat).then(|| self.play.game().view(Viewer::Seat(seat)));
        self.parted[seat.index()] = (view, self.chronicle.len());
        self.log_back = 0;
        self.note = None;
        self.keep_or_say();
        self.advance();
        Ok(())
    }

    fn keep_or_say(&mut self) {
        if let Err(error) = self.keep() {
            let text = Text::new("ui-not-saved").with("error", error.to_string());
            self.note = Some(Note::Said(self.words.say(&text)));
        }
    }

    /// The viewer points at a thing.
    fn point_at(&mut self, step: &Step) {
        self.cursor = Some(step.clone());
        self.note = None;
        let Viewer::Seat(seat) = self.viewer else { return };
        if !matches!(self.moment, Moment::Asked) {
            return;
        }
        match self.clicks.click(step) {
            Clicked::Refused => self.ask_why_not(seat, step),
            Clicked::Narrowed => self.place_cursor(),
            Clicked::Complete(choice) => self.choose(seat, &choice.action),
        }
    }

    fn choose(&mut self, seat: Seat, action: &str) {
        if let Err(error) = self.carry_out(seat, action) {
            self.clicks.restart();
            self.note = Some(match error {
                PlayError::Refused(Refusal::Illegal(illegal)) => Note::Forbidden(illegal),
                other => Note::Said(other.to_string()),
            });
        }
    }

    fn ask_why_not(&mut self, seat: Seat, step: &Step) {
        let mut things: Vec<Step> = self.board.buttons();
        things.extend(self.board.hidden());
        for target in &self.targets {
            if !things.contains(&target.step) {
                things.push(target.step.clone());
            }
        }
        let reason = why_not(self.play.game(), seat, self.clicks.made(), step, &things);
        self.note = Some(match reason {
            Some(illegal) => Note::Forbidden(illegal),
            None => {
                let thing = self.words.say(&self.play.game().step_text(step));
                Note::Said(self.words.say(&Text::new("ui-not-now").with("thing", thing)))
            }
        });
    }

    /// Puts the cursor on something that may be chosen, near where it was.
    fn place_cursor(&mut self) {
        let next = self.clicks.next();
        if self.cursor.as_ref().is_none_or(|cursor| !next.contains(cursor)) {
            self.cursor = cursor::nearest(&self.targets, self.cursor.as_ref(), &next).cloned();
        }
    }

    /// Takes a click back, or the last step, or asks whether more should be taken back.
    fn undo(&mut self) {
        if self.clicks.back() {
            self.place_cursor();
            return;
        }
        let Viewer::Seat(seat) = self.viewer else { return };
        if matches!(self.moment, Moment::Thinking(_)) {
            self.note = Some(Note::Said(self.words.ui("ui-undo-later")));
            return;
        }
        if self.play.can_undo(seat) {
            if self.play.undo(seat).is_ok() {
                self.chronicle.strike();
                self.after_going_back();
            }
            return;
        }
        let own = |&line: &usize| matches!(self.play.entries()[line], Entry::Action(who, _) if who == seat);
        match line_of_play(self.play.entries()).into_iter().rfind(own) {
            Some(line) if self.people().len() == 1 => {
                self.sheet = Some(Sheet::Asking(Question::new(Asked::TakeBack(line))));
            }
            _ => self.note = Some(Note::Said(self.words.ui("ui-no-undo"))),
        }
    }

    /// What was asked has been answered with yes.
    fn do_as_asked(&mut self, asked: Asked) {
        let Viewer::Seat(seat) = self.viewer else { return };
        match asked {
            Asked::TakeBack(line) => {
                if self.play.take_back(seat, line).is_ok() {
                    self.chronicle.write(Entry::TakeBack(seat, line), None);
                    self.after_going_back();
                }
            }
            Asked::Resign => {
                if self.play.resign(seat).is_ok() {
                    self.chronicle.write(Entry::Resign(seat), None);
                    self.keep_or_say();
                    self.advance();
                }
            }
        }
    }

    fn after_going_back(&mut self) {
        self.note = Some(Note::Said(self.words.ui("ui-taken-back")));
        self.keep_or_say();
        self.advance();
    }
}

/// What everybody is called; a person without a name is `you`, or a number among several.
fn names_of(players: &[Player], words: &Words) -> Vec<String> {
    let people = players.iter().filter(|player| matches!(player, Player::Person { .. })).count();
    let name = |(seat, player): (usize, &Player)| match player {
        Player::Person { name } if !name.trim().is_empty() => name.clone(),
        Player::Person { .. } if people == 1 => words.ui("ui-you"),
        Player::Person { .. } => words.say(&Text::new("ui-player").with("number", seat as i64 + 1)),
        Player::Bot(bot) => bot.name(),
    };
    players.iter().enumerate().map(name).collect()
}

/// Plays a record through, listening.
pub(crate) fn follow(record: &Record, registry: &Registry) -> anyhow::Result<(Match, Chronicle)> {
    // Holds the record to its result and digest.
    Match::replay(record, registry)?;
    let mut play = Match::beginning(record, registry)?;
    let mut chronicle = Chronicle::default();
    for entry in &record.entries {
        let applied = play.follow(entry)?;
        chronicle.write(entry.clone(), applied);
    }
    Ok((play, chronicle))
}

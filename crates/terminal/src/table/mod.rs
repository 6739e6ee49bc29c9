//! A match at this keyboard: who decides now, what he is shown, and what his clicks do.

mod draw;
mod input;

use std::path::PathBuf;

use anyhow::Context as _;
use ratatui::layout::Rect;
use sandtable_core::{
    Chosen, Component, Entry, Illegal, Match, PlayError, Record, Refusal, Registry, Role, Seat, Seed, Step, Text,
    Unseen, Viewer,
};
use serde_json::Value;

use crate::board::{Board, Seen, Switched, Target};
use crate::boards;
use crate::campaign::Campaigning;
use crate::chronicle::{Chronicle, line_of_play};
use crate::clicks::{Clicked, Clicks, offers};
use crate::cursor;
use crate::options::{Opponent, PlayOptions, Player, Start};
use crate::palette::Palette;
use crate::save;
use crate::sheet::{Asked, Question, Reader, Sheet};
use crate::thinking::{Thinking, Thought};
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
    /// What is printed on everything of this set-up.
    components: Vec<Component>,
    /// By seat: what it saw when it last decided, and how long the chronicle was then.
    parted: Vec<(Option<Seen>, usize)>,
    /// How the match went, once it is over.
    story: Vec<Text>,
    targets: Vec<Target>,
    log_area: Rect,
    log_back: usize,
    ticks: usize,
    leaving: Option<Leaving>,
    /// The campaign that the match belongs to.
    campaign: Option<Campaigning>,
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
        let roles = play.game().roles();
        play.seat_names(names_of(&players, &roles, &words));
        words.call_seats(play.seats(), &roles);
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
            components: play.game().components(),
            parted: nobody_parted(seats),
            story: Vec::new(),
            targets: Vec::new(),
            log_area: Rect::ZERO,
            log_back: 0,
            ticks: 0,
            leaving: None,
            campaign: None,
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
        let file = file.unwrap_or_else(|| save::new_file(&record.game));
        self.begin(&record.setup, seed, file)
    }

    /// After a match: the next one of the campaign, or the same again.
    pub(crate) fn play_another(&mut self) -> anyhow::Result<()> {
        self.enter_result()?;
        let next = match &mut self.campaign {
            Some(campaign) => campaign.next()?,
            None => return self.rematch(None),
        };
        if let Some((Start::New { setup, seed, .. }, file)) = next {
            self.begin(&setup, seed, file)?;
            self.open_campaign();
        }
        Ok(())
    }

    /// The match is one of a campaign, which is shown first.
    pub(crate) fn belongs_to(&mut self, campaign: Campaigning) {
        self.campaign = Some(campaign);
        self.open_campaign();
    }

    /// Enters the result in the campaign, if there are both.
    pub(crate) fn enter_result(&mut self) -> anyhow::Result<()> {
        self.campaign.as_mut().map_or(Ok(()), |campaign| campaign.enter(&self.play))
    }

    /// How the campaign stands.
    fn open_campaign(&mut self) {
        let Some(campaign) = &self.campaign else { return };
        let lines = campaign.lines(&self.play, &self.words);
        self.sheet = Some(Sheet::Reading(Reader::of_sentences(self.words.ui("ui-campaign-title"), lines)));
    }

    /// The same people and bots play another match, in a file of its own.
    fn begin(&mut self, setup: &Value, seed: Seed, file: PathBuf) -> anyhow::Result<()> {
        let (slug, seats) = (self.play.info().slug, self.play.seats().to_vec());
        self.play = Match::start(self.registry.find(slug)?, setup, seed)?;
        self.play.seat_names(seats);
        self.components = self.play.game().components();
        self.chronicle = Chronicle::default();
        self.parted = nobody_parted(self.chairs.len());
        self.file = file;
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
            self.story = self.play.story().map(|story| story.brief()).unwrap_or_default();
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
        self.clicks = Clicks::new(offers(self.play.game(), seat));
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
        self.run_on();
    }

    /// What the player's habits decide is not asked: likewise for the next of a group, a standing order.
    fn run_on(&mut self) {
        while let (Moment::Asked, Viewer::Seat(seat)) = (&self.moment, self.viewer) {
            let seen = self.board.see(self.play.game(), self.viewer);
            let habit = self.board.answer(&seen, self.clicks.all()).map(|offer| offer.action.clone());
            let ordered = || Some(self.play.game().obey(seat, &self.board.order(&seen)?)?.action);
            let Some(action) = habit.or_else(ordered) else { return };
            if !self.choose(seat, &action) {
                return;
            }
        }
    }

    /// What a thing is called.
    fn label(&self, seen: &Seen, step: &Step) -> Text {
        self.board.label(seen, step).unwrap_or_else(|| self.play.game().step_text(step))
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
        self.run_on();
    }

    /// Carries out an action of a seat and keeps the match.
    fn carry_out(&mut self, seat: Seat, action: &str) -> Result<(), PlayError> {
        let applied = self.play.act(seat, &Chosen::Notation(action.to_owned()))?;
        self.chronicle.write(Entry::Action(seat, applied.action), applied.happenings);
        let view = self.is_person(seat).then(|| self.board.see(self.play.game(), Viewer::Seat(seat)));
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
        self.note = None;
        let seen = self.board.see(self.play.game(), self.viewer);
        // A switch leaves the cursor where it is: it is set on the way to something else.
        match self.board.switch(step, &seen) {
            Some(Switched::Set) => return,
            Some(Switched::Go) => return self.run_on(),
            None => {}
        }
        self.cursor = Some(step.clone());
        let Viewer::Seat(seat) = self.viewer else { return };
        if !matches!(self.moment, Moment::Asked) {
            return;
        }
        let before = self.clicks.made().len();
        match self.clicks.click(step) {
            Clicked::Refused => self.ask_why_not(seat, step),
            Clicked::Narrowed => self.place_cursor(),
            Clicked::Complete(choice) => {
                self.board.made(&choice.path, before);
                self.choose(seat, &choice.action);
                self.run_on();
            }
        }
    }

    /// Makes a choice; `false` if it was refused, which is said.
    fn choose(&mut self, seat: Seat, action: &str) -> bool {
        let done = self.carry_out(seat, action);
        let kept = done.is_ok();
        if let Err(error) = done {
            self.clicks.restart();
            self.place_cursor();
            self.note = Some(match error {
                PlayError::Refused(Refusal::Illegal(illegal)) => Note::Forbidden(illegal),
                other => Note::Said(other.to_string()),
            });
        }
        kept
    }

    fn ask_why_not(&mut self, seat: Seat, step: &Step) {
        let clicks = self.clicks.made().iter().chain([step]).cloned().collect();
        self.note = Some(match self.play.game().ruling(seat, &clicks).refusal() {
            Some(illegal) => Note::Forbidden(illegal),
            None => {
                let seen = self.board.see(self.play.game(), self.viewer);
                let thing = self.words.say(&self.label(&seen, step));
                Note::Said(self.words.say(&Text::new("ui-not-now").with("thing", thing)))
            }
        });
    }

    /// Puts the cursor on something that may be chosen, near where it was.
    fn place_cursor(&mut self) {
        let seen = self.board.see(self.play.game(), self.viewer);
        self.clicks.take_detours(self.board.detours(&seen, &self.clicks));
        let next = self.clicks.next();
        if self.cursor.as_ref().is_none_or(|cursor| !next.contains(cursor)) {
            // What stands for several clicks is chosen on purpose, not because the cursor lies there.
            let itself = self.clicks.next_itself();
            let near = if itself.is_empty() { &next } else { &itself };
            self.cursor = cursor::nearest(&self.targets, self.cursor.as_ref(), near).cloned();
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
                    self.chronicle.write(Entry::TakeBack(seat, line, Unseen::Anew), Vec::new());
                    self.after_going_back();
                }
            }
            Asked::Resign => {
                if self.play.resign(seat).is_ok() {
                    self.chronicle.write(Entry::Resign(seat), Vec::new());
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

/// At the start nobody has decided anything.
fn nobody_parted(seats: usize) -> Vec<(Option<Seen>, usize)> {
    (0..seats).map(|_| (None, 0)).collect()
}

/// What everybody is called; a person without a name is `you`, or his role among several.
fn names_of(players: &[Player], roles: &[Role], words: &Words) -> Vec<String> {
    let people = players.iter().filter(|player| matches!(player, Player::Person { .. })).count();
    let name = |(player, role): (&Player, &Role)| match player {
        Player::Person { name } if !name.trim().is_empty() => name.clone(),
        Player::Person { .. } if people == 1 => words.ui("ui-you"),
        Player::Person { .. } => words.say(&role.name),
        Player::Bot(bot) => bot.name(),
    };
    players.iter().zip(roles).map(name).collect()
}

/// Plays a record through, and holds it to its end.
pub(crate) fn follow(record: &Record, registry: &Registry) -> anyhow::Result<(Match, Chronicle)> {
    let (play, chronicle) = Chronicle::of(record, registry)?;
    play.ends_as_written(record)?;
    Ok((play, chronicle))
}

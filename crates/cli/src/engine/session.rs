//! One conversation with a client: the current match, and what each operation does with it.

use std::panic::{AssertUnwindSafe, catch_unwind};

use sandtable_core::{
    Applied, Chosen, Entry, Illegal, Language, Level, Match, Odds, Pause, Phrasebook, PlayError, Refusal, Ruling, Seat,
    Seed, Seeded, Viewer, Walk, digest_of,
};
use sandtable_shelf::{Contender, Shelved};
use serde_json::{Value, json};

use super::answer::{ActionEntry, Answer, Checked, ComponentEntry, EventEntry, OddsEntry, Reply, Standing, StepEntry};
use super::campaign::Running;
use super::failure::{Code, Failure};
use super::request::{Id, Request};
use crate::catalogue::GameEntry;
use crate::chance_seed::{short_seed, surprise};
use crate::voices::Voices;

/// Every operation, in the order of the documentation.
const OPS: &str = "games, new, load, campaign, next, legal, check, apply, undo, view, prompt, describe, components, \
                   worlds, save, dice, bot, record, story, quit";
/// So many worlds at a time.
const MOST_WORLDS: u32 = 1_000;

/// Forced dice that may wait at one time.
const MOST_WAITING: usize = 100_000;

/// A conversation: at most one match at a time.
pub struct Session<'a> {
    games: Vec<&'a dyn Shelved>,
    pub(super) voices: Voices,
    current: Option<Current<'a>>,
    pub(super) campaign: Option<Running<'a>>,
    over: bool,
}

/// The match being played, and how it began, so that it can be played again.
struct Current<'a> {
    game: &'a dyn Shelved,
    origin: Origin,
    play: Match,
}

pub(super) enum Origin {
    Setup(Value, Seed),
    Position(Value, Seed),
}

impl Origin {
    fn begin(&self, game: &dyn Shelved) -> Result<Match, Failure> {
        Ok(match self {
            Origin::Setup(setup, seed) => Match::start(game.kind(), setup, *seed)?,
            Origin::Position(position, seed) => Match::from_position(game.kind(), position, *seed)?,
        })
    }

    fn seed(&self) -> Seed {
        match self {
            Origin::Setup(_, seed) | Origin::Position(_, seed) => *seed,
        }
    }
}

impl<'a> Session<'a> {
    /// A conversation about these games.
    pub fn new(games: impl IntoIterator<Item = &'a dyn Shelved>) -> Session<'a> {
        let games: Vec<_> = games.into_iter().collect();
        let voices = Voices::new(games.iter().map(|game| game.kind().info()));
        Session { games, voices, current: None, campaign: None, over: false }
    }

    /// Has the client said `quit`?
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// Answers a line; nothing if the line is empty.
    pub fn answer(&mut self, line: &[u8]) -> Option<Reply> {
        if line.trim_ascii().is_empty() {
            return None;
        }
        let text = match std::str::from_utf8(line) {
            Ok(text) => text,
            Err(error) => {
                let message = format!("expected UTF-8: byte {} is not", error.valid_up_to() + 1);
                return Some(Reply::bad(None, Failure::new(Code::BadJson, message)));
            }
        };
        let id = Id::of(text);
        Some(match self.guarded(text) {
            Ok((answer, ignored)) => Reply::good(id, answer, ignored),
            Err(failure) => Reply::bad(id, failure),
        })
    }

    /// The last defence: a mistake in this program costs the client one request, not its match.
    fn guarded(&mut self, text: &str) -> Result<(Answer, Vec<String>), Failure> {
        let lines = self.current.as_ref().map_or(0, |current| current.play.entries().len());
        match catch_unwind(AssertUnwindSafe(|| self.obey(text))) {
            Ok(result) => result,
            Err(_) => {
                self.play_again(lines);
                Err(Failure::new(Code::Internal, "a mistake in this program: the request was not carried out"))
            }
        }
    }

    /// Plays the match again up to a line, when what was done after it may have left the match in pieces.
    fn play_again(&mut self, lines: usize) {
        let Some(broken) = self.current.take() else { return };
        let entries: Vec<Entry> = broken.play.entries().iter().take(lines).cloned().collect();
        let again = catch_unwind(AssertUnwindSafe(|| {
            let beginning = broken.origin.begin(broken.game).ok()?;
            Walk::on(beginning, &entries).finish().ok()
        }));
        if let Ok(Some(play)) = again {
            self.current = Some(Current { play, ..broken });
        }
    }

    fn obey(&mut self, text: &str) -> Result<(Answer, Vec<String>), Failure> {
        let mut request = Request::parse(text)?;
        let answer = match request.op.as_str() {
            "games" => self.list_games(&mut request),
            "new" => self.start_match(&mut request),
            "load" => self.load_position(&mut request),
            "campaign" => self.tell_campaign(&mut request),
            "next" => self.next_match(&mut request),
            "legal" => self.list_legal(&mut request),
            "check" => self.check(&mut request),
            "apply" => self.apply(&mut request),
            "undo" => self.undo(&mut request),
            "view" => self.view(&mut request),
            "prompt" => self.prompt(&mut request),
            "describe" => self.describe(&mut request),
            "components" => self.components(&mut request),
            "worlds" => self.worlds(&mut request),
            "save" => self.save(),
            "dice" => self.force_dice(&mut request),
            "bot" => self.ask_bot(&mut request),
            "record" => self.record(),
            "story" => self.story(&mut request),
            "quit" => {
                self.over = true;
                Ok(Answer::Done {})
            }
            unknown => Err(Failure::new(Code::UnknownOp, format!("no operation {unknown:?}: expected one of {OPS}"))),
        }?;
        Ok((answer, request.left_over()))
    }

    pub(super) fn find(&self, slug: &str) -> Result<&'a dyn Shelved, Failure> {
        self.games.iter().copied().find(|game| game.kind().info().slug == slug).ok_or_else(|| {
            let known = self.games.iter().map(|game| game.kind().info().slug).collect::<Vec<_>>().join(", ");
            Failure::new(Code::UnknownGame, format!("no game {slug:?}: expected one of {known}"))
        })
    }

    /// The current match, if there is one.
    pub(super) fn play(&self) -> Option<&Match> {
        self.current.as_ref().map(|current| &current.play)
    }

    fn current(&self) -> Result<&Current<'a>, Failure> {
        self.current.as_ref().ok_or_else(no_match)
    }

    fn list_games(&self, request: &mut Request) -> Result<Answer, Failure> {
        let language = request.language()?;
        let infos = self.games.iter().map(|game| game.kind().info());
        Ok(Answer::Games { games: infos.map(|info| GameEntry::new(info, self.voices.of(info, language))).collect() })
    }

    fn start_match(&mut self, request: &mut Request) -> Result<Answer, Failure> {
        let game = self.find(&request.game()?)?;
        let origin = Origin::Setup(request.setup()?, request.seed()?.unwrap_or_else(surprise));
        self.begin(game, origin)
    }

    fn load_position(&mut self, request: &mut Request) -> Result<Answer, Failure> {
        let game = self.find(&request.game()?)?;
        let origin = Origin::Position(request.state()?, request.seed()?.unwrap_or_else(surprise));
        self.begin(game, origin)
    }

    pub(super) fn begin(&mut self, game: &'a dyn Shelved, origin: Origin) -> Result<Answer, Failure> {
        let play = origin.begin(game)?;
        self.voices.call_seats(play.info(), &play.game().roles());
        let answer = Answer::Started {
            game: play.info().slug,
            rules_version: play.info().rules_version,
            seats: play.game().seats(),
            setup: play.game().setup(),
            seed: origin.seed().to_string(),
            standing: standing(&play, self.voices.of(play.info(), Language::En)),
        };
        let Session { current, campaign, .. } = self;
        if let Some(campaign) = campaign {
            campaign.leave_table(current.as_ref().map(|current| &current.play));
        }
        *current = Some(Current { game, origin, play });
        Ok(answer)
    }

    fn list_legal(&self, request: &mut Request) -> Result<Answer, Failure> {
        let play = &self.current()?.play;
        let seat = request.seat(play.game().seats())?;
        let voice = self.voices.of(play.info(), request.language()?);
        let choices = play.game().legal(seat).into_iter();
        let actions = choices.map(|choice| ActionEntry {
            odds: odds_entries(play.game().odds(seat, &Chosen::Notation(choice.action.clone())), voice),
            text: voice.say(&choice.text),
            action: choice.action,
            path: choice.path,
        });
        Ok(Answer::Legal { actions: actions.collect() })
    }

    fn check(&self, request: &mut Request) -> Result<Answer, Failure> {
        let play = &self.current()?.play;
        let seat = request.seat(play.game().seats())?;
        let language = request.language()?;
        let voice = self.voices.of(play.info(), language);
        let forbidden = |illegal: &Illegal, click| Checked {
            rule: Some(illegal.rule),
            message: Some(voice.say(&illegal.text)),
            click,
            ..Checked::default()
        };
        let checked = match request.action()? {
            Chosen::Path(path) => match play.game().ruling(seat, &path) {
                Ruling::Legal => Checked { legal: true, ..Checked::default() },
                Ruling::Unfinished { next, prompt } => Checked {
                    next: Some(next),
                    ..forbidden(&Illegal::new(prompt.rule, prompt.text), Some(path.0.len()))
                },
                Ruling::Forbidden { at, illegal } => forbidden(&illegal, Some(at)),
                Ruling::NotAsked { at, prompt } => forbidden(&Illegal::new(prompt.rule, prompt.text), Some(at)),
            },
            notation => match play.game().check(seat, &notation) {
                Ok(()) => Checked { legal: true, ..Checked::default() },
                Err(Refusal::Illegal(illegal)) => forbidden(&illegal, None),
                Err(Refusal::Unreadable(error)) => return Err(Failure::new(Code::BadAction, error.to_string())),
            },
        };
        Ok(Answer::Checked(checked))
    }

    fn apply(&mut self, request: &mut Request) -> Result<Answer, Failure> {
        let Session { current, voices, .. } = self;
        let play = &mut current.as_mut().ok_or_else(no_match)?.play;
        let seats = play.game().seats();
        let seat = request.seat(seats)?;
        let viewer = request.viewer(seats, Viewer::All)?;
        let language = request.language()?;
        let chosen = request.action()?;
        let acted = if request.step_by_step()? {
            play.act_slowly(seat, &chosen).map(|(applied, pauses)| (applied, Some(pauses)))
        } else {
            play.act(seat, &chosen).map(|applied| (applied, None))
        };
        match acted {
            Ok((applied, pauses)) => Ok(Answer::Applied {
                events: told(&applied, viewer, voices.of(play.info(), language)),
                steps: pauses.map(|pauses| step_entries(&applied, pauses, viewer)),
                action: applied.action,
                standing: standing(play, voices.of(play.info(), language)),
                dice_left: play.forced_dice(),
                can_undo: play.can_undo(seat),
            }),
            Err(PlayError::Refused(Refusal::Illegal(illegal))) => Err(refused(illegal, play, voices, language)),
            Err(PlayError::Refused(Refusal::Unreadable(error))) => {
                Err(Failure::new(Code::BadAction, error.to_string()))
            }
            Err(PlayError::ForcedDie(message)) => Err(Failure::new(Code::Dice, message)),
            Err(over @ PlayError::Over) => Err(Failure::new(Code::NotToAct, over.to_string())),
        }
    }

    fn undo(&mut self, request: &mut Request) -> Result<Answer, Failure> {
        let play = &mut self.current.as_mut().ok_or_else(no_match)?.play;
        let seat = request.seat(play.game().seats())?;
        play.undo(seat).map_err(|error| Failure::new(Code::NoUndo, error.to_string()))?;
        let standing = standing(play, self.voices.of(play.info(), Language::En));
        Ok(Answer::Undone { standing, can_undo: play.can_undo(seat) })
    }

    fn view(&self, request: &mut Request) -> Result<Answer, Failure> {
        let game = self.current()?.play.game();
        let viewer = request.viewer(game.seats(), Viewer::Public)?;
        Ok(Answer::View { viewer, view: game.view(viewer) })
    }

    fn prompt(&self, request: &mut Request) -> Result<Answer, Failure> {
        let play = &self.current()?.play;
        let viewer = request.viewer(play.game().seats(), Viewer::Public)?;
        let voice = self.voices.of(play.info(), request.language()?);
        let prompt = play.prompt(viewer);
        Ok(Answer::Prompt { viewer, text: voice.say(&prompt.text), rule: prompt.rule })
    }

    fn describe(&self, request: &mut Request) -> Result<Answer, Failure> {
        let play = &self.current()?.play;
        let viewer = request.viewer(play.game().seats(), Viewer::Public)?;
        let voice = self.voices.of(play.info(), request.language()?);
        let near = match viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Public | Viewer::All => Seat(0),
        };
        let said = play.game().describe(viewer, near);
        Ok(Answer::Described { viewer, text: said.iter().map(|text| voice.say(text)).collect() })
    }

    fn components(&self, request: &mut Request) -> Result<Answer, Failure> {
        let play = &self.current()?.play;
        let voice = self.voices.of(play.info(), request.language()?);
        let components = play.game().components().into_iter();
        Ok(Answer::Components { components: components.map(|printed| ComponentEntry::new(printed, voice)).collect() })
    }

    /// Worlds that a seat cannot tell from the true one: whole positions, so that views and bots can be judged.
    fn worlds(&self, request: &mut Request) -> Result<Answer, Failure> {
        let Current { origin, play, .. } = self.current()?;
        let seat = request.seat(play.game().seats())?;
        let count = request.count(MOST_WORLDS)?;
        let seed = request.seed()?.unwrap_or_else(|| Seed::from_text(&format!("worlds {}", origin.seed())));
        let mut chance = Seeded::new(&seed);
        let world = |_| play.game().world(Viewer::Seat(seat), &mut chance).save().into_json();
        Ok(Answer::Worlds { states: (0..count).map(world).collect() })
    }

    fn save(&self) -> Result<Answer, Failure> {
        let state = self.current()?.play.game().save().into_json();
        Ok(Answer::Saved { digest: digest_of(&state), state })
    }

    fn force_dice(&mut self, request: &mut Request) -> Result<Answer, Failure> {
        let play = &mut self.current.as_mut().ok_or_else(no_match)?.play;
        let values = request.dice()?;
        if values.len() > MOST_WAITING {
            return Err(Failure::field("values", &format!("at most {MOST_WAITING} faces at one time")));
        }
        play.force_dice(values);
        Ok(Answer::Dice { waiting: play.forced_dice() })
    }

    fn ask_bot(&self, request: &mut Request) -> Result<Answer, Failure> {
        let Current { game: shelved, origin, play } = self.current()?;
        let game = play.game();
        let seat = request.seat(game.seats())?;
        let level = request.level()?;
        let budget = request.budget()?;
        let seed = request.seed()?.unwrap_or_else(|| seed_of_choice(origin.seed(), play, seat, level));
        let voice = self.voices.of(play.info(), request.language()?);
        let mut bot = shelved.bot(Contender { level, budget }, short_seed(&seed));
        let decision = bot.choose(game, seat).map_err(|error| Failure::new(Code::NotToAct, error.to_string()))?;
        let choice = game.legal(seat).into_iter().find(|choice| choice.action == decision.action);
        let choice = choice.ok_or_else(|| Failure::new(Code::Internal, "the bot chose an action that is not legal"))?;
        Ok(Answer::Bot {
            action: decision.action,
            text: voice.say(&choice.text),
            path: choice.path,
            level,
            estimate: decision.estimate,
            playouts: decision.playouts,
            considered: decision.considered,
        })
    }

    fn record(&self) -> Result<Answer, Failure> {
        Ok(Answer::Record { record: self.current()?.play.record().to_string() })
    }
}

fn odds_entries(odds: Option<Odds>, voice: &Phrasebook) -> Vec<OddsEntry> {
    let lines = odds.into_iter().flat_map(|odds| odds.0);
    lines.map(|line| OddsEntry { text: voice.say(&line.label), value: line.value }).collect()
}

pub(super) fn no_match() -> Failure {
    Failure::new(Code::NoMatch, "no match has been started: expected `new` or `load` first")
}

fn standing(play: &Match, voice: &Phrasebook) -> Standing {
    let ending = play.game().ending().map(|text| voice.say(&text));
    Standing { to_act: play.game().to_act(), outcome: play.outcome(), ending }
}

fn refused(illegal: Illegal, play: &Match, voices: &Voices, language: Language) -> Failure {
    let message = voices.of(play.info(), language).say(&illegal.text);
    Failure { code: Code::Illegal, rule: Some(illegal.rule.into()), message }
}

/// A bot that is given no seed takes one from the match, so that the same conversation has the same answers.
fn seed_of_choice(seed: Seed, play: &Match, seat: Seat, level: Level) -> Seed {
    Seed::from_text(&json!([seed.to_string(), play.entries().len(), seat, level]).to_string())
}

fn step_entries(applied: &Applied, pauses: Vec<Pause>, viewer: Viewer) -> Vec<StepEntry> {
    let heard = |events: usize| applied.happenings[..events].iter().filter(|one| one.told(viewer).is_some()).count();
    pauses.into_iter().map(|pause| StepEntry { events: heard(pause.events), state: pause.position }).collect()
}

fn told(applied: &Applied, viewer: Viewer, voice: &Phrasebook) -> Vec<EventEntry> {
    let told = applied.happenings.iter().filter_map(|happening| happening.told(viewer));
    told.map(|told| EventEntry { event: told.event.clone(), text: voice.say(&told.text) }).collect()
}

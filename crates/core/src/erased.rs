//! Any game behind one object-safe face: server, terminal and protocol hold games without knowing which.

use std::any::Any;

use serde::Serialize;
use serde_json::Value;

use crate::{
    Chance, Game, GameInfo, Heard, Illegal, LoadError, Odds, Outcome, ParseError, Path, Prompt, Seat, SeatSet,
    SetupError, Step, Text, Viewer, Watched, digest_of,
};

/// What one viewer may know, ready for the wire. Only a view can become one of these, and sockets take nothing else.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(transparent)]
pub struct ViewJson(Value);

impl ViewJson {
    /// Looks into it.
    #[must_use]
    pub fn json(&self) -> &Value {
        &self.0
    }
}

/// A whole position with all its secrets. It has no `Serialize`: writing it out takes the deliberate
/// [`into_json`](SavedJson::into_json), which nothing that talks to players calls.
#[derive(Clone, Debug, PartialEq)]
pub struct SavedJson(Value);

impl SavedJson {
    /// The JSON, secrets included.
    #[must_use]
    pub fn into_json(self) -> Value {
        self.0
    }
}

/// One legal choice.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Choice {
    /// The action in the game's notation.
    pub action: String,
    /// The clicks that make it.
    pub path: Path,
    /// What it does, to be said in the reader's language.
    pub text: Text,
    /// What it may bring, if chance has a part in it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub odds: Option<Odds>,
}

/// An action from outside: the notation or a path of clicks.
#[derive(Clone, Debug, PartialEq)]
pub enum Chosen {
    /// In the game's notation.
    Notation(String),
    /// As clicks.
    Path(Path),
}

/// What an action did.
#[derive(Clone, Debug)]
pub struct Applied {
    /// The action in the game's notation, however it was given.
    pub action: String,
    /// What happened, with each viewer's part of it.
    pub happenings: Vec<Happening>,
    /// Chance was used.
    pub chance_used: bool,
    /// The acting seat came to know something.
    pub revealed: bool,
}

/// One event, as each viewer may know it.
#[derive(Clone, Debug)]
pub struct Happening {
    seats: Vec<Option<Told>>,
    public: Option<Told>,
    all: Option<Told>,
}

/// An event as it is told to one viewer.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Told {
    /// The event's data, for the animation.
    pub event: Value,
    /// The sentence for the log.
    pub text: Text,
}

impl Happening {
    /// What a viewer is told of it, if anything.
    #[must_use]
    pub fn told(&self, viewer: Viewer) -> Option<&Told> {
        match viewer {
            Viewer::Seat(seat) => self.seats.get(seat.index())?.as_ref(),
            Viewer::Public => self.public.as_ref(),
            Viewer::All => self.all.as_ref(),
        }
    }
}

/// Why an action was not carried out.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Refusal {
    /// It is no action of this game.
    #[error(transparent)]
    Unreadable(#[from] ParseError),
    /// A rule forbids it.
    #[error(transparent)]
    Illegal(#[from] Illegal),
}

/// A game in progress, of whatever kind.
pub trait AnyGame: Send + Sync {
    /// What the game declares about itself.
    fn info(&self) -> &'static GameInfo;
    /// How many seats there are.
    fn seats(&self) -> u8;
    /// The set-up as JSON.
    fn setup(&self) -> Value;
    /// Who is asked now.
    fn to_act(&self) -> SeatSet;
    /// How it ended.
    fn outcome(&self) -> Option<Outcome>;
    /// How it ends when a seat gives up.
    fn given_up(&self, seat: Seat) -> Outcome;
    /// What a seat may choose.
    fn legal(&self, seat: Seat) -> Vec<Choice>;
    /// May the seat choose this?
    fn check(&self, seat: Seat, chosen: &Chosen) -> Result<(), Refusal>;
    /// Checks an action and carries it out; a refused one leaves the state as it was.
    fn apply(&mut self, seat: Seat, chosen: &Chosen, chance: &mut dyn Chance) -> Result<Applied, Refusal>;
    /// What a viewer may know.
    fn view(&self, viewer: Viewer) -> ViewJson;
    /// What is asked, as the viewer should read it.
    fn prompt(&self, viewer: Viewer) -> Prompt;
    /// The whole position.
    fn save(&self) -> SavedJson;
    /// The digest of the whole position: equal states have equal digests on every machine.
    fn digest(&self) -> String;
    /// The label of a thing that can be clicked.
    fn step_text(&self, step: &Step) -> Text;
    /// A copy.
    fn copy(&self) -> Box<dyn AnyGame>;
    /// The typed state, for the game's own bots.
    fn as_any(&self) -> &dyn Any;
}

impl Clone for Box<dyn AnyGame> {
    fn clone(&self) -> Self {
        self.copy()
    }
}

fn understand<G: Game>(game: &G, seat: Seat, chosen: &Chosen) -> Result<G::Action, ParseError> {
    match chosen {
        Chosen::Notation(text) => G::parse(text),
        Chosen::Path(path) => game.read_path(seat, path),
    }
}

fn told<G: Game>(event: &G::Event, viewer: Viewer) -> Option<Told> {
    let event = G::event_for(event, viewer)?;
    Some(Told { text: G::event_text(&event, viewer), event: to_json(&event) })
}

fn to_json<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).expect("game types have string keys and no failing serialisers")
}

impl<G: Game> AnyGame for G {
    fn info(&self) -> &'static GameInfo {
        G::info()
    }

    fn seats(&self) -> u8 {
        G::seats(&Game::setup(self))
    }

    fn setup(&self) -> Value {
        to_json(&Game::setup(self))
    }

    fn to_act(&self) -> SeatSet {
        Game::to_act(self)
    }

    fn outcome(&self) -> Option<Outcome> {
        Game::outcome(self)
    }

    fn given_up(&self, seat: Seat) -> Outcome {
        Game::given_up(self, seat)
    }

    fn legal(&self, seat: Seat) -> Vec<Choice> {
        let mut actions = Vec::new();
        Game::legal(self, seat, &mut actions);
        actions
            .iter()
            .map(|action| Choice {
                action: G::notation(action),
                path: self.path(seat, action),
                text: self.action_text(seat, action),
                odds: self.odds(seat, action),
            })
            .collect()
    }

    fn check(&self, seat: Seat, chosen: &Chosen) -> Result<(), Refusal> {
        let action = understand(self, seat, chosen)?;
        Ok(Game::check(self, seat, &action)?)
    }

    fn apply(&mut self, seat: Seat, chosen: &Chosen, chance: &mut dyn Chance) -> Result<Applied, Refusal> {
        let action = understand(self, seat, chosen)?;
        Game::check(self, seat, &action)?;
        let mut chance = Watched::new(chance);
        let mut heard = Heard::default();
        Game::apply(self, seat, &action, &mut chance, &mut heard);
        let seats = AnyGame::seats(self);
        let happenings = heard.events.iter().map(|event| Happening {
            seats: (0..seats).map(|seat| told::<G>(event, Viewer::Seat(Seat(seat)))).collect(),
            public: told::<G>(event, Viewer::Public),
            all: told::<G>(event, Viewer::All),
        });
        Ok(Applied {
            action: G::notation(&action),
            happenings: happenings.collect(),
            chance_used: chance.used(),
            revealed: heard.revealed,
        })
    }

    fn view(&self, viewer: Viewer) -> ViewJson {
        ViewJson(to_json(&Game::view(self, viewer)))
    }

    fn prompt(&self, viewer: Viewer) -> Prompt {
        Game::prompt(self, viewer)
    }

    fn save(&self) -> SavedJson {
        SavedJson(to_json(&Game::save(self)))
    }

    fn digest(&self) -> String {
        digest_of(&to_json(&Game::save(self)))
    }

    fn step_text(&self, step: &Step) -> Text {
        G::step_text(step)
    }

    fn copy(&self) -> Box<dyn AnyGame> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// Starts and loads games of one kind.
pub trait AnyKind: Send + Sync {
    /// What the game declares about itself.
    fn info(&self) -> &'static GameInfo;
    /// A new game. `Null` or `{}` is the default set-up.
    fn start(&self, setup: &Value, chance: &mut dyn Chance) -> Result<Box<dyn AnyGame>, SetupError>;
    /// The set-up that plays a person's own scenario file.
    fn scenario(&self, text: &str) -> Result<Value, SetupError>;
    /// A position from outside.
    fn load(&self, saved: &Value) -> Result<Box<dyn AnyGame>, LoadError>;
    /// No game of this set-up takes more actions than this.
    fn longest(&self, setup: &Value) -> Result<u32, SetupError>;
}

/// The kind of game that `G` is.
pub struct Kind<G>(std::marker::PhantomData<fn() -> G>);

impl<G> Default for Kind<G> {
    fn default() -> Self {
        Kind(std::marker::PhantomData)
    }
}

impl<G: Game> Kind<G> {
    fn read_setup(setup: &Value) -> Result<G::Setup, SetupError> {
        if setup.is_null() {
            return Ok(G::Setup::default());
        }
        serde_path_to_error::deserialize(setup)
            .map_err(|error| SetupError::new(place("setup", error.path()), error.inner().to_string()))
    }
}

/// `setup.games` rather than `games`, and plain `setup` for the whole.
fn place(root: &str, path: &serde_path_to_error::Path) -> String {
    match path.to_string() {
        path if path == "." => root.to_owned(),
        path => format!("{root}.{path}"),
    }
}

impl<G: Game> AnyKind for Kind<G> {
    fn info(&self) -> &'static GameInfo {
        G::info()
    }

    fn start(&self, setup: &Value, chance: &mut dyn Chance) -> Result<Box<dyn AnyGame>, SetupError> {
        let setup = Self::read_setup(setup)?;
        Ok(Box::new(G::new(&setup, chance)?))
    }

    fn scenario(&self, text: &str) -> Result<Value, SetupError> {
        Ok(to_json(&G::scenario(text)?))
    }

    fn load(&self, saved: &Value) -> Result<Box<dyn AnyGame>, LoadError> {
        let saved: G::Saved = serde_path_to_error::deserialize(saved)
            .map_err(|error| LoadError::new(place("state", error.path()), error.inner().to_string()))?;
        Ok(Box::new(G::load(&saved)?))
    }

    fn longest(&self, setup: &Value) -> Result<u32, SetupError> {
        Ok(G::longest(&Self::read_setup(setup)?))
    }
}

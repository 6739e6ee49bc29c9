//! Any game behind one object-safe face: server, terminal and protocol hold games without knowing which.

use std::any::Any;
use std::sync::Arc;

use serde::{Deserialize, Serialize, Serializer};
use serde_json::Value;

use crate::json_text::JsonText;
use crate::limits::{self, LARGEST_POSITION, LARGEST_SETUP};
use crate::shape::shape_in_words;
use crate::{
    Campaign, Chance, Chances, Component, Entry, Game, GameInfo, Heard, Illegal, LoadError, Lull, MatchStory, Obeyed,
    Odds, OrderForm, Outcome, ParseError, Path, Pause, Positions, Prompt, ReplayError, Role, Rules, Ruling, Seat,
    SeatSet, SetupError, Standing, Step, Story, Text, Unheard, Viewer, Views, Walk, Watched, Words, digest_of, story,
    why,
};

/// What one viewer may know, ready for the wire. Only a view can become one of these, and sockets take nothing else.
#[derive(Clone, Debug, PartialEq)]
pub struct ViewJson(JsonText);

impl ViewJson {
    /// What a client has that did not look: nothing.
    #[must_use]
    pub fn unseen() -> ViewJson {
        ViewJson(JsonText::of(&()))
    }

    /// The text itself.
    #[must_use]
    pub fn text(&self) -> &str {
        self.0.text()
    }

    /// Looks into it.
    ///
    /// # Panics
    /// Never: it was written as JSON.
    #[must_use]
    pub fn json(&self) -> Value {
        self.0.json()
    }

    /// The same with another `viewer`, which is the first field.
    fn seen_by(&self, viewer: Viewer) -> Option<ViewJson> {
        let (_, rest) = self.text().strip_prefix("{\"viewer\":")?.split_once(',')?;
        let viewer = serde_json::to_string(&viewer).ok()?;
        Some(ViewJson(JsonText::written(["{\"viewer\":", viewer.as_str(), ",", rest].concat())))
    }
}

impl Serialize for ViewJson {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
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
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Choice {
    /// The action in the game's notation.
    pub action: String,
    /// The clicks that make it.
    pub path: Path,
    /// What it does, to be said in the reader's language.
    pub text: Text,
}

/// An action from outside: the notation or a path of clicks.
#[derive(Clone, Debug, PartialEq)]
pub enum Chosen {
    /// In the game's notation.
    Notation(String),
    /// As clicks.
    Path(Path),
}

/// What an action did, before anybody is told of it.
#[derive(Clone)]
pub struct Played {
    /// The action in the game's notation, however it was given.
    pub action: String,
    /// Chance was used.
    pub chance_used: bool,
    /// The acting seat came to know something.
    pub revealed: bool,
    /// The moments at which a seat could answer, in order.
    pub lulls: Vec<Lull>,
    /// The acting seat let such a moment pass: the others must not know that it was asked.
    pub hushed: bool,
    /// A `Vec` of the game's own events.
    events: Arc<dyn Any + Send + Sync>,
}

impl Played {
    /// What happened, as the game itself tells it: everything, secrets included. Nothing, if it was another game.
    #[must_use]
    pub fn events<G: Game>(&self) -> &[G::Event] {
        self.events.downcast_ref::<Vec<G::Event>>().map_or(&[], Vec::as_slice)
    }
}

/// What an action did, and what everybody is told of it.
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
    /// The moments at which a seat could answer, in order.
    pub lulls: Vec<Lull>,
    /// The acting seat let such a moment pass: the others must not know that it was asked.
    pub hushed: bool,
}

impl Applied {
    /// Joins what was done with what is told of it.
    pub(crate) fn told(happenings: Vec<Happening>, played: Played) -> Applied {
        let Played { action, chance_used, revealed, lulls, hushed, events: _ } = played;
        Applied { action, happenings, chance_used, revealed, lulls, hushed }
    }
}

/// One event, as each viewer may know it. Those who are told the same share it: a table's log is made of these.
#[derive(Clone, Debug)]
pub struct Happening {
    seats: Box<[Option<Arc<Told>>]>,
    public: Option<Arc<Told>>,
    all: Option<Arc<Told>>,
}

/// An event as it is told to one viewer.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Told {
    /// The event's data, for the animation.
    #[cfg_attr(feature = "wire", ts(type = "unknown"), schemars(with = "Value"))]
    pub event: JsonText,
    /// The sentence for the log.
    pub text: Text,
}

impl Happening {
    /// What a viewer is told of it, if anything.
    #[must_use]
    pub fn told(&self, viewer: Viewer) -> Option<&Told> {
        match viewer {
            Viewer::Seat(seat) => self.seats.get(seat.index())?.as_deref(),
            Viewer::Public => self.public.as_deref(),
            Viewer::All => self.all.as_deref(),
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
    /// Why it ended, in a sentence.
    fn ending(&self) -> Option<Text>;
    /// Walks to the end of a match of this kind and tells its story; nothing, if the match is not over there. `entries` are
    /// all the lines of the match.
    fn story(&self, walk: Walk<'_>, entries: &[Entry]) -> Result<Option<MatchStory>, ReplayError>;
    /// How it ends when a seat gives up.
    fn given_up(&self, seat: Seat) -> Outcome;
    /// What each seat is called, and who plays with whom.
    fn roles(&self) -> Vec<Role>;
    /// What a seat may choose.
    fn legal(&self, seat: Seat) -> Vec<Choice>;
    /// What an action may bring, if it is legal and chance has a part in it. It may cost milliseconds.
    fn odds(&self, seat: Seat, chosen: &Chosen) -> Option<Odds>;
    /// What chance has in store for a thing on the table, as far as the viewer can know. It may cost milliseconds.
    fn prospect(&self, viewer: Viewer, thing: &Step) -> Option<Odds>;
    /// May the seat choose this?
    fn check(&self, seat: Seat, chosen: &Chosen) -> Result<(), Refusal>;
    /// What is to be said of some clicks, whole or unfinished.
    fn ruling(&self, seat: Seat, path: &Path) -> Ruling;
    /// Checks an action and carries it out; a refused one leaves the state as it was. `slowly` keeps the positions on the
    /// way to the next decision, secrets included.
    fn carry_out(
        &mut self,
        seat: Seat,
        chosen: &Chosen,
        slowly: bool,
        chance: &mut dyn Chance,
    ) -> Result<(Played, Vec<Pause>), Refusal>;
    /// What everybody is told of an action that led to this position.
    fn happenings(&self, played: &Played) -> Vec<Happening>;
    /// Checks an action, carries it out and tells of it.
    fn apply(&mut self, seat: Seat, chosen: &Chosen, chance: &mut dyn Chance) -> Result<Applied, Refusal> {
        let (played, _) = self.carry_out(seat, chosen, false, chance)?;
        Ok(Applied::told(self.happenings(&played), played))
    }
    /// The same with the positions on the way to the next decision, secrets included.
    fn apply_slowly(
        &mut self,
        seat: Seat,
        chosen: &Chosen,
        chance: &mut dyn Chance,
    ) -> Result<(Applied, Vec<Pause>), Refusal> {
        let (played, pauses) = self.carry_out(seat, chosen, true, chance)?;
        Ok((Applied::told(self.happenings(&played), played), pauses))
    }
    /// Carries out an action that was carried out before in this very position, in the game's notation. Nobody listens,
    /// so nothing is told.
    fn replay(&mut self, seat: Seat, notation: &str, chance: &mut dyn Chance) -> Result<(), Refusal> {
        self.carry_out(seat, &Chosen::Notation(notation.to_owned()), false, chance).map(drop)
    }
    /// What a viewer may know.
    fn view(&self, viewer: Viewer) -> ViewJson;
    /// What another viewer may know, from what one was shown of this very position; nothing, in games in which something is hidden.
    fn view_like(&self, shown: &ViewJson, viewer: Viewer) -> Option<ViewJson> {
        let _ = (shown, viewer);
        None
    }
    /// A world that the viewer cannot tell from this one.
    fn world(&self, viewer: Viewer, chance: &mut dyn Chance) -> Box<dyn AnyGame>;
    /// A world that nobody at the table can tell from this one.
    fn unseen_dealt_anew(&self, chance: &mut dyn Chance) -> Box<dyn AnyGame>;
    /// What is asked, as the viewer should read it.
    fn prompt(&self, viewer: Viewer) -> Prompt;
    /// The position in sentences, as the viewer knows it; what concerns the seat `near` comes first.
    fn describe(&self, viewer: Viewer, near: Seat) -> Vec<Text>;
    /// What is printed on the components of this game.
    fn components(&self) -> Vec<Component>;
    /// The component that a thing is a copy of, as this viewer sees it.
    fn component_of(&self, viewer: Viewer, thing: &Step) -> Step;
    /// The whole position.
    fn save(&self) -> SavedJson;
    /// The digest of the whole position: equal states have equal digests on every machine.
    fn digest(&self) -> String;
    /// The label of a thing that can be clicked.
    fn step_text(&self, step: &Step) -> Text;
    /// The standing orders that the game knows for a seat.
    fn orders(&self, seat: Seat) -> Vec<OrderForm>;
    /// Reads a standing order of a seat and tells it in its plain form.
    fn read_order(&self, seat: Seat, order: &str) -> Result<String, ParseError>;
    /// What a standing order decides for a seat that is asked now, in the game's notation.
    fn obey(&self, seat: Seat, order: &str) -> Option<Obeyed<String>>;
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
        Chosen::Notation(text) => game.read_notation(seat, text),
        Chosen::Path(path) => game.read_path(seat, path),
    }
}

/// What happened, as each viewer is told of it. Most of what happens is known to all alike: it is written once.
fn happening<G: Game>(game: &G, event: &G::Event, seats: u8) -> Happening {
    let mut written: Option<(G::Event, Arc<Told>)> = None;
    let mut told = |viewer| {
        let event = G::event_for(event, viewer)?;
        let text = game.event_text(&event, viewer);
        let told = match &written {
            Some((same, told)) if *same == event && told.text == text => told.clone(),
            Some((same, told)) if *same == event => Arc::new(Told { event: told.event.clone(), text }),
            _ => Arc::new(Told { event: JsonText::of(&event), text }),
        };
        written = Some((event, told.clone()));
        Some(told)
    };
    Happening {
        seats: (0..seats).map(|seat| told(Viewer::Seat(Seat(seat)))).collect(),
        public: told(Viewer::Public),
        all: told(Viewer::All),
    }
}

fn to_json<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).expect("game types have string keys and no failing serialisers")
}

impl<G: Game> AnyGame for G {
    fn info(&self) -> &'static GameInfo {
        G::info()
    }

    fn seats(&self) -> u8 {
        G::seats(&Rules::setup(self))
    }

    fn setup(&self) -> Value {
        to_json(&Rules::setup(self))
    }

    fn to_act(&self) -> SeatSet {
        Rules::to_act(self)
    }

    fn outcome(&self) -> Option<Outcome> {
        Rules::outcome(self)
    }

    fn ending(&self) -> Option<Text> {
        Story::ending(self)
    }

    fn story(&self, walk: Walk<'_>, entries: &[Entry]) -> Result<Option<MatchStory>, ReplayError> {
        story::tell::<G>(walk, entries)
    }

    fn given_up(&self, seat: Seat) -> Outcome {
        Rules::given_up(self, seat)
    }

    fn roles(&self) -> Vec<Role> {
        G::roles(&Rules::setup(self))
    }

    fn legal(&self, seat: Seat) -> Vec<Choice> {
        let mut actions = Vec::new();
        Rules::legal(self, seat, &mut actions);
        let choice = |action: &G::Action| Choice {
            action: action.to_string(),
            path: self.path(seat, action),
            text: self.action_text(seat, action),
        };
        actions.iter().map(choice).collect()
    }

    fn odds(&self, seat: Seat, chosen: &Chosen) -> Option<Odds> {
        let action = understand(self, seat, chosen).ok()?;
        Rules::check(self, seat, &action).ok()?;
        Chances::odds(self, seat, &action)
    }

    fn prospect(&self, viewer: Viewer, thing: &Step) -> Option<Odds> {
        Chances::prospect(self, viewer, thing)
    }

    fn check(&self, seat: Seat, chosen: &Chosen) -> Result<(), Refusal> {
        let action = understand(self, seat, chosen)?;
        Ok(Rules::check(self, seat, &action)?)
    }

    fn ruling(&self, seat: Seat, path: &Path) -> Ruling {
        why::ruling(self, seat, path)
    }

    fn carry_out(
        &mut self,
        seat: Seat,
        chosen: &Chosen,
        slowly: bool,
        chance: &mut dyn Chance,
    ) -> Result<(Played, Vec<Pause>), Refusal> {
        let action = understand(self, seat, chosen)?;
        Rules::check(self, seat, &action)?;
        let (mut chance, mut heard) = (Watched::new(chance), if slowly { Heard::slowly() } else { Heard::default() });
        Rules::apply(self, seat, &action, &mut chance, &mut heard);
        let played = Played {
            action: action.to_string(),
            chance_used: chance.used(),
            revealed: heard.revealed,
            lulls: heard.lulls,
            hushed: heard.hushed,
            events: Arc::new(heard.events),
        };
        Ok((played, heard.pauses.unwrap_or_default()))
    }

    fn happenings(&self, played: &Played) -> Vec<Happening> {
        let seats = AnyGame::seats(self);
        played.events::<G>().iter().map(|event| happening(self, event, seats)).collect()
    }

    fn replay(&mut self, seat: Seat, notation: &str, chance: &mut dyn Chance) -> Result<(), Refusal> {
        let action = self.read_notation(seat, notation)?;
        Rules::apply(self, seat, &action, chance, &mut Unheard);
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> ViewJson {
        ViewJson(JsonText::of(&Views::view(self, viewer)))
    }

    fn view_like(&self, shown: &ViewJson, viewer: Viewer) -> Option<ViewJson> {
        if G::OPEN { shown.seen_by(viewer) } else { None }
    }

    fn world(&self, viewer: Viewer, chance: &mut dyn Chance) -> Box<dyn AnyGame> {
        Box::new(self.determinize(viewer, chance))
    }

    fn unseen_dealt_anew(&self, chance: &mut dyn Chance) -> Box<dyn AnyGame> {
        Box::new(Views::unseen_dealt_anew(self, chance))
    }

    fn prompt(&self, viewer: Viewer) -> Prompt {
        Words::prompt(self, viewer)
    }

    fn describe(&self, viewer: Viewer, near: Seat) -> Vec<Text> {
        G::describe(&Views::view(self, viewer), near)
    }

    fn components(&self) -> Vec<Component> {
        G::components(&Rules::setup(self))
    }

    fn component_of(&self, viewer: Viewer, thing: &Step) -> Step {
        G::component_of(&Views::view(self, viewer), thing)
    }

    fn save(&self) -> SavedJson {
        SavedJson(to_json(&Positions::save(self)))
    }

    fn digest(&self) -> String {
        digest_of(&to_json(&Positions::save(self)))
    }

    fn step_text(&self, step: &Step) -> Text {
        Words::step_text(self, step)
    }

    fn orders(&self, seat: Seat) -> Vec<OrderForm> {
        Standing::orders(self, seat)
    }

    fn read_order(&self, seat: Seat, order: &str) -> Result<String, ParseError> {
        Standing::read_order(self, seat, order)
    }

    fn obey(&self, seat: Seat, order: &str) -> Option<Obeyed<String>> {
        if !Rules::to_act(self).contains(seat) {
            return None;
        }
        let Obeyed { action, spent } = Standing::obey(self, seat, order)?;
        Rules::check(self, seat, &action).ok()?;
        Some(Obeyed { action: action.to_string(), spent })
    }

    fn copy(&self) -> Box<dyn AnyGame> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// Starts and loads games of one kind, and tells about them. A set-up from outside may be one that cannot be played: only
/// [`AnyKind::start`] finds out, the others read it as it is written.
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
    /// The set-up that is played if nothing is said.
    fn default_setup(&self) -> Value;
    /// A set-up with every option written out.
    fn whole_setup(&self, setup: &Value) -> Result<Value, SetupError>;
    /// How many seats a set-up has.
    fn seats(&self, setup: &Value) -> Result<u8, SetupError>;
    /// What each seat of a set-up is called, and who plays with whom.
    fn roles(&self, setup: &Value) -> Result<Vec<Role>, SetupError>;
    /// What is printed on the components of a set-up.
    fn components(&self, setup: &Value) -> Result<Vec<Component>, SetupError>;
    /// The game's campaign, if it has one.
    fn campaign(&self) -> Option<&'static dyn Campaign>;
    /// The odds of a fight that a person typed.
    fn typed_fight(&self, text: &str) -> Result<Odds, ParseError>;
}

/// The kind of game that `G` is.
pub struct Kind<G>(std::marker::PhantomData<fn() -> G>);

impl<G> Default for Kind<G> {
    fn default() -> Self {
        Kind(std::marker::PhantomData)
    }
}

impl<G: Game> Kind<G> {
    /// The typed set-up that some JSON means; `Null` is the default.
    pub fn read_setup(setup: &Value) -> Result<G::Setup, SetupError> {
        if setup.is_null() {
            return Ok(G::Setup::default());
        }
        limits::check("setup", setup, LARGEST_SETUP)?;
        // As in a position, an option that is null counts as left out.
        serde_path_to_error::deserialize(setup)
            .or_else(|_| serde_path_to_error::deserialize(&without_nulls(setup)))
            .map_err(|error| SetupError::new(place("setup", error.path()), fault(&error)))
    }
}

/// `setup.games` rather than `games`, and plain `setup` for the whole.
fn place(root: &str, path: &serde_path_to_error::Path) -> String {
    match path.to_string() {
        path if path == "." => root.to_owned(),
        path => format!("{root}.{path}"),
    }
}

/// What is wrong there.
fn fault(error: &serde_path_to_error::Error<serde_json::Error>) -> String {
    shape_in_words(&error.inner().to_string())
}

/// A field that is null counts as left out.
fn without_nulls(value: &Value) -> Value {
    match value {
        Value::Object(fields) => {
            let told = fields.iter().filter(|(_, value)| !value.is_null());
            told.map(|(name, value)| (name.clone(), without_nulls(value))).collect()
        }
        Value::Array(values) => values.iter().map(without_nulls).collect(),
        plain => plain.clone(),
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
        let setup = to_json(&G::scenario(text)?);
        // What no table would take is told to the person who writes the file.
        limits::check("setup", &setup, LARGEST_SETUP)?;
        Ok(setup)
    }

    fn load(&self, saved: &Value) -> Result<Box<dyn AnyGame>, LoadError> {
        limits::check("state", saved, LARGEST_POSITION)?;
        // A null that a position itself writes, such as a box without a value of its own, is read as it stands.
        let saved: G::Saved = serde_path_to_error::deserialize(saved)
            .or_else(|_| serde_path_to_error::deserialize(&without_nulls(saved)))
            .map_err(|error| LoadError::new(place("state", error.path()), fault(&error)))?;
        Ok(Box::new(G::load(&saved)?))
    }

    fn longest(&self, setup: &Value) -> Result<u32, SetupError> {
        Ok(G::longest(&Self::read_setup(setup)?))
    }

    fn default_setup(&self) -> Value {
        to_json(&G::Setup::default())
    }

    fn whole_setup(&self, setup: &Value) -> Result<Value, SetupError> {
        Ok(to_json(&Self::read_setup(setup)?))
    }

    fn seats(&self, setup: &Value) -> Result<u8, SetupError> {
        Ok(G::seats(&Self::read_setup(setup)?))
    }

    fn roles(&self, setup: &Value) -> Result<Vec<Role>, SetupError> {
        Ok(G::roles(&Self::read_setup(setup)?))
    }

    fn components(&self, setup: &Value) -> Result<Vec<Component>, SetupError> {
        Ok(G::components(&Self::read_setup(setup)?))
    }

    fn campaign(&self) -> Option<&'static dyn Campaign> {
        G::campaign()
    }

    fn typed_fight(&self, text: &str) -> Result<Odds, ParseError> {
        G::typed_fight(text)
    }
}

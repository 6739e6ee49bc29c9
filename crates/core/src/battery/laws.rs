//! The laws, one function each. A broken law is told as a sentence.

use std::collections::{BTreeMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};

use serde_json::Value;

use super::{Census, Universe, saved};
use crate::{Chance, Fast, Game, Heard, Language, Phrasebook, Seat, Text, Viewer, Watched};

/// `legal` and `check` say the same, and every legal action is one path and one line of notation.
pub(super) fn legal_and_check<G: Game>(game: &G, seat: Seat, universe: Option<Universe<G>>) -> Result<(), String> {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    if legal.is_empty() == game.to_act().contains(seat) {
        return Err(format!("seat {seat} has {} choices, yet to act are {:?}", legal.len(), game.to_act()));
    }
    for action in &legal {
        if let Err(refusal) = game.check(seat, action) {
            return Err(format!("legal offers {}, check refuses it: {refusal}", action));
        }
    }
    let Some(universe) = universe else {
        return Ok(());
    };
    paths_and_notation(game, seat, &legal)?;
    let offered: HashSet<_> = legal.iter().cloned().collect();
    if offered.len() != legal.len() {
        return Err("legal offers an action twice".into());
    }
    let universe = universe(game, seat);
    for action in &universe {
        if game.check(seat, action).is_ok() != offered.contains(action) {
            return Err(format!(
                "{} for seat {seat}: legal says {}, check says {:?}",
                action,
                offered.contains(action),
                game.check(seat, action)
            ));
        }
        if action.to_string().parse().as_ref() != Ok(action) {
            return Err(format!("the notation {:?} does not read back", action.to_string()));
        }
    }
    let named: HashSet<_> = universe.into_iter().collect();
    match legal.iter().find(|action| !named.contains(action)) {
        Some(action) => Err(format!("the universe lacks {}, which is legal", action)),
        None => Ok(()),
    }
}

fn paths_and_notation<G: Game>(game: &G, seat: Seat, legal: &[G::Action]) -> Result<(), String> {
    let mut paths = Vec::new();
    for action in legal {
        let path = game.path(seat, action);
        if game.read_path(seat, &path).as_ref() != Ok(action) {
            return Err(format!("the path {path} does not lead back to {}", action));
        }
        paths.push(path.0);
        let notation = action.to_string();
        if notation.is_empty() || notation.starts_with('!') || notation.chars().any(char::is_control) {
            return Err(format!("{notation:?} cannot stand in a record"));
        }
        if notation.parse().as_ref() != Ok(action) {
            return Err(format!("the notation {notation:?} does not read back"));
        }
    }
    paths.sort();
    match paths.windows(2).find(|pair| pair[1].starts_with(&pair[0])) {
        Some(pair) => Err(format!("the path {:?} is the beginning of {:?}", pair[0], pair[1])),
        None => Ok(()),
    }
}

/// Where nothing is hidden, a view that was written for one is right for everybody.
pub(super) fn open_views<G: Game>(game: &G) -> Result<(), String> {
    if !G::OPEN {
        return Ok(());
    }
    let game: &dyn crate::AnyGame = game;
    let shown = game.view(Viewer::Public);
    for viewer in Viewer::every(game.seats()) {
        if game.view_like(&shown, viewer).as_ref() != Some(&game.view(viewer)) {
            return Err(format!("view law: the game says that it is open, and {viewer:?} is shown something else"));
        }
    }
    Ok(())
}

/// A world dealt for a viewer looks the same to him, offers him the same, and dealing depends on his view alone.
pub(super) fn views<G: Game>(game: &G, viewer: Viewer, chance: &mut dyn Chance) -> Result<(), String> {
    let world = game.determinize(viewer, &mut Fast::new(seed(chance)));
    if viewer == Viewer::All && &world != game {
        return Err("who sees all is dealt the true world".into());
    }
    if world.view(viewer) != game.view(viewer) {
        return Err(format!(
            "view law: a world dealt for {viewer:?} looks otherwise to him:\n{:?}\n{:?}",
            game.view(viewer),
            world.view(viewer)
        ));
    }
    if world.to_act() != game.to_act() {
        return Err(format!("view law: a world dealt for {viewer:?} asks other seats"));
    }
    if let Viewer::Seat(seat) = viewer {
        let (mut here, mut there) = (Vec::new(), Vec::new());
        game.legal(seat, &mut here);
        world.legal(seat, &mut there);
        if here != there {
            return Err(format!("view law: a world dealt for {viewer:?} offers him other choices"));
        }
        if let Some(action) = here.iter().find(|action| game.odds(seat, action) != world.odds(seat, action)) {
            return Err(format!("view law: the odds of {} rest on what {viewer:?} cannot see", action));
        }
    }
    let again = seed(chance);
    if world.determinize(viewer, &mut Fast::new(again)) != game.determinize(viewer, &mut Fast::new(again)) {
        return Err(format!("determinize law: what is dealt for {viewer:?} depends on what he cannot see"));
    }
    Ok(())
}

/// What nobody knows can be dealt anew without anybody at the table seeing a difference.
pub(super) fn unseen<G: Game>(game: &G, census: Census<G>, chance: &mut dyn Chance) -> Result<(), String> {
    let world = game.unseen_dealt_anew(&mut Fast::new(seed(chance)));
    for viewer in Viewer::every(G::seats(&game.setup())).filter(|viewer| *viewer != Viewer::All) {
        if world.view(viewer) != game.view(viewer) {
            return Err(format!(
                "view law: what nobody knows was dealt anew, and {viewer:?} sees a difference:\n{:?}\n{:?}",
                game.view(viewer),
                world.view(viewer)
            ));
        }
    }
    if census(&world) != census(game) {
        return Err("determinize law: what nobody knows was dealt anew and does not conserve".into());
    }
    save_and_load(&world)
}

/// A world dealt anew has as much of everything.
pub(super) fn worlds_conserve<G: Game>(
    game: &G,
    viewer: Viewer,
    census: Census<G>,
    chance: &mut dyn Chance,
) -> Result<(), String> {
    let world = game.determinize(viewer, &mut Fast::new(seed(chance)));
    if census(&world) != census(game) {
        return Err(format!("determinize law: a world dealt for {viewer:?} does not conserve"));
    }
    save_and_load(&world)
}

/// In worlds that a viewer cannot tell apart the same action tells him the same, unless what he sees afterwards differs
/// too; and a step that may be taken back taught its seat nothing.
pub(super) fn events_and_undo<G: Game>(
    game: &G,
    seat: Seat,
    action: &G::Action,
    chance: &mut dyn Chance,
) -> Result<(), String> {
    let dice = seed(chance);
    let here = Tried::new(game, seat, action, dice);
    for viewer in Viewer::every(G::seats(&game.setup())) {
        let world = game.determinize(viewer, &mut Fast::new(seed(chance)));
        if world.check(seat, action).is_err() {
            continue;
        }
        let there = Tried::new(&world, seat, action, dice);
        let same_sight = here.after.view(viewer) == there.after.view(viewer);
        if same_sight && here.told(viewer) != there.told(viewer) {
            return Err(format!(
                "event law: {} tells {viewer:?} more than his view shows:\n{:?}\n{:?}",
                action,
                here.told(viewer),
                there.told(viewer)
            ));
        }
        if viewer == Viewer::Seat(seat) && here.undoable && !same_sight {
            return Err(format!("undo law: {} may be taken back, yet its seat learned something", action));
        }
    }
    Ok(())
}

/// An action tried out.
struct Tried<G: Game> {
    after: G,
    events: Vec<G::Event>,
    undoable: bool,
}

impl<G: Game> Tried<G> {
    fn new(game: &G, seat: Seat, action: &G::Action, dice: u64) -> Tried<G> {
        let mut after = game.clone();
        let mut fast = Fast::new(dice);
        let mut watched = Watched::new(&mut fast);
        let mut heard = Heard::default();
        after.apply(seat, action, &mut watched, &mut heard);
        Tried { after, undoable: !watched.used() && !heard.revealed, events: heard.events }
    }

    fn told(&self, viewer: Viewer) -> Vec<G::Event> {
        self.events.iter().filter_map(|event| G::event_for(event, viewer)).collect()
    }
}

/// States that were put away are what they were, whatever was played since.
pub(super) fn frozen_history<G: Game>(frozen: &[(G, Value)]) -> Result<(), String> {
    match frozen.iter().find(|(game, written)| &saved(game) != written) {
        Some(_) => Err("a state that was put away has changed".into()),
        None => Ok(()),
    }
}

/// A saved state, as text and back, is the state.
pub(super) fn save_and_load<G: Game>(game: &G) -> Result<(), String> {
    let text = serde_json::to_string(&game.save()).map_err(|error| error.to_string())?;
    let read =
        serde_json::from_str(&text).map_err(|error| format!("the saved state does not read: {error}\n{text}"))?;
    match G::load(&read) {
        Err(error) => Err(format!("the saved state is refused: {error}\n{text}")),
        Ok(loaded) if &loaded != game => Err(format!("save and load changed the state:\n{game:?}\n{loaded:?}\n{text}")),
        Ok(_) => Ok(()),
    }
}

/// Everything that is said here can be said, in every language.
pub(super) fn texts<G: Game>(game: &G, seats: u8) -> Result<(), String> {
    let mut texts: Vec<Text> = Viewer::every(seats).map(|viewer| game.prompt(viewer).text).collect();
    for viewer in [Viewer::Seat(Seat(seats - 1)), Viewer::Public] {
        texts.extend(G::describe(&game.view(viewer), Seat(seats - 1)));
    }
    for seat in game.to_act().iter() {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        // A state offers hundreds of actions of few kinds: some of each end of the list say enough.
        for action in legal.iter().take(3).chain(legal.iter().rev().take(3)) {
            texts.push(game.action_text(seat, action));
            texts.extend(game.path(seat, action).0.iter().map(|step| game.step_text(step)));
            texts.extend(game.odds(seat, action).into_iter().flat_map(|odds| odds.0).map(|line| line.label));
        }
        for action in legal.iter().take(2) {
            let tried = Tried::new(game, seat, action, 1);
            for viewer in Viewer::every(seats) {
                texts.extend(tried.told(viewer).iter().map(|event| game.event_text(event, viewer)));
            }
        }
    }
    for phrasebook in phrasebooks::<G>().iter() {
        for text in &texts {
            phrasebook.try_say(text).map_err(|error| format!("{:?}: {error}", phrasebook.language()))?;
        }
    }
    Ok(())
}

/// A phrasebook a language, read once a game: reading costs more than saying a thousand texts.
fn phrasebooks<G: Game>() -> Arc<[Phrasebook]> {
    static READ: Mutex<BTreeMap<&'static str, Arc<[Phrasebook]>>> = Mutex::new(BTreeMap::new());
    let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
    let books = || Language::ALL.map(|language| Phrasebook::new(language, [&G::info().messages])).into();
    Arc::clone(read.entry(G::info().slug).or_insert_with(books))
}

fn seed(chance: &mut dyn Chance) -> u64 {
    u64::from(chance.below(u32::MAX))
}

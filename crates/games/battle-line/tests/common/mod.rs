//! A tiny position builder, in the signs of the rules: R7 is the red 7, L a Leader, H the Heavy Horse, S the Shield Wall.
#![allow(dead_code, missing_docs)]

use sandtable_battle_line::saved::{SavedDecks, SavedFlag, SavedScouted, SavedStartingDraw, StepName};
use sandtable_battle_line::view::SideView;
use sandtable_battle_line::{Action, BattleLine, Card, Colour, Deck, Event, Flag, Saved, Setup, View};
use sandtable_core::battery;
use sandtable_core::{Fast, Heard, LoadError, Positions, Rules, Seat, Viewer, Views};

/// The seat that most examples call "you", and the one they call the opponent.
pub const YOU: Seat = Seat(0);
pub const FOE: Seat = Seat(1);

/// `R7`, `L` and `E` (the two Leaders), `H`, `S`, or a name of the card file.
pub fn card(sign: &str) -> Card {
    let named = match sign {
        "L" => "leader-lion",
        "E" => "leader-eagle",
        "H" => "horse",
        "S" => "shield",
        other => other,
    };
    let troop = || {
        let colour = Colour::ALL.into_iter().find(|colour| sign.starts_with(colour.letter()))?;
        Card::troop(colour, sign[1..].parse().ok()?)
    };
    Card::named(named).or_else(troop).unwrap_or_else(|| panic!("no card {sign}"))
}

/// Several of them.
pub fn cards(signs: &str) -> Vec<Card> {
    signs.split_whitespace().map(card).collect()
}

pub fn flag(number: u8) -> Flag {
    Flag::number(number).unwrap()
}

/// What becomes of the cards of a kind that a position does not name.
#[derive(Clone, Debug, PartialEq)]
enum Rest {
    /// They are the deck, these on top.
    Deck(Vec<Card>),
    /// They lie face up somewhere, and just these are the deck.
    Gone(Vec<Card>),
}

/// A position that is being laid out. Seat 0 is to play.
#[derive(Clone)]
pub struct Position {
    pub saved: Saved,
    troops: Rest,
    tactics: Rest,
}

pub fn position() -> Position {
    Position { saved: Saved::default(), troops: Rest::Deck(Vec::new()), tactics: Rest::Deck(Vec::new()) }
}

impl Position {
    pub fn options(mut self, change: impl FnOnce(&mut Setup)) -> Self {
        change(&mut self.saved.setup);
        self
    }

    fn at(&mut self, number: u8) -> &mut SavedFlag {
        let flags = &mut self.saved.flags;
        if let Some(index) = flags.iter().position(|entry| entry.flag == flag(number)) {
            return &mut flags[index];
        }
        flags.push(SavedFlag {
            flag: flag(number),
            sides: [Vec::new(), Vec::new()],
            ages: None,
            fog: None,
            mud: None,
            claimed_by: None,
        });
        flags.last_mut().unwrap()
    }

    /// Cards of both sides of a flag: seat 0's, then seat 1's.
    pub fn flag(mut self, number: u8, yours: &str, theirs: &str) -> Self {
        self.at(number).sides = [cards(yours), cards(theirs)];
        self
    }

    /// The play that completed each side of a flag.
    pub fn ages(mut self, number: u8, yours: u8, theirs: u8) -> Self {
        self.at(number).ages = Some([vec![yours], vec![theirs]]);
        self
    }

    pub fn fog(mut self, number: u8, seat: Seat) -> Self {
        self.at(number).fog = Some(seat);
        self
    }

    pub fn mud(mut self, number: u8, seat: Seat) -> Self {
        self.at(number).mud = Some(seat);
        self
    }

    pub fn claimed(mut self, seat: Seat, numbers: &[u8]) -> Self {
        for &number in numbers {
            self.at(number).claimed_by = Some(seat);
        }
        self
    }

    pub fn hand(mut self, seat: Seat, signs: &str) -> Self {
        self.saved.hands[seat.index()] = cards(signs);
        self
    }

    pub fn guile(mut self, seat: Seat, signs: &str) -> Self {
        self.saved.guile[seat.index()] = cards(signs);
        self
    }

    /// Cards among the discards.
    pub fn discards(mut self, signs: &str) -> Self {
        self.saved.discards.extend(cards(signs));
        self
    }

    /// The troop deck begins with these; the rest of the unnamed troops follows.
    pub fn troops_on_top(mut self, signs: &str) -> Self {
        self.troops = Rest::Deck(cards(signs));
        self
    }

    pub fn tactics_on_top(mut self, signs: &str) -> Self {
        self.tactics = Rest::Deck(cards(signs));
        self
    }

    /// The troop deck is just this; all other unnamed troops lie among the discards.
    pub fn only_troops_left(mut self, signs: &str) -> Self {
        self.troops = Rest::Gone(cards(signs));
        self
    }

    /// The tactics deck is just this; all other unnamed tactics cards have been played, by the opponent as far as may be.
    pub fn only_tactics_left(mut self, signs: &str) -> Self {
        self.tactics = Rest::Gone(cards(signs));
        self
    }

    pub fn turn(mut self, seat: Seat) -> Self {
        self.saved.turn = Some(seat);
        self
    }

    pub fn step(mut self, step: StepName) -> Self {
        self.saved.step = step;
        self
    }

    /// The claim step of seat 0, or what follows it if there is nothing to claim.
    pub fn claim_step(self) -> Self {
        self.step(StepName::Claim)
    }

    pub fn passes(mut self, passes: u8) -> Self {
        self.saved.passes = passes;
        self
    }

    pub fn tactics_played(mut self, yours: u8, theirs: u8) -> Self {
        self.saved.tactics_played = Some([yours, theirs]);
        self
    }

    pub fn scouted(mut self, top_troops: u8, top_tactics: u8, held: &str) -> Self {
        self.saved.scouted = SavedScouted { top_troops, top_tactics, held: cards(held) };
        self
    }

    pub fn shown(mut self, signs: &str, troops_drawn: [u8; 2]) -> Self {
        self.saved.starting_draw =
            SavedStartingDraw { shown: cards(signs), last: None, troops_drawn, shown_played: [0; 2] };
        self
    }

    fn unnamed(&self, kind: Deck) -> Vec<Card> {
        let saved = &self.saved;
        let lying = saved.flags.iter().flat_map(|entry| entry.sides.iter().flatten());
        let named: Vec<Card> = lying
            .chain(saved.hands.iter().flatten())
            .chain(saved.guile.iter().flatten())
            .chain(&saved.discards)
            .copied()
            .chain(saved.flags.iter().filter_map(|entry| entry.fog.map(|_| card("fog"))))
            .chain(saved.flags.iter().filter_map(|entry| entry.mud.map(|_| card("mud"))))
            .collect();
        Card::all()
            .filter(|card| card.deck() == kind && !named.contains(card))
            .filter(|card| card.is_troop() || !saved.setup.troops_only)
            .collect()
    }

    /// The saved state with everything that was left to the end.
    pub fn written(&self) -> Saved {
        let mut saved = self.saved.clone();
        let mut decks = SavedDecks::default();
        for (kind, rest) in [(Deck::Troops, &self.troops), (Deck::Tactics, &self.tactics)] {
            let unnamed = self.unnamed(kind);
            let others =
                |kept: &Vec<Card>| unnamed.iter().copied().filter(|card| !kept.contains(card)).collect::<Vec<_>>();
            let deck = match rest {
                Rest::Deck(top) if top.is_empty() => None,
                Rest::Deck(top) => Some(top.iter().copied().chain(others(top)).collect()),
                Rest::Gone(left) => {
                    for gone in others(left) {
                        let guile = cards("scout redeploy deserter traitor").contains(&gone);
                        if guile { saved.guile[1].push(gone) } else { saved.discards.push(gone) }
                    }
                    Some(left.clone())
                }
            };
            match kind {
                Deck::Troops => decks.troops = deck,
                Deck::Tactics => decks.tactics = deck,
            }
        }
        saved.decks = decks;
        balance(&mut saved, &self.unnamed(Deck::Tactics));
        saved
    }

    pub fn load(&self) -> Result<BattleLine, LoadError> {
        // Through the text, as a person would hand it in.
        let text = serde_json::to_string(&self.written()).unwrap();
        BattleLine::load(&serde_json::from_str(&text).unwrap())
    }

    pub fn game(&self) -> BattleLine {
        self.load().unwrap_or_else(|error| panic!("{error}"))
    }
}

/// BL-9.2: nobody is two tactics cards ahead. Where what a test lays out says otherwise, the seat that lags has played some of
/// the discards, or guile cards that the test does not name.
fn balance(saved: &mut Saved, unnamed: &[Card]) {
    if saved.tactics_played.is_some() {
        return;
    }
    let guile = |card: &Card| cards("traitor redeploy deserter scout").contains(card);
    loop {
        let played = [YOU, FOE].map(|seat| {
            let at = seat.index();
            let lying = saved.flags.iter().flat_map(|entry| &entry.sides[at]).filter(|card| !card.is_troop()).count();
            let ground = saved.flags.iter().flat_map(|entry| [entry.fog, entry.mud]);
            lying + ground.filter(|side| *side == Some(seat)).count() + saved.guile[at].len()
        });
        let (lags, leads) = if played[0] < played[1] { (0, 1) } else { (1, 0) };
        let apart = played[leads] - played[lags];
        let gone = saved.discards.iter().filter(|card| !card.is_troop()).count();
        if apart <= 1 {
            return;
        }
        if apart - gone.min(apart) <= 1 {
            let mut counts = played.map(|count| count as u8);
            counts[lags] += gone.min(apart) as u8;
            saved.tactics_played = Some(counts);
            return;
        }
        let left = |card: &&Card| guile(card) && !saved.guile.iter().flatten().any(|lying| lying == *card);
        let in_deck = unnamed
            .iter()
            .filter(left)
            .find(|card| saved.decks.tactics.as_ref().is_none_or(|deck| deck.contains(card)));
        match in_deck.copied() {
            Some(card) => {
                saved.decks.tactics.iter_mut().for_each(|deck| deck.retain(|other| *other != card));
                saved.guile[lags].push(card);
            }
            None => match saved.guile[leads].pop() {
                Some(card) => saved.guile[lags].push(card),
                None => return,
            },
        }
    }
}

/// The clause by which a seat's action is refused; nothing if it is allowed.
pub fn refusal(game: &BattleLine, seat: Seat, action: &str) -> Option<&'static str> {
    let action: Action = action.parse().unwrap_or_else(|error| panic!("{error}"));
    battery::refusal(game, seat, &action).map(|refusal| refusal.rule)
}

/// Plays one action, which must be allowed, and tells what happened.
pub fn play(game: &mut BattleLine, seat: Seat, action: &str) -> Vec<Event> {
    assert_eq!(refusal(game, seat, action), None, "{action}");
    let mut heard = Heard::default();
    game.apply(seat, &action.parse().unwrap(), &mut Fast::new(1), &mut heard);
    heard.events
}

/// Plays several actions of a seat.
pub fn play_all(game: &mut BattleLine, seat: Seat, actions: &[&str]) {
    for action in actions {
        play(game, seat, action);
    }
}

/// Everything that a seat may do, in notation.
pub fn choices(game: &BattleLine, seat: Seat) -> Vec<String> {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    legal.iter().map(Action::to_string).collect()
}

/// The choices that begin with a word.
pub fn choices_with(game: &BattleLine, seat: Seat, word: &str) -> Vec<String> {
    choices(game, seat).into_iter().filter(|choice| choice.split(' ').next() == Some(word)).collect()
}

/// What a seat sees.
pub fn seen(game: &BattleLine, seat: Seat) -> View {
    game.view(Viewer::Seat(seat))
}

/// Everything.
pub fn truth(game: &BattleLine) -> View {
    game.view(Viewer::All)
}

/// A side of a flag as everybody sees it.
pub fn side(game: &BattleLine, number: u8, seat: Seat) -> SideView {
    truth(game).flags[usize::from(number) - 1].sides[seat.index()].clone()
}

/// What a complete side is: `wedge 12`.
pub fn formation(game: &BattleLine, number: u8, seat: Seat) -> Option<String> {
    side(game, number, seat)
        .formation
        .map(|strength| format!("{} {}", serde_json::to_value(strength.name).unwrap().as_str().unwrap(), strength.sum))
}

/// The formation of some cards of a complete side.
pub fn formation_of(signs: &str) -> String {
    let game = if cards(signs).len() == 4 {
        position().flag(1, signs, "").mud(1, FOE).game()
    } else {
        position().flag(1, signs, "").game()
    };
    formation(&game, 1, YOU).unwrap_or_else(|| panic!("{signs} is not complete"))
}

/// Which step is asked: the `kind` of the view's step.
pub fn step(game: &BattleLine) -> String {
    match serde_json::to_value(truth(game).step).unwrap().get("kind") {
        Some(kind) => kind.as_str().unwrap().to_owned(),
        None => "over".to_owned(),
    }
}

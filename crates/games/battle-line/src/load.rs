//! Positions from outside: everything that must hold is checked, and what does not is named with its place.

mod knowledge;

use sandtable_core::loading::{Whereabouts, check_seat, expect, number};
use sandtable_core::{LoadError, Pile, Positions, Seat, Unheard};

use crate::card::{Card, Deck, Group, Tactic};
use crate::flag::{Flag, three_adjacent};
use crate::rules::claim::Proof;
use crate::rules::turn::{HAND, TurnStep};
use crate::saved::{Saved, SavedFlag, StepName};
use crate::side::{Ground, MOST};
use crate::state::BattleLine;

/// A play's number plus what is still to be played stays below this, so that ages never run out of numbers.
const MOST_PLAYS: u32 = 200;

const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

impl Positions for BattleLine {
    type Saved = Saved;

    fn save(&self) -> Saved {
        self.to_saved()
    }

    fn load(saved: &Saved) -> Result<BattleLine, LoadError> {
        load(saved)
    }
}

/// Takes a position from outside, and plays out the steps that ask nothing, as play would.
fn load(saved: &Saved) -> Result<BattleLine, LoadError> {
    saved.setup.check()?;
    let mut game = BattleLine::bare(saved.setup);
    let mut cards = Accounts::new(&saved.setup);
    load_match(saved, &mut game)?;
    load_flags(saved, &mut game, &mut cards)?;
    load_hands_and_decks(saved, &mut game, &mut cards)?;
    check_four_card_sides(saved, &game)?;
    load_counts(saved, &mut game)?;
    knowledge::load_knowledge(saved, &mut game)?;
    for flag in Flag::all() {
        game.reckon_flag(flag);
    }
    check_claims(saved, &game)?;
    load_step(saved, &mut game)?;
    Ok(game)
}

/// Every card of the game, and where it was named.
struct Accounts {
    named: Whereabouts,
    /// The cards that are played with.
    in_game: Vec<Card>,
}

impl Accounts {
    fn new(setup: &crate::setup::Setup) -> Accounts {
        Accounts { named: Whereabouts::new("card"), in_game: setup.cards().collect() }
    }

    /// A card is named at a place: each once (BL-1.7).
    fn name(&mut self, card: Card, place: &str) -> Result<(), LoadError> {
        expect(
            self.in_game.contains(&card),
            place,
            format_args!("no {card}: with troops-only there are no tactics cards"),
        )?;
        self.named.name(card, place)
    }

    /// The cards of a kind that were named nowhere.
    fn missing(&self, kind: Deck) -> Vec<Card> {
        let missing = |card: &Card| card.deck() == kind && !self.named.is_named(*card);
        self.in_game.iter().copied().filter(missing).collect()
    }
}

/// The match, the turn's number and whose it is.
fn load_match(saved: &Saved, game: &mut BattleLine) -> Result<(), LoadError> {
    game.game = saved.game.unwrap_or(1);
    let most = saved.setup.most_games();
    expect((1..=most).contains(&u32::from(game.game)), "state.game", format_args!("1 to {most}, found {}", game.game))?;
    for (seat, &points) in saved.points.iter().enumerate() {
        let most = 5 * (game.game - 1);
        expect(
            points <= most,
            format_args!("state.points[{seat}]"),
            format_args!("at most {most} after {} games, found {points}", game.game - 1),
        )?;
        let goal = saved.setup.points;
        expect(
            goal == 0 || u32::from(points) < goal,
            format_args!("state.points[{seat}]"),
            format_args!("fewer than {goal}, or the match would have ended before this game"),
        )?;
    }
    game.points = saved.points;
    if let Some(seat) = saved.turn {
        game.active = check_seat(seat, 2, "state.turn")?;
    }
    game.turn = saved.turn_number.unwrap_or(1);
    expect(game.turn > 0, "state.turn-number", "a turn from 1, found 0")
}

fn load_flags(saved: &Saved, game: &mut BattleLine, cards: &mut Accounts) -> Result<(), LoadError> {
    let mut listed = 0;
    for (index, entry) in saved.flags.iter().enumerate() {
        let place = format!("state.flags[{index}]");
        let twice = saved.flags[..index].iter().any(|before| before.flag == entry.flag);
        expect(!twice, format_args!("{place}.flag"), format_args!("every flag once, found {} again", entry.flag))?;
        for seat in SEATS {
            load_side(entry, seat, &place, &mut listed, game, cards)?;
        }
        let [own, other] = SEATS.map(|seat| game.side(entry.flag, seat).age());
        expect(
            own != other || own == 0,
            format_args!("{place}.ages"),
            format_args!("one side that is older, found {own} as the newest play of both"),
        )?;
        for (tactic, key, seat) in [(Tactic::Fog, "fog", entry.fog), (Tactic::Mud, "mud", entry.mud)] {
            if let Some(seat) = seat {
                let place = format!("{place}.{key}");
                cards.name(Card::tactic(tactic), &place)?;
                let ground = Ground { flag: entry.flag, seat: check_seat(seat, 2, &place)? };
                game.ground.put(Card::tactic(tactic), Some(ground));
            }
        }
        if let Some(seat) = entry.claimed_by {
            let seat = check_seat(seat, 2, format_args!("{place}.claimed-by"))?;
            game.claimed[seat.index()].insert(entry.flag);
        }
    }
    Ok(())
}

fn load_side(
    entry: &SavedFlag,
    seat: Seat,
    place: &str,
    listed: &mut u8,
    game: &mut BattleLine,
    cards: &mut Accounts,
) -> Result<(), LoadError> {
    let place = format!("{place}.sides[{seat}]");
    let side = &entry.sides[seat.index()];
    expect(side.len() <= MOST, &place, format_args!("at most {MOST} cards, found {}", side.len()))?;
    for &card in side {
        let fits = card.as_tactic().is_none_or(|tactic| tactic.group() == Group::Morale);
        expect(fits, &place, format_args!("troops and morale cards, found {card}"))?;
        cards.name(card, &place)?;
    }
    let ages = match entry.ages.as_ref().map(|ages| ages[seat.index()].as_slice()) {
        None | Some([]) => side.iter().map(|_| next(listed)).collect(),
        Some(&[newest]) if side.len() > 1 => {
            let before = side.len() as u8 - 1;
            expect(newest > before, format_args!("{place}.ages"), format_args!("more than {before}, found {newest}"))?;
            (newest - before..=newest).collect()
        }
        Some(ages) => ages.to_vec(),
    };
    expect(
        ages.len() == side.len(),
        format_args!("{place}.ages"),
        format_args!("a number for each of {} cards, or one for the newest, found {}", side.len(), ages.len()),
    )?;
    let ascending = ages.first().is_none_or(|&first| first > 0) && ages.windows(2).all(|pair| pair[0] < pair[1]);
    expect(
        ascending,
        format_args!("{place}.ages"),
        format_args!("numbers of plays from 1, each higher than the one before it, found {ages:?}"),
    )?;
    for (&card, age) in side.iter().zip(ages) {
        game.sides[entry.flag.index()][seat.index()].add(card, age);
        game.unseen.remove(card);
    }
    Ok(())
}

/// The number of the next card listed without an age.
fn next(listed: &mut u8) -> u8 {
    *listed += 1;
    *listed
}

fn load_hands_and_decks(saved: &Saved, game: &mut BattleLine, cards: &mut Accounts) -> Result<(), LoadError> {
    for seat in SEATS {
        let place = format!("state.hands[{seat}]");
        for &card in &saved.hands[seat.index()] {
            cards.name(card, &place)?;
            game.hands[seat.index()].insert(card);
        }
        let place = format!("state.guile[{seat}]");
        for &card in &saved.guile[seat.index()] {
            let fits = card.as_tactic().is_some_and(|tactic| tactic.group() == Group::Guile);
            expect(fits, &place, format_args!("guile cards, found {card}"))?;
            cards.name(card, &place)?;
            game.guile[seat.index()].insert(card);
        }
    }
    for &card in &saved.discards {
        let guile = card.as_tactic().is_some_and(|tactic| tactic.group() == Group::Guile);
        expect(!guile, "state.discards", format_args!("no {card}: guile cards stay before their player (BL-12.1)"))?;
        cards.name(card, "state.discards")?;
        game.discards.push(card);
        game.unseen.remove(card);
    }
    game.troop_deck = load_deck(saved.decks.troops.as_ref(), Deck::Troops, cards)?;
    game.tactics_deck = load_deck(saved.decks.tactics.as_ref(), Deck::Tactics, cards)?;
    Ok(())
}

/// A deck as it is given, which then must complete the cards of its kind; or all that is named nowhere else.
fn load_deck<const N: usize>(
    given: Option<&Vec<Card>>,
    kind: Deck,
    cards: &mut Accounts,
) -> Result<Pile<Card, N>, LoadError> {
    let place = format!("state.decks.{}", kind.name());
    let Some(given) = given else {
        return Ok(cards.missing(kind).into_iter().rev().collect());
    };
    for &card in given {
        expect(card.deck() == kind, &place, format_args!("{} alone, found {card}", kind.name()))?;
        cards.name(card, &place)?;
    }
    let missing = cards.missing(kind);
    let names: Vec<&str> = missing.iter().map(|card| card.name()).collect();
    expect(missing.is_empty(), &place, format_args!("every card somewhere: nowhere is {}", names.join(", ")))?;
    Ok(given.iter().rev().copied().collect())
}

/// BL-4.2, BL-11.10: a side of four needs Mud, or Mud that lay there once.
fn check_four_card_sides(saved: &Saved, game: &BattleLine) -> Result<(), LoadError> {
    let mud = Card::tactic(Tactic::Mud);
    let mud_played = game.ground.mud.is_some() || game.discards.as_slice().contains(&mud);
    for (index, entry) in saved.flags.iter().enumerate() {
        for seat in SEATS {
            let side = game.side(entry.flag, seat);
            expect(
                side.len() <= 3 || mud_played,
                format_args!("state.flags[{index}].sides[{seat}]"),
                "at most 3 cards as long as Mud has not been played",
            )?;
        }
    }
    Ok(())
}

fn load_counts(saved: &Saved, game: &mut BattleLine) -> Result<(), LoadError> {
    let hidden: u32 = game.hands.iter().map(|hand| u32::from(hand.len())).sum::<u32>()
        + u32::from(game.troop_deck.len())
        + u32::from(game.tactics_deck.len());
    let out = saved.setup.cards().count() as u32 - hidden;
    let newest = game.sides.iter().flatten().map(|side| side.age()).max().unwrap_or(0);
    game.plays = saved.plays.unwrap_or((out as u8).max(newest));
    expect(game.plays >= newest, "state.plays", format_args!("at least {newest}, the highest of the ages"))?;
    expect(
        u32::from(game.plays) + hidden <= MOST_PLAYS,
        "state.plays",
        format_args!("at most {}, found {}", MOST_PLAYS - hidden, game.plays),
    )?;
    game.tactics_played = played(saved.tactics_played, game, is_tactic, "state.tactics-played")?;
    game.leaders_played = played(saved.leaders_played, game, is_leader, "state.leaders-played")?;
    for seat in SEATS {
        let (leaders, tactics) = (game.leaders_played[seat.index()], game.tactics_played[seat.index()]);
        expect(
            leaders <= 1,
            format_args!("state.leaders-played[{seat}]"),
            format_args!("at most one Leader a seat (BL-10.3), found {leaders}"),
        )?;
        expect(
            leaders <= tactics,
            format_args!("state.tactics-played[{seat}]"),
            format_args!("at least {leaders}, the Leaders that it has played"),
        )?;
    }
    // BL-9.2: who is ahead plays no tactics card, so nobody comes two ahead.
    let [one, other] = game.tactics_played;
    expect(
        one.abs_diff(other) <= 1,
        "state.tactics-played",
        format_args!("numbers that differ by 1 at most (BL-9.2), found {one} and {other}"),
    )
}

/// BL-8: a claim that was proved stays proved, as cards come into sight and never out of it, and those of a claimed flag stay
/// (BL-7.9). A claimed flag without any card says only whose it is.
fn check_claims(saved: &Saved, game: &BattleLine) -> Result<(), LoadError> {
    for (index, entry) in saved.flags.iter().enumerate() {
        let told = entry.sides.iter().any(|side| !side.is_empty());
        let Some(seat) = entry.claimed_by.filter(|_| told) else { continue };
        let expected = match game.proof(seat, entry.flag) {
            Proof::Holds => continue,
            Proof::OwnSideIncomplete => "a seat whose side is complete (BL-8.13)",
            Proof::Beaten(_) => "the seat with the stronger side (BL-8.1)",
            Proof::Later => "the seat whose equal side was complete first (BL-8.1)",
            Proof::Beatable(_) => "a seat whose side cannot be beaten any more (BL-8.2)",
        };
        return Err(LoadError::new(format!("state.flags[{index}].claimed-by"), format!("{expected}, found {seat}")));
    }
    Ok(())
}

fn is_tactic(card: Card) -> bool {
    !card.is_troop()
}

fn is_leader(card: Card) -> bool {
    card.as_tactic().is_some_and(Tactic::is_leader)
}

/// How many cards of a sort each seat has played: as given, or counted from what lies on the table.
fn played(
    given: Option<[u8; 2]>,
    game: &BattleLine,
    counts: fn(Card) -> bool,
    place: &str,
) -> Result<[u8; 2], LoadError> {
    let lying = SEATS.map(|seat| lying_before(game, seat).filter(|&card| counts(card)).count() as u8);
    let gone = game.discards.as_slice().iter().filter(|&&card| counts(card)).count() as u8;
    let played = given.unwrap_or_else(|| {
        let mut played = lying;
        if let Some(seat) = discarded_by(game) {
            played[seat.index()] += gone;
        }
        played
    });
    for seat in SEATS {
        let least = lying[seat.index()];
        expect(
            played[seat.index()] >= least,
            format_args!("{place}[{seat}]"),
            format_args!("at least {least}, which lie on its side or before it"),
        )?;
    }
    let most = lying[0] + lying[1] + gone;
    expect(
        u32::from(played[0]) + u32::from(played[1]) <= u32::from(most),
        place,
        format_args!("at most {most} together: as many are out of hands and decks"),
    )?;
    Ok(played)
}

/// The tactics cards that lie on a seat's sides, beside its flags or before it.
fn lying_before(game: &BattleLine, seat: Seat) -> impl Iterator<Item = Card> + '_ {
    let sides = Flag::all().flat_map(move |flag| game.side(flag, seat).cards().iter().copied());
    let ground = game.ground.lying().filter(move |(_, ground)| ground.seat == seat).map(|(card, _)| card);
    sides.filter(|card| !card.is_troop()).chain(ground).chain(game.guile[seat.index()].iter())
}

/// Whose the discarded tactics cards were, if the guile cards on the table tell: the own Redeploy discards, or the opponent's
/// Deserter.
fn discarded_by(game: &BattleLine) -> Option<Seat> {
    let has = |seat: Seat, tactic| game.guile[seat.index()].contains(Card::tactic(tactic));
    let could = |seat: &Seat| has(*seat, Tactic::Redeploy) || has(seat.other(), Tactic::Deserter);
    let [first, second] = [could(&Seat(0)), could(&Seat(1))];
    match (first, second) {
        (true, false) => Some(Seat(0)),
        (false, true) => Some(Seat(1)),
        _ => None,
    }
}

/// The step, with all that waits below it.
fn load_step(saved: &Saved, game: &mut BattleLine) -> Result<(), LoadError> {
    let winners = SEATS.into_iter().filter(|seat| {
        let flags = game.claimed(*seat);
        three_adjacent(flags) || flags.len() >= 5
    });
    expect(winners.count() < 2, "state.flags", "at most one seat that has won")?;
    load_steps(saved, game)?;
    load_passes(saved, game)?;
    check_hand_sizes(game)?;
    if let Some(ending) = game.won_by_flags() {
        game.end(ending);
    } else if saved.step == StepName::Over {
        // Only two passes end a game that nobody has won.
        game.end(crate::rules::victory::Ending::Stalemate);
    } else {
        game.enter_step();
        game.settle(&mut Unheard);
    }
    expect(
        game.ending.is_none() || game.match_over(),
        "state.flags",
        format_args!("a game that goes on, or the last one: game {} is decided and the match is not", game.game),
    )
}

fn load_steps(saved: &Saved, game: &mut BattleLine) -> Result<(), LoadError> {
    let scouting = matches!(saved.step, StepName::ScoutDraw | StepName::PutBack);
    let scouted = game.scout_player() == Some(game.active);
    expect(!scouting || scouted, "state.step", "another step, as scout does not lie before this seat")?;
    expect(scouting || saved.left.is_none(), "state.left", "nothing: only Scout's steps count")?;
    expect(
        saved.step == StepName::ScoutDraw || saved.put_back.is_none(),
        "state.put-back",
        "nothing: only scout-draw needs it",
    )?;
    let last_chance = saved.setup.last_chance;
    game.pending.push(TurnStep::Draw);
    if !last_chance && !matches!(saved.step, StepName::Draw | StepName::Over) {
        game.pending.push(TurnStep::Claim);
    }
    match saved.step {
        StepName::Play => game.pending.push(TurnStep::Play),
        StepName::Claim if last_chance => {
            game.pending.push(TurnStep::Play);
            game.pending.push(TurnStep::Claim);
        }
        StepName::ScoutDraw => {
            // BL-12.6: with fewer than three cards in the decks all are drawn, and one fewer is put back.
            let draws = (game.troop_deck.len() + game.tactics_deck.len()).min(3);
            let back = if saved.left.is_some() { 2 } else { draws.saturating_sub(1) };
            game.pending.push(TurnStep::PutBack { left: number(saved.put_back, back, 0..=2, "state.put-back")? });
            game.pending.push(TurnStep::ScoutDraw { left: number(saved.left, draws, 0..=draws, "state.left")? });
        }
        StepName::PutBack => game.pending.push(TurnStep::PutBack { left: number(saved.left, 2, 0..=2, "state.left")? }),
        StepName::Claim | StepName::Draw | StepName::Over => {}
    }
    Ok(())
}

/// BL-14.4: a second pass in a row leaves only the claim step, or ends the game.
fn load_passes(saved: &Saved, game: &mut BattleLine) -> Result<(), LoadError> {
    let won = game.won_by_flags().is_some();
    let most = match saved.step {
        StepName::Draw | StepName::Over => 2,
        StepName::Claim if !saved.setup.last_chance => 2,
        StepName::Play | StepName::Claim => 1,
        // Scout was played in this turn.
        StepName::ScoutDraw | StepName::PutBack => 0,
    };
    expect(saved.passes <= most, "state.passes", format_args!("at most {most} in this step, found {}", saved.passes))?;
    expect(
        saved.step != StepName::Over || won || saved.passes == 2,
        "state.step",
        "a step that asks something: no seat has won and there were no two passes",
    )?;
    game.passes = saved.passes;
    Ok(())
}

/// BL-3.8: seven cards, more only while Scout is carried out; and then enough to put back what Scout asks for.
fn check_hand_sizes(game: &BattleLine) -> Result<(), LoadError> {
    for seat in SEATS {
        let size = game.hand(seat).len();
        let most = match game.pending.top() {
            Some(TurnStep::ScoutDraw { left }) if seat == game.active => HAND + 2 - left,
            Some(TurnStep::PutBack { left }) if seat == game.active => HAND + left,
            _ => HAND,
        };
        expect(size <= most, format_args!("state.hands[{seat}]"), format_args!("at most {most} cards, found {size}"))?;
    }
    let (mut draws, mut back) = (0, 0);
    for step in game.pending.iter() {
        match step {
            TurnStep::ScoutDraw { left } => draws = left,
            TurnStep::PutBack { left } => back = left,
            _ => {}
        }
    }
    let held = game.hand(game.active).len();
    expect(
        held + draws >= back,
        format_args!("state.hands[{}]", game.active),
        format_args!("at least {} cards, as {back} are to be put back, found {held}", back.saturating_sub(draws)),
    )
}

//! Positions from outside: everything that must hold is checked, and what does not is named with its place.

use sandtable_core::loading::expect;
use sandtable_core::{Chance, LoadError, Positions, Unheard};

use crate::cards::Cards;
use crate::force::{Counter, Force};
use crate::kind::{Kind, Unit, UnitSet, no_such_kind, no_such_unit};
use crate::rules::round::HAND;
use crate::rules::victory::{Ending, Way};
use crate::saved::{Saved, SavedPile, SavedSide, StageName, read_card};
use crate::scenario::{Goals, Scenario, SideSetup};
use crate::side::{Side, UnitId};
use crate::sight::Sight;
use crate::state::{Step, Undaunted};
use crate::tile::{Tile, TileSet, no_such_tile};

/// The most that a written radio tile may be worth.
const MOST_VALUE: u16 = 10_000;

impl Positions for Undaunted {
    type Saved = Saved;

    fn save(&self) -> Saved {
        self.to_saved()
    }

    fn load(saved: &Saved) -> Result<Undaunted, LoadError> {
        load(saved)
    }
}

/// Takes a position from outside.
fn load(saved: &Saved) -> Result<Undaunted, LoadError> {
    let scenario = saved.setup.check(Goals::Any)?;
    let limit = saved.setup.round_limit as u16;
    let mut game = Undaunted::bare(scenario, limit);
    game.round = saved.round.unwrap_or(1);
    expect(
        (1..=limit).contains(&game.round),
        "state.round",
        format_args!("1 to {limit}, the round limit, found {}", game.round),
    )?;
    game.marker = saved.marker.unwrap_or(game.marker);
    load_radio(saved, &mut game)?;
    let stage = stage(saved);
    for (side, written) in [(Side::Us, &saved.us), (Side::Ge, &saved.ge)] {
        let is_second_turn = stage == StageName::Turn && saved.turn == Some(game.marker.other());
        let mut reader = SideReader {
            side,
            written,
            had_turn: is_second_turn && side == game.marker,
            place: format!("state.{side}"),
            setup: game.mission().side(side),
            table: game.mission(),
        };
        let force = reader.read()?;
        *game.force_mut(side) = force;
    }
    let [us, ge] = &game.forces;
    if let Some(tile) = game.mission().map.in_set(us.controlled.both(ge.controlled)).next() {
        return Err(LoadError::new(
            "state.ge.controlled",
            format!("no tile that both sides control (UN-1.13), found {tile}"),
        ));
    }
    load_stage(saved, stage, &mut game)?;
    Ok(game)
}

fn stage(saved: &Saved) -> StageName {
    saved.stage.unwrap_or(if saved.turn.is_some() { StageName::Turn } else { StageName::Initiative })
}

fn load_radio(saved: &Saved, game: &mut Undaunted) -> Result<(), LoadError> {
    let Some(value) = saved.radio_value else { return Ok(()) };
    let least = game.radio_value;
    expect(game.mission().radio.is_some(), "state.radio-value", "nothing, as there is no radio")?;
    expect(
        (least..=MOST_VALUE).contains(&value),
        "state.radio-value",
        format_args!("{least}, the printed value, to {MOST_VALUE}, found {value}"),
    )?;
    game.radio_value = value;
    Ok(())
}

/// Reads one side.
struct SideReader<'a> {
    side: Side,
    written: &'a SavedSide,
    /// Is its turn of this round over?
    had_turn: bool,
    place: String,
    setup: &'a SideSetup,
    table: &'a Scenario,
}

impl SideReader<'_> {
    fn at(&self, key: &str) -> String {
        format!("{}.{key}", self.place)
    }

    fn read(&mut self) -> Result<Force, LoadError> {
        let mut force = Force::EMPTY;
        self.counters(&mut force)?;
        self.markers(&mut force)?;
        self.target(&mut force)?;
        self.piles(&mut force)?;
        self.knowledge(&mut force)?;
        Ok(force)
    }

    fn tile(&self, name: &str, place: &str) -> Result<Tile, LoadError> {
        let tile = Tile::named(name).ok_or_else(|| LoadError::new(place, no_such_tile(name)))?;
        expect(self.table.map.has(tile), place, format_args!("a tile of the map, and {tile} is not on it"))?;
        Ok(tile)
    }

    fn unit(&self, name: &str, place: &str) -> Result<Unit, LoadError> {
        let (side, unit) = read_card(name)
            .and_then(|(side, kind)| Some((side, kind.unit()?)))
            .ok_or_else(|| LoadError::new(place, no_such_unit(name)))?;
        self.own(side, unit.kind(), place)?;
        Ok(unit)
    }

    /// UN-3.5: a name may carry its side, and then it is this one.
    fn own(&self, side: Option<Side>, kind: Kind, place: &str) -> Result<(), LoadError> {
        match side.filter(|&side| side != self.side) {
            Some(other) => {
                Err(LoadError::new(place, format!("what is {}'s (UN-3.5), found {other}-{kind}", self.side)))
            }
            None => Ok(()),
        }
    }

    fn counters(&self, force: &mut Force) -> Result<(), LoadError> {
        match &self.written.counters {
            None => force.counters = self.setup.counters.map(|tile| tile.map_or(Counter::Off, Counter::Ready)),
            Some(counters) => {
                for (name, tile) in counters {
                    let place = self.at(&format!("counters.{name}"));
                    let unit = self.unit(name, &place)?;
                    let used = self.setup.cards.has(unit.kind()) || self.setup.counters[unit.index()].is_some();
                    expect(used, &place, format_args!("a unit of the scenario, and {unit} is not in it (UN-3.5)"))?;
                    let taken = force.counter(unit) != Counter::Off;
                    expect(!taken, &place, format_args!("every counter once, found {unit} again"))?;
                    force.counters[unit.index()] = Counter::Ready(self.tile(tile, &place)?);
                }
            }
        }
        for (index, name) in self.written.suppressed.iter().enumerate() {
            let place = self.at(&format!("suppressed[{index}]"));
            let unit = self.unit(name, &place)?;
            let Some(tile) = force.counter(unit).tile() else {
                return Err(LoadError::new(place, format!("a counter on the board, and {unit} is off it")));
            };
            let twice = force.counter(unit).is_suppressed();
            expect(!twice, &place, format_args!("every counter once, found {unit} again"))?;
            force.counters[unit.index()] = Counter::Suppressed(tile);
        }
        Ok(())
    }

    fn tiles(&self, names: &[String], key: &str) -> Result<TileSet, LoadError> {
        let mut tiles = TileSet::NONE;
        for (index, name) in names.iter().enumerate() {
            let place = self.at(&format!("{key}[{index}]"));
            let tile = self.tile(name, &place)?;
            expect(
                !tiles.contains(tile),
                &place,
                format_args!("at most one marker a tile (UN-1.12), found {tile} again"),
            )?;
            tiles.insert(tile);
        }
        Ok(tiles)
    }

    fn markers(&self, force: &mut Force) -> Result<(), LoadError> {
        let written = self.written;
        let controlled = match &written.controlled {
            Some(names) => self.tiles(names, "controlled")?,
            None => self.setup.controlled,
        };
        let scouted = match &written.scouted {
            Some(names) => self.tiles(names, "scouted")?,
            None => self.table.map.in_set(self.setup.marked).filter(|&tile| !controlled.contains(tile)).collect(),
        };
        let twice = self.table.map.in_set(scouted.both(controlled)).next();
        if let Some(tile) = twice {
            return Err(LoadError::new(
                self.at("scouted"),
                format!("at most one marker a tile (UN-1.12): {tile} is controlled too"),
            ));
        }
        force.marked = scouted.or(controlled);
        force.controlled = controlled;
        let also_scouted = self.tiles(&written.also_scouted, "also-scouted")?;
        let also_controlled = self.tiles(&written.also_controlled, "also-controlled")?;
        if let Some(tile) = self.table.map.in_set(also_scouted.both(also_controlled)).next() {
            return Err(LoadError::new(
                self.at("also-scouted"),
                format!("at most one marker a tile (UN-1.12): {tile} is in also-controlled too"),
            ));
        }
        for tile in self.table.map.in_set(also_scouted) {
            force.marked.insert(tile);
            force.controlled.remove(tile);
        }
        for tile in self.table.map.in_set(also_controlled) {
            force.marked.insert(tile);
            force.controlled.insert(tile);
        }
        Ok(())
    }

    /// UN-10.36: a target marker needs a Mortar on the board; UN-9.18: one that has not stepped since, so at distance 3.
    fn target(&self, force: &mut Force) -> Result<(), LoadError> {
        let Some(name) = &self.written.target else { return Ok(()) };
        let place = self.at("target");
        let tile = self.tile(name, &place)?;
        let Some(mortar) = force.counter(Unit::MORTAR).tile() else {
            return Err(LoadError::new(place, "nothing, as the Mortar is off the board (UN-10.36)"));
        };
        let distance = self.table.map.distance(mortar, tile);
        expect(
            distance >= 3,
            &place,
            format_args!("a tile at distance 3 or more from the Mortar (UN-10.32), found {distance}"),
        )?;
        force.target = Some(tile);
        Ok(())
    }

    fn piles(&self, force: &mut Force) -> Result<(), LoadError> {
        let written = self.written;
        self.own_piles()?;
        if let Some(name) = &written.chosen {
            let place = self.at("chosen");
            let (side, kind) = read_card(name).ok_or_else(|| LoadError::new(&*place, no_such_kind(name)))?;
            self.own(side, kind, &place)?;
            force.chosen = Some(kind);
        }
        let counted = |pile: &Option<SavedPile>| pile.as_ref().map_or(Cards::NONE, SavedPile::counted);
        force.hand = counted(&written.hand);
        force.play = counted(&written.play);
        force.discard = counted(&written.discard);
        force.removed = counted(&written.removed);
        let mut named = force.held();
        [&force.play, &force.discard, &force.removed].into_iter().for_each(|pile| named.add_all(pile));
        match &written.deck {
            Some(deck) => deck.cards.iter().rev().for_each(|&kind| force.deck.push(kind)),
            None => {
                let deck = self.setup.deck.without(&named);
                let top_first: Vec<Kind> = deck.each().collect();
                top_first.into_iter().rev().for_each(|kind| force.deck.push(kind));
            }
        }
        self.draw_unless_named(force);
        let mut named = force.pool();
        [&force.play, &force.discard, &force.removed].into_iter().for_each(|pile| named.add_all(pile));
        self.supply(force, named)
    }

    fn own_piles(&self) -> Result<(), LoadError> {
        let written = self.written;
        for (key, pile) in [
            ("hand", &written.hand),
            ("deck", &written.deck),
            ("play", &written.play),
            ("discard", &written.discard),
            ("removed", &written.removed),
            ("supply", &written.supply),
            ("known", &written.known),
        ] {
            if let Some((side, kind)) = pile.as_ref().and_then(|pile| pile.foreign_to(self.side)) {
                self.own(Some(side), kind, &self.at(key))?;
            }
        }
        Ok(())
    }

    /// A side of which no pile is named has drawn its four cards, and has discarded them if its turn is over (UN-6.8).
    fn draw_unless_named(&self, force: &mut Force) {
        let written = self.written;
        let piles = [&written.hand, &written.deck, &written.play, &written.discard, &written.removed, &written.supply];
        if piles.iter().all(|pile| pile.is_none()) && written.chosen.is_none() {
            let pile = if self.had_turn { &mut force.discard } else { &mut force.hand };
            for _ in 0..HAND {
                force.deck.pop().into_iter().for_each(|kind| pile.add(kind));
            }
        }
    }

    /// UN-1.19: every card of the side is in exactly one place.
    fn supply(&self, force: &mut Force, named: Cards) -> Result<(), LoadError> {
        let all = &self.setup.cards;
        if let Some(kind) = Kind::all().find(|&kind| named.of(kind) > all.of(kind)) {
            return Err(LoadError::new(
                self.place.clone(),
                format!("at most {} {kind} in this scenario, found {}", all.of(kind), named.of(kind)),
            ));
        }
        let rest = all.without(&named);
        if let Some(supply) = &self.written.supply {
            let given = supply.counted();
            if let Some(kind) = Kind::all().find(|&kind| given.of(kind) != rest.of(kind)) {
                return Err(LoadError::new(
                    self.at("supply"),
                    format!(
                        "every card in exactly one place (UN-1.19): {} {kind} are in no other pile, found {}",
                        rest.of(kind),
                        given.of(kind)
                    ),
                ));
            }
        }
        force.supply = rest;
        Ok(())
    }

    /// Section 18.1.
    fn knowledge(&self, force: &mut Force) -> Result<(), LoadError> {
        let held = force.held();
        let known = match &self.written.known {
            Some(pile) => pile.counted(),
            None if force.deck.is_empty() => held,
            None => Cards::NONE,
        };
        if let Some(kind) = Kind::all().find(|&kind| known.of(kind) > held.of(kind)) {
            return Err(LoadError::new(self.at("known"), format!("cards of the hand, found {kind}")));
        }
        expect(
            !force.deck.is_empty() || known == held,
            self.at("known"),
            "the whole hand, as the deck is empty (section 18.1)",
        )?;
        let unknown = held.without(&known);
        let mut excluded = Vec::new();
        for (index, names) in self.written.excluded.iter().enumerate() {
            let place = self.at(&format!("excluded[{index}]"));
            let units: UnitSet = names.iter().map(|name| self.unit(name, &place)).collect::<Result<_, _>>()?;
            excluded.push(units);
        }
        let size = usize::from(unknown.len());
        expect(
            excluded.len() <= size,
            self.at("excluded"),
            format_args!(
                "at most {size} entries, one for each card of the hand that is not known, found {}",
                excluded.len()
            ),
        )?;
        excluded.resize(size, UnitSet::NONE);
        let chain = excluded.windows(2).all(|pair| pair[0].contains_all(pair[1]));
        expect(chain, self.at("excluded"), "each entry with all units of the next one")?;
        // With such a chain the hand fits when for each place enough cards could lie there or before it.
        for (index, units) in excluded.iter().enumerate() {
            let fitting = unknown.each().filter(|kind| kind.unit().is_none_or(|unit| !units.contains(unit))).count();
            expect(
                fitting > index,
                self.at(&format!("excluded[{index}]")),
                "units that the cards of the hand are not of",
            )?;
        }
        force.sight = Sight::new(known, &excluded);
        Ok(())
    }
}

fn load_stage(saved: &Saved, stage: StageName, game: &mut Undaunted) -> Result<(), LoadError> {
    if let Some(ending) = game.decided() {
        game.ending = Some(load_ending(saved, ending)?);
        return Ok(());
    }
    expect(saved.ended_by.is_none() || stage == StageName::Over, "state.ended-by", "nothing, as the game is not over")?;
    expect(saved.turn.is_none() || stage == StageName::Turn, "state.turn", "nothing, as no turn is being taken")?;
    let within = saved.bolster.is_some() || saved.blast.is_some();
    expect(!within || stage == StageName::Turn, "state.stage", "turn, as a Bolster or a Blast goes on")?;
    match stage {
        StageName::Over => {
            expect(
                game.round == game.round_limit,
                "state.stage",
                "a stage that asks something: no goal is met and the round limit is not reached",
            )?;
            game.ending = Some(load_ending(saved, game.at_limit())?);
            Ok(())
        }
        StageName::Initiative => load_initiative(game),
        StageName::Turn => load_turn(saved, game),
    }
}

/// What the position tells of its end, and of two clauses that look alike the one that is written.
fn load_ending(saved: &Saved, ending: Ending) -> Result<Ending, LoadError> {
    let overtaken = Ending { by: Way::HopelessOvertaken, ..ending };
    match saved.ended_by.as_deref() {
        None => Ok(ending),
        Some(rule) if rule == ending.by.rule() => Ok(ending),
        Some(rule) if ending.by == Way::Hopeless && rule == overtaken.by.rule() => Ok(overtaken),
        Some(rule) => Err(LoadError::new(
            "state.ended-by",
            format!("{}, as the position tells, found {rule:?}", ending.by.rule()),
        )),
    }
}

/// Stands in for chance while a position that asks nothing is played on, and tells whether chance was needed.
struct Untold {
    needed: bool,
}

impl Chance for Untold {
    fn below(&mut self, _: u32) -> u32 {
        self.needed = true;
        0
    }
}

/// Plays on, as at the table, until somebody is asked. A shuffle on the way is more than a position can tell.
fn play_on(game: &mut Undaunted, place: String, expected: &str) -> Result<(), LoadError> {
    let mut untold = Untold { needed: false };
    game.settle(None, &mut untold, &mut Unheard);
    expect(
        !untold.needed,
        place,
        format_args!("{expected}: it asks nothing, and to play on a discard must be shuffled"),
    )
}

fn load_initiative(game: &mut Undaunted) -> Result<(), LoadError> {
    for side in Side::BOTH {
        expect(
            game.force(side).play.is_empty(),
            format!("state.{side}.play"),
            "nothing, as no turn has begun (UN-6.9)",
        )?;
    }
    game.pending.push(Step::Initiative);
    // UN-5.4: when nobody is left to choose, both cards are shown at once.
    play_on(game, "state.stage".to_owned(), "a position in which somebody has a card to choose or to play")
}

fn load_turn(saved: &Saved, game: &mut Undaunted) -> Result<(), LoadError> {
    let active = saved.turn.unwrap_or(game.marker);
    let other = active.other();
    for side in Side::BOTH {
        expect(
            game.force(side).chosen.is_none(),
            format!("state.{side}.chosen"),
            "nothing, as the initiative cards were shown (UN-5.7)",
        )?;
    }
    expect(
        game.force(other).play.is_empty(),
        format!("state.{other}.play"),
        "nothing, as it is the other side's turn (UN-6.8)",
    )?;
    if active != game.marker {
        expect(
            game.force(other).hand.is_empty(),
            format!("state.{other}.hand"),
            "nothing, as the holder of the initiative marker has had his turn (UN-6.8)",
        )?;
    }
    game.pending.push(Step::Play(active));
    match (&saved.bolster, &saved.blast) {
        (Some(_), Some(_)) => {
            return Err(LoadError::new("state.blast", "nothing, as a Bolster goes on"));
        }
        (Some(bolster), None) => {
            let most = if bolster.squad.is_some() { 1 } else { 2 };
            expect(
                (1..=most).contains(&bolster.left),
                "state.bolster.left",
                format_args!("1 to {most}, found {}", bolster.left),
            )?;
            expect(
                game.can_bolster(active, bolster.squad),
                "state.bolster",
                "a card in the supply that it may take (UN-10.5)",
            )?;
            game.pending.push(Step::Bolster { side: active, left: bolster.left, squad: bolster.squad });
        }
        (None, Some(names)) => load_blast(names, active, game)?,
        // UN-6.7: with nothing but Fog in hand the turn is over.
        (None, None) => play_on(game, format!("state.{active}.hand"), "a card that is not Fog")?,
    }
    Ok(())
}

fn load_blast(names: &[String], active: Side, game: &mut Undaunted) -> Result<(), LoadError> {
    let target = game.force(active).target;
    let mut left = [UnitSet::NONE; 2];
    for (index, name) in names.iter().enumerate() {
        let place = format!("state.blast[{index}]");
        let id = UnitId::named(name)
            .ok_or_else(|| LoadError::new(&*place, format!("a counter such as us-rifle-a, found {name:?}")))?;
        let stands = target.is_some() && game.counter(id).tile() == target;
        expect(stands, &place, format_args!("counters on the target tile, and {id} is not there"))?;
        let twice = left[id.side.index()].contains(id.unit);
        expect(!twice, &place, format_args!("every counter once, found {id} again"))?;
        left[id.side.index()].insert(id.unit);
    }
    expect(
        left[0].len() + left[1].len() >= 2,
        "state.blast",
        "two counters or more, as the last one is resolved without asking (UN-11.7)",
    )?;
    game.pending.push(Step::Blast { side: active, left });
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deck_that_is_left_out_is_the_scenarios_in_the_order_of_table_1() {
        let game = load(&Saved::default()).unwrap();
        let deck = game.force(Side::Us).deck;
        let drawn: Vec<&str> = game.force(Side::Us).hand.kinds().map(Kind::name).collect();
        assert_eq!(drawn, ["sergeant", "leader-a", "leader-b", "scout-a"]);
        assert_eq!(deck.top_first().next(), Kind::named("scout-b"));
    }
}

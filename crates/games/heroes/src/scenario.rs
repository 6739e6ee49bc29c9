//! Scenarios (HN-3, HN-40 to HN-47): from what is written to tables, and the one validator of them.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use sandtable_core::faults::{Fault, expect};
use sandtable_core::limits::{
    LONGEST_NAME, MOST_CONDITIONS, MOST_OWN_CARDS, MOST_SCHEDULED, check_count, check_name, check_text,
};

use crate::cards::{Card, Cards, EventRef, Face, SOURCES, known_rule, printed_cards};
use crate::effect::{Boxes, Duration, Effect, EventKind, From, Shot, Timing};
use crate::effect_read::{read_shot, rows_of, types};
use crate::field::{Field, MOST_SCORES, Score, read_box, read_boxes};
use crate::kind::read_side;
use crate::name::CardName;
use crate::printed::Key;
use crate::scenario_file::{CommandsFile, ScenarioFile, SideFile};
use crate::side::Side;
use crate::terrain::Terrain;
use crate::tile::{Tile, TileSet};
use crate::types::{TypeSet, UnitType};

/// HN-31.1: no scenario is longer.
pub const MOST_TURNS: usize = 8;
/// No reserve has more cards.
pub(crate) const MOST_RESERVE: usize = 96;

/// When a victory condition is looked at (HN-31.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// At the end of every phase.
    Phase,
    /// At the end of every turn.
    Turn,
    /// After the last turn.
    End,
}

/// A victory condition.
#[derive(Clone, Debug, PartialEq)]
pub struct Win {
    /// Who wins; with `more_points`, who wins a tie.
    pub side: Side,
    /// When it is looked at.
    pub moment: Moment,
    /// So many of these boxes, all groups together.
    pub control: Vec<(TileSet, u8)>,
    /// So many points.
    pub points: Option<u8>,
    /// More points than the other side.
    pub more_points: bool,
    /// The clause that says so.
    pub rule: String,
}

/// A card of a deployment (HN-3.4).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Deployed {
    /// Which.
    pub card: Card,
    /// Where the list puts it.
    pub tile: Tile,
    /// Face down?
    pub hidden: bool,
    /// HN-3.6: is it a box for a FORT card?
    pub fort: bool,
}

/// What a scenario gives one side.
#[derive(Clone, Debug, PartialEq)]
pub struct SideSetup {
    /// HN-3.11: COMMAND markers turn by turn.
    pub commands: [u8; MOST_TURNS],
    /// HN-3.10.
    pub directives: u8,
    /// HN-3.13.
    pub hand: u8,
    /// HN-47.6: where cards may arrive next to an HQ.
    pub hq_boxes: Option<TileSet>,
    /// The deployment, in the order of its list.
    pub deployment: Vec<Deployed>,
    /// Could every hidden card stand in every hidden box, so that only FORT cards and boxes need to be matched?
    pub plain: bool,
    /// HN-3.8.
    pub reserve: Vec<Card>,
    /// HN-3.14.
    pub aside: Vec<Card>,
    /// HN-17.13: the list of historical events.
    pub historical: Vec<EventRef>,
}

/// HN-45.5.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs, reason = "they are what they say")]
pub struct Charge {
    pub side: Side,
    pub key: Key,
    pub types: TypeSet,
    pub shot: Shot,
}

/// HN-46.3.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "they are what they say")]
pub struct FarFire {
    pub turns: (u8, u8),
    pub distance: u8,
    pub modifier: i8,
    pub barred: Vec<EventRef>,
}

/// HN-46.4.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs, reason = "they are what they say")]
pub struct CutOff {
    pub side: Side,
    pub hq_boxes: TileSet,
    pub enemy_boxes: TileSet,
}

/// HN-47.4.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs, reason = "they are what they say")]
pub struct Exits {
    pub side: Side,
    pub boxes: TileSet,
    pub by_move: bool,
    pub by_march: bool,
    pub by_forward: bool,
}

/// HN-44.3.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "they are what they say")]
pub struct Arrival {
    pub side: Side,
    pub turn: u8,
    pub cards: Vec<Card>,
    pub event: EventRef,
}

/// A scenario that can be played.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "they are what they say")]
pub struct Scenario {
    /// As it was written.
    pub file: Arc<ScenarioFile>,
    pub turns: u8,
    pub first: Side,
    pub defender: Side,
    pub field: Field,
    pub cards: Cards,
    pub sides: [SideSetup; 2],
    pub wins: Vec<Win>,
    /// HN-31.7: who scores for pairs, and whether after the last turn only.
    pub pairs: [Option<bool>; 2],
    /// HN-47.1: who scores for exits, how much on top, how much more for an HQ.
    pub score_exit: Option<(Side, u8, u8)>,
    pub bombard: Option<(Side, EventRef)>,
    pub charge: Option<Charge>,
    pub far_fire: Option<FarFire>,
    pub cut_off: Option<CutOff>,
    pub exits: Option<Exits>,
    pub arrivals: Vec<Arrival>,
    /// HN-46.5: side, turn, DIRECTIVES.
    pub income: Vec<(Side, u8, u8)>,
}

/// The ids of the printed scenarios, in order.
pub const IDS: [&str; 7] = ["turqueville", "omaha", "la-fiere", "carentan", "cherbourg", "mortain", "falaise"];

/// One of the seven printed scenarios, by its number from 0.
///
/// # Panics
/// When there is no scenario of that number: set-ups are checked before they come here.
#[must_use]
pub fn printed(number: usize) -> &'static Scenario {
    static SCENARIOS: LazyLock<Vec<Scenario>> = LazyLock::new(|| {
        SOURCES[2..]
            .iter()
            .map(|text| crate::scenario_text::read(text).expect("the printed scenarios are tested"))
            .collect()
    });
    &SCENARIOS[number]
}

impl Scenario {
    /// What it gives a side.
    #[must_use]
    pub fn side(&self, side: Side) -> &SideSetup {
        &self.sides[side.index()]
    }
}

/// The validator: everything that a scenario must satisfy, and its tables.
pub(crate) fn build(file: Arc<ScenarioFile>) -> Result<Scenario, Fault> {
    check_sizes(&file)?;
    expect((4..=8).contains(&file.turns), &["turns"], || format!("4 to 8 turns (HN-31.1), found {}", file.turns))?;
    let mut field = Field::lay(&file.map)?;
    field.mark(&file.markers)?;
    // HN-25.2
    let dry = field.fords.iter().find(|&tile| !field.is_water(tile));
    expect(dry.is_none(), &["markers", "ford"], || {
        format!("Water boxes, found {}, which is dry", dry.map_or_else(String::new, Tile::printed))
    })?;
    lay_zones(&file, &mut field)?;
    lay_scores(&file, &mut field)?;
    let mut cards = printed_cards().clone();
    cards.add(&file.unit, &file.hero, &file.event, field.boxes)?;
    let mut taken = BTreeMap::new();
    let us =
        build_side(&file.us, Side::Us, &file, &field, &mut cards, &mut taken).map_err(|fault| fault.under(&["us"]))?;
    let ge =
        build_side(&file.ge, Side::Ge, &file, &field, &mut cards, &mut taken).map_err(|fault| fault.under(&["ge"]))?;
    let sides = [us, ge];
    check_boxes(&sides)?;
    let mut pairs = [None; 2];
    for (index, pair) in file.score_pairs.iter().enumerate() {
        let at = index.to_string();
        let side = read_side(&pair.side, &["score_pairs", &at, "side"])?;
        pairs[side.index()] = Some(at_end(pair.when.as_deref(), &["score_pairs", &at, "when"])?);
    }
    let score_exit = match &file.score_exit {
        Some(exit) => Some((read_side(&exit.side, &["score_exit", "side"])?, exit.plus.min(20), exit.hq.min(20))),
        None => None,
    };
    let bombard = read_bombard(&file, &field, &mut cards)?;
    let arrivals = read_arrivals(&file, &field, &mut cards, &sides)?;
    let mut income = Vec::new();
    for (index, given) in file.income.iter().enumerate() {
        let side = read_side(&given.side, &["income", &index.to_string(), "side"])?;
        income.push((side, given.turn, given.directives));
    }
    Ok(Scenario {
        turns: file.turns,
        first: read_side(&file.first, &["first"])?,
        defender: read_side(&file.defender, &["defender"])?,
        wins: read_wins(&file, &field)?,
        pairs,
        score_exit,
        bombard,
        charge: read_charge(&file)?,
        far_fire: read_far_fire(&file, &cards, &sides)?,
        cut_off: match &file.cut_off {
            Some(cut) => Some(CutOff {
                side: read_side(&cut.side, &["cut_off", "side"])?,
                hq_boxes: rows_of(cut.hq_rows, field.boxes),
                enemy_boxes: rows_of(cut.enemy_rows, field.boxes),
            }),
            None => None,
        },
        exits: read_exits(&file, &field)?,
        arrivals,
        income,
        field,
        cards,
        sides,
        file,
    })
}

/// Names are as long as a name, and lists as long as a game can bear. What goes beyond the general limits of core is refused
/// before it comes here.
fn check_sizes(file: &ScenarioFile) -> Result<(), Fault> {
    check_name(&file.name, &["name"])?;
    check_text(file.id.as_deref().unwrap_or_default(), LONGEST_NAME, &["id"])?;
    check_text(file.date.as_deref().unwrap_or_default(), LONGEST_NAME, &["date"])?;
    if let Some(bombard) = &file.bombard {
        check_name(&bombard.name, &["bombard", "name"])?;
    }
    check_count(&file.win, MOST_CONDITIONS, &["win"])?;
    for (index, win) in file.win.iter().enumerate() {
        let at = index.to_string();
        check_count(&win.control, MOST_CONDITIONS, &["win", &at, "control"])?;
        check_text(win.rule.as_deref().unwrap_or_default(), LONGEST_NAME, &["win", &at, "rule"])?;
    }
    check_count(&file.arrive, MOST_SCHEDULED, &["arrive"])?;
    for (index, arrival) in file.arrive.iter().enumerate() {
        check_name(&arrival.name, &["arrive", &index.to_string(), "name"])?;
    }
    check_count(&file.income, MOST_SCHEDULED, &["income"])?;
    check_count(&file.unit, MOST_OWN_CARDS, &["unit"])?;
    check_count(&file.hero, MOST_OWN_CARDS, &["hero"])?;
    check_count(&file.event, MOST_OWN_CARDS, &["event"])
}

fn at_end(word: Option<&str>, keys: &[&str]) -> Result<bool, Fault> {
    match word {
        None | Some("now") => Ok(false),
        Some("end") => Ok(true),
        Some(other) => Err(Fault::new(keys, format!("\"now\" or \"end\", found {other:?}"))),
    }
}

fn lay_zones(file: &ScenarioFile, field: &mut Field) -> Result<(), Fault> {
    for (side, written) in [(Side::Us, &file.us), (Side::Ge, &file.ge)] {
        let name = side.name();
        if !written.zone.is_empty() {
            field.zones[side.index()] = read_boxes(&written.zone, field.boxes, &[name, "zone"])?;
        }
        if let Some(extra) = &written.zone_extra {
            let keys = [name, "zone_extra", "ability"];
            let key = extra.ability.parse().map_err(|error| Fault::new(&keys, format!("{error}")))?;
            let boxes = read_boxes(&extra.boxes, field.boxes, &[name, "zone_extra", "boxes"])?;
            field.zones_extra[side.index()] = Some((key, boxes));
        }
    }
    Ok(())
}

fn lay_scores(file: &ScenarioFile, field: &mut Field) -> Result<(), Fault> {
    expect(file.score.len() <= MOST_SCORES, &["score"], || {
        format!("at most {MOST_SCORES}, found {}", file.score.len())
    })?;
    for (index, written) in file.score.iter().enumerate() {
        let at = index.to_string();
        let tile = read_box(&written.tile, field.boxes, &["score", &at, "box"])?;
        expect(field.objectives.contains(tile), &["score", &at, "box"], || {
            format!("a box with an Objective marker, and {} has none", tile.printed())
        })?;
        let side = match &written.side {
            Some(word) => Some(read_side(word, &["score", &at, "side"])?),
            None => None,
        };
        let at_end = at_end(written.when.as_deref(), &["score", &at, "when"])?;
        field.scores.push(Score { tile, value: written.value, side, at_end });
    }
    Ok(())
}

/// How many copies of each card were taken so far.
type Taken = BTreeMap<String, u8>;

/// The next copy of a card: copies are taken in the order deployment, reserve, set aside.
fn take(id: &str, side: Side, cards: &Cards, taken: &mut Taken, keys: &[&str]) -> Result<Card, Fault> {
    let unknown = || {
        Fault::new(
            keys,
            format!("a card of the side, such as {}, found {id:?}", if side == Side::Us { "U15" } else { "G16" }),
        )
    };
    let lower = id.to_ascii_lowercase();
    let count = taken.entry(lower.clone()).or_insert(0);
    let listed = &cards.sides[side.index()];
    if let Some(kind) = cards.kind_named(id) {
        let copies = cards.kinds[usize::from(kind)].copies;
        let mut of_kind = listed.iter().enumerate().filter(|(_, card)| card.face == Face::Unit(kind)).peekable();
        of_kind.peek().ok_or_else(unknown)?;
        let found = of_kind.nth(usize::from(*count));
        *count += 1;
        let (index, _) =
            found.ok_or_else(|| Fault::new(keys, format!("at most {copies} {id}, the copies in the box")))?;
        return Ok(Card(index as u8));
    }
    let name = CardName::new(&lower).ok_or_else(unknown)?;
    let mut copies = listed.iter().enumerate().filter(|(_, card)| card.name == name).peekable();
    copies.peek().ok_or_else(unknown)?;
    let total = copies.clone().count();
    let found = copies.nth(usize::from(*count));
    *count += 1;
    let (index, _) = found.ok_or_else(|| Fault::new(keys, format!("at most {total} {id}, the copies in the box")))?;
    Ok(Card(index as u8))
}

fn build_side(
    written: &SideFile,
    side: Side,
    file: &ScenarioFile,
    field: &Field,
    cards: &mut Cards,
    taken: &mut Taken,
) -> Result<SideSetup, Fault> {
    let commands = match &written.commands {
        CommandsFile::Each(count) => vec![*count; usize::from(file.turns)],
        CommandsFile::List(list) => list.clone(),
    };
    expect(commands.len() == usize::from(file.turns), &["commands"], || {
        format!("a number for each of the {} turns, found {}", file.turns, commands.len())
    })?;
    expect(commands.iter().all(|count| (1..=10).contains(count)), &["commands"], || "1 to 10 markers a turn".into())?;
    let mut by_turn = [0; MOST_TURNS];
    by_turn[..commands.len()].copy_from_slice(&commands);
    expect(written.directives <= 6, &["directives"], || format!("at most 6 (HN-24.1), found {}", written.directives))?;
    expect(written.hand <= 20, &["hand"], || format!("at most 20, found {}", written.hand))?;
    let mut deployment = Vec::new();
    for (key, list, hidden) in [("visible", &written.visible, false), ("hidden", &written.hidden, true)] {
        for (index, entry) in list.iter().enumerate() {
            let keys = [key, &index.to_string()];
            let (id, name) = entry
                .split_once('@')
                .ok_or_else(|| Fault::new(&keys, format!("a card and its box, such as U15@A2, found {entry:?}")))?;
            let tile = read_box(name, field.boxes, &keys)?;
            let card = take(id, side, cards, taken, &keys)?;
            check_stand(card, side, tile, hidden, field, cards, &keys)?;
            let fort = matches!(cards.data(side, card).face, Face::Unit(kind) if cards.kinds[usize::from(kind)].is(UnitType::Fort));
            deployment.push(Deployed { card, tile, hidden, fort });
        }
    }
    let mut reserve = Vec::new();
    for (index, entry) in written.reserve.iter().enumerate() {
        let keys = ["reserve", &index.to_string()];
        let (id, count) = match entry.split_once(['×', '*']) {
            Some((id, count)) => (id, count.parse::<u8>().ok()),
            None => (entry.as_str(), Some(1)),
        };
        let count = count.filter(|count| (1..=26).contains(count));
        let count =
            count.ok_or_else(|| Fault::new(&keys, format!("a card and its number, such as U15×2, found {entry:?}")))?;
        for _ in 0..count {
            reserve.push(take(id.trim(), side, cards, taken, &keys)?);
        }
    }
    if let Some(size) = written.reserve_size {
        expect(reserve.len() == usize::from(size), &["reserve_size"], || {
            format!("{}, the cards of the list, found {size}", reserve.len())
        })?;
    }
    expect(reserve.len() <= MOST_RESERVE - 32, &["reserve"], || format!("at most {} cards", MOST_RESERVE - 32))?;
    let mut aside = Vec::new();
    for (index, id) in written.aside.iter().enumerate() {
        let keys = ["aside", &index.to_string()];
        let card = take(id, side, cards, taken, &keys)?;
        expect(matches!(cards.data(side, card).face, Face::Unit(_)), &keys, || "a Unit Card".into())?;
        aside.push(card);
    }
    expect(aside.len() <= 16, &["aside"], || "at most 16 cards".into())?;
    expect(written.event.len() <= 8, &["event"], || format!("at most 8 events, found {}", written.event.len()))?;
    let mut historical = Vec::new();
    for (index, event) in written.event.iter().enumerate() {
        let under = ["event", &index.to_string()];
        let id = format!("{}-{}", side.name(), index + 1);
        expect(event.id.is_none() && event.side.is_none(), &under, || {
            "no id and no side: the list numbers its events".into()
        })?;
        let kind = cards.read(event, id, field.boxes).map_err(|fault| fault.under(&under))?;
        historical.push(cards.push_event(kind).map_err(|fault| fault.under(&under))?);
    }
    Ok(SideSetup {
        commands: by_turn,
        directives: written.directives,
        hand: written.hand,
        hq_boxes: written.hq_rows.map(|rows| rows_of(rows, field.boxes)),
        plain: deployment
            .iter()
            .filter(|entry| entry.hidden)
            .all(|entry| field.terrain(entry.tile) != Terrain::Water && !field.obstacles.contains(entry.tile)),
        deployment,
        reserve,
        aside,
        historical,
    })
}

/// A deployed card is a Unit Card that can stand where it is put.
fn check_stand(
    card: Card,
    side: Side,
    tile: Tile,
    hidden: bool,
    field: &Field,
    cards: &Cards,
    keys: &[&str],
) -> Result<(), Fault> {
    let Face::Unit(kind) = cards.data(side, card).face else {
        return Err(Fault::new(keys, "a Unit Card"));
    };
    let kind = &cards.kinds[usize::from(kind)];
    expect(hidden || !kind.is_decoy(), keys, || "a decoy among the hidden cards (HN-27.1)".into())?;
    let wet = field.terrain(tile) == Terrain::Water && !field.fords.contains(tile);
    expect(!wet || kind.has(Key::Amphibious), keys, || {
        format!("no unit without Amphibious on Water (HN-28.13), and {} is Water", tile.printed())
    })?;
    let rolls = kind.is(UnitType::Tank) || kind.is(UnitType::Mech);
    expect(!(rolls && field.obstacles.contains(tile)), keys, || {
        format!("no TANK or MECH unit on an Obstacle (HN-10.11), and one lies on {}", tile.printed())
    })
}

/// HN-2.2: a box never holds more than one unit.
fn check_boxes(sides: &[SideSetup; 2]) -> Result<(), Fault> {
    let mut held = TileSet::NONE;
    for side in Side::BOTH {
        for entry in &sides[side.index()].deployment {
            expect(
                !held.contains(entry.tile),
                &[side.name(), if entry.hidden { "hidden" } else { "visible" }],
                || format!("one unit a box (HN-2.2), and {} is taken twice", entry.tile.printed()),
            )?;
            held.insert(entry.tile);
        }
    }
    Ok(())
}

fn read_wins(file: &ScenarioFile, field: &Field) -> Result<Vec<Win>, Fault> {
    let mut wins = Vec::new();
    for (index, written) in file.win.iter().enumerate() {
        let at = index.to_string();
        let moment = match written.moment.as_str() {
            "phase" => Moment::Phase,
            "turn" => Moment::Turn,
            "end" => Moment::End,
            other => {
                return Err(Fault::new(
                    &["win", &at, "moment"],
                    format!("\"phase\", \"turn\" or \"end\", found {other:?}"),
                ));
            }
        };
        let mut control = Vec::new();
        for (number, group) in written.control.iter().enumerate() {
            let keys = ["win", &at, "control", &number.to_string(), "boxes"];
            let boxes = read_boxes(&group.boxes, field.boxes, &keys)?;
            expect(field.marked().contains_all(boxes), &keys, || "boxes with an Objective or Depot marker".into())?;
            expect(
                (1..=boxes.len()).contains(&group.least),
                &["win", &at, "control", &number.to_string(), "least"],
                || format!("1 to {}, found {}", boxes.len(), group.least),
            )?;
            control.push((boxes, group.least));
        }
        wins.push(Win {
            side: read_side(&written.side, &["win", &at, "side"])?,
            moment,
            control,
            points: written.points,
            more_points: written.more_points,
            rule: written.rule.clone().unwrap_or_else(|| "HN-31.1".to_owned()),
        });
    }
    let decided = wins
        .iter()
        .any(|win| win.moment == Moment::End && (win.more_points || (win.control.is_empty() && win.points.is_none())));
    expect(decided, &["win"], || {
        "a last one with moment = \"end\" and no condition, or more_points: no game is drawn (HN-31.6)".into()
    })?;
    Ok(wins)
}

fn rule_event(id: &str, name: &str, rule: Option<&String>, effect: Effect, keys: &[&str]) -> Result<EventKind, Fault> {
    let rule = match rule {
        Some(rule) => known_rule(rule)
            .ok_or_else(|| Fault::new(keys, format!("a clause of the printed rules, found {rule:?}")))?,
        None => "HN-40.1",
    };
    Ok(EventKind {
        id: id.to_owned(),
        name: name.to_owned(),
        rule,
        timing: Timing::Any,
        duration: Duration::Now,
        turns: (0, u8::MAX),
        effects: vec![effect],
    })
}

fn read_bombard(file: &ScenarioFile, field: &Field, cards: &mut Cards) -> Result<Option<(Side, EventRef)>, Fault> {
    let Some(written) = &file.bombard else { return Ok(None) };
    let area = rows_of(written.rows, field.boxes);
    expect((1..=4).contains(&written.boxes) && area.len() >= written.boxes, &["bombard", "boxes"], || {
        format!("1 to 4 boxes, and no more than the rows have, found {}", written.boxes)
    })?;
    let shot = read_shot(written.value, &written.effects).map_err(|fault| fault.under(&["bombard"]))?;
    let effect = Effect::Barrage { shot, boxes: Boxes::Exactly(written.boxes, area), both: true };
    let event = rule_event("bombard", &written.name, written.rule.as_ref(), effect, &["bombard", "rule"])?;
    Ok(Some((read_side(&written.side, &["bombard", "side"])?, cards.push_event(event)?)))
}

fn read_arrivals(
    file: &ScenarioFile,
    field: &Field,
    cards: &mut Cards,
    sides: &[SideSetup; 2],
) -> Result<Vec<Arrival>, Fault> {
    let mut arrivals = Vec::new();
    for (index, written) in file.arrive.iter().enumerate() {
        let at = index.to_string();
        let side = read_side(&written.side, &["arrive", &at, "side"])?;
        let mut left: Vec<Card> = sides[side.index()].aside.clone();
        let mut come = Vec::new();
        for (number, id) in written.cards.iter().enumerate() {
            let kind = cards.kind_named(id);
            let found =
                left.iter().position(|&card| kind.is_some_and(|kind| cards.data(side, card).face == Face::Unit(kind)));
            let found = found.ok_or_else(|| {
                Fault::new(&["arrive", &at, "cards", &number.to_string()], format!("a card set aside, found {id:?}"))
            })?;
            come.push(left.remove(found));
        }
        expect((1..=4).contains(&written.place), &["arrive", &at, "place"], || {
            format!("1 to 4, found {}", written.place)
        })?;
        let boxes = read_boxes(&written.boxes, field.boxes, &["arrive", &at, "boxes"])?;
        let effect = Effect::Place {
            from: From::Hand,
            kinds: Vec::new(),
            types: TypeSet::NONE,
            boxes,
            count: written.place,
            optional: true,
            no_score: false,
        };
        let event = rule_event(
            &format!("arrive-{}", index + 1),
            &written.name,
            written.rule.as_ref(),
            effect,
            &["arrive", &at, "rule"],
        )?;
        arrivals.push(Arrival { side, turn: written.turn, cards: come, event: cards.push_event(event)? });
    }
    expect(arrivals.len() <= 8, &["arrive"], || "at most 8".into())?;
    Ok(arrivals)
}

fn read_charge(file: &ScenarioFile) -> Result<Option<Charge>, Fault> {
    let Some(written) = &file.charge else { return Ok(None) };
    Ok(Some(Charge {
        side: read_side(&written.side, &["charge", "side"])?,
        key: written.ability.parse().map_err(|error| Fault::new(&["charge", "ability"], format!("{error}")))?,
        types: types(&written.types, "types").map_err(|fault| fault.under(&["charge"]))?,
        shot: read_shot(written.value, &written.effects).map_err(|fault| fault.under(&["charge"]))?,
    }))
}

fn read_far_fire(file: &ScenarioFile, cards: &Cards, sides: &[SideSetup; 2]) -> Result<Option<FarFire>, Fault> {
    let Some(written) = &file.far_fire else { return Ok(None) };
    let mut barred = Vec::new();
    for (index, id) in written.barred.iter().enumerate() {
        let lower = id.to_ascii_lowercase();
        let event = cards.events.iter().position(|event| event.id == lower);
        let listed = sides.iter().flat_map(|side| &side.historical);
        let known = event.filter(|&event| {
            !cards.events[event].id.contains('-') || listed.clone().any(|listed| usize::from(listed.0) == event)
        });
        let known = known.ok_or_else(|| {
            Fault::new(
                &["far_fire", "barred", &index.to_string()],
                format!("an event such as EU01 or us-2, found {id:?}"),
            )
        })?;
        barred.push(EventRef(known as u8));
    }
    expect((-6..=6).contains(&written.modifier), &["far_fire", "modifier"], || {
        format!("-6 to 6, found {}", written.modifier)
    })?;
    Ok(Some(FarFire {
        turns: (written.turns[0], written.turns[1]),
        distance: written.distance,
        modifier: written.modifier,
        barred,
    }))
}

fn read_exits(file: &ScenarioFile, field: &Field) -> Result<Option<Exits>, Fault> {
    let Some(written) = &file.exits else { return Ok(None) };
    let known = written.ways.iter().all(|way| ["move", "march", "forward"].contains(&way.as_str()));
    expect(known && !written.ways.is_empty(), &["exits", "ways"], || "some of move, march and forward".into())?;
    let way = |name: &str| written.ways.iter().any(|way| way == name);
    Ok(Some(Exits {
        side: read_side(&written.side, &["exits", "side"])?,
        boxes: read_boxes(&written.boxes, field.boxes, &["exits", "boxes"])?,
        by_move: way("move"),
        by_march: way("march"),
        by_forward: way("forward"),
    }))
}

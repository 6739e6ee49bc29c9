//! Events are understood: from what a person wrote (`effect_file.rs`) to what the rules know (`effect.rs`).

use sandtable_core::faults::{Fault, expect};
use sandtable_core::limits::check_name;

use crate::effect::{
    Answer, Boxes, Count, Duration, Effect, EventKind, Filter, First, From, MarkerKind, Near, Scope, Shot, Spot,
    Timing, Whose,
};
use crate::effect_file::{
    AttacksFile, ChoiceFile, EffectsFile, EventFile, FilterFile, MarkerFile, NearFile, PlaceFile, TargetFile,
};
use crate::field::read_boxes;
use crate::printed::{Fire, Key, Shooting};
use crate::terrain::{Terrain, TerrainSet};
use crate::tile::{Tile, TileSet};
use crate::types::{TypeSet, UnitType};

/// What is needed to understand the names in an event.
pub(crate) struct Lexicon<'a> {
    /// The Unit Card of a number.
    pub(crate) kind: &'a dyn Fn(&str) -> Option<u8>,
    /// The clause of that id, if the printed data name it.
    pub(crate) rule: &'a dyn Fn(&str) -> Option<&'static str>,
    /// All boxes of the battlefield; all there can be where it is not known.
    pub(crate) boxes: TileSet,
}

/// The clause of an event whose file names none.
const USUAL_RULE: &str = "HN-17.15";

pub(crate) fn read_event(file: &EventFile, id: String, lexicon: &Lexicon<'_>) -> Result<EventKind, Fault> {
    check_name(&file.name, &["name"])?;
    let rule = match &file.rule {
        Some(rule) => (lexicon.rule)(rule)
            .ok_or_else(|| Fault::new(&["rule"], format!("a clause of the printed events, found {rule:?}")))?,
        None => USUAL_RULE,
    };
    let duration = match &file.duration {
        Some(word) => word.parse().map_err(|error| Fault::new(&["duration"], format!("{error}")))?,
        None => Duration::Now,
    };
    let effects = read_effects(&file.effect, lexicon).map_err(|fault| fault.under(&["effect"]))?;
    expect(!effects.is_empty(), &["effect"], || "at least one effect".into())?;
    let asking = effects.iter().filter(|effect| effect.first() != First::Nothing).count();
    expect(asking <= 1, &["effect"], || "at most one effect that asks for a unit, a box or a card".into())?;
    let stepwise = effects.iter().filter(|effect| effect.takes_steps()).count();
    expect(stepwise <= 1, &["effect"], || "at most one effect that is settled step by step".into())?;
    let lasting = effects.iter().any(Effect::lasts);
    let timed = matches!(duration, Duration::Phase | Duration::Turn);
    expect(!lasting || timed, &["duration"], || "phase or turn, as an effect of it lasts".into())?;
    expect(lasting || !timed, &["duration"], || "now or marker, as nothing of it lasts".into())?;
    let places_go = effects.iter().any(|effect| matches!(effect, Effect::Go { .. }));
    let timing = match &file.timing {
        Some(word) => word.parse().map_err(|error| Fault::new(&["timing"], format!("{error}")))?,
        // HN-17.18
        None if places_go => Timing::Own,
        // HN-17.17
        None => Timing::Any,
    };
    expect(!places_go || timing == Timing::Own, &["timing"], || "OWN, as it places GO! markers (HN-17.18)".into())?;
    let turns = file.turns.map_or((1, u8::MAX), |[first, last]| (first, last));
    expect(turns.0 <= turns.1, &["turns"], || "the first turn, then the last one".into())?;
    Ok(EventKind { id, name: file.name.clone(), rule, timing, duration, turns, effects })
}

/// Reads the effects, in the order in which they are settled.
fn read_effects(file: &EffectsFile, lexicon: &Lexicon<'_>) -> Result<Vec<Effect>, Fault> {
    let mut effects = Vec::new();
    let filter =
        |file: &FilterFile, key: &str| read_filter(file, lexicon).map_err(|fault| fault.under(&[key, "target"]));
    if file.look_hand.is_some() {
        effects.push(Effect::LookHand);
    }
    if let Some(draw) = &file.draw {
        expect((1..=20).contains(&draw.count), &["draw", "count"], || format!("1 to 20, found {}", draw.count))?;
        effects.push(Effect::Draw(draw.count as u8));
    }
    if let Some(taken) = &file.directives {
        let fits = taken.count != 0 && (-6..=6).contains(&taken.count);
        expect(fits, &["directives", "count"], || format!("-6 to 6 and not 0, found {}", taken.count))?;
        effects.push(Effect::Directives(taken.count));
    }
    if let Some(rolls) = &file.go_roll {
        let fits = rolls.modifier != 0 && (-5..=5).contains(&rolls.modifier);
        expect(fits, &["go-roll", "modifier"], || format!("-5 to 5 and not 0, found {}", rolls.modifier))?;
        effects.push(Effect::GoRoll(rolls.modifier));
    }
    if let Some(off) = &file.ignore {
        let key = off.ability.parse().map_err(|error| Fault::new(&["ignore", "ability"], format!("{error}")))?;
        expect(key == Key::Fragile, &["ignore", "ability"], || "FRAGILE, the only ability that can be off".into())?;
        effects.push(Effect::Ignore { key, target: filter(&off.target, "ignore")? });
    }
    if let Some(save) = &file.save {
        expect((2..=6).contains(&save.value), &["save", "value"], || format!("2 to 6, found {}", save.value))?;
        let scope = match (save.count, save.area) {
            (None, None) => Scope::Every,
            (Some(1), None) => Scope::Chosen,
            (None, Some(area)) => Scope::Area(area),
            _ => return Err(Fault::new(&["save"], "count = 1, an area, or neither")),
        };
        effects.push(Effect::Save { value: save.value, scope, target: filter(&save.target, "save")? });
    }
    if let Some(despite) = &file.directives_despite {
        expect(despite.state == "suppressed", &["directives-despite", "state"], || {
            format!("\"suppressed\", found {:?}", despite.state)
        })?;
        let target = despite.target.as_ref().map(|target| filter(target, "directives-despite")).transpose()?;
        effects.push(Effect::DirectivesDespite { target });
    }
    if let Some(ap) = &file.ap {
        let scope = if ap.count.is_some() { Scope::Chosen } else { Scope::Every };
        expect(ap.count.is_none_or(|count| count == 1), &["ap", "count"], || "1, or left out".into())?;
        effects.push(Effect::ArmourPiercing { scope, target: filter(&ap.target, "ap")? });
    }
    if let Some(extra) = &file.extra_move {
        effects.push(Effect::ExtraMove { target: filter(&extra.target, "extra-move")? });
    }
    if let Some(change) = &file.shoot_mod {
        let fits = change.modifier != 0 && (-6..=6).contains(&change.modifier);
        expect(fits, &["shoot-mod", "modifier"], || format!("-6 to 6 and not 0, found {}", change.modifier))?;
        let against = change.against.as_ref().map(|file| read_filter(file, lexicon)).transpose();
        effects.push(Effect::ShootMod {
            modifier: change.modifier,
            distance: change.distance.unwrap_or(0),
            alone: change.alone,
            target: filter(&change.target, "shoot-mod")?,
            against: against.map_err(|fault| fault.under(&["shoot-mod", "against"]))?,
        });
    }
    if let Some(change) = &file.terrain_as {
        let terrain = |word: &str, key: &str| {
            word.parse::<Terrain>().map_err(|error| Fault::new(&["terrain-as", key], error.to_string()))
        };
        let from = match (&change.marker, &change.from) {
            (Some(word), None) if word == "ford" => None,
            (None, Some(word)) => Some(terrain(word, "from")?),
            _ => return Err(Fault::new(&["terrain-as"], "marker = \"ford\", or from = a terrain")),
        };
        effects.push(Effect::TerrainAs { from, to: terrain(&change.terrain, "terrain")? });
    }
    if let Some(change) = &file.objective_value {
        let tile = Tile::named(&change.tile).filter(|&tile| lexicon.boxes.contains(tile));
        let tile = tile.ok_or_else(|| {
            Fault::new(&["objective-value", "box"], format!("a box of the battlefield, found {:?}", change.tile))
        })?;
        effects.push(Effect::ObjectiveValue { tile, value: change.value });
    }
    if let Some(marker) = &file.marker {
        effects.push(read_marker(marker, lexicon).map_err(|fault| fault.under(&["marker"]))?);
    }
    if let Some(marker) = &file.unmark {
        let kind = marker_kind(marker).map_err(|fault| fault.under(&["unmark"]))?;
        expect(!kind.is_carried(), &["unmark", "kind"], || "a marker that lies in boxes".into())?;
        let boxes = if marker.boxes.is_empty() {
            lexicon.boxes
        } else {
            read_boxes(&marker.boxes, lexicon.boxes, &["unmark", "boxes"])?
        };
        effects.push(Effect::Unmark { kind, boxes });
    }
    if let Some(attack) = &file.attack {
        let shot = read_shot(attack.value, &attack.effects).map_err(|fault| fault.under(&["attack"]))?;
        let count = read_count(attack.count, attack.all, &["attack", "count"])?;
        effects.push(Effect::Attack {
            shot,
            count,
            distinct: attack.distinct,
            target: filter(&attack.target, "attack")?,
        });
    }
    if let Some(barrage) = &file.barrage {
        let shot = read_shot(barrage.value, &barrage.effects).map_err(|fault| fault.under(&["barrage"]))?;
        let both = match barrage.sides.as_str() {
            "both" => true,
            "enemy" => false,
            other => return Err(Fault::new(&["barrage", "sides"], format!("\"enemy\" or \"both\", found {other:?}"))),
        };
        let area = barrage.rows.map_or(lexicon.boxes, |rows| rows_of(rows, lexicon.boxes));
        let boxes = match (barrage.around, barrage.boxes) {
            (Some(more @ 0..=3), None) => Boxes::Around(more),
            (None, Some(count @ 1..=4)) => Boxes::Free(count, area),
            _ => return Err(Fault::new(&["barrage"], "around = 0 to 3, or boxes = 1 to 4")),
        };
        effects.push(Effect::Barrage { shot, boxes, both });
    }
    let counted = |file: &TargetFile, key: &str| read_count(file.count, file.all, &[key, "count"]);
    if let Some(hit) = &file.hit {
        let markers = hit.markers.unwrap_or(1);
        effects.push(Effect::Hit { markers, count: counted(hit, "hit")?, target: filter(&hit.target, "hit")? });
    }
    if let Some(suppress) = &file.suppress {
        effects.push(Effect::Suppress {
            markers: suppress.markers.unwrap_or(1),
            count: counted(suppress, "suppress")?,
            target: filter(&suppress.target, "suppress")?,
        });
    }
    if let Some(unsuppress) = &file.unsuppress {
        effects.push(Effect::Unsuppress { target: filter(&unsuppress.target, "unsuppress")? });
    }
    if let Some(heal) = &file.heal {
        effects.push(Effect::Heal { count: counted(heal, "heal")?, target: filter(&heal.target, "heal")? });
    }
    if let Some(go) = &file.go {
        effects.push(Effect::Go { count: counted(go, "go")?, target: filter(&go.target, "go")? });
    }
    if let Some(up) = &file.turn_up {
        effects.push(Effect::TurnUp { count: counted(up, "turn-up")?, target: filter(&up.target, "turn-up")? });
    }
    if let Some(down) = &file.turn_down {
        effects
            .push(Effect::TurnDown { count: counted(down, "turn-down")?, target: filter(&down.target, "turn-down")? });
    }
    if let Some(roll) = &file.surrender {
        let count = read_count(roll.count, roll.all, &["surrender", "count"])?;
        effects.push(Effect::Surrender { number: roll.number, count, target: filter(&roll.target, "surrender")? });
    }
    if let Some(roll) = &file.rout {
        let count = read_count(roll.count, roll.all, &["rout", "count"])?;
        effects.push(Effect::Rout { number: roll.number, count, target: filter(&roll.target, "rout")? });
    }
    if let Some(act) = &file.act {
        let attacks = match &act.attacks {
            AttacksFile::Number(number) => Some(*number),
            AttacksFile::Word(word) if word == "each" => None,
            AttacksFile::Word(word) => {
                return Err(Fault::new(&["act", "attacks"], format!("a number or \"each\", found {word:?}")));
            }
        };
        expect(act.moves <= 1, &["act", "moves"], || format!("0 or 1, found {}", act.moves))?;
        effects.push(Effect::Act { moves: act.moves, attacks, bound: act.bound, target: filter(&act.target, "act")? });
    }
    if let Some(all) = &file.all_move {
        let direction =
            all.direction.parse().map_err(|error| Fault::new(&["all-move", "direction"], format!("{error}")))?;
        effects.push(Effect::AllMove { direction, target: filter(&all.target, "all-move")? });
    }
    if let Some(all) = &file.all_fire {
        effects.push(Effect::AllFire { target: filter(&all.target, "all-fire")? });
    }
    if file.pick.is_some() {
        effects.push(Effect::Pick);
    }
    if let Some(place) = &file.place {
        effects.push(read_place(place, lexicon).map_err(|fault| fault.under(&["place"]))?);
    }
    if let Some(choice) = &file.choice {
        effects.push(read_choice(choice, lexicon).map_err(|fault| fault.under(&["choice"]))?);
    }
    Ok(effects)
}

fn read_count(count: Option<u8>, all: bool, keys: &[&str]) -> Result<Count, Fault> {
    match (count, all) {
        (None, false) => Ok(Count::UpTo(1)),
        (Some(count @ 1..=9), false) => Ok(Count::UpTo(count)),
        (None, true) => Ok(Count::Every),
        _ => Err(Fault::new(keys, "1 to 9, or all = true")),
    }
}

pub(crate) fn read_shot(value: u8, effects: &[String]) -> Result<Shot, Fault> {
    expect((2..=12).contains(&value), &["value"], || format!("2 to 12, found {value}"))?;
    let mut fire = Fire::NONE;
    for (index, effect) in effects.iter().enumerate() {
        fire.add(effect).map_err(|wrong| Fault::new(&["effects", &index.to_string()], wrong))?;
    }
    let fixed = [Shooting::Lumbering, Shooting::FireAgain];
    expect(!fixed.iter().any(|&effect| fire.has(effect)), &["effects"], || {
        "no LUM or FA, which belong to units".into()
    })?;
    Ok(Shot { value, fire })
}

/// HN-40.4: rows include both ends.
pub(crate) fn rows_of([low, high]: [u8; 2], boxes: TileSet) -> TileSet {
    boxes.iter().filter(|tile| (low..=high).contains(&tile.printed_row())).collect()
}

fn terrains(words: &[String], key: &str) -> Result<TerrainSet, Fault> {
    let read = |(index, word): (usize, &String)| {
        word.parse::<Terrain>().map_err(|error| Fault::new(&[key, &index.to_string()], error.to_string()))
    };
    words.iter().enumerate().map(read).collect()
}

pub(crate) fn types(words: &[String], key: &str) -> Result<TypeSet, Fault> {
    let read = |(index, word): (usize, &String)| {
        word.parse::<UnitType>().map_err(|error| Fault::new(&[key, &index.to_string()], error.to_string()))
    };
    words.iter().enumerate().map(read).collect()
}

fn whose(word: Option<&String>) -> Result<Whose, Fault> {
    match word {
        Some(word) => word.parse().map_err(|error| Fault::new(&["side"], format!("{error}"))),
        None => Ok(Whose::Friendly),
    }
}

fn read_filter(file: &FilterFile, lexicon: &Lexicon<'_>) -> Result<Filter, Fault> {
    let mut boxes = lexicon.boxes;
    if let Some(rows) = file.rows {
        boxes = boxes.and(rows_of(rows, lexicon.boxes));
    }
    if !file.columns.is_empty() {
        let named = |tile: Tile| {
            let letter = char::from(b'A' + tile.column()).to_string();
            file.columns.iter().any(|column| column.eq_ignore_ascii_case(&letter))
        };
        boxes = boxes.iter().filter(|&tile| named(tile)).collect();
        expect(!boxes.is_empty(), &["columns"], || "columns of the battlefield, such as \"D\"".into())?;
    }
    if !file.boxes.is_empty() {
        boxes = boxes.and(read_boxes(&file.boxes, lexicon.boxes, &["boxes"])?);
    }
    let whose = whose(file.side.as_ref())?;
    let near = file.near.as_ref().map(|near| read_near(near, lexicon)).transpose();
    let or = file.or.as_ref().map(|or| read_filter(or, lexicon)).transpose();
    expect(file.suppressed != Some(false), &["suppressed"], || "true, or left out".into())?;
    Ok(Filter {
        whose,
        visible: file.visible,
        types: types(&file.types, "types")?,
        all_types: types(&file.all_types, "all_types")?,
        not_types: types(&file.not_types, "not_types")?,
        armoured: file.armoured,
        suppressed: file.suppressed == Some(true),
        terrain: terrains(&file.terrain, "terrain")?,
        not_terrain: terrains(&file.not_terrain, "not_terrain")?,
        boxes,
        near: near.map_err(|fault| fault.under(&["near"]))?,
        // HN-40.6: what is given to units is not given to decoys; who is shot at cannot be known to be one.
        decoys: file.decoys.unwrap_or(whose != Whose::Friendly),
        or: or.map_err(|fault| fault.under(&["or"]))?.map(Box::new),
    })
}

fn read_near(file: &NearFile, lexicon: &Lexicon<'_>) -> Result<Near, Fault> {
    let card = match &file.card {
        Some(id) => Some(
            (lexicon.kind)(id)
                .ok_or_else(|| Fault::new(&["card"], format!("a Unit Card such as U12, found {id:?}")))?,
        ),
        None => None,
    };
    expect((1..=7).contains(&file.within), &["within"], || format!("1 to 7, found {}", file.within))?;
    Ok(Near {
        within: file.within,
        whose: whose(file.side.as_ref())?,
        visible: file.visible,
        types: types(&file.types, "types")?,
        card,
    })
}

fn marker_kind(file: &MarkerFile) -> Result<MarkerKind, Fault> {
    file.kind.parse().map_err(|error| Fault::new(&["kind"], format!("{error}")))
}

fn read_marker(file: &MarkerFile, lexicon: &Lexicon<'_>) -> Result<Effect, Fault> {
    let kind = marker_kind(file)?;
    let spot = match (&file.target, file.boxes.is_empty()) {
        (Some(target), true) if kind.is_carried() => {
            Spot::Unit(read_filter(target, lexicon).map_err(|fault| fault.under(&["target"]))?)
        }
        (None, false) if !kind.is_carried() => Spot::Boxes(read_boxes(&file.boxes, lexicon.boxes, &["boxes"])?),
        (None, true) if !kind.is_carried() => Spot::Empty(terrains(&file.not_terrain, "not_terrain")?),
        _ => {
            return Err(Fault::new(
                &["kind"],
                format!("a target for a marker of units, boxes or nothing for one of boxes, with {kind}"),
            ));
        }
    };
    Ok(Effect::Marker { kind, spot })
}

fn read_place(file: &PlaceFile, lexicon: &Lexicon<'_>) -> Result<Effect, Fault> {
    let from: From = file.from.parse().map_err(|error| Fault::new(&["from"], format!("{error}")))?;
    let mut kinds = Vec::new();
    for (index, id) in file.cards.iter().enumerate() {
        let kind = (lexicon.kind)(id);
        let wanted = || Fault::new(&["cards", &index.to_string()], format!("a Unit Card such as U45, found {id:?}"));
        kinds.push(kind.ok_or_else(wanted)?);
    }
    expect((from == From::Aside) != kinds.is_empty(), &["cards"], || {
        "the cards that come from those set aside".into()
    })?;
    let mut boxes = read_boxes(&file.boxes, lexicon.boxes, &["boxes"])?;
    if file.beside {
        boxes = boxes.iter().fold(TileSet::NONE, |near, tile| near.or(tile.around())).and(lexicon.boxes);
    }
    let count = file.count.unwrap_or(if from == From::Aside { kinds.len() as u8 } else { 1 });
    expect((1..=4).contains(&count), &["count"], || format!("1 to 4, found {count}"))?;
    Ok(Effect::Place {
        from,
        kinds,
        types: types(&file.types, "types")?,
        boxes,
        count,
        optional: file.optional,
        no_score: file.no_score,
    })
}

fn read_choice(file: &ChoiceFile, lexicon: &Lexicon<'_>) -> Result<Effect, Fault> {
    let whose = whose(Some(&file.seat)).map_err(|_| Fault::new(&["seat"], "\"friendly\" or \"enemy\""))?;
    expect(whose != Whose::Any, &["seat"], || "\"friendly\" or \"enemy\"".into())?;
    let written = [
        (Answer::Directive, &file.directive),
        (Answer::Obstacle, &file.obstacle),
        (Answer::Suppressed, &file.suppressed),
        (Answer::First, &file.first),
        (Answer::Second, &file.second),
    ];
    let mut options = Vec::new();
    for (name, effects) in written {
        let Some(effects) = effects else { continue };
        let effects = read_effects(effects, lexicon).map_err(|fault| fault.under(&[name.name()]))?;
        let plain = effects.iter().all(|effect| {
            let every = matches!(effect, Effect::Suppress { count: Count::Every, .. });
            every
                || matches!(
                    effect,
                    Effect::Unmark { .. } | Effect::Unsuppress { .. } | Effect::Directives(_) | Effect::Draw(_)
                )
        });
        expect(plain && !effects.is_empty(), &[name.name()], || {
            "unmark, unsuppress, directives, draw, or suppress with all = true".into()
        })?;
        options.push((name, effects));
    }
    expect(options.len() >= 2, &["seat"], || "at least two options beside it".into())?;
    Ok(Effect::Choice { whose, options })
}

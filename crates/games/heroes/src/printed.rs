//! What is printed on Unit and Hero cards, and the notation in which data files write it: `[r2 AP,DH 8; 9]` for shooting
//! areas, `GO×2 @1 [INF!], ELAN×1` for abilities. `docs/scenarios/heroes.md` explains it.

use sandtable_core::{Id, IdSet, named};

use crate::terrain::{Terrain, TerrainSet};
use crate::types::{TypeSet, UnitType};

/// A shooting effect without a number (HN-21).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shooting {
    /// HN-21.2.
    ArmourPiercing,
    /// HN-21.3: a total of exactly 7.
    Seven,
    /// HN-21.4: a total of 7 or more, against INF.
    SevenUp,
    /// HN-21.5: a HIT placed on INF.
    HitInfantry,
    /// HN-21.6: a HIT placed on a TANK.
    HitTank,
    /// HN-21.9.
    DoubleHits,
    /// HN-21.10.
    FireAgain,
    /// HN-21.17.
    NoSave,
    /// HN-21.18.
    Lumbering,
}

named!(Shooting, "shooting effect", {
    ArmourPiercing => "AP", Seven => "SUP7", SevenUp => "SUP7+I", HitInfantry => "SUPH-I", HitTank => "SUPH-T",
    DoubleHits => "DH", FireAgain => "FA", NoSave => "NOSAVE", Lumbering => "LUM",
});

impl Id for Shooting {
    const FIRST: Shooting = Shooting::ArmourPiercing;

    fn index(self) -> usize {
        self as usize
    }

    fn at(index: usize) -> Shooting {
        Shooting::ALL[index]
    }
}

/// Some shooting effects.
pub type ShootingSet = IdSet<Shooting, u16>;

/// The shooting effects of an area, of a Hero or of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fire {
    /// Those without a number.
    pub effects: ShootingSet,
    /// HN-21.16: Relentless Assault.
    pub relentless: u8,
    /// HN-21.20: Sustained Fire.
    pub sustained: u8,
}

impl Fire {
    /// No effect.
    pub const NONE: Fire = Fire { effects: ShootingSet::NONE, relentless: 0, sustained: 0 };

    /// Has it this effect?
    #[must_use]
    pub fn has(&self, effect: Shooting) -> bool {
        self.effects.contains(effect)
    }

    /// HN-21.21: Sustained Fire and Relentless Assault add up, all others count once.
    #[must_use]
    pub fn with(self, other: Fire) -> Fire {
        Fire {
            effects: self.effects.or(other.effects),
            relentless: self.relentless + other.relentless,
            sustained: self.sustained + other.sustained,
        }
    }

    /// Reads one effect and adds it.
    pub(crate) fn add(&mut self, word: &str) -> Result<(), String> {
        let numbered = |key: &str| word.strip_prefix(key).and_then(|number| number.parse::<u8>().ok());
        if let Some(effect) = Shooting::named(word) {
            self.effects.insert(effect);
        } else if let Some(number) = numbered("RA+").filter(|number| (1..=9).contains(number)) {
            self.relentless = number;
        } else if let Some(number) = numbered("SUS+").filter(|number| (1..=9).contains(number)) {
            self.sustained = number;
        } else {
            return Err(format!(
                "a shooting effect (AP, SUP7, SUP7+I, SUPH-I, SUPH-T, DH, FA, NOSAVE, LUM, RA+1 or SUS+1), found {word:?}"
            ));
        }
        Ok(())
    }

    /// Its effects as they are written.
    #[must_use]
    pub fn words(&self) -> Vec<String> {
        let mut words: Vec<String> = self.effects.iter().map(|effect| effect.name().to_owned()).collect();
        words.extend((self.relentless > 0).then(|| format!("RA+{}", self.relentless)));
        words.extend((self.sustained > 0).then(|| format!("SUS+{}", self.sustained)));
        words
    }
}

/// HN-1.4: one shooting value, with the range and effects of its area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Value {
    /// The number to reach; for a Lumbering weapon the halted value.
    pub number: u8,
    /// HN-21.18: the moved value of a Lumbering weapon.
    pub moved: Option<u8>,
    /// HN-11.5: 1 without a number.
    pub range: u8,
    /// The effects of the area.
    pub fire: Fire,
}

/// What an ability is (HN-20, HN-22).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    /// Field Command.
    Go,
    /// Elan.
    Elan,
    /// Encouragement, the command ability.
    Inspire,
    /// Fall Back!
    FallBack,
    /// Forward!
    Forward,
    /// Fire!
    Fire,
    /// Medics & Mechanics.
    Medic,
    /// Reinforcements.
    Reinforce,
    /// Support.
    Support,
    /// Amphibious.
    Amphibious,
    /// Engineers.
    Engineers,
    /// Fragile.
    Fragile,
    /// Encouragement, the miscellaneous ability.
    Rally,
    /// Defenceless that is no shooting effect.
    Expose,
    /// Fire or Move.
    FireOrMove,
    /// Immobile.
    Immobile,
    /// Defenders.
    Defenders,
    /// Resistance.
    Resist,
    /// Disorientated.
    Disoriented,
    /// The save value of a Hero.
    Save,
}

named!(Key, "ability", {
    Go => "GO", Elan => "ELAN", Inspire => "INSPIRE", FallBack => "FALLBACK", Forward => "FORWARD", Fire => "FIRE",
    Medic => "MEDIC", Reinforce => "REINF", Support => "SUPPORT", Amphibious => "AMPH", Engineers => "ENG",
    Fragile => "FRAGILE", Rally => "RALLY", Expose => "EXPOSE", FireOrMove => "FIRE_OR_MOVE", Immobile => "IMMOBILE",
    Defenders => "DEFENDERS", Resist => "RESIST", Disoriented => "DISORIENTED", Save => "SAVE",
});

impl Id for Key {
    const FIRST: Key = Key::Go;

    fn index(self) -> usize {
        self as usize
    }

    fn at(index: usize) -> Key {
        Key::ALL[index]
    }
}

/// Some abilities.
pub type KeySet = IdSet<Key, u32>;

impl Key {
    /// HN-19.1: it works only while its unit is being activated.
    #[must_use]
    pub const fn is_active(self) -> bool {
        matches!(
            self,
            Key::Go
                | Key::Elan
                | Key::FallBack
                | Key::Forward
                | Key::Fire
                | Key::Medic
                | Key::Reinforce
                | Key::Rally
                | Key::Engineers
        )
    }

    /// The sign between the key and its number, if it has a number.
    const fn number_sign(self) -> Option<&'static str> {
        match self {
            Key::Inspire | Key::Defenders => Some("+"),
            Key::Medic | Key::Support | Key::Fragile | Key::Resist | Key::Save => Some(""),
            _ => None,
        }
    }

    /// The clause that describes it.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Key::Go => "HN-20.1",
            Key::Elan => "HN-20.21",
            Key::Inspire => "HN-20.22",
            Key::FallBack => "HN-20.24",
            Key::Forward => "HN-20.25",
            Key::Fire => "HN-20.29",
            Key::Medic => "HN-20.33",
            Key::Reinforce => "HN-20.35",
            Key::Support => "HN-20.36",
            Key::Amphibious => "HN-22.1",
            Key::Engineers => "HN-22.2",
            Key::Fragile => "HN-22.4",
            Key::Rally => "HN-22.7",
            Key::Expose => "HN-22.8",
            Key::FireOrMove => "HN-22.9",
            Key::Immobile => "HN-22.10",
            Key::Defenders => "HN-22.11",
            Key::Resist => "HN-22.13",
            Key::Disoriented => "HN-22.14",
            Key::Save => "HN-18.8",
        }
    }
}

/// HN-19.8: whom an icon concerns: units with any of these. Nobody is left out if nothing is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Whom {
    /// Types.
    pub types: TypeSet,
    /// HN-19.9: types with an exclamation mark.
    pub pure: TypeSet,
    /// Abilities.
    pub keys: KeySet,
}

impl Whom {
    /// Everybody.
    pub const ALL: Whom = Whom { types: TypeSet::NONE, pure: TypeSet::NONE, keys: KeySet::NONE };

    /// Is it limited to a type or ability?
    #[must_use]
    pub fn is_limited(&self) -> bool {
        !(self.types.is_empty() && self.pure.is_empty() && self.keys.is_empty())
    }

    /// Does the icon concern a unit with these types and abilities?
    #[must_use]
    pub fn concerns(&self, types: TypeSet, keys: KeySet) -> bool {
        !self.is_limited()
            || !self.types.and(types).is_empty()
            || (types.len() == 1 && !self.pure.and(types).is_empty())
            || !self.keys.and(keys).is_empty()
    }
}

/// HN-19.7: the infinity sign as range.
pub const ANYWHERE: u8 = u8::MAX;

/// One ability of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ability {
    /// What it is.
    pub key: Key,
    /// The number of its icon; 0 without one.
    pub number: u8,
    /// HN-19.10: how often in one activation; `None` is the infinity sign.
    pub uses: Option<u8>,
    /// HN-19.5 to HN-19.7: its range; adjacent without an icon.
    pub range: u8,
    /// HN-19.8: whom it concerns.
    pub whom: Whom,
    /// The terrains that it is limited to; none for everywhere.
    pub terrain: TerrainSet,
    /// HN-20.11: a GO! that needs no roll.
    pub auto: bool,
}

impl Ability {
    /// Reads one ability.
    pub(crate) fn read(text: &str) -> Result<Ability, String> {
        let wanted = || format!("an ability such as GO×2 @1 [INF], ELAN×1 or SUPPORT6 @1 [TANK], found {text:?}");
        let mut words = text.split(' ');
        let first = words.next().unwrap_or_default();
        let letters = first.find(|sign: char| !(sign.is_ascii_uppercase() || sign == '_')).unwrap_or(first.len());
        let (name, rest) = first.split_at(letters);
        let key = Key::named(name).ok_or_else(wanted)?;
        let (number, rest) = match key.number_sign() {
            None => (0, rest),
            Some(sign) => {
                let rest = rest.strip_prefix(sign).ok_or_else(wanted)?;
                let digits = rest.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(rest.len());
                let number = rest[..digits].parse().ok().filter(|number| (1..=6).contains(number));
                (number.ok_or_else(wanted)?, &rest[digits..])
            }
        };
        let uses = match rest {
            "" => Some(1),
            "∞" => None,
            _ => {
                let count = rest.strip_prefix('×').and_then(|count| count.parse().ok());
                Some(count.filter(|count| (1..=9).contains(count)).ok_or_else(wanted)?)
            }
        };
        let mut ability =
            Ability { key, number, uses, range: 1, whom: Whom::ALL, terrain: TerrainSet::NONE, auto: false };
        for word in words {
            if word == "@∞" {
                ability.range = ANYWHERE;
            } else if let Some(range) = word.strip_prefix('@') {
                ability.range = range.parse().ok().filter(|range| (1..=9).contains(range)).ok_or_else(wanted)?;
            } else if let Some(filter) = word.strip_prefix('[').and_then(|word| word.strip_suffix(']')) {
                ability.limit(filter).ok_or_else(wanted)?;
            } else if word == "AUTO" {
                ability.auto = true;
            } else {
                return Err(wanted());
            }
        }
        Ok(ability)
    }

    /// `TANK`, `INF!`, `ENG`, `ARMY` or `t:hill,forthill`.
    fn limit(&mut self, filter: &str) -> Option<()> {
        if let Some(terrains) = filter.strip_prefix("t:") {
            for name in terrains.split(',') {
                self.terrain.insert(Terrain::named(name)?);
            }
            return Some(());
        }
        if filter == "ARMY" {
            return Some(());
        }
        self.whom = read_items(filter.split(','))?;
        Some(())
    }

    /// HN-22.11, HN-22.13: does it work in this terrain?
    #[must_use]
    pub fn works_in(&self, terrain: Terrain) -> bool {
        self.terrain.is_empty() || self.terrain.contains(terrain)
    }

    /// What stands beside its sign: its number, and how often it may be used.
    #[must_use]
    pub fn beside(&self) -> String {
        let number = self.key.number_sign().map(|sign| format!("{sign}{}", self.number)).unwrap_or_default();
        match self.uses {
            None => number + "∞",
            Some(count) if self.key.is_active() && self.key != Key::Engineers => number + &format!("×{count}"),
            Some(_) => number,
        }
    }

    /// As it is written.
    #[must_use]
    pub fn written(&self) -> String {
        let mut text = format!("{}{}", self.key.name(), self.beside());
        match self.range {
            ANYWHERE => text.push_str(" @∞"),
            range if self.has_range() => text.push_str(&format!(" @{range}")),
            _ => {}
        }
        let mut items: Vec<String> = self.whom.types.iter().map(|kind| kind.name().to_owned()).collect();
        items.extend(self.whom.pure.iter().map(|kind| format!("{kind}!")));
        items.extend(self.whom.keys.iter().map(|key| key.name().to_owned()));
        if !self.terrain.is_empty() {
            let names: Vec<&str> = self.terrain.iter().map(Terrain::name).collect();
            items.push(format!("t:{}", names.join(",")));
        }
        if !items.is_empty() {
            text.push_str(&format!(" [{}]", items.join(",")));
        }
        if self.auto {
            text.push_str(" AUTO");
        }
        text
    }

    /// Does its range mean anything?
    #[must_use]
    pub const fn has_range(&self) -> bool {
        matches!(
            self.key,
            Key::Go
                | Key::Inspire
                | Key::FallBack
                | Key::Forward
                | Key::Fire
                | Key::Medic
                | Key::Support
                | Key::Rally
                | Key::Expose
        )
    }
}

/// Types, pure types and abilities: `INF`, `INF!`, `ENG`.
pub(crate) fn read_items<'a>(items: impl IntoIterator<Item = &'a str>) -> Option<Whom> {
    let mut whom = Whom::ALL;
    for item in items {
        if let Some(name) = item.strip_suffix('!') {
            whom.pure.insert(UnitType::named(name)?);
        } else if let Some(kind) = UnitType::named(item) {
            whom.types.insert(kind);
        } else {
            whom.keys.insert(Key::named(item)?);
        }
    }
    Some(whom)
}

/// Reads a list of abilities.
pub(crate) fn read_abilities(text: &str) -> Result<Vec<Ability>, String> {
    if text.is_empty() || text == "–" {
        return Ok(Vec::new());
    }
    let abilities = text.split(", ").map(Ability::read).collect::<Result<Vec<_>, _>>()?;
    if abilities.len() > 6 {
        return Err(format!("at most six abilities, found {}", abilities.len()));
    }
    let twice =
        abilities.iter().enumerate().find(|(index, one)| abilities[..*index].iter().any(|it| it.key == one.key));
    match twice {
        Some((_, ability)) => Err(format!("each ability once, found {} again", ability.key)),
        None => Ok(abilities),
    }
}

/// Reads the shooting areas of a card, at most two values in all.
pub(crate) fn read_areas(text: &str) -> Result<Vec<Value>, String> {
    let mut values = Vec::new();
    if text.is_empty() || text == "–" {
        return Ok(values);
    }
    let inner = text.strip_prefix('[').and_then(|text| text.strip_suffix(']'));
    let inner = inner.ok_or_else(|| format!("areas such as [AP 8] [9] or [r2 SUP7 9; 10], found {text:?}"))?;
    for area in inner.split("] [") {
        read_area(area, &mut values)?;
    }
    if values.len() > 2 { Err(format!("at most two values, found {}", values.len())) } else { Ok(values) }
}

fn read_area(area: &str, values: &mut Vec<Value>) -> Result<(), String> {
    let wanted = || format!("an area such as r2 AP,DH 8; 9, found {area:?}");
    let (mut range, mut fire, mut rest) = (1, Fire::NONE, area);
    if let Some(numbered) = rest.strip_prefix('r') {
        let (number, after) = numbered.split_once(' ').ok_or_else(wanted)?;
        range = number.parse().ok().filter(|range| (1..=9).contains(range)).ok_or_else(wanted)?;
        rest = after;
    }
    if rest.starts_with(|sign: char| sign.is_ascii_uppercase()) {
        let (effects, after) = rest.split_once(' ').ok_or_else(wanted)?;
        effects.split(',').try_for_each(|effect| fire.add(effect))?;
        rest = after;
    }
    let before = values.len();
    for written in rest.split("; ") {
        let number = |text: &str| {
            let number = text.parse().ok().filter(|number| (2..=12).contains(number));
            number.ok_or_else(|| format!("a value from 2 to 12, found {text:?}"))
        };
        let (number, moved) = match written.split_once('/') {
            Some((halted, moved)) => (number(halted)?, Some(number(moved)?)),
            None => (number(written)?, None),
        };
        if moved.is_some() != fire.has(Shooting::Lumbering) {
            return Err(format!("a pair such as 8/10 with LUM and single numbers without, found {written:?}"));
        }
        values.push(Value { number, moved, range, fire });
    }
    let single = fire.has(Shooting::Lumbering) || fire.has(Shooting::FireAgain);
    if single && values.len() - before != 1 {
        return Err("one value in an area with LUM or FA".into());
    }
    Ok(())
}

/// The shooting areas as they are written.
#[must_use]
pub fn write_areas(values: &[Value]) -> String {
    let mut areas: Vec<String> = Vec::new();
    for (index, value) in values.iter().enumerate() {
        let number = match value.moved {
            Some(moved) => format!("{}/{moved}", value.number),
            None => value.number.to_string(),
        };
        // Two values of one area cannot be told from two areas alike, and nothing tells them apart in play either.
        let same = index > 0 && values[index - 1].range == value.range && values[index - 1].fire == value.fire;
        match areas.last_mut().filter(|_| same) {
            Some(area) => {
                area.pop();
                area.push_str(&format!("; {number}]"));
            }
            None => {
                let mut words = Vec::new();
                words.extend((value.range > 1).then(|| format!("r{}", value.range)));
                let effects = value.fire.words().join(",");
                words.extend((!effects.is_empty()).then_some(effects));
                words.push(number);
                areas.push(format!("[{}]", words.join(" ")));
            }
        }
    }
    areas.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn areas_read_and_write_back() {
        for text in ["[8]", "[AP 8] [9]", "[r2 SUP7 9; 10]", "[r3 DH,LUM 8/10]", "[SUP7+I,FA 9]", "[r2 AP,DH 8] [9]"] {
            assert_eq!(write_areas(&read_areas(text).unwrap()), text);
        }
        assert_eq!(read_areas("[SUP7,SUS+1 10; 10]").unwrap().len(), 2);
        for wrong in ["8", "[r2 AP 8/10]", "[LUM 8]", "[FA 8; 9]", "[8; 9; 9]", "[XX 8]", "[r0 8]", "[13]", "[AP]"] {
            assert!(read_areas(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn abilities_read_and_write_back() {
        let texts = [
            "GO×2 @1",
            "GO∞ @∞ [TANK]",
            "GO×2 @1 [INF!]",
            "GO×1 @∞ AUTO",
            "ELAN×1",
            "INSPIRE+1 @1 [PARA]",
            "MEDIC4×1 @1 [INF]",
            "FRAGILE2",
            "RESIST6 [t:hill,forthill]",
            "ENG",
            "SUPPORT6 @1 [TANK]",
            "FALLBACK∞ @2 [OST]",
        ];
        for text in texts {
            assert_eq!(Ability::read(text).unwrap().written(), text);
        }
        assert!(Ability::read("GO×1 @1 [ARMY]").unwrap().whom == Whom::ALL);
        assert!(!Ability::read("GO×1 @1 [ENG,PARA]").unwrap().whom.keys.is_empty());
        for wrong in ["GONE", "GO×0", "MEDIC", "FRAGILE9", "GO @x", "GO [XYZ]", "RESIST6 [t:moon]"] {
            assert!(Ability::read(wrong).is_err(), "{wrong}");
        }
    }
}

//! Unit cards and Hero cards: tables read from `data/units.toml`, `data/heroes.toml` and a person's own files.

use sandtable_core::faults::{Fault, expect};
use sandtable_core::limits::check_name;
use serde::{Deserialize, Serialize};

use crate::printed::{Ability, Fire, Key, KeySet, Value, Whom, read_abilities, read_areas, read_items};
use crate::side::Side;
use crate::types::{TypeSet, UnitType};

/// A Unit Card as it is written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct UnitFile {
    /// The unique number, such as `U15`.
    pub id: String,
    /// Whose it is; left out where the id tells (`U…`, `G…`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<String>,
    /// Its name.
    pub name: String,
    /// How many there are.
    #[serde(default = "one")]
    pub copies: u8,
    /// One or two types.
    pub types: Vec<String>,
    /// The metal badge.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub armoured: bool,
    /// A number, or `"A"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub activation: Option<ActivationFile>,
    /// One to three.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hit_points: Option<u8>,
    /// Left out: none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub save: Option<u8>,
    /// Shooting areas.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub shooting: String,
    /// Abilities.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub abilities: String,
    /// Value points, which have no meaning in the rules.
    #[serde(default)]
    pub points: u8,
    /// How sure the row is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mark: Option<String>,
}

fn one() -> u8 {
    1
}

/// An activation value as it is written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum ActivationFile {
    /// A number.
    Number(u8),
    /// `"A"`.
    Word(String),
}

/// A Hero card as it is written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct HeroFile {
    /// The unique number, such as `UH1`.
    pub id: String,
    /// Whose it is; left out where the id tells.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<String>,
    /// His name.
    pub name: String,
    /// The clause that describes him.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// Whom he may join.
    pub joins: JoinsFile,
    /// The one ability.
    pub ability: String,
}

/// A deployment condition as it is written: types and abilities.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct JoinsFile {
    /// All of these.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub all: Vec<String>,
    /// At least one of these.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub any: Vec<String>,
    /// None of these.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub none: Vec<String>,
}

/// A Unit Card (HN-1.3); its copies share it.
#[derive(Clone, Debug, PartialEq)]
pub struct UnitKind {
    /// The unique number.
    pub id: String,
    /// Its name.
    pub name: String,
    /// How many there are.
    pub copies: u8,
    /// Its types.
    pub types: TypeSet,
    /// HN-13.1.
    pub armoured: bool,
    /// The activation value; `None` is A.
    pub activation: Option<u8>,
    /// Hit points.
    pub hit_points: u8,
    /// The printed save value.
    pub save: Option<u8>,
    /// Shooting values, in the order of the notation.
    pub values: Vec<Value>,
    /// Abilities.
    pub abilities: Vec<Ability>,
    /// The keys of its abilities.
    pub keys: KeySet,
    /// HN-22.4: the number of Fragile; 0 without.
    pub fragile: u8,
    /// Value points.
    pub points: u8,
    /// How sure the row is.
    pub mark: Option<String>,
}

impl UnitKind {
    /// Has it this type?
    #[must_use]
    #[inline]
    pub fn is(&self, kind: UnitType) -> bool {
        self.types.contains(kind)
    }

    /// Has it this ability?
    #[must_use]
    #[inline]
    pub fn has(&self, key: Key) -> bool {
        self.keys.contains(key)
    }

    /// HN-27.
    #[must_use]
    #[inline]
    pub fn is_decoy(&self) -> bool {
        self.is(UnitType::Decoy)
    }

    /// Its ability of a key.
    #[must_use]
    pub fn ability(&self, key: Key) -> Option<&Ability> {
        self.abilities.iter().find(|ability| ability.key == key)
    }

    /// What is wrong with a card is told with its key.
    pub(crate) fn read(file: &UnitFile) -> Result<UnitKind, Fault> {
        check_name(&file.name, &["name"])?;
        expect((1..=26).contains(&file.copies), &["copies"], || format!("1 to 26, found {}", file.copies))?;
        let mut types = TypeSet::NONE;
        for (index, name) in file.types.iter().enumerate() {
            let keys = ["types", &index.to_string()];
            let kind = name.parse::<UnitType>().map_err(|error| Fault::new(&keys, error.to_string()))?;
            expect(!types.contains(kind), &keys, || format!("each type once, found {kind} again"))?;
            types.insert(kind);
        }
        expect((1..=2).contains(&types.len()), &["types"], || format!("one or two types, found {}", types.len()))?;
        let values = read_areas(&file.shooting).map_err(|wrong| Fault::new(&["shooting"], wrong))?;
        let abilities = read_abilities(&file.abilities).map_err(|wrong| Fault::new(&["abilities"], wrong))?;
        let is = |kind: UnitType| types.contains(kind);
        if is(UnitType::Decoy) {
            let bare = types.len() == 1 && values.is_empty() && abilities.is_empty() && !file.armoured;
            let bare = bare && file.activation.is_none() && file.hit_points.is_none() && file.save.is_none();
            expect(bare, &["types"], || "a decoy without any characteristics (HN-27.1)".into())?;
        } else {
            expect(file.hit_points.is_some_and(|points| (1..=3).contains(&points)), &["hit_points"], || {
                "1 to 3 hit points (HN-1.3)".into()
            })?;
            expect(file.activation.is_some(), &["activation"], || "a number from 2 to 6, or \"A\"".into())?;
        }
        let activation = match &file.activation {
            Some(ActivationFile::Number(number)) => {
                expect((2..=6).contains(number), &["activation"], || {
                    format!("a number from 2 to 6, or \"A\", found {number}")
                })?;
                Some(*number)
            }
            Some(ActivationFile::Word(word)) => {
                expect(word == "A", &["activation"], || format!("a number from 2 to 6, or \"A\", found {word:?}"))?;
                None
            }
            None => Some(4),
        };
        if let Some(save) = file.save {
            expect((2..=6).contains(&save), &["save"], || format!("2 to 6, found {save}"))?;
        }
        expect(!is(UnitType::Tank) || file.armoured, &["armoured"], || "every TANK armoured (HN-13.1)".into())?;
        let lonely = types.len() == 1 && (is(UnitType::Para) || is(UnitType::Ost));
        expect(!lonely, &["types"], || "a second type beside PARA or OST (HN-23.12)".into())?;
        if is(UnitType::Hq) {
            expect(activation.is_none(), &["activation"], || "\"A\" for an HQ (HN-23.2)".into())?;
            expect(values.is_empty(), &["shooting"], || "no values for an HQ (HN-23.3)".into())?;
        }
        let saves = abilities.iter().any(|ability| ability.key == Key::Save);
        expect(!saves, &["abilities"], || "SAVE on Hero cards alone; a unit has save = 6".into())?;
        let keys: KeySet = abilities.iter().map(|ability| ability.key).collect();
        let fragile = abilities.iter().find(|ability| ability.key == Key::Fragile).map_or(0, |ability| ability.number);
        Ok(UnitKind {
            id: file.id.clone(),
            name: file.name.clone(),
            copies: file.copies,
            types,
            armoured: file.armoured,
            activation,
            hit_points: file.hit_points.unwrap_or(1),
            save: file.save,
            values,
            abilities,
            keys,
            fragile,
            points: file.points,
            mark: file.mark.clone(),
        })
    }
}

/// What a Hero brings (HN-18.6).
#[derive(Clone, Debug, PartialEq)]
pub enum HeroAbility {
    /// HN-18.7: a shooting effect on all attacks.
    Shooting(Fire),
    /// HN-18.8, or an ability like a card's.
    Ability(Ability),
}

/// A Hero card (HN-1.7).
#[derive(Clone, Debug, PartialEq)]
pub struct Hero {
    /// The unique number.
    pub id: String,
    /// His name.
    pub name: String,
    /// The clause that describes him.
    pub rule: &'static str,
    /// All of these types and abilities.
    pub all: (TypeSet, KeySet),
    /// At least one of these, if any is named.
    pub any: Whom,
    /// None of these.
    pub none: (TypeSet, KeySet),
    /// What he brings.
    pub ability: HeroAbility,
}

impl Hero {
    /// What stands behind a Hero of one's own, who has no clause of his own.
    pub(crate) const OWN_RULE: &'static str = "HN-18.6";

    /// HN-18.4: does this card meet the condition?
    #[must_use]
    pub fn joins(&self, unit: &UnitKind) -> bool {
        !unit.is_decoy()
            && unit.types.contains_all(self.all.0)
            && unit.keys.contains_all(self.all.1)
            && self.any.concerns(unit.types, unit.keys)
            && self.none.0.and(unit.types).is_empty()
            && self.none.1.and(unit.keys).is_empty()
    }

    /// The shooting effects that he adds.
    #[must_use]
    pub fn fire(&self) -> Fire {
        match self.ability {
            HeroAbility::Shooting(fire) => fire,
            HeroAbility::Ability(_) => Fire::NONE,
        }
    }

    /// His ability, if it is no shooting effect.
    #[must_use]
    pub fn ability(&self) -> Option<&Ability> {
        match &self.ability {
            HeroAbility::Ability(ability) => Some(ability),
            HeroAbility::Shooting(_) => None,
        }
    }

    pub(crate) fn read(file: &HeroFile, rule: &'static str) -> Result<Hero, Fault> {
        check_name(&file.name, &["name"])?;
        let items = |list: &[String], key: &str| {
            let wanted =
                || Fault::new(&["joins", key], format!("types and abilities such as INF or ENG, found {list:?}"));
            read_items(list.iter().map(String::as_str)).ok_or_else(wanted)
        };
        let plain = |list: &[String], key: &str| {
            let whom = items(list, key)?;
            expect(whom.pure.is_empty(), &["joins", key], || "types without an exclamation mark".into())?;
            Ok::<_, Fault>((whom.types, whom.keys))
        };
        let mut fire = Fire::NONE;
        let ability = if file.ability.split(',').all(|word| fire.add(word).is_ok()) {
            let fixed = [crate::printed::Shooting::Lumbering, crate::printed::Shooting::FireAgain];
            expect(!fixed.iter().any(|&effect| fire.has(effect)), &["ability"], || {
                "an effect other than LUM and FA, which belong to an area".into()
            })?;
            HeroAbility::Shooting(fire)
        } else {
            HeroAbility::Ability(Ability::read(&file.ability).map_err(|wrong| Fault::new(&["ability"], wrong))?)
        };
        Ok(Hero {
            id: file.id.clone(),
            name: file.name.clone(),
            rule,
            all: plain(&file.joins.all, "all")?,
            any: items(&file.joins.any, "any")?,
            none: plain(&file.joins.none, "none")?,
            ability,
        })
    }
}

/// HN-1.1: whose card it is, by its own word or by its id.
pub(crate) fn side_of(id: &str, word: Option<&str>) -> Result<Side, Fault> {
    if let Some(word) = word {
        return read_side(word, &["side"]);
    }
    let upper = id.to_ascii_uppercase();
    let letters = if upper.starts_with(['E', 'H']) { &upper[1..] } else { &upper[..] };
    match letters.chars().next() {
        Some('U') => Ok(Side::Us),
        Some('G') => Ok(Side::Ge),
        _ => Err(Fault::new(&["side"], format!("side = \"US\" or \"German\", as {id:?} does not tell"))),
    }
}

/// `US` or `German`, as the rules write them; `us` and `ge` will do.
pub(crate) fn read_side(word: &str, keys: &[&str]) -> Result<Side, Fault> {
    Side::named(word).ok_or_else(|| Fault::new(keys, format!("\"US\" or \"German\", found {word:?}")))
}

//! The specialists (DD-12, DD-25): what they cost, and what they do, as numbers of the data file.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::set::{Numbered, Set};
use crate::spelled::spelled_by_name;

/// A specialist, by its place in the data file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Specialist(u8);

/// Some specialists.
pub type SpecialistSet = Set<Specialist>;

/// Where a specialist comes from, and how many of the kind a unit may have (DD-12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Group {
    /// A unit's own card.
    Regular,
    /// A unit's own card, one at a time.
    Reserve,
    /// From the common supply.
    Ranked,
    /// From the common supply, one at a time.
    Unique,
}

impl Group {
    /// DD-1.6: does it lie in the common supply?
    #[must_use]
    pub const fn is_common(self) -> bool {
        matches!(self, Group::Ranked | Group::Unique)
    }
}

/// A card of the data file.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SpecialistCard {
    id: String,
    /// Its group.
    pub group: Group,
    /// What it costs, in stars.
    pub cost: u8,
    /// What it does.
    #[serde(flatten)]
    pub effects: Effects,
}

/// What a specialist does. Several add up (DD-12.8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Effects {
    /// Advances cost so much courage less.
    pub advance_cost: u8,
    /// Each MG die counts so much less.
    pub mg_die: u8,
    /// So many losses fewer in combat.
    pub combat_loss: u8,
    /// So many losses fewer in a mine roll.
    pub mine_loss: u8,
    /// No mine rolls.
    pub no_mines: bool,
    /// So many soldiers for each tricolour bonus.
    pub soldiers_a_tricolour: u8,
    /// So many tools more, with at least one tool.
    pub tool_if_tool: u8,
    /// So many soldiers more with each Reinforcements or Fresh Unit.
    pub reinforced_soldiers: u8,
    /// So much courage more, with at least one courage.
    pub courage_if_courage: u8,
    /// So many soldiers more, with at least one soldier face.
    pub soldier_if_soldier: u8,
    /// Items cost so much less.
    pub item_cost: u8,
    /// Vehicles cost so much less.
    pub vehicle_cost: u8,
    /// Vehicles do not count as the find of the turn.
    pub vehicles_uncounted: bool,
    /// DEF counts so much less.
    pub def: u8,
    /// May be given like an item.
    pub tradeable: bool,
    /// The unit trades with units in bordering sectors too.
    pub trades_next_door: bool,
    /// So many soldiers when a sector is entered.
    pub soldiers_on_entry: u8,
    /// No special damage.
    pub no_special_damage: bool,
    /// So many locked dice may be in the second re-roll.
    pub reroll_locked: u8,
    /// Dice may be swapped.
    pub swap: bool,
    /// So many skulls a turn cancel nothing.
    pub skulls: u8,
    /// The unit may stay so many turns longer.
    pub stay: u8,
    /// So many colourless results of choice each turn.
    pub results: u8,
    /// "Have" and "discard" demands do not hold.
    pub ignores_have_and_discard: bool,
    /// When recruited, an item of the pool up to this cost.
    pub free_item: u8,
    /// So many items more may be found a turn.
    pub finds: u8,
    /// So much courage each turn, not as a result.
    pub courage_a_turn: u8,
    /// What an award costs, if not the usual price.
    pub award_price: u8,
}

#[derive(Deserialize)]
struct File {
    specialist: Vec<SpecialistCard>,
}

static CARDS: LazyLock<Vec<SpecialistCard>> = LazyLock::new(|| {
    let file: File = toml::from_str(include_str!("../data/specialists.toml")).expect("data/specialists.toml");
    assert!(file.specialist.len() <= 64, "data/specialists.toml: at most 64 specialists");
    file.specialist
});

impl Specialist {
    /// All of them, in the order of the data file.
    pub fn all() -> impl Iterator<Item = Specialist> {
        (0..CARDS.len() as u8).map(Specialist)
    }

    /// All that lie in the common supply at first.
    #[must_use]
    pub fn common() -> SpecialistSet {
        Specialist::all().filter(|one| one.group().is_common()).collect()
    }

    /// Its card.
    #[must_use]
    pub fn card(self) -> &'static SpecialistCard {
        &CARDS[usize::from(self.0)]
    }

    /// What it does.
    #[must_use]
    pub fn effects(self) -> &'static Effects {
        &self.card().effects
    }

    /// Its group.
    #[must_use]
    pub fn group(self) -> Group {
        self.card().group
    }

    /// What it costs, in stars.
    #[must_use]
    pub fn cost(self) -> u16 {
        u16::from(self.card().cost)
    }

    /// What the rules call it: `war-hero`.
    #[must_use]
    pub fn name(self) -> &'static str {
        &self.card().id
    }

    /// The specialist of a name.
    #[must_use]
    pub fn named(name: &str) -> Option<Specialist> {
        Specialist::all().find(|one| one.name() == name)
    }
}

spelled_by_name!(Specialist, "a specialist such as medic or war-hero");

impl Numbered for Specialist {
    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn numbered(index: usize) -> Specialist {
        Specialist(index as u8)
    }
}

impl SpecialistSet {
    /// The sum of a number over all of them.
    #[must_use]
    pub fn sum(self, number: impl Fn(&Effects) -> u8) -> u8 {
        self.iter().map(|one| number(one.effects())).sum()
    }

    /// Does one of them do this?
    #[must_use]
    pub fn any(self, does: impl Fn(&Effects) -> bool) -> bool {
        self.iter().any(|one| does(one.effects()))
    }

    /// Is one of this group among them?
    #[must_use]
    pub fn has_group(self, group: Group) -> bool {
        self.iter().any(|one| one.group() == group)
    }
}

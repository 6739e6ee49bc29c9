//! The specialists (DD-12, DD-25): what they cost, and what they do, as numbers of the data file.

use std::sync::LazyLock;

use sandtable_core::{Id, IdSet, read_data_file, spelled};
use serde::{Deserialize, Serialize};

use crate::setup::MOST_SEATS;

/// A specialist, by its place in the data file. What can be given away can come together in one unit (DD-15.2, DD-23.5), so
/// its further cards have numbers of their own after all others: `courier-2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema), ts(type = "string"), schemars(with = "String"))]
pub struct Specialist(u8);

/// Some specialists.
pub type SpecialistSet = IdSet<Specialist>;

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
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SpecialistCard {
    id: String,
    /// Which of several cards of one kind it is, from 1.
    #[serde(skip, default = "first_copy")]
    copy: u8,
    /// The kind it is of, by its place in the data file.
    #[serde(skip)]
    kind: u8,
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

const fn first_copy() -> u8 {
    1
}

struct Table {
    cards: Vec<SpecialistCard>,
    /// How many of them are kinds of the data file: the first ones.
    kinds: u8,
    /// By number of stars, the kinds that cost no more.
    up_to: Vec<SpecialistSet>,
    /// By group, all its cards.
    groups: [SpecialistSet; 4],
    /// Those that can be given away, and those that let their unit trade next door.
    given: SpecialistSet,
    couriers: SpecialistSet,
}

static TABLE: LazyLock<Table> = LazyLock::new(|| {
    let file: File = read_data_file("data/specialists.toml", include_str!("../data/specialists.toml"));
    let mut cards = file.specialist;
    (0..).zip(&mut cards).for_each(|(kind, card)| card.kind = kind);
    let kinds = cards.len() as u8;
    let given: Vec<SpecialistCard> = cards.iter().filter(|card| card.effects.tradeable).cloned().collect();
    for card in given {
        let further = (2..=MOST_SEATS as u8).map(|copy| {
            let id = format!("{}-{copy}", card.id);
            SpecialistCard { id, copy, ..card.clone() }
        });
        cards.extend(further);
    }
    assert!(cards.len() <= 64, "data/specialists.toml: at most 64 specialists");
    let some = |wanted: &dyn Fn(&SpecialistCard) -> bool| {
        (0..)
            .map(Specialist)
            .zip(&cards)
            .filter(|(_, card)| wanted(card))
            .map(|(one, _)| one)
            .collect::<SpecialistSet>()
    };
    let dearest = cards.iter().map(|card| card.cost).max().unwrap_or(0);
    let up_to = (0..=dearest).map(|stars| some(&|card| card.copy == 1 && card.cost <= stars)).collect();
    let groups = [Group::Regular, Group::Reserve, Group::Ranked, Group::Unique];
    let groups = groups.map(|group| some(&|card| card.group == group));
    let given = some(&|card| card.effects.tradeable);
    let couriers = some(&|card| card.effects.trades_next_door);
    Table { up_to, groups, given, couriers, cards, kinds }
});

impl Specialist {
    /// All kinds, in the order of the data file.
    pub fn all() -> impl Iterator<Item = Specialist> {
        (0..TABLE.kinds).map(Specialist)
    }

    /// All cards that can be in a unit: the kinds, and the further cards of what can be given away.
    pub fn cards() -> impl Iterator<Item = Specialist> {
        (0..TABLE.cards.len() as u8).map(Specialist)
    }

    /// All kinds that cost no more than so many stars.
    #[must_use]
    pub fn up_to(stars: u16) -> SpecialistSet {
        let table = &TABLE.up_to;
        table[usize::from(stars).min(table.len() - 1)]
    }

    /// All cards of a group.
    #[must_use]
    pub fn of(group: Group) -> SpecialistSet {
        TABLE.groups[group as usize]
    }

    /// All cards that can be given away.
    #[must_use]
    pub fn given() -> SpecialistSet {
        TABLE.given
    }

    /// All cards that let their unit trade next door.
    #[must_use]
    pub fn couriers() -> SpecialistSet {
        TABLE.couriers
    }

    /// All cards, as a set.
    #[must_use]
    pub fn every_card() -> SpecialistSet {
        SpecialistSet::first(TABLE.cards.len())
    }

    /// All kinds, as a set.
    #[must_use]
    pub fn kinds() -> SpecialistSet {
        SpecialistSet::first(usize::from(TABLE.kinds))
    }

    /// All that lie in the common supply at first.
    #[must_use]
    pub fn common() -> SpecialistSet {
        Specialist::all().filter(|one| one.group().is_common()).collect()
    }

    /// The kind it is a card of.
    #[must_use]
    pub fn kind(self) -> Specialist {
        Specialist(self.card().kind)
    }

    /// Which of several cards of its kind it is, from 1.
    #[must_use]
    pub fn copy(self) -> u8 {
        self.card().copy
    }

    /// All cards of its kind.
    #[must_use]
    pub fn copies(self) -> SpecialistSet {
        Specialist::cards().filter(|other| other.kind() == self.kind()).collect()
    }

    /// Its card.
    #[must_use]
    pub fn card(self) -> &'static SpecialistCard {
        &TABLE.cards[usize::from(self.0)]
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
        Specialist::cards().find(|one| one.name() == name)
    }
}

spelled!(Specialist, "specialist");

impl Id for Specialist {
    const FIRST: Specialist = Specialist(0);

    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn at(index: usize) -> Specialist {
        Specialist(index as u8)
    }
}

/// What some specialists are and do together.
pub trait Specialists {
    /// The sum of a number over all of them.
    #[must_use]
    fn sum(self, number: impl Fn(&Effects) -> u8) -> u8;
    /// Does one of them do this?
    #[must_use]
    fn any(self, does: impl Fn(&Effects) -> bool) -> bool;
    /// The name under which a specialist comes among them: its own, or, if such a card is there, that of the next one of
    /// its kind.
    #[must_use]
    #[allow(clippy::wrong_self_convention, reason = "a set is copied, as all its other methods do")]
    fn as_newcomer(self, specialist: Specialist) -> Specialist;
    /// Their kinds: each once, however many cards of it are among them.
    #[must_use]
    fn kinds(self) -> SpecialistSet;
    /// Is one of this group among them?
    #[must_use]
    fn has_group(self, group: Group) -> bool;
}

impl Specialists for SpecialistSet {
    fn sum(self, number: impl Fn(&Effects) -> u8) -> u8 {
        self.iter().map(|one| number(one.effects())).sum()
    }

    fn any(self, does: impl Fn(&Effects) -> bool) -> bool {
        self.iter().any(|one| does(one.effects()))
    }

    fn as_newcomer(self, specialist: Specialist) -> Specialist {
        match self.contains(specialist) {
            true => specialist.copies().without(self).lowest().unwrap_or(specialist),
            false => specialist,
        }
    }

    fn kinds(self) -> SpecialistSet {
        self.iter().map(Specialist::kind).collect()
    }

    fn has_group(self, group: Group) -> bool {
        self.iter().any(|one| one.group() == group)
    }
}

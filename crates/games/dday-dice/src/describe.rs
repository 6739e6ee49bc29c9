//! The whole position in words, for those who listen rather than look.

use sandtable_core::{Seat, Text};

use crate::dice::DICE;
use crate::item::ItemSet;
use crate::map_file::Shield;
use crate::saved::PhaseName;
use crate::specialist::Specialists;
use crate::texts::{
    award_name, die_name, face_name, item_name, nation_text, sector_text, specialist_name, specialist_text,
    vehicle_name,
};
use crate::view::{DemandView, DieView, EdgeView, ReachView, SectorView, UnitView, View};

/// The position a line at a time: the turn, the units, the sectors from the bunker down, what can be had.
pub(crate) fn describe(view: &View, near: Seat) -> Vec<Text> {
    let head = Text::new("dd-tell-map")
        .with("name", view.map.name.clone())
        .with("place", view.map.place.clone())
        .with("date", view.map.date.clone())
        .with("turn", i64::from(view.turn))
        .with("phase", view.phase.text());
    let mut lines = vec![head];
    let (own, others): (Vec<&UnitView>, Vec<&UnitView>) = view.units.iter().partition(|unit| unit.seat == near);
    for unit in own.into_iter().chain(others) {
        lines.extend(unit_lines(view, unit, near));
    }
    for sector in view.sectors.iter().rev() {
        lines.extend(sector_lines(view, sector));
    }
    let items = view.pool.items.iter().map(|price| priced(item_name(price.id), price.cost));
    let vehicles = view.pool.vehicles.iter().map(|price| priced(vehicle_name(price.id), price.cost));
    lines.extend(list("dd-tell-pool", items.chain(vehicles)));
    lines.extend(list("dd-tell-awards-left", view.awards.iter().map(award_name)));
    lines
}

/// A sentence with a list, unless the list is empty.
fn list(id: &'static str, things: impl Iterator<Item = Text>) -> Option<Text> {
    let things: Vec<Text> = things.collect();
    (!things.is_empty()).then(|| Text::new(id).with("list", things))
}

fn priced(thing: Text, cost: u16) -> Text {
    Text::new("dd-tell-priced").with("thing", thing).with("cost", i64::from(cost))
}

fn unit_lines(view: &View, unit: &UnitView, near: Seat) -> Vec<Text> {
    let head = sector_text("dd-tell-unit", unit.sector)
        .with("seat", i64::from(unit.seat.0))
        .with("strength", i64::from(unit.strength))
        .with("points", i64::from(unit.victory_points))
        .then(Text::new("dd-tell-nation").with("nation", nation_text(unit.nation)));
    let has = Text::new("dd-tell-resources")
        .with("soldiers", i64::from(unit.soldiers))
        .with("stars", i64::from(unit.stars))
        .with("courage", i64::from(unit.courage))
        .with("points", i64::from(unit.points));
    let stay = match unit.turns_left {
        _ if unit.must_move => Text::new("dd-must-move"),
        Some(turns) => Text::new("dd-turns-left").with("turns", i64::from(turns)),
        None => Text::new("dd-safe"),
    };
    let ready = Text::new(if unit.ready { "dd-tell-ready" } else { "dd-tell-busy" });
    let mut lines = vec![has, Text::new("dd-tell-stays").with("stay", stay).then(ready)];
    lines.extend(list("dd-tell-dice", unit.dice.iter().map(die_words)));
    lines.extend(list("dd-tell-specialists", unit.specialists.iter().map(specialist_name)));
    lines.extend(list("dd-tell-dead", unit.dead.iter().map(specialist_name)));
    lines.extend(list("dd-tell-items", unit.items.iter().map(item_name).chain(unit.vehicle.map(vehicle_name))));
    lines.extend(list("dd-tell-awards", unit.awards.iter().map(award_name)));
    lines.extend(unit.reach.iter().map(reach_words));
    if unit.seat == near && view.phase != PhaseName::Over {
        let recruits = unit.recruits.iter().map(|price| priced(specialist_name(price.id), price.cost));
        lines.extend(list("dd-tell-recruits", recruits));
    }
    std::iter::once(head).chain(lines.into_iter().map(Text::under)).collect()
}

fn die_words(die: &DieView) -> Text {
    let state = match die {
        _ if die.cancelled => Some("dd-tell-cancelled"),
        _ if die.locked => Some("dd-tell-locked"),
        _ if die.marked => Some("dd-tell-marked"),
        _ => None,
    };
    let text = match state {
        Some(state) => Text::new("dd-tell-die-state").with("state", Text::new(state)),
        None => Text::new("dd-tell-die"),
    };
    text.with("die", die_name(die.die)).with("face", face_name(die.face))
}

/// What the next combat would cost in a sector.
fn reach_words(reach: &ReachView) -> Text {
    let text = match reach.courage {
        Some(courage) => sector_text("dd-tell-reach", reach.sector).with("courage", i64::from(courage)),
        None => sector_text("dd-tell-stay", reach.sector),
    };
    let text = text
        .with("loss", Text::tenths(reach.expected_loss))
        .with("worst", i64::from(reach.worst_loss))
        .with("survival", Text::percent(reach.survival));
    with_signs(
        text,
        [
            (!reach.open, "dd-tell-barred"),
            (!reach.demand_met, "dd-tell-demand-missing"),
            (reach.mines, "dd-tell-mines"),
        ],
    )
}

/// A sentence, and those of the others that hold.
fn with_signs<const N: usize>(text: Text, signs: [(bool, &'static str); N]) -> Text {
    let said = signs.into_iter().filter(|(holds, _)| *holds);
    said.fold(text, |text, (_, id)| text.then(Text::new(id)))
}

fn sector_lines(view: &View, sector: &SectorView) -> Vec<Text> {
    let defence: Vec<String> = sector.def.iter().map(u8::to_string).collect();
    let mut said =
        sector_text("dd-tell-sector", sector.id).with("defence", defence.join("/")).with("guns", i64::from(sector.mg));
    let demand = match &sector.demand {
        DemandView::None => None,
        DemandView::Have(some) => list("dd-tell-have", some.kinds().iter().map(specialist_name)),
        DemandView::Sacrifice(some) => list("dd-tell-sacrifice", some.kinds().iter().map(specialist_name)),
        DemandView::Discard(some) => {
            let kinds: ItemSet = some.iter().map(|item| item.kind().first).collect();
            list("dd-tell-discard", kinds.iter().map(item_name))
        }
        DemandView::Explosives(icons) => Some(Text::new("dd-tell-explosives").with("count", i64::from(*icons))),
    };
    let count = |id: &'static str, number: u8| Text::new(id).with("count", i64::from(number));
    let sentences = [
        demand,
        sector.bonus.map(|face| Text::new("dd-tell-bonus").with("face", face_name(face))),
        sector.penalty.map(|face| Text::new("dd-tell-penalty").with("face", face_name(face))),
        sector.here.map(|one| specialist_text("dd-tell-here", one)),
        (usize::from(sector.dice) != DICE).then(|| count("dd-tell-fewer-dice", sector.dice)),
        (sector.max_units > 0).then(|| count("dd-tell-most-units", sector.max_units)),
    ];
    said = sentences.into_iter().flatten().fold(said, Text::then);
    said = with_signs(
        said,
        [
            (sector.shield == Shield::Black, "dd-tell-black"),
            (sector.start, "dd-tell-start"),
            (sector.enter_d6, "dd-tell-enter"),
            (sector.award, "dd-tell-award-symbol"),
            (sector.special, "dd-tell-special"),
            (sector.no_lock, "dd-tell-no-lock"),
            (sector.no_items, "dd-tell-no-items"),
        ],
    );
    let ahead = view.edges.iter().filter(|edge| edge.forward && edge.from == sector.id);
    std::iter::once(said).chain(ahead.map(|edge| way_words(edge).under())).collect()
}

fn way_words(way: &EdgeView) -> Text {
    let text = sector_text("dd-tell-way", way.to).with("courage", i64::from(way.cost));
    with_signs(text, [(way.mines, "dd-tell-mines"), (way.obstacle, "dd-tell-obstacle")])
}

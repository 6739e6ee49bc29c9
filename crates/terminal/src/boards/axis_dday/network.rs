//! The coast as a net: zones and beaches on plates in rows from north to south, a line between every two that are
//! neighbours. Where a plate lies comes from the centre of its zone alone.

use std::collections::BTreeSet;

use ratatui::layout::Rect;
use sandtable_axis_dday::view::View;
use sandtable_axis_dday::{BoxId, Zone};

/// Where one row of plates ends and the next begins, along a line that falls slightly towards the east as the coast does.
const ROWS: [f32; 7] = [27.0, 39.0, 50.0, 65.0, 73.0, 84.5, 97.4];
const SLOPE: f32 = 0.05;
/// The rows of the far north, beside which there is nothing but sea.
const NORTHERN: usize = 2;
/// Plates are between as narrow as can be read and as wide as is of use.
const NARROWEST: u16 = 11;
const WIDEST: u16 = 16;
/// A way has a blank before it.
const WAY: u16 = 2;
/// Rows of a plate in a low window, and in a high one.
const LOW: u16 = 2;
const HIGH: u16 = 3;
/// A row may be moved so far from where it lies best, the least first, so that the lines to the row above find their way.
const SHIFTS: [f32; 5] = [0.0, -1.0, 1.0, -2.0, 2.0];
/// So many columns may be given away for the same reason.
const SPARE: u16 = 8;

/// What lies on a plate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Place {
    /// A zone.
    Zone(Zone),
    /// A beachhead box.
    Beach(BoxId),
    /// Nothing: the way between two zones passes here.
    Way(Zone, Zone),
}

/// One plate.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Plate {
    pub(super) place: Place,
    pub(super) area: Rect,
    row: usize,
    x: f32,
}

/// A piece of the line between two neighbours: cells and what is drawn in them.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Link {
    pub(super) ends: (Place, Place),
    pub(super) cells: Vec<(u16, u16, &'static str)>,
}

/// The net in an area.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Network {
    pub(super) plates: Vec<Plate>,
    pub(super) links: Vec<Link>,
    /// The open sea in the north-east.
    pub(super) sea: Rect,
    /// What is left of the last row, in the south-west.
    pub(super) south: Rect,
}

impl Network {
    /// Lays the net out; nothing if there is too little room.
    pub(super) fn new(area: Rect, view: &View) -> Option<Network> {
        let rows = ROWS.len() as u16 + 1;
        let high = if area.height >= rows * (HIGH + 1) { HIGH } else { LOW };
        if area.height < rows * (high + 1) - 1 {
            return None;
        }
        let plates = plates(view);
        let pairs = pairs(&plates, view);
        let narrower = (0..=SPARE.min(area.width)).map(|less| Rect { width: area.width - less, ..area });
        let (plates, links) = narrower.into_iter().find_map(|area| {
            let wide = (0..=ROWS.len()).map(|row| room_for_plates(&plates, row, area.width)).min()?.min(WIDEST);
            let mut search = Search { plates: plates.clone(), pairs: &pairs, area, wide, high, dead: BTreeSet::new() };
            let links = (wide >= NARROWEST).then(|| search.lay_from(0, 0)).flatten()?;
            Some((search.plates, links))
        })?;
        let north = plates.iter().filter(|plate| plate.row < NORTHERN).map(|plate| plate.area.right()).max()?;
        let sea = Rect {
            x: north + 2,
            y: area.y,
            width: area.right().saturating_sub(north + 2),
            height: NORTHERN as u16 * (high + 1) - 1,
        };
        let last = plates.iter().filter(|plate| plate.row == ROWS.len()).map(|plate| plate.area);
        let south = Rect {
            x: area.x,
            y: area.y + (rows - 1) * (high + 1),
            width: last.clone().map(|plate| plate.x).min()?.saturating_sub(area.x + 2),
            height: area.bottom().saturating_sub(area.y + (rows - 1) * (high + 1)),
        };
        Some(Network { plates, links, sea, south })
    }
}

impl Plate {
    fn is_way(&self) -> bool {
        matches!(self.place, Place::Way(..))
    }
}

/// How wide the plates of a row may be, a blank between them.
fn room_for_plates(plates: &[Plate], row: usize, width: u16) -> u16 {
    let (ways, others): (Vec<&Plate>, Vec<&Plate>) =
        plates.iter().filter(|plate| plate.row == row).partition(|plate| plate.is_way());
    let room = (width + 1).saturating_sub(ways.len() as u16 * (WAY + 1));
    (room / (others.len() as u16).max(1)).saturating_sub(1)
}

fn row_of(at: [u8; 2]) -> usize {
    let along = f32::from(at[1]) + SLOPE * f32::from(at[0]);
    ROWS.iter().filter(|&&end| along >= end).count()
}

/// Every zone and beach with its row; a way in every row that lies between two neighbours.
fn plates(view: &View) -> Vec<Plate> {
    let plate = |place, row, x: f32| Plate { place, area: Rect::ZERO, row, x };
    let mut plates: Vec<Plate> =
        view.zones.iter().map(|zone| plate(Place::Zone(zone.zone), row_of(zone.at), f32::from(zone.at[0]))).collect();
    for beach in view.boxes.iter().filter(|shown| !shown.airborne) {
        let Some(zone) = view.zone(beach.zone) else { continue };
        let (east, north) = (beach.at[0].saturating_sub(zone.at[0]), zone.at[1].saturating_sub(beach.at[1]));
        // Off its zone to the north, or to the east of it where the coast runs north and south.
        let row = if east > north { row_of(zone.at) } else { row_of(zone.at).saturating_sub(1) };
        plates.push(plate(Place::Beach(beach.id), row, f32::from(beach.at[0])));
    }
    for zone in &view.zones {
        for other in zone.neighbours.iter().filter_map(|&other| view.zone(other)) {
            let (from, to) = (row_of(zone.at), row_of(other.at));
            for row in from + 1..to {
                let part = (row - from) as f32 / (to - from) as f32;
                let x = f32::from(zone.at[0]) * (1.0 - part) + f32::from(other.at[0]) * part;
                plates.push(plate(Place::Way(zone.zone, other.zone), row, x));
            }
        }
    }
    plates.sort_by(|one, other| (one.row, one.x).partial_cmp(&(other.row, other.x)).expect("no centre is nowhere"));
    plates
}

/// The plates between which there are lines, by their places in the list, the northern or western first.
fn pairs(plates: &[Plate], view: &View) -> Vec<(usize, usize)> {
    let find = |place: Place| plates.iter().position(|plate| plate.place == place);
    let mut pairs = Vec::new();
    for zone in &view.zones {
        for &other in &zone.neighbours {
            let (Some(one), Some(two)) = (find(Place::Zone(zone.zone)), find(Place::Zone(other))) else { continue };
            if two < one {
                continue;
            }
            let passes = |plate: &Plate| plate.place == Place::Way(zone.zone, other);
            let mut stops = vec![one];
            stops.extend((0..plates.len()).filter(|&place| passes(&plates[place])));
            stops.push(two);
            pairs.extend(stops.windows(2).map(|pair| (pair[0], pair[1])));
        }
    }
    for beach in view.boxes.iter().filter(|shown| !shown.airborne) {
        if let (Some(one), Some(two)) = (find(Place::Beach(beach.id)), find(Place::Zone(beach.zone))) {
            pairs.push((one.min(two), one.max(two)));
        }
    }
    pairs
}

/// Rows are laid out from the north, each so that the lines to the row above can be drawn.
struct Search<'a> {
    plates: Vec<Plate>,
    pairs: &'a [(usize, usize)],
    area: Rect,
    wide: u16,
    high: u16,
    /// Rows that cannot be laid out below a row with such a shift.
    dead: BTreeSet<(usize, usize)>,
}

impl Search<'_> {
    /// Lays out a row and all below it; the lines, if there is a way.
    fn lay_from(&mut self, row: usize, above: usize) -> Option<Vec<Link>> {
        if row > ROWS.len() {
            return Some(Vec::new());
        }
        if self.dead.contains(&(row, above)) {
            return None;
        }
        for (place, &shift) in SHIFTS.iter().enumerate() {
            self.lay(row, shift);
            let Some(mut links) = self.links_to(row) else { continue };
            if let Some(below) = self.lay_from(row + 1, place) {
                links.extend(below);
                return Some(links);
            }
        }
        self.dead.insert((row, above));
        None
    }

    /// Lays out one row: every plate as near to its place as those beside it allow.
    fn lay(&mut self, row: usize, shift: f32) {
        let (west, east) = bounds(&self.plates);
        let (area, wide, high) = (self.area, self.wide, self.high);
        let width_of = |plate: &Plate| if plate.is_way() { WAY } else { wide };
        let mut used = 0;
        // Where plates want to be, less what lies to the west of them; those that are in each other's way share the loss.
        let mut blocks: Vec<(f32, u16)> = Vec::new();
        let mut offsets = Vec::new();
        for plate in self.plates.iter().filter(|plate| plate.row == row) {
            let part = (plate.x - west) / (east - west);
            let wanted = part * f32::from(area.width - width_of(plate)) - f32::from(used) + shift;
            offsets.push(used);
            used += width_of(plate) + 1;
            blocks.push((wanted, 1));
            while let [.., (before, many), (last, more)] = blocks[..]
                && before > last
            {
                let mean = (before * f32::from(many) + last * f32::from(more)) / f32::from(many + more);
                blocks.truncate(blocks.len() - 2);
                blocks.push((mean, many + more));
            }
        }
        let free = f32::from((area.width + 1).saturating_sub(used));
        let lefts = blocks.into_iter().flat_map(|(left, many)| std::iter::repeat_n(left, many.into()));
        let lefts: Vec<u16> =
            lefts.zip(offsets).map(|(left, offset)| left.clamp(0.0, free).round() as u16 + offset).collect();
        let row_plates = self.plates.iter_mut().filter(|plate| plate.row == row);
        for (plate, left) in row_plates.zip(lefts) {
            let (before, width) = if plate.is_way() { (WAY - 1, 1) } else { (0, wide) };
            plate.area = Rect { x: area.x + left + before, y: area.y + row as u16 * (high + 1), width, height: high };
        }
    }

    /// The lines in a row and to the row above it; nothing if one cannot be drawn.
    fn links_to(&self, row: usize) -> Option<Vec<Link>> {
        let plates = self.pairs.iter().map(|&(one, two)| (&self.plates[one], &self.plates[two]));
        let mut pairs: Vec<(&Plate, &Plate)> = plates.filter(|(_, two)| two.row == row).collect();
        // Those that have to go round a corner have less choice and come first.
        let overlap = |one: &Plate, two: &Plate| one.area.x.max(two.area.x) < one.area.right().min(two.area.right());
        pairs.sort_by_key(|(one, two)| (overlap(one, two), one.area.x));
        let mut taken: BTreeSet<u16> = BTreeSet::new();
        let mut links = Vec::new();
        for (one, two) in pairs {
            let cells = if one.row == two.row { beside(one, two) } else { below(one, two, &taken) }?;
            if one.row != two.row {
                taken.extend(cells.iter().map(|(x, _, _)| *x));
            }
            links.push(Link { ends: (one.place, two.place), cells });
        }
        Some(links)
    }
}

fn bounds(plates: &[Plate]) -> (f32, f32) {
    let of = |best: fn(f32, f32) -> f32| plates.iter().map(|plate| plate.x).reduce(best).unwrap_or(0.0);
    (of(f32::min), of(f32::max))
}

/// A line to the next plate of the row; there must be none between.
fn beside(one: &Plate, two: &Plate) -> Option<Vec<(u16, u16, &'static str)>> {
    let landing = matches!(two.place, Place::Beach(_));
    let gap = one.area.right()..two.area.x;
    let sign = |x: u16| if landing && x == one.area.right() { "←" } else { "─" };
    (!gap.is_empty()).then(|| gap.map(|x| (x, one.area.y, sign(x))).collect())
}

/// A line to a plate of the row below, in the row between.
fn below(one: &Plate, two: &Plate, taken: &BTreeSet<u16>) -> Option<Vec<(u16, u16, &'static str)>> {
    let y = one.area.bottom();
    let free = |x: u16| !taken.contains(&x);
    let landing = matches!(one.place, Place::Beach(_));
    let (left, right) = (one.area.x.max(two.area.x), one.area.right().min(two.area.right()));
    if left < right {
        let middle = (left + right - 1) / 2;
        let ways = (left..right).filter(|&x| free(x));
        let best = ways.min_by_key(|&x| (!(free(x.saturating_sub(1)) && free(x + 1)), x.abs_diff(middle)))?;
        return Some(vec![(best, y, if landing { "↓" } else { "│" })]);
    }
    let eastwards = one.area.x < two.area.x;
    // As short as may be: the nearest cells of both plates first.
    let mut from: Vec<u16> = (one.area.x..one.area.right()).collect();
    let mut to: Vec<u16> = (two.area.x..two.area.right()).collect();
    if eastwards {
        from.reverse();
    } else {
        to.reverse();
    }
    let ways = to.iter().flat_map(|&end| from.iter().map(move |&start| (start, end)));
    let (start, end) = ways.into_iter().find(|&(start, end)| (start.min(end)..=start.max(end)).all(free))?;
    let sign = |x: u16| match (x == start, x == end, eastwards) {
        (true, _, true) => "╰",
        (true, _, false) => "╯",
        (_, true, _) if landing => "↓",
        (_, true, true) => "╮",
        (_, true, false) => "╭",
        _ => "─",
    };
    Some((start.min(end)..=start.max(end)).map(|x| (x, y, sign(x))).collect())
}

#[cfg(test)]
mod tests {
    use sandtable_axis_dday::AxisDDay;
    use sandtable_core::{Fast, Rules as _, Viewer, Views as _};

    use super::*;

    fn view(zones: u32) -> View {
        let setup = serde_json::from_value(serde_json::json!({ "zones": zones })).unwrap();
        AxisDDay::new(&setup, &mut Fast::new(1)).unwrap().view(Viewer::Public)
    }

    /// Follows the lines from a zone, through the rows that they pass.
    fn linked(network: &Network, zone: Zone) -> BTreeSet<Zone> {
        let ways = network.links.iter().filter_map(|link| match link.ends {
            (Place::Zone(one), Place::Zone(two) | Place::Way(_, two)) if one == zone => Some(two),
            (Place::Zone(one) | Place::Way(one, _), Place::Zone(two)) if two == zone => Some(one),
            _ => None,
        });
        ways.collect()
    }

    #[test]
    fn two_zones_are_linked_exactly_when_they_are_neighbours() {
        for zones in [41, 42] {
            let view = view(zones);
            for width in (100..170).step_by(3).chain([100, 101]) {
                let area = Rect::new(width % 4, 5, width, if width > 150 { 50 } else { 24 });
                let network = Network::new(area, &view).unwrap_or_else(|| panic!("{zones} zones in {area}"));
                for zone in &view.zones {
                    let neighbours: BTreeSet<Zone> = zone.neighbours.iter().copied().collect();
                    assert_eq!(linked(&network, zone.zone), neighbours, "{} of {zones} in {area}", zone.zone);
                }
            }
        }
    }

    #[test]
    fn nothing_lies_upon_anything_else() {
        for zones in [41, 42] {
            let area = Rect::new(0, 5, 100, 24);
            let network = Network::new(area, &view(zones)).unwrap();
            let mut taken = BTreeSet::new();
            let plates = network.plates.iter().flat_map(|plate| plate.area.positions());
            let links = network.links.iter().flat_map(|link| link.cells.iter().map(|(x, y, _)| (*x, *y).into()));
            for cell in plates.chain(links) {
                assert!(area.contains(cell) && taken.insert(cell), "{cell} is drawn twice, or lies outside");
            }
            assert!(network.plates.iter().all(|plate| !plate.area.intersects(network.sea)));
            assert!(network.plates.iter().all(|plate| !plate.area.intersects(network.south)));
        }
    }

    #[test]
    fn a_window_that_is_too_small_has_no_net() {
        assert_eq!(Network::new(Rect::new(0, 5, 80, 18), &view(41)), None);
        assert_eq!(Network::new(Rect::new(0, 5, 100, 20), &view(41)), None);
    }
}

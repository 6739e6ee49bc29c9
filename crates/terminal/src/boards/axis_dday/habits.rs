//! Never tedious: what is recorded is one unit at a time, and the player's habits make the same choice for the next like
//! unit as often as was said. By a standing order the game gives up casualties without asking.

use std::cell::RefCell;

use sandtable_axis_dday::view::View;
use sandtable_axis_dday::{AskedAbout, Kind, Side, usual_casualties};
use sandtable_core::{Path, Step};

use crate::board::Switched;
use crate::clicks::Offer;

/// What may be done again by another like it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Deed {
    /// A unit marches: zone, unit, zones.
    March,
    /// A unit lands: box, unit, zone.
    Land,
    /// A plane flies: unit, zone.
    Fly,
    /// A unit enters from a chart: chart, place.
    Enter,
    /// A naval die: zone.
    Shoot,
}

impl Deed {
    /// What is asked for just now.
    pub(super) fn asked(view: &View) -> Option<Deed> {
        Some(match view.asks.as_ref()?.about {
            AskedAbout::Naval => Deed::Shoot,
            AskedAbout::Patrol | AskedAbout::PlaceBombers => Deed::Fly,
            AskedAbout::March | AskedAbout::Recon => Deed::March,
            AskedAbout::Land => Deed::Land,
            AskedAbout::Reinforce => Deed::Enter,
            _ => return None,
        })
    }

    /// What a choice does, if it may be done again.
    pub(super) fn of(path: &Path) -> Option<Deed> {
        let kinds: Vec<&str> = path.0.iter().map(Step::kind).collect();
        Some(match kinds[..] {
            ["zone", "unit", "zone"] | ["zone", "unit", "zone", "zone" | "button"] => Deed::March,
            ["box", "unit", "zone"] => Deed::Land,
            ["unit", "zone"] => Deed::Fly,
            ["chart", "box" | "zone"] => Deed::Enter,
            ["zone"] => Deed::Shoot,
            _ => return None,
        })
    }
}

/// How many go at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Many {
    So(u8),
    All,
}

/// The numbers that can be said, and all.
pub(super) const NUMBERS: [Many; 7] =
    [Many::So(1), Many::So(2), Many::So(3), Many::So(4), Many::So(5), Many::So(6), Many::All];

/// Which choices belong to what is being done in a row.
#[derive(Clone, Debug)]
enum Like {
    /// The very same.
    Same(Path),
    /// From the same place to the same place, whatever unit.
    Together(Path),
    /// Every landing where the arrow of its box leads.
    Landing,
}

#[derive(Clone, Debug)]
struct Row {
    like: Like,
    left: u8,
}

/// The habits of the player at this board.
pub(super) struct Habits(RefCell<State>);

struct State {
    many: [Many; 5],
    last: Option<Path>,
    row: Option<Row>,
    standing: bool,
    /// The kinds of each side, the first to be given up first.
    order: [Vec<Kind>; 2],
}

impl Habits {
    pub(super) fn usual() -> Habits {
        Habits(RefCell::new(State {
            many: [Many::All, Many::All, Many::So(1), Many::So(1), Many::So(1)],
            last: None,
            row: None,
            standing: false,
            order: [Side::Axis, Side::Allies].map(|side| usual_casualties(side).to_vec()),
        }))
    }

    /// How many go at once.
    pub(super) fn many(&self, deed: Deed) -> Many {
        self.0.borrow().many[deed as usize]
    }

    /// The last choice that may be made again.
    pub(super) fn last(&self) -> Option<Path> {
        self.0.borrow().last.clone()
    }

    /// The standing order of a side, if it is switched on.
    pub(super) fn standing(&self, side: Side) -> Option<Vec<Kind>> {
        let state = self.0.borrow();
        state.standing.then(|| state.order[side.index()].clone())
    }

    /// A switch of the board was pointed at.
    pub(super) fn switch(&self, name: &str, side: Side, deed: Option<Deed>) -> Option<Switched> {
        let mut state = self.0.borrow_mut();
        match name {
            "again" => {
                state.row = state.last.clone().map(|path| Row { like: Like::Same(path), left: 1 });
                Some(Switched::Go)
            }
            "land-all" => {
                state.row = Some(Row { like: Like::Landing, left: u8::MAX });
                Some(Switched::Go)
            }
            "standing" => {
                state.standing = !state.standing;
                Some(Switched::Go)
            }
            _ => {
                if let Some(kind) = name.strip_prefix("raise-").and_then(Kind::named) {
                    let order = &mut state.order[side.index()];
                    if let Some(place) = order.iter().position(|&one| one == kind).filter(|&place| place > 0) {
                        order.swap(place - 1, place);
                    }
                    return Some(Switched::Set);
                }
                let many = match name.strip_prefix("many-")? {
                    "all" => Many::All,
                    number => Many::So(number.parse().ok()?),
                };
                state.many[deed? as usize] = many;
                Some(Switched::Set)
            }
        }
    }

    /// The player made a choice; when only a place had been chosen before where to go, everybody goes.
    pub(super) fn made(&self, path: &Path, before: usize) {
        let mut state = self.0.borrow_mut();
        state.row = None;
        let Some(deed) = Deed::of(path) else { return };
        state.last = Some(path.clone());
        let everybody = matches!(deed, Deed::March | Deed::Land) && before == 1;
        let left = match state.many[deed as usize] {
            _ if everybody => u8::MAX,
            Many::All => u8::MAX,
            Many::So(number) => number.saturating_sub(1),
        };
        let like = if everybody { Like::Together(path.clone()) } else { Like::Same(path.clone()) };
        state.row = Some(Row { like, left });
        // How many dice go to one target is said anew every time.
        state.many[Deed::Shoot as usize] = Many::So(1);
    }

    /// What the habits choose without asking.
    pub(super) fn answer<'a>(&self, view: &View, offers: &'a [Offer]) -> Option<&'a Offer> {
        let mut state = self.0.borrow_mut();
        if let Some(row) = &mut state.row
            && row.left > 0
            && let Some(next) = offers.iter().find(|offer| row.like.covers(&offer.path, view))
        {
            row.left -= 1;
            return Some(next);
        }
        state.row = None;
        None
    }
}

impl Like {
    fn covers(&self, path: &Path, view: &View) -> bool {
        match self {
            Like::Same(same) => path == same,
            Like::Together(other) => {
                let key = |path: &Path| (Deed::of(path), path.0.first().cloned(), path.0.get(2).cloned(), end(path));
                key(path) == key(other)
            }
            Like::Landing => {
                let arrow = |shown: &sandtable_axis_dday::view::BoxView| {
                    path.0.first() == Some(&Step::new("box", shown.id))
                        && path.0.get(2) == Some(&Step::new("zone", shown.zone))
                };
                Deed::of(path) == Some(Deed::Land) && view.boxes.iter().any(arrow)
            }
        }
    }
}

/// Where a march or a landing ends: the zone before the stop.
fn end(path: &Path) -> Option<Step> {
    path.0.iter().rfind(|step| step.kind() != "button").cloned()
}

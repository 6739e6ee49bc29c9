//! The standing order for casualties: which kinds are given up first (AD-9.1), so that nobody is asked for each hit.
//!
//! `casualties infantry artillery tank` names every kind of land unit of the side once, the first to fall first. Where both
//! Allied powers have such a unit, that falls of which there are more; with three players the second agrees to a proposal
//! that the own order would have made, and is asked about any other (AD-16.8).

use sandtable_core::{Obeyed, OrderForm, ParseError, Rules, Seat, Standing, Text};

use crate::action::{Action, Button};
use crate::side::Side;
use crate::state::{AxisDDay, Task};
use crate::texts::names::kind_text;
use crate::unit::{Kind, Unit};
use crate::zone::Zone;

/// What the order begins with.
const CASUALTIES: &str = "casualties";

/// How the kinds of a side are usually given up: those whose fire is missed least fall first.
#[must_use]
pub const fn usual_casualties(side: Side) -> &'static [Kind] {
    match side {
        Side::Axis => &[Kind::Infantry, Kind::Artillery, Kind::Blockhouse, Kind::Tank],
        Side::Allies => &[Kind::Infantry, Kind::Artillery, Kind::Tank],
    }
}

/// The order that gives up these kinds one after the other.
#[must_use]
pub fn casualty_order(kinds: &[Kind]) -> String {
    kinds.iter().fold(CASUALTIES.to_owned(), |order, kind| format!("{order} {kind}"))
}

/// The kinds in the order in which they are given up; nothing, if that is no order of the side.
fn ranking(side: Side, order: &str) -> Option<Vec<Kind>> {
    let mut words = order.split_whitespace();
    if words.next() != Some(CASUALTIES) {
        return None;
    }
    let kinds: Vec<Kind> = words.map(Kind::named).collect::<Option<_>>()?;
    let whole =
        kinds.len() == usual_casualties(side).len() && usual_casualties(side).iter().all(|kind| kinds.contains(kind));
    whole.then_some(kinds)
}

impl AxisDDay {
    fn side_of_seat(&self, seat: Seat) -> Option<Side> {
        self.played_by(seat).iter().next().map(|power| power.side())
    }

    /// Where hits are being given, and to whom.
    fn hit(&self) -> Option<(Zone, Side)> {
        match self.task {
            Task::AirborneHits { drop, .. } => Some((drop.zone(), Side::Axis)),
            Task::Hits { zone, on, .. } => Some((zone, on)),
            Task::GunHits { zone, .. } => Some((zone, self.gun_target())),
            _ => None,
        }
    }

    /// Of the units that may fall, the one that the order gives up first.
    fn given_up_first(&self, zone: Zone, side: Side, kinds: &[Kind]) -> Option<Unit> {
        let may_fall = Unit::land_of(side).iter().copied().filter(|&unit| self.may_fall(zone, unit) > 0);
        let place = |unit: &Unit| {
            let rank = kinds.iter().position(|&kind| kind == unit.kind());
            (rank.unwrap_or(kinds.len()), std::cmp::Reverse(self.may_fall(zone, *unit)))
        };
        may_fall.min_by_key(place)
    }
}

impl Standing for AxisDDay {
    fn orders(&self, seat: Seat) -> Vec<OrderForm> {
        let Some(side) = self.side_of_seat(seat) else { return Vec::new() };
        let kinds = usual_casualties(side);
        vec![OrderForm {
            order: casualty_order(kinds),
            text: Text::new("ad-order-casualties")
                .with("kinds", kinds.iter().copied().map(kind_text).collect::<Vec<_>>()),
        }]
    }

    fn read_order(&self, seat: Seat, order: &str) -> Result<String, ParseError> {
        let kinds =
            self.side_of_seat(seat).ok_or_else(|| ParseError::new(order, "a seat of this game")).and_then(|side| {
                let expected = || {
                    ParseError::new(
                        order,
                        format!("every kind once, such as {}", casualty_order(usual_casualties(side))),
                    )
                };
                ranking(side, order).ok_or_else(expected)
            });
        kinds.map(|kinds| casualty_order(&kinds))
    }

    fn obey(&self, seat: Seat, order: &str) -> Option<Obeyed<Action>> {
        let side = self.side_of_seat(seat)?;
        let kinds = ranking(side, order)?;
        let (zone, _) = self.hit().filter(|&(_, hit)| hit == side)?;
        let casualty = Action::At(zone, self.given_up_first(zone, side, &kinds)?);
        let mut choices = Vec::new();
        self.legal(seat, &mut choices);
        let agree = Action::Press(Button::Agree);
        let action = if choices.contains(&agree) {
            // A proposal lies on the table: it is agreed to if it is one's own choice, and asked about otherwise.
            let proposed = self.joint.us.or(self.joint.uk)?;
            let alike = |(one, other): (Action, Action)| match (one, other) {
                (Action::At(_, one), Action::At(_, other)) => one.kind() == other.kind(),
                _ => false,
            };
            alike((proposed, casualty)).then_some(agree)?
        } else {
            choices.contains(&casualty).then_some(casualty)?
        };
        Some(Obeyed { action, spent: false })
    }
}

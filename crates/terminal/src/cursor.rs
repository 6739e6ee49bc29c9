//! Moving the cursor over the things that can be pointed at.

use ratatui::layout::{Position, Rect};
use sandtable_core::Step;

use crate::board::Target;

/// A way to go on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// Up.
    Up,
    /// Down.
    Down,
    /// Left.
    Left,
    /// Right.
    Right,
}

/// Cells are about twice as high as wide.
fn middle(area: Rect) -> (i32, i32) {
    (i32::from(area.x) * 2 + i32::from(area.width), 2 * (i32::from(area.y) * 2 + i32::from(area.height)))
}

fn area_of<'a>(targets: &'a [Target], step: &Step) -> Option<&'a Rect> {
    targets.iter().find(|target| target.step == *step).map(|target| &target.area)
}

/// The nearest thing in a direction. Straying to the side costs more than going far.
pub(crate) fn towards(targets: &[Target], from: &Step, way: Way) -> Option<Step> {
    let (x, y) = middle(*area_of(targets, from)?);
    let distance = |target: &Target| {
        let (to_x, to_y) = middle(target.area);
        let (ahead, aside) = match way {
            Way::Up => (y - to_y, to_x - x),
            Way::Down => (to_y - y, to_x - x),
            Way::Left => (x - to_x, to_y - y),
            Way::Right => (to_x - x, to_y - y),
        };
        (ahead > 0).then_some(ahead + 3 * aside.abs())
    };
    let ahead = targets.iter().filter(|target| !target.backdrop && target.step != *from);
    ahead
        .filter_map(|target| Some((distance(target)?, target)))
        .min_by_key(|(far, _)| *far)
        .map(|(_, it)| it.step.clone())
}

/// The thing of some that lies nearest to where the cursor was.
pub(crate) fn nearest<'a>(targets: &[Target], from: Option<&Step>, some: &'a [Step]) -> Option<&'a Step> {
    let Some(&from) = from.and_then(|from| area_of(targets, from)) else {
        return some.first();
    };
    let (x, y) = middle(from);
    let distance = |step: &Step| {
        area_of(targets, step).map_or(i32::MAX, |&area| {
            let (to_x, to_y) = middle(area);
            (to_x - x).abs() + (to_y - y).abs()
        })
    };
    some.iter().min_by_key(|step| distance(step))
}

/// The next of some things after the cursor, round and round.
pub(crate) fn after<'a>(some: &'a [Step], from: Option<&Step>, backwards: bool) -> Option<&'a Step> {
    let place = from.and_then(|from| some.iter().position(|step| step == from));
    let next = match (place, backwards) {
        (Some(place), false) => (place + 1) % some.len(),
        (Some(place), true) => (place + some.len() - 1) % some.len(),
        (None, false) => 0,
        (None, true) => some.len().checked_sub(1)?,
    };
    some.get(next)
}

/// The thing at a cell: one that may be chosen before one that may not, the topmost first.
pub(crate) fn at(targets: &[Target], place: Position, may: impl Fn(&Step) -> bool) -> Option<&Step> {
    let mut here = targets.iter().filter(|target| target.at(place)).map(|target| &target.step);
    let first = here.next()?;
    if may(first) { Some(first) } else { here.find(|step| may(step)).or(Some(first)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn step(name: &str) -> Step {
        Step::new("thing", name)
    }

    /// ```text
    /// a   b
    ///   c
    /// ```
    fn three() -> Vec<Target> {
        vec![
            Target::new(Rect::new(0, 0, 4, 1), step("a")),
            Target::new(Rect::new(20, 0, 4, 1), step("b")),
            Target::new(Rect::new(8, 4, 4, 1), step("c")),
        ]
    }

    #[test]
    fn the_arrow_keys_go_to_the_nearest_thing_that_way() {
        let targets = three();
        assert_eq!(towards(&targets, &step("a"), Way::Right), Some(step("b")));
        assert_eq!(towards(&targets, &step("a"), Way::Down), Some(step("c")));
        assert_eq!(towards(&targets, &step("c"), Way::Up), Some(step("a")));
        assert_eq!(towards(&targets, &step("c"), Way::Down), None);
    }

    #[test]
    fn tab_goes_round_and_round() {
        let some = [step("a"), step("b")];
        assert_eq!(after(&some, Some(&step("b")), false), Some(&step("a")));
        assert_eq!(after(&some, Some(&step("a")), true), Some(&step("b")));
        assert_eq!(after(&some, None, false), Some(&step("a")));
        assert_eq!(after(&[], None, true), None);
    }

    #[test]
    fn of_things_that_lie_upon_each_other_the_choosable_one_is_meant() {
        let area = Rect::new(0, 0, 4, 4);
        let targets = [Target::new(area, step("card")), Target::new(area, step("flag"))];
        assert_eq!(at(&targets, Position::new(1, 1), |it| *it == step("flag")), Some(&step("flag")));
        assert_eq!(at(&targets, Position::new(1, 1), |_| false), Some(&step("card")));
        assert_eq!(at(&targets, Position::new(9, 9), |_| true), None);
    }
}

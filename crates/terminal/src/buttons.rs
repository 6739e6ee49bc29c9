//! Things that may be chosen and have no place of their own on a table: buttons in a row, or in several.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use sandtable_core::Step;

use crate::board::{Scene, Target};
use crate::paper::{cut, put, width};

/// How long a label may be, from comfortable to hardly readable: the first length at which all buttons fit is taken.
const LENGTHS: [usize; 5] = [30, 18, 12, 8, 5];

/// How a button is painted.
pub(crate) fn paint(scene: &Scene, step: &Step) -> Style {
    let standing = scene.standing(step);
    match standing {
        _ if standing.under_cursor => scene.palette.cursor(),
        _ if standing.choosable => scene.palette.accent(),
        _ => scene.palette.calm(),
    }
}

/// What may be chosen next and is not among the targets yet.
pub(crate) fn left_over(scene: &Scene, targets: &[Target]) -> Vec<Step> {
    let elsewhere = |step: &Step| !targets.iter().any(|target| target.step == *step);
    scene.clicks.next().into_iter().filter(elsewhere).collect()
}

/// Draws buttons into the rows of an area. If there are more than fit, those around the cursor are in sight.
pub(crate) fn draw(buffer: &mut Buffer, area: Rect, steps: &[Step], scene: &Scene) -> Vec<Target> {
    let labels: Vec<String> = steps.iter().map(|step| scene.name_of(step)).collect();
    let fitting = LENGTHS.into_iter().find(|&most| places(area, &labels, most).len() == labels.len());
    let most = fitting.unwrap_or(LENGTHS[LENGTHS.len() - 1]);
    let cursor = steps.iter().position(|step| Some(step) == scene.cursor).unwrap_or(0);
    let mut first = 0;
    while first < cursor && first + places(area, &labels[first..], most).len() <= cursor {
        first += 1;
    }
    let shown = steps.iter().zip(&labels).skip(first);
    let mut targets = Vec::new();
    for ((step, label), place) in shown.zip(places(area, &labels[first..], most)) {
        put(buffer, place.x, place.y, &format!("[{}]", cut(label, most)), place.width, paint(scene, step));
        targets.push(Target::new(place, step.clone()));
    }
    targets
}

/// Where buttons lie with labels of at most this length, as many as there is room for.
fn places(area: Rect, labels: &[String], most: usize) -> Vec<Rect> {
    let mut places = Vec::new();
    let (mut x, mut y) = (area.x, area.y);
    for label in labels {
        let wide = width(&cut(label, most)) as u16 + 2;
        if x + wide > area.right() {
            (x, y) = (area.x, y + 1);
        }
        if y >= area.bottom() || x + wide > area.right() {
            break;
        }
        places.push(Rect { x, y, width: wide, height: 1 });
        x += wide + 1;
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buttons_fill_the_rows_there_are() {
        let labels = ["Move", "Attack", "Hunker down"].map(str::to_owned);
        let row = Rect::new(0, 0, 30, 1);
        assert_eq!(places(row, &labels, 30).len(), 3);
        assert_eq!(places(Rect { width: 20, ..row }, &labels, 30).len(), 2);
        assert_eq!(places(Rect { width: 20, height: 2, ..row }, &labels, 30).len(), 3);
        assert_eq!(places(Rect { width: 22, ..row }, &labels, 5).len(), 3);
    }
}

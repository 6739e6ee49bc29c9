//! What one line of a match adds to its story.

use std::collections::BTreeMap;

use crate::{Step, Text};

/// What one line of a match adds to its story: a game fills it in [`Story::tell`](crate::Story::tell).
#[derive(Debug, Default)]
pub struct Chapter {
    pub(super) deeds: Vec<(usize, &'static str, u32)>,
    pub(super) luck: Vec<(usize, u32, u32)>,
    pub(super) marks: Vec<Marked>,
    /// Which side was the last to gain a thing. It is kept from line to line.
    pub(super) holders: BTreeMap<Step, usize>,
}

/// A mark before its line is known.
#[derive(Debug)]
pub(super) struct Marked {
    pub(super) side: usize,
    pub(super) loss: bool,
    pub(super) what: Text,
    pub(super) thing: Option<Step>,
}

impl Chapter {
    /// A side did something so often; `what` is one of [`Story::DEEDS`](crate::Story::DEEDS).
    pub fn count(&mut self, side: usize, what: &'static str, times: u32) {
        self.deeds.push((side, what, times));
    }

    /// Chance brought a side so much, and so many thousandths were to be expected.
    pub fn luck(&mut self, side: usize, rolled: u32, expected: u32) {
        self.luck.push((side, rolled, expected));
    }

    /// A side gained something: a mark on the course of the match. `what` has no full stop: "Flag 7 claimed by Ada". Tells
    /// whether it is news: a thing that this side was the last to gain is not gained again.
    pub fn gain(&mut self, side: usize, what: Text, thing: Option<Step>) -> bool {
        if let Some(thing) = &thing
            && self.holders.insert(thing.clone(), side) == Some(side)
        {
            return false;
        }
        self.marks.push(Marked { side, loss: false, what, thing });
        true
    }

    /// Nobody holds anything any more: a new game of the match begins.
    pub fn nobody_holds_anything(&mut self) {
        self.holders.clear();
    }

    /// A side lost something.
    pub fn loss(&mut self, side: usize, what: Text, thing: Option<Step>) {
        self.marks.push(Marked { side, loss: true, what, thing });
    }
}

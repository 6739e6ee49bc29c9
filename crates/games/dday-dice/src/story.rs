//! The story of a match: how many soldiers were left. All win or lose together.

use sandtable_core::{Chapter, Seat, Step as Click, Story, Text};

use crate::event::Event;
use crate::rules::victory::Ending;
use crate::sector::Sector;
use crate::state::DDayDice;
use crate::texts::{sector_text, specialist_name};
use crate::unit::Resource;

/// All seats play together: there is one side.
const ALL: usize = 0;
/// What a die of six faces shows on average, in thousandths.
const MEAN: u32 = 3_500;

impl Story for DDayDice {
    const DEEDS: &'static [&'static str] =
        &["dd-deed-gathered", "dd-deed-lost", "dd-deed-entered", "dd-deed-recruited", "dd-deed-died", "dd-deed-found"];
    const LUCK: Option<&'static str> = Some("dd-luck-guns");

    fn counts(&self) -> Text {
        Text::new("dd-counts-soldiers")
    }

    fn counted(&self) -> Vec<i32> {
        vec![self.seats().map(|seat| i32::from(self.unit(seat).has(Resource::Soldiers))).sum()]
    }

    fn tell(before: &Self, _: &Self, event: &Event, chapter: &mut Chapter) {
        match *event {
            Event::Collected { soldiers, .. } => chapter.count(ALL, "dd-deed-gathered", u32::from(soldiers)),
            Event::SoldiersLost { count, .. } => chapter.count(ALL, "dd-deed-lost", u32::from(count)),
            Event::Recruited { .. } => chapter.count(ALL, "dd-deed-recruited", 1),
            Event::Found { .. } => chapter.count(ALL, "dd-deed-found", 1),
            Event::Moved { seat, to, .. } => {
                chapter.gain(ALL, by("dd-mark-entered", seat, to), Some(sector_step(to)));
                chapter.count(ALL, "dd-deed-entered", 1);
            }
            Event::Died { seat, specialist } => {
                let what = Text::new("dd-mark-died").with("seat", number(seat));
                chapter.loss(ALL, what.with("specialist", specialist_name(specialist)), None);
                chapter.count(ALL, "dd-deed-died", 1);
            }
            Event::Lost { seat, .. } => {
                let at = before.unit(seat).sector;
                chapter.loss(ALL, by("dd-mark-destroyed", seat, at), Some(sector_step(at)));
            }
            Event::MgRolled { ref dice, .. } => {
                chapter.luck(ALL, dice.iter().map(|&die| u32::from(die)).sum(), dice.len() as u32 * MEAN);
            }
            _ => {}
        }
    }

    fn ending(&self) -> Option<Text> {
        Some(match self.ending? {
            Ending::Won => Text::new("dd-end-won").with("turn", i64::from(self.turn)),
            Ending::Destroyed(seat) => by("dd-end-destroyed", seat, self.unit(seat).sector),
            Ending::Stayed(seat) => by("dd-end-stayed", seat, self.unit(seat).sector),
        })
    }

    fn won_by(&self) -> Vec<Click> {
        if self.ending == Some(Ending::Won) { vec![sector_step(Sector::BUNKER)] } else { Vec::new() }
    }

    fn points_text(&self) -> Option<Text> {
        Some(Text::new("dd-counts-points"))
    }

    fn holds(&self) -> Vec<(usize, Click)> {
        self.seats().map(|seat| (ALL, sector_step(self.unit(seat).sector))).collect()
    }
}

fn number(seat: Seat) -> i64 {
    i64::from(seat.0)
}

fn by(id: &'static str, seat: Seat, sector: Sector) -> Text {
    sector_text(id, sector).with("seat", number(seat))
}

fn sector_step(sector: Sector) -> Click {
    Click::new("sector", sector)
}

//! The story of a match: the zones that each side controls, and the three cities.

use sandtable_core::{Chapter, Seat, Step, Story, Text};

use crate::event::Event;
use crate::side::Side;
use crate::state::AxisDDay;
use crate::texts::names::{on_map, zone_text};
use crate::zone::{Zone, cities};

impl Story for AxisDDay {
    const DEEDS: &'static [&'static str] = &["ad-deed-taken", "ad-deed-attacks", "ad-deed-hits", "ad-deed-losses"];
    const LUCK: Option<&'static str> = Some("ad-luck-hits");

    fn counts(&self) -> Text {
        Text::new("ad-counts-zones")
    }

    fn counted(&self) -> Vec<i32> {
        let zones = self.map().zones();
        let held = |side: Side| zones.iter().filter(|&zone| self.board.control(zone) == Some(side)).count();
        [Side::Axis, Side::Allies].map(|side| held(side) as i32).to_vec()
    }

    fn tell(_: &Self, after: &Self, event: &Event, chapter: &mut Chapter) {
        let fired = |chapter: &mut Chapter, side: Side, hits: u8, expected: u16| {
            chapter.luck(side.index(), u32::from(hits), u32::from(expected));
            chapter.count(side.index(), "ad-deed-hits", u32::from(hits));
        };
        match *event {
            // A zone that was fought for and kept was not taken.
            Event::ControlChanged { zone, control: Some(side) } => {
                let id = if side == Side::Axis { "ad-mark-taken-axis" } else { "ad-mark-taken-allies" };
                let what = on_map(Text::new(id).with("zone", zone_text(zone)), after.map());
                if chapter.gain(side.index(), what, Some(zone_step(zone))) {
                    chapter.count(side.index(), "ad-deed-taken", 1);
                }
            }
            Event::BattleRolled { side, hits, expected, .. } => fired(chapter, side, hits, expected),
            Event::Shot { target, hit, expected, .. } => {
                fired(chapter, target.side().other(), u8::from(hit), expected);
            }
            Event::BattleBegan { attacker, .. } => chapter.count(attacker.index(), "ad-deed-attacks", 1),
            // Casualties of a combat are set aside first and destroyed when it is over.
            Event::Destroyed { unit, count, .. } => {
                chapter.count(unit.side().index(), "ad-deed-losses", u32::from(count));
            }
            _ => {}
        }
    }

    fn ending(&self) -> Option<Text> {
        let text = match self.ending? {
            Side::Allies => Text::new("ad-end-cities"),
            Side::Axis => {
                let missing: Vec<Text> = self.cities_not_of_the_allies().map(zone_text).collect();
                let id = if missing.is_empty() { "ad-end-last-turn-close" } else { "ad-end-last-turn" };
                Text::new(id).with("zones", missing)
            }
        };
        Some(on_map(text, self.map()))
    }

    fn won_by(&self) -> Vec<Step> {
        match self.ending {
            Some(Side::Allies) => cities().iter().map(zone_step).collect(),
            Some(Side::Axis) => self.cities_not_of_the_allies().map(zone_step).collect(),
            None => Vec::new(),
        }
    }

    /// AD-4.6: at first the Axis holds every zone, also where nobody stands.
    fn holds(&self) -> Vec<(usize, Step)> {
        let holder = |zone: Zone| self.board.control(zone).unwrap_or(Side::Axis).index();
        self.map().zones().iter().map(|zone| (holder(zone), zone_step(zone))).collect()
    }

    /// The Allies are one side, however many seats they have.
    fn side_name(&self, seats: &[Seat]) -> Text {
        Text::new(if seats.contains(&Seat(0)) { "ad-story-axis" } else { "ad-story-allies" })
    }
}

impl AxisDDay {
    fn cities_not_of_the_allies(&self) -> impl Iterator<Item = Zone> + '_ {
        cities().iter().filter(|&zone| self.board.control(zone) != Some(Side::Allies))
    }
}

fn zone_step(zone: Zone) -> Step {
    Step::new("zone", zone)
}

//! Reinforcement (AD-13, AD-34, AD-35, AD-54, AD-55).

use sandtable_core::Id;

use super::{Verdict, no, no_zone, refuse, refuse_if};
use crate::boxes::BoxId;
use crate::chart::{Chart, Place};
use crate::side::{Powers, Side};
use crate::state::AxisDDay;
use crate::texts::names::{box_text, chart_text};
use crate::unit::limits;
use crate::zone::Zone;

impl AxisDDay {
    /// Is it a chart of the running order and of these powers?
    fn judge_chart(&self, powers: Powers, chart: Chart) -> Verdict {
        let rule = if self.active() == Side::Allies { "AD-34.2" } else { "AD-35.2" };
        refuse_if(chart.power().side() != self.active(), rule, || no("ad-no-reinforce-now"))?;
        self.judge_own(powers, chart.power())
    }

    /// D45, D49.
    pub(super) fn judge_reroll(&self, powers: Powers, chart: Chart, die: u8) -> Verdict {
        self.judge_chart(powers, chart)?;
        let rule = if self.active() == Side::Allies { "AD-54.1" } else { "AD-55.1" };
        let rolled = |chart: Chart| self.entering.dice[chart.slot()] != [0, 0];
        refuse_if(!rolled(chart), "AD-13.16", || no("ad-no-chart-empty").with("chart", chart_text(chart)))?;
        refuse_if(self.entering.answered[chart.slot()], rule, || no("ad-no-reroll-once"))?;
        refuse_if(!(1..=2).contains(&die), rule, || no("ad-no-reroll-die"))?;
        let mut own = Chart::of(self.active()).into_iter().filter(|chart| powers.has(chart.power()));
        let asked = own.find(|&chart| rolled(chart) && !self.entering.answered[chart.slot()]);
        refuse_if(asked != Some(chart), "AD-18.5", || no("ad-no-chart-first"))
    }

    /// The place whose unit may enter now.
    fn judge_next(&self, powers: Powers, chart: Chart) -> Result<Place, sandtable_core::Illegal> {
        self.judge_chart(powers, chart)?;
        let about = |id: &'static str| no(id).with("chart", chart_text(chart));
        let Some(place) = self.charts[chart.index()].iter().next() else {
            return Err(sandtable_core::Illegal::new("AD-13.16", about("ad-no-chart-empty")));
        };
        refuse_if(self.entering.left[chart.slot()] == 0, "AD-13.3", || about("ad-no-roll-used"))?;
        Ok(place)
    }

    /// D46.
    pub(super) fn judge_to_box(&self, powers: Powers, chart: Chart, id: BoxId) -> Verdict {
        refuse_if(chart.power().side() == Side::Axis, "AD-13.13", || no("ad-no-axis-box"))?;
        let place = self.judge_next(powers, chart)?;
        let beach = AxisDDay::beach_of(id, "AD-13.12")?;
        refuse_if(beach.power() != chart.power(), "AD-13.8", || no("ad-no-box-of-other").with("box", box_text(id)))?;
        let allowed = chart.printed().places[place.index()].boxes.contains(beach);
        let text = || no("ad-no-place-box").with("box", box_text(id)).with("place", i64::from(place.number()));
        refuse_if(!allowed, "AD-13.11", text)?;
        let full = self.beaches[beach.index()].total() >= u16::from(beach.printed().capacity);
        refuse_if(full, "AD-7.10", || no("ad-no-box-full").with("box", box_text(id)))
    }

    /// D50.
    pub(super) fn judge_to_zone(&self, powers: Powers, chart: Chart, zone: Zone) -> Verdict {
        refuse_if(chart.power().side() == Side::Allies, "AD-13.8", || no("ad-no-allies-zone"))?;
        self.judge_next(powers, chart)?;
        self.judge_on_map(zone)?;
        let entry = chart.printed().zones.contains(zone);
        refuse_if(!entry, "AD-13.13", || no_zone("ad-no-entry", zone).with("chart", chart_text(chart)))?;
        refuse_if(self.effects.flooded == Some(zone), "AD-67.2", || no_zone("ad-no-flooded", zone))?;
        let full = self.board.at(zone).line(Side::Axis) >= limits().land;
        refuse_if(full, "AD-13.14", || no_zone("ad-no-full", zone))
    }

    /// D56.
    pub(super) fn judge_volunteer(&self, chart: Chart) -> Verdict {
        refuse_if(chart.power().side() == Side::Allies, "AD-76.1", || no("ad-no-volunteer-chart"))?;
        let printed = chart.printed();
        let empty = printed.all.iter().any(|place| {
            printed.places[place.index()].kind == crate::unit::Kind::Infantry && !self.chart(chart).contains(place)
        });
        if empty {
            return Ok(());
        }
        refuse("AD-76.2", no("ad-no-volunteer-place").with("chart", chart_text(chart)))
    }
}

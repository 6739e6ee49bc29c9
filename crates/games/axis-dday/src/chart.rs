//! The reinforcement charts (AD-4.10 to AD-4.13, AD-13): places that are filled or empty.

use std::sync::LazyLock;

use sandtable_core::{Id, IdSet, named, read_data_file};
use serde::Deserialize;

use crate::boxes::{Beach, BeachSet};
use crate::side::{Power, Side};
use crate::unit::{Kind, Unit};
use crate::zone::{Zone, ZoneSet};

/// A reinforcement chart. The German sheet has two parts, each a chart of its own (AD-13.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "wire",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(rename_all = "lowercase"),
    schemars(rename_all = "lowercase")
)]
pub enum Chart {
    /// The United Kingdom's.
    Uk,
    /// The United States'.
    Us,
    /// Germany's, Rennes/Chartres.
    Rennes,
    /// Germany's, Rouen/Chartres.
    Rouen,
}

named!(Chart, "chart", { Uk => "uk", Us => "us", Rennes => "rennes", Rouen => "rouen" });

impl Chart {
    /// The charts of a side, in the order of AD-18.5.
    #[must_use]
    pub const fn of(side: Side) -> [Chart; 2] {
        match side {
            Side::Allies => [Chart::Uk, Chart::Us],
            Side::Axis => [Chart::Rennes, Chart::Rouen],
        }
    }

    /// The chart of an Allied power.
    #[must_use]
    pub const fn of_ally(power: Power) -> Chart {
        match power {
            Power::Us => Chart::Us,
            Power::Axis | Power::Uk => Chart::Uk,
        }
    }

    /// Its number among all.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its number among the two charts of its side.
    #[must_use]
    pub const fn slot(self) -> usize {
        self as usize % 2
    }

    /// What is printed on it.
    #[must_use]
    pub fn printed(self) -> &'static PrintedChart {
        &DATA[self.index()]
    }

    /// Whose it is.
    #[must_use]
    pub const fn power(self) -> Power {
        match self {
            Chart::Uk => Power::Uk,
            Chart::Us => Power::Us,
            Chart::Rennes | Chart::Rouen => Power::Axis,
        }
    }

    /// What enters from a place.
    #[must_use]
    pub fn unit(self, place: Place) -> Unit {
        Unit::of(self.power(), self.printed().places[place.index()].kind)
    }
}

/// A place of a chart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(u8);

/// Some places of a chart: those that are filled.
pub type Places = IdSet<Place, u64>;

impl Place {
    /// Its number on the chart, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl Id for Place {
    const FIRST: Place = Place(0);

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    fn at(index: usize) -> Place {
        Place(index as u8)
    }
}

/// What is printed on a chart.
#[derive(Debug)]
pub struct PrintedChart {
    /// Its places, in the order in which their units enter (AD-13.2).
    pub places: Vec<PrintedPlace>,
    /// All of them.
    pub all: Places,
    /// By kind, the places that show it.
    of_kind: [Places; 6],
    /// AD-13.13: the zones in which German units enter.
    pub zones: ZoneSet,
}

/// One place.
#[derive(Debug)]
pub struct PrintedPlace {
    /// The unit it shows.
    pub kind: Kind,
    /// AD-13.8, AD-13.11: the boxes in which the unit may enter; none on a German chart.
    pub boxes: BeachSet,
    /// The row of the sheet, from 0.
    pub row: u8,
    /// The formation it belongs to.
    pub formation: String,
}

impl PrintedChart {
    /// The places that show a kind.
    #[must_use]
    pub fn of_kind(&self, kind: Kind) -> Places {
        self.of_kind[kind as usize]
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    chart: Vec<Row>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    slug: Chart,
    power: Power,
    rows: Vec<String>,
    #[serde(default)]
    boxes: Vec<Beach>,
    #[serde(default)]
    zones: Vec<Zone>,
    #[serde(default)]
    only: Vec<Only>,
    formations: Vec<(String, String)>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Only {
    from: u8,
    to: u8,
    boxes: Vec<Beach>,
}

static DATA: LazyLock<Vec<PrintedChart>> = LazyLock::new(|| {
    let file: File = read_data_file("data/charts.toml", include_str!("../data/charts.toml"));
    let row = |chart: Chart| file.chart.iter().find(|row| row.slug == chart).expect("data/charts.toml: every chart");
    Chart::all().map(|chart| read(row(chart))).collect()
});

fn read(row: &Row) -> PrintedChart {
    let slug = row.slug;
    assert_eq!(row.power, slug.power(), "data/charts.toml: the power of {slug}");
    let letters = |text: &str| -> Vec<Kind> {
        let kinds = text.chars().map(|letter| Kind::lettered(letter).filter(|kind| kind.is_line()));
        kinds.collect::<Option<_>>().unwrap_or_else(|| panic!("data/charts.toml: {slug} has I, A and T, not {text}"))
    };
    let mut formations = Vec::new();
    for (units, name) in &row.formations {
        formations.extend(letters(units).into_iter().map(|kind| (kind, name)));
    }
    let mut places: Vec<PrintedPlace> = Vec::new();
    for (number, text) in row.rows.iter().enumerate() {
        for kind in letters(text) {
            let place = places.len() as u8 + 1;
            let only = row.only.iter().find(|only| (only.from..=only.to).contains(&place));
            let (shown, formation) = formations.get(places.len()).expect("data/charts.toml: a formation for each unit");
            assert_eq!(*shown, kind, "data/charts.toml: place {place} of {slug} and its formation");
            places.push(PrintedPlace {
                kind,
                boxes: only.map_or(&row.boxes, |only| &only.boxes).iter().copied().collect(),
                row: number as u8,
                formation: (*formation).clone(),
            });
        }
    }
    assert_eq!(places.len(), formations.len(), "data/charts.toml: the formations of {slug}");
    let of_kind = Kind::ALL.map(|kind| {
        let shown = places.iter().enumerate().filter(|(_, place)| place.kind == kind);
        shown.map(|(index, _)| Place::at(index)).collect()
    });
    PrintedChart { all: Places::first(places.len()), places, of_kind, zones: row.zones.iter().copied().collect() }
}

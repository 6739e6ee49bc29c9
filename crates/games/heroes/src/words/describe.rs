//! The whole position in sentences, in the order in which a player looks at it.

use sandtable_core::{Seat, Text, Viewer};

use crate::piece::Evidence;
use crate::side::{Side, Tag};
use crate::texts::{about_side, moment_text, question_text, side_text, unit_at_text, unit_text};
use crate::view::{AttackView, SideView, UnitView, View};

/// What concerns the near seat comes first.
pub(crate) fn describe(view: &View, near: Seat) -> Vec<Text> {
    let own = Side::of(near).unwrap_or(Side::Us);
    let mut texts = vec![
        Text::new("hn-say-turn")
            .with("scenario", view.name.clone())
            .with("turn", i64::from(view.turn))
            .with("turns", i64::from(view.turns))
            .with("side", side_text(view.phase))
            .with("commands", i64::from(view.commands)),
    ];
    let asked = view.to_act.lowest().and_then(Side::of);
    if let (Some(question), Some(side)) = (view.question, asked) {
        texts.push(question_text(question, side, Viewer::Seat(near)));
    }
    texts.extend(view.ending.as_ref().map(|ending| {
        about_side("hn-over", ending.winner, Viewer::Seat(near))
            .with("us", i64::from(view.us.points))
            .with("ge", i64::from(view.ge.points))
    }));
    texts.extend(view.attack.as_ref().map(|attack| attack_text(view, attack)));
    for side in [own, own.other()] {
        say_side(view, side, &mut texts);
    }
    for tile in view.boxes.iter().filter(|tile| tile.objective || tile.depot) {
        let holder = tile.control.map_or_else(|| Text::new("hn-say-nobody"), side_text);
        let id = if tile.objective { "hn-say-objective" } else { "hn-say-depot" };
        texts.push(
            Text::new(id)
                .with("tile", tile.tile.printed())
                .with("side", holder)
                .with("value", i64::from(tile.worth_us.max(tile.worth_ge))),
        );
    }
    for tile in &view.boxes {
        let marks = [
            (tile.ford, "hn-marker-ford"),
            (tile.obstacle, "hn-marker-obstacle"),
            (tile.mine.is_some(), "hn-marker-mine"),
            (tile.bombardment, "hn-marker-bombardment"),
        ];
        for (_, marker) in marks.into_iter().filter(|(lies, _)| *lies) {
            texts.push(Text::new("hn-say-marker").with("marker", Text::new(marker)).with("tile", tile.tile.printed()));
        }
    }
    texts.extend(view.effects.iter().map(|effect| {
        Text::new("hn-say-effect").with("name", effect.name.clone()).with("side", side_text(effect.side))
    }));
    texts
}

fn say_side(view: &View, side: Side, texts: &mut Vec<Text>) {
    let seen: &SideView = view.side(side);
    texts.push(
        Text::new("hn-say-side")
            .with("side", side_text(side))
            .with("points", i64::from(seen.points))
            .with("directives", i64::from(seen.directives))
            .with("hand", i64::from(seen.hand))
            .with("reserve", i64::from(seen.reserve))
            .with("destroyed", i64::from(seen.destroyed)),
    );
    if !seen.hand_cards.is_empty() {
        let cards: Vec<Text> =
            seen.hand_cards.iter().map(|card| Text::new("hn-name").with("name", card.name.clone())).collect();
        texts.push(Text::new("hn-say-hand").with("side", side_text(side)).with("cards", cards));
    }
    texts.extend(seen.quiet.map(|moment| Text::new("hn-say-quiet").with("moment", moment_text(moment))));
    let mut units: Vec<&UnitView> = view.units.iter().filter(|unit| unit.side == side).collect();
    units.sort_by_key(|unit| unit.tag);
    for unit in units {
        texts.push(unit_sentence(unit));
        if unit.hidden && !unit.known {
            let shown = unit.evidence.iter().filter_map(|evidence| Evidence::named(evidence));
            // Nearly all were put into other boxes than those of fortifications: that is not worth a line each.
            let shown = shown.filter(|evidence| *evidence != Evidence::NotFort);
            texts.extend(shown.map(|evidence| evidence_text(evidence).under()));
        }
    }
}

/// What a face-down unit has shown of itself to everybody, and what follows from it (HN-51.3 to HN-51.13).
fn evidence_text(evidence: Evidence) -> Text {
    Text::new(match evidence {
        Evidence::Moved => "hn-evidence-moved",
        Evidence::Diagonal => "hn-evidence-diagonal",
        Evidence::Water => "hn-evidence-water",
        Evidence::Directive => "hn-evidence-directive",
        Evidence::Obstacle => "hn-evidence-obstacle",
        Evidence::Fort => "hn-evidence-fort",
        Evidence::NotFort => "hn-evidence-not-fort",
        Evidence::NoDecoy => "hn-evidence-no-decoy",
        Evidence::Decoy => "hn-evidence-decoy",
    })
}

fn unit_sentence(unit: &UnitView) -> Text {
    let mut marks: Vec<Text> = Vec::new();
    let plain = [
        (unit.hidden && !unit.known, "hn-mark-hidden"),
        (unit.hidden && unit.known, "hn-mark-known"),
        (unit.activated, "hn-mark-activated"),
        (unit.go, "hn-mark-go"),
        (unit.panzerfaust, "hn-marker-panzerfaust"),
    ];
    marks.extend(plain.into_iter().filter(|(holds, _)| *holds).map(|(_, id)| Text::new(id)));
    let counted = [(unit.hits, "hn-mark-hits"), (unit.suppressed, "hn-mark-suppressed")];
    let counted = counted.into_iter().filter(|(count, _)| *count > 0);
    marks.extend(counted.map(|(count, id)| Text::new(id).with("count", i64::from(count))));
    marks.extend(unit.hero.as_ref().map(|hero| Text::new("hn-mark-hero").with("name", hero.name.clone())));
    let id = if marks.is_empty() { "hn-say-unit" } else { "hn-say-unit-marks" };
    let text = Text::new(id).with("unit", unit_text(unit.tag, unit.card.as_ref())).with("tile", unit.tile.printed());
    if marks.is_empty() { text } else { text.with("marks", marks) }
}

impl View {
    /// A unit as it is called in sentences, with the box that it stands in: "Rifle Company (B2)", "German unit 3 (C4)".
    #[must_use]
    pub fn unit_text(&self, tag: Tag) -> Text {
        match self.unit(tag) {
            Some(unit) => unit_at_text(tag, unit.card.as_ref(), unit.tile),
            None => unit_text(tag, None),
        }
    }
}

fn attack_text(view: &View, attack: &AttackView) -> Text {
    let named = |tag| view.unit_text(tag);
    Text::new("hn-say-attack")
        .with("by", attack.by.map_or_else(|| side_text(attack.side), named))
        .with("target", named(attack.target))
        .with("value", i64::from(attack.value))
        .with("one", i64::from(attack.dice[0]))
        .with("two", i64::from(attack.dice[1]))
        .with("total", i64::from(attack.total))
}

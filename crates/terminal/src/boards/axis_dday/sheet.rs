//! What is read on a sheet of its own: the reinforcement charts, the order cards.

use sandtable_axis_dday::Deck;
use sandtable_axis_dday::view::{CardState, ChartView, View};
use sandtable_core::{Step, Text};

use super::CHARTS;
use crate::board::Scene;
use crate::sheet::{Paragraph, Reader};

/// "Order 8: Allies Move"; at the victory check nothing.
pub(super) fn card_now(view: &View, scene: &Scene) -> String {
    let (Some(deck), Some(number)) = (view.card.deck, view.card.number) else { return String::new() };
    let step = match deck {
        Deck::Order => Step::new("order", number),
        Deck::Fortune => Step::new("fortune", number),
        Deck::Tactics => Step::new("card", format_args!("t{number}")),
    };
    let name = scene.component(&step).map_or(String::new(), |card| scene.words.say(&card.name));
    match deck {
        Deck::Order => format!("{number} {name}"),
        Deck::Fortune | Deck::Tactics => name,
    }
}

/// The charts, row by row: what is still there, what comes next.
pub(super) fn charts(view: &View, scene: &Scene) -> Reader {
    let mut paragraphs = Vec::new();
    for chart in CHARTS.into_iter().filter_map(|chart| view.chart(chart)) {
        if !paragraphs.is_empty() {
            paragraphs.push(Paragraph::Plain(String::new()));
        }
        paragraphs.push(Paragraph::Heading(scene.name_of(&Step::new("chart", chart.chart))));
        if let Some([one, two]) = chart.dice {
            let text =
                Text::new("ui-ad-chart-dice").with("dice", format!("{one} {two}")).with("left", i64::from(chart.left));
            paragraphs.push(Paragraph::Plain(scene.words.say(&text)));
        }
        paragraphs.extend(rows(chart));
    }
    Reader::new(scene.words.ui("ui-ad-charts-title"), paragraphs)
}

/// `1st Infantry   I I ·A [T]`: the next one in brackets, a dot for an empty place.
fn rows(chart: &ChartView) -> Vec<Paragraph> {
    let mut rows: Vec<(String, String)> = Vec::new();
    for place in &chart.places {
        let letter = place.unit.kind().letter();
        let shown = match place {
            _ if Some(place.place) == chart.next => format!("[{letter}]"),
            _ if place.filled => format!(" {letter} "),
            _ => " · ".to_owned(),
        };
        if rows.len() <= usize::from(place.row) {
            rows.push((place.formation.to_owned(), String::new()));
        }
        if let Some((_, letters)) = rows.last_mut() {
            letters.push_str(&shown);
        }
    }
    rows.into_iter().map(|(formation, letters)| Paragraph::Key(formation, letters)).collect()
}

/// The order cards in their order, and the Tactics cards if they are used: what they do.
pub(super) fn cards(view: &View, scene: &Scene) -> Reader {
    let mut paragraphs = Vec::new();
    let mut add = |step: Step, lead: String| {
        let Some(card) = scene.component(&step) else { return };
        paragraphs.push(Paragraph::Heading(format!("{lead} {}", scene.words.say(&card.name))));
        paragraphs.extend(card.about.as_ref().map(|about| Paragraph::Plain(scene.words.say(about))));
    };
    for order in &view.orders {
        add(Step::new("order", order.number), format!("{}{}", state(order.state), order.number));
        if order.fortune.is_some() {
            add(Step::new("fortune", order.number), String::new());
        }
    }
    for card in &view.tactics {
        add(Step::new("card", format_args!("t{}", card.number)), state(card.state).to_owned());
    }
    Reader::new(scene.words.ui("ui-ad-cards-title"), paragraphs)
}

/// What became of a card: the present one, one that is over, one that has left.
const fn state(state: CardState) -> &'static str {
    match state {
        CardState::Now => "▶ ",
        CardState::Done => "✓ ",
        CardState::Left => "– ",
        CardState::Ahead => "",
    }
}

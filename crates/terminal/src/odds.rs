//! What an action may bring, told before it is chosen: one figure near the prompt, everything on a sheet.

use sandtable_core::{Likelihood, Odds, OddsLine, Text};

use crate::clicks::Offer;
use crate::sheet::{Paragraph, Reader};
use crate::words::Words;

/// The longest bar of a distribution, in cells.
const LONGEST_BAR: f64 = 40.0;

/// One line about the choices ahead: the first figure of the only one, or from where to where those of several go.
pub(crate) fn headline(ahead: &[&Offer], words: &Words) -> Option<String> {
    let lines: Vec<&OddsLine> = ahead.iter().filter_map(|choice| first(choice)).collect();
    let by_size = |one: &&&OddsLine, other: &&&OddsLine| size(&one.value).total_cmp(&size(&other.value));
    let (low, high) = (lines.iter().min_by(by_size)?, lines.iter().max_by(by_size)?);
    if let [only] = lines[..] {
        let text =
            Text::new("ui-odds-line").with("value", figure(&only.value, words)).with("label", only.label.clone());
        return Some(words.say(&text));
    }
    let (low, high) = (figure(&low.value, words), figure(&high.value, words));
    let text = Text::new(if low == high { "ui-odds-same" } else { "ui-odds-several" });
    let text = text.with("count", lines.len() as i64).with("low", low).with("high", high);
    Some(words.say(&text))
}

/// The figure to show where there is room for one only: `51 %`.
pub(crate) fn short(choice: &Offer, words: &Words) -> Option<String> {
    first(choice).map(|line| figure(&line.value, words))
}

/// Everything that is known about the choices ahead.
pub(crate) fn sheet(ahead: &[&Offer], words: &Words) -> Reader {
    let mut paragraphs = Vec::new();
    for choice in ahead {
        let Some(odds) = choice.odds() else { continue };
        if !paragraphs.is_empty() {
            paragraphs.push(Paragraph::Plain(String::new()));
        }
        paragraphs.push(Paragraph::Heading(words.say(&choice.text)));
        paragraphs.extend(lines(odds, words));
    }
    Reader::new(words.ui("ui-odds-title"), paragraphs)
}

/// Every line of some odds, distributions as bars.
pub(crate) fn lines(odds: &Odds, words: &Words) -> Vec<Paragraph> {
    let mut paragraphs = Vec::new();
    for line in &odds.0 {
        paragraphs.push(Paragraph::Key(figure(&line.value, words), words.say(&line.label)));
        if let Likelihood::Spread(spread) = &line.value {
            paragraphs.extend(spread.iter().map(|(value, chance)| bar(*value, *chance, words)));
        }
    }
    paragraphs
}

/// One value of a distribution: `3  ▇▇▇▇▇▇ 15 %`.
fn bar(value: i32, chance: f64, words: &Words) -> Paragraph {
    let cells = (chance.clamp(0.0, 1.0) * LONGEST_BAR).round() as usize;
    Paragraph::Key(format!("{value:>6}"), format!("{} {}", "▇".repeat(cells), percent(chance, words)).trim().to_owned())
}

fn first(choice: &Offer) -> Option<&OddsLine> {
    choice.odds()?.0.first()
}

/// By what the figures of several choices are compared.
fn size(value: &Likelihood) -> f64 {
    match value {
        Likelihood::Chance(number) | Likelihood::Expected(number) => *number,
        Likelihood::Spread(spread) => mean(spread),
    }
}

fn mean(spread: &[(i32, f64)]) -> f64 {
    spread.iter().map(|(value, chance)| f64::from(*value) * chance).sum()
}

fn figure(value: &Likelihood, words: &Words) -> String {
    match value {
        Likelihood::Chance(chance) => percent(*chance, words),
        Likelihood::Expected(_) | Likelihood::Spread(_) => {
            words.say(&Text::new("ui-odds-mean").with("mean", tenths(size(value), words)))
        }
    }
}

/// Whole percents, as the language writes them.
pub(crate) fn percent(chance: f64, words: &Words) -> String {
    words.say(&Text::percent(chance))
}

/// A number with one decimal, as the language writes it.
pub(crate) fn tenths(number: f64, words: &Words) -> String {
    words.say(&Text::tenths(number))
}

#[cfg(test)]
mod tests {
    use sandtable_battle_line::BattleLine;
    use sandtable_core::{Language, Odds, Rules as _};

    use super::*;

    fn choice(lines: Vec<OddsLine>) -> Offer {
        Offer::known("button:shoot", Some(Odds(lines)))
    }

    fn words(language: Language) -> Words {
        Words::new(language, BattleLine::info())
    }

    #[test]
    fn the_figure_comes_first_so_that_it_is_never_cut_off() {
        let shot = choice(vec![Odds::chance(Text::new("ui-you"), 0.51)]);
        assert_eq!(headline(&[&shot], &words(Language::En)).unwrap(), "51 % · You");
        assert_eq!(headline(&[&shot], &words(Language::Tr)).unwrap(), "%51 · Siz");
    }

    #[test]
    fn several_choices_are_told_from_the_least_to_the_most() {
        let shots = [0.1, 0.512, 0.3].map(|chance| choice(vec![Odds::chance(Text::new("ui-you"), chance)]));
        let shots: Vec<&Offer> = shots.iter().collect();
        assert_eq!(headline(&shots, &words(Language::En)).unwrap(), "3 choices: 10 % to 51 %");
        assert_eq!(headline(&shots[..0], &words(Language::En)), None);
    }

    #[test]
    fn the_improbable_is_not_called_impossible() {
        let words = words(Language::En);
        let said = [0.0, 0.001, 0.999, 1.0].map(|chance| percent(chance, &words));
        assert_eq!(said, ["0 %", "<1 %", ">99 %", "100 %"]);
    }

    #[test]
    fn means_are_written_as_the_language_writes_them() {
        let losses = choice(vec![Odds::spread(Text::new("ui-you"), vec![(2, 0.5), (3, 0.5)])]);
        assert_eq!(short(&losses, &words(Language::En)).unwrap(), "⌀ 2.5");
        assert_eq!(short(&losses, &words(Language::Hu)).unwrap(), "⌀ 2,5");
    }
}

//! A battle typed by hand: "3 inf 2 tank vs 4 inf 1 art 1 blockhouse".

use sandtable_core::ParseError;

use crate::side::{Power, Side};
use crate::unit::{Kind, Unit, Units};

/// What a person may type.
const EXPECTED: &str = "two sides with \"vs\" between them, the attacker first, such as \"3 inf 2 tank vs 4 inf 1 art 1 blockhouse\"; \
    words are inf, art, tank, block, and axis, uk, us before a side or a unit";

/// Reads a battle: the units of both sides, and who attacks. The side that is named first attacks. It is the Allies' unless
/// it says `axis` or has a blockhouse, which only the Axis has (AD-2.5).
pub fn read(text: &str) -> Result<(Units, Side), ParseError> {
    let refuse = || ParseError::new(text, EXPECTED);
    let lowered = text.to_lowercase();
    let words = numbers_apart(&lowered.replace([',', '+', '&'], " "));
    let sides: Vec<Vec<&str>> = {
        let mut sides = vec![Vec::new()];
        for word in words.split_whitespace().filter(|word| *word != "and") {
            if matches!(word, "vs" | "vs." | "v" | "against" | "–" | "-") {
                sides.push(Vec::new());
            } else {
                sides.last_mut().expect("there is always a last side").push(word);
            }
        }
        sides
    };
    let [first, second] = sides.as_slice() else { return Err(refuse()) };
    let attacker = match (side_of(first), side_of(second)) {
        (Some(side), None) => side,
        (None, Some(side)) => side.other(),
        (None, None) => Side::Allies,
        (Some(one), Some(other)) if one != other => one,
        _ => return Err(ParseError::new(text, "one side of the Axis and one of the Allies")),
    };
    let mut units = Units::default();
    for (words, side) in [(first, attacker), (second, attacker.other())] {
        add(words, side, &mut units).ok_or_else(refuse)?;
        if units.land(side) == 0 {
            return Err(ParseError::new(text, "at least one unit on either side"));
        }
    }
    Ok((units, attacker))
}

/// `3i1t`, as units of positions are written, is `3 i 1 t`.
fn numbers_apart(text: &str) -> String {
    let mut apart = String::with_capacity(text.len());
    let mut last = ' ';
    for next in text.chars() {
        if (last.is_ascii_digit() && next.is_alphabetic()) || (last.is_alphabetic() && next.is_ascii_digit()) {
            apart.push(' ');
        }
        apart.push(next);
        last = next;
    }
    apart
}

/// Which side some words can only mean.
fn side_of(words: &[&str]) -> Option<Side> {
    words.iter().find_map(|word| match *word {
        "axis" | "german" | "germans" | "germany" | "ge" => Some(Side::Axis),
        "allies" | "allied" | "uk" | "british" | "us" | "american" | "americans" => Some(Side::Allies),
        word if kind(word) == Some(Kind::Blockhouse) => Some(Side::Axis),
        _ => None,
    })
}

fn kind(word: &str) -> Option<Kind> {
    let kinds = [
        ("infantry", Kind::Infantry),
        ("artillery", Kind::Artillery),
        ("tanks", Kind::Tank),
        ("armour", Kind::Tank),
        ("blockhouses", Kind::Blockhouse),
        ("bunkers", Kind::Blockhouse),
    ];
    let long_enough = word.len() >= 3 || (word.len() == 1 && "iatb".contains(word));
    kinds.iter().find(|(name, _)| long_enough && name.starts_with(word)).map(|(_, kind)| *kind)
}

/// Adds `3 inf uk 2 tank` of a side; nothing if the words mean something else.
fn add(words: &[&str], side: Side, units: &mut Units) -> Option<()> {
    let mut power = if side == Side::Axis { Power::Axis } else { Power::Us };
    let mut count = None;
    for word in words {
        match *word {
            "axis" | "german" | "germans" | "germany" | "ge" | "allies" | "allied" => {}
            "uk" | "british" => power = Power::Uk,
            "us" | "american" | "americans" => power = Power::Us,
            word => match word.parse::<u8>() {
                Ok(number) if count.is_none() && number <= MOST => count = Some(number),
                Ok(_) => return None,
                Err(_) => {
                    let unit = Unit::find(power, kind(word)?)?;
                    let more = count.take().unwrap_or(1);
                    if units.of(unit) + more > MOST {
                        return None;
                    }
                    units.add(unit, more);
                }
            },
        }
    }
    count.is_none().then_some(())
}

/// More than fit a zone may be typed, within reason.
const MOST: u8 = 40;

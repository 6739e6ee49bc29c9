//! How input is spoiled: bytes are taken out, put in, doubled and exchanged; pieces of one file come into another; and where
//! it is JSON, values are exchanged for others, so that what comes out is often well-formed and still wrong.

use sandtable_core::{Chance as _, Fast};
use serde_json::{Value, json};

use super::corpus::Corpus;
use super::targets::Target;

/// Pieces that a reader may stumble over.
const PIECES: [&str; 36] = [
    "",
    "null",
    "true",
    "-1",
    "0",
    "255",
    "256",
    "65536",
    "1e999",
    "0.5",
    "18446744073709551616",
    "\"",
    "'",
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    "=",
    "\\u0000",
    "\\ud800",
    "\0",
    "\n",
    "\r\n",
    "\t",
    " ",
    "→",
    "\u{feff}",
    "\u{202e}",
    "[[[[[[[[[[[[[[[[",
    "\"seat\":255,",
    "seat",
    "take-back",
    "…",
    "#",
];

fn below(dice: &mut Fast, n: usize) -> usize {
    dice.below(u32::try_from(n.max(1)).unwrap_or(u32::MAX)) as usize
}

/// Something of what is kept, spoiled.
pub fn spoiled(corpus: &Corpus, target: Target, dice: &mut Fast) -> Vec<u8> {
    let kept = corpus.of(target);
    let mut input = kept[below(dice, kept.len())].1.clone();
    for _ in 0..=below(dice, 4) {
        if below(dice, 2) == 0 && spoil_json(&mut input, dice) {
            continue;
        }
        let other = &kept[below(dice, kept.len())].1;
        spoil_bytes(&mut input, other, dice);
    }
    input
}

fn range(dice: &mut Fast, length: usize, most: usize) -> std::ops::Range<usize> {
    let begin = below(dice, length + 1);
    begin..(begin + below(dice, most)).min(length)
}

fn spoil_bytes(input: &mut Vec<u8>, other: &[u8], dice: &mut Fast) {
    match below(dice, 7) {
        0 => {
            let place = range(dice, input.len(), 12);
            input.splice(place, PIECES[below(dice, PIECES.len())].bytes());
        }
        1 => drop(input.drain(range(dice, input.len(), 40))),
        2 => {
            let part = input[range(dice, input.len(), 60)].to_vec();
            let at = below(dice, input.len() + 1);
            input.splice(at..at, part);
        }
        3 => {
            let part = other[range(dice, other.len(), 80)].to_vec();
            let place = range(dice, input.len(), 40);
            input.splice(place, part);
        }
        4 => {
            let at = below(dice, input.len());
            if let Some(byte) = input.get_mut(at) {
                *byte ^= 1 << below(dice, 8);
            }
        }
        5 => spoil_lines(input, other, dice),
        _ => spoil_number(input, dice),
    }
}

/// A line is doubled, taken out, or taken from elsewhere.
fn spoil_lines(input: &mut Vec<u8>, other: &[u8], dice: &mut Fast) {
    let mut lines: Vec<Vec<u8>> = input.split(|byte| *byte == b'\n').map(<[u8]>::to_vec).collect();
    let theirs: Vec<&[u8]> = other.split(|byte| *byte == b'\n').collect();
    let at = below(dice, lines.len());
    match below(dice, 4) {
        0 => drop(lines.remove(at)),
        1 => lines.insert(at, lines[at].clone()),
        2 => lines[at] = theirs[below(dice, theirs.len())].to_vec(),
        _ => {
            let with = below(dice, lines.len());
            lines.swap(at, with);
        }
    }
    *input = lines.join(&b'\n');
}

/// A number becomes another.
fn spoil_number(input: &mut Vec<u8>, dice: &mut Fast) {
    let digits: Vec<usize> = (0..input.len()).filter(|&at| input[at].is_ascii_digit()).collect();
    if digits.is_empty() {
        return;
    }
    let at = digits[below(dice, digits.len())];
    let end = (at..input.len()).find(|&at| !input[at].is_ascii_digit()).unwrap_or(input.len());
    let number = ["0", "1", "2", "7", "13", "99", "255", "256", "4294967296", "-1", "-5"][below(dice, 11)];
    input.splice(at..end, number.bytes());
}

/// Exchanges a value of a JSON text, or of one of its lines; `false` if there is none.
fn spoil_json(input: &mut Vec<u8>, dice: &mut Fast) -> bool {
    if let Ok(mut value) = serde_json::from_slice::<Value>(input) {
        spoil_value(&mut value, dice);
        *input = value.to_string().into_bytes();
        return true;
    }
    let mut lines: Vec<Vec<u8>> = input.split(|byte| *byte == b'\n').map(<[u8]>::to_vec).collect();
    let at = below(dice, lines.len());
    let Ok(mut value) = serde_json::from_slice::<Value>(&lines[at]) else { return false };
    spoil_value(&mut value, dice);
    lines[at] = value.to_string().into_bytes();
    *input = lines.join(&b'\n');
    true
}

/// Goes down some way, and changes what is there.
fn spoil_value(value: &mut Value, dice: &mut Fast) {
    let stop = below(dice, 4) == 0;
    match value {
        Value::Object(fields) if !fields.is_empty() && !stop => {
            let name = fields.keys().nth(below(dice, fields.len())).cloned().unwrap_or_default();
            match below(dice, 8) {
                0 => drop(fields.remove(&name)),
                1 => {
                    let moved = fields.values().nth(below(dice, fields.len())).cloned().unwrap_or_default();
                    fields.insert(name, moved);
                }
                _ => spoil_value(fields.get_mut(&name).expect("it is there"), dice),
            }
        }
        Value::Array(values) if !values.is_empty() && !stop => {
            let at = below(dice, values.len());
            match below(dice, 8) {
                0 => drop(values.remove(at)),
                1 => values.push(values[at].clone()),
                2 => {
                    let with = below(dice, values.len());
                    values.swap(at, with);
                }
                _ => spoil_value(&mut values[at], dice),
            }
        }
        Value::Number(number) => {
            let near = number.as_i64().unwrap_or(0).saturating_add([-2, -1, 1, 2, 250, 65_536][below(dice, 6)]);
            *value = json!(near);
        }
        Value::Bool(yes) => *yes = !*yes,
        Value::Object(_) | Value::Array(_) | Value::String(_) | Value::Null => {
            let others = [
                json!(null),
                json!(0),
                json!(-1),
                json!(1e300),
                json!(""),
                json!("x"),
                json!([]),
                json!({}),
                json!(true),
            ];
            *value = others[below(dice, others.len())].clone();
        }
    }
}

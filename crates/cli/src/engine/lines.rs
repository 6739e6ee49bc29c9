//! Lines of bounded length from an unbounded stream.

use std::io::{self, BufRead};

/// No request is longer than this many bytes.
pub const LONGEST_LINE: usize = 4 << 20;

/// A line, without its end.
#[derive(Debug, PartialEq, Eq)]
pub enum Line {
    /// What was read.
    Whole(Vec<u8>),
    /// There was more than [`LONGEST_LINE`]. The rest has been skipped, not kept.
    TooLong,
}

/// Reads the next line; `None` at the end of the input.
pub fn next_line(input: &mut impl BufRead) -> io::Result<Option<Line>> {
    let mut line = Vec::new();
    let mut too_long = false;
    let mut anything = false;
    loop {
        let chunk = match input.fill_buf() {
            Ok(chunk) => chunk,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if chunk.is_empty() {
            return Ok(anything.then(|| finished(line, too_long)));
        }
        anything = true;
        let end = chunk.iter().position(|&byte| byte == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        if line.len() + part.len() > LONGEST_LINE {
            too_long = true;
            line = Vec::new();
        }
        if !too_long {
            line.extend_from_slice(part);
        }
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            return Ok(Some(finished(line, too_long)));
        }
    }
}

fn finished(line: Vec<u8>, too_long: bool) -> Line {
    if too_long { Line::TooLong } else { Line::Whole(line) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(mut input: impl BufRead) -> Vec<Line> {
        std::iter::from_fn(|| next_line(&mut input).unwrap()).collect()
    }

    fn whole(text: &str) -> Line {
        Line::Whole(text.into())
    }

    #[test]
    fn the_last_line_needs_no_end() {
        assert_eq!(lines(&b"one\n\ntwo"[..]), [whole("one"), whole(""), whole("two")]);
        assert_eq!(lines(&b""[..]), []);
    }

    #[test]
    fn a_line_that_is_too_long_is_skipped_and_the_next_one_read() {
        let mut input = vec![b'x'; LONGEST_LINE + 1];
        input.extend(b"\nnext\n");
        // A small buffer, so that the line comes in many parts.
        let input = io::BufReader::with_capacity(1 << 12, &input[..]);
        assert_eq!(lines(input), [Line::TooLong, whole("next")]);
    }

    #[test]
    fn a_line_of_just_the_length_is_read() {
        let input = [vec![b'x'; LONGEST_LINE], b"\n".to_vec()].concat();
        assert!(matches!(&lines(&input[..])[..], [Line::Whole(line)] if line.len() == LONGEST_LINE));
    }
}

//! `sandtable engine`: any game, driven by JSON lines on standard input and output. `docs/engine-protocol.md`
//! describes the protocol.
//!
//! | file | what is in it |
//! |---|---|
//! | [`lines`] | lines of bounded length |
//! | [`request`] | what a client asks, field by field |
//! | [`session`] | the current match, and what each operation does |
//! | [`campaign`] | a score over several matches |
//! | [`answer`], [`failure`] | what a client is answered |

mod answer;
mod campaign;
mod failure;
mod lines;
mod request;
mod session;
mod story;
#[cfg(test)]
mod tests;

use std::io::{self, BufRead, Write};

use clap::Args;
use sandtable_shelf::{Shelf, Shelved};

use self::answer::Reply;
use self::failure::{Code, Failure};
use self::lines::{LONGEST_LINE, Line, next_line};
use self::session::Session;

/// Play any game by JSON lines on standard input and output
///
/// One JSON object a line in, one out, in order. Operations: games, new, load, campaign, next, legal, check, apply, undo,
/// view, prompt, describe, components, worlds, save, dice, bot, record, story, quit. The whole protocol, with a session to copy, is in docs/engine-protocol.md.
#[derive(Args)]
#[command(after_help = "Example:
  $ sandtable engine
  {\"op\":\"new\",\"game\":\"battle-line\",\"seed\":42}
  {\"op\":\"legal\",\"seat\":0}
  {\"op\":\"quit\"}")]
pub struct Engine {}

impl Engine {
    /// Serves standard input until its end or `quit`.
    pub fn run(self) -> anyhow::Result<()> {
        let shelf = Shelf::all();
        serve(shelf.iter(), io::stdin().lock(), io::stdout().lock())?;
        Ok(())
    }
}

/// Answers every line that is not empty with one line, in order.
pub(crate) fn serve<'a>(
    games: impl IntoIterator<Item = &'a dyn Shelved>,
    mut input: impl BufRead,
    mut output: impl Write,
) -> io::Result<()> {
    let mut session = Session::new(games);
    while let Some(line) = next_line(&mut input)? {
        let reply = match line {
            Line::Whole(bytes) => session.answer(&bytes),
            Line::TooLong => Some(Reply::bad(
                None,
                Failure::new(Code::TooLong, format!("expected a line of at most {LONGEST_LINE} bytes")),
            )),
        };
        if let Some(reply) = reply {
            let mut answer = serde_json::to_vec(&reply)?;
            answer.push(b'\n');
            output.write_all(&answer)?;
            output.flush()?;
        }
        if session.is_over() {
            break;
        }
    }
    Ok(())
}

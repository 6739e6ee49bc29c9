//! Which of several PostgreSQL servers is the primary.
//!
//! Every promotion of a standby begins a new timeline, and timelines are counted. So of two servers that both take writes,
//! the one with the higher timeline was promoted after the other was given up; the other is an old primary that came
//! back, and what is written there would be lost. A server is never followed back to a lower timeline than was seen.

use std::time::Duration;

use futures_util::future::join_all;
use sqlx::{Connection as _, PgConnection, Row as _};
use tokio::time::timeout;

use super::hosts::Host;

/// How long a server may take to accept a connection and say how it stands.
pub(super) const ANSWERS_WITHIN: Duration = Duration::from_secs(3);

/// The timeline is read from the name of the log file that is being written: the control file learns of a promotion later.
const STANDING: &str = "SELECT current_setting('transaction_read_only') = 'off' AND NOT pg_is_in_recovery(),
    CASE WHEN pg_is_in_recovery() THEN NULL ELSE pg_walfile_name(pg_current_wal_lsn()) END,
    (SELECT system_identifier FROM pg_control_system()), pg_backend_pid()";
/// A commit that changes nothing. It comes back when the synchronous standby has it, and so everything before it.
const EMPTY_COMMIT: &str = "SELECT pg_logical_emit_message(true, 'sandtable', '')";

/// How a server stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Standing {
    /// It takes writes.
    Primary(Line),
    /// It follows another server, or may only be read.
    ReadOnly,
}

/// One line of history of one database cluster.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Line {
    /// Made by `initdb`, and the same on all copies.
    pub(super) system: i64,
    /// Counts promotions.
    pub(super) timeline: u32,
}

/// Why there is no server to write to.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum NoPrimary {
    /// None of them takes writes.
    #[error("no server takes writes ({0})")]
    Nobody(String),
    /// Two do, and nothing tells which was promoted last.
    #[error(
        "{0} and {1} both take writes and are on the same timeline: nobody can tell which of them is the primary. Stop the \
         one that is not"
    )]
    Two(String, String),
}

/// Asks a server over an open connection how it stands.
pub(super) async fn ask(connection: &mut PgConnection) -> Result<(Standing, i32), sqlx::Error> {
    let row = sqlx::query(STANDING).fetch_one(connection).await?;
    let (writes, file, system): (bool, Option<String>, i64) = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
    let timeline = file.and_then(|file| u32::from_str_radix(file.get(..8)?, 16).ok());
    let standing = match timeline {
        Some(timeline) if writes => Standing::Primary(Line { system, timeline }),
        _ => Standing::ReadOnly,
    };
    Ok((standing, row.try_get(3)?))
}

/// What became of asking one server: how it stands, or why that is not known.
type Answer = Result<Standing, String>;

/// Asks all servers at once.
pub(super) async fn ask_all(hosts: &[Host]) -> Vec<Answer> {
    join_all(hosts.iter().map(|host| async {
        let asked = async {
            let mut connection = PgConnection::connect_with(&host.options).await?;
            let (standing, _) = ask(&mut connection).await?;
            connection.close().await?;
            Ok::<_, sqlx::Error>(standing)
        };
        match timeout(ANSWERS_WITHIN, asked).await {
            Ok(answer) => answer.map_err(|error| error.to_string()),
            Err(_) => Err("does not answer".to_owned()),
        }
    }))
    .await
}

/// The server to write to, given how all stand and the highest line that was seen so far.
pub(super) fn choose(hosts: &[Host], answers: &[Answer], seen: Option<Line>) -> Result<(usize, Line), NoPrimary> {
    let mut primaries: Vec<(usize, Line)> = Vec::new();
    let mut reasons = Vec::new();
    for (index, (host, answer)) in hosts.iter().zip(answers).enumerate() {
        match (answer, seen) {
            (Err(why), _) => reasons.push(format!("{host}: {why}")),
            (Ok(Standing::ReadOnly), _) => reasons.push(format!("{host}: it is a standby or read-only")),
            (Ok(Standing::Primary(line)), Some(seen)) if line.system != seen.system => {
                reasons.push(format!("{host}: it belongs to another database cluster"));
            }
            (Ok(Standing::Primary(line)), Some(seen)) if line.timeline < seen.timeline => reasons.push(format!(
                "{host}: it is an old primary, on timeline {}; timeline {} was seen",
                line.timeline, seen.timeline
            )),
            (Ok(Standing::Primary(line)), _) => primaries.push((index, *line)),
        }
    }
    let Some(&(index, best)) = primaries.iter().max_by_key(|(_, line)| line.timeline) else {
        return Err(NoPrimary::Nobody(reasons.join("; ")));
    };
    let rival = |line: &Line| line.timeline == best.timeline || line.system != best.system;
    match primaries.iter().find(|(other, line)| *other != index && rival(line)) {
        Some(&(other, _)) => Err(NoPrimary::Two(hosts[other].to_string(), hosts[index].to_string())),
        None => Ok((index, best)),
    }
}

/// Whether a commit at a server comes back. A primary whose synchronous standby is gone takes writes and never confirms
/// them; and after a crash it shows what it had not confirmed. Both are over when an empty commit comes back.
pub(super) async fn confirms(host: &Host) -> Result<(), String> {
    let connected = timeout(ANSWERS_WITHIN, PgConnection::connect_with(&host.options)).await;
    let mut connection = connected.map_err(|_| "does not answer".to_owned())?.map_err(|error| error.to_string())?;
    let (_, process) = ask(&mut connection).await.map_err(|error| error.to_string())?;
    match timeout(ANSWERS_WITHIN, sqlx::query(EMPTY_COMMIT).execute(&mut connection)).await {
        Ok(Ok(_)) => {
            let _ = connection.close().await;
            Ok(())
        }
        Ok(Err(error)) => Err(error.to_string()),
        Err(_) => {
            // It would wait for its standby for ever, and the next attempt beside it, until there are no connections left.
            let _ = timeout(ANSWERS_WITHIN, end(host, process)).await;
            Err("it takes writes and does not confirm them: is its synchronous standby running?".to_owned())
        }
    }
}

async fn end(host: &Host, process: i32) -> Result<(), sqlx::Error> {
    let mut connection = PgConnection::connect_with(&host.options).await?;
    sqlx::query("SELECT pg_terminate_backend($1)").bind(process).execute(&mut connection).await?;
    connection.close().await
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::hosts::Hosts;

    fn line(timeline: u32) -> Line {
        Line { system: 7, timeline }
    }

    fn primary(timeline: u32) -> Answer {
        Ok(Standing::Primary(line(timeline)))
    }

    fn chosen(answers: &[Answer], seen: Option<Line>) -> Result<(usize, Line), NoPrimary> {
        let hosts: Hosts = "postgres://one,two,three/games".parse().unwrap();
        choose(&hosts.each, answers, seen)
    }

    #[test]
    fn the_server_that_takes_writes_is_chosen_wherever_it_stands() {
        let down = || Err("refused".to_owned());
        assert_eq!(chosen(&[Ok(Standing::ReadOnly), primary(1), down()], None), Ok((1, line(1))));
        assert_eq!(chosen(&[down(), primary(4), down()], Some(line(3))), Ok((1, line(4))));
        let nobody = chosen(&[Ok(Standing::ReadOnly), down(), down()], None).unwrap_err();
        let text = nobody.to_string();
        assert!(text.contains("one: it is a standby") && text.contains("two: refused"), "{text}");
    }

    #[test]
    fn an_old_primary_that_came_back_is_not_chosen() {
        let standby = || Ok(Standing::ReadOnly);
        assert_eq!(chosen(&[primary(1), primary(2), standby()], None), Ok((1, line(2))), "also at the first start");
        assert_eq!(chosen(&[primary(2), primary(1), standby()], Some(line(1))), Ok((0, line(2))));
        let down = Err("refused".to_owned());
        let old = chosen(&[primary(1), down, standby()], Some(line(2))).unwrap_err().to_string();
        assert!(old.contains("one: it is an old primary, on timeline 1; timeline 2 was seen"), "{old}");
    }

    #[test]
    fn where_nobody_can_tell_nobody_is_chosen() {
        let two = chosen(&[primary(1), Ok(Standing::ReadOnly), primary(1)], None);
        assert_eq!(two, Err(NoPrimary::Two("one".into(), "three".into())));
        assert_eq!(chosen(&[primary(1), primary(1), primary(2)], None), Ok((2, line(2))), "two old ones do not matter");
        let foreign = || Ok(Standing::Primary(Line { system: 8, timeline: 9 }));
        assert!(matches!(chosen(&[primary(1), foreign(), foreign()], None), Err(NoPrimary::Two(..))));
        assert_eq!(chosen(&[foreign(), primary(3), foreign()], Some(line(3))), Ok((1, line(3))));
    }
}

//! A PostgreSQL database, copied by PostgreSQL's own `pg_dump` as it stood at one moment.

use std::path::{Path, PathBuf};
use std::process::Command;

use sqlx::PgPool;

use super::super::hosts::{Hosts, without_password};
use super::super::migrate;
use super::super::primary::Primary;
use super::BackupError;

/// Copies a database into a file and reads the copy back; how many tables and steps there were when it began.
pub(super) async fn copy(address: &str, file: &Path) -> Result<(u64, u64), BackupError> {
    let (open, password) = without_password(address);
    let copying = |error: &dyn ToString| BackupError::Copying(error.to_string());
    let hosts: Hosts = address.parse().map_err(|error| copying(&error))?;
    let primary = Primary::find(hosts).await.map_err(|error| copying(&error))?;
    let pool = primary.pool().await.map_err(|error| copying(&error))?;
    let not_ours = |error: sqlx::Error| BackupError::NotOurs { database: open.clone(), why: error.to_string() };
    let (tables, steps) = counts(&pool).await.map_err(not_ours)?;
    let server = server_version(&pool).await.map_err(|error| copying(&error))?;
    let programs = Programs::find(server)?;
    let file = file.to_owned();
    let dumped = tokio::task::spawn_blocking(move || programs.dump(&open, password.as_deref(), &file));
    dumped.await.map_err(|error| copying(&error))??;
    Ok((tables, steps))
}

async fn counts(pool: &PgPool) -> Result<(u64, u64), sqlx::Error> {
    let _: i64 = sqlx::query_scalar(migrate::READ).fetch_one(pool).await?;
    let (tables, steps): (i64, i64) =
        sqlx::query_as("SELECT (SELECT COUNT(*) FROM tables), (SELECT COUNT(*) FROM deeds)").fetch_one(pool).await?;
    Ok((tables as u64, steps as u64))
}

/// 15 for 15.3.
async fn server_version(pool: &PgPool) -> Result<u32, sqlx::Error> {
    let number: i32 = sqlx::query_scalar("SELECT current_setting('server_version_num')::int4").fetch_one(pool).await?;
    Ok(number as u32 / 10_000)
}

/// PostgreSQL's programs on this machine.
struct Programs {
    dump: PathBuf,
    restore: PathBuf,
}

impl Programs {
    /// Those in the PATH, or else the newest of Debian's, if they fit a server of this version.
    fn find(version: u32) -> Result<Programs, BackupError> {
        let find = |program| find(program).ok_or(BackupError::NoProgram { program, version });
        let (dump, restore) = (find("pg_dump")?, find("pg_restore")?);
        let said = Command::new(&dump).arg("--version").output().map(|output| output.stdout).unwrap_or_default();
        match major(&String::from_utf8_lossy(&said)) {
            Some(found) if found < version => Err(BackupError::OldProgram { program: dump, found, version }),
            _ => Ok(Programs { dump, restore }),
        }
    }

    fn dump(&self, address: &str, password: Option<&str>, file: &Path) -> Result<(), BackupError> {
        let mut dump = Command::new(&self.dump);
        dump.args(["--format=custom", "--no-password", "--dbname", address, "--file"]).arg(file);
        if let Some(password) = password {
            dump.env("PGPASSWORD", password);
        }
        run(dump).map_err(BackupError::Copying)?;
        let mut list = Command::new(&self.restore);
        let listed = run({
            list.arg("--list").arg(file);
            list
        })
        .map_err(BackupError::NotWhole)?;
        if !listed.lines().any(|line| line.contains("TABLE DATA") && line.contains(" deeds ")) {
            return Err(BackupError::NotWhole("the steps of the tables are not in it".to_owned()));
        }
        // Unpacks every row, as restoring does.
        let mut read = Command::new(&self.restore);
        read.arg("--file=/dev/null").arg(file);
        run(read).map(drop).map_err(BackupError::NotWhole)
    }
}

fn run(mut command: Command) -> Result<String, String> {
    let output = command.output().map_err(|error| error.to_string())?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    Err(String::from_utf8_lossy(&output.stderr).trim().to_owned())
}

fn find(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let debian = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut versions: Vec<(u32, PathBuf)> = debian
        .filter_map(|entry| Some((entry.file_name().to_str()?.parse().ok()?, entry.path().join("bin"))))
        .collect();
    versions.sort();
    let newest_first = versions.into_iter().rev().map(|(_, folder)| folder);
    std::env::split_paths(&path).chain(newest_first).map(|folder| folder.join(program)).find(|file| file.is_file())
}

/// 15 in `pg_dump (PostgreSQL) 15.13 (Debian 15.13-0+deb12u1)`.
fn major(said: &str) -> Option<u32> {
    let (_, version) = said.split_once("(PostgreSQL) ")?;
    version.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_says_its_version() {
        assert_eq!(major("pg_dump (PostgreSQL) 15.13 (Debian 15.13-0+deb12u1)\n"), Some(15));
        assert_eq!(major("pg_dump (PostgreSQL) 18devel"), Some(18));
        assert_eq!(major("something else"), None);
    }
}

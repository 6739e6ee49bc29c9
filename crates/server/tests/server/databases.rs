//! The databases that tests run on. PostgreSQL is a throw-away cluster, started once for all tests and gone with them.

use std::io::Write as _;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use sandtable_server::config::Config;
use sandtable_server::serve::Server;
use sandtable_shelf::Shelf;
use sqlx::{Connection as _, Executor as _};
use tempfile::TempDir;

/// A database of a test's own.
pub struct Database {
    pub address: String,
    _directory: Option<TempDir>,
}

/// Both kinds. A machine without PostgreSQL's programs says so by `SANDTABLE_NO_POSTGRES`, as `make test` does, which then
/// also leaves out the tests with `postgres` or `cluster` in their names; otherwise their absence is a failure.
pub fn both() -> Vec<Database> {
    let mut databases = vec![sqlite()];
    if std::env::var_os("SANDTABLE_NO_POSTGRES").is_none() {
        databases.push(postgres());
    }
    databases
}

pub fn sqlite() -> Database {
    let directory = TempDir::new().unwrap();
    let address = directory.path().join("test.sqlite").to_str().unwrap().to_owned();
    Database { address, _directory: Some(directory) }
}

pub fn postgres() -> Database {
    static CLUSTER: OnceLock<Cluster> = OnceLock::new();
    let cluster = CLUSTER.get_or_init(Cluster::start);
    Database { address: cluster.create_database(), _directory: None }
}

impl Database {
    pub fn config(&self) -> Config {
        Config {
            listen: ([127, 0, 0, 1], 0).into(),
            database: self.address.clone(),
            limits: false,
            ..Config::default()
        }
    }

    /// Everything that happened so far happened so much earlier.
    pub fn age(&self, millis: u64) {
        for sql in [
            format!("UPDATE deeds SET at = at - {millis}"),
            format!("UPDATE tables SET created = created - {millis}, last = last - {millis}, wake = wake - {millis}"),
        ] {
            execute(&self.address, sql).unwrap();
        }
    }

    pub async fn serve(&self) -> Server {
        serve(self.config()).await
    }
}

pub async fn serve(config: Config) -> Server {
    Server::start(Arc::new(Shelf::all()), config).await.unwrap()
}

struct Cluster {
    directory: PathBuf,
    port: u16,
    /// When this process ends, however it ends, the shell's input ends, and the shell stops the cluster.
    _shell: Child,
}

pub const CANNOT: &str = "These tests need PostgreSQL's server programs (initdb, postgres): install them \
    (on Debian: apt install postgresql), or name the folder in SANDTABLE_PG_BIN";

impl Cluster {
    fn start() -> Cluster {
        let bin = programs();
        let directory = tempfile::Builder::new().prefix("sandtable-pg-").tempdir().unwrap().keep();
        let data = directory.join("data");
        std::fs::create_dir(&data).unwrap();
        give_away(&directory);
        let mut made = as_nobody_special(&bin.join("initdb"));
        let made = made.args(["--auth=trust", "--username=sandtable", "--encoding=UTF8", "--no-sync", "-D"]).arg(&data);
        let output = made.output().expect(CANNOT);
        assert!(output.status.success(), "initdb: {}", String::from_utf8_lossy(&output.stderr));
        let port = free_port();
        let server = as_nobody_special(&bin.join("postgres"));
        let words: Vec<String> = std::iter::once(server.get_program())
            .chain(server.get_args())
            .map(|word| format!("'{}'", word.to_str().unwrap()))
            .collect();
        let script = format!(
            "{} -D '{}' -p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='{}' -c max_connections=200 \
             >'{}' 2>&1 & read -r _; kill -INT $!; wait; rm -rf '{}'",
            words.join(" "),
            data.display(),
            directory.display(),
            directory.join("log").display(),
            directory.display(),
        );
        let mut shell = Command::new("sh").arg("-c").arg(script).stdin(Stdio::piped()).spawn().unwrap();
        shell.stdin.as_mut().unwrap().flush().unwrap();
        let cluster = Cluster { directory, port, _shell: shell };
        cluster.wait();
        cluster
    }

    fn wait(&self) {
        let begun = Instant::now();
        while begun.elapsed() < Duration::from_secs(30) {
            if execute(&self.address("postgres"), "SELECT 1".to_owned()).is_ok() {
                return;
            }
            std::thread::sleep(Duration::from_millis(100));
        }
        let log = std::fs::read_to_string(self.directory.join("log")).unwrap_or_default();
        panic!("PostgreSQL does not answer: {log}");
    }

    fn address(&self, database: &str) -> String {
        format!("postgres://sandtable@127.0.0.1:{}/{database}", self.port)
    }

    fn create_database(&self) -> String {
        static COUNT: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);
        let name = format!("test_{}", COUNT.fetch_add(1, std::sync::atomic::Ordering::Relaxed));
        execute(&self.address("postgres"), format!("CREATE DATABASE {name}")).unwrap();
        self.address(&name)
    }
}

/// Carries out a statement on either kind of database, on a thread of its own, so that it can be called from anywhere.
pub fn execute(address: &str, sql: String) -> Result<(), sqlx::Error> {
    let address = address.to_owned();
    let run = move || {
        tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(async {
            if address.starts_with("postgres://") {
                let mut connection = sqlx::PgConnection::connect(&address).await?;
                connection.execute(sqlx::AssertSqlSafe(sql)).await?;
                connection.close().await
            } else {
                let mut connection = sqlx::SqliteConnection::connect(&format!("sqlite:{address}")).await?;
                connection.execute(sqlx::AssertSqlSafe(sql)).await?;
                connection.close().await
            }
        })
    };
    std::thread::spawn(run).join().unwrap()
}

/// Brings a copy that `pg_dump` made into a database of its own.
pub fn restore(copy: &Path) -> Database {
    let database = postgres();
    let mut restore = Command::new(programs().join("pg_restore"));
    let restored = restore.args(["--no-owner", "--exit-on-error", "--dbname", &database.address]).arg(copy);
    let output = restored.output().expect(CANNOT);
    assert!(output.status.success(), "pg_restore: {}", String::from_utf8_lossy(&output.stderr));
    database
}

/// Where PostgreSQL's programs are.
pub fn programs() -> PathBuf {
    if let Some(named) = std::env::var_os("SANDTABLE_PG_BIN") {
        return named.into();
    }
    let debian = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut found: Vec<PathBuf> = debian.map(|entry| entry.path().join("bin")).collect();
    found.sort();
    let path = std::env::var_os("PATH").unwrap_or_default();
    found.extend(std::env::split_paths(&path));
    // A folder of links may lack some of the programs: they lie together where the link leads.
    let real = |folder: PathBuf| Some(folder.join("initdb").canonicalize().ok()?.parent()?.to_owned());
    found.into_iter().rev().find_map(real).expect(CANNOT)
}

/// PostgreSQL refuses to run as root: then it runs as somebody else, who must own its folder.
pub fn as_nobody_special(program: &Path) -> Command {
    let Some((user, group)) = somebody_else() else { return Command::new(program) };
    let mut command = Command::new("setpriv");
    command.args(["--reuid", user, "--regid", &group, "--clear-groups"]).arg(program);
    command
}

/// Gives a folder to whoever PostgreSQL runs as.
pub fn give_away(directory: &Path) {
    let Some((user, _)) = somebody_else() else { return };
    std::fs::set_permissions(directory, std::fs::Permissions::from_mode(0o755)).unwrap();
    let owned = Command::new("chown").args(["-R", user]).arg(directory).status().unwrap();
    assert!(owned.success());
}

/// Whom PostgreSQL runs as, with their group, if that is not who runs the tests.
fn somebody_else() -> Option<(&'static str, String)> {
    let root = std::fs::metadata("/proc/self").is_ok_and(|own| std::os::unix::fs::MetadataExt::uid(&own) == 0);
    if !root {
        return None;
    }
    let known = std::fs::read_to_string("/etc/passwd").unwrap_or_default();
    let user = if known.lines().any(|line| line.starts_with("postgres:")) { "postgres" } else { "nobody" };
    Some((user, group(&known, user)))
}

fn group(passwd: &str, user: &str) -> String {
    let line = passwd.lines().find(|line| line.starts_with(&format!("{user}:"))).unwrap();
    line.split(':').nth(3).unwrap().to_owned()
}

pub fn free_port() -> u16 {
    std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

/// Reads one number from either kind of database.
pub fn number(address: &str, sql: &str) -> i64 {
    let (address, sql) = (address.to_owned(), sql.to_owned());
    let run = move || {
        tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(async {
            let sql = sqlx::AssertSqlSafe(sql);
            if address.starts_with("postgres://") {
                let mut connection = sqlx::PgConnection::connect(&address).await.unwrap();
                sqlx::query_scalar(sql).fetch_one(&mut connection).await.unwrap()
            } else {
                let mut connection = sqlx::SqliteConnection::connect(&format!("sqlite:{address}")).await.unwrap();
                sqlx::query_scalar(sql).fetch_one(&mut connection).await.unwrap()
            }
        })
    };
    std::thread::spawn(run).join().unwrap()
}

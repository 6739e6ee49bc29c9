//! A PostgreSQL primary with a synchronous standby: two real clusters on this machine, gone when the test is.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::databases::{self, CANNOT, as_nobody_special, free_port, give_away, programs};

/// The two clusters.
pub struct Pair {
    pub primary: Cluster,
    pub standby: Cluster,
    /// Removes the folder when this process ends, however it ends.
    _broom: Child,
}

/// One cluster, running or not.
pub struct Cluster {
    folder: PathBuf,
    name: &'static str,
    pub port: u16,
    shell: Option<Child>,
}

/// What the primary waits for before it confirms a commit.
const SYNCHRONOUS: [&str; 3] = [
    "ALTER SYSTEM SET synchronous_commit = 'remote_write'",
    "ALTER SYSTEM SET synchronous_standby_names = '*'",
    "SELECT pg_reload_conf()",
];
/// A standby that was promoted has no standby of its own, and waits for none.
pub const ALONE: [&str; 1] = ["synchronous_standby_names="];

impl Pair {
    /// Makes both and waits until the standby follows the primary.
    pub fn start() -> Pair {
        let folder = tempfile::Builder::new().prefix("sandtable-pair-").tempdir().unwrap().keep();
        let broom = shell(&format!("read -r _; sleep 2; rm -rf '{}'", folder.display()));
        give_away(&folder);
        let cluster = |name| Cluster { folder: folder.clone(), name, port: free_port(), shell: None };
        let mut pair = Pair { primary: cluster("one"), standby: cluster("two"), _broom: broom };
        pair.primary
            .run("initdb", &["--auth=trust", "--username=sandtable", "--encoding=UTF8", "--no-sync", "-D", "one"]);
        pair.primary.start(&[]);
        databases::execute(&pair.primary.address("postgres"), "CREATE DATABASE games".into()).unwrap();
        let from = pair.primary.port.to_string();
        let copy =
            ["-h", "127.0.0.1", "-p", &from, "-U", "sandtable", "-D", "two", "-R", "--checkpoint=fast", "--no-sync"];
        pair.standby.run("pg_basebackup", &copy);
        pair.standby.start(&ALONE);
        let follows = |state: &str| {
            let sql = format!(
                "SELECT COUNT(*) FROM pg_stat_replication WHERE state = 'streaming' AND sync_state = '{state}'"
            );
            databases::number(&pair.primary.address("postgres"), &sql) == 1
        };
        wait_until(|| follows("async"));
        // Not earlier: until the standby is there, nothing would be confirmed.
        for sql in SYNCHRONOUS {
            databases::execute(&pair.primary.address("postgres"), sql.to_owned()).unwrap();
        }
        wait_until(|| follows("sync"));
        pair
    }

    /// The address of both, in this order.
    pub fn address(&self) -> String {
        address_of(self.primary.port, self.standby.port)
    }
}

pub fn address_of(one: u16, two: u16) -> String {
    format!("postgres://sandtable@127.0.0.1:{one},127.0.0.1:{two}/games?target_session_attrs=read-write")
}

impl Cluster {
    pub fn address(&self, database: &str) -> String {
        format!("postgres://sandtable@127.0.0.1:{}/{database}", self.port)
    }

    /// Runs one of PostgreSQL's programs in the folder of both clusters.
    fn run(&self, program: &str, arguments: &[&str]) {
        let mut command = as_nobody_special(&programs().join(program));
        let output = command.args(arguments).current_dir(&self.folder).output().expect(CANNOT);
        assert!(output.status.success(), "{program}: {}", String::from_utf8_lossy(&output.stderr));
    }

    /// Starts it with some settings and waits until it answers.
    pub fn start(&mut self, settings: &[&str]) {
        let server = as_nobody_special(&programs().join("postgres"));
        let words = std::iter::once(server.get_program()).chain(server.get_args()).map(|word| word.to_str().unwrap());
        let mut line: Vec<String> = words.map(|word| format!("'{word}'")).collect();
        let usual = ["listen_addresses=127.0.0.1", "max_connections=60", "unix_socket_directories=."];
        line.extend(usual.iter().chain(settings).map(|setting| format!("-c '{setting}'")));
        let (folder, name, port) = (self.folder.display(), self.name, self.port);
        // When this process ends, however it ends, the shell's input ends, and the shell stops the cluster.
        self.shell = Some(shell(&format!(
            "cd '{folder}'; {} -D {name} -p {port} >>{name}.log 2>&1 & read -r _; kill -INT $!; wait",
            line.join(" ")
        )));
        wait_until(|| databases::execute(&self.address("postgres"), "SELECT 1".into()).is_ok());
    }

    /// Whether a process has its data folder as its own folder: so has every process of a cluster.
    fn is_running(&self) -> bool {
        let data = self.folder.join(self.name).canonicalize().unwrap();
        let processes = std::fs::read_dir("/proc").unwrap().flatten();
        processes.map(|entry| entry.path().join("cwd")).any(|own| std::fs::read_link(own).is_ok_and(|own| own == data))
    }

    fn process(&self) -> String {
        let file = std::fs::read_to_string(self.folder.join(self.name).join("postmaster.pid")).unwrap();
        file.lines().next().unwrap().to_owned()
    }

    /// Signal 9 to the postmaster. Returns when nothing of it is left.
    pub fn kill(&mut self) {
        assert!(Command::new("kill").args(["-KILL", &self.process()]).status().unwrap().success());
        // What it started ends by itself when it is gone, and has the memory that the next one needs until then.
        wait_until(|| !self.is_running());
        self.shell = None;
    }

    /// Makes the standby a primary.
    pub fn promote(&self) {
        self.run("pg_ctl", &["promote", "-D", self.name]);
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        if let Some(shell) = &mut self.shell {
            drop(shell.stdin.take());
            let _ = shell.wait();
        }
    }
}

fn shell(script: &str) -> Child {
    let mut shell = Command::new("sh").arg("-c").arg(script).stdin(Stdio::piped()).spawn().unwrap();
    shell.stdin.as_mut().unwrap().flush().unwrap();
    shell
}

fn wait_until(holds: impl Fn() -> bool) {
    let begun = Instant::now();
    while !holds() {
        assert!(begun.elapsed() < Duration::from_secs(60), "PostgreSQL does not do what is expected of it");
        std::thread::sleep(Duration::from_millis(50));
    }
}

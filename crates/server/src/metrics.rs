//! What is counted, for `/metrics` in the text form that Prometheus reads.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use crate::bot_pool::LongestWaits;
use crate::store::{Connections, Errors};

/// Upper bounds of the histogram of commits, in milliseconds.
const BOUNDS: [u64; 9] = [1, 2, 5, 10, 20, 50, 100, 500, 2_000];

/// What is so at this moment.
#[derive(Clone, Copy, Debug, Default)]
pub struct Gauges {
    /// Tables in memory.
    pub tables_in_use: u64,
    /// Bots that wait for a thread.
    pub bots_waiting: u64,
    /// How long the first of them has waited, in each lane.
    pub bots_longest_waits: LongestWaits,
    /// Notices that wait to be delivered.
    pub notices_waiting: u64,
    /// Connections to the database.
    pub connections: Connections,
}

/// What is counted.
#[derive(Default)]
pub struct Metrics {
    sockets: AtomicI64,
    tables_opened: AtomicU64,
    matches_ended: AtomicU64,
    refused: AtomicU64,
    stale: AtomicU64,
    bots_asked: AtomicU64,
    bots_cut_short: AtomicU64,
    bots_failed: AtomicU64,
    notified: AtomicU64,
    notices_dropped: AtomicU64,
    limited: AtomicU64,
    task_restarts: AtomicU64,
    table_panics: AtomicU64,
    tables_broken: AtomicU64,
    early_wakes: AtomicU64,
    answered: [AtomicU64; 5],
    committed: [AtomicU64; BOUNDS.len() + 1],
    commit_micros: AtomicU64,
}

impl Metrics {
    /// A socket was opened.
    pub fn socket_opened(&self) {
        self.sockets.fetch_add(1, Relaxed);
    }

    /// A socket was closed.
    pub fn socket_closed(&self) {
        self.sockets.fetch_sub(1, Relaxed);
    }

    /// A table was opened.
    pub fn table_opened(&self) {
        self.tables_opened.fetch_add(1, Relaxed);
    }

    /// A match ended.
    pub fn match_ended(&self) {
        self.matches_ended.fetch_add(1, Relaxed);
    }

    /// A wish was refused.
    pub fn refused(&self) {
        self.refused.fetch_add(1, Relaxed);
    }

    /// A wish came too late.
    pub fn stale(&self) {
        self.stale.fetch_add(1, Relaxed);
    }

    /// A bot was asked.
    pub fn bot_asked(&self) {
        self.bots_asked.fetch_add(1, Relaxed);
    }

    /// A bot ran out of time and played the best that it had found.
    pub fn bot_cut_short(&self) {
        self.bots_cut_short.fetch_add(1, Relaxed);
    }

    /// A bot broke down or found nothing to play.
    pub fn bot_failed(&self) {
        self.bots_failed.fetch_add(1, Relaxed);
    }

    /// Somebody was told that it is their turn.
    pub fn notified(&self) {
        self.notified.fetch_add(1, Relaxed);
    }

    /// Somebody could not be told, and is not told any more.
    pub fn notice_dropped(&self) {
        self.notices_dropped.fetch_add(1, Relaxed);
    }

    /// Somebody was too fast.
    pub fn limited(&self) {
        self.limited.fetch_add(1, Relaxed);
    }

    /// A task of the server panicked and was started again, or skipped the step that did.
    pub fn task_restarted(&self) {
        self.task_restarts.fetch_add(1, Relaxed);
    }

    /// Something panicked at a table, and the table went on.
    pub fn table_panicked(&self) {
        self.table_panics.fetch_add(1, Relaxed);
    }

    /// A table was found that cannot be replayed.
    pub fn table_broke(&self) {
        self.tables_broken.fetch_add(1, Relaxed);
    }

    /// A table's task wanted to wake in the past several times in a row, and was made to wait.
    pub fn woke_early(&self) {
        self.early_wakes.fetch_add(1, Relaxed);
    }

    /// A request was answered.
    pub fn answered(&self, status: u16) {
        let class = usize::from(status / 100).clamp(1, 5) - 1;
        self.answered[class].fetch_add(1, Relaxed);
    }

    /// A deed was committed, and how long that took.
    pub fn committed(&self, time: Duration) {
        let millis = time.as_millis() as u64;
        let bucket = BOUNDS.iter().position(|&bound| millis < bound).unwrap_or(BOUNDS.len());
        self.committed[bucket].fetch_add(1, Relaxed);
        self.commit_micros.fetch_add(time.as_micros() as u64, Relaxed);
    }

    /// All of it, as text.
    #[must_use]
    pub fn text(&self, now: &Gauges, store: &Errors) -> String {
        let mut page = Page::default();
        page.gauge("sandtable_sockets", "Open sockets", self.sockets.load(Relaxed).max(0) as u64);
        page.gauge("sandtable_tables_in_use", "Tables in memory", now.tables_in_use);
        page.gauge("sandtable_bots_waiting", "Bots that wait for a thread to think on", now.bots_waiting);
        let name = "sandtable_bots_longest_wait_seconds";
        page.head(name, "How long the first of the bots that wait has waited", "gauge");
        for (lane, wait) in [("quick", now.bots_longest_waits.quick), ("slow", now.bots_longest_waits.slow)] {
            page.line(format_args!("{name}{{lane=\"{lane}\"}} {}", wait.as_secs_f64()));
        }
        page.gauge("sandtable_notices_waiting", "Notices that wait to be delivered", now.notices_waiting);
        page.gauge("sandtable_store_connections", "Connections to the database", now.connections.open);
        page.gauge(
            "sandtable_store_connections_idle",
            "Connections to the database that are unused",
            now.connections.idle,
        );
        page.gauge(
            "sandtable_store_connections_most",
            "Connections to the database that there may be",
            now.connections.most,
        );
        page.head("sandtable_store_errors_total", "Failures of the database", "counter");
        for (what, count) in [("read", &store.reading), ("write", &store.writing)] {
            page.line(format_args!("sandtable_store_errors_total{{what=\"{what}\"}} {}", count.load(Relaxed)));
        }
        page.counter("sandtable_tables_opened_total", "Tables opened", &self.tables_opened);
        page.counter("sandtable_matches_ended_total", "Matches ended", &self.matches_ended);
        page.counter("sandtable_refused_total", "Wishes refused", &self.refused);
        page.counter("sandtable_stale_total", "Wishes that came too late", &self.stale);
        page.counter("sandtable_bots_asked_total", "Decisions asked of bots", &self.bots_asked);
        page.counter("sandtable_bots_cut_short_total", "Decisions of bots that ran out of time", &self.bots_cut_short);
        page.counter("sandtable_bots_failed_total", "Bots that broke down or found nothing", &self.bots_failed);
        page.counter("sandtable_notified_total", "Notifications sent", &self.notified);
        page.counter("sandtable_notices_dropped_total", "Notices that nobody took", &self.notices_dropped);
        page.counter("sandtable_limited_total", "Requests and messages refused for being too fast", &self.limited);
        page.counter("sandtable_task_restarts_total", "Tasks restarted after a panic", &self.task_restarts);
        page.counter("sandtable_table_panics_total", "Panics at tables that went on", &self.table_panics);
        page.counter("sandtable_tables_broken_total", "Tables found that cannot be replayed", &self.tables_broken);
        page.counter("sandtable_early_wakes_total", "Tables kept from waking in a busy loop", &self.early_wakes);
        page.head("sandtable_answers_total", "HTTP answers by class of status", "counter");
        for (class, count) in (1..).zip(&self.answered) {
            page.line(format_args!("sandtable_answers_total{{class=\"{class}xx\"}} {}", count.load(Relaxed)));
        }
        self.commits(&mut page);
        if let Some(bytes) = resident_bytes() {
            page.gauge("process_resident_memory_bytes", "Memory in use", bytes);
        }
        if let Some(time) = processor_time() {
            let name = "process_cpu_seconds_total";
            page.head(name, "Processor time spent", "counter");
            page.line(format_args!("{name} {}", time.as_secs_f64()));
        }
        page.0
    }

    fn commits(&self, page: &mut Page) {
        let name = "sandtable_commit_seconds";
        page.head(name, "From a deed to its durable place in the store", "histogram");
        let mut sum = 0;
        for (bound, count) in BOUNDS.iter().zip(&self.committed) {
            sum += count.load(Relaxed);
            page.line(format_args!("{name}_bucket{{le=\"{}\"}} {sum}", *bound as f64 / 1e3));
        }
        sum += self.committed[BOUNDS.len()].load(Relaxed);
        page.line(format_args!("{name}_bucket{{le=\"+Inf\"}} {sum}"));
        page.line(format_args!("{name}_sum {}", self.commit_micros.load(Relaxed) as f64 / 1e6));
        page.line(format_args!("{name}_count {sum}"));
    }
}

#[derive(Default)]
struct Page(String);

impl Page {
    fn line(&mut self, line: std::fmt::Arguments<'_>) {
        writeln!(self.0, "{line}").expect("a string takes everything");
    }

    fn head(&mut self, name: &str, help: &str, kind: &str) {
        self.line(format_args!("# HELP {name} {help}"));
        self.line(format_args!("# TYPE {name} {kind}"));
    }

    fn gauge(&mut self, name: &str, help: &str, value: u64) {
        self.head(name, help, "gauge");
        self.line(format_args!("{name} {value}"));
    }

    fn counter(&mut self, name: &str, help: &str, value: &AtomicU64) {
        self.head(name, help, "counter");
        self.line(format_args!("{name} {}", value.load(Relaxed)));
    }
}

/// The memory that this process has in use; known on Linux alone.
fn resident_bytes() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.split_whitespace().next()?.parse().ok()?;
    Some(kilobytes * 1024)
}

/// The processor time that this process has spent; known on Linux alone.
pub(crate) fn processor_time() -> Option<Duration> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    // The program's name comes second, in brackets, and may hold anything. Time spent in the program and in the system are the
    // 12th and 13th numbers after it, in hundredths of a second on every machine.
    let (_, rest) = stat.rsplit_once(')')?;
    let hundredths = rest.split_whitespace().skip(11).take(2).map(str::parse::<u64>).sum::<Result<u64, _>>().ok()?;
    Some(Duration::from_millis(10 * hundredths))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commits_fall_into_the_bucket_that_they_fit() {
        let metrics = Metrics::default();
        metrics.committed(Duration::from_micros(1_500));
        metrics.committed(Duration::from_secs(9));
        let text = metrics.text(&Gauges::default(), &Errors::default());
        assert!(text.contains("sandtable_commit_seconds_bucket{le=\"0.001\"} 0"), "{text}");
        assert!(text.contains("sandtable_commit_seconds_bucket{le=\"0.002\"} 1"), "{text}");
        assert!(text.contains("sandtable_commit_seconds_bucket{le=\"+Inf\"} 2"), "{text}");
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn processor_time_is_told_in_seconds() {
        let mut work = 0u64;
        while processor_time().is_some_and(|time| time.is_zero()) {
            work = std::hint::black_box(work.wrapping_add(1));
        }
        let text = Metrics::default().text(&Gauges::default(), &Errors::default());
        let told = text.lines().find_map(|line| line.strip_prefix("process_cpu_seconds_total ")).map(str::parse::<f64>);
        assert!(matches!(told, Some(Ok(seconds)) if seconds >= 0.01), "{text}");
    }
}

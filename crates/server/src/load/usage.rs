//! What playing costs: processor time and memory of the servers, the log that PostgreSQL writes, and the tester's own time.
//!
//! On a busy machine a decision takes longer, but it does not cost more: these figures can be compared where times cannot.

use std::time::Duration;

use sqlx::{Connection as _, PgConnection};

use super::LoadError;
use super::visitor::Visitor;

/// What servers, database and tester spent between two moments.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cost {
    /// Processor time of all servers.
    pub servers: Duration,
    /// Memory of all servers in the end, in bytes.
    pub memory: u64,
    /// Processor time of the tester.
    pub tester: Duration,
    /// Bytes of write-ahead log, where a PostgreSQL database was named.
    pub wal: Option<u64>,
}

/// The meters as they stood in the beginning.
pub(super) struct Meter {
    servers: Duration,
    tester: Duration,
    wal: Option<(PgConnection, u64)>,
}

impl Meter {
    pub(super) async fn start(servers: &[Visitor], database: Option<&str>) -> Result<Meter, LoadError> {
        let wal = match database {
            Some(database) => {
                let mut connection = PgConnection::connect(database).await.map_err(LoadError::connection)?;
                let written = wal_written(&mut connection).await?;
                Some((connection, written))
            }
            None => None,
        };
        Ok(Meter { servers: processor_time(servers).await?, tester: own_processor_time(), wal })
    }

    pub(super) async fn stop(self, servers: &[Visitor]) -> Result<Cost, LoadError> {
        let tester = own_processor_time().saturating_sub(self.tester);
        let spent = processor_time(servers).await?.saturating_sub(self.servers);
        let wal = match self.wal {
            Some((mut connection, before)) => Some(wal_written(&mut connection).await?.saturating_sub(before)),
            None => None,
        };
        Ok(Cost { servers: spent, memory: memory(servers).await?, tester, wal })
    }
}

/// The memory that servers have in use, in bytes.
pub(super) async fn memory(servers: &[Visitor]) -> Result<u64, LoadError> {
    let mut sum = 0;
    for server in servers {
        sum += server.metric("process_resident_memory_bytes").await? as u64;
    }
    Ok(sum)
}

async fn processor_time(servers: &[Visitor]) -> Result<Duration, LoadError> {
    let mut sum = 0.0;
    for server in servers {
        sum += server.metric("process_cpu_seconds_total").await?;
    }
    Ok(Duration::from_secs_f64(sum))
}

/// The processor time that this process has spent; nothing where the system does not tell.
fn own_processor_time() -> Duration {
    crate::metrics::processor_time().unwrap_or_default()
}

async fn wal_written(connection: &mut PgConnection) -> Result<u64, LoadError> {
    let bytes: i64 = sqlx::query_scalar("SELECT (pg_current_wal_insert_lsn() - '0/0')::int8")
        .fetch_one(connection)
        .await
        .map_err(LoadError::connection)?;
    Ok(bytes as u64)
}

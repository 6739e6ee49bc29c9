//! `sandtable admin prune`.

use anyhow::bail;
use clap::Args;
use sandtable_core::Text;
use sandtable_server::time::now;
use sandtable_server::wire::Status;

use super::{Desk, days_ago};

/// Clear away what is old
#[derive(Args)]
pub(super) struct Prune {
    /// Guests who were not here for so many days and sit at no running table
    #[arg(long, value_name = "DAYS")]
    guests: Option<u64>,
    /// Tables that never began, for so many days
    #[arg(long, value_name = "DAYS")]
    tables: Option<u64>,
    /// Tables whose match is over, for so many days, with their records
    #[arg(long, value_name = "DAYS")]
    finished: Option<u64>,
    /// What was said, for so many days
    #[arg(long, value_name = "DAYS")]
    chat: Option<u64>,
}

impl Prune {
    pub(super) async fn run(self, desk: &Desk) -> anyhow::Result<()> {
        let Prune { guests, tables, finished, chat } = self;
        if guests.or(tables).or(finished).or(chat).is_none() {
            bail!("say what: --guests DAYS, --tables DAYS, --finished DAYS or --chat DAYS");
        }
        let store = &desk.store;
        for (days, status) in [(tables, Status::Gathering), (finished, Status::Over)] {
            let Some(days) = days else { continue };
            let mut removed = 0;
            loop {
                let old = store.old_tables(status, days_ago(days)).await?;
                if old.is_empty() {
                    break;
                }
                for id in old {
                    removed += i64::from(store.remove_table(id, now()).await?);
                }
            }
            desk.say(Text::new("cli-admin-tables").with("count", removed))?;
        }
        if let Some(days) = guests {
            let mut forgotten = 0;
            loop {
                let old = store.old_guests(days_ago(days)).await?;
                if old.is_empty() {
                    break;
                }
                for id in old {
                    store.forget(id).await?;
                    forgotten += 1;
                }
            }
            desk.say(Text::new("cli-admin-guests").with("count", forgotten))?;
        }
        if let Some(days) = chat {
            let lines = store.prune_chat(days_ago(days)).await?;
            desk.say(Text::new("cli-admin-chat").with("count", lines as i64))?;
        }
        store.sweep(days_ago(7)).await?;
        Ok(())
    }
}

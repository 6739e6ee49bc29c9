//! Somebody goes for good: their name leaves everything that is kept. Matches stay, without it.

use super::Store;
use super::chat::Place;
use super::database::{News, Statement, StoreError, Value};
use super::renaming::Resat;
use crate::wire::{NOBODY, PlayerId, TableId};

impl Store {
    /// Forgets somebody: name, password, addresses, keys, ratings, notices and friends. Their matches stay, without their name: not in
    /// lists, not in what was said, not in what is stored of a table, not in records. Other nodes are told; what they are told is what
    /// this one must hear, too.
    pub async fn forget(&self, id: PlayerId) -> Result<Vec<News>, StoreError> {
        let value = || vec![Value::from(id.0)];
        let places = self.places_of(id).await?;
        self.write(vec![
            Statement::new(
                "UPDATE players SET name = '—', account_name = NULL, looks = NULL, password = NULL, notify = '{}',
                 email_code = NULL, gone = 1 WHERE id = $1",
                value(),
            ),
            Statement::new("DELETE FROM keys WHERE player = $1", value()),
            Statement::new("DELETE FROM ratings WHERE player = $1", value()),
            Statement::new("DELETE FROM notices WHERE player = $1", value()),
            Statement::new("DELETE FROM former_names WHERE player = $1", value()),
            Statement::new("DELETE FROM friends WHERE player = $1 OR friend = $1", value()),
            Statement::new("DELETE FROM invitations WHERE player = $1 OR friend = $1", value()),
            Statement::new(
                "UPDATE sitters SET sitter = '{\"kind\":\"person\",\"player\":\"' || player || '\",\"name\":\"—\"}'
                 WHERE player = $1",
                value(),
            ),
            Statement::new("DELETE FROM address_requests WHERE player = $1", value()),
            Statement::new("UPDATE address_blocks SET player = NULL WHERE player = $1", value()),
            Statement::new("UPDATE chat SET name = '—' WHERE player = $1", value()),
        ])
        .await?;
        self.forget_at_tables(id).await?;
        let mut news = vec![News::Named(id)];
        news.extend(places.into_iter().map(Place::unsaid));
        for told in &news {
            self.tell(told).await?;
        }
        Ok(news)
    }

    /// Takes somebody's names out of what is stored of their tables. May be done again: what is gone stays gone.
    async fn forget_at_tables(&self, id: PlayerId) -> Result<(), StoreError> {
        let rows = self.read("SELECT DISTINCT table_id FROM sitters WHERE player = $1", vec![id.0.into()]).await?;
        for mut row in rows {
            let table = TableId(row.id()?);
            let Resat { deeds: mut statements, seats } = self.resat(table, id, None, NOBODY).await?;
            if let Some(record) = self.record(table).await? {
                let text = nameless_record(&record, &seats);
                statements.push(Statement::new(
                    "UPDATE records SET text = $2 WHERE table_id = $1",
                    vec![table.0.into(), text.into()],
                ));
            }
            self.write(statements).await?;
        }
        Ok(())
    }
}

/// A record in which these seats are nobody's. Nothing that is proved depends on a name.
fn nameless_record(text: &str, seats: &[u64]) -> String {
    let (head, lines) = text.split_once("\n\n").unwrap_or((text, ""));
    let head: Vec<String> = head
        .lines()
        .map(|line| match seats.iter().find(|seat| line.starts_with(&format!("seat {seat}: "))) {
            Some(seat) => format!("seat {seat}: {NOBODY}"),
            None => line.to_owned(),
        })
        .collect();
    format!("{}\n\n{lines}", head.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_keeps_everything_but_the_name() {
        let record = "sandtable record 1\nseat 0: Ada\nseat 1: seat 0: Ada\nseed: withheld\n\n1 0 pass\n";
        let told = nameless_record(record, &[0]);
        assert_eq!(told, "sandtable record 1\nseat 0: —\nseat 1: seat 0: Ada\nseed: withheld\n\n1 0 pass\n");
    }
}

//! Campaigns: who keeps which seat, the table of each match, and the results.

use sandtable_core::{Finished, Seat};

use super::Store;
use super::database::{Row, Statement, StoreError};
use crate::wire::{AtTimeout, CampaignId, ClockSettings, PlayerId, Sitter, TableId};

/// A campaign as it was begun.
#[derive(Clone, Debug)]
pub struct CampaignRow {
    /// Which.
    pub id: CampaignId,
    /// The game's slug.
    pub game: String,
    /// The clock of its matches.
    pub clock: ClockSettings,
    /// What happens when it runs out.
    pub at_timeout: AtTimeout,
    /// Who began it.
    pub host: PlayerId,
    /// When.
    pub created: u64,
}

/// A campaign with all that belongs to it.
#[derive(Clone, Debug)]
pub struct StoredCampaign {
    /// As it was begun.
    pub row: CampaignRow,
    /// Who keeps which seat.
    pub sitters: Vec<Sitter>,
    /// Its matches in order: the table, and the result once it is over.
    pub matches: Vec<(TableId, Option<Finished>)>,
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("our types become JSON")
}

fn player_of(sitter: &Sitter) -> Option<String> {
    match sitter {
        Sitter::Person { player, .. } => Some(player.0.to_string()),
        Sitter::Empty | Sitter::Bot { .. } => None,
    }
}

fn read_match(mut row: Row) -> Result<(TableId, Option<Finished>), StoreError> {
    let table = TableId(row.id()?);
    let result = row.maybe_text()?.map(|text| serde_json::from_str(&text)).transpose();
    Ok((table, result.map_err(|error| StoreError::unexpected("a result", error))?))
}

impl Store {
    /// Begins a campaign.
    pub async fn create_campaign(&self, row: &CampaignRow, sitters: &[Sitter]) -> Result<(), StoreError> {
        let mut statements = vec![Statement::new(
            "INSERT INTO campaigns (id, game, clock, at_timeout, host, created) VALUES ($1, $2, $3, $4, $5, $6)",
            vec![
                row.id.0.into(),
                row.game.as_str().into(),
                json(&row.clock).into(),
                json(&row.at_timeout).into(),
                row.host.0.into(),
                row.created.into(),
            ],
        )];
        for (seat, sitter) in (0u64..).zip(sitters) {
            statements.push(Statement::new(
                "INSERT INTO campaign_seats (campaign, seat, player, sitter) VALUES ($1, $2, $3, $4)",
                vec![row.id.0.into(), seat.into(), player_of(sitter).into(), json(sitter).into()],
            ));
        }
        self.write(statements).await.map(drop)
    }

    /// A campaign by its id.
    pub async fn campaign(&self, id: CampaignId) -> Result<Option<StoredCampaign>, StoreError> {
        let rows = self
            .read("SELECT id, game, clock, at_timeout, host, created FROM campaigns WHERE id = $1", vec![id.0.into()])
            .await?;
        let Some(mut row) = rows.into_iter().next() else { return Ok(None) };
        let row = CampaignRow {
            id: CampaignId(row.id()?),
            game: row.text()?,
            clock: row.json()?,
            at_timeout: row.json()?,
            host: PlayerId(row.id()?),
            created: row.int()?,
        };
        let sitters = self
            .read("SELECT sitter FROM campaign_seats WHERE campaign = $1 ORDER BY seat", vec![id.0.into()])
            .await?
            .into_iter()
            .map(|mut row| row.json())
            .collect::<Result<_, _>>()?;
        let matches = self
            .read(
                "SELECT table_id, result FROM campaign_matches WHERE campaign = $1 ORDER BY number",
                vec![id.0.into()],
            )
            .await?
            .into_iter()
            .map(read_match)
            .collect::<Result<_, _>>()?;
        Ok(Some(StoredCampaign { row, sitters, matches }))
    }

    /// The campaigns in which somebody keeps a seat, newest first.
    pub async fn campaigns_of(&self, player: PlayerId, limit: u64) -> Result<Vec<CampaignId>, StoreError> {
        let rows = self
            .read(
                "SELECT DISTINCT c.id, c.created FROM campaign_seats s JOIN campaigns c ON c.id = s.campaign
                 WHERE s.player = $1 ORDER BY c.created DESC LIMIT $2",
                vec![player.0.into(), limit.into()],
            )
            .await?;
        rows.into_iter().map(|mut row| Ok(CampaignId(row.id()?))).collect()
    }

    /// Somebody takes a seat that is free; `false` if it is not.
    pub async fn take_campaign_seat(&self, id: CampaignId, seat: Seat, sitter: &Sitter) -> Result<bool, StoreError> {
        let taken = Statement::new(
            "UPDATE campaign_seats SET player = $3, sitter = $4 WHERE campaign = $1 AND seat = $2 AND sitter = $5",
            vec![
                id.0.into(),
                u64::from(seat.0).into(),
                player_of(sitter).into(),
                json(sitter).into(),
                json(&Sitter::Empty).into(),
            ],
        );
        self.write(vec![taken.demanding()]).await
    }

    /// Names the table of a match, unless it has one already.
    pub async fn name_campaign_table(&self, id: CampaignId, number: u64, table: TableId) -> Result<(), StoreError> {
        let named = Statement::new(
            "INSERT INTO campaign_matches (campaign, number, table_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
            vec![id.0.into(), number.into(), table.0.into()],
        );
        self.write(vec![named]).await.map(drop)
    }

    /// Enters the result of a match, if its table belongs to a campaign; the first one stays.
    pub async fn enter_campaign_result(&self, table: TableId, result: &Finished) -> Result<(), StoreError> {
        let entered = Statement::new(
            "UPDATE campaign_matches SET result = $2 WHERE table_id = $1 AND result IS NULL",
            vec![table.0.into(), json(result).into()],
        );
        self.write(vec![entered]).await.map(drop)
    }

    /// The campaign that a table belongs to.
    pub async fn campaign_of(&self, table: TableId) -> Result<Option<CampaignId>, StoreError> {
        let rows = self.read("SELECT campaign FROM campaign_matches WHERE table_id = $1", vec![table.0.into()]).await?;
        rows.into_iter().next().map(|mut row| Ok(CampaignId(row.id()?))).transpose()
    }
}

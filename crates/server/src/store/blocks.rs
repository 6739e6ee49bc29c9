//! Network addresses that the host has blocked for a while.
//!
//! `sandtable admin` does not know where anybody came from: that is in the memory of the running servers alone. So a ban with
//! its address is a request, which each server answers by blocking the addresses that it knows (see [`crate::blocks`]).

use ipnet::IpNet;

use super::Store;
use super::database::{News, Row, Statement, StoreError};
use crate::wire::PlayerId;

/// An address, or a range of them, that nobody may come from for a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AddressBlock {
    /// Which addresses.
    pub net: IpNet,
    /// Until when, in milliseconds since 1970.
    pub until: u64,
    /// Whose ban it goes with, if it goes with one.
    pub player: Option<PlayerId>,
}

fn read_block(mut row: Row) -> Result<AddressBlock, StoreError> {
    let net = row.text()?;
    Ok(AddressBlock {
        net: net.parse().map_err(|_| StoreError::unexpected("a range of addresses", net))?,
        until: row.int()?,
        player: row.maybe_text()?.and_then(|id| crate::wire::RandomId::parse(&id)).map(PlayerId),
    })
}

impl Store {
    /// Blocks addresses; a block that lasts longer stays. Servers are told.
    pub async fn block(&self, blocks: &[AddressBlock]) -> Result<(), StoreError> {
        let put = |block: &AddressBlock| {
            Statement::new(
                "INSERT INTO address_blocks (net, until, player) VALUES ($1, $2, $3)
                 ON CONFLICT (net) DO UPDATE SET until = excluded.until, player = excluded.player
                 WHERE address_blocks.until < excluded.until",
                vec![
                    block.net.to_string().into(),
                    block.until.into(),
                    block.player.map(|player| player.0.to_string()).into(),
                ],
            )
        };
        self.write(blocks.iter().map(put).collect()).await?;
        self.tell(&News::Blocks).await
    }

    /// Ends the block of exactly these addresses, and the request that it came from; `false` if there is none. Servers are told.
    pub async fn unblock(&self, net: IpNet) -> Result<bool, StoreError> {
        let net = || vec![net.to_string().into()];
        let ended = self
            .write(vec![
                Statement::new(
                    "DELETE FROM address_requests
                     WHERE player IN (SELECT b.player FROM address_blocks b WHERE b.net = $1)",
                    net(),
                ),
                Statement::new("DELETE FROM address_blocks WHERE net = $1", net()).demanding(),
            ])
            .await?;
        self.tell(&News::Blocks).await?;
        Ok(ended)
    }

    /// Ends the blocks that go with somebody's ban.
    pub async fn unblock_player(&self, player: PlayerId) -> Result<(), StoreError> {
        self.write(vec![
            Statement::new("DELETE FROM address_requests WHERE player = $1", vec![player.0.into()]),
            Statement::new("DELETE FROM address_blocks WHERE player = $1", vec![player.0.into()]),
        ])
        .await?;
        self.tell(&News::Blocks).await
    }

    /// Blocks that hold at a moment, those that end first before the others.
    pub async fn blocks(&self, now: u64) -> Result<Vec<AddressBlock>, StoreError> {
        let rows = self
            .read("SELECT net, until, player FROM address_blocks WHERE until > $1 ORDER BY until", vec![now.into()])
            .await?;
        rows.into_iter().map(read_block).collect()
    }

    /// Asks the running servers to block wherever somebody was seen lately, until a moment.
    pub async fn request_block(&self, player: PlayerId, until: u64, now: u64) -> Result<(), StoreError> {
        let put = Statement::new(
            "INSERT INTO address_requests (player, until, made) VALUES ($1, $2, $3)
             ON CONFLICT (player) DO UPDATE SET until = excluded.until, made = excluded.made",
            vec![player.0.into(), until.into(), now.into()],
        );
        self.write(vec![put]).await?;
        self.tell(&News::Blocks).await
    }

    /// Whose addresses are to be blocked, and until when, by requests made since a moment.
    pub async fn block_requests(&self, since: u64) -> Result<Vec<(PlayerId, u64)>, StoreError> {
        let rows = self.read("SELECT player, until FROM address_requests WHERE made >= $1", vec![since.into()]).await?;
        rows.into_iter().map(|mut row| Ok((PlayerId(row.id()?), row.int()?))).collect()
    }

    /// Forgets blocks that are over, and requests made before a moment.
    pub async fn drop_old_blocks(&self, now: u64, requests_before: u64) -> Result<(), StoreError> {
        self.write(vec![
            Statement::new("DELETE FROM address_blocks WHERE until <= $1", vec![now.into()]),
            Statement::new("DELETE FROM address_requests WHERE made < $1", vec![requests_before.into()]),
        ])
        .await
        .map(drop)
    }
}

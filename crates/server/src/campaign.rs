//! Campaigns on the server: begun by somebody, joined by link, played match by match at tables like any other. What a campaign
//! is and how it counts, says the game.

use sandtable_core::{AnyKind, Campaign, Finished, Match, Seat, Text};
use serde_json::Value;

use crate::house::House;
use crate::names;
use crate::store::StoreError;
use crate::store::campaigns::{CampaignRow, StoredCampaign};
use crate::table::judge::Asker;
use crate::table::opening::{self, NoTable};
use crate::time::now;
use crate::wire::{
    CampaignAbout, CampaignId, CampaignInfo, CampaignMatch, NewCampaign, NewSeat, NewTable, RandomId, Sitter, TableId,
};

/// Why something cannot be done with a campaign.
#[derive(Debug, thiserror::Error)]
pub enum NoCampaign {
    /// There is none.
    #[error("there is no such campaign")]
    NoSuchCampaign,
    /// The game has none, or it cannot be begun like this.
    #[error(transparent)]
    Impossible(#[from] NoTable),
    /// Not now, or not by this person.
    #[error("refused: {0}")]
    Refused(&'static str),
    /// It could not be stored.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// What is to be said of a game's campaign before anybody plays it, if the game has one.
#[must_use]
pub fn about(kind: &dyn AnyKind) -> Option<CampaignAbout> {
    let scenarios = kind.campaign()?.scenarios().to_vec();
    Some(CampaignAbout { game: kind.info().slug, scenarios, roles: roles(kind) })
}

/// What each seat is called; it is the same in all scenarios.
fn roles(kind: &dyn AnyKind) -> Vec<Text> {
    kind.roles(&Value::Null).unwrap_or_default().into_iter().map(|role| role.name).collect()
}

/// Begins a campaign.
pub async fn begin(house: &House, host: &Asker, wanted: &NewCampaign) -> Result<CampaignId, NoCampaign> {
    let book = book_of(house, &wanted.game)?;
    opening::check_clock(wanted.clock)?;
    if wanted.seats.len() > usize::from(book.seats()) {
        return Err(NoTable::TooManySeats(book.seats()).into());
    }
    let mut sitters = Vec::new();
    for seat in 0..usize::from(book.seats()) {
        sitters.push(match wanted.seats.get(seat) {
            None | Some(NewSeat::Empty) => Sitter::Empty,
            Some(NewSeat::Me { name }) => {
                let name = names::tidy(name.as_deref().unwrap_or(&host.name)).ok_or(NoTable::BadName)?;
                Sitter::Person { player: host.player, name }
            }
            Some(NewSeat::Bot { level }) => Sitter::Bot { level: *level, instead_of: None },
        });
    }
    let row = CampaignRow {
        id: CampaignId(RandomId::random()),
        game: wanted.game.clone(),
        clock: wanted.clock,
        at_timeout: wanted.at_timeout,
        host: host.player,
        created: now(),
    };
    house.store.create_campaign(&row, &sitters).await?;
    Ok(row.id)
}

/// How a campaign stands, for somebody or for a stranger.
pub async fn tell(house: &House, id: CampaignId, asker: Option<&Asker>) -> Result<CampaignInfo, NoCampaign> {
    let StoredCampaign { row, mut sitters, matches } =
        house.store.campaign(id).await?.ok_or(NoCampaign::NoSuchCampaign)?;
    let book = book_of(house, &row.game)?;
    let yours = seats_of(&sitters, asker);
    for sitter in &mut sitters {
        // Who has gone is not named any more.
        if let Sitter::Person { player, name } = sitter
            && house.store.player(*player).await?.is_none_or(|player| player.gone)
        {
            "—".clone_into(name);
        }
    }
    let results: Vec<Finished> = matches.iter().map_while(|(_, result)| result.clone()).collect();
    let free = results.len() == matches.len() && !sitters.contains(&Sitter::Empty);
    Ok(CampaignInfo {
        id,
        scenarios: book.scenarios().iter().map(|&scenario| scenario.to_owned()).collect(),
        roles: roles(house.shelf.find(&row.game).map_err(NoTable::from)?.kind()),
        seats: sitters,
        yours,
        next: book.next(results.len()).filter(|_| free).map(|index| index as u32),
        score: book.score(&results),
        matches: matches.into_iter().map(|(table, result)| CampaignMatch { table, result }).collect(),
        created: row.created,
        game: row.game,
    })
}

/// Somebody takes a free seat for the whole campaign. Nobody leads both sides unless he began it so.
pub async fn sit(house: &House, id: CampaignId, asker: &Asker, seat: Seat) -> Result<(), NoCampaign> {
    let campaign = house.store.campaign(id).await?.ok_or(NoCampaign::NoSuchCampaign)?;
    if seat.index() >= campaign.sitters.len() {
        return Err(NoCampaign::Refused("sv-no-such-seat"));
    }
    if !seats_of(&campaign.sitters, Some(asker)).is_empty() {
        return Err(NoCampaign::Refused("sv-campaign-one-seat"));
    }
    let sitter = Sitter::Person { player: asker.player, name: asker.name.clone() };
    match house.store.take_campaign_seat(id, seat, &sitter).await? {
        true => Ok(()),
        false => Err(NoCampaign::Refused("sv-seat-taken")),
    }
}

/// Opens the table of the next match, or finds the one that is open already: two who ask at once come to the same table.
pub async fn next(house: &House, id: CampaignId, asker: &Asker) -> Result<TableId, NoCampaign> {
    let campaign = house.store.campaign(id).await?.ok_or(NoCampaign::NoSuchCampaign)?;
    if seats_of(&campaign.sitters, Some(asker)).is_empty() {
        return Err(NoCampaign::Refused("sv-not-your-seat"));
    }
    if campaign.sitters.contains(&Sitter::Empty) {
        return Err(NoCampaign::Refused("sv-seats-empty"));
    }
    let book = book_of(house, &campaign.row.game)?;
    let index = campaign.matches.iter().take_while(|(_, result)| result.is_some()).count();
    if book.next(index).is_none() {
        return Err(NoCampaign::Refused("sv-campaign-over"));
    }
    if index == campaign.matches.len() {
        house.store.name_campaign_table(id, index as u64, TableId(RandomId::random())).await?;
    }
    let named = house.store.campaign(id).await?.ok_or(NoCampaign::NoSuchCampaign)?;
    let Some(&(table, _)) = named.matches.get(index) else { return Err(NoCampaign::NoSuchCampaign) };
    if house.store.table(table).await?.is_none() {
        let wanted = NewTable {
            reaction: None,
            game: campaign.row.game,
            setup: book.setup(index),
            position: None,
            seats: Vec::new(),
            clock: campaign.row.clock,
            at_timeout: campaign.row.at_timeout,
            open: false,
        };
        match opening::open_seated(house, table, asker.player, &wanted, &campaign.sitters).await {
            Ok(()) => {}
            // Another node may have opened it between our look and our write.
            Err(error) => drop(house.store.table(table).await?.ok_or(error)?),
        }
    }
    Ok(table)
}

/// Enters the result of a match that is over, if its table belongs to a campaign.
pub async fn enter(house: &House, table: TableId, play: &Match) -> Result<(), StoreError> {
    let Ok(book) = book_of(house, play.info().slug) else { return Ok(()) };
    let Some(outcome) = play.outcome() else { return Ok(()) };
    match book.finished(play.game(), &outcome) {
        Some(result) => house.store.enter_campaign_result(table, &result).await,
        None => Ok(()),
    }
}

fn book_of(house: &House, slug: &str) -> Result<&'static dyn Campaign, NoTable> {
    house.shelf.find(slug)?.kind().campaign().ok_or_else(|| NoTable::NoCampaign(slug.to_owned()))
}

fn seats_of(sitters: &[Sitter], asker: Option<&Asker>) -> Vec<Seat> {
    let Some(asker) = asker else { return Vec::new() };
    let own = |sitter: &Sitter| matches!(sitter, Sitter::Person { player, .. } if *player == asker.player);
    (0..).map(Seat).zip(sitters).filter(|(_, sitter)| own(sitter)).map(|(seat, _)| seat).collect()
}

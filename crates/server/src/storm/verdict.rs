//! What must hold after a storm, whatever happened in it.

use std::collections::BTreeMap;

use sandtable_core::Entry;

use super::player::Player;
use super::world::World;
use crate::store::database::Row;
use crate::table::deed::Deed;
use crate::wire::TableId;

/// A deed as it is stored: when, what, and as a line.
struct Stored {
    at: u64,
    deed: Deed,
    line: String,
}

fn stored(world: &World, table: TableId) -> BTreeMap<u64, Stored> {
    let rows = world.look("SELECT seq, deed, at FROM deeds WHERE table_id = $1 ORDER BY seq", vec![table.0.into()]);
    let mut deeds = BTreeMap::new();
    for mut row in rows {
        let (Ok(seq), Ok(line), Ok(at)) = (row.int(), row.text(), row.int()) else { continue };
        match serde_json::from_str(&line) {
            Ok(deed) => drop(deeds.insert(seq, Stored { at, deed, line })),
            Err(error) => world.find(format!("{}: step {seq} cannot be read: {error}", world.called(table))),
        }
    }
    deeds
}

/// Every match is over and entered, for those who were told and for the lists.
pub(super) fn ended(world: &World, table: TableId) -> bool {
    let rows = world.look("SELECT settled FROM tables WHERE id = $1", vec![table.0.into()]);
    rows.into_iter().next().is_some_and(|mut row| row.int().is_ok_and(|settled| settled == 1))
}

/// Holds what everybody was told and promised against what is stored.
pub(super) fn judge(world: &World, players: &[Player]) {
    let tables = world.inner().tables.clone();
    for &table in &tables {
        let deeds = stored(world, table);
        let name = world.called(table);
        if !deeds.keys().copied().eq(1..=deeds.len() as u64) {
            world.find(format!("{name}: steps are missing in the store"));
        }
        if !ended(world, table) {
            world.find(format!("{name}: the match did not go on to its end"));
        }
        for player in players.iter().filter(|player| player.table == table) {
            judge_one(world, player, &deeds);
        }
        let records = world.look("SELECT text FROM records WHERE table_id = $1", vec![table.0.into()]);
        if ended(world, table) && records.len() != 1 {
            world.find(format!("{name}: the record was not kept"));
        }
    }
    judge_ratings(world, players);
}

fn judge_one(world: &World, player: &Player, deeds: &BTreeMap<u64, Stored>) {
    let (name, part, diary) = (world.called(player.table), player.part, &player.diary);
    let last = deeds.len() as u64;
    if diary.seq != last {
        world.find(format!("{name}: {part:?} knows step {} of {last}", diary.seq));
    }
    for (seq, line) in &diary.acknowledged {
        if deeds.get(seq).is_none_or(|stored| stored.line != *line) {
            let there = deeds.get(seq).map_or("nothing", |stored| &stored.line);
            world.find(format!("{name}: step {seq} was acknowledged to {part:?} as {line}, and {there} is stored"));
        }
    }
    for (seq, told) in &diary.told {
        let there = deeds.get(seq).map(|stored| (stored.at, stored.deed.seat()));
        if there != Some(*told) {
            world.find(format!("{name}: {part:?} was told step {seq} as {told:?}, and {there:?} is stored"));
        }
    }
    let mut left: BTreeMap<&str, i64> = BTreeMap::new();
    diary.decided.iter().for_each(|action| *left.entry(action).or_default() += 1);
    for (seq, stored) in deeds {
        if let Deed::Play { entry: Entry::Action(seat, action) } = &stored.deed
            && diary.own.contains(seat)
        {
            let count = left.entry(action).or_default();
            *count -= 1;
            if *count < 0 {
                world.find(format!("{name}: step {seq}, {action:?}, was done more often than {part:?} decided it"));
            }
        }
    }
}

/// A match counts once for each of the two who played it, however often its end was noted.
fn judge_ratings(world: &World, players: &[Player]) {
    let mut rated: BTreeMap<String, u64> = BTreeMap::new();
    let tables = world.inner().tables.clone();
    for table in tables.into_iter().filter(|&table| ended(world, table)) {
        let rows = world.look("SELECT player, rating FROM sitters WHERE table_id = $1", vec![table.0.into()]);
        let people: Vec<String> = rows.into_iter().filter_map(rated_person).collect();
        people.into_iter().for_each(|person| *rated.entry(person).or_default() += 1);
    }
    for player in players {
        let person = player.asker.player;
        let rows = world.look("SELECT matches FROM ratings WHERE player = $1", vec![person.0.into()]);
        let entered = rows.into_iter().next().map_or(0, |mut row| row.int().unwrap_or(0));
        let played = rated.get(&person.to_string()).copied().unwrap_or(0);
        if entered != played {
            world.find(format!("{:?} has {entered} rated matches and played {played}", player.part));
        }
    }
}

fn rated_person(mut row: Row) -> Option<String> {
    let person = row.maybe_text().ok()??;
    row.maybe_real().ok()??;
    Some(person)
}

//! Notices that wait are delivered by whichever node gets to them: again and again for some hours, then no more.

use std::sync::Arc;
use std::time::Duration;

use super::Notifier;
use super::desk::{Desk, OF_EACH, Place};
use crate::http::limits::{Bucket, Rate};
use crate::store::StoreError;
use crate::store::notices::Notice;
use crate::store::players::Player;
use crate::surroundings::spawn;
use crate::table::command::Command;
use crate::table::hall::Hall;
use crate::table::judge::Asker;
use crate::time::now;
use crate::wire::{NotifyWhen, PlayerId};

/// So often it is looked for notices that are due, unless one has just come.
const LOOK: Duration = Duration::from_secs(5);
/// How many are looked at in one round: more than there are places, so that people whose places are taken hide nobody.
const A_FEW: u64 = 200;
/// A node that takes a notice has so long, in milliseconds, before another one tries it.
const IN_HAND: u64 = 60_000;
/// Between one attempt and the next, in milliseconds: so long, and four times as long each time.
const PAUSE: u64 = 10_000;
const ATTEMPTS: u64 = 7;
/// So many somebody is sent at once, and so many in the long run; the rest comes later.
const BY_PERSON: Rate = Rate { burst: 30.0, per_second: 1.0 / 30.0 };
const LATER: u64 = 60_000;

/// Delivers notices for as long as the server runs.
pub async fn deliver(hall: Arc<Hall>) {
    let notifier = hall.house().notifier.clone();
    let desk = Desk::new();
    let mut sent = std::collections::HashMap::new();
    loop {
        let _ = tokio::time::timeout(LOOK, notifier.parts.came.notified()).await;
        if let Err(error) = deliver_due(&hall, &notifier, &desk, &mut sent).await {
            tracing::error!(%error, "notices could not be looked for");
        }
    }
}

async fn deliver_due(
    hall: &Arc<Hall>,
    notifier: &Notifier,
    desk: &Arc<Desk>,
    sent: &mut std::collections::HashMap<PlayerId, Bucket>,
) -> Result<(), StoreError> {
    let store = &notifier.parts.store;
    let at = std::time::Instant::now();
    sent.retain(|_, bucket| !bucket.is_full(BY_PERSON, at));
    for notice in store.due_notices(now(), OF_EACH.into(), A_FEW).await? {
        // Who has no place free is looked at again when one becomes free.
        let Some(place) = desk.place(notice.player) else { continue };
        if !sent.entry(notice.player).or_insert_with(|| Bucket::full(BY_PERSON)).take(BY_PERSON, at) {
            store.put_off_notice(&notice, now() + LATER).await?;
            continue;
        }
        if !store.take_notice(&notice, now() + IN_HAND).await? {
            continue;
        }
        let (hall, notifier) = (hall.clone(), notifier.clone());
        spawn(async move {
            if let Err(error) = deliver_one(&hall, &notifier, &notice, &place).await {
                tracing::error!(%error, "a notice could not be delivered; it is tried again");
            }
            drop(place);
            notifier.parts.came.notify_one();
        });
    }
    Ok(())
}

async fn deliver_one(hall: &Arc<Hall>, notifier: &Notifier, notice: &Notice, place: &Place) -> Result<(), StoreError> {
    let store = &notifier.parts.store;
    // A notice may have been held for long: they may want to hear nothing any more.
    let wants = |player: &Player| !player.gone && player.notify.when != NotifyWhen::Never;
    let player = store.player(notice.player).await?.filter(wants);
    let Some(player) = player else { return store.drop_notice(notice).await };
    if notice.attempts > 0 || notice.due != notice.made {
        // Since then they may have played, and need not be told any more. Or it was stored in case it would be their turn,
        // and the node that stored it died before it could say whether it is.
        let asker = Some(Asker { player: player.id, name: player.name.clone() });
        let card = hall.ask(notice.table, |reply| Command::Card { asker, reply }).await;
        if !card.is_ok_and(|card| card.your_turn) {
            return store.drop_notice(notice).await;
        }
    }
    let reached = notifier.parts.tell(&player, notice).await;
    place.told(reached);
    if reached {
        return store.drop_notice(notice).await;
    }
    let attempts = notice.attempts + 1;
    if attempts >= ATTEMPTS {
        tracing::info!("somebody could not be told that it is their turn, and is not told any more");
        notifier.parts.metrics.notice_dropped();
        return store.drop_notice(notice).await;
    }
    store.put_off_notice(notice, now() + PAUSE * 4u64.pow(attempts as u32 - 1)).await
}

//! The clients of a storm. Each sits at a table, decides when it is asked, comes back wherever somebody serves when its
//! connection breaks, and believes nothing: what it was told and what was acknowledged is held against the store.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use sandtable_core::{Chance as _, Entry, Fast, Seat};
use tokio::time::{Instant, sleep, sleep_until};

use super::link::{Heard, Link};
use super::world::{Machine, World};
use crate::table::command::Seen;
use crate::table::deed::Deed;
use crate::table::judge::Asker;
use crate::wire::{self, ClientMessage, SeatInfo, ServerMessage, Sitter, Status, TableId, TableInfo};

/// Nobody waits longer for an answer where nothing is wrong but another table.
const PATIENCE: Duration = Duration::from_secs(45);
/// Who goes away comes back so long after the storm.
const AWAY: Duration = Duration::from_secs(90);
/// A decision that could not be stored is sent again after this time.
const AGAIN: Duration = Duration::from_millis(700);
/// After the storm everybody decides so often before the host gives up and lets the match end.
const DECISIONS_AFTER: usize = 2;

/// What somebody is at a table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Part {
    /// Opened the table, sits in the first seat, and ends the match in the end.
    Host,
    /// Wants the second seat.
    Guest,
    /// Wants the second seat, too: one of the two looks on.
    Rival,
    /// Looks on.
    Onlooker,
}

impl Part {
    /// The seat that they have or want.
    fn seat(self) -> Option<Seat> {
        match self {
            Part::Host => Some(Seat(0)),
            Part::Guest | Part::Rival => Some(Seat(1)),
            Part::Onlooker => None,
        }
    }
}

/// A client.
pub(super) struct Player {
    pub(super) world: Arc<World>,
    pub(super) table: TableId,
    pub(super) part: Part,
    pub(super) asker: Asker,
    dice: Fast,
    /// When the storm is over, in milliseconds since it began.
    storm_over: u64,
    known: Known,
    /// When the next wish is to be said.
    wish_at: Option<Instant>,
    /// What was said last and is not answered.
    said: Option<ClientMessage>,
    /// What was decided on the position after a step: said again, it is the same.
    decided: Option<(u64, String)>,
    decisions_after: usize,
    /// It goes away though it is its turn.
    leaves: bool,
    pub(super) diary: Diary,
}

/// What a client was told and promised, for the verdict.
#[derive(Clone, Debug, Default)]
pub(super) struct Diary {
    /// The last step that it knows of.
    pub(super) seq: u64,
    /// When each step was made, and by whom, as it was told.
    pub(super) told: BTreeMap<u64, (u64, Option<Seat>)>,
    /// Deeds that were acknowledged, with their place.
    pub(super) acknowledged: Vec<(u64, String)>,
    /// Everything that was ever decided.
    pub(super) decided: Vec<String>,
    /// The seats that it has, as it was told.
    pub(super) own: Vec<Seat>,
    /// Was it told that the match is over?
    pub(super) over: bool,
}

/// The table as the client knows it.
#[derive(Default)]
struct Known {
    table: Option<TableInfo>,
    to_act: Vec<Seat>,
    choices: Vec<String>,
}

impl Player {
    pub(super) fn new(world: &Arc<World>, table: TableId, part: Part, asker: Asker, storm_over: u64) -> Player {
        let dice = Fast::new(u64::from(world.below(u32::MAX)));
        Player {
            world: world.clone(),
            table,
            part,
            asker,
            dice,
            storm_over,
            known: Known::default(),
            wish_at: None,
            said: None,
            decided: None,
            decisions_after: 0,
            leaves: false,
            diary: Diary::default(),
        }
    }

    /// Plays until it is told that the match is over.
    pub(super) async fn play(mut self, machines: usize) -> Player {
        sleep(self.pause(10, 3_000)).await;
        while !self.diary.over {
            if std::mem::take(&mut self.leaves) {
                self.stay_away().await;
            }
            let machine = self.dice.below(machines as u32) as usize;
            let seen = Seen { step: (self.diary.seq > 0).then_some(self.diary.seq), chat: None };
            if let Some(link) = Link::open(&self.world, machine, self.table, &self.asker, seen) {
                self.visit(machine, link).await;
            }
            sleep(self.pause(100, 1_500)).await;
        }
        self
    }

    /// Is away until a while after the storm. If it is still its turn then, a notice must wait for it that nobody holds.
    async fn stay_away(&mut self) {
        self.say("goes away though it is asked");
        let left = self.diary.seq;
        let back = self.storm_over.max(self.world.elapsed()) + AWAY.as_millis() as u64;
        sleep(Duration::from_millis(back - self.world.elapsed())).await;
        let values = || vec![self.table.0.into()];
        let later = "SELECT seq FROM deeds WHERE table_id = $1 AND seq > $2";
        let played_on = !self.world.look(later, vec![self.table.0.into(), left.into()]).is_empty();
        let status = self.world.look("SELECT status FROM tables WHERE id = $1", values()).into_iter().next();
        let runs = status.is_some_and(|mut row| row.text().is_ok_and(|status| status == "playing"));
        if played_on || !runs {
            return;
        }
        let notice = "SELECT player FROM notices WHERE player = $1 AND table_id = $2 AND held_by IS NULL";
        if self.world.look(notice, vec![self.asker.player.0.into(), self.table.0.into()]).is_empty() {
            let table = self.world.called(self.table);
            self.world
                .find(format!("{table}: {:?} went away at step {left} and is not told that it is asked", self.part));
        }
    }

    fn pause(&mut self, least: u32, most: u32) -> Duration {
        Duration::from_millis(u64::from(least + self.dice.below(most - least)))
    }

    fn say(&self, what: &str) {
        self.world.note(format!("{}: {:?} {what}", self.world.called(self.table), self.part));
    }

    /// Is at the table until the connection breaks, or the match is over.
    async fn visit(&mut self, machine: Machine, mut link: Link) {
        self.said = None;
        self.wish_at = None;
        let mut waits_since = Some(Instant::now());
        loop {
            let until = match (waits_since, self.wish_at) {
                (Some(since), _) => since + PATIENCE,
                (None, Some(at)) => at,
                (None, None) => Instant::now() + Duration::from_secs(3_600),
            };
            tokio::select! {
                biased;
                heard = link.hear() => match heard {
                    None => return,
                    Some(Heard::Entered) => waits_since = None,
                    Some(Heard::Letter(text)) => {
                        if !self.hear(&text) {
                            return;
                        }
                    }
                    Some(Heard::Answer(answer)) => {
                        waits_since = None;
                        self.answered(&answer);
                    }
                },
                () = sleep_until(until) => match waits_since {
                    Some(since) => {
                        if self.world.was_well_since(machine, since) {
                            let table = self.world.called(self.table);
                            self.world.find(format!(
                                "{table}: {:?} waited {} s at machine {machine}, which was well, for an answer to {:?}",
                                self.part, PATIENCE.as_secs(), self.said
                            ));
                        }
                        return;
                    }
                    None => {
                        self.wish_at = None;
                        if let Some(wish) = self.wish() {
                            self.said = Some(wish.clone());
                            waits_since = Some(Instant::now());
                            link.say(wish);
                        }
                    }
                },
            }
            if self.diary.over {
                return;
            }
            let asked = self.part == Part::Guest && self.known.to_act.contains(&Seat(1));
            if waits_since.is_none() && asked && self.world.elapsed() < self.storm_over && self.dice.below(12) == 0 {
                self.leaves = true;
                return;
            }
            if waits_since.is_none() && self.wish_at.is_none() && self.has_a_wish() {
                self.wish_at = Some(Instant::now() + self.pause(400, 6_000));
            }
        }
    }

    /// Takes what the table says; `false` if the client must come again because something is missing.
    fn hear(&mut self, text: &str) -> bool {
        let (seq, table, you, position, log) = match wire::Heard::read(text) {
            Ok(wire::Heard::Sync(sync)) => (sync.seq, Some(sync.table), Some(sync.you), sync.position, sync.log),
            Ok(wire::Heard::Step(step)) if step.from == self.diary.seq => {
                (step.seq, step.table, step.you, step.position, step.log)
            }
            Ok(wire::Heard::Step(step)) => {
                let table = self.world.called(self.table);
                self.world.find(format!(
                    "{table}: {:?} knew step {} and was told what follows {}",
                    self.part, self.diary.seq, step.from
                ));
                return false;
            }
            Ok(wire::Heard::Else) => return true,
            Err(error) => {
                self.world.find(format!("a message that no client can read ({error}): {text}"));
                return false;
            }
        };
        for line in log {
            let heard = (line.at, line.seat);
            let before = self.diary.told.insert(line.seq, heard);
            if before.is_some_and(|before| before != heard) {
                let table = self.world.called(self.table);
                self.world.find(format!("{table}: {:?} was told two different steps {}", self.part, line.seq));
            }
        }
        self.diary.seq = seq;
        if let Some(you) = you {
            self.diary.own = you.seats;
        }
        if let Some(table) = table {
            self.diary.over = table.status == Status::Over;
            self.known.table = Some(table);
        }
        if let Some(position) = position {
            self.known.to_act = position.to_act;
            self.known.choices.clear();
            // Only who is asked reads what there is to choose.
            if self.part.seat().is_some_and(|seat| self.known.to_act.contains(&seat)) {
                let Ok(sights) = position.sights.read() else {
                    self.world.find(format!("sights that no client can read: {text}"));
                    return false;
                };
                let sight = sights.into_iter().next();
                let choices = sight.into_iter().flat_map(|sight| sight.choices);
                self.known.choices.extend(choices.map(|choice| choice.action));
            }
        }
        self.say(&format!("knows step {}", self.diary.seq));
        true
    }

    fn has_a_wish(&self) -> bool {
        let (Some(seat), Some(table)) = (self.part.seat(), &self.known.table) else { return false };
        match table.status {
            Status::Gathering => self.wish_before_the_start(seat, table).is_some(),
            Status::Playing if !self.diary.own.contains(&seat) => false,
            Status::Playing => self.gives_up() || (self.known.to_act.contains(&seat) && !self.known.choices.is_empty()),
            Status::Over => false,
        }
    }

    fn wish_before_the_start(&self, seat: Seat, table: &TableInfo) -> Option<ClientMessage> {
        let (there, own) = (&table.seats[seat.index()], self.diary.own.contains(&seat));
        match self.part {
            Part::Guest | Part::Rival if there.sitter == Sitter::Empty => Some(ClientMessage::Sit { seat, name: None }),
            Part::Guest | Part::Rival if own && !there.contributed => {
                Some(ClientMessage::Contribute { seat, token: "5".repeat(64) })
            }
            Part::Host => {
                let ready = |seat: &SeatInfo| matches!(seat.sitter, Sitter::Bot { .. }) || seat.contributed;
                table.seats[1..].iter().all(ready).then_some(ClientMessage::Start)
            }
            Part::Guest | Part::Rival | Part::Onlooker => None,
        }
    }

    fn gives_up(&self) -> bool {
        self.part == Part::Host && self.decisions_after >= DECISIONS_AFTER
    }

    fn wish(&mut self) -> Option<ClientMessage> {
        let (seat, table) = (self.part.seat()?, self.known.table.as_ref()?);
        if table.status == Status::Gathering {
            return self.wish_before_the_start(seat, table);
        }
        if self.gives_up() {
            return Some(ClientMessage::Resign { seat });
        }
        if !self.has_a_wish() {
            return None;
        }
        let seq = self.diary.seq;
        let action = match &self.decided {
            Some((decided, action)) if *decided == seq => action.clone(),
            _ => {
                let choice = self.dice.below(self.known.choices.len() as u32) as usize;
                let action = self.known.choices[choice].clone();
                self.decided = Some((seq, action.clone()));
                self.diary.decided.push(action.clone());
                action
            }
        };
        self.say(&format!("decides {action:?} after step {seq}"));
        Some(ClientMessage::Act { seq, seat, action })
    }

    fn answered(&mut self, answer: &ServerMessage) {
        let Some(said) = self.said.take() else { return };
        match answer {
            ServerMessage::Done { seq } => {
                self.say(&format!("is promised step {seq}"));
                let deed = match said {
                    ClientMessage::Act { seat, action, .. } => Entry::Action(seat, action),
                    ClientMessage::Resign { seat } => Entry::Resign(seat),
                    _ => return,
                };
                if self.world.elapsed() > self.storm_over {
                    self.decisions_after += 1;
                }
                self.diary.acknowledged.push((*seq, Deed::Play { entry: deed }.line()));
                // The step itself comes with the table's next message.
                self.known.to_act.clear();
            }
            ServerMessage::Refused(refused) if refused.rule.is_some() => {
                let table = self.world.called(self.table);
                self.world.find(format!("{table}: {:?} was offered what {refused:?} refuses", self.part));
            }
            ServerMessage::Refused(refused) if refused.text.id == "sv-decision-panicked" => {
                self.say("chooses something else, because the rules panicked");
                self.decided = None;
                self.diary.decided.pop();
                self.wish_at = Some(Instant::now() + AGAIN);
            }
            ServerMessage::Stale { .. } | ServerMessage::Refused(_) | ServerMessage::Error { .. } => {
                self.say("is told that it was not done, or that nobody knows");
                self.wish_at = Some(Instant::now() + AGAIN);
            }
            other => self.world.find(format!("{other:?} answers a wish")),
        }
    }
}

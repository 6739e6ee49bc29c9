//! May this be chosen, and if not, by which clause: one action judged, in plain words.
//!
//! This says the rules a second time and shares nothing with `legal` but the tables; a test over random play holds the two
//! equal. Where several clauses forbid an action, the one is named that tells the player most.

mod air;
mod begun;
mod cards;
mod fire;
mod left;
mod march;
mod placing;
mod seats;

use sandtable_core::{Illegal, Seat, Text};

use crate::action::{Action, Button};
use crate::boxes::BoxId;
use crate::card::Number;
use crate::chart::Chart;
use crate::rules::victory::ending_rule;
use crate::side::{Powers, Side};
use crate::state::{AxisDDay, Phase, Task};
use crate::texts::names::{card_text, unit_text, zone_text};
use crate::texts::prompts::rule_of;
use crate::unit::{Kind, Unit};
use crate::zone::Zone;

type Verdict = Result<(), Illegal>;

/// Refuses by a clause.
fn refuse(rule: &'static str, text: Text) -> Verdict {
    Err(Illegal::new(rule, text))
}

/// Refuses by a clause when something holds.
fn refuse_if(broken: bool, rule: &'static str, text: impl FnOnce() -> Text) -> Verdict {
    if broken { refuse(rule, text()) } else { Ok(()) }
}

/// A refusal without arguments.
fn no(id: &'static str) -> Text {
    Text::new(id)
}

/// A refusal about a zone.
fn no_zone(id: &'static str, zone: Zone) -> Text {
    Text::new(id).with("zone", zone_text(zone))
}

/// A refusal about a unit.
fn no_unit(id: &'static str, unit: Unit) -> Text {
    Text::new(id).with("unit", unit_text(unit))
}

/// A refusal about a unit in a zone.
fn no_unit_at(id: &'static str, unit: Unit, zone: Zone) -> Text {
    no_unit(id, unit).with("zone", zone_text(zone))
}

impl AxisDDay {
    /// Judges one action.
    pub(crate) fn judge(&self, seat: Seat, action: Action) -> Verdict {
        refuse_if(seat.0 >= self.setup.seats, "AD-1.4", || no("ad-no-such-seat"))?;
        if let Some(winner) = self.ending {
            return refuse(ending_rule(winner), no("ad-no-over"));
        }
        if self.waiting {
            return self.judge_waiting(seat, action);
        }
        if self.task == Task::Start {
            refuse_if(seat != self.speaker(), "AD-18.1", || no("ad-no-begin-seat"))?;
            return refuse_if(action != Action::Press(Button::Begin), "AD-18.1", || no("ad-no-begin-first"));
        }
        match action {
            Action::Press(Button::Begin) => return refuse("AD-18.1", no("ad-no-begun")),
            Action::Press(Button::GoOn) => return refuse("AD-18.10", no("ad-no-going-on")),
            // What nobody ever may, whoever asks.
            Action::Back(..) => return refuse("AD-6.21", no("ad-no-back")),
            Action::ShellZone(..) => return refuse("AD-29.5", no("ad-no-shell-zone")),
            // Whoever is asked now: a card has its own place in the turn.
            Action::Card(number, _) if self.phase != Phase::Tactics(number) || self.task != Task::Offer => {
                return self.card_out_of_place(number);
            }
            _ => {}
        }
        let powers = self.judge_seat(seat, action)?;
        match action {
            Action::Press(button) if self.is_joint_answer(button) => Ok(()),
            Action::Press(button) => self.judge_button(powers, button),
            action => self.judge_task(powers, action),
        }
    }

    /// AD-18.10: a loaded position waits to go on. What the rules of its step forbid is refused by them all the same: they
    /// tell why there is nothing to choose.
    fn judge_waiting(&self, seat: Seat, action: Action) -> Verdict {
        if let Action::Press(button) = action {
            refuse_if(seat != self.speaker(), "AD-18.10", || no("ad-no-go-on-seat"))?;
            return refuse_if(button != Button::GoOn, "AD-18.10", || no("ad-no-go-on-first"));
        }
        if let Action::Card(number, _) = action {
            return self.card_out_of_place(number);
        }
        let going = AxisDDay { waiting: false, ..*self };
        if self.whose().is_some() {
            going.judge(seat, action)?;
        }
        refuse("AD-18.10", no("ad-no-go-on-first"))
    }

    /// May these powers do this in what is being done?
    fn judge_task(&self, powers: Powers, action: Action) -> Verdict {
        match (self.task, action) {
            (Task::LoseParatroopers { .. }, Action::Box(id)) => self.judge_paratrooper(id),
            (Task::SpareZone, Action::Zone(zone)) => self.judge_spared(zone),
            (Task::PlaneBack, Action::Unit(plane)) => self.judge_plane_back(plane),
            (Task::LosePlane, Action::At(zone, plane)) => self.judge_plane_lost(zone, plane),
            (Task::OwnZone, Action::Zone(zone)) => self.judge_own_zone(powers, zone),
            (Task::PickFights, Action::Zone(zone)) => self.judge_fight(zone),
            (Task::AirborneHits { drop, .. }, Action::At(zone, unit)) => self.judge_airborne_hit(drop, zone, unit),
            (Task::NavalSplit, Action::Split(count)) => {
                let dice = Number::of(2).order().dice;
                refuse_if(count > dice, "AD-16.11", || no("ad-no-split").with("count", i64::from(dice)))
            }
            (Task::Naval, Action::Zone(zone)) => self.judge_naval(powers, zone),
            (Task::Naval, Action::At(_, unit)) if unit != Unit::BLOCKHOUSE => {
                refuse("AD-12.4", no("ad-no-naval-blockhouse"))
            }
            (Task::Naval, Action::Box(_)) => refuse("AD-12.4", no("ad-no-naval-blockhouse")),
            (Task::Patrol, Action::Fly(plane, zone)) => self.judge_patrol(powers, plane, zone),
            (Task::Flak, Action::At(zone, plane)) => self.judge_flak(zone, plane),
            (Task::PlaceBombers, Action::Fly(plane, zone)) => self.judge_bomber(powers, plane, zone),
            (Task::Bomb, Action::Bomb(plane, target)) => self.judge_bomb(powers, plane, target),
            (Task::Bomb, Action::Fly(..)) if matches!(self.phase, Phase::Order(_)) => {
                refuse("AD-25.5", no("ad-no-bombers-placed"))
            }
            (Task::March, Action::Move { from, unit, walk }) => self.judge_march(powers, from, unit, walk),
            (Task::Shell, Action::Shell(zone, id, target)) => self.judge_shell(zone, id, target),
            (Task::Shell, Action::At(..)) => refuse("AD-29.5", no("ad-no-shell-zone")),
            (Task::Land, Action::Land(id, unit, zone)) => self.judge_landing(powers, id, unit, zone),
            (Task::Land, Action::LandFurther(..)) => refuse("AD-30.5", no("ad-no-land-further")),
            (Task::Hits { zone, on, .. }, Action::At(at, unit)) => self.judge_casualty(zone, on, at, unit),
            (Task::Reroll, Action::Reroll(chart, die)) => self.judge_reroll(powers, chart, die),
            (Task::Reinforce, Action::ToBox(chart, id)) => self.judge_to_box(powers, chart, id),
            (Task::Reinforce, Action::ToZone(chart, zone)) => self.judge_to_zone(powers, chart, zone),
            (Task::Offer, Action::Card(number, aim)) => self.judge_card(number, aim),
            (Task::ParatroopersAttack { drop, .. }, Action::At(zone, target)) => {
                self.judge_drop_target(drop, zone, target)
            }
            (Task::Barnstorm, Action::At(zone, fighter)) => self.judge_barnstorm(zone, fighter),
            (Task::Fireball, Action::At(zone, target)) => self.judge_fireball(zone, target),
            (Task::FriendlyFire, Action::ShortOf(plane, zone, target)) => self.judge_short(plane, zone, target),
            (Task::GunHits { zone, .. }, Action::At(at, unit)) => self.judge_gun_hit(zone, at, unit),
            (Task::Recon, Action::Move { from, unit, walk }) => self.judge_recon(powers, from, unit, walk),
            (Task::Recon, Action::Fly(plane, _)) if plane.kind() == Kind::Fighter => {
                refuse("AD-74.1", no("ad-no-recon-airfield"))
            }
            (Task::Convoy { .. }, Action::Zone(zone)) => self.judge_convoy(zone),
            (Task::Volunteers { .. }, Action::Chart(chart)) => self.judge_volunteer(chart),
            _ => {
                self.judge_begun(powers, action)?;
                self.out_of_place(action)
            }
        }
    }

    /// An action that belongs to another moment of the game: the clause that tells when it has its place.
    fn out_of_place(&self, action: Action) -> Verdict {
        let not_now = |rule: &'static str, id: &'static str| refuse(rule, no(id));
        match action {
            Action::Move { .. } if self.task == Task::Land => not_now("AD-30.4", "ad-no-move-in-landing"),
            Action::Move { unit, .. } if unit.kind() == Kind::Fighter => not_now("AD-23.6", "ad-no-fighter-moves"),
            Action::Move { unit, .. } if unit == Unit::BLOCKHOUSE => not_now("AD-6.19", "ad-no-blockhouse-moves"),
            Action::Land(..) | Action::LandFurther(..) if self.task == Task::March && self.active() == Side::Allies => {
                not_now("AD-28.2", "ad-no-land-in-move")
            }
            Action::Move { .. } | Action::Land(..) | Action::LandFurther(..) | Action::Fly(..) => {
                not_now("AD-6.1", "ad-no-move-now")
            }
            Action::Bomb(..) if self.task == Task::PlaceBombers => not_now("AD-25.5", "ad-no-bombers-placed"),
            Action::Bomb(..) => not_now("AD-11.13", "ad-no-bomb-now"),
            Action::Shell(..) => not_now("AD-12.1", "ad-no-shell-now"),
            Action::ShortOf(..) => not_now("AD-66.1", "ad-no-short-now"),
            Action::Card(number, _) => self.card_out_of_place(number),
            Action::Reroll(chart, _) => {
                let rule = if chart.power().side() == Side::Allies { "AD-54.1" } else { "AD-55.1" };
                not_now(rule, "ad-no-reroll-now")
            }
            Action::ToBox(chart, _) | Action::ToZone(chart, _) => {
                let rule = if chart.power().side() == Side::Allies { "AD-34.2" } else { "AD-35.2" };
                not_now(rule, "ad-no-reinforce-now")
            }
            Action::Split(_) => not_now("AD-16.11", "ad-no-split-now"),
            _ => refuse(rule_of(self), no("ad-no-not-asked")),
        }
    }

    /// A Tactics card that is not offered now: the game has none, it is used, it could do nothing, or its place in the turn
    /// is another.
    fn card_out_of_place(&self, number: Number) -> Verdict {
        let about = |id: &'static str| no(id).with("card", card_text(number));
        refuse_if(!self.setup.tactics, "AD-4.3", || no("ad-no-tactics"))?;
        refuse_if(!self.tactics.contains(number), "AD-60.3", || about("ad-no-card-used"))?;
        refuse_if(self.phase == Phase::Tactics(number), "AD-60.7", || about("ad-no-card-effect"))?;
        refuse("AD-60.1", about("ad-no-card-now"))
    }

    /// AD-3.1: is it a zone of the map?
    fn judge_on_map(&self, zone: Zone) -> Verdict {
        refuse_if(!self.map().has(zone), "AD-3.1", || no_zone("ad-no-such-zone", zone))
    }

    /// The buttons of those who are asked.
    fn judge_button(&self, powers: Powers, button: Button) -> Verdict {
        match button {
            Button::Done => self.judge_done(powers),
            Button::Pass => match self.task {
                Task::Offer => Ok(()),
                Task::Reroll => {
                    let rule = if self.phase.is_order(14) { "AD-54.1" } else { "AD-55.1" };
                    let asked = Chart::all().any(|chart| self.judge_reroll(powers, chart, 1).is_ok());
                    refuse_if(!asked, rule, || no("ad-no-reroll-once"))
                }
                _ => self.must_choose(),
            },
            Button::Stop => match self.task {
                Task::Convoy { .. } => refuse_if(self.marches.convoy().len() < 2, "AD-75.1", || no("ad-no-stop-yet")),
                _ => self.must_choose(),
            },
            Button::Agree | Button::Refer => match self.is_for_three() {
                true => refuse("AD-16.6", no("ad-no-joint")),
                false => refuse("AD-16.2", no("ad-no-joint-of-two")),
            },
            Button::Begin | Button::GoOn => refuse(rule_of(self), no("ad-no-not-asked")),
        }
    }

    fn judge_done(&self, powers: Powers) -> Verdict {
        match self.task {
            Task::Naval
            | Task::Patrol
            | Task::PlaceBombers
            | Task::March
            | Task::Shell
            | Task::Land
            | Task::Reinforce
            | Task::Recon => refuse_if(!self.has_left(powers), "AD-16.4", || no("ad-no-nothing-left")),
            Task::Volunteers { returned } => refuse_if(returned == 0, "AD-76.1", || no("ad-no-volunteer-yet")),
            _ => self.must_choose(),
        }
    }

    /// The button that was pressed does not end or decline this decision: who may not decline is told so, the others how.
    fn must_choose(&self) -> Verdict {
        let fortune = |fourth: &'static str, other: &'static str| {
            let first = matches!(self.phase, Phase::Fortune(number) if [4, 7].contains(&number.get()));
            if first { fourth } else { other }
        };
        let (rule, id) = match self.task {
            Task::LoseParatroopers { .. } => ("AD-41.2", "ad-no-pass"),
            Task::SpareZone => (fortune("AD-44.2", "AD-46.2"), "ad-no-pass"),
            Task::PlaneBack => (fortune("AD-47.1", "AD-56.1"), "ad-no-pass"),
            Task::LosePlane => (fortune("AD-47.2", "AD-56.2"), "ad-no-pass"),
            Task::OwnZone => ("AD-51.3", "ad-no-pass"),
            Task::PickFights => ("AD-53.3", "ad-no-pass"),
            Task::AirborneHits { .. } => ("AD-21.4", "ad-no-pass-hit"),
            Task::NavalSplit => ("AD-16.11", "ad-no-pass"),
            Task::Flak if self.phase.is_order(4) => ("AD-24.3", "ad-no-pass-flak"),
            Task::Flak => ("AD-11.16", "ad-no-pass-flak"),
            Task::Bomb if self.phase.is_order(5) => ("AD-25.3", "ad-no-pass"),
            Task::Bomb => ("AD-65.1", "ad-no-pass"),
            Task::Hits { .. } | Task::GunHits { .. } => ("AD-9.2", "ad-no-pass-hit"),
            Task::ParatroopersAttack { .. } => ("AD-61.6", "ad-no-pass"),
            Task::Barnstorm => ("AD-63.1", "ad-no-pass"),
            Task::Fireball => ("AD-64.1", "ad-no-pass"),
            Task::FriendlyFire => ("AD-66.1", "ad-no-pass"),
            Task::Convoy { .. } => ("AD-75.1", "ad-no-say-stop"),
            Task::Offer => ("AD-60.2", "ad-no-say-pass"),
            Task::Reroll if self.phase.is_order(14) => ("AD-54.1", "ad-no-say-pass"),
            Task::Reroll => ("AD-55.1", "ad-no-say-pass"),
            _ => (rule_of(self), "ad-no-say-done"),
        };
        refuse(rule, no(id))
    }

    /// AD-9.1, AD-9.3, AD-9.5: may this unit be the casualty of a combat cycle?
    pub(super) fn judge_casualty(&self, zone: Zone, on: Side, at: Zone, unit: Unit) -> Verdict {
        refuse_if(at != zone, "AD-8.3", || no_zone("ad-no-other-fight", zone))?;
        refuse_if(unit.side() != on, "AD-9.1", || no_unit("ad-no-enemy-casualty", unit))?;
        refuse_if(unit.kind().is_air(), "AD-2.11", || no("ad-no-air-casualty"))?;
        let there = self.board.of(zone, unit);
        refuse_if(there == 0, "AD-9.5", || no_unit_at("ad-no-unit-there", unit, zone))?;
        let limited = self.phase.is_order(11) && on == Side::Allies && self.luck == crate::card::Luck::Bad;
        let attacks = self.effects.own_zone[unit.power().ally()] == Some(zone);
        refuse_if(limited && !attacks, "AD-51.5", || no_unit("ad-no-bystander", unit))?;
        refuse_if(self.fights.lost.of(unit) >= there, "AD-9.3", || no_unit("ad-no-casualty-twice", unit))
    }

    /// AD-71.2, AD-73.2: may this unit be the casualty of long-range guns?
    pub(super) fn judge_gun_hit(&self, zone: Zone, at: Zone, unit: Unit) -> Verdict {
        let rule = if self.phase.is_tactics(11) { "AD-71.2" } else { "AD-73.2" };
        refuse_if(at != zone, rule, || no_zone("ad-no-other-fight", zone))?;
        let hit = if self.phase.is_tactics(11) { Side::Axis } else { Side::Allies };
        refuse_if(unit.side() != hit, "AD-9.1", || no_unit("ad-no-enemy-casualty", unit))?;
        refuse_if(unit.kind().is_air(), "AD-2.7", || no("ad-no-air-casualty"))?;
        refuse_if(self.board.of(zone, unit) == 0, "AD-9.5", || no_unit_at("ad-no-unit-there", unit, zone))
    }

    /// The box of an action that only beachhead boxes allow.
    fn beach_of(id: BoxId, rule: &'static str) -> Result<crate::boxes::Beach, Illegal> {
        match id {
            BoxId::Beach(beach) => Ok(beach),
            BoxId::Drop(_) => Err(Illegal::new(rule, no("ad-no-airborne-box"))),
        }
    }
}

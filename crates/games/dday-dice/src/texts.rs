//! What the game says, as messages and their arguments; the sentences are in `locales/`.

use sandtable_core::{Component, Prompt, Seat, Step as Click, Text, Verdict, Viewer, Words};

use crate::action::{Action, AwardChoice, Gift, Payment, Target};
use crate::award::Award;
use crate::dice::{Die, Face};
use crate::event::{Event, RollKind, Shown};
use crate::item::Item;
use crate::map_file::SpecialDamage;
use crate::nation::Nation;
use crate::path::Thing;
use crate::rules::bonus::BonusQuestion;
use crate::saved::PhaseName;
use crate::sector::Sector;
use crate::setup::Setup;
use crate::specialist::Specialist;
use crate::state::{Ask, DDayDice, Part, Step, WindowKind};
use crate::unit::{DiceStage, Resource};
use crate::vehicle::Vehicle;
use crate::view::View;
use crate::{components, describe};

/// The name of a thing: the message `dd-<kind>-<name>`.
fn named(kind: &str, name: &str) -> Text {
    Text::new(format!("dd-{kind}-{name}"))
}

/// What a seat is called: the nation of its unit.
pub(crate) fn role_text(setup: &Setup, seat: Seat) -> Text {
    nation_text(setup.nations.of(seat))
}

/// The name of a nation.
pub(crate) fn nation_text(nation: Nation) -> Text {
    named("nation", nation.name())
}

impl PhaseName {
    /// What it is called.
    #[must_use]
    pub fn text(self) -> Text {
        let phase = match self {
            PhaseName::Start => "start",
            PhaseName::Pool => "pool",
            PhaseName::Dice => "dice",
            PhaseName::Result => "result",
            PhaseName::Upkeep => "upkeep",
            PhaseName::Marker => "marker",
            PhaseName::Supply => "supply",
            PhaseName::Move => "move",
            PhaseName::Combat => "combat",
            PhaseName::Fire => "fire",
            PhaseName::Losses => "losses",
            PhaseName::End => "end",
            PhaseName::Over => "over",
        };
        Text::new("dd-phase").with("phase", phase)
    }
}

/// The name of a face.
pub(crate) fn face_name(face: Face) -> Text {
    named("face", face.name())
}

/// The name of the tricolour bonus of a face.
pub(crate) fn bonus_name(face: Face) -> Text {
    named("bonus", face.name())
}

/// The name of a die.
pub(crate) fn die_name(die: Die) -> Text {
    named("die", die.name())
}

/// The name of a specialist.
pub(crate) fn specialist_name(specialist: Specialist) -> Text {
    let name = named("specialist", specialist.kind().name());
    match specialist.copy() {
        1 => name,
        copy => Text::new("dd-item-copy").with("item", name).with("copy", i64::from(copy)),
    }
}

/// The name of a vehicle.
pub(crate) fn vehicle_name(vehicle: Vehicle) -> Text {
    named("vehicle", vehicle.name())
}

/// The name of an award.
pub(crate) fn award_name(award: Award) -> Text {
    named("award", award.name())
}

/// The name of a resource.
pub(crate) fn resource_name(resource: Resource) -> Text {
    named("resource", resource.name())
}

/// The name of an item.
pub(crate) fn item_name(item: Item) -> Text {
    let name = named("item", item.kind().first.name());
    match item.copy() {
        1 => name,
        copy => Text::new("dd-item-copy").with("item", name).with("copy", i64::from(copy)),
    }
}

/// The name of a sector.
pub(crate) fn sector_name(sector: Sector) -> Text {
    match sector.get() {
        Some(number) => Text::new("dd-sector").with("number", i64::from(number)),
        None => Text::new("dd-bunker"),
    }
}

/// A message about an item.
pub(crate) fn item_text(id: &'static str, item: Item) -> Text {
    Text::new(id).with("item", item_name(item))
}

/// A message about a specialist.
pub(crate) fn specialist_text(id: &'static str, specialist: Specialist) -> Text {
    Text::new(id).with("specialist", specialist_name(specialist))
}

/// A message about a vehicle.
pub(crate) fn vehicle_text(id: &'static str, vehicle: Vehicle) -> Text {
    Text::new(id).with("vehicle", vehicle_name(vehicle))
}

/// A message about an award.
pub(crate) fn award_text(id: &'static str, award: Award) -> Text {
    Text::new(id).with("award", award_name(award))
}

/// A message about a sector.
pub(crate) fn sector_text(id: &'static str, sector: Sector) -> Text {
    Text::new(id).with("sector", sector_name(sector))
}

/// A message about a die.
pub(crate) fn die_text(id: &'static str, die: Die) -> Text {
    Text::new(id).with("die", die_name(die))
}

/// A message about somebody: the seat's number, and whether it is the reader.
fn about(id: &'static str, seat: Seat, viewer: Viewer) -> Text {
    let you = if viewer == Viewer::Seat(seat) { "yes" } else { "no" };
    Text::new(id).with("seat", i64::from(seat.0)).with("you", you)
}

impl DDayDice {
    /// What is asked of whom, as the viewer should read it.
    pub(crate) fn question(&self, viewer: Viewer) -> Prompt {
        let asked = self.asked();
        let seat = match viewer {
            Viewer::Seat(seat) if asked.contains(seat) => seat,
            _ => match asked.lowest() {
                Some(seat) => seat,
                None => return self.farewell(),
            },
        };
        let ask = |id: &'static str, rule: &'static str| Prompt { text: about(id, seat, viewer), rule };
        if self.resting {
            return ask("dd-ask-go-on", "DD-3.1");
        }
        if let Some(question) = self.asks.top() {
            return self.interruption(question, viewer);
        }
        match self.step {
            Step::Start(_) => ask("dd-ask-start", "DD-2.3"),
            Step::PoolCard(_) => ask("dd-ask-pool", "DD-2.6"),
            Step::Dice => {
                let dice = &self.unit(seat).dice;
                match dice.stage {
                    DiceStage::Mulligan => ask("dd-ask-mulligan", "DD-23.1"),
                    DiceStage::Lock => ask("dd-ask-lock", "DD-4.2"),
                    _ => {
                        let left = 2 - i64::from(dice.rerolls.min(2));
                        let mut prompt = ask("dd-ask-reroll", "DD-4.4");
                        prompt.text = prompt.text.with("left", left);
                        prompt
                    }
                }
            }
            Step::Window => match self.window.kind {
                WindowKind::Result | WindowKind::Upkeep => ask("dd-ask-result", "DD-5.1"),
                WindowKind::Supply => ask("dd-ask-supply", "DD-11.1"),
                WindowKind::Move if self.must_move(seat) => ask("dd-ask-must-move", "DD-16.8"),
                WindowKind::Move => ask("dd-ask-move", "DD-16.1"),
                WindowKind::Fire => ask("dd-ask-fire", "DD-18.5"),
            },
            _ => {
                let turn = &self.unit(seat).turn;
                let (id, rule, left) = match turn.special {
                    0 => ("dd-ask-losses", "DD-18.12", turn.losses.unwrap_or(0)),
                    special => ("dd-ask-special", "DD-18.11", u16::from(special)),
                };
                let mut prompt = ask(id, rule);
                prompt.text = prompt.text.with("left", i64::from(left));
                prompt
            }
        }
    }

    fn interruption(&self, question: Ask, viewer: Viewer) -> Prompt {
        let seat = question.seat();
        let ask = |id: &'static str| about(id, seat, viewer);
        let (text, rule) = match question {
            Ask::Award { .. } => (ask("dd-ask-straight"), "DD-8.4"),
            Ask::Skull { .. } => (ask("dd-ask-skull"), "DD-6.5"),
            Ask::Bonus { face, part, to, .. } => {
                let text = match self.bonus_question(seat, face, part, to) {
                    BonusQuestion::Part => ask("dd-ask-part"),
                    BonusQuestion::Seat => ask("dd-ask-other"),
                    BonusQuestion::Item(_) => ask("dd-ask-free-item"),
                    BonusQuestion::Result | BonusQuestion::Nothing => ask("dd-ask-result-face"),
                };
                (text.with("bonus", bonus_name(face)), "DD-7.4")
            }
            Ask::Result { .. } => (ask("dd-ask-colonel"), "DD-25.20"),
            Ask::FreeItem { .. } => (ask("dd-ask-recruit-item"), "DD-25.22"),
            Ask::Swap { seat: asker, own, with, other } => {
                let text = ask("dd-ask-swap").with("asker", i64::from(asker.0));
                let text = text.with("die", die_name(other)).with("other", die_name(own));
                let faces = [self.unit(with).dice.face(other), self.unit(asker).dice.face(own)];
                (text.with("face", face_name(faces[0])).with("offer", face_name(faces[1])), "DD-15.11")
            }
            Ask::Mine { rolled: None, .. } => (ask("dd-ask-mine"), "DD-17.7"),
            Ask::Mine { rolled: Some(number), .. } => {
                (ask("dd-ask-mine-rolled").with("number", i64::from(number)), "DD-17.8")
            }
            Ask::MineLoss { left, .. } => (ask("dd-ask-losses").with("left", i64::from(left)), "DD-17.7"),
            Ask::Follow { leader, .. } => (ask("dd-ask-follow").with("leader", i64::from(leader.0)), "DD-16.14"),
            Ask::Arrive { .. } => (ask("dd-ask-go-on"), "DD-17.11"),
        };
        Prompt { text, rule }
    }

    /// The game is over.
    fn farewell(&self) -> Prompt {
        let won = self.result().is_some_and(|outcome| matches!(outcome.verdict, Verdict::Won(_)));
        let points: i32 = self.seats().map(|seat| self.victory_points(seat)).sum();
        let text = Text::new(if won { "dd-over-won" } else { "dd-over-lost" });
        let rule = self.ending.map_or("DD-20.5", |ending| ending.rule());
        Prompt { text: text.with("points", i64::from(points)).with("turn", i64::from(self.turn)), rule }
    }
}

/// The action as a person would say it.
pub(crate) fn action_text(action: Action) -> Text {
    match action {
        Action::Start(sector) => sector_text("dd-do-start", sector),
        Action::PoolCard(item) => item_text("dd-do-pool", item),
        Action::Mulligan => Text::new("dd-do-mulligan"),
        Action::Keep => Text::new("dd-do-keep"),
        Action::Lock(die) => die_text("dd-do-lock", die),
        Action::Mark(die) => die_text("dd-do-mark", die),
        Action::Roll => Text::new("dd-do-roll"),
        Action::Stop => Text::new("dd-do-stop"),
        Action::PlayAward { award, with } => award_action(award, with),
        Action::Use { item, on } => use_text(item, on),
        Action::AskSwap { own, seat, other } => {
            die_text("dd-do-swap", own).with("seat", i64::from(seat.0)).with("other", die_name(other))
        }
        Action::SwapReserve { own, reserve } => die_text("dd-do-reserve", own).with("other", die_name(reserve)),
        Action::Accept => Text::new("dd-do-accept"),
        Action::Decline => Text::new("dd-do-decline"),
        Action::ChooseAward(award) | Action::TakeAward(award) => award_text("dd-do-take-award", award),
        Action::Cancel(die) => die_text("dd-do-cancel", die),
        Action::Choose(Part::A) => Text::new("dd-do-part-a"),
        Action::Choose(Part::B) => Text::new("dd-do-part-b"),
        Action::Result(face) => Text::new("dd-do-result").with("face", face_name(face)),
        Action::For(seat) => Text::new("dd-do-for").with("seat", i64::from(seat.0)),
        Action::TakeItem(item) => item_text("dd-do-take", item),
        Action::TakeNone => Text::new("dd-do-none"),
        Action::Recruit(specialist) => {
            specialist_text("dd-do-recruit", specialist).with("cost", i64::from(specialist.cost()))
        }
        Action::Find(item) => item_text("dd-do-find", item),
        Action::FindVehicle(vehicle) => vehicle_text("dd-do-find-vehicle", vehicle),
        Action::BuyAward => Text::new("dd-do-buy-award"),
        Action::Give { to, gift } => {
            Text::new("dd-do-give").with("seat", i64::from(to.0)).with("gift", gift_text(gift))
        }
        Action::Abandon(vehicle) => vehicle_text("dd-do-abandon", vehicle),
        Action::Move { to, pay } => match pay {
            Payment::None => sector_text("dd-do-move", to),
            Payment::Specialist(one) => sector_text("dd-do-move-pay", to).with("price", specialist_name(one)),
            Payment::Item(item) => sector_text("dd-do-move-pay", to).with("price", item_name(item)),
            Payment::Items(one, other) => {
                let both = Text::new("dd-two-things").with("one", item_name(one)).with("other", item_name(other));
                sector_text("dd-do-move-pay", to).with("price", both)
            }
        },
        Action::Cry(to) => sector_text("dd-do-cry", to),
        Action::Follow => Text::new("dd-do-follow"),
        Action::StayBehind => Text::new("dd-do-stay"),
        Action::GoOn => Text::new("dd-do-go-on"),
        Action::Done => Text::new("dd-do-done"),
        Action::Wait => Text::new("dd-do-wait"),
        Action::Lose(specialist) => specialist_text("dd-do-lose", specialist),
        Action::Soldiers => Text::new("dd-do-soldiers"),
    }
}

fn gift_text(gift: Gift) -> Text {
    match gift {
        Gift::Resource(resource, amount) => {
            Text::new("dd-amount").with("amount", i64::from(amount)).with("resource", resource_name(resource))
        }
        Gift::Item(item) => item_name(item),
        Gift::Vehicle(vehicle) => vehicle_name(vehicle),
        Gift::Specialist(specialist) => specialist_name(specialist),
    }
}

/// A die and its face: "red die 1: star".
fn set_text(die: Die, face: Face) -> Text {
    Text::new("dd-die-shows").with("die", die_name(die)).with("face", face_name(face))
}

fn award_action(award: Award, with: AwardChoice) -> Text {
    let choice = |text: Text| award_text("dd-do-play-with", award).with("choice", text);
    let two = |one: Text, other: Text| Text::new("dd-two-things").with("one", one).with("other", other);
    let for_seat = |seat: Seat| Text::new("dd-seat").with("seat", i64::from(seat.0));
    match with {
        AwardChoice::None | AwardChoice::Return { own: None, other: None } => award_text("dd-do-play", award),
        AwardChoice::Recruit(one) | AwardChoice::Return { own: Some(one), other: None } => choice(specialist_name(one)),
        AwardChoice::Dice([one, other]) => choice(two(set_text(one.0, one.1), set_text(other.0, other.1))),
        AwardChoice::Return { own: None, other: Some((seat, one)) } => {
            choice(two(for_seat(seat), specialist_name(one)))
        }
        AwardChoice::Return { own: Some(own), other: Some((seat, one)) } => {
            choice(two(specialist_name(own), two(for_seat(seat), specialist_name(one))))
        }
        AwardChoice::Seat(seat) => choice(for_seat(seat)),
        AwardChoice::Item(item) => choice(item_name(item)),
        AwardChoice::Bonus(face) => choice(bonus_name(face)),
    }
}

fn use_text(item: Item, on: Target) -> Text {
    let choice = |text: Text| item_text("dd-do-use-on", item).with("target", text);
    let mg = |die: u8| Text::new("dd-mg-die").with("number", i64::from(die) + 1);
    let number =
        |text: Text, number: u8| Text::new("dd-number-set").with("die", text).with("number", i64::from(number));
    match on {
        Target::None => item_text("dd-do-use", item),
        Target::Die(die, face) => choice(set_text(die, face)),
        Target::Mg(die) => choice(mg(die)),
        Target::MgNumber(die, shows) => choice(number(mg(die), shows)),
        Target::Number(shows) => choice(number(Text::new("dd-mine-die"), shows)),
        Target::Seat(seat) => choice(Text::new("dd-seat").with("seat", i64::from(seat.0))),
        Target::Sector(sector) => choice(sector_name(sector)),
    }
}

/// The label of a thing that can be clicked.
pub(crate) fn step_text(click: &Click) -> Text {
    let unknown = || Text::new("dd-step-unknown").with("name", click.to_string());
    match Thing::read(click) {
        Some(Thing::Die(die)) => die_name(die),
        Some(Thing::Mg(die)) => Text::new("dd-mg-die").with("number", i64::from(die) + 1),
        Some(Thing::MineDie) => Text::new("dd-mine-die"),
        Some(Thing::Reserve(die)) => Text::new("dd-step-reserve").with("die", die_name(die)),
        Some(Thing::Face(face)) => face_name(face),
        Some(Thing::Number(number)) => Text::new("dd-step-number").with("number", i64::from(number)),
        Some(Thing::Sector(sector)) => sector_name(sector),
        Some(Thing::Specialist(specialist)) => specialist_name(specialist),
        Some(Thing::Card(item)) => item_name(item),
        Some(Thing::Vehicle(vehicle)) => vehicle_name(vehicle),
        Some(Thing::Award(award)) => award_name(award),
        Some(Thing::Seat(seat)) => Text::new("dd-seat").with("seat", i64::from(seat.0)),
        Some(Thing::Resource(resource)) => resource_name(resource),
        Some(Thing::Button(name)) => match name {
            "mulligan" => Text::new("dd-do-mulligan"),
            "keep" => Text::new("dd-do-keep"),
            "lock" => Text::new("dd-step-lock"),
            "reroll" => Text::new("dd-step-reroll"),
            "roll" => Text::new("dd-do-roll"),
            "stop" => Text::new("dd-do-stop"),
            "accept" => Text::new("dd-do-accept"),
            "decline" => Text::new("dd-do-decline"),
            "a" => Text::new("dd-do-part-a"),
            "b" => Text::new("dd-do-part-b"),
            "none" => Text::new("dd-do-none"),
            "recruit" => Text::new("dd-step-recruit"),
            "find" => Text::new("dd-step-find"),
            "use" => Text::new("dd-step-use"),
            "take" => Text::new("dd-step-take"),
            "abandon" => Text::new("dd-step-abandon"),
            "buy-award" => Text::new("dd-do-buy-award"),
            "cry" => Text::new("dd-bonus-courage"),
            "follow" => Text::new("dd-do-follow"),
            "no" => Text::new("dd-do-stay"),
            "go-on" => Text::new("dd-do-go-on"),
            "done" => Text::new("dd-do-done"),
            "wait" => Text::new("dd-do-wait"),
            "soldiers" => Text::new("dd-do-soldiers"),
            _ => unknown(),
        },
        None => unknown(),
    }
}

/// Several dice, one after the other.
fn shown_text(dice: &[Shown]) -> Text {
    let one = |shown: &Shown| set_text(shown.die, shown.face);
    let mut rest = dice.iter();
    let Some(first) = rest.next() else { return Text::new("dd-nothing") };
    rest.fold(one(first), |all, shown| Text::new("dd-two-things").with("one", all).with("other", one(shown)))
}

fn damage_text(damage: SpecialDamage) -> Text {
    match damage {
        SpecialDamage::Specialist => Text::new("dd-damage-specialist"),
        SpecialDamage::Courage => Text::new("dd-damage-courage"),
    }
}

/// What happened, as a sentence of the log.
pub(crate) fn event_text(event: &Event, viewer: Viewer) -> Text {
    let of = |id: &'static str, seat: Seat| about(id, seat, viewer);
    let n = i64::from;
    match event {
        Event::Started { seat, sector } => of("dd-event-started", *seat).with("sector", sector_name(*sector)),
        Event::PoolCard { seat, item } => of("dd-event-pool", *seat).with("item", item_name(*item)),
        Event::TurnBegan { turn } => Text::new("dd-event-turn").with("turn", i64::from(*turn)),
        Event::Rolled { seat, roll, dice } => {
            let id = match roll {
                RollKind::First => "dd-event-rolled",
                RollKind::Mulligan => "dd-event-mulligan",
                RollKind::Reroll => "dd-event-rerolled",
            };
            of(id, *seat).with("dice", shown_text(dice))
        }
        Event::ReserveRolled { seat, dice } => of("dd-event-reserve", *seat).with("dice", shown_text(dice)),
        Event::Locked { seat, die } => of("dd-event-locked", *seat).with("die", die_name(*die)),
        Event::Marked { seat, die } => of("dd-event-marked", *seat).with("die", die_name(*die)),
        Event::Finished { seat } => of("dd-event-finished", *seat),
        Event::OrderRolled { seat, number } => of("dd-event-order", *seat).with("number", n(*number)),
        Event::Waited { seat } => of("dd-event-waited", *seat),
        Event::Done { seat } => of("dd-event-done", *seat),
        Event::AwardPlayed { seat, award } => of("dd-event-award-played", *seat).with("award", award_name(*award)),
        Event::ItemUsed { seat, item } => of("dd-event-item-used", *seat).with("item", item_name(*item)),
        Event::DieSet { seat, die, face } => of("dd-event-die-set", *seat).with("dice", set_text(*die, *face)),
        Event::DiceCopied { seat, from } => of("dd-event-copied", *seat).with("other", n(from.0)),
        Event::Linked { seat, with } => of("dd-event-linked", *seat).with("other", n(with.0)),
        Event::SwapAsked { seat, own, with, other } => of("dd-event-swap-asked", *seat)
            .with("die", die_name(*own))
            .with("other", n(with.0))
            .with("his", die_name(*other)),
        Event::Swapped { seat, own, with, other } => of("dd-event-swapped", *seat)
            .with("die", die_name(*own))
            .with("other", n(with.0))
            .with("his", die_name(*other)),
        Event::SwapDeclined { seat, with } => of("dd-event-swap-declined", *with).with("other", n(seat.0)),
        Event::ReserveSwapped { seat, own, reserve } => {
            of("dd-event-reserve-swapped", *seat).with("die", die_name(*own)).with("his", die_name(*reserve))
        }
        Event::Straight { seat } => of("dd-event-straight", *seat),
        Event::Cancelled { seat, die } => of("dd-event-cancelled", *seat).with("die", die_name(*die)),
        Event::Bonus { seat, face } => of("dd-event-bonus", *seat).with("bonus", bonus_name(*face)),
        Event::ResultGained { seat, face } => of("dd-event-result", *seat).with("face", face_name(*face)),
        Event::Gained { seat, resource, amount } => {
            of("dd-event-gained", *seat).with("gain", gift_text(Gift::Resource(*resource, *amount)))
        }
        Event::MoreFinds { seat } => of("dd-event-more-finds", *seat),
        Event::AwardGained { seat, award } => of("dd-event-award", *seat).with("award", award_name(*award)),
        Event::Collected { seat, soldiers, stars, courage, points } => of("dd-event-collected", *seat)
            .with("soldiers", i64::from(*soldiers))
            .with("stars", i64::from(*stars))
            .with("courage", i64::from(*courage))
            .with("points", i64::from(*points)),
        Event::MarkerTurned { seat, marker } => {
            let shows = match marker {
                1 => "one",
                2 => "two",
                3 => "three",
                _ => "arrow",
            };
            of("dd-event-marker", *seat).with("marker", shows)
        }
        Event::Recruited { seat, specialist, cost } => of("dd-event-recruited", *seat)
            .with("specialist", specialist_name(*specialist))
            .with("cost", i64::from(*cost)),
        Event::Joined { seat, specialist } => {
            of("dd-event-joined", *seat).with("specialist", specialist_name(*specialist))
        }
        Event::Found { seat, item, cost } => {
            of("dd-event-found", *seat).with("item", item_name(*item)).with("cost", i64::from(*cost))
        }
        Event::FoundVehicle { seat, vehicle, cost } => {
            of("dd-event-found", *seat).with("item", vehicle_name(*vehicle)).with("cost", i64::from(*cost))
        }
        Event::Gave { seat, to, gift } => {
            of("dd-event-gave", *seat).with("other", n(to.0)).with("gift", gift_text(*gift))
        }
        Event::VehicleLeft { seat, vehicle } => {
            of("dd-event-vehicle-left", *seat).with("vehicle", vehicle_name(*vehicle))
        }
        Event::Moved { seat, from, to, courage, cry } => {
            let id = if *cry { "dd-event-cried" } else { "dd-event-moved" };
            of(id, *seat)
                .with("from", sector_name(*from))
                .with("to", sector_name(*to))
                .with("courage", i64::from(*courage))
        }
        Event::Sacrificed { seat, specialist } => {
            of("dd-event-sacrificed", *seat).with("specialist", specialist_name(*specialist))
        }
        Event::Discarded { seat, item } => of("dd-event-discarded", *seat).with("item", item_name(*item)),
        Event::MineRolled { seat, number } => of("dd-event-mine", *seat).with("number", n(*number)),
        Event::NumberSet { seat, sector, number } => {
            let die = sector.map_or_else(|| Text::new("dd-mine-die"), sector_name);
            of("dd-event-number-set", *seat).with("die", die).with("number", n(*number))
        }
        Event::MineLosses { seat, losses } => of("dd-event-mine-losses", *seat).with("losses", i64::from(*losses)),
        Event::StayedBehind { seat } => of("dd-event-stayed-behind", *seat),
        Event::MgRolled { sector, dice } => {
            let first = n(dice.first().copied().unwrap_or(0));
            let text = match dice.get(1) {
                Some(&second) => Text::new("dd-event-mg-two").with("second", n(second)),
                None => Text::new("dd-event-mg"),
            };
            text.with("sector", sector_name(*sector)).with("first", first)
        }
        Event::SpecialDamage { seat, damage } => of("dd-event-special", *seat).with("damage", damage_text(*damage)),
        Event::CombatLosses { seat, sector, losses } => {
            of("dd-event-losses", *seat).with("sector", sector_name(*sector)).with("losses", i64::from(*losses))
        }
        Event::Died { seat, specialist } => of("dd-event-died", *seat).with("specialist", specialist_name(*specialist)),
        Event::SoldiersLost { seat, count } => of("dd-event-soldiers-lost", *seat).with("count", i64::from(*count)),
        Event::Lost { seat, rule } => {
            let id = if *rule == "DD-16.9" { "dd-event-lost-stayed" } else { "dd-event-lost" };
            of(id, *seat)
        }
        Event::Won { turn } => Text::new("dd-event-won").with("turn", i64::from(*turn)),
    }
}

impl Words for DDayDice {
    fn prompt(&self, viewer: Viewer) -> Prompt {
        self.question(viewer)
    }

    fn action_text(&self, _: Seat, action: &Action) -> Text {
        action_text(*action)
    }

    fn step_text(&self, step: &Click) -> Text {
        step_text(step)
    }

    fn event_text(&self, event: &Event, viewer: Viewer) -> Text {
        event_text(event, viewer)
    }

    fn describe(view: &View, near: Seat) -> Vec<Text> {
        describe::describe(view, near)
    }

    fn components(setup: &Setup) -> Vec<Component> {
        components::components(setup)
    }
}

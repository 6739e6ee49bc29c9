//! Actions as paths of clicks, as the table of decision points names them.

use sandtable_core::{Clicks, ParseError, Path, Seat, Standing, Step as Click};

use crate::action::{Action, AwardChoice, Gift, Payment, Target};
use crate::award::{Award, AwardEffect};
use crate::dice::{Die, Face};
use crate::item::{Item, ItemWindow};
use crate::sector::Sector;
use crate::specialist::Specialist;
use crate::state::{Ask, DDayDice, Part, Step};
use crate::unit::Resource;
use crate::vehicle::Vehicle;

fn button(name: &str) -> Click {
    Click::new("button", name)
}

fn die(die: Die) -> Click {
    Click::new("die", die)
}

fn face(face: Face) -> Click {
    Click::new("face", face)
}

fn seat(seat: Seat) -> Click {
    Click::new("seat", seat)
}

fn sector(sector: Sector) -> Click {
    Click::new("sector", sector)
}

fn card(item: Item) -> Click {
    Click::new("card", item)
}

fn specialist(specialist: Specialist) -> Click {
    Click::new("specialist", specialist)
}

fn award(award: Award) -> Click {
    Click::new("award", award)
}

fn vehicle(vehicle: Vehicle) -> Click {
    Click::new("vehicle", vehicle)
}

fn number(number: u16) -> Click {
    Click::new("number", number)
}

fn mg(die: u8) -> Click {
    Click::new("die", format!("mg{}", die + 1))
}

/// D19: items that can be used where items are found too are used by a button.
fn has_button(item: Item) -> bool {
    item.used_in(ItemWindow::Supply) || item.used_in(ItemWindow::Move)
}

impl Action {
    /// The things a person clicks, in order.
    #[must_use]
    pub fn path(self) -> Path {
        let clicks = match self {
            Action::Start(to) => vec![sector(to)],
            Action::PoolCard(item) | Action::TakeItem(item) => vec![card(item)],
            Action::Mulligan => vec![button("mulligan")],
            Action::Keep => vec![button("keep")],
            Action::Lock(locked) => vec![die(locked), button("lock")],
            Action::Mark(marked) => vec![die(marked), button("reroll")],
            Action::Roll => vec![button("roll")],
            Action::Stop => vec![button("stop")],
            Action::PlayAward { award: played, with } => award_clicks(played, with),
            Action::Use { item, on } => use_clicks(item, on),
            Action::AskSwap { own, seat: with, other } => vec![die(own), seat(with), die(other)],
            Action::SwapReserve { own, reserve } => vec![die(own), Click::new("reserve", reserve)],
            Action::Accept => vec![button("accept")],
            Action::Decline => vec![button("decline")],
            Action::ChooseAward(chosen) => vec![award(chosen)],
            Action::Cancel(cancelled) => vec![die(cancelled)],
            Action::Choose(Part::A) => vec![button("a")],
            Action::Choose(Part::B) => vec![button("b")],
            Action::Result(result) => vec![face(result)],
            Action::For(to) => vec![seat(to)],
            Action::TakeNone => vec![button("none")],
            Action::Recruit(one) => vec![specialist(one), button("recruit")],
            Action::Find(item) => vec![card(item), button("find")],
            Action::FindVehicle(found) => vec![vehicle(found), button("find")],
            Action::BuyAward => vec![button("buy-award")],
            Action::TakeAward(taken) => vec![award(taken), button("take")],
            Action::Give { to, gift } => match gift {
                Gift::Resource(resource, amount) => {
                    vec![seat(to), Click::new("resource", resource), number(amount)]
                }
                Gift::Item(item) => vec![seat(to), card(item)],
                Gift::Vehicle(given) => vec![seat(to), vehicle(given)],
                Gift::Specialist(given) => vec![seat(to), specialist(given)],
            },
            Action::Abandon(left) => vec![vehicle(left), button("abandon")],
            Action::Move { to, pay } => match pay {
                Payment::None => vec![sector(to)],
                Payment::Specialist(one) => vec![sector(to), specialist(one)],
                Payment::Item(item) => vec![sector(to), card(item)],
                Payment::Items(one, other) => vec![sector(to), card(one), card(other)],
            },
            Action::Cry(to) => vec![button("cry"), sector(to)],
            Action::Follow => vec![button("follow")],
            Action::StayBehind => vec![button("no")],
            Action::GoOn => vec![button("go-on")],
            Action::Done => vec![button("done")],
            Action::Wait => vec![button("wait")],
            Action::Lose(one) => vec![specialist(one)],
            Action::Soldiers => vec![button("soldiers")],
        };
        Path(clicks)
    }
}

fn award_clicks(played: Award, with: AwardChoice) -> Vec<Click> {
    let mut clicks = vec![award(played)];
    match with {
        AwardChoice::None => {}
        AwardChoice::Recruit(one) => clicks.push(specialist(one)),
        AwardChoice::Dice(dice) => {
            dice.iter().for_each(|&(one, shows)| clicks.extend([die(one), face(shows)]));
        }
        AwardChoice::Return { own, other } => {
            clicks.extend(own.map(specialist));
            clicks.extend(other.into_iter().flat_map(|(other, one)| [seat(other), specialist(one)]));
        }
        AwardChoice::Seat(other) => clicks.push(seat(other)),
        AwardChoice::Item(item) => clicks.push(card(item)),
        AwardChoice::Bonus(of) => clicks.push(face(of)),
    }
    clicks
}

fn use_clicks(item: Item, on: Target) -> Vec<Click> {
    let mut clicks = vec![card(item)];
    if has_button(item) {
        clicks.push(button("use"));
    }
    match on {
        Target::None => {}
        Target::Die(own, shows) => clicks.extend([die(own), face(shows)]),
        Target::Mg(which) => clicks.push(mg(which)),
        Target::MgNumber(which, shows) => clicks.extend([mg(which), number(u16::from(shows))]),
        Target::Number(shows) => clicks.push(number(u16::from(shows))),
        Target::Seat(other) => clicks.push(seat(other)),
        Target::Sector(target) => clicks.push(sector(target)),
    }
    clicks
}

/// A thing that can be clicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Thing<'a> {
    Die(Die),
    Mg(u8),
    MineDie,
    Reserve(Die),
    Face(Face),
    Number(u16),
    Sector(Sector),
    Specialist(Specialist),
    Card(Item),
    Vehicle(Vehicle),
    Award(Award),
    Seat(Seat),
    Resource(Resource),
    Button(&'a str),
}

impl Thing<'_> {
    /// What a click names, if it names anything of this game.
    pub(crate) fn read(click: &Click) -> Option<Thing<'_>> {
        let name = click.name();
        match click.kind() {
            "die" => match name {
                "mg1" => Some(Thing::Mg(0)),
                "mg2" => Some(Thing::Mg(1)),
                "mine" => Some(Thing::MineDie),
                _ => Die::named(name).map(Thing::Die),
            },
            "reserve" => Die::named(name).map(Thing::Reserve),
            "face" => Face::named(name).map(Thing::Face),
            "number" => name.parse().ok().map(Thing::Number),
            "sector" => Sector::named(name).map(Thing::Sector),
            "specialist" => Specialist::named(name).map(Thing::Specialist),
            "card" => Item::named(name).map(Thing::Card),
            "vehicle" => Vehicle::named(name).map(Thing::Vehicle),
            "award" => Award::named(name).map(Thing::Award),
            "seat" => name.parse().ok().map(|seat| Thing::Seat(Seat(seat))),
            "resource" => Resource::named(name).map(Thing::Resource),
            "button" => Some(Thing::Button(name)),
            _ => None,
        }
    }
}

impl DDayDice {
    /// What a path of clicks means here, legal or not. A single card, sector or award means what the decision at hand
    /// would make of it.
    pub(crate) fn understand(&self, path: &Path) -> Result<Action, ParseError> {
        let things = path.0.iter().map(Thing::read).collect::<Option<Vec<_>>>();
        let action = things.as_deref().and_then(|things| self.meaning(things));
        action.ok_or_else(|| {
            ParseError::new(
                path.to_string(),
                "a path such as die:r1 → button:lock, die:w2 → button:reroll, button:roll, button:stop, \
                 card:binoculars → die:r1 → face:s2, specialist:medic → button:recruit, card:field-radio → button:find, \
                 card:field-radio → button:use, seat:1 → resource:soldiers → number:3, sector:5, \
                 sector:11 → specialist:medic, button:cry → sector:8, specialist:scout, button:soldiers, button:done",
            )
        })
    }

    fn meaning(&self, things: &[Thing<'_>]) -> Option<Action> {
        Some(match *things {
            [Thing::Button(name)] => return button_meaning(name),
            [Thing::Sector(to)] if matches!(self.step, Step::Start(_)) => Action::Start(to),
            [Thing::Sector(to)] => Action::Move { to, pay: Payment::None },
            [Thing::Card(item)] => match (self.asks.top(), self.step) {
                (Some(Ask::Bonus { .. } | Ask::FreeItem { .. }), _) => Action::TakeItem(item),
                (None, Step::PoolCard(_)) => Action::PoolCard(item),
                _ => Action::Use { item, on: Target::None },
            },
            [Thing::Award(award)] if matches!(self.asks.top(), Some(Ask::Award { .. })) => Action::ChooseAward(award),
            [Thing::Award(award), Thing::Button("take")] => Action::TakeAward(award),
            [Thing::Award(award), ref with @ ..] => Action::PlayAward { award, with: award_choice(award, with)? },
            [Thing::Specialist(one)] => Action::Lose(one),
            [Thing::Specialist(one), Thing::Button("recruit")] => Action::Recruit(one),
            [Thing::Die(die)] => Action::Cancel(die),
            [Thing::Die(die), Thing::Button("lock")] => Action::Lock(die),
            [Thing::Die(die), Thing::Button("reroll")] => Action::Mark(die),
            [Thing::Die(own), Thing::Reserve(reserve)] => Action::SwapReserve { own, reserve },
            [Thing::Die(own), Thing::Seat(seat), Thing::Die(other)] => Action::AskSwap { own, seat, other },
            [Thing::Face(face)] => Action::Result(face),
            [Thing::Seat(seat)] => Action::For(seat),
            [Thing::Seat(to), Thing::Resource(resource), Thing::Number(amount)] => {
                Action::Give { to, gift: Gift::Resource(resource, amount) }
            }
            [Thing::Seat(to), Thing::Card(item)] => Action::Give { to, gift: Gift::Item(item) },
            [Thing::Seat(to), Thing::Vehicle(vehicle)] => Action::Give { to, gift: Gift::Vehicle(vehicle) },
            [Thing::Seat(to), Thing::Specialist(one)] => Action::Give { to, gift: Gift::Specialist(one) },
            [Thing::Card(item), Thing::Button("find")] => Action::Find(item),
            [Thing::Card(item), Thing::Button("use"), ref on @ ..] | [Thing::Card(item), ref on @ ..] => {
                Action::Use { item, on: target(on)? }
            }
            [Thing::Vehicle(vehicle), Thing::Button("find")] => Action::FindVehicle(vehicle),
            [Thing::Vehicle(vehicle), Thing::Button("abandon")] => Action::Abandon(vehicle),
            [Thing::Sector(to), Thing::Specialist(one)] => Action::Move { to, pay: Payment::Specialist(one) },
            [Thing::Sector(to), Thing::Card(item)] => Action::Move { to, pay: Payment::Item(item) },
            [Thing::Sector(to), Thing::Card(one), Thing::Card(other)] => {
                Action::Move { to, pay: Payment::Items(one, other) }
            }
            [Thing::Button("cry"), Thing::Sector(to)] => Action::Cry(to),
            _ => return None,
        })
    }
}

fn button_meaning(name: &str) -> Option<Action> {
    Some(match name {
        "mulligan" => Action::Mulligan,
        "keep" => Action::Keep,
        "roll" => Action::Roll,
        "stop" => Action::Stop,
        "accept" => Action::Accept,
        "decline" => Action::Decline,
        "a" => Action::Choose(Part::A),
        "b" => Action::Choose(Part::B),
        "none" => Action::TakeNone,
        "buy-award" => Action::BuyAward,
        "follow" => Action::Follow,
        "no" => Action::StayBehind,
        "go-on" => Action::GoOn,
        "done" => Action::Done,
        "wait" => Action::Wait,
        "soldiers" => Action::Soldiers,
        _ => return None,
    })
}

fn award_choice(award: Award, with: &[Thing<'_>]) -> Option<AwardChoice> {
    Some(match *with {
        // The returning specialist of the Memorial Cross, or the recruit of the Medal of Honor.
        [Thing::Specialist(one)] if award.effect() == AwardEffect::DeadReturn => {
            AwardChoice::Return { own: Some(one), other: None }
        }
        [] => AwardChoice::None,
        [Thing::Specialist(one)] => AwardChoice::Recruit(one),
        [Thing::Die(one), Thing::Face(first), Thing::Die(other), Thing::Face(second)] => {
            AwardChoice::Dice([(one, first), (other, second)])
        }
        [Thing::Seat(seat), Thing::Specialist(one)] => AwardChoice::Return { own: None, other: Some((seat, one)) },
        [Thing::Specialist(own), Thing::Seat(seat), Thing::Specialist(one)] => {
            AwardChoice::Return { own: Some(own), other: Some((seat, one)) }
        }
        [Thing::Seat(seat)] => AwardChoice::Seat(seat),
        [Thing::Card(item)] => AwardChoice::Item(item),
        [Thing::Face(face)] => AwardChoice::Bonus(face),
        _ => return None,
    })
}

fn target(on: &[Thing<'_>]) -> Option<Target> {
    let die_number = |number: u16| u8::try_from(number).ok();
    Some(match *on {
        [] => Target::None,
        [Thing::Die(die), Thing::Face(face)] => Target::Die(die, face),
        [Thing::Mg(die)] => Target::Mg(die),
        [Thing::Mg(die), Thing::Number(number)] => Target::MgNumber(die, die_number(number)?),
        [Thing::Number(number)] | [Thing::MineDie, Thing::Number(number)] => Target::Number(die_number(number)?),
        [Thing::Seat(seat)] => Target::Seat(seat),
        [Thing::Sector(sector)] => Target::Sector(sector),
        _ => return None,
    })
}

/// It knows no standing orders.
impl Standing for DDayDice {}

impl Clicks for DDayDice {
    fn path(&self, _: Seat, action: &Action) -> Path {
        action.path()
    }

    fn read_path(&self, _: Seat, path: &Path) -> Result<Action, ParseError> {
        self.understand(path)
    }
}

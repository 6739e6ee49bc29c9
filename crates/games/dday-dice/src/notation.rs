//! Actions as one short line: what records, protocol and storage hold.
//!
//! `start 2` · `pool wire-cutters` · `mulligan` · `keep` · `lock r1` · `mark w2` · `roll` · `stop` · `play silver-star` ·
//! `play military-medal r1=s2 w1=star` · `use field-radio` · `use binoculars r1=s2` · `swap r1 @1 r2` · `reserve r1 r2` ·
//! `accept` · `decline` · `award silver-star` · `cancel b1` · `part a` · `result tool` · `for @1` · `take hip-flask` · `none` ·
//! `recruit medic` · `find field-radio` · `find-vehicle jeep` · `buy-award` · `take-award silver-star` ·
//! `give @1 soldiers 3` · `give @1 card flak-vest` · `abandon jeep` · `move 5` · `move 11 medic` · `cry 8` · `follow` · `no` ·
//! `go-on` · `done` · `wait` · `lose scout` · `soldiers`

use std::fmt;
use std::str::FromStr;

use sandtable_core::{ParseError, Seat};

use crate::action::{Action, AwardChoice, Gift, Payment, Target};
use crate::award::Award;
use crate::dice::{Die, Face};
use crate::item::Item;
use crate::sector::Sector;
use crate::specialist::Specialist;
use crate::state::Part;
use crate::unit::Resource;
use crate::vehicle::Vehicle;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Start(sector) => write!(f, "start {sector}"),
            Action::PoolCard(item) => write!(f, "pool {item}"),
            Action::Mulligan => f.write_str("mulligan"),
            Action::Keep => f.write_str("keep"),
            Action::Lock(die) => write!(f, "lock {die}"),
            Action::Mark(die) => write!(f, "mark {die}"),
            Action::Roll => f.write_str("roll"),
            Action::Stop => f.write_str("stop"),
            Action::PlayAward { award, with } => {
                write!(f, "play {award}")?;
                match with {
                    AwardChoice::None => Ok(()),
                    AwardChoice::Recruit(one) => write!(f, " recruit {one}"),
                    AwardChoice::Dice([(one, first), (other, second)]) => {
                        write!(f, " {one}={first} {other}={second}")
                    }
                    AwardChoice::Return { own, other } => {
                        own.map_or(Ok(()), |own| write!(f, " return {own}"))?;
                        other.map_or(Ok(()), |(seat, one)| write!(f, " @{seat} {one}"))
                    }
                    AwardChoice::Seat(seat) => write!(f, " @{seat}"),
                    AwardChoice::Item(item) => write!(f, " card {item}"),
                    AwardChoice::Bonus(face) => write!(f, " bonus {face}"),
                }
            }
            Action::Use { item, on } => {
                write!(f, "use {item}")?;
                match on {
                    Target::None => Ok(()),
                    Target::Die(die, face) => write!(f, " {die}={face}"),
                    Target::Mg(die) => write!(f, " mg{}", die + 1),
                    Target::MgNumber(die, number) => write!(f, " mg{}={number}", die + 1),
                    Target::Number(number) => write!(f, " mine={number}"),
                    Target::Seat(seat) => write!(f, " @{seat}"),
                    Target::Sector(sector) => write!(f, " sector {sector}"),
                }
            }
            Action::AskSwap { own, seat, other } => write!(f, "swap {own} @{seat} {other}"),
            Action::SwapReserve { own, reserve } => write!(f, "reserve {own} {reserve}"),
            Action::Accept => f.write_str("accept"),
            Action::Decline => f.write_str("decline"),
            Action::ChooseAward(award) => write!(f, "award {award}"),
            Action::Cancel(die) => write!(f, "cancel {die}"),
            Action::Choose(Part::A) => f.write_str("part a"),
            Action::Choose(Part::B) => f.write_str("part b"),
            Action::Result(face) => write!(f, "result {face}"),
            Action::For(seat) => write!(f, "for @{seat}"),
            Action::TakeItem(item) => write!(f, "take {item}"),
            Action::TakeNone => f.write_str("none"),
            Action::Recruit(one) => write!(f, "recruit {one}"),
            Action::Find(item) => write!(f, "find {item}"),
            Action::FindVehicle(vehicle) => write!(f, "find-vehicle {vehicle}"),
            Action::BuyAward => f.write_str("buy-award"),
            Action::TakeAward(award) => write!(f, "take-award {award}"),
            Action::Give { to, gift } => match gift {
                Gift::Resource(resource, amount) => write!(f, "give @{to} {resource} {amount}"),
                Gift::Item(item) => write!(f, "give @{to} card {item}"),
                Gift::Vehicle(vehicle) => write!(f, "give @{to} vehicle {vehicle}"),
                Gift::Specialist(one) => write!(f, "give @{to} specialist {one}"),
            },
            Action::Abandon(vehicle) => write!(f, "abandon {vehicle}"),
            Action::Move { to, pay } => match pay {
                Payment::None => write!(f, "move {to}"),
                Payment::Specialist(one) => write!(f, "move {to} specialist {one}"),
                Payment::Item(item) => write!(f, "move {to} card {item}"),
                Payment::Items(one, other) => write!(f, "move {to} card {one} {other}"),
            },
            Action::Cry(to) => write!(f, "cry {to}"),
            Action::Follow => f.write_str("follow"),
            Action::StayBehind => f.write_str("no"),
            Action::GoOn => f.write_str("go-on"),
            Action::Done => f.write_str("done"),
            Action::Wait => f.write_str("wait"),
            Action::Lose(one) => write!(f, "lose {one}"),
            Action::Soldiers => f.write_str("soldiers"),
        }
    }
}

/// Reads words of one line, and tells what was expected in the place of one that means nothing.
struct Words<'a>(&'a str);

impl Words<'_> {
    fn wanted(&self, expected: &str) -> ParseError {
        ParseError::new(self.0, expected)
    }

    fn read<T>(&self, found: Option<T>, expected: &str) -> Result<T, ParseError> {
        found.ok_or_else(|| self.wanted(expected))
    }

    fn die(&self, name: &str) -> Result<Die, ParseError> {
        self.read(Die::named(name), "a die: r1, r2, w1, w2, b1 or b2")
    }

    fn face(&self, name: &str) -> Result<Face, ParseError> {
        self.read(Face::named(name), "a face: skull, star, s1, s2, courage or tool")
    }

    fn item(&self, name: &str) -> Result<Item, ParseError> {
        self.read(Item::named(name), "an item card such as field-radio")
    }

    fn specialist(&self, name: &str) -> Result<Specialist, ParseError> {
        self.read(Specialist::named(name), "a specialist such as medic")
    }

    fn vehicle(&self, name: &str) -> Result<Vehicle, ParseError> {
        self.read(Vehicle::named(name), "a vehicle such as jeep")
    }

    fn award(&self, name: &str) -> Result<Award, ParseError> {
        self.read(Award::named(name), "an award such as silver-star")
    }

    fn sector(&self, name: &str) -> Result<Sector, ParseError> {
        self.read(Sector::named(name), "a sector such as 5, or bunker")
    }

    fn seat(&self, name: &str) -> Result<Seat, ParseError> {
        let number = name.strip_prefix('@').and_then(|number| number.parse::<u8>().ok());
        self.read(number.filter(|number| format!("@{number}") == name).map(Seat), "a seat such as @1")
    }

    fn number<T: FromStr + fmt::Display>(&self, name: &str) -> Result<T, ParseError> {
        self.read(name.parse::<T>().ok().filter(|number| number.to_string() == name), "a number such as 3")
    }

    fn award_choice(&self, with: &[&str]) -> Result<AwardChoice, ParseError> {
        Ok(match *with {
            [] => AwardChoice::None,
            ["recruit", name] => AwardChoice::Recruit(self.specialist(name)?),
            ["return", own] => AwardChoice::Return { own: Some(self.specialist(own)?), other: None },
            ["return", own, seat, name] => AwardChoice::Return {
                own: Some(self.specialist(own)?),
                other: Some((self.seat(seat)?, self.specialist(name)?)),
            },
            ["card", name] => AwardChoice::Item(self.item(name)?),
            ["bonus", name] => AwardChoice::Bonus(self.face(name)?),
            [seat] => AwardChoice::Seat(self.seat(seat)?),
            [seat, name] if seat.starts_with('@') => {
                AwardChoice::Return { own: None, other: Some((self.seat(seat)?, self.specialist(name)?)) }
            }
            [one, other] => {
                let set = |text: &str| {
                    let (die, face) = self.read(text.split_once('='), "a die and its face, such as r1=s2")?;
                    Ok((self.die(die)?, self.face(face)?))
                };
                AwardChoice::Dice([set(one)?, set(other)?])
            }
            _ => return Err(self.wanted("play silver-star, or with its choices: play medal-of-honor recruit medic")),
        })
    }

    fn target(&self, on: &[&str]) -> Result<Target, ParseError> {
        Ok(match *on {
            [] => Target::None,
            ["sector", name] => Target::Sector(self.sector(name)?),
            [word] if word.starts_with('@') => Target::Seat(self.seat(word)?),
            ["mg1"] => Target::Mg(0),
            ["mg2"] => Target::Mg(1),
            [word] => match self.read(word.split_once('='), "a die and what it is set to, such as r1=s2 or mg1=1")? {
                ("mg1", number) => Target::MgNumber(0, self.number(number)?),
                ("mg2", number) => Target::MgNumber(1, self.number(number)?),
                ("mine", number) => Target::Number(self.number(number)?),
                (die, face) => Target::Die(self.die(die)?, self.face(face)?),
            },
            _ => {
                return Err(
                    self.wanted("use field-radio, use binoculars r1=s2, use bazooka mg1 or use mortar sector 6")
                );
            }
        })
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let read = Words(text);
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words[..] {
            ["start", name] => Action::Start(read.sector(name)?),
            ["pool", name] => Action::PoolCard(read.item(name)?),
            ["mulligan"] => Action::Mulligan,
            ["keep"] => Action::Keep,
            ["lock", name] => Action::Lock(read.die(name)?),
            ["mark", name] => Action::Mark(read.die(name)?),
            ["roll"] => Action::Roll,
            ["stop"] => Action::Stop,
            ["play", name, ref with @ ..] => {
                Action::PlayAward { award: read.award(name)?, with: read.award_choice(with)? }
            }
            ["use", name, ref on @ ..] => Action::Use { item: read.item(name)?, on: read.target(on)? },
            ["swap", own, seat, other] => {
                Action::AskSwap { own: read.die(own)?, seat: read.seat(seat)?, other: read.die(other)? }
            }
            ["reserve", own, other] => Action::SwapReserve { own: read.die(own)?, reserve: read.die(other)? },
            ["accept"] => Action::Accept,
            ["decline"] => Action::Decline,
            ["award", name] => Action::ChooseAward(read.award(name)?),
            ["cancel", name] => Action::Cancel(read.die(name)?),
            ["part", "a"] => Action::Choose(Part::A),
            ["part", "b"] => Action::Choose(Part::B),
            ["result", name] => Action::Result(read.face(name)?),
            ["for", name] => Action::For(read.seat(name)?),
            ["take", name] => Action::TakeItem(read.item(name)?),
            ["none"] => Action::TakeNone,
            ["recruit", name] => Action::Recruit(read.specialist(name)?),
            ["find", name] => Action::Find(read.item(name)?),
            ["find-vehicle", name] => Action::FindVehicle(read.vehicle(name)?),
            ["buy-award"] => Action::BuyAward,
            ["take-award", name] => Action::TakeAward(read.award(name)?),
            ["give", to, kind, name] => {
                let gift = match kind {
                    "card" => Gift::Item(read.item(name)?),
                    "vehicle" => Gift::Vehicle(read.vehicle(name)?),
                    "specialist" => Gift::Specialist(read.specialist(name)?),
                    _ => {
                        let expected = "soldiers, stars, courage, points, card, vehicle or specialist";
                        Gift::Resource(read.read(Resource::named(kind), expected)?, read.number(name)?)
                    }
                };
                Action::Give { to: read.seat(to)?, gift }
            }
            ["abandon", name] => Action::Abandon(read.vehicle(name)?),
            ["move", to] => Action::Move { to: read.sector(to)?, pay: Payment::None },
            ["move", to, "specialist", name] => {
                Action::Move { to: read.sector(to)?, pay: Payment::Specialist(read.specialist(name)?) }
            }
            ["move", to, "card", name] => Action::Move { to: read.sector(to)?, pay: Payment::Item(read.item(name)?) },
            ["move", to, "card", one, other] => {
                Action::Move { to: read.sector(to)?, pay: Payment::Items(read.item(one)?, read.item(other)?) }
            }
            ["cry", to] => Action::Cry(read.sector(to)?),
            ["follow"] => Action::Follow,
            ["no"] => Action::StayBehind,
            ["go-on"] => Action::GoOn,
            ["done"] => Action::Done,
            ["wait"] => Action::Wait,
            ["lose", name] => Action::Lose(read.specialist(name)?),
            ["soldiers"] => Action::Soldiers,
            _ => {
                return Err(read.wanted(
                    "a line such as lock r1, mark w2, roll, stop, use field-radio, recruit medic, find field-radio, \
                     give @1 soldiers 3, move 5, cry 8, lose scout, soldiers, done or wait",
                ));
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_is_read_as_it_is_written() {
        for line in [
            "start 2",
            "pool wire-cutters",
            "mulligan",
            "keep",
            "lock r1",
            "mark w2",
            "roll",
            "stop",
            "play silver-star",
            "play medal-of-honor recruit medic",
            "play military-medal r1=s2 w1=star",
            "play memorial-cross return medic",
            "play memorial-cross return medic @1 scout",
            "play memorial-cross @1 scout",
            "play volunteer-service-medal @2",
            "play croix-de-guerre card hip-flask",
            "play ordre-de-la-liberation bonus s1",
            "use field-radio",
            "use binoculars r1=s2",
            "use binoculars mg2=1",
            "use binoculars mine=6",
            "use bazooka mg1",
            "use mortar sector 6",
            "use dispatch-case @2",
            "swap r1 @1 r2",
            "reserve b1 b2",
            "accept",
            "decline",
            "award silver-star",
            "cancel b1",
            "part a",
            "part b",
            "result tool",
            "for @1",
            "take hip-flask",
            "none",
            "recruit war-hero",
            "find field-radio-2",
            "find-vehicle half-track",
            "buy-award",
            "take-award silver-star",
            "give @1 soldiers 3",
            "give @1 card flak-vest",
            "give @1 vehicle jeep",
            "give @1 specialist courier",
            "abandon jeep",
            "move 5",
            "move bunker",
            "move 11 specialist medic",
            "move 4 card grappling-hook-2",
            "move 12 card bazooka hand-grenades",
            "cry 8",
            "follow",
            "no",
            "go-on",
            "done",
            "wait",
            "lose scout",
            "soldiers",
        ] {
            assert_eq!(line.parse::<Action>().unwrap().to_string(), line);
        }
    }

    #[test]
    fn what_is_no_action_is_told_what_was_expected() {
        let expected = |line: &str| line.parse::<Action>().unwrap_err().expected;
        assert_eq!(expected("lock r3"), "a die: r1, r2, w1, w2, b1 or b2");
        assert_eq!(expected("give 1 soldiers 3"), "a seat such as @1");
        assert_eq!(expected("give @1 soldiers 03"), "a number such as 3");
        assert_eq!(expected("move 20"), "a sector such as 5, or bunker");
        assert!(expected("charge").starts_with("a line such as lock r1"));
    }
}

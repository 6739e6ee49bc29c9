//! The laws that hold for every game, on random play of this one.

use std::collections::HashSet;

use crate::common::setup;
use sandtable_core::battery::{Battery, clauses_without_test};
use sandtable_core::{Chance, Fast, Knowledge, Positions, Rules, Seat, Unheard, Viewer, Views};
use sandtable_dday_dice::{
    Action, Award, AwardChoice, AwardEffect, BazookaJoe, DDayDice, Die, Face, Gift, Item, Lesson, MapRef, Nation,
    Nations, Part, Payment, Resource, Sector, Setup, Specialist, Target, Vehicle,
};

/// Everything that can be named: all of what is small, and of the large choices all that the seat has the cards for, with
/// some that it has not.
fn universe(game: &DDayDice, seat: Seat) -> Vec<Action> {
    let view = game.view(Viewer::All);
    let unit = &view.units[seat.index()];
    let seats = || (0..=u8::try_from(view.units.len()).unwrap()).map(Seat);
    let sectors = || (1..20).filter_map(Sector::number).chain([Sector::BUNKER]);
    let mut all = vec![
        Action::Mulligan,
        Action::Keep,
        Action::Roll,
        Action::Stop,
        Action::Accept,
        Action::Decline,
        Action::Choose(Part::A),
        Action::Choose(Part::B),
        Action::TakeNone,
        Action::BuyAward,
        Action::Follow,
        Action::StayBehind,
        Action::GoOn,
        Action::Done,
        Action::Wait,
        Action::Soldiers,
    ];
    for sector in sectors() {
        all.extend([Action::Start(sector), Action::Cry(sector), Action::Move { to: sector, pay: Payment::None }]);
    }
    for die in Die::ALL {
        all.extend([Action::Lock(die), Action::Mark(die), Action::Cancel(die)]);
        all.extend(Die::ALL.map(|reserve| Action::SwapReserve { own: die, reserve }));
        all.extend(seats().flat_map(|seat| Die::ALL.map(|other| Action::AskSwap { own: die, seat, other })));
    }
    all.extend(Face::ALL.map(Action::Result));
    all.extend(seats().map(Action::For));
    all.extend(Item::all().flat_map(|item| [Action::PoolCard(item), Action::TakeItem(item), Action::Find(item)]));
    all.extend(Specialist::cards().flat_map(|one| [Action::Recruit(one), Action::Lose(one)]));
    all.extend(Vehicle::all().flat_map(|one| [Action::FindVehicle(one), Action::Abandon(one)]));
    all.extend(Award::all().flat_map(|one| [Action::ChooseAward(one), Action::TakeAward(one)]));
    add_awards(game, seat, &mut all);
    let strange = Item::all().step_by(9).filter(|item| !unit.items.contains(*item));
    let items: Vec<Item> = unit.items.iter().chain(strange).collect();
    for &item in &items {
        let mut targets = vec![Target::None, Target::Mg(0), Target::Mg(1)];
        targets.extend(Die::ALL.iter().flat_map(|&die| Face::ALL.map(|face| Target::Die(die, face))));
        targets.extend((0..=7).flat_map(|n| [Target::Number(n), Target::MgNumber(0, n), Target::MgNumber(1, n)]));
        targets.extend(seats().map(Target::Seat));
        targets.extend(sectors().map(Target::Sector));
        all.extend(targets.into_iter().map(|on| Action::Use { item, on }));
    }
    for to in sectors() {
        let specialists =
            unit.specialists.iter().chain(Specialist::all().step_by(11).filter(|one| !unit.specialists.contains(*one)));
        all.extend(specialists.map(|one| Action::Move { to, pay: Payment::Specialist(one) }));
        all.extend(items.iter().map(|&item| Action::Move { to, pay: Payment::Item(item) }));
        let pairs = items.iter().flat_map(|&one| items.iter().map(move |&other| Payment::Items(one, other)));
        all.extend(pairs.map(|pay| Action::Move { to, pay }));
    }
    for to in seats() {
        for (resource, has) in Resource::ALL.into_iter().zip([unit.soldiers, unit.stars, unit.courage, unit.points]) {
            all.extend((0..=has + 1).map(|amount| Action::Give { to, gift: Gift::Resource(resource, amount) }));
        }
        all.extend(items.iter().map(|&item| Action::Give { to, gift: Gift::Item(item) }));
        all.extend(Vehicle::all().map(|one| Action::Give { to, gift: Gift::Vehicle(one) }));
        all.extend(Specialist::cards().map(|one| Action::Give { to, gift: Gift::Specialist(one) }));
    }
    all
}

fn add_awards(game: &DDayDice, seat: Seat, all: &mut Vec<Action>) {
    let view = game.view(Viewer::All);
    let seats = || (0..=u8::try_from(view.units.len()).unwrap()).map(Seat);
    for award in Award::all() {
        let mut choices = vec![
            AwardChoice::None,
            AwardChoice::Seat(Seat(0)),
            AwardChoice::Bonus(Face::One),
            AwardChoice::Item(Item::named("hip-flask").unwrap()),
            AwardChoice::Recruit(Specialist::named("medic").unwrap()),
        ];
        if view.units[seat.index()].awards.contains(award) {
            choices.clear();
            choices.push(AwardChoice::None);
            choices.extend(Specialist::cards().map(AwardChoice::Recruit));
            choices.extend(seats().map(AwardChoice::Seat));
            choices.extend(Item::all().map(AwardChoice::Item));
            choices.extend(Face::ALL.map(AwardChoice::Bonus));
            if award.effect() == AwardEffect::DeadReturn {
                let one: Vec<Specialist> = Specialist::cards().collect();
                let others = || seats().flat_map(|seat| one.iter().map(move |&one| (seat, one)));
                choices.extend(one.iter().map(|&own| AwardChoice::Return { own: Some(own), other: None }));
                choices.extend(others().map(|other| AwardChoice::Return { own: None, other: Some(other) }));
                let dead = view.units[seat.index()].dead;
                for own in dead.iter() {
                    choices.extend(others().map(|other| AwardChoice::Return { own: Some(own), other: Some(other) }));
                }
            }
            if award.effect() == AwardEffect::SetTwoDice {
                for one in Die::ALL {
                    for other in Die::ALL {
                        for first in Face::ALL {
                            choices.extend(Face::ALL.map(|second| AwardChoice::Dice([(one, first), (other, second)])));
                        }
                    }
                }
            }
        }
        all.extend(choices.into_iter().map(|with| Action::PlayAward { award, with }));
    }
}

/// What is never lost: the common specialists, the units' own specialist cards, the awards.
fn census(game: &DDayDice) -> Vec<(String, u32)> {
    let saved = game.save();
    let supply = saved.supply.unwrap();
    let awards = saved.awards.unwrap();
    let mut counts = Vec::new();
    for one in Specialist::all() {
        let in_units: usize =
            saved.units.iter().map(|unit| usize::from(unit.specialists.and(one.copies()).len())).sum();
        let dead: usize = saved.units.iter().map(|unit| usize::from(unit.dead.and(one.copies()).len())).sum();
        let left = match one.group().is_common() {
            true => usize::from(supply.contains(one)),
            false => saved.units.iter().filter(|unit| !unit.spent.unwrap().contains(one)).count(),
        };
        counts.push((one.to_string(), (in_units + dead + left) as u32));
    }
    for award in Award::all() {
        let held = saved.units.iter().filter(|unit| unit.awards.or(unit.played).contains(award)).count();
        counts.push((award.to_string(), (held + usize::from(awards.contains(award))) as u32));
    }
    counts
}

/// DD-30.1, DD-30.3.
#[test]
fn every_law_holds_on_every_map_for_every_number_of_seats_and_with_every_option() {
    let own = MapRef::from_toml(include_str!("../../data/maps/juno.toml")).unwrap();
    let setups = vec![
        setup("tiger", 1),
        Setup { nations: Nations::list(&[Nation::Ca]).unwrap(), long_stay: true, ..setup("omaha", 1) },
        Setup { bazooka_joe: BazookaJoe::Items, ..setup("utah", 2) },
        Setup { mulligan: false, map: own, ..setup("juno", 2) },
        setup("hoc", 4),
        setup("sword", 2),
        Setup { bazooka_joe: BazookaJoe::ItemsAndSpecialists, ..setup("pegasus", 3) },
        Setup { nations: Nations::list(&[Nation::Fr]).unwrap(), ..setup("gold", 1) },
        setup("merville", 1),
        Setup { lesson: Lesson::First, ..setup("tiger", 2) },
        Setup { lesson: Lesson::Second, ..setup("tiger", 1) },
    ];
    for setup in &setups {
        let game = DDayDice::new(setup, &mut Fast::new(1)).unwrap();
        let seats = u32::from(setup.seats);
        for (name, count) in census(&game) {
            let own = Specialist::named(&name).is_some_and(|one| !one.group().is_common());
            let left_out = name == "victoria-cross" && seats == 1;
            assert_eq!(count, if own { seats } else { u32::from(!left_out) }, "{name}");
        }
    }
    Battery { setups, games: 3, universe, census }.run();
}

/// `legal` and `check` say the same of everything that can be named.
pub(crate) fn agree(game: &DDayDice, seat: Seat, legal: &[Action], place: &str) {
    let offered: HashSet<Action> = legal.iter().copied().collect();
    for action in legal {
        assert_eq!(game.check(seat, action), Ok(()), "{action} is offered: {place}");
    }
    for action in universe(game, seat) {
        assert_eq!(game.check(seat, &action).is_ok(), offered.contains(&action), "{action}: {place}");
    }
}

/// Random play rarely comes far. The careful player does, and with a random choice now and then sees rich positions: there
/// too `legal` and `check` agree, and a saved position is the position.
#[test]
fn legal_and_check_agree_in_games_that_come_far() {
    for number in 0..60usize {
        let map = ["omaha", "utah", "juno", "hoc", "sword", "merville"][number % 6];
        let mut chance = Fast::new(number as u64);
        let bazooka_joe = [BazookaJoe::Items, BazookaJoe::ItemsAndSpecialists, BazookaJoe::Off][number % 3];
        let setup = Setup { bazooka_joe, ..setup(map, 1 + number as u8 / 7 % 4) };
        let mut game = DDayDice::new(&setup, &mut chance).unwrap();
        for step in 0.. {
            let Some(seat) = game.to_act().lowest() else { break };
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            if step % 5 == 0 {
                agree(&game, seat, &legal, map);
                let text = serde_json::to_string(&game.save()).unwrap();
                assert_eq!(DDayDice::load(&serde_json::from_str(&text).unwrap()).as_ref(), Ok(&game));
            }
            let index = match chance.below(12) {
                0 => chance.below(legal.len() as u32) as usize,
                _ => game.playout(seat, &legal, &mut chance),
            };
            game.apply(seat, &legal[index].clone(), &mut chance, &mut Unheard);
        }
    }
}

#[test]
fn the_state_is_flat_and_small() {
    assert!(std::mem::size_of::<DDayDice>() <= 2_048, "{}", std::mem::size_of::<DDayDice>());
}

#[test]
fn every_clause_has_a_test_that_names_it() {
    let crate_folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let rules = std::fs::read_to_string(crate_folder.join("../../../docs/rules/dday-dice.md")).unwrap();
    let missing = clauses_without_test("DD", &rules, &crate_folder.join("tests/rules"));
    assert_eq!(missing, Vec::<String>::new());
}

//! Cards: units on the battlefield, hands, reserves, piles. Each copy lies in one place.

use std::collections::BTreeMap;

use sandtable_core::loading::{expect, number};
use sandtable_core::{Id, LoadError};

use crate::cards::{Card, CardSet, Face};
use crate::determinize::allows;
use crate::name::CardName;
use crate::piece::{Mark, Piece};
use crate::printed::Key;
use crate::saved::{Saved, SavedGo, SavedPiece, SavedSide, SavedStage};
use crate::side::{Side, Tag};
use crate::state::{Heroes, Reserve};
use crate::tile::Tile;

/// Where cards were named so far.
pub(super) struct Hands {
    named: BTreeMap<(Side, Card), String>,
    /// Every name that is written anywhere: a card without its letter (`u15`) leaves those copies alone.
    written: [Vec<CardName>; 2],
    /// Cards that are left out of the game by a variant.
    left_out: [CardSet; 2],
}

fn side_of(saved: &Saved, side: Side) -> &SavedSide {
    match side {
        Side::Us => &saved.us,
        Side::Ge => &saved.ge,
    }
}

/// Every card that a side names somewhere in the position.
fn names(saved: &Saved, side: Side) -> Vec<CardName> {
    let written = side_of(saved, side);
    let pieces = written.units.iter().flatten().flat_map(|unit| [Some(&unit.0.card), unit.0.hero.as_ref()]).flatten();
    let lists = [&written.hand, &written.reserve, &written.aside].into_iter().flatten();
    let piles = lists.chain([&written.discard, &written.escaped]).flatten();
    pieces.chain(piles).filter_map(|name| CardName::new(name)).collect()
}

impl Hands {
    pub(super) fn new(saved: &Saved, game: &Heroes) -> Hands {
        let out = |side: Side| {
            let cards = (0..game.cards().sides[side.index()].len()).map(|index| Card(index as u8));
            cards.filter(|&card| game.is_left_out(side, card)).collect()
        };
        Hands {
            named: BTreeMap::new(),
            written: Side::BOTH.map(|side| names(saved, side)),
            left_out: Side::BOTH.map(out),
        }
    }

    /// A card of the side that no other place has named. Of equal cards the next is taken, or the one of a number (`hu#2`); a
    /// Unit Card without its letter is the next copy that is written nowhere.
    pub(super) fn take(&mut self, name: &str, side: Side, game: &Heroes, place: &str) -> Result<Card, LoadError> {
        let (plain, numbered) = match name.split_once('#') {
            Some((plain, copy)) => (plain, copy.parse::<usize>().ok()),
            None => (name, None),
        };
        let cards = &game.cards().sides[side.index()];
        let wanted = CardName::new(plain);
        let all = |is_meant: &dyn Fn(usize) -> bool| -> Vec<Card> {
            (0..cards.len()).filter(|&index| is_meant(index)).map(|index| Card(index as u8)).collect()
        };
        let mut copies = all(&|index| Some(cards[index].name) == wanted);
        if copies.is_empty() {
            copies = all(&|index| match cards[index].face {
                Face::Unit(kind) => game.cards().kinds[usize::from(kind)].id.eq_ignore_ascii_case(plain),
                _ => false,
            });
            let written = &self.written[side.index()];
            let free =
                |card: &Card| !written.contains(&cards[card.index()].name) && !self.named.contains_key(&(side, *card));
            let in_box = copies.len();
            copies.retain(free);
            expect(
                in_box == 0 || !copies.is_empty(),
                place,
                format_args!("at most {in_box} of {name}, which all have a place"),
            )?;
        }
        let example = if side == Side::Us { "u15a, uh1, eu01 or hu" } else { "g16a, gh1, eg01 or hg" };
        expect(!copies.is_empty(), place, format_args!("a card of the side such as {example}, found {name:?}"))?;
        let free = |card: &&Card| !self.named.contains_key(&(side, **card));
        let card = match (numbered, name.contains('#')) {
            (Some(copy), _) => copies.get(copy.wrapping_sub(1)),
            (None, true) => None,
            (None, false) => copies.iter().find(free).or(copies.first()),
        };
        let card =
            *card.ok_or_else(|| LoadError::new(place, format!("a copy from 1 to {}, found {name:?}", copies.len())))?;
        if let Some(elsewhere) = self.named.get(&(side, card)) {
            let every = copies.len();
            expect(every == 1 || numbered.is_some(), place, format_args!("at most {every} of {name} in all"))?;
            return Err(LoadError::new(place, format!("every card once: {name} is at {elsewhere} too")));
        }
        let out = self.left_out[side.index()].contains(card);
        expect(!out, place, format_args!("no {name}, which a variant leaves out of the game"))?;
        self.named.insert((side, card), place.to_owned());
        Ok(card)
    }

    fn list(&mut self, names: &[String], side: Side, game: &Heroes, place: &str) -> Result<Vec<Card>, LoadError> {
        let read = |(index, name): (usize, &String)| self.take(name, side, game, &format!("{place}[{index}]"));
        names.iter().enumerate().map(read).collect()
    }

    /// The units of a side: as given, or the deployment as listed.
    pub(super) fn load_units(&mut self, saved: &Saved, side: Side, game: &mut Heroes) -> Result<(), LoadError> {
        let written = side_of(saved, side);
        let Some(units) = &written.units else { return self.lay_deployment(saved, side, game) };
        let place = |index: usize| format!("state.{side}.units[{index}]");
        let mut used = [false; 256];
        for (index, unit) in units.iter().enumerate() {
            if let Some(tag) = unit.0.tag {
                let spot = format!("{}.tag", place(index));
                expect(
                    tag.side == side && tag.number > 0,
                    &*spot,
                    format_args!("a tag such as {side}-3, found {tag}"),
                )?;
                expect(!used[usize::from(tag.number)], &*spot, format_args!("every tag once, found {tag} again"))?;
                used[usize::from(tag.number)] = true;
            }
        }
        let mut highest = 0;
        for (index, unit) in units.iter().enumerate() {
            let free = (1..=255u8).find(|&number| !used[usize::from(number)]);
            let number = unit.0.tag.map(|tag| tag.number).or(free);
            let number = number.ok_or_else(|| LoadError::new(place(index), "at most 255 units"))?;
            used[usize::from(number)] = true;
            highest = highest.max(number);
            self.load_unit(&unit.0, Tag { side, number }, &place(index), game)?;
        }
        let least = highest.saturating_add(1);
        game.force_mut(side).next_tag = sandtable_core::loading::number(
            written.next_tag,
            least,
            least..=u8::MAX,
            format_args!("state.{side}.next-tag"),
        )?;
        Ok(())
    }

    /// The units as the scenario lists them; in a secret deployment those that lie there before its next entry.
    fn lay_deployment(&mut self, saved: &Saved, side: Side, game: &mut Heroes) -> Result<(), LoadError> {
        let written = side_of(saved, side);
        let entries: Vec<_> = game.deployment(side).collect();
        // HN-3.16: the US side is the first to deploy.
        let deployed = match saved.stage {
            Some(SavedStage::Deploy) if side == game.phase => saved.deploying.unwrap_or(0),
            Some(SavedStage::Deploy) if side == Side::Ge => 0,
            _ => u8::MAX,
        };
        let mut next = 1;
        for (tag, entry) in entries {
            next = tag + 1;
            if entry.hidden && tag >= deployed {
                continue;
            }
            let place = format!("state.{side}.units");
            expect(
                !game.occupied().contains(entry.tile),
                &*place,
                format_args!("one unit a box: {} is taken", entry.tile),
            )?;
            if self.named.insert((side, entry.card), format!("{place} (as the scenario deploys)")).is_some() {
                return Err(LoadError::new(place, "every card once"));
            }
            game.put_down(side, tag, entry.card, entry.tile, entry.hidden && !game.variants.no_hidden);
        }
        game.force_mut(side).next_tag =
            number(written.next_tag, next, next..=u8::MAX, format_args!("state.{side}.next-tag"))?;
        Ok(())
    }

    fn load_unit(&mut self, unit: &SavedPiece, tag: Tag, place: &str, game: &mut Heroes) -> Result<(), LoadError> {
        let side = tag.side;
        let at = |key: &str| format!("{place}.{key}");
        let card = self.take(&unit.card, side, game, &at("card"))?;
        let Face::Unit(kind) = game.cards().data(side, card).face else {
            return Err(LoadError::new(at("card"), format!("a Unit Card, and {} is none", unit.card)));
        };
        let tile = Tile::named(&unit.at).filter(|&tile| game.field().boxes.contains(tile));
        let tile =
            tile.ok_or_else(|| LoadError::new(at("at"), format!("a box of the battlefield, found {:?}", unit.at)))?;
        expect(!game.occupied().contains(tile), at("at"), format_args!("one unit a box (HN-2.2): {tile} is taken"))?;
        let face = &game.cards().kinds[usize::from(kind)];
        let stands = game.can_stand(face, face.has(Key::Amphibious), tile);
        expect(stands, at("at"), format_args!("a box that {} could enter (HN-10.5), and {tile} is none", unit.card))?;
        expect(unit.hidden || !face.is_decoy(), at("hidden"), "true, as a decoy exists only face down (HN-27.1)")?;
        expect(
            !(unit.hidden && game.variants.no_hidden),
            at("hidden"),
            "false, as nothing is hidden in this variant (HN-30.4)",
        )?;
        expect(unit.hidden || !unit.known, at("known"), "false for a visible unit, which everybody knows")?;
        expect(unit.hidden || unit.evidence.is_empty(), at("evidence"), "nothing for a visible unit")?;
        expect(!unit.known || unit.evidence.is_empty(), at("evidence"), "nothing for a unit that everybody knows")?;
        expect(!(unit.known && face.is_decoy()), at("known"), "false for a decoy, which is discarded when it is seen")?;
        expect(unit.hit_points <= 9, at("hit-points"), "at most 9")?;
        let points = face.hit_points + unit.hit_points;
        expect(
            unit.hit < points,
            at("hit"),
            format_args!("fewer than its {points} hit points (HN-15.1), found {}", unit.hit),
        )?;
        expect(unit.suppressed <= 99, at("suppressed"), "at most 99")?;
        let marked = unit.hit > 0 || unit.suppressed > 0 || unit.panzerfaust || unit.hit_points > 0;
        expect(!(marked && face.is_decoy()), at("card"), "no HIT, SUPPRESSED or other marker on a decoy (HN-27.1)")?;
        expect(!(unit.activated && unit.go != SavedGo::None), at("go"), "no GO! on an ACTIVATED unit (HN-20.2)")?;
        expect(
            unit.go == SavedGo::None || side == game.phase,
            at("go"),
            format_args!("no GO! in the phase of {}: none is left at the end of a phase (HN-4.11)", game.phase),
        )?;
        let hero = match &unit.hero {
            Some(name) => {
                let hero = self.take(name, side, game, &at("hero"))?;
                let Face::Hero(his) = game.cards().data(side, hero).face else {
                    return Err(LoadError::new(at("hero"), format!("a Hero card, and {name} is none")));
                };
                expect(!unit.hidden, at("hero"), "none, as a unit with a Hero cannot lie face down (HN-18.13)")?;
                let joins = game.cards().heroes[usize::from(his)].joins(face);
                expect(joins, at("hero"), format_args!("a Hero who may join {} (HN-18.4), found {name}", unit.card))?;
                Some(hero)
            }
            None => None,
        };
        let mut piece = Piece {
            number: tag.number,
            card,
            kind,
            hits: unit.hit,
            suppressed: unit.suppressed,
            more_points: unit.hit_points,
            hero,
            chosen: unit.chosen,
            evidence: unit.evidence.iter().copied().collect(),
            ..Piece::NOBODY
        };
        let listed = game.mission().side(side).deployment.iter().any(|entry| entry.hidden && entry.card == card);
        let deployed = unit.hidden && !unit.known && unit.deployed.unwrap_or(listed);
        let marks = [
            (Mark::Hidden, unit.hidden),
            (Mark::Known, unit.known),
            (Mark::Activated, unit.activated),
            (Mark::Go, unit.go != SavedGo::None),
            (Mark::Sure, unit.go == SavedGo::Sure),
            (Mark::Panzerfaust, unit.panzerfaust),
            (Mark::NoScore, unit.no_score),
            (Mark::Deployed, deployed || (unit.known && unit.deployed == Some(true))),
            (Mark::Concerned, unit.concerned),
            (Mark::Settled, unit.settled),
        ];
        marks.into_iter().filter(|(_, set)| *set).for_each(|(mark, _)| piece.put(mark));
        game.pieces[tile.index()] = piece;
        game.units[side.index()].insert(tile);
        Ok(())
    }

    /// Hand, discard, aside, escaped and the small numbers of a side.
    pub(super) fn load_piles(&mut self, saved: &Saved, side: Side, game: &mut Heroes) -> Result<(), LoadError> {
        let written = side_of(saved, side);
        let place = |key: &str| format!("state.{side}.{key}");
        let usual = game.mission().side(side).directives;
        game.force_mut(side).directives = number(written.directives, usual, 0..=6, place("directives"))?;
        let hand = self.list(written.hand.as_deref().unwrap_or_default(), side, game, &place("hand"))?;
        let discard = self.list(&written.discard, side, game, &place("discard"))?;
        let escaped = self.list(&written.escaped, side, game, &place("escaped"))?;
        let exits = game.mission().exits.is_some_and(|exits| exits.side == side);
        expect(exits || escaped.is_empty(), place("escaped"), "nobody, as the side has no exits (HN-47.4)")?;
        let units = escaped.iter().all(|&card| game.unit_face(side, card).is_some());
        expect(units, place("escaped"), "Unit Cards alone (HN-47.4)")?;
        let aside = match &written.aside {
            Some(names) => {
                let aside = self.list(names, side, game, &place("aside"))?;
                let units = aside.iter().all(|&card| game.unit_face(side, card).is_some());
                expect(units, place("aside"), "Unit Cards alone")?;
                aside
            }
            None => {
                let listed = game.mission().side(side).aside.iter().copied();
                let left: Vec<Card> = listed.filter(|card| !self.named.contains_key(&(side, *card))).collect();
                left.iter().for_each(|&card| drop(self.named.insert((side, card), place("aside"))));
                left
            }
        };
        let marks = |names: &[String], key: &str| -> Result<CardSet, LoadError> {
            let mut set = CardSet::NONE;
            for name in names {
                let held = hand.iter().find(|&&card| {
                    game.saved_name(side, card) == *name || game.cards().data(side, card).name.as_str() == name
                });
                let card =
                    held.ok_or_else(|| LoadError::new(place(key), format!("cards of the hand, found {name:?}")))?;
                set.insert(*card);
            }
            Ok(set)
        };
        let (known, seen) = (marks(&written.known, "known")?, marks(&written.seen, "seen")?);
        let events = game.mission().side(side).historical.len() as u8;
        let mut used = 0;
        for (index, &event) in written.used.iter().enumerate() {
            let spot = format!("{}[{index}]", place("used"));
            expect((1..=events).contains(&event), spot, format_args!("an event from 1 to {events}, found {event}"))?;
            used |= 1 << (event - 1);
        }
        let force = game.force_mut(side);
        force.hand = hand.into_iter().collect();
        force.discard = discard.into_iter().collect();
        force.escaped = escaped.into_iter().collect();
        force.aside = aside.into_iter().collect();
        force.known = known;
        force.seen = seen;
        force.used = used;
        force.exit_points = written.points;
        force.destroyed = written.destroyed;
        force.event_played = written.event_played;
        force.hero_played = written.hero_played;
        force.quiet = written.quiet;
        Ok(())
    }

    /// The reserve: as given, or what the scenario puts there and no other place has named.
    pub(super) fn load_reserve(&mut self, saved: &Saved, side: Side, game: &mut Heroes) -> Result<(), LoadError> {
        let written = side_of(saved, side);
        let place = format!("state.{side}.reserve");
        let cards = match &written.reserve {
            Some(names) => self.list(names, side, game, &place)?,
            None => {
                let out = self.left_out[side.index()];
                let listed = game.mission().side(side).reserve.iter().copied();
                listed.filter(|card| !self.named.contains_key(&(side, *card)) && !out.contains(*card)).collect()
            }
        };
        let room = crate::scenario::MOST_RESERVE - 32;
        expect(cards.len() <= room, &*place, format_args!("at most {room} cards, found {}", cards.len()))?;
        let force = game.force_mut(side);
        force.reserve = Reserve::from_top_first(cards);
        let dealt = saved.stage != Some(SavedStage::Deploy);
        if dealt && written.hand.is_none() && written.reserve.is_none() && written.units.is_none() {
            // As at the start of the scenario: the opening hand, from the top of the list.
            let count = game.mission().side(side).hand;
            let force = game.force_mut(side);
            for _ in 0..count {
                let Some(card) = force.reserve.pop() else { break };
                force.hand.insert(card);
            }
        }
        Ok(())
    }

    /// HN-51.3 to HN-51.13: what a hidden unit has shown must be true of it.
    pub(super) fn check_pieces(&self, game: &Heroes) -> Result<(), LoadError> {
        for tile in game.occupied().iter() {
            let piece = game.piece(tile);
            if piece.is_secret() {
                let tag = game.tag(tile);
                let place = format!("state.{}.units", tag.side);
                let true_to_it = allows(piece, game.kind(tile));
                expect(
                    true_to_it,
                    place,
                    format_args!("evidence and markers that {tag} could have (HN-51.3 to HN-51.13)"),
                )?;
            }
        }
        Ok(())
    }
}

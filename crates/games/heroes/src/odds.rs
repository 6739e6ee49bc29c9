//! Exact chances of shots, of GO! rolls and of medics, as far as the seat that asks can know them.
//!
//! Nothing of the rules is said again here: every throw of the dice is carried out by the rules themselves, in every card
//! that a hidden target may be, and what comes of it is counted ([`throws`], [`suspects`]). DIRECTIVES that may still be paid
//! are left unpaid; then each is taken to be paid wherever the rules offer it.

mod suspects;
mod throws;

use sandtable_core::{Chances, Odds, OddsLine, Seat, Text};

use self::throws::{Payment, Start, Tally};
use crate::action::{Action, Choice, Icon, On};
use crate::cards::Face;
use crate::effect::{Effect, Shot};
use crate::name::CardName;
use crate::piece::Mark;
use crate::question::Question;
use crate::side::{Side, Tag};
use crate::state::Heroes;
use crate::tile::Tile;

impl Heroes {
    /// The chances of an action that a side may choose.
    fn chances(&self, side: Side, action: Action) -> Option<Odds> {
        let (asked, question) = self.question()?;
        if asked != side {
            return None;
        }
        let act = Start::Act(side, action);
        match (question, action) {
            (Question::AttackPlus, _) | (Question::TurnUp, _) => {
                let target = self.attack.and_then(|attack| self.find(attack.target))?;
                Some(self.shot_odds(side, target, act))
            }
            (_, Action::Shoot { target, .. })
            | (_, Action::Use { on: On::Fire { target, .. }, .. })
            | (_, Action::Use { icon: Icon::Charge, on: On::Unit(target), .. }) => self.odds_at(side, target, act),
            (_, Action::Go(unit)) => self.go_odds(side, unit, action),
            (_, Action::Use { icon, on: On::Unit(_), unit }) => {
                let giver = self.find(unit)?;
                let heals = self.ability_behind(giver, icon)?.1.key == crate::printed::Key::Medic;
                heals.then(|| Odds(vec![line("hn-odds-healed", self.one_die(side, action).healed)]))
            }
            (_, Action::Card { card, number, choice }) => {
                let effect = self.first_effect(side, card, number)?;
                match (effect, choice) {
                    (Effect::Attack { .. }, Choice::Unit(target)) => self.odds_at(side, target, act),
                    (Effect::Barrage { shot, both, .. }, Choice::Tile(tile)) => self.box_odds(side, *shot, *both, tile),
                    _ => None,
                }
            }
            (_, Action::Unit(target)) => match self.effect_of(self.event.as_ref()?)? {
                Effect::Attack { .. } => self.odds_at(side, target, act),
                _ => None,
            },
            (_, Action::Tile(tile)) => match self.effect_of(self.event.as_ref()?)? {
                Effect::Barrage { shot, both, .. } => self.box_odds(side, *shot, *both, tile),
                _ => None,
            },
            _ => None,
        }
    }

    fn odds_at(&self, side: Side, target: Tag, start: Start) -> Option<Odds> {
        Some(self.shot_odds(side, self.find(target)?, start))
    }

    /// HN-50.10: the attack on the unit in a box of a barrage.
    fn box_odds(&self, side: Side, shot: Shot, both: bool, tile: Tile) -> Option<Odds> {
        let struck = both || self.side_at(tile)? != side;
        (struck && self.occupied().contains(tile)).then(|| self.shot_odds(side, tile, Start::Strike(side, shot, tile)))
    }

    /// The first effect of the event that a card in hand stands for.
    fn first_effect(&self, side: Side, card: CardName, number: Option<u8>) -> Option<&Effect> {
        let (_, card) = self.cards().named(card)?;
        let event = match self.cards().data(side, card).face {
            Face::Event(event) => event,
            Face::Historical => *self.mission().side(side).historical.get(usize::from(number?.checked_sub(1)?))?,
            Face::Unit(_) | Face::Hero(_) => return None,
        };
        self.event_kind(event).effects.first()
    }

    /// What a shot may bring: without DIRECTIVES, then with each that may still be paid.
    fn shot_odds(&self, side: Side, target: Tile, start: Start) -> Odds {
        let bare = self.over_suspects(side, target, start, Payment::None);
        let mut lines = vec![
            line("hn-odds-hit", bare.hit),
            line("hn-odds-suppress", bare.suppressed),
            line("hn-odds-saved", bare.saved),
            line("hn-odds-destroy", bare.destroyed),
            line("hn-odds-miss", bare.nothing),
        ];
        lines.extend((bare.broken > 0.0).then(|| line("hn-odds-broken", bare.broken)));
        lines.extend((bare.decoy > 0.0).then(|| line("hn-odds-decoy", bare.decoy)));
        for (offered, payment, id) in [
            (bare.plus_offered, Payment::Attack, "hn-odds-with-attack"),
            (bare.save_offered, Payment::Save, "hn-odds-with-save"),
        ] {
            if offered {
                let paid = self.over_suspects(side, target, start, payment);
                let with = |what: &'static str, chance: f64| {
                    Odds::chance(Text::new(id).with("what", Text::new(what)), chance.clamp(0.0, 1.0))
                };
                lines.push(with("hn-odds-hit", paid.hit));
                lines.push(with("hn-odds-suppress", paid.suppressed));
                lines.push(with("hn-odds-saved", paid.saved));
                lines.push(with("hn-odds-destroy", paid.destroyed));
                lines.push(with("hn-odds-miss", paid.nothing));
            }
        }
        Odds(lines)
    }

    /// Sums over everything that the target may be, as far as the side knows.
    fn over_suspects(&self, side: Side, target: Tile, start: Start, payment: Payment) -> Tally {
        let mut sum = Tally::default();
        let tag = self.tag(target);
        if tag.side == side || !self.piece(target).is_secret() {
            self.play_throws(start, tag, payment, 1.0, &mut sum);
            return sum;
        }
        for (card, share) in self.suspects(target) {
            let mut world = self.clone();
            let piece = world.piece_mut(target);
            piece.card = card;
            piece.kind = self.unit_face(tag.side, card).unwrap_or_default();
            world.play_throws(start, tag, payment, share, &mut sum);
        }
        sum
    }

    /// HN-20.9: the chance that a GO! roll succeeds, if a die is rolled.
    fn go_odds(&self, side: Side, unit: Tag, action: Action) -> Option<Odds> {
        let piece = self.piece(self.find(unit)?);
        let tally = self.one_die(side, action);
        let sure = piece.has(Mark::Sure) || tally.activated >= 1.0;
        (!sure).then(|| Odds(vec![line("hn-odds-go", tally.activated)]))
    }

    fn one_die(&self, side: Side, action: Action) -> Tally {
        let mut sum = Tally::default();
        let nobody = Tag { side: side.other(), number: 0 };
        self.play_throws(Start::Act(side, action), nobody, Payment::None, 1.0, &mut sum);
        sum
    }
}

fn line(id: &'static str, chance: f64) -> OddsLine {
    Odds::chance(Text::new(id), chance.clamp(0.0, 1.0))
}

impl Chances for Heroes {
    fn odds(&self, seat: Seat, action: &Action) -> Option<Odds> {
        self.chances(Side::of(seat)?, *action)
    }
}

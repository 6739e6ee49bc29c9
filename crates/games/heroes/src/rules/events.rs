//! Event cards (HN-17) and Hero cards (HN-18): how they are played.

use crate::action::Choice;
use crate::cards::{Card, EventRef, Face};
use crate::effect::{Duration, Timing};
use crate::event::Event;
use crate::name::CardName;
use crate::rules::Table;
use crate::side::Side;
use crate::state::{EventRun, Heroes, Lasting};

impl Heroes {
    /// D14, D17: an Event or Hero card is played. A Unit Card is none of them: it is placed by a tactic.
    pub(crate) fn play_card(
        &mut self,
        side: Side,
        name: CardName,
        number: Option<u8>,
        choice: Choice,
        table: &mut Table<'_>,
    ) -> bool {
        let Some(card) = self.card_in_hand(side, name) else { return false };
        match (self.cards().data(side, card).face, number, choice) {
            (Face::Unit(_), ..) => return false,
            (Face::Hero(_), _, Choice::Unit(unit)) => self.play_hero(side, card, unit, table),
            (Face::Hero(_), ..) => return false,
            (Face::Event(event), None, choice) => self.play_event(side, card, event, None, choice, table),
            (Face::Historical, Some(number), choice) => {
                let list = &self.mission().side(side).historical;
                let Some(&event) = list.get(usize::from(number) - 1) else { return false };
                self.force_mut(side).used |= 1 << (number - 1);
                self.play_event(side, card, event, Some(number), choice, table);
            }
            _ => return false,
        }
        true
    }

    /// The card of that name in a hand; of equal historical cards the first.
    pub(crate) fn card_in_hand(&self, side: Side, name: CardName) -> Option<Card> {
        self.force(side).hand.iter().find(|&card| self.cards().data(side, card).name == name)
    }

    fn take_from_hand(&mut self, side: Side, card: Card) {
        let force = self.force_mut(side);
        force.hand.remove(card);
        force.known.remove(card);
        force.seen.remove(card);
    }

    /// HN-18.4: the Hero joins a unit; a hidden one is turned up (HN-18.12).
    fn play_hero(&mut self, side: Side, card: Card, unit: crate::side::Tag, table: &mut Table<'_>) {
        let Some(tile) = self.find(unit) else { return };
        self.take_from_hand(side, card);
        self.force_mut(side).hero_played = true;
        self.turn_up(tile, table);
        self.piece_mut(tile).hero = Some(card);
        table.emit(|| Event::HeroJoined { side, card: self.card_label(side, card), unit: self.unit_label(tile) });
    }

    fn play_event(
        &mut self,
        side: Side,
        card: Card,
        event: EventRef,
        number: Option<u8>,
        choice: Choice,
        table: &mut Table<'_>,
    ) {
        self.take_from_hand(side, card);
        self.force_mut(side).event_played = true;
        table.emit(|| Event::EventPlayed {
            side,
            card: Some(self.card_label(side, card)),
            number,
            name: self.event_kind(event).name.clone(),
        });
        let duration = self.event_kind(event).duration;
        match duration {
            // HN-17.11: a card whose effect lasts lies at the board edge.
            Duration::Phase | Duration::Turn => {
                let (unit, tile) = match choice {
                    Choice::Unit(unit) => (Some(unit), None),
                    Choice::Tile(tile) => (None, Some(tile)),
                    _ => (None, None),
                };
                let turn = duration == Duration::Turn;
                let lasting = Lasting { event, side, unit, tile, card: Some(card), turn };
                match self.lasting.iter_mut().find(|place| place.is_none()) {
                    Some(place) => *place = Some(lasting),
                    None => self.force_mut(side).discard.insert(card),
                }
            }
            Duration::Now | Duration::Marker => self.force_mut(side).discard.insert(card),
        }
        self.event = Some(EventRun::new(event, side));
        self.begin_event(choice, table);
    }

    /// HN-17.16, HN-46.3, HN-46.8: may the event be played in this phase of this turn, whatever it does?
    pub(crate) fn is_time_for(&self, side: Side, event: EventRef) -> bool {
        let kind = self.event_kind(event);
        let own = side == self.phase;
        let timed = match kind.timing {
            Timing::Own => own,
            Timing::Enemy => !own,
            Timing::Any => true,
        };
        let barred = self
            .mission()
            .far_fire
            .as_ref()
            .is_some_and(|mist| (mist.turns.0..=mist.turns.1).contains(&self.turn) && mist.barred.contains(&event));
        timed && (kind.turns.0..=kind.turns.1).contains(&self.turn) && !barred
    }
}

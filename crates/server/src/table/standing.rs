//! Standing orders: what a seat wants decided without being asked. The server plays what an order says at once, as the seat's
//! own decision; records hold nothing else.

use sandtable_core::{Entry, Obeyed, Seat};

use super::deed::Deed;
use super::judge::Ruling;
use super::refusal::Refusal;
use super::state::TableState;
use crate::wire::{SeatOrders, Sitter};

/// So many orders may a seat give.
const MOST: usize = 8;
/// None of ours is written longer.
const LONGEST: usize = 128;

impl TableState {
    /// Reads what a seat orders; an empty list takes everything back.
    pub(super) fn order(&self, seat: Seat, orders: &[String]) -> Result<Ruling, Refusal> {
        let game = self.running()?.game();
        let too_much = || Refusal::Unreadable(sandtable_core::ParseError::new("…", "a few short lines"));
        if orders.len() > MOST || orders.iter().any(|order| order.len() > LONGEST) {
            return Err(too_much());
        }
        let orders: Result<Vec<String>, _> = orders.iter().map(|order| game.read_order(seat, order)).collect();
        let orders = orders.map_err(Refusal::Unreadable)?;
        if orders == self.orders[seat.index()] {
            return Ok(Ruling::Nothing);
        }
        Ok(Ruling::Do(Deed::Order { seat, orders }))
    }

    /// The first order of a seat that decides what it is asked now.
    fn obeyed(&self, seat: Seat) -> Option<(usize, Obeyed<String>)> {
        let game = self.game.as_ref()?.game();
        let orders = self.orders.get(seat.index())?.iter().enumerate();
        orders.filter_map(|(index, order)| Some((index, game.obey(seat, order)?))).next()
    }

    /// What an order decides now. In a lull nobody else can tell that it was one.
    pub(super) fn ordered(&self) -> Option<Deed> {
        let asked = if self.lulls.is_empty() { self.to_act() } else { self.lulls.asked().into_iter().collect() };
        let person = |seat: &Seat| matches!(self.sitters.get(seat.index()), Some(Sitter::Person { .. }));
        asked.iter().filter(person).find_map(|seat| {
            let (_, obeyed) = self.obeyed(seat)?;
            Some(Deed::Play { entry: Entry::Action(seat, obeyed.action) })
        })
    }

    /// An order that was meant for once is forgotten when it was obeyed.
    pub(super) fn follow_orders(&mut self, entry: &Entry) {
        let Entry::Action(seat, action) = entry else { return };
        if let Some((index, Obeyed { spent: true, action: ordered })) = self.obeyed(*seat)
            && ordered == *action
        {
            self.orders[seat.index()].remove(index);
        }
    }

    /// What a seat has ordered and could order; nothing in a game without standing orders.
    pub(super) fn orders_shown(&self, seat: Seat) -> Option<SeatOrders> {
        let known = self.game.as_ref()?.game().orders(seat);
        (!known.is_empty()).then(|| SeatOrders { given: self.orders[seat.index()].clone(), known })
    }
}

//! Standing orders: what a seat wants decided without being asked.

use serde::Serialize;

use super::{ParseError, Rules};
use crate::{Seat, Text};

/// Orders that a seat gives beforehand, so that a slow match is not a hundred questions. An order is a line of text that
/// the game itself reads; what it obeys becomes an ordinary action of the seat, and records hold nothing else. A game that
/// knows none writes `impl Standing for … {}`.
pub trait Standing: Rules {
    /// The orders that the game knows for a seat, each as it would usually be given.
    fn orders(&self, seat: Seat) -> Vec<OrderForm> {
        let _ = seat;
        Vec::new()
    }

    /// Reads an order of a seat and tells it in its plain form, or what was expected.
    fn read_order(&self, seat: Seat, order: &str) -> Result<String, ParseError> {
        let _ = seat;
        Err(ParseError::new(order, format!("a game with standing orders; {} has none", Self::info().slug)))
    }

    /// What an order decides for a seat that is asked now; nothing, if it says nothing about that. Like a bot it goes by
    /// what the seat knows.
    fn obey(&self, seat: Seat, order: &str) -> Option<Obeyed<Self::Action>> {
        let _ = (seat, order);
        None
    }
}

/// An order as a game knows it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct OrderForm {
    /// As it is usually given: `casualties infantry artillery tank`.
    pub order: String,
    /// What it does.
    pub text: Text,
}

/// What an order decides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Obeyed<A> {
    /// The action.
    pub action: A,
    /// The order was meant for this once.
    pub spent: bool,
}

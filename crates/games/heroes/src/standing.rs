//! Standing orders: to be left alone until a moment (HN-29.7), said before a window opens.
//!
//! `quiet close` answers the next window with "leave me alone until the closing", once, and the silence is the game's own
//! from there. `quiet own-phase` says so in every phase of the enemy until it is withdrawn.

use sandtable_core::{Obeyed, OrderForm, ParseError, Seat, Standing, Text};

use crate::action::Action;
use crate::question::Question;
use crate::side::Side;
use crate::state::{Heroes, Moment};
use crate::texts::moment_text;

fn written(moment: Moment) -> String {
    Action::Quiet(moment).to_string()
}

fn moment_of(order: &str) -> Option<Moment> {
    let mut words = order.split_whitespace();
    match (words.next(), words.next(), words.next()) {
        (Some("quiet"), Some(moment), None) => Moment::named(moment),
        _ => None,
    }
}

impl Standing for Heroes {
    fn orders(&self, _: Seat) -> Vec<OrderForm> {
        let form = |moment: Moment| OrderForm {
            order: written(moment),
            text: Text::new("hn-do-quiet").with("moment", moment_text(moment)),
        };
        Moment::all().map(form).collect()
    }

    fn read_order(&self, _: Seat, order: &str) -> Result<String, ParseError> {
        let expected = || ParseError::new(order, format!("a moment, such as {}", written(Moment::Close)));
        moment_of(order).map(written).ok_or_else(expected)
    }

    fn obey(&self, seat: Seat, order: &str) -> Option<Obeyed<Action>> {
        let moment = moment_of(order)?;
        let (side, question) = self.question()?;
        let asked = Side::of(seat) == Some(side) && question == Question::Window;
        asked.then_some(Obeyed { action: Action::Quiet(moment), spent: moment != Moment::OwnPhase })
    }
}

//! Bots as they are named on the command line: a level, and how much it may think.

use sandtable_shelf::Contender;

/// What a bot may be called, for help texts.
pub const BOTS_HELP: &str = "Bots are named by level: random, recruit, regular, veteran, elite. A level thinks as much as it \
is used to, or as you say: elite:0.2s is a fifth of a second a choice, veteran:2000 is 2000 playouts (which anyone \
can repeat).";

/// Reads `veteran`, `elite:0.2s` or `veteran:2000`.
pub fn parse(text: &str) -> Result<Contender, String> {
    text.parse()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use sandtable_shelf::{Budget, Level};

    use super::*;

    #[test]
    fn a_level_may_come_with_a_budget() {
        let bot = |level, budget| Ok(Contender { level, budget });
        assert_eq!(parse("veteran"), bot(Level::Veteran, None));
        assert_eq!(parse("elite:0.2s"), bot(Level::Elite, Some(Budget::Time(Duration::from_millis(200)))));
        assert_eq!(parse("veteran:2000"), bot(Level::Veteran, Some(Budget::Iterations(2_000))));
        assert!(parse("genius").unwrap_err().contains("expected random, recruit"));
        assert!(parse("elite:soon").unwrap_err().contains("soon"));
    }
}

//! Arbitrary text into every reader of core: an error or a value, never a panic; and what was written reads back.

use proptest::prelude::*;
use sandtable_core::{
    Entry, FairDice, Moment, Outcome, Path, Reason, Record, Seat, SeatSet, Seed, Token, Unseen, Verdict, one_line,
};
use serde_json::json;

fn seat() -> impl Strategy<Value = Seat> {
    (0u8..8).prop_map(Seat)
}

fn entry() -> impl Strategy<Value = Entry> {
    prop_oneof![
        (seat(), "[a-z][a-z0-9 @-]{0,20}[a-z0-9]").prop_map(|(seat, notation)| Entry::Action(seat, notation)),
        (seat(), 0usize..1000, prop_oneof![Just(Unseen::Anew), Just(Unseen::Stays)])
            .prop_map(|(seat, line, unseen)| Entry::TakeBack(seat, line, unseen)),
        seat().prop_map(Entry::Resign),
        seat().prop_map(Entry::Forfeit),
        prop::collection::vec("[a-z0-9]{1,6}", 0..5).prop_map(Entry::Dice),
    ]
}

fn outcome() -> impl Strategy<Value = Outcome> {
    let verdict = prop_oneof![
        prop::collection::btree_set(0u8..8, 1..8)
            .prop_map(|seats| Verdict::Won(seats.into_iter().map(Seat).collect::<SeatSet>())),
        Just(Verdict::Drawn),
        Just(Verdict::Lost),
    ];
    (verdict, prop::collection::vec(any::<i32>(), 0..8), "[A-Z]{2}-[0-9]{1,2}\\.[0-9]{1,2}")
        .prop_map(|(verdict, scores, rule)| Outcome { verdict, scores, reason: Reason::Rule(rule) })
}

fn fair() -> impl Strategy<Value = FairDice> {
    let token = || any::<[u8; 32]>().prop_map(Token);
    (token(), prop::option::of(token()), prop::collection::vec(token(), 0..8))
        .prop_map(|(commitment, secret, contributions)| FairDice { commitment, secret, contributions })
}

prop_compose! {
    fn record()(
        rules in any::<u32>(),
        names in prop::collection::vec(any::<String>(), 0..8),
        bots in prop::collection::btree_map(seat(), "[a-z]{1,8}(:[0-9]{1,4})?", 0..4),
        began in prop::option::of(0u64..253_402_300_800),
        ended in prop::option::of(0u64..253_402_300_800),
        seed in prop::option::of(any::<[u8; 32]>()),
        fair in prop::option::of(fair()),
        outcome in prop::option::of(outcome()),
        digest in any::<[u8; 32]>(),
        from_position in any::<bool>(),
        entries in prop::collection::vec(entry(), 0..20),
    ) -> Record {
        Record {
            game: "toy".into(),
            rules,
            setup: json!({"short": true}),
            position: from_position.then(|| json!({"turn": 3})),
            seats: names.iter().map(|name| one_line(name)).collect(),
            bots: bots.into_iter().filter(|(seat, _)| seat.index() < names.len()).collect(),
            began: began.map(Moment),
            ended: ended.map(Moment),
            seed: seed.map(Seed),
            fair,
            outcome,
            digest: Token(digest).to_string(),
            entries,
        }
    }
}

proptest! {
    #[test]
    fn printing_and_parsing_are_inverse(record in record()) {
        prop_assert_eq!(Record::parse(&record.to_string()), Ok(record));
    }

    #[test]
    fn any_text_is_a_record_or_an_error(text in any::<String>()) {
        let _ = Record::parse(&text);
    }

    #[test]
    fn a_spoiled_record_is_a_record_or_an_error(record in record(), at in any::<prop::sample::Index>(), with in any::<char>()) {
        let mut text: Vec<char> = record.to_string().chars().collect();
        let at = at.index(text.len());
        text[at] = with;
        let _ = Record::parse(&text.into_iter().collect::<String>());
    }

    #[test]
    fn any_text_is_a_path_or_an_error(text in any::<String>()) {
        if let Ok(path) = Path::parse(&text) {
            prop_assert_eq!(Path::parse(&path.to_string()), Ok(path));
        }
    }

    #[test]
    fn a_name_on_one_line_stays_as_it_is(name in any::<String>()) {
        prop_assert_eq!(one_line(&one_line(&name)), one_line(&name));
    }
}

//! From nine flags to the game: five of them win, or three adjacent ones (BL-14.1, BL-14.2).

use crate::flag::Flag;

/// Every way to share nine flags between two.
const WAYS: usize = 1 << Flag::COUNT;

/// What each way is worth to the seat whose flags are the set bits, but for those where both have what wins.
static ALONE: [f32; WAYS] = ways(false);

/// The ways where both have what wins: then it depends on who gets there first.
static BOTH: [f32; WAYS] = ways(true);

const fn wins(flags: usize) -> bool {
    flags.count_ones() >= 5 || flags & flags >> 1 & flags >> 2 != 0
}

const fn ways(both: bool) -> [f32; WAYS] {
    let mut ways = [0.0; WAYS];
    let mut mine = 0;
    while mine < WAYS {
        if wins(mine) && wins(WAYS - 1 - mine) == both {
            ways[mine] = 1.0;
        }
        mine += 1;
    }
    ways
}

/// How many cards a seat has to lay at least before it has what wins, if it lacks so many at each flag; `None` where it
/// has lost the flag.
pub(super) fn distance(lacking: &[Option<u8>; Flag::COUNT]) -> u8 {
    const NEVER: u8 = 40;
    let mut cards = lacking.map(|cards| cards.unwrap_or(NEVER));
    let adjacent = cards.windows(3).map(|three| three.iter().fold(0, |sum: u8, &cards| sum.saturating_add(cards)));
    let three = adjacent.min().unwrap_or(NEVER);
    cards.sort_unstable();
    let five = cards[..5].iter().fold(0, |sum: u8, &cards| sum.saturating_add(cards));
    three.min(five).min(NEVER)
}

/// The chance of winning the game, if each flag is won with its own chance, whatever becomes of the others. `first` is
/// the chance to be the first, where both come to have what wins.
pub(super) fn win(flags: &[f32; Flag::COUNT], first: f32) -> f32 {
    sum(&worth_by_way(flags, first))
}

/// How much the game hangs on each flag: the chance to win with it, less the chance to win without it. Flags that are
/// as good as won or lost are taken to be not quite so.
pub(super) fn leverage(flags: &[f32; Flag::COUNT], first: f32) -> [f32; Flag::COUNT] {
    let flags = flags.map(|chance| chance.clamp(0.001, 0.999));
    let mut worths = worth_by_way(&flags, first);
    let all = sum(&worths);
    let mut leverage = [0.0; Flag::COUNT];
    for flag in (0..Flag::COUNT).rev() {
        // The ways are folded in two at the highest flag that is left: those without it and those with it.
        let (without, with) = worths[..2 << flag].split_at_mut(1 << flag);
        let won = sum(with);
        leverage[flag] = won / flags[flag] - (all - won) / (1.0 - flags[flag]);
        without.iter_mut().zip(with).for_each(|(sum, part)| *sum += *part);
    }
    leverage
}

/// What each way to share the flags contributes to the chance to win.
fn worth_by_way(flags: &[f32; Flag::COUNT], first: f32) -> [f32; WAYS] {
    let mut chances = [0.0; WAYS];
    chances[0] = 1.0;
    for (flag, &won) in flags.iter().enumerate() {
        let (without, with) = chances[..2 << flag].split_at_mut(1 << flag);
        for (without, with) in without.iter_mut().zip(with) {
            *with = *without * won;
            *without *= 1.0 - won;
        }
    }
    for (chance, (alone, both)) in chances.iter_mut().zip(ALONE.iter().zip(&BOTH)) {
        *chance *= alone + first * both;
    }
    chances
}

/// The sum, in eight strands that do not wait for each other.
fn sum(values: &[f32]) -> f32 {
    let chunks = values.chunks_exact(8);
    let rest: f32 = chunks.remainder().iter().sum();
    let mut strands = [0.0f32; 8];
    for chunk in chunks {
        strands.iter_mut().zip(chunk).for_each(|(strand, value)| *strand += value);
    }
    strands.iter().sum::<f32>() + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn even_flags_make_an_even_game() {
        assert!((win(&[0.5; 9], 0.5) - 0.5).abs() < 1e-6);
    }

    #[test]
    fn five_flags_or_three_adjacent_ones_win() {
        assert_eq!(win(&[0.5, 0.0, 1.0, 1.0, 1.0, 0.0, 1.0, 0.0, 1.0], 0.5), 1.0);
        assert_eq!(win(&[1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0], 0.5), 1.0);
        assert_eq!(win(&[0.5, 1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0, 0.0], 0.5), 0.0);
        // Both would have what wins: three adjacent flags here, five flags there.
        assert_eq!(win(&[0.0, 0.0, 1.0, 1.0, 1.0, 0.0, 0.0, 1.0, 0.0], 0.5), 0.5);
    }

    #[test]
    fn the_distance_is_counted_to_the_nearer_of_three_and_five() {
        assert_eq!(distance(&[Some(3); 9]), 9);
        let close = [Some(0), None, Some(0), None, Some(1), None, Some(0), None, Some(0)];
        assert_eq!(distance(&close), 1);
        assert_eq!(distance(&[None; 9]), 40);
    }

    #[test]
    fn leverage_is_the_difference_that_a_flag_makes() {
        let mut flags = [0.3, 0.8, 0.5, 0.6, 0.1, 0.9, 0.4, 0.7, 0.2];
        let leverage = leverage(&flags, 0.5);
        for (flag, leverage) in leverage.into_iter().enumerate() {
            let was = std::mem::replace(&mut flags[flag], 1.0);
            let with = win(&flags, 0.5);
            flags[flag] = 0.0;
            let without = win(&flags, 0.5);
            flags[flag] = was;
            assert!((with - without - leverage).abs() < 1e-4, "flag {flag}: {with} {without} {leverage}");
        }
    }

    #[test]
    fn the_middle_of_three_counts_more_than_an_outpost() {
        let mut flags = [0.3; 9];
        flags[1] = 1.0;
        flags[3] = 1.0;
        let leverage = leverage(&flags, 0.5);
        assert!(leverage[2] > leverage[8], "{leverage:?}");
    }
}

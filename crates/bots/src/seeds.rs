//! Where the chance of each game and of each bot comes from. It depends on the plan's seed and on the game's number
//! alone, so that results do not depend on how many threads play.

use sandtable_core::Seed;

/// The seed of a deal: `42/17` is the eighteenth deal of a plan with the seed `42`, and means the same wherever a
/// seed is asked for.
pub(crate) fn deal_seed(plan: &str, deal: u64) -> Seed {
    Seed::from_text(&format!("{plan}/{deal}"))
}

/// The seed of the bot that plays `seat` in a game.
pub(crate) fn bot_seed(deal: &Seed, rotation: u64, seat: usize) -> u64 {
    let mut number = [0; 8];
    number.copy_from_slice(&deal.0[..8]);
    // Odd multipliers keep the seats and rotations of a deal apart; the generator itself mixes further.
    u64::from_le_bytes(number)
        ^ (rotation + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)
        ^ (seat as u64 + 1).wrapping_mul(0xc2b2_ae3d_27d4_eb4f)
}

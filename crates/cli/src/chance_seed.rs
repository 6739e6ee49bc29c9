//! Seeds for those who name none.

use sandtable_core::Seed;

/// A seed that nobody can guess, from the operating system.
///
/// # Panics
/// On a system without a source of randomness; there is nothing sensible to play there.
pub fn surprise() -> Seed {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    Seed(bytes)
}

/// The first bytes of a seed as a number, for what takes one.
pub fn short_seed(seed: &Seed) -> u64 {
    let mut bytes = [0; 8];
    bytes.copy_from_slice(&seed.0[..8]);
    u64::from_le_bytes(bytes)
}

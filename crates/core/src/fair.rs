//! Dice that can be proved fair. `docs/fair-dice.md` tells the same in words, with test vectors, for a reader who
//! wants to check a match with another program.

use std::fmt;

use sha2::{Digest as _, Sha256};

use crate::Seed;
use crate::seed::{bytes_from_hex, write_hex};

const COMMITMENT_TAG: &[u8] = b"sandtable-fair-dice/1/commitment";
const SEED_TAG: &[u8] = b"sandtable-fair-dice/1/seed";

/// 32 bytes that travel as 64 hexadecimal digits: a secret, a commitment or a seat's contribution.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Token(pub [u8; 32]);

impl Token {
    /// What a seat contributes that sends nothing, as bots do.
    pub const NOTHING: Token = Token([0; 32]);

    /// Reads 64 hexadecimal digits.
    #[must_use]
    pub fn from_hex(text: &str) -> Option<Token> {
        bytes_from_hex(text).map(Token)
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(f, &self.0)
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Token({self})")
    }
}

/// What the host publishes before anybody contributes: it binds the host to its secret and tells nothing of it.
#[must_use]
pub fn commitment(secret: &Token) -> Token {
    Token(Sha256::new().chain_update(COMMITMENT_TAG).chain_update(secret.0).finalize().into())
}

/// The seed of a match: nobody who left one of the parts to somebody else could have chosen it.
#[must_use]
pub fn derive_seed(secret: &Token, contributions: &[Token]) -> Seed {
    let mut hash =
        Sha256::new().chain_update(SEED_TAG).chain_update(secret.0).chain_update([contributions.len() as u8]);
    for contribution in contributions {
        hash.update(contribution.0);
    }
    Seed(hash.finalize().into())
}

/// The proof that comes with a finished match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FairDice {
    /// Published before the first action.
    pub commitment: Token,
    /// Published after the end.
    pub secret: Option<Token>,
    /// What each seat contributed, in seat order.
    pub contributions: Vec<Token>,
}

impl FairDice {
    /// A host's promise, with what the seats contributed to it.
    #[must_use]
    pub fn new(secret: Token, contributions: Vec<Token>) -> FairDice {
        FairDice { commitment: commitment(&secret), secret: Some(secret), contributions }
    }

    /// Does the published secret keep the promise, and does this seed come from it?
    pub fn verify(&self, seed: &Seed) -> Result<(), FairDiceError> {
        let secret = self.secret.ok_or(FairDiceError::SecretWithheld)?;
        if commitment(&secret) != self.commitment {
            return Err(FairDiceError::PromiseBroken);
        }
        if derive_seed(&secret, &self.contributions) != *seed {
            return Err(FairDiceError::OtherSeed);
        }
        Ok(())
    }
}

/// Why dice are not proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FairDiceError {
    /// The match is not over.
    #[error("the host's secret has not been published yet")]
    SecretWithheld,
    /// The host played with another secret than it promised.
    #[error("the published secret does not match the commitment made before the match")]
    PromiseBroken,
    /// The seed was not made as promised.
    #[error("the seed does not follow from the secret and the seats' contributions")]
    OtherSeed,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Chance, Seeded};

    fn counting(from: u8) -> Token {
        Token(std::array::from_fn(|index| from + index as u8))
    }

    /// The published vectors: the same numbers stand in `docs/fair-dice.md` and were computed there by another program.
    #[test]
    fn the_published_vectors_hold() {
        let document = include_str!("../../../docs/fair-dice.md");
        let secret = counting(0);
        let contributions = [counting(0x40), Token::NOTHING];
        let seed = derive_seed(&secret, &contributions);
        for value in [commitment(&secret).to_string(), seed.to_string()] {
            assert!(document.contains(&value), "{value} is not in docs/fair-dice.md");
        }
        let mut chance = Seeded::new(&seed);
        let dice: Vec<String> = (0..12).map(|_| (chance.below(6) + 1).to_string()).collect();
        assert!(document.contains(&format!("| twelve dice | `{}` |", dice.join(" "))), "dice {dice:?}");
        let mut chance = Seeded::new(&seed);
        let mut deck: Vec<u32> = (0..60).collect();
        (&mut chance as &mut dyn Chance).shuffle(&mut deck);
        let deck: Vec<String> = deck.iter().map(u32::to_string).collect();
        assert!(
            document.contains(&format!("| sixty cards shuffled | `{}` |", deck.join(" "))),
            "deck {}",
            deck.join(" ")
        );
        let mut chance = Seeded::new(&seed);
        let large: Vec<String> = (0..8).map(|_| chance.below(3_000_000_000).to_string()).collect();
        assert!(
            document.contains(&format!("| below 3,000,000,000, eight times | `{}` |", large.join(" "))),
            "large {large:?}"
        );
    }

    #[test]
    fn a_broken_promise_or_another_seed_is_found() {
        let secret = counting(0);
        let contributions = vec![counting(1), counting(2)];
        let seed = derive_seed(&secret, &contributions);
        let fair = FairDice::new(secret, contributions.clone());
        assert_eq!(fair.verify(&seed), Ok(()));
        assert_eq!(fair.verify(&Seed([9; 32])), Err(FairDiceError::OtherSeed));
        let broken = FairDice { secret: Some(counting(7)), ..fair.clone() };
        assert_eq!(broken.verify(&seed), Err(FairDiceError::PromiseBroken));
        let running = FairDice { secret: None, ..fair };
        assert_eq!(running.verify(&seed), Err(FairDiceError::SecretWithheld));
    }

    #[test]
    fn every_contribution_changes_the_seed() {
        let secret = counting(0);
        let one = derive_seed(&secret, &[counting(1), counting(2)]);
        assert_ne!(one, derive_seed(&secret, &[counting(2), counting(1)]));
        assert_ne!(one, derive_seed(&secret, &[counting(1)]));
    }
}

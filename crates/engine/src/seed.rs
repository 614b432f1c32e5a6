//! Seeds, and the hashes that bind a table to one.
//!
//! Whoever runs a table picks a [`Seed`] and shows its [`Seed::commitment`] before the first card is dealt; each seat
//! adds a nonce; [`Seed::key`] mixes them into the key of every draw, so that nobody chose the shuffle alone. This file
//! makes no randomness: seeds come from whoever opens the table.

use crate::chance::Key;
use crate::text::{Message, english};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use sha2::Digest as _;
use std::fmt;
use std::str::FromStr;

/// 256 secret bits that, with the nonces of the seats, decide every draw of a game. In files 64 hexadecimal digits.
///
/// ```
/// use hustings_engine::Seed;
/// let seed = Seed::new([7; 32]);
/// let nonces = ["red's own".to_owned(), String::new()];
/// assert_ne!(seed.key(&nonces), seed.key(&[]));
/// assert_eq!(seed.to_hex().parse(), Ok(seed));
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

/// A SHA-256 hash. In files 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Digest([u8; 32]);

/// Why a text is neither a seed nor a hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", english(&self.message()))]
pub struct NotHex;

impl NotHex {
    /// What was expected, for whoever reads another language.
    pub fn message(&self) -> Message {
        Message::known("seed-not-hex")
    }
}

impl Seed {
    pub const fn new(bits: [u8; 32]) -> Seed {
        Seed(bits)
    }

    /// What is shown of the seed before the game: SHA-256 of its 32 bytes, as any other tool computes it.
    pub fn commitment(&self) -> Digest {
        Digest(sha2::Sha256::digest(self.0).into())
    }

    /// The key of all draws, from the seed and what each seat added, in the order of the seats.
    pub fn key(&self, nonces: &[String]) -> Key {
        let mut fields = Fields::new("hustings draws 1");
        fields.bytes(&self.0);
        fields.number(nonces.len() as u64);
        for nonce in nonces {
            fields.text(nonce);
        }
        fields.digest().0
    }

    /// The seed itself, for whoever may know it. There is no `Display`: a seed must not be printed by accident.
    pub fn to_hex(&self) -> String {
        hex(&self.0)
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "Digest({self})")
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl FromStr for Seed {
    type Err = NotHex;
    fn from_str(text: &str) -> Result<Seed, NotHex> {
        unhex(text).map(Seed)
    }
}

impl FromStr for Digest {
    type Err = NotHex;
    fn from_str(text: &str) -> Result<Digest, NotHex> {
        unhex(text).map(Digest)
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.to_hex())
    }
}

impl Serialize for Digest {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(D::Error::custom)
    }
}

impl<'de> Deserialize<'de> for Digest {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Digest, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(D::Error::custom)
    }
}

/// Hashes a list of fields so that no two lists hash the same bytes: each text goes in behind its length, each number
/// as 8 bytes, lowest first, and the domain keeps hashes of different things apart.
pub(crate) struct Fields(sha2::Sha256);

impl Fields {
    pub(crate) fn new(domain: &str) -> Fields {
        let mut fields = Fields(sha2::Sha256::new());
        fields.text(domain);
        fields
    }

    pub(crate) fn text(&mut self, text: &str) {
        self.number(text.len() as u64);
        self.bytes(text.as_bytes());
    }

    pub(crate) fn number(&mut self, number: u64) {
        self.bytes(&number.to_le_bytes());
    }

    /// Bytes of a length that never varies.
    pub(crate) fn bytes(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    pub(crate) fn hash(&mut self, digest: &Digest) {
        self.bytes(&digest.0);
    }

    pub(crate) fn digest(self) -> Digest {
        Digest(self.0.finalize().into())
    }
}

fn hex(bytes: &[u8; 32]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digit = |nibble: u8| char::from(DIGITS[usize::from(nibble)]);
    bytes
        .iter()
        .flat_map(|byte| [digit(byte >> 4), digit(byte & 15)])
        .collect()
}

/// Only small letters are read: a hash has one spelling, so a file cannot be edited without changing what it says.
fn unhex(text: &str) -> Result<[u8; 32], NotHex> {
    let nibble = |digit: u8| match digit {
        b'0'..=b'9' => Ok(digit - b'0'),
        b'a'..=b'f' => Ok(digit - b'a' + 10),
        _ => Err(NotHex),
    };
    let digits: &[u8; 64] = text.as_bytes().try_into().map_err(|_| NotHex)?;
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = nibble(pair[0])? << 4 | nibble(pair[1])?;
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_commitment_is_plain_sha_256() {
        let known = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
        assert_eq!(Seed::new([0; 32]).commitment().to_string(), known);
    }

    #[test]
    fn a_key_depends_on_where_each_nonce_ends() {
        let seed = Seed::new([1; 32]);
        let key = |nonces: &[&str]| seed.key(&nonces.iter().map(|&n| n.into()).collect::<Vec<_>>());
        let lists: [&[&str]; 5] = [&["ab", ""], &["a", "b"], &["", "ab"], &["ab"], &["b", "a"]];
        for (i, one) in lists.iter().enumerate() {
            for two in &lists[i + 1..] {
                assert_ne!(key(one), key(two));
            }
        }
    }

    #[test]
    fn hexadecimal_has_one_spelling() {
        let seed = Seed::new([0xab; 32]);
        assert_eq!(seed.to_hex().parse(), Ok(seed));
        assert_eq!(seed.to_hex().to_uppercase().parse::<Seed>(), Err(NotHex));
        assert_eq!("é".repeat(32).parse::<Seed>(), Err(NotHex));
        assert_eq!("".parse::<Seed>(), Err(NotHex));
    }
}

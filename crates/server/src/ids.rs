//! Random names and secrets, and the time.

use engine::Seed;
use sha2::{Digest, Sha256};
use std::fmt::Write;
use std::time::{SystemTime, UNIX_EPOCH};

/// Without letters that are read as digits.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// A random word of five bits a letter: 20 letters cannot be guessed.
pub(crate) fn random_id(letters: usize) -> String {
    let mut bytes = vec![0; letters];
    fill(&mut bytes);
    let letter = |byte: &u8| char::from(LETTERS[usize::from(byte & 31)]);
    bytes.iter().map(letter).collect()
}

pub(crate) fn random_seed() -> Seed {
    let mut bits = [0; 32];
    fill(&mut bits);
    Seed::new(bits)
}

/// Heads or tails.
pub(crate) fn toss() -> bool {
    let mut byte = [0];
    fill(&mut byte);
    byte[0] & 1 == 1
}

fn fill(bytes: &mut [u8]) {
    getrandom::fill(bytes).expect("an operating system without randomness cannot run a server");
}

/// SHA-256 in hexadecimal digits.
pub(crate) fn hash(text: &str) -> String {
    hex(&Sha256::digest(text.as_bytes()))
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut hex, byte| {
        // Writing to a string cannot fail.
        let _ = write!(hex, "{byte:02x}");
        hex
    })
}

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |time| time.as_millis() as i64)
}

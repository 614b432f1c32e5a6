//! Rulings: what the scan of the manual lost, or what the manual leaves to the loudest argument, each in one place where
//! it can be found and changed. The grounds are in `docs/rulings.md`, under the same number.

/// U5, R-12.3: the smallest result that convinces the President, by the number of facilities disarmed in zones 1 to 3.
pub(crate) const MINIMUM: [i8; 4] = [20, 18, 13, 5];

/// U6, U7, R-3.2: the DEFCON level at which the game ends.
pub(crate) const BOOM: u8 = 1;

/// the closing clock ticks at the end of this round and of every third round after it.
pub(crate) const CLOCK_STARTS: u8 = 30;
pub(crate) const CLOCK_EVERY: u8 = 3;

/// DD-4: once the clock has started, nothing moves the DEFCON marker back; so every game ends by round 39.
pub(crate) const CLOCK_IS_FINAL: bool = true;

/// U8, R-10.8: what the levels do.
pub(crate) const SCRAMBLED_ZONES: u8 = 2;
pub(crate) const MARTIAL_ROADBLOCKS: u8 = 8;
pub(crate) const MARTIAL_HAND: u8 = 3;

/// U11, R-10.9: where the Trident surfaces, by the roll of a six-sided die.
pub(crate) const COASTS: [crate::board::Place; 6] = {
    use crate::board::Place::{CA, FL, NY, SC, TX, WA};
    [WA, CA, TX, FL, SC, NY]
};

/// DD-13, R-9.3: when so much is in progress, nothing more can be answered. With the house deck it never comes to that.
pub(crate) const STACK_LIMIT: usize = 32;

/// U15, R-6.13: what a slow boat costs, the travel included.
pub(crate) const SLOW_BOAT: u8 = 3;

/// the supply of roadblocks.
pub(crate) const ROADBLOCKS: usize = 30;

/// new founders that come with a reshuffle.
pub(crate) const NEW_FOUNDERS: usize = 3;

///
pub(crate) const ACTIONS: u8 = 3;
pub(crate) const HAND_LIMIT: u8 = 5;
pub(crate) const PERENNIAL_LIMIT: u8 = 7;
pub(crate) const SMALL_HAND: u8 = 3;

/// Puppet Government and two founders or presidential cards leave a player so many actions.
pub(crate) const FEW_ACTIONS: u8 = 2;

/// Colonel Custard's and Count Vincent's uses in a game.
pub(crate) const CUSTARD_USES: u8 = 2;
pub(crate) const VINCENT_USES: u8 = 1;

/// the smallest result that disarms.
pub(crate) const DISARMED_FROM: i8 = 3;

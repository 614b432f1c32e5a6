//! How sure a count makes us.

/// The quantile of the normal distribution that leaves 95% between it and its negative.
pub const Z: f64 = 1.959_963_984_540_054;

/// Wilson's score interval at 95% for a share of `wins` (a draw may count half) among `games`: it stays within 0 to 1
/// and is honest at both ends.
pub fn wilson(wins: f64, games: u64) -> (f64, f64) {
    let n = games as f64;
    let rate = wins / n;
    let scale = 1.0 + Z * Z / n;
    let middle = (rate + Z * Z / (2.0 * n)) / scale;
    let half = Z / scale * (rate * (1.0 - rate) / n + Z * Z / (4.0 * n * n)).sqrt();
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_agrees_with_published_values() {
        let close = |(low, high): (f64, f64), expected: (f64, f64)| {
            assert!((low - expected.0).abs() < 5e-4 && (high - expected.1).abs() < 5e-4);
        };
        // Newcombe (1998), table I: 81/263, 15/148, 0/20 and 1/29.
        close(wilson(81.0, 263), (0.2553, 0.3662));
        close(wilson(15.0, 148), (0.0624, 0.1605));
        close(wilson(0.0, 20), (0.0, 0.1611));
        close(wilson(1.0, 29), (0.0061, 0.1718));
    }
}

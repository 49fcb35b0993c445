//! How often something happened, with an interval.

use std::fmt::{self, Display};

/// So many of so many.
#[derive(Clone, Copy, Debug)]
pub struct Share {
    pub count: u64,
    pub of: u64,
}

impl Share {
    /// As a fraction.
    #[expect(clippy::cast_precision_loss, reason = "for display")]
    pub fn value(self) -> f64 {
        self.count as f64 / self.of.max(1) as f64
    }

    /// The interval that holds the true fraction 95 times of 100 (Wilson's).
    #[expect(clippy::cast_precision_loss, reason = "for display")]
    pub fn interval(self) -> (f64, f64) {
        let (n, p, z) = (self.of.max(1) as f64, self.value(), 1.96_f64);
        let middle = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
        let half = z / (1.0 + z * z / n) * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
        ((middle - half).max(0.0), (middle + half).min(1.0))
    }
}

impl Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (low, high) = self.interval();
        let percent = |fraction: f64| 100.0 * fraction;
        write!(
            f,
            "{:8}  {:6.2} %  ({:.2} to {:.2})",
            self.count,
            percent(self.value()),
            percent(low),
            percent(high)
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_has_its_interval() {
        // A textbook case of Wilson's interval: 10 of 20 is 29.9 to 70.1 percent.
        let share = |count, of| Share { count, of }.to_string();
        assert_eq!(share(10, 20).trim(), "10   50.00 %  (29.93 to 70.07)");
        assert_eq!(share(0, 0).trim(), "0    0.00 %  (0.00 to 79.35)");
    }
}

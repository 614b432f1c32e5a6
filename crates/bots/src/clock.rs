//! When to stop thinking. Builds without the feature `threads` have no clock, and budgets of time no meaning there.

use std::sync::atomic::{AtomicBool, Ordering};

#[cfg(feature = "threads")]
type Instant = std::time::Instant;

/// Ends a search early: somebody asked for it, or the time is up.
#[derive(Debug)]
pub(crate) struct Halt<'a> {
    stop: &'a AtomicBool,
    #[cfg(feature = "threads")]
    deadline: Option<Instant>,
}

impl<'a> Halt<'a> {
    /// From now on.
    #[cfg(feature = "threads")]
    pub fn new(stop: &'a AtomicBool, milliseconds: Option<u32>) -> Halt<'a> {
        let time = |milliseconds| std::time::Duration::from_millis(u64::from(milliseconds));
        Halt {
            stop,
            deadline: milliseconds.map(|milliseconds| Instant::now() + time(milliseconds)),
        }
    }

    #[cfg(not(feature = "threads"))]
    pub fn new(stop: &'a AtomicBool, _: Option<u32>) -> Halt<'a> {
        Halt { stop }
    }

    pub fn now(&self) -> bool {
        self.stop.load(Ordering::Relaxed) || self.time_is_up()
    }

    #[cfg(feature = "threads")]
    fn time_is_up(&self) -> bool {
        self.deadline
            .is_some_and(|deadline| Instant::now() >= deadline)
    }

    #[cfg(not(feature = "threads"))]
    fn time_is_up(&self) -> bool {
        false
    }
}

//! Many jobs on several threads, with a bar that shows how far they have come.

use crate::console::{Console, Failure};
use engine::Message;
use indicatif::{ProgressBar, ProgressStyle};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;

/// As many threads as were asked for, or as the machine has.
pub fn threads(asked: Option<u16>) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    asked.map_or_else(cores, usize::from)
}

/// A bar on standard error; it draws nothing where that is no terminal.
pub fn progress(games: u64, console: &Console) -> ProgressBar {
    let bar = ProgressBar::new(games);
    let words = Message::known("cli-progress")
        .with("done", "{human_pos}")
        .with("all", "{human_len}")
        .with("left", "{eta}");
    let style = ProgressStyle::with_template(&format!("{{wide_bar}} {}", console.say(&words)));
    bar.set_style(style.expect("the template is well formed"));
    bar
}

/// Does every job; `each` takes what comes of them on this thread, in the order in which they end. The first failure
/// ends it all.
pub fn do_all<J: Sync, T: Send>(
    jobs: &[J],
    threads: usize,
    work: impl Fn(&J) -> Result<T, Failure> + Sync,
    mut each: impl FnMut(&J, T) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            let sender = sender.clone();
            let (next, work) = (&next, &work);
            scope.spawn(move || {
                while let Some(job) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if sender.send((job, work(job))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let mut outcome = Ok(());
        while let Ok((job, done)) = receiver.recv() {
            outcome = done.and_then(|done| each(job, done));
            if outcome.is_err() {
                // The other threads need not go on.
                next.store(jobs.len(), Ordering::Relaxed);
                break;
            }
        }
        drop(receiver);
        outcome
    })
}

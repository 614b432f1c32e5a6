//! Counters, in the text format of Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, Ordering};

#[derive(Debug, Default)]
pub(crate) struct Count(AtomicI64);

impl Count {
    pub(crate) fn add(&self, number: i64) {
        self.0.fetch_add(number, Ordering::Relaxed);
    }

    pub(crate) fn now(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }
}

#[derive(Debug, Default)]
pub(crate) struct Metrics {
    pub(crate) requests: Count,
    pub(crate) answers: Count,
    pub(crate) refused: Count,
    pub(crate) bot_answers: Count,
    pub(crate) tables_loaded: Count,
    pub(crate) watchers: Count,
    pub(crate) dropped: Count,
    pub(crate) webhooks: Count,
    pub(crate) webhooks_failed: Count,
}

impl Metrics {
    pub(crate) fn text(&self, rooms: usize) -> String {
        let lines = [
            (
                "requests_total",
                "counter",
                "Requests over HTTP.",
                &self.requests,
            ),
            (
                "answers_total",
                "counter",
                "Rows written to journals.",
                &self.answers,
            ),
            (
                "refused_total",
                "counter",
                "Socket messages refused.",
                &self.refused,
            ),
            (
                "bot_answers_total",
                "counter",
                "Answers that bots gave.",
                &self.bot_answers,
            ),
            (
                "tables_loaded_total",
                "counter",
                "Journals read.",
                &self.tables_loaded,
            ),
            ("watchers", "gauge", "Open sockets.", &self.watchers),
            (
                "dropped_total",
                "counter",
                "Watchers dropped because they were slow.",
                &self.dropped,
            ),
            (
                "webhooks_total",
                "counter",
                "Turns posted to webhooks.",
                &self.webhooks,
            ),
            (
                "webhooks_failed_total",
                "counter",
                "Turns that could not be posted.",
                &self.webhooks_failed,
            ),
        ];
        let mut text = format!(
            "# HELP hustings_tables_in_memory Tables in memory.\n# TYPE hustings_tables_in_memory gauge\nhustings_tables_in_memory {rooms}\n"
        );
        for (name, kind, help, count) in lines {
            let value = count.now();
            // Writing to a string cannot fail.
            let _ = write!(
                text,
                "# HELP hustings_{name} {help}\n# TYPE hustings_{name} {kind}\nhustings_{name} {value}\n"
            );
        }
        text
    }
}

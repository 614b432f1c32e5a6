# What can be done here. `make` alone lists it.

BUILT = $(abspath $(or $(CARGO_TARGET_DIR),target))
# What the tests have built.
HUSTINGS = $(BUILT)/debug/hustings
NEXTEST := $(shell command -v cargo-nextest 2>/dev/null)
CHROMIUM ?= $(shell command -v chromium 2>/dev/null || command -v chromium-browser 2>/dev/null || command -v google-chrome 2>/dev/null)

.PHONY: help run test check bench bench-server soak docs rust node web browser postgres

help:
	@echo 'make run     build Hustings and open it in the browser'
	@echo 'make test    everything that must hold: format, lints, tests, scenarios, the page in a real browser'
	@echo 'make check   format and lints only'
	@echo 'make bench   random games a second, allocations and instructions a decision'
	@echo 'make bench-server  what a server carries, beside boardgame.io (which npm fetches): answers a CPU-second, latency, memory'
	@echo 'make soak    long runs'
	@echo 'make docs    the documentation of the code, and the tables generated from it'

rust:
	@command -v cargo >/dev/null || { echo 'cargo is missing: install Rust with rustup, see https://rustup.rs'; exit 1; }

node:
	@command -v npm >/dev/null || { echo 'npm is missing: install Node.js 20 or later (Debian: apt install nodejs npm)'; exit 1; }

# The page, built where the server embeds it from.
web: node
	cd web && npm install --no-audit --no-fund --silent
	cd web && npm run --silent build

# A browser for the tests; installed where this may be done without a question, named where not.
browser:
	@test -n "$(CHROMIUM)" || command -v chromium >/dev/null || \
	{ test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get update -qq && apt-get install -qq -y chromium >/dev/null; } || \
	{ echo 'Chromium is missing: install it (Debian: apt install chromium) or name a browser with CHROMIUM=PATH'; exit 1; }

# The tables are tried on PostgreSQL too, in a temporary cluster made from the system's binaries.
postgres:
	@test -d /usr/lib/postgresql || \
	{ test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get update -qq && apt-get install -qq -y postgresql >/dev/null; } || \
	{ echo 'PostgreSQL is missing: its part of the tests is skipped (Debian: apt install postgresql)'; test -z "$$CI"; }

run: rust web
	cargo run --release --package hustings -- play

check: rust web
	cargo fmt --all --check
	cargo clippy --workspace --all-targets -- -D warnings
	cd web && npm run --silent check
	cd web && npm run --silent size

test: check browser postgres
ifdef NEXTEST
	cargo nextest run --workspace
	cargo test --workspace --doc
else
	@echo 'cargo-nextest is missing: the tests run all the same, only slower'
	cargo test --workspace
endif
	cargo build --quiet --workspace --tests
	$(HUSTINGS) scenario scenarios
	cd web && npm test --silent
	cd web && CHROMIUM="$${CHROMIUM:-$$(command -v chromium || command -v chromium-browser || command -v google-chrome)}" HUSTINGS_PROGRAM=$(HUSTINGS) npm run --silent e2e

bench: rust web
	cargo run --release --package hustings -- bench
	cargo bench --package hustings-games

bench-server: rust web
	cargo build --release --package hustings --package hustings-load
	$(BUILT)/release/hustings-load $(BUILT)/release/hustings --scratch $(BUILT)/load

soak: rust web
	cargo test --release --package hustings --test soak -- --ignored
	cargo test --release --package hustings-nineteen-sixty --lib -- --ignored
	cargo test --release --package hustings-campaign-trail --lib -- --ignored
	cargo test --release --package hustings-dictators --lib -- --ignored
	cargo test --release --package hustings-server --test secrets -- --ignored
	cargo test --release --package hustings --test crash -- --ignored --nocapture --test-threads 1

docs: rust web
	UPDATE_DOCS=1 cargo test --quiet --package hustings-nineteen-sixty --test coverage
	UPDATE_DOCS=1 cargo test --quiet --package hustings-campaign-trail --test coverage
	UPDATE_DOCS=1 cargo test --quiet --package hustings-dictators --test coverage
	RUSTDOCFLAGS='-D warnings' cargo doc --workspace --no-deps

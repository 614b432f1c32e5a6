# What can be done here. `make` alone lists it.

HUSTINGS = cargo run --quiet --package hustings --
NEXTEST := $(shell command -v cargo-nextest 2>/dev/null)

.PHONY: help run test check bench soak docs rust

help:
	@echo 'make run     build Hustings and play 1960 in this terminal'
	@echo 'make test    everything that must hold: format, lints, tests, scenarios'
	@echo 'make check   format and lints only'
	@echo 'make bench   random games a second, allocations a decision'
	@echo 'make soak    long runs'
	@echo 'make docs    the documentation of the code, and the tables generated from it'

rust:
	@command -v cargo >/dev/null || { echo 'cargo is missing: install Rust with rustup, see https://rustup.rs'; exit 1; }

run: rust
	@echo 'So far Hustings plays in the terminal; the page comes later.'
	cargo run --release --package hustings -- play --terminal

check: rust
	cargo fmt --all --check
	cargo clippy --workspace --all-targets -- -D warnings

test: check
ifdef NEXTEST
	cargo nextest run --workspace
	cargo test --workspace --doc
else
	@echo 'cargo-nextest is missing: the tests run all the same, only slower'
	cargo test --workspace
endif
ifneq ($(wildcard scenarios/*),)
	$(HUSTINGS) scenario scenarios
endif

bench: rust
	cargo run --release --package hustings -- bench
	cargo bench --package hustings-games

soak: rust
	cargo test --release --package hustings --test soak -- --ignored
	cargo test --release --package hustings-nineteen-sixty --lib -- --ignored

docs: rust
	UPDATE_DOCS=1 cargo test --quiet --package hustings-nineteen-sixty --test coverage
	RUSTDOCFLAGS='-D warnings' cargo doc --workspace --no-deps

# Everything from a fresh clone: Rust, Node and make are enough.
CARGO ?= cargo
NPM   ?= npm
PORT  ?= 7878
BUILT := $(or $(CARGO_TARGET_DIR),$(CURDIR)/target)

.PHONY: run play test test-rust test-web test-browser e2e bench scaling fuzz storm lint fmt build quick parts postgres wire wasm

# At home everybody may begin from a position: lessons do.
run: quick ## Build everything and serve it on this machine, at http://127.0.0.1:7878
	$(BUILT)/quick/sandtable serve --listen 0.0.0.0:$(PORT) --positions anyone

play: quick ## Battle Line in the terminal
	$(BUILT)/quick/sandtable play battle-line

# The program carries the page; all the rest of it is built beside the page.
quick:
	$(MAKE) --no-print-directory --jobs=2 web/dist/index.html parts
	$(CARGO) build --profile quick --package sandtable

parts:
	$(CARGO) build --profile quick --package sandtable --lib

build: web/dist/index.html ## The program with the page inside, optimised
	$(CARGO) build --release --package sandtable

test: lint test-web test-rust wasm test-browser ## Everything that must hold

# The page is built first, because the program carries it. Benches are not tests.
TESTS := --workspace --lib --bins --tests
# Tests of the server mostly wait: four of them share a core.
export RUST_TEST_THREADS ?= $(shell expr 4 \* $$(getconf _NPROCESSORS_ONLN))
POSTGRES = $(or $(SANDTABLE_PG_BIN),$(shell ls /usr/lib/postgresql/*/bin/initdb 2>/dev/null),$(shell command -v initdb))
test-rust: web/dist/index.html postgres
	@if [ -n "$(POSTGRES)" ]; then set -x; $(CARGO) test $(TESTS) --quiet; \
	else echo "NOT RUN: the tests on PostgreSQL, for want of its programs: apt-get install postgresql, or name their folder in SANDTABLE_PG_BIN"; \
	  SANDTABLE_NO_POSTGRES=1 $(CARGO) test $(TESTS) --quiet -- --skip postgres --skip cluster; fi
	$(CARGO) test --workspace --doc --quiet

# Tests start a PostgreSQL of their own. Its programs are installed if they may be.
postgres:
	@if [ -z "$(POSTGRES)" ] && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql; fi || true

test-web: web/dist/index.html ## The page: types, units, size of the first load
	cd web && $(NPM) run check && $(NPM) test && $(NPM) run size

# The page in a real browser against the real server. Chromium is installed if it may be; with PICTURES=1, pictures of every
# screen are left in web/screenshots.
test-browser: web/dist/index.html
	$(CARGO) test $(TESTS) --no-run --quiet # builds the program as the tests before it did
	cd web && if node e2e/browser.mjs; then SANDTABLE=$(BUILT)/debug/sandtable npx playwright test; \
	  else echo "NOT RUN: the tests in a browser, for want of one"; fi

e2e: build ## The same against the optimised program
	cd web && SANDTABLE=$(BUILT)/release/sandtable $(NPM) run e2e

lint: web/dist/index.html ## Formatting and clippy
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets -- -D warnings

# Games and bots for a browser: no thread, no file, no clock of an operating system. The shelf links all of them. The
# target comes from rustup. Where it cannot be had, Debian's compiler does with the source of its library, which are
# installed if they may be; what is built first is no code of ours, and tells whether they will do.
WASM       := wasm32-unknown-unknown
WASM_BUILD := build --quiet --profile wasm --target $(WASM) --no-default-features
WASM_PARTS := --package sandtable-bots --package sandtable-shelf
DEBIAN      = RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1 CARGO_TARGET_DIR=$(BUILT)/debian $(CARGO) -Z build-std=std,panic_abort
# Nothing is taken away for it, and a compiler that is there already stays.
DEBIAN_GET  = [ ! -e /usr/bin/rustc ] && [ "$$(id -u)" = 0 ] && command -v apt-get && apt-get update -qq \
  && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-remove --no-install-recommends rustc-web rust-web-src
DEBIAN_HAS  = test -e "$$(/usr/bin/rustc --print sysroot)/lib/rustlib/src/rust/library/Cargo.lock"
wasm:
	@if test -d "$$(rustc --target $(WASM) --print target-libdir 2>/dev/null)" || rustup target add $(WASM) 2>/dev/null; then \
	  set -x; $(CARGO) $(WASM_BUILD) $(WASM_PARTS); \
	elif { $(DEBIAN_GET); $(DEBIAN_HAS) && $(DEBIAN) $(WASM_BUILD) --package itoa; } >/dev/null 2>&1; then \
	  set -x; $(DEBIAN) $(WASM_BUILD) $(WASM_PARTS); \
	else echo "NOT RUN: the build for $(WASM), for want of the target: rustup target add $(WASM), or on Debian as root apt-get install rustc-web rust-web-src"; fi

bench: ## Steps, games and playouts per second
	$(CARGO) bench --workspace

# Wants a machine that does nothing else for about twelve minutes. docs/scaling.md tells what to do with the tables.
scaling: build ## What one, two and four nodes carry, and what breaks first: tables in scaling-rows.md
	deploy/scaling.sh $(BUILT)/release/sandtable scaling-rows.md

# Without nightly there is no cargo-fuzz: a plain loop spoils what is kept in crates/cli/corpus, by seed. What it finds is left in fuzz-found.
fuzz: ## A minute of hostile input for everything that reads what others wrote
	$(CARGO) run --profile quick --package sandtable -- fuzz --seconds $(or $(TIME),60) --seed $(or $(SEED),1)

storm: ## A thousand hostile days in a simulation
	$(CARGO) run --profile quick --package sandtable -- storm --seed $(or $(SEED),1) --seeds $(or $(SEEDS),1000)

wire: ## The types of the wire, from Rust to TypeScript
	SANDTABLE_WRITE_WIRE=1 $(CARGO) test --package sandtable-server wire

fmt:
	$(CARGO) fmt --all

web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	cd web && $(NPM) ci --no-audit --no-fund
	touch $@

WEB_SOURCES := $(shell find web/src web/locales web/public web/index.html web/vite.config.ts docs/rules crates/*/locales crates/games/*/locales -type f 2>/dev/null)

web/dist/index.html: web/node_modules/.package-lock.json $(WEB_SOURCES)
	cd web && $(NPM) run build
	touch $@

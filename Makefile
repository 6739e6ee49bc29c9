# Everything from a fresh clone: Rust, Node and make are enough.
CARGO ?= cargo
NPM   ?= npm
PORT  ?= 7878
BUILT := $(or $(CARGO_TARGET_DIR),$(CURDIR)/target)

.PHONY: run play test test-rust test-web test-browser e2e bench lint fmt build wire

run: build ## Build everything and serve it on this machine, at http://127.0.0.1:7878
	$(CARGO) run --release --quiet --package sandtable -- serve --listen 0.0.0.0:$(PORT)

play: ## Battle Line in the terminal
	$(CARGO) run --release --quiet --package sandtable -- play battle-line

build: web/dist/index.html ## The program with the page inside, optimised
	$(CARGO) build --release --package sandtable

test: lint test-web test-rust test-browser ## Everything that must hold

# The page is built first, because the program carries it.
test-rust: web/dist/index.html
	$(CARGO) test --workspace --all-targets --quiet
	$(CARGO) test --workspace --doc --quiet

test-web: web/dist/index.html ## The page: types, units, size of the first load
	cd web && $(NPM) run check && $(NPM) test && $(NPM) run size

# The page in a real browser against the real server. Chromium is installed if it may be; pictures of every screen are
# left in web/screenshots.
test-browser: web/dist/index.html
	$(CARGO) test --workspace --all-targets --no-run --quiet # builds the program as the tests before it did
	cd web && if node e2e/browser.mjs; then SANDTABLE=$(BUILT)/debug/sandtable npx playwright test; \
	  else echo "NOT RUN: the tests in a browser, for want of one"; fi

e2e: build ## The same against the optimised program
	cd web && SANDTABLE=$(BUILT)/release/sandtable $(NPM) run e2e

lint: web/dist/index.html ## Formatting and clippy
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets -- -D warnings

bench: ## Steps, games and playouts per second
	$(CARGO) bench --workspace

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

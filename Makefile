# Paddock: `make` lists what there is. It needs Python 3.11 or newer; a C compiler makes the engine several times faster.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SITE := src/paddock/server/static
SOURCES := $(shell find src -type f ! -name '*.pyc' ! -path '*.egg-info/*' ! -path '$(SITE)/*' 2>/dev/null)
TEXTS := $(filter %.ftl,$(SOURCES))
WEB_SOURCES := $(shell find web -type f ! -path '*/node_modules/*' ! -path 'web/dist*' ! -path 'web/test-results/*' ! -path 'web/tests/*' ! -path 'web/mock/*' ! -path 'web/shots/*' 2>/dev/null)
NPM := tools/npm --prefix web --no-audit --no-fund --loglevel=error
# Tests of the site wait for it half of their time: three processes keep two cores busy.
PYTEST := $(BIN)/pytest -n 3 --dist worksteal
# Kernel, games and bots are what is compiled: their tests run in both builds, and so do those that hand the compiled
# engine classes, games and files from outside. The server, the terminal and the texts are the same Python in both: they
# are tested once, on plain Python; the browser tests then play on the compiled site.
TESTS_OF_THE_COMPILED := tests/kernel tests/games tests/every_game tests/arena \
	tests/cli/test_play.py tests/cli/test_simulate.py tests/server/test_play.py tests/server/test_bots.py
# HOST and PORT for `make play`; only from the command line, for many environments have such variables of their own.
option = $(if $(filter command,$(origin $1)),--$(shell echo $1 | tr A-Z a-z) '$($1)')
# The tests start Python hundreds of times: what was compiled once is kept, whatever the surroundings say.
export PYTHONDONTWRITEBYTECODE :=

# How Paddock got installed; a failed compilation leaves plain Python to play with, but `make test` does not accept it.
STATE := import importlib.util, os, setup; \
	plain = os.environ.get("PADDOCK_PURE") or not setup.compiler_works(); \
	print("compiled" if importlib.util.find_spec("paddock__mypyc") else "plain" if plain else "plain, compilation failed")

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play test check soak screens picture balance faces faults floods day fuzz strength bench bench-server bench-memory clean lint test-interpreted test-compiled test-web test-play FORCE

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(VENV)/installed ## make .venv with Paddock, compiled where possible, and the tools

play: setup ## the site, in your browser; HOST=0.0.0.0 lets others in your network in, PORT=8080 takes another port
	@$(BIN)/paddock serve --open $(call option,HOST) $(call option,PORT)

test: $(VENV)/made ## every check and test, on plain Python and, where it can differ, on the compiled engine
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target lint setup test-web
	@$(MAKE) --no-print-directory --jobs=1 test-play

check: $(VENV)/tools ## format, lint, types, import arrows; known weaknesses of packages, if the network tells of them
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-logo
	@$(BIN)/python tools/audit.py

screens: setup ## pictures of every page and of the table, in both sizes, languages and themes, into screens/
	CHROMIUM="$$(tools/chromium)" $(NPM) run screens

picture: setup ## the picture in the README, anew
	CHROMIUM="$$(tools/chromium)" $(NPM) run picture

bench-server: setup ## the site under load, on this machine only, and boardgame.io beside it: make bench-server TABLES=500 RATE=1
	@tools/servers
	@tools/rivals/install
	@$(BIN)/python -m tools.bench_server --tables $(or $(TABLES),200) $(if $(RATE),--rate $(RATE))

bench-memory: setup ## what a table takes of the site's memory: unwatched, at rest, and in play
	@$(BIN)/python -m tools.bench_memory

soak: setup ## thousands of random games over all setups: make soak GAME=roborally GAMES=3000
	@$(BIN)/python -m tests.soak $(or $(GAME),roborally) $(or $(GAMES),3000)

floods: setup ## every flood for half a minute: what a player elsewhere feels; make floods WHERE=direct (ipv6, proxy, bots, looking, takes) SECONDS=10
	@tools/servers
	@PADDOCK_FLOOD_SECONDS=$(or $(SECONDS),30) $(BIN)/pytest -q -s -k "$(WHERE)" tests/server/test_floods.py \
		tests/server/test_fair_bots.py tests/server/test_look_floods.py tests/server/test_greed.py

day: setup ## 24 hours of a site in twenty minutes: people come, play, watch old games, go, and its memory stays: make day SECONDS=300
	@PADDOCK_DAY_HOURS=24 PADDOCK_DAY_SECONDS=$(or $(SECONDS),1200) $(BIN)/pytest -q -s tests/server/test_day.py

faults: setup ## sites, workers, PostgreSQL and Redis fail in the middle of many games, again and again: make faults TIMES=10 TABLES=12
	@tools/servers
	@for n in $$(seq $(or $(TIMES),10)); do echo "round $$n"; \
		PADDOCK_FAULT_TABLES=$(or $(TABLES),12) $(BIN)/pytest -q tests/server/test_faults.py \
			tests/server/test_faults_alone.py tests/server/test_storage_full.py tests/server/test_odd_answers.py || exit 1; done

fuzz: setup ## odd requests, messages, bytes and files, and nothing may break: make fuzz CASES=10000 SEED=7
	@PADDOCK_FUZZ_CASES=$(or $(CASES),10000) PADDOCK_FUZZ_SEED=$(or $(SEED),1) \
		$(BIN)/pytest -q -s tests/server/test_schema.py tests/server/test_fuzz.py tests/server/test_frames.py

faces: setup ## pages about data and the browser's types, from what games declare: docs/data, types.ts, facts.ts and box.ts of each game
	@$(BIN)/python -m tools.faces

balance: setup ## questions to thousands of games of bots, into docs/balance: make balance GAME=roborally SEED=1
	@$(BIN)/python tools/balance.py $(or $(GAME),roborally) --seed $(or $(SEED),1)

strength: setup ## how strong the levels of bots are, into docs/bots.md; it takes an hour or two
	@$(BIN)/python tools/strength.py

bench: setup ## decisions a second, game by game
	@$(BIN)/paddock bench

clean: ## remove everything that was built
	rm -rf $(VENV) build dist $(SITE) screens web/node_modules web/dist* web/test-results src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# The parts of `make test`: what needs one core side by side with building, then one after another.

lint: $(VENV)/tools
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-logo

test-interpreted: setup
	@tools/servers
	PYTHONPATH=src PADDOCK_EXPECT=interpreted $(PYTEST)

test-compiled: test-interpreted
	@case "$$(cat $(VENV)/installed)" in \
	compiled) \
		echo "PADDOCK_EXPECT=compiled $(PYTEST) $(TESTS_OF_THE_COMPILED)"; \
		env -u PYTHONPATH PADDOCK_EXPECT=compiled $(PYTEST) $(TESTS_OF_THE_COMPILED) ;; \
	plain) \
		echo "paddock: no compiled engine here (no C compiler, or PADDOCK_PURE is set): tested on plain Python only" ;; \
	*) \
		echo "paddock: there is a C compiler, but the engine did not compile; to see why: PADDOCK_COMPILED=1 make setup" >&2; \
		exit 1 ;; \
	esac

test-web: $(SITE)/index.html
	$(NPM) run check
	$(NPM) test
	$(NPM) run size

test-play: test-compiled
	CHROMIUM="$$(tools/chromium)" $(NPM) run test:play

# Set-up: the environment, then the tools (again when pyproject.toml changes), then Paddock (again when its files change).

$(VENV)/made:
	@command -v $(PYTHON) >/dev/null || \
		{ echo "paddock: $(PYTHON) was not found: install Python 3.11 or newer, or name one: make PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "paddock: Python 3.11 or newer is needed, and $$($(PYTHON) --version 2>&1) is older: make PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "paddock: this Python cannot make environments: install its venv package (Debian, Ubuntu: sudo apt install python3-venv)" >&2; exit 1; }
	@test -w . || { echo "paddock: nothing can be written into $(CURDIR): take a copy of your own" >&2; exit 1; }
	@rm -rf $(VENV)
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/tools: $(VENV)/made pyproject.toml
	@echo "paddock: installing the tools"
	@$(BIN)/python -c 'import tomllib; p = tomllib.load(open("pyproject.toml", "rb")); q = p["project"]; \
		print(*p["build-system"]["requires"], *q["dependencies"], *q["optional-dependencies"]["dev"], sep="\n")' > $@.txt
	@$(BIN)/python tools/fetch.py pip --requirement $@.txt
	@touch $@

# Changes only when a file comes or goes, or when a compiler does.
$(VENV)/sources: FORCE $(VENV)/made
	@{ echo "pure: $(PADDOCK_PURE) must: $(PADDOCK_COMPILED)"; command -v cc gcc clang; printf '%s\n' $(sort $(SOURCES)); } > $@.now; \
		if cmp -s $@.now $@; then rm $@.now; else mv $@.now $@; fi

web/node_modules/installed: $(VENV)/made web/package.json web/package-lock.json web/.npmrc
	@echo "paddock: installing what builds the site"
	@$(BIN)/python tools/fetch.py npm $(NPM)
	@touch $@

$(SITE)/index.html: web/node_modules/installed $(WEB_SOURCES) $(TEXTS)
	@echo "paddock: building the site"
	@$(NPM) run build > web/node_modules/build.txt 2>&1 || { cat web/node_modules/build.txt >&2; exit 1; }
	@touch $@

$(VENV)/installed: $(VENV)/tools $(VENV)/sources $(SOURCES) $(SITE)/index.html setup.py pyproject.toml
	@rm -rf build src/*.egg-info && mkdir -p build/wheel
	@echo "paddock: building the engine, which may take some minutes"
	@$(BIN)/python -c 'from setuptools.build_meta import build_wheel; build_wheel("build/wheel")' > build/log.txt 2> build/errors.txt || \
		{ cat build/errors.txt >&2; exit 1; }
	@if grep -q 'paddock: COMPILATION FAILED' build/errors.txt; then cat build/errors.txt; else grep '^paddock:' build/errors.txt || true; fi >&2
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-index --no-deps --force-reinstall build/wheel/*.whl
	@env -u PYTHONPATH $(BIN)/python -B -c '$(STATE)' > $@.now
	@mv $@.now $@
	@echo "paddock: installed in $(VENV) ($$(cat $@))"

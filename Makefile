# `make play` and `make test` set up whatever they need inside .venv; nothing is installed elsewhere.

PYTHON := .venv/bin/python
PIP := $(PYTHON) -m pip install --quiet --constraint constraints.txt --build-constraint constraints.txt
PYTEST := $(PYTHON) -m pytest --quiet --numprocesses auto --dist worksteal
WITHOUT_BROWSER := --ignore tests/page
IS_COMPILED := $(PYTHON) -c 'import midtown.version, sys; sys.exit(not midtown.version.is_compiled())'

# The page is named by all that it is made of.
CLIENT := find client -name node_modules -prune -o -type f -print
PAGE := src/midtown/server/page/.built-$(shell $(CLIENT) | sort | xargs cksum | cksum | tr -d ' ')

# The installed package, too: the sources, the page, the compiler, and the wish to do without one.
SOURCES := find pyproject.toml setup.py constraints.txt src/midtown -path src/midtown/server/page -prune -o -type f ! -name '*.pyc' ! -path '*/.*' -print
INGREDIENTS = { $(SOURCES) | sort | xargs cksum; echo $(PAGE); command -v cc; echo "$$CC $$MIDTOWN_PLAIN"; }
INSTALLED := .venv/installed-$(shell $(INGREDIENTS) | cksum | tr -d ' ')

export PIP_DISABLE_PIP_VERSION_CHECK := 1
unexport PYTHONPATH PYTHONHOME

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play page test lint types layers unused spelling client plain compiled browser compile records bench torture load leaks fuzz format clean

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## /\1|/p' Makefile | while IFS='|' read -r name meaning; do printf 'make %-10s %s\n' "$$name" "$$meaning"; done

play: $(INSTALLED) ## open the table in the browser
	@$(PYTHON) -m midtown

page: $(PAGE) ## build the page in the browser, if anything has changed

test: lint types layers unused spelling client plain compiled browser ## everything below up to `browser`, stopping at the first fault
	@echo && echo "All is well."

lint: .venv/tools ## formatting and lint
	@echo && echo "== Formatting and lint (ruff) =="
	@$(PYTHON) -m ruff format --check --quiet --diff
	@$(PYTHON) -m ruff check --quiet

types: .venv/tools ## types
	@echo && echo "== Types (mypy) =="
	@$(PYTHON) -m mypy

layers: .venv/tools ## who may import whom
	@echo && echo "== Layers (import-linter) =="
	@PYTHONPATH=src .venv/bin/lint-imports --no-logo

unused: .venv/tools ## code that nothing uses
	@echo && echo "== Unused code (vulture) =="
	@$(PYTHON) -m vulture src
	@$(PYTHON) -m vulture src tests

spelling: .venv/tools ## spelling
	@echo && echo "== Spelling (codespell) =="
	@.venv/bin/codespell

client: $(PAGE) ## types, formatting and tests of the page
	@echo && echo "== The page (svelte-check, prettier, vitest) =="
	@cd client && PATH="$(CURDIR)/.venv/bin:$$PATH" && npm run --silent check && npm test --silent

plain: .venv/tools ## the tests, interpreted, with the coverage of the engine
	@echo && echo "== Tests, interpreted =="
	@PYTHONPATH=src MIDTOWN_EXPECT=plain $(PYTEST) $(WITHOUT_BROWSER) --cov

compiled: .venv/tools $(INSTALLED) ## the tests on the compiled build
	@echo && echo "== Tests, compiled =="
	@if $(IS_COMPILED); then MIDTOWN_EXPECT=compiled $(PYTEST) $(WITHOUT_BROWSER); else echo "compiled tests not run: no C compiler"; test -z "$$CI"; fi

browser: .venv/tools $(INSTALLED) ## the tests of the page in a real browser
	@echo && echo "== Tests, in the browser =="
	@if $(PYTHON) -m tests.page.ready; then $(PYTEST) tests/page; else test -z "$$CI"; fi

compile: ## install the compiled build anew, or say that it cannot be compiled here
	@rm -f .venv/installed-*
	@$(MAKE) --no-print-directory $(INSTALLED)
	@$(IS_COMPILED) || { echo "The engine is plain Python: there is no C compiler, or its Python headers are missing." >&2; exit 1; }

records: .venv/tools ## record how games are played now, which test proves which rule and what messages look like; look at the difference before you commit it
	@PYTHONPATH=src $(PYTHON) tests/digests.py >tests/records/digests.txt
	@PYTHONPATH=src $(PYTHON) tests/golden.py
	@PYTHONPATH=src:. $(PYTHON) tests/rule_map.py --write
	@PYTHONPATH=src $(PYTHON) -m midtown.server.schemas docs/schemas

bench: $(INSTALLED) ## measure the speed of every game against OpenSpiel
	@MIDTOWN_PLAIN=1 $(PIP) --only-deps '.[bench]'
	@$(PYTHON) -m midtown bench $(ARGS)

torture: .venv/tools $(INSTALLED) ## kill servers while games are played on them, and see that nothing is lost; ARGS="--database postgres --kills 50"
	@$(PYTHON) -m tests.server.trials.torture $(ARGS)

load: .venv/tools $(INSTALLED) ## measure the server with 200 clients against a bare relay; ARGS="--game fifth-avenue" and the like are passed on
	@$(PYTHON) -m tests.server.trials.load $(ARGS)

leaks: .venv/tools ## search everything that the server sends in random games for secrets; ARGS="--games 1000" and the like are passed on
	@PYTHONPATH=src $(PYTHON) -m tests.server.trials.leaks $(ARGS)

fuzz: .venv/tools ## tell a server everything that makes no sense; ARGS="--times 100" and the like are passed on
	@PYTHONPATH=src $(PYTHON) -m tests.server.trials.fuzz $(ARGS)

format: .venv/tools ## format the code and mend what ruff can
	@$(PYTHON) -m ruff format
	@$(PYTHON) -m ruff check --fix

clean: ## forget the set-up and everything that was built
	@rm -rf .venv build dist client/node_modules src/midtown/server/page src/*.egg-info .coverage* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find src tests -name __pycache__ -prune -exec rm -rf {} +

.venv/bin/python:
	@scripts/environment

.venv/tools: .venv/bin/python pyproject.toml constraints.txt
	@echo "Installing the tools that check Midtown …"
	@$(PIP) --group dev
	@MIDTOWN_PLAIN=1 $(PIP) --only-deps .
	@touch $@

src/midtown/server/page/.built-%: | .venv/bin/python
	@echo "Building the page …"
	@rm -rf src/midtown/server/page
	@PIP="$(PIP)" scripts/page
	@touch $@

.venv/installed-%: .venv/bin/python | $(PAGE)
	@echo "Installing Midtown …"
	@rm -rf build .venv/installed-*
	@$(PIP) .
	@$(PYTHON) -c 'from midtown.version import version_line; print("Installed " + version_line() + ".")'
	@touch $@

# `make play` and `make test` set up whatever they need inside .venv; nothing is installed elsewhere.

PYTHON := .venv/bin/python
PIP := $(PYTHON) -m pip install --quiet --constraint constraints.txt --build-constraint constraints.txt
PYTEST := $(PYTHON) -m pytest --quiet --numprocesses auto --dist worksteal
WITHOUT_BROWSER := --ignore tests/page
# Long tests of what is plain Python in every build: they run once, where the engine is fastest.
ONCE := $(addprefix tests/,arena bench bots docs cli/test_secrets.py cli/test_serve.py server/test_fuzz.py \
	server/test_torture.py cli/test_opponents.py cli/test_train.py test_release.py test_rules_are_proved.py training)
IS_COMPILED := $(PYTHON) -c 'import midtown.version, sys; sys.exit(not midtown.version.is_compiled())'

# The page is named by all that it is made of.
CLIENT := find client -name node_modules -prune -o -type f -print
PAGE := src/midtown/server/page/.built-$(shell $(CLIENT) | sort | xargs cksum | cksum | tr -d ' ')

# The compiled engine, too: its sources, the compiler, and the wish to do without one.
FILES := -type f ! -name '*.pyc' ! -path '*/.*' -print
ENGINE := find pyproject.toml setup.py constraints.txt \
	$(addprefix src/midtown/,core games bots/search match/match.py server/table) $(FILES)
INGREDIENTS = { $(ENGINE) | sort | xargs cksum; command -v cc; echo "$$CC $$MIDTOWN_PLAIN"; }
COMPILED := build/compiled-$(shell $(INGREDIENTS) | cksum | tr -d ' ')

# And the installed package: all sources, and what is compiled of them. A new page is only laid into it.
SOURCES := find src/midtown -path src/midtown/server/page -prune -o $(FILES)
INSTALLED := .venv/installed-$(shell { $(SOURCES) | sort | xargs cksum; echo $(COMPILED); } | cksum | tr -d ' ')
SHOWN := .venv/shown-$(subst .built-,,$(notdir $(PAGE)))

export PIP_DISABLE_PIP_VERSION_CHECK := 1
unexport PYTHONPATH PYTHONHOME

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play page test lint types layers unused spelling client plain compiled browser compile records bench torture load leaks fuzz format clean

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## /\1|/p' Makefile | while IFS='|' read -r name meaning; do printf 'make %-10s %s\n' "$$name" "$$meaning"; done

play: $(SHOWN) ## open the table in the browser
	@$(PYTHON) -m midtown

page: $(PAGE) ## build the page in the browser, if anything has changed

test: .venv/tools $(PAGE) ## everything below up to `browser`, stopping at the first fault
	@$(MAKE) --no-print-directory $(INSTALLED) >.venv/installing.txt 2>&1 & installing=$$!; \
		$(MAKE) --no-print-directory lint types layers unused spelling client plain; checked=$$?; \
		test $$checked = 0 || kill $$installing 2>/dev/null; \
		wait $$installing; installed=$$?; cat .venv/installing.txt; test $$checked = 0 -a $$installed = 0
	@$(MAKE) --no-print-directory compiled browser
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

plain: .venv/tools ## the tests, interpreted, with the coverage of the engine; without long ones that `compiled` runs
	@echo && echo "== Tests, interpreted =="
	@PYTHONPATH=src MIDTOWN_EXPECT=plain $(PYTEST) $(WITHOUT_BROWSER) $(addprefix --ignore ,$(ONCE)) --cov

compiled: .venv/tools $(INSTALLED) ## the tests on the compiled build
	@echo && echo "== Tests, compiled =="
	@if $(IS_COMPILED); then MIDTOWN_EXPECT=compiled $(PYTEST) $(WITHOUT_BROWSER); \
		else echo "most of them not run: no C compiler"; test -z "$$CI" && MIDTOWN_EXPECT=plain $(PYTEST) $(ONCE); fi

browser: .venv/tools $(SHOWN) ## the tests of the page in a real browser
	@echo && echo "== Tests, in the browser =="
	@rm -rf build/artefacts
	@if $(PYTHON) -m tests.page.ready; then $(PYTEST) tests/page; tested=$$?; $(PYTHON) -m tests.page.gallery; exit $$tested; else test -z "$$CI"; fi

compile: ## install the compiled build anew, or say that it cannot be compiled here
	@rm -rf build .venv/installed-*
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
	@rm -rf .venv/installed-* .venv/shown-*
	@if test -e $(COMPILED); then find build/lib* -type f ! -name '*.so' -delete; else rm -rf build; fi
	@$(PIP) .
	@touch $(COMPILED)
	@$(PYTHON) -c 'from midtown.version import version_line; print("Installed " + version_line() + ".")'
	@touch $@

.venv/shown-%: $(INSTALLED) $(PAGE)
	@rm -f .venv/shown-*
	@shown="$$($(PYTHON) -c 'from midtown.server.built_page import page_folder; print(page_folder())')" && \
		rm -rf "$$shown" && cp -R src/midtown/server/page "$$shown" && rm -f "$$shown"/.built-*
	@touch $@

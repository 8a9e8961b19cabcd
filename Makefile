# Two commands do everything: `make run` opens a table, `make test` checks the house.
# A machine needs Python 3.11 to 3.13 and make, nothing else. `make` alone lists the rest.

VENV ?= .venv
BIN := $(VENV)/bin
ARGS ?=
JOBS ?= 2

MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL := help
.PHONY: help run test lint format types web-check services client bench work simulate editions epic levels soak \
        load chaos together audit golden screenshots mutants compiled wheels clean

# The first Python that is new enough; PYTHON=/path/to/python chooses another.
SUITABLE := import sys; sys.exit(not (3, 11) <= sys.version_info[:2] < (3, 14))
PYTHON ?= $(shell for name in python3 python3.13 python3.12 python3.11 python; do \
            $$name -c '$(SUITABLE)' >/dev/null 2>&1 && { echo $$name; break; }; done)

PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check
HOUSE := pyproject.toml $(wildcard build_hooks/*.py)
CLIENT := $(shell find web src/kickdoor/packs -type f -not -path '*/node_modules/*' \
            -not -path '*/dist/*' 2>/dev/null | sed 's/ /\\ /g')

help:  ## list the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

# --- setting up; each step leaves a stamp in the virtual environment -------------------------

$(BIN)/python:
	@test -n "$(PYTHON)" || { echo "make: no Python 3.11, 3.12 or 3.13 found; install one, or name it: make PYTHON=/path/to/python3" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "make: $(PYTHON) cannot make virtual environments; on Debian or Ubuntu run: apt install python3-venv" >&2; exit 1; }
	@echo "make: new virtual environment in $(VENV)"
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.installed: $(BIN)/python $(HOUSE) $(CLIENT)
	@echo "make: installing Kickdoor with its browser client"
	@$(PIP) --editable .
	@touch $@

$(VENV)/.installed-dev: $(BIN)/python $(HOUSE)
	@echo "make: installing Kickdoor with what its tests need"
	@KICKDOOR_SKIP_CLIENT=1 $(PIP) --editable '.[dev]'
	@touch $@

client: $(VENV)/.installed-dev
	@$(BIN)/python build_hooks/webclient.py build

services: $(VENV)/.installed-dev
	@sh scripts/services.sh

# --- playing ---------------------------------------------------------------------------------

run: $(VENV)/.installed  ## set everything up and open a table in the browser
	@exec $(BIN)/kickdoor serve $(ARGS)

# --- checking --------------------------------------------------------------------------------

test: $(VENV)/.installed-dev services lint types client web-check  ## set everything up and run every test
	@echo "make: tests"
	@$(BIN)/python -m pytest -n $(JOBS) $(ARGS)

lint: $(VENV)/.installed-dev  ## ruff: rules and format
	@echo "make: lint"
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet . || { echo "make: not formatted; run: make format" >&2; $(BIN)/ruff format --check . ; exit 1; }

format: $(VENV)/.installed-dev  ## ruff: put into format and mend what can be mended
	@$(BIN)/ruff check --fix --quiet . ; $(BIN)/ruff format --quiet .

types: $(VENV)/.installed-dev
	@echo "make: types"
	@$(BIN)/mypy --no-error-summary

web-check: $(VENV)/.installed-dev  ## the browser client: types and unit tests
	@echo "make: browser client"
	@$(BIN)/python build_hooks/webclient.py npm run --silent --if-present check
	@$(BIN)/python build_hooks/webclient.py npm run --silent --if-present test

audit: $(VENV)/.installed-dev  ## known holes in what we depend on, Python's and the client's
	@$(BIN)/python scripts/audit.py

# --- the compiled engine: an environment of its own, so that the source stays what everything else runs -------

COMPILED ?= .venv-compiled
ENGINE_TESTS := tests/core tests/rules tests/lang tests/packs tests/golden tests/properties tests/leaks tests/bots

$(COMPILED)/.installed: $(VENV)/.installed-dev $(HOUSE) $(shell find src -name '*.py' -o -name '*.yaml' -o -name '*.toml' -o -name '*.ftl')
	@echo "make: compiling the engine into $(COMPILED)"
	@$(PYTHON) -m venv $(COMPILED)
	@KICKDOOR_COMPILED=1 KICKDOOR_SKIP_CLIENT=1 $(COMPILED)/bin/python -m pip install -qq --disable-pip-version-check '.[dev]'
	@touch $@

compiled: $(COMPILED)/.installed  ## compile the engine with mypyc; its rulings and tests on what comes out
	@echo "make: rulings, compiled"
	@$(COMPILED)/bin/kickdoor rulings src/kickdoor/rules/rulings src/kickdoor/packs/*/rulings
	@echo "make: tests of the engine, compiled"
	@$(COMPILED)/bin/python -m pytest -n $(JOBS) $(or $(ARGS),$(ENGINE_TESTS))

wheels: $(VENV)/.installed-dev  ## the wheel in pure Python, and the one with the compiled engine, into dist/
	@$(BIN)/python -m pip wheel -q --no-deps --disable-pip-version-check -w dist .
	@KICKDOOR_COMPILED=1 $(BIN)/python -m pip wheel -q --no-deps --disable-pip-version-check -w dist .

# --- measuring and rewriting -----------------------------------------------------------------

BESIDE = $(if $(wildcard $(COMPILED)/.installed),--beside $(COMPILED)/bin/python)

bench: $(VENV)/.installed-dev  ## measure against budgets and other engines, beside the compiled engine where `make compiled` left one
	@$(BIN)/kickdoor bench --peers $(BESIDE) --save benchmarks/results/engine.json $(ARGS)
	@$(BIN)/python benchmarks/growth.py
	@$(BIN)/python benchmarks/table.py

work: $(VENV)/.installed-dev  ## count the calls that the engine takes; ARGS=--accept writes them down as its bounds
	@$(BIN)/python scripts/work.py $(ARGS)

load: $(VENV)/.installed-dev  ## 200 tables of four websocket clients against the budgets of the server
	@$(BIN)/python benchmarks/load/run.py --save $(ARGS)

simulate: $(VENV)/.installed-dev  ## play many games between bots and report on them
	@$(BIN)/kickdoor simulate $(ARGS)

editions: $(VENV)/.installed-dev  ## 10,000 games of each edition and kind of bot, for docs/editions.md; goes on where it stopped
	@$(BIN)/python scripts/play_editions.py $(ARGS); code=$$?; $(BIN)/python scripts/editions_page.py; exit $$code

balance: $(VENV)/.installed-dev  ## 1,000 games of every set in the laboratory, for docs/balance.md; goes on where it stopped
	@$(BIN)/python scripts/play_balance.py $(ARGS); code=$$?; $(BIN)/python scripts/balance_page.py; exit $$code

epic: $(VENV)/.installed-dev  ## 2,000 Epic games of each set that gives feats, for benchmarks/results/epic.json; goes on where it stopped
	@$(BIN)/python scripts/play_epic.py $(ARGS)

levels: $(VENV)/.installed-dev  ## each level of bots against the one below, for benchmarks/results/arena.json; goes on where it stopped
	@$(BIN)/python scripts/play_levels.py $(ARGS)

learn: $(VENV)/.installed-dev  ## let a seat learn for ten minutes on two cores and measure it against three random bots
	@cd examples && ../$(BIN)/python -m learner --results ../benchmarks/results $(ARGS)

soak: $(VENV)/.installed-dev  ## the property, leak and golden tests, many times longer
	@KICKDOOR_SOAK=1 $(BIN)/python -m pytest -n $(JOBS) --timeout 0 $(or $(ARGS),$(wildcard tests/properties tests/leaks tests/golden))

chaos: $(VENV)/.installed-dev  ## kill -9 a server a thousand times under load; KICKDOOR_KILLS=n for fewer
	@KICKDOOR_KILLS=$${KICKDOOR_KILLS:-1000} $(BIN)/python -m pytest -s tests/server/test_chaos.py $(ARGS)

together: $(VENV)/.installed-dev services client  ## four browsers and two bots play a whole game, whatever happens to them
	@KICKDOOR_TOGETHER=1 $(BIN)/python -m pytest tests/e2e/test_together.py $(ARGS)

golden: $(VENV)/.installed-dev  ## write the golden files in tests/golden anew; the commit says why
	@$(BIN)/python scripts/golden.py $(ARGS)

screenshots: $(VENV)/.installed-dev services client  ## take the pictures in docs/ anew
	@$(BIN)/python scripts/screenshots.py $(ARGS)

mutants: $(VENV)/.installed-dev  ## break thirty rules one by one and count what the rulings catch
	@$(BIN)/python scripts/mutants.py $(ARGS)

clean:  ## remove everything that was built or installed
	@rm -rf $(VENV) $(COMPILED) build dist web/node_modules web/dist src/kickdoor/server/static \
	        .mypy_cache .pytest_cache .ruff_cache .hypothesis test-results
	@find src tests benchmarks build_hooks -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

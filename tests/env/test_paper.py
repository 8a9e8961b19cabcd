"""The paper on the environment tells what is so."""

import doctest
import re

import pytest

pytest.importorskip("pettingzoo", reason="needs the extra env: pip install 'kickdoor[env]'")

from kickdoor.env import terms
from kickdoor.env.actions import SPARE
from kickdoor.env.layout import Layout
from kickdoor.rules.sets import ruleset
from support.repo import ROOT

PAPER = ROOT / "docs" / "environment.md"
OPTIONS = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS


def rows() -> dict[str, str]:
    """Return the second column of every row by each of the names in its first."""
    found = {}
    for line in PAPER.read_text("utf-8").splitlines():
        if line.startswith("| `"):
            names, size, _ = (cell.strip() for cell in line.strip("|").split("|", 2))
            found.update(dict.fromkeys(re.findall(r"`([^`]+)`", names), size))
    return found


def test_its_examples_hold():
    failed, tried = doctest.testfile(str(PAPER), module_relative=False, optionflags=OPTIONS)
    assert tried >= 10
    assert not failed


def test_the_examples_of_the_code_hold():
    failed, tried = doctest.testmod(terms)
    assert tried
    assert not failed


def test_it_names_every_verb():
    assert set(terms.VERBS) <= rows().keys()


def test_it_names_every_field_with_its_size():
    rules = ruleset(["munchkins"])
    sizes = {"cards": len(rules.definitions), "seats": 4}
    told, fields = rows(), Layout(rules, 4).fields
    for name, field in fields.items():
        size = told[re.sub(r"\.\d+", ".N", name)]
        kinds = size.removesuffix(" each").split(", ")
        wanted = {sizes.get(kind) or int(kind) for kind in kinds}
        assert field.size in wanted, name


def test_it_tells_how_many_there_are():
    told = rows()
    assert told["wait"] == str(len(terms.BARE))
    assert told["play"] == f"{len(terms.OF_CARDS)} × cards"
    assert told["pick"] == f"cards + seats + {terms.NUMBERS} + {terms.BUCKETS}"
    assert told["spare"] == str(SPARE)

"""Every ruling of the rules and of the shipped packs holds, in every way of playing it."""

from __future__ import annotations

from pathlib import Path

import pytest

import kickdoor
from kickdoor.rules.ruling import Ruling, load
from kickdoor.rules.ways.judging import judge
from kickdoor.rules.ways.known import ways_here
from kickdoor.rules.ways.telling import lines_of

ROOT = Path(kickdoor.__file__).parent
RULINGS = [*load(ROOT / "rules" / "rulings"), *load(ROOT / "packs")]
WAYS = ways_here()


def name_of(ruling: Ruling) -> str:
    """Return where a ruling stands and what it says."""
    return f"{Path(ruling.path).stem}:{ruling.line} {ruling.name}"


@pytest.mark.parametrize("ruling", RULINGS, ids=name_of)
def test_ruling_holds_in_every_way(ruling: Ruling) -> None:
    verdict = judge(ruling, WAYS)
    told = [line for ways, failed in verdict.failures for line in lines_of(ruling, ways, failed)]
    assert verdict.holds, "\n".join(told)
    assert verdict.facts > 0

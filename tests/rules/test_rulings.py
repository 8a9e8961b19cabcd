"""Every ruling of the rules and of the shipped packs holds."""

from __future__ import annotations

from pathlib import Path

import pytest

import kickdoor
from kickdoor.rules.ruling import Ruling, load, run

ROOT = Path(kickdoor.__file__).parent
RULINGS = [*load(ROOT / "rules" / "rulings"), *load(ROOT / "packs")]


def name_of(ruling: Ruling) -> str:
    """Return where a ruling stands and what it says."""
    return f"{Path(ruling.path).stem}:{ruling.line} {ruling.name}"


@pytest.mark.parametrize("ruling", RULINGS, ids=name_of)
def test_ruling_holds(ruling: Ruling) -> None:
    run(ruling)

"""Check: every mistake of a pack, for ``kickdoor check`` and for tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.lang.loading import read_pack
from kickdoor.lang.mistakes import PackError, Report
from kickdoor.lang.pack import find_pack

if TYPE_CHECKING:
    from pathlib import Path

    from kickdoor.lang.mistakes import Mistake


def check(pack: str | Path) -> list[Mistake]:
    """Return every mistake of a pack and of those that it requires, in order of their places."""
    report = Report()
    try:
        read_pack(find_pack(pack), report)
    except PackError as error:
        return list(error.mistakes)
    return sorted(set(report.mistakes))

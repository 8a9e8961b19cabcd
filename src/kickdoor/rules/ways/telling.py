"""Telling: what does not hold, in lines for people."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from kickdoor.rules.failure import RulingFailed
    from kickdoor.rules.ruling import Ruling

WIDTH = 100
OPEN = "    open:   "
FURTHER = " " * 14


def place_of(ruling: Ruling, failed: RulingFailed) -> str:
    """Return file and line of what does not hold."""
    return f"{ruling.path}:{ruling.line_of(failed.step)}"


def lines_of(ruling: Ruling, ways: Iterable[str], failed: RulingFailed) -> Iterator[str]:
    """Yield the place and the name, the ways and the step, what was wanted, found, and open then."""
    yield f"{place_of(ruling, failed)}: {ruling.name}"
    yield f"    {', '.join(ways)}: {failed.where}"
    yield f"    wanted: {failed.wanted}"
    yield f"    found:  {failed.found}"
    for question in failed.questions:
        verb = "must" if question.required else "may"
        options = f"{question.player} {verb} ({question.kind}): {', '.join(question.options)}"
        yield textwrap.fill(options, WIDTH, initial_indent=OPEN, subsequent_indent=FURTHER)

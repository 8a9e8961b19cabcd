"""Collecting: each ruling of a file is a test, played in every way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from kickdoor.lang.mistakes import PackError
from kickdoor.rules.ruling import Ruling, load
from kickdoor.rules.ways.judging import Verdict, judge
from kickdoor.rules.ways.known import choose_ways, ways_here
from kickdoor.rules.ways.telling import lines_of
from kickdoor_pytest import WAYS

if TYPE_CHECKING:
    import os
    from collections.abc import Iterator, Sequence

    from kickdoor.rules.ways.way import Way


class RulingFile(pytest.File):
    """A file of rulings."""

    def collect(self) -> Iterator[pytest.Item]:
        """Return a test for each ruling.

        Raises:
            CollectError: the file has mistakes; every one with its place.
            UsageError: a way is none.
        """
        try:
            found = load(self.path)
        except PackError as error:
            raise self.CollectError(str(error)) from None
        ways = _ways(self.config)
        for ruling in found:
            yield RulingItem.from_parent(self, name=ruling.name, ruling=ruling, ways=ways)


class RulingItem(pytest.Item):
    """A ruling as a test."""

    def __init__(self, *, ruling: Ruling, ways: Sequence[Way], **more: Any) -> None:
        """Take the ruling and how to play it."""
        super().__init__(**more)
        self.ruling = ruling
        self.ways = ways

    def runtest(self) -> None:
        """Play it.

        Raises:
            BrokenRuling: it does not hold.
        """
        verdict = judge(self.ruling, self.ways)
        if not verdict.holds:
            raise BrokenRuling(verdict)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """Return what does not hold, without a traceback."""
        if isinstance(excinfo.value, BrokenRuling):
            return str(excinfo.value)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[os.PathLike[str] | str, int | None, str]:
        """Return where the ruling stands, and its name."""
        return self.path, self.ruling.line - 1, self.name


class BrokenRuling(Exception):
    """A ruling does not hold; the message says why, as ``kickdoor rulings`` does."""

    def __init__(self, verdict: Verdict) -> None:
        """Take what came of it."""
        lines = (
            line
            for names, failed in verdict.failures
            for line in lines_of(verdict.ruling, names, failed)
        )
        super().__init__("\n".join(lines))


def _ways(config: pytest.Config) -> Sequence[Way]:
    names = str(config.getoption("--kickdoor-ways") or config.getini(WAYS))
    if not names:
        return ways_here()
    try:
        return choose_ways(name.strip() for name in names.split(","))
    except ValueError as error:
        raise pytest.UsageError(f"kickdoor_ways {names}: {error}") from None

"""Judging: a ruling played in several ways, and what does not hold."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kickdoor.rules.failure import RulingFailed
from kickdoor.rules.ways.script import Script

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kickdoor.rules.ruling import Ruling
    from kickdoor.rules.ways.way import Way


@dataclass(frozen=True)
class Verdict:
    """What came of a ruling. ``failures`` are pairs: the ways that found it, and what they found.

    ``facts`` are those that hold in the plain game: each choice that was possible, each refusal, each
    thing that was expected.
    """

    ruling: Ruling
    failures: tuple[tuple[tuple[str, ...], RulingFailed], ...]
    facts: int

    @property
    def holds(self) -> bool:
        """Whether it holds in every way."""
        return not self.failures


def judge(ruling: Ruling, ways: Sequence[Way]) -> Verdict:
    """Play a ruling in several ways. What several of them find alike is told once.

    All ways are compared with one plain playing; where that does not hold, there is nothing to compare.
    """
    script = Script(ruling)
    try:
        assert script.trail
    except RulingFailed as failed:
        return Verdict(ruling, ((tuple(way.name for way in ways), failed),), script.counted)
    found: dict[str, tuple[list[str], RulingFailed]] = {}
    for way in ways:
        try:
            way.play(script)
        except RulingFailed as failed:
            found.setdefault(str(failed), ([], failed))[0].append(way.name)
    failures = tuple((tuple(names), failed) for names, failed in found.values())
    return Verdict(ruling, failures, script.counted)

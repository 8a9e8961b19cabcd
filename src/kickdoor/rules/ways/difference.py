"""Difference: two games that should be alike, and where they are not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kickdoor.core.codec import encode

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kickdoor.core.game import Game
    from kickdoor.rules.ways.script import Script

LONGEST = 60
SAME = ""


def same(script: Script, number: int, game: Game, digest: str, wanted: str) -> None:
    """Compare a game with the digest of the plain one; it stands before the step ``number``.

    Raises:
        RulingFailed: they differ; it says where.
    """
    if game.digest() != digest:
        found = first_difference(
            game, _plainly(script, number if digest != script.trail[-1] else -1)
        )
        raise script.failed(game, number, wanted, found or "the digests differ")


def _plainly(script: Script, number: int) -> Game:
    """Play plainly up to a step, or to the end."""
    game = script.start()
    for each in range(len(script) if number < 0 else number):
        script.step(game, each)
    return game


def first_difference(game: Game, other: Game) -> str:
    """Return where the states of two games differ first, with both values, or nothing."""
    return differ(encode(game.state), encode(other.state), "state")


def differ(one: Any, two: Any, path: str, where: str = "in the plain game") -> str:
    """Return the first place where two values of plain parts differ, or nothing; ``where`` is the second."""
    if one == two and type(one) is type(two):
        return SAME
    parts: Iterator[str] = iter(())
    if isinstance(one, dict) and isinstance(two, dict) and list(one) == list(two):
        parts = (differ(one[key], two[key], f"{path}.{key}", where) for key in one)
    elif isinstance(one, list | tuple) and isinstance(two, list | tuple) and len(one) == len(two):
        pairs = enumerate(zip(one, two, strict=True))
        parts = (differ(left, right, f"{path}[{at}]", where) for at, (left, right) in pairs)
    inside = next(filter(None, parts), SAME)
    return inside or f"{path} is {_brief(one)}, {where} {_brief(two)}"


def _brief(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}..."

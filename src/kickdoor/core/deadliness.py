"""Deadliness: whether a monster's Bad Stuff, as it stands now, can kill somebody."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kickdoor.core.game import Game
    from kickdoor.core.state import Foe

DOOMED = ("victim", "everyone")
"""Whom a death may be about, so that it is the victim's as well."""


def can_kill(game: Game, seat: int, foe: Foe) -> bool:
    """Tell whether death is part of what a monster does to a player whom it catches.

    A die that may kill counts, and so does a choice; what depends on the victim is asked of ``seat``.
    """
    if death_added(game, foe):
        return True
    definition = game.cards[foe.card]
    todo, seen = [definition.bad_stuff], set[int]()
    while todo:
        number = todo.pop()
        if number < 0 or number in seen:
            continue
        seen.add(number)
        for step in definition.programs[number]:
            if _kills(game, seat, step):
                return True
            todo += _branches(game, seat, foe, step)
    return False


def _kills(game: Game, seat: int, step: object) -> bool:
    """Tell whether an operation is the death of a player."""
    if not getattr(step, "lethal", False) or getattr(step, "who", "") not in DOOMED:
        return False
    unless = getattr(step, "unless", None)
    return unless is None or not unless.holds(game, seat, None)


def _branches(game: Game, seat: int, foe: Foe, step: object) -> Iterator[int]:
    """Return the programs with which an operation may go on for a player."""
    when = getattr(step, "when", None)
    holds = when is None or when.holds(game, seat, foe)
    if holds:
        yield from (getattr(step, name, -1) for name in ("then", "do", "higher"))
    if when is None or not holds:
        yield getattr(step, "else_", -1)
    yield from dict(getattr(step, "table", {})).values()
    yield from (program for _, program in getattr(step, "options", ()))


def add_death(game: Game, foe: Foe) -> None:
    """Let death be part of a monster's Bad Stuff until the fight ends."""
    game.state.used[_key(foe)] = 1


def death_added(game: Game, foe: Foe) -> bool:
    """Tell whether death was made part of a monster's Bad Stuff in this fight."""
    return _key(foe) in game.state.used


def _key(foe: Foe) -> str:
    """Return under what it is noted; a copy that is made later is as deadly as what it copies."""
    return f"combat||deadly||{foe.uid}"

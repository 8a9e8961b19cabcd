"""Steps: a choice written for people, such as ``Ben play potion > monsters``, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kickdoor.core.game import Game


class StepError(Exception):
    """A step that cannot be read; the message says why."""


def read_step(game: Game, text: str) -> tuple[int, str]:
    """Return seat and key of a step such as ``Ben play potion > monsters``.

    Raises:
        StepError: nobody has that name.
    """
    name, _, rest = text.strip().partition(" ")
    seats = {player.name: seat for seat, player in enumerate(game.state.players)}
    if name not in seats:
        raise StepError(f"nobody at the table is called {name!r}")
    verb, _, args = rest.strip().partition(" ")
    tokens = [token.strip() for token in args.strip().lstrip(">").split(">") if token.strip()]
    tokens = [f"@{seats[token]}" if token in seats else token for token in tokens]
    if not tokens:
        tokens = _only_head(game, seats[name], verb)
    return seats[name], verb + (":" + ">".join(tokens) if tokens else "")


def _only_head(game: Game, seat: int, verb: str) -> list[str]:
    """Return what a verb alone means where just one thing can be meant: ``Ben accept``."""
    heads = [key.partition(":")[2] for key in _keys(game, seat) if key.split(":")[0] == verb]
    return [heads[0]] if len(heads) == 1 and heads[0] else []


def _keys(game: Game, seat: int) -> list[str]:
    return [option.key for each in game.decisions if each.seat == seat for option in each.options]


def open_decisions(game: Game) -> str:
    """Return the open decisions in words, for errors."""
    lines = []
    for decision in game.decisions:
        name = game.state.players[decision.seat].name
        keys = [
            option.key.replace("munchkins/", "").replace("ruling/", "")
            for option in decision.options
        ]
        star = "*" if decision.required else ""
        lines.append(f"{name}{star} {decision.kind}: {' '.join(keys)}")
    return "open: " + " | ".join(lines)

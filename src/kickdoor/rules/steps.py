"""Steps: a choice written for people, such as ``Ben play potion > monsters``, and back."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from kickdoor.core.frames import ACTS
from kickdoor.lang.mistakes import nearest
from kickdoor.lang.ops.flow import Choose

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kickdoor.core.definition import Definition
    from kickdoor.core.game import Game


PREFIX = re.compile(r"[a-z0-9-]+/")
"""The pack before a card's name."""

SEAT = re.compile(r"@[0-9]+")
"""A seat as it stands in a key."""


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
        raise StepError(f"nobody at the table is called {name!r}{nearest(name, seats)}")
    verb, _, args = rest.strip().partition(" ")
    tokens = [token.strip() for token in args.strip().lstrip(">").split(">") if token.strip()]
    tokens = [f"@{seats[token]}" if token in seats else token for token in tokens]
    if not tokens:
        tokens = _only_head(game, seats[name], verb)
    return seats[name], verb + (":" + ">".join(tokens) if tokens else "")


def write_step(game: Game, key: str) -> str:
    """Return what a choice is written as after its player's name: ``play potion > monsters``."""
    verb, _, rest = key.partition(":")
    players = game.state.players
    tokens = [
        players[int(token[1:])].name if SEAT.fullmatch(token) else PREFIX.sub("", token)
        for token in rest.split(">")
        if token
    ]
    return " ".join((verb, " > ".join(tokens))).strip()


WORDS = frozenset(("munchkins", "monsters", "first", "last", "done", "for", "yes", "no"))
"""Tokens that are neither cards nor seats nor numbers nor words of a card."""


def mean_something(game: Game, key: str) -> None:
    """Make sure that each part of a key is the name of something, so that no slip looks refused.

    Raises:
        StepError: the verb or a token is the name of nothing.
    """
    verb, _, rest = key.partition(":")
    if verb not in ACTS:
        raise StepError(f"there is no verb {verb!r}{nearest(verb, ACTS)}")
    for token in filter(None, rest.split(">")):
        name = token.partition("#")[0]
        if name.lstrip("@-").isdigit() or name in WORDS or name in _names(game):
            continue
        raise StepError(f"nothing is called {name!r}{nearest(name, _short(game))}")


def _names(game: Game) -> set[str]:
    return {word for definition in game.rules.definitions for word in _words(definition)}


def _short(game: Game) -> set[str]:
    return {PREFIX.sub("", name) for name in _names(game)}


def _words(definition: Definition) -> Iterator[str]:
    """Yield what a card and its parts are called in option keys."""
    yield definition.ident
    yield definition.ident.rsplit("/", 1)[-1]
    for play in (*definition.plays, *definition.abilities):
        yield play.ident
    for program in definition.programs:
        for operation in program:
            if isinstance(operation, Choose):
                yield from (ident for ident, _ in operation.options)


def _only_head(game: Game, seat: int, verb: str) -> list[str]:
    """Return what a verb alone means where just one thing can be meant: ``Ben accept``."""
    heads = [key.partition(":")[2] for key in _keys(game, seat) if key.split(":")[0] == verb]
    return [heads[0]] if len(heads) == 1 and heads[0] else []


def _keys(game: Game, seat: int) -> list[str]:
    return [option.key for each in game.decisions if each.seat == seat for option in each.options]

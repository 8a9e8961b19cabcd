"""Expectation: what a ruling says must hold, compared with the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kickdoor.core import values, zones
from kickdoor.rules.scenario import as_list
from kickdoor.rules.steps import open_decisions, read_step
from kickdoor.rules.targets import name_foes

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kickdoor.core.game import Game
    from kickdoor.core.view import View


class Unmet(Exception):
    """Something is not as a ruling says."""


def check(game: Game, expect: dict[str, Any]) -> None:
    """Compare everything that is expected.

    Raises:
        Unmet: with the first thing that differs, or an unknown key.
    """
    for key, wanted in expect.items():
        if key[:1].isupper():
            _seat(game, _seat_of(game, key), wanted)
        elif key in EXPECTED:
            EXPECTED[key](game, wanted)
        else:
            raise Unmet(f"{key!r} cannot be expected; there are {', '.join(sorted(EXPECTED))}")


def _seat_of(game: Game, name: str) -> int:
    for seat, player in enumerate(game.state.players):
        if player.name == name:
            return seat
    raise Unmet(f"nobody at the table is called {name!r}")


def short(game: Game, cards: Iterable[int]) -> list[str]:
    """Return the names of cards without their pack."""
    return [game.cards[card].ident.rsplit("/", 1)[-1] for card in cards]


def _same(what: str, wanted: Any, found: Any) -> None:
    if wanted != found:
        raise Unmet(f"{what} is {found!r}, not {wanted!r}")


def _cards(game: Game, what: str, wanted: Any, cards: list[int]) -> None:
    if isinstance(wanted, int):
        _same(what, wanted, len(cards))
    else:
        names = [name.rsplit("/", 1)[-1] for name in as_list(wanted)]
        _same(what, sorted(names), sorted(short(game, cards)))


def _seat(game: Game, seat: int, expect: dict[str, Any]) -> None:
    player = game.state.players[seat]
    cards = game.cards
    for key, wanted in expect.items():
        what = f"{player.name}'s {key}"
        if key == "level":
            _same(what, wanted, player.level)
        elif key == "dead":
            _same(what, wanted, not player.alive)
        elif key == "strength":
            _same(what, wanted, values.strength(game, seat))
        elif key == "hand":
            _cards(game, what, wanted, player.hand)
        elif key == "table":
            _cards(game, what, wanted, player.table)
        elif key == "equipped":
            _cards(game, what, wanted, [c for c in player.table if game.is_worn(c)])
        elif key == "carried":
            loose = [c for c in player.table if cards[c].is_item and not game.is_worn(c)]
            _cards(game, what, wanted, loose)
        elif key == "curses":
            _cards(game, what, wanted, [c for c in player.table if cards[c].kind == "curse"])
        elif key == "shown":
            _cards(game, what, wanted, [c for c in player.hand if game.state.known[c] == -1])
        elif key in game.rules.groups:
            _cards(game, what, wanted, values.identities(game, seat, key))
        else:
            raise Unmet(f"{key!r} cannot be expected of a seat")


def _combat(game: Game, wanted: dict[str, Any] | None) -> None:
    fight = game.state.fight
    if wanted is None or fight is None:
        _same("the combat", wanted is not None, fight is not None)
        return
    players = game.state.players
    munchkins, monsters = values.totals(game, fight)
    found: dict[str, Any] = {
        "munchkins": munchkins,
        "monsters": monsters,
        "winning": "munchkins" if values.winning(game, fight) else "monsters",
        "main": players[fight.main].name,
        "helper": players[fight.helper].name if fight.helper >= 0 else None,
        "levels": values.levels_at_stake(game, fight),
        "treasures": values.treasures_at_stake(game, fight),
        "foes": [token.rsplit("/", 1)[-1].split("#")[0] for token in name_foes(game)],
    }
    for key, value in wanted.items():
        if key not in found:
            raise Unmet(f"{key!r} cannot be expected of a combat")
        if key == "foes":
            _same("the monsters", sorted(value), sorted(found[key]))
        else:
            _same(f"the combat's {key}", value, found[key])


def _pile(name: str, what: str):  # type: ignore[no-untyped-def]
    def compare(game: Game, wanted: list[str]) -> None:
        top_first = short(game, reversed(zones.zone(game, name)))
        _same(what, wanted, top_first[: len(wanted)] if wanted else top_first)

    return compare


def _pending(game: Game, wanted: Any) -> None:
    if isinstance(wanted, dict):
        kinds = {d.seat: d.kind for d in game.decisions}
        for name, kind in wanted.items():
            _same(f"{name}'s decision", kind, kinds.get(_seat_of(game, name)))
        return
    if wanted == []:
        if any(decision.required for decision in game.decisions):
            raise Unmet(f"nothing should be pending; {open_decisions(game)}")
        return
    for each in [wanted] if isinstance(wanted, str) else wanted:
        if not _is_pending(game, each):
            raise Unmet(f"{each!r} is not pending; {open_decisions(game)}")


def _is_pending(game: Game, text: str) -> bool:
    seat, key = read_step(game, text)
    asked = any(decision.seat == seat for decision in game.decisions)
    return asked and game.why_not(seat, key) is None


def _sees(game: Game, wanted: dict[str, Any]) -> None:
    for watcher, shown in wanted.items():
        view = game.view(_seat_of(game, watcher))
        for key, value in shown.items():
            if key[:1].isupper():
                _seen_seat(game, view, watcher, _seat_of(game, key), value)
            else:
                _seen_pile(game, view, key, value)


def _seen_seat(game: Game, view: View, watcher: str, seat: int, wanted: dict[str, Any]) -> None:
    seen = view.seats[seat]
    hand = view.you.hand if view.you is not None and view.you.seat == seat else seen.shown
    zones_seen = {
        "hand": hand,
        "table": seen.table,
        "equipped": [card for card in seen.table if card.equipped],
        "carried": [card for card in seen.table if not card.equipped],
    }
    for key, names in wanted.items():
        found = sorted(card.id.rsplit("/", 1)[-1] for card in zones_seen[key])
        _same(f"what {watcher} sees of the {key}", sorted(names), found)


def _seen_pile(game: Game, view: View, key: str, wanted: list[str]) -> None:
    pile = view.table.piles[key.split("_", maxsplit=1)[0]]
    found = [pile.top.id.rsplit("/", 1)[-1]] if pile.top is not None else []
    _same(f"what is seen of {key}", wanted, found)


EXPECTED: dict[str, Any] = {
    "combat": _combat,
    "pending": _pending,
    "sees": _sees,
    "door_discards": _pile("door-discards", "the Door discards"),
    "treasure_discards": _pile("treasure-discards", "the Treasure discards"),
    "turn": lambda game, name: _same("the turn", name, game.state.players[game.state.active].name),
    "phase": lambda game, phase: _same("the phase", phase, game.state.phase),
    "over": lambda game, over: _same("over", over, game.over),
    "winners": lambda game, names: _same(
        "the winners", names, [game.state.players[seat].name for seat in game.winners]
    ),
}
"""What can be expected of the table, and how it is compared."""

"""Expectation: what a ruling says must hold, compared with the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kickdoor.core import epic, strengths, traits, zones
from kickdoor.core.events import EVERYONE
from kickdoor.core.view import space_of
from kickdoor.lang.mistakes import nearest
from kickdoor.rules.failure import reason
from kickdoor.rules.given import as_list
from kickdoor.rules.steps import read_step
from kickdoor.rules.targets import name_foes

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from kickdoor.core.game import Game
    from kickdoor.core.state import Fight
    from kickdoor.core.view import View


class Unmet(Exception):
    """Something is not as a ruling says: what was wanted, and what was found."""

    def __init__(self, wanted: str, found: str) -> None:
        """Take both as they are shown."""
        super().__init__(f"{wanted}; found: {found}")
        self.wanted = wanted
        self.found = found


def check(game: Game, expect: dict[str, Any]) -> int:
    """Compare everything that is expected, and return how many facts that were.

    Raises:
        Unmet: with the first thing that differs, or that cannot be expected.
    """
    facts = 0
    for key, wanted in expect.items():
        if key[:1].isupper():
            facts += _seat(game, _seat_of(game, key), wanted)
        elif key in EXPECTED:
            facts += EXPECTED[key](game, wanted)
        else:
            raise _unknown(key, "the table", EXPECTED)
    return facts


def _unknown(key: str, of: str, known: Iterable[str]) -> Unmet:
    return Unmet(f"something that can be expected of {of}", f"{key!r}{nearest(key, known)}")


def _seat_of(game: Game, name: str) -> int:
    for seat, player in enumerate(game.state.players):
        if player.name == name:
            return seat
    raise Unmet("the name of a player", f"nobody at the table is called {name!r}")


def short(game: Game, cards: Iterable[int]) -> list[str]:
    """Return the names of cards without their pack."""
    return [game.cards[card].ident.rsplit("/", 1)[-1] for card in cards]


def _same(what: str, wanted: Any, found: Any) -> int:
    if wanted != found:
        raise Unmet(f"{what} is {_shown(wanted)}", _shown(found))
    return 1


def _shown(value: Any) -> str:
    """Return a value as it would be written in a ruling."""
    if isinstance(value, list):
        return f"[{', '.join(map(_shown, value))}]"
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    return str(value)


def _cards(game: Game, what: str, wanted: Any, cards: Iterable[int]) -> int:
    if isinstance(wanted, int):
        return _same(f"the number of {what}", wanted, len(list(cards)))
    names = [name.rsplit("/", 1)[-1] for name in as_list(wanted)]
    return _same(what, sorted(names), sorted(short(game, cards)))


def _seat(game: Game, seat: int, expect: dict[str, Any]) -> int:
    player = game.state.players[seat]
    for key, wanted in expect.items():
        what = f"{player.name}'s {key}"
        if key in NUMBERS:
            _same(what, wanted, NUMBERS[key](game, seat))
        elif key in PLACES:
            _cards(game, what, wanted, PLACES[key](game, seat))
        elif key in game.rules.groups:
            _cards(game, what, wanted, traits.identities(game, seat, key))
        else:
            raise _unknown(key, "a seat", (*NUMBERS, *PLACES, *game.rules.groups))
    return len(expect)


def _table(game: Game, seat: int) -> list[int]:
    return game.state.players[seat].table


NUMBERS: dict[str, Callable[[Game, int], int | bool | None]] = {
    "level": lambda game, seat: game.state.players[seat].level,
    "dead": lambda game, seat: not game.state.players[seat].alive,
    "strength": strengths.strength,
    "epic": epic.is_epic,
    "space": lambda game, seat: space_of(game, game.state.players[seat].level),
}
"""What is compared as it is, of a seat."""

PLACES: dict[str, Callable[[Game, int], list[int]]] = {
    "hand": lambda game, seat: game.state.players[seat].hand,
    "table": _table,
    "equipped": lambda game, seat: [c for c in _table(game, seat) if game.is_worn(c)],
    "carried": lambda game, seat: [
        c for c in _table(game, seat) if game.cards[c].is_item and not game.is_worn(c)
    ],
    "curses": lambda game, seat: [c for c in _table(game, seat) if game.cards[c].kind == "curse"],
    "shown": lambda game, seat: [
        c for c in game.state.players[seat].hand if game.state.known[c] == EVERYONE
    ],
}
"""Where cards of a seat lie."""


def _combat(game: Game, wanted: dict[str, Any] | None) -> int:
    fight = game.state.fight
    if wanted is None or fight is None:
        there = "there is {} combat".format
        if (wanted is None) != (fight is None):
            raise Unmet(there("no" if wanted is None else "a"), there("a" if fight else "no"))
        return 1
    for key, value in wanted.items():
        if key not in FIGHT:
            raise _unknown(key, "a combat", FIGHT)
        found = FIGHT[key](game, fight)
        if isinstance(found, list):
            value, found = sorted(value), sorted(found)  # noqa: PLW2901  (in any order)
        _same(f"the combat's {key}", value, found)
    return len(wanted)


def _name(game: Game, seat: int) -> str | None:
    return game.state.players[seat].name if seat >= 0 else None


FIGHT: dict[str, Callable[[Game, Fight], Any]] = {
    "munchkins": lambda game, fight: strengths.totals(game, fight)[0],
    "monsters": lambda game, fight: strengths.totals(game, fight)[1],
    "winning": lambda game, fight: "munchkins" if strengths.winning(game, fight) else "monsters",
    "main": lambda game, fight: _name(game, fight.main),
    "helper": lambda game, fight: _name(game, fight.helper),
    "levels": strengths.levels_at_stake,
    "treasures": strengths.treasures_at_stake,
    "foes": lambda game, fight: [
        token.rsplit("/", 1)[-1].split("#")[0] for token in name_foes(game)
    ],
}
"""What can be expected of a fight."""


def _pile(name: str, what: str) -> Callable[[Game, list[str]], int]:
    def compare(game: Game, wanted: list[str]) -> int:
        top_first = short(game, reversed(zones.zone(game, name)))
        return _same(what, wanted, top_first[: len(wanted)] if wanted else top_first)

    return compare


def _pending(game: Game, wanted: Any) -> int:
    if isinstance(wanted, dict):
        kinds = {d.seat: d.kind for d in game.decisions}
        for name, kind in wanted.items():
            _same(f"{name}'s decision", kind, kinds.get(_seat_of(game, name)))
        return len(wanted)
    if wanted == []:
        if any(decision.required for decision in game.decisions):
            raise Unmet("nothing is pending", "somebody has to choose")
        return 1
    listed = [wanted] if isinstance(wanted, str) else wanted
    for each in listed:
        seat, key = read_step(game, each)
        if all(decision.seat != seat for decision in game.decisions):
            raise Unmet(f"{each!r} is pending", f"{_name(game, seat)} is not asked")
        refusal = game.why_not(seat, key)
        if refusal is not None:
            raise Unmet(f"{each!r} is pending", f"it is refused by {reason(refusal)}")
    return len(listed)


def _sees(game: Game, wanted: dict[str, Any]) -> int:
    facts = 0
    for watcher, shown in wanted.items():
        view = game.view(_seat_of(game, watcher))
        for key, value in shown.items():
            if key[:1].isupper():
                facts += _seen_seat(view, watcher, _seat_of(game, key), value)
            else:
                facts += _seen_pile(view, key, value)
    return facts


def _seen_seat(view: View, watcher: str, seat: int, wanted: dict[str, Any]) -> int:
    seen = view.seats[seat]
    you = view.you
    own = you is not None and you.seat == seat
    known = [each.card for each in you.known if each.zone == f"hand:{seat}"] if you else []
    hand = you.hand if you is not None and own else [*seen.shown, *known]
    zones_seen = {
        "hand": hand,
        "table": seen.table,
        "equipped": [card for card in seen.table if card.equipped],
        "carried": [card for card in seen.table if not card.equipped],
    }
    for key, names in wanted.items():
        if key not in zones_seen:
            raise _unknown(key, "what is seen of a seat", zones_seen)
        found = sorted(card.id.rsplit("/", 1)[-1] for card in zones_seen[key])
        _same(f"what {watcher} sees of {seen.name}'s {key}", sorted(names), found)
    return len(wanted)


def _seen_pile(view: View, key: str, wanted: list[str]) -> int:
    if key == "centre":
        lying = sorted(card.id.rsplit("/", 1)[-1] for card in view.table.centre)
        return _same("what is seen in the middle", sorted(wanted), lying)
    pile = view.table.piles.get(key.removesuffix("_discards"))
    if pile is None:
        piles = [f"{name}_discards" for name in view.table.piles]
        raise _unknown(key, "what is seen", ["centre", *piles])
    found = [pile.top.id.rsplit("/", 1)[-1]] if pile.top is not None else []
    return _same(f"what is seen of {key}", wanted, found)


def _side_piles(game: Game, wanted: dict[str, Any]) -> int:
    for name, cards in wanted.items():
        if name not in game.state.piles:
            raise _unknown(name, "the piles", game.state.piles)
        _cards(game, f"the pile {name}", cards, game.state.piles[name])
    return len(wanted)


EXPECTED: dict[str, Callable[[Game, Any], int]] = {
    "piles": _side_piles,
    "combat": _combat,
    "pending": _pending,
    "sees": _sees,
    "door_discards": _pile("door-discards", "the Door discards"),
    "treasure_discards": _pile("treasure-discards", "the Treasure discards"),
    "centre": lambda game, wanted: _cards(game, "what lies there", wanted, game.state.centre),
    "turn": lambda game, name: _same("the turn", name, _name(game, game.state.active)),
    "phase": lambda game, phase: _same("the phase", phase, game.state.phase),
    "over": lambda game, over: _same("over", over, game.over),
    "winners": lambda game, names: _same(
        "the winners", names, [_name(game, seat) for seat in game.winners]
    ),
}
"""What can be expected of the table, and how it is compared."""

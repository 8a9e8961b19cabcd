"""Actions: the fixed table between numbers and the keys of options.

An action is a verb with what it is about (a card's definition, a seat, the other party of an
offer), or one pick: a card, a seat, a number or a word. A verb that has no action with what it is
about takes that of the pick. What has none even so, or shares one with an option before it (the
second of two unequal copies), takes a spare one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.env.terms import (
    BARE,
    BUCKETS,
    NUMBERS,
    OF_CARDS,
    OF_OFFERS,
    OF_SEATS,
    PICK,
    away,
    bucket,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kickdoor.core.game import Game
    from kickdoor.core.ruleset import Ruleset

SPARE = 48
"""How many actions are kept for options that have none of their own."""


class Actions:
    """The actions of a set at a table of so many seats. ``names`` says what each one means."""

    def __init__(self, rules: Ruleset, seats: int) -> None:
        """Lay out the table."""
        cards = list(rules.by_id)
        chairs = [f"@{each}" for each in range(seats)]
        names = list(BARE)
        names += [f"{verb} {card}" for verb in OF_CARDS for card in cards]
        names += [f"{verb} {chair}" for verb in (*OF_SEATS, *OF_OFFERS) for chair in chairs]
        names += [f"{PICK} {token}" for token in (*cards, *chairs, *range(NUMBERS))]
        names += [f"{PICK} word-{each}" for each in range(BUCKETS)]
        self._numbers = {name: number for number, name in enumerate(names)}
        self._cards = rules.by_id
        self._seats = seats
        self._first_spare = len(names)
        self.names = (*names, *(f"spare {each}" for each in range(SPARE)))

    def __len__(self) -> int:
        """Return how many actions there are."""
        return len(self.names)

    def number(self, name: str) -> int:
        """Return the number of an action by its name.

        Raises:
            KeyError: there is no such action.
        """
        return self._numbers[name]

    def assign(self, game: Game, seat: int, keys: Iterable[str]) -> dict[int, str]:
        """Return the actions of some options of a seat.

        Raises:
            OverflowError: more options want a spare action than there are.
        """
        found: dict[int, str] = {}
        left = []
        for key in keys:
            number = self._numbers.get(self.name(game, seat, key))
            if number is None or number in found:
                left.append(key)
            else:
                found[number] = key
        if len(left) > SPARE:
            raise OverflowError(f"{len(left)} options want one of {SPARE} spare actions: {left}")
        found.update(enumerate(left, self._first_spare))
        return found

    def name(self, game: Game, seat: int, key: str) -> str:
        """Return the action that an option would have if no other had it."""
        _, begun, pick = key.rpartition(">")
        if begun:
            return "done" if pick == "done" else f"{PICK} {self._token(seat, pick)}"
        verb, named, token = pick.partition(":")
        if not named:
            return verb
        if verb in OF_OFFERS:
            return f"{verb} @{self._party(game, seat, token)}"
        what = self._token(seat, token)
        name = f"{verb} {what}"
        return name if name in self._numbers else f"{PICK} {what}"

    def _token(self, seat: int, token: str) -> str:
        """Return a token as actions name it: no copy, seats as seen from here, words in buckets."""
        if token[:1] == "@" and token[1:].isdigit():
            return f"@{away(seat, int(token[1:]), self._seats)}"
        card = token.partition("#")[0]
        if card in self._cards:
            return card
        if token.isdigit() and int(token) < NUMBERS:
            return token
        return f"word-{bucket(token)}"

    def _party(self, game: Game, seat: int, token: str) -> int:
        """Return how far away the other party of an offer sits."""
        for offer in game.state.offers:
            if str(offer.ident) == token:
                other = offer.to if offer.by == seat else offer.by
                return away(seat, other, self._seats)
        raise KeyError(token)

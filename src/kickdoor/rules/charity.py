"""Charity: what is over the hand limit goes to the lowest, or is discarded by the lowest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import changes, fights, standing, traits, values, zones
from kickdoor.core.acts import Act, Named
from kickdoor.core.decisions import Refusal
from kickdoor.core.frames import act

if TYPE_CHECKING:
    from kickdoor.core.game import Game


COLLECTS = "takes-charity"
SHUNNED = "no-charity"
SHEDS = "sheds-excess"


def excess(game: Game, seat: int) -> int:
    """Return how many cards a hand holds over its limit."""
    return len(game.state.players[seat].hand) - values.hand_limit(game, seat)


def others(game: Game, seat: int) -> list[int]:
    """Return the other seats."""
    return [other for other in range(len(game.state.players)) if other != seat]


def welcome(game: Game, seats: list[int]) -> list[int]:
    """Return those of some seats to whom Charity is given at all."""
    return [seat for seat in seats if not standing.has_quality(game, seat, SHUNNED)]


def collectors(game: Game, seat: int) -> list[int]:
    """Return the others to whom a card sends all charity, whatever the levels."""
    players = game.state.players
    return [
        other
        for other in others(game, seat)
        if players[other].alive and standing.has_quality(game, other, COLLECTS)
    ]


def is_lowest(game: Game, seat: int) -> bool:
    """Tell whether a player discards, as the lowest, alone or tied (rule charity-lowest-discards).

    Where charity goes to some players alone, it is they who discard (rule charity-oligarchs-russia).
    """
    if collectors(game, seat):
        return False
    if standing.has_quality(game, seat, COLLECTS):
        return True
    rest = welcome(game, others(game, seat))
    return not rest or seat in traits.lowest(game, [seat, *rest])


def takers(game: Game, seat: int) -> list[int]:
    """Return who may be given the next card, so that a tie is split as evenly as can be.

    Rules charity-give-to-lowest, charity-tied-split-evenly, charity-tied-giver-picks-larger-share,
    charity-oligarchs-russia.
    """
    sharing = collectors(game, seat) or traits.lowest(game, welcome(game, others(game, seat)))
    sharing += [other for other in _joined(game, seat) if other not in sharing]
    given = {other: game.state.used.get(_key(seat, other), 0) for other in sharing}
    least = min(given.values(), default=0)
    return [other for other in sharing if given[other] == least]


def _joined(game: Game, seat: int) -> list[int]:
    """Return the living who have made themselves takers by a card."""
    used, players = game.state.used, game.state.players
    asking = [other for other in others(game, seat) if used.get(fights.sharing_key(other), 0)]
    return [other for other in welcome(game, asking) if players[other].alive]


HEARD = "charity"
"""What those hear who may want a share of what another player gives."""


def announce(game: Game, seat: int) -> None:
    """Tell the others, once what is given first is given, that there is more."""
    already = takers(game, seat)
    rest = [seat + step for step in range(1, len(game.state.players))]
    for other in reversed([each % len(game.state.players) for each in rest]):
        if other not in already and game.state.players[other].alive:
            game.wake(HEARD, other)


def _key(giver: int, taker: int) -> str:
    return f"turn|{giver}|charity||{taker}"


def _not_now(game: Game, seat: int) -> Refusal | None:
    return None if excess(game, seat) > 0 else Refusal("charity-over-five")


class Give(Act):
    """Give a card that is over the limit to the lowest player."""

    __slots__ = ()
    verb = "give"

    def heads(self, game: Game, seat: int) -> Named:
        """Return the hand (rule charity-giver-chooses-cards)."""
        return game.name_cards(game.state.players[seat].hand)

    def bar(self, game: Game, seat: int) -> Refusal | None:
        """Refuse without excess, and to the lowest, who discards."""
        if is_lowest(game, seat):
            return _not_now(game, seat) or Refusal("charity-lowest-discards")
        return _not_now(game, seat)

    def picks(self, game: Game, seat: int, numbers: list[int]) -> Named | None:
        """Return the takers."""
        return {f"@{other}": other for other in takers(game, seat)} if len(numbers) == 1 else None

    def wrong_pick(self, game: Game, seat: int, numbers: list[int], token: str) -> Refusal | None:
        """Say who it is for."""
        return Refusal("charity-give-to-lowest")

    def apply(self, game: Game, seat: int, numbers: list[int]) -> None:
        """Hand the card over."""
        card, taker = numbers
        key = _key(seat, taker)
        first = not any(game.state.used.get(_key(seat, other), 0) for other in others(game, seat))
        game.state.used[key] = game.state.used.get(key, 0) + 1
        zones.move(game, card, f"hand:{seat}", f"hand:{taker}")
        changes.receive(game, [card])
        changes.give(game, seat, taker, card)
        if first and HEARD in game.rules.heard and excess(game, seat) > 0:
            announce(game, seat)


act(Give)


class Shed(Act):
    """Discard a card that is over the limit: for the lowest, or by a house rule."""

    __slots__ = ()
    verb = "shed"

    def heads(self, game: Game, seat: int) -> Named:
        """Return the hand."""
        return game.name_cards(game.state.players[seat].hand)

    def bar(self, game: Game, seat: int) -> Refusal | None:
        """Refuse to all but the lowest, unless the house allows it."""
        free = game.switch("free_charity_discard") or standing.has_quality(game, seat, SHEDS)
        if not (is_lowest(game, seat) or free):
            return _not_now(game, seat) or Refusal("charity-give-to-lowest")
        return _not_now(game, seat)

    def apply(self, game: Game, seat: int, numbers: list[int]) -> None:
        """Discard it."""
        changes.discard_hand_card(game, seat, numbers[0])


act(Shed)

"""Operations that take cards from a player."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from kickdoor.core import chance, changes, effects, joined, loads, standing, tamed, traits, zones
from kickdoor.core.definition import Condition, Operation
from kickdoor.core.record import record
from kickdoor.core.state import Frame
from kickdoor.lang.filters import ANY_CARD, Filter
from kickdoor.lang.ops import choosing
from kickdoor.lang.ops.who import neighbour, seats
from kickdoor.lang.registry import NO_STEPS, Steps, Who, operation

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame

ALL = 99

LOSSES = {"lose-identity", "identity_lost"}
"""What cards hear of the loss of an identity: before, and after."""


def items_of(game: Game, seat: int, which: Filter) -> list[int]:
    """Return a player's items in play that fit."""
    cards = game.cards
    table = game.state.players[seat].table
    return [
        card
        for card in table
        if cards[card].is_item
        and which.fits(game, card)
        and not standing.inseparable(game, seat, card)
        and not standing.beyond_reach(game, seat, card)
    ]


def identities_of(game: Game, seat: int, group: str) -> list[int]:
    """Return a player's identities of a group, but for those that no such card takes."""
    mine = traits.identities(game, seat, group)
    return [
        card
        for card in mine
        if not standing.for_good(game, seat, card) and not standing.beyond_reach(game, seat, card)
    ]


def at_random(game: Game, cards: Sequence[int], count: int) -> list[int]:
    """Return some of the cards, drawn by the game's own chance."""
    left = list(cards)
    taken: list[int] = []
    while left and len(taken) < count:
        taken.append(left.pop(chance.below(game.state, len(left))))
    return taken


@operation("lose_items", short="which")
@record
class LoseItems(Operation):
    """Lose items in play; where several fit, the victim chooses (rule curses-victim-chooses-item).

    With nothing that fits, ``else`` happens instead (rule curses-alternate-effect).
    """

    which: Filter = ANY_CARD
    count: int | Literal["all"] = 1
    pick: Literal["victim", "random", "strongest", "dearest", "left", "right"] = "victim"
    who: Who = "victim"
    else_: Steps = NO_STEPS

    def run(self, game: Game, frame: Frame) -> None:
        """Take the items, asking where there is a choice."""
        for seat in seats(game, frame, self.who)[:1]:
            frame.names["now"] = seat
            fitting = items_of(game, seat, self.which)
            count = ALL if self.count == "all" else self.count
            if not fitting:
                choosing.run_steps(game, frame, self.else_, victim=seat)
            elif self.pick == "random":
                self.chosen(game, frame, tuple(at_random(game, fitting, count)))
            else:
                if self.pick in ("strongest", "dearest"):
                    sure, fitting = self._greatest(game, fitting, count)
                    frame.names["sure"] = tuple(sure)
                    count -= len(sure)
                blind = self.pick in ("left", "right")
                chooser = neighbour(game, seat, self.pick) if blind else seat
                effects.ask_cards(game, chooser, fitting, "lose-items", count, frame.card)

    def _greatest(self, game: Game, cards: list[int], count: int) -> tuple[list[int], list[int]]:
        """Return what is lost in any case, and what ties for the last places."""

        def measure(card: int) -> int:
            strongest = self.pick == "strongest"
            return joined.bonus(game, card) if strongest else loads.worth_of(game, card)

        edge = sorted(map(measure, cards), reverse=True)[:count][-1]
        sure = [card for card in cards if measure(card) > edge]
        return sure, [card for card in cards if measure(card) == edge]

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Lose what goes in any case, then what was picked."""
        lost = (*frame.numbers("sure"), *picked)
        frame.names["sure"] = ()
        if game.rules.heard & {"lose-item", "item_lost"}:
            for card in reversed(lost):  # the frame on top comes first
                game.push(Frame("loss", frame.number("now"), card, {}))
            return
        for card in lost:
            changes.discard_from_table(game, frame.number("now"), card)


@operation("lose_value", short="at_least")
@record
class LoseValue(Operation):
    """Lose items of one's choice that are worth so much together, or all one has."""

    at_least: int = 0
    who: Who = "victim"
    else_: Steps = NO_STEPS

    def run(self, game: Game, frame: Frame) -> None:
        """Ask for the first item of the payment."""
        for seat in seats(game, frame, self.who)[:1]:
            frame.names["now"] = seat
            frame.names["due"] = self.at_least
            if items_of(game, seat, ANY_CARD):
                pay_on(game, frame, seat)
            else:
                choosing.run_steps(game, frame, self.else_, victim=seat)

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Lose the picked item; more, until enough is paid."""
        seat = frame.number("now")
        take_payment(game, frame, seat, picked)
        if frame.number("due") > 0 and items_of(game, seat, ANY_CARD):
            pay_on(game, frame, seat)


def pay_on(game: Game, frame: Frame, seat: int) -> None:
    """Ask a player for the next item of a payment by value; who has not enough gives all."""
    mine = items_of(game, seat, ANY_CARD)
    worth = [card for card in mine if loads.worth_of(game, card) > 0]
    if sum(loads.worth_of(game, card) for card in worth) < frame.number("due"):
        effects.ask_cards(game, seat, mine, "pay-value", ALL, frame.card)
    else:
        effects.ask_cards(game, seat, worth, "pay-value", 1, frame.card)


def take_payment(game: Game, frame: Frame, seat: int, cards: Sequence[int]) -> None:
    """Discard items and count their value; what has no value counts for nothing."""
    for card in cards:
        frame.names["due"] = frame.number("due") - loads.worth_of(game, card)
        changes.discard_from_table(game, seat, card)
        game.wake("item_lost", seat)


@operation("pay_equal")
@record
class PayEqual(Operation):
    """The victim discards an item in play; all others discard items worth at least as much."""

    who: Who = "victim"

    def run(self, game: Game, frame: Frame) -> None:
        """Ask the victim for the item."""
        for seat in seats(game, frame, self.who):
            mine = items_of(game, seat, ANY_CARD)
            if mine:
                frame.names["first"] = 1
                effects.ask_cards(game, seat, mine, "name-item", 1, frame.card)

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Set the price, or take a payment, and go on."""
        if frame.number("first"):
            victim = frame.number("victim")
            frame.names["first"] = 0
            frame.names["price"] = loads.worth_of(game, picked[0])
            changes.discard_from_table(game, victim, picked[0])
            choosing.begin(frame, seats(game, frame, "others"))
        else:
            seat = frame.number("now")
            take_payment(game, frame, seat, picked)
            if frame.number("due") > 0 and items_of(game, seat, ANY_CARD):
                pay_on(game, frame, seat)
                return
        self._next(game, frame)

    def _next(self, game: Game, frame: Frame) -> None:
        seat = choosing.next_seat(frame)
        while seat is not None:
            frame.names["due"] = frame.number("price")
            if frame.number("due") > 0 and items_of(game, seat, ANY_CARD):
                pay_on(game, frame, seat)
                return
            seat = choosing.next_seat(frame)


@operation("lose_hand", short="count")
@record
class LoseHand(Operation):
    """Lose hand cards: to the discards, to the lowest, or to who picks blindly: a neighbour, or you."""

    count: int | Literal["all"] = "all"
    pick: Literal["victim", "random", "left", "right"] = "victim"
    to: Literal["discard", "picker", "lowest"] = "discard"
    deck: Literal["any", "door", "treasure"] = "any"
    who: Who = "victim"
    else_: Steps = NO_STEPS

    def run(self, game: Game, frame: Frame) -> None:
        """Take the cards, asking where the victim chooses."""
        for seat in seats(game, frame, self.who)[:1]:
            hand = [
                card
                for card in game.state.players[seat].hand
                if self.deck in ("any", game.cards[card].deck)
            ]
            count = ALL if self.count == "all" else self.count
            if not hand:
                choosing.run_steps(game, frame, self.else_, victim=seat)
            elif self.pick == "victim":
                frame.names["now"] = seat
                effects.ask_cards(game, seat, hand[:], "lose-hand", count, frame.card)
            else:
                self._lose(game, frame, seat, at_random(game, hand, count))

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Lose what was picked."""
        self._lose(game, frame, frame.number("now", frame.number("victim")), picked)

    def _lose(self, game: Game, frame: Frame, seat: int, cards: Sequence[int]) -> None:
        taker = self._taker(game, frame, seat)
        for card in cards:
            if taker < 0:
                changes.discard_hand_card(game, seat, card)
            else:
                zones.move(game, card, f"hand:{seat}", f"hand:{taker}")
                changes.receive(game, [card])

    def _taker(self, game: Game, frame: Frame, seat: int) -> int:
        if self.to == "picker" and self.pick == "random":
            return frame.number("you")
        if self.to == "picker" and self.pick in ("left", "right"):
            other = neighbour(game, seat, self.pick)
            return other if other != seat else -1
        if self.to == "lowest":
            others = [each for each in range(len(game.state.players)) if each != seat]
            found = traits.lowest(game, others)
            return found[0] if found else -1
        return -1


@operation("lose_identity", short="group")
@record
class LoseIdentity(Operation):
    """Lose an identity of a group, or all of them."""

    group: str
    count: int | Literal["all"] = 1
    pick: Literal["victim", "random"] = "victim"
    who: Who = "victim"
    else_: Steps = NO_STEPS

    def run(self, game: Game, frame: Frame) -> None:
        """Take the identity, asking where there are several."""
        for seat in seats(game, frame, self.who)[:1]:
            mine = identities_of(game, seat, self.group)
            count = ALL if self.count == "all" else self.count
            if not mine:
                choosing.run_steps(game, frame, self.else_, victim=seat)
            elif self.pick == "random":
                self._lose(game, frame, seat, at_random(game, mine, count))
            else:
                frame.names["now"] = seat
                effects.ask_cards(game, seat, mine, "lose-identity", count, frame.card)

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Lose what was picked."""
        self._lose(game, frame, frame.number("now", frame.number("victim")), picked)

    def _lose(self, game: Game, frame: Frame, seat: int, cards: Sequence[int]) -> None:
        if LOSSES & game.rules.heard:
            cause = frame.names.get("cause") or game.cards[frame.card].kind
            names = {"event": "lose-identity", "cause": cause}
            for card in reversed(cards):
                game.push(Frame("loss", seat, card, dict(names)))
            return
        for card in cards:
            changes.discard_from_table(game, seat, card)


@operation("swap_identity", short="group")
@record
class SwapIdentity(Operation):
    """Lose the identities of a group; the newest of the group in the discards takes their place."""

    group: str
    who: Who = "victim"
    else_: Steps = NO_STEPS

    def run(self, game: Game, frame: Frame) -> None:
        """Find the newest first, then swap."""
        for seat in seats(game, frame, self.who):
            mine = identities_of(game, seat, self.group)
            if not mine:
                choosing.run_steps(game, frame, self.else_, victim=seat)
                continue
            newest = self._newest(game)
            for card in mine:
                changes.discard_from_table(game, seat, card)
            if newest is not None:
                pile = f"{game.cards[newest].deck}-discards"
                changes.to_table(game, seat, newest, pile)

    def _newest(self, game: Game) -> int | None:
        for pile in (game.state.door_discards, game.state.treasure_discards):
            for card in reversed(pile):
                definition = game.cards[card]
                if definition.kind == "identity" and definition.group == self.group:
                    return card
        return None


@operation("lose_follower")
@record
class LoseFollower(Operation):
    """Lose the follower and what it carries."""

    who: Who = "victim"
    else_: Steps = NO_STEPS

    def run(self, game: Game, frame: Frame) -> None:
        """Discard it, or do the other thing."""
        for seat in seats(game, frame, self.who):
            mine = [c for c in game.state.players[seat].table if tamed.is_follower(game, c)]
            if not mine:
                choosing.run_steps(game, frame, self.else_, victim=seat)
            for card in mine:
                changes.discard_from_table(game, seat, card)


@operation("die")
@record
class Die(Operation):
    """Death, unless the victim meets a condition."""

    lethal: ClassVar[bool] = True

    unless: Condition | None = None
    who: Who = "victim"
    else_: Steps = NO_STEPS

    def run(self, game: Game, frame: Frame) -> None:
        """Begin each player's death, or do the other thing."""
        for seat in seats(game, frame, self.who):
            if self.unless is not None and self.unless.holds(game, seat, None):
                choosing.run_steps(game, frame, self.else_, victim=seat)
            else:
                changes.kill(game, seat)

"""Sight: all that a bot may look at, which is what a person in its chair would see.

It is a face over the seat's view, its options and the public definitions. What might happen is
tried on a copy of the game in which all that the seat cannot know was dealt anew, so no answer of a
sight ever depends on a hidden card.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from kickdoor.core import loads
from kickdoor.core import view as views
from kickdoor.core.chance import Chance
from kickdoor.core.decisions import Refused
from kickdoor.core.definition import Amount
from kickdoor.core.frames import ACTS
from kickdoor.rules.plays import CardAct

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from kickdoor.core.chance import Keyed
    from kickdoor.core.decisions import Decision
    from kickdoor.core.definition import Condition, Definition, Play
    from kickdoor.core.game import Game
    from kickdoor.core.ruleset import Setting
    from kickdoor.core.view import CardView, FightView, OfferView, SeatView, TableView, YouView
    from kickdoor.lang.filters import Filter

BACK = "back"
NO = "no"
PICKS = 40
"""How many picks a path may have."""


def ident_of(token: str) -> str:
    """Return the id of the card that a token of an option key names.

    >>> ident_of("a/potion#2")
    'a/potion'
    """
    return token.partition("#")[0]


class Sight:
    """What one seat sees of a game now, and is asked."""

    def __init__(self, game: Game, seat: int) -> None:
        """Take the game, which nobody reaches through this object."""
        self._game = game
        self.seat = seat
        self.memo: dict[object, Any] = {}

    # -- the question -------------------------------------------------------------------------

    @cached_property
    def keys(self) -> list[str]:
        """The keys of all that the seat may choose now."""
        return self._game.option_keys(self.seat)

    @cached_property
    def verbs(self) -> dict[str, list[str]]:
        """What follows the verb of each key, by verb; an empty text for a bare verb."""
        found: dict[str, list[str]] = {}
        for key in self.keys:
            verb, _, rest = key.partition(":")
            found.setdefault(verb, []).append(rest)
        return found

    @property
    def picking(self) -> bool:
        """Whether the seat has begun something that asks for further picks."""
        return self.seat in self._game.state.drafts

    def thinkable(self) -> list[str]:
        """Return the verbs that might be chosen now; not all of them need have an option."""
        return [act.verb for act in self._game.acts_for(self.seat)]

    def options(self, verb: str) -> list[str]:
        """Return the keys of one verb that may be chosen now."""
        game, seat, act = self._game, self.seat, ACTS[verb]
        return [f"{verb}:{token}" if token else verb for token in act.legal_heads(game, seat)]

    @property
    def awaited(self) -> bool:
        """Whether the game waits for the seat."""
        return bool(views.waiting_for(self._game) >> self.seat & 1)

    @cached_property
    def question(self) -> Decision | None:
        """What the seat is asked, if it is."""
        return next((each for each in self._game.decisions if each.seat == self.seat), None)

    # -- the view -----------------------------------------------------------------------------

    @cached_property
    def table(self) -> TableView:
        """What concerns no single seat."""
        return views.table_view(self._game)

    @cached_property
    def seats(self) -> list[SeatView]:
        """What everybody sees of each seat."""
        return [views.seat_view(self._game, each) for each in range(self.count)]

    @property
    def me(self) -> SeatView:
        """What everybody sees of the own seat."""
        return self.seats[self.seat]

    @cached_property
    def count(self) -> int:
        """How many seats there are."""
        return len(self._game.state.players)

    @cached_property
    def others(self) -> list[SeatView]:
        """The other seats, the next in turn first."""
        return [self.seats[(self.seat + step) % self.count] for step in range(1, self.count)]

    @cached_property
    def fight(self) -> FightView | None:
        """The fight, if there is one."""
        return views.fight_view(self._game, self.seat)

    @cached_property
    def fighting(self) -> bool:
        """Whether the seat is in the fight."""
        return self.fight is not None and self.seat in (self.fight.main, self.fight.helper)

    @cached_property
    def offers(self) -> list[OfferView]:
        """The bargains on the table."""
        return views.offer_views(self._game, self.seat)

    @cached_property
    def you(self) -> YouView:
        """What the seat alone sees."""
        return views.you_view(self._game, self.seat)

    @cached_property
    def hand(self) -> list[Definition]:
        """The cards in the own hand."""
        return [self.define(card.id) for card in self.you.hand]

    def switch(self, name: str) -> Setting:
        """Return a rule of the edition or of the house."""
        return self._game.switch(name)

    @property
    def goal(self) -> int:
        """The winning level."""
        return self._game.rules.goal

    @property
    def ceiling(self) -> int:
        """The highest level that can be had without a kill."""
        return self._game.rules.goal - self._game.rules.kill_levels

    # -- cards --------------------------------------------------------------------------------

    def define(self, ident: str) -> Definition:
        """Return what a card says, by its id or a token of an option key.

        Raises:
            KeyError: it names no card.
        """
        return self._game.rules.by_id[ident_of(ident)]

    def names_card(self, token: str) -> bool:
        """Tell whether a token of an option key names a card."""
        return ident_of(token) in self._game.rules.by_id

    def laid(self, seat: int) -> Iterator[tuple[CardView, Definition, bool]]:
        """Yield the cards before a seat: what is seen, what it says, whether it is worn.

        What was joined to an item is no item of its own.
        """
        for card in self.seats[seat].table:
            definition = self.define(card.id)
            yield card, definition, card.equipped
            for upper in card.attached:
                on_top = self.define(upper.id)
                if not (definition.is_item and on_top.is_item):
                    yield upper, on_top, upper.equipped or definition.carries > 0

    def usable(self, definition: Definition, seat: int | None = None) -> bool:
        """Tell whether a seat meets an item's requirement."""
        needs = definition.usable_by
        return needs is None or self.holds(needs, seat)

    def plays(self, verb: str, token: str) -> list[Play]:
        """Return the ways in which a card of the own options may be played or used now."""
        act = ACTS[verb]
        assert isinstance(act, CardAct)
        card = act.heads(self._game, self.seat)[token]
        return act.legal(self._game, self.seat, card)

    def bonus(self, definition: Definition, seat: int | None = None) -> int:
        """Return what a card adds to the strength of a seat that has it in use."""
        about = self.seat if seat is None else seat
        total = 0
        for modifier in definition.numbers.get("strength", ()):
            if modifier.when is None or modifier.when.holds(self._game, about, None):
                amount = modifier.amount
                if isinstance(amount, Amount):
                    amount = amount.value(self._game, about, None)
                total += amount
        return total

    def holds(self, condition: Condition, seat: int | None = None) -> bool:
        """Tell whether a condition holds for a seat; all that conditions ask is public."""
        return condition.holds(self._game, self.seat if seat is None else seat, None)

    def fitting(self, which: Filter, seat: int) -> list[Definition]:
        """Return the items before a seat that pass a filter."""
        cards = self._game.cards
        return [
            cards[card]
            for card in self._game.state.players[seat].table
            if cards[card].is_item and which.fits(self._game, card)
        ]

    def room(self, slot: str) -> int:
        """Return how much the own seat can wear in a slot."""
        return loads.slot_room(self._game, self.seat, slot)

    def bigs_left(self) -> int:
        """Return how many more Big Items the own seat may carry."""
        limit = loads.big_limit(self._game, self.seat)
        return limit - len(loads.bigs(self._game, self.seat))

    # -- what might be ------------------------------------------------------------------------

    @cached_property
    def _imagined(self) -> Game:
        return self.deal(Chance.of("sight"))

    def foresee(self, *moves: tuple[int, str], close: bool = False) -> Sight | None:
        """Return what would be seen after some choices; None where one is refused.

        Args:
            moves: pairs (seat, key), carried out in order.
            close: let the open window close after them, everybody else passing.
        """
        copy = self._imagined.clone()
        try:
            for seat, key in moves:
                copy.step(seat, key)
        except Refused:
            return None
        if close and copy.window is not None:
            copy.close(copy.window.revision)
        self._let_pass(copy)
        return Sight(copy, self.seat)

    def _let_pass(self, copy: Game) -> None:
        """Let others say no who are asked whether they have something against it."""
        while not copy.over:
            asked = copy.state.stack[-1]
            tokens = asked.names.get("tokens") if asked.kind == "choice" else None
            if asked.seat == self.seat or not isinstance(tokens, tuple) or NO not in tokens:
                return
            copy.step(asked.seat, f"pick:{NO}")

    def deal(self, source: Keyed) -> Game:
        """Return a copy with all that the seat cannot know dealt anew, to be played on freely."""
        copy = self._game.deal_for(self.seat, source)
        copy.quiet = True
        return copy

    def played_out(self, key: str) -> Sight | None:
        """Return what would be seen after a choice and the die that it throws, if it throws one."""
        after = self.foresee((self.seat, key))
        if after is None or after.table.die is None or self.table.die is not None:
            return after
        return self.foresee((self.seat, key), close=True)

    def helped_by(self, helper: int) -> Sight | None:
        """Return what would be seen if a seat helped in the own fight for nothing."""
        copy = self._imagined.clone()
        try:
            copy.step(self.seat, f"ask:@{helper}>0>done")
            copy.step(helper, f"accept:{copy.state.offers[-1].ident}")
        except Refused:
            return None
        return Sight(copy, self.seat)

    def complete(self, key: str, choose: Callable[[list[str], str], str]) -> str | None:
        """Return a whole path that begins with a key; None where it cannot be completed.

        ``choose`` is given the tokens that may follow and the path so far, and returns one of them
        (anything else gives up).
        """
        path = key
        for _ in range(PICKS):
            try:
                tokens = self._game.picks(self.seat, path)
            except Refused:
                return None
            if tokens is None:
                return path
            token = choose(tokens, path) if tokens else ""
            if token not in tokens:
                return None
            path += f">{token}" if ":" in path else f":{token}"
        return None

    def paths(self, key: str, most: int) -> list[str]:
        """Return whole paths that begin with a key, the shortest first and at most so many."""
        found: list[str] = []
        begun = [key]
        while begun and len(found) < most:
            path = begun.pop(0)
            try:
                tokens = self._game.picks(self.seat, path)
            except Refused:
                continue
            if tokens is None:
                found.append(path)
            elif len(begun) < most:
                begun += [path + (">" if ":" in path else ":") + token for token in tokens]
        return found

"""Act: one kind of choice, such as playing a card or ending a turn.

An act says what could be named (``heads``), why it is refused whatever is named (``bar``) or with
one head (``refusal``), what else must be picked (``picks``) and what it does (``apply``). Options,
refusals and greyed menus all come from these five, so they cannot disagree.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kickdoor.core.native import mypyc_attr

if TYPE_CHECKING:
    from kickdoor.core.decisions import Refusal
    from kickdoor.core.game import Game

Named = dict[str, int]
"""Tokens of an option key with what they stand for: a card, a seat, a monster, a number."""

NO_HEAD: Named = {"": 0}

FIGHT: Final = 1
OFFERS: Final = 2
HAND: Final = 4
TABLE: Final = 8
"""What an act may need to have any head: a fight, offers, cards in hand, cards in play."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Act:
    """One kind of choice. ``verb`` begins its option keys; ``free`` acts have an allowance."""

    __slots__ = ()
    verb = ""
    free = False
    binding = False
    """Binds to the revision that was seen: a stale one is refused by live tables."""

    needs = 0
    """Where one of these facts is missing, the act has no head and is not even asked for any."""

    elsewhere = "engine-not-now"
    """The rule by which the act is refused where the procedure on top does not offer it."""

    keeps_received = False
    """Does not end the moment in which cards just received may be played."""

    def heads(self, game: Game, seat: int) -> Named:
        """Return what could be named first; ``{"": 0}`` for an act without arguments."""
        return NO_HEAD

    def bar(self, game: Game, seat: int) -> Refusal | None:
        """Return why the act may not be done whatever is named, or None."""
        return None

    def refusal(self, game: Game, seat: int, head: int) -> Refusal | None:
        """Return why an act that is not barred may not be done with this head, or None."""
        return None

    def why_not(self, game: Game, seat: int, head: int) -> Refusal | None:
        """Return why the act may not be done with this head, or None when it may."""
        return self.bar(game, seat) or self.refusal(game, seat, head)

    def legal_heads(self, game: Game, seat: int) -> Named:
        """Return the heads that are not refused."""
        if self.bar(game, seat) is not None:
            return {}
        heads = self.heads(game, seat)
        if type(self).refusal is Act.refusal:
            return heads
        refusal = self.refusal
        return {token: head for token, head in heads.items() if refusal(game, seat, head) is None}

    def picks(self, game: Game, seat: int, values: list[int]) -> Named | None:
        """Return what may be picked next, or None when the act is complete."""
        return None

    def wrong_pick(self, game: Game, seat: int, values: list[int], token: str) -> Refusal | None:
        """Return why something that is none of the picks cannot be picked, if that can be said."""
        return None

    def apply(self, game: Game, seat: int, values: list[int]) -> None:
        """Do it; ``values`` are what the head and the picks stand for."""
        raise NotImplementedError

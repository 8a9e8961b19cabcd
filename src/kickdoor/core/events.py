"""Event: one thing that happened, with what each seat may see of it."""

from __future__ import annotations

from kickdoor.core.native import mypyc_attr

EVERYONE = -1
"""The mask of all seats and of spectators too."""

NO_ONE = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """One thing that happened.

    ``kind`` names it; ``seat`` is whom it is about and ``to`` another seat concerned (or -1).
    ``cards`` are triples (handle before, handle after, definition index). ``seen`` is the mask of
    seats that may see what cards they are, ``saw`` of those that could see them before the move.
    ``source`` and ``target`` name zones; ``amount`` and ``detail`` say the rest.
    """

    __slots__ = (
        "amount",
        "cards",
        "detail",
        "kind",
        "saw",
        "seat",
        "seen",
        "source",
        "target",
        "to",
    )

    def __init__(
        self,
        kind: str,
        seat: int = -1,
        cards: tuple[tuple[int, int, int], ...] = (),
        source: str = "",
        target: str = "",
        to: int = -1,
        amount: int = 0,
        detail: str = "",
        seen: int = EVERYONE,
        saw: int = NO_ONE,
    ) -> None:
        """Take every field."""
        self.kind = kind
        self.seat = seat
        self.cards = cards
        self.source = source
        self.target = target
        self.to = to
        self.amount = amount
        self.detail = detail
        self.seen = seen
        self.saw = saw

    def __repr__(self) -> str:
        """Return the fields that say something."""
        shown = ", ".join(
            f"{name}={getattr(self, name)!r}"
            for name in ("seat", "cards", "source", "target", "to", "amount", "detail")
            if getattr(self, name) not in (-1, (), "", 0)
        )
        return f"Event({self.kind!r}{', ' if shown else ''}{shown})"

    def visible(self, seat: int | None) -> bool:
        """Tell whether a seat (None: a spectator) may see which cards these are."""
        return may_see(self.seen, seat)

    def cards_for(self, seat: int | None) -> list[tuple[int, int, int]]:
        """Return the cards as a seat may see them: handles and definition, -1 where hidden."""
        shown = may_see(self.seen, seat)
        before = may_see(self.saw, seat)
        return [
            (old if before else -1, new if shown else -1, index if shown or before else -1)
            for old, new, index in self.cards
        ]


def may_see(mask: int, seat: int | None) -> bool:
    """Tell whether a seat (None: a spectator) is in a mask."""
    return mask == EVERYONE or (seat is not None and bool(mask >> seat & 1))

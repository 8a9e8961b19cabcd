"""Company: who sits at a table and what they agreed on, as it follows from the table's rows.

It knows nothing of sockets or of the game, and no clock but the rows' stamps, so every node and a
restarted one come to the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.server.store import TAKEOVER

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kickdoor.core.log import Row

CHAIR = "chair"
MUTE = "mute"
NOT_AGAIN = "not-again"
OPEN = "open"
PASSES = "passes"
PAUSE = "pause"
PROPOSE = "propose"
READY = "ready"
REMATCH = "rematch"
REPLY = "reply"

STAND_IN = "greedy"
"""The bot that plays for people who are away."""


class Chair:
    """One seat: whose it is, who plays for them, and what they prefer.

    ``turn`` is the turn for which ``passes`` holds ``turn``, ``spared`` those who need not ask for
    help any more in the running fight; ``era`` counts the people who sat here, so that a key to the
    seat opens it for one of them alone.
    """

    __slots__ = (
        "bot",
        "era",
        "hand_open",
        "muted",
        "name",
        "open",
        "passes",
        "ready",
        "spared",
        "stand_in",
        "turn",
        "why",
    )

    def __init__(self, bot: str | None) -> None:
        """Take the bot, if it is one's chair."""
        self.name = ""
        self.bot = bot
        self.stand_in = ""
        self.why = ""
        self.open = False
        self.ready = False
        self.hand_open = False
        self.passes: tuple[str, ...] = ()
        self.turn = 0
        self.spared: set[int] = set()
        self.muted: set[int] = set()
        self.era = 0

    @property
    def player(self) -> str | None:
        """The bot that chooses for this seat; None where a person does."""
        return self.bot or self.stand_in or None

    @property
    def person(self) -> bool:
        """Whether a person sits here, away or not."""
        return bool(self.name) and self.bot is None

    def vacate(self, name: str, bot: str | None) -> None:
        """Give the chair to somebody else."""
        era = self.era
        Chair.__init__(self, bot)
        self.name = name
        self.era = era + 1


class Proposal:
    """What one seat proposed; ``argument`` is the number of rows to keep, to take something back."""

    __slots__ = ("agreed", "argument", "by", "matter", "needed")

    def __init__(self, matter: str, by: int, argument: int, needed: int) -> None:
        """Take every field; ``needed`` is a mask of seats."""
        self.matter = matter
        self.by = by
        self.argument = argument
        self.needed = needed
        self.agreed = 0

    @property
    def settled(self) -> bool:
        """Whether all have agreed."""
        return not self.needed & ~self.agreed


class Company:
    """The chairs of a table, and what holds for all of them."""

    def __init__(self, bots: Sequence[str | None]) -> None:
        """Take the bots that the table was made with."""
        self.chairs = [Chair(bot) for bot in bots]
        self.proposal: Proposal | None = None
        self.paused_at: int | None = None
        self.rematch: str | None = None

    @property
    def paused(self) -> bool:
        """Whether the game rests."""
        return self.paused_at is not None

    def people(self) -> list[int]:
        """Return the seats of people."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person]

    def bots(self) -> dict[int, str]:
        """Return the bots that choose now, by seat."""
        return {seat: chair.player for seat, chair in enumerate(self.chairs) if chair.player}

    def names(self) -> list[str]:
        """Return who sits in each chair."""
        return [chair.name for chair in self.chairs]

    def all_ready(self) -> bool:
        """Tell whether every person has said so."""
        return all(chair.ready for chair in self.chairs if chair.person)

    def sit(self, seat: int, name: str) -> None:
        """Let a person, or the bot that the chair was made for, sit down."""
        chair = self.chairs[seat]
        if chair.open:
            chair.vacate(name, None)
        elif not chair.name:
            chair.name = name

    def moved(self) -> None:
        """Note that the game has gone on: what was to be taken back is another thing now."""
        if self.proposal is not None and self.proposal.matter == "back":
            self.proposal = None

    def fight_ended(self) -> None:
        """Note that nobody fights: who was not to ask again in a fight may ask in the next one."""
        for chair in self.chairs:
            chair.spared.clear()

    def take(self, row: Row, stamp: int) -> bool:
        """Take a row, if it is one of these; tell whether it is."""
        takers = {
            CHAIR: self._chair,
            MUTE: self._mute,
            NOT_AGAIN: self._not_again,
            OPEN: self._open,
            PASSES: self._passes,
            PROPOSE: self._propose,
            READY: self._ready,
            REPLY: self._reply,
            TAKEOVER: self._takeover,
        }
        kind = str(row[0])
        if kind == PAUSE:
            self.paused_at = stamp if row[2] else None
            self.proposal = None
        elif kind == REMATCH:
            self.rematch = str(row[1])
        elif kind in takers:
            takers[kind](self.chairs[int(row[1])], row)
        else:
            return False
        return True

    def _chair(self, chair: Chair, row: Row) -> None:
        chair.vacate(str(row[2]), str(row[3]) or None)
        chair.open = bool(row[4])
        self.proposal = None

    def _mute(self, chair: Chair, row: Row) -> None:
        (chair.muted.add if row[3] else chair.muted.discard)(int(row[2]))

    def _not_again(self, chair: Chair, row: Row) -> None:
        chair.spared.add(int(row[2]))

    def _open(self, chair: Chair, row: Row) -> None:
        chair.hand_open = bool(row[2])

    def _passes(self, chair: Chair, row: Row) -> None:
        chair.turn = int(row[2])
        chair.passes = tuple(str(word) for word in row[3:])

    def _propose(self, _: Chair, row: Row) -> None:
        self.proposal = Proposal(str(row[2]), int(row[1]), int(row[3]), int(row[4]))

    def _ready(self, chair: Chair, row: Row) -> None:
        chair.ready = bool(row[2])

    def _reply(self, _: Chair, row: Row) -> None:
        if self.proposal is not None and row[2]:
            self.proposal.agreed |= 1 << int(row[1])
        else:
            self.proposal = None

    def _takeover(self, chair: Chair, row: Row) -> None:
        chair.stand_in = str(row[2])
        chair.why = str(row[3]) if row[2] and len(row) > 3 else ""

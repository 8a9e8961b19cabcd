"""Circle: what goes over a table's socket that is no choice of the game.

Who sits there, who is away, what was agreed on. The game's own messages are in
:mod:`kickdoor.server.messages`, which takes these into its unions.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Word = Annotated[str, Meta(max_length=64)]
Seat = Annotated[int, Meta(ge=0, le=5)]
FORTNIGHT_MS = 14 * 24 * 3_600_000
Span = Annotated[int, Meta(ge=0, le=FORTNIGHT_MS)]

Spectators = Literal["on", "off", "delayed"]
Matter = Literal["pause", "resume", "back"]
PassFor = Literal["turn", "fights", "events", "asks"]
"""``turn``: everything until this turn ends; ``fights``: those I am not in; ``events``: curses and
dice that do not concern me; ``asks``: who asks for help is declined until this turn ends."""


class Clocks(Struct, frozen=True):
    """How long anybody is waited for, in milliseconds.

    ``turn_ms``: for a choice, 0 without end; ``grace_ms``: for somebody who is away, before a bot
    plays, 0 without end; ``windows``: whether windows close by themselves.
    """

    turn_ms: Span = 0
    grace_ms: Span = 60_000
    windows: bool = True


USUAL_CLOCKS = Clocks()


# -- client to server ---------------------------------------------------------------------------


class Ready(Struct, tag_field="t", tag="Ready"):
    """Says whether one is ready to begin."""

    ready: bool


class Wait(Struct, tag_field="t", tag="Wait"):
    """Asks for more time in the open window."""

    revision: int


class Passes(Struct, tag_field="t", tag="Passes"):
    """Says in what windows the server shall pass for one."""

    passes: list[PassFor]


class NotAgain(Struct, tag_field="t", tag="NotAgain"):
    """Declines whatever help a seat asks of one as long as its fight lasts."""

    seat: Seat


class Propose(Struct, tag_field="t", tag="Propose"):
    """Asks the others for a pause, its end, or to take back one's own last choice."""

    matter: Matter


class Reply(Struct, tag_field="t", tag="Reply"):
    """Agrees to what was proposed, or not; the proposer's no takes it back."""

    yes: bool


class Rest(Struct, tag_field="t", tag="Rest"):
    """Leaves one's seat to a bot (``rest``), or takes it back at once."""

    rest: bool


class ShowCard(Struct, tag_field="t", tag="ShowCard"):
    """Shows a card of one's hand to a seat, or with ``to`` null to everybody."""

    card: int
    to: Seat | None = None


class OpenHand(Struct, tag_field="t", tag="OpenHand"):
    """Lets spectators see one's hand, or not any more."""

    open: bool


class Mute(Struct, tag_field="t", tag="Mute"):
    """Hears no more of what a seat says, or hears it again."""

    seat: Seat
    muted: bool


class SetChair(Struct, tag_field="t", tag="SetChair"):
    """The host gives a seat to a bot, or with ``bot`` null opens it for people."""

    seat: Seat
    bot: Word | None = None


CircleRequest = (
    Ready
    | Wait
    | Passes
    | NotAgain
    | Propose
    | Reply
    | Rest
    | ShowCard
    | OpenHand
    | Mute
    | SetChair
)


# -- server to client ---------------------------------------------------------------------------


class Chair(Struct):
    """One seat and who is in it.

    ``bot`` is whose chair it is, ``stand_in`` the bot that plays for a person for the reason
    ``why``. ``left_ms`` is the time until one does, ``clock_ms`` that for the choice now due.
    """

    seat: int
    name: str
    bot: str | None
    stand_in: str | None
    why: Literal["", "away", "clock", "leave"]
    here: bool
    ready: bool
    open: bool
    hand_open: bool
    left_ms: int | None
    clock_ms: int | None


class Proposal(Struct):
    """What somebody proposed: who has to agree, and who has."""

    matter: Matter
    by: int
    needed: list[int]
    agreed: list[int]


class Circle(Struct, tag_field="t", tag="Circle"):
    """Everything about a table that is not the game; always whole.

    ``host``: whether you are; ``watching``: spectators; ``yours``: the seats of this browser;
    ``digest``: once the game is over, the hash of how it ended; ``rematch``: the table after this.
    """

    host: bool
    begun: bool
    public: bool
    ready_check: bool
    spectators: Spectators
    watching: int
    clocks: Clocks
    chairs: list[Chair]
    paused: bool
    proposal: Proposal | None
    waited: list[int]
    yours: list[int]
    passes: list[PassFor]
    muted: list[int]
    rematch: str | None
    digest: str | None


class Notice(Struct, tag_field="t", tag="Notice"):
    """Something that happened beside the game, for the log; it is not repeated."""

    kind: str
    seat: int
    text: str


CircleNews = Circle | Notice


# -- over HTTP ----------------------------------------------------------------------------------


class PublicTable(Struct):
    """A table that anybody may join or watch; ``turn`` is null before the game, ``pace`` in ms."""

    table: str
    edition: str
    names: list[str]
    bots: list[bool]
    free: int
    turn: int | None
    clocks: Clocks
    pace: int
    spectators: Spectators
    watching: int
    house_rules: int


class PublicTables(Struct):
    """The public tables, the newest first."""

    tables: list[PublicTable]


class PlayerStatistics(Struct):
    """What a player's finished games come to; ``fastest`` is the shortest win, in turns.

    ``richest`` is the most gold pieces that one sale brought.
    """

    name: str
    you: bool
    games: int = 0
    wins: int = 0
    turns: int = 0
    levels: int = 0
    kills: int = 0
    deaths: int = 0
    helped: int = 0
    escapes: int = 0
    levels_lost: int = 0
    richest: int = 0
    fastest: int | None = None


class Statistics(Struct):
    """How many games were finished here, and the players, the best first."""

    games: int
    players: list[PlayerStatistics]


class Replay(Struct):
    """A finished game: how many steps it has, at which step each turn begins, and its proof."""

    table: str
    edition: str
    names: list[str]
    total: int
    turns: list[int]
    winners: list[int]
    secret: str
    commitment: str
    digest: str

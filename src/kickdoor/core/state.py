"""State: one game as plain data.

Ints, strings, tuples and short lists; nothing callable. Cards are ints, seats are ints, sets of
cards or seats are the bits of an int (``mask >> seat & 1``). Everything here is copied by hand in
:meth:`State.clone`, which searches call many thousand times a second.
"""

from __future__ import annotations

from kickdoor.core.native import mypyc_attr

NOBODY = -1

LEVELS = 1
CARDS = 2
HANDS = 4
"""What has changed since the limits were looked at: levels, cards in play, hands and piles."""

Local = int | str | tuple[int, ...] | tuple[str, ...] | None


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """One seat of the game: its character and its cards.

    ``alive`` is false from death until the next turn begins; ``redraws`` is true from then until
    the own next turn begins.
    """

    __slots__ = ("alive", "hand", "level", "name", "redraws", "table")

    def __init__(
        self,
        name: str,
        level: int,
        alive: bool,
        redraws: bool,
        hand: list[int],
        table: list[int],
    ) -> None:
        """Take every field; lists are kept, not copied."""
        self.name = name
        self.level = level
        self.alive = alive
        self.redraws = redraws
        self.hand = hand
        self.table = table

    def clone(self) -> Player:
        """Return an independent copy."""
        return Player(self.name, self.level, self.alive, self.redraws, self.hand[:], self.table[:])


@mypyc_attr(allow_interpreted_subclasses=True)
class Foe:
    """One monster in a fight. ``uid`` tells a monster from its clone, which shares its card."""

    __slots__ = ("added_by", "card", "clone_of", "enhancers", "strength", "treasures", "uid")

    def __init__(
        self,
        uid: int,
        card: int,
        clone_of: int,
        added_by: int,
        enhancers: list[int],
        strength: int,
        treasures: int,
    ) -> None:
        """Take every field. ``strength`` and ``treasures`` are what effects added so far."""
        self.uid = uid
        self.card = card
        self.clone_of = clone_of
        self.added_by = added_by
        self.enhancers = enhancers
        self.strength = strength
        self.treasures = treasures

    def clone(self) -> Foe:
        """Return an independent copy."""
        return Foe(
            self.uid,
            self.card,
            self.clone_of,
            self.added_by,
            self.enhancers[:],
            self.strength,
            self.treasures,
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class Deal:
    """What a helper was promised: treasures, who picks first, items, and plays of hand cards."""

    __slots__ = ("first", "items", "plays", "treasures")

    def __init__(
        self, treasures: int, first: bool, items: tuple[int, ...], plays: tuple[int, ...]
    ) -> None:
        """Take every field; ``first``: the helper picks before the main player."""
        self.treasures = treasures
        self.first = first
        self.items = items
        self.plays = plays


@mypyc_attr(allow_interpreted_subclasses=True)
class Fight:
    """One combat. ``owner`` has the turn, ``main`` fights, ``helper`` helps (or NOBODY).

    ``boosts`` are bonuses that effects gave: (seat or side, amount, card), where a side is
    ``MUNCHKINS`` or ``MONSTERS``. ``cards`` are all that lie in the fight and are discarded when it
    ends: monsters, enhancers, what was played. ``fleeing`` holds pairs (seat, foe uid) still to run from.
    ``silenced`` is the mask of items that give no bonus in this fight; ``returning`` holds pairs (card,
    seat) of cards that go back to a hand when it ends.
    """

    __slots__ = (
        "boosts",
        "borrowed",
        "cards",
        "claimed",
        "deal",
        "fleeing",
        "foes",
        "forced",
        "helper",
        "kill_levels",
        "kills",
        "main",
        "next_uid",
        "owner",
        "returning",
        "revision",
        "silenced",
        "stage",
        "treasures",
    )

    def __init__(self, owner: int, main: int) -> None:
        """Start an empty fight of ``main`` in the turn of ``owner``."""
        self.owner = owner
        self.main = main
        self.helper = NOBODY
        self.forced = False
        self.deal: Deal | None = None
        self.foes: list[Foe] = []
        self.next_uid = 0
        self.boosts: list[tuple[int, int, int]] = []
        self.cards: list[int] = []
        self.stage = "open"
        self.claimed = False
        self.kills = 0
        self.kill_levels = 0
        self.treasures = 0
        self.fleeing: list[tuple[int, int]] = []
        self.borrowed: list[tuple[int, int]] = []
        self.silenced = 0
        self.returning: list[tuple[int, int]] = []
        self.revision = 0

    def clone(self) -> Fight:
        """Return an independent copy."""
        copy = Fight(self.owner, self.main)
        copy.helper = self.helper
        copy.forced = self.forced
        copy.deal = self.deal
        copy.foes = [foe.clone() for foe in self.foes]
        copy.next_uid = self.next_uid
        copy.boosts = self.boosts[:]
        copy.cards = self.cards[:]
        copy.stage = self.stage
        copy.claimed = self.claimed
        copy.kills = self.kills
        copy.kill_levels = self.kill_levels
        copy.treasures = self.treasures
        copy.fleeing = self.fleeing[:]
        copy.borrowed = self.borrowed[:]
        copy.silenced = self.silenced
        copy.returning = self.returning[:]
        copy.revision = self.revision
        return copy

    def fighters(self) -> tuple[int, ...]:
        """Return the seats on the munchkin side, the main player first."""
        return (self.main,) if self.helper < 0 else (self.main, self.helper)

    def foe(self, uid: int) -> Foe | None:
        """Return the monster with this uid, or None when it has left the fight."""
        for foe in self.foes:
            if foe.uid == uid:
                return foe
        return None


MUNCHKINS = -2
MONSTERS = -3


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """One unfinished piece of procedure: a bookmark, never a closure.

    ``kind`` names the procedure, ``step`` where it stands, ``seat`` whom it is about, ``card`` its
    source (or NOBODY), ``names`` its few locals (immutable values).
    """

    __slots__ = ("card", "kind", "names", "seat", "step")

    def __init__(
        self, kind: str, seat: int, card: int, names: dict[str, Local], step: str = ""
    ) -> None:
        """Take every field; ``names`` is kept, not copied."""
        self.kind = kind
        self.seat = seat
        self.card = card
        self.names = names
        self.step = step

    def clone(self) -> Frame:
        """Return an independent copy."""
        return Frame(self.kind, self.seat, self.card, self.names.copy(), self.step)

    def number(self, name: str, default: int = 0) -> int:
        """Return a local that is an int."""
        value = self.names.get(name, default)
        return value if isinstance(value, int) else default

    def numbers(self, name: str) -> tuple[int, ...]:
        """Return a local that is a tuple of ints; an empty one where it is missing."""
        value = self.names.get(name)
        return value if isinstance(value, tuple) else ()  # type: ignore[return-value]


@mypyc_attr(allow_interpreted_subclasses=True)
class Window:
    """A window in which several seats may answer: ``closing`` or ``answers``.

    ``asked`` and ``passed`` are masks of seats; ``replies`` are sealed until all have replied.
    """

    __slots__ = ("asked", "kind", "passed", "replies", "revision")

    def __init__(
        self, kind: str, revision: int, asked: int, passed: int, replies: dict[int, str]
    ) -> None:
        """Take every field; ``replies`` is kept, not copied."""
        self.kind = kind
        self.revision = revision
        self.asked = asked
        self.passed = passed
        self.replies = replies

    def clone(self) -> Window:
        """Return an independent copy."""
        return Window(self.kind, self.revision, self.asked, self.passed, self.replies.copy())

    def waiting(self) -> int:
        """Return the mask of seats that have not replied."""
        return self.asked & ~self.passed


@mypyc_attr(allow_interpreted_subclasses=True)
class Offer:
    """A bargain that lies on the table until it is taken, refused or impossible.

    ``kind`` is ``help`` (``by`` asks ``to``), ``service`` (``by`` would help ``to``) or ``trade``.
    Of help, ``treasures``, ``first`` and ``plays`` are as in :class:`Deal`. ``gives`` leave ``by``,
    ``gets`` leave ``to``.
    """

    __slots__ = ("by", "first", "gets", "gives", "ident", "kind", "plays", "to", "treasures")

    def __init__(
        self,
        ident: int,
        kind: str,
        by: int,
        to: int,
        treasures: int,
        first: bool,
        gives: tuple[int, ...],
        gets: tuple[int, ...],
        plays: tuple[int, ...],
    ) -> None:
        """Take every field."""
        self.ident = ident
        self.kind = kind
        self.by = by
        self.to = to
        self.treasures = treasures
        self.first = first
        self.gives = gives
        self.gets = gets
        self.plays = plays


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One game: everything that a clone, a save or a search has to copy.

    Piles are lists whose last card is the top; ``piles`` holds those beside the two decks.
    ``centre`` are the cards that lie in the middle of the table, for everybody, in the order in
    which they came. ``equipped``, ``received``, ``locked`` are masks of cards; ``host`` says on what card another one lies; ``known[card]`` is the mask of seats that
    know where it is; ``handle[card]`` is its public name for as long as it stays in sight.
    ``script`` holds results that the next dice show instead of chance (rulings set it).
    """

    __slots__ = (
        "active",
        "centre",
        "corpse",
        "counter",
        "dirty",
        "door",
        "door_discards",
        "drafts",
        "equipped",
        "fight",
        "free_acts",
        "handle",
        "host",
        "in_flight",
        "key",
        "known",
        "locked",
        "next_handle",
        "next_offer",
        "offers",
        "phase",
        "piles",
        "players",
        "received",
        "revision",
        "script",
        "stack",
        "treasure",
        "treasure_discards",
        "turn",
        "used",
        "window",
        "winners",
    )

    def __init__(self, players: list[Player], key: bytes) -> None:
        """Start an empty table; set-up fills it."""
        self.players = players
        self.key = key
        self.counter = 0
        self.active = 0
        self.turn = 0
        self.phase = "setup"
        self.stack: list[Frame] = []
        self.fight: Fight | None = None
        self.window: Window | None = None
        self.door: list[int] = []
        self.door_discards: list[int] = []
        self.treasure: list[int] = []
        self.treasure_discards: list[int] = []
        self.centre: list[int] = []
        self.piles: dict[str, list[int]] = {}
        self.in_flight: list[int] = []
        self.corpse: list[int] = []
        self.equipped = 0
        self.received = 0
        self.locked = 0
        self.host: dict[int, int] = {}
        self.known: list[int] = []
        self.handle: list[int] = []
        self.next_handle = 0
        self.used: dict[str, int] = {}
        self.free_acts: dict[int, int] = {}
        self.offers: list[Offer] = []
        self.next_offer = 1
        self.drafts: dict[int, tuple[str, ...]] = {}
        self.revision = 0
        self.dirty = 0
        self.script: tuple[int, ...] = ()
        self.winners: tuple[int, ...] = ()

    def clone(self) -> State:
        """Return an independent copy."""
        copy = State.__new__(State)
        copy.players = [player.clone() for player in self.players]
        copy.key = self.key
        copy.counter = self.counter
        copy.active = self.active
        copy.turn = self.turn
        copy.phase = self.phase
        copy.stack = [frame.clone() for frame in self.stack]
        copy.fight = None if self.fight is None else self.fight.clone()
        copy.window = None if self.window is None else self.window.clone()
        copy.door = self.door[:]
        copy.door_discards = self.door_discards[:]
        copy.treasure = self.treasure[:]
        copy.treasure_discards = self.treasure_discards[:]
        copy.centre = self.centre[:]
        copy.piles = {name: pile[:] for name, pile in self.piles.items()}
        copy.in_flight = self.in_flight[:]
        copy.corpse = self.corpse[:]
        copy.equipped = self.equipped
        copy.received = self.received
        copy.locked = self.locked
        copy.host = self.host.copy()
        copy.known = self.known[:]
        copy.handle = self.handle[:]
        copy.next_handle = self.next_handle
        copy.used = self.used.copy()
        copy.free_acts = self.free_acts.copy()
        copy.offers = self.offers[:]
        copy.next_offer = self.next_offer
        copy.drafts = self.drafts.copy()
        copy.revision = self.revision
        copy.dirty = self.dirty
        copy.script = self.script
        copy.winners = self.winners
        return copy

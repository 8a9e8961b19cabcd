"""The shapes of a view: what may be seen of a game, as plain JSON-able records.

They hold numbers, words and each other, never a part of a state. Handles are public names of
cards; ids are definitions, empty where the face is hidden from whoever looks.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class CardView:
    """A card as it lies there, with what is attached to it.

    ``strength`` is what it adds to combat now (a monster's: its whole strength), None where it
    adds to none; ``host`` is the handle of the card that it lies on; ``feat`` says whether its Epic
    feat is in force, None where it has none or does not lie before a player.
    """

    handle: int
    id: str
    back: str
    equipped: bool
    attached: list[CardView]
    strength: int | None
    host: int | None
    feat: bool | None


@dataclass(slots=True)
class SeatView:
    """What everybody sees of one seat. ``shown`` are the hand cards that everybody knows.

    ``space`` is where it stands on the board's track of levels, None where there is no board. ``epic``
    says that its munchkin is Epic now.
    """

    seat: int
    name: str
    level: int
    space: int | None
    alive: bool
    strength: int
    run_away: int
    hand_doors: int
    hand_treasures: int
    hand_limit: int
    table: list[CardView]
    traits: dict[str, list[str]]
    shown: list[CardView]
    epic: bool


@dataclass(slots=True)
class DoorwayView:
    """A card behind one of several doors: the step that deals with it, and whether it has.

    Steps count from 0: curses, what is neither of these, rooms, monsters with what makes them more.
    """

    card: CardView
    step: int
    done: bool


@dataclass(slots=True)
class PileView:
    """One deck: cards left, cards discarded, and the top of the discards.

    ``faces`` are all the cards of an open pile, the top first.
    """

    count: int
    discards: int
    top: CardView | None
    faces: list[CardView]


@dataclass(slots=True)
class Part:
    """One part of a number: a label (the card's id, where a card gives it) and its amount."""

    label: str
    amount: int
    card: str | None
    seat: int | None


@dataclass(slots=True)
class DieView:
    """A die that lies on the table, with what is added to it."""

    seat: int
    purpose: str
    sides: int
    value: int
    modifiers: list[Part]
    total: int


@dataclass(slots=True)
class TableView:
    """What concerns no single seat.

    ``centre`` are the cards in the middle of the table, which bear on everybody; ``waiting`` are the
    seats that the game waits for. From ``epic_level`` on munchkins are Epic, 0 where nobody ever is;
    ``doorway`` is what lies behind several doors that were opened at once.
    """

    turn: int
    active: int
    phase: str
    goal: int
    epic_level: int
    piles: dict[str, PileView]
    centre: list[CardView]
    in_flight: list[CardView]
    doorway: list[DoorwayView]
    corpse: list[CardView]
    die: DieView | None
    winners: list[int]
    waiting: list[int]
    options: dict[str, int | str | bool]


@dataclass(slots=True)
class FoeView:
    """A monster in the fight; ``key`` is its name in option keys."""

    card: CardView
    key: str
    strength: int
    treasures: int
    levels: int
    parts: list[Part]
    pursues_above: int | None
    added_by: int | None


@dataclass(slots=True)
class DealView:
    """What the helper was promised."""

    by: int
    to: int
    treasures: int
    first: bool
    gives: list[CardView]
    plays: list[CardView]


@dataclass(slots=True)
class FightView:
    """The fight: both sides' totals with all their parts, and what is at stake."""

    main: int
    helper: int | None
    forced: bool
    munchkins: int
    monsters: int
    winning: str
    parts: list[Part]
    side_parts: list[Part]
    foes: list[FoeView]
    levels: int
    treasures: int
    reaches: int
    for_the_win: bool
    deal: DealView | None
    stage: str
    passed: list[int]


@dataclass(slots=True)
class OfferView:
    """A bargain that lies on the table."""

    id: int
    kind: str
    by: int
    to: int
    treasures: int
    first: bool
    gives: list[CardView]
    gets: list[CardView]
    plays: list[CardView]


@dataclass(slots=True)
class KnownView:
    """A card that this seat knows in a hidden place, and not everybody does.

    ``zone`` is a hand, a deck or a pile; ``place`` counts from the top of a deck, and is -1 elsewhere.
    """

    zone: str
    place: int
    card: CardView


@dataclass(slots=True)
class YouView:
    """What one seat alone sees."""

    seat: int
    hand: list[CardView]
    draft: list[str]
    known: list[KnownView]


@dataclass(slots=True)
class View:
    """All that one seat (or, with ``you`` None, a spectator) may see of a game."""

    table: TableView
    seats: list[SeatView]
    fight: FightView | None
    offers: list[OfferView]
    you: YouView | None
    log_length: int

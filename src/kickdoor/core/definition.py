"""Definition: a card as immutable data, compiled once and shared by every game.

The card language fills these classes; the machine reads them. What a card can say is written as
objects of three kinds, whose concrete classes live in the language: a :class:`Condition` holds or
not, an :class:`Amount` is a number, an :class:`Operation` does something.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core.native import mypyc_attr

if TYPE_CHECKING:
    from collections.abc import Mapping

    from kickdoor.core.game import Game
    from kickdoor.core.state import Foe, Frame

# Moments at which a play may be made, as bits: see rules/timing.py for when each is true.
ANY = 1
REST = 2
OWN_TURN = 4
OWN_REST = 8
COMBAT = 16
FLIGHT = 32
CURSE = 64
DIE = 128
CAUGHT = 256
SETUP = 512
RECEIVED = 1024
OPENING = 2048


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """Something that holds or does not, about a player (``seat``) or a monster (``foe``)."""

    __slots__ = ()

    def holds(self, game: Game, seat: int, foe: Foe | None) -> bool:
        """Tell whether it holds now."""
        raise NotImplementedError

    def waived(
        self, game: Game, seat: int, free: Mapping[str, frozenset[str]], *, wanted: bool = True
    ) -> bool:
        """Tell whether it holds where identities of some groups are beside the point.

        ``free`` names these groups, each with the identities that may still be barred by name;
        ``wanted`` is what would suit the player.
        """
        return self.holds(game, seat, None)


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount:
    """A number that depends on the game."""

    __slots__ = ()

    def value(self, game: Game, seat: int, foe: Foe | None) -> int:
        """Return the number as it stands now."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Operation:
    """One step of an effect. Its fields are its parameters; it is frozen and shared."""

    __slots__ = ()

    def possible(self, game: Game, frame: Frame) -> bool:
        """Tell whether carrying it out would do what it says; asked before a card is played."""
        return True

    def run(self, game: Game, frame: Frame) -> None:
        """Carry it out, or put frames on the stack that will."""
        raise NotImplementedError

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Go on after the choice that :meth:`run` asked for; ``picked`` are the values chosen."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Modifier:
    """A change of a number: ``set``, ``multiply``, ``add`` or ``clamp``, while ``when`` holds.

    ``scope`` says whose number: ``self`` (the monster, or the card's owner), ``other_monsters``,
    ``fighters``, ``main``, ``everyone``, ``monsters``. ``tag`` narrows the scope of monsters,
    ``of`` (a filter) that of a number of items.
    """

    __slots__ = ("amount", "layer", "number", "of", "scope", "tag", "when")

    def __init__(
        self,
        number: str,
        amount: int | Amount,
        when: Condition | None = None,
        scope: str = "self",
        layer: str = "add",
        tag: str = "",
        of: object = None,
    ) -> None:
        """Take every field."""
        self.number = number
        self.amount = amount
        self.when = when
        self.scope = scope
        self.layer = layer
        self.tag = tag
        self.of = of


@mypyc_attr(allow_interpreted_subclasses=True)
class Pick:
    """One thing that a play has to name: its ``name`` in the effect, what it is, and which fit."""

    __slots__ = ("count", "followers", "in_fight", "kind", "name", "not_self", "of", "which")

    def __init__(
        self,
        name: str,
        kind: str,
        which: object = None,
        of: str = "you",
        not_self: bool = False,
        in_fight: bool = False,
        count: tuple[int, int] = (1, 6),
        followers: bool = False,
    ) -> None:
        """Take every field; ``which`` is a filter of cards or a condition about players.

        With ``followers`` a follower may be picked in place of an item.
        """
        self.name = name
        self.kind = kind
        self.which = which
        self.of = of
        self.not_self = not_self
        self.in_fight = in_fight
        self.count = count
        self.followers = followers


@mypyc_attr(allow_interpreted_subclasses=True)
class Cost:
    """What is paid: ``discard`` cards, ``hand`` (the whole one, at least that many), or an item.

    Where ``first`` is there, the first card discarded has to fit it; where ``which`` is, all of them.
    ``value`` is paid in items from the hand and from play that are worth so much together. With
    ``treasures`` as many cards are discarded as the picked monster is worth Treasures.
    """

    __slots__ = (
        "discard",
        "first",
        "hand",
        "hand_only",
        "item",
        "levels",
        "treasures",
        "value",
        "which",
    )

    def __init__(
        self,
        discard: int = 0,
        hand: int = 0,
        hand_only: bool = False,
        item: object = None,
        levels: int = 0,
        value: int = 0,
        treasures: bool = False,
        first: object = None,
        which: object = None,
    ) -> None:
        """Take every field; ``hand_only``: the discards come from the hand."""
        self.first = first
        self.which = which
        self.treasures = treasures
        self.discard = discard
        self.hand = hand
        self.hand_only = hand_only
        self.item = item
        self.levels = levels
        self.value = value


@mypyc_attr(allow_interpreted_subclasses=True)
class Play:
    """One way to use a card: when, by whom, with what picks and cost, how often, to what effect.

    ``windows`` is a mask of moments; ``spends`` says that the card leaves its place for it. Plays that
    are counted ``under`` one name share their limit.
    """

    __slots__ = (
        "ability",
        "by",
        "cost",
        "do",
        "each",
        "ident",
        "immediate",
        "limit",
        "per",
        "picks",
        "spends",
        "under",
        "when",
        "windows",
    )

    def __init__(
        self,
        ident: str,
        windows: int,
        do: int,
        *,
        by: str = "anyone",
        when: Condition | None = None,
        picks: tuple[Pick, ...] = (),
        cost: Cost | None = None,
        limit: int = 0,
        per: str = "combat",
        each: str = "",
        spends: bool = True,
        ability: bool = False,
        immediate: bool = False,
        under: str = "",
    ) -> None:
        """Take every field; ``do`` is the number of the program among its definition's."""
        self.ident = ident
        self.windows = windows
        self.do = do
        self.by = by
        self.when = when
        self.picks = picks
        self.cost = cost
        self.limit = limit
        self.per = per
        self.each = each
        self.spends = spends
        self.ability = ability
        self.immediate = immediate
        self.under = under


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """A trigger (``optional`` false or true) or a replacement of events of one kind."""

    __slots__ = (
        "cost",
        "do",
        "each",
        "event",
        "ident",
        "limit",
        "optional",
        "per",
        "replaces",
        "when",
    )

    def __init__(
        self,
        event: str,
        do: int,
        *,
        ident: str = "",
        when: Condition | None = None,
        optional: bool = False,
        cost: Cost | None = None,
        replaces: bool = False,
        limit: int = 0,
        per: str = "combat",
        each: str = "",
    ) -> None:
        """Take every field; ``do`` is the number of the program among its definition's."""
        self.each = each
        self.limit = limit
        self.per = per
        self.event = event
        self.do = do
        self.ident = ident
        self.when = when
        self.optional = optional
        self.cost = cost
        self.replaces = replaces


@mypyc_attr(allow_interpreted_subclasses=True)
class Feat:
    """What a card gives to an owner with Epic powers, besides the rest of it.

    ``replaces`` names what of the card's own is not there meanwhile: abilities and reactions by
    their ids, modifiers by their numbers, standing rules by their names.
    """

    __slots__ = ("abilities", "listeners", "modifiers", "qualities", "replaces")

    def __init__(
        self,
        replaces: tuple[str, ...] = (),
        modifiers: tuple[Modifier, ...] = (),
        qualities: Mapping[str, tuple[Condition | None, ...]] | None = None,
        abilities: tuple[Play, ...] = (),
        listeners: tuple[Listener, ...] = (),
    ) -> None:
        """Take every field; programs are those of the card."""
        self.replaces = replaces
        self.modifiers = modifiers
        self.qualities = dict(qualities or {})
        self.abilities = abilities
        self.listeners = listeners


Program = tuple[Operation, ...]


DEFINITION_FIELDS = (
    "abilities",
    "bad_stuff",
    "big",
    "carries",
    "carries_only",
    "cheats",
    "deck",
    "doubtful",
    "effect",
    "feat",
    "group",
    "hands",
    "ident",
    "index",
    "is_item",
    "kind",
    "lasting",
    "lasting_until",
    "level",
    "levels",
    "listeners",
    "modifiers",
    "moments",
    "name",
    "numbers",
    "on_escape",
    "on_meet",
    "ordinary",
    "places",
    "plays",
    "programs",
    "pursues_above",
    "qualities",
    "rank",
    "rests",
    "same_as",
    "seen_as",
    "slot",
    "source",
    "strength",
    "tag_given",
    "tags",
    "treasures",
    "usable_by",
    "value",
    "worn_by",
)
"""All that a definition holds."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Definition:
    """A card, compiled. Numbers that a kind does not have are 0, texts are empty.

    ``programs`` holds every list of operations of the card, nested ones too, so that a bookmark
    into the middle of an effect is two ints: the number of the program and the place in it.
    A permission with ``places`` of 0 lifts nothing: its modifiers say what room it gives.
    ``moments`` holds the windows of all its plays and abilities. ``numbers`` and ``qualities`` index the modifiers and standing rules by name; ``doubtful`` tells
    of each program whether it might turn out not to be possible. ``feat`` is what an Epic owner gets
    from it; where that is in force, ``ordinary`` is the card without it, else None.
    """

    __slots__ = DEFINITION_FIELDS

    def __init__(
        self,
        ident: str,
        kind: str,
        deck: str,
        *,
        name: str = "",
        group: str = "",
        seen_as: str = "",
        same_as: str = "",
        rank: int = 0,
        rests: str = "",
        level: int = 0,
        treasures: int = 0,
        levels: int = 0,
        strength: int = 0,
        tags: frozenset[str] = frozenset(),
        tag_given: str = "",
        slot: str = "",
        worn_by: str = "",
        hands: int = 0,
        big: bool = False,
        value: int = 0,
        usable_by: Condition | None = None,
        pursues_above: int = 0,
        places: int = 0,
        carries: int = 0,
        carries_only: object = None,
        cheats: bool = False,
        lasting: str = "",
        lasting_until: object = None,
        bad_stuff: int = -1,
        effect: int = -1,
        on_meet: int = -1,
        on_escape: int = -1,
        modifiers: tuple[Modifier, ...] = (),
        qualities: Mapping[str, tuple[Condition | None, ...]] | None = None,
        plays: tuple[Play, ...] = (),
        abilities: tuple[Play, ...] = (),
        listeners: tuple[Listener, ...] = (),
        programs: tuple[Program, ...] = (),
        feat: Feat | None = None,
        source: Mapping[str, object] | None = None,
    ) -> None:
        """Take every field; ``index`` is set when a set of definitions is put together."""
        self.index = -1
        self.ident = ident
        self.kind = kind
        self.deck = deck
        self.name = name
        self.group = group
        self.seen_as = seen_as
        self.same_as = same_as or ident
        self.rank = rank
        self.rests = rests
        self.level = level
        self.treasures = treasures
        self.levels = levels
        self.strength = strength
        self.tags = tags
        self.tag_given = tag_given
        self.slot = slot
        self.worn_by = worn_by
        self.hands = hands
        self.big = big
        self.value = value
        self.usable_by = usable_by
        self.pursues_above = pursues_above
        self.places = places
        self.carries = carries
        self.carries_only = carries_only
        self.cheats = cheats
        self.lasting = lasting
        self.lasting_until = lasting_until
        self.bad_stuff = bad_stuff
        self.effect = effect
        self.on_meet = on_meet
        self.on_escape = on_escape
        self.modifiers = modifiers
        self.qualities = dict(qualities or {})
        self.plays = plays
        self.abilities = abilities
        self.moments = 0
        for play in (*plays, *abilities):
            self.moments |= play.windows
        self.listeners = listeners
        self.programs = programs
        self.feat = feat
        self.ordinary: Definition | None = None
        self.source = dict(source or {})
        self.is_item = kind in ("item", "one-shot")
        numbers: dict[str, list[Modifier]] = {}
        for modifier in modifiers:
            numbers.setdefault(modifier.number, []).append(modifier)
        self.numbers = {key: tuple(values) for key, values in numbers.items()}
        self.doubtful = tuple(
            any(type(each).possible is not Operation.possible for each in program)
            for program in programs
        )

    def numbered(self, index: int) -> Definition:
        """Return a copy for a set of definitions in which it has that number."""
        copy: Definition = Definition.__new__(Definition)
        for name in DEFINITION_FIELDS:
            setattr(copy, name, getattr(self, name))
        copy.index = index
        return copy

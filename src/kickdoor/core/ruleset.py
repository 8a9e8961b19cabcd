"""Ruleset: everything about a game that never changes while it is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from kickdoor.core.definition import Definition
    from kickdoor.core.equipment import Board, Pile

Setting = int | str | bool

LENDERS = ("main", "helper", "fighters", "everyone")
"""Scopes of modifiers that reach others than their card's owner."""

FREE_OF = "free-of-"
"""How standing rules begin that let their owner use items whatever they say of a group of identities."""

STANDING = "rule"
"""The kind of card that lies in no deck and always holds."""


class Ruleset:
    """The definitions, switches and tables of a set or a mix of sets.

    ``copies`` holds pairs (definition, how many of it lie in its deck). ``groups`` maps a group of
    identities to how many one may have; ``plain`` to the words for having none. ``slots`` maps a
    slot to how many items fill it. ``fixed`` are the groups that nobody ever loses, ``mounts`` the
    slots that are ridden, ``steeds`` those of them that rules on steeds are about, ``ships`` the others, ``piles`` those beside the two decks; ``board`` is there where levels are
    shown on one. ``answers`` are the events (``curse``, ``die:run-away``, ...)
    that open a window of answers. ``joining`` are the tags whose monsters join each other.
    ``centre`` maps a group of cards that lie in the middle of the table to how many of it may lie
    there, ``newest`` are those of which the last one alone holds; ``standing`` are the cards (by number) that lie nowhere and always hold, ``able`` those of
    them that have abilities, which are everybody's.
    ``goal`` is the winning level, ``kill_levels`` how many of the last levels take a kill, ``epic_level``
    the level from which a munchkin is Epic (0: nobody is). ``altered`` are the numbers that some card
    changes, ``lent`` those that one changes for others, ``qualities`` the standing rules that cards give, ``heard`` the
    events that cards react to, ``moments`` the windows in which some card is of use, ``counts_used`` whether one counts what was used up in a fight; ``waivers`` are those by which no item is barred for what its owner is, ``ranked`` the groups whose
    identities have ranks; ``tames`` tells whether some card lets monsters be ridden or kept, ``heeds_fights`` whether
    one asks if there was a fight in the turn.
    """

    __slots__ = (
        "able",
        "altered",
        "answers",
        "board",
        "by_id",
        "centre",
        "copies",
        "counts_used",
        "definitions",
        "epic_level",
        "fixed",
        "goal",
        "groups",
        "hashes",
        "heard",
        "heeds_fights",
        "joining",
        "kill_levels",
        "lent",
        "moments",
        "mounts",
        "newest",
        "options",
        "packs",
        "piles",
        "plain",
        "qualities",
        "ranked",
        "ships",
        "slots",
        "standing",
        "steeds",
        "switches",
        "tames",
        "waivers",
    )

    def __init__(
        self,
        packs: Sequence[str],
        copies: Sequence[tuple[Definition, int]],
        *,
        switches: Mapping[str, Setting],
        options: Mapping[str, Setting] | None = None,
        groups: Mapping[str, int] | None = None,
        plain: Mapping[str, tuple[str, ...]] | None = None,
        slots: Mapping[str, int] | None = None,
        fixed: frozenset[str] = frozenset(),
        mounts: frozenset[str] = frozenset(),
        steeds: frozenset[str] = frozenset(),
        piles: Mapping[str, Pile] | None = None,
        board: Board | None = None,
        answers: frozenset[str] = frozenset(),
        joining: frozenset[str] = frozenset(),
        hashes: Mapping[str, str] | None = None,
        centre: Mapping[str, int] | None = None,
        newest: frozenset[str] = frozenset(),
    ) -> None:
        """Put the parts together and number the definitions, in copies that are this set's own."""
        self.packs = tuple(packs)
        self.copies = tuple(
            (definition.numbered(index), count) for index, (definition, count) in enumerate(copies)
        )
        self.definitions = tuple(definition for definition, _ in self.copies)
        self.by_id = {definition.ident: definition for definition in self.definitions}
        self.switches = dict(switches)
        self.options = dict(options or {})
        self.groups = dict(groups or {})
        self.plain = dict(plain or {})
        self.slots = dict(slots or {})
        self.fixed = fixed
        self.mounts = mounts
        self.steeds = steeds
        self.ships = mounts - steeds
        self.piles = dict(piles or {})
        self.board = board
        self.answers = answers
        self.joining = joining
        self.centre = dict(centre or {})
        self.newest = newest
        cards = [each for each, count in self.copies for _ in range(count)]
        self.standing = tuple(card for card, each in enumerate(cards) if each.kind == STANDING)
        self.able = tuple(card for card in self.standing if cards[card].abilities)
        self.hashes = dict(hashes or {})
        modifiers = [each for definition in self.definitions for each in definition.modifiers]
        self.goal = int(self.switches.get("goal", 0))
        self.kill_levels = int(self.switches.get("kill_levels", 1))
        self.epic_level = int(self.switches.get("epic_level", 0))
        self.altered = frozenset(each.number for each in modifiers)
        self.counts_used = any(getattr(each.amount, "own_used", None) for each in modifiers)
        self.lent = frozenset(each.number for each in modifiers if each.scope in LENDERS)
        self.qualities = frozenset(q for each in self.definitions for q in each.qualities)
        waivers = {each for each in self.qualities if each.startswith(FREE_OF)}
        self.waivers = tuple(sorted(waivers))
        ranked = {each.group for each in self.definitions if each.rank}
        self.ranked = tuple(sorted(ranked))
        steps = [step for each in self.definitions for done in each.programs for step in done]
        self.tames = any(getattr(each, "tames", False) for each in steps)
        self.heeds_fights = any(getattr(each, "heeds_fights", False) for each in steps)
        self.moments = 0
        for definition in self.definitions:
            self.moments |= definition.moments
        self.heard = frozenset(
            listener.event for definition in self.definitions for listener in definition.listeners
        )

    def find(self, name: str) -> Definition:
        """Return a definition by its id, or by its name without the pack where only one fits.

        Raises:
            KeyError: no card, or more than one, has that name.
        """
        if name in self.by_id:
            return self.by_id[name]
        fits = [d for ident, d in self.by_id.items() if ident.rsplit("/", 1)[-1] == name]
        if len(fits) != 1:
            raise KeyError(name)
        return fits[0]

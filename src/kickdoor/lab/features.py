"""Features: what of a card can be at work, counted through so that a game notes them in one number.

A feature is a play, an ability, a reaction, Bad Stuff or another effect, the numbers that a card
adds, its standing rules, or of a monster that it is a monster. Merely laying a card down is none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from kickdoor.bots.powers import nested_programs
from kickdoor.lang.ops import gaining

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kickdoor.core.definition import Definition
    from kickdoor.core.ruleset import Ruleset

NUMBERS, STANDING, FOUGHT = "numbers", "standing", "fought"
SUMMED = ("strength", "run_away", "dice")
"""The numbers that are watched where they are added up; others count as standing rules."""

LAYING = (
    gaining.PutItem,
    gaining.PutIdentity,
    gaining.PutFollower,
    gaining.PutScene,
    gaining.Attach,
)


class Feature(NamedTuple):
    """One thing that a card can do."""

    card: str
    name: str


class Features:
    """All features of a ruleset, each under a number; a set of them is the bits of an int."""

    def __init__(self, rules: Ruleset) -> None:
        """Count the features through, in the order of the cards."""
        self.all: list[Feature] = []
        self.by_program: list[dict[int, int]] = []
        self.numbers: list[int] = []
        self.standing: list[int] = []
        self.fought: list[int] = []
        self.of_card: list[int] = []
        for definition in rules.definitions:
            before = len(self.all)
            self._add(definition)
            self.of_card.append((1 << len(self.all)) - (1 << before))

    def _add(self, definition: Definition) -> None:
        programs: dict[int, int] = {}
        for name, program in programs_of(definition):
            bit = self._new(definition, name)
            for each in within(definition, program):
                programs.setdefault(each, bit)
        self.by_program.append(programs)
        self.numbers.append(self._new(definition, NUMBERS) if has_numbers(definition) else 0)
        self.standing.append(self._new(definition, STANDING) if has_rules(definition) else 0)
        is_monster = definition.kind == "monster"
        self.fought.append(self._new(definition, FOUGHT) if is_monster else 0)

    def _new(self, definition: Definition, name: str) -> int:
        self.all.append(Feature(definition.ident, name))
        return 1 << (len(self.all) - 1)


def programs_of(definition: Definition) -> Iterator[tuple[str, int]]:
    """Yield the effects of a card that are more than laying it down: their names and programs."""
    for play in (*definition.plays, *definition.abilities):
        steps = definition.programs[play.do] if play.do >= 0 else ()
        if steps and not all(isinstance(step, LAYING) for step in steps):
            yield play.ident, play.do
    for listener in definition.listeners:
        if listener.do >= 0:
            yield listener.ident or listener.event, listener.do
    for name in ("effect", "on_meet", "on_escape", "bad_stuff"):
        program = getattr(definition, name)
        if program >= 0 and definition.programs[program]:
            yield name.replace("_", "-"), program


def within(definition: Definition, program: int) -> Iterator[int]:
    """Yield a program and all that are nested in it."""
    if program < 0:
        return
    yield program
    for operation in definition.programs[program]:
        for nested in nested_programs(operation):
            yield from within(definition, nested)


def has_numbers(definition: Definition) -> bool:
    """Tell whether a card bears on sums that are watched."""
    return bool(definition.strength) or any(name in definition.numbers for name in SUMMED)


def has_rules(definition: Definition) -> bool:
    """Tell whether a card has rules that hold while it lies there, or fills a place for another."""
    others = set(definition.numbers) - set(SUMMED)
    filled = definition.places or definition.carries or definition.cheats
    return bool(definition.qualities or others or filled)

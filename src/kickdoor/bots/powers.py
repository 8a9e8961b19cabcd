"""Powers: what playing a card can do, read from its operations, whatever set it comes from."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from kickdoor.core.definition import Operation
from kickdoor.lang.ops import (
    backing,
    bearing,
    befalling,
    bluffing,
    contest,
    converting,
    disguising,
    dooming,
    exchanging,
    familiars,
    fighting,
    flow,
    gaining,
    joining,
    levels,
    raising,
    refitting,
    running,
    slipping,
    spying,
    swearing,
    tracking,
    triaging,
    unfolding,
    yielding,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kickdoor.core.definition import Condition, Definition, Play

DOUBLES = "own_strength"

SOME = 3
"""What a bonus is taken for that depends on a card, where nothing limits it."""


@dataclass(slots=True)
class Powers:
    """What a play can do; numbers are 0 and marks false where it cannot.

    ``helps`` is what it adds to the munchkin side, ``harms`` what it takes from a munchkin or adds
    to the monsters; ``removes`` takes one monster away and ``clears`` the whole fight; ``lifts``
    says which players gain levels by it, where not all or one of choice do. What ``shifts`` changes
    what lies in the middle of the table, what ``mutes`` takes the bonus of an item. What ``swaps``
    puts a monster in the place of another, what ``strikes`` befalls some of the others, what
    ``exchanges`` a card of another's hand in that of an own. What ``remakes`` lets a player become,
    bear or stop being something, or change a ship, what ``joins`` makes one item of two. What ``unfolds``
    opens a card in the middle, what ``closes`` shuts one, what ``renews`` changes hand cards for new ones.
    What ``hides`` keeps the monsters from knowing a munchkin, what ``yields`` lets a partner run first, what ``drops`` throws its own card away.
    What ``backs`` a fight brings so many Treasures once its munchkins win.
    Of the cards that it ``draws`` so many are ``treasures``; what ``sorts`` keeps the best of the next
    Doors, what ``guards`` lays a monster down that catches curses.
    """

    helps: int = 0
    harms: int = 0
    doubles: bool = False
    weakens: int = 0
    removes: bool = False
    clears: bool = False
    adds: bool = False
    clones: bool = False
    swaps: bool = False
    exchanges: bool = False
    transfers: bool = False
    borrows: bool = False
    forces: bool = False
    escapes: bool = False
    cancels: bool = False
    rerolls: bool = False
    sets_die: bool = False
    backs: int = 0
    draws: int = 0
    treasures: int = 0
    sorts: bool = False
    guards: bool = False
    fetches: bool = False
    gains: int = 0
    lifts: Condition | None = None
    strikes: flow.Each | None = None
    steals_level: bool = False
    steals_item: bool = False
    shifts: bool = False
    mutes: bool = False
    hastens: bool = False
    seeks: bool = False
    remakes: bool = False
    joins: bool = False
    unfolds: bool = False
    closes: bool = False
    renews: bool = False
    hides: bool = False
    yields: bool = False
    drops: bool = False

    @property
    def turns_fights(self) -> bool:
        """Whether it can decide a fight for the munchkin side."""
        return bool(
            self.helps
            or self.doubles
            or self.weakens
            or self.removes
            or self.clears
            or self.swaps
            or self.borrows
            or self.forces
            or self.shifts
            or self.hides
        )

    @property
    def spoils_fights(self) -> bool:
        """Whether it can decide a fight for the monsters."""
        return bool(
            self.harms
            or self.adds
            or self.clones
            or self.swaps
            or self.shifts
            or self.mutes
            or self.unfolds
        )


def operations(definition: Definition, program: int) -> Iterator[Operation]:
    """Yield the operations of a program and of all that are nested in it."""
    if program < 0:
        return
    for operation in definition.programs[program]:
        yield operation
        for nested in nested_programs(operation):
            yield from operations(definition, nested)


def nested_programs(operation: Operation) -> list[int]:
    """Return the programs that an operation may go on to."""
    if isinstance(operation, flow.If):
        return [operation.then, operation.else_]
    if isinstance(operation, flow.Each):
        return [operation.do]
    if isinstance(operation, contest.RollAgainst):
        return [operation.higher, operation.else_]
    if isinstance(operation, flow.Roll):
        return list(operation.table.values())
    if isinstance(operation, flow.Choose):
        return [steps for _, steps in operation.options]
    return [getattr(operation, "else_", -1)]


@lru_cache(maxsize=8192)
def powers_of(definition: Definition, play: Play) -> Powers:
    """Return what a play of a card can do."""
    found = Powers()
    for operation in operations(definition, play.do):
        _add(found, definition, operation)
    return found


def _add(found: Powers, definition: Definition, operation: Operation) -> None:
    match operation:
        case fighting.Boost():
            _add_boost(found, operation)
        case dooming.AddDeath() | spying.CopyBonus() | bluffing.Bluff() | bluffing.CallBluff():
            _add_bonus(found, operation)
        case fighting.Enhance():
            strength = definition.strength or operation.strength
            found.harms = max(found.harms, strength)
            found.weakens = max(found.weakens, -strength)
        case fighting.RemoveMonster() | fighting.KillMonster():
            found.clears |= operation.monster == "all"
            found.removes |= operation.monster != "all"
        case fighting.EndCombat():
            found.clears = True
        case flow.Each():
            found.lifts = operation.when
            if operation.who == "others":
                found.strikes = operation
        case gaining.Draw():
            found.draws += operation.count
            found.treasures += operation.count if operation.deck == "treasure" else 0
        case backing.BackWin():
            found.backs += operation.treasures
        case levels.GainLevels():
            found.gains = max(found.gains, operation.count)
        case _:
            mark = MARKS.get(type(operation))
            if mark is not None:
                setattr(found, mark, True)


def _add_bonus(found: Powers, operation: Operation) -> None:
    """Add what only may come to something, as far as it goes."""
    match operation:
        case spying.CopyBonus():
            found.helps = max(found.helps, operation.most)
        case bluffing.Bluff():
            found.helps = max(found.helps, operation.bonus)
        case bluffing.CallBluff():
            found.harms = max(found.harms, SOME)
        case _:
            found.helps = max(found.helps, SOME)


def _add_boost(found: Powers, operation: fighting.Boost) -> None:
    if operation.amount == DOUBLES:
        found.doubles = True
        return
    amount = operation.amount if isinstance(operation.amount, int) else operation.most or SOME
    if operation.side in ("picked", "munchkins") or operation.player == "you":
        found.helps = max(found.helps, amount)
    if operation.side in ("picked", "monsters"):
        found.harms = max(found.harms, amount)
    if operation.player == "picked" and amount < 0:
        found.harms = max(found.harms, -amount)


MARKS: dict[type[Operation], str] = {
    fighting.AddMonster: "adds",
    raising.RaiseTop: "adds",
    triaging.Triage: "sorts",
    familiars.LayFamiliar: "guards",
    fighting.CloneMonster: "clones",
    fighting.SwapMonster: "swaps",
    fighting.TransferCombat: "transfers",
    fighting.BorrowItem: "borrows",
    fighting.ForceHelp: "forces",
    spying.HelpOrCard: "forces",
    running.Escape: "escapes",
    running.Cancel: "cancels",
    running.Reroll: "rerolls",
    running.SetDie: "sets_die",
    running.ChangeDie: "sets_die",
    running.TurnDie: "sets_die",
    fighting.SilenceItem: "mutes",
    slipping.RunFaster: "hastens",
    tracking.SeekTrouble: "seeks",
    gaining.PutScene: "shifts",
    gaining.PassLeft: "exchanges",
    gaining.SwapCard: "exchanges",
    gaining.TakeDiscard: "fetches",
    gaining.StealItem: "steals_item",
    gaining.DiscardThis: "drops",
    joining.Join: "joins",
    disguising.Disguise: "hides",
    yielding.AfterYou: "yields",
    levels.StealLevel: "steals_level",
    **dict.fromkeys(
        (
            bearing.BearEnhancer,
            befalling.Befall,
            befalling.Lift,
            converting.Convert,
            converting.Declare,
            refitting.Refit,
            swearing.SwearIn,
        ),
        "remakes",
    ),
    unfolding.OpenScene: "unfolds",
    unfolding.CloseScene: "closes",
    exchanging.Exchange: "renews",
}

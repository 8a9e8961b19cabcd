"""Feat proofs: which moments of an Epic feat the rulings of its set prove, as playing them tells.

A ruling proves that a feat works if it would fail with a feat that never does, and that it does not work
if it would fail with one that always does; who was Epic when, and whether a fight was on, is watched
meanwhile. Likewise each thing that the card does at any level is proved by a ruling that fails without it.
What playing cannot tell, a ruling says under ``feat``; that is believed only where the ruling notices the
feat at all.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from kickdoor.core import epic
from kickdoor.rules import variants
from kickdoor.rules.costs import can_pay
from kickdoor.rules.coverage import part_in
from kickdoor.rules.failure import RulingFailed
from kickdoor.rules.shape import MOMENTS
from kickdoor.rules.steps import read_step
from kickdoor.rules.ways.script import Script

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from kickdoor.core.definition import Definition
    from kickdoor.core.game import Game
    from kickdoor.rules.ruling import Ruling

ORDINARY = "ordinary"
"""The mark for all that a card does at any level."""

MARKS = (ORDINARY, *MOMENTS)

OF_EPIC_ONES = frozenset({"third-door", "hyper-curious"})
"""Standing rules about what Epic ones alone do, which say nothing to anybody else even where they hold."""

BELOW = ("off", "lost")
"""Moments at which somebody is not Epic."""


@dataclass(slots=True)
class Sight:
    """What was seen of the holders of a card while a ruling was played, in a game with Epic play."""

    before: dict[int, bool] = field(default_factory=dict)
    moments: set[str] = field(default_factory=set)
    ever: bool = False
    """Whether a holder was Epic at any time."""


class Proofs:
    """What some rulings prove of one card and of its feat."""

    def __init__(self, definition: Definition, rulings: Iterable[Ruling]) -> None:
        """Take the card, and those rulings that it has a part in."""
        self.card = definition
        self.short = definition.ident.rpartition("/")[2]
        self.rulings = [each for each in rulings if self.short in part_in(each)]

    def found(self) -> dict[str, str | None]:
        """Return the marks that could be had, each with the name of a ruling that proves it, if one does."""
        marks: dict[str, str | None] = {}
        if self.parts:
            marks[ORDINARY] = None if self.unproved_parts() else self._first_of_parts()
        for moment in MOMENTS:
            if self._is_nothing(moment):
                continue
            marks[moment] = self._proof(moment, [each for each in marks.values() if each])
        return marks

    def _is_nothing(self, moment: str) -> bool:
        """Tell whether there is nothing to prove of a moment."""
        feat = self.card.feat
        if feat is None or (moment == "unpaid" and not self._costs()):
            return True
        others = feat.modifiers or feat.abilities or feat.listeners
        return moment in BELOW and not others and set(feat.qualities) <= OF_EPIC_ONES

    # What the card does at any level ----------------------------------------------------------------

    @cached_property
    def parts(self) -> list[variants.Part]:
        """All that the card does without its feat."""
        return list(variants.parts(self.card))

    def unproved_parts(self) -> list[variants.Part]:
        """Return what no ruling would miss."""
        return [each for each in self.parts if self._missing(each) is None]

    def _first_of_parts(self) -> str | None:
        return self._missing(self.parts[0])

    def _missing(self, part: variants.Part) -> str | None:
        """Return a ruling that fails without a part."""
        variant = variants.without(self.card, part)
        names = (each.name for each in self.rulings if self._fails(each, variant))
        return next(names, None)

    # The feat ---------------------------------------------------------------------------------------

    def false_claims(self) -> Iterator[str]:
        """Yield what rulings say of the feat and is not so."""
        for ruling in self.rulings:
            for moment in ruling.feat.get(self.short, ()):
                if not self._bears_out(ruling, moment):
                    yield f"{ruling.name}: {self.short} {moment}"

    def _bears_out(self, ruling: Ruling, moment: str) -> bool:
        """Tell whether a ruling notices the feat where it says that it proves a moment of it."""
        if self._is_nothing(moment) or ruling.name not in self._seen:
            return False
        if self._proves(ruling, moment, ()):
            return True
        working = (True,) if moment in BELOW else (False,) if moment == "on" else (False, True)
        return any(self._notices(ruling, each) for each in working)

    def _proof(self, moment: str, taken: Sequence[str]) -> str | None:
        said = [each for each in self.rulings if moment in each.feat.get(self.short, ())]
        played = [each for each in self.rulings if each.name in self._seen and each not in said]
        for ruling in said:
            if self._bears_out(ruling, moment):
                return ruling.name
        return next((each.name for each in played if self._proves(each, moment, taken)), None)

    def _proves(self, ruling: Ruling, moment: str, taken: Sequence[str]) -> bool:
        sight = self._seen[ruling.name]
        if moment == "unpaid":
            return "unpaid" in sight.moments or (sight.ever and self._asked_for_nothing(ruling))
        if moment == "meets":
            known = ruling.name not in taken and self._meets_something(ruling)
            return known and (self._notices(ruling, False) or self._notices(ruling, True))
        return moment in sight.moments and self._notices(ruling, moment in BELOW)

    def _notices(self, ruling: Ruling, works: bool) -> bool:
        """Tell whether a ruling fails where the feat always works, or where it never does."""
        return self._fails(ruling, variants.feat_working(self.card, works))

    def _fails(self, ruling: Ruling, variant: Definition) -> bool:
        return _failure(ruling, variant) is not None

    def _asked_for_nothing(self, ruling: Ruling) -> bool:
        """Tell whether a ruling fails because its player is asked, where the feat costs nothing."""
        feat = self.card.feat
        if feat is None or not any(each.cost for each in feat.listeners):
            return False
        failed = _failure(ruling, variants.feat_for_nothing(self.card))
        questions = failed.questions if failed is not None else ()
        asked = [option for each in questions for option in each.options]
        return any(option.endswith("pick yes") for option in asked)

    def _costs(self) -> bool:
        feat = self.card.feat
        if feat is None:
            return False
        asked = [each.cost for each in feat.listeners] + [each.cost for each in feat.abilities]
        return any(cost is not None for cost in asked)

    def _meets_something(self, ruling: Ruling) -> bool:
        """Tell whether another card of a set, a helper or another set has a part in it."""
        fight = ruling.given.get("combat") or {}
        others = part_in(ruling) & self._cards_known(ruling) - {self.short}
        return bool(others or fight.get("helper") or ruling.given.get("packs"))

    def _cards_known(self, ruling: Ruling) -> set[str]:
        game = Script(ruling).start()
        return {each.ident.rpartition("/")[2] for each in game.rules.definitions}

    # Watching ---------------------------------------------------------------------------------------

    @cached_property
    def _seen(self) -> dict[str, Sight]:
        """What was seen in those rulings, by their names, that are played with Epic play."""
        found = {}
        for ruling in self.rulings:
            script = Script(ruling)
            game = script.start()
            if game.rules.epic_level:
                found[ruling.name] = self._watched(script, game)
        return found

    def _watched(self, script: Script, game: Game) -> Sight:
        sight = Sight()
        self._look(game, sight, fighting=False)
        sight.moments |= set(_standing(game, sight.before))
        for number, step in enumerate(script.ruling.play):
            fighting = game.state.fight is not None
            if (
                isinstance(step, dict)
                and "refuse" in step
                and self._cannot_pay(game, step["refuse"])
            ):
                sight.moments.add("unpaid")
            script.step(game, number)
            self._look(game, sight, fighting=fighting or game.state.fight is not None)
        return sight

    def _look(self, game: Game, sight: Sight, *, fighting: bool) -> None:
        """See who holds the card, and whether that has changed anything in a fight."""
        now = {seat: epic.has_powers(game, seat, self.card.ident) for seat in self._holders(game)}
        for seat, has in now.items():
            had = sight.before.get(seat, has)
            if fighting and has != had:
                sight.moments.add("gained" if has else "lost")
            sight.ever |= has
        sight.before = now

    def _holders(self, game: Game) -> list[int]:
        """Return the seats before which the card lies: all of them, where it is a rule."""
        seats = range(len(game.state.players))
        if self.card.kind == "rule":
            return list(seats)
        return [
            seat
            for seat in seats
            if any(
                game.cards[card].ident == self.card.ident for card in game.state.players[seat].table
            )
        ]

    def _cannot_pay(self, game: Game, text: str) -> bool:
        """Tell whether a choice of an ability of the feat is refused to somebody who cannot pay for it."""
        seat, _ = read_step(game, text)
        words = set(re.split(r"[ >#]+", text))
        feat = self.card.feat
        if feat is None or self.short not in words:
            return False
        named = [each for each in feat.abilities if each.ident in words] or feat.abilities
        return epic.has_powers(game, seat, self.card.ident) and all(
            each.cost is not None and not can_pay(game, seat, (), each.cost) for each in named
        )


def _standing(game: Game, holders: dict[int, bool]) -> Iterator[str]:
    """Yield whether one stands on the first Epic level, or nobody but on the last that is not."""
    first = game.rules.epic_level
    levels = [(game.state.players[seat].level, has) for seat, has in holders.items()]
    if (first, True) in levels:
        yield "on"
    if (first - 1, False) in levels and not any(has for _, has in levels):
        yield "off"


def _failure(ruling: Ruling, variant: Definition) -> RulingFailed | None:
    """Return how a ruling fails with a card that is otherwise, if it does."""
    script = Script(ruling, {variant.ident: variant})
    try:
        script.finish(script.start())
    except RulingFailed as failed:
        return failed
    return None

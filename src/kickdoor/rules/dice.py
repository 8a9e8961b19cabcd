"""Dice: asked, rolled, answered, used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import chance, changes, effects, fights, rolling, strengths, windows
from kickdoor.core.definition import CAUGHT, DIE
from kickdoor.core.events import Event
from kickdoor.core.frames import FRAMES, FrameKind, frame_kind
from kickdoor.core.strengths import sides_of
from kickdoor.rules import limits, replacing

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame

CANCELLED = -1000
"""What a die that no longer matters tells the frame below."""


class DieRoll(FrameKind):
    """One roll: ``purpose`` says what for; the frame below is told the total.

    Instead of rolling, a card may let its owner name the ``value``.
    """

    __slots__ = ()

    def advance(self, game: Game, frame: Frame) -> bool:
        """Roll, let it be answered, hand on the total."""
        purpose = str(frame.names["purpose"])
        if frame.step == "":
            if replacing.offer(game, frame, "roll"):
                return False
            frame.step = "thrown"
            limits.forget_uses(game, "roll")
            _hurry(game, frame, purpose)
            if not frame.number("replaced"):
                self._throw(game, frame, purpose)
            return False
        if frame.step == "thrown":
            frame.step = "rolled"
            if f"die:{purpose}" in game.rules.answers:
                windows.open_answers(game, "die", frame.seat, DIE | CAUGHT)
            return False
        if frame.step == "rolled" and "rolled" in game.rules.heard:
            frame.step = "settled"
            game.wake("rolled", frame.seat)
            return False
        game.pop()
        parent = game.state.stack[-1]
        total = CANCELLED if frame.number("cancelled") else strengths.die_total(game, frame)
        game.emit(Event("die-used", frame.seat, amount=total, detail=purpose))
        if total >= frame.number("need") > 0:
            for patron in frame.numbers("patrons"):
                changes.draw(game, patron, "treasure", 1)
        FRAMES[parent.kind].chosen(game, parent, (total,))
        return False

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Let the die that was picked be the one that counts."""
        frame.names["value"] = picked[0]

    def _throw(self, game: Game, frame: Frame, purpose: str) -> None:
        """Roll once, or keep the better of two dice where a card let its owner have them.

        Whoever may pick is asked which of the two counts.
        """
        values = rolling.throw(game, frame.seat, sides_of(game, frame))
        if purpose == "run-away" and game.state.used.pop(fights.two_dice_key(frame.seat), 0):
            values.append(chance.die(game.state, sides_of(game, frame)))
        for value in values:
            game.emit(Event("rolled", frame.seat, amount=value, detail=purpose))
        frame.names["value"] = max(values)
        if rolling.picks(game, frame.seat):
            named = {str(value): value for value in sorted(set(values))}
            effects.ask(game, frame.seat, named, "pick-roll", card=frame.card)


frame_kind("die", DieRoll)


def _hurry(game: Game, frame: Frame, purpose: str) -> None:
    """Add to a roll to run away what was bought for it beforehand."""
    bought = fights.faster_key(frame.seat)
    if purpose == "run-away" and bought in game.state.used:
        frame.names["bonus"] = frame.number("bonus") + game.state.used.pop(bought)


def highest(game: Game, seats: list[int], purpose: str, sides: int = 0) -> int:
    """Let some seats roll until one has the highest die (rules setup-first-player-high-die).

    ``sides`` are those of the die, where it is another one than the usual.
    """
    left = list(seats)
    sides = sides or game.number_switch("die")
    while len(left) > 1:
        rolls = {seat: max(rolling.throw(game, seat, sides)) for seat in left}
        for seat, value in rolls.items():
            game.emit(Event("rolled", seat, amount=value, detail=purpose))
        top = max(rolls.values())
        left = [seat for seat in left if rolls[seat] == top]
    return left[0]

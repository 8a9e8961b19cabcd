"""Combat: the open fight, the claim, the closing window, and how it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import changes, fights, standing, strengths, windows
from kickdoor.core.acts import Act
from kickdoor.core.decisions import Refusal
from kickdoor.core.events import Event
from kickdoor.core.frames import ACTS, FrameKind, act, frame_kind
from kickdoor.core.state import NOBODY, Frame
from kickdoor.rules import rewards
from kickdoor.rules.run_away import OUTPACES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kickdoor.core.game import Game
    from kickdoor.core.state import Fight


class Combat(FrameKind):
    """One fight, from the first monster to its end."""

    __slots__ = ()
    decision = "floor"

    def advance(self, game: Game, frame: Frame) -> bool:
        """Meet monsters that came, keep the closing window, and decide the fight."""
        fight = game.state.fight
        if fight is None:
            game.pop()
            return False
        frame.seat = fight.main
        if self._meet(game, frame, fight):
            return False
        if frame.step:
            return self._settle(game, frame, fight)
        if not game.state.players[fight.main].alive:
            return self._over(game, frame, fight, "end")
        if fight.helper >= 0:
            self._keep_helper(game, fight)
        if fight.stage == "lost":
            lose(game, fight)
            return False
        if fight.stage == "flight":
            return self._over(game, frame, fight, "end")
        if not fight.foes:
            return self._over(game, frame, fight, "pay")
        if fight.stage == "open":
            return True
        return self._closing(game, frame, fight)

    def _over(self, game: Game, frame: Frame, fight: Fight, how: str) -> bool:
        """End the fight in one of three ways, after what its end wakes before cards are discarded."""
        frame.step = how
        for seat in reversed(fight.fighters()):
            game.wake("combat_ending", seat)
            if fight.stage == "flight" and game.state.players[seat].alive:
                game.wake(fights.ROUTED, seat)
        return False

    def _settle(self, game: Game, frame: Frame, fight: Fight) -> bool:
        how, frame.step = frame.step, ""
        if how == "win":
            rewards.win(game, fight)
        elif how == "pay":
            rewards.pay(game, fight)
        else:
            end(game, fight)
        return False

    def _meet(self, game: Game, frame: Frame, fight: Fight) -> bool:
        """Let the newest monster that was not met yet take its toll (on_meet)."""
        met = frame.number("met", NOBODY)
        for foe in fight.foes:
            if foe.uid > met:
                frame.names["met"] = foe.uid
                program = game.cards[foe.card].on_meet
                if program >= 0:
                    changes.run_program(
                        game, foe.card, program, fight.main, fight.main, foe=foe.uid
                    )
                    return True
        return False

    def _keep_helper(self, game: Game, fight: Fight) -> None:
        if not game.state.players[fight.helper].alive or standing.fight_has(
            game, fight, "no-helper"
        ):
            fights.leave(game, fight.helper)

    def _closing(self, game: Game, frame: Frame, fight: Fight) -> bool:
        state = game.state
        if fight.stage == "claim" and not strengths.winning(game, fight):
            fight.stage = "open"
            state.window = None
            game.emit(Event("claim-void", fight.main))
            return True
        if state.window is None:
            windows.open_closing(game, 1 << fight.main, _may_leave(game, fight))
            game.emit(Event("window", fight.main, detail=fight.stage))
        assert state.window is not None
        if state.window.waiting():
            return True
        state.window = None
        if strengths.winning(game, fight):
            return self._over(game, frame, fight, "win")
        lose(game, fight)
        return False

    def is_open(self, game: Game, frame: Frame) -> bool:
        """Anybody may act in a fight, until its window has closed."""
        return True

    def owners(self, game: Game, frame: Frame) -> int:
        """Return the main player, who proceeds."""
        return 1 << frame.seat

    def acts(self, game: Game, frame: Frame, seat: int) -> Iterable[Act]:
        """Offer to claim or concede, and to pass in the closing window."""
        fight = game.state.fight
        window = game.state.window
        if window is not None:
            return (ACTS["pass"],) if window.waiting() >> seat & 1 else ()
        if fight is not None and seat == fight.main and fight.stage == "open":
            return (ACTS["claim"], ACTS["concede"])
        return ()

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Nothing waits for a choice here."""

    def why(self, game: Game, frame: Frame) -> str:
        """Return the stage of the fight."""
        fight = game.state.fight
        return f"combat-{fight.stage}" if fight is not None else "combat"


frame_kind("combat", Combat)


def _may_leave(game: Game, fight: Fight) -> int:
    """Return the mask of a pressed helper who may leave (rule help-compelled-backs-out)."""
    return 1 << fight.helper if fight.forced and strengths.for_the_win(game, fight) else 0


class Claim(Act):
    """Say that the fight is won; the others have a last chance to act."""

    __slots__ = ()
    verb = "claim"
    binding = True

    def refusal(self, game: Game, seat: int, head: int) -> Refusal | None:
        """Refuse while the monsters are as strong or stronger."""
        fight = game.state.fight
        assert fight is not None
        if strengths.winning(game, fight):
            return None
        munchkins, monsters = strengths.totals(game, fight)
        rule = "combat-ties-lose" if munchkins == monsters else "combat-greater-wins"
        return Refusal(rule, munchkins=munchkins, monsters=monsters)

    def apply(self, game: Game, seat: int, values_: list[int]) -> None:
        """Begin the closing window; the fighter's own offers are off the table."""
        _close_with(game, seat, "claim")


act(Claim)


class Concede(Act):
    """Accept defeat; the others have a last chance to act."""

    __slots__ = ()
    verb = "concede"
    binding = True

    def refusal(self, game: Game, seat: int, head: int) -> Refusal | None:
        """Refuse in a fight that is being won: nobody runs from it by choice."""
        fight = game.state.fight
        assert fight is not None
        return Refusal("run-away-when") if strengths.winning(game, fight) else None

    def apply(self, game: Game, seat: int, values_: list[int]) -> None:
        """Begin the closing window."""
        _close_with(game, seat, "concede")


act(Concede)


def _close_with(game: Game, seat: int, stage: str) -> None:
    fight = game.state.fight
    assert fight is not None
    fight.stage = stage
    game.emit(Event("claimed" if stage == "claim" else "conceded", seat))
    for offer in [each for each in game.state.offers if each.by == seat and each.kind == "help"]:
        game.state.offers.remove(offer)
        game.emit(Event("withdrawn", seat, to=offer.to, amount=offer.ident, detail="help"))


def lose(game: Game, fight: Fight) -> None:
    """Begin the flight: the main player runs first, then the helper."""
    fight.stage = "flight"
    game.state.phase = "flight"
    used = game.state.used
    runners = sorted(
        [seat for seat in fight.fighters() if fights.slipped_key(seat) not in used],
        key=lambda seat: _place(game, seat),
    )
    fight.fleeing = [
        (seat, foe.uid) for seat in runners for foe in fight.foes if standing.fought(game, foe)
    ]
    game.emit(Event("combat-lost", fight.main))
    game.push(Frame("flight", fight.main, NOBODY, {}))


def _place(game: Game, seat: int) -> int:
    """Return where somebody runs: first, as it comes, or after a partner who has to be outpaced."""
    if standing.has_quality(game, seat, "runs-first"):
        return -1
    return int(standing.has_quality(game, seat, OUTPACES))


def end(game: Game, fight: Fight) -> None:
    """End a fight without reward; what was promised still changes hands.

    A kill that counts even where one has to flee is worth its level then.
    """
    promise = rewards.promise_of(fight)
    consoled = [seat for seat in fight.fighters() if fights.consoled_key(seat) in game.state.used]
    fights.clear(game)
    for seat in consoled:
        changes.gain_levels(game, seat, 1, by_kill=True)
    rewards.keep_promise(game, promise)

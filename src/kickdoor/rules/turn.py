"""The turn: start, the door, trouble or loot, charity, end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import changes, fights, spies, standing, tamed, values, zones
from kickdoor.core.acts import Act, Named
from kickdoor.core.decisions import Refusal
from kickdoor.core.events import EVERYONE, Event
from kickdoor.core.frames import ACTS, FrameKind, act, frame_kind
from kickdoor.core.state import NOBODY, Frame
from kickdoor.rules import doors, draws, limits, replacing, setup

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kickdoor.core.game import Game

OPEN_STEPS = ("start", "trouble", "charity")


class Turn(FrameKind):
    """One turn after another; the frame at the bottom of the stack."""

    __slots__ = ()
    decision = "floor"

    def advance(self, game: Game, frame: Frame) -> bool:
        """Go on to the next step; wait in the open ones."""
        step = frame.step
        if step in OPEN_STEPS:
            if game.state.players[game.state.active].alive:
                return True
            frame.step = "end"
        elif step == "begin":
            self._begin(game, frame)
        elif step == "curious":
            frame.step = "kicking"
            game.state.phase = "door"
            draws.face_up(game, frame.seat, "door", 1, "flight")
        elif step == "opened":
            self._opened(game, frame)
        elif step == "after-door":
            if not frame.number("met") and tamed.those(game, frame.seat, tamed.WAITING):
                frame.names["met"] = 1
                doors.begin(game, frame.seat, (), "flight")
                return False
            met = frame.number("met")
            self._enter(game, frame, "charity" if met else "trouble")
        elif step == "after":
            self._enter(game, frame, "charity")
        elif step == "end":
            frame.step = "over"
            game.wake("turn_ending", game.state.active)
        elif step == "over":
            self._end(game, frame)
        return False

    def _enter(self, game: Game, frame: Frame, step: str) -> None:
        frame.step = step
        game.state.phase = step
        game.state.free_acts.clear()

    def _begin(self, game: Game, frame: Frame) -> None:
        """Start a turn: the dead are back, the owner's cards are free, a new character draws."""
        state = game.state
        seat = state.active
        frame.seat = seat
        frame.names = {}
        for card in [each for each in state.centre if game.cards[each].lasting == "turn"]:
            zones.discard(game, card, "centre")
        state.turn += 1
        state.received = 0
        limits.forget_uses(game, "turn")
        for player in state.players:
            player.alive = True
        for card in state.players[seat].table:
            state.locked &= ~(1 << card)
        game.emit(Event("turn-began", seat, amount=state.turn))
        if state.players[seat].redraws:
            state.players[seat].redraws = False
            setup.redraw(game, seat)
        if game.switch("listen_at_the_door"):
            changes.draw(game, seat, "door", 1)
        self._enter(game, frame, "start")
        game.mark_turn()
        game.wake("turn_started", seat)

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Note the card that the door showed, or the several that it did."""
        frame.names["card"] = picked[0] if picked else NOBODY
        frame.step = "opened"
        if len(picked) > 1:
            frame.step = "after-door"
            game.push(Frame("doors", frame.seat, NOBODY, {"cards": picked}))

    def _opened(self, game: Game, frame: Frame) -> None:
        """Meet, suffer, lay down or keep the card behind the door (rules of topic turn)."""
        card = frame.number("card", NOBODY)
        seat = frame.seat
        frame.step = "after-door"
        if card < 0:
            return
        kind = game.cards[card].kind
        if kind == "monster":
            if "meet" in game.rules.heard:
                game.push(Frame("meeting", seat, card, {}))
            else:
                doors.begin(game, seat, (card,), "flight")
        elif kind == "curse":
            game.push(Frame("spent", seat, card, {}))
            game.push(Frame("curse", seat, card, {"door": 1}))
        elif kind == "scene":
            changes.to_centre(game, card, "flight")
        elif game.state.players[seat].alive:
            zones.move(game, card, "flight", f"hand:{seat}", EVERYONE)
            changes.receive(game, [card])

    def _end(self, game: Game, frame: Frame) -> None:
        state = game.state
        spies.give_back(game)
        for card in list(state.players[state.active].table):
            if game.cards[card].lasting == "turn":
                changes.discard_from_table(game, state.active, card)
        game.emit(Event("turn-ended", state.active))
        if not _again(game):
            state.active = (state.active + 1) % len(state.players)
        frame.step = "begin"

    def is_open(self, game: Game, frame: Frame) -> bool:
        """Tell whether the turn stands in a step in which anybody may act."""
        return frame.step in OPEN_STEPS

    def acts(self, game: Game, frame: Frame, seat: int) -> Iterable[Act]:
        """Offer the owner what leads on."""
        if seat != game.state.active:
            return ()
        if frame.step == "start":
            return (ACTS["kick-open"],)
        if frame.step == "trouble":
            return (ACTS["trouble"], ACTS["move-on" if frame.number("curious") else "loot"])
        return (ACTS["end-turn"], ACTS["give"], ACTS["shed"])

    def why(self, game: Game, frame: Frame) -> str:
        """Return the step."""
        return f"turn-{frame.step}"


frame_kind("turn", Turn)


def _again(game: Game) -> bool:
    """Tell whether the turn is followed by another of the same player, which is never a third."""
    used, key = game.state.used, fights.again_key(game.state.active)
    due = used.pop(key, 0)
    if due == 1 and game.state.players[game.state.active].alive:
        used[key] = 2
        return True
    return False


SEEKS_TROUBLE = "seeks-trouble"
"""The standing rule by which nobody loots with a monster in hand."""


class Meeting(FrameKind):
    """A monster behind the door, which something may replace before it is fought.

    With ``waits`` it is fought with others that lie there, once all have been met.
    """

    __slots__ = ()

    def advance(self, game: Game, frame: Frame) -> bool:
        """Let it be replaced, or fight it."""
        if replacing.offer(game, frame, "meet"):
            return False
        game.pop()
        if not frame.number("replaced"):
            if not frame.number("waits"):
                doors.begin(game, frame.seat, (frame.card,), "flight")
        elif not frame.number("gone"):
            zones.discard(game, frame.card, "flight")
        return False


frame_kind("meeting", Meeting)


class Seeking(FrameKind):
    """A player looks for trouble with a monster of the hand because of a card."""

    __slots__ = ()

    def advance(self, game: Game, frame: Frame) -> bool:
        """Begin the fight; what is left of the turn follows it."""
        game.pop()
        turn = game.frame_of("turn")
        if turn is not None and frame.card in game.state.players[frame.seat].hand:
            turn.step = "after"
            doors.begin(game, frame.seat, (frame.card,), f"hand:{frame.seat}")
        return False


frame_kind("seeking", Seeking)


class Looting(FrameKind):
    """The room is looted, unless something is done instead."""

    __slots__ = ()

    def advance(self, game: Game, frame: Frame) -> bool:
        """Let it be replaced, or draw."""
        if replacing.offer(game, frame, "loot"):
            return False
        game.pop()
        if not frame.number("replaced"):
            loot(game, frame.seat)
        return False


frame_kind("looting", Looting)


def loot(game: Game, seat: int) -> None:
    """Draw the card that looting finds."""
    changes.draw(game, seat, "treasure" if game.switch("listen_at_the_door") else "door", 1)


class KickOpen(Act):
    """Turn the top Door card face up, or as many as an Epic munchkin turns over at once.

    Rules turn-kick-open-draw-face-up, epic-doors-two-cards.
    """

    __slots__ = ()
    verb = "kick-open"
    binding = True

    def apply(self, game: Game, seat: int, values_: list[int]) -> None:
        """Draw the door."""
        frame = game.state.stack[-1]
        frame.step = "kicking"
        game.state.phase = "door"
        game.emit(Event("kicked", seat))
        draws.face_up(game, seat, "door", doors.count(game, seat), "flight")


act(KickOpen)


class LookForTrouble(Act):
    """Play a monster from the hand and fight it (rule turn-look-for-trouble)."""

    __slots__ = ()
    verb = "trouble"
    elsewhere = "turn-phase-two-skipped-after-monster"

    def heads(self, game: Game, seat: int) -> Named:
        """Return the monsters in hand."""
        hand = game.state.players[seat].hand
        return game.name_cards([card for card in hand if game.cards[card].kind == "monster"])

    def apply(self, game: Game, seat: int, values_: list[int]) -> None:
        """Begin the fight."""
        frame = game.state.stack[-1]
        frame.step = "after"
        doors.begin(game, seat, (values_[0],), f"hand:{seat}")


act(LookForTrouble)


class LootTheRoom(Act):
    """Take a card face down (rules turn-loot-the-room, faster-play-loot-treasure)."""

    __slots__ = ()
    verb = "loot"
    elsewhere = "turn-phase-two-skipped-after-monster"
    binding = True

    def bar(self, game: Game, seat: int) -> Refusal | None:
        """Refuse where somebody who has a monster in hand cannot let it be."""
        hand = game.state.players[seat].hand
        monster = any(game.cards[card].kind == "monster" for card in hand)
        if monster and standing.has_quality(game, seat, SEEKS_TROUBLE):
            return Refusal("conflicts-card-beats-rule")
        return None

    def apply(self, game: Game, seat: int, values_: list[int]) -> None:
        """Draw it and go on to charity."""
        game.state.stack[-1].step = "after"
        if "loot" in game.rules.heard:
            game.push(Frame("looting", seat, NOBODY, {}))
        else:
            loot(game, seat)


act(LootTheRoom)


class MoveOn(Act):
    """Go on to charity without looting: curiosity has used the chance up."""

    __slots__ = ()
    verb = "move-on"
    elsewhere = "turn-phase-two-choice"

    def apply(self, game: Game, seat: int, values_: list[int]) -> None:
        """Go on."""
        game.state.stack[-1].step = "after"


act(MoveOn)


class EndTurn(Act):
    """End the turn, with no more cards in hand than the limit."""

    __slots__ = ()
    verb = "end-turn"
    elsewhere = "turn-phase-two-choice"
    binding = True

    def refusal(self, game: Game, seat: int, head: int) -> Refusal | None:
        """Refuse while the hand is too large (rule charity-over-five)."""
        limit = values.hand_limit(game, seat)
        if len(game.state.players[seat].hand) > limit:
            return Refusal("charity-over-five", count=limit)
        return None

    def apply(self, game: Game, seat: int, values_: list[int]) -> None:
        """Let the next turn begin."""
        game.state.stack[-1].step = "end"


act(EndTurn)

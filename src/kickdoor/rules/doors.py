"""Doors: what an Epic munchkin does with several cards turned over at once, in four steps.

Curses strike first; then everything that is neither a room nor of a fight is laid down or taken;
then a room applies; then monsters are fought together, with what makes them more. A card that one
step has dealt with has left the doorway, so each round asks what still lies there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import changes, effects, epic, fights, standing, tamed, zones
from kickdoor.core.definition import RECEIVED
from kickdoor.core.events import EVERYONE, Event
from kickdoor.core.frames import ACTS, FrameKind, frame_kind
from kickdoor.core.state import NOBODY, Frame
from kickdoor.lang.ops.fighting import CloneMonster
from kickdoor.rules import draws, limits, targets

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from kickdoor.core.acts import Act
    from kickdoor.core.definition import Definition, Play
    from kickdoor.core.game import Game
    from kickdoor.core.state import Fight

THIRD_DOOR = "third-door"
"""The quality by which one more door is opened where two show no monster."""

HYPER = "hyper-curious"
"""The quality by which as many doors more may be opened as two showed something else than monsters."""

PAIR = 2
"""How many doors an Epic munchkin turns over."""

CURSES, OTHERS, ROOMS, MONSTERS = range(4)
"""The four steps, in their order."""


def count(game: Game, seat: int) -> int:
    """Return how many doors a player turns over at once (rule epic-doors-two-cards)."""
    return max(1, game.number_switch("epic_doors")) if epic.is_epic(game, seat) else 1


def step_of(definition: Definition) -> int:
    """Return in which step a card is dealt with.

    Rules epic-doors-order-curses-first, epic-doors-order-other-second, epic-doors-order-rooms-third,
    epic-doors-order-monsters-fourth, epic-doors-bonus-kinds.
    """
    if definition.kind == "curse":
        return CURSES
    if definition.kind == "scene" and definition.lasting:
        return ROOMS
    if definition.kind == "monster" or _bonus(definition) is not None:
        return MONSTERS
    return OTHERS


def _bonus(definition: Definition) -> Play | None:
    """Return the play by which a card makes a monster of the fight more: stronger, or two."""
    for play in definition.plays:
        if [pick.kind for pick in play.picks] != ["monster"]:
            continue
        clones = any(type(each) is CloneMonster for each in definition.programs[play.do])
        if definition.kind == "enhancer" or clones:
            return play
    return None


class Doors(FrameKind):
    """The doorway with several cards in it, until all are dealt with."""

    __slots__ = ()
    decision = "floor"

    def advance(self, game: Game, frame: Frame) -> bool:
        """Deal with the next card, or wait before the fight for what was just found to be played."""
        here = [card for card in frame.numbers("cards") if card in game.state.in_flight]
        if self._wants_more(game, frame, here):
            frame.names["more"] = 1
            draws.face_up(game, frame.seat, "door", 1, "flight")
        elif self._may_go_on(game, frame, here):
            frame.names["asked"] = 1
            effects.ask(game, frame.seat, {"no": 0, "yes": 1}, "curious", card=NOBODY)
        elif not here:
            game.pop()
        elif not game.state.players[frame.seat].alive:
            zones.discard_all(game, here, "flight")
        else:
            return self._next(game, frame, here)
        return False

    def _wants_more(self, game: Game, frame: Frame, here: list[int]) -> bool:
        """Tell whether one more door is opened: no monster showed, and the curses have struck."""
        if THIRD_DOOR not in game.rules.qualities or "more" in frame.names:
            return False
        kinds = {game.cards[card].kind for card in frame.numbers("cards")}
        cursed = any(game.cards[card].kind == "curse" for card in here)
        alive = game.state.players[frame.seat].alive
        more = alive and "monster" not in kinds and not cursed
        return more and standing.has_quality(game, frame.seat, THIRD_DOOR)

    def _may_go_on(self, game: Game, frame: Frame, here: list[int]) -> bool:
        """Tell whether another door is offered: all but the monsters are dealt with."""
        if HYPER not in game.rules.qualities or frame.number("enough"):
            return False
        calm = sum(game.cards[c].kind != "monster" for c in frame.numbers("cards")[:PAIR])
        left = calm - (len(frame.numbers("cards")) - PAIR)
        done = all(step_of(game.cards[card]) == MONSTERS for card in here)
        alive = game.state.players[frame.seat].alive
        return done and alive and left > 0 and standing.has_quality(game, frame.seat, HYPER)

    def _next(self, game: Game, frame: Frame, here: list[int]) -> bool:
        step = min(step_of(game.cards[card]) for card in here)
        now = [card for card in here if step_of(game.cards[card]) == step]
        if step in (CURSES, OTHERS):
            effects.ask_cards(game, frame.seat, now, "door", 1)
        elif frame.number("playable") and not frame.number("ready"):
            return True
        elif step == ROOMS:
            _enter(game, frame.seat, now)
        else:
            _fight(game, frame, now)
        return False

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Deal with the card that the player wants to be dealt with next, or note the third door."""
        if frame.number("asked"):
            frame.names["asked"] = 0
            self._answered(game, frame, bool(picked and picked[0]))
            return
        if frame.number("more"):
            frame.names.update(more=0, cards=(*frame.numbers("cards"), *picked))
            return
        card = picked[0]
        definition = game.cards[card]
        if definition.kind == "curse":
            game.push(Frame("spent", frame.seat, card, {}))
            game.push(Frame("curse", frame.seat, card, {"door": 1}))
        elif definition.kind == "scene":
            changes.to_centre(game, card, "flight")
        else:
            _take(game, frame.seat, card)
            if definition.moments & RECEIVED:
                frame.names.update(playable=1, ready=0)

    def laid_out(self, game: Game, frame: Frame) -> Sequence[tuple[int, int, bool]]:
        """Return what was behind the doors, so that everybody sees how far it has been dealt with."""
        here = game.state.in_flight
        return [(c, step_of(game.cards[c]), c not in here) for c in frame.numbers("cards")]

    def _answered(self, game: Game, frame: Frame, go_on: bool) -> None:
        """Open the door, after which the room is not looted, or leave it at what there is."""
        if not go_on:
            frame.names["enough"] = 1
            return
        frame.names["more"] = 1
        turn = game.frame_of("turn")
        if turn is not None:
            turn.names["curious"] = 1
        draws.face_up(game, frame.seat, "door", 1, "flight")

    def is_open(self, game: Game, frame: Frame) -> bool:
        """What was found may be played before the fight (rule epic-doors-identity-cards-at-once)."""
        return True

    def acts(self, game: Game, frame: Frame, seat: int) -> Iterable[Act]:
        """Offer to go on."""
        return (ACTS["ready"],) if seat == frame.seat else ()


frame_kind("doors", Doors)


def _take(game: Game, seat: int, card: int) -> None:
    """Take a card from the doorway into the hand; everybody has seen it."""
    zones.move(game, card, "flight", f"hand:{seat}", EVERYONE)
    changes.receive(game, [card])


def _enter(game: Game, seat: int, rooms: list[int]) -> None:
    """Let the room that was turned over first apply; another one goes to the hand.

    Rule epic-doors-two-rooms.
    """
    first, *others = rooms
    changes.to_centre(game, first, "flight")
    for card in others:
        _take(game, seat, card)


def _fight(game: Game, frame: Frame, cards: list[int]) -> None:
    """Meet the monsters one by one, then fight them all; without any, keep the bonuses."""
    monsters = [card for card in cards if game.cards[card].kind == "monster"]
    if not monsters:
        for card in cards:
            _take(game, frame.seat, card)
        return
    new = [card for card in monsters if card not in frame.numbers("met")]
    if new:
        frame.names["met"] = (*frame.numbers("met"), new[0])
        if "meet" in game.rules.heard:
            game.push(Frame("meeting", frame.seat, new[0], {"waits": 1}))
        return
    game.pop()
    begin(game, frame.seat, monsters, "flight")
    fight = game.state.fight
    assert fight is not None
    for card in reversed([card for card in cards if card not in monsters]):
        _add(game, frame.seat, card, fight)


def begin(game: Game, seat: int, monsters: Iterable[int], source: str) -> None:
    """Start a combat against monsters behind the door; who met some neither seeks nor loots.

    Rule epic-doors-two-monsters.
    """
    turn = game.frame_of("turn")
    if turn is not None and source == "flight":
        turn.names["met"] = 1
    if turn is not None and game.rules.heeds_fights:
        turn.names["fought"] = 1
    fights.start(game, seat)
    limits.forget_uses(game, "combat")
    for card in monsters:
        fights.add_foe(game, card, source)
    for card in tamed.those(game, seat, tamed.WAITING) if source == "flight" else ():
        zones.forget(game, card)
        fights.add_foe(game, card, f"table:{seat}")
    game.push(Frame("combat", seat, NOBODY, {"met": -1}))
    game.wake("combat_started", seat)


def _add(game: Game, seat: int, card: int, fight: Fight) -> None:
    """Play a bonus on the monster that was turned over with it; where it cannot be, it is kept.

    Rule epic-doors-monster-with-bonus.
    """
    play = _bonus(game.cards[card])
    assert play is not None
    foe = fight.foes[0].uid
    if not targets.possible(game, seat, card, play, {"monster": foe}):
        _take(game, seat, card)
        return
    game.emit(Event("played", seat, cards=game.names((card,)), detail=play.ident))
    game.push(Frame("spent", seat, card, {"fight": 1}))
    changes.run_program(game, card, play.do, seat, seat, monster=foe)

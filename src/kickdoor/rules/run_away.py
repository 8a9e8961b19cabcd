"""Running away: one monster after another, by a die, a trick or a sacrifice."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING

from kickdoor.core import changes, fights, standing, tamed
from kickdoor.core.acts import Act, Named
from kickdoor.core.events import Event
from kickdoor.core.fights import FREE_UNIT
from kickdoor.core.frames import ACTS, FrameKind, act, frame_kind
from kickdoor.core.state import NOBODY, Frame
from kickdoor.rules import replacing
from kickdoor.rules.dice import CANCELLED
from kickdoor.rules.targets import name_foes

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kickdoor.core.game import Game
    from kickdoor.core.state import Fight, Foe


class Flight(FrameKind):
    """Everybody on the losing side runs from every monster."""

    __slots__ = ()
    decision = "floor"

    def advance(self, game: Game, frame: Frame) -> bool:
        """Carry out free escapes, then wait for whoever runs next."""
        fight = game.state.fight
        if fight is None:
            game.pop()
            return False
        self._free(game, frame, fight)
        self._unpursued(game, fight)
        if game.state.stack[-1] is not frame:
            return False
        players = game.state.players
        fight.fleeing = [
            (seat, uid)
            for seat, uid in fight.fleeing
            if players[seat].alive and fight.foe(uid) is not None
        ]
        if not fight.fleeing:
            game.pop()
            return False
        frame.seat = fight.fleeing[0][0]
        return True

    def _free(self, game: Game, frame: Frame, fight: Fight) -> None:
        free = frame.numbers("free")
        frame.names["free"] = ()
        forced = frame.number("sacrificed") and game.switch("sacrifice_beats_no_escape")
        for each in free:
            seat, uid = divmod(each, FREE_UNIT)
            foe = fight.foe(uid)
            if foe is None or (seat, uid) not in fight.fleeing:
                continue
            if standing.foe_has(game, foe, "cannot-escape", seat) and not forced:
                continue
            fight.fleeing.remove((seat, uid))
            escape(game, seat, foe)

    def _unpursued(self, game: Game, fight: Fight) -> None:
        """Let those go whom a monster does not pursue, as they stand now."""
        for seat, uid in fight.fleeing[:]:
            foe = fight.foe(uid)
            if foe is not None and not pursues(game, seat, foe):
                fight.fleeing.remove((seat, uid))
                escape(game, seat, foe)

    def is_open(self, game: Game, frame: Frame) -> bool:
        """Anybody may act between the rolls."""
        return True

    def acts(self, game: Game, frame: Frame, seat: int) -> Iterable[Act]:
        """Offer the runner the monsters to run from, and a sacrifice."""
        return (ACTS["flee"], ACTS["sacrifice"]) if seat == frame.seat else ()

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Judge the roll (rule run-away-roll-five)."""
        fight = game.state.fight
        foe = fight.foe(frame.number("foe", NOBODY)) if fight is not None else None
        if foe is None or picked[0] == CANCELLED:
            return
        seat = frame.number("runner")
        enough = picked[0] >= game.number_switch("escape_roll")
        outpaced = _outpaces(game, frame, seat, foe, picked[0])
        rolled = (*frame.numbers("rolled"), seat * FREE_UNIT + foe.uid)
        frame.names.update(rolled=rolled, results=(*frame.numbers("results"), picked[0]))
        if enough or outpaced:
            escape(game, seat, foe)
        else:
            catch(game, seat, foe)


frame_kind("flight", Flight)


OUTPACES = "outpaces-partner"
"""The quality by which one gets away from a monster against which the partner rolled less."""


def _outpaces(game: Game, flight: Frame, seat: int, foe: Foe, result: int) -> bool:
    """Tell whether a roll beats that of the partner against the same monster, where that is enough."""
    if OUTPACES not in game.rules.qualities or not standing.has_quality(game, seat, OUTPACES):
        return False
    results = zip(flight.numbers("rolled"), flight.numbers("results"), strict=True)
    theirs = [
        each for key, each in results if key % FREE_UNIT == foe.uid and key // FREE_UNIT != seat
    ]
    return any(result > each for each in theirs)


def escape(game: Game, seat: int, foe: Foe) -> None:
    """Let a player get away (rules run-away-escape-discards-monster, run-away-escape-may-still-hurt).

    Whom a monster does not pursue at all, it does not hurt either.
    """
    game.emit(Event("escaped", seat, cards=game.names((foe.card,))))
    flight = game.frame_of("flight")
    if flight is not None:
        away = seat * FREE_UNIT + foe.uid
        flight.names["escaped"] = (*flight.numbers("escaped"), away)
        flight.names["behind"] = foe.uid
    key = fights.fled_key(seat)
    game.state.used[key] = game.state.used.get(key, 0) + 1
    _snatch(game, seat)
    game.wake("escaped", seat)
    if not spared(game, seat, foe):
        program = game.cards[foe.card].on_escape
        changes.run_program(game, foe.card, program, seat, seat, foe=foe.uid)


def _snatch(game: Game, seat: int) -> None:
    """Draw what a card gives to who gets away, once in a flight, however many monsters there are."""
    flight = game.frame_of("flight")
    if flight is None or seat in flight.numbers("snatched"):
        return
    if standing.has_quality(game, seat, "extra-treasure-on-escape"):
        flight.names["snatched"] = (*flight.numbers("snatched"), seat)
        changes.draw(game, seat, "treasure", 1)


HURT = "hurt"
"""What whoever lives hears after the Bad Stuff."""


def catch(game: Game, seat: int, foe: Foe) -> None:
    """Let a monster catch a player."""
    game.emit(Event("caught", seat, cards=game.names((foe.card,))))
    game.state.used[fights.caught_key(seat)] = 1
    if fights.ROUTED in game.rules.heard:
        game.state.used[fights.prey_key(seat, foe.uid)] = 1
    _let_go(game, seat, foe)
    game.push(Frame("caught", seat, foe.card, {"foe": foe.uid}))
    game.wake("caught", seat)
    fight, adder = game.state.fight, fights.added_by(foe)
    if adder >= 0 and fight is not None and adder != fight.main:
        game.wake("added_caught", adder)


def _let_go(game: Game, seat: int, foe: Foe) -> None:
    """Let a partner who gave way to whom a monster has caught get away from it without a roll."""
    flight, fight = game.frame_of("flight"), game.state.fight
    if flight is None or fight is None:
        return
    behind = [
        runner * FREE_UNIT + uid
        for runner, uid in fight.fleeing
        if uid == foe.uid and runner != seat
    ]
    free = [each for each in behind if each in flight.numbers("yielded")]
    flight.names["free"] = (*flight.numbers("free"), *free)


class Caught(FrameKind):
    """The Bad Stuff, at once and before the next roll (rule run-away-bad-stuff-immediate)."""

    __slots__ = ()

    def advance(self, game: Game, frame: Frame) -> bool:
        """Let it be replaced, or let it happen; then let those hear of it who live."""
        if frame.step == HURT:
            game.pop()
            if game.state.players[frame.seat].alive:
                game.wake(HURT, frame.seat)
            return False
        if replacing.offer(game, frame, "caught") or self._saved(game, frame):
            return False
        if HURT in game.rules.heard and not frame.number("replaced"):
            frame.step = HURT
        else:
            game.pop()
        if not frame.number("replaced"):
            fights.suffer(game, frame.seat, frame.card, frame.number("foe"))
        return False

    def _saved(self, game: Game, frame: Frame) -> bool:
        """Let the partner step in."""
        partner = partner_of(game, frame.seat)
        return partner >= 0 and replacing.offer(game, frame, "partner-caught", partner)


frame_kind("caught", Caught)


def partner_of(game: Game, seat: int) -> int:
    """Return the living partner of one who fights, or NOBODY."""
    fight = game.state.fight
    if fight is None or seat not in fight.fighters() or fight.helper < 0:
        return NOBODY
    other = fight.helper if seat == fight.main else fight.main
    return other if game.state.players[other].alive else NOBODY


def pursues(game: Game, seat: int, foe: Foe) -> bool:
    """Tell whether a player has to run from a monster at all."""
    return not spared(game, seat, foe) and not standing.foe_has(game, foe, "auto-escape", seat)


def spared(game: Game, seat: int, foe: Foe) -> bool:
    """Tell whether a monster leaves a player of such a level alone."""
    limit = game.cards[foe.card].pursues_above
    return bool(limit) and game.state.players[seat].level <= limit


class Flee(Act):
    """Run from one of the monsters (rule run-away-order-by-player)."""

    __slots__ = ()
    verb = "flee"

    def heads(self, game: Game, seat: int) -> Named:
        """Return the monsters still to run from, before the turn of somebody who gave way."""
        fight = game.state.fight
        if fight is None:
            return {}
        ahead = takewhile(lambda each: each[0] == seat, fight.fleeing)
        left = [uid for _, uid in ahead]
        return {token: uid for token, uid in name_foes(game).items() if uid in left}

    def apply(self, game: Game, seat: int, numbers: list[int]) -> None:
        """Get away, be caught, or roll."""
        fight = game.state.fight
        assert fight is not None
        uid = numbers[0]
        foe = fight.foe(uid)
        assert foe is not None
        fight.fleeing.remove((seat, uid))
        if standing.foe_has(game, foe, "cannot-escape", seat):
            catch(game, seat, foe)
        else:
            frame = game.state.stack[-1]
            frame.names["foe"] = uid
            frame.names["runner"] = seat
            need = game.number_switch("escape_roll")
            game.push(Frame("die", seat, NOBODY, {"purpose": "run-away", "foe": uid, "need": need}))


act(Flee)


class Sacrifice(Act):
    """Give up the follower to get away from everything; the main player may take the helper along."""

    __slots__ = ()
    verb = "sacrifice"

    def _followers(self, game: Game, seat: int) -> list[int]:
        table = game.state.players[seat].table
        return [c for c in table if tamed.is_follower(game, c)] + tamed.those(
            game, seat, tamed.DRONE
        )

    def heads(self, game: Game, seat: int) -> Named:
        """Name the follower where there are several; of one, ask at once who escapes."""
        mine = self._followers(game, seat)
        if len(mine) > 1:
            return game.name_cards(mine)
        return self._shares(game, seat) if mine else {}

    def _shares(self, game: Game, seat: int) -> Named:
        """Ask whether the helper escapes too, where it is the main player's to say."""
        fight = game.state.fight
        if fight is not None and fight.main == seat and fight.helper >= 0:
            return {"yes": 1, "no": 0}
        return {"": 0}

    def picks(self, game: Game, seat: int, numbers: list[int]) -> Named | None:
        """Ask after the follower's name what is asked of a single one at once."""
        if len(self._followers(game, seat)) < 2 or len(numbers) > 1:
            return None
        shares = self._shares(game, seat)
        return shares if len(shares) > 1 else None

    def apply(self, game: Game, seat: int, numbers: list[int]) -> None:
        """Discard the follower and note the escapes (rule hirelings-sacrifice-escape)."""
        fight = game.state.fight
        assert fight is not None
        mine = self._followers(game, seat)
        lost = numbers[0] if len(mine) > 1 else mine[0]
        shared = bool(numbers[-1]) if len(self._shares(game, seat)) > 1 else False
        changes.discard_from_table(game, seat, lost)
        frame = game.state.stack[-1]
        frame.names["sacrificed"] = 1
        frame.names["free"] = tuple(
            runner * FREE_UNIT + uid for runner, uid in fight.fleeing if runner == seat or shared
        )


act(Sacrifice)

"""Rewards: levels for kills, Treasures, and what the helper was promised."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import changes, effects, fights, standing, strengths, zones
from kickdoor.core.events import EVERYONE, Event
from kickdoor.core.frames import FrameKind, frame_kind
from kickdoor.core.state import NOBODY, Deal, Frame
from kickdoor.rules import draws

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Fight

Promise = tuple[int, int, Deal | None]

OWES = "owes-helper"
"""The standing rule by which no helper goes without a Treasure."""


def win(game: Game, fight: Fight) -> None:
    """Kill every monster that is left, and pay."""
    for foe in fight.foes:
        if standing.fought(game, foe):
            fight.kills += 1
            fight.kill_levels += strengths.foe_levels(game, fight, foe)
            fight.treasures += strengths.foe_treasures(game, fight, foe)
            game.emit(Event("monster-killed", fight.main, cards=game.names((foe.card,))))
            fights.note_killed(game, foe)
    fight.foes = []
    pay(game, fight)


def pay(game: Game, fight: Fight) -> None:
    """Discard the fight, give the levels together, then draw the Treasures.

    Rules combat-end-discard-all, rewards-level-per-monster, races-elf-helper-levels.
    """
    main, helper = fight.main, fight.helper
    levels, kills = strengths.levels_at_stake(game, fight), fight.kills
    treasures = strengths.treasures_at_stake(game, fight)
    promise = promise_of(fight)
    game.emit(Event("combat-won", main, to=helper, amount=kills))
    helps = helper >= 0 and standing.has_quality(game, helper, "helper-levels")
    fights.clear(game)
    spoils = game.state.used.get(fights.spoils_key(), 0) - 1
    if spoils >= 0:
        main = spoils
    gained = changes.gain_levels(game, main, levels, by_kill=spoils < 0)
    if helps:
        changes.gain_levels(game, helper, kills, by_kill=True)
    names = _share_of(game, promise, treasures)
    if names["share"] and standing.has_quality(game, promise[0], "helper-picks-first"):
        names["first"] = 1
    names["helper"] = helper
    _pay_backers(game, called_off=fight.stage == "off")
    game.push(Frame("rewards", main, NOBODY, dict(names), "draw"))
    if kills:
        game.wake("monster_killed", main)
    if fight.stage != "off":
        game.wake("combat_won", main)
        if fights.MEDDLED_WIN in game.rules.heard and fights.meddled(game, main):
            game.wake(fights.MEDDLED_WIN, main)
    if helper >= 0:
        if fight.stage != "off":
            game.state.used[fights.helped_key(helper)] = 1
            game.wake("helped_win", helper)
        if gained:
            game.wake("helped_level", helper)


def _pay_backers(game: Game, *, called_off: bool) -> None:
    """Let those who have backed the winners draw once the winners have theirs."""
    used = game.state.used
    for seat in reversed(range(len(game.state.players))):
        count = used.pop(fights.backed_key(seat), 0)
        if count and not called_off:
            game.push(Frame("backing", seat, NOBODY, {"treasures": count}))


class Backing(FrameKind):
    """Pays somebody who had put something on the winners of a fight."""

    __slots__ = ()

    def advance(self, game: Game, frame: Frame) -> bool:
        """Draw."""
        game.pop()
        changes.draw(game, frame.seat, "treasure", frame.number("treasures"))
        return False


frame_kind("backing", Backing)


def _share_of(game: Game, promise: Promise, treasures: int) -> dict[str, int | tuple[int, ...]]:
    main, helper, deal = promise
    share = deal.treasures if deal is not None else 0
    if helper >= 0 and standing.has_quality(game, main, OWES):
        share = max(1, share)
    share = min(share, treasures)
    return {
        "treasures": treasures,
        "share": share,
        "first": int(deal is not None and deal.first),
        "items": deal.items if deal is not None else (),
        "plays": deal.plays if deal is not None else (),
    }


def promise_of(fight: Fight) -> Promise:
    """Return what the main player owes the helper."""
    return fight.main, fight.helper, fight.deal


def keep_promise(game: Game, promise: Promise) -> None:
    """Hand over promised items and make promised plays (rule help-bribe-items-paid-after-russia)."""
    main, helper, deal = promise
    if deal is None or helper < 0:
        return
    players = game.state.players
    if not (players[main].alive and players[helper].alive):
        return
    for item in deal.items:
        if item in players[main].table:
            changes.hand_over(game, main, helper, item)
            changes.give(game, main, helper, item)
    for card in deal.plays:
        if card in players[main].hand and strengths.may_gain_level(game, helper):
            _play_for(game, main, helper, card)


def _play_for(game: Game, main: int, helper: int, card: int) -> None:
    play = game.cards[card].plays[0]
    zones.move(game, card, f"hand:{main}", "flight")
    game.emit(Event("played", main, cards=game.names((card,)), detail=play.ident))
    game.push(Frame("spent", main, card, {}))
    changes.run_program(game, card, play.do, main, helper, player=helper)


class Rewards(FrameKind):
    """Draws the Treasures and shares them as agreed."""

    __slots__ = ()

    def advance(self, game: Game, frame: Frame) -> bool:
        """Draw, share, keep the promise, end."""
        helper = frame.number("helper", NOBODY)
        count = frame.number("treasures")
        if frame.step == "draw":
            frame.step = "keep"
            if not count or not game.state.players[frame.seat].alive:
                return False
            if helper < 0:
                drawn = changes.draw(game, frame.seat, "treasure", count)
                if frame.number("sifted"):
                    frame.step = "sift"
                    self._sift(game, frame, drawn)
            else:
                frame.step = "share"
                draws.face_up(game, frame.seat, "treasure", count, "corpse")
            return False
        if frame.step == "share" and frame.number("sifted"):
            frame.step = "sift"
            self._sift(game, frame, game.state.corpse)
            return False
        if frame.step == "share":
            self._share(game, frame, helper)
            return False
        if frame.step == "keep":
            frame.step = "end"
            keep_promise(game, (frame.seat, helper, _deal_of(frame)))
            return False
        game.pop()
        return False

    def _sift(self, game: Game, frame: Frame, cards: list[int]) -> None:
        """Let whoever drew more than was owed throw as many away again."""
        count, frame.names["sifted"] = frame.number("sifted"), 0
        sifter = frame.number("sifter", frame.seat)
        effects.ask_cards(game, sifter, cards[:], "sift", min(count, len(cards)))

    def _sifted(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        for card in picked:
            source = "corpse" if card in game.state.corpse else f"hand:{frame.seat}"
            zones.discard(game, card, source)
        frame.step = "keep" if frame.number("helper", NOBODY) < 0 else "share"

    def _share(self, game: Game, frame: Frame, helper: int) -> None:
        """Let whoever picks first pick a share; the rest goes to the other."""
        pile = game.state.corpse[:]
        share = min(frame.number("share"), len(pile))
        if not game.state.players[helper].alive:
            share = 0
        frame.step = "keep"
        first = frame.number("first")
        picker, count = (helper, share) if first else (frame.seat, len(pile) - share)
        if not share or count == len(pile):
            frame.names["picker"] = helper if share else frame.seat
            self.chosen(game, frame, tuple(pile))
            return
        frame.names["picker"] = picker
        frame.step = "sharing"
        effects.ask_cards(game, picker, pile, "share-treasure", count)

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Hand out what was picked, and the rest to the other."""
        if frame.step == "share":
            return
        if frame.step == "sift":
            self._sifted(game, frame, picked)
            return
        helper = frame.number("helper", NOBODY)
        picker = frame.number("picker")
        other = frame.seat if picker == helper else helper
        for card in game.state.corpse[:]:
            taker = picker if card in picked else other
            zones.move(game, card, "corpse", f"hand:{taker}", EVERYONE)
            changes.receive(game, [card])
        frame.step = "keep"


frame_kind("rewards", Rewards)


def _deal_of(frame: Frame) -> Deal:
    return Deal(0, False, frame.numbers("items"), frame.numbers("plays"))

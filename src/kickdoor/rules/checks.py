"""Checks after every change: victory, and limits that are no longer kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import changes, effects, goals, loads, standing, traits
from kickdoor.core.acts import Act
from kickdoor.core.events import Event
from kickdoor.core.frames import ACTS, CHECKS, FrameKind, frame_kind
from kickdoor.core.state import CARDS, LEVELS, NOBODY, Frame

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kickdoor.core.game import Game


def victory(game: Game) -> bool:
    """End the game when somebody alive has the winning level (rule winning-first-to-level-ten)."""
    state = game.state
    won = [
        seat
        for seat, player in enumerate(state.players)
        if player.alive and player.level >= goals.goal(game, seat)
    ]
    if won:
        rewards = game.frame_of("rewards")
        if rewards is not None and game.switch("shared_victory") and rewards.seat in won:
            helper = rewards.number("helper", NOBODY)
            if helper >= 0 and state.players[helper].alive and helper not in won:
                won.append(helper)
        state.winners = tuple(sorted(won))
        state.phase = "over"
        game.emit(Event("won", won[0], detail=",".join(map(str, state.winners))))
    return False


def lone_permission(game: Game) -> bool:
    """Discard a permission card whose group is empty (rule super-munchkin-lost-without-class)."""
    for seat, player in enumerate(game.state.players):
        for card in player.table[:]:
            definition = game.cards[card]
            needed = definition.kind == "permission" and definition.places
            if needed and not traits.identities(game, seat, definition.group):
                changes.discard_from_table(game, seat, card)
    return False


def is_asked_already(game: Game) -> bool:
    """Tell whether somebody picks cards now: what may be picked must stay where it is."""
    return game.state.stack[-1].kind == "choice"


def too_many_identities(game: Game) -> bool:
    """Let a player with too many identities of a group choose which ones go."""
    if is_asked_already(game):
        return False
    for seat, player in enumerate(game.state.players):
        for group in game.rules.groups if len(player.table) > 1 else ():
            mine = traits.identities(game, seat, group)
            if len(mine) < 2:
                continue
            over = len(mine) - changes.identity_limit(game, seat, group)
            if over > 0:
                loose = [card for card in mine if not standing.for_good(game, seat, card)]
                return fix(game, seat, "identity", loose or mine, over)
    return False


def too_many_followers(game: Game) -> bool:
    """Let a player with too many followers choose which ones go (rule hirelings-one-in-play)."""
    if "follower_limit" not in game.rules.altered or is_asked_already(game):
        return False
    for seat, player in enumerate(game.state.players):
        mine = changes.followers(game, seat) if player.alive else []
        over = len(mine) - changes.follower_limit(game, seat)
        if mine and over > 0:
            return fix(game, seat, "follower", mine, over)
    return False


def too_much_worn(game: Game) -> bool:
    """Let a player whose worn items no longer fit take some off."""
    if is_asked_already(game):
        return False
    for seat, player in enumerate(game.state.players):
        worn = worn_by_slot(game, player.table) if player.alive else {}
        for slot, cards in worn.items():
            if slot in game.rules.mounts:
                continue
            used = sum(loads.takes(game, seat, card) for card in cards)
            if used > loads.slot_room(game, seat, slot):
                loose = [card for card in cards if not standing.is_dulled(game, card)]
                return fix(game, seat, "slot", loose or cards, 1)
    return False


def worn_by_slot(game: Game, table: list[int]) -> dict[str, list[int]]:
    """Return the equipped items that fill a slot, by slot."""
    found: dict[str, list[int]] = {}
    equipped = game.state.equipped
    for card in table:
        if equipped >> card & 1:
            slot = loads.capacity(game.cards[card])
            if slot and not standing.is_cheated(game, card):
                found.setdefault(slot, []).append(card)
    return found


def too_many_bigs(game: Game) -> bool:
    """Let a player with too many Big Items put it right, or with a mount that cannot stay.

    Rules big-items-excess-trigger, vehicles-unusable-sell-or-give.
    """
    if is_asked_already(game):
        return False
    for seat, player in enumerate(game.state.players):
        over = player.alive and loads.excess(game, seat)
        if over and not _being_mended(game, seat):
            game.push(Frame("excess", seat, NOBODY, {}))
            return True
    return False


def _being_mended(game: Game, seat: int) -> bool:
    mending = ("excess", "unload")
    return any(frame.kind in mending and frame.seat == seat for frame in game.state.stack)


def fix(game: Game, seat: int, what: str, cards: list[int], count: int) -> bool:
    """Let a player choose which cards are given up, or taken off where ``what`` is ``slot``."""
    game.push(Frame("fix", seat, NOBODY, {"what": what}))
    effects.ask_cards(game, seat, cards, f"fix-{what}", count)
    return True


class Fix(FrameKind):
    """Waits for what is taken off or given up."""

    __slots__ = ()

    def advance(self, game: Game, frame: Frame) -> bool:
        """End."""
        game.pop()
        return False

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Take it off, or discard it."""
        for card in picked:
            if frame.names["what"] == "slot":
                changes.take_off(game, frame.seat, card)
            else:
                changes.discard_from_table(game, frame.seat, card)
        game.state.dirty |= CARDS


frame_kind("fix", Fix)


class Unload(FrameKind):
    """The Big Items that steeds carried while they were Epic are discarded outright.

    Nobody is given them, and they are not sold (rule epic-steeds-loss-discards-big).
    """

    __slots__ = ()

    def advance(self, game: Game, frame: Frame) -> bool:
        """Ask which go, then end."""
        if frame.step:
            game.pop()
            return False
        frame.step = "asked"
        mine = loads.bigs(game, frame.seat)
        free = [card for card in mine if not standing.inseparable(game, frame.seat, card)]
        effects.ask_cards(game, frame.seat, free or mine, "shed-big", frame.number("count"))
        return False

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Discard what was picked."""
        for card in picked:
            changes.discard_from_table(game, frame.seat, card)


frame_kind("unload", Unload)


class Excess(FrameKind):
    """Too many Big Items: sell, find a permission, give away or discard (rules of topic big-items).

    Where the edition wants it, what is over goes to the lowest rival who can carry it, and is only
    discarded where nobody can.
    """

    __slots__ = ()

    def advance(self, game: Game, frame: Frame) -> bool:
        """Part with what was picked; wait while there are too many."""
        picked = frame.numbers("picked")
        if picked:
            frame.names["picked"] = ()
            self._part_with(game, frame, picked[0])
            return False
        over = loads.excess(game, frame.seat)
        if not over:
            game.pop()
            return False
        free = [card for card in over if not standing.inseparable(game, frame.seat, card)]
        named = game.name_cards(free or over, merge=False)
        frame.names = {"tokens": tuple(named), "values": tuple(named.values()), "picked": ()}
        return True

    def _part_with(self, game: Game, frame: Frame, card: int) -> None:
        """Give a card to the lowest who can carry it, or discard it.

        Rules big-items-excess-give-lowest, big-items-excess-rest-discarded.
        """
        heirs = _carriers(game, frame.seat, card) if game.switch("excess_bigs_given") else []
        if heirs:
            frame.names["giving"] = card
            effects.ask(game, frame.seat, {f"@{heir}": heir for heir in heirs}, "excess-give")
        else:
            changes.discard_from_table(game, frame.seat, card)

    def chosen(self, game: Game, frame: Frame, picked: tuple[int, ...]) -> None:
        """Hand the card over."""
        changes.hand_over(game, frame.seat, picked[0], frame.number("giving"))
        changes.give(game, frame.seat, picked[0], frame.number("giving"))

    def acts(self, game: Game, frame: Frame, seat: int) -> Iterable[Act]:
        """Offer to part with one; on the own turn, out of combat, to sell or to play a permission."""
        if seat != frame.seat:
            return ()
        if seat == game.state.active:
            return (ACTS["pick"], ACTS["sell"], ACTS["play"])
        return (ACTS["pick"],)


frame_kind("excess", Excess)


def _carriers(game: Game, seat: int, card: int) -> list[int]:
    """Return the lowest of the rivals who could carry one more Big Item, or ride the mount."""
    able = [
        other
        for other, player in enumerate(game.state.players)
        if other != seat and player.alive and _has_room(game, other, card)
    ]
    return traits.lowest(game, able)


def _has_room(game: Game, seat: int, card: int) -> bool:
    if loads.is_mount(game, card):
        return changes.fits_on(game, seat, card)
    return len(loads.bigs(game, seat)) < loads.big_limit(game, seat)


CHECKS += [
    (LEVELS, victory),
    (CARDS, lone_permission),
    (CARDS | LEVELS, too_many_identities),
    (CARDS | LEVELS, too_many_followers),
    (CARDS | LEVELS, too_much_worn),
    (CARDS | LEVELS, too_many_bigs),
]

"""Timing: which moments it is for a seat, and why a play has to wait.

A moment is a mask of the bits of core.definition (ANY, REST, OWN_TURN, ...). Plays that the rules
allow "at any time" need an open frame; answers need the event that they answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import fights, standing, strengths, windows
from kickdoor.core.decisions import Refusal
from kickdoor.core.definition import (
    ANY,
    CAUGHT,
    COMBAT,
    CURSE,
    DIE,
    FLIGHT,
    OPENING,
    OWN_REST,
    OWN_TURN,
    RECEIVED,
    REST,
    SETUP,
)

if TYPE_CHECKING:
    from kickdoor.core.definition import Definition, Play
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame

FIGHTING_STAGES = ("open", "claim", "concede")


def moment(game: Game, seat: int) -> int:
    """Return the mask of moments that it is for a seat now."""
    memo = game.memo
    if memo is None:
        return _moment(game, seat)
    found: int | None = memo.get(("moment", seat))
    if found is None:
        found = memo["moment", seat] = _moment(game, seat)
    return found


def _moment(game: Game, seat: int) -> int:
    state = game.state
    event = windows.answering(game)
    if event is not None:
        return _answers(game, event)
    top = state.stack[-1]
    if top.kind == "excess":
        return OWN_TURN if top.seat == seat == state.active else 0
    if not state.players[seat].alive or not windows.frame_is_open(game):
        return 0
    if state.phase == "setup":
        return SETUP
    fight = state.fight
    mine = state.active == seat
    mask = ANY | OWN_TURN if mine else ANY
    if not standing.in_fight(game, seat):
        mask |= REST | OWN_REST if mine else REST
    if fight is not None:
        if fight.stage in FIGHTING_STAGES:
            mask |= COMBAT
            if fight.stage == "open" and fights.PLAYS not in state.used:
                mask |= OPENING
        elif fight.stage == "flight":
            mask |= FLIGHT
    return mask


def _answers(game: Game, event: Frame) -> int:
    if event.kind == "curse":
        return CURSE
    if event.kind != "die":
        return 0
    failing = event.names.get("purpose") == "run-away" and (
        strengths.die_total(game, event) < event.number("need")
    )
    return DIE | CAUGHT if failing else DIE


def moment_for(game: Game, seat: int, card: int) -> int:
    """Return the mask of moments that it is for a card, which may just have been received.

    Rule timing-noncombat-play-received-card.
    """
    now = moment(game, seat)
    received = now & REST and game.state.received >> card & 1
    return now | RECEIVED if received else now


def too_early(game: Game, seat: int, definition: Definition, play: Play) -> Refusal:
    """Return why a play has to wait."""
    if windows.answering(game) is not None:
        return Refusal("engine-answer-first", card=definition.ident)
    fighting = standing.in_fight(game, seat)
    if play.windows & (COMBAT | OPENING):
        return Refusal("combat-cards-playable", card=definition.ident)
    if play.windows & FLIGHT:
        return Refusal("run-away-automatic-abilities-vox", card=definition.ident)
    if play.windows & (CURSE | DIE | CAUGHT):
        return Refusal("treasures-other-card-says", card=definition.ident)
    if definition.is_item and fighting:
        return Refusal("combat-no-treasures-from-hand", card=definition.ident)
    if definition.is_item:
        return Refusal("timing-own-turn-play-item", card=definition.ident)
    if definition.kind in ("identity", "permission"):
        return Refusal("timing-own-turn-new-class", card=definition.ident)
    if game.state.phase == "setup":
        return Refusal("setup-initial-play-items", card=definition.ident)
    return Refusal("hand-play-only-at-specified-times", card=definition.ident)

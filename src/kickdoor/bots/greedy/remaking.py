"""Remaking: plays by which a player becomes, bears or stops being something, oneself or a rival."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.bots import gear
from kickdoor.bots.greedy import aims, cursing
from kickdoor.bots.moves import move, openings
from kickdoor.bots.standing import VICTORY, standing

if TYPE_CHECKING:
    from kickdoor.bots.greedy.mind import Mind
    from kickdoor.bots.moves import Chooser, Opening
    from kickdoor.bots.sight import Sight

FREE = 8.0
"""What a play must bring that costs no card."""


def remake(mind: Mind, sight: Sight) -> str | None:
    """Return the key of the play that remakes somebody to the greatest advantage, where it pays."""
    found: tuple[float, str, int] | None = None
    for opening in openings(sight):
        if not opening.powers.remakes or opening.definition.kind == "curse":
            continue
        for seat in _seats(sight, opening):
            made = move(sight, opening, _aiming(sight, seat))
            if made is None:
                continue
            counts = _brings(mind, sight, made.key, seat)
            least = cursing.LEAST if opening.play.spends else FREE
            if counts >= least and (found is None or counts > found[0]):
                found = (counts, made.key, seat)
    if found is None:
        return None
    if found[2] != sight.seat:
        mind.hit(found[2])
    return found[1]


def _aiming(sight: Sight, whom: int) -> Chooser:
    return aims.aiming(sight, player=lambda seat: float(seat == whom))


def _seats(sight: Sight, opening: Opening) -> list[int]:
    """Return whom it could be played on."""
    if not any(pick.kind == "player" for pick in opening.play.picks):
        return [sight.seat]
    return [each.seat for each in sight.seats if each.alive]


def _brings(mind: Mind, sight: Sight, key: str, seat: int) -> float:
    """Return what is won in own strength, and taken from the strength of whom it is played on."""
    after = sight.foresee((sight.seat, key))
    if after is None:
        return 0.0
    if after.table.winners:
        return standing(after) if standing(after) == VICTORY else -VICTORY
    counts = float(gear.BONUS * (after.me.strength - sight.me.strength))
    if seat != sight.seat:
        lost = gear.BONUS * (sight.seats[seat].strength - after.seats[seat].strength)
        counts += cursing.value(mind, sight, seat, lost)
    return counts

"""Text: a table in a few lines, for whoever looks over the shoulders of agents."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kickdoor.core.view import FightView, SeatView, View


def lines(view: View, asked: int) -> str:
    """Return the table as a spectator sees it; the seat that has the word is marked."""
    table = view.table
    head = f"turn {table.turn}, {table.phase}, {table.goal} levels win"
    found = [head, *(_seat(seat, asked) for seat in view.seats)]
    if view.fight is not None:
        found.append(_fight(view.fight))
    if table.winners:
        found.append("won by " + ", ".join(view.seats[seat].name for seat in table.winners))
    return "\n".join(found)


def _seat(seat: SeatView, asked: int) -> str:
    mark = ">" if seat.seat == asked else " "
    traits = [_short(each) for group in seat.traits.values() for each in group]
    state = "" if seat.alive else " (dead)"
    return (
        f"{mark} {seat.name}{state}: level {seat.level}, strength {seat.strength}, "
        f"hand {seat.hand_doors}+{seat.hand_treasures}, "
        f"table {len(seat.table)}" + (f", {', '.join(traits)}" if traits else "")
    )


def _fight(fight: FightView) -> str:
    foes = ", ".join(_short(foe.card.id) for foe in fight.foes)
    return f"  fight: {fight.munchkins} against {fight.monsters} of {foes}"


def _short(ident: str) -> str:
    """Return a card's id without its set."""
    return ident.rpartition("/")[2]

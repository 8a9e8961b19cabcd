"""Counting the ways on from a position, as engines for chess count moves (perft).

A path is a complete option key of a seat that is to decide, then one of whoever decides next, and so
on. A draft with all its picks is one key; of the keys that one beginning may grow into, the first few
are followed, since a trade or a sale of many cards has more ways than anybody can count.
"""

from itertools import islice

from kickdoor.core.view import waiting_for
from kickdoor.core.windows import bits

PICKED = 8
"""How many ways to complete one beginning are followed."""

SECOND, THIRD = 150, 500
"""Up to how many paths of a depth the next one is counted as well."""

TOO_MANY = "-"


def complete_keys(game, seat):
    """Yield the complete keys of a seat, of each beginning the first few."""
    for act in game.acts_for(seat):
        for token in act.legal_heads(game, seat):
            head = f"{act.verb}:{token}" if token else act.verb
            yield from islice(_grown(game, seat, head), PICKED)


def _grown(game, seat, key):
    picks = game.picks(seat, key)
    if picks is None:
        yield key
        return
    for token in picks:
        yield from _grown(game, seat, f"{key}{'>' if ':' in key else ':'}{token}")


def ways(game):
    """Return what the seats that are waited for may choose, as (seat, key)."""
    return [(seat, key) for seat in bits(waiting_for(game)) for key in complete_keys(game, seat)]


def after(game, seat, key):
    """Return a copy that went one way."""
    copy = game.clone()
    copy.quiet, copy.record = True, False
    copy.state.drafts.clear()
    copy.step(seat, key)
    return copy


def paths(game):
    """Return the numbers of paths of one, two and three choices; "-" where there are too many."""
    game = game.clone()
    game.state.drafts.clear()
    first = ways(game)
    if len(first) > SECOND:
        return [len(first), TOO_MANY, TOO_MANY]
    there = [after(game, seat, key) for seat, key in first]
    second = [(each, ways(each)) for each in there]
    two = sum(len(found) for _, found in second)
    if two > THIRD:
        return [len(first), two, TOO_MANY]
    three = sum(len(ways(after(each, *way))) for each, found in second for way in found)
    return [len(first), two, three]


def counts(game):
    """Return the line of a position: options and refusals of everybody, then paths by depth."""
    seats = range(len(game.state.players))
    clean = game.clone()
    clean.state.drafts.clear()
    offered = sum(len(clean.option_keys(seat)) for seat in seats)
    greyed = sum(len(clean.refused(seat)) for seat in seats)
    return f"offered {offered} greyed {greyed} paths {' '.join(map(str, paths(game)))}"

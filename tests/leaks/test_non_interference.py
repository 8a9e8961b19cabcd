"""Other hidden cards look, ask, refuse and sound the same: byte by byte, at every kind of moment.

A position is looked at as it stands, and again after one choice of the seat: where that choice
lets both tables tell the seat the same events, both must look the same afterwards.
"""

import json
import random
from dataclasses import asdict

import pytest

from kickdoor.core.decisions import Refused
from kickdoor.server.showing import Showing, wire_event
from kickdoor.server.words import words_for
from support.permuted import masked, permuted, same_table
from support.played import PACKS, ROAMING, STYLES, Enough, new_game, play_through

PREVIEWS = 2


def shown(game, seat, pack, events=()):
    """Return all that leaves the engine and the server for a seat, by name."""
    words = words_for(pack, "en")
    return {
        "view": json.dumps(asdict(game.view(seat))),
        "asked": [
            (each.id, each.kind, each.required, each.source, each.why, words.prompt(game, each))
            for each in game.decisions
            if each.seat == seat
        ],
        "options": list(game.option_keys(seat)) if seat is not None else [],
        "refused": [(key, repr(why)) for key, why in game.refused(seat)]
        if seat is not None
        else [],
        "window": window_of(game),
        "others": [(each.seat, each.required) for each in game.decisions],
        "wire": Showing(game, 7, "secret").update(seat, words, {}, events, None),
    }


def window_of(game):
    """Return what is public of a window: what it is, who is asked, who is waited for."""
    window = game.window
    if window is None:
        return None
    return window.kind, window.revision, window.asked, window.waiting()


def same(one, other, what):
    """Compare what is shown at two tables, and name the first part that differs."""
    for name, value in one.items():
        assert value == other[name], f"{what}: {name} tells of a hidden card"


def look(game, events, seat, pack, chance):
    """Look at a position with other hidden cards, and one choice further."""
    one, other = same_table(game), permuted(game, seat, chance)
    same(
        shown(one, seat, pack, events),
        shown(other, seat, pack, masked(game, events, seat, chance)),
        "as it stands",
    )
    keys = one.option_keys(seat)
    for key in keys[:PREVIEWS]:
        assert one.preview(seat, key) == other.preview(seat, key), key
    if keys and not sealed(game, seat):
        step_on(one, other, seat, chance.choice(keys), pack)


def sealed(game, seat):
    """Tell whether others have answered already, with cards that may be others now."""
    window = game.window
    return window is not None and any(who != seat for who in window.replies)


def step_on(one, other, seat, key, pack):
    """Make the same choice at both tables; what sounds the same must look the same."""
    told = []
    for game in (one, other):
        try:
            events = game.step(seat, key)
        except Refused as refused:
            raise AssertionError(f"{key}: offered at both tables, refused at one") from refused
        words = words_for(pack, "en")
        told.append([repr(wire_event(game, event, seat, words)) for event in events])
    if told[0] == told[1]:
        same(shown(one, seat, pack), shown(other, seat, pack), f"after {key}")


def moments(game):
    """Return what kind of moment it is, to see that all kinds were met."""
    state = game.state
    found = {state.phase, state.stack[-1].kind}
    found |= {f"window {game.window.kind}"} if game.window is not None else set()
    found |= {"draft"} if state.drafts else set()
    found |= {"offer"} if state.offers else set()
    found |= {"fight"} if state.fight is not None else set()
    return found


@pytest.mark.parametrize("pack", PACKS)
@pytest.mark.parametrize("style", STYLES)
def test_nothing_tells_of_hidden_cards(pack, style, soak):
    met = set()
    for seats in range(3, 7):
        for seed in range(soak):
            met |= look_through(pack, style, seats, f"interference {seed}")
    assert {"fight", "window closing", "window answers"} <= met
    if style == ROAMING:
        assert {"draft", "offer", "choice"} <= met


def look_through(pack, style, seats, seed, looks=60):
    """Play a game and look at it at many moments, rather at rare ones; return the kinds met."""
    chance = random.Random(f"{pack} {style} {seats} {seed}")
    met = set()
    seen = {}
    left = looks

    def watch(game, events):
        nonlocal left
        if game.over:
            return
        kinds = moments(game)
        rarest = min(seen.get(kind, 0) for kind in kinds)
        if chance.random() > 4 / (4 + rarest):
            return
        for kind in kinds:
            seen[kind] = seen.get(kind, 0) + 1
        met.update(kinds)
        seat = chance.randrange(seats)
        try:
            look(game, list(events), seat, pack, chance)
        except AssertionError as error:
            where = f"{pack}, {style}, {seats} seats, seed {seed!r}, seat {seat}, row {len(game.log.rows)}"
            raise AssertionError(f"{where}: {error}") from error
        left -= 1
        if left == 0:
            raise Enough

    play_through(new_game(pack, seats, seed), style, seed, watch, 2000)
    return met

"""Other hidden cards look, ask, refuse and sound the same: byte by byte, at every kind of moment.

A position is looked at as it stands, and again after the same choices of the seat and of others:
as long as both tables tell the seat the same events, they must look the same.
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
from support.rotation import part

PREVIEWS = 2
STEPS = 5


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
        if value != other[name]:
            where = "\n".join(differences(value, other[name]))
            raise AssertionError(f"{what}: {name} tells of a hidden card\n{where}")


def differences(one, other, place=""):
    """Yield where two values differ, inside texts of JSON too."""
    if isinstance(one, str) and one[:1] == "{" and other[:1] == "{":
        one, other = json.loads(one), json.loads(other)
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        pairs = [(f"{place}/{key}", one[key], other[key]) for key in one]
    elif isinstance(one, list | tuple) and len(one) == len(other):
        pairs = [(f"{place}/{at}", *each) for at, each in enumerate(zip(one, other, strict=True))]
    else:
        pairs = []
    for where, a, b in pairs:
        if a != b:
            yield from differences(a, b, where)
    if not pairs:
        yield f"{place}: {one!r:.400} here, {other!r:.400} there"


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
    for _ in range(STEPS):
        step = next_step(one, other, seat, chance)
        if step is None or not step_on(one, other, seat, step, pack):
            break


def next_step(one, other, seat, chance):
    """Return a choice that can be made at both tables, of the seat itself or of somebody else.

    What others have answered under seal may be with cards that are others now: such a window waits.
    """
    if one.over:
        return None
    window = one.window
    if window is not None and any(who != seat for who in window.replies):
        return None
    if window is not None and chance.random() < 0.3:
        return None, ""
    seats = [each.seat for each in one.decisions]
    who = seat if seat in seats and chance.random() < 0.5 else chance.choice(seats)
    there = set(other.option_keys(who))
    common = [key for key in one.option_keys(who) if key in there]
    return (who, chance.choice(common)) if common else None


def step_on(one, other, seat, step, pack):
    """Make the same choice at both tables; what sounds the same must look the same.

    Return whether it sounded the same.
    """
    who, key = step
    told, shapes = [], []
    words = words_for(pack, "en")
    for game in (one, other):
        try:
            events = game.close(game.window.revision) if who is None else game.step(who, key)
        except Refused as refused:
            raise AssertionError(f"{key}: offered at both tables, refused at one") from refused
        told.append([repr(wire_event(game, event, seat, words)) for event in events])
        shapes.append([shape(event) for event in events])
    where = f"after {key or 'close'} of {who}"
    if told[0] == told[1]:
        same(shown(one, seat, pack), shown(other, seat, pack), where)
        return True
    first = next((at for at, (a, b) in enumerate(zip(*told, strict=False)) if a != b), None)
    assert first is not None, f"{where}: one table told more than the other"
    assert shapes[0][first] == shapes[1][first], f"{where}: a hidden card led elsewhere"
    return False


def shape(event):
    """Return an event without its cards: two tables part where another card comes to light."""
    return event.kind, event.seat, event.to, event.source, event.target, len(event.cards)


def with_a_card_shown(game, chance):
    """Return a copy in which somebody has shown a hand card to one seat, or to all."""
    copy = same_table(game)
    seats = range(len(copy.state.players))
    owner = chance.choice([seat for seat in seats if copy.state.players[seat].hand] or [None])
    if owner is not None:
        card = chance.choice(copy.state.players[owner].hand)
        to = chance.choice([-1, *(seat for seat in seats if seat != owner)])
        copy.show(owner, copy.state.handle[card], to)
    return copy


def with_a_card_promised(game):
    """Return a copy in which the fighter promises somebody a play from the hand; None if nobody can."""
    copy = same_table(game)
    state = copy.state
    if state.fight is None or state.fight.stage != "open":
        return None
    main = state.fight.main
    level_cards = [card for card in state.treasure if copy.cards[card].kind == "level-card"]
    asks = [key for key in copy.option_keys(main) if key.startswith("ask:")]
    if not level_cards or not asks:
        return None
    state.treasure.remove(level_cards[0])
    state.players[main].hand.append(level_cards[0])
    state.known[level_cards[0]] = 1 << main
    state.drafts.clear()
    copy.memo = {}
    promised, key = copy.cards[level_cards[0]].ident, asks[0]
    while (tokens := copy.picks(main, key)) is not None:
        key += ">" + (promised if promised in tokens else tokens[-1])
    copy.step(main, key)
    return copy


@pytest.mark.parametrize("seats", range(3, 7))
def test_a_promise_from_the_hand_tells_nothing_of_the_card(seats, soak):
    made = 0
    for seed in range(soak):
        chance = random.Random(f"{seats} {seed}")

        def watch(game, events, chance=chance):
            nonlocal made
            copy = with_a_card_promised(game) if chance.random() < 0.2 else None
            if copy is None or not any(offer.plays for offer in copy.state.offers):
                return
            made += 1
            for seat in range(seats):
                look(copy, list(copy.events), seat, PACKS[0], chance)
            if made >= 8 * soak:
                raise Enough

        play_through(new_game(PACKS[0], seats, f"promise {seed}"), "random", seed, watch, 2000)
    assert made


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
    for seats in part(range(3, 7), 2, whole=soak > 1):
        for seed in range(soak):
            met |= look_through(pack, style, seats, f"interference {seed}")
    assert {"fight", "window closing", "window answers"} <= met
    if style == ROAMING:
        assert {"draft", "offer"} <= met


def look_through(pack, style, seats, seed, looks=90):
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
        shown_one = chance.random() < 0.25
        here = with_a_card_shown(game, chance) if shown_one else game
        try:
            look(here, list(here.events) if shown_one else list(events), seat, pack, chance)
        except AssertionError as error:
            where = f"{pack}, {style}, {seats} seats, seed {seed!r}, seat {seat}, row {len(game.log.rows)}"
            raise AssertionError(f"{where}: {error}") from error
        left -= 1
        if left == 0:
            raise Enough

    play_through(new_game(pack, seats, seed), style, seed, watch, 2000)
    return met

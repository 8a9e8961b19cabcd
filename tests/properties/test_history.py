"""The past stays as it was: what happens in a game is not felt by its copies, nor the other way."""

import json
import random

import pytest

from kickdoor.core.codec import encode
from kickdoor.core.native import field_names
from kickdoor.core.state import Deal, Fight, Foe, Frame, Offer, Player, State, Window
from support.played import PACKS, STYLES, Enough, new_game, play_through
from support.wander import stroll

PARTS = (Deal, Fight, Foe, Frame, Offer, Player, State, Window)
NEVER_CHANGED = (Deal, Offer)
"""Bargains are replaced, not changed, so that copies may share them."""


def whole(game):
    """Return all that a game is, as text: its state with drafts, what just happened, its log."""
    return json.dumps(encode(game.state)) + repr(game.events) + repr(game.log.rows)


def test_a_family_of_copies_keeps_its_past(soak):
    """Some of many copies, of copies too, go on at a time; all the others stay as they are."""
    for seats in range(3, 7):
        for seed in range(soak):
            family(seats, f"family {seed}")


def family(seats, seed, steps=120, size=8):
    chance = random.Random(f"{seed} {seats}")
    style = chance.choice(STYLES)
    first = new_game(PACKS[chance.randrange(len(PACKS))], seats, seed)
    play_through(first, style, seed, lambda game, events: None, chance.randint(1, 200))
    games = [first]
    was = [whole(first)]
    for step in range(steps):
        at = chance.randrange(len(games))
        if chance.random() < 0.2:
            copy = games[at].clone()
            games.append(copy)
            was.append(whole(copy))
        elif games[at].window is not None and chance.random() < 0.4:
            games[at].close(games[at].window.revision)
        else:
            stroll(games[at], 1, seed=chance.randrange(10**6))
        was[at] = whole(games[at])
        now = [whole(game) for game in games]
        assert now == was, f"{seats} seats, {seed!r}, step {step}: a copy felt what another did"
        if len(games) > size:
            gone = chance.randrange(len(games))
            del games[gone], was[gone]


@pytest.mark.parametrize("style", STYLES)
def test_copies_taken_on_the_way_stay_what_they_were_to_the_end(style, soak):
    for seats in range(3, 7):
        for seed in range(soak):
            copies = []
            chance = random.Random(f"{style} {seats} {seed}")

            def watch(game, events, copies=copies, chance=chance):
                if chance.random() < 0.05:
                    copy = game.clone()
                    copies.append((copy, whole(copy)))

            play_through(new_game(PACKS[0], seats, seed), style, seed, watch, 700)
            assert len(copies) > 4
            for copy, was in copies:
                assert whole(copy) == was, f"{style}, {seats} seats, seed {seed}"


def spoil(part, done):
    """Put junk into every list and dict of a state, and into the fields of its parts."""
    if id(part) in done:
        return
    done.add(id(part))
    if isinstance(part, list):
        for each in list(part):
            spoil(each, done)
        part.append("junk")
    elif isinstance(part, dict):
        part["junk"] = "junk"
    elif isinstance(part, PARTS) and not isinstance(part, NEVER_CHANGED):
        for name in field_names(type(part)):
            value = getattr(part, name)
            spoil(value, done)
            if isinstance(value, int | str | bytes):
                setattr(part, name, "junk")


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.interpreted  # compiled fields refuse what it spoils them with
def test_nothing_that_can_be_changed_is_shared_with_a_copy(style, soak):
    met = set()
    for seats in range(3, 7):
        chance = random.Random(f"{style} {seats}")
        left = 40 * soak

        def watch(game, events, chance=chance, seats=seats):
            nonlocal left
            if chance.random() > 0.08:
                return
            met.update(name for name in field_names(State) if getattr(game.state, name))
            was, copy = whole(game), game.clone()
            spoil(copy.state, set())
            copy.events.append("junk")
            copy.log.rows.append(("junk",))
            assert whole(game) == was, f"{style}, {seats} seats, row {len(game.log.rows)}"
            left -= 1
            if left <= 0:
                raise Enough

        play_through(new_game(PACKS[0], seats, style), style, style, watch, 3000)
    assert {"fight", "stack"} <= met
    if style == "roaming":
        assert {"offers", "drafts", "window"} <= met


def test_events_once_told_do_not_change():
    """Whoever keeps the list of events of a step finds it as it was after the next one."""
    kept = []

    def watch(game, events):
        kept.append((events, repr(events)))

    play_through(new_game(PACKS[0], 4, "events"), "greedy", "events", watch, 400)
    assert len(kept) > 100
    assert all(repr(events) == was for events, was in kept)

"""A copy that makes the same choices comes to the same states, by the same events."""

import json
import random
import time

from kickdoor.core.codec import encode
from kickdoor.core.native import field_names
from support.played import PACKS, STYLES, moves, new_game, play_through, redo

GAMES = 500
USUALLY = 9


def test_forks_of_many_games_go_where_the_games_went(soak):
    began, rows = time.perf_counter(), 0
    games = GAMES if soak > 1 else USUALLY
    for seed in range(games):
        rows += fork(seed)
    spent = time.perf_counter() - began
    print(f"{games} games with forks: {rows} choices played again in {spent:.1f} s")
    assert rows > games * 100


def fork(seed, forks=3):
    """Play a game, then play it on from copies taken on the way; return how many choices that was."""
    chance = random.Random(seed)
    style, seats = STYLES[seed % len(STYLES)], 3 + seed // len(STYLES) % 4
    game = new_game(PACKS[seed % len(PACKS)], seats, seed)
    trail = []
    copies = []
    known = 0

    def watch(game, events):
        nonlocal known
        made = moves(game.log.rows[known:])
        known = len(game.log.rows)
        if not made:
            return  # a draft, which happens to nobody
        assert len(made) == 1
        trail.append((made[0], game.digest(), told(events)))
        if chance.random() < 0.03:
            copies.append((len(trail), game.clone()))

    play_through(game, style, seed, watch, 600)
    again = 0
    for at, copy in chance.sample(copies, min(forks, len(copies))):
        copy.state.drafts.clear()
        for number, (row, digest, events) in enumerate(trail[at:], start=at):
            found = told(redo(copy, row))
            where = f"seed {seed}, {style}, {seats} seats, fork at {at}, choice {number} {row}"
            assert found == events, f"{where}: other events"
            assert copy.digest() == digest, f"{where}: another state"
            again += 1
        final = game.clone()
        final.state.drafts.clear()
        copy.state.drafts.clear()
        assert json.dumps(encode(copy.state)) == json.dumps(encode(final.state))
    return again


def told(events):
    """Return all that events say, hidden cards and who sees them included."""
    return [tuple(getattr(event, name) for name in field_names(type(event))) for event in events]

"""A bot chooses by what its seat can know: other hidden cards would not change its choice."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kickdoor import Game
from kickdoor.bots.driver import Driver
from kickdoor.bots.roster import make_bot
from kickdoor.core.chance import Chance
from kickdoor.rules.sets import ruleset
from support.lineup import quick_bots, quick_levels

RULES = ruleset(["munchkins"], {"deal": 4})
NAMES = ["Ada", "Ben", "Cleo", "Dan"]


class Stop(Exception):
    """The game has come far enough."""


def after(seed, changes):
    """Return a game between greedy bots after so many changes, or at its end."""
    game = Game.new(RULES, NAMES, {"deal": 4}, seed)
    game.quiet, game.record = True, False
    left = changes

    def watch(game, events):
        nonlocal left
        left -= 1
        if left < 0:
            raise Stop

    bots = [make_bot("greedy", (seed, seat)) for seat in range(4)]
    with suppress(Stop):
        Driver(game, bots, Chance.of(seed), watch=watch).play()
    return game


@pytest.mark.parametrize("name", quick_bots(playouts=4))
@given(seed=st.integers(0, 400), changes=st.integers(0, 400))
def test_a_bot_chooses_the_same_whatever_hidden_cards_there_are(name, seed, changes):
    game = after(seed, changes)
    for seat in range(4):
        chosen = make_bot(name, seed).choose(game.clone(), seat)
        for deal in ("one", "another"):
            other = game.deal_for(seat, Chance.of(deal))
            if game.window is not None and game.window.kind == "answers":
                # Sealed answers of others are asked for again, so that more may be waited for.
                other.state.window = game.state.window.clone()
            assert make_bot(name, seed).choose(other, seat) == chosen


def test_every_level_is_among_the_bots_that_were_asked():
    levels = quick_levels(playouts=4)
    assert list(levels) == ["easy", "normal", "hard"]
    assert set(levels.values()) <= set(quick_bots(playouts=4))
    for level, name in levels.items():
        assert type(make_bot(level)) is type(make_bot(name))


def test_the_test_would_notice_a_bot_that_peeks():
    class Peeking:
        name = "peeking"
        keen = 1.0

        def choose(self, game, seat):
            return game.cards[game.state.players[(seat + 1) % 4].hand[0]].ident

    game = after(7, 0)
    seen = {Peeking().choose(game.deal_for(0, Chance.of(deal)), 0) for deal in range(20)}
    assert len(seen) > 1

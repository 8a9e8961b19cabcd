"""Whatever is chosen: every card is somewhere once, no level is below 1, somebody is always asked."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from kickdoor import Game
from kickdoor.core.game import Game as Machine

NAMES = ["Ada", "Ben", "Cleo", "Dov", "Eve", "Fay"]


def places(game: Machine) -> list[int]:
    state = game.state
    cards = [*state.door, *state.door_discards, *state.treasure, *state.treasure_discards]
    cards += [*state.in_flight, *state.corpse]
    for player in state.players:
        cards += player.hand + player.table
    if state.fight is not None:
        cards += state.fight.cards
    return sorted(cards)


@settings(max_examples=25, deadline=None)
@given(
    seats=st.integers(3, 6),
    seed=st.integers(0, 10**6),
    options=st.fixed_dictionaries(
        {
            "deal": st.sampled_from([2, 4]),
            "listen_at_the_door": st.booleans(),
            "shared_victory": st.booleans(),
            "free_charity_discard": st.booleans(),
        }
    ),
    choices=st.lists(st.integers(0, 10**6), min_size=150, max_size=250),
)
def test_any_play_keeps_the_table_whole(
    seats: int, seed: int, options: dict[str, int | bool], choices: list[int]
) -> None:
    game = Game.new(["munchkins"], NAMES[:seats], options, seed)
    everything = list(range(len(game.cards)))
    for choice in choices:
        if game.over:
            break
        decisions = game.decisions
        assert decisions
        keys = [(d.seat, option.key) for d in decisions for option in d.options]
        assert keys
        seat, key = keys[choice % len(keys)]
        game.step(seat, key)
        assert places(game) == everything
        assert all(player.level >= 1 for player in game.state.players)
        assert all(event.kind != "runaway" for event in game.events)
    assert Game.replay(game.log).digest() == game.digest()

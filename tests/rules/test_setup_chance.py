"""Chance at the start: shuffled decks and a die of six sides."""

from __future__ import annotations

import pytest

from kickdoor import Game

NAMES = ["Ada", "Ben", "Cleo", "Dov", "Eve", "Fay"]


def _dealt(seed: int, back: str) -> tuple[str, ...]:
    """Return the cards of one deck that the first seat is dealt."""
    view = Game.new(packs=["munchkins"], seats=NAMES[:3], seed=seed).view(0)
    assert view.you is not None
    return tuple(card.id for card in view.you.hand if card.back == back)


@pytest.mark.rules("setup-shuffle-both-decks")
@pytest.mark.parametrize("back", ["door", "treasure"])
def test_both_decks_are_shuffled_before_the_deal(back: str) -> None:
    deals = [_dealt(seed, back) for seed in range(12)]
    assert len(set(deals)) > 8


def test_the_same_seed_deals_the_same_cards() -> None:
    assert _dealt(5, "door") == _dealt(5, "door")


@pytest.mark.rules("setup-die-six-sided")
def test_the_die_shows_one_to_six_and_nothing_else() -> None:
    faces: set[int] = set()
    for seed in range(40):
        game = Game.new(packs=["munchkins"], seats=NAMES[:3], seed=seed)
        events = list(game.events)
        for seat in range(3):
            events += game.step(seat, "ready")
        faces |= {event.amount for event in events if event.kind == "rolled"}
    assert faces == {1, 2, 3, 4, 5, 6}


@pytest.mark.rules("setup-player-count")
@pytest.mark.parametrize("count", [3, 4, 5, 6])
def test_three_to_six_may_play(count: int) -> None:
    assert len(Game.new(packs=["munchkins"], seats=NAMES[:count], seed=1).view(None).seats) == count


@pytest.mark.parametrize("names", [NAMES[:2], [*NAMES, "Gus"]])
def test_two_are_too_few_and_seven_too_many(names: list[str]) -> None:
    with pytest.raises(ValueError, match="3 to 6"):
        Game.new(packs=["munchkins"], seats=names, seed=1)

"""Chance is even, and follows from key and counter alone."""

from __future__ import annotations

from collections import Counter

from kickdoor.core.chance import Chance, below, die, mix, shuffle


def test_the_same_seed_gives_the_same_stream() -> None:
    one, two = Chance.of("a"), Chance.of("a")
    assert [die(one, 6) for _ in range(20)] == [die(two, 6) for _ in range(20)]
    assert [die(Chance.of("b"), 6) for _ in range(20)] != [die(one, 6) for _ in range(20)]


def test_every_face_comes_as_often() -> None:
    chance = Chance.of("faces")
    seen = Counter(die(chance, 6) for _ in range(12_000))
    assert sorted(seen) == [1, 2, 3, 4, 5, 6]
    assert all(1_800 < count < 2_200 for count in seen.values())


def test_every_place_comes_as_often_in_a_shuffle() -> None:
    chance = Chance.of("places")
    first = Counter()
    for _ in range(5_000):
        cards = list(range(5))
        shuffle(chance, cards)
        assert sorted(cards) == list(range(5))
        first[cards[0]] += 1
    assert all(850 < count < 1_150 for count in first.values())


def test_a_bound_is_kept() -> None:
    chance = Chance.of("bound")
    assert {below(chance, 3) for _ in range(200)} == {0, 1, 2}
    assert below(chance, 1) == 0


def test_a_scripted_die_comes_first() -> None:
    chance = Chance.of("script")
    chance.script = (6, 1)
    assert [die(chance, 6), die(chance, 6)] == [6, 1]
    assert chance.script == ()


def test_entropy_makes_another_key() -> None:
    assert mix(b"k" * 32, b"x") != mix(b"k" * 32, b"y")

"""What a card did to the chance to win, beside those who stood as well."""

import pyarrow as pa
import pytest

from kickdoor.lab.bestiary import Beast
from kickdoor.lab.chances import Chances, Stand
from kickdoor.lab.chronicle import Chronicle
from kickdoor.lab.impact import Impact
from kickdoor.lab.parquet import MARKS


def chances():
    """Return the chances of a game in which who leads at level 3 won, and all began at level 1."""
    found = Chances()
    found.add(Chronicle(seats=2, winners=[0], course=[1, 1, 1, 1, 3, 1, 3, 1]))
    return found


def table(*rows):
    marks = [
        {
            "seed": seed, "seats": 2, "seat": 0, "card": card, "what": what, "level": level,
            "rival": rival, "times": times, "won": won,
        }
        for seed, (card, what, level, rival, times, won) in enumerate(rows)
    ]  # fmt: skip
    return pa.Table.from_pylist(marks, schema=MARKS)


def test_a_chance_is_what_was_won_from_a_standing():
    found = chances()
    assert found.of(Stand(2, 1, 1)) == 0.5
    assert found.of(Stand(2, 3, 1)) == 1
    assert found.of(Stand(2, 1, 3)) == 0
    assert found.of(Stand(4, 7, 7)) == 0.25


def test_a_card_is_compared_with_those_who_stood_as_well_and_with_its_deck():
    impact = Impact({"a": "door", "b": "door", "c": "treasure"})
    impact.add(table(("a", "drawn", 1, 1, 1, 1.0), ("b", "drawn", 1, 1, 1, 0.0)))
    impact.add(table(("a", "drawn", 1, 1, 1, 1.0), ("b", "drawn", 3, 1, 1, 1.0)))
    impact.add(table(("c", "drawn", 3, 1, 1, 1.0), ("a", "played", 1, 1, 1, 0.0)))
    swings = impact.swings("drawn", chances())
    deck = (0.5 + 0.5 - 0.5 + 0) / 4
    assert swings["a"].cases == 2
    assert swings["a"].change == pytest.approx(0.5 - deck)
    assert swings["b"].change == pytest.approx(-0.25 - deck)
    assert swings["c"].change == 0
    assert swings["a"].interval[0] < swings["a"].change < swings["a"].interval[1]


def test_times_are_summed_over_standings():
    impact = Impact({"a": "door"})
    impact.add(table(("a", "met", 1, 1, 2, 0.0), ("a", "met", 3, 1, 1, 0.0)))
    impact.add(table(("a", "killed", 3, 1, 1, 0.0)))
    assert impact.times("a", ("met", "killed", "caught")) == [3, 1, 0]


def test_a_monster_is_beaten_as_often_as_it_is_killed():
    assert Beast("a", 1, 4, 3, 1).beaten == 0.75
    assert Beast("a", 1, 0, 0, 0).beaten == 0

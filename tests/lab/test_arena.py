"""What an arena tells beside shares: ratings, and a sequential test that may stop it."""

import pytest

from kickdoor.lab.bulk import Failure, run
from kickdoor.lab.match import Match, part
from kickdoor.lab.plan import Plan
from kickdoor.lab.ratings import ratings
from kickdoor.lab.sprt import HIGHER, LOWER, OPEN, Sprt, read_sprt
from kickdoor.lab.tally import Tally

TEST = Sprt(0.5, 0.6)
BOTS = ["hard", "normal", "hard", "normal"]


def game(seed, *winners):
    return Tally(seed=seed, seats=4, bots=BOTS, winners=list(winners))


def test_the_test_says_what_is_shown_beyond_doubt_and_nothing_before():
    assert TEST.says(TEST.llr([1] * 16)) == OPEN
    assert TEST.says(TEST.llr([1] * 17)) == HIGHER
    assert TEST.says(TEST.llr([0] * 14)) == LOWER
    assert TEST.says(TEST.llr([1, 0] * 40)) == OPEN
    assert TEST.llr([0.5]) == pytest.approx(TEST.llr([1, 0]) / 2)


@pytest.mark.parametrize("text", ["", "0.5", "0.6,0.5", "0,1", "a,b", "0.4,0.5,0.6"])
def test_a_test_that_is_none_is_refused(text):
    with pytest.raises(ValueError, match=r"the lower first: 0\.5,0\.6"):
        read_sprt(text)


def test_a_shared_victory_is_shared():
    assert part(game(0, 0, 1), "hard") == 0.5
    assert part(game(0, 0, 1, 2), "hard") == pytest.approx(2 / 3)
    assert part(game(0), "hard") == 0


def test_games_count_in_the_order_of_their_seeds_and_none_after_the_decision():
    match = Match("hard", range(40), TEST)
    match.add(game(seed, 0) for seed in range(39, 0, -1))
    assert match.tallies == []
    match.add([game(0, 1)])
    assert match.decided
    assert [each.seed for each in match.tallies] == list(range(len(match.tallies)))
    assert match.verdict == HIGHER
    assert len(match.tallies) == 19
    assert match.standing == "hard 95 % of 19, test +3.06"


def test_a_game_that_went_wrong_stops_no_match():
    match = Match("hard", range(2))
    match.add([Failure(0, "why", "where", ""), game(1, 0)])
    assert [each.seed for each in match.failures] == [0]
    assert [each.seed for each in match.tallies] == [1]


def test_no_game_is_begun_after_enough():
    seen = []
    plan = Plan(bots=("random",), seats=(3,), checks=False)
    run(plan, range(9), 1, done=seen.extend, enough=lambda: len(seen) >= 2, size=1)
    assert [each.seed for each in seen] == [0, 1]


def test_who_wins_more_is_rated_higher_and_more_games_are_surer():
    few = ratings([(BOTS, [seed % 4]) for seed in (0, 2, 1)])
    many = ratings([(BOTS, [seed]) for seed in (0, 2, 1) * 20])
    for found in (few, many):
        assert [each.name for each in found] == ["hard", "normal"]
        assert found[0].mu > found[1].mu
    assert many[0].sigma < few[0].sigma
    low, high = many[0].interval
    assert low < many[0].mu < high

"""Many games are played, checked and counted, and what goes wrong is told with its seed and log."""

import pytest

from kickdoor.bots.roster import BOTS
from kickdoor.core.log import Log
from kickdoor.lab import bulk
from kickdoor.lab.bulk import Failure, play, run
from kickdoor.lab.plan import Plan


class Wrong:
    """Chooses what is no option."""

    name = "wrong"
    keen = 0.0

    def __init__(self, seed):
        pass

    def choose(self, game, seat):
        return "no-such-thing"


def test_everything_about_a_game_follows_from_its_seed():
    plan = Plan(bots=("random", "greedy"), seats=(3, 4), checks=False)
    assert play(plan, 8) == play(plan, 8)


def test_seats_and_bots_are_cycled():
    plan = Plan(bots=("greedy", "random", "random"), seats=(3, 4, 5))
    assert [len(plan.names(seed)) for seed in range(6)] == [3, 4, 5, 3, 4, 5]
    leaders = {plan.lineup(seed).index("greedy") for seed in (0, 3, 6, 7, 8)}
    assert leaders == {0, 1, 2} or len(leaders) > 1


def test_processes_play_the_same_games_as_one_would():
    plan = Plan(bots=("random",), seats=(3,), checks=False)
    seen = []
    many = run(plan, range(12), 2, done=seen.extend)
    assert many == run(plan, range(12), 1)
    assert [game.seed for game in many] == list(range(12))
    assert len(seen) == 12


def test_a_game_that_goes_wrong_is_told_with_its_seed_and_its_log(monkeypatch):
    monkeypatch.setitem(BOTS, "wrong", Wrong)
    outcome = play(Plan(bots=("wrong",), seats=(3,)), 5)
    assert isinstance(outcome, Failure)
    assert outcome.seed == 5
    assert "engine-unknown-option" in outcome.reason
    assert Log.loads(outcome.log).header["seed"] == 5


@pytest.mark.parametrize("checks", [True, False])
def test_a_lost_card_is_noticed_by_the_checks(checks, monkeypatch):
    def lose_one(game):
        if game.state.turn == 2 and game.state.door:
            game.state.door.pop(0)

    class Losing(BOTS["random"]):
        def choose(self, game, seat):
            lose_one(game)
            return super().choose(game, seat)

    monkeypatch.setitem(BOTS, "losing", Losing)
    outcome = play(Plan(bots=("losing",), seats=(3,), checks=checks), 1)
    if checks:
        assert isinstance(outcome, Failure)
        assert "cards lost: munchkins/" in outcome.reason
    else:
        assert not isinstance(outcome, Failure) or "cards lost" not in outcome.reason


def test_ranges_cover_every_seed_once():
    parts = list(bulk.ranges(range(5, 38)))
    assert [seed for part in parts for seed in part] == list(range(5, 38))

"""A long run is written down, and taken up where it ended."""

import pytest

from kickdoor.lab.bulk import Failure, play
from kickdoor.lab.journal import Foreign, Journal
from kickdoor.lab.plan import Plan

PLAN = Plan(bots=("random",), seats=(3,), checks=False)


def test_games_come_back_as_they_were(tmp_path):
    path = tmp_path / "run.jsonl"
    games = [play(PLAN, 1), Failure(2, "why", "where", "log")]
    Journal(path, PLAN).add(games)
    assert Journal(path, PLAN).of(range(4)) == games


def test_only_games_that_are_not_written_down_are_missing(tmp_path):
    path = tmp_path / "run.jsonl"
    Journal(path, PLAN).add([Failure(1, "", "", ""), Failure(3, "", "", "")])
    assert Journal(path, PLAN).missing(range(5)) == [0, 2, 4]


def test_a_line_that_was_not_finished_is_left_out(tmp_path):
    path = tmp_path / "run.jsonl"
    Journal(path, PLAN).add([Failure(1, "", "", ""), Failure(2, "", "", "")])
    path.write_text(path.read_text("utf-8")[:-20], "utf-8")
    Journal(path, PLAN).add([Failure(5, "", "", "")])
    assert [each.seed for each in Journal(path, PLAN).outcomes] == [1, 5]


def test_other_games_do_not_go_into_it(tmp_path):
    path = tmp_path / "run.jsonl"
    Journal(path, PLAN)
    with pytest.raises(Foreign, match="holds other games"):
        Journal(path, Plan(bots=("greedy",), seats=(3,), checks=False))

"""`kickdoor bench` prints every budget beside what was measured."""

import json
import sys
from pathlib import Path

import pytest

from kickdoor.cli import main
from kickdoor.lab.bench import peers, probes, rounds, stopwatch
from kickdoor.lab.bench.budget import (
    BUDGETS,
    COMPARISONS,
    COMPILED,
    Budget,
    budgets,
    comparisons,
)
from kickdoor.lab.bench.stopwatch import Sample

TINY = probes.Size(games=1, copies=10, starts=1, loops=1)


@pytest.fixture(autouse=True)
def tiny(monkeypatch):
    monkeypatch.setattr(probes, "QUICK", TINY)


def test_the_json_holds_every_budget_with_every_round(capsys, tmp_path):
    kept = tmp_path / "run.json"
    assert main.run(["bench", "--quick", "--rounds", "2", "--json", "--save", str(kept)]) == 0
    report = json.loads(capsys.readouterr().out)
    assert json.loads(kept.read_text("utf-8")) == report
    assert [line["id"] for line in report["lines"]] == [budget.id for budget in BUDGETS]
    for line in report["lines"]:
        assert len(line["rounds_cpu"]) == len(line["rounds_wall"]) == 2
        assert min(line["rounds_cpu"]) <= line["cpu"] <= max(line["rounds_cpu"])
        assert line["cpu"] > 0
        assert line["loops"] > 0
        assert (line["met"] is None) == (line["budget"] is None)
    assert report["ratios"] == []
    assert report["made_of"]["games"] == 1


def test_the_table_names_every_budget(capsys):
    assert main.run(["bench", "--quick", "--rounds", "1"]) == 0
    out = capsys.readouterr().out
    assert all(budget.what in out for budget in BUDGETS)
    assert "one reference loop" in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--rounds", "0"], "kickdoor: --rounds 0: there can be 1 to 1000 of them\n"),
        (["--save", "/no/where/at/all"], "/no/where/at"),
    ],
)
def test_misuse_is_one_line_and_exit_code_2(arguments, said, capsys):
    assert main.run(["bench", *arguments]) == 2
    err = capsys.readouterr().err
    assert said in err
    assert err.count("\n") == 1


def test_without_the_source_peers_are_refused_in_one_line(capsys, monkeypatch, tmp_path):
    monkeypatch.setattr(peers, "PLACE", tmp_path / "nothing")
    assert main.run(["bench", "--quick", "--peers"]) == 2
    err = capsys.readouterr().err
    assert err.startswith("kickdoor: --peers: ")
    assert err.count("\n") == 1


def test_a_runner_that_fails_is_told_by_its_last_word():
    with (
        peers.Player([sys.executable, "-c", "raise SystemExit('out of dice')"]) as player,
        pytest.raises(peers.PeersMissing, match="out of dice"),
    ):
        player.measure("games")


ALWAYS_THE_SAME = """
import sys
for line in sys.stdin:
    print('{"cpu": 1, "wall": 2, "games": 10, "decisions": 50, "copies": 70}', flush=True)
"""


def test_peers_are_compared_round_by_round_and_those_that_fail_are_told(monkeypatch, tmp_path):
    """With runners that always say the same, so that no other engine is needed."""
    for peer in peers.PEERS:
        (tmp_path / peer.runner).write_text(ALWAYS_THE_SAME)
    (tmp_path / peers.PEERS[-1].runner).write_text("raise SystemExit('no network')")
    monkeypatch.setattr(rounds, "find_peers", lambda: tmp_path)
    monkeypatch.setattr(peers, "environment", lambda *_: Path(sys.executable))
    report = rounds.run(2, TINY, peers=True)
    gone = peers.PEERS[-1].name
    assert report.missing == {gone: "its runner failed: no network"}
    wanted = [each.id for each in COMPARISONS if not each.id.startswith(gone)]
    assert [ratio.id for ratio in report.ratios] == wanted
    assert all(len(ratio.rounds) == 2 for ratio in report.ratios)
    assert report.peers["rlcard, Uno, four players, the raw game"]["games a second"] == 10


def test_another_installation_does_the_same_in_the_same_rounds():
    report = rounds.run(1, TINY, beside=Path(sys.executable))
    assert report.beside is not None
    assert [line.id for line in report.beside.lines] == [line.id for line in report.lines]
    assert all(line.cpu > 0 for line in report.beside.lines)


def test_an_installation_that_is_not_there_is_refused_in_one_line(capsys):
    assert main.run(["bench", "--quick", "--beside", "/no/python"]) == 2
    err = capsys.readouterr().err
    assert err.startswith("kickdoor: --beside /no/python: ")
    assert err.count("\n") == 1


def test_more_is_asked_of_a_compiled_engine():
    plain = {
        each.id: each.limit for each in [*budgets(compiled=False), *comparisons(compiled=False)]
    }
    asked = {each.id: each.limit for each in [*budgets(compiled=True), *comparisons(compiled=True)]}
    assert {name for name in plain if plain[name] != asked[name]} == set(COMPILED)


def test_a_budget_is_the_most_for_a_time_and_the_least_for_a_speed():
    time = Budget("a", "a", "a", "things", "us", 10)
    speed = Budget("b", "b", "b", "things", "per-s", 10)
    sample = Sample(2.0, 4.0, {"things": 100})
    assert time.cpu(sample) == 20_000
    assert speed.cpu(sample) == 50
    assert speed.wall(sample) == 25
    assert (time.met(10), time.met(11)) == (True, False)
    assert (speed.met(10), speed.met(9)) == (True, False)


def test_a_stopwatch_leaves_out_what_happens_while_it_pauses(monkeypatch):
    hands = iter(range(100))
    monkeypatch.setattr(stopwatch, "process_time", lambda: next(hands))
    monkeypatch.setattr(stopwatch, "perf_counter", lambda: 0)
    with stopwatch.Stopwatch() as watch:
        watch.pause()
        watch.go_on()
    assert watch.cpu == 2

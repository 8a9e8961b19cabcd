"""``kickdoor lab``: a folder of games, a report, and what is refused."""

import json
import sys

import pytest

from kickdoor.cli import main
from kickdoor.lab import bulk


def run(capsys, *arguments):
    code = main.run(["lab", *arguments])
    printed = capsys.readouterr()
    return code, printed.out, printed.err


def arguments(folder, games):
    return ["--folder", str(folder), "--games", str(games), "--bots", "random", "--jobs", "1"]


def test_a_run_is_taken_up_and_reported_on(capsys, tmp_path, monkeypatch):
    played = []
    real = bulk.play
    monkeypatch.setattr(
        bulk, "play", lambda plan, seed, count: played.append(seed) or real(plan, seed, count)
    )
    folder = tmp_path / "run"
    run(capsys, *arguments(folder, 2))
    code, out, _ = run(capsys, *arguments(folder, 5))
    assert (code, played) == (0, [0, 1, 2, 3, 4])
    assert "5 games" in out
    report = json.loads((folder / "report.json").read_text("utf-8"))
    assert report["games"] == 5
    assert set(report["drama"]) >= {"comebacks", "kingmaking"}
    assert (folder / "report.html").read_text("utf-8").startswith("<!doctype html>")


def test_a_run_that_is_stopped_keeps_its_games(capsys, tmp_path, monkeypatch):
    real = bulk.play

    def stop(plan, seed, count):
        if seed == bulk.RANGE + 1:
            raise KeyboardInterrupt
        return real(plan, seed, count)

    monkeypatch.setattr(bulk, "play", stop)
    folder = tmp_path / "run"
    code, _, err = run(capsys, *arguments(folder, 2 * bulk.RANGE))
    assert (code, err.strip().splitlines()[-1]) == (130, "kickdoor: stopped")
    monkeypatch.setattr(bulk, "play", real)
    code, out, _ = run(capsys, *arguments(folder, bulk.RANGE))
    assert f"{bulk.RANGE} games" in out


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (["--language", "tlh"], "--language tlh: there are"),
        (["--games", "0"], "--games 0"),
        (["--bots", "clever"], "no bot 'clever'"),
    ],
)
def test_what_is_wrong_is_one_line(capsys, tmp_path, wrong, told):
    code, _, err = run(capsys, "--folder", str(tmp_path / "run"), *wrong)
    assert code == 2
    assert told in err
    assert err.count("\n") == 1


def test_a_folder_of_other_games_is_refused(capsys, tmp_path):
    run(capsys, *arguments(tmp_path / "run", 1))
    code, _, err = run(capsys, *arguments(tmp_path / "run", 1), "--set", "booty")
    assert code == 2
    assert "holds other games" in err


@pytest.mark.parametrize(
    ("module", "extra"), [("kickdoor.lab.study", "lab"), ("distributed", "dask")]
)
def test_a_missing_library_is_one_line_with_the_extra(capsys, tmp_path, monkeypatch, module, extra):
    monkeypatch.setitem(sys.modules, module, None)
    code, _, err = run(capsys, *arguments(tmp_path / "run", 1), "--dask", "tcp://127.0.0.1:1")
    assert code == 2
    assert f"kickdoor[{extra}]" in err

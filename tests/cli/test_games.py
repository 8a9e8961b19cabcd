"""The commands that play many games: what they print, what they refuse, how they fail."""

import json
import re
import sys

import pytest

from kickdoor.bots.roster import BOTS
from kickdoor.cli import main
from support.repo import ROOT


def run(capsys, *arguments):
    code = main.run(list(arguments))
    printed = capsys.readouterr()
    return code, printed.out, printed.err


def test_simulate_reports_for_machines(capsys):
    code, out, _ = run(capsys, "simulate", "--games", "4", "--seed", "3", "--jobs", "1", "--json")
    report = json.loads(out)
    assert code == 0
    assert report["games"] == 4
    assert report["failures"] == 0
    assert report["runaways"] == 0
    assert set(report["bots"]) == {"random"}
    assert set(report["seats"]) >= {"1", "2", "3"}


def test_simulate_reports_for_people_with_the_band_beside(capsys):
    arguments = ["--games", "1", "--seats", "3", "--deal", "4", "--jobs", "1", "--no-checks"]
    code, out, _ = run(capsys, "simulate", *arguments)
    assert code == 0
    assert "deaths a game" in out
    assert "0.40 to 0.90" in out


def test_simulate_tells_of_cards_and_of_identities(capsys):
    arguments = ["--games", "3", "--set", "ducktales", "--jobs", "1", "--no-checks"]
    code, out, _ = run(capsys, "simulate", *arguments)
    assert code == 0
    assert "played, but never with an effect" in out
    assert "duck: ducktales/scrooge" in out
    code, out, _ = run(capsys, "simulate", *arguments, "--json")
    report = json.loads(out)
    assert set(report["identities"]) == {"class", "duck"}
    assert set(report["cards"]) >= {"never-drawn", "never-played", "without-effect"}
    drawn, played, worked = report["cards"]["uses"]["ducktales/scrooge"]
    assert 3 >= drawn >= played >= worked


def test_a_run_with_a_journal_goes_on_where_it_ended(capsys, tmp_path, monkeypatch):
    from kickdoor.lab import bulk

    played = []
    real = bulk.play
    monkeypatch.setattr(
        bulk, "play", lambda plan, seed, count: played.append(seed) or real(plan, seed, count)
    )
    arguments = ["simulate", "--seats", "3", "--jobs", "1", "--no-checks", "--json"]
    arguments += ["--journal", str(tmp_path / "run.jsonl")]
    _, first, _ = run(capsys, *arguments, "--games", "2")
    _, _, _ = run(capsys, *arguments, "--games", "4")
    assert played == [0, 1, 2, 3]
    _, again, _ = run(capsys, *arguments, "--games", "2")
    assert again == first
    code, _, err = run(capsys, *arguments, "--games", "2", "--bots", "greedy")
    assert code == 2
    assert "holds other games" in err


def test_arena_prints_the_share_of_each_bot(capsys):
    arguments = ["--games", "3", "--bots", "greedy,random,random", "--jobs", "1"]
    code, out, _ = run(capsys, "arena", *arguments)
    assert code == 0
    assert "greedy" in out
    assert "33.3 %" in out


def test_arena_reports_for_machines(capsys):
    arguments = ["--games", "2", "--bots", "random,random,random", "--jobs", "1", "--json"]
    code, out, _ = run(capsys, "arena", *arguments)
    assert code == 0
    report = json.loads(out)["bots"]["random"]
    assert report["share"] == 1
    low, high = report["rating"]["interval"]
    assert low < report["rating"]["mu"] < high


def test_arena_stops_when_its_test_has_said_enough(capsys):
    arguments = ["arena", "--bots", "greedy,random,random", "--jobs", "1", "--sprt", "0.1,0.9"]
    code, out, _ = run(capsys, *arguments, "--json")
    report = json.loads(out)
    assert code == 0
    assert report["games"] < 20
    assert report["sprt"]["says"] == "higher"
    _, out, _ = run(capsys, *arguments)
    assert "the share of greedy is rather 0.9 than 0.1" in out


def test_an_arena_with_a_journal_goes_on_where_it_ended(capsys, tmp_path, monkeypatch):
    from kickdoor.lab import bulk

    played = []
    real = bulk.play
    monkeypatch.setattr(
        bulk, "play", lambda plan, seed, count: played.append(seed) or real(plan, seed, count)
    )
    arguments = ["arena", "--bots", "random,random,random", "--jobs", "1", "--json"]
    arguments += ["--journal", str(tmp_path / "run.jsonl")]
    for games in (1, 2):
        _, out, _ = run(capsys, *arguments, "--games", str(games))
        assert json.loads(out)["games"] == games
    assert played == [0, 1]


def test_an_arena_without_openskill_has_no_ratings_and_says_why(capsys, monkeypatch):
    import sys

    monkeypatch.setitem(sys.modules, "openskill.models", None)
    arguments = ["arena", "--games", "1", "--bots", "random,random,random", "--jobs", "1"]
    code, out, _ = run(capsys, *arguments)
    assert code == 0
    assert "pip install 'kickdoor[arena]'" in out


def test_the_bot_of_the_paper_enters_from_the_folder_that_one_is_in(capsys, tmp_path, monkeypatch):
    code = re.search(r"```python\n(.*?)```", (ROOT / "docs/bots.md").read_text("utf-8"), re.DOTALL)
    (tmp_path / "timid.py").write_text(code[1], "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    arguments = ["--games", "12", "--bots", "timid:Timid,random,random", "--jobs", "2", "--json"]
    code, out, err = run(capsys, "arena", *arguments)
    assert (code, err) == (0, "")
    report = json.loads(out)
    assert report["games"] == 12
    assert set(report["bots"]) == {"timid:Timid", "random"}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["simulate", "--bots", "nowhere:Bot"], "--bots nowhere:Bot: module 'nowhere' cannot be"),
        (["simulate", "--games", "0"], "--games 0: at least one has to be played"),
        (["simulate", "--jobs", "-1"], "--jobs -1: give a number of processes, or 0"),
        (["simulate", "--seats", "2"], "--seats 2: a game takes 3 to 6 players"),
        (["simulate", "--seats", "x"], "--seats x: give a number, or a span such as 3-6"),
        (["simulate", "--seats", "5-4"], "--seats 5-4: the span runs backwards; write 4-5"),
        (
            ["simulate", "--bots", ""],
            "--bots: name at least one; there are random, easy, greedy, search",
        ),
        (["simulate", "--games", "2", "extra"], "'extra' is not expected here"),
        (["arena", "--sprt", "0.6,0.5"], "--sprt 0.6,0.5: give two shares between 0 and 1"),
        (["arena", "--bots", "greedy"], "--bots greedy: 1 bot; a game takes 3 to 6"),
        (["simulate", "--bots", "search:0"], "no budget '0'; give play-outs such as 200"),
        (
            ["simulate", "--bots", "clever"],
            "no bot 'clever'; there are random, easy, greedy, search",
        ),
        (["simulate", "--option", "deal"], "--option deal: write name=value"),
        (["simulate", "--option", "luck=1"], "options: 'luck' is none; there are deal"),
        (["simulate", "--deal", "3"], "options: deal cannot be 3; it can be 2, 4"),
        (["simulate", "--set", "chess"], "chess"),
        (["simulate", "--set", "russia", "--set", "russia"], "--set russia: it is named twice"),
        (["arena", "--set", "munchkins", "--set", "munchkins"], "--set munchkins: it is named"),
        (["arena", "--bots", "random,random"], "--bots random,random: 2 bots; a game takes 3 to 6"),
    ],
)
def test_misuse_is_one_line_and_exit_code_2(arguments, said, capsys):
    code, out, err = run(capsys, *arguments)
    assert code == 2
    assert out == ""
    assert said in err
    assert err.count("\n") == 1


def test_a_game_that_goes_wrong_is_told_with_its_seed_and_log(capsys, monkeypatch, tmp_path):
    class Wrong(BOTS["random"]):
        def choose(self, game, seat):
            return "no-such-thing" if game.state.turn > 1 else super().choose(game, seat)

    monkeypatch.setitem(BOTS, "random", Wrong)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr("kickdoor.cli._games.user_cache_path", lambda *_, **__: tmp_path)
    code, _, err = run(capsys, "simulate", "--games", "1", "--seed", "9", "--jobs", "1")
    assert code == 1
    assert "seed 9" in err
    assert (tmp_path / "failures" / "seed-9.jsonl").is_file()

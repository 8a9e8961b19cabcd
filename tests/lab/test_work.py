"""The gate of the benchmarks: the engine takes no more calls than are written down for it."""

import runpy

import pytest

from kickdoor.core.game import Game
from kickdoor.lab.bench.work import LEEWAY, count, count_all, grown, played
from support.repo import ROOT

SCRIPT = runpy.run_path(str(ROOT / "scripts" / "work.py"))

pytestmark = pytest.mark.interpreted


def test_the_engine_takes_no_more_work_than_is_written_down():
    lines = grown(SCRIPT["bounds"](), count_all())
    assert not lines, "\n".join([*lines, "if it has to be: python scripts/work.py --accept"])


def test_the_gate_shuts_when_the_engine_does_more(monkeypatch):
    log = played(["munchkins"])
    before = count(log)
    assert not grown(before, count(log))
    option_keys = Game._option_keys

    def slower(game, seat):
        keys = option_keys(game, seat)
        assert keys == option_keys(game, seat)
        return keys

    monkeypatch.setattr(Game, "_option_keys", slower)
    (line,) = grown(before, count(log))
    assert line.startswith("choice takes ")


def test_a_little_more_is_let_pass_and_what_has_no_bound_is_told():
    assert not grown({"copy": 100.0}, {"copy": 100 * (1 + LEEWAY) - 0.1})
    assert grown({"copy": 100.0}, {"copy": 111.0}) == [
        "copy takes 111.0 calls; written down are 100.0 (+11%)"
    ]
    assert grown({}, {"view": 1.0}) == ["view takes 1.0 calls, and has no bound"]

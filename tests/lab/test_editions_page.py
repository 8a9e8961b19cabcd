"""The page of the editions says what the saved reports say."""

import importlib.util
import json

import pytest

from kickdoor.lab.band import BAND
from support.repo import ROOT

SCRIPT = ROOT / "scripts" / "editions_page.py"


@pytest.fixture
def script():
    spec = importlib.util.spec_from_file_location("editions_page", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_is_written_from_the_saved_reports(script):
    written = script.TARGET.read_text("utf-8")
    assert written == script.page(written), "run: python scripts/editions_page.py"


def test_what_the_page_calls_the_band_is_the_band(script):
    for name, words in script.BOUNDS.items():
        shown = [float(word) for word in words.replace("at most", "").split() if word[0].isdigit()]
        scale = 100 if name in script.SHARES else 1
        bounds = [each * scale for each in BAND[name] if each is not None]
        assert shown == pytest.approx(bounds), name


def test_a_report_becomes_a_line(script, tmp_path, monkeypatch):
    share = {"share": 0.92, "fair": 0.25, "interval": [0.9, 0.94]}
    report = {"games": 1000, "bots": {"greedy": share, "random": share}}
    (tmp_path / "russia-arena.json").write_text(json.dumps(report), "utf-8")
    monkeypatch.setattr(script, "RESULTS", tmp_path)
    assert script.arena_table()[-1] == "| `russia` | 1,000 | 92.0 (90.0 to 94.0) |"
    assert len(script.games_table()) == 2


def test_a_page_without_marks_is_refused(script):
    with pytest.raises(ValueError, match="marks"):
        script.page("nothing here")

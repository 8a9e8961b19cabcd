"""Every break of ``scripts/mutants.toml`` can still be made: the code that it breaks stands where it says."""

import importlib
import tomllib

from support.repo import ROOT


def test_every_break_finds_the_code_that_it_breaks(monkeypatch):
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    mutants = importlib.import_module("mutants")
    assert mutants.breaks(tomllib.loads(mutants.BREAKS.read_text("utf-8")))

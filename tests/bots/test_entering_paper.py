"""The paper on bots of one's own tells what is so."""

import doctest

from support.repo import ROOT

PAPER = ROOT / "docs" / "entering.md"


def test_its_example_holds():
    failed, tried = doctest.testfile(str(PAPER), module_relative=False)
    assert tried >= 7
    assert not failed

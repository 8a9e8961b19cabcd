"""Golden playthroughs: the same choices lead to the same events and states as ever."""

import pytest

from kickdoor.core.decisions import Refused
from support.golden import FOLDER, REMEDY, first_difference, headers, read, written

FILES = sorted(FOLDER.glob("*.txt"))
LARGEST = 1_000_000


def test_every_golden_game_is_there():
    assert {path.stem for path in FILES} == set(headers()), REMEDY
    assert sum(path.stat().st_size for path in FILES) < LARGEST


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_goes_as_it_went(path):
    text = path.read_text("utf-8")
    try:
        now = written(*read(text))
    except Refused as refused:
        pytest.fail(f"{path.name}: {refused} is not legal any more; {REMEDY}")
    difference = first_difference(path.name, text.splitlines(), now)
    assert difference is None, difference


def test_a_difference_is_told_by_its_first_line():
    text = FILES[0].read_text("utf-8").splitlines()
    changed = [*text[:40], "  something else", *text[41:]]
    told = first_difference("x.txt", text, changed)
    assert told is not None
    assert "x.txt, line 41," in told
    assert "something else" in told
    assert "commit say why" in told
    assert first_difference("x.txt", text, text[:-1]) is not None
    assert first_difference("x.txt", text, text) is None

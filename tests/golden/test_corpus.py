"""The corpus: as many ways lead on from each of its positions as ever."""

import pytest

from kickdoor.core.decisions import Refused
from support.corpus import FOLDER, headers, read
from support.counted import counts
from support.golden import REMEDY, table_of
from support.played import redo
from support.rotation import part, today

FILES = sorted(FOLDER.glob("*.txt"))
LARGEST = 2_000_000
POSITIONS = 1000
GAMES_A_DAY = 4
POSITIONS_A_DAY = 12
"""Of each game; what is due changes every day, see support/rotation.py."""


def test_the_corpus_is_whole():
    assert {path.stem for path in FILES} == set(headers()), REMEDY
    assert sum(path.stat().st_size for path in FILES) < LARGEST
    assert sum(len(read(path.read_text("utf-8"))[2]) for path in FILES) >= POSITIONS


def test_as_many_ways_lead_on_as_ever(soak):
    for path in part(FILES, GAMES_A_DAY, whole=soak > 1):
        header, rows, marks = read(path.read_text("utf-8"))
        due = set(part(sorted(marks), POSITIONS_A_DAY, whole=soak > 1))
        game = table_of(header)
        for number, row in enumerate(rows[: max(due) + 1]):
            where = f"{path.name}, choice {number} {row} (KICKDOOR_DAY={today()})"
            try:
                redo(game, row)
            except Refused as refused:
                pytest.fail(f"{where}: {refused}; {REMEDY}")
            if number in due:
                found = counts(game)
                assert found == marks[number], f"{where}: {found}; {REMEDY}"

"""The corpus: games with marked positions, and how many ways lead on from each.

A file holds a header and the choices of a game; below some choices stands, indented, what may be
done then. The choices make the positions, so they stay the same when bots are tuned.
"""

import json
import random

from support.counted import counts
from support.golden import GOLDEN, choice_line, chosen_by_bots, header_of, table_of
from support.played import STYLES, redo

FOLDER = GOLDEN / "corpus"
POSITIONS = 42
CHANGES = 700


def headers():
    """Return the header of every game of the corpus, by the name of its file."""
    found = {}
    for number in range(24):
        style, seats = STYLES[number % 3], 3 + number // 3 % 4
        options = {} if number < 12 else {"deal": 4, "listen_at_the_door": number % 2 == 0}
        header = header_of(style, seats, f"corpus {number}", options, CHANGES)
        found[f"{style}-{seats}-{'plain' if number < 12 else 'house'}"] = header
    return found


def mark(header, rows):
    """Return the numbers of the rows after which to count, rather at rare moments."""
    chance = random.Random(header["seed"])
    game = table_of(header)
    weights = []
    seen = {}
    for row in rows:
        redo(game, row)
        kind = (game.state.phase, game.state.stack[-1].kind, game.window and game.window.kind)
        seen[kind] = seen.get(kind, 0) + 1
        weights.append(0 if game.over else 1 / seen[kind] + 0.02)
    keys = [(chance.random() ** (1 / weight) if weight else 0) for weight in weights]
    order = sorted(range(len(rows)), key=lambda at: -keys[at])
    return sorted(at for at in order[:POSITIONS] if weights[at])


def written(header, rows, marks):
    """Return a game of the corpus as lines, counted anew."""
    game = table_of(header)
    lines = [json.dumps(header)]
    marked = set(marks)
    for number, row in enumerate(rows):
        redo(game, row)
        lines.append(choice_line(row))
        if number in marked:
            lines.append(f"  {counts(game)}")
    return lines


def chosen_anew(header):
    """Return choices of bots and marks for a game of the corpus."""
    rows = chosen_by_bots(header)
    marks = mark(header, rows)
    return rows[: marks[-1] + 1], marks


def read(text):
    """Return header, choices, and the marked rows with their counts."""
    from support.golden import read as read_choices

    header, rows = read_choices(text)
    number, marks = -1, {}
    for line in text.splitlines()[1:]:
        if line.startswith("  "):
            marks[number] = line.strip()
        else:
            number += 1
    return header, rows, marks

"""Parquet: chronicles as columns, for any tool that reads tables, and back.

Two tables: ``games`` with a row for each game, ``marks`` with a row for each fate of a card, which
repeats who won so that it can be read alone. Sets of cards are lists of their ids, sets of features
lists of ``card>feature``; ``won`` is the seat's share of the victory.
"""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any

import pyarrow as pa
import pyarrow.parquet as pq

from kickdoor.lab.chronicle import Chronicle
from kickdoor.lab.tally import CAUSES, DECKS
from kickdoor.lab.witness import features_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from kickdoor.core.ruleset import Ruleset

NUMBER = pa.int32()
SMALL = pa.int8()
NAMES = pa.list_(pa.string())

SETS = ("drawn", "played")
SETS_BY_SEAT = ("held", "kept")

GAMES = pa.schema(
    [
        ("seed", pa.int64()),
        ("seats", SMALL),
        ("bots", NAMES),
        ("winners", pa.list_(SMALL)),
        ("levels", pa.list_(SMALL)),
        ("course", pa.list_(SMALL)),
        ("decider", SMALL),
        ("short", SMALL),
        *(
            (name, NUMBER)
            for name in (
                "turns", "decisions", "passes", "deaths", "fights", "won", "helped", "off",
                "curses", "lost", "runaways",
            )
        ),
        ("gained", pa.list_(pa.struct([(cause, NUMBER) for cause in CAUSES]))),
        *((name, pa.struct([(deck, NUMBER) for deck in DECKS])) for name in ("shuffles", "exhausted")),
        *((name, NAMES) for name in (*SETS, "worked")),
        *((name, pa.list_(NAMES)) for name in SETS_BY_SEAT),
    ]
)  # fmt: skip

WORD = pa.dictionary(pa.int32(), pa.string())
MARKS = pa.schema(
    [
        ("seed", pa.int64()),
        ("seats", SMALL),
        ("seat", SMALL),
        ("card", WORD),
        ("what", WORD),
        ("level", SMALL),
        ("rival", SMALL),
        ("times", NUMBER),
        ("won", pa.float32()),
    ]
)


class Columns:
    """Turns chronicles of a ruleset's games into tables and back."""

    def __init__(self, rules: Ruleset) -> None:
        """Take the ruleset, whose places of cards and features the chronicles speak of."""
        self._cards = [definition.ident for definition in rules.definitions]
        self._features = [f"{each.card}>{each.name}" for each in features_of(rules).all]
        self._card_places = {name: place for place, name in enumerate(self._cards)}
        self._feature_places = {name: place for place, name in enumerate(self._features)}
        self._names = [each.name for each in fields(Chronicle) if each.name != "marks"]

    def games(self, chronicles: Sequence[Chronicle]) -> pa.Table:
        """Return the table of some games."""
        return pa.Table.from_pylist([self._row(each) for each in chronicles], schema=GAMES)

    def _row(self, game: Chronicle) -> dict[str, Any]:
        row = {name: getattr(game, name) for name in self._names}
        for name in SETS:
            row[name] = _listed(row[name], self._cards)
        for name in SETS_BY_SEAT:
            row[name] = [_listed(mask, self._cards) for mask in row[name]]
        row["worked"] = _listed(game.worked, self._features)
        return row

    def marks(self, chronicles: Sequence[Chronicle]) -> pa.Table:
        """Return the table of the fates of the cards in some games."""
        rows = [
            {
                **mark._asdict(),
                "seed": game.seed,
                "seats": game.seats,
                "card": self._cards[mark.card],
                "won": game.won_by(mark.seat),
            }
            for game in chronicles
            for mark in game.marks
        ]
        return pa.Table.from_pylist(rows, schema=MARKS)

    def chronicles(self, games: pa.Table) -> Iterator[Chronicle]:
        """Yield the games of a table, without the fates of the cards."""
        for row in games.to_pylist():
            for name in SETS:
                row[name] = _mask(row[name], self._card_places)
            for name in SETS_BY_SEAT:
                row[name] = [_mask(names, self._card_places) for names in row[name]]
            row["worked"] = _mask(row["worked"], self._feature_places)
            yield Chronicle(**row)


def write(table: pa.Table, path: Path) -> None:
    """Write a table so that a file of that name is always whole."""
    unfinished = path.with_suffix(".part")
    pq.write_table(table, unfinished, compression="zstd")
    unfinished.replace(path)


def read(path: Path, columns: Sequence[str] | None = None) -> pa.Table:
    """Read a table, or some columns of it."""
    return pq.read_table(path, columns=columns)


def _listed(mask: int, names: Sequence[str]) -> list[str]:
    found = []
    while mask:
        lowest = mask & -mask
        found.append(names[lowest.bit_length() - 1])
        mask ^= lowest
    return found


def _mask(found: Sequence[str], places: dict[str, int]) -> int:
    mask = 0
    for name in found:
        mask |= 1 << places[name]
    return mask

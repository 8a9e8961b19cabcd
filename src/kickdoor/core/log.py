"""Log: what happened at a table, enough to play it again.

A header (engine, packs and their hashes, seats, options, seed) and rows. A row is a tuple whose
first item names its kind: ``choice`` (seat, key), ``close`` (revision), ``digest`` (turn, hash),
``show`` (seat, handle of a hand card, seat that sees it or -1), and, from live tables, ``entropy``
(seat, hex). Other rows are passed over.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

Row = tuple[str | int, ...]

CHOICE = "choice"
CLOSE = "close"
DIGEST = "digest"
ENTROPY = "entropy"
BACK = "back"
SHOW = "show"


class Log:
    """A header and its rows; as text, one JSON line for each."""

    __slots__ = ("header", "rows")

    def __init__(self, header: dict[str, object], rows: Iterable[Row] = ()) -> None:
        """Take the header and copy the rows."""
        self.header = header
        self.rows: list[Row] = list(rows)

    def dumps(self) -> str:
        """Return the text form, which :meth:`loads` reads back."""
        lines = [json.dumps(self.header, ensure_ascii=False)]
        lines += [json.dumps(row, ensure_ascii=False) for row in self.rows]
        return "\n".join(lines) + "\n"

    @classmethod
    def loads(cls, text: str) -> Log:
        """Read the text form.

        Raises:
            ValueError: a line is not JSON, or not what its place asks for; the message names it.
        """
        header: dict[str, object] | None = None
        rows: list[Row] = []
        for number, line in enumerate(text.split("\n"), start=1):
            if not line.strip():
                continue
            try:
                value = json.loads(line)
            except json.JSONDecodeError as error:
                raise ValueError(f"log line {number}: not JSON: {error.msg}") from None
            except RecursionError:
                raise ValueError(f"log line {number}: nested too deeply") from None
            if header is None:
                if not isinstance(value, dict):
                    raise ValueError(f"log line {number}: a header (an object) must come first")
                header = value
            elif isinstance(value, list) and value and isinstance(value[0], str):
                rows.append(tuple(value))
            else:
                raise ValueError(
                    f"log line {number}: a row must be a list that begins with its kind"
                )
        if header is None:
            raise ValueError("log line 1: a header (an object) must come first")
        return cls(header, rows)


class ReplayMismatch(Exception):
    """A replay came to a state other than the log's; ``row`` is the number of the first such row."""

    def __init__(self, row: int, wanted: object, found: object) -> None:
        """Take the place and both values."""
        super().__init__(f"log row {row}: the log says {wanted!r}, the replay {found!r}")
        self.row = row

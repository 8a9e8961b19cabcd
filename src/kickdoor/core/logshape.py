"""What a log has to look like before it can be played again: every field's type, told by its place."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from kickdoor.core.log import Log, Row
    from kickdoor.core.ruleset import Setting

Shape = tuple[tuple[str, type], ...]

SHAPES: dict[str, Shape] = {
    "choice": (("a seat", int), ("an option key", str)),
    "close": (("a revision", int),),
    "digest": (("a turn", int), ("a hash", str)),
    "entropy": (("a seat", int), ("hex digits", str)),
    "show": (("a seat", int), ("a number", int), ("a number", int)),
}
"""What follows the kind in the rows that the engine reads; rows of other kinds are passed over."""


class Table(NamedTuple):
    """What a log's header says of the table."""

    packs: list[str]
    seats: list[str]
    options: dict[str, Setting]
    seed: int | str


def table_of(log: Log) -> Table:
    """Return the table of a log, once all its header and rows are found to be in shape.

    Raises:
        ValueError: a field is missing or is not what it must be; the message names it.
    """
    for number, row in enumerate(log.rows):
        _check_row(number, row)
    header = log.header
    packs, seats, options, seed = (
        header.get(name) for name in ("packs", "seats", "options", "seed")
    )
    if not isinstance(packs, dict) or not packs:
        raise ValueError("log header: packs: names of sets with their hashes are wanted")
    if not isinstance(seats, list) or not all(isinstance(name, str) for name in seats):
        raise ValueError("log header: seats: a list of names is wanted")
    if not isinstance(options, dict) or not all(
        isinstance(value, (int, str)) for value in options.values()
    ):
        raise ValueError("log header: options: house rules with their values are wanted")
    if isinstance(seed, bool) or not isinstance(seed, (int, str)):
        raise ValueError("log header: seed: a number or a text is wanted")
    return Table([str(name) for name in packs], seats, options, seed)


def _check_row(number: int, row: Row) -> None:
    shape = SHAPES.get(str(row[0]))
    if shape is None:
        return
    wanted = ", ".join(what for what, _ in shape)
    if len(row) != 1 + len(shape):
        raise ValueError(f"log row {number}: after {row[0]!r} come {wanted}; found {row!r}")
    for value, (what, kind) in zip(row[1:], shape, strict=True):
        if not isinstance(value, kind) or isinstance(value, bool):
            raise ValueError(f"log row {number}: {value!r} is not {what}")
    if row[0] == "entropy":
        _check_hex(number, str(row[2]))


def _check_hex(number: int, text: str) -> None:
    try:
        bytes.fromhex(text)
    except ValueError:
        raise ValueError(f"log row {number}: {text!r} is not hex digits") from None

"""Ruling: a small situation as data, with what must come of it.

A ruling lays a table out (``given``), makes choices (``play``) and says what must hold
(``expect``). It names the rules of the rulebook that it is about. See docs/rulings.md.
"""

from __future__ import annotations

from dataclasses import field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kickdoor.core.record import record
from kickdoor.lang.mistakes import Report
from kickdoor.lang.source import Node, read_file
from kickdoor.rules.failure import RulingFailed
from kickdoor.rules.given import as_list
from kickdoor.rules.shape import check_ruling
from kickdoor.rules.ways.script import Script

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kickdoor.core.game import Game

__all__ = ["Ruling", "RulingFailed", "load", "run"]


@record
class Ruling:
    """One ruling as it is written; ``path`` and ``line`` say where."""

    name: str
    rules: tuple[str, ...]
    path: str
    line: int
    situation: str = ""
    cards: tuple[Node, ...] = ()
    given: dict[str, Any] = field(default_factory=dict)
    play: tuple[Any, ...] = ()
    expect: dict[str, Any] = field(default_factory=dict)
    feat: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """What it says that it proves of feats: moments, by the name of the card."""
    lines: tuple[int, ...] = ()
    """The line of each step, and at last the one where what must hold at the end begins."""

    @property
    def home(self) -> Path:
        """The file that it stands in."""
        return Path(self.path)

    def line_of(self, step: int) -> int:
        """Return the line of a step (counted from 1; 0 is the table, -1 the end)."""
        return self.line if step == 0 or not self.lines else self.lines[max(step - 1, -1)]


def load(path: Path) -> list[Ruling]:
    """Read the rulings of a file, or of every YAML file below a folder that holds some.

    Raises:
        PackError: a file is no list of rulings; every mistake with its place.
    """
    report = Report()
    found = [ruling for file in _files(path) for ruling in _read(file, report)]
    report.raise_any()
    return found


def _files(path: Path) -> Iterator[Path]:
    if path.is_file():
        yield path
        return
    for file in sorted(path.rglob("*.yaml")):
        if "rulings" in file.parts:
            yield file


def _read(path: Path, report: Report) -> Iterator[Ruling]:
    node = read_file(path, report)
    if node is None or node.value is None:
        return
    if not isinstance(node.value, list):
        report.add(node.spot, f"a list of rulings is wanted here, not {node.what()}")
        return
    for each in node.value:
        if check_ruling(each, report):
            yield from _rulings(each, path)


def _rulings(node: Node, path: Path) -> Iterator[Ruling]:
    """Yield a ruling, or one for each edition that it names."""
    ruling, editions = _ruling(node, path)
    for edition in editions:
        name = f"{ruling.name} ({edition})"
        yield replace(ruling, name=name, given={**ruling.given, "pack": edition})
    if not editions:
        yield ruling


def _ruling(node: Node, path: Path) -> tuple[Ruling, list[str]]:
    fields = node.value
    assert isinstance(fields, dict)
    plain: dict[str, Any] = {key: value.plain() for key, value in fields.items()}
    cards = fields["cards"].value if "cards" in fields else []
    ruling = Ruling(
        name=str(plain["name"]),
        rules=tuple(as_list(plain.get("rules"))),
        path=str(path),
        line=node.spot.line,
        situation=str(plain.get("situation") or ""),
        cards=tuple(_named(card) for card in cards) if isinstance(cards, list) else (),
        given=plain.get("given") or {},
        play=tuple(plain.get("play") or ()),
        expect=plain.get("expect") or {},
        feat={card: tuple(as_list(said)) for card, said in (plain.get("feat") or {}).items()},
        lines=_lines(node, fields),
    )
    return ruling, as_list(plain.get("editions"))


def _lines(node: Node, fields: dict[str, Node]) -> tuple[int, ...]:
    """Return the lines of the steps and of the end."""
    steps = fields["play"].value if "play" in fields else []
    end = node.keys["expect"].line if "expect" in fields else node.spot.line
    return (*(each.spot.line for each in steps if isinstance(each, Node)), end)  # type: ignore[union-attr]


def _named(card: Node) -> Node:
    """Give an invented card that has no name its id for one."""
    if isinstance(card.value, dict) and "name" not in card.value and "id" in card.value:
        name = str(card.value["id"].value).replace("-", " ").title()
        return Node({**card.value, "name": Node(name, card.spot)}, card.spot, card.keys)
    return card


def run(ruling: Ruling) -> Game:
    """Play a ruling plainly and return the game at its end.

    Raises:
        RulingFailed: it does not hold.
    """
    script = Script(ruling)
    return script.finish(script.start())

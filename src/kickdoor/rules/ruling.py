"""Ruling: a small situation as data, with what must come of it.

A ruling lays a table out (``given``), makes choices (``play``) and says what must hold
(``expect``). It names the rules of the rulebook that it is about. See docs/rulings.md.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kickdoor.core.decisions import Refused
from kickdoor.lang.mistakes import PackError, Report
from kickdoor.lang.source import Node, read_file
from kickdoor.rules import expectation
from kickdoor.rules.scenario import ScenarioError, as_list, lay_out
from kickdoor.rules.shape import check_ruling
from kickdoor.rules.steps import StepError, mean_something, open_decisions, read_step

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kickdoor.core.game import Game


@dataclass(frozen=True, slots=True)
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


class RulingFailed(Exception):
    """A ruling does not hold; the message says where, what was wanted and what was found."""


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
            yield _ruling(each, path)


def _ruling(node: Node, path: Path) -> Ruling:
    fields = node.value
    assert isinstance(fields, dict)
    plain: dict[str, Any] = {key: value.plain() for key, value in fields.items()}
    cards = fields["cards"].value if "cards" in fields else []
    return Ruling(
        name=str(plain["name"]),
        rules=tuple(as_list(plain.get("rules"))),
        path=str(path),
        line=node.spot.line,
        situation=str(plain.get("situation") or ""),
        cards=tuple(_named(card) for card in cards) if isinstance(cards, list) else (),
        given=plain.get("given") or {},
        play=tuple(plain.get("play") or ()),
        expect=plain.get("expect") or {},
    )


def _named(card: Node) -> Node:
    """Give an invented card that has no name its id for one."""
    if isinstance(card.value, dict) and "name" not in card.value and "id" in card.value:
        name = str(card.value["id"].value).replace("-", " ").title()
        return Node({**card.value, "name": Node(name, card.spot)}, card.spot, card.keys)
    return card


def run(ruling: Ruling) -> Game:
    """Play a ruling and return the game at its end.

    Raises:
        RulingFailed: it does not hold.
    """
    try:
        game = lay_out({**_home(ruling), **ruling.given}, ruling.cards)
    except (ScenarioError, PackError, ValueError) as error:
        raise RulingFailed(f"given: {error}") from error
    for number, step in enumerate(ruling.play, start=1):
        try:
            _step(game, step)
        except (RulingFailed, StepError, expectation.Unmet) as error:
            raise RulingFailed(f"step {number} ({step}): {error}") from error
    try:
        expectation.check(game, ruling.expect)
    except (StepError, expectation.Unmet) as error:
        raise RulingFailed(f"at the end: {error}") from error
    return game


def _home(ruling: Ruling) -> dict[str, Any]:
    """Return the pack in whose folder a ruling stands: it plays with that one, unless it says so."""
    for folder in Path(ruling.path).parents:
        if (folder / "pack.yaml").is_file():
            return {"pack": str(folder)}
    return {}


def _step(game: Game, step: Any) -> None:
    if step == "close":
        if game.window is not None:
            game.close(game.window.revision)
    elif isinstance(step, str):
        seat, key = read_step(game, step)
        try:
            game.step(seat, key)
        except Refused as refused:
            raise RulingFailed(f"refused: {refused.refusal}; {open_decisions(game)}") from None
    elif isinstance(step, dict) and set(step) == {"expect"}:
        expectation.check(game, step["expect"])
    elif isinstance(step, dict) and "refuse" in step and set(step) <= {"refuse", "rule"}:
        _refused(game, step)
    else:
        raise RulingFailed("a step is a choice, close, {refuse: ..., rule: ...} or {expect: ...}")


def _refused(game: Game, step: dict[str, Any]) -> None:
    seat, key = read_step(game, step["refuse"])
    mean_something(game, key)
    refusal = game.why_not(seat, key)
    if refusal is None:
        raise RulingFailed(f"is legal, and should be refused; {open_decisions(game)}")
    if "rule" in step and refusal.rule != step["rule"]:
        raise RulingFailed(f"is refused by {refusal.rule}, not by {step['rule']}")

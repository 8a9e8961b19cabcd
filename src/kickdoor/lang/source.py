"""Source: YAML read safely, with the place of every node.

Only what card files need: mappings, lists, strings, whole numbers, true, false and nothing. Words
such as ``on``, ``yes`` and ``no`` stay words, as in YAML 1.2.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import yaml

from kickdoor.lang.mistakes import Report, Spot, UnreadableError

if TYPE_CHECKING:
    from pathlib import Path

Loader: type = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

WHOLE_NUMBER = re.compile(r"[-+]?[0-9]+")
LONGEST_FILE = 4_000_000
DEEPEST = 60
"""How many lists and mappings may lie in each other; no card of ours needs more than fifteen."""

TOO_DEEP = "is nested too deeply"


class Node:
    """A value with its place; ``keys`` holds the place of each key of a mapping."""

    __slots__ = ("keys", "spot", "value")

    def __init__(
        self,
        value: bool | int | str | list[Node] | dict[str, Node] | None,
        spot: Spot,
        keys: dict[str, Spot] | None = None,
    ) -> None:
        """Take every field."""
        self.value = value
        self.spot = spot
        self.keys = keys or {}

    def what(self) -> str:
        """Say what stands here, for an error."""
        value = self.value
        if value is None:
            return "nothing"
        if isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, int):
            return f"the number {value}"
        if isinstance(value, str):
            return f'"{value}"'
        kind = "list" if isinstance(value, list) else "mapping"
        return f"a {kind}" if value else f"an empty {kind}"

    def plain(self) -> object:
        """Return the value without places."""
        if isinstance(self.value, list):
            return [each.plain() for each in self.value]
        if isinstance(self.value, dict):
            return {key: each.plain() for key, each in self.value.items()}
        return self.value


def written(value: object, spot: Spot) -> Node:
    """Return plain data as nodes that all stand at one place."""
    if isinstance(value, Node):
        return value
    if isinstance(value, dict):
        nodes = {str(key): written(each, spot) for key, each in value.items()}
        return Node(nodes, spot, dict.fromkeys(nodes, spot))
    if isinstance(value, list | tuple):
        return Node([written(each, spot) for each in value], spot)
    assert value is None or isinstance(value, bool | int | str)
    return Node(value, spot)


def read_file(path: Path, report: Report) -> Node | None:
    """Return the nodes of a file, or None when it cannot be read; mistakes go to the report."""
    label = str(path)
    try:
        raw = path.read_bytes()
    except OSError as error:
        report.add(Spot(label), f"cannot be read: {error.strerror or error}")
        return None
    if len(raw) > LONGEST_FILE:
        report.add(Spot(label), f"is longer than {LONGEST_FILE:,} bytes")
        return None
    try:
        return read_text(raw.decode("utf-8"), label, report)
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        report.add(Spot(label, line), "is not UTF-8 text")
        return None


def read_text(text: str, label: str, report: Report) -> Node | None:
    """Return the nodes of a text that is called ``label``, or None when it is not YAML."""
    try:
        composed = yaml.compose(text, Loader=Loader)
        if composed is None:
            report.add(Spot(label), "is empty")
            return None
        return _Reader(label, report).node(composed)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        spot = Spot(label, mark.line + 1, mark.column + 1) if mark else Spot(label)
        report.add(spot, f"is not YAML: {error.problem or error.context}")
    except yaml.YAMLError as error:
        report.add(Spot(label), f"is not YAML: {' '.join(str(error).split())}")
    except RecursionError:
        report.add(Spot(label), TOO_DEEP)
    except UnreadableError:
        pass
    return None


class _Reader:
    """Turns PyYAML's nodes into ours."""

    def __init__(self, label: str, report: Report) -> None:
        self.label = label
        self.report = report
        self.seen: set[int] = set()

    def node(self, source: yaml.Node, depth: int = 0) -> Node:
        mark = source.start_mark
        spot = Spot(self.label, mark.line + 1, mark.column + 1)
        if isinstance(source, yaml.ScalarNode):
            return Node(_scalar(source), spot)
        if depth == DEEPEST:
            raise self.report.fail(spot, TOO_DEEP)
        if id(source) in self.seen:
            raise self.report.fail(spot, "aliases (*name) are not read; write it out")
        self.seen.add(id(source))
        if isinstance(source, yaml.SequenceNode):
            return Node([self.node(each, depth + 1) for each in source.value], spot)
        return self.mapping(source, spot, depth)

    def mapping(self, source: yaml.Node, spot: Spot, depth: int) -> Node:
        nodes: dict[str, Node] = {}
        keys: dict[str, Spot] = {}
        for left, right in source.value:
            at = Spot(self.label, left.start_mark.line + 1, left.start_mark.column + 1)
            if not isinstance(left, yaml.ScalarNode):
                raise self.report.fail(at, "a key has to be a word")
            key = left.value
            if key in nodes:
                self.report.add(at, f'"{key}" is written twice (first in line {keys[key].line})')
                continue
            nodes[key] = self.node(right, depth + 1)
            keys[key] = at
        return Node(nodes, spot, keys)


def _scalar(source: yaml.ScalarNode) -> bool | int | str | None:
    text: str = source.value
    if source.style in ("'", '"', "|", ">"):
        return text
    if text in ("true", "false"):
        return text == "true"
    if text in ("", "~", "null"):
        return None
    if WHOLE_NUMBER.fullmatch(text) and len(text) < 12:
        return int(text)
    return text

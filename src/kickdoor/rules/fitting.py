"""Fitting: what may stand in a file of rulings, as shapes that check a node and describe it to editors.

A shape says in ``wanted`` what it is, in ``takes`` whether a node is of that sort at all, in ``look``
what is wrong inside it, and in ``schema`` the same as JSON Schema. Checks and editors so cannot
disagree.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

    from kickdoor.lang.mistakes import Report
    from kickdoor.lang.source import Node

Schema = dict[str, Any]
PLAYER = "^[A-Z]"
"""What the name of a player looks like; no other key begins so."""


class Shape(Protocol):
    """What may stand somewhere."""

    @property
    def wanted(self) -> str:
        """What it is, with its article."""

    def takes(self, node: Node) -> bool:
        """Tell whether a node is of this sort, whatever is in it."""

    def look(self, node: Node, what: str, report: Report) -> None:
        """Report what is wrong in a node of this sort that stands for ``what``."""

    def schema(self) -> Schema:
        """Return the same as JSON Schema."""


def fit(shape: Shape, node: Node, what: str, report: Report) -> None:
    """Report everything in a node that does not fit a shape."""
    if shape.takes(node):
        shape.look(node, what, report)
    else:
        report.add(node.spot, f"{shape.wanted} is wanted for {what}, not {node.what()}")


@dataclass(frozen=True)
class Text:
    """A text; with a pattern, one that looks so."""

    wanted: str = "a text"
    pattern: str = ""

    def takes(self, node: Node) -> bool:
        """Take texts that match."""
        return isinstance(node.value, str) and re.search(self.pattern, node.value) is not None

    def look(self, node: Node, what: str, report: Report) -> None:
        """Find nothing: the text is all there is."""

    def schema(self) -> Schema:
        """Return a string."""
        return {"type": "string", **({"pattern": self.pattern} if self.pattern else {})}


@dataclass(frozen=True)
class Word:
    """One of some words, which are looked up when they are first needed."""

    kind: str
    known: Callable[[], Collection[str]]

    @property
    def wanted(self) -> str:
        """Name the kind."""
        return f"the name of a {self.kind}"

    def takes(self, node: Node) -> bool:
        """Take any text."""
        return isinstance(node.value, str)

    def look(self, node: Node, what: str, report: Report) -> None:
        """Report a word that is not known, with the nearest that is."""
        known = self.known()
        if node.value not in known:
            report.unknown(node.spot, self.kind, str(node.value), known)

    def schema(self) -> Schema:
        """Return the list of words."""
        return {"enum": sorted(self.known())}


@dataclass(frozen=True)
class Number:
    """A whole number, perhaps within bounds."""

    wanted: str = "a number"
    low: int | None = None
    high: int | None = None

    def takes(self, node: Node) -> bool:
        """Take whole numbers within the bounds."""
        value = node.value
        if isinstance(value, bool) or not isinstance(value, int):
            return False
        return (self.low is None or value >= self.low) and (self.high is None or value <= self.high)

    def look(self, node: Node, what: str, report: Report) -> None:
        """Find nothing: the number is all there is."""

    def schema(self) -> Schema:
        """Return an integer with its bounds."""
        bounds = {"minimum": self.low, "maximum": self.high}
        return {"type": "integer", **{k: v for k, v in bounds.items() if v is not None}}


@dataclass(frozen=True)
class Truth:
    """True or false."""

    wanted: str = "true or false"

    def takes(self, node: Node) -> bool:
        """Take true and false."""
        return isinstance(node.value, bool)

    def look(self, node: Node, what: str, report: Report) -> None:
        """Find nothing."""

    def schema(self) -> Schema:
        """Return a boolean."""
        return {"type": "boolean"}


@dataclass(frozen=True)
class Nothing:
    """A key without a value."""

    wanted: str = "nothing"

    def takes(self, node: Node) -> bool:
        """Take what is empty."""
        return node.value is None

    def look(self, node: Node, what: str, report: Report) -> None:
        """Find nothing."""

    def schema(self) -> Schema:
        """Return null."""
        return {"type": "null"}


@dataclass(frozen=True)
class Rows:
    """A list of things of one shape."""

    of: Shape
    wanted: str
    least: int = 0
    most: int | None = None

    def takes(self, node: Node) -> bool:
        """Take lists of a fitting length."""
        if not isinstance(node.value, list) or len(node.value) < self.least:
            return False
        return self.most is None or len(node.value) <= self.most

    def look(self, node: Node, what: str, report: Report) -> None:
        """Look at each row."""
        assert isinstance(node.value, list)
        for each in node.value:
            fit(self.of, each, what, report)

    def schema(self) -> Schema:
        """Return an array."""
        made: Schema = {"type": "array", "items": self.of.schema()}
        if self.least:
            made["minItems"] = self.least
        if self.most is not None:
            made["maxItems"] = self.most
        return made


@dataclass(frozen=True)
class Either:
    """Any of several shapes; the first that takes a node looks into it."""

    shapes: tuple[Shape, ...]
    wanted: str

    def takes(self, node: Node) -> bool:
        """Take what one of them takes."""
        return any(shape.takes(node) for shape in self.shapes)

    def look(self, node: Node, what: str, report: Report) -> None:
        """Let the shape look that takes it."""
        next(shape for shape in self.shapes if shape.takes(node)).look(node, what, report)

    def schema(self) -> Schema:
        """Return the alternatives."""
        return {"anyOf": [shape.schema() for shape in self.shapes]}


Keys = dict[str, tuple[Shape, str]]
"""Keys of a mapping: the shape of each, and what it is in a few words."""


@dataclass(frozen=True)
class Fields:
    """A mapping with known keys; ``players`` is what stands under names, ``others`` under any key."""

    keys: Mapping[str, tuple[Shape, str]] = field(default_factory=dict)
    required: tuple[str, ...] = ()
    players: Shape | None = None
    others: Shape | None = None
    some_of: tuple[str, ...] = ()
    wanted: str = "a mapping"

    def takes(self, node: Node) -> bool:
        """Take mappings that have what is required."""
        return isinstance(node.value, dict) and set(self.required) <= set(node.value)

    def look(self, node: Node, what: str, report: Report) -> None:
        """Report unknown keys, and what does not fit under the known ones."""
        assert isinstance(node.value, dict)
        for key, value in node.value.items():
            shape = self._shape(key)
            if shape is None:
                report.unknown(node.keys.get(key, node.spot), "key", key, self.keys)
            else:
                fit(shape, value, key, report)
        if self.some_of and not set(self.some_of) & set(node.value):
            report.add(
                node.spot, f"{what} says nothing: one of {', '.join(self.some_of)} is missing"
            )

    def _shape(self, key: str) -> Shape | None:
        if key in self.keys:
            return self.keys[key][0]
        return self.players if re.match(PLAYER, key) and self.players else self.others

    def schema(self) -> Schema:
        """Return an object."""
        made: Schema = {
            "type": "object",
            "properties": {
                key: {**shape.schema(), "description": text}
                for key, (shape, text) in self.keys.items()
            },
            "additionalProperties": self.others.schema() if self.others else False,
        }
        if self.players is not None:
            made["patternProperties"] = {PLAYER: self.players.schema()}
        if self.required:
            made["required"] = list(self.required)
        if self.some_of:
            made["anyOf"] = [{"required": [key]} for key in self.some_of]
        return made

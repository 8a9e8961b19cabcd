"""The words of the card language.

A word is a frozen dataclass. Its fields are its parameters, their types say what may be written,
and ``short`` names the field that a bare value fills: ``lose_levels: 2`` is
``lose_levels: {count: 2}``. The compiler, the schema and the wording all read the same classes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NewType, TypeVar

from kickdoor.core.definition import Condition, Operation

if TYPE_CHECKING:
    from collections.abc import Callable

Steps = NewType("Steps", int)
"""The number of a nested list of operations among the programs of its definition; -1 for none."""

NO_STEPS = Steps(-1)

Who = Literal[
    "victim",
    "you",
    "player",
    "main",
    "helper",
    "others",
    "everyone",
    "neighbours",
    "left",
    "right",
    "lowest",
    "highest",
    "active",
]

OPERATIONS: dict[str, type[Operation]] = {}
CONDITIONS: dict[str, type[Condition]] = {}
SHORT: dict[type, str] = {}

T = TypeVar("T")


def operation(word: str, short: str = "") -> Callable[[type[T]], type[T]]:
    """Enter an operation under its word."""

    def enter(cls: type[T]) -> type[T]:
        OPERATIONS[word] = cls  # type: ignore[assignment]
        SHORT[cls] = short
        return cls

    return enter


def condition(word: str, short: str = "") -> Callable[[type[T]], type[T]]:
    """Enter a condition under its word."""

    def enter(cls: type[T]) -> type[T]:
        CONDITIONS[word] = cls  # type: ignore[assignment]
        SHORT[cls] = short
        return cls

    return enter

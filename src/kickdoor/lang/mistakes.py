"""Mistakes in a pack: each is one line that says where, what, and the nearest right word."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


@dataclass(frozen=True, slots=True, order=True)
class Spot:
    """A place in a file; lines and columns count from 1."""

    file: str
    line: int = 1
    column: int = 1

    def __str__(self) -> str:
        """Return ``file:line:column``, which editors and terminals can jump to."""
        return f"{self.file}:{self.line}:{self.column}"


@dataclass(frozen=True, slots=True, order=True)
class Mistake:
    """One thing that is wrong, and where."""

    spot: Spot
    text: str

    def __str__(self) -> str:
        """Return the line that is shown."""
        return f"{self.spot}: {self.text}"


class PackError(Exception):
    """A pack cannot be loaded; ``mistakes`` holds all that was found wrong with it, in order."""

    def __init__(self, mistakes: Sequence[Mistake]) -> None:
        """Keep the mistakes, each of them once."""
        self.mistakes = tuple(sorted(set(mistakes)))
        super().__init__("\n".join(str(each) for each in self.mistakes))


class UnreadableError(Exception):
    """A node was reported as a mistake and has no value; its owner goes on with the next one."""


def nearest(word: str, known: Iterable[str]) -> str:
    """Return a hint to append: the nearest known word, or the few that there are."""
    from difflib import get_close_matches

    words = sorted(set(known))
    close = get_close_matches(word, words, n=1, cutoff=0.55)
    if close:
        return f'; did you mean "{close[0]}"?'
    if 0 < len(words) <= 8:
        return f"; known: {', '.join(words)}"
    return ""


def one_line(text: str) -> str:
    """Return a text on one line, whatever an author wrote that it quotes."""
    if text.isprintable():
        return text
    return " ".join("".join(each if each.isprintable() else " " for each in text).split())


class Report:
    """Collects mistakes, so that an author sees all of them at once."""

    __slots__ = ("mistakes",)

    def __init__(self) -> None:
        """Start without any."""
        self.mistakes: list[Mistake] = []

    def add(self, spot: Spot, text: str) -> None:
        """Note a mistake and go on."""
        self.mistakes.append(Mistake(spot, one_line(text)))

    def fail(self, spot: Spot, text: str) -> UnreadableError:
        """Note a mistake; the caller raises what is returned, since there is no value."""
        self.add(spot, text)
        return UnreadableError(text)

    def unknown(self, spot: Spot, what: str, word: str, known: Iterable[str]) -> UnreadableError:
        """Note an unknown word together with the nearest right one."""
        return self.fail(spot, f'unknown {what} "{word}"{nearest(word, known)}')

    def raise_any(self) -> None:
        """Raise :class:`PackError` when there is at least one mistake."""
        if self.mistakes:
            raise PackError(self.mistakes)

"""Company: which cards say what they lie with, and without what, at a table of several sets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.lang.pack import Company

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kickdoor.lang.mistakes import Report
    from kickdoor.lang.source import Node

KEYS = ("with", "without")


def companies(
    pack: str, nodes: Iterable[Node], known: Iterable[str], report: Report
) -> dict[str, Company]:
    """Return what the cards of a pack say of their company; ``known`` is what they may name."""
    found = {}
    words = set(known)
    for node in nodes:
        fields = node.value if isinstance(node.value, dict) else {}
        if "id" in fields and any(key in fields for key in KEYS):
            wanted, unwanted = (_named(fields.get(key), words, report) for key in KEYS)
            found[f"{pack}/{fields['id'].value}"] = Company(wanted, unwanted)
    return found


def speaks_of_others(node: Node) -> bool:
    """Tell whether a card may use the words of sets that are perhaps absent."""
    return isinstance(node.value, dict) and "with" in node.value


def _named(node: Node | None, known: set[str], report: Report) -> tuple[str, ...]:
    """Return the words of a list, or the only one; report what nothing is called by."""
    listed = [] if node is None else node.value if isinstance(node.value, list) else [node]
    for each in listed:
        if each.value not in known:
            report.unknown(each.spot, "company", str(each.value), known)
    return tuple(str(each.value) for each in listed)

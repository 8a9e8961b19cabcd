"""Company: which cards stay in the box because something that they are about is not at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence, Set

    from kickdoor.core.definition import Definition
    from kickdoor.lang.pack import Company, Pack

IN_GROUPS = ("identity", "scene")
"""Kinds of cards that make a group be there."""


def present(packs: Sequence[Pack], cards: Iterable[Definition]) -> set[str]:
    """Return what is at a table: its sets, and the groups, slots, piles, tags and board of them.

    A group or a tag is there when a card is of it: a set may declare one of which it only speaks.
    """
    there = {pack.id for pack in packs}
    for pack in packs:
        there |= {*pack.slots, *pack.piles}
        if pack.board is not None:
            there.add("board")
    for card in cards:
        there |= card.tags
        if card.kind in IN_GROUPS:
            there.add(card.group)
    return there


def fits_in(card: Definition, company: Company | None, there: Set[str]) -> bool:
    """Tell whether a card lies in its deck where these things are there.

    One that lets a player have more of a group is of no use without any card of the group.
    """
    if card.kind == "permission" and card.group not in there:
        return False
    if company is None:
        return True
    return there >= set(company.wanted) and there.isdisjoint(company.unwanted)

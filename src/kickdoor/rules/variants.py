"""Variants: a card as it would be if something about it were otherwise.

A ruling that holds with a variant as well says nothing about what was changed; one that fails notices
it, and so proves it. Nothing is ever taken out, so that the steps of a ruling keep their words: what is
gone asks for what never holds.
"""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Any

from kickdoor.core.definition import Definition, Feat
from kickdoor.lang.conditions import All, Not
from kickdoor.lang.feats import with_feat
from kickdoor.lang.frozen import field_names

if TYPE_CHECKING:
    from collections.abc import Iterator

ALWAYS = All(())
NEVER = Not(ALWAYS)

LISTED = ("modifiers", "abilities", "listeners")
"""Fields of a card that hold parts in a row, each with a condition of its own."""

SEEN_AS = "seen_as"
"""The field that says whom monsters take somebody for."""

Part = tuple[str, int | str]
"""One thing that a card does: a field, and the place or the name in it."""


def feat_working(definition: Definition, works: bool) -> Definition:
    """Return a card whose feat works at every level, or at none."""
    found = with_feat(definition, ALWAYS if works else NEVER)
    found.feat = None
    return found


def feat_for_nothing(definition: Definition) -> Definition:
    """Return a card whose feat costs nothing."""
    feat = definition.feat
    if feat is None:
        return definition
    free = Feat(
        feat.replaces,
        feat.modifiers,
        feat.qualities,
        tuple(_changed(each, cost=None) for each in feat.abilities),
        tuple(_changed(each, cost=None) for each in feat.listeners),
    )
    return _rebuilt(definition, feat=free)


def parts(definition: Definition) -> Iterator[Part]:
    """Yield all that a card does by itself, without its feat."""
    for field in LISTED:
        for place in range(len(getattr(definition, field))):
            yield field, place
    for name in definition.qualities:
        yield "qualities", name
    if definition.seen_as:
        yield SEEN_AS, ""


def without(definition: Definition, part: Part) -> Definition:
    """Return a card one part of which never works."""
    field, place = part
    if field == SEEN_AS:
        return _rebuilt(definition, seen_as="")
    if field == "qualities":
        return _rebuilt(definition, qualities={**definition.qualities, str(place): (NEVER,)})
    row = list(getattr(definition, field))
    row[int(place)] = _changed(row[int(place)], when=NEVER)
    return _rebuilt(definition, **{field: tuple(row)})


def _changed(part: Any, **changes: Any) -> Any:
    found = copy(part)
    for name, value in changes.items():
        setattr(found, name, value)
    return found


def _rebuilt(definition: Definition, **changes: Any) -> Definition:
    fields = {name: getattr(definition, name) for name in field_names(Definition)}
    return Definition(**{**fields, **changes})

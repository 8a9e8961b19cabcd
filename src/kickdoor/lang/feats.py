"""Feats: a card as it is where munchkins may be Epic.

What the feat brings asks for Epic powers besides its own conditions, and what it replaces asks that
they be missing; so it comes and goes with the level, and no game without Epic play pays for it.
"""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Any

from kickdoor.core.definition import Definition
from kickdoor.lang.conditions import All, EpicPowers, Not
from kickdoor.lang.frozen import field_names
from kickdoor.lang.vocabulary import CardRef

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from kickdoor.core.definition import Condition, Feat, Modifier

Qualities = dict[str, tuple["Condition | None", ...]]


def with_feat(definition: Definition, has: Condition | None = None) -> Definition:
    """Return a card with its feat in force; the same one where it has none.

    It works while its owner ``has`` what it takes: Epic powers, where nothing else is said.
    """
    feat = definition.feat
    if feat is None:
        return definition
    gone = feat.replaces
    has = has or EpicPowers(of=CardRef(definition.ident))
    lacks = Not(has)
    fields = {name: getattr(definition, name) for name in field_names(Definition)}
    fields["modifiers"] = (
        *_without(lacks, definition.modifiers, "number", gone),
        *_asking(has, feat.modifiers),
    )
    fields["abilities"] = (
        *_without(lacks, definition.abilities, "ident", gone),
        *_asking(has, feat.abilities),
    )
    fields["listeners"] = (
        *_without(lacks, definition.listeners, "ident", gone),
        *_asking(has, feat.listeners),
    )
    fields["qualities"] = _both(_kept(lacks, definition.qualities, gone), has, feat.qualities)
    found = Definition(**fields)
    found.ordinary = definition
    return found


def without_feat(definition: Definition) -> Definition | None:
    """Return a card for a game in which nobody is Epic, or None if it is nothing but its feat."""
    if definition.kind != "rule" or definition.feat is None:
        return definition
    own = (
        definition.modifiers or definition.qualities or definition.abilities or definition.listeners
    )
    return definition if own else None


def _without(
    lacks: Condition, parts: Iterable[Any], label: str, gone: Sequence[str]
) -> Iterable[Any]:
    """Return parts of the card itself; those that are replaced work as long as the feat does not."""
    for part in parts:
        yield from _asking(lacks, (part,)) if getattr(part, label) in gone else (part,)


def _asking(asked: Condition, parts: Iterable[Any]) -> Iterable[Any]:
    """Return copies of parts that ask one condition more."""
    for part in parts:
        found = copy(part)
        found.when = _and(asked, part.when)
        yield found


def _and(first: Condition, second: Condition | None) -> Condition:
    return first if second is None else All((first, second))


def _kept(lacks: Condition, own: Qualities, gone: Sequence[str]) -> Qualities:
    """Return standing rules of the card itself, as :func:`_without` does with other parts."""
    return {
        name: tuple(_and(lacks, each) for each in conditions) if name in gone else conditions
        for name, conditions in own.items()
    }


def _both(own: Qualities, has: Condition, epic: Qualities) -> Qualities:
    """Return the standing rules of the card and of its feat, each with what it asks."""
    found = dict(own)
    for name, conditions in epic.items():
        found[name] = (*found.get(name, ()), *(_and(has, each) for each in conditions))
    return found


def narrowed(feat: Feat, when: Condition | None) -> Feat:
    """Return a feat all of whose parts ask one condition more."""
    if when is None:
        return feat
    return type(feat)(
        feat.replaces,
        tuple(_asking(when, feat.modifiers)),
        {name: tuple(_and(when, c) for c in each) for name, each in feat.qualities.items()},
        tuple(_asking(when, feat.abilities)),
        tuple(_asking(when, feat.listeners)),
    )


def replaceable(definition: Definition) -> set[str]:
    """Return what a feat may replace of its card: ids, numbers and standing rules."""
    parts: Iterable[Any] = (*definition.abilities, *definition.listeners)
    modifiers: tuple[Modifier, ...] = definition.modifiers
    named = {part.ident for part in parts if part.ident}
    return named | {each.number for each in modifiers} | set(definition.qualities)

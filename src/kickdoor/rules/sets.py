"""Sets: from names of packs to a ruleset, with the house's options applied."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

from kickdoor.core.game import PROVIDERS
from kickdoor.core.ruleset import STANDING, Ruleset
from kickdoor.lang.feats import with_feat, without_feat
from kickdoor.lang.pack import Option, load_packs, overlays
from kickdoor.rules.company import fits_in, present
from kickdoor.rules.leading import board_of, by_rank, first_says, options_of, switches_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from kickdoor.core.definition import Definition
    from kickdoor.core.ruleset import Setting
    from kickdoor.lang.pack import Pack


def ruleset(
    names: Sequence[str | Path],
    options: Mapping[str, Setting] | None = None,
    extra: Sequence[tuple[Definition, int]] = (),
) -> Ruleset:
    """Return the rules of one set or a mix, with ``options`` chosen and ``extra`` cards added.

    Without extra cards, whoever asks for the same again while the files are as they were gets the same
    object: a server's tables share their rules.

    Raises:
        PackError: a pack has mistakes.
        ValueError: an option that no pack has, or a choice that it does not offer.
    """
    packs = tuple(with_overlays(load_packs(names), options or {}))
    if extra:
        return of_packs(packs, options, extra)
    key = (tuple(map(id, packs)), repr(sorted((options or {}).items())))
    if key not in _made:
        _made[key] = packs, of_packs(packs, options)
        if len(_made) > RULESETS_KEPT:
            _made.popitem(last=False)
    _made.move_to_end(key)
    return _made[key][1]


RULESETS_KEPT = 64

_made: OrderedDict[object, tuple[Sequence[Pack], Ruleset]] = OrderedDict()
"""Rulesets by the packs that they are made of, which are kept so that no others take their identity."""


def of_packs(
    packs: Sequence[Pack],
    options: Mapping[str, Setting] | None = None,
    extra: Sequence[tuple[Definition, int]] = (),
) -> Ruleset:
    """Return the rules of loaded packs; see :func:`ruleset`.

    Where packs differ the one that leads has the word; what only one of them has comes along.
    """
    packs = with_overlays(packs, options or {})
    ranked = by_rank(packs)
    switches = {**switches_of(ranked), **chosen(packs, options or {})}
    windows = first_says(pack.windows for pack in ranked)
    cards = each_rule_once([*came_along(packs), *extra], [pack.id for pack in ranked])
    copies = as_played(cards, epic=bool(switches.get("epic_level")))
    for deck in ("door", "treasure"):
        if not any(definition.deck == deck for definition, _ in copies):
            raise ValueError(
                f"sets: no card of these lies in the {deck} deck; a game needs both decks"
            )
    return Ruleset(
        [pack.id for pack in packs],
        copies,
        switches=switches,
        options=options,
        groups=first_says(pack.groups for pack in ranked),
        plain=_plain(ranked),
        slots=first_says(pack.slots for pack in ranked),
        fixed=frozenset(group for pack in packs for group in pack.fixed),
        mounts=frozenset(slot for pack in packs for slot in pack.mounts),
        steeds=frozenset(slot for pack in packs for slot in pack.steeds),
        piles=first_says(pack.piles for pack in ranked),
        board=board_of(ranked, int(switches["goal"])),
        answers=frozenset(event for event, kind in windows.items() if kind == "answers"),
        joining=frozenset(tag for pack in packs for tag in pack.joining_tags),
        hashes={pack.id: pack.hash for pack in packs},
        centre=first_says(pack.centre for pack in ranked),
        newest=frozenset(group for pack in packs for group in pack.newest),
    )


def came_along(packs: Sequence[Pack]) -> list[tuple[Definition, int]]:
    """Return the cards of a mix with their copies, but for those that are left out.

    That are those that a set takes out, and those that miss their company.
    """
    gone = {ident for pack in packs for ident in (*pack.removes, *pack.replaces)}
    cards = [each for pack in packs for each in pack.cards if each[0].ident not in gone]
    company = {ident: each for pack in packs for ident, each in pack.company.items()}
    there = present(packs, [definition for definition, _ in cards])
    return [each for each in cards if fits_in(each[0], company.get(each[0].ident), there)]


def each_rule_once(
    copies: Sequence[tuple[Definition, int]], ranked: Sequence[str]
) -> list[tuple[Definition, int]]:
    """Return the cards without the rules that a set of higher rank brings under the same id.

    What is no card cannot lie there twice: a rule that several sets have holds once. One that is made
    up for the occasion, of no set, goes before those of all.
    """
    kept: dict[str, tuple[int, str]] = {}
    for definition, _ in copies:
        if definition.kind == STANDING:
            home, _, name = definition.ident.rpartition("/")
            rank = ranked.index(home) if home in ranked else -1
            kept[name] = min(kept.get(name, (rank, definition.ident)), (rank, definition.ident))
    holding = {ident for _, ident in kept.values()}
    return [each for each in copies if each[0].kind != STANDING or each[0].ident in holding]


def with_overlays(packs: Sequence[Pack], options: Mapping[str, Setting]) -> list[Pack]:
    """Return packs and the overlays that the options ask for."""
    there = {pack.id for pack in packs}
    return [
        *packs,
        *(each for each in overlays() if options.get(each.id) is True and each.id not in there),
    ]


def as_played(
    copies: Sequence[tuple[Definition, int]], *, epic: bool
) -> list[tuple[Definition, int]]:
    """Return the cards with their feats where munchkins may be Epic, and without them elsewhere."""
    if epic:
        return [(with_feat(definition), count) for definition, count in copies]
    return [each for each in copies if without_feat(each[0]) is not None]


def _plain(ranked: Sequence[Pack]) -> dict[str, tuple[str, ...]]:
    """Return every word for having none of a group: sets may each have their own for it."""
    words: dict[str, tuple[str, ...]] = {}
    for pack in ranked:
        for group, word in pack.plain.items():
            words[group] = (*words.get(group, ()), word)
    return words


def chosen(packs: Sequence[Pack], options: Mapping[str, Setting]) -> dict[str, Setting]:
    """Return the switches that the options set.

    Raises:
        ValueError: an unknown option or choice; the message names what would be right.
    """
    known = {**options_of(by_rank(packs)), **overlaid()}
    switches: dict[str, Setting] = {}
    for name, value in options.items():
        if name not in known:
            raise ValueError(f"options: {name!r} is none; there are {', '.join(sorted(known))}")
        wrong = _wrong(known[name], value)
        if wrong:
            raise ValueError(f"options: {name} cannot be {value!r}; it can be {wrong}")
        for switch in known[name].sets or (name,):
            switches[switch] = value
    return switches


def overlaid() -> dict[str, Option]:
    """Return the house rules that every table has: one for each overlay, off unless it is chosen."""
    return {each.id: Option(default=False, text=each.overlay) for each in overlays()}


def _wrong(option: Option, value: Setting) -> str:
    """Return what an option can be where a value is nothing of it; nothing where it is."""
    if option.choices:
        fits, right = value in option.choices, ", ".join(map(str, option.choices))
    elif isinstance(option.default, bool):
        fits, right = isinstance(value, bool), "true or false"
    else:
        fits = isinstance(value, type(option.default)) and not isinstance(value, bool)
        right = "a number" if isinstance(option.default, int) else "a word"
    return "" if fits else right


PROVIDERS.append(ruleset)

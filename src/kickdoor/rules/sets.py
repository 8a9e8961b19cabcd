"""Sets: from names of packs to a ruleset, with the house's options applied."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core.game import PROVIDERS
from kickdoor.core.ruleset import Ruleset, Setting
from kickdoor.lang.pack import load_packs

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from kickdoor.core.definition import Definition
    from kickdoor.core.ruleset import Board, Pile
    from kickdoor.lang.pack import Option, Pack

DEFAULTS: dict[str, Setting] = {
    "start_level": 1,
    "deal_doors": 4,
    "deal_treasures": 4,
    "redraw_doors": 4,
    "redraw_treasures": 4,
    "hand_limit": 5,
    "goal": 10,
    "escape_roll": 5,
    "die": 6,
    "sale_unit": 1000,
    "big_limit": 1,
    "follower_limit": 1,
    "nonkill_treasure": False,
    "first_player_die": 0,
    "choose_characters": False,
}


def ruleset(
    names: Sequence[str | Path],
    options: Mapping[str, Setting] | None = None,
    extra: Sequence[tuple[Definition, int]] = (),
) -> Ruleset:
    """Return the rules of one set or a mix, with ``options`` chosen and ``extra`` cards added.

    Raises:
        PackError: a pack has mistakes.
        ValueError: an option that no pack has, or a choice that it does not offer.
    """
    return of_packs(load_packs(names), options, extra)


def of_packs(
    packs: Sequence[Pack],
    options: Mapping[str, Setting] | None = None,
    extra: Sequence[tuple[Definition, int]] = (),
) -> Ruleset:
    """Return the rules of loaded packs; see :func:`ruleset`."""
    switches = dict(DEFAULTS)
    copies: list[tuple[Definition, int]] = []
    groups: dict[str, int] = {}
    plain: dict[str, str] = {}
    slots: dict[str, int] = {}
    centre: dict[str, int] = {}
    answers: set[str] = set()
    joining: set[str] = set()
    fixed: set[str] = set()
    mounts: set[str] = set()
    piles: dict[str, Pile] = {}
    board: Board | None = None
    for pack in packs:
        switches.update(pack.switches)
        copies += pack.cards
        groups.update(pack.groups)
        plain.update(pack.plain)
        slots.update(pack.slots)
        centre.update(pack.centre)
        answers.update(event for event, kind in pack.windows.items() if kind == "answers")
        joining.update(pack.joining_tags)
        fixed.update(pack.fixed)
        mounts.update(pack.mounts)
        piles.update(pack.piles)
        board = pack.board or board
    switches.update(chosen(packs, options or {}))
    for deck in ("door", "treasure"):
        if not any(definition.deck == deck for definition, _ in (*copies, *extra)):
            raise ValueError(
                f"sets: no card of these lies in the {deck} deck; a game needs both decks"
            )
    gone = {ident for pack in packs for ident in (*pack.removes, *pack.replaces)}
    copies = [each for each in copies if each[0].ident not in gone]
    return Ruleset(
        [pack.id for pack in packs],
        [*copies, *extra],
        switches=switches,
        options=options,
        groups=groups,
        plain=plain,
        slots=slots,
        fixed=frozenset(fixed),
        mounts=frozenset(mounts),
        piles=piles,
        board=board,
        answers=frozenset(answers),
        joining=frozenset(joining),
        hashes={pack.id: pack.hash for pack in packs},
        centre=centre,
    )


def chosen(packs: Sequence[Pack], options: Mapping[str, Setting]) -> dict[str, Setting]:
    """Return the switches that the options set, the defaults of the others included.

    Raises:
        ValueError: an unknown option or choice; the message names what would be right.
    """
    known = {name: form for pack in packs for name, form in pack.options.items()}
    for name, value in options.items():
        if name not in known:
            raise ValueError(f"options: {name!r} is none; there are {', '.join(sorted(known))}")
        wrong = _wrong(known[name], value)
        if wrong:
            raise ValueError(f"options: {name} cannot be {value!r}; it can be {wrong}")
    switches: dict[str, Setting] = {}
    for name, form in known.items():
        value = options.get(name, form.default)
        for switch in form.sets or (name,):
            switches[switch] = value
    return switches


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

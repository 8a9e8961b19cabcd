"""Leading: which of several sets has the word where they differ: the one that was named first.

Everything here takes and returns packs, or their tables, by rank: those that were named first come
first, and each before the ones that it requires, whose rules it changes.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from kickdoor.core.equipment import Board
    from kickdoor.core.ruleset import Setting
    from kickdoor.lang.pack import Option, Pack

Said = TypeVar("Said")

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
    "first_player": 0,
    "excess_bigs_given": False,
    "follower_discard_at_will": False,
    "trade_lock": False,
    "listen_at_the_door": False,
    "shared_victory": False,
    "free_charity_discard": False,
    "sacrifice_beats_no_escape": False,
    "level_only_counts_penalties": False,
}
"""What a set of its own plays by where it says nothing. Other switches belong to a mechanic, and come
along with whichever set brings them."""


def by_rank(packs: Sequence[Pack]) -> list[Pack]:
    """Return the packs with the leading one first; each goes before those that it requires.

    An overlay changes the rules of whatever it joins, so it leads them all.
    """
    ranked: list[Pack] = []

    def place(pack: Pack) -> None:
        if pack in ranked:
            return
        for each in packs:
            if pack.id in each.requires:
                place(each)
        ranked.append(pack)

    for pack in sorted(packs, key=lambda each: not each.overlay):
        place(pack)
    return ranked


def first_says(tables: Iterable[Mapping[str, Said]]) -> dict[str, Said]:
    """Return one table of several: for each key what the first says that has it."""
    said: dict[str, Said] = {}
    for table in tables:
        for key, value in table.items():
            said.setdefault(key, value)
    return said


def switches_of(ranked: Sequence[Pack]) -> dict[str, Setting]:
    """Return the switches of a mix where the table chooses nothing.

    A set that requires no other is a game of its own, and means the usual where it is silent; so
    nobody's rules creep in behind those of the set that leads.
    """
    return first_says([*(_says(pack) for pack in ranked), DEFAULTS])


def _says(pack: Pack) -> dict[str, Setting]:
    own = {
        switch: option.default
        for name, option in pack.options.items()
        for switch in option.sets or (name,)
    }
    usual = {} if pack.requires or pack.overlay else DEFAULTS
    return {**usual, **pack.switches, **own}


def options_of(ranked: Sequence[Pack]) -> dict[str, Option]:
    """Return the house rules of a mix: those of all sets, which begin as the leading set plays."""
    switches = switches_of(ranked)
    offered: dict[str, Option] = {}
    for name, option in first_says(pack.options for pack in ranked).items():
        now = {switches[switch] for switch in option.sets or (name,)}
        if len(now) == 1:
            default = now.pop()
            known = not option.choices or default in option.choices
            choices = option.choices if known else (default, *option.choices)
            offered[name] = replace(option, default=default, choices=choices)
    return offered


def board_of(ranked: Sequence[Pack], goal: int) -> Board | None:
    """Return the board of the first set that has one, as long as the way to the winning level."""
    board = next((pack.board for pack in ranked if pack.board), None)
    return replace(board, track=max(board.track, goal)) if board else None

"""Pack: a set of cards with its tables, read from a folder.

A pack is ``pack.yaml`` and the card files in ``cards/``. Packs hold no Python. What was compiled once
comes from the cache; the compiler is not even imported then.
"""

from __future__ import annotations

import gc
import os
import re
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache as cache_of
from pathlib import Path
from typing import TYPE_CHECKING

from kickdoor.core.equipment import Board, Pile
from kickdoor.lang import cache
from kickdoor.lang.look import Look
from kickdoor.lang.mistakes import PackError, Report, Spot, nearest

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from kickdoor.core.definition import Definition

SHIPPED = Path(__file__).parent.parent / "packs"
"""Where the packs lie that come with Kickdoor."""

OVERLAY = re.compile(r"^overlay:", re.MULTILINE)
"""The line by which a ``pack.yaml`` says that its pack joins any other; read without compiling."""

HIDDEN = re.compile(r"^hidden: +true\b", re.MULTILINE)
"""The line by which a ``pack.yaml`` keeps its pack out of lists; it is read without compiling."""

Setting = int | bool | str


@dataclass(frozen=True)
class Option:
    """A choice of the table: it replaces the switch of its name, or those named in ``sets``."""

    default: Setting
    choices: tuple[Setting, ...] = ()
    sets: tuple[str, ...] = ()
    text: str = ""


@dataclass(frozen=True)
class Company:
    """What has to be at a table, and what must not be, for a card to lie in its deck.

    Each is the name of a set, or of something that a set brings: a group of identities or of scenes,
    a slot, a pile, a tag, or the ``board``.
    """

    wanted: tuple[str, ...] = ()
    unwanted: tuple[str, ...] = ()


@dataclass(frozen=True)
class Pack:
    """A loaded pack.

    ``groups`` maps a group of identities to how many one may have, ``centre`` a group of
    cards that lie in the middle of the table, ``plain`` either to the word for having none; ``fixed`` names groups that nobody ever loses, ``newest`` those in the middle of which the last one alone holds. ``slots`` maps a slot to its room, ``mounts``
    names those that are ridden, ``steeds`` those of them that rules on steeds are about; ``piles`` are those beside the two decks. ``rules`` maps a switch or option to the rulebook ids
    that it stands for. ``windows`` maps an event (``curse``, ``die:theft``) to the kind of window
    that it opens. ``cards`` holds pairs (definition, copies). ``removes`` holds the ids of cards of
    other packs that are left out beside this one, ``replaces`` those that one of its own stands in
    for. ``knows`` are sets of which cards speak that may be absent, ``company`` says which cards
    need what. ``look`` is how it is drawn. ``overlay`` is what the house rule says by which a table adds the
    pack to any sets, empty where it is a set itself. ``hash`` is that of the compiled content: two packs with the same one play the same.
    """

    id: str
    name: str
    requires: tuple[str, ...]
    groups: Mapping[str, int]
    centre: Mapping[str, int]
    plain: Mapping[str, str]
    fixed: tuple[str, ...]
    slots: Mapping[str, int]
    mounts: tuple[str, ...]
    steeds: tuple[str, ...]
    piles: Mapping[str, Pile]
    board: Board | None
    tags: tuple[str, ...]
    joining_tags: tuple[str, ...]
    terms: Mapping[str, str]
    switches: Mapping[str, Setting]
    rules: Mapping[str, tuple[str, ...]]
    options: Mapping[str, Option]
    windows: Mapping[str, str]
    cards: tuple[tuple[Definition, int], ...]
    replaces: Mapping[str, str]
    removes: tuple[str, ...]
    look: Look
    overlay: str
    hash: str
    path: str
    knows: tuple[str, ...] = ()
    company: Mapping[str, Company] = field(default_factory=dict)
    newest: tuple[str, ...] = ()

    @property
    def definitions(self) -> tuple[Definition, ...]:
        """The cards, each of them once."""
        return tuple(definition for definition, _ in self.cards)


def _homes() -> tuple[Path, ...]:
    """Return where packs are found by their names: those shipped, and those of one's own.

    The environment variable ``KICKDOOR_PACKS`` names a folder of the latter.
    """
    own = os.environ.get("KICKDOOR_PACKS", "")
    return (SHIPPED, Path(own)) if own else (SHIPPED,)


def find_pack(name: str | Path) -> Path:
    """Return the folder of a pack by its name, or of any pack by its path.

    Raises:
        PackError: there is no such pack.
    """
    text = str(name)
    if "/" not in text and "\\" not in text:
        for home in _homes():
            if (home / text / "pack.yaml").is_file():
                return home / text
    if (Path(text) / "pack.yaml").is_file():
        return Path(text)
    report = Report()
    report.add(
        Spot(text), f"no pack is here (pack.yaml is missing){nearest(text, shipped_packs())}"
    )
    raise PackError(report.mistakes)


def find_required(name: str, asking: Path) -> Path:
    """Return the folder of a pack that another one requires: beside it, or a shipped one.

    Raises:
        PackError: there is no such pack.
    """
    beside = asking.parent / name
    return beside if (beside / "pack.yaml").is_file() else find_pack(name)


def shipped_packs() -> tuple[str, ...]:
    """Return the names of the packs that come with Kickdoor and are ready to be played.

    Those whose ``pack.yaml`` says ``hidden: true`` load by their names, but are not among them; nor
    are overlays.
    """
    return tuple(
        each.parent.name
        for each, text in _tables(SHIPPED)
        if not (HIDDEN.search(text) or OVERLAY.search(text))
    )


def is_overlay(folder: Path) -> bool:
    """Tell whether the pack of a folder is one that joins others."""
    return bool(OVERLAY.search((folder / "pack.yaml").read_text("utf-8")))


def overlays() -> tuple[Pack, ...]:
    """Return the packs that any table can add to its sets by the house rule of their names.

    Raises:
        PackError: with every mistake of every one of them.
    """
    names = [name for home in _homes() for name in _overlays_in(home, home.stat().st_mtime_ns)]
    return load_packs(names) if names else ()


@cache_of
def _overlays_in(home: Path, changed: int) -> tuple[str, ...]:
    """Return the names of the overlays in a folder of packs, as it was when it last changed."""
    return tuple(each.parent.name for each, text in _tables(home) if OVERLAY.search(text))


def _tables(home: Path) -> list[tuple[Path, str]]:
    files = sorted(home.glob("*/pack.yaml"))
    return [(each, each.read_text("utf-8")) for each in files]


def load_packs(names: Sequence[str | Path]) -> tuple[Pack, ...]:
    """Load packs, those that they require first.

    Packs that were loaded together before come back as the same objects while their files are as
    they were.

    Raises:
        PackError: with every mistake of every one of them.
    """
    folders = [find_pack(name) for name in names]
    stamps = cache.stamps(folders)
    known = _loaded.get(stamps)
    if known is None:
        with _uncollected():
            known = _load(folders)
        _loaded[stamps] = known
    return known


_loaded: dict[cache.Stamps, tuple[Pack, ...]] = {}


@contextmanager
def _uncollected() -> Iterator[None]:
    """Keep the garbage collector from searching thousands of new cards that all stay.

    That would be an eighth of the time that starting with every set takes.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _load(folders: Sequence[Path]) -> tuple[Pack, ...]:
    found: dict[str, Pack] = {}
    for folder in folders:
        packs = cache.fetch(folder)
        if packs is None:
            packs = _compile(folder)
            cache.store(folder, packs)
        for pack in packs:
            found.setdefault(pack.id, pack)
    return tuple(found.values())


def _compile(folder: Path) -> tuple[Pack, ...]:
    from kickdoor.lang.loading import read_pack

    report = Report()
    packs = read_pack(folder, report)
    report.raise_any()
    return packs

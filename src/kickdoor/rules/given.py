"""Given: who plays a ruling, and with which sets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kickdoor.lang.pack import is_overlay

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

USUAL_PACK = "munchkins"
USUAL_SEATS = ("Ada", "Ben", "Cleo")
MORE_SEATS = (*USUAL_SEATS, "Dan", "Eve", "Fay")


class ScenarioError(Exception):
    """A ``given`` that cannot be laid out; the message says what is wrong and what would be right."""


def packs_of(given: dict[str, Any], home: Path | None) -> list[str]:
    """Return the packs to play with, as names of shipped ones or as folders.

    Raises:
        ScenarioError: both ``pack`` and ``packs`` are given.
    """
    if "pack" in given and "packs" in given:
        raise ScenarioError("given: pack and packs are both there; packs alone can name several")
    named = as_list(given.get("packs", given.get("pack")))
    own = _own_pack(home)
    if named:
        return [_found(name, home, own) for name in named]
    if own is None:
        return [USUAL_PACK]
    return [USUAL_PACK, str(own)] if is_overlay(own) else [str(own)]


def _own_pack(home: Path | None) -> Path | None:
    """Return the folder of the pack that a file belongs to, if it stands in one."""
    folders = home.parents if home is not None else ()
    return next((folder for folder in folders if (folder / "pack.yaml").is_file()), None)


def _found(name: str, home: Path | None, own: Path | None) -> str:
    """Return where a pack lies: it is the own one, or beside the file or the own pack, or shipped."""
    if own is not None and name == own.name:
        return str(own)
    beside = [folder.parent for folder in (home, own) if folder is not None]
    places = [folder / name for folder in beside if (folder / name / "pack.yaml").is_file()]
    return str(places[0]) if places else name


def seat_names(given: dict[str, Any]) -> list[str]:
    """Return the names at the table: those listed, or those mentioned and the usual ones."""
    seats = given.get("seats")
    if isinstance(seats, list):
        return [str(name) for name in seats]
    mentioned = [key for key in given if key[:1].isupper()]
    if isinstance(seats, int):
        names = [name for name in MORE_SEATS[:seats] if name not in mentioned]
        free = seats - len(mentioned)
        if free < 0:
            raise ScenarioError(f"given: seats is {seats}, and {len(mentioned)} are mentioned")
        return _in_order([*mentioned, *names[:free]])
    names = [name for name in USUAL_SEATS if name in mentioned or len(mentioned) < 3]
    names += [name for name in mentioned if name not in names]
    for name in USUAL_SEATS:
        if len(names) < 3 and name not in names:
            names.append(name)
    return _in_order(names)


def _in_order(names: Sequence[str]) -> list[str]:
    """Put the usual names first, in their order, and the others as they come."""
    usual = [name for name in MORE_SEATS if name in names]
    return usual + [name for name in names if name not in usual]


def as_list(value: Any) -> list[str]:
    """Return one name or several as a list."""
    if value is None:
        return []
    return [value] if isinstance(value, str) else list(value)

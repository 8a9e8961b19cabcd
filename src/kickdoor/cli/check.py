"""``kickdoor check``: read packs and list their mistakes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from kickdoor.lang.check import check as mistakes_of
from kickdoor.lang.mistakes import PackError
from kickdoor.lang.pack import find_pack, shipped_packs

if TYPE_CHECKING:
    from kickdoor.lang.mistakes import Mistake


def check(*packs: str, json_: bool = False) -> int:
    """Read packs, by name or by folder, and list every mistake with its place.

    Parameters
    ----------
    packs
        Names of shipped packs, or folders that hold a pack.yaml; all shipped ones when left out.
    json_
        Print one JSON object instead of lines.
    """
    found: list[Mistake] = []
    read = 0
    for name in packs or shipped_packs():
        try:
            folder = find_pack(_folder(name))
        except PackError as error:
            found += error.mistakes
        else:
            read += 1
            found += mistakes_of(folder)
    if json_:
        print(json.dumps({"mistakes": [str(each) for each in found]}, ensure_ascii=False))
    else:
        for each in found:
            print(each)
        print(f"{_count(read, 'pack')} read, {_count(len(found), 'mistake')}")
    return 2 if found else 0


def _folder(name: str) -> str:
    """Return the folder of a pack that was named by its pack.yaml; any other name as it is."""
    path = Path(name)
    return str(path.parent) if path.name == "pack.yaml" and path.is_file() else name


def _count(number: int, noun: str) -> str:
    return f"{number or 'no'} {noun}{'' if number == 1 else 's'}"

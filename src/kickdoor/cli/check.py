"""``kickdoor check``: read packs and list their mistakes."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from kickdoor.lang.check import check as mistakes_of
from kickdoor.lang.pack import shipped_packs

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
    for name in packs or shipped_packs():
        found += mistakes_of(name)
    if json_:
        print(json.dumps({"mistakes": [str(each) for each in found]}, ensure_ascii=False))
    else:
        for each in found:
            print(each)
        print(f"{len(packs or shipped_packs())} packs read, {len(found)} mistakes")
    return 2 if found else 0

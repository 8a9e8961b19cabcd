"""``kickdoor schema``: the JSON Schema of card files, of pack.yaml or of rulings, for editors."""

from __future__ import annotations

import json
from typing import Literal

from kickdoor.lang.schema import card_schema, pack_schema
from kickdoor.rules.shape import ruling_schema

MAKERS = {"cards": card_schema, "pack": pack_schema, "rulings": ruling_schema}


def schema(what: Literal["cards", "pack", "rulings"] = "cards") -> int:
    """Print the JSON Schema that checks and completes files of a set while they are written.

    Parameters
    ----------
    what
        ``cards`` for the files in cards/, ``pack`` for pack.yaml, ``rulings`` for those in rulings/.
    """
    print(json.dumps(MAKERS[what](), ensure_ascii=False, indent=2))
    return 0

"""``kickdoor schema``: the JSON Schema of card files or of pack.yaml, for editors."""

from __future__ import annotations

import json
from typing import Literal

from kickdoor.lang.schema import card_schema, pack_schema


def schema(what: Literal["cards", "pack"] = "cards") -> int:
    """Print the JSON Schema that checks and completes card files while they are written.

    Parameters
    ----------
    what
        ``cards`` for the files in cards/, ``pack`` for pack.yaml.
    """
    found = card_schema() if what == "cards" else pack_schema()
    print(json.dumps(found, ensure_ascii=False, indent=2))
    return 0

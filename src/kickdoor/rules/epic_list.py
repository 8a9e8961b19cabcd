"""Epic list: every identity that has an Epic feat, set by set, and what the rulings prove of it."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from kickdoor.core.record import record
from kickdoor.lang.pack import SHIPPED, load_packs
from kickdoor.rules.feat_proofs import Proofs
from kickdoor.rules.ruling import load

if TYPE_CHECKING:
    from collections.abc import Mapping

    from kickdoor.core.definition import Definition

LIST = Path(__file__).parent / "epic.toml"


@record
class Listed:
    """An identity with a feat; ``id`` is that of the card which says the feat."""

    id: str
    name: str
    kind: str
    feat: str


@record
class ListedSet:
    """A set with the identities that have feats; it need not be here yet."""

    id: str
    name: str
    identities: tuple[Listed, ...]

    @property
    def home(self) -> Path:
        """The folder in which it lies, or would."""
        return SHIPPED / self.id

    @property
    def here(self) -> bool:
        """Whether there is such a set."""
        return (self.home / "pack.yaml").is_file()

    def cards(self) -> Mapping[str, Definition]:
        """Return the cards of the set that have feats, by their ids without the set's."""
        packs = load_packs([self.id]) if self.here else ()
        own = (card for pack in packs if pack.id == self.id for card in pack.definitions)
        return {card.ident.rpartition("/")[2]: card for card in own if card.feat is not None}

    def proofs(self) -> dict[str, Proofs]:
        """Return what the rulings of the set prove, by the ids of the cards on the list that are here."""
        cards = self.cards()
        rulings = load(self.home / "rulings") if self.here else []
        return {
            each.id: Proofs(cards[each.id], rulings) for each in self.identities if each.id in cards
        }


@cache
def listed_sets() -> tuple[ListedSet, ...]:
    """Return the whole list."""
    written = tomllib.loads(LIST.read_text("utf-8"))["set"]
    return tuple(
        ListedSet(
            each["id"], each["name"], tuple(Listed(**identity) for identity in each["identity"])
        )
        for each in written
    )

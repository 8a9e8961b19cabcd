"""Filter: which cards an effect is about. Every field that is given must hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import joined, loads, standing, tamed
from kickdoor.core.events import EVERYONE
from kickdoor.core.record import record

if TYPE_CHECKING:
    from kickdoor.core.game import Game
    from kickdoor.core.state import Foe


@record
class Filter:
    """A test of one card, where it lies now."""

    id: str = ""
    kind: str = ""
    group: str = ""
    slot: str = ""
    tag: str = ""
    without_tag: str = ""
    big: bool | None = None
    equipped: bool | None = None
    deck: str = ""
    min_value: int = 0
    max_value: int = -1
    level_at_least: int = 0
    level_at_most: int = -1
    bonus_at_least: int = 0
    initials: str = ""
    one_shot: bool | None = None
    without_slots: tuple[str, ...] = ()
    any_slot: tuple[str, ...] = ()
    mount: bool | None = None
    name_has: str = ""
    fresh: bool | None = None

    def fits(self, game: Game, card: int) -> bool:
        """Tell whether a card passes; what is a part of another never does."""
        if joined.is_part(game, card):
            return False
        tagged = not self.tag or game.has_tag(card, self.tag)
        barred = self.without_tag and game.has_tag(card, self.without_tag)
        return tagged and not barred and self._fits_but_for_tag(game, card)

    def fits_foe(self, game: Game, foe: Foe) -> bool:
        """Tell whether a monster of the fight passes; enhancers may give it the tag."""
        tagged = not self.tag or standing.foe_has_tag(game, foe, self.tag)
        barred = self.without_tag and standing.foe_has_tag(game, foe, self.without_tag)
        return tagged and not barred and self._fits_but_for_tag(game, foe.card)

    def _fits_but_for_tag(self, game: Game, card: int) -> bool:
        definition = game.cards[card]
        if self.kind and not (
            definition.kind == self.kind
            or (self.kind == "item" and definition.is_item)
            or (self.kind == "follower" and tamed.lies(game, tamed.RECRUIT, card))
        ):
            return False
        if self.fresh is not None and _is_fresh(game, card) != self.fresh:
            return False
        if self.one_shot is not None and (definition.kind == "one-shot") != self.one_shot:
            return False
        if self.equipped is not None and game.is_worn(card) != self.equipped:
            return False
        if self.level_at_most >= 0 and definition.level > self.level_at_most:
            return False
        if self.initials and definition.name[:1].lower() not in self.initials.lower():
            return False
        if self.mount is not None and loads.is_mount(game, card) != self.mount:
            return False
        if self.name_has and self.name_has.lower() not in definition.name.lower():
            return False
        if self.any_slot and not any(loads.goes_by(game, card, slot) for slot in self.any_slot):
            return False
        if any(loads.goes_by(game, card, slot) for slot in self.without_slots):
            return False
        if self.max_value >= 0 and loads.worth_of(game, card) > self.max_value:
            return False
        return (
            (not self.slot or loads.goes_by(game, card, self.slot))
            and (self.big is None or (definition.is_item and joined.is_big(game, card) == self.big))
            and (not self.group or definition.group == self.group)
            and (not self.id or self.id in (definition.ident, definition.ident.rsplit("/", 1)[-1]))
            and (not self.deck or definition.deck == self.deck)
            and (not self.min_value or loads.worth_of(game, card) >= self.min_value)
            and definition.level >= self.level_at_least
            and (not self.bonus_at_least or joined.bonus(game, card) >= self.bonus_at_least)
        )


def _is_fresh(game: Game, card: int) -> bool:
    """Tell whether a hand card has just been drawn face down, and nothing was done since."""
    return bool(game.state.received >> card & 1) and game.state.known[card] != EVERYONE


ANY_CARD = Filter()

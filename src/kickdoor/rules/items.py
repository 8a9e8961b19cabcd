"""What is worn and carried: equipping, unequipping, giving a follower something to carry, dropping."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import changes, joined, loads, standing, tack, tamed, traits
from kickdoor.core.acts import HAND, TABLE, Act, Named
from kickdoor.core.decisions import Refusal
from kickdoor.core.events import EVERYONE, Event
from kickdoor.core.frames import open_act
from kickdoor.core.state import CARDS
from kickdoor.lang.filters import Filter
from kickdoor.rules.deals import tired

if TYPE_CHECKING:
    from kickdoor.core.game import Game


def _frozen(game: Game, seat: int) -> Refusal | None:
    fight = game.state.fight
    if not standing.in_fight(game, seat):
        return tired(game, seat)
    running = fight is not None and fight.stage == "flight"
    return Refusal("items-no-change-while-running" if running else "items-no-change-in-combat")


def _in_the_way(game: Game, seat: int, card: int, off: list[int]) -> list[int]:
    """Return the worn items that have to come off, one after another, to wear a card."""
    slot = loads.capacity(game.cards[card])
    if not slot or standing.is_cheated(game, card):
        return []
    worn = [each for each in game.state.players[seat].table if loads.fills_slot(game, each, slot)]
    left = [each for each in worn if each not in off]
    use = sum(loads.takes(game, seat, each) for each in left)
    need = loads.takes(game, seat, card)
    if use + need <= loads.slot_room(game, seat, slot):
        return []
    return [each for each in left if not standing.is_dulled(game, each)]


def _room(game: Game, seat: int, slot: str) -> int:
    """Return how much of a slot could be made free: all that nothing dulled fills for good."""
    stuck = [
        each
        for each in game.state.players[seat].table
        if standing.is_dulled(game, each) and loads.fills_slot(game, each, slot)
    ]
    return loads.slot_room(game, seat, slot) - sum(loads.takes(game, seat, each) for each in stuck)


class Equip(Act):
    """Wear an item that is carried; what is in its place comes off."""

    __slots__ = ()
    verb = "equip"
    needs = TABLE
    free = True

    def heads(self, game: Game, seat: int) -> Named:
        """Return the items that are carried but not worn."""
        table = game.state.players[seat].table
        return game.name_cards(
            [
                card
                for card in table
                if game.cards[card].kind == "item"
                and not game.is_worn(card)
                and not joined.is_part(game, card)
            ]
        )

    def bar(self, game: Game, seat: int) -> Refusal | None:
        """Refuse in combat."""
        return _frozen(game, seat)

    def refusal(self, game: Game, seat: int, head: int) -> Refusal | None:
        """Refuse what the player cannot use."""
        if not standing.usable(game, seat, head):
            return Refusal("items-restriction-bonus-only-if-match", card=game.cards[head].ident)
        definition = game.cards[head]
        if definition.worn_by:
            ridden = tack.wearers(game, seat, head)
            return (
                None if ridden else Refusal("items-extra-slot-carried-only", card=definition.ident)
            )
        slot = loads.capacity(definition)
        limited = slot and not standing.is_cheated(game, head)
        if limited and _room(game, seat, slot) < loads.takes(game, seat, head):
            return Refusal(_slot_rule(slot), card=definition.ident)
        return None

    def picks(self, game: Game, seat: int, numbers: list[int]) -> Named | None:
        """Return what might come off, until there is room, or which steed should wear it."""
        if game.cards[numbers[0]].worn_by:
            ridden = tack.wearers(game, seat, numbers[0])
            return game.name_cards(ridden) if len(ridden) > 1 and len(numbers) == 1 else None
        blocking = _in_the_way(game, seat, numbers[0], numbers[1:])
        return game.name_cards(blocking) if blocking else None

    def apply(self, game: Game, seat: int, numbers: list[int]) -> None:
        """Change what is worn."""
        if game.cards[numbers[0]].worn_by:
            steed = [*numbers[1:], *tack.wearers(game, seat, numbers[0])][0]
            tack.put_on(game, seat, numbers[0], steed)
            return
        for card in numbers[1:]:
            changes.take_off(game, seat, card)
        changes.wear(game, seat, numbers[0])
        game.state.dirty |= CARDS


open_act(Equip)


def _slot_rule(slot: str) -> str:
    known = ("headgear", "armor", "footgear", "hands")
    return f"items-slot-{slot}" if slot in known else "items-extra-slot-carried-only"


class Unequip(Act):
    """Turn a worn item sideways."""

    __slots__ = ()
    verb = "unequip"
    needs = TABLE
    free = True

    def heads(self, game: Game, seat: int) -> Named:
        """Return the worn items."""
        table = game.state.players[seat].table
        worn = [c for c in table if game.state.equipped >> c & 1 or tack.is_on(game, c)]
        return game.name_cards([card for card in worn if game.cards[card].is_item])

    def bar(self, game: Game, seat: int) -> Refusal | None:
        """Refuse in combat."""
        return _frozen(game, seat)

    def refusal(self, game: Game, seat: int, head: int) -> Refusal | None:
        """Refuse what a card holds in its place, and what is ridden as long as it is there."""
        if loads.is_mount(game, head):
            return Refusal("vehicles-never-just-carried", card=game.cards[head].ident)
        stuck = standing.is_dulled(game, head)
        return Refusal("conflicts-card-beats-rule", card=game.cards[head].ident) if stuck else None

    def apply(self, game: Game, seat: int, numbers: list[int]) -> None:
        """Take it off."""
        if tack.is_on(game, numbers[0]):
            tack.take_off(game, seat, numbers[0])
            return
        changes.take_off(game, seat, numbers[0])
        game.state.dirty |= CARDS


open_act(Unequip)


class Carry(Act):
    """Give an item to the follower, who uses it for its owner beyond the owner's own limits."""

    __slots__ = ()
    verb = "carry"
    needs = TABLE
    free = True

    def heads(self, game: Game, seat: int) -> Named:
        """Return the items that some follower could carry."""
        table = game.state.players[seat].table
        if not any(game.cards[card].carries for card in table):
            return {}
        state = game.state
        loose = [
            c
            for c in table
            if game.cards[c].kind == "item"
            and not game.cards[c].worn_by
            and c not in state.host
            and not loads.is_mount(game, c)
        ]
        return game.name_cards([c for c in loose if self._follower(game, seat, c) >= 0])

    def _follower(self, game: Game, seat: int, item: int) -> int:
        """Return the first follower with room for an item (rule hirelings-cheat-gear-russia)."""
        for card in game.state.players[seat].table:
            definition = game.cards[card]
            borne = [c for c in changes.attached_to(game, card) if game.cards[c].is_item]
            if len(borne) >= definition.carries:
                continue
            only = definition.carries_only
            fits = not isinstance(only, Filter) or only.fits(game, item)
            if fits or standing.is_cheated(game, item):
                return card
        return -1

    def bar(self, game: Game, seat: int) -> Refusal | None:
        """Refuse in combat."""
        return _frozen(game, seat)

    def apply(self, game: Game, seat: int, numbers: list[int]) -> None:
        """Lay the item on the follower (rule hirelings-carry-items)."""
        follower = self._follower(game, seat, numbers[0])
        game.state.equipped &= ~(1 << numbers[0])
        game.state.host[numbers[0]] = follower
        game.state.dirty |= CARDS
        game.emit(Event("carried", seat, cards=game.names((numbers[0], follower))))


open_act(Carry)


def _may_go(game: Game, seat: int, card: int) -> bool:
    return not traits.is_fixed(game, card) and not standing.for_good(game, seat, card)


class Drop(Act):
    """Give up an identity or a permission of one's own, at any time (rule classes-discard-any-time)."""

    __slots__ = ()
    verb = "drop"
    needs = TABLE

    def _kind(self, game: Game, card: int) -> str:
        return "follower" if tamed.lies(game, tamed.RECRUIT, card) else game.cards[card].kind

    def heads(self, game: Game, seat: int) -> Named:
        """Return the identities, and what the edition lets one discard at will."""
        kinds = ["identity", "permission"]
        if game.switch("follower_discard_at_will"):
            kinds.append("follower")
        table = game.state.players[seat].table
        return game.name_cards(
            [
                card
                for card in table
                if (self._kind(game, card) in kinds and _may_go(game, seat, card))
                or traits.is_on_identity(game, card)
            ]
        )

    def apply(self, game: Game, seat: int, numbers: list[int]) -> None:
        """Discard it."""
        changes.discard_from_table(game, seat, numbers[0])


open_act(Drop)


class Show(Act):
    """Show a hand card to everybody (rule hand-showing-allowed)."""

    __slots__ = ()
    verb = "show"
    needs = HAND
    free = True
    keeps_received = True

    def heads(self, game: Game, seat: int) -> Named:
        """Return the hand cards that not everybody knows."""
        hand = game.state.players[seat].hand
        known = game.state.known
        return game.name_cards([card for card in hand if known[card] != EVERYONE])

    def bar(self, game: Game, seat: int) -> Refusal | None:
        """Refuse only what would never end."""
        return tired(game, seat)

    def apply(self, game: Game, seat: int, numbers: list[int]) -> None:
        """Let everybody know the card, until it leaves the hand."""
        game.state.known[numbers[0]] = EVERYONE
        game.emit(Event("shown", seat, cards=game.names((numbers[0],))))


open_act(Show)

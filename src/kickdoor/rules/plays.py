"""Playing cards and using abilities: picks, costs, limits, and what becomes of the card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import changes, fights, values, zones
from kickdoor.core.acts import Act, Named
from kickdoor.core.decisions import Refusal
from kickdoor.core.events import Event
from kickdoor.core.frames import FrameKind, frame_kind, open_act
from kickdoor.core.state import MONSTERS, MUNCHKINS, NOBODY, Frame
from kickdoor.rules import deals, timing

if TYPE_CHECKING:
    from kickdoor.core.definition import Cost, Definition, Pick, Play
    from kickdoor.core.game import Game

IN_FIGHT_KINDS = ("one-shot", "enhancer", "special", "item")


class CardAct(Act):
    """What playing a card and using an ability have in common."""

    __slots__ = ()

    def plays(self, game: Game, seat: int, card: int) -> tuple[Play, ...]:
        """Return the plays of a card that this act is about."""
        raise NotImplementedError

    def legal(self, game: Game, seat: int, card: int) -> list[Play]:
        """Return the plays that may be begun now; one that uses the card goes before laying it."""
        now = timing.moment(game, seat)
        found = [
            play
            for play in self.plays(game, seat, card)
            if refusal_of(game, seat, card, play, now) is None
        ]
        using = [play for play in found if play.spends or play.ability]
        return using or found

    def refusal(self, game: Game, seat: int, head: int) -> Refusal | None:
        """Return why no play of the card may be begun: the reason of the first."""
        now = timing.moment(game, seat)
        first: Refusal | None = None
        for play in self.plays(game, seat, head):
            found = refusal_of(game, seat, head, play, now)
            if found is None:
                return None
            if first is None or timing.allowed(game, seat, head, play, now):
                first = found
        is_monster = game.cards[head].kind == "monster"
        rule = "monsters-hand-uses" if is_monster else "hand-play-only-at-specified-times"
        return first or Refusal(rule, card=game.cards[head].ident)

    def wrong_pick(
        self, game: Game, seat: int, values_: list[int], token: str
    ) -> Refusal | None:
        """Say why a dead player is no target, and why a lasting curse pays for nothing."""
        players = game.state.players
        if token[:1] == "@" and token[1:].isdigit() and int(token[1:]) < len(players):
            dead = not players[int(token[1:])].alive
            return Refusal("death-no-levels") if dead else None
        for card in players[seat].table:
            ident = game.cards[card].ident
            if game.cards[card].kind == "curse" and token in (ident, ident.rsplit("/", 1)[-1]):
                return Refusal("curses-kept-not-fuel", card=ident)
        return None

    def chosen_play(self, game: Game, seat: int, numbers: list[int]) -> tuple[Play | None, int]:
        """Return the play that is meant and how many values went before its picks."""
        raise NotImplementedError

    def picks(self, game: Game, seat: int, values_: list[int]) -> Named | None:
        """Return what is picked next: the play, its picks, then its cost."""
        card = values_[0]
        play, at = self.chosen_play(game, seat, values_)
        if play is None:
            return {each.ident: place for place, each in enumerate(self.legal(game, seat, card))}
        names = bound(play, values_[at:])
        given = len(values_) - at
        if given < len(play.picks):
            return candidates(game, seat, card, play, play.picks[given], names)
        paid = values_[at + len(play.picks) :]
        return cost_picks(game, seat, card, play.cost, paid)

    def apply(self, game: Game, seat: int, values_: list[int]) -> None:
        """Pay, and put the effect on the stack."""
        card = values_[0]
        play, at = self.chosen_play(game, seat, values_)
        assert play is not None
        names = bound(play, values_[at:])
        paid = values_[at + len(play.picks) :]
        if not game.state.received >> card & 1:
            game.state.received &= ~mask_of(game.state.players[seat].hand)
        game.emit(
            Event("played" if play.spends else "used", seat, cards=game.names((card,)), detail=play.ident)
        )
        _count_use(game, seat, card, play, names)
        _move_out(game, seat, card, play)
        _pay(game, seat, play.cost, paid)
        fights.touch(game)
        if not play.ability:
            game.push(Frame("spent", seat, card, {"fight": int(_stays_in_fight(game, card, play))}))
        names_for_effect: dict[str, int | str] = {**names}
        fight = game.state.fight
        if game.cards[card].kind == "monster" and fight is not None:
            foe = next((each.uid for each in fight.foes if each.card == card), NOBODY)
            names_for_effect["foe"] = foe
        victim = names.get("victim", names.get("player", seat))
        names_for_effect.pop("victim", None)
        changes.run_program(game, card, play.do, seat, victim, **names_for_effect)


@open_act
class PlayCard(CardAct):
    """Play a card from the hand, or a one-shot that lies on the table."""

    __slots__ = ()
    verb = "play"
    keeps_received = True

    def heads(self, game: Game, seat: int) -> Named:
        """Return the hand and the table's cards that can be spent."""
        player = game.state.players[seat]
        cards = game.cards
        spendable = [
            card
            for card in player.table
            if cards[card].is_item and any(p.spends for p in cards[card].plays)
        ]
        return game.name_cards(player.hand + spendable)

    def plays(self, game: Game, seat: int, card: int) -> tuple[Play, ...]:
        """Return the card's plays; from the table only those that spend it."""
        plays = game.cards[card].plays
        if card in game.state.players[seat].table:
            return tuple(play for play in plays if play.spends)
        return plays

    def chosen_play(self, game: Game, seat: int, numbers: list[int]) -> tuple[Play | None, int]:
        """Return the only legal play, or the one whose name was picked."""
        legal = self.legal(game, seat, numbers[0])
        if len(legal) == 1:
            return legal[0], 1
        if len(numbers) == 1 or not legal:
            return None, 1
        return legal[numbers[1]], 2


@open_act
class UseAbility(CardAct):
    """Use an ability of a card in play, or of a monster in the fight."""

    __slots__ = ()
    verb = "use"

    def heads(self, game: Game, seat: int) -> Named:
        """Return the cards with abilities before the player, and the fight's monsters with some."""
        cards = game.cards
        found = [card for card in game.state.players[seat].table if cards[card].abilities]
        fight = game.state.fight
        if fight is not None and seat in fight.fighters():
            found += [foe.card for foe in fight.foes if cards[foe.card].abilities]
        return game.name_cards(found) if found else {}

    def plays(self, game: Game, seat: int, card: int) -> tuple[Play, ...]:
        """Return the card's abilities."""
        return game.cards[card].abilities

    def chosen_play(self, game: Game, seat: int, numbers: list[int]) -> tuple[Play | None, int]:
        """Return the ability that was picked by name."""
        if len(numbers) == 1:
            return None, 1
        legal = self.legal(game, seat, numbers[0])
        return (legal[numbers[1]], 2) if numbers[1] < len(legal) else (None, 1)


def bound(play: Play, numbers: list[int]) -> dict[str, int]:
    """Return the names of the picks that are made, with their values."""
    return {pick.name: value for pick, value in zip(play.picks, numbers, strict=False)}


def refusal_of(game: Game, seat: int, card: int, play: Play, now: int) -> Refusal | None:
    """Return why a play may not be begun, or None."""
    definition = game.cards[card]
    if game.state.stack[-1].kind == "excess" and definition.kind not in ("identity", "permission"):
        return Refusal("big-items-excess-correct")
    if not timing.allowed(game, seat, card, play, now):
        return timing.too_early(game, seat, definition, play, now)
    wrong = _wrong_player(game, seat, play)
    if wrong is not None:
        return wrong
    if card in deals.promised(game, seat):
        return Refusal("help-bribe-card-plays", card=definition.ident)
    if play.when is not None and not play.when.holds(game, seat, _foe_of(game, card)):
        return _unmet(game, definition)
    if play.limit and not play.each and _used(game, seat, card, play, {}) >= play.limit:
        return Refusal("classes-card-says-when", card=definition.ident)
    if definition.is_item and play.ability and not values.works(game, seat, card):
        return Refusal("items-equipped-gives-bonus", card=definition.ident)
    late = None if play.ability else _identity_refusal(game, seat, card, definition)
    if late is not None:
        return late
    if not can_pay(game, seat, card, play.cost):
        return Refusal("classes-discard-cost-source-munchkins", card=definition.ident)
    return _no_target(game, seat, card, play)


def _foe_of(game: Game, card: int):  # type: ignore[no-untyped-def]
    fight = game.state.fight
    if fight is None:
        return None
    return next((foe for foe in fight.foes if foe.card == card), None)


def _unmet(game: Game, definition: Definition) -> Refusal:
    if definition.kind == "monster":
        return Refusal("monsters-hand-uses", card=definition.ident)
    return Refusal("hand-play-only-at-specified-times", card=definition.ident)


def _wrong_player(game: Game, seat: int, play: Play) -> Refusal | None:
    fight = game.state.fight
    fighting = values.in_fight(game, seat)
    fits = {
        "anyone": True,
        "fighter": fighting,
        "main": fight is not None and fight.main == seat,
        "outsider": fight is None or not fighting,
        "owner": True,
    }
    return None if fits[play.by] else Refusal("classes-card-says-when", who=play.by)


def _identity_refusal(
    game: Game, seat: int, card: int, definition: Definition
) -> Refusal | None:
    if definition.kind == "permission":
        mine = values.identities(game, seat, definition.group)
        if not mine:
            return Refusal("super-munchkin-needs-class", card=definition.ident)
        if values.permission(game, seat, definition.group) >= 0:
            return Refusal("classes-only-one", card=definition.ident)
    if definition.kind == "identity":
        mine = values.identities(game, seat, definition.group)
        limit = changes.identity_limit(game, seat, definition.group)
        same = [card for card in mine if game.cards[card].ident == definition.ident]
        if same and (limit > 1):
            return Refusal("super-munchkin-no-duplicate-class", card=definition.ident)
    unusable = definition.is_item and not values.usable(game, seat, card)
    if unusable and game.state.phase == "setup":
        return Refusal("setup-initial-play-items", card=definition.ident)
    return None


def _no_target(game: Game, seat: int, card: int, play: Play) -> Refusal | None:
    definition = game.cards[card]
    if not play.picks:
        if definition.kind == "item" and definition.big and card in game.state.players[seat].hand:
            if len(values.bigs(game, seat)) >= values.big_limit(game, seat):
                return Refusal("big-items-one-only", card=definition.ident)
        return None if possible(game, seat, card, play, {}) else _impossible(game, definition)
    if candidates(game, seat, card, play, play.picks[0], {}):
        return None
    return _impossible(game, definition)


def _impossible(game: Game, definition: Definition) -> Refusal:
    fight = game.state.fight
    if definition.kind == "level-card":
        return Refusal("level-cards-not-winning", card=definition.ident)
    if fight is not None and definition.is_item and values.fight_has(game, fight, "no-one-shots"):
        return Refusal("multi-monster-specials-whole-fight", card=definition.ident)
    if fight is not None and values.for_the_win(game, fight):
        return Refusal("help-compelled-not-for-win", card=definition.ident)
    return Refusal("curses-nothing-to-hit", card=definition.ident)


def possible(game: Game, seat: int, card: int, play: Play, names: dict[str, int]) -> bool:
    """Tell whether every operation of a play could do what it says."""
    frame = Frame("effect", seat, card, {"you": seat, "victim": seat, **names})
    program = game.cards[card].programs[play.do] if play.do >= 0 else ()
    return all(each.possible(game, frame) for each in program)


def candidates(
    game: Game, seat: int, card: int, play: Play, pick: Pick, names: dict[str, int]
) -> Named:
    """Return what fits a pick, and leaves the rest of the play possible."""
    found = _fitting(game, seat, card, play, pick, names)
    last = play.picks[-1] is pick
    kept: Named = {}
    for token, value in found.items():
        with_it = {**names, pick.name: value}
        if last:
            good = possible(game, seat, card, play, with_it)
        else:
            following = play.picks[play.picks.index(pick) + 1]
            good = bool(candidates(game, seat, card, play, following, with_it))
        if good and _each_left(game, seat, card, play, pick, value):
            kept[token] = value
    return kept


def _each_left(game: Game, seat: int, card: int, play: Play, pick: Pick, value: int) -> bool:
    if play.each != pick.name:
        return True
    return _used(game, seat, card, play, {pick.name: value}) < max(1, play.limit)


def _fitting(
    game: Game, seat: int, card: int, play: Play, pick: Pick, names: dict[str, int]
) -> Named:
    fight = game.state.fight
    kind = pick.kind
    if kind == "side":
        banned = _one_shot_banned(game, card)
        sides = {"munchkins": MUNCHKINS, "monsters": MONSTERS}
        return {"monsters": MONSTERS} if banned else sides
    if kind == "monster":
        if fight is None or (_one_shot_banned(game, card)):
            return {}
        return name_foes(game, pick.which)
    if kind == "player":
        return _players(game, seat, pick)
    if kind == "item":
        return _items(game, seat, card, pick, names)
    if kind == "hand_card":
        hand = [
            each
            for each in game.state.players[seat].hand
            if each != card and _passes(game, pick.which, each)
        ]
        return game.name_cards(hand)
    if kind == "discard":
        piles = game.state.door_discards + game.state.treasure_discards
        return game.name_cards([c for c in reversed(piles) if _passes(game, pick.which, c)])
    low, high = pick.count
    return {str(number): number for number in range(low, high + 1)}


def _one_shot_banned(game: Game, card: int) -> bool:
    fight = game.state.fight
    return (
        fight is not None
        and game.cards[card].kind == "one-shot"
        and values.fight_has(game, fight, "no-one-shots")
    )


def _passes(game: Game, which: object, card: int) -> bool:
    return which is None or bool(which.fits(game, card))  # type: ignore[attr-defined]


def name_foes(game: Game, which: object = None) -> Named:
    """Return tokens for the monsters of the fight; the second of a name is numbered."""
    fight = game.state.fight
    named: Named = {}
    count: dict[str, int] = {}
    for foe in fight.foes if fight is not None else ():
        ident = game.cards[foe.card].ident
        count[ident] = count.get(ident, 0) + 1
        if _passes(game, which, foe.card) or _tag_given(game, foe, which):
            named[ident if count[ident] == 1 else f"{ident}#{count[ident]}"] = foe.uid
    return named


def _tag_given(game: Game, foe, which: object) -> bool:  # type: ignore[no-untyped-def]
    tag = getattr(which, "tag", "")
    return bool(tag) and values.foe_has_tag(game, foe, tag)


def _players(game: Game, seat: int, pick: Pick) -> Named:
    found: Named = {}
    for other, player in enumerate(game.state.players):
        if not player.alive or (pick.not_self and other == seat):
            continue
        if pick.in_fight and not values.in_fight(game, other):
            continue
        which = pick.which
        if which is None or which.holds(game, other, None):  # type: ignore[attr-defined]
            found[f"@{other}"] = other
    return found


def _items(game: Game, seat: int, card: int, pick: Pick, names: dict[str, int]) -> Named:
    state = game.state
    if pick.of == "you":
        owners = [seat]
    elif pick.of == "player":
        owners = [names.get("player", seat)]
    else:
        owners = [other for other, player in enumerate(state.players) if player.alive]
    attaching = game.cards[card].kind == "attachment"
    found: list[int] = []
    for owner in owners:
        cards = state.players[owner].table
        if attaching:
            cards = cards + state.players[owner].hand
        found += [
            each
            for each in cards
            if game.cards[each].is_item
            and each != card
            and _passes(game, pick.which, each)
            and not (attaching and (game.cards[each].kind != "item" or values.is_cheated(game, each)))
        ]
    return game.name_cards(found)


# -- costs ------------------------------------------------------------------------------------


def payable(game: Game, seat: int, card: int, *, hand_only: bool) -> list[int]:
    """Return the cards that may be discarded for a cost.

    Rules classes-discard-cost-source-munchkins, classes-kept-curse-no-cost,
    trading-received-no-sale-or-discard-munchkins.
    """
    state = game.state
    player = state.players[seat]
    promised = deals.promised(game, seat)
    found = [each for each in player.hand if each != card and each not in promised]
    if not hand_only:
        found += [
            each
            for each in player.table
            if game.cards[each].kind not in ("curse", "attachment")
            and each not in state.host
            and not state.locked >> each & 1
            and each not in promised
            and not (state.fight and any(item == each for item, _ in state.fight.borrowed))
        ]
    return found


def can_pay(game: Game, seat: int, card: int, cost: Cost | None) -> bool:
    """Tell whether a cost can be paid in full."""
    if cost is None:
        return True
    hand = payable(game, seat, card, hand_only=True)
    if cost.hand:
        return len(hand) >= cost.hand
    if cost.levels and game.state.players[seat].level <= cost.levels:
        return False
    if cost.item is not None:
        return bool(_payable_items(game, seat, card, cost))
    return len(payable(game, seat, card, hand_only=cost.hand_only)) >= cost.discard


def _payable_items(game: Game, seat: int, card: int, cost: Cost) -> list[int]:
    return [
        each
        for each in payable(game, seat, card, hand_only=False)
        if game.cards[each].is_item
        and each in game.state.players[seat].table
        and _passes(game, cost.item, each)
    ]


def cost_picks(
    game: Game, seat: int, card: int, cost: Cost | None, paid: list[int]
) -> Named | None:
    """Return what may be paid next, or None when the cost is paid."""
    if cost is None or cost.hand:
        return None
    if cost.item is not None:
        return None if paid else game.name_cards(_payable_items(game, seat, card, cost))
    if len(paid) >= cost.discard:
        return None
    left = payable(game, seat, card, hand_only=cost.hand_only)
    return game.name_cards([each for each in left if each not in paid])


def _pay(game: Game, seat: int, cost: Cost | None, paid: list[int]) -> None:
    if cost is None:
        return
    player = game.state.players[seat]
    if cost.hand:
        for card in player.hand[:]:
            changes.discard_hand_card(game, seat, card)
    for card in paid:
        if card in player.hand:
            changes.discard_hand_card(game, seat, card)
        elif card in player.table:
            changes.discard_from_table(game, seat, card)
    if cost.levels:
        changes.lose_levels(game, seat, cost.levels)


# -- limits and what becomes of the card ------------------------------------------------------


def _use_key(game: Game, seat: int, card: int, play: Play, names: dict[str, int]) -> str:
    ident = game.cards[card].ident
    upon = names.get(play.each, "") if play.each else ""
    return f"{play.per}|{seat}|{ident}|{play.ident}|{upon}"


def _used(game: Game, seat: int, card: int, play: Play, names: dict[str, int]) -> int:
    return game.state.used.get(_use_key(game, seat, card, play, names), 0)


def _count_use(game: Game, seat: int, card: int, play: Play, names: dict[str, int]) -> None:
    if play.limit or play.each:
        key = _use_key(game, seat, card, play, names)
        game.state.used[key] = game.state.used.get(key, 0) + 1


def forget_uses(game: Game, per: str) -> None:
    """Renew the limits of a combat or a turn."""
    used = game.state.used
    for key in [key for key in used if key.startswith(per + "|")]:
        del used[key]


def _move_out(game: Game, seat: int, card: int, play: Play) -> None:
    player = game.state.players[seat]
    if play.ability:
        return
    if card in player.hand:
        zones.move(game, card, f"hand:{seat}", "flight")
    elif card in player.table:
        changes.leave_table(game, seat, card)
        zones.move(game, card, f"table:{seat}", "flight")
        game.state.equipped &= ~(1 << card)
        game.state.host.pop(card, None)


def _stays_in_fight(game: Game, card: int, play: Play) -> bool:
    """Tell whether a spent card lies in the fight until it ends.

    Rule one-shots-discard-after-combat-munchkins; curses and level cards go at once.
    """
    return game.state.fight is not None and game.cards[card].kind in IN_FIGHT_KINDS and play.spends


@frame_kind("spent")
class Spent(FrameKind):
    """Puts a spent card where it belongs once its effect is done."""

    __slots__ = ()

    def advance(self, game: Game, frame: Frame) -> bool:
        """Discard the card, or leave it in the fight until that ends."""
        game.pop()
        state = game.state
        if frame.card in state.in_flight:
            if frame.number("fight") and state.fight is not None:
                zones.move(game, frame.card, "flight", "fight")
            else:
                zones.discard(game, frame.card, "flight")
        return False


def mask_of(cards: list[int]) -> int:
    """Return the mask of some cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


@open_act
class Lay(CardAct):
    """Lay a one-shot from the hand on the table, to be used later."""

    __slots__ = ()
    verb = "lay"
    keeps_received = True

    def heads(self, game: Game, seat: int) -> Named:
        """Return the one-shots in hand."""
        hand = game.state.players[seat].hand
        return game.name_cards([card for card in hand if game.cards[card].kind == "one-shot"])

    def plays(self, game: Game, seat: int, card: int) -> tuple[Play, ...]:
        """Return the play that puts the card on the table."""
        return tuple(play for play in game.cards[card].plays if not play.spends)

    def chosen_play(self, game: Game, seat: int, numbers: list[int]) -> tuple[Play | None, int]:
        """Return it: there is but one."""
        return self.plays(game, seat, numbers[0])[0], 1

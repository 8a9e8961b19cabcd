"""Playing cards and using abilities: the acts, why they are refused, what becomes of the card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import changes, fights, values, zones
from kickdoor.core.acts import Act, Named
from kickdoor.core.decisions import Refusal
from kickdoor.core.definition import COMBAT
from kickdoor.core.events import Event
from kickdoor.core.frames import FrameKind, frame_kind, open_act
from kickdoor.core.state import NOBODY, Frame
from kickdoor.rules import costs, deals, limits, targets, timing

if TYPE_CHECKING:
    from kickdoor.core.definition import Definition, Play
    from kickdoor.core.game import Game
    from kickdoor.core.state import Foe

IN_FIGHT_KINDS = ("one-shot", "enhancer", "special", "item")
FOR_OUTSIDERS = ("anyone", "outsider")
"""Who may use a monster's ability without being in the fight."""

SEATS_APART = 10_000
"""How a seat and a card are written as one number."""

ABILITY_OF_TWINS = 3
"""What goes before the picks of an ability that several equal monsters have: card, ability, monster."""


class CardAct(Act):
    """What playing a card and using an ability have in common."""

    __slots__ = ()

    def plays(self, game: Game, seat: int, card: int) -> tuple[Play, ...]:
        """Return the plays of a card that this act is about."""
        raise NotImplementedError

    def legal(self, game: Game, seat: int, card: int) -> list[Play]:
        """Return the plays that may be begun now; one that uses the card goes before laying it."""
        return self._judged(game, seat, card)[0]

    def refusal(self, game: Game, seat: int, head: int) -> Refusal | None:
        """Return why no play of the card may be begun: the reason of the first."""
        legal, refusal = self._judged(game, seat, head)
        return None if legal else refusal

    def _judged(self, game: Game, seat: int, card: int) -> tuple[list[Play], Refusal]:
        """Return the legal plays, and why there is none; worked out once while the game rests."""
        if game.memo is None:
            return self._judge(game, seat, card)
        key = (self.verb, seat * SEATS_APART + card)
        found: tuple[list[Play], Refusal] | None = game.memo.get(key)
        if found is None:
            found = game.memo[key] = self._judge(game, seat, card)
        return found

    def _judge(self, game: Game, seat: int, card: int) -> tuple[list[Play], Refusal]:
        now = timing.moment(game, seat)
        legal: list[Play] = []
        refusal: Refusal | None = None
        for play in self.plays(game, seat, card):
            found = refusal_of(game, seat, card, play, now)
            if found is None:
                legal.append(play)
            elif refusal is None or timing.allowed(game, seat, card, play, now):
                refusal = found
        if refusal is None:
            is_monster = game.cards[card].kind == "monster"
            rule = "monsters-hand-uses" if is_monster else "hand-play-only-at-specified-times"
            refusal = Refusal(rule, card=game.cards[card].ident)
        using = [play for play in legal if play.spends or play.ability]
        return using or legal, refusal

    def wrong_pick(self, game: Game, seat: int, values_: list[int], token: str) -> Refusal | None:
        """Say why a dead player is no target, and why a lasting curse pays for nothing."""
        players = game.state.players
        if token[:1] == "@" and token[1:].isdigit() and int(token[1:]) < len(players):
            target = int(token[1:])
            if not players[target].alive:
                return Refusal("death-no-levels")
            levels = game.cards[values_[0]].kind == "level-card"
            if levels and not values.may_gain_level(game, target):
                return Refusal("level-cards-not-winning")
            return None
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
        if len(values_) < at:
            return twins(game, card)
        names = targets.bound(play, values_[at:])
        given = len(values_) - at
        if given < len(play.picks):
            return targets.candidates(game, seat, card, play, play.picks[given], names)
        paid = values_[at + len(play.picks) :]
        return costs.cost_picks(game, seat, costs.kept(play, card, names), play.cost, paid)

    def apply(self, game: Game, seat: int, values_: list[int]) -> None:
        """Pay, and put the effect on the stack."""
        card = values_[0]
        play, at = self.chosen_play(game, seat, values_)
        assert play is not None
        names = targets.bound(play, values_[at:])
        paid = values_[at + len(play.picks) :]
        if not game.state.received >> card & 1:
            game.state.received &= ~mask_of(game.state.players[seat].hand)
        game.emit(
            Event(
                "played" if play.spends else "used",
                seat,
                cards=game.names((card,)),
                detail=play.ident,
            )
        )
        limits.count_use(game, seat, card, play, names)
        if costs_nothing(play):
            game.state.free_acts[seat] = game.state.free_acts.get(seat, 0) + 1
        _move_out(game, seat, card, play)
        costs.pay(game, seat, play.cost, paid, costs.kept(play, card, names))
        fights.touch(game)
        if not play.ability:
            game.push(Frame("spent", seat, card, {"fight": int(_stays_in_fight(game, card, play))}))
        names_for_effect: dict[str, int | str] = {**names}
        fight = game.state.fight
        if game.cards[card].kind == "monster" and fight is not None:
            first = next(iter(twins(game, card).values()), NOBODY)
            names_for_effect["foe"] = values_[at - 1] if at == ABILITY_OF_TWINS else first
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
        """Return the card's plays; from the table only those that spend it, as of a one-shot.

        Whoever wants to put a one-shot on the table unused lays it there.
        """
        definition = game.cards[card]
        if definition.kind == "one-shot" or card in game.state.players[seat].table:
            return tuple(play for play in definition.plays if play.spends)
        return definition.plays

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
        if fight is not None:
            fighting = seat in fight.fighters()
            found += [
                foe.card
                for foe in fight.foes
                if any(fighting or each.by in FOR_OUTSIDERS for each in cards[foe.card].abilities)
            ]
        return game.name_cards(found) if found else {}

    def plays(self, game: Game, seat: int, card: int) -> tuple[Play, ...]:
        """Return the card's abilities."""
        return game.cards[card].abilities

    def chosen_play(self, game: Game, seat: int, numbers: list[int]) -> tuple[Play | None, int]:
        """Return the ability that was picked by name; of several equal monsters one is picked next."""
        if len(numbers) == 1:
            return None, 1
        legal = self.legal(game, seat, numbers[0])
        if numbers[1] >= len(legal):
            return None, 1
        several = len(twins(game, numbers[0])) > 1
        return legal[numbers[1]], ABILITY_OF_TWINS if several else ABILITY_OF_TWINS - 1


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


def twins(game: Game, card: int) -> Named:
    """Return the monsters of the fight that a card with an ability may stand for."""
    fight = game.state.fight
    ident = game.cards[card].ident
    return {
        token: uid
        for token, uid in targets.name_foes(game).items()
        if fight is not None and token.partition("#")[0] == ident
    }


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
        return _unmet(definition, play)
    if play.limit and not play.each and limits.used(game, seat, card, play, {}) >= play.limit:
        return Refusal("classes-card-says-when", card=definition.ident)
    idle = _idle_item(game, seat, card, play)
    if idle is not None:
        return idle
    late = None if play.ability else _identity_refusal(game, seat, card, definition)
    if late is not None:
        return late
    if costs_nothing(play):
        tiredness = deals.tired(game, seat)
        if tiredness is not None:
            return tiredness
    if not costs.can_pay(game, seat, costs.kept(play, card, {}), play.cost):
        return Refusal("classes-discard-cost-source-munchkins", card=definition.ident)
    return _no_target(game, seat, card, play)


def _idle_item(game: Game, seat: int, card: int, play: Play) -> Refusal | None:
    """Return why an item does nothing for its player: not in play, not worn, not for such as you.

    A one-shot needs neither be worn nor even lie in play (rule one-shots-hand-or-table-vox).
    """
    definition = game.cards[card]
    if not definition.is_item or not (play.ability or play.spends):
        return None
    if not values.usable(game, seat, card):
        return Refusal("items-restriction-bonus-only-if-match", card=definition.ident)
    if _helps_in_vain(game, definition, play):
        return Refusal("multi-monster-specials-whole-fight", card=definition.ident)
    if definition.kind == "one-shot" or game.is_worn(card):
        return None
    in_hand = card in game.state.players[seat].hand
    rule = "items-count-only-when-played" if in_hand else "items-equipped-gives-bonus"
    return Refusal(rule, card=definition.ident)


def costs_nothing(play: Play) -> bool:
    """Tell whether an ability could be used for ever: it counts as a free act."""
    return play.ability and play.cost is None and not play.limit and not play.each


def _helps_in_vain(game: Game, definition: Definition, play: Play) -> bool:
    """Tell whether a one-shot can only help the munchkins, where a monster lets none do that."""
    fight = game.state.fight
    return (
        fight is not None
        and definition.kind == "one-shot"
        and bool(play.windows & COMBAT)
        and not any(pick.kind == "side" for pick in play.picks)
        and values.fight_has(game, fight, "no-one-shots")
    )


def _foe_of(game: Game, card: int) -> Foe | None:
    fight = game.state.fight
    if fight is None:
        return None
    return next((foe for foe in fight.foes if foe.card == card), None)


def _unmet(definition: Definition, play: Play) -> Refusal:
    if play.ability:
        return Refusal("classes-card-says-when", card=definition.ident)
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


def _identity_refusal(game: Game, seat: int, card: int, definition: Definition) -> Refusal | None:
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
        laid = definition.kind == "item" and card in game.state.players[seat].hand
        full = len(values.bigs(game, seat)) >= values.big_limit(game, seat)
        if laid and definition.big and full:
            return Refusal("big-items-one-only", card=definition.ident)
        return (
            None if targets.possible(game, seat, card, play, {}) else _impossible(game, definition)
        )
    if targets.candidates(game, seat, card, play, play.picks[0], {}):
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


def _move_out(game: Game, seat: int, card: int, play: Play) -> None:
    player = game.state.players[seat]
    if play.ability:
        return
    if card in player.hand:
        zones.move(game, card, f"hand:{seat}", "flight")
    elif card in player.table:
        changes.leave_table(game, seat, card)
        zones.move(game, card, f"table:{seat}", "flight")
        zones.forget(game, card)
        changes.end_lasting(game, seat, card)


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

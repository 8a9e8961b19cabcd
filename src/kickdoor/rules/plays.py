"""Playing cards and using abilities: the acts, why they are refused, what becomes of the card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import changes, fights, strengths, zones
from kickdoor.core.acts import Act, Named
from kickdoor.core.decisions import Refusal
from kickdoor.core.definition import RECEIVED
from kickdoor.core.events import Event
from kickdoor.core.frames import FrameKind, frame_kind, open_act
from kickdoor.core.state import NOBODY, Frame
from kickdoor.rules import against, costs, limits, meddling, targets, timing
from kickdoor.rules.playability import costs_nothing, refusal_of

if TYPE_CHECKING:
    from kickdoor.core.definition import Play
    from kickdoor.core.game import Game

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
        """Return the plays that may be begun now; one that uses the card goes before laying it.

        They are worked out once while the game rests.
        """
        memo = game.memo
        if memo is None:
            return self._legal(game, seat, card)
        key = (self.verb, seat * SEATS_APART + card)
        found: list[Play] | None = memo.get(key)
        if found is None:
            found = memo[key] = self._legal(game, seat, card)
        return found

    def _legal(self, game: Game, seat: int, card: int) -> list[Play]:
        now = timing.moment_for(game, seat, card)
        legal = [
            play
            for play in self.plays(game, seat, card)
            if play.windows & now and refusal_of(game, seat, card, play, now) is None
        ]
        return [play for play in legal if play.spends or play.ability] or legal

    def legal_heads(self, game: Game, seat: int) -> Named:
        """Return the cards with a play that may be begun; most have none in the moment it is."""
        now = timing.moment(game, seat)
        if not now:
            return {}
        maybe = now | RECEIVED if game.state.received else now
        cards = game.cards
        return {
            token: card
            for token, card in self.heads(game, seat).items()
            if cards[card].moments & maybe and self.legal(game, seat, card)
        }

    def refusal(self, game: Game, seat: int, head: int) -> Refusal | None:
        """Return why no play of the card may be begun: that of the first for which it is time."""
        return None if self.legal(game, seat, head) else self._why(game, seat, head)

    def _why(self, game: Game, seat: int, card: int) -> Refusal:
        now = timing.moment_for(game, seat, card)
        refusal: Refusal | None = None
        for play in self.plays(game, seat, card):
            if refusal is None or play.windows & now:
                refusal = refusal_of(game, seat, card, play, now)
        if refusal is not None:
            return refusal
        is_monster = game.cards[card].kind == "monster"
        rule = "monsters-hand-uses" if is_monster else "hand-play-only-at-specified-times"
        return Refusal(rule, card=game.cards[card].ident)

    def wrong_pick(self, game: Game, seat: int, values_: list[int], token: str) -> Refusal | None:
        """Say why a dead player is no target, and why a lasting curse pays for nothing."""
        players = game.state.players
        if token[:1] == "@" and token[1:].isdigit() and int(token[1:]) < len(players):
            target = int(token[1:])
            if not players[target].alive:
                return Refusal("death-no-levels")
            levels = game.cards[values_[0]].kind == "level-card"
            if levels and not strengths.may_gain_level(game, target):
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
        cost = costs.due(game, play, names)
        return costs.cost_picks(game, seat, costs.kept(play, card, names), cost, paid)

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
        before = _before_payment(game, card, play)
        limits.count_use(game, seat, card, play, names)
        fights.note_play(game, seat, card)
        if costs_nothing(play):
            game.state.free_acts[seat] = game.state.free_acts.get(seat, 0) + 1
        _move_out(game, seat, card, play)
        costs.pay(game, seat, play.cost, paid, costs.kept(play, card, names))
        fights.touch(game)
        meddling.watch(game, seat, card)
        if not play.ability:
            game.push(Frame("spent", seat, card, {"fight": int(_stays_in_fight(game, card, play))}))
        names_for_effect: dict[str, int | str] = {**names, **before}
        fight = game.state.fight
        if game.cards[card].kind == "monster" and fight is not None:
            first = next(iter(twins(game, card).values()), NOBODY)
            names_for_effect["foe"] = values_[at - 1] if at == ABILITY_OF_TWINS else first
        if paid and _asks_payment(game, card, play):
            names_for_effect["paid"] = paid[0]
        victim = names.get("victim", names.get("player", seat))
        names_for_effect.pop("victim", None)
        changes.run_program(game, card, play.do, seat, victim, **names_for_effect)
        against.announce(game, seat, card, play, names)


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


open_act(PlayCard)


class UseAbility(CardAct):
    """Use an ability of a card in play, or of a monster in the fight."""

    __slots__ = ()
    verb = "use"
    keeps_received = True

    def heads(self, game: Game, seat: int) -> Named:
        """Return the cards with abilities before the player, those that are everybody's, and monsters."""
        cards = game.cards
        table = game.state.players[seat].table
        found = [c for c in table if cards[c].abilities and cards[c].kind != "monster"]
        found += game.rules.able
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


open_act(UseAbility)


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


open_act(Lay)


def twins(game: Game, card: int) -> Named:
    """Return the monsters of the fight that a card with an ability may stand for."""
    fight = game.state.fight
    ident = game.cards[card].ident
    return {
        token: uid
        for token, uid in targets.name_foes(game).items()
        if fight is not None and token.partition("#")[0] == ident
    }


def _before_payment(game: Game, card: int, play: Play) -> dict[str, int]:
    """Return what lies on top of the Door discards, where an effect is about it and a cost may cover it."""
    steps = game.cards[card].programs[play.do] if play.do >= 0 else ()
    pile = game.state.door_discards
    about = pile and any(getattr(step, "about_top", False) for step in steps)
    return {"top": pile[-1]} if about else {}


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


frame_kind("spent", Spent)


def _asks_payment(game: Game, card: int, play: Play) -> bool:
    """Tell whether something that a play does is about the card that was paid for it."""
    steps = game.cards[card].programs[play.do] if play.do >= 0 else ()
    return any(getattr(step, "asks_payment", False) for step in steps)


def mask_of(cards: list[int]) -> int:
    """Return the mask of some cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask

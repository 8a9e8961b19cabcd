"""Playability: why a play may not be begun now, by rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core import changes, fights, loads, standing, strengths, traits
from kickdoor.core.decisions import Refusal
from kickdoor.core.definition import COMBAT
from kickdoor.lang.ops.fighting import NO_NEW_MONSTERS, ForceHelp
from kickdoor.lang.ops.levels import StealLevel
from kickdoor.rules import arrivals, costs, deals, limits, ranks, targets, timing

if TYPE_CHECKING:
    from kickdoor.core.definition import Definition, Play
    from kickdoor.core.game import Game
    from kickdoor.core.state import Fight, Foe


def refusal_of(game: Game, seat: int, card: int, play: Play, now: int) -> Refusal | None:
    """Return why a play may not be begun in the moment that it is for its card, or None."""
    definition = game.cards[card]
    if game.state.stack[-1].kind == "excess" and definition.kind not in ("identity", "permission"):
        return Refusal("big-items-excess-correct")
    if not play.windows & now:
        return timing.too_early(game, seat, definition, play)
    wrong = _wrong_player(game, seat, card, play)
    if wrong is not None:
        return wrong
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
        return Refusal(
            "classes-discard-cost-source-munchkins",
            card=definition.ident,
            **costs.price(play.cost),
        )
    return _no_target(game, seat, card, play)


def _wrong_player(game: Game, seat: int, card: int, play: Play) -> Refusal | None:
    """Return why a play is not for this player, as the fight stands."""
    fight = game.state.fight
    if fight is not None and fights.frozen_key(seat) in game.state.used:
        return Refusal("conflicts-card-beats-rule", card=game.cards[card].ident)
    if fight is not None and not play.ability:
        kept_out = _kept_out(game, fight, seat, card)
        if kept_out is not None:
            return kept_out
    if not _fits_player(fight, seat, play.by):
        return Refusal("classes-card-says-when", who=play.by)
    if fight is not None and card in deals.promised(game, seat):
        return Refusal("help-bribe-card-plays", card=game.cards[card].ident)
    return None


def _kept_out(game: Game, fight: Fight, seat: int, card: int) -> Refusal | None:
    """Return why a player plays no such card in this fight: it was given back, or a monster says so."""
    if game.state.used.get(fights.barred_key(seat), 0):
        return Refusal("conflicts-card-beats-rule", card=game.cards[card].ident)
    outside = seat not in fight.fighters() and game.cards[card].kind != "one-shot"
    if outside and standing.fight_has(game, fight, "outsiders-one-shots-only"):
        return Refusal("monsters-fight-alone-vox", card=game.cards[card].ident)
    return None


def _idle_item(game: Game, seat: int, card: int, play: Play) -> Refusal | None:
    """Return why an item does nothing for its player: not in play, not worn, not for such as you.

    A one-shot needs neither be worn nor even lie in play (rule one-shots-hand-or-table-vox).
    """
    definition = game.cards[card]
    if not definition.is_item or not (play.ability or play.spends):
        return None
    if arrivals.arriving(game, card):
        return Refusal("hand-play-only-at-specified-times", card=definition.ident)
    if not standing.usable(game, seat, card):
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
        and standing.fight_has(game, fight, "no-one-shots")
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


def _fits_player(fight: Fight | None, seat: int, by: str) -> bool:
    """Tell whether a seat is one of those by whom a play may be made."""
    if by == "main":
        return fight is not None and fight.main == seat
    if by == "helper":
        return fight is not None and fight.helper == seat
    if by in ("fighter", "outsider"):
        return (fight is not None and seat in fight.fighters()) == (by == "fighter")
    return True


def _no_place(game: Game, seat: int, definition: Definition) -> Refusal | None:
    """Return why a player has no place for one identity more."""
    mine = traits.identities(game, seat, definition.group)
    limit = changes.identity_limit(game, seat, definition.group)
    full = len(mine) >= game.rules.groups.get(definition.group, 1)
    if game.state.phase == "setup" and full and limit > len(mine):
        return Refusal("setup-initial-play-one-class", card=definition.ident)
    if limit <= sum(standing.for_good(game, seat, card) for card in mine):
        return Refusal("conflicts-card-beats-rule", card=definition.ident)
    if ranks.too_high(game, seat, definition):
        return Refusal("engine-rank-too-high", card=definition.ident)
    same = [card for card in mine if game.cards[card].same_as == definition.same_as]
    if same and (limit > 1):
        return Refusal("super-munchkin-no-duplicate-class", card=definition.ident)
    return None


def _identity_refusal(game: Game, seat: int, card: int, definition: Definition) -> Refusal | None:
    if definition.kind == "permission" and not definition.places:
        if any(
            game.cards[each].ident == definition.ident for each in game.state.players[seat].table
        ):
            return Refusal("classes-only-one", card=definition.ident)
    elif definition.kind == "permission":
        mine = traits.identities(game, seat, definition.group)
        if not mine:
            return Refusal("super-munchkin-needs-class", card=definition.ident)
        if traits.permission(game, seat, definition.group) >= 0:
            return Refusal("classes-only-one", card=definition.ident)
    if definition.kind == "identity":
        crowded = _no_place(game, seat, definition)
        if crowded is not None:
            return crowded
    if definition.kind == "attachment":
        table = game.state.players[seat].table
        twin = any(game.cards[each].ident == definition.ident for each in table)
        if twin and any(
            pick.kind == "identity" for play in definition.plays for pick in play.picks
        ):
            return Refusal("classes-only-one", card=definition.ident)
    unusable = definition.is_item and not standing.usable(game, seat, card)
    if unusable and game.state.phase == "setup":
        return Refusal("setup-initial-play-items", card=definition.ident)
    return None


def _no_target(game: Game, seat: int, card: int, play: Play) -> Refusal | None:
    definition = game.cards[card]
    if not play.picks:
        laid = definition.kind == "item" and card in game.state.players[seat].hand
        ridden = loads.is_mount(game, card)
        full = len(loads.bigs(game, seat)) >= loads.big_limit(game, seat)
        if laid and definition.big and full and not ridden:
            return Refusal("big-items-one-only", card=definition.ident)
        if laid and loads.is_full(game, seat, card):
            return Refusal("engine-carried-limit", card=definition.ident)
        if laid and ridden and not changes.fits_on(game, seat, card):
            usable = standing.usable(game, seat, card)
            rule = "vehicles-one-only" if usable else "vehicles-never-just-carried"
            return Refusal(rule, card=definition.ident)
        if targets.possible(game, seat, card, play, {}):
            return None
        return _impossible(game, seat, definition, play)
    if targets.candidates(game, seat, card, play, play.picks[0], {}):
        return None
    return _impossible(game, seat, definition, play)


def _impossible(game: Game, seat: int, definition: Definition, play: Play) -> Refusal:
    """Return why nothing can be picked, or nothing would come of it."""
    fight = game.state.fight
    operations = definition.programs[play.do] if play.do >= 0 else ()
    steals = any(isinstance(each, StealLevel) for each in operations)
    if definition.kind == "level-card" or (steals and not strengths.may_gain_level(game, seat)):
        return Refusal("level-cards-not-winning", card=definition.ident)
    if fight is not None and play.windows & COMBAT:
        banned = definition.is_item and standing.fight_has(game, fight, "no-one-shots")
        if banned:
            return Refusal("multi-monster-specials-whole-fight", card=definition.ident)
        if any(isinstance(each, ForceHelp) for each in operations):
            return Refusal(_no_help(game, fight), card=definition.ident)
    if fight is not None and standing.has_quality(game, fight.main, NO_NEW_MONSTERS):
        return Refusal("seasons-holiday-no-joining", card=definition.ident)
    return Refusal("curses-nothing-to-hit", card=definition.ident)


def _no_help(game: Game, fight: Fight) -> str:
    """Return the rule by which nobody can be made to help."""
    if fight.helper >= 0:
        return "help-one-helper"
    if strengths.for_the_win(game, fight):
        return "help-compelled-not-for-win"
    if standing.fight_has(game, fight, "no-helper"):
        return "multi-monster-specials-whole-fight"
    return "curses-nothing-to-hit"

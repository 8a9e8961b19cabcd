"""Keys: option keys - listing those that are legal, and reading one.

A key is a verb, a head and further picks: ``verb:head>pick>pick``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core.acts import FIGHT, HAND, OFFERS, TABLE
from kickdoor.core.decisions import Refusal, Refused
from kickdoor.core.frames import ACTS

if TYPE_CHECKING:
    from kickdoor.core.acts import Act, Named
    from kickdoor.core.game import Game


def legal_heads(game: Game, seat: int) -> dict[str, tuple[Act, str, int]]:
    """Return the beginnings of all that is legal, with act, token and what the token means."""
    missing = ~_facts(game, seat)
    found = {}
    for act in game.acts_for(seat):
        if not act.needs & missing:
            verb = act.verb
            for token, value in act.legal_heads(game, seat).items():
                found[f"{verb}:{token}" if token else verb] = (act, token, value)
    return found


def _facts(game: Game, seat: int) -> int:
    """Return which of the facts hold that an act may need."""
    state = game.state
    player = state.players[seat]
    facts = FIGHT if state.fight is not None else 0
    if state.offers:
        facts |= OFFERS
    if player.hand:
        facts |= HAND
    return facts | TABLE if player.table else facts


def read(game: Game, seat: int, key: str) -> tuple[Act, list[str], list[int], bool]:
    """Return the act of a key, its full tokens, their values, and whether it is complete.

    Raises:
        Refused: the key is not the beginning of anything legal.
    """
    head, *rest = key.split(">")
    act, first, value = _read_head(game, seat, head, key)
    tokens, values = [first], [value]
    named = act.picks(game, seat, values)
    for token in rest:
        found = None if named is None else find_token(named, token)
        if named is None or found is None:
            why = act.wrong_pick(game, seat, values, token) if named else None
            raise Refused(why or Refusal("engine-unknown-option", option=key), key)
        tokens.append(found)
        values.append(named[found])
        named = act.picks(game, seat, values)
    return act, tokens, values, named is None


def _read_head(game: Game, seat: int, head: str, key: str) -> tuple[Act, str, int]:
    """Return the act that a key begins with, the token it names and what that means."""
    legal = game.memo.get(("heads", seat)) if game.memo is not None else None
    if legal is not None and head in legal:
        known: tuple[Act, str, int] = legal[head]
        return known
    verb, _, token = head.partition(":")
    if verb not in ACTS or not 0 <= seat < len(game.state.players) or game.over:
        raise Refused(Refusal("engine-unknown-option", option=key), key)
    act = ACTS[verb]
    if act not in game.acts_for(seat):
        raise Refused(_out_of_place(game, act, seat), key)
    named = act.heads(game, seat)
    found = find_token(named, token)
    if found is None:
        raise Refused(Refusal("engine-unknown-option", option=key), key)
    refusal = act.why_not(game, seat, named[found])
    if refusal is not None:
        raise Refused(refusal, key)
    return act, found, named[found]


def _out_of_place(game: Game, act: Act, seat: int) -> Refusal:
    if not game.state.players[seat].alive:
        return Refusal("death-no-cards-received")
    return Refusal(act.elsewhere, verb=act.verb)


def following(game: Game, seat: int, draft: tuple[str, ...]) -> Named | None:
    """Return what may be picked next after what a draft has."""
    act = ACTS[draft[0]]
    _, _, values, _ = read(game, seat, f"{draft[0]}:{'>'.join(draft[1:])}")
    return act.picks(game, seat, values)


def find_token(named: Named, token: str) -> str | None:
    """Return the full token that is meant: itself, or the only one that ends in it."""
    if token in named:
        return token
    fits = [each for each in named if each.rsplit("/", 1)[-1] == token]
    return fits[0] if len(fits) == 1 else None

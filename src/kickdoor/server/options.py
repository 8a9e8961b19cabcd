"""Options: a decision as the client gets it, with labels, the cards concerned, and what is grave."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.core.frames import ACTS
from kickdoor.core.game import BACK
from kickdoor.server.messages import WireDecision, WireOption, WireRefusal

if TYPE_CHECKING:
    from kickdoor.core.acts import Act, Named
    from kickdoor.core.decisions import Decision
    from kickdoor.core.game import Game
    from kickdoor.server.words import Words

GROUPS = {
    "kick-open": "turn",
    "listen": "turn",
    "loot": "turn",
    "end-turn": "turn",
    "ready": "turn",
    "trouble": "play",
    "play": "play",
    "use": "use",
    "equip": "equip",
    "unequip": "equip",
    "carry": "equip",
    "drop": "discard",
    "give": "discard",
    "shed": "discard",
    "sell": "sell",
    "trade": "trade",
    "ask": "help",
    "leave": "help",
    "claim": "fight",
    "concede": "fight",
    "flee": "fight",
    "sacrifice": "fight",
    "pass": "answer",
}
OFFERS = ("accept", "decline", "counter", "withdraw")
GRAVE = frozenset({"concede", "sacrifice", "sell", "drop"})
"""Verbs that cannot be taken back; only the option that completes one asks again."""


def wire_decision(game: Game, decision: Decision, words: Words) -> WireDecision:
    """Return a decision with all its options and refusals, in the words of one language."""
    seat = decision.seat
    draft = game.live_draft(seat)
    if draft is None:
        options, refused = _heads(game, seat, words)
    else:
        options, refused = _picks(game, seat, draft, words), []
    return WireDecision(
        decision.id,
        decision.revision,
        decision.kind,
        decision.required,
        words.prompt(game, decision),
        decision.source,
        options,
        refused,
    )


def _heads(game: Game, seat: int, words: Words) -> tuple[list[WireOption], list[WireRefusal]]:
    options, refused = [], []
    for act in game.acts_for(seat):
        heads = act.heads(game, seat)
        if not heads:
            continue
        group = GROUPS.get(act.verb, "pick")
        barred = act.bar(game, seat)
        for token, value in heads.items():
            key = f"{act.verb}:{token}" if token else act.verb
            label = words.option(game, seat, act.verb, (token,), (value,))
            card = card_handle(game, token, value)
            refusal = barred or act.refusal(game, seat, value)
            if refusal is None:
                if act.verb in OFFERS:
                    group = _offer_group(game, value)
                grave = _is_grave(game, seat, act, [value], token)
                options.append(WireOption(key, label, card, group, grave))
            else:
                text = words.refusal(refusal)
                refused.append(WireRefusal(key, label, card, refusal.rule, text))
    return options, refused


def _offer_group(game: Game, ident: int) -> str:
    for offer in game.state.offers:
        if offer.ident == ident:
            return offer.kind
    return "trade"


def _picks(game: Game, seat: int, draft: tuple[str, ...], words: Words) -> list[WireOption]:
    act = ACTS[draft[0]]
    group = GROUPS.get(act.verb, "pick")
    path = draft[0] + ":" + ">".join(draft[1:])
    values, named = read_draft(game, seat, draft)
    options = []
    for token, value in named.items():
        label = words.option(game, seat, act.verb, (*draft[1:], token), (*values, value))
        grave = _is_grave(game, seat, act, [*values, value], token)
        card = card_handle(game, token, value)
        options.append(WireOption(f"{path}>{token}", label, card, group, grave))
    options.append(WireOption(BACK, words.option(game, seat, BACK, (), ()), None, group, False))
    return options


def read_draft(game: Game, seat: int, draft: tuple[str, ...]) -> tuple[list[int], Named]:
    """Return what a draft has picked so far, and what may be picked next."""
    act = ACTS[draft[0]]
    named: Named | None = act.heads(game, seat)
    values: list[int] = []
    for token in draft[1:]:
        if named is None or token not in named:
            return values, {}
        values.append(named[token])
        named = act.picks(game, seat, values)
    return values, named or {}


def _is_grave(game: Game, seat: int, act: Act, values: list[int], last: str) -> bool:
    if act.verb not in GRAVE or last == "no":
        return False
    return act.picks(game, seat, values) is None


def card_handle(game: Game, token: str, value: int) -> int | None:
    """Return the handle of the card that a token means: a card, or a monster of the fight."""
    ident = token.partition("#")[0]
    if "/" not in ident:
        return None
    state = game.state
    if 0 <= value < len(game.cards) and game.cards[value].ident == ident:
        return state.handle[value]
    if state.fight is not None:
        for foe in state.fight.foes:
            if foe.uid == value:
                return state.handle[foe.card]
    return None

"""Asking: questions that decisions put, and what their options are called."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kickdoor.core.strengths import winning
from kickdoor.lang.cardtext import capital
from kickdoor.lang.clauses import Voice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kickdoor.core.decisions import Decision
    from kickdoor.core.definition import Definition
    from kickdoor.core.game import Game
    from kickdoor.core.state import Frame
    from kickdoor.lang.wording import Wording

SIDES = {"munchkins", "monsters"}
OFFERS = ("accept", "decline", "counter", "withdraw")


# Questions ---------------------------------------------------------------------------------------


def prompt(wording: Wording, game: Game, decision: Decision) -> str:
    """Return the question that a decision puts, in one sentence."""
    if decision.kind == "draft":
        return _draft(wording, game, decision)
    event = _answered(game) if decision.kind == "answers" else None
    args = _about(wording, game, decision, event)
    names = [decision.why, decision.kind, "floor"]
    if event is not None and event.seat == decision.seat:
        names.insert(0, f"{decision.why}-you")
    for name in names:
        message = f"prompt-{name}"
        if name and wording.catalogue.has(message):
            return wording.say(message, **args)
    return wording.say("prompt-choice")


def _answered(game: Game) -> Frame | None:
    stack = game.state.stack
    return stack[-2] if len(stack) > 1 and stack[-1].kind == "answers" else None


def _about(wording: Wording, game: Game, decision: Decision, event: Frame | None) -> dict[str, Any]:
    card = wording.name_of(decision.source) if decision.source else ""
    args: dict[str, Any] = {"card": card, "who": "", "amount": 0, "for": "", "side": ""}
    fight = game.state.fight
    if fight is not None:
        args["who"] = game.state.players[fight.main].name
        if decision.why == "combat-open":
            args["side"] = "winning" if winning(game, fight) else "losing"
    if event is not None:
        args["who"] = game.state.players[event.seat].name
        args["amount"] = event.number("value")
        args["for"] = wording.word("purpose", str(event.names.get("purpose", "")))
        if event.card >= 0:
            args["card"] = wording.name_of(game.cards[event.card].ident)
    return args


def _draft(wording: Wording, game: Game, decision: Decision) -> str:
    draft = game.live_draft(decision.seat) or ("",)
    shape = _shape([option.key.rsplit(">", 1)[-1] for option in decision.options])
    for message in (f"prompt-draft-{draft[0]}-{shape}", f"prompt-draft-{shape}"):
        if wording.catalogue.has(message):
            return wording.say(message)
    return wording.say("prompt-choice")


def _shape(tokens: list[str]) -> str:
    """Return what kind of thing a draft asks for, told by its options."""
    picks = [each for each in tokens if each != "back"]
    if any("/" in each for each in picks):
        return "cards" if {"done", "for"} & set(picks) else "card"
    if picks and all(each.startswith("@") for each in picks):
        return "player"
    if picks and all(each.isdigit() for each in picks):
        return "number"
    if picks and set(picks) <= SIDES:
        return "side"
    return "cards" if set(picks) & {"done", "for"} else "way"


# Options -----------------------------------------------------------------------------------------


def label(
    wording: Wording,
    game: Game,
    seat: int,
    verb: str,
    tokens: Sequence[str],
    values: Sequence[int],
) -> str:
    """Return what an option is called: its verb with the head, or its last pick."""
    token = tokens[-1] if tokens else ""
    if len(tokens) > 1:
        return _token(wording, game, verb, tokens)
    if verb in OFFERS:
        return _offer(wording, game, seat, verb, token)
    special = f"option-{verb}-{token}"
    if token and wording.catalogue.has(special):
        return wording.say(special)
    name = _token(wording, game, verb, tokens) if token else ""
    message = f"option-{verb}"
    if wording.catalogue.has(message):
        return wording.say(message, name=name)
    return name or verb


def _token(wording: Wording, game: Game, verb: str, tokens: Sequence[str]) -> str:
    token = tokens[-1]
    if token.startswith("@") and token[1:].isdigit():
        return game.state.players[int(token[1:])].name
    if "/" in token:
        ident, _, number = token.partition("#")
        name = wording.name_of(ident)
        return wording.say("copy-of", name=name, number=int(number)) if number else name
    if token.isdigit():
        return token
    definition = _head(game, tokens)
    if verb == "pick":
        return _choice(wording, game, token) or wording.word("word", token)
    if verb in ("play", "use") and len(tokens) == 2 and definition is not None:
        return wording.ability_name(definition, token) or wording.word("word", token)
    return wording.word("word", token)


def _head(game: Game, tokens: Sequence[str]) -> Definition | None:
    return game.rules.by_id.get(tokens[0].partition("#")[0])


def _choice(wording: Wording, game: Game, token: str) -> str:
    """Return what one of the things does that a card lets a player choose from."""
    stack = game.state.stack
    if len(stack) < 2 or stack[-2].kind != "effect":
        return ""
    frame = stack[-2]
    definition = game.cards[frame.card]
    operation = definition.programs[frame.number("program")][frame.number("at") - 1]
    options = getattr(operation, "options", ())
    for ident, number in options:
        if ident == token:
            return capital(wording.clauses(definition).effect(number, Voice()))
    return ""


def _offer(wording: Wording, game: Game, seat: int, verb: str, token: str) -> str:
    for offer in game.state.offers:
        if str(offer.ident) == token:
            other = offer.to if offer.by == seat else offer.by
            name = game.state.players[other].name
            return wording.say(f"option-{verb}", kind=offer.kind, who=name)
    return wording.say(f"option-{verb}", kind="trade", who="")
